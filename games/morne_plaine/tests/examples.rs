//! The worked examples of the rules, in their order.

mod charge;
mod morale;

use crate::common::{game, table};
use kernel::Game;
use morne_plaine::{Event, Face, FiringEdge, Foot, FrontalArc, Point, Pose, ShotKind};
use serde_json::json;

fn corners(foot: &Foot) -> Vec<(i32, i32)> {
    foot.corners.iter().map(|p| (p.x, p.y)).collect()
}

/// MP-10, MP-12, MP-14, MP-06, MP-07, MP-08, MP-09, MP-13: corners, centre and figures of a line (EX-01).
#[test]
fn ex_01_corners_of_a_line() {
    let play = game("F1 infantry/line 24 line 6096,6096,0");
    assert_eq!(corners(&play.unit("F1").foot), [(4896, 6096), (7296, 6096), (7296, 5696), (4896, 5696)]);
    let play = game("F1 infantry/line 24 line 6096,6096,30");
    let foot = &play.unit("F1").foot;
    assert_eq!(corners(foot), [(5057, 6696), (7135, 5496), (6935, 5150), (4857, 6350)]);
    let figures = play.0.figures(play.id("F1"));
    assert_eq!(figures.points().first(), Some(&Point::new(5093, 6559)));
    assert_eq!(figures.points().last(), Some(&Point::new(6899, 5286)));
    assert_eq!(foot.centre(), Point::new(5996, 5923));
}

/// MP-12, MP-11, MP-15: sizes of formations (EX-02).
#[test]
fn ex_02_footprints() {
    let size = |unit: &str| {
        let play = game(&format!("F1 {unit} 6096,6096,0"));
        (play.unit("F1").foot.width, play.unit("F1").foot.depth)
    };
    assert_eq!(size("infantry/line french 24 column6"), (1200, 800));
    assert_eq!(size("infantry/line french 24 column4"), (800, 1200));
    assert_eq!(size("infantry/line 24 march3"), (600, 1600));
    assert_eq!(size("infantry/line 24 square"), (1400, 1400));
    assert_eq!(size("infantry/skirmisher 8 skirmish"), (1600, 800));
    assert_eq!(size("cavalry/line 12 echelon6"), (1500, 1000));
    assert_eq!(size("infantry/line 23 line"), (2400, 400));
    let play = game("F1 infantry/line 23 line 6096,6096,0");
    let ranks = play.0.figures(play.id("F1"));
    assert_eq!(ranks.points().iter().filter(|p| p.y == 5996).count(), 12);
    assert_eq!(ranks.points().iter().filter(|p| p.y == 5796).count(), 11);
}

/// MP-16, MP-17, MP-74, MP-76, MP-R11: the bands of a volley to the unit (EX-03).
#[test]
fn ex_03_volley_bands() {
    let need = |gap: i32, rifles: &str| {
        let y = 6096 + gap;
        let play = game(&format!(
            "F1 infantry/line british {rifles} 24 line 6096,6096,0\nA1 infantry/line 24 line 6096,{y},180"
        ));
        play.0.aim(play.id("F1"), None, play.id("A1"), ShotKind::Volley).map(|shot| shot.need).map_err(|r| r.rule)
    };
    for (gap, expected) in
        [(1524, Ok(5)), (1527, Ok(5)), (1528, Ok(6)), (3048, Ok(6)), (3051, Ok(6)), (3052, Err("MP-74"))]
    {
        assert_eq!(need(gap, ""), expected, "{gap}");
    }
    for (gap, expected) in [(2286, Ok(5)), (2289, Ok(5)), (2290, Ok(6)), (4575, Ok(6)), (4576, Err("MP-76"))] {
        assert_eq!(need(gap, "rifles"), expected, "rifles {gap}");
    }
}

/// MP-20, MP-22, MP-72, MP-R8: half the figures in the 90° arc (EX-04).
#[test]
fn ex_04_frontal_arc() {
    for (dx, count) in [(1700, 13), (1701, 11)] {
        let play =
            game(&format!("F1 infantry/line 20 line 6096,6096,0\nA1 infantry/line 24 line {},6596,180", 6096 + dx));
        let edge = FiringEdge::of(&play.unit("F1").foot, Face::Front);
        let seen = play.0.seen(play.id("F1"), &edge, FrontalArc::Narrow, play.id("A1"));
        assert_eq!((seen.in_arc, seen.of), (count, 24));
        assert_eq!(play.legal("volley F1 A1"), count >= 12);
        if count < 12 {
            assert_eq!(play.rule("volley F1 A1"), "MP-72");
        }
    }
}

/// MP-21, MP-100: half the target ahead of the front line (EX-05).
#[test]
fn ex_05_charge_arc() {
    for (y, legal) in [(6096, true), (5996, true), (5995, false)] {
        let play =
            game(&format!("F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 24 line 8000,{y},270"));
        assert_eq!(play.legal("charge F1 A1"), legal, "{y}");
        if !legal {
            assert_eq!(play.rule("charge F1 A1"), "MP-100");
        }
    }
}

/// MP-111: half the charger behind the target's front line (EX-06).
#[test]
fn ex_06_flank() {
    for (y, behind, flank) in [(6220, 6, true), (6221, 4, false)] {
        let play = game(&format!("F1 cavalry/line 12 echelon6 8500,{y},270\nA1 infantry/line 24 line 6096,6096,0"));
        let figures = play.0.figures(play.id("F1"));
        assert_eq!(play.unit("A1").foot.behind(&figures), behind);
        assert_eq!(play.0.in_flank(&figures, play.id("A1")), flank);
    }
}

/// MP-64, MP-65, MP-66, MP-17, MP-R2, MP-R3: where a line may progress to (EX-07).
#[test]
fn ex_07_progress() {
    let play = game("F1 infantry/line 24 line 6096,6096,0");
    let to = |pose: &str| format!("progress F1 to {pose}");
    for pose in ["6096 7112 0", "6096 7115 0", "6814 6814 0", "6096 5588 0", "6096 5585 0", "6096 6096 47"] {
        assert!(play.legal(&to(pose)), "{pose}: {:?}", play.0.check(crate::common::F, &play.action(&to(pose))));
    }
    for (pose, rule) in [
        ("6096 7116 0", "MP-64"),
        ("6815 6813 0", "MP-65"),
        ("6096 5584 0", "MP-65"),
        ("6096 6096 48", "MP-64"),
        ("6096 6900 10", "MP-64"),
    ] {
        assert_eq!(play.rule(&to(pose)), rule, "{pose}");
    }
    assert!(play.legal("progress F1 about to 6096 5188 180"));
    assert_eq!(play.rule("progress F1 about to 6096 5184 180"), "MP-66");
}

/// MP-28, MP-29, MP-67, MP-31, MP-R5, MP-R6: a hedge halves, an enemy is kept an inch away, guns stay out (EX-08).
#[test]
fn ex_08_hedge_and_enemy() {
    let hedge = "hedge 5000,6300 7200,6300";
    let play = game(&format!("F1 infantry/line 24 line 6096,6096,0\n{hedge}"));
    assert!(play.legal("progress F1 to 6096 6604 0"));
    assert_eq!(play.rule("progress F1 to 6096 6608 0"), "MP-29");
    let play = game("F1 infantry/line 24 line 6096,6096,0\nA1 infantry/line 24 line 6096,7362,180");
    assert!(play.legal("progress F1 to 6096 7108 0"));
    assert!(play.legal("progress F1 to 6096 7111 0"));
    assert_eq!(play.rule("progress F1 to 6096 7112 0"), "MP-67");
    let play = game(&format!("F1 artillery/medium unlimbered 6096,6096,0\n{hedge}"));
    assert_eq!(play.rule("manhandle F1 to 6096 6400 0"), "MP-31");
}

/// MP-62: pivot front and pivot centre (EX-09).
#[test]
fn ex_09_reform() {
    let column = "F1 infantry/line french 24 column6 6096,6096,0";
    let mut play = game(column);
    play.play("form F1 line front", "");
    assert_eq!(play.pose("F1"), (6096, 6096, 0));
    let mut play = game(column);
    play.play("form F1 line centre 90", "");
    assert_eq!(play.pose("F1"), (6296, 5696, 90));
}

const VOLLEY: &str = "F1 infantry/line british 24 line 6096,6096,0";

/// MP-74, MP-75, MP-80, MP-81, MP-84, MP-04, MP-05: a British volley in the open (EX-10).
#[test]
fn ex_10_volley() {
    let mut play = game(&format!("{VOLLEY}\nA1 infantry/line french 24 line 6096,7366,180"));
    let events = play.play("volley F1 A1", "6x6 1x3 2x15 5 2 1 6 1 2 3 4 5 6");
    assert!(matches!(events[0], Event::Shot { hits: 7, losses: 5, .. }), "{events:?}");
    assert_eq!(play.n("A1"), 19);
}

/// MP-47, MP-84, MP-157, MP-43, MP-R24: a column is shot to pieces; the aide de camp saves it (EX-11).
#[test]
fn ex_11_volley_on_a_column() {
    let field = format!("{VOLLEY}\nA1 infantry/line french 24 column6 6096,7366,180");
    let fire = "5x8 1x4 3x12 6x5 1x11 6x2 2x11";
    let mut play = game(&format!("{field}\nA9 commander/adc 6096,9000,0"));
    play.play("volley F1 A1", &format!("{fire} 3 4"));
    assert_eq!((play.n("A1"), play.unit("A1").fleeing), (13, false));
    let mut play = game(&field);
    play.play("volley F1 A1", &format!("{fire} 3 1 2"));
    assert!(play.unit("A1").fleeing);
}

/// MP-43, MP-73, MP-59, MP-R10, MP-R12, MP-R13, MP-R14: fire after a progress of nothing (EX-12).
#[test]
fn ex_12_progress_fire() {
    let mut play =
        game("F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line british 20 line 6096,7496,180");
    play.play("progress F1 to 6096 6096 0", "");
    let events = play.play("fire at A1", "6 6 5 1 2 3 6 2");
    assert!(matches!(events[0], Event::Shot { hits: 2, losses: 1, .. }));
}

fn guns(target: &str, distance: i32, manhandled: bool, die: &str, saves: &str) -> u8 {
    let y = 600 + distance + if manhandled { 100 } else { 0 };
    let mut play = game(&format!("F1 artillery/heavy unlimbered 6096,600,0\nA1 {target} 6096,{y},180"));
    let events = if manhandled {
        play.play("manhandle F1 to 6096 700 0", "");
        play.play("fire at A1", &format!("{die} {saves}"))
    } else {
        play.play("guns F1 A1", &format!("{die} {saves}"))
    };
    match events[0] {
        Event::Shot { hits, .. } => hits,
        _ => panic!("no shot"),
    }
}

/// MP-87, MP-88, MP-89, MP-46, MP-91, MP-R16: hits of a heavy battery (EX-13).
#[test]
fn ex_13_guns() {
    let (column, line) = ("infantry/line french 24 column6", "infantry/line 24 line");
    let p = |inches: i32| inches * 254;
    assert_eq!(guns(column, p(30), false, "4", "6x6"), 6);
    assert_eq!(guns(column, p(30), true, "4", "6x4"), 4);
    assert_eq!(guns(column, p(40), false, "3", ""), 0);
    assert_eq!(guns(column, p(30), false, "1", ""), 0);
    assert_eq!(guns(line, p(40), false, "6", "6x3"), 3);
    assert_eq!(guns(line, p(10), true, "1", "6x2"), 2);
    let band = |gap: i32| {
        let play = game("F1 artillery/heavy unlimbered 750,900,90");
        let distance = morne_plaine::gap(&[Point::new(0, 0)], &[Point::new(gap, 0)]);
        play.0.band(play.id("F1"), distance).map(|(i, _)| i)
    };
    let bands = [3051, 3052, 9147, 9148, 12195, 12196].map(band);
    assert_eq!(bands, [Some(0), Some(1), Some(1), Some(2), Some(2), None]);
}

/// MP-33, MP-34, MP-81, MP-R20: a wall covers from one side, and only in contact (EX-14).
#[test]
fn ex_14_wall() {
    let save = |target: i32, shooter: i32| {
        let play = game(&format!(
            "wall 4000,6000 8000,6000\nA1 infantry/line 20 line 6096,{target},180\nF1 infantry/line 20 line 6096,{shooter},0"
        ));
        play.0.fire_save(play.id("A1"), play.unit("F1").pose().point()).0
    };
    assert_eq!(save(6100, 4700), 3);
    assert_eq!(save(6100, 8000), 6);
    assert_eq!((save(6131, 4700), save(6131, 8000)), (6, 6));
}

/// MP-97, MP-101, MP-102, MP-103, MP-R27, MP-R29, MP-R55: a hedge in the way halves a charge (EX-30).
#[test]
fn ex_30_hedge_stops_a_charge() {
    let mut play = game(
        "hedge 5000,6858 7200,6858\nF1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 20 line 6096,7620,180",
    );
    play.play("charge F1 A1", "");
    play.play("react fire", "1x10 1x10");
    assert_eq!((play.pose("F1"), play.unit("F1").engaged()), ((6096, 6604, 0), false));
}

/// MP-112: where a charger comes to stand (EX-31).
#[test]
fn ex_31_contact_place() {
    let charge = |facing: u16| {
        let mut play = game(&format!(
            "F1 infantry/line french 24 column6 7600,4300,340\nA1 infantry/line 20 line 6096,6096,{facing}"
        ));
        play.play("charge F1 A1", "");
        play.play("react fire", "1x10 1x10");
        play
    };
    assert_eq!(charge(180).pose("F1"), (7096, 6096, 0));
    assert!(!charge(150).unit("F1").engaged());
    let play = game("F1 infantry/line french 24 column6 7600,4300,340\nA1 infantry/line 20 line 6096,6096,150");
    assert_eq!(play.0.gap_between(play.id("F1"), play.id("A1")).units(), 2203);
    assert_eq!(play.0.contact_place(play.id("F1"), play.id("A1")), Some(Pose::new(6447, 6299, 330)));
}

/// MP-169, MP-163: the victor falls back, and the loser is bound (EX-32).
#[test]
fn ex_32_ban() {
    let mut play = table(
        "F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line british 20 line 6096,6096,180\nF2 infantry/line french 24 column6 8000,6000,0",
    )
    .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
    .with("phase", json!("melees"))
    .game("");
    play.play("melee 1", "5x2 2x4 1x10 1 1 6");
    play.play("fall back", "4");
    assert_eq!(play.pose("F1"), (6096, 5080, 0));
    assert_eq!(play.rule("volley A1 F2"), "MP-169");
    assert_eq!(play.rule("charge A1 F1"), "MP-169");
    assert!(play.legal("charge A1 F2"));
    play.play("progress A1 to 6096 6096 180", "");
    assert!(play.legal("fire at F1"));
}

/// MP-26, MP-R9: what hides a target (EX-33).
#[test]
fn ex_33_sight() {
    let visible = |more: &str, target: i32| {
        let play =
            game(&format!("F1 infantry/line 20 line 6096,6096,0\nA1 infantry/line 20 line 6096,{target},180\n{more}"));
        let edge = FiringEdge::of(&play.unit("F1").foot, Face::Front);
        let seen = play.0.seen(play.id("F1"), &edge, FrontalArc::Narrow, play.id("A1"));
        (seen.visible, play.legal("volley F1 A1"))
    };
    assert_eq!(visible("F2 infantry/line french 24 column6 6096,7000,0", 8000), (18, true));
    assert_eq!(visible("F2 infantry/line french 24 column6 6096,7600,0", 8000), (12, true));
    assert_eq!(visible("F2 infantry/line 20 line 6096,7000,0", 8000), (0, false));
    assert_eq!(visible("F2 infantry/skirmisher 8 skirmish 6096,7200,0", 8000), (20, true));
    assert_eq!(visible("crest 0,7000 12192,7000", 7411), (10, true));
    assert_eq!(visible("crest 0,7000 12192,7000", 7412), (0, false));
}
