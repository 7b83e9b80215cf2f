//! Scale, turns, command points, chits and tests: BE-01 to BE-25, BE-R01 to BE-R09, and the frame.

mod scenarios;

use belle_epoque::{BelleEpoque, Event, Gait, Phase, Test};
use kernel::{Game, Seeded, Side, Silence};
use serde_json::json;

use crate::common::{Table, Umpire, begin, board};

/// BE-01: distances are hex steps: a type A unit fires at four hexes and not at five.
#[test]
fn distances_are_hex_steps() {
    let at = |hex| board(&format!("A: 0 A @0404\nT: 1 cav 3 @{hex} moved")).acting("A");
    at("0804").shows("fire: T");
    at("0608").shows("fire: T");
    at("0904").shows("fire T: BE-42");
}

/// BE-02, BE-14: six-sided dice everywhere, but for command: four, six or eight sides.
#[test]
fn only_command_uses_other_dice() {
    for (command, sides) in [("poor", 4), ("normal", 6), ("superior", 8)] {
        let units = "A: 0 tribal 6 G @0404\nB: 0 tribal 2 G @0604\nT: 1 @0608";
        let table = board(units).alone().command(command, "normal").start(&[sides, 1]);
        let rolled = table.shows(&format!("pool: {sides} 0")).events().find_map(|event| match event {
            Event::Commanded { side: Side::A, die, .. } => Some(u16::from(*die)),
            _ => None,
        });
        assert_eq!(rolled, Some(sides));
    }
    let mut luck = Seeded::new(5);
    let mut dice = kernel::Witness::new(&mut luck);
    let mut game = BelleEpoque::start(Table::setup("colenso", ""), &mut dice, &mut Silence);
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
    let table = board("F: 0 inf 3 A @0404\nT: 1 @0504 activated").acting("F");
    assert_eq!(table.aim("F", "T", Gait::Still).unwrap().dice, 3);
    table.go("fire T > 1 6 6").shows("T: 0504 3");
}

/// BE-04: one unit a hex: neither a move nor a march ends on another, friend or enemy.
#[test]
fn one_unit_a_hex() {
    let table = board("U: 0 cav 3 @0404\nF: 0 @0504\nE: 1 @0304").passed("U");
    table.shows("move 0504: BE-04; move 0304: BE-04; march 0504: BE-04");
}

/// BE-05, BE-06, BE-07, BE-08: the most elements of each kind.
#[test]
fn the_most_elements() {
    for (kind, most) in [("cav", 3), ("mounted", 3), ("inf", 4), ("tribal", 6)] {
        let read = |elements| {
            let toml = board(&format!("U: 0 {kind} {elements} G @0404\nT: 1 @0604")).toml();
            BelleEpoque::setup(&toml, &kernel::Chosen::new()).err().map(|fault| fault.to_string())
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
        let toml = board(&format!("U: 0 {kind} 3 G reg/open @0404\nT: 1 @0604")).toml();
        let silent = toml.replacen(r#"order = "open", "#, "", 1);
        let order = |toml: &str| {
            let setup = BelleEpoque::setup(toml, &kernel::Chosen::new());
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
    table.shows("pool: 5 2; decider: blue");
    board(units).alone().start(&[5, 2, 2]).shows("decider: red");
}

/// BE-16, BE-18, BE-19: a chit a unit; each unit once a turn; the turn ends when the bowl is empty.
#[test]
fn each_unit_once_a_turn() {
    let board = board("A: 0 @0404\nB: 0 @0406\nT: 1 @1204\nS: 1 @1206").alone();
    // One of four chits was drawn.
    let mut table = board.start(&[]).shows("bowl: 1 2").go("activate A");
    let mut activated = vec!["A".to_owned()];
    while table.turn() == 1 {
        if table.phase() == Phase::PickUnit {
            assert_eq!(table.refuses("activate A"), if table.decider() == "red" { "BE-18" } else { "BE-17" });
            table = table.go(&table.legal()[0]);
        } else {
            table = table.go("no test").go("stay");
        }
        activated.extend(table.events().filter_map(|event| match event {
            Event::Activated { unit } => Some(table.setup_of().unit(*unit).id.clone()),
            _ => None,
        }));
    }
    activated.truncate(4);
    activated.sort();
    assert_eq!(activated, ["A", "B", "S", "T"]);
    table.shows("turn: 2; bowl: 1 2");
}

/// BE-16, BE-20: at every decision between activations, a side's chits are its units that were not activated.
#[test]
fn chits_and_units_agree() {
    for scenario in ["manoeuvres", "isandlwana"] {
        let mut luck = Seeded::new(3);
        let mut game = begin(&Table::setup(scenario, ""), &[]).0;
        while let Some(side) = game.to_play().next() {
            if game.phase() == Phase::PickUnit {
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
    let board = board("A: 0 @0404\nB: 0 @0406\nC: 0 @0408 activated\nT: 1 @1204").alone();
    let table = board.drawn("red").shows("legal: activate A, activate B; activate C: BE-18; activate T: BE-17");
    let table = table.shows("blue activate T: BE-17; move 0504: BE-17");
    let table = table.go("activate A").shows("activate B: BE-17");
    // It may do nothing, and has then lost its reaction.
    table.go("no test; stay").shows("A has: activated");
}

fn try_test(troops: &str, die: u16) -> Test {
    board(&format!("U: 0 {troops} @0404\nT: 1 @1204")).activated("U").go(&format!("test 0 > {die}")).test()
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
    let board = board("U: 0 A @0404\nT: 1 @0604 moved\nE: 1 @0305");
    let failed = board.activated("U").go("test 0 > 6").shows("move: 0303 0403; march: ");
    for action in ["march 0402", "fire T", "assault E"] {
        assert_eq!(failed.refuses(action), "BE-25");
        assert_eq!(board.activated("U").go("no test").refuses(action), "BE-21");
    }
    // The activation is over.
    failed.go("move 0403").shows("U: 0403 4; activated: SpareRed");
    let passed = board.activated("U").go("test 0 > 3");
    assert!(!passed.those("march").is_empty());
    passed.go("stay").shows("legal: assault E, done, fire E, fire T");
}

/// BE-R03, BE-26: one test, before any move; then the move; then fire or assault.
#[test]
fn test_then_move_then_act() {
    let board = board("U: 0 A @0404\nT: 1 @0604 moved").points(4, 0);
    let table = board.activated("U").shows("move 0403: BE-R03; fire T: BE-R03; stay: BE-R03; done: BE-R03");
    let table = table.go("test 0 > 3").shows("test 1: BE-R03; fire T: BE-26");
    table.go("move 0403").shows("move 0404: BE-26; stay: BE-26");
}

/// BE-R04: the test may be skipped; the unit may then stay or make a basic move.
#[test]
fn the_test_may_be_skipped() {
    let table = board("U: 0 A @0404\nT: 1 @0604 moved").points(4, 0).activated("U").go("no test");
    table.shows("count move: 6; count march: 0; pool: 4 0");
}

/// BE-R01, BE-V6: elements on the table when the dice are rolled, arrivals included, others not.
#[test]
fn arrivals_count_for_command() {
    let units = "A: 0 @0404\nB: 0 turn1@0000\nC: 0 tribal 6 G turn2@0002,0004,0006\nT: 1 @1204";
    let table = board(units).alone().start(&[6, 1]).shows("pool: 6 0; B: 0000 4; C: gone; B has: moved");
    // Three units on the table, one chit drawn.
    table.shows("bowl: 1 1");
}

fn idle(mut table: Table) -> Table {
    let turn = table.turn();
    while table.turn() == turn && table.to_play().outcome().is_none() && table.seen("phase") != "entering" {
        table = table.wait();
    }
    table
}

/// BE-V6: a reinforcement takes a free entry hex outside enemy control, or waits.
#[test]
fn reinforcements() {
    let units = "A: 0 @0404\nC: 0 turn2@0000,0100,0200,1204\nT: 1 @1206\nS: 1 @0300";
    let table = idle(board(units).alone().start(&[1, 1])).shows("phase: entering; decider: red");
    let table =
        table.shows("legal: enter C 0000, enter C 0100, enter C 1204; enter C 0200: BE-V6; enter C 0500: BE-V6");
    let table = table.shows("enter A 0000: BE-V6; blue enter C 0000: BE-V6; stay: BE-V6");
    table.go("enter C 0000").shows("C: 0000 4");
    let waits = "A: 0 @0404\nC: 0 turn2@0000\nT: 1 @0001\nS: 1 @1204";
    let table = idle(board(waits).alone().start(&[1, 1])).shows("turn: 2; C: gone; bowl: 0 2");
    assert!(names(&table).contains(&"waits".to_owned()));
    assert!(table.is_due(table.id("C")), "it tries again next turn");
}

/// BE-R56: under `free_setup` side 1, then side 0, fills its start hexes in roster order.
#[test]
fn free_setup() {
    let units = "A: 0 @0404\nB: 0 cav 3 @0406\nC: 0 inf 2 @0408\nT: 1 @1204\nS: 1 inf 3 @1206";
    let table = board(units).alone().options("free_setup=true").start(&[]);
    let table = table.shows("decider: blue; legal: place S, place T; turn: 0");
    let table = table.shows("place A: BE-R56; red place A: BE-R56; stay: BE-R56");
    let table = table.go("place S").shows("S: 1204 3; T: 1206 4; decider: red");
    let table = table.go("place C; place B > 1").shows("C: 0404 2; B: 0406 3; A: 0408 4; turn: 1; C has: ");
    table.shows("place A: BE-R56");
    board(units).alone().start(&[]).shows("S: 1206 3; phase: pick_unit");
}

/// BE-V1, BE-V2, BE-V3: objectives belong to whoever was there last; elements removed score.
#[test]
fn points() {
    let more =
        r#"objectives = [{ at = "0505", red = 4, blue = 1, held = "blue" }, { at = "0605", red = 2, blue = 3 }]"#;
    let board = board("U: 0 A @0405\nT: 1 @0605 moved").more(more);
    let table = board.passed("U").shows("points: 0 4").go("move 0505").shows("points: 4 3");
    table.go("fire T > 1 6 6 6").shows("points: 5 3");
    let setup = board.setup();
    let json = board.json(json!({ "objectives": { "0505": "red" } }));
    assert!(Table::position_fault(&setup, json).contains("BE-V1"), "T stands in 0605");
}

/// BE-V4: a side with fewer elements than its rout level loses at once.
#[test]
fn rout() {
    let board = board("U: 0 A @0404\nT: 1 @0504 activated").rout(1, 8);
    board.acting("U").go("fire T > 6 6 6 6").shows("outcome: red decides");
    board.acting("U").go("fire T > 1 6 6 6").shows("outcome: red decisive rout; stay: BE-V4");
    let spent = board.clone().rout(8, 1).set(json!({
        "phase": "pick_act", "active": "red", "activation": { "unit": "U" },
        "units": { "U": { "at": "0404", "elements": 3 }, "T": { "at": "0505" } , "SpareRed": { "at": "0000" } },
    }));
    spent.go("done").shows("outcome: blue decisive rout");
}

/// BE-R57, BE-V5: both routed in one activation: points decide.
#[test]
fn both_routed() {
    let tie = board("A: 0 inf 1 @0504\nB: 1 inf 1 @0604 activated\nC: 0 @0000\nD: 1 @0008").alone().rout(5, 5);
    tie.acting("A").go("assault B > 6 6").shows("outcome: draw draw points");
    let more = r#"objectives = [{ at = "0404", red = 4, blue = 1, held = "blue" }]"#;
    tie.more(more).acting("A").go("assault B > 6 6").shows("outcome: blue points points");
}
