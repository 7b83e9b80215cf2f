//! What is hidden stays hidden, and what is imagined could be true.

use std::collections::BTreeSet;

use crate::common::*;
use detroits::{Detroits, Phase};
use kernel::{BySide, Eyes, Game, Seeded, Show, Side, ToPlay};

/// DE-20: neither the other side nor a spectator sees what is written, how much, or how far a side is.
#[test]
fn lines_are_secret() {
    let mut game = begin("quatre_phares", "");
    let before = [Eyes::Seat(Side::B), Eyes::Public].map(|eyes| game.scene(eyes));
    for notation in ["write T1 3", "done T1", "T2: 3 3 3 3", "F1: 3", "F2: 3"] {
        game.by(Side::A, notation, &[]);
        assert_eq!([Eyes::Seat(Side::B), Eyes::Public].map(|eyes| game.scene(eyes)), before, "{notation}");
    }
    assert_ne!(game.scene(Eyes::Seat(Side::A)), game.scene(Eyes::Seat(Side::B)));
}

/// DE-R11: sealed answers are secret too.
#[test]
fn answers_are_secret() {
    let mut game = sea("min_points=0", &["NW-F1 06.06 N", "SE-F1 07.06 N"]).after(&["F1:", "F1:"]);
    let before = game.scene(Eyes::Seat(Side::B));
    game.by(Side::A, "fire F1 starboard SE-F1", &[]);
    assert_eq!(game.scene(Eyes::Seat(Side::B)), before);
    let answer = |seed| game.imagine(Side::B, &mut Seeded::new(seed)).position().ships[0].answer.clone();
    let answers: BTreeSet<_> = (0..50).map(answer).collect();
    assert!(answers.len() > 1, "the answer is guessed, not known: {answers:?}");
}

/// DE-R38: a fleet being placed is seen by its own side alone.
#[test]
fn places_are_secret() {
    let game = begin("quatre_phares", "deployment=free").after(&["deploy T1 02.02 SE"]);
    let ships = |eyes| game.scene(eyes).pieces.len();
    assert_eq!([Eyes::Seat(Side::A), Eyes::Seat(Side::B), Eyes::Public, Eyes::All].map(ships), [1, 0, 0, 1]);
    let dream = game.imagine(Side::B, &mut Seeded::new(3));
    assert_eq!(dream.to_play(), ToPlay::Both(BySide([false, true])));
}

/// DE-20, DE-R6: what is imagined are legal lines, drawn anew each time.
#[test]
fn imagined_orders() {
    let game = begin("quatre_phares", "").after(&["T1: 3 3 3 3"]);
    let mut lines = BTreeSet::new();
    for seed in 0..40 {
        let dream = game.imagine(Side::B, &mut Seeded::new(seed));
        assert_eq!(dream.phase(), Phase::Orders);
        lines.insert(format!("{:?}", dream.ship(id("NW-T1")).line));
        let again = Detroits::from_position(game.setup_of().clone(), dream.position());
        assert!(again.is_ok_and(|again| again == dream), "an imagined position is a legal one");
    }
    assert!(lines.len() > 20, "{} different lines of 40", lines.len());
    for seed in 0..5 {
        let dream = game.imagine(Side::A, &mut Seeded::new(seed));
        assert_eq!(dream.ship(id("NW-T1")), game.ship(id("NW-T1")), "one's own are known");
    }
}

/// A window after two steps of the pair F1; NW-F1 has orders left, SE-F1 has one more.
fn after_two_steps(nw: &str, se: &str, options: &str) -> Table {
    let game = sea(options, &["NW-F1 06.06 N", "NW-F2 02.02 N", "SE-F1 07.07 N", "SE-F2 12.10 N"]);
    let mut game = game.after(&[&format!("F1: {nw}"), "F2: 1 1", &format!("F1: {se}"), "F2: 1 R 2"]);
    while game.progress().is_some_and(|(_, step)| step < 2) {
        game.play("hold F1", &[]);
    }
    game
}

/// DE-R6, DE-R9: the executed beginning and the flag of the last window are known, the rest is guessed.
#[test]
fn imagined_execution() {
    let game = after_two_steps("R(2) R(1) 1", "1 1 1 1", "");
    let mut rests = BTreeSet::new();
    for seed in 0..60 {
        let dream = game.imagine(Side::A, &mut Seeded::new(seed));
        let ship = dream.ship(id("SE-F1"));
        assert_eq!(ship.line[..2], game.ship(id("SE-F1")).line[..2]);
        assert_eq!(ship.executed, 2);
        rests.insert(ship.left());
        assert_eq!(dream.ship(id("NW-F1")), game.ship(id("NW-F1")));
        assert!(!dream.ship(id("SE-F2")).line.is_empty(), "a ship that must spend a point is thought to do so");
    }
    assert!(rests.contains(&0) && rests.len() > 2, "how many orders are left is not known: {rests:?}");
}

/// DE-R9: when one's own line is used up and the pair goes on, the other must have an order left.
#[test]
fn a_pair_that_goes_on_has_an_order() {
    let game = after_two_steps("R(2) R(1)", "1 1 1 1", "");
    for seed in 0..60 {
        assert!(game.imagine(Side::A, &mut Seeded::new(seed)).ship(id("SE-F1")).left() > 0);
    }
}

/// DE-R8: a ship that did not move in a step has no order left, and everybody knows.
#[test]
fn a_line_that_is_over_is_known() {
    let game = after_two_steps("R(2) R(1) 1", "1", "");
    for seed in 0..20 {
        assert_eq!(game.imagine(Side::A, &mut Seeded::new(seed)).ship(id("SE-F1")), game.ship(id("SE-F1")));
    }
}

/// DE-R6: an announced line is known to its end.
#[test]
fn announced_lines_are_known() {
    let game = after_two_steps("R(2) R(1) 1", "1 1 R 2 2", "announce=line");
    for seed in 0..20 {
        let dream = game.imagine(Side::A, &mut Seeded::new(seed));
        assert_eq!(dream.ship(id("SE-F1")), game.ship(id("SE-F1")));
    }
    let scene = serde_json::to_string(&game.scene(Eyes::Seat(Side::A))).unwrap();
    assert!(scene.contains("1 1 · R 2 2"), "and shown");
    let hidden = after_two_steps("R(2) R(1) 1", "1 1 R 2 2", "");
    let scene = serde_json::to_string(&hidden.scene(Eyes::Seat(Side::A))).unwrap();
    assert!(scene.contains("1 1 · ?") && !scene.contains("R 2 2"), "else only what is carried out");
}

/// DE-R42: the orders of a stopped ship are gone, for imagination too.
#[test]
fn a_stopped_ship_has_no_orders() {
    let game = sea("", &["NW-F1 06.06 NE", "SE-F2 07.05 N", "SE-F3 12.10 N"]).after(&["F1: 2 2", "F2: 1 1", "F3: 1"]);
    assert_eq!(game.phase(), Phase::Fire);
    for seed in 0..20 {
        let dream = game.imagine(Side::A, &mut Seeded::new(seed));
        assert_eq!(dream.ship(id("SE-F2")).left(), 0);
        assert!(dream.ship(id("SE-F3")).left() > 0);
    }
}
