//! Who works when, off the async threads. What a person waits for has lanes of its own; commanders think on cores of
//! their own, by turns: first between people, then between the matches of one, so that nobody's thirty marshals keep
//! another waiting.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit, oneshot};

/// What kind of work a person waits for: one kind never waits for another.
#[derive(Clone, Copy)]
pub enum Lane {
    /// Making and opening matches.
    Door,
    /// Looks back and forecasts.
    Look,
    /// Reading whole records.
    Record,
}

/// Whose commander thinks: the person's address and the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The person, as far as a server can tell.
    pub person: IpAddr,
    /// The match.
    pub game: String,
}

/// The lanes. A copy leads to the same ones.
#[derive(Clone)]
pub struct Lanes(Arc<Inner>);

struct Inner {
    lanes: [Semaphore; 3],
    thinkers: Semaphore,
    longest: Duration,
    queue: Mutex<Turns<Box<dyn FnOnce() + Send>>>,
    waiting: AtomicUsize,
    pressing: AtomicUsize,
}

/// Something that a person waits for is being done.
pub struct Pressing(Lanes);

impl Drop for Pressing {
    fn drop(&mut self) {
        self.0.0.pressing.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Lanes {
    /// Lanes with so many cores for commanders, none of whom thinks longer than this.
    pub fn new(thinkers: usize, longest: Duration) -> Lanes {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Lanes(Arc::new(Inner {
            lanes: [Semaphore::new(cores), Semaphore::new(cores), Semaphore::new(1)],
            thinkers: Semaphore::new(thinkers.max(1)),
            longest,
            queue: Mutex::default(),
            waiting: AtomicUsize::new(0),
            pressing: AtomicUsize::new(0),
        }))
    }

    /// Runs `work` as soon as its lane is free; nothing comes back when it panics.
    pub async fn run<T: Send + 'static>(&self, lane: Lane, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _place = self.0.lanes[lane as usize].acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// Has a commander think when it is his turn.
    pub fn think(&self, turn: Turn, work: impl FnOnce() + Send + 'static) {
        self.queue().push(turn, Box::new(work));
        self.0.waiting.fetch_add(1, Ordering::Relaxed);
        let lanes = self.clone();
        // One goes in for one that has come: not always the same.
        tokio::spawn(async move {
            let Ok(_core) = lanes.0.thinkers.acquire().await else { return };
            let next = lanes.queue().next();
            lanes.0.waiting.fetch_sub(1, Ordering::Relaxed);
            if let Some(work) = next {
                let (done, over) = oneshot::channel::<()>();
                std::thread::spawn(move || {
                    let _done = done;
                    work();
                });
                _ = over.await;
            }
        });
    }

    /// Commanders who wait for their turn.
    pub fn waiting(&self) -> usize {
        self.0.waiting.load(Ordering::Relaxed)
    }

    /// Says that a person waits, as long as it is kept.
    pub fn press(&self) -> Pressing {
        self.0.pressing.fetch_add(1, Ordering::Relaxed);
        Pressing(self.clone())
    }

    /// What nobody waits for rests while somebody waits for something else, but not for ever; says how often it rested.
    pub fn make_way(&self) -> u32 {
        let pressed = |_: &u32| self.0.pressing.load(Ordering::Relaxed) > 0;
        (0..RESTS).take_while(pressed).map(|_| std::thread::sleep(REST)).count() as u32
    }

    /// The cores of commanders that nobody thinks on or waits for.
    pub fn spare(&self) -> Vec<SemaphorePermit<'_>> {
        std::iter::from_fn(|| self.0.thinkers.try_acquire().ok()).collect()
    }

    /// How long a commander may think who would like to think so long: the more wait, the shorter.
    pub fn allowed(&self, wanted: Option<Duration>) -> Duration {
        let wanted = wanted.unwrap_or(self.0.longest).min(self.0.longest);
        match self.0.waiting.load(Ordering::Relaxed) {
            0 => wanted,
            waiting => wanted.min(SHARED / waiting as u32).max(SHORTEST.min(wanted)),
        }
    }

    fn queue(&self) -> std::sync::MutexGuard<'_, Turns<Box<dyn FnOnce() + Send>>> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets everybody else's work go before this thread's and those that it starts: it runs where a core would be idle, and
/// gives way at once. A thread cannot take that back, so that whoever thinks has a thread of his own. Elsewhere than on
/// Linux it is not known.
pub fn stand_back() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{ThreadPriority, set_thread_priority_and_policy, thread_native_id};
        if let Err(error) = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, BACK) {
            tracing::warn!(%error, "a review is worked out with everybody's priority");
        }
    }
}

/// How a thread stands back.
#[cfg(target_os = "linux")]
const BACK: thread_priority::ThreadSchedulePolicy =
    thread_priority::ThreadSchedulePolicy::Normal(thread_priority::NormalThreadSchedulePolicy::Idle);

/// How long work that nobody waits for rests before it looks again whether somebody waits, and how often at the most.
const REST: Duration = Duration::from_micros(500);
const RESTS: u32 = 20;

/// What those who wait share between them.
const SHARED: Duration = Duration::from_secs(2);
/// What each has at the least.
const SHORTEST: Duration = Duration::from_millis(100);

/// A queue in which the next is the one whose person, then whose match, has waited longest for a turn.
struct Turns<T> {
    waiting: Vec<(Turn, T)>,
    /// The number of the last turn of each person and of each match.
    people: HashMap<IpAddr, u64>,
    games: HashMap<Turn, u64>,
    turns: u64,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns { waiting: Vec::new(), people: HashMap::new(), games: HashMap::new(), turns: 0 }
    }
}

impl<T> Turns<T> {
    fn push(&mut self, turn: Turn, work: T) {
        self.waiting.push((turn, work));
    }

    fn next(&mut self) -> Option<T> {
        let last = |turn: &Turn| {
            let (person, game) = (self.people.get(&turn.person), self.games.get(turn));
            (person.copied().unwrap_or(0), game.copied().unwrap_or(0))
        };
        let next = (0..self.waiting.len()).min_by_key(|&i| (last(&self.waiting[i].0), i));
        let Some(next) = next else {
            // Nobody waits: it no longer matters who had his turn.
            *self = Turns::default();
            return None;
        };
        let (turn, work) = self.waiting.remove(next);
        self.turns += 1;
        self.people.insert(turn.person, self.turns);
        self.games.insert(turn, self.turns);
        Some(work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(person: u8, game: &str) -> Turn {
        Turn { person: IpAddr::from([192, 0, 2, person]), game: game.to_owned() }
    }

    #[test]
    fn people_take_turns_and_so_do_the_matches_of_one() {
        let mut turns = Turns::default();
        for (i, game) in ["a", "a", "b", "c"].into_iter().enumerate() {
            turns.push(turn(1, game), format!("1{game}{i}"));
        }
        turns.push(turn(2, "d"), "2d".to_owned());
        turns.push(turn(3, "e"), "3e".to_owned());
        let order: Vec<String> = std::iter::from_fn(|| turns.next()).collect();
        assert_eq!(order, ["1a0", "2d", "3e", "1b2", "1c3", "1a1"]);
    }

    #[tokio::test]
    async fn the_more_wait_the_shorter_each_thinks() {
        let lanes = Lanes::new(1, Duration::from_secs(30));
        assert_eq!(lanes.allowed(Some(Duration::from_secs(40))), Duration::from_secs(30));
        for _ in 0..10 {
            lanes.think(turn(1, "a"), || ());
        }
        assert_eq!(lanes.allowed(Some(Duration::from_secs(40))), Duration::from_millis(200));
        assert_eq!(lanes.allowed(Some(Duration::from_millis(50))), Duration::from_millis(50));
    }

    /// Who stands back does so with every thread that he starts; who thinks next does not.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn who_stands_back_does_it_alone() {
        let standing = || thread_priority::thread_schedule_policy().unwrap();
        let (lanes, usual) = (Lanes::new(1, Duration::from_secs(30)), standing());
        let (tell, told) = oneshot::channel();
        lanes.think(turn(1, "a"), move || {
            stand_back();
            let started = std::thread::spawn(standing).join().unwrap();
            tell.send((standing(), started)).unwrap();
        });
        assert_ne!(usual, BACK);
        assert_eq!(told.await, Ok((BACK, BACK)));
        let (tell, told) = oneshot::channel();
        lanes.think(turn(1, "a"), move || tell.send(standing()).unwrap());
        assert_eq!(told.await, Ok(usual));
    }

    #[test]
    fn what_nobody_waits_for_makes_way_but_not_for_ever() {
        let lanes = Lanes::new(1, Duration::from_secs(30));
        assert_eq!(lanes.make_way(), 0);
        let pressing = lanes.press();
        assert_eq!(lanes.make_way(), RESTS);
        drop(pressing);
        assert_eq!(lanes.make_way(), 0);
    }

    /// However many commanders think, what a person waits for is done.
    #[tokio::test]
    async fn thinking_never_takes_the_lanes_of_people() {
        let lanes = Lanes::new(1, Duration::from_secs(30));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        lanes.think(turn(1, "a"), move || _ = wait.recv());
        for _ in 0..100 {
            lanes.think(turn(1, "b"), || ());
        }
        for lane in [Lane::Door, Lane::Look, Lane::Record] {
            assert_eq!(lanes.run(lane, || 7).await, Some(7));
        }
        drop(go);
    }
}
