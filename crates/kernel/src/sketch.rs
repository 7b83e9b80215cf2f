//! A scene drawn without a browser: as text for a terminal, as SVG for a report.

mod svg;

use std::fmt::Write as _;

use crate::{Board, HexBoard, Overlay, Phrasebook, Piece, Point, Scene, Side, Text, Tray};

pub use svg::svg;

/// What has a place on a plane.
#[derive(Clone, Copy, Debug)]
pub enum Spot<'a> {
    /// A piece, by its id.
    Piece(&'a str),
    /// A point of the board.
    Point(Point),
}

/// The board as text, with the question of the banner under it. `place` tells where something is as the notation writes
/// it, where that is no cell.
pub fn text(scene: &Scene, book: &Phrasebook, place: impl Fn(Spot<'_>) -> Option<String>) -> String {
    let mut out = match &*scene.board {
        Board::Hex(board) => hex_text(board, &scene.pieces, &scene.overlays, book),
        Board::Sectors(board) => {
            let sectors = board.sectors.iter().chain(&board.reserves);
            sectors.map(|sector| sector_text(sector, &scene.pieces, book)).collect()
        }
        Board::Plane(board) => {
            let point = |at: Point| place(Spot::Point(at)).unwrap_or_else(|| on_ruler(at));
            let ground = board.areas.iter().chain(&board.lines).map(|area| area_line(area, book, point));
            let pieces = scene.pieces.iter().map(|piece| plane_line(piece, book, place(Spot::Piece(&piece.id))));
            let named = board.labels.iter().map(|label| format!("{} {}", point(label.at), book.say(&label.text)));
            let names = lines_of(book, [("sketch-places", named.collect())]);
            ground.chain(pieces).chain([names]).collect()
        }
    };
    scene.trays.iter().for_each(|tray| out.push_str(&tray_text(tray, book)));
    for meter in &scene.meters {
        let value = |side: Side| meter.values[side].map_or("?".to_owned(), |v| v.to_string());
        _ = writeln!(out, "{} · {} / {}", book.say(&meter.label), value(Side::A), value(Side::B));
    }
    let banner = &scene.banner;
    _ = writeln!(out, "{} · {} · {}", book.say(&scene.clock), book.say(&banner.phase), book.say(&banner.ask));
    out
}

/// A sector with its ground, who holds it and how full it is, and a line for each of its pieces.
fn sector_text(sector: &crate::Sector, pieces: &[Piece], book: &Phrasebook) -> String {
    let ground: Vec<String> = sector.terrain.iter().map(|terrain| terrain_word(terrain, book)).collect();
    let ground = if ground.is_empty() { String::new() } else { format!(" ({})", ground.join(", ")) };
    let status = sector.status.as_ref().map_or(String::new(), |status| format!(" · {}", book.say(status)));
    let room = if sector.limit > 0 { format!(" · {}/{}", sector.used, sector.limit) } else { String::new() };
    let here = pieces.iter().filter(|piece| piece.at.as_ref() == Some(&sector.id));
    let lines: String = here.map(|piece| format!("     {}", roster_line(piece, book))).collect();
    format!("{:<3} {}{ground}{status}{room}\n{lines}", sector.id, book.say(&sector.label))
}

/// Id, place, strength and name of a piece in a cell or sector, with its loss markers and its heading.
fn roster_line(piece: &Piece, book: &Phrasebook) -> String {
    let heading = piece.angle.map_or(String::new(), |angle| format!(" {angle}°"));
    let loss = piece.loss.map_or(String::new(), |loss| format!(" −{loss}"));
    let place = piece.at.clone().unwrap_or_default() + &heading;
    let corner = piece.corner.as_deref().unwrap_or_default();
    let strength = strength(piece) + &loss;
    format!("{:<12} {place:<6} {strength:>5} {corner:<6} {}\n", marker(piece), book.say(&piece.name))
}

/// `(R1)` for a piece of the first side, `[B1]` for one of the second: its id, as the notation has it.
fn marker(piece: &Piece) -> String {
    if piece.side == Some(Side::B) { format!("[{}]", piece.id) } else { format!("({})", piece.id) }
}

/// What is left, of how many.
fn strength(piece: &Piece) -> String {
    piece.strength.map_or(String::new(), |n| match piece.max {
        Some(max) => format!("{n}/{max}"),
        None => n.to_string(),
    })
}

/// Corners of an area that is no circle.
const MOST_CORNERS: usize = 12;

/// An area or line of a plane with its corners; a circle with the ends of the line across it.
fn area_line(area: &crate::Area, book: &Phrasebook, point: impl Fn(Point) -> String) -> String {
    let corners: Vec<String> = match area.pts.len() {
        0..=MOST_CORNERS => area.pts.iter().map(|&at| point(at)).collect(),
        many => vec![format!("⌀ {}", point(area.pts[0])), point(area.pts[many / 2])],
    };
    format!("{:<16} {}\n", terrain_word(&area.kind, book), corners.join(", "))
}

/// What lies beside the board.
fn tray_text(tray: &Tray, book: &Phrasebook) -> String {
    let of_side = |side: Side, label: &str, entry: &str| {
        if side == Side::B { format!("[{label}] {entry}") } else { format!("({label}) {entry}") }
    };
    let (label, lines) = match tray {
        Tray::Bowl { label, chits } => {
            // Chits that nobody can tell apart are counted.
            let names = |chits: &Vec<String>| match chits.iter().all(|chit| chit.trim().is_empty()) {
                true => chits.len().to_string(),
                false => chits.join(" "),
            };
            (label, chits.iter().map(|(side, chits)| of_side(side, &names(chits), "").trim().to_owned()).collect())
        }
        Tray::Sheet { label, rows } => {
            let row = |(side, rows): (Side, &Vec<crate::SheetRow>)| {
                rows.iter().map(|row| of_side(side, &row.label, &row.entry)).collect::<Vec<_>>().join("  ")
            };
            (label, rows.iter().map(row).collect())
        }
        Tray::Pieces { label, pieces, hidden, .. } => {
            let mut lines: Vec<String> =
                pieces.iter().map(|piece| roster_line(piece, book).trim_end().to_owned()).collect();
            lines.extend((*hidden > 0).then(|| format!("? × {hidden}")));
            (label, lines)
        }
    };
    let lines: String = lines.iter().filter(|line| !line.is_empty()).map(|line| format!("     {line}\n")).collect();
    if lines.is_empty() { lines } else { format!("{}\n{lines}", book.say(label)) }
}

/// A terrain in the game's words: its own, or the name that begins its legend ("Wood: two points to enter").
fn terrain_word(terrain: &str, book: &Phrasebook) -> String {
    let own = || book.try_say(&Text::key(format!("terrain-{terrain}"))).ok();
    let legend = || {
        let legend = book.try_say(&Text::key(format!("legend-ground-{terrain}"))).ok()?;
        legend.split(':').next().map(|name| name.trim().to_lowercase())
    };
    own().or_else(legend).unwrap_or_else(|| terrain.to_owned())
}

/// Id, place in the notation's own coordinates, formation, strength and name of a piece on a plane.
fn plane_line(piece: &Piece, book: &Phrasebook, place: Option<String>) -> String {
    let strength = strength(piece);
    let formation = piece.formation.as_deref().unwrap_or_default();
    let on_table = |at| format!("{} {}°", on_ruler(at), piece.angle.unwrap_or_default());
    let place = place.or_else(|| piece.point.map(on_table)).unwrap_or_default();
    let marker = marker(piece);
    format!("{marker:<6} {place:<18} {formation:<12} {strength:>6}  {}\n", book.say(&piece.name))
}

/// A point of the screen in inches.
fn on_ruler([x, y]: Point) -> String {
    let inches = |hundredths: i32| f64::from(hundredths) / 100.0;
    format!("{:.2} {:.2}", inches(x), inches(y))
}

/// An arrow for a direction in degrees (0 to the right, clockwise).
fn arrow(degrees: i32) -> char {
    let eighth = (degrees.rem_euclid(360) * 8 + 180) / 360 % 8;
    ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'][eighth as usize]
}

/// The usual sign for a terrain: the one that maps use, or the first letter of its word.
fn usual_sign(terrain: &str) -> char {
    match terrain {
        "plain" | "clear" | "void" => '.',
        "sea" | "lake" => '~',
        "mountain" | "peak" | "hill" | "height" => '^',
        "town" | "village" => 'T',
        other => other.chars().next().unwrap_or(' '),
    }
}

/// A sign of its own for each terrain of a board, in the order in which they come: the usual sign, another letter of
/// its word, or any letter that is left.
fn signs(board: &HexBoard) -> Vec<(&str, char)> {
    let mut signs: Vec<(&str, char)> = Vec::new();
    for cell in &board.cells {
        if signs.iter().any(|(terrain, _)| *terrain == cell.terrain) {
            continue;
        }
        let word = cell.terrain.chars();
        let letters = word.clone().chain(word.flat_map(char::to_uppercase)).chain('a'..='z').chain('A'..='Z');
        let mut wanted = std::iter::once(usual_sign(&cell.terrain)).chain(letters);
        let free = wanted.find(|sign| signs.iter().all(|(_, taken)| taken != sign));
        signs.push((&cell.terrain, free.unwrap_or('?')));
    }
    signs
}

/// `(P)` for a piece of the first side, `[F]` for one of the second; a number where several share the cell.
fn token(piece: &Piece, here: usize, book: &Phrasebook) -> String {
    let words = piece.label.as_ref().map_or_else(|| piece.kind.clone(), |label| book.say(label));
    let letter = words.chars().next().unwrap_or('*').to_ascii_uppercase();
    let sign = if here > 1 { here.to_string() } else { letter.to_string() };
    match piece.side {
        Some(Side::B) => format!("[{sign}]"),
        _ => format!("({sign})"),
    }
}

/// The map, a legend of its signs, and all that one must know to play: pieces, works, objectives, rivers.
fn hex_text(board: &HexBoard, pieces: &[Piece], overlays: &[Overlay], book: &Phrasebook) -> String {
    let signs = signs(board);
    let legend = signs.iter().map(|(terrain, sign)| format!("{sign} {}", terrain_word(terrain, book)));
    let mut out = hex_map(board, pieces, &signs, book) + &legend.collect::<Vec<_>>().join("  ") + "\n";
    pieces.iter().filter(|piece| !piece.ghost).for_each(|piece| out.push_str(&roster_line(piece, book)));
    let mut works: Vec<_> = board.works.iter().map(|work| work.cell.clone()).collect();
    works.dedup();
    let prize = |overlay: &Overlay| match overlay {
        Overlay::Objective { at, points, .. } => Some(format!("{at} {points}")),
        _ => None,
    };
    let zone = |overlay: &Overlay| match overlay {
        Overlay::Zone { cells } => Some(cells.join(" ")),
        _ => None,
    };
    let pair = |[a, b]: &[String; 2]| format!("{a}|{b}");
    let way = |cells: &Vec<String>| cells.join("-");
    let named = |label: &crate::MapLabel| format!("{} {}", label.at, book.say(&label.text));
    let rose = board.rose.iter();
    let wind = rose.filter_map(|rose| Some(arrow(rose.wind?).to_string())).collect();
    let lines = [
        ("sketch-works", works),
        ("sketch-objectives", overlays.iter().filter_map(prize).collect()),
        ("sketch-rivers", board.rivers.iter().map(pair).collect()),
        ("sketch-bridges", board.bridges.iter().map(pair).collect()),
        ("sketch-fords", board.fords.iter().map(pair).collect()),
        ("sketch-lanes", board.lanes.iter().map(pair).collect()),
        ("sketch-streams", board.streams.iter().map(way).collect()),
        ("sketch-roads", board.roads.iter().map(|road| way(&road.cells)).collect()),
        ("sketch-rails", board.rails.iter().map(way).collect()),
        ("sketch-places", board.labels.iter().map(named).collect()),
        ("sketch-zone", overlays.iter().filter_map(zone).collect()),
        ("sketch-wind", wind),
    ];
    out + &lines_of(book, lines)
}

/// A line for each kind of thing that there is.
fn lines_of<const N: usize>(book: &Phrasebook, lines: [(&'static str, Vec<String>); N]) -> String {
    let told = lines.into_iter().filter(|(_, what)| !what.is_empty());
    told.map(|(key, what)| book.say(&Text::key(key).with("what", what.join(", "))) + "\n").collect()
}

/// What the hexes of a column have in common, above the first row: its names without their common end.
fn column_heads(board: &HexBoard, columns: i32) -> String {
    let top = |c| board.cells.iter().find(|cell| (cell.c, cell.r) == (c, 0)).map(|cell| cell.id.as_str());
    let Some(names) = (0..columns).map(top).collect::<Option<Vec<_>>>() else { return String::new() };
    let shared = |end: &&str| names.iter().all(|name| name.len() > end.len() && name.ends_with(end));
    let ends = names.first().into_iter().flat_map(|name| (1..name.len()).filter_map(|at| name.get(at..)));
    let end = ends.into_iter().find(shared).unwrap_or_default();
    let heads = names.iter().map(|name| format!("{:^4}", &name[..name.len() - end.len()]));
    format!("{:>7} {}\n", "", heads.collect::<String>().trim_end())
}

/// The map; a piece stands before the sign of its ground.
fn hex_map(board: &HexBoard, pieces: &[Piece], signs: &[(&str, char)], book: &Phrasebook) -> String {
    let sign = |terrain: &str| signs.iter().find(|(word, _)| *word == terrain).map_or(' ', |(_, sign)| *sign);
    let columns = board.cells.iter().map(|cell| cell.c).max().unwrap_or(-1) + 1;
    let rows = board.cells.iter().map(|cell| cell.r).max().unwrap_or(-1) + 1;
    let mut out = column_heads(board, columns);
    for r in 0..rows {
        let mut line = if board.pointy && r % 2 == 1 { "  ".to_owned() } else { String::new() };
        let mut first = None;
        for c in 0..columns {
            let cell = board.cells.iter().find(|cell| (cell.c, cell.r) == (c, r));
            let shown = cell.map(|cell| {
                let mut here = pieces.iter().filter(|p| p.at.as_ref() == Some(&cell.id) && !p.ghost);
                let many = here.clone().count();
                let ground = sign(&cell.terrain);
                let stands = |piece| format!("{}{ground}", token(piece, many, book));
                here.next().map_or_else(|| format!(" {ground}  "), stands)
            });
            first = first.or(cell.map(|cell| cell.id.clone()));
            line.push_str(shown.as_deref().unwrap_or("    "));
        }
        _ = writeln!(out, "{:>6}  {}", first.unwrap_or_default(), line.trim_end());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Tongue, Work};

    /// Terrains that begin with one letter have signs of their own, and the legend, the pieces and the works are told.
    #[test]
    fn a_hex_board_can_be_played_from_its_text() {
        let terrains = ["clear", "bridge", "broken", "kopje", "kopje2"];
        let cell = |(c, terrain): (usize, &&str)| Cell {
            id: format!("0{c}00"),
            c: c as i32,
            terrain: (*terrain).to_owned(),
            ..Cell::default()
        };
        let work = Work { cell: "0300".to_owned(), angle: 0 };
        let cells = terrains.iter().enumerate().map(cell).collect();
        let rose = crate::Rose { directions: Vec::new(), wind: Some(90) };
        let fords = vec![["0000".to_owned(), "0100".to_owned()]];
        let board = HexBoard { cells, works: vec![work], fords, rose: Some(rose), ..HexBoard::default() };
        let mut taken: Vec<char> = signs(&board).iter().map(|(_, sign)| *sign).collect();
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), terrains.len());
        let unit = |id: &str, at: &str| Piece {
            id: id.to_owned(),
            side: Some(Side::B),
            at: Some(at.to_owned()),
            name: Text::plain("Hart"),
            strength: Some(3),
            max: Some(4),
            ..Piece::default()
        };
        let book = Phrasebook::new(Tongue::En, &[]).expect("words");
        let pieces = [unit("C1", "0400"), unit("C2", "0400")];
        let zone = Overlay::Zone { cells: vec!["0200".to_owned()] };
        let beside =
            Tray::Pieces { label: Text::plain("Lost"), side: Side::A, pieces: vec![unit("C3", "")], hidden: 2 };
        let told = hex_text(&board, &pieces, &[zone], &book) + &tray_text(&beside, &book);
        for part in [
            "00  01  02  03  04\n",
            "[2]o",
            "Zone: 0200",
            "Wind: ↓",
            "Fords: 0000|0100",
            "Lost\n",
            "[C3]",
            "? × 2",
            ". clear",
            "b bridge",
            "k kopje",
            "[2]",
            "[C1]",
            "[C2]",
            "3/4",
            "Hart",
            "0300",
        ] {
            assert!(told.contains(part), "{part} is not in\n{told}");
        }
    }
}
