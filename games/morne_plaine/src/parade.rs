//! The sheet on which units of a table that the program does not see are shown: in their ranks, the objectives
//! between the armies.

use kernel::Side;

use crate::geometry::{Point, Pose, inches};
use crate::setup::{Edge, Setup};
use crate::terrain::Ground;
use crate::units::UnitSpec;

/// The room of a block; longer ones are drawn smaller.
pub(crate) const BLOCK: (i32, i32) = (inches(9), inches(4));
/// The room of a commander.
const DISC: i32 = inches(6);
/// Room round it, for its plate and marks.
const MARGIN: (i32, i32) = (inches(2), inches(5) / 2);
/// The ground between the armies.
const MIDDLE: i32 = inches(7);
/// The shape that the whole is packed for, in tenths.
const BREADTH: i32 = 15;

/// Lays the units out; the scenario's own table is the players' affair.
pub(crate) fn lay_out(setup: &mut Setup) {
    setup.ground = Ground::default();
    setup.roads.clear();
    let widths = Side::BOTH.map(|side| {
        let own = setup.units.iter().enumerate().filter(|(_, spec)| spec.side == side);
        own.map(|(i, spec)| (i, width(spec))).collect::<Vec<_>>()
    });
    let depth = |width: i32| -> i32 { widths.iter().map(|widths| pack(widths, width).1).sum::<i32>() + MIDDLE };
    // Wide enough for its depth, and no wider: the smaller the whole, the larger the figures.
    let waste = |&width: &i32| (width * 10 / BREADTH).max(depth(width));
    let width = (8..60).map(|i| inches(4 * i)).min_by_key(waste).unwrap_or(inches(60));
    setup.table = Point::new(width, depth(width));
    let [south, north] = [0, 1].map(|i: usize| pack(&widths[i], width));
    for (i, x, y) in south.0 {
        setup.units[i].pose = Pose::new(x, south.1 - y, 0);
    }
    for (i, x, y) in north.0 {
        setup.units[i].pose = Pose::new(x, south.1 + MIDDLE + y, 180);
    }
    let count = setup.objectives.len() as i32;
    for (i, objective) in (1..).zip(&mut setup.objectives) {
        objective.at = Point::new(width * i / (count + 1), south.1 + MIDDLE / 2);
        (objective.area, objective.radius) = (None, inches(1));
    }
    for (side, edge) in Side::BOTH.into_iter().zip([Edge::South, Edge::North]) {
        setup.armies[side].edge = edge;
    }
}

fn width(spec: &UnitSpec) -> i32 {
    MARGIN.0 + if spec.commands() { DISC } else { BLOCK.0 }
}

/// Packs rooms into rows of a width: where each unit's front stands (from the left, and from the foremost row
/// backwards), and how deep the whole is.
fn pack(widths: &[(usize, i32)], width: i32) -> (Vec<(usize, i32, i32)>, i32) {
    let mut rows: Vec<(i32, Vec<(usize, i32)>)> = vec![(0, Vec::new())];
    for &(i, wide) in widths {
        if rows.last().is_some_and(|(used, _)| used + wide > width) {
            rows.push((0, Vec::new()));
        }
        let (used, row) = rows.last_mut().expect("there is always a row");
        row.push((i, *used + wide / 2));
        *used += wide;
    }
    let deep = BLOCK.1 + MARGIN.1;
    let count = rows.len() as i32;
    let placed = (0..).zip(rows).flat_map(|(back, (used, row))| {
        row.into_iter().map(move |(i, x)| (i, x + (width - used) / 2, back * deep + MARGIN.1 / 2))
    });
    (placed.collect(), count * deep)
}
