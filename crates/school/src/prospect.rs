//! Looks for puzzles in games that are played for it: decisions in which one act is clearly better than all others. A
//! glance one step ahead says where most is at stake, then a quick search; games played on from both answers, a much longer
//! search and equal thought for each rival say whether it is true. Everything follows from a seed.

use catalogue::{Advice, Match, Player, Rank, Table, Thought};
use kernel::{Chosen, Fault, Seeded, Side};
use session::Order;

use crate::place::in_words;
use crate::puzzle::{Puzzle, lines, worth};

/// Who looks for puzzles, and where.
#[derive(Clone, Copy, Debug)]
pub struct Prospector {
    /// Decisions of a game that are looked at: those with most at stake.
    pub looked: usize,
    /// Acts to choose from at most: where there are too many, several lead to the same.
    pub choices: usize,
}

/// Simulations of the shortest search, how often they are doubled, and by how much the best act must lead after the last
/// doublings, on a scale from -1 to 1.
const LEAST: u32 = 8;
const DOUBLINGS: usize = 6;
const LEADS: [f32; 3] = [0.03, 0.07, 0.12];
/// The steps of the long search, and the lead after each.
const STRIDE: u32 = 500;
const DEEP: [f32; 3] = [0.08, 0.11, 0.14];
/// A chance to win, from -1 to 1, that is worth fighting for, and one that needs no thought.
const HOPE: f32 = -0.5;
const WON: f32 = 0.8;
/// Acts to choose from at least.
const CHOICES: usize = 3;
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
/// Simulations for each act of a line.
const REPLY: u32 = 64;
/// Of so many decisions one is a recruit's: his mistakes are others' chances.
const CARELESS: u32 = 4;
/// Puzzles of one game at most, and decisions between two of them and before the first.
const MOST: usize = 5;
const APART: usize = 8;

/// A decision of a game that was played.
struct Moment {
    /// Its place in the game.
    at: usize,
    table: Box<dyn Match>,
    side: Side,
    /// What a sergeant would do, and what he expects of it.
    act: String,
    value: f32,
    /// By how much what was done changed what there was to expect.
    stake: f32,
}

impl Prospector {
    /// Plays one game of a scenario and tells of the puzzles in it: it is looked for them where most was at stake. They get
    /// their numbers where they are [added](crate::puzzle::add).
    pub fn prospect(
        &self,
        table: &dyn Table,
        scenario: &str,
        seed: u64,
        found: &mut dyn FnMut(Puzzle),
    ) -> Result<(), Fault> {
        let order = Order::of(table.id(), scenario);
        let mut luck = Seeded::new(seed);
        let game = table.start(table.scenario(scenario)?, &Chosen::new(), &mut luck)?.game;
        let mut moments: Vec<Moment> = played(game, &mut luck)?.into_iter().skip(APART).filter(Moment::open).collect();
        moments.sort_by(|a, b| b.stake.total_cmp(&a.stake));
        let mut places: Vec<usize> = Vec::new();
        for moment in moments.iter().take(self.looked) {
            let near = places.iter().any(|place| place.abs_diff(moment.at) < APART);
            if near || places.len() >= MOST {
                continue;
            }
            if let Some(puzzle) = self.considered(moment, &order, &mut luck)? {
                found(puzzle);
                places.push(moment.at);
            }
        }
        Ok(())
    }

    /// The puzzle of a decision, if it is one. What costs least is asked first.
    fn considered(&self, moment: &Moment, order: &Order, luck: &mut Seeded) -> Result<Option<Puzzle>, Fault> {
        let side = moment.side;
        // Nobody is asked what he cannot know: the other side's secrets are imagined.
        let table = moment.table.imagine(side, luck.next_u64());
        if !(CHOICES..=self.choices).contains(&table.legal(side).len()) {
            return Ok(None);
        }
        let Some((act, needed)) = promising(&*table, side, luck.next_u64()) else { return Ok(None) };
        let first = Glances::ask(&*table, side, &act, luck);
        let Some(wrong) = first.wrong(&act).filter(|_| !first.trivial()) else { return Ok(None) };
        if part(&*table, side, &act) {
            return Ok(None);
        }
        let seed = luck.next_u64();
        if played_on(&*table, side, &act, seed)? - played_on(&*table, side, &wrong, seed)? < AHEAD {
            return Ok(None);
        }
        let Some(rivals) = deep(&*table, side, &act, luck.next_u64()) else { return Ok(None) };
        let rivals = rivals.iter().chain([&first.sergeant]).chain(&first.recruits);
        let Some(chances) = weighed(&*table, side, [&act, &wrong], rivals, luck.next_u64())? else { return Ok(None) };
        let Some([right, wrong]) = lines(&*table, side, [&act, &wrong], luck, &mut reply)? else { return Ok(None) };
        Ok(Some(Puzzle {
            number: 0,
            order: order.clone(),
            position: table.position(),
            side,
            grade: first.grade(needed),
            chances: chances.map(percent),
            right,
            wrong,
        }))
    }
}

/// Plays a game to its end, with glances and now and then a careless act.
fn played(mut game: Box<dyn Match>, luck: &mut Seeded) -> Result<Vec<Moment>, Fault> {
    let mut moments: Vec<Moment> = Vec::new();
    while let Some(side) = game.to_play().next() {
        let Advice { action, value, .. } = asked(&*game, side, Rank::Sergeant, luck.next_u64());
        if let Some(last) = moments.last_mut() {
            last.stake = (last.value - if last.side == side { value } else { -value }).abs();
        }
        let careless = luck.below(CARELESS) == 0;
        let done = if careless { choice(&*game, side, Rank::Recruit, luck.next_u64()) } else { action.clone() };
        let (at, table) = (moments.len(), game.boxed());
        moments.push(Moment { at, table, side, act: action, value, stake: 0.0 });
        game.play(side, &done, luck).map_err(|no| in_words(&*game, no))?;
    }
    Ok(moments)
}

impl Moment {
    /// Whether there is something to decide, and the game is neither won nor lost.
    fn open(&self) -> bool {
        self.value > HOPE && self.value < WON && !part(&*self.table, self.side, &self.act)
    }
}

fn asked(table: &dyn Match, side: Side, rank: Rank, seed: u64) -> Advice {
    table.choose(side, &Player::usual(rank), seed, &mut || false)
}

fn choice(table: &dyn Match, side: Side, rank: Rank, seed: u64) -> String {
    asked(table, side, rank, seed).action
}

/// Whether an act is only a part of what a side decides in secret: it means nothing before the rest is known.
fn part(table: &dyn Match, side: Side, act: &str) -> bool {
    let mut after = table.boxed();
    table.secret(side, act) && after.play(side, act, &mut Seeded::new(0)).is_ok() && after.to_play().awaits(side)
}

/// An act of a line.
fn reply(table: &dyn Match, side: Side, seed: u64) -> String {
    let mut search = table.search(side, seed);
    search.step(REPLY);
    search.advice().action
}

impl Puzzle {
    /// The same with its lines told anew; nothing where no lines explain it.
    pub fn retold(self, seed: u64) -> Result<Option<Puzzle>, Fault> {
        let session = self.begin()?;
        let acts = [&self.right, &self.wrong].map(|line| line.first().map_or("", |step| &step.act));
        let told = lines(&**session.position(), self.side, acts, &mut Seeded::new(seed), &mut reply)?;
        Ok(told.map(|[right, wrong]| Puzzle { right, wrong, ..self }))
    }
}

/// The act that leads in a quick search, and still does when it has gone on for a while; and how many doublings it took
/// until the search named it for good.
fn promising(table: &dyn Match, side: Side, seed: u64) -> Option<(String, usize)> {
    let mut search = table.search(side, seed);
    let (mut minds, mut act) = (Vec::new(), None);
    for doubling in 0..DOUBLINGS {
        search.step(LEAST << doubling.max(1) >> 1);
        minds.push(search.advice().action);
        if let Some(lead) = (doubling + LEADS.len()).checked_sub(DOUBLINGS) {
            act = Some(leads(&*search, LEADS[lead])?.0);
        }
    }
    let act = act?;
    let needed = minds.iter().rposition(|mind| *mind != act).map_or(0, |last| last + 1);
    Some((act, needed))
}

/// The rivals of an act that a long search finds best, by far, from its first steps to its last; the strongest first.
fn deep(table: &dyn Match, side: Side, act: &str, seed: u64) -> Option<Vec<String>> {
    let mut search = table.search(side, seed);
    let mut rivals = None;
    for lead in DEEP {
        search.step(STRIDE);
        rivals = leads(&*search, lead).filter(|(best, _)| best == act).map(|(_, rivals)| rivals);
        rivals.as_ref()?;
    }
    rivals
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

    /// The usual wrong answer: a sergeant's counts for more than those of all recruits.
    fn wrong(&self, act: &str) -> Option<String> {
        let often = |answer: &&String| self.recruits.iter().filter(|recruit| recruit == answer).count();
        let recruits = self.recruits.iter().filter(|recruit| *recruit != act);
        let usual = recruits.max_by_key(|answer| (often(answer), *answer));
        Some(&self.sergeant).filter(|_| self.misled).or(usual).cloned()
    }

    /// How hard it is: how long a search needs to find it for good, and who misses it at first glance.
    fn grade(&self, needed: usize) -> u16 {
        let astray = 100 * self.astray / self.recruits.len();
        (800 + 110 * needed + astray) as u16 + 250 * u16::from(self.misled)
    }
}

/// Gives each rival as much thought as the best act. The values of the best one and of the usual wrong one, if the best
/// leads them all.
fn weighed<'a>(
    table: &dyn Match,
    side: Side,
    [act, wrong]: [&str; 2],
    rivals: impl Iterator<Item = &'a String>,
    seed: u64,
) -> Result<Option<[f32; 2]>, Fault> {
    let best = tried(table, side, act, seed)?;
    let mut chances = None;
    let mut seen = vec![act];
    for rival in rivals {
        if seen.contains(&rival.as_str()) {
            continue;
        }
        seen.push(rival);
        let value = tried(table, side, rival, seed)?;
        if best - value < CLEAR {
            return Ok(None);
        }
        if rival == wrong {
            chances = Some([best, value]);
        }
    }
    Ok(chances)
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

/// A value from -1 to 1 as a chance.
fn percent(value: f32) -> u8 {
    ((value + 1.0) * 50.0).round().clamp(0.0, 100.0) as u8
}
