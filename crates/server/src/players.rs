//! What everybody may know of the players: their pages, and the records of rated battles.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use room::club::Name;
use room::desk;

use crate::App;
use crate::http::Sorry;

/// The page of a player.
pub async fn player(State(app): State<Arc<App>>, Path(name): Path<String>) -> Result<Response, Sorry> {
    let name = Name::read(&name).ok_or_else(desk::unknown)?;
    let player = app.store.player(name.folded).await?.ok_or_else(desk::unknown)?;
    Ok(Json(player).into_response())
}

/// The players of a game, by their strength.
pub async fn ranking(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Response, Sorry> {
    catalogue::game(&game).map_err(|_| desk::unknown())?;
    Ok(Json(app.store.ranking(game).await?).into_response())
}

/// The record of a rated battle that is over.
pub async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Sorry> {
    let text = app.lobby.rated_record(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
