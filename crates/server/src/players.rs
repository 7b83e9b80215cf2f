//! What everybody may know of the players: their pages, and the records of rated battles.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use room::club::Name;
use room::{desk, rating};

use crate::App;
use crate::http::Sorry;

/// The page of a player.
pub async fn player(State(app): State<Arc<App>>, Path(name): Path<String>) -> Result<Response, Sorry> {
    let name = Name::read(&name).ok_or_else(desk::unknown)?;
    let player = app.store.player(name.folded).await?.ok_or_else(desk::unknown)?;
    Ok(Json(player).into_response())
}

/// The players of a game by their strength, and among them the commanders as they were measured.
pub async fn ranking(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Response, Sorry> {
    let table = catalogue::game(&game).map_err(|_| desk::unknown())?;
    let commanders = rating::commanders(table).unwrap_or_else(|fault| {
        tracing::error!(%game, "the commanders are not listed: {fault}");
        Vec::new()
    });
    Ok(Json(rating::listed(app.store.ranking(game).await?, commanders)).into_response())
}

/// The record of a rated battle that is over.
pub async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Sorry> {
    let text = app.lobby.rated_record(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
