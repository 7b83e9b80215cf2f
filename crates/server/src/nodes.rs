//! Several nodes over one store: what others have kept is heard of at once, and looked for now and then in case that a word
//! was lost with the node that was to say it.

use std::convert::Infallible;
use std::time::Duration;

use store::Word;

use crate::App;
use crate::host::Knock;

/// How often it is looked for what was not heard of.
const LOOK: Duration = Duration::from_secs(5);

impl App {
    /// Lets every room that is open here know what others have kept, as long as the server runs.
    pub(crate) async fn follow_others(&self) -> Infallible {
        let Some(mut ears) = self.store.ears() else { return std::future::pending().await };
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                word = ears.recv() => match word {
                    Some(Word::Match(id)) => self.lobby.told(&id, Knock::Others(None)).await,
                    Some(Word::Here(id, node, here)) => self.lobby.told(&id, Knock::Here(node, here)).await,
                    Some(Word::Tables) => self.tables_changed(),
                    Some(Word::Anything) => self.look().await,
                    None => return std::future::pending().await,
                },
                _ = look.tick() => self.look().await,
            }
        }
    }

    async fn look(&self) {
        self.tables_changed();
        let Ok(steps) = self.store.steps_of(self.lobby.open_matches()).await else { return };
        for (id, step) in steps {
            self.lobby.told(&id, Knock::Others(Some(step))).await;
        }
    }
}
