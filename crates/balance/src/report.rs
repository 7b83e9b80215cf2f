//! What many games show, added up. A report is the same whoever played the games and in whatever order.

use std::collections::BTreeMap;

use catalogue::{Measured, Player};
use kernel::{BySide, Degree, Fault, Side, Text};
use lab::{Heat, Interval, MOMENTS};
use serde::Serialize;

use crate::answer::{Answer, Question, interval, pairs_of_equals, score};
use crate::plan::{Plan, Played};

/// The report.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub plan: Plan,
    /// How many games.
    pub games: u32,
    /// The first side's chances between equals.
    pub chances: Interval,
    /// What a sequential test says of them.
    pub answer: Option<Answer>,
    /// The same for every two players.
    pub meetings: Vec<Meeting>,
    /// The chances of the side with the first decision between equals, where one side had it.
    pub first: Option<Interval>,
    /// How games ended.
    pub endings: Vec<Ending>,
    /// Decisions of a game.
    pub decisions: Spread,
    /// The same of each game.
    pub lengths: Vec<u32>,
    /// Turns of a game.
    pub turns: Spread,
    /// The lead of the first side over time, in hundredths.
    pub lead: Vec<Spread>,
    /// How often the lead changed hands in a game.
    pub lead_changes: Spread,
    /// For each moment, how often its leader won, of the games that had one.
    pub leader_wins: Vec<Option<f64>>,
    /// The first moment after which nobody turned a game any more, but for one in twenty.
    pub no_return: Option<usize>,
    /// What decides.
    pub causes: Causes,
    /// Where pieces stood, were lost, and where objectives came into a side's hands.
    pub heat: BTreeMap<&'static str, Heat>,
    /// What became of the pieces.
    pub units: Vec<Unit>,
    /// How often each kind of action could be made, and was.
    pub options: BTreeMap<String, [u32; 2]>,
    /// Legal actions of a decision, on average.
    pub branching: f64,
    /// The most.
    pub most_actions: u32,
}

/// Two players, each on his side.
#[derive(Clone, Debug, Serialize)]
pub struct Meeting {
    /// Who played the first side, and who the second.
    pub players: BySide<String>,
    /// Games.
    pub games: u32,
    /// Games that each side won.
    pub wins: BySide<u32>,
    /// The first side's rate, draws counting half.
    pub rate: Interval,
}

/// A way of ending.
#[derive(Clone, Debug, Serialize)]
pub struct Ending {
    /// Who won.
    pub winner: Option<Side>,
    /// How well.
    pub degree: Degree,
    /// Why: a word of the game.
    pub reason: String,
    /// Games.
    pub games: u32,
    /// After how many turns.
    pub turns: Spread,
}

/// How a number spreads over the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// One game in ten has less.
    pub low: f64,
    /// Half of the games have less.
    pub middle: f64,
    /// One in ten has more.
    pub high: f64,
    /// The mean.
    pub mean: f64,
}

/// What share of the spread of results comes from where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Causes {
    /// From who played: the spread between ranks.
    pub skill: f64,
    /// From the luck that the two games of a pair share: the spread between seeds.
    pub luck: f64,
    /// From everything else: what fell and was decided on the way.
    pub rest: f64,
}

/// What became of a piece, or of all of a kind.
#[derive(Clone, Debug, Serialize)]
pub struct Unit {
    /// Whose.
    pub side: Side,
    /// Its id, or the kind where a game does not tell its pieces apart.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// How many there were in a game, on average.
    pub had: f64,
    /// The share that stood at the end.
    pub left: f64,
    /// How much better its side did when at least half were left than when not; nothing where one never happened.
    pub worth: Option<f64>,
}

/// A lead, in hundredths, below which nobody is said to lead.
const LEAD: i8 = 5;
/// The share of leaders who win when a game cannot be turned any more.
const SETTLED: f64 = 0.95;

impl Report {
    /// Adds up the games of a plan, in whatever order they come.
    pub fn of(plan: &Plan, question: &Question, games: &[Played]) -> Report {
        let mut games = games.to_vec();
        games.sort_by_key(Played::task);
        let games = &games[..];
        let equals: Vec<&Played> = games.iter().filter(|game| game.between_equals()).collect();
        let leader_wins = leader_wins(games);
        let decisions: f64 = games.iter().map(|game| f64::from(game.account.decisions)).sum();
        Report {
            plan: plan.clone(),
            games: games.len() as u32,
            chances: interval(&pairs_of_equals(games)),
            answer: Answer::of(question, games),
            meetings: meetings(plan, games),
            first: first(&equals),
            endings: endings(games),
            decisions: spread(games.iter().map(|game| f64::from(game.account.decisions))),
            lengths: games.iter().map(|game| game.account.decisions).collect(),
            turns: spread(games.iter().map(|game| f64::from(game.account.turns))),
            lead: (0..MOMENTS).map(|n| spread(games.iter().map(|game| f64::from(game.account.lead[n])))).collect(),
            lead_changes: spread(games.iter().map(|game| f64::from(lead_changes(&game.account.lead)))),
            no_return: no_return(&leader_wins),
            leader_wins,
            causes: causes(games),
            heat: heat(games),
            units: units(games),
            options: options(games),
            branching: games.iter().map(|game| game.account.branches as f64).sum::<f64>() / decisions.max(1.0),
            most_actions: games.iter().map(|game| game.account.most).max().unwrap_or(0),
        }
    }

    /// What is kept of it with the game, where one player had both sides.
    pub fn measured(&self) -> Result<Measured, Fault> {
        let [meeting] = &self.meetings[..] else {
            return Err(Fault::new("players", "what is noted is of one player on both sides: name one"));
        };
        Ok(Measured {
            player: meeting.players[Side::A].parse::<Player>()?.to_string(),
            of: catalogue::fingerprint(&self.plan.toml)?,
            games: meeting.games,
            wins: meeting.wins.0,
            decisions: self.decisions.middle as u32,
            turns: self.turns.middle as u32,
        })
    }
}

fn spread(numbers: impl Iterator<Item = f64>) -> Spread {
    let mut numbers: Vec<f64> = numbers.collect();
    if numbers.is_empty() {
        return Spread::default();
    }
    numbers.sort_by(f64::total_cmp);
    let at = |share: f64| numbers[((numbers.len() - 1) as f64 * share).round() as usize];
    Spread { low: at(0.1), middle: at(0.5), high: at(0.9), mean: numbers.iter().sum::<f64>() / numbers.len() as f64 }
}

fn rate(games: &[&Played]) -> Interval {
    Interval::wilson(games.iter().map(|game| score(game)).sum(), games.len() as u32)
}

/// The players on the first and on the second side.
fn seats(game: &Played) -> [usize; 2] {
    if game.account.side_of_a == Side::A { [game.a, game.b] } else { [game.b, game.a] }
}

fn grouped<K: Ord>(games: &[Played], key: impl Fn(&Played) -> K) -> BTreeMap<K, Vec<&Played>> {
    let mut groups: BTreeMap<K, Vec<&Played>> = BTreeMap::new();
    games.iter().for_each(|game| groups.entry(key(game)).or_default().push(game));
    groups
}

fn meetings(plan: &Plan, games: &[Played]) -> Vec<Meeting> {
    let meeting = |([a, b], games): ([usize; 2], Vec<&Played>)| Meeting {
        players: BySide([plan.players[a].clone(), plan.players[b].clone()]),
        games: games.len() as u32,
        wins: BySide::from_fn(|side| games.iter().filter(|game| game.account.winner == Some(side)).count() as u32),
        rate: rate(&games),
    };
    grouped(games, seats).into_iter().map(meeting).collect()
}

fn first(equals: &[&Played]) -> Option<Interval> {
    let points = |game: &&Played| {
        let first = game.account.first?;
        Some(game.account.winner.map_or(0.5, |winner| f64::from(u8::from(winner == first))))
    };
    let points: Vec<f64> = equals.iter().filter_map(points).collect();
    (!points.is_empty()).then(|| Interval::wilson(points.iter().sum(), points.len() as u32))
}

fn endings(games: &[Played]) -> Vec<Ending> {
    let kind = |game: &Played| {
        let account = &game.account;
        (account.winner, account.degree, account.reason.clone())
    };
    type Kind = (Option<Side>, Degree, String);
    let ending = |((winner, degree, reason), games): (Kind, Vec<&Played>)| Ending {
        winner,
        degree,
        reason,
        games: games.len() as u32,
        turns: spread(games.iter().map(|game| f64::from(game.account.turns))),
    };
    let mut endings: Vec<Ending> = grouped(games, kind).into_iter().map(ending).collect();
    endings.sort_by_key(|ending| std::cmp::Reverse(ending.games));
    endings
}

fn leader(lead: i8) -> Option<Side> {
    match lead.abs() >= LEAD {
        true if lead > 0 => Some(Side::A),
        true => Some(Side::B),
        false => None,
    }
}

fn lead_changes(lead: &[i8]) -> u32 {
    let mut leaders: Vec<Side> = lead.iter().filter_map(|&lead| leader(lead)).collect();
    leaders.dedup();
    leaders.len().saturating_sub(1) as u32
}

fn leader_wins(games: &[Played]) -> Vec<Option<f64>> {
    let at = |moment: usize| {
        let won = |game: &Played| {
            let leader = leader(game.account.lead[moment])?;
            Some(game.account.winner.map_or(0.5, |winner| f64::from(u8::from(winner == leader))))
        };
        let won: Vec<f64> = games.iter().filter_map(won).collect();
        (!won.is_empty()).then(|| won.iter().sum::<f64>() / won.len() as f64)
    };
    (0..MOMENTS).map(at).collect()
}

fn no_return(leader_wins: &[Option<f64>]) -> Option<usize> {
    let open = leader_wins.iter().rposition(|share| share.is_none_or(|share| share < SETTLED));
    let moment = open.map_or(0, |open| open + 1);
    (moment + 1 < leader_wins.len()).then_some(moment)
}

/// The variance of the first side's points, taken apart: between those who played, between seeds, and what is left.
fn causes(games: &[Played]) -> Causes {
    let mean = |points: &[f64]| points.iter().sum::<f64>() / points.len().max(1) as f64;
    let points: Vec<f64> = games.iter().map(score).collect();
    let overall = mean(&points);
    let total = mean(&points.iter().map(|point| (point - overall).powi(2)).collect::<Vec<_>>());
    if total == 0.0 {
        return Causes::default();
    }
    let groups = grouped(games, seats);
    let of_group = |seats: &[usize; 2]| mean(&groups[seats].iter().map(|game| score(game)).collect::<Vec<_>>());
    let skill = mean(&games.iter().map(|game| (of_group(&seats(game)) - overall).powi(2)).collect::<Vec<_>>());
    // Two games of a pair between equals share nothing but their seed: what they have in common comes from it.
    let deviations: Vec<f64> = games.iter().map(|game| score(game) - of_group(&seats(game))).collect();
    let pairs = games.iter().zip(&deviations).filter(|(game, _)| game.between_equals()).collect::<Vec<_>>();
    let shared: Vec<f64> = pairs.chunks(2).filter(|pair| pair.len() == 2).map(|pair| pair[0].1 * pair[1].1).collect();
    let [skill, luck] = [skill, mean(&shared)].map(|part| (part / total).clamp(0.0, 1.0));
    let luck = luck.min(1.0 - skill);
    Causes { skill, luck, rest: 1.0 - skill - luck }
}

fn heat(games: &[Played]) -> BTreeMap<&'static str, Heat> {
    let mut all = BTreeMap::from(["stood", "died", "taken"].map(|what| (what, Heat::new())));
    for game in games {
        let account = &game.account;
        for (what, heat) in [("stood", &account.stood), ("died", &account.died), ("taken", &account.taken)] {
            let sum = all.entry(what).or_default();
            for (cell, counts) in heat {
                let entry = sum.entry(cell.clone()).or_default();
                Side::BOTH.into_iter().for_each(|side| entry[side] += counts[side]);
            }
        }
    }
    all
}

fn units(games: &[Played]) -> Vec<Unit> {
    let mut fates: BTreeMap<&String, Vec<(&lab::Fate, f64)>> = BTreeMap::new();
    for game in games {
        for (key, fate) in &game.account.units {
            let points = if fate.side == Side::A { score(game) } else { 1.0 - score(game) };
            fates.entry(key).or_default().push((fate, points));
        }
    }
    let unit = |(key, fates): (&String, Vec<(&lab::Fate, f64)>)| {
        let mean = |points: Vec<f64>| (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64);
        let did = |kept: bool| {
            let such = fates.iter().filter(|(fate, _)| (2 * fate.left >= fate.had) == kept);
            mean(such.map(|(_, points)| *points).collect())
        };
        let sum = |count: fn(&lab::Fate) -> u32| fates.iter().map(|(fate, _)| f64::from(count(fate))).sum::<f64>();
        let (had, left) = (sum(|fate| fate.had), sum(|fate| fate.left));
        let worth = did(true).zip(did(false)).map(|(kept, lost)| kept - lost);
        let (side, name) = (fates[0].0.side, fates[0].0.name.clone());
        let id = key.split_once(' ').map_or(key.as_str(), |(_, id)| id).to_owned();
        Unit { side, id, name, had: had / fates.len() as f64, left: left / had.max(1.0), worth }
    };
    fates.into_iter().map(unit).collect()
}

fn options(games: &[Played]) -> BTreeMap<String, [u32; 2]> {
    let mut all: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for (word, counts) in games.iter().flat_map(|game| &game.account.options) {
        let sum = all.entry(word.clone()).or_default();
        (0..2).for_each(|n| sum[n] += counts[n]);
    }
    all
}
