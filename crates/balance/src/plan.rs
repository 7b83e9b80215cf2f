//! What is to be played, and the playing of it: every two players meet in pairs of games with the sides swapped.

use std::sync::Mutex;

use catalogue::Table;
use kernel::{Chosen, Fault, Side};
use lab::{Account, Contest, Contestant};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Question};

/// What a report is about. The same plan gives the same games everywhere (but for players with a clock).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// The scenario's id, or the name of an author's own.
    pub scenario: String,
    /// Its text.
    pub toml: String,
    /// The options chosen.
    pub options: Chosen,
    /// The players, as a duel names them.
    pub players: Vec<String>,
    /// The luck of it all.
    pub seed: u64,
}

/// One game of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The first player, by his place in the plan.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// What happened.
    pub account: Account,
}

/// A game that is to be played: who against whom, which pair, and the first player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Task {
    pair: u32,
    a: usize,
    b: usize,
    side_of_a: Side,
}

impl Played {
    pub(crate) fn task(&self) -> Task {
        Task { pair: self.account.pair, a: self.a, b: self.b, side_of_a: self.account.side_of_a }
    }

    /// Whether both players are the same: what it says of the scenario is not said of the players.
    pub fn between_equals(&self) -> bool {
        self.a == self.b
    }
}

/// The games of the first pairs, in their order, whoever played them when.
fn counted(played: &[Played], pairs: u32) -> Vec<Played> {
    let mut counted: Vec<_> = played.iter().filter(|game| game.account.pair < pairs).cloned().collect();
    counted.sort_by_key(Played::task);
    counted
}

/// Pairs of every two players after which the question is asked again, whether it is answered.
const ROUND: u32 = 5;

impl Plan {
    /// The game's entry of the catalogue, when everything in the plan is right.
    pub fn table(&self) -> Result<&'static dyn Table, Fault> {
        let table = catalogue::game(&self.game)?;
        Fault::when(self.players.is_empty(), "players", "name at least one".to_owned())?;
        for (n, player) in self.players.iter().enumerate() {
            player.parse::<Contestant>()?;
            Fault::when(self.players[..n].contains(player), "players", format!("'{player}' is named twice"))?;
        }
        Ok(table)
    }

    /// Plays some pairs of every two players, those not counted that were `played` already, and tells `heard` of each game.
    pub fn play(
        &self,
        pairs: std::ops::Range<u32>,
        played: &[Played],
        heard: &(dyn Fn(&Played) + Sync),
    ) -> Result<Vec<Played>, Fault> {
        let table = self.table()?;
        let done: std::collections::BTreeSet<Task> = played.iter().map(Played::task).collect();
        let tasks: Vec<Task> = pairs.flat_map(|pair| self.tasks(pair)).filter(|task| !done.contains(task)).collect();
        let fresh = Mutex::new(Vec::new());
        tasks.into_par_iter().try_for_each(|task| {
            let game = self.game(table, task)?;
            heard(&game);
            fresh.lock().expect("no game panics while it is written down").push(game);
            Ok::<_, Fault>(())
        })?;
        Ok(fresh.into_inner().expect("no game panics while it is written down"))
    }

    /// Plays until the question is answered, or so many pairs of every two players are played.
    pub fn answer(
        &self,
        question: &Question,
        pairs: u32,
        mut played: Vec<Played>,
        heard: &(dyn Fn(&Played) + Sync),
    ) -> Result<Vec<Played>, Fault> {
        let mut upto = 0;
        while upto < pairs && Answer::of(question, &counted(&played, upto)).is_none() {
            let next = (upto + ROUND).min(pairs);
            let fresh = self.play(upto..next, &played, heard)?;
            played.extend(fresh);
            upto = next;
        }
        Ok(counted(&played, upto))
    }

    /// Games of a pair: two for every two players.
    pub fn games_of_a_pair(&self) -> u32 {
        self.tasks(0).count() as u32
    }

    fn tasks(&self, pair: u32) -> impl Iterator<Item = Task> + '_ {
        let players = self.players.len();
        let meetings = (0..players).flat_map(move |a| (a..players).map(move |b| (a, b)));
        meetings.flat_map(move |(a, b)| Side::BOTH.map(|side_of_a| Task { pair, a, b, side_of_a }))
    }

    fn game(&self, table: &dyn Table, task: Task) -> Result<Played, Fault> {
        let Task { pair, a, b, side_of_a } = task;
        let player = |n: usize| self.players[n].parse();
        let contest = Contest { a: player(a)?, b: player(b)?, games: 2, first: pair, seed: self.seed };
        let account = table.study(&self.toml, &self.options, &contest, side_of_a)?;
        Ok(Played { a, b, account })
    }
}
