//! A room's work, carried out off the async threads. It can be interrupted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use catalogue::Rank;
use room::{Finding, Job, Work};
use tokio::sync::oneshot;

use crate::council::{Staff, Task};
use crate::lanes::{Lane, Lanes, Turn, stand_back};
use crate::lease::Lease;

/// Somebody at work. Dropping it interrupts it.
pub struct Worker {
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Sets somebody to work. Where several nodes could, who decides waits until it is his (`lease`). `report` gets what was
    /// found, or nothing if there was an accident.
    pub fn start<F: Future<Output = ()> + Send>(
        lanes: &Lanes,
        staff: &Staff,
        turn: Turn,
        job: Job,
        lease: Option<Lease>,
        report: impl FnOnce(Option<Finding>) -> F + Send + 'static,
    ) -> Worker {
        let stop = Arc::new(AtomicBool::new(false));
        let (lanes, staff, stopped) = (lanes.clone(), staff.clone(), stop.clone());
        tokio::spawn(async move {
            let finding = match (&job.work, lease) {
                (Work::Decide(_), Some(lease)) => {
                    lease.take().await;
                    tokio::select! {
                        finding = think(&lanes, staff, turn, job, stopped) => finding,
                        never = lease.renew() => match never {},
                    }
                }
                (Work::Decide(_) | Work::Advise(..) | Work::Debrief(..), _) => {
                    think(&lanes, staff, turn, job, stopped).await
                }
                (Work::Foresee(_) | Work::Look(_), _) => {
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

async fn think(lanes: &Lanes, staff: Staff, turn: Turn, job: Job, stopped: Arc<AtomicBool>) -> Option<Finding> {
    let (done, finding) = oneshot::channel();
    let game = turn.game.clone();
    let clock = lanes.clone();
    lanes.think(turn, move || {
        let wanted = match &job.work {
            Work::Decide(player) | Work::Advise(player, _) => player.budget.time,
            Work::Foresee(_) | Work::Look(_) | Work::Debrief(..) => None,
        };
        let (begun, seed) = (Instant::now(), crate::chance::seed());
        let stop = || stopped.load(Ordering::Relaxed) || begun.elapsed() >= clock.allowed(wanted);
        let found = match &job.work {
            Work::Decide(player) => {
                // All cores are the marshal's due, as far as nobody else needs them.
                let spare = if player.rank == Rank::Marshal { clock.spare() } else { Vec::new() };
                let (position, side, threads) = (&*job.position, job.side, 1 + spare.len());
                Finding::Advice(staff.decide(&game, &Task { position, side, player, threads, seed, stop: &stop }))
            }
            // Everybody else's work comes first.
            Work::Debrief(..) => {
                stand_back();
                job.carry_out(seed, &mut || {
                    clock.make_way();
                    stop()
                })
            }
            _ => job.carry_out(seed, &mut || stop()),
        };
        _ = done.send(found);
    });
    finding.await.ok()
}
