//! The HTTP side: the games and their words, making matches, and the headers that every answer carries.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::body::{Bytes, HttpBody, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use room::desk::{self, Reply};
use tower_http::compression::CompressionLayer;

use crate::App;
use crate::assets;
use crate::letters;
use crate::limits::Place;
use crate::passkeys;
use crate::people;
use crate::players;
use crate::refusal::Refused;
use crate::socket;
use crate::tables;
use crate::vitals;

/// Largest order of a match: an author's own scenario fits in.
pub const LARGEST_ORDER: usize = 128 * 1024;
/// Largest record.
const LARGEST_RECORD: usize = 2 * 1024 * 1024;

/// Everything that the server answers.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/health", get(vitals::health))
        .route("/ready", get(vitals::ready))
        .route("/metrics", get(vitals::metrics))
        .route("/api/health", get(health))
        .route("/api/games", get(ask))
        .route("/api/words/{game}/{tongue}", get(ask))
        .route("/api/rules/{game}/{tongue}", get(ask))
        .route("/api/school/{game}/{tongue}", get(ask))
        .route("/api/figures/{game}", get(ask))
        .route("/api/puzzles/{game}", get(ask).post(ask))
        .route("/api/puzzles/{game}/{number}", get(ask).post(ask))
        .route("/api/briefing/{game}/{scenario}", get(ask))
        .route("/api/preview/{game}/{scenario}", get(ask))
        .route("/api/preview", post(ask))
        .route("/api/depot/{game}/{question}", post(ask))
        .route("/api/matches", post(create))
        .route("/api/watch", post(watch))
        .route("/api/me", get(people::me))
        .route("/api/me/name", post(people::name))
        .route("/api/me/link", post(people::link))
        .route("/api/me/join", post(people::join))
        .route("/api/me/only", post(people::only))
        .route("/api/me/passkeys/ask", post(passkeys::ask_to_add))
        .route("/api/me/passkeys", post(passkeys::add))
        .route("/api/me/passkeys/drop", post(passkeys::drop_all))
        .route("/api/passkeys/ask", post(passkeys::ask_to_enter))
        .route("/api/passkeys", post(passkeys::enter))
        .route("/api/me/export", get(people::export))
        .route("/api/me/delete", post(people::delete))
        .route("/api/me/holidays", get(people::holidays).post(people::rest))
        .route("/api/me/games", get(people::games))
        .route("/api/me/games/{id}", get(people::glance))
        .route("/api/me/letters", get(letters::list).post(letters::choose))
        .route("/api/me/letters/drop", post(letters::drop_one))
        .route("/api/letters/confirm", post(letters::confirm))
        .route("/api/letters/off", post(letters::off))
        .route("/off/{id}/{token}", get(letters::off_page).post(letters::off_at_once))
        .route("/api/players/{name}", get(players::player))
        .route("/api/ratings/{game}", get(players::ranking))
        .route("/api/records/{id}", get(players::record))
        .route("/api/tables", get(tables::list).post(tables::offer))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/withdraw", post(tables::withdraw))
        .route("/api/{*rest}", any(unknown))
        .route("/.well-known/grognard-key", get(key))
        .route("/ws/{id}", get(socket::connect))
        .route("/device", get(Redirect::permanent("/device/")))
        .route("/device/", get(assets::device))
        .route("/device/{*rest}", get(assets::device))
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
        "large" => StatusCode::PAYLOAD_TOO_LARGE,
        "slow" => StatusCode::REQUEST_TIMEOUT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, Json(refused.problem())).into_response()
}

pub struct Sorry(Refused);

impl<T: Into<Refused>> From<T> for Sorry {
    fn from(why: T) -> Sorry {
        Sorry(why.into())
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        refusal(self.0)
    }
}

/// What came with a request, and its place in memory.
pub struct Sent {
    /// What came.
    pub bytes: Bytes,
    address: IpAddr,
    _place: Place,
}

impl App {
    /// Who asks.
    pub(crate) fn address(&self, request: &Request) -> IpAddr {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        self.guard.address(peer.unwrap_or(Ipv4Addr::UNSPECIFIED.into()), request.headers())
    }

    /// Reads what comes with a request, if it is not too much for the server or for whom it comes from, and comes soon.
    pub(crate) async fn read(&self, request: Request, most: usize) -> Result<Sent, Refused> {
        let address = self.address(&request);
        let body = request.into_body();
        let declared = body.size_hint().exact().map_or(most, |size| size.try_into().unwrap_or(usize::MAX));
        let too_large = || Refused::new("large", "too-large").with("limit", most);
        if declared > most {
            return Err(too_large());
        }
        let place = self.bodies.take(address, declared).ok_or_else(|| Refused::new("busy", "full"))?;
        match tokio::time::timeout(self.limits.request, to_bytes(body, most)).await {
            Ok(Ok(bytes)) => Ok(Sent { bytes, address, _place: place }),
            Ok(Err(_)) => Err(too_large()),
            Err(_) => Err(Refused::new("slow", "too-slow")),
        }
    }
}

/// Checks host and origin, and adds the headers that keep a page to itself.
async fn protect(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let mut policy = app.guard.content_policy(headers);
    if request.uri().path().starts_with("/device/") {
        // There the rules themselves run in the browser.
        policy += "; script-src 'self' 'wasm-unsafe-eval'";
    }
    let looking = matches!(*request.method(), Method::GET | Method::HEAD);
    // A link in a letter is enough by itself.
    let link = request.uri().path().starts_with("/off/");
    let ours = app.guard.host(headers).and_then(|()| match looking || link {
        true => Ok(()),
        false => app.guard.origin(headers, false),
    });
    let allowed = ours.and_then(|()| app.guard.may_ask(app.address(&request)));
    let api = request.uri().path().starts_with("/api/");
    let own = ["/api/me", "/api/tables"].iter().any(|path| request.uri().path().starts_with(path));
    let first = request.uri().path() == "/" && people::device(headers).is_none();
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
    if first {
        add(header::SET_COOKIE, &app.first_cookie());
    }
    add(header::CONTENT_SECURITY_POLICY, &policy);
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(header::REFERRER_POLICY, "no-referrer");
    add(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    add(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if api {
        add(header::CACHE_CONTROL, if looking && !own { "no-cache" } else { "no-store" });
    }
    response
}

async fn health() -> Json<serde_json::Value> {
    Json(serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}

/// By this key anybody can tell which records this server has signed.
async fn key(State(app): State<Arc<App>>) -> String {
    app.lobby.key() + "\n"
}

async fn unknown() -> Response {
    refusal(desk::unknown())
}

/// What anybody may ask without a seat.
async fn ask(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let path = request.uri().path().trim_start_matches("/api/").to_owned();
    let sent = app.read(request, LARGEST_ORDER).await?;
    let Reply { kind, text } = app.lobby.ask(path, sent.bytes).await?;
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

async fn create(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_create(app.address(&request))?;
    let device = people::device(request.headers());
    app.discipline.may_play(app.known(request.headers()).await?.as_ref())?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let wanted = app.without_borrowed_names(desk::asked(&sent.bytes)?, device).await?;
    Ok(Json(app.lobby.create(wanted).await?).into_response())
}

async fn watch(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_create(app.address(&request))?;
    let sent = app.read(request, LARGEST_RECORD).await?;
    let text =
        String::from_utf8(sent.bytes.to_vec()).map_err(|error| Refused::unreadable("unreadable", error.to_string()))?;
    Ok(Json(app.lobby.watch(text, sent.address).await?).into_response())
}
