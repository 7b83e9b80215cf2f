//! Scale, turns, command points, chits and tests: BE-01 to BE-25, BE-R01 to BE-R09, and the frame.

mod scenarios;

use crate::common::{Table, Umpire, begin, board};
use belle_epoque::{Event, Test};
use kernel::{Game, Seeded, Side, Silence};
use serde_json::json;

/// BE-01: distances are hex steps: a type A unit fires at four hexes and not at five.
#[test]
fn distances_are_hex_steps() {
    let at = |hex| board(&format!("A: 0 inf 4 A @0404\nT: 1 cav 3 @{hex} moved")).acting("A", "still");
    assert_eq!(at("0804").those("fire"), "T");
    assert_eq!(at("0608").those("fire"), "T");
    assert_eq!(at("0904").refuses("fire T"), "BE-42");
}

/// BE-02, BE-14: six-sided dice everywhere, but for command: four, six or eight sides.
#[test]
fn only_command_uses_other_dice() {
    for (command, sides) in [("poor", 4), ("normal", 6), ("superior", 8)] {
        let units = "A: 0 tribal 6 G @0404\nB: 0 tribal 2 G @0604\nT: 1 inf 4 @0608";
        let table = board(units).alone().command(command, "normal").start(&[sides, 1]);
        assert_eq!(table.pool(), [sides as u8, 0]);
        let rolled = table.events().find_map(|event| match event {
            Event::Commanded { side: Side::A, die, .. } => Some(*die),
            _ => None,
        });
        assert_eq!(rolled, Some(sides as u8));
    }
    let mut luck = Seeded::new(5);
    let mut dice = kernel::Witness::new(&mut luck);
    let mut game = belle_epoque::BelleEpoque::start(Table::setup("colenso", ""), &mut dice, &mut Silence);
    let mut other = Seeded::new(6);
    while let Some(side) = game.to_play().next() {
        let action = game.any_action(side, &mut other, &mut Vec::new()).unwrap();
        game.play(side, &action, &mut dice, &mut Silence);
    }
    for (thrown, label) in dice.seen {
        assert!(["command", "chit"].contains(&label) || thrown.die == kernel::Die::D(6), "{thrown} for {label}");
    }
}

/// BE-03: a unit is a set of elements that act together: one die and one life each.
#[test]
fn a_unit_is_a_set_of_elements() {
    let table = board("F: 0 inf 3 A @0404\nT: 1 inf 4 @0504 activated").acting("F", "still");
    let shot = table.0.shot(table.id("F"), table.id("T"), belle_epoque::Gait::Still).unwrap();
    assert_eq!(shot.dice, 3);
    assert_eq!(table.go("fire T", &[1, 6, 6]).unit("T"), "0504 3");
}

/// BE-04: one unit a hex: neither a move nor a march ends on another, friend or enemy.
#[test]
fn one_unit_a_hex() {
    let table = board("U: 0 cav 3 @0404\nF: 0 inf 4 @0504\nE: 1 inf 4 @0304").passed("U");
    assert_eq!((table.refuses("move 0504"), table.refuses("move 0304")), ("BE-04", "BE-04"));
    assert_eq!(table.refuses("march 0504"), "BE-04");
}

/// BE-05, BE-06, BE-07, BE-08: the most elements of each kind.
#[test]
fn the_most_elements() {
    for (kind, most) in [("cav", 3), ("mounted", 3), ("inf", 4), ("tribal", 6)] {
        let read = |elements| {
            let toml = board(&format!("U: 0 {kind} {elements} G @0404\nT: 1 inf 4 @0604")).toml();
            belle_epoque::BelleEpoque::setup(&toml, &kernel::Chosen::new()).err().map(|fault| fault.to_string())
        };
        assert_eq!(read(most), None);
        let fault = read(most + 1).unwrap();
        assert!(fault.contains("unit U") && fault.contains("BE-05"), "{fault}");
        assert!(read(0).is_some());
    }
}

/// BE-09, BE-10: infantry needs its order said; tribal formations and cavalry are in close order unless said otherwise.
#[test]
fn the_order_is_fixed_before_play() {
    let read = |kind: &str| {
        let toml = board(&format!("U: 0 {kind} 3 G reg/open @0404\nT: 1 inf 4 @0604")).toml();
        let silent = toml.replacen(r#"order = "open", "#, "", 1);
        let order = |toml: &str| {
            let setup = belle_epoque::BelleEpoque::setup(toml, &kernel::Chosen::new());
            setup.map(|setup| setup.units[0].order).map_err(|fault| fault.to_string())
        };
        (order(&toml), order(&silent))
    };
    use belle_epoque::Order::{Close, Open};
    assert_eq!(read("cav"), (Ok(Open), Ok(Close)));
    assert_eq!(read("tribal"), (Ok(Open), Ok(Close)));
    for kind in ["inf", "mounted"] {
        let (said, silent) = read(kind);
        assert_eq!(said, Ok(Open));
        assert!(silent.unwrap_err().contains("BE-09"));
    }
}

fn names(table: &Table) -> Vec<String> {
    let name = |event: &Event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned();
    table.events().map(name).collect()
}

/// BE-11, BE-R07, BE-R09: a turn is command dice, the first side's first, then chits; nobody begins by right.
#[test]
fn a_turn_is_command_then_chits() {
    let units = "A: 0 tribal 6 G @0404\nB: 0 tribal 2 G @0604\nT: 1 tribal 6 G @0608\nS: 1 tribal 2 G @0808";
    let table = board(units).alone().start(&[5, 2, 3]);
    assert_eq!(names(&table), ["turn_began", "commanded", "commanded", "drawn"]);
    assert_eq!((table.pool(), table.decider()), ([5, 2], "blue"));
    assert_eq!(board(units).alone().start(&[5, 2, 2]).decider(), "red");
}

/// BE-16, BE-18, BE-19: a chit a unit; each unit once a turn; the turn ends when the bowl is empty.
#[test]
fn each_unit_once_a_turn() {
    let board = board("A: 0 inf 4 @0404\nB: 0 inf 4 @0406\nT: 1 inf 4 @1204\nS: 1 inf 4 @1206").alone();
    let mut table = board.start(&[]);
    assert_eq!(table.bowl(), [1, 2], "one of four chits was drawn");
    table = table.go("activate A", &[]);
    let mut activated = vec!["A".to_owned()];
    while table.0.turn() == 1 {
        if let "pick_unit" = table.phase_word().as_str() {
            assert_eq!(table.refuses("activate A"), if table.decider() == "red" { "BE-18" } else { "BE-17" });
            let unit = table.those("activate").split_whitespace().next().unwrap().to_owned();
            table = table.go(&format!("activate {unit}"), &[]);
            activated.push(unit);
        } else {
            table = table.go("no test", &[]).go("stay", &[]);
            activated.extend(table.events().filter_map(|event| match event {
                Event::Activated { unit } => Some(table.0.setup_of().unit(*unit).id.clone()),
                _ => None,
            }));
        }
    }
    activated.truncate(4);
    activated.sort();
    assert_eq!(activated, ["A", "B", "S", "T"]);
    assert_eq!((table.0.turn(), table.bowl()[0] + table.bowl()[1]), (2, 3));
}

/// BE-16, BE-20: at every decision between activations, a side's chits are its units that were not activated.
#[test]
fn chits_and_units_agree() {
    for scenario in ["manoeuvres", "isandlwana"] {
        let mut luck = Seeded::new(3);
        let mut game = begin(&Table::setup(scenario, ""), &[]).0;
        while let Some(side) = game.to_play().next() {
            if game.phase() == belle_epoque::Phase::PickUnit {
                for side in Side::BOTH {
                    let fresh = game.units_of(side).filter(|&unit| !game.is_activated(unit)).count();
                    assert_eq!(usize::from(game.chits(side)) + usize::from(side == game.active()), fresh);
                }
            }
            let action = game.any_action(side, &mut luck, &mut Vec::new()).unwrap();
            game.play(side, &action, &mut luck, &mut Silence);
        }
    }
}

/// BE-17, BE-R05: the drawn side picks any of its units that were not activated; it cannot refuse.
#[test]
fn the_owner_picks_the_unit() {
    let board = board("A: 0 inf 4 @0404\nB: 0 inf 4 @0406\nC: 0 inf 4 @0408 activated\nT: 1 inf 4 @1204").alone();
    let table = board.drawn("red");
    assert_eq!(table.legal(), ["activate A", "activate B"]);
    assert_eq!((table.refuses("activate C"), table.refuses("activate T")), ("BE-18", "BE-17"));
    assert_eq!((table.refuses_to(Side::B, "activate T"), table.refuses("move 0504")), ("BE-17", "BE-17"));
    let table = table.go("activate A", &[]);
    assert_eq!(table.refuses("activate B"), "BE-17");
    // It may do nothing, and has then lost its reaction.
    let table = table.go("no test", &[]).go("stay", &[]);
    assert!(table.0.is_activated(table.id("A")));
}

fn try_test(troops: &str, die: u16) -> Test {
    board(&format!("U: 0 inf 4 {troops} @0404\nT: 1 inf 4 @1204")).activated("U").go("test 0", &[die]).0.test()
}

/// BE-22, BE-24: the reactivity levels; the die must not be higher.
#[test]
fn reactivity_levels() {
    for (troops, level) in
        [("poor/open", 1), ("reg/open", 2), ("elite/open", 3), ("poor/close", 2), ("reg/close", 3), ("elite/close", 4)]
    {
        assert_eq!(try_test(troops, level), Test::Passed, "{troops}");
        assert_eq!(try_test(troops, level + 1), Test::Failed, "{troops}");
    }
}

/// BE-21, BE-25: without a passed test, a basic move and nothing else.
#[test]
fn without_a_passed_test() {
    let board = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved\nE: 1 inf 4 @0305");
    let failed = board.activated("U").go("test 0", &[6]);
    assert_eq!((failed.those("move"), failed.count("march")), ("0303 0403".to_owned(), 0));
    for action in ["march 0402", "fire T", "assault E"] {
        assert_eq!(failed.refuses(action), "BE-25");
        assert_eq!(board.activated("U").go("no test", &[]).refuses(action), "BE-21");
    }
    let after = failed.go("move 0403", &[]);
    assert_eq!(after.unit("U"), "0403 4");
    assert_eq!(after.0.activated_unit(), Some(after.id("SpareRed")), "the activation is over");
    let passed = board.activated("U").go("test 0", &[3]);
    assert!(passed.count("march") > 0);
    assert_eq!(passed.go("stay", &[]).legal(), ["assault E", "done", "fire E", "fire T"]);
}

/// BE-R03, BE-26: one test, before any move; then the move; then fire or assault.
#[test]
fn test_then_move_then_act() {
    let board = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved").points(4, 0);
    let table = board.activated("U");
    for action in ["move 0403", "fire T", "stay", "done"] {
        assert_eq!(table.refuses(action), "BE-R03");
    }
    let table = table.go("test 0", &[3]);
    assert_eq!((table.refuses("test 1"), table.refuses("fire T")), ("BE-R03", "BE-26"));
    let table = table.go("move 0403", &[]);
    assert_eq!((table.refuses("move 0404"), table.refuses("stay")), ("BE-26", "BE-26"));
}

/// BE-R04: the test may be skipped; the unit may then stay or make a basic move.
#[test]
fn the_test_may_be_skipped() {
    let table = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved").points(4, 0).activated("U").go("no test", &[]);
    assert_eq!((table.count("move"), table.count("march"), table.pool()), (6, 0, [4, 0]));
}

/// BE-R01, BE-V6: elements on the table when the dice are rolled, arrivals included, others not.
#[test]
fn arrivals_count_for_command() {
    let units = "A: 0 inf 4 @0404\nB: 0 inf 4 turn1@0000\nC: 0 tribal 6 G turn2@0002,0004,0006\nT: 1 inf 4 @1204";
    let table = board(units).alone().start(&[6, 1]);
    assert_eq!((table.pool(), table.unit("B"), table.unit("C")), ([6, 0], "0000 4".to_owned(), "gone".to_owned()));
    assert!(table.0.has_moved(table.id("B")));
    assert_eq!(table.bowl()[0] + table.bowl()[1], 2, "three units on the table, one chit drawn");
}

fn idle(mut table: Table) -> Table {
    let turn = table.0.turn();
    while table.0.turn() == turn && table.0.to_play().outcome().is_none() && table.phase_word() != "entering" {
        let legal = table.legal();
        let action = ["no test", "stay", "done", "no reaction"].into_iter().find(|a| legal.contains(&(*a).to_owned()));
        table = table.go(action.unwrap_or(&legal[0]), &[]);
    }
    table
}

/// BE-V6: a reinforcement takes a free entry hex outside enemy control, or waits.
#[test]
fn reinforcements() {
    let units = "A: 0 inf 4 @0404\nC: 0 inf 4 turn2@0000,0100,0200,1204\nT: 1 inf 4 @1206\nS: 1 inf 4 @0300";
    let table = idle(board(units).alone().start(&[1, 1]));
    assert_eq!((table.phase_word(), table.decider()), ("entering".to_owned(), "red"));
    assert_eq!(table.legal(), ["enter C 0000", "enter C 0100", "enter C 1204"]);
    assert_eq!((table.refuses("enter C 0200"), table.refuses("enter C 0500")), ("BE-V6", "BE-V6"));
    assert_eq!((table.refuses("enter A 0000"), table.refuses_to(Side::B, "enter C 0000")), ("BE-V6", "BE-V6"));
    assert_eq!(table.refuses("stay"), "BE-V6");
    assert_eq!(table.go("enter C 0000", &[]).unit("C"), "0000 4");
    let waits = "A: 0 inf 4 @0404\nC: 0 inf 4 turn2@0000\nT: 1 inf 4 @0001\nS: 1 inf 4 @1204";
    let table = idle(board(waits).alone().start(&[1, 1]));
    assert_eq!((table.0.turn(), table.unit("C"), table.bowl()[0] + table.bowl()[1]), (2, "gone".to_owned(), 2));
    assert!(names(&table).contains(&"waits".to_owned()));
    assert!(table.0.is_due(table.id("C")), "it tries again next turn");
}

/// BE-R56: under `free_setup` side 1, then side 0, fills its start hexes in roster order.
#[test]
fn free_setup() {
    let units = "A: 0 inf 4 @0404\nB: 0 cav 3 @0406\nC: 0 inf 2 @0408\nT: 1 inf 4 @1204\nS: 1 inf 3 @1206";
    let table = board(units).alone().options("free_setup=true").start(&[]);
    assert_eq!((table.decider(), table.legal(), table.0.turn()), ("blue", vec!["place S".into(), "place T".into()], 0));
    assert_eq!((table.refuses("place A"), table.refuses_to(Side::A, "place A")), ("BE-R56", "BE-R56"));
    assert_eq!(table.refuses("stay"), "BE-R56");
    let table = table.go("place S", &[]);
    assert_eq!((table.unit("S"), table.unit("T"), table.decider()), ("1204 3".into(), "1206 4".into(), "red"));
    let table = table.go("place C", &[]).go("place B", &[1]);
    assert_eq!([table.unit("C"), table.unit("B"), table.unit("A")], ["0404 2", "0406 3", "0408 4"].map(String::from));
    assert_eq!((table.0.turn(), table.0.has_moved(table.id("C"))), (1, false));
    assert_eq!(table.refuses("place A"), "BE-R56");
    let fixed = board(units).alone().start(&[]);
    assert_eq!((fixed.unit("S"), fixed.phase_word()), ("1206 3".to_owned(), "pick_unit".to_owned()));
}

/// BE-V1, BE-V2, BE-V3: objectives belong to whoever was there last; elements removed score.
#[test]
fn points() {
    let more =
        r#"objectives = [{ at = "0505", red = 4, blue = 1, held = "blue" }, { at = "0605", red = 2, blue = 3 }]"#;
    let board = board("U: 0 inf 4 A @0405\nT: 1 inf 4 @0605 moved").more(more);
    let table = board.passed("U");
    let points = |table: &Table| Side::BOTH.map(|side| table.0.points(side));
    assert_eq!(points(&table), [0, 4]);
    let table = table.go("move 0505", &[]);
    assert_eq!(points(&table), [4, 3]);
    let table = table.go("fire T", &[1, 6, 6, 6]);
    assert_eq!(points(&table), [5, 3]);
    let setup = board.setup();
    let json = board.json(json!({ "objectives": { "0505": "red" } }));
    assert!(Table::position_fault(&setup, json).contains("BE-V1"), "T stands in 0605");
}

/// BE-V4: a side with fewer elements than its rout level loses at once.
#[test]
fn rout() {
    let board = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0504 activated").rout(1, 8);
    let table = board.acting("U", "still").go("fire T", &[6, 6, 6, 6]);
    assert_eq!(table.outcome(), "red decides");
    let table = board.acting("U", "still").go("fire T", &[1, 6, 6, 6]);
    assert_eq!(table.outcome(), "red decisive rout");
    assert_eq!(table.refuses("stay"), "BE-V4");
    let spent = board.clone().rout(8, 1).set(json!({
        "phase": "pick_act", "active": "red", "activation": { "unit": "U" },
        "units": { "U": { "at": "0404", "elements": 3 }, "T": { "at": "0505" } , "SpareRed": { "at": "0000" } },
    }));
    assert_eq!(spent.go("done", &[]).outcome(), "blue decisive rout");
}

/// BE-R57, BE-V5: both routed in one activation: points decide.
#[test]
fn both_routed() {
    let tie = board("A: 0 inf 1 @0504\nB: 1 inf 1 @0604 activated\nC: 0 inf 4 @0000\nD: 1 inf 4 @0008").alone();
    let table = tie.clone().rout(5, 5).acting("A", "still").go("assault B", &[6, 6]);
    assert_eq!(table.outcome(), "draw draw points");
    let more = r#"objectives = [{ at = "0404", red = 4, blue = 1, held = "blue" }]"#;
    let table = tie.rout(5, 5).more(more).acting("A", "still").go("assault B", &[6, 6]);
    assert_eq!(table.outcome(), "blue points points");
}
