//! Exact counts: a wrong rule shows as a wrong number.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::*;
use escadrilles::{Action, Escadrilles, Ground, Setup};
use hexmap::{Cell, Direction};
use kernel::{Game, NoDice, Side, Silence};

type End = (Cell, Direction);

/// Where an aircraft alone in the sky can end at this speed.
fn ends(setup: &Arc<Setup>, at: &str, heading: &str, speed: u8) -> BTreeSet<End> {
    let game = position(setup, "9", &[&format!("w1 {at} {heading} v{speed}"), "e1 00.00"]);
    let end = |action: Action| match action {
        Action::Move { cell, heading, .. } => Some((cell, heading)),
        _ => None,
    };
    game.all_actions(Side::A).into_iter().filter_map(end).collect()
}

fn kill_hexes(setup: &Setup, ends: &BTreeSet<End>) -> usize {
    ends.iter().flat_map(|&(cell, heading)| setup.grid.ray(cell, heading).take(2)).collect::<BTreeSet<_>>().len()
}

/// Open sea wide enough for any flight from the middle, 10.10.
fn wide_sea(options: &str) -> Arc<Setup> {
    let map = format!("{}\n", ".".repeat(21)).repeat(21);
    let squadron = |heading: &str, hex: &str| format!("heading = '{heading}'\nstart = '{hex}'\n");
    let toml = format!("map = '''\n{map}'''\n[west]\n{}[east]\n{}", squadron("E", "00.02"), squadron("W", "20.02"));
    Table::setup(&toml, options)
}

/// ES-16, ES-R6, ES-31: end states, end hexes and hexes under fire at speeds 2 to 6.
#[test]
fn ends_over_open_sea() {
    let sea = wide_sea("");
    let counts = |speed| {
        let ends = ends(&sea, "10.10", "E", speed);
        let hexes: BTreeSet<_> = ends.iter().map(|end| end.0).collect();
        (ends.len(), hexes.len(), kill_hexes(&sea, &ends))
    };
    assert_eq!([2, 3, 4, 5, 6].map(counts), [(9, 5, 18), (17, 7, 26), (27, 13, 38), (11, 9, 22), (13, 11, 26)]);
}

/// ES-R6: the same without the turn in the last hex.
#[test]
fn ends_without_the_final_turn() {
    let sea = wide_sea("final_turn=false");
    let counts = |speed| {
        let ends = ends(&sea, "10.10", "E", speed);
        (ends.len(), kill_hexes(&sea, &ends))
    };
    assert_eq!([2, 3, 4, 5, 6].map(counts), [(5, 10), (9, 18), (17, 30), (9, 18), (11, 22)]);
}

/// ES-10, ES-11, ES-16: what may come next turn, by the speed flown last.
#[test]
fn ends_over_all_speeds_of_the_next_turn() {
    let sea = wide_sea("");
    let counts = |last: u8| {
        let speeds = (last - 1).max(2)..=(last + 1).min(6);
        let ends: BTreeSet<End> = speeds.flat_map(|speed| ends(&sea, "10.10", "E", speed)).collect();
        (ends.len(), kill_hexes(&sea, &ends))
    };
    assert_eq!([2, 3, 4, 5, 6].map(counts), [(26, 37), (51, 56), (53, 56), (51, 64), (24, 37)]);
}

/// ES-22 to ES-28 on a board of the book: ends at speeds 2 to 6.
#[test]
fn ends_over_the_sierras() {
    let sierras = Table::setup("sierras", "");
    let counts = |at, heading| [2, 3, 4, 5, 6].map(|speed| ends(&sierras, at, heading, speed).len());
    assert_eq!(counts("10.10", "E"), [5, 1, 11, 4, 4]);
    assert_eq!(counts("08.06", "NE"), [5, 3, 12, 4, 4]);
    assert_eq!(counts("13.08", "SE"), [5, 6, 26, 11, 8]);
}

/// In how many ways the aircraft from the next one to number `last` can fly in turn 1 without a loss. What flew far
/// from the rest makes no difference, so positions that agree near the rest are counted once.
fn joint_moves(game: &Escadrilles, last: u8, known: &mut BTreeMap<(u8, Vec<Cell>), u64>) -> u64 {
    let Some(next) = game.asked(Side::A).filter(|plane| plane.number <= last) else { return 1 };
    let grid = &game.setup_of().grid;
    let reach = grid.row(game.plane(next).cell) - 2;
    let near: Vec<Cell> =
        game.flying(Side::A).map(|plane| game.plane(plane).cell).filter(|&cell| grid.row(cell) >= reach).collect();
    if let Some(&count) = known.get(&(next.number, near.clone())) {
        return count;
    }
    let actions = game.all_actions(Side::A);
    let moves = actions.iter().filter(|action| matches!(action, Action::Move { .. }));
    let after = |action: &Action| {
        let mut after = game.clone();
        after.play(Side::A, action, &mut NoDice, &mut Silence);
        joint_moves(&after, last, known)
    };
    let count = moves.map(after).sum();
    known.insert((next.number, near), count);
    count
}

/// ES-08, ES-20, ES-26, ES-R3: the first turn of the first player, on every board.
#[test]
fn joint_moves_of_turn_one() {
    for id in ["sierras", "col", "haute_mer"] {
        let game = Table::begin(id, "first_player=west", &[]);
        let count = |planes| joint_moves(&game, planes, &mut BTreeMap::new());
        assert_eq!([1, 2, 3, 4, 5].map(count), [9, 79, 693, 6079, 53325], "{id}");
        if id != "col" {
            assert_eq!(count(9), 315_737_181, "{id}");
        }
    }
}

/// ES-09, ES-10, ES-11: how many ways a full squadron has to note its speeds.
#[test]
fn notes_of_a_squadron() {
    let game = |turn: u16, speed: u8| {
        let pair = |n: u8| [format!("w{n} 03.{n:02} last{speed}"), format!("e{n} 11.{n:02} last{speed}")];
        let planes: Vec<String> = (1..=9).flat_map(pair).collect();
        over("", &format!("{turn} phase note"), &planes).0
    };
    let count = |mut game: Escadrilles| {
        let mut count = 1;
        while game.asked(Side::A).is_some() {
            let actions = game.all_actions(Side::A);
            count *= actions.len();
            game.play(Side::A, &actions[0], &mut NoDice, &mut Silence);
        }
        count
    };
    assert_eq!((count(game(2, 2)), count(game(5, 4)), count(game(5, 6))), (512, 19_683, 512));
}

/// ES-R24, ES-04: a coin for the first player, heads for the west, and no other chance in the game.
#[test]
fn the_coin_decides_who_is_first() {
    assert_eq!([0, 1].map(|coin| Table::begin("sierras", "", &[coin]).opener()), Side::BOTH);
    for (word, side) in [("west", Side::A), ("east", Side::B)] {
        assert_eq!(Table::begin("sierras", &format!("first_player={word}"), &[]).opener(), side);
    }
}

/// ES-02, ES-06, ES-22, ES-R1, ES-R2, ES-R3, ES-R34: the boards of the book.
#[test]
fn the_boards() {
    let boards = [("sierras", [344, 132, 68, 13], 9), ("col", [166, 52, 18, 5], 5), ("haute_mer", [484, 42, 8, 23], 9)];
    for (id, counts, planes) in boards {
        let setup = Table::setup(id, "");
        let grid = &setup.grid;
        let count = |wanted| setup.ground.iter().filter(|&&ground| ground == wanted).count();
        assert_eq!([Ground::Sea, Ground::Plain, Ground::Plateau, Ground::Dark].map(count), counts, "{id}");
        let turned = |cell| grid.half_turn(cell).expect("a half turn maps the board on itself");
        assert!(grid.cells().all(|cell| setup.ground[cell.index()] == setup.ground[turned(cell).index()]), "{id}");
        let game = Table::start(&setup, &[0]);
        for (west, east) in (1..=planes).map(|number| (format!("w{number}"), format!("e{number}"))) {
            let [west, east] = [west, east].map(|name| *game.plane(crate::common::id(&name)));
            assert_eq!((turned(west.cell), grid.column(west.cell)), (east.cell, 0), "{id}");
            assert_eq!((west.heading, east.heading), (hexmap::pointy::E, hexmap::pointy::W), "{id}");
            let ahead = grid.ray(west.cell, west.heading).take(2).chain([west.cell]);
            assert!(ahead.into_iter().all(|cell| setup.ground[cell.index()] == Ground::Sea), "{id}");
        }
        assert_eq!(Side::BOTH.map(|side| game.strength(side)), [planes; 2], "{id}");
    }
}

/// ES-08, ES-R4, ES-R34: every start leaves all nine ends of turn 1, and eight or nine of them a safe turn 2.
#[test]
fn the_starts_are_safe() {
    for id in ["sierras", "col", "haute_mer"] {
        let setup = Table::setup(id, "");
        for &start in &setup.starts[Side::A] {
            let first = ends(&setup, setup.grid.name(start), "E", 2);
            assert_eq!(first.len(), 9, "{id}");
            let safe = |&&(cell, heading): &&End| {
                let heading = heading.name(hexmap::Orientation::Pointy);
                [2, 3].into_iter().all(|speed| !ends(&setup, setup.grid.name(cell), heading, speed).is_empty())
            };
            assert!(first.iter().filter(safe).count() >= 8, "{id} {}", setup.grid.name(start));
        }
    }
}

/// ES-R28: the limits of the scenarios, and what a player may choose instead.
#[test]
fn the_limits_of_the_scenarios() {
    let plies = |id: &str, options: &str| Escadrilles::ply_limit(&Table::setup(id, options));
    assert_eq!(["sierras", "col", "haute_mer"].map(|id| plies(id, "")), [40, 25, 40].map(|turns| 18 + 36 * turns));
    assert_eq!(plies("col", "turn_limit=10"), 18 + 360);
}
