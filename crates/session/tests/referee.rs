//! The referee's protocol: every request, and every bad one.

use serde_json::{Value, json};
use session::referee::Referee;

struct Table(Referee);

impl Table {
    fn new() -> Table {
        // A limit of time is over at once.
        Table(Referee::new(Box::new(|game, side, player, seed| {
            game.choose(side, player, seed, &mut || player.budget.time.is_some())
        })))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.raw(&request.to_string())
    }

    fn raw(&mut self, line: &str) -> Value {
        serde_json::from_str(&self.0.answer(line)).expect("an answer is JSON")
    }

    fn good(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} → {answer}");
        answer
    }

    fn bad(&mut self, request: Value) -> (String, String) {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request} → {answer}");
        (answer["error"].as_str().unwrap().to_owned(), answer["message"].as_str().unwrap().to_owned())
    }
}

fn combat() -> Value {
    json!({ "cmd": "position", "game": "objectif_villes", "scenario": "quatre_rivieres",
            "position": { "phase": "combat", "active": "pile", "pile": ["D3", "C4"], "face": ["C3", "M7"] } })
}

#[test]
fn a_position_is_set_tried_and_played() {
    let mut table = Table::new();
    let set = table.good(combat());
    assert_eq!((&set["to_play"], &set["outcome"]), (&json!(["pile"]), &Value::Null));
    let legal = table.good(json!({ "cmd": "legal" }));
    assert_eq!(legal["complete"], true);
    assert!(legal["legal"].as_array().unwrap().contains(&json!("end combat")));
    let played = table.good(json!({ "cmd": "play", "action": "attack C3 by D3+C4" }));
    assert_eq!(played["to_play"], json!(["face"]));
    assert!(!played["events"].as_array().unwrap().is_empty());
    let attack = &played["events"][0]["event"];
    let told = json!([attack["event"], attack["side"], attack["target"], attack["by"]]);
    assert_eq!(told, json!(["attacked", "pile", "C3", ["D3", "C4"]]), "names, not numbers: {attack}");
    assert_eq!(table.good(json!({ "cmd": "legal" }))["legal"], json!(["retreat B3"]));
    let refused = table.good(json!({ "cmd": "check", "action": "retreat B4" }));
    assert_eq!((&refused["legal"], &refused["rule"]), (&json!(false), &json!("OV-75")));
    assert!(refused["why"].as_str().unwrap().len() > 10);
    table.good(json!({ "cmd": "language", "tongue": "fr" }));
    let french = table.good(json!({ "cmd": "check", "action": "retreat B4" }));
    assert_ne!(french["why"], refused["why"]);
    table.good(json!({ "cmd": "undo" }));
    assert_eq!(table.good(json!({ "cmd": "state" }))["to_play"], json!(["pile"]));
}

#[test]
fn state_is_a_position_that_can_be_set_again() {
    let mut table = Table::new();
    table.good(json!({ "cmd": "new", "game": "objectif_villes", "seed": 3 }));
    let advice = table.good(json!({ "cmd": "advise", "rank": "sergeant" }));
    table.good(json!({ "cmd": "play", "action": advice["action"] }));
    let state = table.good(json!({ "cmd": "state" }));
    table.good(json!({ "cmd": "position", "game": "objectif_villes", "position": state["position"] }));
    assert_eq!(table.good(json!({ "cmd": "state" }))["position"], state["position"]);
}

#[test]
fn forced_dice_decide_the_draw_and_a_missing_one_is_named() {
    let mut table = Table::new();
    for (coin, first) in [(0, "pile"), (1, "face")] {
        let begun = table.good(json!({ "cmd": "new", "game": "objectif_villes", "dice": [coin] }));
        assert_eq!((&begun["to_play"], &begun["dice"]), (&json!([first]), &json!([format!("n2={coin}")])));
    }
    let before = table.good(json!({ "cmd": "state" }));
    let (error, message) = table.bad(json!({ "cmd": "new", "game": "objectif_villes", "dice": [] }));
    assert_eq!((error.as_str(), message.as_str()), ("dice", "Die 1 (“first”) is missing: a lot from 0 to 1."));
    let (error, message) = table.bad(json!({ "cmd": "new", "game": "objectif_villes", "dice": [5] }));
    let wrong = "Die 1 (“first”) is n2=5; the rules ask for a lot from 0 to 1.";
    assert_eq!((error.as_str(), message.as_str()), ("dice", wrong));
    let (error, message) = table.bad(json!({ "cmd": "play", "action": "place D5", "dice": [3] }));
    assert_eq!((error.as_str(), message.as_str()), ("dice", "1 die was given; the rules ask for 0."));
    assert_eq!(table.good(json!({ "cmd": "state" })), before);
}

#[test]
fn bad_requests_are_answered_and_the_match_goes_on() {
    let mut table = Table::new();
    assert_eq!(table.bad(json!({ "cmd": "state" })).0, "no match");
    table.good(combat());
    let before = table.good(json!({ "cmd": "state" }));
    for line in ["", "{", "[]", "null", "\"hello\"", "{\"cmd\":7}", "\u{0}", "{\"cmd\":\"state\",\"x\":1}"] {
        assert_eq!(table.raw(line)["ok"], false, "{line}");
    }
    let bad = [
        (json!({ "cmd": "dance" }), "request", "dance"),
        (json!({ "cmd": "play" }), "request", "action"),
        (json!({ "cmd": "new", "game": "chess" }), "fault", "objectif_villes"),
        (json!({ "cmd": "new", "game": "objectif_villes", "scenario": "moon" }), "fault", "quatre_rivieres"),
        (json!({ "cmd": "new", "game": "objectif_villes", "toml": "[[[" }), "fault", "line 1"),
        (json!({ "cmd": "new", "game": "objectif_villes", "options": { "fog": true } }), "fault", "fog"),
        (json!({ "cmd": "new", "game": "objectif_villes", "options": { "turn_limit": -3 } }), "fault", "turn_limit"),
        (json!({ "cmd": "position", "game": "objectif_villes", "position": { "pile": ["Z99"] } }), "fault", "Z99"),
        (json!({ "cmd": "position", "game": "objectif_villes", "position": 7 }), "fault", "Position"),
        (json!({ "cmd": "play", "action": "jump" }), "unreadable", "jump"),
        (json!({ "cmd": "play", "action": "move D3 D4" }), "illegal", ""),
        (json!({ "cmd": "play", "side": "west", "action": "end combat" }), "fault", "pile and face"),
        (json!({ "cmd": "view", "side": "west" }), "fault", "pile and face"),
        (json!({ "cmd": "advise", "rank": "general" }), "fault", "general"),
        (json!({ "cmd": "advise", "side": "face" }), "turn", ""),
        (json!({ "cmd": "undo" }), "nothing", ""),
    ];
    for (request, error, part) in bad {
        let (found, message) = table.bad(request.clone());
        assert_eq!(found, error, "{request}: {message}");
        assert!(message.contains(part), "{request}: {message}");
    }
    assert_eq!(table.good(json!({ "cmd": "state" })), before);
    let out_of_turn = table.ask(json!({ "cmd": "play", "side": "face", "action": "end combat" }));
    assert_eq!((&out_of_turn["error"], &out_of_turn["rule"]), (&json!("illegal"), &json!("OV-30")));
}

/// Every kind of error is said in French too, and none in the words of the program's own language.
#[test]
fn errors_are_said_in_the_language_that_was_chosen() {
    let requests = [
        json!({ "cmd": "dance" }),
        json!({ "cmd": "new", "game": "chess" }),
        json!({ "cmd": "new", "game": "objectif_villes", "scenario": "moon" }),
        json!({ "cmd": "new", "game": "objectif_villes", "toml": "[[[" }),
        json!({ "cmd": "new", "game": "objectif_villes", "options": { "fog": true } }),
        json!({ "cmd": "new", "game": "objectif_villes", "options": { "turn_limit": -3 } }),
        json!({ "cmd": "new", "game": "objectif_villes", "options": { "turn_limit": [3] } }),
        json!({ "cmd": "new", "game": "objectif_villes", "options": { "start": "quick", "first_move": "second_placer" } }),
        json!({ "cmd": "new", "game": "objectif_villes", "dice": [5] }),
        json!({ "cmd": "new", "game": "objectif_villes", "dice": [] }),
        json!({ "cmd": "position", "game": "objectif_villes", "position": 7 }),
        json!({ "cmd": "position", "game": "objectif_villes", "position": { "pile": ["Z9"] } }),
        json!({ "cmd": "position", "game": "belle_epoque", "scenario": "alma", "position": {} }),
        json!({ "cmd": "play", "action": "jump" }),
        json!({ "cmd": "play", "action": "end combat", "dice": [1] }),
        json!({ "cmd": "play", "side": "west", "action": "end combat" }),
        json!({ "cmd": "play", "action": "move D3 D4" }),
        json!({ "cmd": "advise", "rank": "general" }),
        json!({ "cmd": "advise", "side": "face" }),
        json!({ "cmd": "undo" }),
    ];
    let mut table = Table::new();
    table.good(combat());
    let english: Vec<_> = requests.iter().map(|request| table.bad(request.clone())).collect();
    table.good(json!({ "cmd": "language", "tongue": "fr" }));
    for (request, (error, message)) in requests.iter().zip(english) {
        let (same, french) = table.bad(request.clone());
        assert_eq!(same, error, "{request}");
        assert_ne!(french, message, "{request} is answered in English");
        for english in [" the ", " is ", " no ", " of ", "anglais"] {
            assert!(!french.contains(english), "{request}: '{french}' has English in it");
        }
        for said in [french, message] {
            for rust in ["untagged", "enum", "struct", "Lot(", "usize", "i32", "variant", "Some(", "⟨"] {
                assert!(!said.contains(rust), "{request}: '{said}' speaks Rust");
            }
        }
    }
    // What people get wrong most often is said whole in their language.
    for request in [
        json!({ "cmd": "dance" }),
        json!({ "cmd": "play", "action": "dance" }),
        json!({ "cmd": "play", "action": "move Z9 Z8" }),
        json!({ "cmd": "new", "game": "morne_plaine", "toml": "turns = 3" }),
        json!({ "cmd": "position", "game": "objectif_villes", "position": { "piles": [] } }),
    ] {
        let (_, message) = table.bad(request.clone());
        assert!(!message.contains("anglais"), "{request}: {message}");
    }
    table.good(json!({ "cmd": "new", "game": "planetes", "options": { "setup_mode": "secret" } }));
    let (error, message) = table.bad(json!({ "cmd": "legal" }));
    assert_eq!((error.as_str(), message.contains("camps")), ("side", true), "{message}");
}

#[test]
fn side_may_be_left_out_whenever_one_side_alone_is_to_play() {
    let mut table = Table::new();
    table.good(combat());
    let seen = table.good(json!({ "cmd": "view" }));
    assert_eq!(seen["view"], table.good(json!({ "cmd": "view", "side": "pile" }))["view"]);
}

/// With a number of simulations no clock cuts the search: this table's clock has always run out already.
#[test]
fn advice_for_simulations_and_a_seed_is_the_same_everywhere() {
    let mut table = Table::new();
    table.good(combat());
    let ask = json!({ "cmd": "advise", "rank": "captain", "simulations": 40, "seed": 7 });
    let advice = table.good(ask.clone());
    assert_eq!(advice["simulations"], 40);
    assert_eq!(table.good(ask), advice);
}

/// The line is the other side's answer and one's own, in words, and only for who asks for it.
#[test]
fn advice_tells_the_line_that_is_expected() {
    let mut table = Table::new();
    table.good(combat());
    let plain = table.good(json!({ "cmd": "advise", "simulations": 40, "seed": 7 }));
    assert_eq!(plain.get("line"), None);
    let told = table.good(json!({ "cmd": "advise", "simulations": 40, "seed": 7, "line": true }));
    assert_eq!(told["action"], plain["action"]);
    let line = told["line"].as_array().unwrap();
    let sides: Vec<_> = line.iter().map(|step| step["side"].as_str().unwrap()).collect();
    assert_eq!(sides, ["face", "pile"], "{line:?}");
    assert!(line.iter().all(|step| step["what"].as_str().is_some_and(|what| what.len() > 5)), "{line:?}");
}

/// An assault that may be answered: the odds say who decides what, and span the answers.
#[test]
fn odds_that_stop_at_a_decision_say_which() {
    let mut table = Table::new();
    table.good(combat());
    let odds = table.good(json!({ "cmd": "odds", "action": "attack C3 by D3+C4" }));
    assert_eq!((&odds["dice"], &odds["next"]["side"]), (&json!(false), &json!("face")));
    assert!(odds["next"]["ask"].as_str().is_some_and(|ask| ask.len() > 10), "{odds}");
}

#[test]
fn an_id_comes_back() {
    assert_eq!(Table::new().ask(json!({ "cmd": "hello", "id": "x7" }))["id"], "x7");
}

#[test]
fn every_game_is_listed_begins_and_advises() {
    let mut table = Table::new();
    let games = table.good(json!({ "cmd": "games" }))["games"].as_array().unwrap().clone();
    assert!(!games.is_empty());
    for game in games {
        for scenario in game["scenarios"].as_array().unwrap() {
            let begun = table.good(json!({ "cmd": "new", "game": game["id"], "scenario": scenario["id"], "seed": 1 }));
            let side = &begun["to_play"][0];
            let advice = table.good(json!({ "cmd": "advise", "rank": "recruit", "side": side }));
            table.good(json!({ "cmd": "odds", "action": advice["action"], "side": side }));
            table.good(json!({ "cmd": "view", "side": side }));
            table.good(json!({ "cmd": "view", "side": "public" }));
            table.good(json!({ "cmd": "play", "action": advice["action"], "side": side }));
            table.good(json!({ "cmd": "record" }));
        }
    }
}

/// A bounded run of what the fuzz targets do without end.
#[test]
fn spoilt_requests_and_records_never_panic() {
    let mut luck = kernel::Seeded::new(99);
    let mut table = Table::new();
    let requests = [combat().to_string(), json!({ "cmd": "play", "action": "attack C3 by D3+C4" }).to_string()];
    for _ in 0..2_000 {
        let request = &requests[luck.below(2) as usize];
        table.raw(&kernel::conformance::spoil(request, &mut luck));
    }
    table.good(combat());
    table.good(json!({ "cmd": "play", "action": "end combat" }));
    let record = table.good(json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned();
    for _ in 0..2_000 {
        if let Ok(record) = kernel::Record::parse(&kernel::conformance::spoil(&record, &mut luck)) {
            let _ = session::Session::watch(&record);
        }
    }
}

#[test]
fn facts_of_an_unseen_table_are_given_with_the_action() {
    let mut table = Table::new();
    table.good(json!({ "cmd": "new", "game": "morne_plaine", "options": { "declared_table": true }, "seed": 4 }));
    let before = table.good(json!({ "cmd": "state" }));
    let play = |facts: &[u16]| json!({ "cmd": "play", "action": "fast F1", "facts": facts });
    let asked = table.ask(play(&[]));
    assert_eq!((&asked["ok"], &asked["error"]), (&json!(false), &json!("facts")));
    assert!(asked["question"].as_str().unwrap().contains("difficult terrain"), "{asked}");
    assert_eq!(asked["answers"], json!(["No", "Yes"]));
    assert_eq!(table.bad(play(&[7])).0, "dice", "there is no such answer");
    assert_eq!(table.bad(play(&[1, 0])).0, "unreadable", "one answer too many");
    assert_eq!(table.good(json!({ "cmd": "state" })), before, "nothing was changed");
    let played = table.good(play(&[1]));
    assert_eq!(played["dice"], json!(["f2=1"]));
}
