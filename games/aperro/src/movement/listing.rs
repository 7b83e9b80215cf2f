//! The actions of the Movement phase: all of them, or one at random.

use kernel::{Game, Seeded};

use super::Manoeuvre;
use crate::Aperro;
use crate::action::{Action, PieceRef};
use crate::army::{GENERAL_MOVES, GENERALS, UNITS};
use crate::places::{Place, distance};

/// How often a piece and a place are drawn for a move at random before the moves are listed.
const DRAWS: u32 = 40;

impl Aperro {
    pub(crate) fn movement_actions(&self, out: &mut Vec<Action>) {
        let (manoeuvre, drills) = (self.manoeuvre(), self.has_drills());
        for piece in self.pieces(self.player) {
            if let Some((from, left)) = self.mobile(&manoeuvre, piece) {
                let may_go = |to: &Place| self.may_go(&manoeuvre, piece, from, *to, left);
                out.extend(Place::TABLE.into_iter().filter(may_go).map(|to| Action::Move { piece, to }));
            }
            if drills {
                let drills = self.drill_of(piece).into_iter().flatten();
                out.extend(drills.filter(|drill| self.check(self.player, drill).is_ok()));
            }
        }
        out.extend(manoeuvre.spare.map(|_| Action::EndMovement));
    }

    /// An action of the phase, each as likely as another: pieces and places are drawn until one may go to the other,
    /// or for so long that the list is shorter. The options add actions that only the list has.
    pub(crate) fn any_movement(&self, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        if !self.has_drills() {
            let manoeuvre = self.manoeuvre();
            let mut mobile = [(PieceRef::unit(self.player, 0), Place::Gone, 0); UNITS + GENERALS];
            let mut count = 0;
            for piece in self.pieces(self.player) {
                if let Some((from, left)) = self.mobile(&manoeuvre, piece) {
                    mobile[count] = (piece, from, left);
                    count += 1;
                }
            }
            for _ in 0..DRAWS {
                let lot = luck.below((count * Place::TABLE.len() + 1) as u32) as usize;
                let to = Place::TABLE[lot % Place::TABLE.len()];
                match mobile[..count].get(lot / Place::TABLE.len()) {
                    None if manoeuvre.spare.is_some() => return Some(Action::EndMovement),
                    Some(&(piece, from, left)) if self.may_go(&manoeuvre, piece, from, to, left) => {
                        return Some(Action::Move { piece, to });
                    }
                    _ => {}
                }
            }
        }
        scratch.clear();
        self.movement_actions(scratch);
        (!scratch.is_empty()).then(|| scratch[luck.below(scratch.len() as u32) as usize])
    }

    /// Where a piece that can still move is, and how many steps it has left, a forced march included.
    fn mobile(&self, manoeuvre: &Manoeuvre, piece: PieceRef) -> Option<(Place, u8)> {
        let (from, most, made) = match (self.unit(piece), self.general(piece)) {
            (Some(unit), _) if self.may_move(unit).is_ok() && !self.needs_orders(&manoeuvre.tally, unit) => {
                (unit.place, self.moves(unit) + self.extra_step(unit), unit.steps)
            }
            (_, Some(general)) => (general.place, GENERAL_MOVES, general.steps),
            _ => return None,
        };
        (made < most).then(|| (from, most - made))
    }

    fn may_go(&self, manoeuvre: &Manoeuvre, piece: PieceRef, from: Place, to: Place, left: u8) -> bool {
        from != to && distance(self.player, from, to) <= left && self.check_march(manoeuvre, piece, to).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::Arc;

    use kernel::{Chosen, Silence};

    use super::*;
    use crate::Stage;

    /// A draw is as good as the list: each listed action comes as often as another, and nothing else does.
    #[test]
    fn draws_are_fair() {
        let setup = Arc::new(Aperro::setup(Aperro::scenarios()[0].toml, &Chosen::new()).unwrap());
        let (mut luck, mut scratch) = (Seeded::new(7), Vec::new());
        let mut game = Aperro::start(setup, &mut luck, &mut Silence);
        while game.stage() != Stage::Movement {
            let side = game.to_play().next().expect("the battle has hardly begun");
            let action = game.any_action(side, &mut luck, &mut scratch).expect("an action");
            game.play(side, &action, &mut luck, &mut Silence);
        }
        let listed = game.all_actions(game.player());
        let mut drawn: HashMap<Action, u32> = HashMap::new();
        for _ in 0..1000 * listed.len() {
            *drawn.entry(game.any_movement(&mut luck, &mut scratch).expect("an action")).or_default() += 1;
        }
        assert!(listed.len() > 3 && drawn.len() == listed.len(), "{listed:?}");
        assert!(listed.iter().all(|action| (800..1200).contains(&drawn[action])), "{drawn:?}");
    }
}
