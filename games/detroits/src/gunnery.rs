//! What bears on what by how two ships lie to each other, land apart (DE-R12 to DE-R14, DE-R17): looked up, because a
//! commander asks for it more often than for anything else.

use std::sync::LazyLock;

use hexmap::Direction;

use crate::fire::{Broadside, Shots, distance};
use crate::ship::Kind;

/// The longest range (DE-38).
const REACH: i32 = Kind::ThreeMaster.range() as i32;
const SPAN: usize = 2 * REACH as usize + 1;

/// DE-R12: by facing and by place relative to a hex of the hull: the distance, negative to port, 0 outside of both
/// sectors.
const BEARINGS: [[[i8; SPAN]; SPAN]; 6] = bearings();

const fn bearings() -> [[[i8; SPAN]; SPAN]; 6] {
    let mut table = [[[0; SPAN]; SPAN]; 6];
    let mut facing = 0;
    while facing < 6 {
        let mut a = 0;
        while a <= REACH {
            let mut b = if a == 0 { 1 } else { 0 };
            while a + b <= REACH {
                let mut starboard = 0;
                while starboard < 2 {
                    let sense = if starboard == 1 { 1 } else { -1 };
                    let bow = Direction::ALL[facing];
                    let (u, v) = (bow.turned(sense).step(), bow.turned(2 * sense).step());
                    let (q, r) = (a * u.x + b * v.x + REACH, a * u.y + b * v.y + REACH);
                    table[facing][q as usize][r as usize] = (sense * (a + b)) as i8;
                    starboard += 1;
                }
                b += 1;
            }
            a += 1;
        }
        facing += 1;
    }
    table
}

/// DE-R12: in which sector of a gun's hex a place lies, and how far.
#[inline]
pub(crate) fn sector(kind: Kind, facing: Direction, gun: [i32; 2], hex: [i32; 2]) -> Option<(Broadside, u8)> {
    let (q, r) = (hex[0] - gun[0] + REACH, hex[1] - gun[1] + REACH);
    if !(0..SPAN as i32).contains(&q) || !(0..SPAN as i32).contains(&r) {
        return None;
    }
    let bearing = BEARINGS[facing.index()][q as usize][r as usize];
    let side = if bearing < 0 { Broadside::Port } else { Broadside::Starboard };
    let distance = bearing.unsigned_abs();
    (1..=kind.range()).contains(&distance).then_some((side, distance))
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

/// A hull adds one hex at either end.
const FARTHEST: i32 = REACH + 2;
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
            for away in places.clone().flat_map(|q| places.clone().map(move |r| [q, r])) {
                let [port, starboard] = reckon(firer, target, away).map(|shot| shot.unwrap_or(0));
                table[place(firer, target, away)] = port | starboard << 4;
            }
        }
    }
    table
});

fn place(firer: Lie, target: Lie, away: [i32; 2]) -> usize {
    let lie = |(kind, facing): Lie| 6 * kind as usize + facing.index();
    let [q, r] = away.map(|n| (n + FARTHEST) as usize);
    ((12 * lie(firer) + lie(target)) * WIDTH + q) * WIDTH + r
}

fn reckon(firer: Lie, target: Lie, away: [i32; 2]) -> Shots {
    let (guns, hexes) = (hull(firer, [0, 0]), hull(target, away));
    if guns.iter().any(|gun| hexes.contains(gun)) {
        // DE-R17: in one hex, at distance 1, on whichever side the firer likes.
        return [Some(1); 2];
    }
    nearest(guns.into_iter().flat_map(|gun| hexes.map(|hex| sector(firer.0, firer.1, gun, hex))).flatten())
}

/// Bow and stern (DE-04, DE-05).
fn hull((kind, facing): Lie, bow: [i32; 2]) -> [[i32; 2]; 2] {
    let astern = facing.opposite().step();
    match kind {
        Kind::Frigate => [bow; 2],
        Kind::ThreeMaster => [bow, [bow[0] + astern.x, bow[1] + astern.y]],
    }
}

/// From how far a ship can hit another with each broadside, whose bow is so far `away` from its own.
#[inline]
pub(crate) fn shots(firer: Lie, target: Lie, away: [i32; 2]) -> Shots {
    if distance(away, [0, 0]) > FARTHEST {
        return [None; 2];
    }
    let shots = TABLE[place(firer, target, away)];
    [shots & 15, shots >> 4].map(|distance| (distance > 0).then_some(distance))
}
