//! What nobody respects in an opponent, counted over whole games.

use std::collections::VecDeque;

use commander::ABSURD;
use kernel::{BySide, Fault, Game, Journal, Judge, Side};
use serde::Serialize;

use crate::duel::{Witness, play_one};
use crate::{Contest, Ground};

/// Own decisions that can be taken back: more than a turn.
const LATELY: usize = 24;

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Follies {
    /// Decisions of all games.
    pub decisions: u32,
    /// Actions that the game itself thinks absurd beside another that was possible: a friend is rammed.
    pub absurd: u32,
    /// Actions that only lead a piece back to where it came from of late, without a fight between.
    pub returns: u32,
}

/// Plays the games of a contest one after the other and counts the follies of both players. `fights` says which actions
/// are fights: after one of them a piece may have reason to go back.
pub fn follies<G: Judge>(
    ground: &Ground<G>,
    contest: &Contest,
    fights: fn(&G::Action) -> bool,
) -> Result<Follies, Fault> {
    let mut found = Follies::default();
    for game in 0..contest.games {
        let mut eye = Eye { found: &mut found, fights, deeds: BySide::from_fn(|_| VecDeque::new()) };
        let side_of_a = Side::from_index((game % 2) as usize);
        play_one(ground, contest, contest.first + game / 2, side_of_a, &mut eye)?;
    }
    Ok(found)
}

struct Eye<'a, G: Game> {
    found: &'a mut Follies,
    fights: fn(&G::Action) -> bool,
    deeds: BySide<VecDeque<(G, G::Action)>>,
}

impl<G: Game> Journal<G> for Eye<'_, G> {
    const LISTENS: bool = false;

    fn note(&mut self, _: &G, _: G::Event) {}
}

impl<G: Judge> Witness<G> for Eye<'_, G> {
    fn decides(&mut self, game: &G, side: Side, action: &G::Action) {
        let most = game.all_actions(side).iter().map(|other| game.prior(side, other)).fold(0.0, f32::max);
        if (self.fights)(action) {
            self.deeds.0.iter_mut().for_each(VecDeque::clear);
        }
        let deeds = &mut self.deeds[side];
        self.found.decisions += 1;
        self.found.absurd += u32::from(game.prior(side, action) < ABSURD * most);
        self.found.returns += u32::from(deeds.iter().any(|(then, deed)| game.undoes(action, then, deed)));
        deeds.push_back((game.clone(), action.clone()));
        if deeds.len() > LATELY {
            deeds.pop_front();
        }
    }
}
