//! Thinking: the commander decides off the async threads, on as many cores as there are, and can be interrupted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalogue::{Advice, Budget, Match, Player, Rank};
use kernel::Side;
use tokio::sync::Semaphore;

use crate::secret;

/// Nobody waits longer than this for a decision, whatever was ordered.
const LONGEST: Duration = Duration::from_secs(30);

/// The cores that may think at once.
#[derive(Clone)]
pub struct Cores(Arc<Semaphore>);

impl Cores {
    /// One for each core of the machine.
    pub fn all() -> Cores {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Cores(Arc::new(Semaphore::new(cores)))
    }

    /// Runs `work` on a core as soon as one is free; nothing comes back when it panics.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _core = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }
}

/// A commander at work. Dropping it interrupts it.
pub struct Thinking {
    /// For whom.
    pub side: Side,
    /// About which view of his.
    pub view: u32,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Sets a commander to work. `report` gets the decision, or nothing if there was an accident.
    pub fn start<F: Future<Output = ()> + Send>(
        cores: &Cores,
        position: Arc<dyn Match>,
        (side, view): (Side, u32),
        player: Player,
        report: impl FnOnce(Option<Advice>) -> F + Send + 'static,
    ) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let (cores, stopped) = (cores.clone(), stop.clone());
        tokio::spawn(async move {
            let advice = cores.run(move || decide(&*position, side, &player, &stopped)).await;
            report(advice).await;
        });
        Thinking { side, view, stop }
    }

    /// It is to decide with what it knows now.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.hurry();
    }
}

fn decide(position: &dyn Match, side: Side, player: &Player, stopped: &AtomicBool) -> Advice {
    let limit = player.budget.time.unwrap_or(LONGEST).min(LONGEST);
    let begun = Instant::now();
    let mut stop = || stopped.load(Ordering::Relaxed) || begun.elapsed() >= limit;
    position.choose(side, player, secret::seed(), &mut stop)
}

/// What a captain would do, thought over for about a second.
pub fn advise(position: &dyn Match, side: Side) -> Advice {
    let captain = Player::new(Rank::Captain, Budget::time(Duration::from_secs(1)));
    decide(position, side, &captain, &AtomicBool::new(false))
}
