//! Exact chances, walked through the rules themselves.

use crate::common::{Table, assert_near, chance, setup, table};
use kernel::{Game, Side};
use revolution_empire::{Event, Phase};

const BLUE: Side = Side::A;

fn duel(blue: &str, red: &str) -> Table {
    ready(&format!("unit b Blue {blue} 0505 corps=B ; r Red {red} 0504 corps=R"))
}

fn ready(lines: &str) -> Table {
    table(&format!("{lines}\nactivate B")).then("end movement", &[])
}

/// Losses and retreats of the roll.
fn roll(after: &Table) -> (u8, u8) {
    let rolled = after.events().find_map(|event| match event {
        Event::Rolled { losses, retreats, .. } => Some((*losses, *retreats)),
        _ => None,
    });
    rolled.expect("a roll")
}

fn rolled(game: &Table, attack: &str, wanted: impl Fn(u8, u8) -> bool) -> f64 {
    chance(game, BLUE, attack, |after| {
        let (losses, retreats) = roll(after);
        wanted(losses, retreats)
    })
}

fn destroyed(game: &Table, attack: &str) -> f64 {
    chance(game, BLUE, attack, |after| after.events().any(|event| matches!(event, Event::Destroyed { .. })))
}

/// RE-59, RE-70, RE-74: infantry against infantry.
#[test]
fn line_against_line() {
    let game = duel("I 4", "I 4");
    assert_near(rolled(&game, "attack b r", |losses, _| losses > 0), 19.0 / 27.0);
    assert_near(rolled(&game, "attack b r", |_, retreats| retreats > 0), 91.0 / 216.0);
    assert_near(rolled(&game, "attack b r", |losses, retreats| losses + retreats == 0), 1.0 / 8.0);
}

/// RE-83: the target stands 125 times in 216, and its answer costs as many pieces on average.
#[test]
fn the_answer() {
    let game = duel("I 4", "I 4");
    let stands = chance(&game, BLUE, "attack b r", |after| after.phase == Phase::Riposte);
    assert_near(stands, 125.0 / 216.0);
    let cost = game.then("attack b r", &[6, 6, 6]).mean(!BLUE, "riposte", |after| f64::from(roll(after).0));
    assert_near(stands * cost, 125.0 / 216.0);
}

/// RE-73: the column.
#[test]
fn column() {
    let game = duel("I 4", "I 4");
    assert_near(rolled(&game, "column b r", |_, retreats| retreats > 0), 19.0 / 27.0);
    assert_near(rolled(&game, "column b r", |_, retreats| retreats > 1), 7.0 / 27.0);
    assert_near(rolled(&game, "column b r", |losses, _| losses > 0), 91.0 / 216.0);
}

/// RE-72, RE-33, RE-31: batteries attacked and firing.
#[test]
fn batteries() {
    assert_near(destroyed(&duel("I 4", "A 1"), "attack b r"), 91.0 / 216.0);
    let game = table("unit a Blue A 1 0505 corps=B ; r Red C 2 0504 corps=R\nactivate B");
    assert_near(destroyed(&game, "fire a r"), 2.0 / 27.0);
    let lines =
        "unit a Blue A 1 0204 corps=B ; r Red I 4 0304 corps=R ; s Red I 4 0404 corps=R ; t Red I 4 0504 corps=R
        activate B";
    let lost = table(lines).mean(BLUE, "fire a r", |after| {
        let shots = after.events().find_map(|event| match event {
            Event::Fired { shots, .. } => Some(shots.iter().map(|shot| f64::from(shot.losses)).sum()),
            _ => None,
        });
        shots.expect("a fire")
    });
    assert_near(lost, 2.0);
}

fn charge(target: &str) -> Table {
    let lines = format!("unit b Blue HC 3 0507 corps=B ; r Red {target} 0504 corps=R\nactivate B");
    table(&lines).then("move b 0505", &[])
}

/// RE-66, RE-71: a charge on light cavalry.
#[test]
fn charge_on_horse() {
    assert_near(destroyed(&charge("C 2"), "attack b r"), 19.0 / 144.0);
}

/// RE-60, RE-63: the Guard on the flank.
#[test]
fn guard_on_the_flank() {
    let game = ready("unit b Blue IE 4 0505 corps=B ; f Blue I 4 0403 corps=F ; r Red I 4 0504 corps=R");
    assert_near(destroyed(&game, "attack b r"), 73.0 / 729.0);
}

/// RE-35, RE-R40: skirmishers first, then the attack.
#[test]
fn skirmish_and_attack() {
    let game = table("unit b Blue I 4 0505 corps=B sk ; r Red I 1/4 0504 corps=R\nactivate B");
    let first = destroyed(&game, "skirmish b r");
    let game = game.then("skirmish b r", &[6]).then("end movement", &[]);
    assert_near(first + (1.0 - first) * destroyed(&game, "attack b r"), 65.0 / 81.0);
}

/// The chance of each number of losses, with a retreat and without.
fn table_of(game: &Table, action: &str) -> Vec<[f64; 2]> {
    let cell = |losses, recoils| rolled(game, action, |l, r| l == losses && (r > 0) == recoils);
    (0..=4).map(|losses| [cell(losses, false), cell(losses, true)]).collect()
}

/// RE-87, RE-89, RE-90: charge and pursuit to the end, on an endless plain.
#[test]
fn charge_and_pursuit() {
    let game = charge("I 4");
    let first = table_of(&game, "attack b r");
    let next = table_of(&game.then("attack b r", &[1, 6, 6, 6]).then("retreat r 0503", &[]), "pursue");
    let kills = |table: &[[f64; 2]], pieces: usize| table[pieces..].iter().flatten().sum::<f64>();
    let mut ridden_down = [1.0; 5];
    for pieces in 1..5 {
        let later: f64 = (1..pieces).map(|losses| next[losses][1] * ridden_down[pieces - losses]).sum();
        ridden_down[pieces] = (kills(&next, pieces) + later) / (1.0 - next[0][1]);
    }
    let chance = |pieces: usize| {
        kills(&first, pieces) + (0..pieces).map(|losses| first[losses][1] * ridden_down[pieces - losses]).sum::<f64>()
    };
    assert_near(chance(2), 54169.0 / 90828.0);
    assert_near(chance(4), 3868535.0 / 57289761.0);
}

/// RE-18: who comes first out of a bowl of seven. Corps that left the board are drawn one after the other.
#[test]
fn the_bowl() {
    let lines = "unit p Blue I 4 0505 corps=P ; q Blue I 4 0205 corps=Q ; r Red I 4 0504 corps=R ; x Blue I 4 0008 corps=X ; y Red I 4 1000 corps=Y";
    let json = r#"{ "units": { "x": { "at": "0008" }, "y": { "at": "1000" } }, "sealed": ["red"],
        "bowl": ["p", "p", "q", "q", "r", "r", "r"] }"#;
    let game = Table::set(table(lines).setup_of(), json);
    let p = game.setup_of().corps_called("p").unwrap();
    let order = |after: &Table| -> Vec<_> {
        let drawn = |event: &Event| match event {
            Event::ChitDrawn { corps, .. } => Some(*corps),
            _ => None,
        };
        after.events().filter_map(drawn).collect()
    };
    let first = chance(&game, BLUE, "seal", |after| {
        order(after).into_iter().find(|&corps| corps == p || corps.side() != BLUE) == Some(p)
    });
    assert_near(first, 2.0 / 5.0);
    assert_near(chance(&game, BLUE, "seal", |after| order(after)[..2] == [p, p]), 1.0 / 21.0);
}

/// RE-32: of a row of units raked by one battery, "nothing" is that none of them suffers.
#[test]
fn nothing_is_the_rest_of_an_enfilade() {
    let json = r#"{"units":{"b2a":{"at":"0504"},"b21":{"at":"0509"},"r11":{"at":"0604"},"r12":{"at":"0704"}},"phase":"fire","corps":"b2"}"#;
    let game = Table::set(&setup("rencontre", ""), json);
    let odds = kernel::odds(&game.0, BLUE, &game.action("fire b2a r11"), 10_000);
    let nothing = odds.rows.iter().filter(|row| row.what == kernel::Text::key("odds-nothing"));
    assert_near(nothing.map(|row| row.chance).sum(), 32.0 / 243.0);
}
