//! Two players against each other, in pairs of games with the sides swapped and the same luck.

use std::sync::{Arc, Mutex};

use kernel::{BySide, Chosen, Fault, Game, Journal, Judge, Outcome, Seeded, Side, Silence};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::contestant::Seat;
use crate::{Contestant, Interval};

/// What is played on: a scenario with its options, as it was written and as it was read.
pub struct Ground<G: Judge> {
    pub(crate) setup: Arc<G::Setup>,
    toml: String,
    options: Chosen,
}

impl<G: Judge> Ground<G> {
    /// Reads a scenario.
    pub fn new(toml: &str, options: &Chosen) -> Result<Self, Fault> {
        Ok(Ground { setup: Arc::new(G::setup(toml, options)?), toml: toml.to_owned(), options: options.clone() })
    }

    /// The scenario in the referee's protocol.
    pub(crate) fn order(&self) -> Value {
        json!({ "game": G::ID, "toml": self.toml, "options": self.options })
    }
}

/// Who plays whom, how often and with which luck.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The player whose rate is measured.
    pub a: Contestant,
    /// His opponent.
    pub b: Contestant,
    /// Games, rounded up to pairs.
    pub games: u32,
    /// The pair to begin with: the luck of a pair depends on its number alone, so that a contest can be played in
    /// portions, in any order and on many machines.
    pub first: u32,
    /// The luck of the whole contest.
    pub seed: u64,
}

/// What came of a duel so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Duel {
    /// Games played.
    pub games: u32,
    /// Won by the first player.
    pub wins_a: u32,
    /// Won by the second player.
    pub wins_b: u32,
    /// Won by nobody.
    pub draws: u32,
    /// Won by each side of the game, whoever played it: its balance.
    pub wins_by_side: BySide<u32>,
    /// Won by the side that had the first decision.
    pub wins_of_first: u32,
    /// Games in which one side had the first decision.
    pub games_with_first: u32,
    /// Those of them that nobody won.
    pub draws_with_first: u32,
    /// Decisions made in all games.
    pub decisions: u64,
}

impl Duel {
    /// The first player's rate, draws counting half, with its bounds.
    pub fn rate_a(&self) -> Interval {
        rate(self.wins_a, self.draws, self.games)
    }

    /// The rate of the game's first side, whoever played it: the balance of the scenario.
    pub fn rate_of_side_a(&self) -> Interval {
        rate(self.wins_by_side[Side::A], self.draws, self.games)
    }

    /// The rate of the side that had the first decision.
    pub fn rate_of_first(&self) -> Interval {
        rate(self.wins_of_first, self.draws_with_first, self.games_with_first)
    }

    fn count(&mut self, game: &Finished) {
        self.games += 1;
        self.decisions += u64::from(game.decisions);
        self.games_with_first += u32::from(game.first.is_some());
        let Some(winner) = game.outcome.winner else {
            self.draws += 1;
            self.draws_with_first += u32::from(game.first.is_some());
            return;
        };
        *(if winner == game.side_of_a { &mut self.wins_a } else { &mut self.wins_b }) += 1;
        self.wins_by_side[winner] += 1;
        self.wins_of_first += u32::from(game.first == Some(winner));
    }
}

impl std::ops::Add<&Duel> for Duel {
    type Output = Duel;

    /// Both together, as if they were one duel.
    fn add(self, other: &Duel) -> Duel {
        Duel {
            games: self.games + other.games,
            wins_a: self.wins_a + other.wins_a,
            wins_b: self.wins_b + other.wins_b,
            draws: self.draws + other.draws,
            wins_by_side: BySide::from_fn(|side| self.wins_by_side[side] + other.wins_by_side[side]),
            wins_of_first: self.wins_of_first + other.wins_of_first,
            games_with_first: self.games_with_first + other.games_with_first,
            draws_with_first: self.draws_with_first + other.draws_with_first,
            decisions: self.decisions + other.decisions,
        }
    }
}

fn rate(wins: u32, draws: u32, games: u32) -> Interval {
    Interval::wilson(f64::from(wins) + f64::from(draws) / 2.0, games)
}

pub(crate) struct Finished {
    pub outcome: Outcome,
    pub side_of_a: Side,
    pub first: Option<Side>,
    pub decisions: u32,
}

/// Who watches a game: he hears what happens, and of every decision before it is carried out.
pub(crate) trait Witness<G: Game>: Journal<G> {
    fn decides(&mut self, _game: &G, _side: Side, _action: &G::Action) {}
    fn ends(&mut self, _game: &G) {}
}

impl<G: Game> Witness<G> for Silence {}

/// Plays a contest, several games at a time. `progress` hears of every finished game. What an engine does wrong ends it.
pub fn duel<G: Judge>(ground: &Ground<G>, contest: &Contest, progress: &(dyn Fn(&Duel) + Sync)) -> Result<Duel, Fault> {
    let games = contest.games.next_multiple_of(2);
    let sum = Mutex::new(Duel::default());
    (0..games).into_par_iter().try_for_each(|n| {
        let finished =
            play_one(ground, contest, contest.first + n / 2, Side::from_index((n % 2) as usize), &mut Silence)?;
        let mut sum = sum.lock().expect("no game panics while it counts");
        sum.count(&finished);
        progress(&sum);
        Ok::<_, Fault>(())
    })?;
    Ok(sum.into_inner().expect("no game panics while it counts"))
}

pub(crate) fn play_one<G: Judge>(
    ground: &Ground<G>,
    contest: &Contest,
    pair: u32,
    side_of_a: Side,
    witness: &mut impl Witness<G>,
) -> Result<Finished, Fault> {
    // The two games of a pair share their luck; the players' own whims differ: equals must not play the same game twice.
    let mut luck = Seeded::new(contest.seed.wrapping_add(u64::from(pair) * 0x1000_0001));
    let whims = Side::BOTH.map(|_| BySide::from_fn(|_| luck.fork()));
    let mut whims = whims[side_of_a.index()].clone();
    let mut game = G::start(ground.setup.clone(), &mut luck, witness);
    let first = match game.to_play() {
        kernel::ToPlay::One(side) => Some(side),
        _ => None,
    };
    let contestant = |side: Side| if side == side_of_a { &contest.a } else { &contest.b };
    let mut seats =
        BySide([Seat::of(contestant(Side::A), Side::A, ground)?, Seat::of(contestant(Side::B), Side::B, ground)?]);
    let limit = G::ply_limit(&ground.setup);
    let mut decisions = 0;
    while let Some(side) = game.to_play().next() {
        assert!(decisions < limit, "no end within the promised {limit} decisions");
        let action = seats[side].decide(&game, side, whims[side].next_u64())?;
        witness.decides(&game, side, &action);
        game.play(side, &action, &mut luck, witness);
        decisions += 1;
    }
    witness.ends(&game);
    let outcome = game.to_play().outcome().expect("nobody is to play");
    Ok(Finished { outcome, side_of_a, first, decisions })
}
