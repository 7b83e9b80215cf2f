//! HTTP, WebSocket and storage around sessions. The server knows no game by name: what the catalogue lists is what
//! can be played.
//!
//! A move's way: `socket` reads it, the `host` hands it to the room of its match, which has the session play it; the
//! `store` keeps it, and only then is it shown and acknowledged.

mod accept;
mod assets;
mod chance;
mod commander;
mod council;
mod discipline;
mod guard;
mod host;
mod http;
mod lanes;
mod lease;
mod letters;
mod limits;
mod lobby;
mod nodes;
mod passkeys;
mod people;
mod players;
mod postman;
mod presence;
mod socket;
mod tables;
mod vitals;
mod wire;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;

pub use council::advise;
use discipline::Discipline;
use guard::Guard;
pub use limits::Limits;
use limits::Places;
use lobby::Lobby;
pub use postman::PostConfig;
use postman::Postman;
pub use room::talk::Talking;
pub(crate) use room::{protocol, refusal};
use store::Store;
pub use store::measures::{Kind, Measure};
pub use store::{Admin, Exported, Place, StoreError, Told};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the store is.
    pub data: Place,
    /// The address that people reach it by, where that is another one (`https://jeux.example.org`).
    pub public_url: Option<String>,
    /// The addresses of proxies on other machines, whose word counts for where people come from.
    pub proxies: Vec<IpAddr>,
    /// How much it gives.
    pub limits: Limits,
    /// What people may say to each other.
    pub talking: Talking,
    /// How letters go out to people who are away.
    pub post: PostConfig,
}

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The store cannot be opened.
    #[error("{0} (in {1})")]
    Store(StoreError, Place),
    /// Letters cannot go out like this.
    #[error("{0}")]
    Post(String),
    /// The network failed.
    #[error("network: {0}")]
    Network(#[from] std::io::Error),
}

/// What every request can reach.
pub(crate) struct App {
    pub(crate) guard: Guard,
    pub(crate) store: Store,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) sockets: Arc<Places>,
    pub(crate) bodies: Arc<Places>,
    pub(crate) limits: Limits,
    pub(crate) discipline: Discipline,
    pub(crate) postman: Arc<Postman>,
    /// Counts the changes of the list of open tables.
    pub(crate) tables: watch::Sender<u32>,
    /// Whether everybody is being sent away.
    pub(crate) leaving: watch::Sender<bool>,
}

/// How long a server that is told to stop waits for its lines to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// A server that listens already.
pub struct Server {
    listener: TcpListener,
    app: Arc<App>,
}

/// Sends the people of a server away: they come back by themselves as soon as there is one again.
pub struct Drain(Arc<App>);

impl Drain {
    /// Nobody is taken in any more; who has a line is told to come back, after what he is being answered. Ends when all
    /// have gone, or after a few seconds. Nothing is lost by it: what was acknowledged is stored.
    pub async fn drain(&self) {
        self.0.leaving.send_replace(true);
        let gone = async {
            while self.0.sockets.count() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        _ = tokio::time::timeout(FAREWELL, gone).await;
    }
}

impl Server {
    /// Opens the store and listens. Nothing is answered before [`Server::run`].
    pub async fn open(config: Config) -> Result<(SocketAddr, Server), ServeError> {
        let store = Store::open(&config.data).await.map_err(|error| ServeError::Store(error, config.data.clone()))?;
        let store = store.patient(config.post.grace);
        let discipline = Discipline::of(&store).await;
        let discipline = discipline.map_err(|error| ServeError::Store(error, config.data.clone()))?;
        let cannot_listen = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(cannot_listen)?;
        let address = listener.local_addr()?;
        let base = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let base = base.trim_end_matches('/').to_owned();
        let postman = Postman::new(&config.post, store.clone(), base).map_err(ServeError::Post)?;
        let limits = config.limits;
        let app = App {
            guard: Guard::new(address, config.public_url.as_deref(), config.proxies, &limits),
            store: store.clone(),
            lobby: Arc::new(Lobby::new(store, limits.clone(), config.talking)),
            sockets: Places::new(limits.connections, limits.connections_each),
            bodies: Places::new(limits.bodies, limits.bodies_each),
            limits,
            discipline,
            postman: Arc::new(postman),
            tables: watch::Sender::new(0),
            leaving: watch::Sender::new(false),
        };
        Ok((address, Server { listener, app: Arc::new(app) }))
    }

    /// How it is brought to an end without anybody's noticing more than a pause.
    pub fn drain(&self) -> Drain {
        Drain(self.app.clone())
    }

    /// Where it listens, and the future that answers until it is dropped.
    pub async fn bind(
        config: Config,
    ) -> Result<(SocketAddr, impl Future<Output = Result<(), ServeError>> + Send), ServeError> {
        let (address, server) = Server::open(config).await?;
        Ok((address, server.run()))
    }

    /// Answers until the process is told to stop (interrupt or terminate), then sends everybody away.
    pub async fn run_until_told(self) -> Result<(), ServeError> {
        let drain = self.drain();
        let mut running = std::pin::pin!(self.run());
        tokio::select! {
            ended = &mut running => return ended,
            () = told_to_stop() => tracing::info!("draining"),
        }
        // Whoever asks meanwhile whether this server is ready hears that it is not.
        tokio::select! {
            ended = running => ended,
            () = drain.drain() => Ok(()),
        }
    }

    /// Answers until it is dropped. A match needs no farewell: what was acknowledged is stored.
    pub async fn run(self) -> Result<(), ServeError> {
        let (router, limits) = (http::router(self.app.clone()), self.app.limits.clone());
        tokio::select! {
            never = accept::serve(self.listener, router, limits) => match never {},
            never = self.app.lobby.clone().watch_clocks() => match never {},
            never = self.app.postman.clone().watch() => match never {},
            never = self.app.discipline.watch(&self.app.store) => match never {},
            never = self.app.follow_others() => match never {},
        }
    }
}

async fn told_to_stop() {
    let interrupt = async {
        _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
