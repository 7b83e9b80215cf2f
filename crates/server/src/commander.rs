//! A room's work, carried out off the async threads. It can be interrupted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use room::{Finding, Job, Work};
use tokio::sync::oneshot;

use crate::lanes::{Lane, Lanes, Turn};

/// Somebody at work. Dropping it interrupts it.
pub struct Worker {
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Sets somebody to work. `report` gets what was found, or nothing if there was an accident.
    pub fn start<F: Future<Output = ()> + Send>(
        lanes: &Lanes,
        turn: Turn,
        job: Job,
        report: impl FnOnce(Option<Finding>) -> F + Send + 'static,
    ) -> Worker {
        let stop = Arc::new(AtomicBool::new(false));
        let (lanes, stopped) = (lanes.clone(), stop.clone());
        tokio::spawn(async move {
            let finding = match &job.work {
                Work::Decide(_) | Work::Advise(_) | Work::Debrief(..) => think(&lanes, turn, job, stopped).await,
                Work::Foresee(_) | Work::Look(_) => {
                    lanes.run(Lane::Look, move || job.carry_out(crate::chance::seed(), &mut || false)).await
                }
            };
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

async fn think(lanes: &Lanes, turn: Turn, job: Job, stopped: Arc<AtomicBool>) -> Option<Finding> {
    let (done, finding) = oneshot::channel();
    let clock = lanes.clone();
    lanes.think(turn, move || {
        let wanted = match &job.work {
            Work::Decide(player) | Work::Advise(player) => player.budget.time,
            Work::Foresee(_) | Work::Look(_) | Work::Debrief(..) => None,
        };
        let begun = Instant::now();
        let mut stop = || stopped.load(Ordering::Relaxed) || begun.elapsed() >= clock.allowed(wanted);
        _ = done.send(job.carry_out(crate::chance::seed(), &mut stop));
    });
    finding.await.ok()
}
