//! Chits, the bowl, activations, turns and the end.

use std::collections::BTreeSet;

use crate::common::{chance, legal, play, set, setup, table};
use kernel::{Game, Script, Seeded, Side, Silence, ToPlay};
use revolution_empire::{Action, CorpsId, Event, Phase, RevolutionEmpire};

const BLUE: Side = Side::A;
const RED: Side = Side::B;

/// Every choice of chits that a side can seal.
fn choices(game: &RevolutionEmpire, side: Side) -> BTreeSet<Vec<u8>> {
    let mut open = vec![game.clone()];
    let mut seen = BTreeSet::new();
    while let Some(game) = open.pop() {
        let chits = game.setup_of().corps_of_side(side).iter().map(|corps| game.chits(corps.id)).collect();
        if !seen.insert(chits) {
            continue;
        }
        let actions = game.all_actions(side);
        assert!(actions.contains(&Action::Seal), "any number may be sealed");
        for action in actions.into_iter().filter(|action| matches!(action, Action::Chit(_))) {
            let mut next = game.clone();
            next.play(side, &action, &mut Script::readings(&[]), &mut Silence);
            open.push(next);
        }
    }
    seen
}

fn begin(id: &str) -> RevolutionEmpire {
    RevolutionEmpire::start(setup(id, ""), &mut Seeded::new(1), &mut Silence)
}

const TWO_CORPS: &str = "unit p Blue I 4 0505 corps=P ; q Blue I 4 0205 corps=Q ; r Red I 4 0504 corps=R
    chits P 2
    chits Q 1
    chits R 1";

/// RE-15, RE-16, RE-17, RE-R3 (RE-X50): up to x chits, up to y of a corps, or none at all.
#[test]
fn the_choice_of_chits() {
    for (command, wanted) in [(2, 5), (3, 6)] {
        let game = table(&format!("{TWO_CORPS}\ncommand {command}")).game().clone();
        assert_eq!(choices(&game, BLUE).len(), wanted);
    }
    let mut game = table(&format!("{TWO_CORPS}\ncommand 2")).game().clone();
    let refused = |game: &RevolutionEmpire, side, notation: &str| {
        game.check(side, &game.read(notation).unwrap()).expect_err(notation).rule
    };
    play(&mut game, BLUE, "chit q", &[]);
    assert_eq!(refused(&game, BLUE, "chit q"), "RE-15");
    assert_eq!(refused(&game, BLUE, "chit r"), "RE-16");
    assert_eq!(refused(&game, BLUE, "chit lateblue"), "RE-R4");
    play(&mut game, BLUE, "chit p", &[]);
    assert_eq!(refused(&game, BLUE, "chit p"), "RE-16");
    play(&mut game, BLUE, "seal", &[]);
    assert_eq!(refused(&game, BLUE, "chit p"), "RE-18");
    assert_eq!(refused(&game, RED, "move r 0403"), "RE-19");
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
    let mut game = table(TWO_CORPS).game().clone();
    for (side, notation) in [(BLUE, "chit q"), (BLUE, "seal")] {
        play(&mut game, side, notation, &[]);
    }
    let told = |events: &[Event]| {
        let step = |event: &Event| match event {
            Event::PassedOver { step, .. } => Some(*step),
            _ => None,
        };
        events.iter().filter_map(step).collect::<Vec<_>>()
    };
    assert_eq!(told(&play(&mut game, RED, "seal", &[0])), ["fire"]);
    assert_eq!(told(&play(&mut game, BLUE, "end movement", &[])), ["combat"]);
}

/// RE-14, RE-18, RE-19, RE-22 (RE-X51): P, R, P are drawn; each is played whole; then a new turn begins.
#[test]
fn a_turn_of_three_chits() {
    let mut game = table(TWO_CORPS).game().clone();
    for (side, notation) in [(BLUE, "chit p"), (BLUE, "chit p"), (BLUE, "seal"), (RED, "chit r")] {
        play(&mut game, side, notation, &[]);
    }
    let p = game.setup_of().corps_called("p").unwrap();
    let drawn = |corps: CorpsId| {
        move |_: &RevolutionEmpire, events: &[Event]| {
            events.iter().any(|event| matches!(event, Event::ChitDrawn { corps: c, .. } if *c == corps))
        }
    };
    crate::common::assert_near(chance(&game, RED, "seal", drawn(p)), 2.0 / 3.0);

    play(&mut game, RED, "seal", &[0]);
    assert_eq!((game.to_play(), game.phase()), (ToPlay::One(BLUE), Phase::Movement));
    assert_eq!((game.chits_of(BLUE), game.chits_of(RED)), (1, 1));
    play(&mut game, BLUE, "end movement", &[]);
    play(&mut game, BLUE, "attack p r", &[6, 6, 6]);
    play(&mut game, RED, "decline", &[1]);
    assert_eq!((game.to_play(), game.active_corps()), (ToPlay::One(RED), game.setup_of().corps_called("r")));
    play(&mut game, RED, "end movement", &[]);
    play(&mut game, RED, "end combat", &[0]);
    assert_eq!(game.active_corps(), Some(p), "the second chit of P");
    assert!(legal(&game, BLUE).contains(&"move p 0405".to_owned()), "a unit that attacked may move again");
    let events = play(&mut game, BLUE, "end movement", &[]);
    assert!(events.contains(&Event::TurnBegan { turn: 2 }), "it may not attack again, the bowl is empty: {events:?}");
    assert_eq!((game.turn(), game.phase()), (2, Phase::Chits));
    assert!(!game.has_attacked(game.setup_of().unit_called("p").unwrap()));
}

/// RE-23, RE-48, RE-49 (RE-X52): nothing is compulsory, and attacks come in any order.
#[test]
fn nothing_is_compulsory() {
    let mut luck = Seeded::new(3);
    let mut game = begin("rencontre");
    let mut scratch = Vec::new();
    for _ in 0..3000 {
        let end = match game.phase() {
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
            assert_eq!(game.check(side, &game.read(end).unwrap()), Ok(()), "{end}");
        }
        let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
        game.play(side, &action, &mut luck, &mut Silence);
    }
    let mut case = table("unit b Blue I 4 0505 corps=B ; c Blue I 4 0405 corps=B ; r Red I 4 0504 corps=R\nactivate B");
    play(case.game(), BLUE, "end movement", &[]);
    let attacks = legal(case.game(), BLUE);
    assert!(["attack b r", "attack c r", "end combat"].iter().all(|a| attacks.contains(&(*a).to_owned())));
}

/// RE-12, RE-13, RE-R50 (RE-X53): the last turn is counted.
#[test]
fn the_count_at_the_end() {
    let json = r#"{ "turn": 8, "units": { "b11": { "at": "0408" }, "r11": { "at": "0801" } }, "corps": "b1",
        "phase": "combat", "lost": { "blue": 4, "red": 3 }, "drawn": ["b1"],
        "control": { "0404": "blue", "0805": "blue", "0608": "blue", "0601": "red" } }"#;
    let mut game = set(&setup("rencontre", ""), json);
    assert_eq!((game.score(BLUE), game.score(RED)), (7, 6));
    play(&mut game, BLUE, "end combat", &[]);
    assert_eq!(game.to_play().outcome().unwrap().line(&RevolutionEmpire::SIDES), "blue plain points");

    let plain = crate::common::scenario("rencontre").replace("vp = 1", "vp = 0").replace("vp = 2", "vp = 0");
    let plain = std::sync::Arc::new(RevolutionEmpire::setup(&plain, &Default::default()).unwrap());
    let mut game = set(&plain, json);
    assert_eq!((game.score(BLUE), game.score(RED)), (3, 4));
    play(&mut game, BLUE, "end combat", &[]);
    assert_eq!(game.to_play().outcome().unwrap().winner, Some(RED));
}

/// RE-13, RE-22: a game of eight turns in which nobody does anything is a draw.
#[test]
fn eight_idle_turns() {
    let mut game = begin("rencontre");
    for turn in 1..=8 {
        assert_eq!(game.turn(), turn);
        play(&mut game, RED, "seal", &[]);
        play(&mut game, BLUE, "seal", &[]);
    }
    assert_eq!(game.to_play().outcome().unwrap().line(&RevolutionEmpire::SIDES), "draw draw points");
    assert_eq!(game.check(BLUE, &Action::Seal).unwrap_err().rule, "RE-13");
}

/// RE-22: two players who only wait. Who has to attack does not win so, and nobody wins a meeting of equals.
#[test]
fn waiting_wins_no_attack() {
    for scenario in RevolutionEmpire::scenarios() {
        let mut game = begin(scenario.id);
        while game.to_play().outcome().is_none() {
            play(&mut game, RED, "seal", &[]);
            play(&mut game, BLUE, "seal", &[]);
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
    let mut game = set(&setup("rencontre", ""), json);
    assert_eq!((game.points(BLUE), game.demoralised(BLUE)), (5, true));
    play(&mut game, RED, "move r11 0608", &[]);
    assert_eq!(game.points(BLUE), 7);
    assert_eq!(game.to_play().outcome().unwrap().line(&RevolutionEmpire::SIDES), "red decisive broken");

    let mut game = set(&setup("rencontre", "breaking_point=false"), json);
    play(&mut game, RED, "move r11 0608", &[0]);
    assert_eq!((game.points(BLUE), game.to_play()), (7, ToPlay::One(BLUE)));
}

/// RE-R50: a side without units, and with none to come, loses at once.
#[test]
fn annihilation() {
    let json = r#"{ "units": { "b11": { "at": "0608" }, "r11": { "at": "0607", "pieces": 1 } }, "corps": "b1",
        "phase": "combat", "drawn": ["b1"] }"#;
    let mut game = set(&setup("rencontre", ""), json);
    play(&mut game, BLUE, "attack b11 r11", &[2, 6]);
    assert_eq!(game.to_play().outcome().unwrap().line(&RevolutionEmpire::SIDES), "blue total annihilated");
}

/// RE-R51: reinforcements take the first free hex of their list, or wait.
#[test]
fn reinforcements() {
    let mut game = begin("auerstaedt");
    let at = |game: &RevolutionEmpire, word: &str| {
        let setup = game.setup_of();
        game.place_of(setup.unit_called(word).unwrap()).map(|cell| setup.grid.name(cell).to_owned())
    };
    let idle = |game: &mut RevolutionEmpire| {
        play(game, BLUE, "seal", &[]);
        play(game, RED, "seal", &[])
    };
    assert_eq!(at(&game, "kister"), None);
    assert_eq!(game.check(BLUE, &game.read("chit friant").unwrap()).unwrap_err().rule, "RE-R4");
    let events = idle(&mut game);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Arrived { .. })).count(), 3);
    assert_eq!(at(&game, "kister").as_deref(), Some("1305"));
    assert_eq!(at(&game, "lochet").as_deref(), Some("1304"));
    assert_eq!(at(&game, "grandeau").as_deref(), Some("1306"));
    play(&mut game, BLUE, "chit friant", &[]);

    let crowd = r#"{ "units": { "85e": { "at": "1305" }, "gauthier": { "at": "1304" }, "petit": { "at": "1206" },
        "oswald": { "at": "0503" } } }"#;
    let mut game = set(&setup("auerstaedt", ""), crowd);
    idle(&mut game);
    assert_eq!((at(&game, "kister"), at(&game, "grandeau").as_deref()), (None, Some("1306")));
    assert!(game.to_come().has(game.setup_of().unit_called("kister").unwrap()));
}

/// RE-R4: a chit whose corps has left the board is drawn and does nothing.
#[test]
fn a_chit_for_nobody() {
    let json = r#"{ "units": { "b11": { "at": "0608" }, "r11": { "at": "0601" } }, "corps": "b1", "phase": "combat",
        "drawn": ["b1"], "bowl": ["b2", "r1"] }"#;
    let mut game = set(&setup("rencontre", ""), json);
    let events = play(&mut game, BLUE, "end combat", &[0, 0]);
    let b2 = game.setup_of().corps_called("b2").unwrap();
    assert!(events.contains(&Event::ChitDrawn { corps: b2, void: true }));
    assert_eq!(game.to_play(), ToPlay::One(RED));
}

/// RE-18: what the other side has chosen is unknown, its number is known once the bowl is filled.
#[test]
fn chits_are_secret() {
    let mut game = begin("rencontre");
    for notation in ["chit b1", "chit b1", "chit b2", "chit br", "seal"] {
        play(&mut game, BLUE, notation, &[]);
    }
    let mut luck = Seeded::new(5);
    let chits = |game: &RevolutionEmpire, side: Side| {
        game.setup_of().corps_of_side(side).iter().map(|corps| game.chits(corps.id)).collect::<Vec<_>>()
    };
    let dreams: BTreeSet<_> = (0..200).map(|_| chits(&game.imagine(RED, &mut luck), BLUE)).collect();
    assert!(dreams.len() >= 3, "while Red chooses, Blue may have chosen anything: {dreams:?}");
    for notation in ["chit r1", "chit rr"] {
        play(&mut game, RED, notation, &[]);
    }
    play(&mut game, RED, "seal", &[0]);
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
    assert!(legal(&set(&setup, &position(19)), BLUE).contains(&"pursue".to_owned()));
    let game = set(&setup, &position(20));
    assert_eq!(game.check(BLUE, &Action::Pursue).unwrap_err().rule, "RE-R54");
}

/// RE-20, RE-R5, RE-R6: any unit of a group names it; light cavalry alone is no group to choose.
#[test]
fn groups_are_chosen_by_any_unit() {
    let lines = "unit b Blue I 4 0203 corps=B ; c Blue I 4 0303 corps=B ; d Blue I 4 0707 corps=B ; e Blue C 2 0901 corps=B ; f Blue I 4 0108 corps=F
        activate B";
    let mut case = table(lines);
    assert_eq!(legal(case.game(), BLUE), ["group b", "group d"]);
    let rule = |game: &RevolutionEmpire, text: &str| game.check(BLUE, &game.read(text).unwrap()).map_err(|no| no.rule);
    assert_eq!(rule(case.game(), "group c"), Ok(()));
    assert_eq!(rule(case.game(), "group e"), Err("RE-R5"));
    assert_eq!(rule(case.game(), "group f"), Err("RE-19"));
    play(case.game(), BLUE, "group c", &[]);
    assert_eq!(case.game().active_units().len(), 3);
    assert_eq!(rule(case.game(), "group d"), Err("RE-20"));
}
