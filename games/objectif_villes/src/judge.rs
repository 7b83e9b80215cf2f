//! What is worth what, counted in towns.

use hexmap::{Cell, Grid};
use kernel::{Judge, Side, Text};
use skirmish::{Cells, Ending, KILL, PUSH, Phase, Skirmish, Verdict, Worth};

use crate::terrain::Terrain;
use crate::{Action, Coin, ObjectifVilles};

/// A piece, on the board or in hand: pieces are never replaced.
const PIECE: f32 = 1.3;
/// What a town adds for the one who stands in it, growing to this factor in the last round.
const LATE_TOWNS: f32 = 3.0;
/// What a push is worth, and what a town adds to it.
const PUSHED: f32 = 0.25;
const PUSHED_OUT_OF_TOWN: f32 = 0.6;
/// The share of a strike that the coming turn can only bring: to begin with, and as its pieces come closer.
const PROMISED: f32 = 0.22;
const PREPARED: f32 = 0.22;
/// A side that can be in enough towns at the end of its next turn.
const DASH: f32 = 1.5;
/// The seventh town at the end of a movement phase is the game.
const SEVENTH: f32 = 12.0;
/// What a point of ground beside a town is worth to the piece that holds it.
const OVERLOOK: f32 = 0.05;
/// What a point of any ground is worth, and what each step from the nearest town costs.
const HEIGHT: f32 = 0.02;
const FAR: f32 = 0.04;

/// What standing in a hex is worth by itself: ground that overlooks towns, and not being far from the towns.
pub(crate) fn post(terrain: Terrain, grid: &Grid, towns: Cells, cell: Cell) -> f32 {
    let height = f32::from(terrain.value());
    let beside = towns.iter().filter(|&town| grid.adjacent(town, cell)).count() as f32;
    let steps = towns.iter().map(|town| grid.distance(town, cell)).min().unwrap_or(0) as f32;
    height * (OVERLOOK * beside + HEIGHT) - FAR * steps
}

impl ObjectifVilles {
    /// What a result against a piece is worth.
    fn prize(&self, target: Cell, verdict: Verdict) -> f32 {
        let town = self.setup.towns.contains(target);
        match verdict {
            Verdict::Nothing => 0.0,
            Verdict::Retreat => PUSHED + if town { PUSHED_OUT_OF_TOWN } else { 0.0 },
            Verdict::Elimination => PIECE + if town { PUSHED_OUT_OF_TOWN } else { 0.0 },
        }
    }

    /// The best result of a piece of the active side that comes to stand there, with those already in place.
    fn strike_from(&self, at: Cell, leaving: Cells) -> Option<(Cell, Verdict)> {
        let own = (self.pieces[self.turn.active] - leaving) | Cells::of(at);
        let targets = self.setup.around.around(at) & self.pieces[!self.turn.active];
        let strike = |target: Cell| (target, self.verdict(target, self.setup.around.around(target) & own));
        targets.iter().map(strike).max_by_key(|strike| strike.1).filter(|strike| strike.1 != Verdict::Nothing)
    }

    fn prior_of_stand(&self, at: Cell, leaving: Cells) -> f32 {
        let town = |cell| self.setup.towns.contains(cell);
        let mut weight = if town(at) { 6.0 } else { 1.0 + 8.0 * self.setup.posts[at.index()].max(0.0) };
        weight *= match self.strike_from(at, leaving) {
            Some((_, Verdict::Elimination)) => 8.0,
            Some(_) => 4.0,
            None => 1.0,
        };
        match self.worst(at, !self.turn.active) {
            Verdict::Nothing => weight,
            Verdict::Retreat => weight * 0.7,
            Verdict::Elimination => weight * 0.35,
        }
    }

    /// Why a piece should stand in a hex, coming from another or from the hand.
    fn why_stand(&self, at: Cell, from: Option<Cell>) -> Text {
        let leaving: Cells = from.into_iter().collect();
        let held = self.holdings(self.turn.active) + usize::from(!leaving.meets(&self.setup.towns));
        let fled = from.filter(|&from| self.worst(from, !self.turn.active) > self.worst(at, !self.turn.active));
        let overlooked = (self.setup.around.around(at) & self.setup.towns).first();
        match (self.setup.towns.contains(at), self.strike_from(at, leaving), fled, overlooked) {
            (true, ..) if held >= usize::from(self.setup.victory[0]) => Text::key("why-win"),
            (true, ..) => self.because("why-town", at),
            (_, Some((target, Verdict::Elimination)), ..) => self.because("why-strike-kill", target),
            (_, Some((target, _)), ..) => self.because("why-strike-push", target),
            (_, None, Some(from), _) => self.because("why-escape", from),
            (_, None, None, Some(town)) if u32::from(self.setup.value(at)) >= PUSH => {
                self.because("why-overlook", town)
            }
            _ if from.is_some_and(|from| self.setup.posts[at.index()] > self.setup.posts[from.index()]) => {
                self.because("why-nearer", at)
            }
            _ => Text::key("why-quiet"),
        }
    }
}

impl Worth for ObjectifVilles {
    const HALF: (f32, f32) = (4.0, 0.7);

    /// What a side has and hopes for.
    fn hopes(&self, side: Side) -> f32 {
        let pieces = self.pieces[side].len() as f32 + f32::from(self.in_hand[side]);
        let towns = self.holdings(side);
        let needed = usize::from(self.setup.victory[0]);
        let late = self.progress() * self.progress();
        let mut sum = PIECE * pieces + towns as f32 * (1.0 + (LATE_TOWNS - 1.0) * late * late);
        sum += self.pieces[side].iter().map(|cell| self.setup.posts[cell.index()]).sum::<f32>();
        if towns >= needed && side == self.turn.active && self.turn.phase == Phase::Movement {
            sum += SEVENTH;
        } else if self.can_dash(side) {
            sum += DASH;
        }
        sum + self.strikes(side) * (1.0 - late * late)
    }

    /// What a side can do to the enemy's pieces: at once with those in place, or in its next turn.
    fn strikes(&self, side: Side) -> f32 {
        let now = side == self.turn.active && matches!(self.turn.phase, Phase::Movement | Phase::Combat);
        let fresh = self.pieces[side] - if side == self.turn.active { self.turn.spent } else { Cells::EMPTY };
        let strike = |target: Cell| {
            if self.setup.perils[target.index()] == Verdict::Nothing {
                return 0.0;
            }
            let value = u32::from(self.setup.value(target));
            let near = self.strength(self.setup.around.around(target) & fresh);
            let at_once = if now { self.prize(target, Verdict::of(near, value)) } else { 0.0 };
            let next = self.prize(target, self.worst(target, side));
            let prepared = (near as f32 / (KILL * value) as f32).min(1.0);
            at_once.max(next * (PROMISED + PREPARED * prepared))
        };
        self.pieces[!side].iter().map(strike).sum()
    }

    fn prior_of_step(&self, _: Side, action: &Action) -> f32 {
        let town = |cell| self.setup.towns.contains(cell);
        match *action {
            Action::Place(Coin { at }) => self.prior_of_stand(at, Cells::EMPTY),
            Action::Move { from, to } => {
                let weight = self.prior_of_stand(to, Cells::of(from));
                if town(from) && !town(to) { weight * 0.3 } else { weight }
            }
            Action::Retreat(to) if town(to) => 4.0,
            Action::Retreat(to) => f32::from(self.setup.value(to)),
            _ => 6.0,
        }
    }

    fn why_step(&self, action: &Action) -> Text {
        match *action {
            Action::Place(Coin { at }) => self.why_stand(at, None),
            Action::Move { from, to } => self.why_stand(to, Some(from)),
            Action::Retreat(to) if self.setup.towns.contains(to) => self.because("why-town", to),
            Action::Retreat(to) => self.because("why-refuge", to),
            _ => Text::key("why-quiet"),
        }
    }
}

impl Judge for ObjectifVilles {
    skirmish::judgements!();

    /// Towns first, then pieces.
    fn margin(&self, eyes: Side) -> f32 {
        let lead = |of: &dyn Fn(Side) -> usize| of(eyes) as f32 - of(!eyes) as f32;
        let towns = lead(&|side| self.holdings(side)) / self.setup.towns.len() as f32;
        let pieces = lead(&|side| self.pieces[side].len()) / f32::from(self.setup.pieces);
        0.7 * towns + 0.3 * pieces
    }
}
