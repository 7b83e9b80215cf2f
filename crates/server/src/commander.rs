//! Work that takes time is done off the async threads, on as many cores as there are, and can be interrupted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use room::{Finding, Job, Work};
use tokio::sync::Semaphore;

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

/// Somebody at work. Dropping it interrupts it.
pub struct Worker {
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Sets somebody to work. `report` gets what was found, or nothing if there was an accident.
    pub fn start<F: Future<Output = ()> + Send>(
        cores: &Cores,
        job: Job,
        report: impl FnOnce(Option<Finding>) -> F + Send + 'static,
    ) -> Worker {
        let stop = Arc::new(AtomicBool::new(false));
        let (cores, stopped) = (cores.clone(), stop.clone());
        tokio::spawn(async move {
            let finding = cores.run(move || carry_out(&job, &stopped)).await;
            report(finding).await;
        });
        Worker { stop }
    }

    /// It is to end with what it knows now.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.hurry();
    }
}

fn carry_out(job: &Job, stopped: &AtomicBool) -> Finding {
    let limit = match &job.work {
        Work::Decide(player) => player.budget.time.unwrap_or(LONGEST).min(LONGEST),
        Work::Foresee(_) => LONGEST,
    };
    let begun = Instant::now();
    let mut stop = || stopped.load(Ordering::Relaxed) || begun.elapsed() >= limit;
    job.carry_out(crate::chance::seed(), &mut stop)
}
