//! Several nodes over one store: what others have kept is heard of at once, and looked for now and then in case that a word
//! was lost with the node that was to say it.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use store::{Ears, Word};
use tokio::sync::Notify;

use crate::App;
use crate::host::Knock;

/// How often it is looked for what was not heard of, and told that this node lives.
const LOOK: Duration = Duration::from_secs(5);

impl App {
    /// Lets every room that is open here know what others have kept, as long as the server runs. Who looks does not keep
    /// those waiting who hear.
    pub(crate) async fn follow_others(&self) -> Infallible {
        let Some(ears) = self.store.ears() else { return std::future::pending().await };
        let anything = Notify::new();
        tokio::select! {
            never = self.hear(ears, &anything) => never,
            never = self.look_now_and_then(&anything) => never,
        }
    }

    async fn hear(&self, mut ears: Ears, anything: &Notify) -> Infallible {
        let (lobby, presence) = (&self.lobby, &self.lobby.presence);
        while let Some(word) = ears.recv().await {
            match word {
                Word::Match(id) => lobby.told(&id, Knock::Others(None)).await,
                Word::Here(id, node, seats) => {
                    presence.heard(&node, Instant::now());
                    if presence.note(&node, &id, seats) {
                        lobby.told(&id, Knock::Elsewhere).await;
                    }
                }
                Word::Alive(node) => presence.heard(&node, Instant::now()),
                Word::Who(node) => {
                    presence.heard(&node, Instant::now());
                    presence.tell_all();
                }
                Word::Tables => self.tables_changed(),
                Word::Anything => {
                    presence.ask();
                    anything.notify_one();
                }
            }
        }
        std::future::pending().await
    }

    async fn look_now_and_then(&self, anything: &Notify) -> Infallible {
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = look.tick() => {}
                () = anything.notified() => {}
            }
            self.lobby.presence.tell_alive();
            for id in self.lobby.presence.forget_silent(Instant::now()) {
                self.lobby.told(&id, Knock::Elsewhere).await;
            }
            self.tables_changed();
            self.look().await;
        }
    }

    /// Looks which matches that are open here others have changed without its being heard.
    async fn look(&self) {
        let Ok(steps) = self.store.steps_of(&self.lobby.open_matches()).await else { return };
        for (id, step) in steps {
            if self.lobby.is_behind(&id, step) {
                self.lobby.told(&id, Knock::Others(Some(step))).await;
            }
        }
    }
}
