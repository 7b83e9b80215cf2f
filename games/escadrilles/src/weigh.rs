//! What a squadron is worth: aircraft first, then who will be shot before it can move again, who has a way on, and
//! who is after whom.

use std::ops::RangeInclusive;

use hexmap::Hex;
use kernel::{BySide, Side};

use crate::plane::{Plane, PlaneId};
use crate::setup::Cells;
use crate::speed::choices;
use crate::{Escadrilles, Phase, SQUADRON};

/// How sure a shot is that the shooter can still take, and one that he has already lined up.
const LIKELY: f32 = 0.85;
const CERTAIN: f32 = 0.97;
/// What is left of an aircraft that no speed will save, or that is bound to collide.
const DOOMED: f32 = 0.1;
/// What full freedom of movement is worth, and how many ends count as full.
const FREEDOM: f32 = 0.1;
const FREE_ENDS: f32 = 40.0;
/// What it is worth to shoot into every hex where an enemy can end.
const PURSUIT: f32 = 0.3;
/// What each hex nearer to one's prey is worth, and how far ahead of an aircraft its nose is.
const NEARER: f32 = 0.004;
const NOSE: i32 = 3;
/// Beyond this many hexes nobody is nearer than another.
const FAR: u32 = 30;

/// How an aircraft's speed in its next flight is known.
#[derive(Clone, Copy, PartialEq)]
enum Notes {
    /// Noted, and these eyes know it.
    Known,
    /// Noted, and these eyes have to guess.
    Hidden,
    /// Still to be noted, with everything in view.
    Open,
}

/// An aircraft as `eyes` see it.
#[derive(Clone, Copy)]
struct Sight<'a> {
    id: PlaneId,
    plane: &'a Plane,
    hex: Hex,
    notes: Notes,
    /// It has had its flight this turn.
    flown: bool,
    /// It stays where it is until the enemy has shot.
    stays: bool,
}

/// A squadron as `eyes` see it.
struct Flock<'a>([Option<Sight<'a>>; SQUADRON as usize]);

impl<'a> Flock<'a> {
    fn iter(&self) -> impl Iterator<Item = &Sight<'a>> {
        self.0.iter().flatten()
    }
}

impl Sight<'_> {
    /// The speeds that it may have in its next flight.
    fn speeds(&self, turn: u16) -> RangeInclusive<u8> {
        match (self.notes, self.plane.noted) {
            (Notes::Known, noted) => noted..=noted,
            (_, 0) => choices(turn + 1, self.plane.speed),
            _ => choices(turn, self.plane.speed),
        }
    }
}

impl Escadrilles {
    /// What each squadron is worth, in aircraft, as `eyes` see it.
    pub(crate) fn weigh(&self, eyes: Side) -> BySide<f32> {
        let flocks = BySide::from_fn(|side| self.flock(side, eyes));
        BySide::from_fn(|side| {
            let (own, enemies) = (&flocks[side], &flocks[!side]);
            let safe = self.safety(own, enemies, side);
            let friends: Cells = own.iter().map(|sight| sight.plane.cell).collect();
            let one = |sight: &Sight<'_>| {
                let fate = self.way_on(sight) * safe[sight.id.index()];
                let bound = self.hits_friend(sight, own, &friends);
                let fate = if bound { fate.min(DOOMED) } else { fate };
                fate + self.chase(sight, enemies)
            };
            own.iter().map(one).sum()
        })
    }

    fn flock(&self, side: Side, eyes: Side) -> Flock<'_> {
        let moving = matches!(self.phase, Phase::Move(_));
        let answered = self.phase != Phase::Move(!self.opener()) || !self.setup.house.alternate_initiative;
        let mut sights = [None; SQUADRON as usize];
        for id in self.flying(side) {
            let plane = self.plane(id);
            let flown = moving && plane.noted == 0;
            let notes = match plane.noted {
                0 => Notes::Open,
                _ if side == eyes => Notes::Known,
                // While notes are made the enemy's are unknown, but made with everything in view.
                _ if self.phase == Phase::Note => Notes::Open,
                _ => Notes::Hidden,
            };
            let stays = match self.phase {
                Phase::Note => side != self.opener(),
                Phase::Move(mover) => mover != side || (flown && answered),
                _ => false,
            };
            let hex = self.setup.grid.hex(plane.cell);
            sights[id.index()] = Some(Sight { id, plane, hex, notes, flown, stays });
        }
        Flock(sights)
    }

    /// Whether the hex ahead holds a friend who will still be there when this aircraft's number comes (ES-R30).
    fn hits_friend(&self, sight: &Sight<'_>, own: &Flock<'_>, friends: &Cells) -> bool {
        let Some(ahead) = self.setup.grid.neighbour(sight.plane.cell, sight.plane.heading) else { return false };
        friends.contains(ahead)
            && own.iter().any(|friend| {
                let later = match (sight.flown, friend.flown) {
                    (false, true) => true,
                    (true, false) => false,
                    _ => friend.id.number > sight.id.number,
                };
                friend.plane.cell == ahead && later
            })
    }

    /// For each aircraft of `side`, the chance to see the end of the enemy's next shots.
    fn safety(&self, own: &Flock<'_>, enemies: &Flock<'_>, side: Side) -> [f32; SQUADRON as usize] {
        let mut safe = [1.0; SQUADRON as usize];
        let targets: Cells = own.iter().filter(|sight| sight.stays).map(|sight| sight.plane.cell).collect();
        if targets.is_empty() {
            return safe;
        }
        // Who flies second and then first flies twice in a row.
        let again = self.setup.house.alternate_initiative && self.opener() == side;
        for enemy in enemies.iter() {
            if self.phase == Phase::Move(!side) && enemy.flown {
                match self.target(!side, enemy.plane.cell, enemy.plane.heading) {
                    Some(target) => safe[target.index()] *= 1.0 - CERTAIN,
                    None if again => self.threaten(enemy, own, &targets, &mut safe),
                    None => {}
                }
            } else {
                self.threaten(enemy, own, &targets, &mut safe);
            }
        }
        safe
    }

    /// One enemy shoots one aircraft: his chances are shared among those in his reach.
    fn threaten(&self, enemy: &Sight<'_>, own: &Flock<'_>, targets: &Cells, safe: &mut [f32; SQUADRON as usize]) {
        let speeds = enemy.speeds(self.turn);
        let count = speeds.end() - speeds.start() + 1;
        let mut hits = [0u8; SQUADRON as usize];
        for speed in speeds {
            let kills = &self.setup.reach(enemy.plane.cell, enemy.plane.heading, speed).kills;
            if kills.meets(targets) {
                for sight in own.iter().filter(|sight| sight.stays) {
                    hits[sight.id.index()] += u8::from(kills.contains(sight.plane.cell));
                }
            }
        }
        let in_reach = hits.iter().filter(|&&hits| hits > 0).count();
        for (safe, &hits) in safe.iter_mut().zip(&hits).filter(|(_, hits)| **hits > 0) {
            let share = if enemy.notes == Notes::Hidden { f32::from(hits) / f32::from(count) } else { 1.0 };
            *safe *= 1.0 - LIKELY * share / in_reach as f32;
        }
    }

    /// Whether an aircraft will have a way on, with a little more for many ways.
    fn way_on(&self, sight: &Sight<'_>) -> f32 {
        let (mut count, mut open, mut total) = (0.0, 0.0, 0.0);
        for speed in sight.speeds(self.turn) {
            let ends = self.setup.reach(sight.plane.cell, sight.plane.heading, speed).ends;
            count += 1.0;
            open += if ends > 0 { 1.0 } else { 0.0 };
            total += f32::from(ends);
        }
        let alive = match sight.notes {
            Notes::Open if open > 0.0 => 1.0,
            _ => f32::max(open / count, DOOMED),
        };
        let ends = if sight.notes == Notes::Known { 2.0 * total } else { total };
        alive * (1.0 - FREEDOM + FREEDOM * (ends / FREE_ENDS).min(1.0))
    }

    /// How well an aircraft is after an enemy: how much of where he can go it can shoot into, and how near it points.
    fn chase(&self, sight: &Sight<'_>, enemies: &Flock<'_>) -> f32 {
        let Plane { cell, heading, noted, speed, .. } = *sight.plane;
        let speed = if sight.notes == Notes::Known { noted } else { speed };
        let kills = &self.setup.reach(cell, heading, speed).kills;
        let nose = sight.hex + heading.step() * NOSE;
        let (mut nearest, mut covered) = (FAR, 0.0);
        for enemy in enemies.iter() {
            nearest = nearest.min(nose.unsigned_distance_to(enemy.hex));
            // One that stays is counted as one that will be shot.
            if !enemy.stays {
                covered += self.covered(enemy, kills);
            }
        }
        PURSUIT * covered / (1.0 + covered / 2.0) - NEARER * nearest as f32
    }

    /// Which share of the hexes where an aircraft can end lies under this fire.
    fn covered(&self, sight: &Sight<'_>, kills: &Cells) -> f32 {
        let mut covered = 0.0;
        for speed in sight.speeds(self.turn) {
            let hexes = &self.setup.reach(sight.plane.cell, sight.plane.heading, speed).hexes;
            if hexes.meets(kills) {
                covered += (*hexes & *kills).len() as f32 / hexes.len() as f32;
            }
        }
        covered / 3.0
    }
}
