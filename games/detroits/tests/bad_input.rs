//! What is wrong is said where it is, and what would be right.

use crate::common::*;
use detroits::Detroits;
use kernel::testing::in_both_languages;
use kernel::{Chosen, Game};
use serde_json::{Value, json};

/// DE-08, DE-48: scenarios that cannot be sailed are refused.
#[test]
fn scenarios() {
    let row = "...............\n";
    let cases = [
        (row, "......x........\n", "map: line 1, column 7: unknown terrain 'x'; known: # * ."),
        (row, "......*........\n", "lighthouses: 06.00: each '*' of the map is listed once, and nothing else is"),
        (
            "'00.00'",
            "'00.99'",
            "ships, NW-F1: '00.99': there is no such hex; hexes are written 07.12, column and row from 00",
        ),
        ("'N' }", "'E' }", "ships, NW-F1: 'E': is no direction; write N, NE, SE, S, SW, NW or 1 to 6"),
        (
            "'NW-F1'",
            "'NW-X1'",
            "ships, NW-X1: 'NW-X1': is no ship; ships are NW-T1, NW-T2, NW-F1, NW-F2, NW-F3 and SE-T1 to SE-F3",
        ),
        ("'SE-F1'", "'NW-F1'", "ships, NW-F1: id: the ship is listed twice"),
        ("'SE-F1'", "'NW-F2'", "ships: each fleet needs a ship"),
        ("'14.12'", "'00.00'", "ships, SE-F1: bow: NW-F1 lies in the same hex"),
        ("'N' }", "'N', resist = 10 }", "ships, NW-F1: resist: 10 is not from 1 to 9"),
        ("zone = ''", "zone = '15.00'", "zone: '15.00': there is no cell '15.00'; cells are written 07.12"),
    ];
    let fault = |from, to| Table::setup_fault(&open_sea("", "").replacen(from, to, 1), "");
    for (from, to, wanted) in cases {
        assert_eq!(fault(from, to), wanted);
    }
    assert!(fault("zone", "zones").contains("unknown field `zones`"));
    assert!(fault("map", "lighthouses = '00.01'\nmap").starts_with("lighthouses: 1 are given"));
    assert_eq!(Table::setup_fault(&open_sea("00.00", ""), ""), "ships, NW-F1: 00.00: the ship would lie on land");
}

/// DE-R38: free deployment needs waters with room for the fleet.
#[test]
fn deployment_needs_room() {
    let fault = |areas: &str| Table::setup_fault(&(open_sea("", "") + areas), "deployment=free");
    assert_eq!(fault(""), "areas, nw: 0 hexes leave no room for the whole fleet however it is placed");
    assert_eq!(fault("[areas]\nnw = '00.00'\nse = '00.xx'"), "areas, se: '00.xx': there is no cell '00.xx'");
    let board = open_sea("01.01", "") + "[areas]\nnw = '01.01'";
    assert!(Table::setup_fault(&board, "").contains("01.01 is land"));
}

/// Options say what they may be.
#[test]
fn options() {
    let fault = |key: &str, value: &str| {
        let chosen = Chosen::from([(key.to_owned(), value.into())]);
        in_both_languages::<Detroits>(&Detroits::setup(Table::scenario("la_passe"), &chosen).unwrap_err())
    };
    assert_eq!(fault("wind", "east"), "option wind: 'east' is not one of toss, north, south");
    assert!(fault("speed", "x").starts_with("option speed: unknown; known: deployment, wind"));
}

/// DE-21 to DE-24: notations that nobody can read.
#[test]
fn notations() {
    let game = begin("quatre_phares", "");
    let fault = |text: &str| in_both_languages::<Detroits>(&game.read(text).unwrap_err());
    assert!(fault("").starts_with("action: nothing is written; write 'T1: 1 R 2 R 3 3', 'write T1 1'"));
    assert!(fault("sail T1 3").starts_with("'sail T1 3': is no action; write 'T1: 1 R 2"));
    assert_eq!(fault("T3: 1"), "'T3': is none of your ships; they are T1, T2, F1, F2 and F3");
    let sign = "is no order; write a digit 1 to 6 to advance, R to turn, R(2) to turn to 2";
    assert_eq!(fault("T1: 1 7"), format!("orders, sign 4: '7' {sign}"));
    assert_eq!(fault("T1: 1 x 2"), format!("orders, sign 4: 'x' {sign}"));
    let bracket = "after R( comes one digit from 1 to 6 and ), as in R(2)";
    for text in ["T1: R(", "T1: R(9)", "T1: R()", "T1: R(12)", "T1: R(x)"] {
        assert_eq!(fault(text), format!("orders, sign 2: {bracket}"), "{text}");
    }
    assert!(fault(&format!("T1: {}", "1 ".repeat(13))).contains("far too many orders"));
    assert!(fault("write T1 1 1").contains("one symbol a time, such as 'write T1 1'; a whole line is 'T1: 1 R 2'"));
    assert!(fault("fire T1 left SE-F1").contains("write port or starboard, then the target"));
    assert!(fault("fire T1 port").contains("the target is missing"));
    assert!(fault("fire T1 port SE-F1 port SE-F2").contains("each broadside fires at one ship"));
    assert!(fault("deploy T1 99.99 N").contains("there is no such hex"));
    assert!(fault("deploy T1 00.00 E").contains("is no direction"));
}

/// Case and spaces do not matter.
#[test]
fn notations_are_read_kindly() {
    let game = begin("quatre_phares", "");
    let same = [
        ("  WRITE  t1   r(4) ", "write T1 R(4)"),
        ("t1 : 3R4 R( 5 )", "T1: 3 R 4 R(5)"),
        ("Fire t1 STARBOARD se-f1 port se-f2", "fire T1 port SE-F2 starboard SE-F1"),
        ("DEPLOY f1 00.00 3", "deploy F1 00.00 SE"),
        ("Hold F3", "hold F3"),
    ];
    for (text, wanted) in same {
        assert_eq!(game.write(&game.action(text)), wanted);
    }
}

/// Positions that cannot be are refused with the field that is wrong.
#[test]
fn positions() {
    let setup = Table::setup(&open_sea("03.03", ""), "");
    let base = || json!({ "wind": "south", "ships": [ship("NW-F1 06.06 N"), ship("SE-F1 12.10 N")] });
    let fault = |place: &str, value: Value| {
        let mut position = base();
        match position.pointer_mut(place) {
            Some(field) => *field = value,
            None => {
                let (at, field) = place.rsplit_once('/').expect("a field");
                position.pointer_mut(at).expect("a place")[field] = value;
            }
        }
        Table::position_fault(&setup, position)
    };
    Table::set(&setup, base());
    let cases = [
        ("/wind", Value::Null, "wind: write north or south: where adrift ships are driven"),
        ("/turn", json!(26), "turn: 26 is not from 1 to 25"),
        ("/phase", json!("lunch"), "phase: 'lunch' is none of deploy, orders, fire, over"),
        ("/phase", json!("deploy"), "phase: deploy belongs to the option deployment = free"),
        ("/phase", json!("fire"), "slot: a fire window needs its slot, T1 to F3"),
        ("/phase", json!("over"), "outcome: a game that is over needs its outcome"),
        ("/slot", json!("T1"), "slot: slot and step belong to the phase fire"),
        ("/seen_in_zone", json!(["us"]), "seen_in_zone: 'us' is not nw or se"),
        ("/ships/0/bow", json!("03.03"), "ships, NW-F1: 03.03: the ship would lie on land"),
        ("/ships/0/resist", json!(0), "ships, NW-F1: resist: 0 is not from 1 to 9"),
        ("/ships/1/id", json!("NW-F1"), "ships, NW-F1: id: the ship is listed twice"),
        ("/ships/0/facing", Value::Null, "ships, NW-F1: bow: a ship on the chart has a bow and a facing"),
        (
            "/ships/0/line",
            json!("2"),
            "ships, NW-F1: line: The ship would be pointing to 1, so it cannot advance to 2 without turning first. \
             (DE-21)",
        ),
    ];
    for (place, value, wanted) in cases {
        assert_eq!(fault(place, value), wanted);
    }
    assert!(fault("/weather", json!("fine")).contains("unknown field `weather`"));
    let too_early = fault("/ships/0/fired", json!(true));
    assert!(too_early.starts_with("ships, NW-F1: fired: fired, stopped and executed belong"));
    let unread = fault("/ships/0/line", json!("1 9"));
    assert_eq!(unread.split(';').next(), Some("ships, NW-F1: line: orders, sign 3: '9' is no order"));
    let mut full = ship("NW-F1 06.06 N writing");
    full["line"] = json!("1 1 1 1 1 1");
    assert!(fault("/ships/0", full).contains("the line is full"));
}

/// Fire windows are checked too: what is executed must fit the slot and the step.
#[test]
fn positions_in_a_window() {
    let setup = Table::setup(&open_sea("", ""), "");
    let fault = |fields: Value, slot: &str, step: u8| {
        let mut first = ship("NW-F1 06.06 N");
        fields.as_object().unwrap().iter().for_each(|(key, value)| first[key] = value.clone());
        let ships = [first, ship("SE-F1 07.06 N"), ship("SE-T1 02.02 N")];
        let position = json!({ "wind": "south", "phase": "fire", "slot": slot, "step": step, "ships": ships });
        Table::position_fault(&setup, position)
    };
    let cases = [
        (json!({ "line": "1 1", "executed": 1 }), "T1", 0, "executed: 1 of 2 orders does not fit slot T1 step 0"),
        (json!({ "line": "1 1", "executed": 1 }), "F2", 0, "executed: 1 of 2 orders does not fit slot F2 step 0"),
        (json!({ "line": "1", "executed": 2 }), "F1", 2, "executed: 2 of 1 orders"),
        (json!({ "line": "R 1", "executed": 1 }), "F1", 1, "began: say where the ship pointed when its line began"),
        (
            json!({ "line": "R 2", "executed": 1, "began": "N" }),
            "F1",
            1,
            "facing: is not where the orders carried out would have turned the ship",
        ),
        (
            json!({ "line": "1", "stopped": true }),
            "F1",
            0,
            "line: a ship adrift, aground or stopped has no orders left",
        ),
    ];
    for (fields, slot, step, wanted) in cases {
        assert_eq!(fault(fields, slot, step), format!("ships, NW-F1: {wanted}"));
    }
    let answer = fault(json!({ "answer": "port SE-F1" }), "F1", 0);
    assert_eq!(answer, "ships, NW-F1, answer: SE-F1 is not in the port field of fire of F1. (DE-R12)");
    assert!(fault(json!({}), "T9", 0).starts_with("slot: 'T9' is none of"));
}
