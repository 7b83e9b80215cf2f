//! Looks for puzzles in games that are played for it: decisions in which one act is clearly better than all others. A
//! quick search says where to look; a much longer one, equal thought for each rival, and games played on from both
//! answers say whether it is true. Everything follows from a seed.

use catalogue::{Match, Player, Rank, Table, Thought};
use kernel::{Chosen, Fault, Seeded, Side};
use session::Order;

use crate::place::in_words;
use crate::puzzle::{Puzzle, line, worth};

/// Simulations of the first look, of the second one, and of the long search.
const LOOKS: [u32; 3] = [48, 256, 1500];
/// By how much the best act must lead in each of them, on a scale from -1 to 1.
const LEADS: [f32; 3] = [0.05, 0.12, 0.14];
/// A chance to win, from -1 to 1, that is worth fighting for.
const HOPE: f32 = -0.5;
/// Acts to choose from at the least.
const CHOICES: usize = 4;
/// A rival that was tried less often than this is not judged by it.
const TRIED: u32 = 3;
/// Rivals that get as much thought as the best act, how many falls of the dice each, simulations for
/// each fall, and by how much the best must lead them all.
const RIVALS: usize = 5;
const FALLS: u32 = 4;
const THOUGHT: u32 = 64;
const CLEAR: f32 = 0.16;
/// Games that are played on from both answers, decisions of each, and by how much the best act must be ahead then.
const GAMES: u64 = 4;
const DECISIONS: u32 = 30;
const AHEAD: f32 = 0.03;
/// Recruits who are asked how hard it is.
const RECRUITS: u64 = 6;
/// Simulations of the shortest search that is asked how hard it is, and how often they are doubled.
const LEAST: u32 = 8;
const DOUBLINGS: u16 = 7;
/// Simulations for each act of a line.
const REPLY: u32 = 64;
/// Of so many decisions one is a recruit's: his mistakes are others' chances.
const CARELESS: u32 = 4;
/// Puzzles of one game at most, and decisions between two of them.
const MOST: usize = 5;
const APART: u32 = 5;

/// Plays one game of a scenario and tells of the puzzles in it.
pub fn prospect(table: &dyn Table, scenario: &str, seed: u64, found: &mut dyn FnMut(Puzzle)) -> Result<(), Fault> {
    let order = Order::of(table.id(), scenario);
    let mut luck = Seeded::new(seed);
    let mut game = table.start(table.scenario(scenario)?, &Chosen::new(), &mut luck)?.game;
    let (mut count, mut rest) = (0, 0u32);
    while let Some(side) = game.to_play().next().filter(|_| count < MOST) {
        // The digger's own luck: what he looks at does not change the game.
        let mut own = luck.fork();
        rest = rest.saturating_sub(1);
        if rest == 0
            && let Some(puzzle) = considered(&*game, &order, side, &mut own)?
        {
            found(puzzle);
            (count, rest) = (count + 1, APART);
        }
        let rank = if luck.below(CARELESS) == 0 { Rank::Recruit } else { Rank::Sergeant };
        let act = choice(&*game, side, rank, luck.next_u64());
        game.play(side, &act, &mut luck).map_err(|no| in_words(&*game, no))?;
    }
    Ok(())
}

fn choice(table: &dyn Match, side: Side, rank: Rank, seed: u64) -> String {
    table.choose(side, &Player::usual(rank), seed, &mut || false).action
}

/// The puzzle of a decision, if it is one.
fn considered(game: &dyn Match, order: &Order, side: Side, luck: &mut Seeded) -> Result<Option<Puzzle>, Fault> {
    // Nobody is asked what he cannot know: the other side's secrets are imagined.
    let table = game.imagine(side, luck.next_u64());
    let Some(act) = promising(&*table, side, luck.next_u64()) else { return Ok(None) };
    let first = Glances::ask(&*table, side, &act, luck);
    if first.trivial() {
        return Ok(None);
    }
    let deep = searched(&*table, side, luck.next_u64(), LOOKS[2]);
    let rivals = leads(&*deep, LEADS[2]).filter(|(again, _)| *again == act);
    let Some((act, rivals)) = rivals else { return Ok(None) };
    let Some((chances, wrong)) = weighed(&*table, side, &act, &first, rivals, luck.next_u64())? else {
        return Ok(None);
    };
    let seed = luck.next_u64();
    if played_on(&*table, side, &act, seed)? - played_on(&*table, side, &wrong, seed)? < AHEAD {
        return Ok(None);
    }
    let mut reply = |table: &dyn Match, side: Side, seed: u64| searched(table, side, seed, REPLY).advice().action;
    Ok(Some(Puzzle {
        order: order.clone(),
        position: table.position(),
        side,
        grade: grade(&*table, side, &act, &first, luck.next_u64()),
        chances: chances.map(percent),
        right: line(&*table, side, &act, luck, &mut reply)?,
        wrong: line(&*table, side, &wrong, luck, &mut reply)?,
    }))
}

fn searched(table: &dyn Match, side: Side, seed: u64, simulations: u32) -> Box<dyn Thought> {
    let mut search = table.search(side, seed);
    search.step(simulations);
    search
}

/// The act that leads in a quick search, and still does when it has gone on for a while.
fn promising(table: &dyn Match, side: Side, seed: u64) -> Option<String> {
    let mut search = table.search(side, seed);
    if search.forced() || table.legal(side).len() < CHOICES {
        return None;
    }
    search.step(LOOKS[0]);
    leads(&*search, LEADS[0])?;
    search.step(LOOKS[1] - LOOKS[0]);
    leads(&*search, LEADS[1]).map(|(act, _)| act)
}

/// What people would play who do not look ahead.
struct Glances {
    sergeant: String,
    recruits: Vec<String>,
    /// How many of the recruits are wrong.
    astray: usize,
    /// Whether the sergeant is.
    misled: bool,
}

impl Glances {
    fn ask(table: &dyn Match, side: Side, act: &str, luck: &mut Seeded) -> Glances {
        let sergeant = choice(table, side, Rank::Sergeant, luck.next_u64());
        let recruits: Vec<_> = (0..RECRUITS).map(|_| choice(table, side, Rank::Recruit, luck.next_u64())).collect();
        let astray = recruits.iter().filter(|recruit| *recruit != act).count();
        Glances { misled: sergeant != act, sergeant, recruits, astray }
    }

    /// Everybody sees it.
    fn trivial(&self) -> bool {
        !self.misled && self.astray * 3 < self.recruits.len()
    }

    /// How usual a wrong answer is: a sergeant's counts for more than those of all recruits.
    fn usual(&self, wrong: &str) -> usize {
        let of_sergeant = if self.sergeant == wrong { self.recruits.len() } else { 0 };
        of_sergeant + self.recruits.iter().filter(|recruit| *recruit == wrong).count()
    }
}

/// Gives each rival as much thought as the best act. The values of the best one and of the usual wrong one, if the best
/// leads them all.
fn weighed(
    table: &dyn Match,
    side: Side,
    act: &str,
    first: &Glances,
    mut rivals: Vec<String>,
    seed: u64,
) -> Result<Option<([f32; 2], String)>, Fault> {
    rivals.extend(first.recruits.iter().chain([&first.sergeant]).cloned());
    rivals.retain(|rival| rival != act);
    rivals.sort_by_key(|rival| (std::cmp::Reverse(first.usual(rival)), rival.clone()));
    rivals.dedup();
    let best = tried(table, side, act, seed)?;
    let mut usual = None;
    for rival in rivals {
        let value = tried(table, side, &rival, seed)?;
        if best - value < CLEAR {
            return Ok(None);
        }
        usual.get_or_insert(([best, value], rival));
    }
    Ok(usual)
}

/// The best act of a search if it leads by so much and the game is not as good as lost, and its rivals.
fn leads(search: &dyn Thought, lead: f32) -> Option<(String, Vec<String>)> {
    let (best, value) = (search.advice().action, search.value());
    let votes = search.ballot().votes.into_iter().filter(|vote| vote.visits >= TRIED && vote.action != best);
    let mut rivals: Vec<(f32, String)> = votes.map(|vote| (vote.total / vote.visits as f32, vote.action)).collect();
    rivals.sort_by(|a, b| b.0.total_cmp(&a.0));
    let ahead = rivals.first().is_some_and(|(second, _)| value - second >= lead);
    let rivals = rivals.into_iter().take(RIVALS).map(|(_, act)| act).collect();
    (ahead && value > HOPE).then_some((best, rivals))
}

/// What an act is worth with equal thought for each: the mean over some falls of the dice.
fn tried(table: &dyn Match, side: Side, act: &str, seed: u64) -> Result<f32, Fault> {
    let mut luck = Seeded::new(seed);
    let mut sum = 0.0;
    for _ in 0..FALLS {
        let mut world = table.imagine(side, luck.next_u64());
        world.play(side, act, &mut luck.fork()).map_err(|no| in_words(table, no))?;
        let seed = luck.next_u64();
        sum += match world.to_play().next() {
            None => worth(&*world, side),
            Some(mover) => {
                let mut search = world.search(mover, seed);
                search.step(THOUGHT);
                if mover == side { search.value() } else { -search.value() }
            }
        };
    }
    Ok(sum / FALLS as f32)
}

/// What sergeants make of an act: the mean of some games.
fn played_on(table: &dyn Match, side: Side, act: &str, seed: u64) -> Result<f32, Fault> {
    let mut sum = 0.0;
    for n in 0..GAMES {
        let mut luck = Seeded::new(seed.wrapping_add(n));
        let mut world = table.imagine(side, luck.next_u64());
        world.play(side, act, &mut luck).map_err(|no| in_words(table, no))?;
        for _ in 0..DECISIONS {
            let Some(mover) = world.to_play().next() else { break };
            let act = choice(&*world, mover, Rank::Sergeant, luck.next_u64());
            world.play(mover, &act, &mut luck).map_err(|no| in_words(table, no))?;
        }
        sum += worth(&*world, side);
    }
    Ok(sum / GAMES as f32)
}

/// How hard it is: how long a search needs to find it for good, and who misses it at first glance.
fn grade(table: &dyn Match, side: Side, act: &str, first: &Glances, seed: u64) -> u16 {
    let mut search = table.search(side, seed);
    let mut needed = 0;
    for doubling in 0..DOUBLINGS {
        search.step(LEAST << doubling.max(1) >> 1);
        if search.advice().action != act {
            needed = doubling + 1;
        }
    }
    let astray = (100 * first.astray / first.recruits.len()) as u16;
    800 + 110 * needed + 250 * u16::from(first.misled) + astray
}

/// A value from -1 to 1 as a chance.
fn percent(value: f32) -> u8 {
    ((value + 1.0) * 50.0).round().clamp(0.0, 100.0) as u8
}
