//! How people are told things while they are away, over HTTP: they choose the ways, say that an address is theirs, and turn
//! everything off by one link.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use post::{Purpose, Subscription, mailbox, opens};
use room::desk;
use room::letters::{ChannelAsked, ChannelKind, DropAsked, LetterLink, Letters, Way};

use crate::App;
use crate::chance;
use crate::http::{LARGEST_ORDER, Sorry};
use crate::postman::fresh;
use crate::refusal::Refused;
use store::channels::Chosen;

impl App {
    async fn letters(&self, person: Option<String>) -> Result<Letters, Refused> {
        let channels = match person {
            Some(person) => self.store.channels(person).await?,
            None => Vec::new(),
        };
        let post = self.postman.post();
        Ok(Letters { mails: post.mails(), push_key: post.push_key(), channels })
    }

    /// A way as it may be kept: kind, address and keys.
    fn way(&self, way: Way) -> Result<(ChannelKind, String, Option<String>), Refused> {
        let post = self.postman.post();
        let refused = |why| move || Refused::new("unreadable", why);
        match way {
            Way::Mail { .. } if !post.mails() => Err(Refused::new("unreadable", "no-mail")),
            Way::Mail { address } => {
                let address = mailbox(&address).ok_or_else(refused("mail-form"))?;
                Ok((ChannelKind::Mail, address, None))
            }
            Way::Hook { address } => {
                let address = post.check(&address, false).ok_or_else(refused("hook-form"))?;
                Ok((ChannelKind::Hook, address.to_string(), None))
            }
            Way::Push { endpoint, p256dh, auth } => {
                let to = Subscription { endpoint, p256dh, auth };
                let whole = to.is_whole() && post.check(&to.endpoint, true).is_some();
                let keys = whole.then(|| serde_json::to_string(&to).ok()).flatten().ok_or_else(refused("push-form"))?;
                Ok((ChannelKind::Push, to.endpoint, Some(keys)))
            }
        }
    }

    async fn confirm(&self, LetterLink { id, token }: LetterLink) -> Result<(), Refused> {
        let right = opens(&self.store.key, Purpose::Confirm, &id, &token);
        if right && self.store.confirm(id, chance::now()).await? { Ok(()) } else { Err(spent()) }
    }

    async fn silence(&self, LetterLink { id, token }: LetterLink) -> Result<(), Refused> {
        let right = opens(&self.store.key, Purpose::Off, &id, &token);
        if right && self.store.silence(id).await? { Ok(()) } else { Err(spent()) }
    }
}

fn spent() -> Refused {
    Refused::new("unreadable", "letter-spent")
}

/// How one is told things.
pub async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Sorry> {
    let person = app.known(&headers).await?.map(|person| person.id);
    Ok(Json(app.letters(person).await?).into_response())
}

/// A way is chosen. An e-mail address is asked first whether it wants letters.
pub async fn choose(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let ChannelAsked { tongue, way } = desk::asked(&sent.bytes)?;
    let (kind, address, keys) = app.way(way)?;
    let mail = kind == ChannelKind::Mail;
    if mail {
        app.guard.may_write_to(&address)?;
    }
    let (id, owner) = (fresh(), person.id.clone());
    let chosen = Chosen { id: id.clone(), person: person.id, kind, address, keys, tongue };
    app.store.choose(chosen, chance::now()).await?;
    if mail {
        app.postman.ask(id).await?;
    }
    Ok(Json(app.letters(Some(owner)).await?).into_response())
}

/// A way is wanted no more.
pub async fn drop_one(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    let (_, person) = app.somebody(app.address(&request), request.headers()).await?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    let DropAsked { id } = desk::asked(&sent.bytes)?;
    app.store.drop_channel(id, person.id.clone()).await?;
    Ok(Json(app.letters(Some(person.id)).await?).into_response())
}

/// Its owner wants letters at an address.
pub async fn confirm(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.confirm(linked(&app, request).await?).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Somebody wants no letters any more.
pub async fn off(State(app): State<Arc<App>>, request: Request) -> Result<Response, Sorry> {
    app.silence(linked(&app, request).await?).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn linked(app: &App, request: Request) -> Result<LetterLink, Refused> {
    app.guard.may_enrol(app.address(&request))?;
    let sent = app.read(request, LARGEST_ORDER).await?;
    desk::asked(&sent.bytes)
}

/// The link at the foot of a letter leads to the page that turns letters off: programs that look at every link in a mail
/// turn nothing off by that.
pub async fn off_page(Path((id, token)): Path<(String, String)>) -> Redirect {
    let plain = |word: String| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    Redirect::to(&format!("/#/off/{}/{}", plain(id), plain(token)))
}

/// The button that mail programs make of the link (RFC 8058): they come without a page of ours, the link is enough.
pub async fn off_at_once(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    request: Request,
) -> Result<Response, Sorry> {
    app.guard.may_enrol(app.address(&request))?;
    app.silence(LetterLink { id, token }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
