//! The worked examples of command, panic, rally and flight (EX-24 to EX-29).

use morne_plaine::Event;
use serde_json::json;

use crate::common::{game, table};

/// MP-40: command range to the unit (EX-24).
#[test]
fn ex_24_command_range() {
    for (x, near) in [(8620, true), (8623, true), (8624, false)] {
        let play = game(&format!("F1 infantry/line 20 line 6096,6096,0\nF9 commander/adc {x},6000,0"));
        assert_eq!(play.0.in_command(play.id("F1")), near, "{x}");
    }
}

/// MP-171, MP-172, MP-174, MP-175, MP-R44: who tests for panic, and on what (EX-25).
#[test]
fn ex_25_panic() {
    let need = |friend: &str| {
        let mut play = game(&format!(
            "F1 infantry/line 12/24 line 6096,3000,180 fleeing\nF2 {friend} 6096,4000,0\nA1 infantry/line 20 line 6096,11000,180"
        ));
        play.play("end actions", "1 1");
        // The other side's turn, and back.
        play.play("end command", "");
        play.play("end actions", "");
        play.play("end command", "");
        play.unit("F2").panic
    };
    assert_eq!(need("infantry/line 20 line"), 4);
    assert_eq!(need("infantry/line 24 line"), 0);
    assert_eq!(need("infantry/line guard 20 line"), 3);
    assert_eq!(need("cavalry/line 10 echelon5"), 3);
    assert_eq!(need("cavalry/line 12 echelon6"), 0);
}

/// MP-178, MP-155, MP-157, MP-70: a rally with a general near (EX-26).
#[test]
fn ex_26_rally() {
    let mut play = game("F1 infantry/line 9/20 line 6096,6096,0 fleeing\nF9 commander/general 6096,4000,0");
    let events = play.play("rally F1", "4 5");
    assert!(events.iter().any(|e| matches!(e, Event::Tested { modifier: -1, passed: true, .. })));
    assert!(!play.unit("F1").fleeing);
}

/// MP-85, MP-R26: removal at a quarter (EX-27).
#[test]
fn ex_27_removal() {
    let gone = |n0: u8, after: u8, kind: &str| {
        let before = after + 1;
        let mut play = game(&format!(
            "A1 {kind} {before}/{n0} {} 6096,6096,180\nF1 infantry/line 20 line 6096,4826,0",
            if kind.ends_with("skirmisher") { "skirmish" } else { "line" }
        ));
        let morale = if after * 4 <= n0 || 4 < before { "" } else { "6" };
        play.play("volley F1 A1", &format!("5 1x19 1 {morale}"));
        play.unit("A1").place == morne_plaine::Place::Lost
    };
    assert!(gone(20, 5, "infantry/line") && !gone(20, 6, "infantry/line"));
    assert!(gone(18, 4, "infantry/line") && !gone(18, 5, "infantry/line"));
    assert!(gone(8, 2, "infantry/skirmisher"));
}

/// MP-159, MP-161, MP-24, MP-25, MP-18, MP-19: a flight finds its way round a friend (EX-28).
#[test]
fn ex_28_flight() {
    let play = game(
        "A1 infantry/line 12/20 line 6096,6096,180\nF1 infantry/line french 20/24 column6 6096,6096,0\nA2 infantry/line french 24 column6 6096,8000,180",
    );
    let (along, length) = play.0.flight(play.id("A1"), (0, 65536), 1778);
    assert_eq!(length, 1778);
    let pose = play.unit("A1").pose().shifted(along, length);
    let foot = play.unit("A1").foot.at(pose);
    let about = foot.about();
    assert_eq!((about.x, about.y, about.facing), (7353, 7753, 0));
    let clear = |degrees: i32| {
        let play = &play;
        let turned = if degrees == 0 { (0, 65536) } else { morne_plaine::rotated((0, 65536), degrees) };
        let start = play.unit("A1").foot;
        let friend = play.unit("A2").foot;
        (0..=1778)
            .take_while(|&k| {
                let end = start.at(start.pose.shifted(turned, k));
                let sweep = morne_plaine::Hull::sweep(&start.corners, &end.corners);
                !morne_plaine::overlap(sweep.points(), &friend.corners)
            })
            .last()
    };
    assert_eq!([0, 15, -15, 30, -30, 45].map(clear).map(|k| k.unwrap()), [1506, 1559, 1559, 1739, 1739, 1778]);
}

/// MP-69, MP-164: cavalry breaks off (EX-29).
#[test]
fn ex_29_disengagement() {
    let play = table("F1 cavalry/line 12 echelon6 6096,6096,0\nA1 infantry/line 20 line 6096,6096,180")
        .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
        .game("");
    let mut free = play.clone();
    free.play("disengage F1", "4 3 5");
    assert_eq!((free.pose("F1"), free.unit("F1").engaged()), ((6096, 4064, 0), false));
    let mut held = play.clone();
    held.play("disengage F1", "3");
    assert!(held.unit("F1").engaged() && held.unit("F1").acted);
}
