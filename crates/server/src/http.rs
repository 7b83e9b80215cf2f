//! The HTTP side: the games and their words, making matches, and the headers that every answer carries.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use room::desk::{self, Reply};
use tower_http::compression::CompressionLayer;

use crate::App;
use crate::assets;
use crate::refusal::Refused;
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
        .route("/api/games", get(ask))
        .route("/api/words/{game}/{tongue}", get(ask))
        .route("/api/rules/{game}/{tongue}", get(ask))
        .route("/api/preview/{game}/{scenario}", get(ask))
        .route("/api/preview", post(ask).layer(DefaultBodyLimit::max(LARGEST_ORDER)))
        .route("/api/depot/{game}/{question}", post(ask).layer(DefaultBodyLimit::max(LARGEST_ARMY)))
        .route("/api/matches", post(create).layer(DefaultBodyLimit::max(LARGEST_ORDER)))
        .route("/api/watch", post(watch).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/api/{*rest}", any(unknown))
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
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, Json(refused.problem())).into_response()
}

struct Sorry(Refused);

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
    let mut policy = app.guard.content_policy(headers);
    if request.uri().path().starts_with("/device/") {
        // There the rules themselves run in the browser.
        policy += "; script-src 'self' 'wasm-unsafe-eval'";
    }
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
    refusal(desk::unknown())
}

/// What anybody may ask without a seat.
async fn ask(uri: Uri, body: Bytes) -> Result<Response, Sorry> {
    let Reply { kind, text } = desk::answer(uri.path().trim_start_matches("/api/"), &body)?;
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    app.guard.may_create(peer, &headers)?;
    Ok(Json(app.lobby.create(desk::asked(&body)?).await?).into_response())
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
