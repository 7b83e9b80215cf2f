//! What lies beside the board and on it.

use belle_epoque::BelleEpoque;
use kernel::{Game, Overlay, Tongue, Tray};

use super::{cell, english, facing, piece, scene};
use crate::common::{Table, board};

/// BE-16, BE-17: the bowl holds a chit for each unit that was not activated, less the one drawn.
#[test]
fn the_bowl_shows_what_is_left() {
    let table = board("A: 0 @0404 activated\nC: 0 @0406\nB: 1 @0604").drawn("red");
    let Some(Tray::Bowl { chits, .. }) = scene(&table).trays.into_iter().next() else { panic!("no bowl") };
    assert_eq!((chits.0[0].len(), chits.0[1].len()), (1, 2));
}

/// BE-V4, BE-15: the numbers that both sides watch.
#[test]
fn meters_count_points_and_the_way_to_rout() {
    let meters = scene(&facing().points(5, 2).rout(3, 5).drawn("red")).meters;
    let values: Vec<_> = meters.iter().map(|meter| meter.values.0.map(|value| value.unwrap())).collect();
    assert_eq!(values, [[0, 0], [1, 1], [5, 2], [1, 1], [8, 8], [6, 4]]);
}

/// BE-R20, BE-V1: works are drawn all round, objectives with their holder and points.
#[test]
fn works_and_objectives_are_drawn() {
    let board = facing().works("0604").more("objectives = [{ at = \"0604\", red = 3, blue = 2 }]");
    let scene = scene(&board.drawn("red"));
    let kernel::Board::Hex(hexes) = &*scene.board else { panic!("hexes") };
    assert_eq!(hexes.works.iter().map(|work| work.angle).collect::<Vec<_>>(), [0, 180]);
    assert!(scene.overlays.iter().any(|overlay| matches!(overlay, Overlay::Objective { points: 3, .. })));
}

/// BE-R56: under free set-up the units to be placed lie beside the board.
#[test]
fn units_to_be_placed_lie_beside_the_board() {
    let table = facing().options("free_setup=true").start(&[]);
    let trays = scene(&table).trays;
    let lies = |tray: &Tray| matches!(tray, Tray::Pieces { pieces, .. } if pieces.iter().any(|p| p.id == "B"));
    assert!(trays.iter().any(lies), "{trays:?}");
    assert_eq!(table.gesture("place B").touch, [piece("B")]);
}

/// BE-V6: a reinforcement is touched beside the board and then its hex.
#[test]
fn reinforcements_enter_by_touching_a_hex() {
    let table = board("A: 0 @0404\nP: 0 inf 3 turn1@1200,1202\nB: 1 @0604").start(&[]);
    assert_eq!(table.gesture("enter P 1202").touch, [piece("P"), cell("1202")]);
    assert_eq!(english(&scene(&table).banner.ask), "Reinforcement: P. Where does it come in?");
}

/// BE-12, BE-V1, BE-V2, BE-V6: what a player needs to decide is on the table: the price of an element, command dice, what
/// objectives are worth to each side, and when and where reinforcements come in.
#[test]
fn what_decides_is_on_the_table() {
    let table = Table::start_with(&Table::setup("sadowa", ""), &mut kernel::Seeded::new(1));
    let scene = serde_json::to_string(&scene(&table)).expect("a scene");
    for key in ["meter-price", "meter-dice", "meter-to-gain", "map-objective", "map-entry", "unit-expected"] {
        assert!(scene.contains(key), "{key}");
    }
}

/// A counter has a short form of the unit's own name, in either language: whoever reads the log finds the counter.
#[test]
fn counters_shorten_the_name_of_their_unit() {
    for scenario in BelleEpoque::scenarios() {
        let setup = Table::setup(scenario.id, "");
        for unit in &setup.units {
            for tongue in Tongue::BOTH {
                let [name, label] = [&unit.name, &unit.label].map(|text| Table::say(tongue, text).to_lowercase());
                let begun = |word: &str| words(&name).any(|whole| whole.starts_with(word));
                assert!(words(&label).all(begun), "{}: {label} is not short for {name}", scenario.id);
            }
        }
    }
}

pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}
