//! What an operator's tools ask: whether the server lives, whether it takes people in, and its figures.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::http::refusal;

/// `GET /health`: the process answers.
pub async fn health() -> &'static str {
    "ok\n"
}

/// `GET /ready`: new people may be sent here. While the server is drained they may not.
pub async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.leaving.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n").into_response();
    }
    "ready\n".into_response()
}

/// `GET /metrics`: the server's figures in the text format of Prometheus, for the machine itself alone.
pub async fn metrics(State(app): State<Arc<App>>, request: Request) -> Response {
    if !app.address(&request).is_loopback() {
        return refusal(room::desk::unknown());
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures(&app)).into_response()
}

fn figures(app: &App) -> String {
    let lobby = &app.lobby;
    let mut text = String::new();
    let mut tell = |name: &str, kind: &str, help: &str, value: u64| {
        text += &format!("# HELP grognard_{name} {help}\n# TYPE grognard_{name} {kind}\ngrognard_{name} {value}\n");
    };
    tell("sockets", "gauge", "Lines of people at tables.", app.sockets.count() as u64);
    tell("rooms", "gauge", "Matches and records in memory.", lobby.rooms() as u64);
    tell("request_bytes", "gauge", "Bytes of requests in memory.", app.bodies.count() as u64);
    tell("record_bytes", "gauge", "Bytes of records that are watched.", lobby.record_bytes() as u64);
    tell("thoughts_waiting", "gauge", "Commanders who wait for a core.", lobby.thoughts_waiting() as u64);
    tell("steps_total", "counter", "Steps kept since the start.", lobby.steps());
    tell("draining", "gauge", "Whether people are being sent away.", u64::from(*app.leaving.borrow()));
    text
}
