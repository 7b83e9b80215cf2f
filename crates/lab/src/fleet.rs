//! Many games of one setup that are stepped together, for learners: numbers in, numbers out, and a game that is over is
//! followed by the next.

use std::sync::Arc;

use kernel::{Fault, Game, Seeded, Show, Side, Silence};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::encoding::{ACTIONS, FEATURES, numbered, observe};

/// An action that the fleet draws by lot among the legal ones.
pub const BY_LOT: i32 = -1;

/// Games enough for a thread to be worth waking.
const GRAIN: usize = 64;

/// Games of one kind under way, without their type.
pub trait Fleet: Send + Sync {
    /// How many games there are.
    fn games(&self) -> usize;

    /// Whose decision it is in each game: 0 or 1.
    fn sides(&self, out: &mut [i8]);

    /// Makes a decision in each game. `rewards` are those of side 0 (1 won, -1 lost), `ends` tells which games were
    /// over and have begun anew. Nothing is done when one of the actions is not legal.
    fn step(&mut self, actions: &[i32], rewards: &mut [f32], ends: &mut [bool]) -> Result<(), Fault>;

    /// A row of [`ACTIONS`] for each game: which actions are legal.
    fn masks(&mut self, out: &mut [u8]);

    /// An action for each game, drawn by lot among the legal ones.
    fn lot(&mut self, out: &mut [i32]);

    /// A row of [`FEATURES`] for each game: what the side sees that decides.
    fn observe(&mut self, out: &mut [f32]);
}

/// So many games of a setup, stepped by so many threads; the luck of each is its own.
pub fn fleet<G: Show>(setup: &Arc<G::Setup>, games: usize, seed: u64, threads: usize) -> Result<Box<dyn Fleet>, Fault> {
    let mut luck = Seeded::new(seed);
    let begin = |_| {
        let mut luck = luck.fork();
        let game = G::start(setup.clone(), &mut luck, &mut Silence);
        Ship { game, luck, scratch: Vec::new(), chosen: None }
    };
    let ships: Vec<Ship<G>> = (0..games).map(begin).collect();
    let pool = || ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = (threads != 1).then(pool).transpose().map_err(|error| Fault::new("threads", error.to_string()))?;
    Ok(Box::new(Ships { ships, pool }))
}

/// They lie side by side, so that the processor finds the next while it steps one.
struct Ships<G: Game> {
    ships: Vec<Ship<G>>,
    /// None: whoever asks does the work, for to wake one other thread would cost more than a step.
    pool: Option<ThreadPool>,
}

impl<G: Show> Ships<G> {
    /// Does something with each game and its row of numbers, `width` of them.
    fn each<T: Send>(&mut self, rows: &mut [T], width: usize, work: impl Fn(&mut Ship<G>, &mut [T]) + Sync) {
        let ships = &mut self.ships;
        match &self.pool {
            None => ships.iter_mut().zip(rows.chunks_mut(width)).for_each(|(ship, row)| work(ship, row)),
            Some(pool) => pool.install(|| {
                let ships = ships.par_iter_mut().with_min_len(GRAIN);
                ships.zip(rows.par_chunks_mut(width)).for_each(|(ship, row)| work(ship, row));
            }),
        }
    }

    /// Finds what is to be played; one action that is not legal, and nobody plays.
    fn choose(&mut self, actions: &[i32]) -> Result<(), Fault> {
        let mut unfound: Vec<Option<i32>> = actions.iter().copied().map(Some).collect();
        self.each(&mut unfound, 1, |ship, row| row[0] = row[0].filter(|&number| !ship.choose(number)));
        let Some(n) = unfound.iter().position(Option::is_some) else { return Ok(()) };
        self.ships.iter_mut().for_each(|ship| ship.chosen = None);
        Err(Fault::new("step", format!("action {} is not legal in game {n}; ask for the mask", actions[n])))
    }
}

impl<G: Show> Fleet for Ships<G> {
    fn games(&self) -> usize {
        self.ships.len()
    }

    fn sides(&self, out: &mut [i8]) {
        out.iter_mut().zip(&self.ships).for_each(|(out, ship)| *out = ship.side().index() as i8);
    }

    fn step(&mut self, actions: &[i32], rewards: &mut [f32], ends: &mut [bool]) -> Result<(), Fault> {
        if actions.iter().any(|&number| number != BY_LOT) {
            self.choose(actions)?;
        }
        let mut told = vec![(0.0, false); self.games()];
        self.each(&mut told, 1, |ship, told| told[0] = ship.play());
        rewards.iter_mut().zip(ends).zip(told).for_each(|((reward, end), told)| (*reward, *end) = told);
        Ok(())
    }

    fn masks(&mut self, out: &mut [u8]) {
        self.each(out, ACTIONS, |ship, row| ship.mask(row));
    }

    fn lot(&mut self, out: &mut [i32]) {
        self.each(out, 1, |ship, number| number[0] = ship.lot());
    }

    fn observe(&mut self, out: &mut [f32]) {
        self.each(out, FEATURES, |ship, row| observe(&ship.game, ship.side(), row));
    }
}

/// One game under way.
struct Ship<G: Game> {
    game: G,
    luck: Seeded,
    scratch: Vec<G::Action>,
    /// What is to be played next; one drawn by lot when nothing is.
    chosen: Option<G::Action>,
}

impl<G: Show> Ship<G> {
    fn side(&self) -> Side {
        self.game.to_play().next().expect("a game that is over is followed by the next")
    }

    /// Finds the action with this number; false when there is none.
    fn choose(&mut self, number: i32) -> bool {
        let legal = if number == BY_LOT { Vec::new() } else { numbered(&self.game, self.side()) };
        self.chosen = legal.into_iter().find(|&(n, _)| i32::from(n) == number).map(|(_, action)| action);
        number == BY_LOT || self.chosen.is_some()
    }

    /// Plays what was chosen: the reward of the first side, and whether that was the end.
    fn play(&mut self) -> (f32, bool) {
        let side = self.side();
        let action = self.chosen.take().or_else(|| self.game.any_action(side, &mut self.luck, &mut self.scratch));
        self.game.play(side, &action.expect("whoever is to decide can"), &mut self.luck, &mut Silence);
        let Some(outcome) = self.game.to_play().outcome() else { return (0.0, false) };
        self.game = G::start(self.game.setup_of().clone(), &mut self.luck, &mut Silence);
        (2.0 * outcome.score(Side::A) - 1.0, true)
    }

    fn mask(&self, row: &mut [u8]) {
        row.fill(0);
        numbered(&self.game, self.side()).iter().for_each(|&(n, _)| row[usize::from(n)] = 1);
    }

    fn lot(&mut self) -> i32 {
        let legal = numbered(&self.game, self.side());
        i32::from(legal[self.luck.below(legal.len() as u32) as usize].0)
    }
}
