//! Chits, the bowl, activations, turns and the end.

use std::collections::BTreeSet;

use crate::common::{Table, assert_near, begin, chance, setup, table};
use kernel::{Game, Seeded, Side, Silence, ToPlay};
use revolution_empire::{Event, Phase, RevolutionEmpire};

const BLUE: Side = Side::A;
const RED: Side = Side::B;

/// The chits of each corps of a side that are chosen, or still in the bowl.
fn chits(game: &RevolutionEmpire, side: Side) -> Vec<u8> {
    game.setup_of().corps_of_side(side).iter().map(|corps| game.chits(corps.id)).collect()
}

/// Every choice of chits that a side can seal.
fn choices(game: &Table, side: Side) -> BTreeSet<Vec<u8>> {
    let mut open = vec![game.clone()];
    let mut seen = BTreeSet::new();
    while let Some(game) = open.pop() {
        if !seen.insert(chits(&game, side)) {
            continue;
        }
        let actions = game.legal_for(side);
        assert!(actions.contains(&"seal".to_owned()), "any number may be sealed");
        for chit in actions.iter().filter(|action| action.starts_with("chit ")) {
            let mut next = game.clone();
            next.by(side, chit, &[]);
            open.push(next);
        }
    }
    seen
}

const TWO_CORPS: &str = "unit p Blue I 4 0505 corps=P ; q Blue I 4 0205 corps=Q ; r Red I 4 0504 corps=R
    chits P 2
    chits Q 1
    chits R 1";

/// RE-15, RE-16, RE-17, RE-R3 (RE-X50): up to x chits, up to y of a corps, or none at all.
#[test]
fn the_choice_of_chits() {
    for (command, wanted) in [(2, 5), (3, 6)] {
        let game = table(&format!("{TWO_CORPS}\ncommand {command}"));
        assert_eq!(choices(&game, BLUE).len(), wanted);
    }
    let mut game = table(&format!("{TWO_CORPS}\ncommand 2")).then("chit q", &[]);
    assert_eq!(game.refuses_to(BLUE, "chit q"), "RE-15");
    assert_eq!(game.refuses_to(BLUE, "chit r"), "RE-16");
    assert_eq!(game.refuses_to(BLUE, "chit lateblue"), "RE-R4");
    game.by(BLUE, "chit p", &[]);
    assert_eq!(game.refuses_to(BLUE, "chit p"), "RE-16");
    game.by(BLUE, "seal", &[]);
    assert_eq!(game.refuses_to(BLUE, "chit p"), "RE-18");
    assert_eq!(game.refuses_to(RED, "move r 0403"), "RE-19");
}

/// RE-15, RE-16: how many choices each battle offers on its first turn.
#[test]
fn choices_of_the_battles() {
    let counts = [
        ("rencontre", 17, 17),
        ("auerstaedt", 6, 11),
        ("marengo", 38, 12),
        ("austerlitz", 705, 747),
        ("waterloo", 753, 36),
    ];
    for (id, blue, red) in counts {
        let game = begin(id);
        assert_eq!((choices(&game, BLUE).len(), choices(&game, RED).len()), (blue, red), "{id}");
    }
}

/// A step of an activation that no unit can take is passed over, and told.
#[test]
fn steps_passed_over_are_told() {
    let mut game = table(TWO_CORPS).after(&["chit q", "seal"]);
    let told = |table: &Table| {
        let step = |event: &Event| match event {
            Event::PassedOver { step, .. } => Some(*step),
            _ => None,
        };
        table.events().filter_map(step).collect::<Vec<_>>()
    };
    assert_eq!(told(game.by(RED, "seal", &[0])), ["fire"]);
    assert_eq!(told(game.by(BLUE, "end movement", &[])), ["combat"]);
}

/// RE-14, RE-18, RE-19, RE-22 (RE-X51): P, R, P are drawn; each is played whole; then a new turn begins.
#[test]
fn a_turn_of_three_chits() {
    let mut game = table(TWO_CORPS).after(&["chit p", "chit p", "seal", "chit r"]);
    let p = game.setup_of().corps_called("p").unwrap();
    let drawn = Event::ChitDrawn { corps: p, void: false };
    assert_near(chance(&game, RED, "seal", |after| after.events().any(|event| *event == drawn)), 2.0 / 3.0);

    game.by(RED, "seal", &[0]);
    assert_eq!((game.to_play(), game.phase), (ToPlay::One(BLUE), Phase::Movement));
    assert_eq!((game.chits_of(BLUE), game.chits_of(RED)), (1, 1));
    game.by(BLUE, "end movement", &[]).by(BLUE, "attack p r", &[6, 6, 6]).by(RED, "decline", &[1]);
    assert_eq!((game.to_play(), game.active_corps()), (ToPlay::One(RED), game.setup_of().corps_called("r")));
    game.by(RED, "end movement", &[]).by(RED, "end combat", &[0]);
    assert_eq!(game.active_corps(), Some(p), "the second chit of P");
    assert!(game.lists("move p 0405"), "a unit that attacked may move again");
    game.by(BLUE, "end movement", &[]);
    let begins = game.events().any(|event| *event == Event::TurnBegan { turn: 2 });
    assert!(begins, "it may not attack again, the bowl is empty: {:?}", game.1);
    assert_eq!((game.turn, game.phase), (2, Phase::Chits));
    assert!(!game.attacked.has(game.setup_of().unit_called("p").unwrap()));
}

/// RE-23, RE-48, RE-49 (RE-X52): nothing is compulsory, and attacks come in any order.
#[test]
fn nothing_is_compulsory() {
    let mut luck = Seeded::new(3);
    let mut game = begin("rencontre");
    let mut scratch = Vec::new();
    for _ in 0..3000 {
        let end = match game.phase {
            Phase::Chits => Some("seal"),
            Phase::Fire => Some("end fire"),
            Phase::Movement => Some("end movement"),
            Phase::Combat => Some("end combat"),
            Phase::Riposte => Some("decline"),
            Phase::Aftermath => Some("stay"),
            _ => None,
        };
        let Some(side) = game.to_play().next() else { break };
        if let Some(end) = end {
            assert_eq!(game.check(side, &game.action(end)), Ok(()), "{end}");
        }
        let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
        game.0.play(side, &action, &mut luck, &mut Silence);
    }
    let game = table("unit b Blue I 4 0505 corps=B ; c Blue I 4 0405 corps=B ; r Red I 4 0504 corps=R\nactivate B");
    let game = game.then("end movement", &[]);
    assert!(["attack b r", "attack c r", "end combat"].iter().all(|attack| game.lists(attack)));
}

/// RE-12, RE-13, RE-R50 (RE-X53): the last turn is counted.
#[test]
fn the_count_at_the_end() {
    let json = r#"{ "turn": 8, "units": { "b11": { "at": "0408" }, "r11": { "at": "0801" } }, "corps": "b1",
        "phase": "combat", "lost": { "blue": 4, "red": 3 }, "drawn": ["b1"],
        "control": { "0404": "blue", "0805": "blue", "0608": "blue", "0601": "red" } }"#;
    let game = Table::set(&setup("rencontre", ""), json);
    assert_eq!((game.score(BLUE), game.score(RED)), (7, 6));
    assert_eq!(game.then("end combat", &[]).outcome(), "blue plain points");

    let plain = Table::scenario("rencontre").replace("vp = 1", "vp = 0").replace("vp = 2", "vp = 0");
    let game = Table::set(&setup(&plain, ""), json);
    assert_eq!((game.score(BLUE), game.score(RED)), (3, 4));
    assert_eq!(game.then("end combat", &[]).to_play().outcome().unwrap().winner, Some(RED));
}

/// RE-13, RE-22: a game of eight turns in which nobody does anything is a draw.
#[test]
fn eight_idle_turns() {
    let mut game = begin("rencontre");
    for turn in 1..=8 {
        assert_eq!(game.turn, turn);
        game.by(RED, "seal", &[]).by(BLUE, "seal", &[]);
    }
    assert_eq!(game.outcome(), "draw draw points");
    assert_eq!(game.refuses_to(BLUE, "seal"), "RE-13");
}

/// RE-22, RE-R50: two players who only wait. Who has to attack does not win so, and nobody wins a meeting of equals.
#[test]
fn waiting_wins_no_attack() {
    for scenario in RevolutionEmpire::scenarios() {
        let mut game = begin(scenario.id);
        while !game.is_over() {
            game.by(RED, "seal", &[]).by(BLUE, "seal", &[]);
        }
        let holder = match scenario.id.split('_').next() {
            Some("auerstaedt" | "marengo") => Some(BLUE),
            Some("waterloo") => Some(RED),
            _ => None,
        };
        assert_eq!(game.to_play().outcome().unwrap().winner, holder, "{}", scenario.id);
    }
}

/// RE-R41, RE-R43 (RE-X54): a village lost is the breaking point; by option the battle goes on.
#[test]
fn a_village_breaks_an_army() {
    let json = r#"{ "turn": 3, "units": { "b11": { "at": "0408" }, "r11": { "at": "0607" } }, "corps": "r1",
        "phase": "movement", "lost": { "blue": 5 }, "drawn": ["r1"], "bowl": ["b1", "b2"] }"#;
    let game = Table::set(&setup("rencontre", ""), json);
    assert_eq!((game.points(BLUE), game.demoralised(BLUE)), (5, true));
    let game = game.then("move r11 0608", &[]);
    assert_eq!((game.points(BLUE), game.outcome().as_str()), (7, "red decisive broken"));

    let game = Table::set(&setup("rencontre", "breaking_point=false"), json).then("move r11 0608", &[0]);
    assert_eq!((game.points(BLUE), game.to_play()), (7, ToPlay::One(BLUE)));
}

/// RE-R50: a side without units, and with none to come, loses at once.
#[test]
fn annihilation() {
    let json = r#"{ "units": { "b11": { "at": "0608" }, "r11": { "at": "0607", "pieces": 1 } }, "corps": "b1",
        "phase": "combat", "drawn": ["b1"] }"#;
    let game = Table::set(&setup("rencontre", ""), json).then("attack b11 r11", &[2, 6]);
    assert_eq!(game.outcome(), "blue total annihilated");
}

/// RE-R51: reinforcements take the first free hex of their list, or wait.
#[test]
fn reinforcements() {
    let mut game = begin("auerstaedt");
    let at = |game: &Table, word: &str| game.json()["units"][word]["at"].as_str().unwrap_or("nowhere").to_owned();
    assert_eq!(at(&game, "kister"), "nowhere");
    assert_eq!(game.refuses_to(BLUE, "chit friant"), "RE-R4");
    game.by(BLUE, "seal", &[]).by(RED, "seal", &[]);
    assert_eq!(game.events().filter(|event| matches!(event, Event::Arrived { .. })).count(), 3);
    assert_eq!(["kister", "lochet", "grandeau"].map(|word| at(&game, word)), ["1305", "1304", "1306"]);
    game.by(BLUE, "chit friant", &[]);

    let crowd = r#"{ "units": { "85e": { "at": "1305" }, "gauthier": { "at": "1304" }, "petit": { "at": "1206" },
        "oswald": { "at": "0503" } } }"#;
    let mut game = Table::set(&setup("auerstaedt", ""), crowd);
    game.by(BLUE, "seal", &[]).by(RED, "seal", &[]);
    assert_eq!(["kister", "grandeau"].map(|word| at(&game, word)), ["nowhere", "1306"]);
    assert!(game.to_come.has(game.setup_of().unit_called("kister").unwrap()));
}

/// RE-R4: a chit whose corps has left the board is drawn and does nothing.
#[test]
fn a_chit_for_nobody() {
    let json = r#"{ "units": { "b11": { "at": "0608" }, "r11": { "at": "0601" } }, "corps": "b1", "phase": "combat",
        "drawn": ["b1"], "bowl": ["b2", "r1"] }"#;
    let game = Table::set(&setup("rencontre", ""), json).then("end combat", &[0, 0]);
    let b2 = game.setup_of().corps_called("b2").unwrap();
    assert!(game.events().any(|event| *event == Event::ChitDrawn { corps: b2, void: true }));
    assert_eq!(game.to_play(), ToPlay::One(RED));
}

/// RE-18: what the other side has chosen is unknown, its number is known once the bowl is filled.
#[test]
fn chits_are_secret() {
    let game = begin("rencontre").after(&["chit b1", "chit b1", "chit b2", "chit br", "seal"]);
    let mut luck = Seeded::new(5);
    let dreams: BTreeSet<_> = (0..200).map(|_| chits(&game.imagine(RED, &mut luck), BLUE)).collect();
    assert!(dreams.len() >= 3, "while Red chooses, Blue may have chosen anything: {dreams:?}");
    let game = game.after(&["chit r1", "chit rr"]).then("seal", &[0]);
    assert_eq!(game.chits_of(BLUE), 3);
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        let dream = game.imagine(RED, &mut luck);
        assert_eq!((dream.chits_of(BLUE), chits(&dream, RED)), (3, chits(&game, RED)));
        let left = chits(&dream, BLUE);
        assert!(left[0] <= 1 && left[1] <= 2 && left[2] <= 1, "one chit of the first corps was drawn: {left:?}");
        seen.insert(left);
    }
    assert_eq!(seen.len(), 3, "three of the four chits that are left: {seen:?}");
}

/// RE-R54: the horses are blown after twenty pursuits.
#[test]
fn a_pursuit_ends() {
    let position = |pursuits: u8| {
        format!(
            r#"{{ "units": {{ "bh1": {{ "at": "0605" }}, "r11": {{ "at": "0603" }} }}, "corps": "br", "phase": "aftermath",
            "drawn": ["br"], "clash": {{ "attacker": "bh1", "target": "r11", "bout": "pursuit",
            "path": ["0604", "0603"], "pursuits": {pursuits} }} }}"#
        )
    };
    let setup = setup("rencontre", "");
    assert!(Table::set(&setup, position(19)).lists("pursue"));
    assert_eq!(Table::set(&setup, position(20)).refuses("pursue"), "RE-R54");
}

/// RE-20, RE-R5, RE-R6: any unit of a group names it; light cavalry alone is no group to choose.
#[test]
fn groups_are_chosen_by_any_unit() {
    let lines = "unit b Blue I 4 0203 corps=B ; c Blue I 4 0303 corps=B ; d Blue I 4 0707 corps=B ; e Blue C 2 0901 corps=B ; f Blue I 4 0108 corps=F
        activate B";
    let mut game = table(lines);
    assert_eq!(game.legal_for(BLUE), ["group b", "group d"]);
    assert_eq!(game.verdict("group c"), Ok(()));
    assert_eq!(game.verdict("group e"), Err("RE-R5"));
    assert_eq!(game.verdict("group f"), Err("RE-19"));
    game.play("group c", &[]);
    assert_eq!(game.active_units().len(), 3);
    assert_eq!(game.verdict("group d"), Err("RE-20"));
}
