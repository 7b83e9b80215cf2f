//! Passkeys: a device joins its person by a key that his phone or password manager keeps. Each ceremony has two halves
//! (we ask, the browser answers) that may come to different nodes: the store remembers the first one, once.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use passki::{
    AuthenticationCredential, AuthenticationOptions, AuthenticationState, Passki, RegistrationCredential,
    RegistrationOptions, RegistrationState, ResidentKeyRequirement, StoredPasskey,
};
use room::club::{Ceremony, CeremonyDone};
use room::desk;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::people::Joined;

use crate::App;
use crate::chance;
use crate::http::{LARGEST_ORDER, Sorry};
use crate::people::{device, nobody};
use crate::refusal::Refused;

/// How long a ceremony may take.
const MINUTES: u32 = 5;

/// Our side of a ceremony at the address that the browser shows. (That it is ours, the guard has seen.)
fn party(headers: &HeaderMap) -> Result<Passki, Refused> {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()).unwrap_or_default();
    let uri = origin.parse::<Uri>().unwrap_or_default();
    let name = uri.host().filter(|host| !host.starts_with('[') && host.parse::<IpAddr>().is_err());
    let name = name.ok_or_else(|| Refused::new("unreadable", "passkey-address"))?;
    Ok(Passki::new(name, &[origin], "Grognard"))
}

fn spent() -> Refused {
    Refused::new("unreadable", "passkey-spent")
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it is always JSON")
}

impl App {
    /// The first half of a ceremony.
    async fn begin(&self, options: Value, state: Value) -> Result<Response, Sorry> {
        let token = room::link(&mut chance::fill);
        self.store.begin_ceremony(room::digest(&token), state.to_string(), MINUTES).await?;
        Ok(Json(Ceremony { token, options }).into_response())
    }

    /// What the browser answers, and what we remembered until then.
    async fn end<C: DeserializeOwned, S: DeserializeOwned>(&self, request: Request) -> Result<(C, S), Refused> {
        let sent = self.read(request, LARGEST_ORDER).await?;
        let CeremonyDone { token, credential } = desk::asked(&sent.bytes)?;
        let state = self.store.end_ceremony(room::digest(&token)).await?.ok_or_else(spent)?;
        let credential = serde_json::from_value(credential).map_err(|_| spent())?;
        Ok((credential, serde_json::from_str(&state).map_err(|_| spent())?))
    }
}

/// A passkey is to be added.
pub async fn ask_to_add(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let kept = app.store.passkeys(person.id.clone()).await?;
    let kept: Vec<StoredPasskey> = kept.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    let name = if person.name.is_empty() { "Grognard" } else { &person.name };
    let mut options = RegistrationOptions::default();
    // Whoever comes in by it has said nothing else of himself.
    options.resident_key = ResidentKeyRequirement::Required;
    options.exclude_credentials = Some(&kept);
    let begun = party(request.headers())?.start_passkey_registration(person.id.as_bytes(), name, name, options);
    let (challenge, state) = begun.map_err(|_| spent())?;
    app.begin(json(&challenge), json(&(person.id, state))).await
}

/// It is added.
pub async fn add(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let party = party(request.headers())?;
    let (credential, (asked, state)) = app.end::<RegistrationCredential, (String, RegistrationState)>(request).await?;
    let made = party.finish_passkey_registration(&credential, &state).ok().filter(|_| asked == person.id);
    let made = made.ok_or_else(spent)?;
    let id = Passki::base64_encode(&made.credential_id);
    if !app.store.add_passkey(person.id.clone(), id, json(&made).to_string()).await? {
        return Err(Refused::new("unreadable", "passkey-many").into());
    }
    Ok(Json(app.about(Some(person)).await?).into_response())
}

/// All passkeys are forgotten.
pub async fn drop_all(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    app.store.drop_passkeys(person.id.clone()).await?;
    Ok(Json(app.about(Some(person)).await?).into_response())
}

/// Somebody wants to come in by a passkey: any that he has.
pub async fn ask_to_enter(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_enrol(app.address(&request))?;
    let begun = party(request.headers())?.start_passkey_authentication(&[], AuthenticationOptions::default());
    let (challenge, state) = begun.map_err(|_| spent())?;
    app.begin(json(&challenge), json(&state)).await
}

/// He comes in: this device is his.
pub async fn enter(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_enrol(app.address(&request))?;
    let device = device(request.headers()).ok_or_else(nobody)?;
    let party = party(request.headers())?;
    let (credential, state) = app.end::<AuthenticationCredential, AuthenticationState>(request).await?;
    // As we wrote it down ourselves, whatever way of writing it was sent in.
    let id = Passki::base64_decode(&credential.raw_id).map(|id| Passki::base64_encode(&id)).map_err(|_| spent())?;
    let kept = app.store.passkey(id.clone()).await?.ok_or_else(spent)?;
    let mut kept: StoredPasskey = serde_json::from_str(&kept).map_err(|_| spent())?;
    kept.counter = party.finish_passkey_authentication(&credential, &state, &kept).map_err(|_| spent())?.counter;
    match app.store.enter(device.digest(), id, json(&kept).to_string()).await? {
        Joined::As(person) => Ok(Json(app.about(Some(person)).await?).into_response()),
        Joined::Already => Err(Refused::new("unreadable", "own-device").into()),
        Joined::Spent => Err(spent().into()),
    }
}
