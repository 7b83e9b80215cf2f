//! What an operator has done about people, as the running server knows it. He writes it into the store from the command
//! line; the server looks there once a second, and every line asks here about its own person.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::Text;
use room::Person;
use tokio::sync::watch;

use crate::chance;
use crate::refusal::Refused;
use store::measures::{Kind, Measure};
use store::{Store, StoreError};

/// How often the store is asked.
const TICK: Duration = Duration::from_secs(1);

/// What holds for people.
pub struct Discipline {
    people: Mutex<HashMap<String, Standing>>,
    /// The number of the last act that is known here.
    news: watch::Sender<i64>,
}

/// What holds for one person.
#[derive(Clone, Debug, Default)]
struct Standing {
    muted: Option<Measure>,
    banned: Option<Measure>,
    /// What he is still to be told.
    warnings: Vec<Measure>,
}

impl Discipline {
    /// What holds by the store.
    pub async fn of(store: &Store) -> Result<Discipline, StoreError> {
        let discipline = Discipline { people: Mutex::default(), news: watch::Sender::new(0) };
        discipline.learn(store).await?;
        Ok(discipline)
    }

    /// Looks for what an operator has done, as long as the server runs.
    pub async fn watch(&self, store: &Store) -> Infallible {
        let mut tick = tokio::time::interval(TICK);
        loop {
            tick.tick().await;
            // A store that cannot be read now can be read the next time.
            _ = self.learn(store).await;
        }
    }

    /// Learns what was done since the last time.
    async fn learn(&self, store: &Store) -> Result<(), StoreError> {
        let known = *self.news.borrow();
        let measures = store.measures(known).await?;
        let Some(last) = measures.last().map(|measure| measure.n) else { return Ok(()) };
        let mut people = self.people();
        for measure in measures {
            let standing = people.entry(measure.person.clone()).or_default();
            match measure.kind {
                Kind::Warn if measure.told => {}
                Kind::Warn => standing.warnings.push(measure),
                Kind::Mute => standing.muted = Some(measure),
                Kind::Ban => standing.banned = Some(measure),
                Kind::Pardon => *standing = Standing::default(),
            }
        }
        drop(people);
        self.news.send_replace(last);
        Ok(())
    }

    /// Tells when something was done.
    pub fn news(&self) -> watch::Receiver<i64> {
        self.news.subscribe()
    }

    /// Whether somebody may play here.
    pub fn may_play(&self, person: Option<&Person>) -> Result<(), Refused> {
        refused(self.standing(person).banned, "seat", "banned")
    }

    /// Whether somebody may talk here.
    pub fn may_talk(&self, person: Option<&Person>) -> Result<(), Refused> {
        refused(self.standing(person).muted, "nothing", "muted")
    }

    /// What somebody is to be told, once, and the numbers of it.
    pub fn warnings(&self, person: &Person) -> Vec<(i64, Text)> {
        let mut people = self.people();
        let Some(standing) = people.get_mut(&person.id) else { return Vec::new() };
        let warnings = std::mem::take(&mut standing.warnings).into_iter();
        warnings.map(|Measure { n, why, .. }| (n, Text::key("server-warned").with("why", why))).collect()
    }

    fn standing(&self, person: Option<&Person>) -> Standing {
        person.and_then(|person| self.people().get(&person.id).cloned()).unwrap_or_default()
    }

    fn people(&self) -> MutexGuard<'_, HashMap<String, Standing>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A measure that still holds, as a refusal.
fn refused(measure: Option<Measure>, kind: &'static str, message: &str) -> Result<(), Refused> {
    match measure.filter(|measure| measure.ends > chance::now()) {
        Some(Measure { until, why, .. }) => {
            Err(Refused::new(kind, message).with("until", until.unwrap_or_default()).with("why", why))
        }
        None => Ok(()),
    }
}
