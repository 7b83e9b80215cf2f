//! What preparations are worth, before the first turn.

use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

use kernel::Side;

use super::{Force, Stations};
use crate::Aperro;
use crate::places::{Place, Sector};

/// What the preparations of each side are worth, once somebody has asked. A search asks for both sides after each step
/// that it tries, and the step of one leaves the other's as they are. No part of the position.
pub(crate) struct Prepared([AtomicU32; 2]);

impl Prepared {
    /// The bits of no worth.
    const UNKNOWN: u32 = u32::MAX;

    /// Something about a side's preparations has changed.
    pub fn forget(&mut self, side: Side) {
        *self.0[side.index()].get_mut() = Self::UNKNOWN;
    }

    fn or_find(&self, side: Side, find: impl FnOnce() -> f32) -> f32 {
        let kept = &self.0[side.index()];
        match kept.load(Relaxed) {
            Self::UNKNOWN => {
                let worth = find();
                kept.store(worth.to_bits(), Relaxed);
                worth
            }
            bits => f32::from_bits(bits),
        }
    }
}

impl Default for Prepared {
    fn default() -> Self {
        Prepared([const { AtomicU32::new(Self::UNKNOWN) }; 2])
    }
}

impl Clone for Prepared {
    fn clone(&self) -> Self {
        Prepared([0, 1].map(|side| AtomicU32::new(self.0[side].load(Relaxed))))
    }
}

impl PartialEq for Prepared {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for Prepared {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Ok(())
    }
}

impl Aperro {
    /// Before the battle: points spent, and troops where they hold.
    pub(super) fn preparation_value(&self, eyes: Side) -> f32 {
        let worth = |side| self.prepared.or_find(side, || self.preparedness(side));
        worth(eyes) - worth(!eyes)
    }

    fn preparedness(&self, side: Side) -> f32 {
        let spent = self.mobilised(side) as f32 / self.setup.budget as f32;
        let sealed = if self.preparation[side].sealed { 0.01 } else { 0.0 };
        let (units, stations) = (self.units(side), Stations::new(self.units(side)));
        let generals = self.generals(side).iter().filter(|general| general.place != Place::Unplaced).count();
        let placed = generals + units.iter().filter(|unit| unit.place != Place::Unplaced).count();
        let mut worth = 0.1 * spent + sealed + 0.002 * placed as f32;
        for sector in [0, 1, 2].map(|lane| Sector::of(side, lane)) {
            let post = self.post(side, sector);
            let (mut force, mut horse) = (Force::default(), 0);
            for unit in stations.at(sector.place()) {
                force.add(self.force_at(&post, unit));
                horse += u8::from(unit.kind.mounted());
            }
            let hold = force.elements * (0.5 + force.fire) / (0.1 + force.fail());
            worth += 0.15 * hold / (hold + 60.0) + 0.1 * force.elements / (force.elements + 5.0);
            // Cavalry defends badly: it waits in reserve.
            worth -= 0.02 * f32::from(horse);
            if post.led {
                worth += 0.02 + 0.005 * force.elements.min(8.0);
            }
        }
        worth
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kernel::{Chosen, Game, Seeded, Silence};

    use super::*;

    /// What is kept is what would be found, in random preparations and in those that are imagined.
    #[test]
    fn what_is_kept_is_true() {
        for file in Aperro::scenarios() {
            let setup = Arc::new(Aperro::setup(file.toml, &Chosen::new()).unwrap());
            let (mut luck, mut scratch) = (Seeded::new(7), Vec::new());
            let mut game = Aperro::start(setup, &mut luck, &mut Silence);
            while game.turns.0 == [0, 0] {
                let side = game.to_play().next().expect("the battle has not begun");
                for seen in [&game, &game.imagine(side, &mut luck)] {
                    let found = seen.preparedness(side) - seen.preparedness(!side);
                    assert_eq!(seen.preparation_value(side).to_bits(), found.to_bits(), "{}", file.id);
                }
                let action = game.any_action(side, &mut luck, &mut scratch).expect("an action");
                game.play(side, &action, &mut luck, &mut Silence);
            }
        }
    }
}
