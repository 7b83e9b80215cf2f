//! What a side cannot know, drawn anew.

use kernel::{Seeded, Side};

use crate::plane::{Fate, Plane, PlaneId};
use crate::speed::any_choice;
use crate::{Escadrilles, Phase};

impl Escadrilles {
    /// The enemy's speeds drawn anew among the two or three that each may have noted; while both decide in secret,
    /// how far the enemy is cannot be known either: he is done if we are not, and has not begun if we are.
    pub(crate) fn imagined(&self, eyes: Side, luck: &mut Seeded) -> Self {
        let mut dream = self.clone();
        let foe = !eyes;
        match self.phase {
            Phase::Deploy => dream.imagine_deployment(foe, self.asked(eyes).is_some(), luck),
            Phase::Note => {
                let done = self.asked(eyes).is_some();
                dream.imagine_notes(foe, luck, |_| done);
            }
            Phase::Move(_) => dream.imagine_notes(foe, luck, |plane| plane.noted != 0),
            Phase::Over => {}
        }
        dream
    }

    fn imagine_notes(&mut self, foe: Side, luck: &mut Seeded, noted: impl Fn(&Plane) -> bool) {
        for plane in self.planes[foe].iter_mut().filter(|plane| plane.flies()) {
            plane.noted = if noted(plane) { any_choice(self.turn, plane.speed, luck) } else { 0 };
        }
    }

    fn imagine_deployment(&mut self, foe: Side, done: bool, luck: &mut Seeded) {
        let mut hexes = self.setup.starts[foe].clone();
        kernel::shuffle(&mut hexes, luck, "first");
        for (plane, cell) in PlaneId::squadron(foe).zip(hexes) {
            if done {
                self.take_off(plane, cell);
            } else {
                self.lose(plane, Fate::Waiting);
            }
        }
    }
}
