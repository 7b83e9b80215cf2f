//! What is wrong with a scenario, a notation, a position or an option is said in words that help.

use crate::common::{open_board, position, position_fault, scenario, setup};
use escadrilles::Escadrilles;
use kernel::{Chosen, Game, Setting};

fn scenario_fault(from: &str, to: &str) -> String {
    let toml = scenario("col").replacen(from, to, 1);
    assert_ne!(toml, scenario("col"), "nothing replaced");
    Escadrilles::setup(&toml, &Chosen::new()).err().expect("a fault").to_string()
}

#[test]
fn scenarios() {
    assert_eq!(
        scenario_fault(".......ppp", ".......pxp"),
        "scenario map: line 1, column 9: unknown terrain 'x'; known: # . Y p"
    );
    assert_eq!(
        scenario_fault("ppY#Ypp......", "ppY#Ypp....."),
        "scenario map: line 7: the row has 18 cells, expected 19"
    );
    assert_eq!(scenario_fault("00.02", "00.2"), "scenario west, start: '00.2': there is no cell '00.2'");
    assert_eq!(
        scenario_fault("00.02", "07.02"),
        "scenario west, start: 07.02 is dark or already taken: choose another hex"
    );
    assert_eq!(
        scenario_fault("18.10", "00.02"),
        "scenario east, start: 00.02 is dark or already taken: choose another hex"
    );
    assert_eq!(
        scenario_fault("start = \"00.02 00.04 00.06 00.08 00.10\"", "start = \"\""),
        "scenario west, start: 0 hexes: a squadron has 1 to 9 aircraft"
    );
    assert_eq!(
        scenario_fault("heading = \"E\"", "heading = \"N\""),
        "scenario west, heading: 'N' is no heading: write E, SE, SW, W, NW or NE"
    );
    assert_eq!(scenario_fault("\"07.02\" =", "\"77.02\" ="), "scenario names, 77.02: the map has no such hex");
    assert_eq!(
        scenario_fault("turn_limit = 25", "turn_limit = 900"),
        "option turn_limit: '900' is not a number from 0 to 200, or none"
    );
    assert!(scenario_fault("[west]", "[north]").starts_with("scenario, line "));
    let wide = format!("map = '''\n{}'''\n", format!("{}\n", ".".repeat(40)).repeat(40));
    let toml = format!("{wide}[west]\nheading='E'\nstart='00.00'\n[east]\nheading='W'\nstart='39.00'\n");
    let fault = Escadrilles::setup(&toml, &Chosen::new()).err().unwrap().to_string();
    assert_eq!(fault, "scenario map: 1600 hexes are too many: draw at most 640");
}

#[test]
fn options() {
    let fault = |key: &str, setting: Setting| {
        let chosen = Chosen::from([(key.to_owned(), setting)]);
        Escadrilles::setup(scenario("col"), &chosen).err().expect("a fault").to_string()
    };
    assert_eq!(
        fault("first_player", Setting::Word("north".into())),
        "option first_player: 'north' is not one of draw, west, east"
    );
    assert_eq!(
        fault("turn_limit", Setting::Number(-1)),
        "option turn_limit: '-1' is not a number from 0 to 200, or none"
    );
}

#[test]
fn notations() {
    let setup = setup(&open_board(&[]), &[]);
    let game = position(&setup, r#"{"turn":3,"planes":{"w1":{"at":"04.06"},"e1":{"at":"10.06"}}}"#);
    for (text, plain) in [
        ("  MOVE  W1   06.06  e ", "move w1 06.06 E"),
        ("Note w1 3", "note w1 3"),
        ("collide w1 E1", "collide w1 e1"),
        ("crash W1", "crash w1"),
        ("place w1 00.04", "place w1 00.04"),
    ] {
        assert_eq!(game.write(&game.read(text).unwrap()), plain);
    }
    let fault = |text: &str| game.read(text).unwrap_err().to_string();
    let forms = "write 'place w3 00.06', 'note w3 4', 'move w3 07.06 E', 'collide w3 e1', 'crash w3'";
    assert_eq!(fault("fly w1"), format!("action: 'fly w1' is no action; {forms}"));
    assert_eq!(fault(""), format!("action: '' is no action; {forms}"));
    assert_eq!(fault("move w1 06.06"), format!("action: 'move w1 06.06' is no action; {forms}"));
    assert_eq!(fault("crash w0"), "action, aircraft: 'w0' is no aircraft: write w1 to w9 or e1 to e9");
    assert_eq!(fault("crash x1"), "action, aircraft: 'x1' is no aircraft: write w1 to w9 or e1 to e9");
    assert_eq!(
        fault("move w1 99.06 E"),
        "action, hex: the map has no hex '99.06': write column and row, such as 07.06"
    );
    assert_eq!(fault("move w1 06.06 N"), "action, heading: 'N' is no heading: write E, SE, SW, W, NW or NE");
    assert_eq!(fault("note w1 fast"), "action, speed: 'fast' is no speed: write a number from 2 to 6");
}

/// ES-07, ES-08, ES-10, ES-24, ES-26, ES-R3, ES-R24, ES-R28: positions that cannot be.
#[test]
fn positions() {
    let plain = setup(&open_board(&[('#', "07.07".to_owned())]), &[]);
    let fault = |json: &str| position_fault(&plain, json);
    let with = |head: &str, w1: &str| fault(&format!(r#"{{{head},"planes":{{"w1":{{{w1}}},"e1":{{"at":"10.06"}}}}}}"#));
    assert_eq!(with(r#""turn":0"#, r#""at":"04.06""#), "position, turn: 0 is not from 1 to 40, the turn limit");
    assert_eq!(with(r#""turn":41"#, r#""at":"04.06""#), "position, turn: 41 is not from 1 to 40, the turn limit");
    assert_eq!(with(r#""turn":3,"first":"north""#, r#""at":"04.06""#), "position, first: 'north' is not west or east");
    assert_eq!(
        with(r#""turn":3,"phase":"tea""#, r#""at":"04.06""#),
        "position, phase: 'tea' is not deploy, note, move or over"
    );
    assert_eq!(
        with(r#""turn":3,"phase":"over""#, r#""at":"04.06""#),
        "position, phase: both squadrons fly and the turn limit is not reached: the game is not over"
    );
    assert_eq!(
        with(r#""turn":3,"phase":"deploy""#, r#""at":"04.06""#),
        "position, phase: there is no deploy phase unless the option deployment is free (ES-R3)"
    );
    assert_eq!(
        with(r#""turn":1,"phase":"note""#, r#""at":"04.06""#),
        "position, phase: in turn 1 every speed is 2 and nothing is noted (ES-08): write move"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"44.06""#),
        "position, planes, w1, at: the map has no hex '44.06': write column and row, such as 07.06"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"07.07""#),
        "position, planes, w1, at: 07.07 is dark: no aircraft can be there (ES-24)"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"10.06""#),
        "position, planes, e1, at: 10.06 holds another aircraft already (ES-26)"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"04.06","heading":"N""#),
        "position, planes, w1, heading: 'N' is no heading: write E, SE, SW, W, NW or NE"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"04.06","speed":7"#),
        "position, planes, w1, speed: a speed is from 2 to 6 (ES-07)"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"04.06","speed":3,"noted":1"#),
        "position, planes, w1, noted: a speed is from 2 to 6 (ES-07)"
    );
    assert_eq!(
        with(r#""turn":3"#, r#""at":"04.06","speed":3,"noted":5"#),
        "position, planes, w1, noted: 5 cannot follow 3: one more or one less at most (ES-10, ES-11)"
    );
    assert_eq!(
        with(r#""turn":1"#, r#""at":"04.06","noted":3"#),
        "position, planes, w1, speed: in turn 1 every speed is 2 (ES-08)"
    );
    assert_eq!(with(r#""turn":3,"next":"w2""#, r#""at":"04.06""#), "position, next: w2 does not fly");
    assert_eq!(
        with(r#""turn":3,"next":"e1""#, r#""at":"04.06","noted":2"#),
        "position, planes, w1, noted: w1 has flown already when e1 is next: leave it out"
    );
    assert_eq!(
        with(r#""turn":3,"phase":"note","next":"w1""#, r#""at":"04.06""#),
        "position, next: only the phase 'move' has a next aircraft: leave it out"
    );
    assert_eq!(
        with(r#""turn":3,"lost":{"w1":"shot"}"#, r#""at":"04.06""#),
        "position, lost, w1: it is among the planes that fly: leave it out of one list"
    );
    assert_eq!(
        with(r#""turn":3,"lost":{"w2":"tired"}"#, r#""at":"04.06""#),
        "position, lost, w2: 'tired' is not one of shot, collision, dark, slow, edge, turns"
    );
    assert_eq!(
        fault(r#"{"turn":3,"planes":{"x1":{"at":"04.06"}}}"#),
        "position, planes: 'x1' is no aircraft: write w1 to w9 or e1 to e9"
    );
    assert_eq!(
        fault(
            r#"{"turn":3,"phase":"note","planes":{"w1":{"at":"04.06"},"w2":{"at":"04.08","noted":2},"e1":{"at":"10.06"}}}"#
        ),
        "position, planes, w2, noted: speeds are noted in number order: a lower number has none yet"
    );
    assert!(with(r#""turn":3,"tail":1"#, r#""at":"04.06""#).contains("unknown field `tail`"));
    assert!(with(r#""turn":3"#, r#""at":"04.06","fuel":1"#).contains("unknown field `fuel`"));
    let fixed = setup(&open_board(&[]), &[("first_player", "east")]);
    assert_eq!(
        position_fault(&fixed, r#"{"turn":3,"first":"west","planes":{"w1":{"at":"04.06"},"e1":{"at":"10.06"}}}"#),
        "position, first: the option first_player says it is not west"
    );
}

/// ES-R3: positions in the middle of a free deployment.
#[test]
fn deployments() {
    let free = setup(scenario("col"), &[("deployment", "free")]);
    let fault = |json: &str| position_fault(&free, json);
    let game = position(&free, r#"{"turn":1,"phase":"deploy","planes":{"w1":{"at":"00.04"}}}"#);
    assert_eq!(
        crate::common::actions(&game, kernel::Side::A),
        ["place w2 00.02", "place w2 00.06", "place w2 00.08", "place w2 00.10"]
    );
    assert_eq!(
        fault(r#"{"turn":2,"phase":"deploy"}"#),
        "position, turn: the deploy phase comes before turn 1: write 1"
    );
    assert_eq!(
        fault(r#"{"turn":1,"phase":"deploy","planes":{"w2":{"at":"00.04"}}}"#),
        "position, planes, w2, at: start hexes are chosen in number order: a lower number still waits"
    );
    assert_eq!(
        fault(r#"{"turn":1,"phase":"deploy","planes":{"w1":{"at":"01.04"}}}"#),
        "position, planes, w1, at: this is no start hex of its squadron (ES-R3)"
    );
    assert_eq!(
        fault(r#"{"turn":1,"phase":"deploy","planes":{"w1":{"at":"00.04","heading":"W"}}}"#),
        "position, planes, w1: while placing, give nothing but 'at'"
    );
    assert_eq!(
        fault(r#"{"turn":1,"phase":"deploy","planes":{"w6":{"at":"00.04"}}}"#),
        "position, planes, w6: it cannot be part of the deployment: leave it out"
    );
}

/// ES-R27: a position without an enemy is over, whatever it says; a complete sheet of notes goes on to the flights.
#[test]
fn positions_that_settle_themselves() {
    let setup = setup(&open_board(&[]), &[]);
    let alone = position(&setup, r#"{"turn":3,"planes":{"e2":{"at":"04.06"}},"lost":{"w1":"edge"}}"#);
    assert_eq!(alone.to_play().outcome().unwrap().line(&Escadrilles::SIDES), "east total elimination");
    let noted = position(
        &setup,
        r#"{"turn":3,"phase":"note","planes":{"w1":{"at":"04.06","noted":3},"e1":{"at":"10.06","noted":2}}}"#,
    );
    assert_eq!(noted.phase(), escadrilles::Phase::Move(kernel::Side::A));
}
