//! Where the units of a table that the program does not see are shown: in their ranks, each with room for every
//! formation, the objectives between the armies.

use kernel::Side;

use crate::formation::{Formation, Shape, size};
use crate::geometry::{Point, Pose, inches};
use crate::setup::{Edge, Setup};
use crate::terrain::Ground;
use crate::units::UnitSpec;

/// Room round a unit, for its plate and marks.
const MARGIN: i32 = inches(2);
/// The ground between the armies.
const MIDDLE: i32 = inches(10);
/// A commander's room.
const DISC: i32 = inches(3);
/// The shape that the whole is packed for, in tenths.
const BREADTH: i32 = 15;

/// Lays the units out; the scenario's own table is the players' affair.
pub(crate) fn lay_out(setup: &mut Setup) {
    setup.ground = Ground::default();
    setup.roads.clear();
    let side = |side: Side| setup.units.iter().enumerate().filter(move |(_, spec)| spec.side == side);
    let rooms = Side::BOTH.map(|s| side(s).map(|(i, spec)| (i, room(spec))).collect::<Vec<_>>());
    let widest = rooms.iter().flatten().map(|(_, (width, _))| *width).max().unwrap_or(0);
    let depth = |width: i32| -> i32 { rooms.iter().map(|rooms| pack(rooms, width).1).sum::<i32>() + MIDDLE };
    // Wide enough for its depth, and no wider: the smaller the whole, the larger the figures.
    let waste = |&width: &i32| (width * 10 / BREADTH).max(depth(width));
    let width = (0..60).map(|i| widest + inches(4 * i)).min_by_key(waste).unwrap_or(widest);
    setup.table = Point::new(width, depth(width));
    let [south, north] = [0, 1].map(|i: usize| pack(&rooms[i], width));
    for (i, x, y) in south.0 {
        setup.units[i].pose = Pose::new(x, south.1 - y, 0);
    }
    for (i, x, y) in north.0 {
        setup.units[i].pose = Pose::new(x, south.1 + MIDDLE + y, 180);
    }
    let count = setup.objectives.len() as i32;
    for (i, objective) in (1..).zip(&mut setup.objectives) {
        objective.at = Point::new(width * i / (count + 1), south.1 + MIDDLE / 2);
        (objective.area, objective.radius) = (None, inches(2));
    }
    for (side, edge) in Side::BOTH.into_iter().zip([Edge::South, Edge::North]) {
        setup.armies[side].edge = edge;
    }
}

/// The room that a unit needs, whatever its formation.
fn room(spec: &UnitSpec) -> (i32, i32) {
    let shapes = Formation::ALL.into_iter().flat_map(|formation| {
        let (least, most) = formation.files().unwrap_or((0, 0));
        [least, most].map(|files| Shape { formation, files })
    });
    let fits = shapes.filter(|&shape| crate::movement::check_shape(spec, shape, spec.n0).is_ok());
    let (width, depth) = fits
        .map(|shape| size(spec, shape, spec.n0))
        .fold((DISC, DISC), |(w, d), (width, depth)| (w.max(width), d.max(depth)));
    (width + MARGIN, depth + MARGIN)
}

/// Packs rooms into rows of a width: where each unit's front stands (from the left, and from the foremost row
/// backwards), and how deep the whole is.
fn pack(rooms: &[(usize, (i32, i32))], width: i32) -> (Vec<(usize, i32, i32)>, i32) {
    let (mut placed, mut row) = (Vec::new(), Vec::new());
    let (mut back, mut used, mut deep) = (0, 0, 0);
    let mut close = |row: &mut Vec<(usize, i32)>, used: i32, back: i32| {
        let left = (width - used) / 2;
        placed.extend(row.drain(..).map(|(i, x)| (i, x + left, back + MARGIN / 2)));
    };
    for &(i, (wide, depth)) in rooms {
        if used + wide > width && used > 0 {
            close(&mut row, used, back);
            (back, used, deep) = (back + deep, 0, 0);
        }
        row.push((i, used + wide / 2));
        (used, deep) = (used + wide, deep.max(depth));
    }
    close(&mut row, used, back);
    (placed, back + deep)
}
