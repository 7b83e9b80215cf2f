//! Where it happened, on a quiet drawing of the board: a full disc for the first side, a ring for the second, its area
//! the count.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::{Board, HexBoard, Phrasebook, PlaneBoard, Side};
use lab::Heat;

use crate::page::escape;

/// Side of a hexagon.
const HEX: f64 = 20.0;
/// Half the width of a hexagon with that side.
const HALF: f64 = HEX * 0.866_025_403_784_438_6;
/// The largest disc.
const LARGEST: f64 = 15.0;
/// Pixels for a hundredth of an inch.
const INCH: f64 = 0.12;
/// The ground, from the commonest terrain to the rarest: pale, so that the discs stand out.
const GROUNDS: [&str; 6] = ["#f6f1e2", "#dfe6cd", "#e6d9bd", "#cfdde3", "#ead0c2", "#d3cfc6"];

struct Picture {
    ground: String,
    size: (f64, f64),
    spots: BTreeMap<String, (f64, f64)>,
}

/// The board with its discs; nothing where it is told in words and not drawn.
pub(crate) fn drawn(board: &Board, heat: &Heat, book: &Phrasebook) -> Option<String> {
    let picture = match board {
        Board::Hex(board) => hexes(board, book),
        Board::Plane(board) => plane(board, heat),
        Board::Sectors(_) => return None,
    };
    let most = heat.values().flat_map(|counts| counts.0).max().unwrap_or(0).max(1);
    let mut discs = String::new();
    for (cell, counts) in heat {
        let Some((x, y)) = picture.spots.get(cell) else { continue };
        for (side, &count) in counts.iter().filter(|(_, count)| **count > 0) {
            let r = LARGEST * (f64::from(count) / f64::from(most)).sqrt();
            let look = match side {
                Side::A => "fill=\"#2f62a8\" fill-opacity=\".72\"",
                Side::B => "fill=\"none\" stroke=\"#a02a12\" stroke-width=\"3\"",
            };
            _ = writeln!(discs, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" {look}/>");
        }
    }
    let (w, h) = picture.size;
    let ground = &picture.ground;
    Some(format!("<svg viewBox=\"0 0 {w:.0} {h:.0}\" width=\"{w:.0}\" role=\"img\">\n{ground}{discs}</svg>\n"))
}

fn centre(board: &HexBoard, c: i32, r: i32) -> (f64, f64) {
    let (c, r) = (f64::from(c), f64::from(r));
    if board.pointy {
        (HALF * (2.0 * c + r % 2.0 + 1.0) + 4.0, HEX * (1.5 * r + 1.0) + 4.0)
    } else {
        (HEX * (1.5 * c + 1.0) + 4.0, HALF * (2.0 * r + c % 2.0 + 1.0) + 4.0)
    }
}

fn hexes(board: &HexBoard, book: &Phrasebook) -> Picture {
    let grounds = grounds(board);
    let mut picture = Picture { ground: String::new(), size: (0.0, 0.0), spots: BTreeMap::new() };
    let pointy =
        [(0.0, -HEX), (HALF, -HEX / 2.0), (HALF, HEX / 2.0), (0.0, HEX), (-HALF, HEX / 2.0), (-HALF, -HEX / 2.0)];
    for cell in &board.cells {
        let (x, y) = centre(board, cell.c, cell.r);
        picture.size = (picture.size.0.max(x + HEX + 4.0), picture.size.1.max(y + HEX + 4.0));
        picture.spots.insert(cell.id.clone(), (x, y));
        let corner = |(dx, dy): (f64, f64)| {
            let (dx, dy) = if board.pointy { (dx, dy) } else { (dy, dx) };
            format!("{:.1},{:.1}", x + dx, y + dy)
        };
        let (points, fill) = (pointy.map(corner).join(" "), grounds[cell.terrain.as_str()]);
        let id = escape(&cell.id);
        _ = writeln!(
            picture.ground,
            "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"#0002\"><title>{id}</title></polygon>"
        );
    }
    for label in &board.labels {
        if let Some((x, y)) = picture.spots.get(&label.at) {
            let (y, words) = (y + HEX * 0.9, escape(&book.say(&label.text)));
            _ = writeln!(
                picture.ground,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"9\" text-anchor=\"middle\" fill=\"#5f574a\">{words}</text>"
            );
        }
    }
    picture
}

/// The colour of each terrain: the commonest has the palest.
fn grounds(board: &HexBoard) -> BTreeMap<&str, &'static str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    board.cells.iter().for_each(|cell| *counts.entry(&cell.terrain).or_default() += 1);
    let mut terrains: Vec<_> = counts.into_iter().collect();
    terrains.sort_by_key(|&(terrain, count)| (std::cmp::Reverse(count), terrain));
    let ground = |(n, (terrain, _)): (usize, (_, _))| (terrain, GROUNDS[n.min(GROUNDS.len() - 1)]);
    terrains.into_iter().enumerate().map(ground).collect()
}

fn plane(board: &PlaneBoard, heat: &Heat) -> Picture {
    let size = (f64::from(board.w) * INCH, f64::from(board.h) * INCH);
    let mut ground = format!("<rect width=\"{:.0}\" height=\"{:.0}\" fill=\"{}\"/>\n", size.0, size.1, GROUNDS[0]);
    let kinds = [(&board.areas, GROUNDS[1]), (&board.lines, "none"), (&board.roads, "none")];
    for (area, fill) in kinds.into_iter().flat_map(|(areas, fill)| areas.iter().map(move |area| (area, fill))) {
        let point = |p: &kernel::Point| format!("{:.1},{:.1}", f64::from(p[0]) * INCH, f64::from(p[1]) * INCH);
        let (points, line) = (
            area.pts.iter().map(point).collect::<Vec<_>>().join(" "),
            if fill == "none" { "polyline" } else { "polygon" },
        );
        _ = writeln!(ground, "<{line} points=\"{points}\" fill=\"{fill}\" stroke=\"#0003\"/>");
    }
    let spot = |place: &String| {
        let (x, y) = place.split_once(',')?;
        Some((place.clone(), (x.parse::<f64>().ok()? * INCH, y.parse::<f64>().ok()? * INCH)))
    };
    Picture { ground, size, spots: heat.keys().filter_map(spot).collect() }
}
