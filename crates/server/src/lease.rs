//! What one node of several is to do once: a commander thinks on one of them, though guests of his match may be on all.
//! Who has the lease and dies loses it after a while, and another takes over. Nothing depends on it but work: of two who
//! decide at once, the store takes one.

use std::convert::Infallible;
use std::time::Duration;

use store::Store;

use crate::chance;

/// How long a lease holds.
const HOLDS: Duration = Duration::from_secs(6);
/// How often it is asked for, and renewed.
const TICK: Duration = Duration::from_secs(1);

/// A job that one node is to do.
#[derive(Clone)]
pub struct Lease {
    store: Store,
    job: String,
}

impl Lease {
    /// The thinking in a match.
    pub fn of_thinking(store: &Store, id: &str) -> Lease {
        Lease { store: store.clone(), job: format!("think {id}") }
    }

    /// Waits until it is ours.
    pub async fn take(&self) {
        while !self.ask().await {
            tokio::time::sleep(TICK).await;
        }
    }

    /// Keeps it ours.
    pub async fn renew(&self) -> Infallible {
        loop {
            tokio::time::sleep(TICK).await;
            self.ask().await;
        }
    }

    async fn ask(&self) -> bool {
        self.store.lease(&self.job, chance::now(), HOLDS.as_millis() as u64).await.unwrap_or(false)
    }
}
