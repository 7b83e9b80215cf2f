//! People: known by a cookie of their device, without a password. The first visit brings the cookie; something is kept
//! of a person when he sits down, takes a name or asks for a link.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Bits256, Side};
use room::Person;
use room::club::{DeviceLink, HolidayAsked, JoinAsked, Me, Name, NameAsked};
use room::desk;
use room::protocol::Wanted;

use crate::App;
use crate::chance;
use crate::http::{LARGEST_ORDER, Sorry};
use crate::refusal::Refused;
use store::people::Joined;

const COOKIE: &str = "grognard";
/// As long as a browser keeps one.
const COOKIE_DAYS: u32 = 400;
/// Letters of a device's secret: 128 bits in hexadecimal.
const SECRET: usize = 32;
/// How long a device may take to join.
const LINK_MINUTES: u32 = 10;

/// A device: the secret in its cookie, which only the browser and we know.
#[derive(Clone)]
pub struct Device(String);

impl Device {
    fn new() -> Device {
        Device(room::link(&mut chance::fill))
    }

    pub(crate) fn digest(&self) -> Bits256 {
        room::digest(&self.0)
    }
}

/// The device that a request comes from, if it has been here before.
pub fn device(headers: &HeaderMap) -> Option<Device> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, _)| *name == COOKIE)?;
    let whole = secret.len() == SECRET && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    whole.then(|| Device(secret.to_owned()))
}

impl App {
    /// Who comes with this cookie; somebody new, if it is new. When too many new ones come from one address they play
    /// on as nobody, and are known when they come again.
    pub(crate) async fn person(&self, device: Option<&Device>, address: IpAddr) -> Result<Option<Person>, Refused> {
        let Some(device) = device.map(Device::digest) else { return Ok(None) };
        if let Some(person) = self.store.person(device).await? {
            return Ok(Some(person));
        }
        if self.guard.may_enrol(address).is_err() {
            return Ok(None);
        }
        Ok(Some(self.store.enrol(device, room::match_id(&mut chance::fill)).await?))
    }

    /// A person who wants to change something about himself, with his device.
    pub(crate) async fn somebody(&self, address: IpAddr, headers: &HeaderMap) -> Result<(Device, Person), Refused> {
        self.guard.may_enrol(address)?;
        let device = device(headers).ok_or_else(nobody)?;
        let person = self.person(Some(&device), address).await?.ok_or_else(nobody)?;
        self.discipline.may_play(Some(&person))?;
        Ok((device, person))
    }

    /// A person of whom something is kept.
    pub(crate) async fn known(&self, headers: &HeaderMap) -> Result<Option<Person>, Refused> {
        match device(headers) {
            Some(device) => self.whose(&device).await,
            None => Ok(None),
        }
    }

    /// Whose device this is, if something is kept of him.
    pub(crate) async fn whose(&self, device: &Device) -> Result<Option<Person>, Refused> {
        Ok(self.store.person(device.digest()).await?)
    }

    pub(crate) async fn about(&self, person: Option<Person>) -> Result<Me, Refused> {
        let Some(Person { id, name, .. }) = person else { return Ok(Me { name: None, devices: 0, passkeys: 0 }) };
        let (devices, passkeys) = (self.store.devices(id.clone()).await?, self.store.passkeys(id).await?.len());
        Ok(Me { name: Some(name).filter(|name| !name.is_empty()), devices, passkeys })
    }

    /// The cookie: no page can read it, no other site can send it, and over a private line it never leaves it.
    fn cookie(&self, secret: &str, days: u32) -> String {
        let secure = if self.guard.is_private() { "; Secure" } else { "" };
        let age = days * 24 * 60 * 60;
        format!("{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}")
    }

    /// The cookie of a device that has never been here.
    pub(crate) fn first_cookie(&self) -> String {
        self.cookie(&Device::new().0, COOKIE_DAYS)
    }

    /// What is wanted, without names that belong to somebody else: he is called by his when he sits down.
    pub(crate) async fn without_borrowed_names(
        &self,
        mut wanted: Wanted,
        device: Option<Device>,
    ) -> Result<Wanted, Refused> {
        let mine = match device {
            Some(device) => self.store.person(device.digest()).await?.map(|person| person.id),
            None => None,
        };
        for side in Side::BOTH {
            let Some(name) = Name::read(&wanted.order.players[side]) else { continue };
            let owner = self.store.owner(name.folded).await?;
            if owner.is_some() && owner != mine {
                wanted.order.players[side].clear();
            }
        }
        Ok(wanted)
    }
}

pub(crate) fn nobody() -> Refused {
    Refused::new("unknown", "nobody")
}

/// Who this is; a first visit gets its cookie.
pub async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?;
    let device = device(&headers).unwrap_or_else(Device::new);
    let cookie = app.cookie(&device.0, COOKIE_DAYS);
    Ok(([(header::SET_COOKIE, cookie)], Json(app.about(person).await?)).into_response())
}

/// A name is taken.
pub async fn name(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, mut person) = app.somebody(app.address(&request), request.headers()).await?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let NameAsked { name } = desk::asked(&sent.bytes)?;
    let name = Name::read(&name).ok_or_else(|| Refused::new("unreadable", "name-form"))?;
    if !app.store.rename(person.id.clone(), name.written.clone(), name.folded).await? {
        return Err(Refused::new("unreadable", "name-taken").into());
    }
    person.name = name.written;
    Ok(Json(app.about(Some(person)).await?).into_response())
}

/// Another device is to join.
pub async fn link(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let link = room::link(&mut chance::fill);
    app.store.invite(person.id, room::digest(&link), LINK_MINUTES).await?;
    Ok(Json(DeviceLink { link, minutes: LINK_MINUTES }).into_response())
}

/// This device joins.
pub async fn join(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_enrol(app.address(&request))?;
    let device = device(request.headers()).ok_or_else(nobody)?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let JoinAsked { link } = desk::asked(&sent.bytes)?;
    match app.store.join(device.digest(), room::digest(&link)).await? {
        Joined::As(person) => Ok(Json(app.about(Some(person)).await?).into_response()),
        Joined::Already => Err(Refused::new("unreadable", "own-device").into()),
        Joined::Spent => Err(Refused::new("unreadable", "link-spent").into()),
    }
}

/// All other devices are signed out.
pub async fn only(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (device, person) = app.somebody(app.address(&request), request.headers()).await?;
    app.store.only(person.id.clone(), device.digest()).await?;
    Ok(Json(app.about(Some(person)).await?).into_response())
}

/// Whether one's clocks stand still.
pub async fn holidays(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?.map(|person| person.id).unwrap_or_default();
    Ok(Json(app.store.holidays(person, chance::now()).await?).into_response())
}

/// One goes on holiday, or comes back.
pub async fn rest(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let HolidayAsked { days } = desk::asked(&sent.bytes)?;
    let now = chance::now();
    let until = app.store.rest(person.id.clone(), days, now).await?;
    let until = until.ok_or_else(|| Refused::new("unreadable", "holiday-days"))?;
    app.lobby.rest(&person.id, until).await?;
    Ok(Json(app.store.holidays(person.id, now).await?).into_response())
}

/// All that is kept of a person, to take away.
pub async fn export(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?.ok_or_else(nobody)?;
    let file = HeaderValue::from_static("attachment; filename=\"grognard.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(app.store.export(person.id).await?)).into_response())
}

/// A person is no more: games under way are given up, and the names go from all of them.
pub async fn delete(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.guard.may_enrol(app.address(&request))?;
    let cookie = [(header::SET_COOKIE, app.cookie("", 0))];
    if let Some(person) = app.known(request.headers()).await? {
        let games = app.store.games(person.id.clone(), chance::now()).await?;
        app.lobby.forget_person(&person.id, &games).await;
        app.store.delete_person(person.id).await?;
        app.tables_changed();
    }
    Ok((cookie, Json(app.about(None).await?)).into_response())
}

/// A person's games.
pub async fn games(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Sorry> {
    let games = match app.known(&headers).await? {
        Some(person) => app.store.games(person.id, chance::now()).await?,
        None => Vec::new(),
    };
    Ok(Json(games).into_response())
}

/// How one of them stands.
pub async fn glance(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?.ok_or_else(desk::unknown)?;
    Ok(Json(app.lobby.glance(&id, &person).await?).into_response())
}
