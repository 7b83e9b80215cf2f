//! The odds that the rules print, from the numbers of the engine and through its own dice.

use crate::common::{Play, game, table};
use kernel::{Game, Seeded, Side, Silence};
use morne_plaine::odds::{Chances, chance, steady};
use morne_plaine::{Place, ShotKind};
use serde_json::json;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 5e-7, "{a} is not {b}");
}

/// MP-154, MP-155, MP-157: passing by modifier, alone and in command (O-1).
#[test]
fn o_1_morale() {
    for (modifier, alone, led) in [(-2, 1.0 / 6.0, 11.0 / 36.0), (-1, 1.0 / 3.0, 5.0 / 9.0), (0, 0.5, 0.75)] {
        close(steady(modifier, false), alone);
        close(steady(modifier, true), led);
    }
    for (modifier, alone, led) in [(1, 2.0 / 3.0, 8.0 / 9.0), (2, 5.0 / 6.0, 35.0 / 36.0), (-5, 1.0 / 6.0, 11.0 / 36.0)]
    {
        close(steady(modifier, false), alone);
        close(steady(modifier, true), led);
    }
    let rally = |unit: &str, more: &str| {
        let play = game(&format!("F1 {unit} 6096,9000,180 fleeing\n{more}"));
        play.chance("rally F1", |after| !after.unit(after.unit_named("F1").unwrap()).fleeing)
    };
    close(rally("infantry/line 9/20 line", ""), 1.0 / 3.0);
    close(rally("infantry/line 20 line", "F9 commander/adc 6096,8500,0"), 0.75);
    close(rally("infantry/line guard 20 line", "F9 commander/adc 6096,8500,0"), 8.0 / 9.0);
}

/// The losses of a shot, from the engine's numbers.
fn losses(shooter: &str, target: &str) -> Chances {
    let play = game(&format!("F1 {shooter} 6096,5000,0\nA1 {target} 6096,6270,180"));
    let shot = play.0.aim(play.id("F1"), None, play.id("A1"), ShotKind::Volley).expect("a legal volley");
    let hits = Chances::of(u32::from(shot.dice), chance(shot.need, shot.reroll));
    hits.thinned(1.0 - chance(shot.save, morne_plaine::Reroll::None), 1)
}

/// MP-74, MP-75, MP-47, MP-81: volleys in the open (O-2, O-3, O-4, O-14).
#[test]
fn o_2_to_4_volleys() {
    let british = losses("infantry/line british 24 line", "infantry/line 24 line");
    close(british.mean(), 24.0 * 35.0 / 108.0);
    close(british.at_least(6), 0.839752);
    let plain = losses("infantry/line 24 line", "infantry/line 24 line");
    close(plain.mean(), 24.0 * 5.0 / 18.0);
    close(plain.at_least(6), 0.693170);
    let column = losses("infantry/line 24 line", "infantry/line french 24 column6");
    close(column.mean(), 24.0 * 25.0 / 54.0);
    close(column.at_least(6), 0.990849);
    close(losses("infantry/line british 24 line", "artillery/medium unlimbered").at_least(4), 0.713754);
}

/// How often something comes of an action, by many throws.
fn often(play: &Play, notations: &[&str], came: impl Fn(&morne_plaine::MornePlaine) -> bool) -> f64 {
    const THROWS: u64 = 8_000;
    let mut count = 0;
    for seed in 0..THROWS {
        let mut luck = Seeded::new(seed.wrapping_mul(0x9e37_79b9));
        let mut game = play.0.clone();
        for notation in notations {
            let Some(side) = game.to_play().next() else { break };
            let action = game.read(notation).unwrap();
            if game.check(side, &action).is_ok() {
                game.play(side, &action, &mut luck, &mut Silence);
            }
        }
        count += u64::from(came(&game));
    }
    count as f64 / THROWS as f64
}

fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 0.018, "{a} is far from {b}");
}

/// MP-87, MP-89, MP-110: batteries on columns and horse (O-5, O-6, O-7).
#[test]
fn o_5_to_7_guns() {
    let lost = |game: &morne_plaine::MornePlaine, id: &str, n0: u8| n0 - game.unit(game.unit_named(id).unwrap()).n;
    let play = game("F1 artillery/medium unlimbered 6096,600,0\nA1 infantry/line french 24 column6 6096,4600,180");
    near(often(&play, &["guns F1 A1"], |game| lost(game, "A1", 24) >= 6), 0.364098);
    let play = game("F1 infantry/line french 24 column6 6096,4318,0\nA1 artillery/medium unlimbered 6096,6096,180");
    near(often(&play, &["charge F1 A1"], |game| lost(game, "F1", 24) >= 6), 0.863867);
    let gone = |game: &morne_plaine::MornePlaine, id: &str| {
        let unit = game.unit(game.unit_named(id).unwrap());
        unit.fleeing || unit.place == Place::Lost
    };
    near(often(&play, &["charge F1 A1"], |game| gone(game, "F1")), 0.460408);
    let play = game("F1 cavalry/line 12 echelon6 6096,4318,0\nA1 artillery/medium unlimbered 6096,6096,180");
    near(often(&play, &["charge F1 A1"], |game| lost(game, "F1", 12) >= 3), 275.0 / 512.0);
    near(often(&play, &["charge F1 A1"], |game| gone(game, "F1")), 1243.0 / 4608.0);
}

/// MP-104, MP-107, MP-126 to MP-136, MP-144, MP-151: charges and one round (O-8 to O-11).
#[test]
fn o_8_to_11_charges() {
    let round = ["charge F1 A1", "react fire", "end actions", "end command", "melee 1"];
    let flees =
        |id: &'static str| move |game: &morne_plaine::MornePlaine| game.unit(game.unit_named(id).unwrap()).fleeing;
    let line = |charger: &str, target: &str| game(&format!("F1 {charger} 6096,4572,0\nA1 {target} 6096,6096,180"));
    let play = line("infantry/line french 24 column6", "infantry/line british 20 line");
    near(often(&play, &round, flees("A1")), 0.673423);
    near(often(&play, &round, flees("F1")), 0.010796 + 0.002800);
    let stopped = |game: &morne_plaine::MornePlaine| !game.unit(game.unit_named("F1").unwrap()).engaged();
    near(often(&play, &["charge F1 A1", "react volley"], stopped), 0.163465);
    let play = line("cavalry/heavy cuirass 12 echelon6", "infantry/line 24 square");
    near(often(&play, &round, flees("A1")), 0.136577);
    near(often(&play, &round, flees("F1")), 0.004773 + 0.144066);
    let play = line("cavalry/heavy 12 echelon6", "infantry/line 20 line");
    near(often(&play, &round, flees("A1")), 0.485868);
    near(often(&play, &round, flees("F1")), 0.022242 + 0.037778);
}

/// MP-165, MP-166, MP-97, MP-158: who is caught in straight flight (O-12).
#[test]
fn o_12_pursuit() {
    let caught = |pursuer: &str, runner: &str, dice: u32| {
        let mut ways = vec![0u32; 6 * dice as usize + 1];
        for roll in 0..6u32.pow(dice) {
            ways[(0..dice).map(|i| roll / 6u32.pow(i) % 6 + 1).sum::<u32>() as usize] += 1;
        }
        let reached = |inches: usize| {
            let y = 3000 + 254 * inches as i32 + if runner.contains("cavalry") { 1000 } else { 400 };
            let play = table(&format!("F1 {pursuer} 6096,3000,0\nA1 {runner} 6096,{y},0 fleeing"))
                .with("phase", json!("victor"))
                .with("victor", json!({"side": "first", "units": ["F1"], "fled": ["A1"]}))
                .game("");
            let mut after = play.0.clone();
            after.play(Side::A, &play.action("pursue A1"), &mut Seeded::new(1), &mut Silence);
            after.unit(play.id("F1")).engaged()
        };
        (1..ways.len()).filter(|&inches| ways[inches] > 0 && reached(inches)).map(|inches| ways[inches]).sum::<u32>()
    };
    let (foot, horse) = ("infantry/line french 24 column6", "cavalry/line 12 echelon6");
    let run = "infantry/line 20 line";
    assert_eq!(caught(foot, run, 2), 26);
    assert_eq!(caught(foot, horse, 3), 56);
    assert_eq!(caught(horse, horse, 3), 212);
    assert_eq!(caught(horse, run, 2), 36);
}

/// MP-106, MP-108: reaction tests, and skirmishers charged at 3p (O-13).
#[test]
fn o_13_reactions() {
    let field = "F1 infantry/line french 24 column6 6096,4572,0\nA1 infantry/line 20 line 6096,6096,180";
    for (more, expected) in [("", 1.0 / 3.0), ("A9 commander/adc 6096,7000,0", 5.0 / 9.0)] {
        let mut play = game(&format!("{field}\n{more}"));
        play.play("charge F1 A1", "");
        let square = |game: &morne_plaine::MornePlaine| {
            game.unit(game.unit_named("A1").unwrap()).shape.formation == morne_plaine::Formation::Square
        };
        close(play.chance("react form square", square), expected);
    }
    let play = game("F1 infantry/line french 24 column6 6096,5334,0\nA1 infantry/skirmisher 8 skirmish 6096,6096,180");
    let lost = |game: &morne_plaine::MornePlaine| game.unit(game.unit_named("A1").unwrap()).place == Place::Lost;
    close(play.chance("charge F1 A1", lost), 10.0 / 36.0);
}

/// MP-99, MP-R75: the odds of a charge or a pursuit are the same however far it has to go: nothing, unless charges may
/// be measured beforehand. Not even the number of ways tells the dice that contact would need.
#[test]
fn odds_do_not_measure() {
    let charged = |target: &str, y: i32, options: &str| {
        let field = format!("F1 infantry/line french 24 column6 6096,3000,0\nA1 {target} 6096,{y},180");
        let play = table(&field).game(options);
        kernel::odds(&play.0, Side::A, &play.action("charge F1 A1"), 4096)
    };
    for target in ["infantry/skirmisher 8 skirmish", "artillery/medium unlimbered", "infantry/line 20 march3"] {
        let near = charged(target, 3600, "");
        assert!(near.rows.is_empty(), "{target}: {near:?}");
        assert_eq!(near, charged(target, 10000, ""), "{target}");
    }
    assert!(!charged("artillery/medium unlimbered", 3600, "pre_measure_charges").rows.is_empty());
    let pursued = |y: i32, options: &str| {
        let play =
            table(&format!("F1 cavalry/line 12 echelon6 6096,3000,0\nA1 infantry/line 6/20 line 6096,{y},0 fleeing"))
                .with("phase", json!("victor"))
                .with("victor", json!({"side": "first", "units": ["F1"], "fled": ["A1"]}))
                .game(options);
        kernel::odds(&play.0, Side::A, &play.action("pursue A1"), 4096)
    };
    assert_eq!(pursued(4000, ""), pursued(10000, ""));
    assert!(pursued(4000, "").rows.is_empty() && !pursued(4000, "pre_measure_charges").rows.is_empty());
}
