//! One connection: says who it is within five seconds, then talks with its room.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use room::{GuestId, Hello, Letter, Person, ask_of, written};
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::App;
use crate::guard::{self, Bucket};
use crate::host::{Guest, Knock};
use crate::http::refusal;
use crate::limits::Place;
use crate::lobby::Door;
use crate::people::{self, Device};
use crate::protocol::{Answer, Request};
use crate::refusal::Refused;
use crate::wire::{LONGEST, Upgrade, Wire};

/// Whoever talks too fast is told so this often, then the connection is closed.
const WARNINGS: u32 = 40;
/// What may come before it is said who this is.
const MOST_FIRST: usize = 8;
/// Silence after which a ping is sent.
const PING: Duration = Duration::from_secs(25);
/// Silence after which the connection is given up.
const SILENCE: Duration = Duration::from_secs(75);
/// Messages that go out together: most often a table and that a request was carried out.
const TOGETHER: usize = 8;
/// A browser that does not take a message within this is given up.
const SEND: Duration = Duration::from_secs(10);

/// `GET /ws/MATCH`.
pub async fn connect(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    if let Err(refused) = app.guard.origin(&headers, true) {
        return refusal(refused);
    }
    if *app.leaving.borrow() {
        return refusal(Refused::new("busy", "leaving"));
    }
    let (address, device) = (app.guard.address(peer.ip(), &headers), people::device(&headers));
    let Some(place) = app.sockets.take(address, 1) else {
        return refusal(Refused::new("busy", "full"));
    };
    upgrade.then(async move |wire| {
        let leaving = app.leaving.subscribe();
        Line { wire, address, person: None, device, leaving }.talk(&app, &id).await;
        drop(place);
    })
}

/// Why a connection ends.
enum End {
    /// It has gone, or is not worth a word.
    Gone,
    /// It is told why.
    Told(Refused, CloseCode),
    /// The server is about to stop: it is to come back.
    Leaving,
}

impl From<Error> for End {
    fn from(error: Error) -> End {
        match error {
            Error::Capacity(_) => {
                End::Told(Refused::new("unreadable", "too-large").with("limit", LONGEST), CloseCode::Size)
            }
            _ => End::Gone,
        }
    }
}

struct Line {
    wire: Wire,
    address: IpAddr,
    /// Who it is, where that is known.
    person: Option<Person>,
    /// Whether everybody is being sent away.
    leaving: watch::Receiver<bool>,
    /// Whose cookie it brought.
    device: Option<Device>,
}

/// Somebody who has been let in.
struct Entered {
    door: Arc<Door>,
    guest: GuestId,
    inbox: mpsc::Receiver<Utf8Bytes>,
    /// A spectator's place.
    _place: Option<Place>,
}

impl Line {
    async fn talk(mut self, app: &App, id: &str) {
        let end = match self.enter(app, id).await {
            Ok(mut entered) => {
                let end = self.serve(app, &mut entered, Speed::of(app.limits.messages)).await;
                _ = entered.door.letters.send(Knock::Letter(Letter::Leave(entered.guest))).await;
                end
            }
            Err(end) => end,
        };
        let code = match end {
            End::Gone => return,
            End::Leaving => CloseCode::Restart,
            End::Told(refused, code) => {
                _ = self.send(written(&refused.answer(None)).into()).await;
                code
            }
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        _ = taken(self.wire.send(Message::Close(Some(frame)))).await;
    }

    /// The first message says who this is.
    async fn enter(&mut self, app: &App, id: &str) -> Result<Entered, End> {
        let barred = |refused| End::Told(refused, CloseCode::Policy);
        let text = match tokio::time::timeout(guard::HELLO, self.first()).await {
            Ok(text) => text?,
            Err(_) => return Err(barred(Refused::new("seat", "hello-first"))),
        };
        let mut hello = match Request::read(&text) {
            Ok(Request::Hello { secret, seal, key }) => Hello { secret, seal, key, person: None },
            Ok(_) => return Err(barred(Refused::new("seat", "hello-first"))),
            Err((_, refused)) => return Err(barred(refused)),
        };
        let door = app.lobby.door(id).await.map_err(barred)?;
        hello.person = match &self.device {
            Some(device) if door.only_watches(&hello) => app.whose(device).await,
            device => app.person(device.as_ref(), self.address).await,
        }
        .map_err(barred)?;
        app.discipline.may_play(hello.person.as_ref()).map_err(barred)?;
        self.person = hello.person.clone();
        let place = door.place(&hello, self.address).map_err(barred)?;
        let (guest, inbox) = Guest::new(app.lobby.guest(), self.address);
        let number = guest.id;
        door.letters.send(Knock::Join(guest, hello)).await.map_err(|_| End::Gone)?;
        Ok(Entered { door, guest: number, inbox, _place: place })
    }

    async fn first(&mut self) -> Result<Utf8Bytes, End> {
        for _ in 0..MOST_FIRST {
            match self.wire.recv().await.ok_or(End::Gone)?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(End::Gone),
                _ => {}
            }
        }
        Err(End::Gone)
    }

    async fn serve(&mut self, app: &App, entered: &mut Entered, mut speed: Speed) -> End {
        let Entered { door, guest, inbox, .. } = entered;
        let (mut heard, mut said) = (Instant::now(), Vec::new());
        let mut ping = tokio::time::interval(PING);
        let mut news = app.discipline.news();
        // What he was to be told while he was away comes first.
        news.mark_changed();
        loop {
            let done = tokio::select! {
                n = inbox.recv_many(&mut said, TOGETHER) => {
                    let sent = if n == 0 { Err(End::Gone) } else { taken(self.wire.say(&said)).await };
                    said.clear();
                    sent
                }
                message = self.wire.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(app, door, *guest, message, &mut speed).await,
                        Some(Err(error)) => Err(error.into()),
                        None => Err(End::Gone),
                    }
                }
                () = left(&mut self.leaving) => {
                    // What he is being told comes first.
                    while let Ok(text) = inbox.try_recv()
                        && self.send(text).await.is_ok()
                    {}
                    Err(End::Leaving)
                }
                Ok(()) = news.changed() => self.heed(app).await,
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(End::Gone)
                    } else {
                        taken(self.wire.send(Message::Ping(Default::default()))).await
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// The operator may have done something about this person.
    async fn heed(&mut self, app: &App) -> Result<(), End> {
        let Some(person) = &self.person else { return Ok(()) };
        app.discipline.may_play(Some(person)).map_err(|refused| End::Told(refused, CloseCode::Policy))?;
        for (n, why) in app.discipline.warnings(person) {
            self.send(written(&Answer::Warned { why }).into()).await?;
            if let Err(error) = app.store.told(n).await {
                tracing::error!(%error, "a warning may be told twice");
            }
        }
        Ok(())
    }

    async fn hear(
        &mut self,
        app: &App,
        door: &Door,
        guest: u64,
        message: Message,
        speed: &mut Speed,
    ) -> Result<(), End> {
        // Whatever it is, it counts.
        let hurried = !speed.bucket.take();
        if hurried {
            speed.warnings += 1;
            if speed.warnings > WARNINGS {
                return Err(End::Told(Refused::new("busy", "too-fast"), CloseCode::Policy));
            }
        } else {
            speed.warnings = speed.warnings.saturating_sub(1);
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self.refuse(None, Refused::unreadable("unreadable", "text is expected")).await;
            }
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
        };
        if hurried {
            return self.refuse(ask_of(&text), Refused::new("busy", "too-fast")).await;
        }
        let request = Request::read(&text).and_then(|request| match request {
            Request::Talk { ask, .. } => {
                app.discipline.may_talk(self.person.as_ref()).map(|()| request).map_err(|refused| (Some(ask), refused))
            }
            _ => Ok(request),
        });
        match request {
            Ok(request) => door.letters.send(Knock::Letter(Letter::Say(guest, request))).await.map_err(|_| End::Gone),
            Err((ask, refused)) => self.refuse(ask, refused).await,
        }
    }

    async fn refuse(&mut self, ask: Option<u32>, refused: Refused) -> Result<(), End> {
        let answer: Answer = refused.answer(ask);
        self.send(written(&answer).into()).await
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        taken(self.wire.say(&[text])).await
    }
}

/// What is sent must be taken in time.
async fn taken(sent: impl Future<Output = Result<(), Error>>) -> Result<(), End> {
    match tokio::time::timeout(SEND, sent).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}

/// Ends when everybody is sent away.
async fn left(leaving: &mut watch::Receiver<bool>) {
    _ = leaving.wait_for(|leaving| *leaving).await;
}

/// How fast a line talks.
struct Speed {
    bucket: Bucket,
    warnings: u32,
}

impl Speed {
    /// So many messages a second, and twice as many at once.
    fn of(messages: u32) -> Speed {
        Speed { bucket: Bucket::new(messages.saturating_mul(2), messages.into()), warnings: 0 }
    }
}
