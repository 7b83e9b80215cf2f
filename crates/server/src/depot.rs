//! Armies raised before a match: the game's depot, asked over HTTP.

use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use kernel::Depot;
use serde::de::DeserializeOwned;

use crate::http::{Sorry, game};
use crate::protocol::{ArmyAsked, Enlisted, StockAsked, Toml};
use crate::refusal::{Refused, guarded};

fn depot(id: &str) -> Result<&'static dyn Depot, Refused> {
    game(id)?.depot().ok_or_else(|| Refused::new("unknown", "unknown"))
}

fn asked<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refused> {
    serde_json::from_slice(body).map_err(|error| Refused::unreadable("unreadable", error))
}

fn scenario(id: &str, name: &str) -> Result<&'static str, Refused> {
    game(id)?.scenario(name).map_err(|_| Refused::new("unknown", "unknown"))
}

fn told<T: serde::Serialize>(answer: Result<Result<T, kernel::Fault>, Refused>) -> Result<Response, Sorry> {
    Ok(Json(answer?.map_err(|fault| Refused::unreadable("bad-order", fault))?).into_response())
}

/// What can be had in a scenario.
pub async fn stock(Path(id): Path<String>, body: Bytes) -> Result<Response, Sorry> {
    let depot = depot(&id)?;
    let StockAsked { scenario: name, options } = asked(&body)?;
    let toml = scenario(&id, &name)?;
    told(guarded(|| depot.stock(toml, &options)))
}

/// What a draft costs and what is wrong with it.
pub async fn review(Path(id): Path<String>, body: Bytes) -> Result<Response, Sorry> {
    let depot = depot(&id)?;
    let ArmyAsked { scenario: name, options, side, draft, .. } = asked(&body)?;
    let toml = scenario(&id, &name)?;
    told(guarded(|| depot.review(toml, &options, side, &draft)))
}

/// The draft, completed by the commander.
pub async fn complete(Path(id): Path<String>, body: Bytes) -> Result<Response, Sorry> {
    let depot = depot(&id)?;
    let ArmyAsked { scenario: name, options, side, draft, seed } = asked(&body)?;
    let toml = scenario(&id, &name)?;
    told(guarded(|| depot.complete(toml, &options, side, &draft, seed.into())))
}

/// The draft that a file holds.
pub async fn read(Path(id): Path<String>, body: Bytes) -> Result<Response, Sorry> {
    let depot = depot(&id)?;
    let Toml { toml } = asked(&body)?;
    told(guarded(|| depot.read(&toml)))
}

/// The scenario with the armies in it.
pub async fn enlist(Path(id): Path<String>, body: Bytes) -> Result<Response, Sorry> {
    let depot = depot(&id)?;
    let Enlisted { scenario: name, options, armies } = asked(&body)?;
    let toml = scenario(&id, &name)?;
    told(guarded(|| depot.enlist(toml, &options, &armies).map(|toml| Toml { toml })))
}
