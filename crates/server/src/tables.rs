//! Open tables over HTTP: who offers, who sits down, and the list that everybody looks at while it changes.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kernel::Side;
use room::desk;
use room::tables::{Offered, OpenTable, OpenTables};
use serde::Deserialize;

use crate::App;
use crate::chance;
use crate::http::{LARGEST_ORDER, Sorry};
use crate::refusal::Refused;
use store::tables::{Offer, Opened};

/// How long the list is waited for when nothing changes.
const PATIENCE: Duration = Duration::from_secs(20);
/// Tables that are shown: nobody reads more.
const SHOWN: usize = 100;

/// What the list is asked with.
#[derive(Deserialize)]
pub struct Since {
    seen: Option<u32>,
}

impl App {
    /// The tables as one sees them. Whoever looks is here: what he offers for now goes on standing.
    async fn open_tables(&self, headers: &HeaderMap) -> Result<OpenTables, Refused> {
        let now = chance::now();
        let me = self.known(headers).await?.map(|person| person.id).unwrap_or_default();
        let offers = self.store.offers(now).await?;
        let fades = |offer: &&Offer| offer.owner.id == me && offer.offered.is_live();
        if let Some(offer) = offers.iter().find(fades)
            && offer.until < now + offer.offered.stands() * 2 / 3
        {
            self.store.renew_offers(me.clone(), now + offer.offered.stands()).await?;
        }
        let mut strengths = HashMap::new();
        for Offer { offered, .. } in offers.iter().filter(|offer| offer.owner.id != me) {
            if offered.is_bounded() && !strengths.contains_key(&offered.game) {
                strengths.insert(offered.game.clone(), self.store.strength(me.clone(), offered.game.clone()).await?);
            }
        }
        let table = |Offer { id, owner, rating, offered, since, .. }: Offer| OpenTable {
            id,
            rating,
            fits: strengths.get(&offered.game).is_none_or(|&strength| offered.is_for(strength)),
            offered,
            mine: owner.id == me,
            by: Some(owner.name).filter(|name| !name.is_empty()),
            since: since.try_into().unwrap_or_default(),
        };
        let tables = offers.into_iter().take(SHOWN).map(table).collect();
        Ok(OpenTables { seen: print_of(&tables), tables })
    }

    /// Whoever looks at the list is told that it has changed.
    pub(crate) fn tables_changed(&self) {
        self.tables.send_modify(|seen| *seen = seen.wrapping_add(1));
    }
}

/// The list; to who has it already, when it has changed.
pub async fn list(
    State(app): State<Arc<App>>,
    Query(Since { seen }): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let (mut news, mut leaving) = (app.tables.subscribe(), app.leaving.subscribe());
    let patience = tokio::time::sleep(PATIENCE);
    tokio::pin!(patience);
    loop {
        news.mark_unchanged();
        let tables = app.open_tables(&headers).await?;
        if seen != Some(tables.seen) || patience.is_elapsed() {
            return Ok(Json(tables).into_response());
        }
        tokio::select! {
            _ = news.changed() => {}
            _ = leaving.wait_for(|leaving| *leaving) => return Ok(Json(tables).into_response()),
            () = &mut patience => {}
        }
    }
}

/// What tells a list from another: the same on every node.
fn print_of(tables: &Vec<OpenTable>) -> u32 {
    let mut hasher = std::hash::DefaultHasher::new();
    serde_json::to_string(tables).unwrap_or_default().hash(&mut hasher);
    hasher.finish() as u32
}

/// Somebody offers a game.
pub async fn offer(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (address, headers) = (app.address(&request), request.headers().clone());
    app.guard.may_create(address)?;
    let (_, owner) = app.somebody(address, &headers).await?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let offered: Offered = desk::asked(&sent.bytes)?;
    offered.check()?;
    app.lobby.prepare(offered.wanted()).await?;
    let now = chance::now();
    let (id, until) = (room::match_id(&mut chance::fill), now + offered.stands());
    match app.store.offer(Offer { id, owner, rating: None, offered, since: 0, until }, now).await? {
        Opened::Stands => app.tables_changed(),
        Opened::Enough => return Err(Refused::new("busy", "table-many").into()),
        Opened::Full => return Err(Refused::new("busy", "full").into()),
    }
    Ok(Json(app.open_tables(&headers).await?).into_response())
}

/// An offer is taken back.
pub async fn withdraw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?.ok_or_else(gone)?;
    if !app.store.withdraw(id, person.id).await? {
        return Err(gone().into());
    }
    app.tables_changed();
    Ok(Json(app.open_tables(&headers).await?).into_response())
}

/// Somebody sits down at a table that another has offered.
pub async fn sit(State(app): State<Arc<App>>, Path(id): Path<String>, request: Request) -> Result<Response, Sorry> {
    let address = app.address(&request);
    app.guard.may_create(address)?;
    let (_, guest) = app.somebody(address, request.headers()).await?;
    let offers = app.store.offers(chance::now()).await?;
    let Offer { owner, offered, .. } = offers.into_iter().find(|offer| offer.id == id).ok_or_else(gone)?;
    if owner.id == guest.id {
        return Err(Refused::new("unreadable", "table-own").into());
    }
    let strength = app.store.strength(guest.id.clone(), offered.game.clone()).await?;
    if !offered.is_for(strength) {
        return Err(offered.not_for(strength).into());
    }
    let seats = offered.seats(owner, guest, lot());
    let sat = app.lobby.meet(id, offered.wanted(), seats).await?.ok_or_else(gone)?;
    app.tables_changed();
    Ok(Json(sat).into_response())
}

fn gone() -> Refused {
    Refused::new("unknown", "table-gone")
}

fn lot() -> Side {
    let mut byte = [0];
    chance::fill(&mut byte);
    if byte[0] & 1 == 0 { Side::A } else { Side::B }
}
