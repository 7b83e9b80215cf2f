//! Looks for decisions that a quick search gets badly wrong: where a much longer one changes its mind by a lot.

use commander::Search;
use kernel::{Game, Judge, Seeded, Side, Silence};

use crate::Ground;

/// How to look.
#[derive(Clone, Copy, Debug)]
pub struct Mining {
    /// Simulations of the quick search, and of the long one.
    pub simulations: [u32; 2],
    /// How much worse the quick choice must look to the long search, on a scale from -1 to 1.
    pub gap: f32,
    /// One decision in so many is looked at.
    pub one_in: u32,
    /// Games to play.
    pub games: u32,
    /// The luck of it all.
    pub seed: u64,
}

/// A decision that a quick search got wrong.
#[derive(Clone, Debug)]
pub struct Blunder {
    /// The position.
    pub position: serde_json::Value,
    /// Who decides.
    pub side: Side,
    /// What the quick search would play.
    pub avoid: String,
    /// What the long one would, and what each is worth to it.
    pub find: String,
    /// The long search's values of both.
    pub values: [f32; 2],
}

/// Plays games of quick searches and tells of every blunder that two long searches agree about.
pub fn mine<G: Judge>(ground: &Ground<G>, mining: &Mining, mut found: impl FnMut(Blunder)) {
    for n in 0..mining.games {
        let mut luck = Seeded::new(mining.seed.wrapping_add(u64::from(n)));
        let mut game = G::start(ground.setup.clone(), &mut luck, &mut Silence);
        while let Some(side) = game.to_play().next() {
            let quick = search(&game, side, luck.next_u64(), mining.simulations[0]);
            let action = quick.best().action;
            if !quick.forced() && luck.below(mining.one_in) == 0 {
                blunder(&game, side, &action, mining, &mut luck).into_iter().for_each(&mut found);
            }
            game.play(side, &action, &mut luck, &mut Silence);
        }
    }
}

fn search<G: Judge>(game: &G, side: Side, seed: u64, simulations: u32) -> Search<G> {
    let mut search = Search::new(game, side, seed);
    search.step(simulations);
    search
}

fn blunder<G: Judge>(game: &G, side: Side, action: &G::Action, mining: &Mining, luck: &mut Seeded) -> Option<Blunder> {
    let mut last = None;
    for _ in 0..2 {
        let ballot = search(game, side, luck.next_u64(), mining.simulations[1]);
        let best = ballot.best();
        let votes = ballot.ballot().votes;
        let quick = votes.iter().find(|vote| vote.action == *action && vote.visits > 0)?;
        let values = [best.value, quick.total / quick.visits as f32];
        if best.action == *action || values[0] - values[1] < mining.gap {
            return None;
        }
        last = Some((best.action, values));
    }
    let (find, values) = last?;
    let position = serde_json::to_value(Game::position(game)).ok()?;
    Some(Blunder { position, side, avoid: game.write(action), find: game.write(&find), values })
}
