//! Many games of one setup that are stepped together, for learners: numbers in, numbers out, and a game that is over is
//! followed by the next.

use std::sync::Arc;

use kernel::{Fault, Game, Seeded, Show, Side, Silence};
use rayon::prelude::*;

use crate::encoding::{ACTIONS, FEATURES, numbered, observe};

/// An action that the fleet draws by lot among the legal ones.
pub const BY_LOT: i32 = -1;

/// Games enough for a thread to be worth waking.
const GRAIN: usize = 64;

/// Games of one kind under way.
pub struct Fleet(Vec<Box<dyn Ship>>);

/// So many games of a setup; the luck of each is its own.
pub fn fleet<G: Show>(setup: &Arc<G::Setup>, games: usize, seed: u64) -> Fleet {
    let mut luck = Seeded::new(seed);
    let begin = |_| {
        let mut luck = luck.fork();
        let game = G::start(setup.clone(), &mut luck, &mut Silence);
        Box::new(Under { game, luck, scratch: Vec::new(), chosen: None }) as Box<dyn Ship>
    };
    Fleet((0..games).map(begin).collect())
}

impl Fleet {
    /// How many games there are.
    pub fn games(&self) -> usize {
        self.0.len()
    }

    /// Whose decision it is in each game: 0 or 1.
    pub fn sides(&self, out: &mut [i8]) {
        out.iter_mut().zip(&self.0).for_each(|(out, ship)| *out = ship.side().index() as i8);
    }

    /// Makes a decision in each game. `rewards` are those of side 0 (1 won, -1 lost), `ends` tells which games were
    /// over and have begun anew. Nothing is done when one of the actions is not legal.
    pub fn step(&mut self, actions: &[i32], rewards: &mut [f32], ends: &mut [bool]) -> Result<(), Fault> {
        let ships = self.0.par_iter_mut().with_min_len(GRAIN);
        let chosen: Vec<bool> = ships.zip(actions).map(|(ship, &number)| ship.choose(number)).collect();
        if let Some(n) = chosen.iter().position(|found| !found) {
            let problem = format!("action {} is not legal in game {n}; ask for the mask", actions[n]);
            return Err(Fault::new("step", problem));
        }
        let ships = self.0.par_iter_mut().with_min_len(GRAIN);
        ships.zip(rewards).zip(ends).for_each(|((ship, reward), end)| (*reward, *end) = ship.play());
        Ok(())
    }

    /// A row of [`ACTIONS`] for each game: which actions are legal.
    pub fn masks(&self, out: &mut [u8]) {
        out.par_chunks_mut(ACTIONS).zip(&self.0).for_each(|(row, ship)| ship.mask(row));
    }

    /// An action for each game, drawn by lot among the legal ones.
    pub fn lot(&mut self, out: &mut [i32]) {
        out.par_iter_mut().zip(&mut self.0).for_each(|(out, ship)| *out = ship.lot());
    }

    /// A row of [`FEATURES`] for each game: what the side sees that decides.
    pub fn observe(&self, out: &mut [f32]) {
        out.par_chunks_mut(FEATURES).zip(&self.0).for_each(|(row, ship)| ship.observe(row));
    }
}

/// One game under way, without its type.
trait Ship: Send + Sync {
    fn side(&self) -> Side;
    /// Finds the action with this number; false when there is none.
    fn choose(&mut self, number: i32) -> bool;
    /// Plays what was chosen: the reward of the first side, and whether that was the end.
    fn play(&mut self) -> (f32, bool);
    fn mask(&self, row: &mut [u8]);
    fn lot(&mut self) -> i32;
    fn observe(&self, row: &mut [f32]);
}

struct Under<G: Game> {
    game: G,
    luck: Seeded,
    scratch: Vec<G::Action>,
    chosen: Option<G::Action>,
}

impl<G: Show> Ship for Under<G> {
    fn side(&self) -> Side {
        self.game.to_play().next().expect("a game that is over is followed by the next")
    }

    fn choose(&mut self, number: i32) -> bool {
        let side = self.side();
        self.chosen = match number {
            BY_LOT => self.game.any_action(side, &mut self.luck, &mut self.scratch),
            _ => {
                let legal = numbered(&self.game, side);
                legal.into_iter().find(|&(n, _)| i32::from(n) == number).map(|(_, action)| action)
            }
        };
        self.chosen.is_some()
    }

    fn play(&mut self) -> (f32, bool) {
        let (side, action) = (self.side(), self.chosen.take().expect("an action was chosen"));
        self.game.play(side, &action, &mut self.luck, &mut Silence);
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

    fn observe(&self, row: &mut [f32]) {
        observe(&self.game, self.side(), row);
    }
}
