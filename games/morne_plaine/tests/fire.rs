//! Fire, artillery and commanders under fire, rule by rule.

use crate::common::{Play, game, table};
use morne_plaine::{Cover, Event, Face, FiringEdge, FrontalArc, Place, Reroll, ShotKind, Stage};
use serde_json::json;

fn shot(play: &Play, from: &str, at: &str, kind: ShotKind) -> (u8, u8, Reroll, u8) {
    let shot = play.0.aim(play.id(from), None, play.id(at), kind).expect("a legal shot");
    (shot.dice, shot.need, shot.reroll, shot.save)
}

/// MP-42, MP-71, MP-77, MP-73, MP-50, MP-44: who fires with how many figures.
#[test]
fn firing_figures() {
    let dice = |unit: &str, kind: ShotKind| {
        let play = game(&format!("F1 {unit} 6096,5000,0\nA1 infantry/line 24 line 6096,5900,180"));
        play.0.aim(play.id("F1"), None, play.id("A1"), kind).map(|shot| shot.dice).map_err(|r| r.rule)
    };
    assert_eq!(dice("infantry/line 24 line", ShotKind::Volley), Ok(24));
    assert_eq!(dice("infantry/line 24 line", ShotKind::Progress), Ok(12));
    assert_eq!(dice("infantry/line french 24 column6", ShotKind::Volley), Ok(6));
    assert_eq!(dice("infantry/light 9 skirmish", ShotKind::Progress), Ok(9));
    assert_eq!(dice("infantry/line 24 march3", ShotKind::Volley), Err("MP-44"));
    assert_eq!(dice("cavalry/line 12 march3", ShotKind::Progress), Err("MP-49"));
    assert_eq!(dice("cavalry/line 12 echelon6", ShotKind::Progress), Ok(6));
    assert_eq!(dice("cavalry/line 12 echelon6", ShotKind::Volley), Err("MP-61"));
}

/// MP-73: fire after a move reaches 6p, that of cavalry 4p.
#[test]
fn progress_ranges() {
    let legal = |unit: &str, gap: i32| {
        let play = game(&format!("F1 {unit} 6096,5000,0\nA1 infantry/line 24 line 6096,{},180", 5000 + gap));
        play.0.aim(play.id("F1"), None, play.id("A1"), ShotKind::Progress).map(drop).map_err(|r| r.rule)
    };
    assert_eq!((legal("infantry/line 24 line", 1527), legal("infantry/line 24 line", 1528)), (Ok(()), Err("MP-73")));
    let horse = "cavalry/line 12 echelon6";
    assert_eq!((legal(horse, 1019), legal(horse, 1020)), (Ok(()), Err("MP-73")));
    let play = game("F1 infantry/line british rifles 24 line 6096,5000,0\nA1 infantry/line 24 line 6096,7000,180");
    assert!(
        play.0.aim(play.id("F1"), None, play.id("A1"), ShotKind::Progress).is_err(),
        "rifles: MP-76, only stationary"
    );
}

/// MP-78, MP-R18, MP-R17, MP-04: enfilade rerolls misses, whatever else would reroll ones.
#[test]
fn enfilade() {
    let reroll = |target: &str| {
        let play = game(&format!("F1 infantry/line british 24 line 6096,5000,0\nA1 {target}"));
        shot(&play, "F1", "A1", ShotKind::Volley).2
    };
    assert_eq!(reroll("infantry/line 24 line 6096,6200,180"), Reroll::Ones);
    assert_eq!(reroll("infantry/line 24 line 6296,7200,90"), Reroll::Misses, "from the flank zone");
    assert_eq!(reroll("infantry/light 8 skirmish 6296,6700,90"), Reroll::Ones, "skirmishers have no flank");
    assert_eq!(reroll("cavalry/line 12 echelon6 6296,6600,90"), Reroll::Ones, "infantry alone");
    assert_eq!(reroll("infantry/line 24 line 6296,7200,90 fleeing"), Reroll::Ones, "a fleeing unit has no formation");
}

/// MP-46, MP-47, MP-54: dense formations suffer, but not in flight.
#[test]
fn dense_formations() {
    for (formation, fleeing, dense) in [
        ("column6", "", true),
        ("march3", "", true),
        ("square", "", true),
        ("line", "", false),
        ("column6", "fleeing", false),
        ("square", "fleeing", false),
    ] {
        let play = game(&format!(
            "F1 infantry/line 20 line 6096,5000,0\nF2 artillery/medium unlimbered 8500,4500,0\nA1 infantry/line french 24 {formation} 6096,6200,180 {fleeing}"
        ));
        let infantry = play.0.aim(play.id("F1"), None, play.id("A1"), ShotKind::Volley).unwrap();
        let guns = play.0.aim(play.id("F2"), None, play.id("A1"), ShotKind::Guns).unwrap();
        assert_eq!((infantry.reroll == Reroll::Misses, guns.doubled), (dense, dense), "{formation} {fleeing}");
    }
    let play = game("F1 cavalry/line 12 echelon6 6096,5000,0\nA1 infantry/line french 24 column6 6096,5700,180");
    assert_eq!(shot(&play, "F1", "A1", ShotKind::Progress).2, Reroll::None, "only infantry rerolls so");
}

/// MP-45, MP-20, MP-71: the four sides of a square fire apart, each at its own target.
#[test]
fn square_fires_by_sides() {
    let mut play = game(
        "F1 infantry/line 24 square 6096,6096,0\nA1 infantry/line 20 line 6096,6900,180\nA2 infantry/line 20 line 7700,5396,270",
    );
    assert_eq!(play.rule("volley F1 A1"), "MP-45");
    play.play("volley F1", "");
    assert_eq!(play.rule("fire at A1"), "MP-45");
    assert_eq!(play.rule("side right fire at A1"), "MP-72");
    play.play("side front fire at A1", "1x6");
    assert_eq!(play.rule("side front fire at A1"), "MP-71");
    play.play("side right fire at A2", "1x6");
    assert_eq!(play.0.stage(), Stage::Actions, "no side has a target left");
}

/// MP-79, MP-R61: no fire at or from melees; the fleeing are fair game, and nobody pursues those whom fire breaks.
#[test]
fn melees_are_left_alone() {
    let mut play = table(
        "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,5000,180\nF2 infantry/line 24 line 9000,5000,0\n\
         A2 infantry/line 20 line 9000,6000,0 fleeing\nF3 artillery/medium unlimbered 6096,2000,0",
    )
    .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
    .game("");
    assert_eq!(play.rule("guns F3 A1"), "MP-79");
    play.play("volley F2 A2", "5x6 1x18 1x6 6");
    assert_eq!(play.0.stage(), Stage::Actions);
}

/// MP-81, MP-82, MP-34, MP-30, MP-R19, MP-R20: saves of everybody, in the open and in cover.
#[test]
fn saves() {
    let save = |ground: &str, target: &str, options: &str| {
        let play =
            table(&format!("{ground}\nF1 infantry/line 20 line 6096,4700,0\nA1 {target} 6096,6100,180")).game(options);
        play.0.fire_save(play.id("A1"), play.unit("F1").pose().point())
    };
    let wood = "wood 4000,5000 8500,5000 8500,8000 4000,8000";
    let (wall, hedge) = ("wall 4000,6000 8500,6000", "hedge 4000,6000 8500,6000");
    let village = "village 4000,6050 8500,6050 8500,8000 4000,8000";
    let foot = "infantry/line 20 line";
    assert_eq!(save("", foot, ""), (6, Cover::None));
    assert_eq!(save(wall, foot, ""), (3, Cover::Hard));
    assert_eq!(save(village, foot, ""), (3, Cover::Hard));
    assert_eq!((save(wood, foot, "").0, save(hedge, foot, "").0), (6, 6));
    assert_eq!((save(wood, foot, "soft_cover_save=5").0, save(hedge, foot, "soft_cover_save=5").0), (5, 5));
    let light = "infantry/skirmisher 8 skirmish";
    assert_eq!((save("", light, "").0, save(wood, light, "").0, save(wall, light, "").0), (4, 2, 2));
    let guns = "artillery/medium unlimbered";
    assert_eq!((save("", guns, "").0, save(hedge, guns, "").0), (4, 2));
    assert_eq!(save(wall, "artillery/medium limbered", "").0, 4);
    assert_eq!(save(wood, "cavalry/line 12 echelon6", "").0, 4);
    assert_eq!(save("stream 4000,6000 8500,6000", foot, "").0, 6);
    let play = game("A1 commander/adc 6096,6100,180\nF1 infantry/line 20 line 6096,4700,0");
    assert_eq!(play.0.fire_save(play.id("A1"), play.unit("F1").pose().point()).0, 3);
}

/// MP-83, MP-R23, MP-41, MP-R54: a commander is a target when he is nearest; hits kill him, and nobody tests for it.
#[test]
fn commanders_under_fire() {
    let field = |y: i32| {
        game(&format!(
            "F1 infantry/line 20 line 6096,5000,0\nA9 commander/general 6096,{y},0\nA1 infantry/line 20 line 6096,6200,180"
        ))
    };
    assert_eq!(field(6200).rule("volley F1 A9"), "MP-83", "level with his unit is not nearer");
    let mut play = field(6199);
    play.play("volley F1 A9", "5x2 1x18 1 1");
    assert_eq!((play.unit("A9").place, play.unit("A1").tested), (Place::Lost, false));
    let mut play = field(6199);
    play.play("volley F1 A9", "5x2 1x18 1 3");
    assert_eq!((play.n("A9"), play.unit("A9").place), (1, Place::Table));
}

/// MP-41, MP-92, MP-R45: four unsaved hits destroy a medium battery, six a heavy one; batteries never test.
#[test]
fn batteries_under_fire() {
    for (class, hits, gone) in [("medium", 3, false), ("medium", 4, true), ("heavy", 5, false), ("heavy", 6, true)] {
        let mut play =
            game(&format!("F1 infantry/line 20 line 6096,5000,0\nA1 artillery/{class} unlimbered 6096,6200,180"));
        play.play("volley F1 A1", &format!("5x{hits} 1x{} 1x{hits}", 20 - hits));
        assert_eq!(play.unit("A1").place == Place::Lost, gone, "{class} {hits}");
        assert!(!play.unit("A1").fleeing);
    }
}

/// MP-84, MP-R24, MP-R25: a quarter of the strength at the start of the player turn, all fire together, tested once.
#[test]
fn quarter_losses() {
    let field = "F1 infantry/line 20 line 5000,5000,0\nF2 infantry/line 20 line 7200,5000,0\nF3 artillery/medium unlimbered 6096,2000,0\n\
                 A1 infantry/line 18/24 line 6096,6200,180";
    let mut play = game(field);
    play.play("volley F1 A1", "5x4 1x16 1x4");
    assert!(!play.unit("A1").tested, "4 of 18 is less than a quarter");
    let events = play.play("volley F2 A1", "5 1x19 1 6");
    assert!(events.iter().any(|e| matches!(e, Event::Tested { modifier: 0, passed: true, .. })), "{events:?}");
    play.play("guns F3 A1", "3 1x2");
    assert!(!play.unit("A1").fleeing, "one test a player turn");
}

/// MP-84: with `fire_test` at the end of the actions, tests wait.
#[test]
fn late_fire_tests() {
    let field = "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,6200,180";
    let mut play = table(field).game("fire_test=end_of_actions");
    play.play("volley F1 A1", "5x5 1x15 1x5");
    assert!(!play.unit("A1").tested);
    play.play("end actions", "2 1 1");
    assert!(play.unit("A1").fleeing);
    let mut play = game(field);
    play.play("volley F1 A1", "5x5 1x15 1x5 6");
    assert!(play.unit("A1").tested);
}

/// MP-156, MP-155, MP-R57, MP-R25: a test under fire looks at the shooter alone.
#[test]
fn modifiers_under_fire() {
    let modifiers = |field: &str| {
        let play = game(field);
        let all = play.0.fire_modifiers(play.id("A1"), play.id("F1"));
        all.iter().map(|(_, m)| m).sum::<i8>()
    };
    let foot = "F1 infantry/line 20 line 6096,4700,0";
    let horse = "F1 cavalry/line 12 echelon6 6096,4700,0";
    assert_eq!(modifiers(&format!("{foot}\nA1 infantry/line 24 square 6096,6100,180")), 0);
    assert_eq!(modifiers(&format!("{horse}\nA1 infantry/line 24 square 6096,6100,180")), 2);
    assert_eq!(modifiers(&format!("{foot}\nA1 infantry/line guard elite 20 line 6096,6100,180")), 1);
    assert_eq!(modifiers(&format!("{foot}\nA1 infantry/line 9/20 line 6096,6100,180")), -1);
    assert_eq!(modifiers(&format!("{foot}\nhedge 4000,6000 8000,6000\nA1 infantry/line 20 line 6096,6100,180")), 1);
}

/// MP-85, MP-86, MP-143: with `cuirass_vs_fire`, cuirassiers reroll ones against fire too.
#[test]
fn cuirasses() {
    let field = "F1 infantry/line 20 line 6096,5000,0\nA1 cavalry/heavy cuirass 12 echelon6 6096,6200,180";
    let mut play = table(field).game("cuirass_vs_fire");
    play.play("volley F1 A1", "5x2 1x18 1 5 4");
    assert_eq!(play.n("A1"), 12);
    let mut play = game(field);
    play.play("volley F1 A1", "5x2 1x18 1 5");
    assert_eq!(play.n("A1"), 11);
}

/// MP-72, MP-87, MP-90: a battery fires once, at anything ahead of its front line.
#[test]
fn battery_arc() {
    let mut play = game(
        "F1 artillery/medium unlimbered 6096,5000,0\nA1 infantry/line 20 line 9500,5700,270\nA2 infantry/line 20 line 9500,3000,270",
    );
    assert_eq!(play.rule("guns F1 A2"), "MP-72");
    assert!(play.legal("guns F1 A1"));
    play.play("guns F1 A1", "1");
    assert_eq!(play.rule("guns F1 A1"), "MP-55");
}

/// MP-89, MP-R15: with `artillery_doubling` on losses, unsaved hits are doubled instead.
#[test]
fn doubling() {
    let field = "F1 artillery/medium unlimbered 6096,3000,0\nA1 infantry/line french 24 column6 6096,7000,180";
    let mut play = table(field).game("artillery_doubling=losses");
    play.play("guns F1 A1", "4 6 1 1");
    assert_eq!(play.n("A1"), 20);
    let mut play = game(field);
    play.play("guns F1 A1", "4 6 1 1 1 1 1");
    assert_eq!(play.n("A1"), 19);
}

/// MP-26, MP-30: woods, villages, hills and buildings hide as the table says.
#[test]
fn ground_that_hides() {
    let seen = |ground: &str, shooter: i32, target: i32| {
        let play = game(&format!(
            "{ground}\nF1 infantry/line 20 line 6096,{shooter},0\nA1 infantry/line 20 line 6096,{target},180"
        ));
        let edge = FiringEdge::of(&play.unit("F1").foot, Face::Front);
        play.0.seen(play.id("F1"), &edge, FrontalArc::Narrow, play.id("A1")).visible
    };
    let area = |kind: &str| format!("{kind} 4000,6000 8200,6000 8200,8000 4000,8000");
    for (kind, across) in [("wood", 0), ("village", 0), ("hill", 0), ("building", 0), ("rough", 20)] {
        assert_eq!(seen(&area(kind), 5000, 8500), across, "{kind}");
    }
    assert_eq!((seen(&area("wood"), 5000, 6100), seen(&area("wood"), 5000, 6600)), (20, 0), "2p into a wood");
    assert_eq!((seen(&area("wood"), 6500, 7000), seen(&area("hill"), 5000, 7000)), (20, 20));
    assert_eq!(seen(&area("hill"), 6500, 8500), 20, "from the hill itself");
}

/// MP-27: guns on a hill fire over heads, unless those are on the hill or near the target.
#[test]
fn overhead_fire() {
    let hill = "hill 4000,1000 8200,1000 8200,3000 4000,3000\nF1 artillery/medium unlimbered 6096,2500,0";
    let sees = |friend: i32, target: i32, options: &str| {
        let field =
            format!("{hill}\nF2 infantry/line 24 line 6096,{friend},0\nA1 infantry/line 20 line 6096,{target},180");
        table(&field).game(options).verdict("guns F1 A1")
    };
    assert_eq!(sees(4500, 7000, ""), Ok(()));
    assert_eq!(sees(4500, 7000, "overhead_fire=false"), Err("MP-26"));
    assert_eq!(sees(2950, 7000, ""), Err("MP-26"), "on the same hill");
    assert_eq!(sees(5600, 7000, ""), Err("MP-26"), "within 6p of the target");
}
