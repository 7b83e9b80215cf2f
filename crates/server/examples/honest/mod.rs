//! Honest players by the hundred, who decide by lot at a steady pace, and how long a decision takes them.

mod house;
mod line;
mod player;

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::common::{self, Luck, create, two_people};
pub use house::House;
use kernel::Side;
pub use player::Player;

/// Nobody waits longer for what he is to see.
const PATIENCE: Duration = Duration::from_secs(60);
/// The games begin one after the other, not all at once.
const BETWEEN: Duration = Duration::from_millis(20);

/// So many games, so many decisions a second in all (with 0 as many as there can be), so many seconds.
#[derive(Clone)]
pub struct Crowd {
    pub games: u32,
    pub pace: u32,
    pub seconds: u32,
    /// Of this game only.
    pub game: Option<String>,
}

/// What came of it: how long each decision took from the player's socket to the disk and to both screens, and how much
/// work it was for the server. Everybody still sits there.
pub struct Played {
    games: u32,
    seconds: u32,
    /// The shortest first.
    times: Vec<Duration>,
    work: Duration,
    _guests: Vec<[Player; 2]>,
}

impl Crowd {
    /// Plays at these servers: the first seat of a match is at one of them, the second at the next.
    pub async fn play(self, houses: &[House]) -> Played {
        let Crowd { games, pace, seconds, game } = self;
        let start = Instant::now() + BETWEEN * games * 5 / 4 + Duration::from_secs(2);
        let end = start + Duration::from_secs(seconds.into());
        let every = (Duration::from_secs(1) * games).checked_div(pace).unwrap_or_default();
        let mut tasks = Vec::new();
        for number in 0..games {
            let at = |seat: u32| houses[(number + seat) as usize % houses.len()].address;
            let first = start + every * number / games;
            let plan = Plan { game: game.clone(), at: [at(0), at(1)], start, first, every, end };
            tasks.push(tokio::spawn(plan.play(number.into())));
            tokio::time::sleep(BETWEEN).await;
        }
        tokio::time::sleep_until(start.into()).await;
        let work = || houses.iter().map(House::work).sum::<Duration>();
        let before = work();
        let (mut times, mut _guests) = (Vec::new(), Vec::new());
        for task in tasks {
            let (took, players) = task.await.expect("a game");
            times.extend(took);
            _guests.push(players);
        }
        times.sort();
        Played { games, seconds, work: work() - before, times, _guests }
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Played { games, seconds, times, .. } = self;
        let at = |per_mille: usize| times[(times.len() - 1) * per_mille / 1000];
        let [median, many, most, worst] = [500, 950, 990, 1000].map(at);
        let (made, work) = (times.len() as u32 / seconds, self.work / times.len() as u32);
        write!(
            f,
            "{games} games, {made} decisions a second: on both screens within {median:.1?} (half), {many:.1?} (95 %), \
             {most:.1?} (99 %), {worst:.1?} (all); {work:.0?} of work for each"
        )
    }
}

struct Plan {
    game: Option<String>,
    /// The servers of the two seats.
    at: [SocketAddr; 2],
    /// What is due before is played, but not counted: some games have begun by then, others not.
    start: Instant,
    first: Instant,
    every: Duration,
    end: Instant,
}

impl Plan {
    /// Plays one decision whenever it is time to, and tells how long each took; a game that has ended begins anew.
    async fn play(self, seed: u64) -> (Vec<Duration>, [Player; 2]) {
        let (mut luck, mut times) = (Luck(seed + 1), Vec::new());
        let mut due = self.first_due(Instant::now());
        loop {
            let mut players = self.sit_down(&mut luck).await;
            while !players.iter().any(Player::over) {
                if due >= self.end {
                    return (times, players);
                }
                // What is due already does not wait for a timer, which counts in milliseconds.
                if due > Instant::now() {
                    tokio::time::sleep_until(due.into()).await;
                }
                players.iter_mut().for_each(Player::catch_up);
                if !players.iter().any(Player::awaited) {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    continue;
                }
                // A decision that has had to wait for the one before it counts from when it was due.
                if decide(&mut players, &mut luck).await {
                    if due >= self.start {
                        times.push(due.elapsed());
                    }
                    due = if self.every.is_zero() { Instant::now() } else { due + self.every };
                }
            }
        }
    }

    /// The first moment of this game's pace that is still to come.
    fn first_due(&self, now: Instant) -> Instant {
        let mut due = self.first;
        while !self.every.is_zero() && due.checked_sub(self.every).is_some_and(|earlier| earlier > now) {
            due -= self.every;
        }
        due
    }

    /// Two players at a match of their own.
    async fn sit_down(&self, luck: &mut Luck) -> [Player; 2] {
        let wanted = |id: &str| self.game.as_deref().is_none_or(|wanted| wanted == id);
        let games: Vec<_> = catalogue::games().filter(|game| wanted(game.id())).collect();
        let (game, [first, second]) = (games[luck.below(games.len())], self.at);
        let links = create(first, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut players = [
            Player::join(first, &links.id, &links.seats[0], Side::A).await,
            Player::join(second, &links.id, &links.seats[1], Side::B).await,
        ];
        for player in &mut players {
            player.until(&["open"]).await;
            player.say(&format!(r#"{{"say":"reveal","nonce":"{}"}}"#, common::NONCE)).await;
        }
        for player in &mut players {
            player.until(&["table"]).await;
        }
        players
    }
}

/// One of them decides, and both see it; false if it was refused. Where both owe a decision the other is not to learn
/// that one was made.
async fn decide([a, b]: &mut [Player; 2], luck: &mut Luck) -> bool {
    let (mover, other) = if a.awaited() { (a, b) } else { (b, a) };
    let (seen, alone) = ([mover.view(), other.view()], !mover.awaits(other.side));
    let act = mover.act(luck);
    mover.say(&act).await;
    if mover.until(&["done", "refused"]).await != "done" {
        return false;
    }
    let both = async {
        mover.sees_more_than(seen[0]).await;
        if alone {
            other.sees_more_than(seen[1]).await;
        }
    };
    tokio::time::timeout(PATIENCE, both).await.expect("what was done is shown");
    true
}
