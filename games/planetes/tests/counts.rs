//! Exact counts, PL-C1 to PL-C6: a wrong rule shows as a wrong number.

use std::collections::BTreeSet;

use hexmap::Cell;
use kernel::{Game, Side};
use planetes::{Kind, Planetes, Terrain, Verdict};
use skirmish::testing::counts_are_exact;

use crate::common::{board, setup, table};

const BOARDS: [&str; 3] = ["ambre_et_beryl", "ceinture", "couloirs"];

/// PL-C1, PL-C4: the positions of `perft.counts`, each with its counts by depth.
#[test]
fn perft_counts() {
    counts_are_exact::<Planetes>(include_str!("perft.counts"), setup);
}

/// PL-C1, PL-02, PL-26: the arrangements of one side.
#[test]
fn starting_arrangements() {
    fn arrange(left: [u32; 3]) -> u32 {
        if left == [0; 3] {
            return 1;
        }
        let fewer = |kind: usize| {
            let mut rest = left;
            rest[kind] -= 1;
            arrange(rest)
        };
        (0..3).filter(|&kind| left[kind] > 0).map(fewer).sum()
    }
    assert_eq!(arrange(Kind::TABLE.map(|row| row.count.into())), 1260);
}

fn destinations(board: &str, unit: &str) -> usize {
    table(board, "", "movement", unit, "").legal().len() - 1
}

/// PL-C2: destinations of a lone unit.
#[test]
fn lone_units() {
    let three = |hex: &str| ["I", "C", "R"].map(|arm| destinations("ambre_et_beryl", &format!("{arm}:{hex}")));
    assert_eq!(three("D5"), [47, 77, 16]);
    assert_eq!((three("I6"), three("H4")), ([63, 96, 31], [63, 96, 31]));
    assert_eq!((three("A9"), three("Q1")), ([14, 31, 5], [14, 31, 5]));
}

/// PL-C3, PL-C2: destinations of a lone unit, summed over the board, with the largest and the smallest number.
#[test]
fn lone_units_everywhere() {
    let expected = [[5504, 9542, 2000], [5212, 9516, 2024], [5336, 9458, 1918]];
    for (board, sums) in BOARDS.into_iter().zip(expected) {
        let setup = setup(board, "");
        let ground = setup.grid.cells().filter(|cell| setup.terrain[cell.index()].is_ground());
        let ground: Vec<_> = ground.map(|cell| setup.grid.name(cell).to_owned()).collect();
        let counts = ["I", "C", "R"]
            .map(|arm| ground.iter().map(|hex| destinations(board, &format!("{arm}:{hex}"))).collect::<Vec<_>>());
        assert_eq!(counts.each_ref().map(|counts| counts.iter().sum::<usize>()), sums, "{board}");
        if board == "ambre_et_beryl" {
            assert_eq!(counts.each_ref().map(|counts| *counts.iter().max().expect("hexes")), [63, 96, 31]);
            assert_eq!(counts.each_ref().map(|counts| *counts.iter().min().expect("hexes")), [14, 31, 5]);
        }
    }
}

/// PL-C5, PL-36, PL-37: every attacking group in void against every unit on every ground.
#[test]
fn attacking_groups() {
    let expected = [
        (Kind::Infantry, [[9, 4, 43], [13, 5, 38], [17, 5, 34]]),
        (Kind::Cavalry, [[3, 2, 51], [7, 3, 46], [11, 6, 39]]),
        (Kind::Artillery, [[10, 4, 42], [14, 9, 33], [23, 12, 21]]),
    ];
    for (kind, grounds) in expected {
        for (bonus, counts) in (0..).zip(grounds) {
            let mut found = [0; 3];
            for (i, c, r) in groups() {
                let row = kind.row();
                let reduced = if kind == Kind::Artillery { i + c > 0 } else { r > 0 };
                let potential = bonus + if reduced { row.reduced } else { row.combat };
                found[Verdict::of(4 * i + 2 * c + 6 * r, potential) as usize] += 1;
            }
            assert_eq!(found, counts, "{kind:?} with bonus {bonus}");
        }
    }
}

fn groups() -> impl Iterator<Item = (u32, u32, u32)> {
    let all = (0..=4).flat_map(|i| (0..=3).flat_map(move |c| (0..=2).map(move |r| (i, c, r))));
    all.filter(|&(i, c, r)| i + c + r > 0 && i + c <= 6)
}

/// The hexes where a lone enemy cavalry can be hit by a gun, two and three hexes away, and those where it cannot.
fn hit_from(gun: &str) -> ([usize; 2], String) {
    let setup = setup("ambre_et_beryl", "");
    let at = setup.grid.cell(gun).expect("a hex");
    let ground = |cell: &Cell| setup.terrain[cell.index()].is_ground();
    let in_range: Vec<Cell> =
        setup.grid.within(at, 3).filter(ground).filter(|&cell| setup.grid.distance(at, cell) >= 2).collect();
    let hit = |cell: &Cell| {
        let (gun, target) = (format!("R:{gun}"), format!("C:{}", setup.grid.name(*cell)));
        let game = table("ambre_et_beryl", "reduced_keeps_bonus=false", "combat", &gun, &target);
        game.to_play().next() == Some(Side::A)
    };
    let (hits, missed): (Vec<Cell>, Vec<Cell>) = in_range.into_iter().partition(hit);
    let near = |distance| hits.iter().filter(|&&cell| setup.grid.distance(at, cell) == distance).count();
    let missed: BTreeSet<_> = missed.into_iter().map(|cell| setup.grid.name(cell)).collect();
    ([near(2), near(3)], missed.into_iter().collect::<Vec<_>>().join(" "))
}

/// PL-C6, PL-58: what a gun hits, alone with its target.
#[test]
fn hexes_under_a_gun() {
    let missed = |gun: &str| {
        let ([two, three], missed) = hit_from(gun);
        (two + three, missed)
    };
    assert_eq!((missed("D5").0, hit_from("D5").0), (28, [12, 16]));
    assert_eq!(missed("I3"), (16, "K4 L3".to_owned()));
    assert_eq!(missed("H5"), (25, "F8 K5".to_owned()));
    assert_eq!(missed("J5"), (25, "G5 K2".to_owned()));
}

/// PL-R21, PL-17, PL-01: the shape of the boards: symmetric, seven hexes a planet, two stations that touch it.
#[test]
fn boards() {
    // Void, asteroids, planetoids, force fields, black holes.
    let expected = [(149, [98, 16, 6, 8, 3]), (163, [104, 28, 6, 4, 3]), (131, [87, 14, 2, 8, 2])];
    for (id, (cells, counts)) in BOARDS.into_iter().zip(expected) {
        let setup = setup(id, "");
        let count = |kind| setup.terrain.iter().filter(|&&terrain| terrain == kind).count();
        let kinds = [Terrain::Void, Terrain::Asteroids, Terrain::Planetoid, Terrain::ForceField, Terrain::BlackHole];
        assert_eq!((setup.grid.len(), kinds.map(count)), (cells, counts), "{id}");
        for side in Side::BOTH {
            assert_eq!((count(Terrain::Planet(side)), count(Terrain::Station(side))), (7, 2), "{id}");
        }
        for cell in setup.grid.cells() {
            let twin = setup.terrain[setup.grid.half_turn(cell).expect("symmetric").index()];
            let expected = match setup.terrain[cell.index()] {
                Terrain::Planet(side) => Terrain::Planet(!side),
                Terrain::Station(side) => Terrain::Station(!side),
                other => other,
            };
            assert_eq!(twin, expected, "{id}");
            if let Terrain::Station(side) = setup.terrain[cell.index()] {
                let planet = |(_, near): (_, Cell)| setup.terrain[near.index()] == Terrain::Planet(side);
                assert!(setup.grid.neighbours(cell).any(planet), "{id}");
            }
        }
        assert!(board(id).contains("[standard]"));
    }
}
