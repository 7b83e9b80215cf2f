//! Units, formations, moves and reforms, rule by rule.

use crate::common::{game, table};
use morne_plaine::{
    Arm, Class, Face, Formation, INCH, MoveKind, Place, Shape, Trait, bearing, cosine, direction, rotated, round, sine,
};
use serde_json::json;

/// MP-01: sides alternate; two player turns make a turn, and each ends when its melees are fought.
#[test]
fn sides_alternate() {
    let mut play = game("F1 infantry/line 20 line 6096,2000,0\nA1 infantry/line 20 line 6096,10000,180");
    for (turn, side) in [(1, crate::common::F), (1, crate::common::A), (2, crate::common::F)] {
        assert_eq!((play.0.turn(), play.0.player()), (turn, side));
        play.play("end actions", "");
        play.play("end command", "");
    }
    assert_eq!(play.rule("volley F1 A1"), "MP-01", "it is the other side's turn");
}

/// MP-02, MP-06, MP-08, MP-09, MP-24, MP-R1: inches, tabulated sines, rounding, directions: integers alone.
#[test]
fn numbers_of_the_table() {
    assert_eq!(INCH, 254);
    let checks = [(15, 16962), (30, 32768), (45, 46341), (60, 56756), (75, 63303), (90, 65536)];
    for (t, s) in checks {
        assert_eq!((sine(t), sine(180 - t), sine(-t), cosine(t - 90)), (s, s, -s, s));
    }
    for t in 0..360 {
        let exact = libm::floor(65536.0 * libm::sin(f64::from(t).to_radians()) + 0.5);
        assert!((sine(t) as f64 - exact).abs() < 1.5, "{t}");
    }
    assert_eq!([32767, 32768, -32768, -32769].map(round), [0, 1, 0, -1]);
    assert_eq!(direction((3, 4)), Some((39322, 52429)));
    assert_eq!(direction((0, 0)), None);
    assert_eq!(rotated((0, 65536), 90), (65536, 0));
    assert_eq!([(0, 5), (5, 5), (5, 0), (0, -5), (-5, 0), (-1, 1000)].map(bearing), [0, 45, 90, 180, 270, 0]);
}

/// MP-23: the zones around a unit meet on the diagonals of its corners.
#[test]
fn zones() {
    let play = game("F1 infantry/line 24 line 6096,6096,0");
    let zone = |x, y| play.unit("F1").foot.zone(morne_plaine::Point::new(x, y));
    assert_eq!(zone(6096, 7000), Face::Front);
    assert_eq!(zone(6096, 5000), Face::Rear);
    assert_eq!((zone(7297, 6096), zone(4895, 5900)), (Face::Right, Face::Left));
    assert_eq!((zone(7396, 6196), zone(7396, 6197)), (Face::Right, Face::Front), "45° from the corner");
}

/// MP-37, MP-38, MP-43, MP-50, MP-53, MP-62: who may take which formation.
#[test]
fn formations_of_units() {
    let play = game(
        "F1 infantry/line french 24 line 3000,6096,0\nF2 infantry/light 24 line 6096,9500,0\n\
         F3 infantry/skirmisher 8 skirmish 9000,6096,0\nF4 cavalry/line 12 echelon6 6096,3000,0",
    );
    assert!(play.legal("form F1 column6 front") && play.legal("form F2 skirmish front"));
    assert_eq!(play.rule("form F2 column6 front"), "MP-43");
    assert_eq!(play.rule("form F1 skirmish front"), "MP-50");
    assert_eq!(play.rule("form F3 line front"), "MP-37");
    assert_eq!(play.rule("form F4 square front"), "MP-62");
    assert_eq!((play.rule("form F1 column7 front"), play.rule("form F1 march4 front")), ("MP-53", "MP-53"));
    assert_eq!(play.rule("form F4 echelon3 front"), "MP-53");
    let spec = play.0.spec(play.id("F1"));
    assert!(spec.is(Trait::French) && !spec.is(Trait::Guard));
    assert_eq!((spec.arm, spec.class), (Arm::Infantry, Class::Line));
    let small = game("F1 infantry/line french 3/11 line 3000,6096,0");
    assert!(small.legal("form F1 column3 front"), "with fewer figures than files, as many files as figures");
}

/// MP-39, MP-44, MP-49, MP-60, MP-R47: distances of moves.
#[test]
fn distances() {
    let play = game(
        "F1 infantry/line 24 march3 3000,6096,0\nF2 cavalry/line 12 march3 6096,6096,0\nF3 artillery/horse limbered 9000,6096,0\n\
         F4 artillery/heavy limbered 11000,6096,0\nF5 infantry/line 24 line 6096,2000,0\nF6 cavalry/line 12 echelon6 3000,2000,0",
    );
    let far = |id: &str, kind| play.0.distance(play.id(id), kind, play.unit(id).shape) / INCH;
    assert_eq!((far("F5", MoveKind::Progress), far("F5", MoveKind::Fast), far("F1", MoveKind::Fast)), (4, 8, 12));
    assert_eq!((far("F6", MoveKind::Progress), far("F6", MoveKind::Fast), far("F2", MoveKind::Fast)), (8, 16, 24));
    assert_eq!(
        (far("F3", MoveKind::Limbered), far("F4", MoveKind::Limbered), far("F4", MoveKind::Manhandle)),
        (18, 12, 3)
    );
    assert_eq!(play.rule("fast F3 to 9000 7000 0"), "MP-93", "a battery's limbered move is never doubled");
    assert!(play.legal("fast F1 to 3000 9144 0") && play.legal("progress F2 to 6096 8128 0"));
}

/// MP-30, MP-31: who may enter what.
#[test]
fn who_enters_what() {
    let ground = |area: &str, unit: &str, go: &str| {
        let play = game(&format!("{area} 5000,6500 7000,6500 7000,8500 5000,8500\nF1 {unit} 6096,6096,0"));
        play.verdict(go)
    };
    let foot = "infantry/line french 24 column4";
    let horse = "cavalry/line 12 echelon6";
    let guns = "artillery/medium limbered";
    assert_eq!(ground("building", foot, "progress F1 to 6096 6700 0"), Err("MP-30"));
    assert_eq!(ground("village", horse, "progress F1 to 6096 6900 0"), Err("MP-30"));
    assert_eq!(ground("village", foot, "progress F1 to 6096 6600 0"), Ok(()));
    assert_eq!(ground("wood", horse, "progress F1 to 6096 7100 0"), Ok(()));
    assert_eq!(ground("wood", horse, "progress F1 to 6096 7116 0"), Err("MP-29"));
    for area in ["wood", "rough", "village"] {
        assert_eq!(ground(area, guns, "drive F1 to 6096 6900 0"), Err("MP-31"));
    }
    assert_eq!(ground("hill", guns, "drive F1 to 6096 6900 0"), Ok(()));
    assert_eq!(ground("hill", foot, "progress F1 to 6096 7112 0"), Ok(()));
}

/// MP-67, MP-R4: skirmishers and unlimbered guns may be passed, other friends not; nobody stops on a friend.
#[test]
fn passing_friends() {
    let try_pass = |friend: &str, go: &str| {
        let play = game(&format!("F1 infantry/line french 24 column6 6096,5000,0\nF2 {friend} 6096,6000,0"));
        play.verdict(go)
    };
    let beyond = "fast F1 to 6096 7000 0";
    assert_eq!(try_pass("infantry/skirmisher 8 skirmish", beyond), Ok(()));
    assert_eq!(try_pass("artillery/medium unlimbered", beyond), Ok(()));
    assert_eq!(try_pass("infantry/line 20 line", beyond), Err("MP-67"));
    assert_eq!(try_pass("infantry/skirmisher 8 skirmish", "fast F1 to 6096 6000 0"), Err("MP-67"));
    let play = game("F1 infantry/skirmisher 8 skirmish 6096,5000,0\nF2 infantry/line 20 line 6096,5600,0");
    assert!(play.legal("fast F1 to 6096 6500 0"), "skirmishers pass any friend");
}

/// MP-32: in an area with half the figures.
#[test]
fn in_an_area() {
    let inside = |x: i32| {
        let play = game(&format!("wood 6000,6000 9000,6000 9000,9000 6000,9000\nF1 infantry/line 24 line {x},7000,0"));
        play.0.in_area(play.id("F1"), 0)
    };
    assert!(inside(6000) && inside(7500));
    assert!(!inside(5800));
}

/// MP-51, MP-R48: squares and march columns do not charge; a square does not hurry.
#[test]
fn slow_formations() {
    let with = |formation: &str, go: &str| {
        let play =
            game(&format!("F1 infantry/line 24 {formation} 6096,5000,0\nA1 infantry/line 24 line 6096,6500,180"));
        play.verdict(go)
    };
    assert_eq!(with("square", "fast F1 to 6096 5500 0"), Err("MP-51"));
    assert_eq!(with("square", "progress F1 to 6096 5500 0"), Ok(()));
    assert_eq!(with("square", "charge F1 A1"), Err("MP-51"));
    assert_eq!(with("march3", "charge F1 A1"), Err("MP-51"));
    assert_eq!(with("line", "charge F1 A1"), Ok(()));
}

/// MP-52, MP-93, MP-R46: limbering is a change of formation; with a commander near it goes with the drive.
#[test]
fn limbering() {
    let guns = "F1 artillery/medium unlimbered 6096,5000,0";
    let mut play = game(guns);
    assert_eq!(play.rule("drive F1 to 6096 6000 0"), "MP-93");
    assert_eq!(play.rule("drive F1 first limbered front to 6096 6000 0"), "MP-56");
    assert_eq!(play.rule("manhandle F1 to 6096 5000 0 then limbered front"), "MP-58");
    play.play("form F1 limbered front", "");
    assert_eq!(play.unit("F1").shape, Shape::of(Formation::Limbered));
    assert_eq!(play.rule("drive F1 to 6096 6000 0"), "MP-55");
    let mut play = game(&format!("{guns}\nF9 commander/adc 6096,4000,0\nA1 infantry/line 20 line 6096,8000,180"));
    play.play("drive F1 first limbered front to 6096 6000 0", "");
    assert_eq!(play.0.stage(), morne_plaine::Stage::Actions, "no fire after a limbered move");
    assert_eq!(play.rule("guns F1 A1"), "MP-55");
}

/// MP-55, MP-R52: one action a unit; a reform leaves no volley.
#[test]
fn one_action() {
    let field = "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,6200,180";
    let mut play = game(field);
    play.play("form F1 line centre 5", "");
    assert_eq!(play.rule("volley F1 A1"), "MP-55");
    assert_eq!(play.rule("progress F1 to 6096 5000 0"), "MP-55");
    assert_eq!(play.rule("progress A1 to 6096 6200 180"), "MP-01", "not your unit");
}

/// MP-56, MP-57, MP-58, MP-R51: one free reform, by a commander or as light cavalry, before or after; before a charge.
#[test]
fn free_reforms() {
    let foot = "F1 infantry/line french 24 line 6096,5000,0\nA1 infantry/line 20 line 6096,6500,180";
    let alone = game(foot);
    assert_eq!(alone.rule("progress F1 to 6096 5200 0 then column6 front"), "MP-56");
    assert_eq!(alone.rule("charge F1 A1 first column6 front"), "MP-56");
    let mut led = game(&format!("{foot}\nF9 commander/adc 6096,4000,0"));
    assert!(led.legal("progress F1 first column6 front to 6096 5200 0"));
    let both = "progress F1 first column6 front to 6096 5200 0 then line front";
    assert_eq!(led.rule(both), "MP-58");
    led.play("charge F1 A1 first column6 front", "");
    assert_eq!(led.unit("F1").shape, Shape::with(Formation::Column, 6));
    let horse = game("F1 cavalry/light 12 echelon6 6096,5000,0\nF2 cavalry/line 12 echelon6 9096,5000,0");
    assert!(horse.legal("progress F1 to 6096 5500 0 then march3 front"));
    assert_eq!(horse.rule("progress F2 to 9096 5500 0 then march3 front"), "MP-56");
    let far = game(&format!("{foot}\nF9 commander/adc 6096,3150,0"));
    assert!(far.legal("progress F1 first column6 front to 6096 5900 0"), "in range before the move");
    assert_eq!(far.rule("progress F1 to 6096 5900 0 then column6 front"), "MP-56", "out of range after it");
}

/// MP-61: volleys are for infantry that stays where it is.
#[test]
fn volleys_are_for_infantry() {
    let play = game("F1 cavalry/line 12 echelon6 6096,5000,0\nA1 infantry/line 20 line 6096,6200,180");
    assert_eq!(play.rule("volley F1 A1"), "MP-61");
}

/// MP-63: a reform needs room, and no less distance from the enemy.
#[test]
fn reforms_need_room() {
    let play = game(
        "F1 infantry/line french 24 column4 6096,5000,0\nF2 infantry/line 20 march3 7000,5000,0\nA1 infantry/line 20 line 6096,6200,180",
    );
    assert_eq!(play.rule("form F1 line front"), "MP-63");
    let play = game("F1 infantry/line 24 line 6096,5000,0\nA1 infantry/line 20 line 6096,5300,180");
    assert!(play.legal("form F1 line front"), "it may stay as near as it is");
    assert_eq!(play.rule("form F1 square centre 0"), "MP-63", "a square would come nearer than an inch");
    let play = game("F1 infantry/line 24 line 500,1300,90");
    assert_eq!(play.rule("form F1 line centre 0"), "MP-07");
}

/// MP-68: engaged and fleeing units have one way out each.
#[test]
fn bound_units() {
    let play = table(
        "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,5000,180\nF2 infantry/line 20 line 2000,2000,180 fleeing",
    )
    .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
    .game("");
    assert_eq!(play.rule("progress F1 to 6096 4900 0"), "MP-68");
    assert_eq!(play.rule("progress F2 to 2000 1900 180"), "MP-68");
    assert_eq!(play.rule("disengage F1"), "MP-69");
    assert!(play.legal("rally F2"));
    assert_eq!(play.rule("rally F1"), "MP-70");
}

/// MP-94, MP-95: commanders ride last, 18p, through friends, not past enemies.
#[test]
fn commanders_ride() {
    let mut play = game(
        "F9 commander/adc 2000,2000,0\nF1 infantry/line 20 line 3000,3000,0\nA1 infantry/line 20 line 6000,4000,180\n\
         building 1500,3000 1800,3000 1800,3300 1500,3300\nwood 3000,200 5000,200 5000,1500 3000,1500",
    );
    assert_eq!(play.rule("command F9 to 2100 2000"), "MP-94", "not before the end of actions");
    play.play("end actions", "");
    assert!(play.legal("command F9 to 2000 6572") && play.legal("command F9 to 3000 2900"));
    assert_eq!(play.rule("command F9 to 2000 6576"), "MP-94");
    assert_eq!(play.rule("command F9 to 1400 4000"), "MP-95", "a building");
    assert_eq!(play.rule("command F9 to 6000 4200"), "MP-95", "too near an enemy");
    assert!(play.legal("command F9 to 4000 900"), "half way through a wood");
    assert_eq!(play.rule("command F9 to 5400 300"), "MP-95");
    assert_eq!(play.rule("command F1 to 2000 2000"), "MP-94");
    play.play("command F9 to 2100 2000", "");
    assert_eq!(play.rule("command F9 to 2000 2000"), "MP-94");
}

/// MP-184: reinforcements come in on their own edge near their entry point, from their turn on.
#[test]
fn reinforcements() {
    let setup = crate::common::shipped("hougoumont", "");
    let position = |turn: u8| {
        json!({"turn": turn, "player": "second", "units": {
            "F1": {"x": 6000, "y": 2000}, "A6": {}, "A10": {"place": "waiting"}
        }})
    };
    let game = |turn| {
        let position = serde_json::from_value(position(turn)).unwrap();
        crate::common::Play(
            <morne_plaine::MornePlaine as kernel::Game>::from_position(setup.clone(), position).unwrap(),
        )
    };
    // March column 2 of 16: 400 wide, 1600 deep; the entry is at (30p, 48p).
    assert_eq!(game(8).rule("enter A10 march2 at 7620 10592 180"), "MP-184");
    let mut play = game(9);
    assert_eq!(play.rule("enter A10 march2 at 7620 10500 180"), "MP-184", "its rear must be on the edge");
    assert_eq!(play.rule("enter A10 march2 at 8700 10592 180"), "MP-184", "within 4p of the entry");
    assert!(play.legal("enter A10 line at 7620 11792 180"));
    play.play("enter A10 march2 at 7620 10592 180", "");
    assert_eq!(play.unit("A10").place, Place::Table);
    assert_eq!(play.rule("progress A10 to 7620 10500 180"), "MP-55", "coming in is its action");
}
