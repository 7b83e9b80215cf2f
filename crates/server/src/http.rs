//! The HTTP side: the games and their words, making matches, and the headers that every answer carries.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use catalogue::Table;
use kernel::{Eyes, Tongue};
use session::{DiceOrder, Order, Session};
use tower_http::compression::CompressionLayer;

use crate::App;
use crate::assets;
use crate::depot;
use crate::protocol::{GameCard, Wanted};
use crate::refusal::{self, Refused, guarded};
use crate::socket;

/// Largest order of a match: an author's own scenario fits in.
const LARGEST_ORDER: usize = 128 * 1024;
/// Largest army, or two of them.
const LARGEST_ARMY: usize = 32 * 1024;
/// Largest record.
const LARGEST_RECORD: usize = 2 * 1024 * 1024;

/// Everything that the server answers.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/games", get(games))
        .route("/api/words/{game}/{tongue}", get(words))
        .route("/api/rules/{game}/{tongue}", get(rules))
        .route("/api/preview/{game}/{scenario}", get(preview))
        .route("/api/preview", post(picture).layer(DefaultBodyLimit::max(LARGEST_ORDER)))
        .route("/api/depot/{game}/stock", post(depot::stock).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/depot/{game}/review", post(depot::review).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/depot/{game}/complete", post(depot::complete).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/depot/{game}/read", post(depot::read).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/depot/{game}/enlist", post(depot::enlist).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/matches", post(create).layer(DefaultBodyLimit::max(LARGEST_ORDER)))
        .route("/api/watch", post(watch).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/api/{*rest}", any(unknown))
        .route("/ws/{id}", get(socket::connect))
        .fallback(get(assets::serve))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), protect))
        .with_state(app)
}

/// A refusal as an answer: the status for programs, the words for people.
pub fn refusal(refused: Refused) -> Response {
    let status = match refused.kind {
        "origin" => StatusCode::FORBIDDEN,
        "unknown" => StatusCode::NOT_FOUND,
        "busy" => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, Json(refused.problem())).into_response()
}

pub(crate) struct Sorry(Refused);

impl From<Refused> for Sorry {
    fn from(refused: Refused) -> Sorry {
        Sorry(refused)
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        refusal(self.0)
    }
}

/// Checks host and origin, and adds the headers that keep a page to itself.
async fn protect(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let policy = app.guard.content_policy(headers);
    let looking = matches!(*request.method(), Method::GET | Method::HEAD);
    let allowed = app.guard.host(headers).and_then(|()| match looking {
        true => Ok(()),
        false => app.guard.origin(headers, false),
    });
    let api = request.uri().path().starts_with("/api/");
    let mut response = match allowed {
        Ok(()) => next.run(request).await,
        Err(refused) => refusal(refused),
    };
    let headers = response.headers_mut();
    let mut add = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    add(header::CONTENT_SECURITY_POLICY, &policy);
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(header::REFERRER_POLICY, "no-referrer");
    add(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    add(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if api {
        add(header::CACHE_CONTROL, if looking { "no-cache" } else { "no-store" });
    }
    response
}

async fn health() -> Json<serde_json::Value> {
    Json(serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}

async fn unknown() -> Response {
    refusal(Refused::new("unknown", "unknown"))
}

async fn games() -> Json<Vec<GameCard>> {
    Json(catalogue::games().map(card).collect())
}

fn card(table: &dyn Table) -> GameCard {
    GameCard {
        id: table.id(),
        about: table.about(),
        sides: table.sides(),
        scenarios: table.scenarios().iter().map(|scenario| scenario.id).collect(),
        options: table.options(),
        raised: raised(table),
    }
}

/// The scenarios for which armies are raised.
fn raised(table: &dyn Table) -> Vec<&'static str> {
    let depot = table.depot();
    let serves = |toml: &str| depot.is_some_and(|depot| depot.serves(toml));
    table.scenarios().iter().filter(|scenario| serves(scenario.toml)).map(|scenario| scenario.id).collect()
}

pub(crate) fn game(id: &str) -> Result<&'static dyn Table, Refused> {
    catalogue::game(id).map_err(|_| Refused::new("unknown", "unknown"))
}

fn tongue(word: &str) -> Result<Tongue, Refused> {
    match word {
        "fr" => Ok(Tongue::Fr),
        "en" => Ok(Tongue::En),
        _ => Err(Refused::new("unknown", "unknown")),
    }
}

/// The shared words and the server's own, and those of a game unless `shared` alone is asked for.
async fn words(Path((id, word)): Path<(String, String)>) -> Result<Response, Sorry> {
    let tongue = tongue(&word)?;
    let own = if id == "shared" { "" } else { game(&id)?.words(tongue) };
    let text = [tongue.shared_words(), refusal::words(tongue), own].join("\n");
    Ok(text_response("text/plain; charset=utf-8", text))
}

async fn rules(Path((id, word)): Path<(String, String)>) -> Result<Response, Sorry> {
    let text = game(&id)?.rulebook(tongue(&word)?);
    Ok(text_response("text/markdown; charset=utf-8", text.to_owned()))
}

fn text_response(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// The beginning of a scenario as anybody may see it, for a picture.
async fn preview(Path((id, scenario)): Path<(String, String)>) -> Result<Response, Sorry> {
    game(&id)?.scenario(&scenario).map_err(|_| Refused::new("unknown", "unknown"))?;
    let begun = guarded(|| Session::begin(Order::of(&id, &scenario), DiceOrder::Seeded(0)))?;
    let scene = begun.map_err(Refused::from)?.view(Eyes::Public).scene;
    Ok(Json(scene).into_response())
}

/// The beginning of a match that is not made yet, with its house rules, as anybody may see it.
async fn picture(body: Bytes) -> Result<Response, Sorry> {
    let order: Order = serde_json::from_slice(&body).map_err(|error| Refused::unreadable("unreadable", error))?;
    game(&order.game)?;
    let begun = guarded(|| Session::begin(order, DiceOrder::Seeded(0)))?;
    let begun = begun.map_err(|fault| Refused::unreadable("bad-order", fault))?;
    Ok(Json(begun.view(Eyes::Public).scene).into_response())
}

async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    app.guard.may_create(peer, &headers)?;
    let wanted: Wanted = serde_json::from_slice(&body).map_err(|error| Refused::unreadable("unreadable", error))?;
    Ok(Json(app.lobby.create(wanted).await?).into_response())
}

async fn watch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    app.guard.may_create(peer, &headers)?;
    let text = String::from_utf8(body.to_vec()).map_err(|error| Refused::unreadable("unreadable", error))?;
    Ok(Json(app.lobby.watch(text).await?).into_response())
}
