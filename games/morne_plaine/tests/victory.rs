//! Values, objectives, the end, options of the frame, scenarios.

use std::sync::Arc;

use crate::common::{game, shipped, table};
use kernel::{Degree, Game, Seeded, Side, Silence, ToPlay};
use morne_plaine::{Event, MornePlaine, Place, Stage};
use serde_json::json;

/// MP-180, MP-R59: the armies of the scenarios have the values that the rulebook prints.
#[test]
fn army_values() {
    for (id, values, turns) in [
        ("drill", [30, 28], 8),
        ("haye_sainte", [60, 46], 12),
        ("hougoumont", [75, 60], 14),
        ("erlon", [113, 98], 11),
        ("plancenoit", [99, 90], 14),
        ("petite_guerre", [50, 50], 10),
    ] {
        let setup = shipped(id, "");
        assert_eq!((setup.armies.0.each_ref().map(|army| army.value), setup.turns), (values, turns), "{id}");
        let game = MornePlaine::start(setup.clone(), &mut Seeded::new(1), &mut Silence);
        let enemies_apart = game.ids().all(|a| {
            game.ids().all(|b| {
                let block = |id| game.unit(id).here() && !game.spec(id).commands();
                let pair = game.spec(a).side != game.spec(b).side && block(a) && block(b);
                !pair || !game.gap_between(a, b).within(8 * 254)
            })
        });
        assert!(enemies_apart, "{id}: at least 8p between enemies at the start");
    }
    let setup = shipped("petite_guerre", "");
    let half = setup.units.len() / 2;
    for (red, blue) in setup.units[..half].iter().zip(&setup.units[half..]) {
        assert_eq!((red.pose.x + blue.pose.x, red.pose.y + blue.pose.y), (setup.table.x, setup.table.y), "{}", red.id);
    }
}

const TWO: &str = "F1 infantry/line 20 line 6096,2000,0\nA1 infantry/line 20 line 6096,10000,180";

fn finish(play: &mut crate::common::Play) {
    play.play("end actions", "");
    play.play("end command", "");
}

/// MP-181, MP-R72: half the army's value lost breaks it, at the end of the player turn; not with `army_break` off.
#[test]
fn breaking() {
    let field = format!("{TWO}\nA2 infantry/line 20 line 3000,10000,180 place=lost");
    let mut play = game(&field);
    finish(&mut play);
    let outcome = play.0.to_play().outcome().expect("over");
    assert_eq!((outcome.winner, outcome.degree, outcome.reason), (Some(Side::A), Degree::Decisive, "broken"));
    let mut play = table(&field).game("army_break=false");
    finish(&mut play);
    assert!(play.0.to_play().outcome().is_none());
    let both = format!("{field}\nF2 infantry/line 20 line 3000,2000,180 place=lost");
    let mut play = game(&both);
    finish(&mut play);
    assert_eq!(play.0.to_play().outcome().map(|o| o.reason), Some("level"), "both broken: scored at once");
}

/// Melees that are none are passed over, and told.
#[test]
fn no_melee_is_told() {
    let mut play = game(TWO);
    play.play("end actions", "");
    let events = play.play("end command", "");
    let told = events.iter().any(|event| matches!(event, Event::NoMelee { side: Side::A }));
    assert!(told, "{events:?}");
}

/// MP-182: an objective is taken at the end of a player turn by steady infantry alone, and kept.
#[test]
fn objectives() {
    let with = |more: &str| {
        let mut play = table(&format!("{TWO}\n{more}"))
            .toml("objectives = [{ name = \"hill\", at = [24, 24], radius = 3, vp = 10, held = \"second\" }]")
            .game("");
        finish(&mut play);
        play.0.held()[0]
    };
    let foot = "F2 infantry/line 20 line 6096,6096,0";
    assert_eq!(with(foot), Some(Side::A));
    assert_eq!(with(&format!("{foot}\nA2 infantry/line 20 line 6096,6500,180")), Some(Side::B), "contested: kept");
    assert_eq!(with("F2 cavalry/line 12 echelon6 6096,6096,0"), Some(Side::B));
    assert_eq!(with("F2 infantry/line 20 line 6096,5333,0"), Some(Side::A), "3p from its front");
    assert_eq!(with("F2 infantry/line 20 line 6096,5329,0"), Some(Side::B));
    let mut area =
        table(&format!("{TWO}\nvillage 5000,6000 7500,6000 7500,8000 5000,8000\nF2 infantry/line 20 line 6096,6500,0"))
            .toml("objectives = [{ name = \"farm\", area = 0, vp = 10 }]")
            .game("");
    finish(&mut area);
    assert_eq!(area.0.held()[0], Some(Side::A));
}

/// MP-183, MP-R58: points, and the margins of victory.
#[test]
fn scoring() {
    let end = |vp: u8, fleeing: &str| {
        let mut play = table(&format!("{TWO}\nA2 infantry/line 20 line 3000,10000,180 {fleeing}"))
            .toml(&format!(
                "objectives = [{{ name = \"hill\", at = [24, 24], radius = 3, vp = {vp}, held = \"first\" }}]"
            ))
            .with("turn", json!(8))
            .with("player", json!("second"))
            .game("");
        play.play("end actions", if fleeing.is_empty() { "" } else { "1 1" });
        play.play("end command", "");
        let outcome = play.0.to_play().outcome().expect("over after the last turn");
        (play.0.points(Side::A), outcome.winner, outcome.degree)
    };
    assert_eq!(end(4, ""), (4, None, Degree::Draw));
    assert_eq!(end(5, ""), (5, Some(Side::A), Degree::Plain));
    assert_eq!(end(15, ""), (15, Some(Side::A), Degree::Decisive));
    assert_eq!(end(2, "fleeing"), (5, Some(Side::A), Degree::Plain), "half of 5, rounded up");
}

/// MP-184: with `free_deployment` the sides place their units in turn, each in its zone.
#[test]
fn free_deployment() {
    let setup = shipped("drill", "free_deployment");
    let mut play = crate::common::Play(MornePlaine::start(setup, &mut Seeded::new(1), &mut Silence));
    assert_eq!(play.0.stage(), Stage::Deploy);
    assert_eq!(play.rule("end actions"), "MP-184");
    assert_eq!(play.rule("deploy F1 column6 at 4572 6000 0"), "MP-184", "out of its zone");
    assert_eq!(play.rule("deploy A1 line at 3810 9144 180"), "MP-01");
    play.play("deploy F1 line at 4572 3000 10", "");
    assert_eq!(play.0.to_play(), ToPlay::One(Side::B));
    play.play("deploy A1 line at 3810 9144 180", "");
    assert_eq!(play.rule("deploy F2 line at 4572 3100 10"), "MP-67");
    let mut luck = Seeded::new(3);
    while play.0.stage() == Stage::Deploy {
        let side = play.0.to_play().next().unwrap();
        let action = play.0.any_action(side, &mut luck, &mut Vec::new()).unwrap();
        play.0.play(side, &action, &mut luck, &mut Silence);
    }
    assert!(play.0.ids().all(|id| play.0.unit(id).place == Place::Table));
    assert_eq!(play.0.player(), Side::A);
}

/// MP-29: with `skirmishers_ignore_difficult`, areas do not slow skirmishers.
#[test]
fn nimble_skirmishers() {
    let field = "wood 4000,5500 8500,5500 8500,9000 4000,9000\nF1 infantry/skirmisher 8 skirmish 6096,6096,0";
    assert_eq!(game(field).rule("progress F1 to 6096 7000 0"), "MP-29");
    assert!(table(field).game("skirmishers_ignore_difficult").legal("progress F1 to 6096 7000 0"));
}

/// MP-99: with `pre_measure_charges` nothing changes but what the screen may show.
#[test]
fn measuring_is_for_the_screen() {
    let play = table(TWO).game("pre_measure_charges");
    assert!(play.0.rules().pre_measure_charges && !game(TWO).0.rules().pre_measure_charges);
}

/// MP-99: an imagined position looks the same, but misjudges the reach of charges by up to 8 %.
#[test]
fn charges_are_only_estimated() {
    let reached = |gap: i32, seed: u64| {
        let mut play = game(&format!(
            "F1 infantry/line french 24 column6 6096,3000,0\nA1 artillery/medium limbered 6096,{},180",
            3000 + gap
        ));
        play.0 = play.0.imagine(Side::A, &mut Seeded::new(seed));
        let action = play.action("charge F1 A1");
        play.0.play(Side::A, &action, &mut Seeded::new(1), &mut Silence);
        play.unit("A1").place == Place::Lost
    };
    let count = |gap: i32| (0..200).filter(|&seed| reached(gap, seed)).count();
    assert_eq!((count(1850), count(2250)), (200, 0));
    let near = count(2032);
    assert!((60..140).contains(&near), "{near}");
}

/// MP-01, MP-98: positions, notations and records survive; a game of the training scenario ends in time.
#[test]
fn words_round_trip() {
    let setup: Arc<_> = shipped("haye_sainte", "");
    let mut luck = Seeded::new(9);
    let mut game = MornePlaine::start(setup.clone(), &mut luck, &mut Silence);
    let mut scratch = Vec::new();
    for _ in 0..600 {
        let Some(side) = game.to_play().next() else { break };
        let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
        assert_eq!(game.read(&game.write(&action)).unwrap(), action);
        game.play(side, &action, &mut luck, &mut Silence);
        let text = serde_json::to_string(&game.position()).unwrap();
        let again = MornePlaine::from_position(setup.clone(), serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(again, game);
    }
}

/// MP-183: two players who only wait. Who has to attack does not win so, and nobody wins a meeting of equals.
#[test]
fn waiting_wins_no_attack() {
    let holder = |id: &str| match id {
        "haye_sainte" | "hougoumont" | "erlon" | "plancenoit" => Some(Side::B),
        _ => None,
    };
    for scenario in MornePlaine::scenarios() {
        let mut game = MornePlaine::start(shipped(scenario.id, ""), &mut Seeded::new(1), &mut Silence);
        while let Some(side) = game.to_play().next() {
            let wait = |word: &str| game.read(word).ok().filter(|action| game.check(side, action).is_ok());
            let action = ["end actions", "end command"].into_iter().find_map(wait).expect("nothing happens");
            game.play(side, &action, &mut Seeded::new(1), &mut Silence);
        }
        let outcome = game.to_play().outcome().expect("over");
        assert_eq!(outcome.winner, holder(scenario.id), "{}", scenario.id);
    }
}
