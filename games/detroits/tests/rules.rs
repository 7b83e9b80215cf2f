//! Rules one by one: those that are a turn on the bare board stand in `rules.txt`, the others here.

mod fire;
mod orders;

use std::sync::Arc;

use crate::common::*;
use detroits::{Action, Detroits, Event, Kind, Phase, ShipId, Slot, Terrain, Wind};
use hexmap::{Orientation, flat};
use kernel::{Eyes, Game, NoDice, Show, Side, Silence, ToPlay};
use serde_json::json;

/// Every block of `rules.txt` comes out.
#[test]
fn rules_that_are_one_turn_on_the_bare_board() {
    let examples = examples(include_str!("rules.txt"));
    assert!(examples.len() >= 40, "only {} rules were read", examples.len());
    examples.iter().for_each(Example::prove);
}

/// DE-01, DE-03, DE-06, DE-08: two fleets of two three-masters and three frigates, in their corners.
#[test]
fn the_fleets_at_the_start() {
    let game = begin("quatre_phares", "");
    assert_eq!(Detroits::SIDES, ["nw", "se"]);
    let start = [
        ("NW-T1", "03.02 SE r17"),
        ("NW-T2", "02.04 SE r17"),
        ("NW-F1", "05.01 SE r9"),
        ("NW-F2", "03.00 SE r9"),
        ("NW-F3", "00.05 SE r9"),
        ("SE-T1", "25.15 NW r17"),
        ("SE-T2", "26.14 NW r17"),
        ("SE-F1", "23.16 NW r9"),
        ("SE-F2", "25.17 NW r9"),
        ("SE-F3", "28.13 NW r9"),
    ];
    for (name, place) in start {
        assert_eq!(state(&game, name), place, "{name}");
    }
    let kinds = Slot::ALL.map(Slot::kind);
    assert_eq!(kinds, [Kind::ThreeMaster, Kind::ThreeMaster, Kind::Frigate, Kind::Frigate, Kind::Frigate]);
}

/// DE-03: La Passe has an order of battle of its own.
#[test]
fn la_passe_has_three_ships_a_side() {
    let game = begin("la_passe", "");
    let afloat: Vec<_> = ShipId::all().filter(|&id| game.ship(id).afloat()).map(|id| id.to_string()).collect();
    assert_eq!(afloat, ["NW-T1", "NW-F1", "NW-F2", "SE-T1", "SE-F1", "SE-F2"]);
}

/// DE-04, DE-05: a frigate fills its bow's hex, a three-master also the one right behind, whatever its heading.
#[test]
fn hulls() {
    let setup = Table::setup(&open_sea("", ""), "");
    let chart = &setup.chart;
    let bow = chart.grid.cell("06.06").unwrap();
    let sterns = [("N", "06.07"), ("NE", "05.06"), ("SE", "05.05"), ("S", "06.05"), ("SW", "07.05"), ("NW", "07.06")];
    for (heading, stern) in sterns {
        let facing = hexmap::Direction::from_name(heading, Orientation::Flat).unwrap();
        let pose = detroits::Pose { bow, facing };
        assert_eq!(chart.hull(Kind::Frigate, pose), [bow, bow]);
        assert_eq!(chart.grid.name(chart.hull(Kind::ThreeMaster, pose)[1]), stern, "{heading}");
    }
}

/// DE-07, DE-R1, DE-R2: six directions from 1, north, clockwise; the hexes lie flat side up.
#[test]
fn the_orientation_hexagon() {
    let setup = Table::setup(&open_sea("", ""), "min_points=0");
    assert_eq!(setup.chart.grid.orientation(), Orientation::Flat);
    let ends = [("N", "06.05"), ("NE", "07.05"), ("SE", "07.06"), ("S", "06.07"), ("SW", "05.06"), ("NW", "05.05")];
    for (i, (heading, end)) in ends.into_iter().enumerate() {
        let game = position(&setup, &[&format!("NW-F1 06.06 {heading}"), "SE-F1 14.12 N"]);
        let game = game.after(&[&format!("F1: {}", i + 1), "done F1"]);
        assert_eq!(state(&game, "NW-F1"), format!("{end} {heading} r9"));
    }
}

/// DE-02, DE-09, DE-R30: one coin before the first turn, heads north, tails south, and no other chance.
#[test]
fn the_wind_is_tossed_once() {
    for (face, wind) in [(0, Wind::North), (1, Wind::South)] {
        let mut game = Table::begin("quatre_phares", "", &[face]).0;
        assert_eq!(game.wind(), wind);
        let mut luck = kernel::Seeded::new(5);
        while let Some(side) = game.to_play().next() {
            let action = game.any_action(side, &mut luck, &mut Vec::new()).unwrap();
            game.play(side, &action, &mut NoDice, &mut Silence);
            assert_eq!(game.wind(), wind);
        }
    }
    for (word, wind) in [("north", Wind::North), ("south", Wind::South)] {
        assert_eq!(Table::begin("quatre_phares", &format!("wind={word}"), &[]).wind(), wind);
    }
}

/// DE-11: orders, execution slot by slot, drift, the count in the zone, then the next turn.
#[test]
fn the_parts_of_a_turn() {
    let game = sea("min_points=0", &["NW-T1 06.06 N", "NW-F1 02.02 N r3", "SE-F1 12.10 N"]);
    let game = game.after(&["T1: 1", "F1: 1"]);
    let names: Vec<_> = game.events().map(|event| serde_json::to_value(event).unwrap()["event"].clone()).collect();
    let wanted = ["sealed", "sealed", "slot", "step", "slot", "step", "drift", "zone", "turn"];
    assert_eq!(names, wanted.map(|name| json!(name)));
    assert_eq!((game.phase(), game.turn()), (Phase::Orders, 2));
}

/// DE-R35: once both have been in the zone, the option no longer keeps it from deciding.
#[test]
fn a_contested_zone_decides() {
    let ships = ["NW-F1 06.06 N", "SE-F1 08.03 N"];
    let game = waters("", "06.06 08.06", "min_points=0 control_after_contest", &ships);
    let turn = |game: Table, orders: [&str; 2]| {
        let mut game = game.after(&orders);
        while game.phase() == Phase::Fire {
            game.play("hold F1", &[]);
        }
        game
    };
    let game = turn(game, ["F1:", "F1: R(2) R(3) R(4)"]);
    assert_eq!(game.phase(), Phase::Orders, "only the north-west has been there");
    assert_eq!(turn(game, ["F1: 1 1", "F1: 4 4 4"]).outcome(), "se plain zone", "both have been there now");
}

/// DE-R35: the zone decides in the very turn in which the second side's visit makes it count.
#[test]
fn the_contest_may_be_old() {
    let setup = Table::setup(&open_sea("", "06.06"), "min_points=0 control_after_contest");
    let ships = [ship("NW-F1 06.06 N"), ship("SE-F1 12.10 N")];
    let at = json!({ "wind": "south", "ships": ships, "seen_in_zone": ["se"] });
    assert_eq!(Table::set(&setup, at).after(&["F1:", "F1:"]).outcome(), "nw plain zone");
}

/// DE-49: nothing can be done once the game is over.
#[test]
fn after_the_end() {
    let game = waters("", "06.06", "min_points=0", &["NW-F1 06.06 N", "SE-F1 12.10 N"]).after(&["F1:", "F1:"]);
    assert!(matches!(game.to_play(), ToPlay::Over(_)));
    for notation in ["F1: 1", "write F1 1", "done F1", "hold F1", "fire F1 port SE-F1", "deploy F1 00.00 N"] {
        assert_eq!(game.refuses_to(Side::A, notation), "DE-49", "{notation}");
    }
}

/// DE-R37: two fleets that only wait have the same in the end, on every chart: nobody wins.
#[test]
fn waiting_wins_nothing() {
    for scenario in Detroits::scenarios() {
        let mut game = begin(scenario.id, "min_points=0 turn_limit=5");
        while let Some(side) = game.to_play().next() {
            let waits = |action: &Action| matches!(action, Action::Done { .. } | Action::Hold { .. });
            let action = game.all_actions(side).into_iter().find(waits).expect("a ship may always wait");
            game.0.play(side, &action, &mut NoDice, &mut Silence);
        }
        assert_eq!(game.outcome(), "draw draw limit-draw", "{}", scenario.id);
    }
}

/// DE-R46: without a limit a game is counted after 200 turns; 0 is another way to say it.
#[test]
fn a_game_without_a_limit_ends() {
    for none in ["none", "0"] {
        let setup = Table::setup(&open_sea("", ""), &format!("turn_limit={none}"));
        let wrecks = [ship("NW-F1 06.06 N r2 aground"), ship("SE-F1 12.10 N r1 aground")];
        let at = |turn: u16| json!({ "wind": "south", "turn": turn, "ships": wrecks });
        let game = Table::set(&setup, at(1));
        assert_eq!((game.outcome().as_str(), game.turn()), ("nw points limit-resistance", 200));
        assert!(Table::position_fault(&setup, at(201)).starts_with("turn: 201 is not from 1 to 200"));
    }
}

/// DE-R38: free deployment is secret, one ship after another, inside the own waters, and both are revealed together.
#[test]
fn free_deployment() {
    let mut game = begin("quatre_phares", "deployment=free");
    assert_eq!(game.phase(), Phase::Deploy);
    assert_eq!(game.refuses_to(Side::A, "T1: 3"), "DE-R38");
    assert_eq!(game.refuses_to(Side::A, "deploy F1 00.00 N"), "DE-R38", "T1 comes first");
    assert_eq!(game.refuses_to(Side::A, "deploy T1 00.04 N"), "DE-R38", "its stern would lie outside");
    assert_eq!(game.refuses_to(Side::A, "deploy T1 12.01 N"), "DE-R38", "land");
    assert_eq!(game.refuses_to(Side::A, "deploy T1 25.14 N"), "DE-R38", "the other side's waters");
    game.by(Side::A, "deploy T1 02.02 SE", &[]);
    assert_eq!(game.refuses_to(Side::A, "deploy T2 01.01 N"), "DE-R38", "the stern of T1 lies there");
    let game = game.after(&["deploy T2 02.04 4", "deploy F1 03.00 SE", "deploy F2 03.01 N", "deploy F3 00.00 NW"]);
    assert_eq!(game.refuses_to(Side::A, "deploy F3 00.01 N"), "DE-R38", "the fleet is complete");
    assert_eq!(game.phase(), Phase::Deploy);
    let others =
        ["deploy T1 26.16 NW", "deploy T2 26.15 S", "deploy F1 25.17 N", "deploy F2 25.16 N", "deploy F3 28.18 N"];
    let game = game.after(&others);
    assert_eq!(game.phase(), Phase::Orders);
    assert_eq!(state(&game, "NW-T1"), "02.02 SE r17");
    assert_eq!(begin("quatre_phares", "").refuses_to(Side::A, "deploy T1 02.02 SE"), "DE-R38");
}

/// DE-R6: with the option the lines of a pair are read out as it opens; else nothing is told beforehand.
#[test]
fn announcing_lines() {
    for (word, told) in [("token", false), ("line", true)] {
        let game = sea(&format!("announce={word}"), &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
        let game = game.after(&["F1: R R 3", "F1: 1 1"]);
        let lines = game.events().find_map(|event| match event {
            Event::Slot { lines, .. } => Some(lines.clone()),
            _ => None,
        });
        let wanted = [Some("R(2) R 3".to_owned()), Some("1 1".to_owned())];
        assert_eq!(lines.unwrap().0, if told { wanted } else { [None, None] });
    }
}

/// DE-R42: what a contact cancels is shown to nobody, not even afterwards.
#[test]
fn cancelled_orders_are_never_shown() {
    let mut game = sea("", &["NW-F1 06.06 NE", "SE-F2 07.05 N"]).after(&["F1: 2 R 3 3"]);
    game.play("F2: 1 R 2 R(3)", &[]);
    let seen = game.1.iter().filter_map(|(state, event)| state.tell(event, Eyes::Seat(Side::A)));
    let told: String = seen.map(|line| serde_json::to_string(&line).unwrap()).collect();
    assert!(!told.contains("R(3)") && !told.contains("1 R 2"), "{told}");
    assert_eq!(game.ship(id("SE-F2")).left(), 0);
    assert_eq!(game.ship(id("NW-F1")).left(), 0);
}

/// DE-R45: both corners are the same: a half turn maps each board and its fleets on itself.
#[test]
fn the_boards_are_the_same_from_both_ends() {
    for scenario in Detroits::scenarios() {
        let setup = Table::setup(scenario.id, "");
        let (chart, grid) = (&setup.chart, &setup.chart.grid);
        for cell in grid.cells() {
            let other = grid.half_turn(cell).expect("the board is its own half turn");
            assert_eq!(chart.terrain[cell.index()], chart.terrain[other.index()], "{}", grid.name(cell));
            assert_eq!(chart.zone.contains(&cell), chart.zone.contains(&other), "{}", grid.name(cell));
        }
        for slot in Slot::ALL {
            let [a, b] = Side::BOTH.map(|side| setup.ships[slot.of(side).index()]);
            assert_eq!(a.resist, b.resist);
            if a.afloat() {
                assert_eq!(grid.half_turn(a.pose.bow), Some(b.pose.bow), "{} {}", scenario.id, slot.name());
                assert_eq!(a.pose.facing.opposite(), b.pose.facing);
            }
        }
        let turned: Vec<_> = setup.areas[Side::A].iter().map(|&cell| grid.half_turn(cell).unwrap()).collect();
        assert!(
            turned.iter().all(|cell| setup.areas[Side::B].contains(cell)) && turned.len() == setup.areas[Side::B].len()
        );
    }
}

/// DE-48, DE-R34: the zone is the sea between the four lighthouses, which stand on land.
#[test]
fn the_zone() {
    let zone = |id: &str| {
        let chart = &Table::setup(id, "").chart;
        assert_eq!(chart.terrain.iter().filter(|&&terrain| terrain == Terrain::Lighthouse).count(), 4);
        assert!(chart.zone.iter().all(|cell| chart.terrain[cell.index()] == Terrain::Sea));
        let mut columns = std::collections::BTreeMap::<u16, Vec<u16>>::new();
        for &cell in &chart.zone {
            columns.entry(chart.grid.column(cell)).or_default().push(chart.grid.row(cell));
        }
        columns
    };
    let rows = |from: u16, to: u16| (from..=to).collect::<Vec<_>>();
    let phares = zone("quatre_phares");
    let wanted = [
        (10, rows(7, 11)),
        (11, rows(6, 11)),
        (12, rows(6, 12)),
        (13, rows(6, 11)),
        (14, [rows(6, 8), rows(10, 12)].concat()),
        (15, rows(6, 11)),
        (16, rows(6, 12)),
        (17, rows(6, 11)),
        (18, rows(7, 11)),
    ];
    assert_eq!(phares, wanted.into_iter().collect());
    let passe = [(8, rows(5, 7)), (9, rows(4, 7)), (10, vec![4, 5, 7, 8]), (11, rows(4, 7)), (12, rows(5, 7))];
    assert_eq!(zone("la_passe"), passe.into_iter().collect());
    assert_eq!(zone("archipel").values().map(Vec::len).sum::<usize>(), 46);
}

/// DE-R20: parallel is the same heading or the opposite one, and nothing between.
#[test]
fn parallel_hulls() {
    for (heading, boards) in [("N", true), ("S", true), ("NE", false), ("SE", false), ("SW", false), ("NW", false)] {
        let game = sea("min_points=0", &["NW-F1 06.06 N", &format!("SE-F2 06.05 {heading}")]);
        let game = game.after(&["F1: 1", "F2:"]);
        let boarded = game.events().any(|event| matches!(event, Event::Boarding { .. }));
        assert_eq!(boarded, boards, "{heading}");
    }
}

/// DE-30, DE-R9: an answer that lets the fleets sail on shows the enemy's orders, and so cannot be taken back.
#[test]
fn what_reveals() {
    let game = begin("la_passe", "");
    let game = game.after(&["T1: 3", "F1: 3", "F2: 3", "T1: 6", "F1: 6"]);
    assert!(!game.reveals(Side::B, &game.action("write F2 6")));
    assert!(game.reveals(Side::B, &game.action("F2: 6")));
}

/// DE-20: a typed line and its symbols one by one come to the same.
#[test]
fn a_typed_line_is_its_symbols() {
    let start = sea("", &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    let typed = start.clone().after(&["T1: 1 R 2 R 3"]);
    let symbols = ["write T1 1", "write T1 R(2)", "write T1 2", "write T1 R(3)", "write T1 3", "done T1"];
    assert!(*typed == *start.after(&symbols));
    let action = typed.action("t1:1r2r3");
    assert_eq!(typed.write(&action), "T1: 1 R 2 R 3");
    assert!(!typed.listed(&action) && matches!(action, Action::Order { ship: Slot::T1, .. }));
}

/// DE-R12: the directions abeam of heading 1 are 2 and 3 to starboard, 6 and 5 to port.
#[test]
fn abeam() {
    let game = begin("quatre_phares", "");
    let bow = game.setup_of().chart.grid.cell("14.07").unwrap();
    let field = game.field(Kind::Frigate, detroits::Pose { bow, facing: flat::N });
    let name = |cell| game.setup_of().chart.grid.name(cell).to_owned();
    let nearest: Vec<_> =
        field.iter().filter(|shot| shot.2 == 3).map(|&(side, cell, _)| (side.word(), name(cell))).collect();
    let wanted = [("port", "13.06"), ("starboard", "15.06"), ("port", "13.07"), ("starboard", "15.07")];
    assert_eq!(nearest, wanted.map(|(side, cell)| (side, cell.to_owned())));
}

/// The start may be read with any setup behind an `Arc`.
#[test]
fn setups_are_shared() {
    let setup = Table::setup("archipel", "");
    assert!(Arc::ptr_eq(Table::start(&setup, &[0]).setup_of(), &setup));
}
