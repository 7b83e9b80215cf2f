//! The worked examples of the charge (EX-15 to EX-23).

use morne_plaine::Event;

use crate::common::{Play, game};

fn column_on_line(more: &str) -> Play {
    game(&format!(
        "F1 infantry/line french 24 column6 6096,4572,0\nA1 infantry/line british 20 line 6096,6096,180\n{more}"
    ))
}

fn beaten() -> Play {
    let mut play = column_on_line("");
    play.play("charge F1 A1", "");
    play.play("react fire", "6x2 3x8 6 2x7 6 1 1");
    assert_eq!((play.n("F1"), play.pose("F1")), (22, (6096, 6096, 0)));
    play.play("end actions", "");
    play.play("end command", "");
    play.play("melee 1", "4x10 1x4 2x8 5 3 1 6 5x3 1x7 5x4 2x8 6 1 2 4 3 4");
    play
}

/// MP-102, MP-104, MP-47, MP-127, MP-131, MP-133, MP-151, MP-155, MP-158, MP-128, MP-129, MP-161, MP-98, MP-150: a
/// charge, a round, a flight (EX-15).
#[test]
fn ex_15_charge_and_flight() {
    let play = beaten();
    assert_eq!((play.n("F1"), play.n("A1")), (20, 12));
    assert!(play.unit("A1").fleeing);
    assert_eq!(play.pose("A1"), (6096, 8274, 0));
    assert_eq!(play.unit("A1").foot.bounds.low.y, 7874);
}

/// MP-165, MP-166, MP-167, MP-168, MP-130, MP-85, MP-162, MP-R41, MP-R42: pursuit and second flight (EX-16).
#[test]
fn ex_16_pursuit() {
    let mut play = beaten();
    play.play("pursue A1", "5");
    assert_eq!((play.n("A1"), play.pose("F1")), (7, (6096, 7874, 0)));
    assert_eq!(play.rule("rally A1"), "MP-68", "a caught unit takes no action");
    play.play("end actions", "");
    play.play("end command", "");
    let round = "4x2 2x18 5 1 1 1 1";
    let mut lost = play.clone();
    lost.play("melee 1", &format!("{round} 5"));
    assert_eq!(lost.unit("A1").place, morne_plaine::Place::Lost);
    play.play("melee 1", &format!("{round} 6"));
    assert_eq!((play.n("A1"), play.unit("A1").fleeing, play.unit("A1").engaged()), (6, false, true));
}

/// MP-105, MP-101, MP-103, MP-R60: falling back out of reach, and not far enough (EX-17).
#[test]
fn ex_17_fall_back() {
    let mut play = column_on_line("");
    play.play("charge F1 A1", "");
    let mut away = play.clone();
    away.play("react fall back", "3");
    assert_eq!((away.pose("A1"), away.pose("F1")), ((6096, 6858, 180), (6096, 5588, 0)));
    assert!(!away.unit("A1").engaged());
    play.play("react fall back", "2 4");
    assert_eq!((play.pose("A1"), play.n("A1"), play.pose("F1")), ((6096, 6604, 180), 16, (6096, 6604, 0)));
    assert_eq!(play.0.melees()[0].first, [true, false]);
}

/// MP-108, MP-148, MP-R49: skirmishers run, and are destroyed if caught (EX-18).
#[test]
fn ex_18_skirmishers() {
    let play = game("F1 infantry/line french 24 column6 6096,5080,0\nA1 infantry/skirmisher 8 skirmish 6096,6096,180");
    let mut caught = play.clone();
    caught.play("charge F1 A1", "1 2");
    assert_eq!(caught.unit("A1").place, morne_plaine::Place::Lost);
    assert_eq!((caught.pose("F1"), caught.unit("F1").engaged()), ((6096, 6858, 0), false));
    let mut away = play.clone();
    away.play("charge F1 A1", "2 3");
    assert_eq!(away.pose("F1"), (6096, 6096, 0));
    assert_eq!(away.pose("A1"), (6096, 7366, 180));
}

/// MP-110, MP-46, MP-84, MP-118: canister at a column (EX-19).
#[test]
fn ex_19_canister() {
    let play = game("F1 infantry/line french 24 column6 6096,4318,0\nA1 artillery/medium unlimbered 6096,6096,180");
    let mut taken = play.clone();
    taken.play("charge F1 A1", "5 6x2 1x12 4");
    assert_eq!((taken.n("F1"), taken.unit("A1").place), (12, morne_plaine::Place::Lost));
    assert!(!taken.unit("F1").engaged());
    let mut broken = play.clone();
    broken.play("charge F1 A1", "5 6x2 1x12 3 1 2");
    assert!(broken.unit("F1").fleeing);
    assert_eq!(broken.unit("A1").place, morne_plaine::Place::Table);
}

/// MP-45, MP-144, MP-143, MP-155, MP-141, MP-48, MP-R22, MP-R57: cuirassiers on a square (EX-20).
#[test]
fn ex_20_square() {
    let mut play = game("F1 cavalry/heavy cuirass 12 echelon6 6096,4572,0\nA1 infantry/line 24 square 6096,6096,180");
    play.play("charge F1 A1", "");
    play.play("react fire", "6 6 1 2 3 4 1 5");
    assert_eq!(play.n("F1"), 11);
    play.play("end actions", "");
    play.play("end command", "");
    let round = "5 6 1 2 3 4 5x3 1x3 1 2 1 2 6 4";
    let mut held = play.clone();
    held.play("melee 1", &format!("{round} 2"));
    assert_eq!((held.n("A1"), held.n("F1"), held.unit("A1").fleeing), (22, 10, false));
    play.play("melee 1", &format!("{round} 1 3 4"));
    assert!(play.unit("A1").fleeing);
}

/// MP-109, MP-127, MP-131, MP-134, MP-136, MP-97, MP-R30: a counter-charge (EX-21).
#[test]
fn ex_21_counter_charge() {
    let mut play = game("A1 cavalry/line 12 echelon6 6096,8000,180\nF1 cavalry/heavy 12 echelon6 6096,3428,0");
    play.play("charge F1 A1", "");
    let mut short = play.clone();
    short.play("react counter-charge", "1");
    assert_eq!((short.pose("A1"), short.pose("F1")), ((6096, 7746, 180), (6096, 5460, 0)));
    assert!(!short.unit("A1").charging);
    play.play("react counter-charge", "3");
    assert_eq!((play.pose("A1"), play.pose("F1")), ((6096, 7238, 180), (6096, 7238, 0)));
    let melee = &play.0.melees()[0];
    for id in ["F1", "A1"] {
        let strike = play.0.strike(melee, play.id(id));
        assert_eq!((strike.dice, strike.need, strike.reroll), (12, 4, morne_plaine::Reroll::Ones), "{id}");
        assert_eq!(play.0.melee_save(play.id(id)).0, 4);
    }
}

/// MP-111, MP-114, MP-115, MP-112: taken in flank, a line turns about its centre (EX-22).
#[test]
fn ex_22_flank_charge() {
    let mut play = game("F1 infantry/line french 24 column6 8800,6000,270\nA1 infantry/line 24 line 6096,6096,0");
    play.play("charge F1 A1", "4");
    assert_eq!((play.pose("A1"), play.pose("F1"), play.n("A1")), ((6296, 5896, 90), (6296, 6000, 270), 20));
    assert_eq!((play.0.melees()[0].first, play.0.melees()[0].stragglers), ([true, false], [0, 4]));
}

/// MP-119, MP-123, MP-147, MP-120, MP-121, MP-146, MP-R34: a supported charge (EX-23).
#[test]
fn ex_23_supported_charge() {
    let mut play = game(
        "F1 infantry/line french 24 column6 6096,4572,0\nF2 infantry/line french 24 column6 7500,4572,0\nA1 infantry/line 20 line 6096,6096,180",
    );
    play.play("charge F1 A1", "");
    play.play("support F2", "");
    play.play("react fire", "1x10 1x10");
    assert_eq!(play.pose("F2"), (6096, 5296, 0));
    play.play("end actions", "");
    play.play("end command", "");
    let round = "4x9 2x15 6x3 1x3 2x6 4 1 1 5x7 1x3 5x5 1x8 5 1 1 1 6 6 2";
    let events = play.play("melee 1", &format!("{round} 5 3 4"));
    assert_eq!((play.n("A1"), play.n("F1"), play.n("F2")), (12, 21, 23));
    assert!(events.iter().any(|e| matches!(e, Event::Tested { modifier: -2, passed: false, .. })), "{events:?}");
    assert!(events.iter().any(|e| matches!(e, Event::Parried { hits: 4, .. })));
    assert!(events.iter().any(|e| matches!(e, Event::Parried { hits: 3, .. })));
}
