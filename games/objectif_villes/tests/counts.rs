//! Exact counts, OV-C1 to OV-C7: a wrong rule shows as a wrong number.

use kernel::Game;
use objectif_villes::{Event, ObjectifVilles, Terrain, Verdict};
use skirmish::testing::counts_are_exact;

use crate::common::{Table, setup, table};

/// OV-C1, OV-C4, OV-C6: the positions of `perft.counts`, each with its counts by depth.
#[test]
fn perft_counts() {
    counts_are_exact::<ObjectifVilles>(include_str!("perft.counts"), setup);
}

/// The destinations of a lone piece.
fn destinations(board: &str, from: &str) -> Vec<String> {
    let mut legal = table(board, "", "movement", from, "").legal();
    legal.retain(|action| action.starts_with("move"));
    legal
}

/// OV-C2: destinations of a lone piece.
#[test]
fn lone_pieces() {
    for (from, count) in [("G7", 60), ("D3", 40), ("F5", 46), ("I2", 26), ("C3", 22), ("C13", 22), ("M7", 20)] {
        assert_eq!(destinations("quatre_rivieres", from).len(), count, "{from}");
    }
}

/// OV-C3: destinations of a lone piece, summed over the board, with the largest and the smallest number.
#[test]
fn lone_pieces_everywhere() {
    let all = |board: &str| {
        let setup = setup(board, "");
        let land = setup.grid.cells().filter(|cell| setup.terrain[cell.index()] != Terrain::Sea);
        let counts: Vec<_> = land
            .map(|cell| (destinations(board, setup.grid.name(cell)).len(), setup.grid.name(cell).to_owned()))
            .collect();
        let total: usize = counts.iter().map(|(count, _)| count).sum();
        (total, counts.iter().max_by_key(|(count, _)| *count).cloned(), counts.iter().min().cloned())
    };
    let (total, most, least) = all("quatre_rivieres");
    assert_eq!((total, most, least.map(|(count, _)| count)), (5432, Some((60, "G7".to_owned())), Some(18)));
    let (total, most, _) = all("bocage");
    assert_eq!((total, most), (3118, Some((54, "F5".to_owned()))));
    let (total, _, least) = all("isthme");
    assert_eq!((total, least), (4758, Some((2, "G7".to_owned()))));
}

/// OV-C5, OV-67: every way to surround a target, and what attacking with everybody does.
#[test]
fn surrounded_targets() {
    let expected = [(1, [28, 56, 15541]), (2, [456, 1092, 14077]), (3, [2499, 4438, 8688]), (4, [6937, 6189, 2499])];
    for (value, counts) in expected {
        let mut found = [0; 3];
        for arrangement in 0..5u32.pow(6) {
            let sum = (0..6).map(|side| arrangement / 5u32.pow(side) % 5).sum();
            found[Verdict::of(sum, value) as usize] += 1;
        }
        assert_eq!(found, counts, "target of value {value}");
    }
}

/// OV-C6: of the ten attacks on G7 six push and four kill; of the four on F7 one pushes.
#[test]
fn attacks_by_result() {
    let position = r#"{"pile":["G6","F6","H7","F8","G8","E7"],"face":["G7","F7","A4"],"phase":"combat"}"#;
    let game = Table::set(&setup("quatre_rivieres", ""), position);
    let mut found = std::collections::BTreeMap::new();
    for action in game.legal() {
        if let Some(Event::Attacked { target, verdict, .. }) = game.clone().after(&[&action]).events().next() {
            *found.entry(format!("{} {verdict:?}", game.setup_of().grid.name(*target))).or_insert(0) += 1;
        }
    }
    let found: Vec<_> = found.into_iter().map(|(what, count)| format!("{what} {count}")).collect();
    assert_eq!(found, ["F7 Elimination 3", "F7 Retreat 1", "G7 Elimination 4", "G7 Retreat 6"]);
}

/// OV-C7, OV-04, OV-05, OV-06, OV-R1: the shape of the boards; each shipped one has nine towns.
#[test]
fn boards() {
    let setup = setup("quatre_rivieres", "");
    let land = |cell: hexmap::Cell| setup.terrain[cell.index()] != Terrain::Sea;
    let dry = setup.grid.pairs().filter(|&(a, b)| land(a) && land(b)).count();
    assert_eq!((setup.grid.len(), setup.grid.pairs().count(), dry, setup.rivers.len()), (163, 438, 390, 28));
    // Plain, town, forest, mountain, sea.
    let terrain =
        [("quatre_rivieres", [94, 9, 28, 14, 18]), ("bocage", [60, 9, 14, 10, 2]), ("isthme", [102, 9, 18, 16, 18])];
    for (board, counts) in terrain {
        let setup = crate::common::setup(board, "");
        let count = |kind| setup.terrain.iter().filter(|&&terrain| terrain == kind).count();
        assert_eq!(Terrain::TABLE.map(|row| count(row.0)), counts, "{board}");
    }
}
