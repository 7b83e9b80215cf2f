//! A scene as a plain picture.

use std::fmt::Write as _;

use super::text;
use crate::{Board, HexBoard, Phrasebook, Piece, Scene, Side};

/// The board as a plain SVG picture.
pub fn svg(scene: &Scene, book: &Phrasebook) -> String {
    let (body, w, h) = match &*scene.board {
        Board::Hex(board) => hex_svg(board, &scene.pieces, book),
        Board::Sectors(_) => text_svg(scene, book),
        Board::Plane(board) => plane_svg(board, &scene.pieces, book),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w:.0} {h:.0}\" font-family=\"sans-serif\" \
         text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" fill=\"#e9e3d5\"/>\n{body}</svg>\n"
    )
}

/// Side of a hexagon in the picture.
const HEX: f64 = 20.0;
/// Half the width of a hexagon with that side.
const HALF: f64 = HEX * 0.866_025_403_784_438_6;

fn centre(board: &HexBoard, c: i32, r: i32) -> (f64, f64) {
    let (c, r) = (f64::from(c), f64::from(r));
    let odd = |n: f64| n % 2.0;
    let (across, down) = if board.pointy {
        (HALF * (2.0 * c + odd(r) + 1.0), HEX * (1.5 * r + 1.0))
    } else {
        (HEX * (1.5 * c + 1.0), HALF * (2.0 * r + odd(c) + 1.0))
    };
    (across + 10.0, down + 10.0)
}

fn corners(board: &HexBoard, (x, y): (f64, f64)) -> String {
    let (a, b) = (HALF, HEX / 2.0);
    let pointy = [(0.0, -HEX), (a, -b), (a, b), (0.0, HEX), (-a, b), (-a, -b)];
    let flip = |(dx, dy): (f64, f64)| if board.pointy { (dx, dy) } else { (dy, dx) };
    let corner = |d| {
        let (dx, dy) = flip(d);
        format!("{:.1},{:.1}", x + dx, y + dy)
    };
    pointy.map(corner).join(" ")
}

fn ground(terrain: &str) -> &'static str {
    match terrain {
        "sea" | "lake" => "#7fb0c8",
        "forest" | "wood" | "orchard" | "scrub" => "#7d9c5f",
        "mountain" | "peak" | "cliff" => "#a88560",
        "hill" | "height" | "plateau" | "kopje" => "#cbb487",
        "town" | "village" | "fortress" => "#d98a75",
        "void" | "blackhole" => "#20263a",
        "asteroid" | "planetoid" => "#6f7288",
        "forcefield" => "#4f86c6",
        _ => "#dbe0b4",
    }
}

fn hex_svg(board: &HexBoard, pieces: &[Piece], book: &Phrasebook) -> (String, f64, f64) {
    let mut out = String::new();
    let (mut w, mut h) = (0.0_f64, 0.0_f64);
    for cell in &board.cells {
        let at = centre(board, cell.c, cell.r);
        (w, h) = (w.max(at.0 + HEX + 10.0), h.max(at.1 + HEX + 10.0));
        let (fill, points, id) = (ground(&cell.terrain), corners(board, at), escape(&cell.id));
        _ = writeln!(
            out,
            "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"#0003\"><title>{id} {}</title></polygon>",
            escape(&cell.terrain)
        );
    }
    let place = |id: &str| board.cells.iter().find(|cell| cell.id == id).map(|cell| centre(board, cell.c, cell.r));
    for [a, b] in &board.rivers {
        if let (Some(a), Some(b)) = (place(a), place(b)) {
            out.push_str(&river(a, b));
        }
    }
    for piece in pieces {
        if let Some(at) = piece.at.as_deref().and_then(place) {
            out.push_str(&disc(piece, at, book));
        }
    }
    (out, w, h)
}

/// The side between two neighbouring hexagons.
fn river((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> String {
    let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let scale = HEX / 2.0 / (2.0 * HALF);
    let (dx, dy) = ((by - ay) * scale, (ax - bx) * scale);
    let (x1, y1, x2, y2) = (mx - dx, my - dy, mx + dx, my + dy);
    format!(
        "<path d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\" stroke=\"#3f7fa6\" stroke-width=\"4\" stroke-linecap=\"round\"/>\n"
    )
}

fn disc(piece: &Piece, (x, y): (f64, f64), book: &Phrasebook) -> String {
    let (fill, shape) = match piece.side {
        Some(Side::B) => ("#c8452c", "<rect x=\"-11\" y=\"-11\" width=\"22\" height=\"22\" rx=\"2\"/>"),
        _ => ("#2f62a8", "<circle r=\"12\"/>"),
    };
    let words = piece
        .label
        .as_ref()
        .map(|label| book.say(label))
        .unwrap_or_else(|| piece.kind.chars().take(1).collect::<String>().to_uppercase());
    format!(
        "<g transform=\"translate({x:.1} {y:.1})\" fill=\"{fill}\" stroke=\"#fff\"><title>{}</title>{shape}<text y=\"4\" \
         fill=\"#fff\" stroke=\"none\" font-size=\"11\" font-weight=\"700\">{}</text></g>\n",
        escape(&book.say(&piece.name)),
        escape(&words),
    )
}

fn text_svg(scene: &Scene, book: &Phrasebook) -> (String, f64, f64) {
    let lines = text(scene, book, |_| None);
    let mut out = String::new();
    for (i, line) in lines.lines().enumerate() {
        let y = 24 + 18 * i;
        _ = writeln!(out, "<text x=\"12\" y=\"{y}\" text-anchor=\"start\" font-size=\"13\">{}</text>", escape(line));
    }
    (out, 900.0, 40.0 + 18.0 * lines.lines().count() as f64)
}

fn plane_svg(board: &crate::PlaneBoard, pieces: &[Piece], book: &Phrasebook) -> (String, f64, f64) {
    const SCALE: f64 = 0.12;
    let mut out = String::new();
    for area in board.areas.iter().chain(&board.lines).chain(&board.roads) {
        let point = |p: &crate::Point| format!("{:.1},{:.1}", f64::from(p[0]) * SCALE, f64::from(p[1]) * SCALE);
        let points = area.pts.iter().map(point).collect::<Vec<_>>().join(" ");
        let fill = ground(&area.kind);
        _ = writeln!(out, "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"#0004\"/>");
    }
    for piece in pieces {
        if let Some([x, y]) = piece.point {
            out.push_str(&disc(piece, (f64::from(x) * SCALE, f64::from(y) * SCALE), book));
        }
    }
    (out, f64::from(board.w) * SCALE, f64::from(board.h) * SCALE)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
