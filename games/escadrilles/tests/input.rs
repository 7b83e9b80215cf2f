//! What is wrong with a scenario, a notation, a position or an option is said in words that help.

use crate::common::*;
use escadrilles::{Escadrilles, Phase};
use kernel::testing::in_both_languages;
use kernel::{Chosen, Game, Setting, Side};

#[test]
fn scenarios() {
    let cases = [
        (".......ppp", ".......pxp", "scenario map: line 1, column 9: unknown terrain 'x'; known: # . Y p"),
        ("ppY#Ypp......", "ppY#Ypp.....", "scenario map: line 7: the row has 18 cells, expected 19"),
        ("00.02", "00.2", "scenario west, start: '00.2': there is no cell '00.2'"),
        ("00.02", "07.02", "scenario west, start: 07.02 is dark or already taken: choose another hex"),
        ("18.10", "00.02", "scenario east, start: 00.02 is dark or already taken: choose another hex"),
        ("00.02 00.04 00.06 00.08 00.10", "", "scenario west, start: 0 hexes: a squadron has 1 to 9 aircraft"),
        ("\"E\"", "\"N\"", "scenario west, heading: 'N' is no heading: write E, SE, SW, W, NW or NE"),
        ("\"07.02\" =", "\"77.02\" =", "scenario names, 77.02: the map has no such hex"),
        ("turn_limit = 25", "turn_limit = 900", "option turn_limit: '900' is not a number from 0 to 200, or none"),
    ];
    let col = Table::scenario("col");
    let fault = |from, to| {
        assert!(col.contains(from), "nothing replaced");
        Table::setup_fault(&col.replacen(from, to, 1), "")
    };
    for (from, to, wanted) in cases {
        assert_eq!(fault(from, to), wanted);
    }
    assert!(fault("[west]", "[north]").starts_with("scenario, line "));
    let wide = format!("map = '''\n{}'''\n", format!("{}\n", ".".repeat(40)).repeat(40));
    let toml = format!("{wide}[west]\nheading='E'\nstart='00.00'\n[east]\nheading='W'\nstart='39.00'\n");
    assert_eq!(Table::setup_fault(&toml, ""), "scenario map: 1600 hexes are too many: draw at most 640");
}

#[test]
fn options() {
    let fault = |key: &str, setting: Setting| {
        let chosen = Chosen::from([(key.to_owned(), setting)]);
        in_both_languages::<Escadrilles>(&Escadrilles::setup(Table::scenario("col"), &chosen).err().expect("a fault"))
    };
    assert_eq!(fault("first_player", "north".into()), "option first_player: 'north' is not one of draw, west, east");
    assert_eq!(
        fault("turn_limit", Setting::Number(-1)),
        "option turn_limit: '-1' is not a number from 0 to 200, or none"
    );
}

#[test]
fn notations() {
    let game = over("", "3", &["w1 04.06", "e1 10.06"]);
    for (text, plain) in [
        ("  MOVE  W1   06.06  e ", "move w1 06.06 E"),
        ("Note w1 3", "note w1 3"),
        ("collide w1 E1", "collide w1 e1"),
        ("crash W1", "crash w1"),
        ("place w1 00.04", "place w1 00.04"),
    ] {
        assert_eq!(game.write(&game.action(text)), plain);
    }
    let fault = |text: &str| in_both_languages::<Escadrilles>(&game.read(text).unwrap_err());
    let forms = "write 'place w3 00.06', 'note w3 4', 'move w3 07.06 E', 'collide w3 e1', 'crash w3'";
    for unread in ["fly w1", "", "move w1 06.06"] {
        assert_eq!(fault(unread), format!("action: '{unread}' is no action; {forms}"));
    }
    let cases = [
        ("crash w0", "aircraft: 'w0' is no aircraft: write w1 to w9 or e1 to e9"),
        ("crash x1", "aircraft: 'x1' is no aircraft: write w1 to w9 or e1 to e9"),
        ("move w1 99.06 E", "hex: the map has no hex '99.06': write column and row, such as 07.06"),
        ("move w1 06.06 N", "heading: 'N' is no heading: write E, SE, SW, W, NW or NE"),
        ("note w1 fast", "speed: 'fast' is no speed: write a number from 2 to 6"),
    ];
    for (text, wanted) in cases {
        assert_eq!(fault(text), format!("action, {wanted}"));
    }
}

/// ES-07, ES-08, ES-10, ES-24, ES-26, ES-R3, ES-R24, ES-R28: positions that cannot be.
#[test]
fn positions() {
    let setup = Table::setup(&open_board("# 07.07"), "");
    let fault = |fields: &str, planes: &[&str]| Table::position_fault(&setup, words(fields, planes));
    let cases = [
        ("0", "w1 04.06", "turn: 0 is not from 1 to 40, the turn limit"),
        ("41", "w1 04.06", "turn: 41 is not from 1 to 40, the turn limit"),
        ("3 first north", "w1 04.06", "first: 'north' is not west or east"),
        ("3 phase tea", "w1 04.06", "phase: 'tea' is not deploy, note, move or over"),
        (
            "3 phase over",
            "w1 04.06",
            "phase: both squadrons fly and the turn limit is not reached: the game is not over",
        ),
        ("3 phase deploy", "w1 04.06", "phase: there is no deploy phase unless the option deployment is free (ES-R3)"),
        ("1 phase note", "w1 04.06", "phase: in turn 1 every speed is 2 and nothing is noted (ES-08): write move"),
        ("3", "w1 44.06", "planes, w1, at: the map has no hex '44.06': write column and row, such as 07.06"),
        ("3", "w1 07.07", "planes, w1, at: 07.07 is dark: no aircraft can be there (ES-24)"),
        ("3", "w1 10.06", "planes, e1, at: 10.06 holds another aircraft already (ES-26)"),
        ("3", "w1 04.06 N", "planes, w1, heading: 'N' is no heading: write E, SE, SW, W, NW or NE"),
        ("3", "w1 04.06 last7", "planes, w1, speed: a speed is from 2 to 6 (ES-07)"),
        ("3", "w1 04.06 last3 v1", "planes, w1, noted: a speed is from 2 to 6 (ES-07)"),
        ("3", "w1 04.06 last3 v5", "planes, w1, noted: 5 cannot follow 3: one more or one less at most (ES-10, ES-11)"),
        ("1", "w1 04.06 v3", "planes, w1, speed: in turn 1 every speed is 2 (ES-08)"),
        ("3 next w2", "w1 04.06", "next: w2 does not fly"),
        ("3 next e1", "w1 04.06 v2", "planes, w1, noted: w1 has flown already when e1 is next: leave it out"),
        ("3 phase note next w1", "w1 04.06", "next: only the phase 'move' has a next aircraft: leave it out"),
    ];
    for (fields, w1, wanted) in cases {
        assert_eq!(fault(fields, &[w1, "e1 10.06"]), format!("position, {wanted}"));
    }
    let cases: [(&str, &[&str], &str); 4] = [
        (
            "3",
            &["w1 04.06", "e1 10.06", "w1 lost shot"],
            "lost, w1: it is among the planes that fly: leave it out of one list",
        ),
        (
            "3",
            &["w1 04.06", "e1 10.06", "w2 lost tired"],
            "lost, w2: 'tired' is not one of shot, collision, dark, slow, edge, turns",
        ),
        ("3", &["x1 04.06"], "planes: 'x1' is no aircraft: write w1 to w9 or e1 to e9"),
        (
            "3 phase note",
            &["w1 04.06", "w2 04.08 v2", "e1 10.06"],
            "planes, w2, noted: speeds are noted in number order: a lower number has none yet",
        ),
    ];
    for (fields, planes, wanted) in cases {
        assert_eq!(fault(fields, planes), format!("position, {wanted}"));
    }
    assert!(fault("3 tail 1", &["w1 04.06", "e1 10.06"]).contains("unknown field `tail`"));
    let mut fuelled = words("3", &["w1 04.06", "e1 10.06"]);
    fuelled["planes"]["w1"]["fuel"] = 1.into();
    assert!(Table::position_fault(&setup, fuelled).contains("unknown field `fuel`"));
    let fixed = Table::setup(&open_board(""), "first_player=east");
    let west = words("3 first west", &["w1 04.06", "e1 10.06"]);
    let wanted = "position, first: the option first_player says it is not west";
    assert_eq!(Table::position_fault(&fixed, west), wanted);
}

/// ES-R3: positions in the middle of a free deployment.
#[test]
fn deployments() {
    let free = Table::setup("col", "deployment=free");
    let game = position(&free, "1 phase deploy", &["w1 00.04"]);
    assert_eq!(actions(&game, Side::A), ["place w2 00.02", "place w2 00.06", "place w2 00.08", "place w2 00.10"]);
    let cases: [(&str, &[&str], &str); 5] = [
        ("2 phase deploy", &[], "turn: the deploy phase comes before turn 1: write 1"),
        (
            "1 phase deploy",
            &["w2 00.04"],
            "planes, w2, at: start hexes are chosen in number order: a lower number still waits",
        ),
        ("1 phase deploy", &["w1 01.04"], "planes, w1, at: this is no start hex of its squadron (ES-R3)"),
        ("1 phase deploy", &["w1 00.04 W"], "planes, w1: while placing, give nothing but 'at'"),
        ("1 phase deploy", &["w6 00.04"], "planes, w6: it cannot be part of the deployment: leave it out"),
    ];
    for (fields, planes, wanted) in cases {
        assert_eq!(Table::position_fault(&free, words(fields, planes)), format!("position, {wanted}"));
    }
}

/// ES-R27: a position without an enemy is over, whatever it says; a complete sheet of notes goes on to the flights.
#[test]
fn positions_that_settle_themselves() {
    assert_eq!(over("", "3", &["e2 04.06", "w1 lost edge"]).outcome(), "east total elimination");
    assert_eq!(over("", "3 phase note", &["w1 04.06 v3", "e1 10.06 v2"]).phase(), Phase::Move(Side::A));
}
