//! What bears on what by how two ships lie to each other, land apart (DE-R12 to DE-R14, DE-R17): looked up, because a
//! commander asks for it more often than for anything else.

use std::sync::LazyLock;

use hexmap::{Direction, Hex};

use crate::fire::{Broadside, Shots};
use crate::ship::Kind;

/// DE-R12: in which sector of a gun's hex a place lies, and how far.
pub(crate) fn sector(kind: Kind, facing: Direction, gun: Hex, hex: Hex) -> Option<(Broadside, u8)> {
    // As if the ship pointed along the first axis: its sectors lie on either side of that, and a row is as far.
    let away = (hex - gun).rotate_ccw(facing.index() as u32);
    let side = match away.y() {
        1.. if (-away.y()..=0).contains(&away.x()) => Broadside::Starboard,
        ..=-1 if (0..=-away.y()).contains(&away.x()) => Broadside::Port,
        _ => return None,
    };
    let distance = away.y().unsigned_abs();
    (distance <= kind.range().into()).then_some((side, distance as u8))
}

/// The nearest of the shots to each side.
pub(crate) fn nearest(shots: impl Iterator<Item = (Broadside, u8)>) -> Shots {
    let mut nearest = [None; 2];
    for (side, distance) in shots {
        let known = &mut nearest[side as usize];
        *known = Some(known.map_or(distance, |known: u8| known.min(distance)));
    }
    nearest
}

/// A ship as far as it can hit and be hit.
type Lie = (Kind, Direction);

/// The longest range (DE-38); a hull adds one hex at either end.
const FARTHEST: i32 = Kind::ThreeMaster.range() as i32 + 2;
const WIDTH: usize = 2 * FARTHEST as usize + 1;

/// The distances to port and to starboard in four bits each, by how both lie and by where the target's bow is.
static TABLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let lies: Vec<Lie> = [Kind::Frigate, Kind::ThreeMaster]
        .into_iter()
        .flat_map(|kind| Direction::ALL.map(|facing| (kind, facing)))
        .collect();
    let mut table = vec![0; lies.len() * lies.len() * WIDTH * WIDTH];
    let places = -FARTHEST..=FARTHEST;
    for &firer in &lies {
        for &target in &lies {
            for away in places.clone().flat_map(|q| places.clone().map(move |r| Hex::new(q, r))) {
                let [port, starboard] = reckon(firer, target, away).map(|shot| shot.unwrap_or(0));
                table[place(firer, target, away)] = port | starboard << 4;
            }
        }
    }
    table
});

fn place(firer: Lie, target: Lie, away: Hex) -> usize {
    let lie = |(kind, facing): Lie| 6 * kind as usize + facing.index();
    let [q, r] = [away.x(), away.y()].map(|n| (n + FARTHEST) as usize);
    ((12 * lie(firer) + lie(target)) * WIDTH + q) * WIDTH + r
}

fn reckon(firer: Lie, target: Lie, away: Hex) -> Shots {
    let (guns, hexes) = (hull(firer, Hex::ZERO), hull(target, away));
    if guns.iter().any(|gun| hexes.contains(gun)) {
        // DE-R17: in one hex, at distance 1, on whichever side the firer likes.
        return [Some(1); 2];
    }
    nearest(guns.into_iter().flat_map(|gun| hexes.map(|hex| sector(firer.0, firer.1, gun, hex))).flatten())
}

/// Bow and stern (DE-04, DE-05).
fn hull((kind, facing): Lie, bow: Hex) -> [Hex; 2] {
    match kind {
        Kind::Frigate => [bow; 2],
        Kind::ThreeMaster => [bow, bow + facing.opposite().step()],
    }
}

/// From how far a ship can hit another with each broadside, whose bow is so far `away` from its own.
#[inline]
pub(crate) fn shots(firer: Lie, target: Lie, away: Hex) -> Shots {
    if away.length() > FARTHEST {
        return [None; 2];
    }
    let shots = TABLE[place(firer, target, away)];
    [shots & 15, shots >> 4].map(|distance| (distance > 0).then_some(distance))
}
