//! Morale, rout, generals in danger, disorganisation.

use crate::common::*;
use aperro::{Place::*, Sector};

/// A quiet rest of the army, so that nobody is annihilated.
const REST: &str = "SE: I2rest\nNE: | I2quiet";

fn test(text: &str) -> Battle {
    battle(&format!("south morale\n{text}\n{REST}"))
}

/// AP-37, AP-38, AP-39: one d8 a marker; up to the VC it is saved, above an element is lost; the marker goes.
#[test]
fn a_marker_is_saved_or_costs_an_element() {
    let position = test("SC: I3a*i | I3x @S");
    assert_eq!(position.clone().play("morale", &[3]).at("a"), (3, SC));
    let mut lost = position.clone();
    assert_eq!(lost.play("morale", &[4]).at("a"), (2, SC));
    assert_eq!(lost.troops("a").losses.count(), 0);
    assert_eq!(lost.troops("x").vc, 3, "only the player's units are tested");
}

/// AP-40: a unit without elements is eliminated.
#[test]
fn no_element_no_unit() {
    assert_eq!(test("SC: I1a*i | I3x @S").play("morale", &[2]).at("a"), (0, Gone));
}

/// AP-41, AP-42, AP-18: the worked example AP-E6 of the fort and the general, capped at +3.
#[test]
fn the_modifier_is_capped() {
    let position = test("SC = fort\nSC: I2a*i G1/1/2g | I3x @S");
    assert_eq!(position.clone().play("morale", &[5]).at("a"), (2, SC));
    assert_eq!(position.clone().play("morale", &[6]).at("a"), (1, SC));
}

/// AP-10, AP-41, AP-R45: example AP-X9: the attacker has his leader's LSA only, the defender the fort.
#[test]
fn attackers_have_no_walls() {
    let position = battle(&format!("south morale\nNC = fort\nNC: I2a*i G1/3/0g | I3x @N\n{REST}"));
    assert_eq!(position.clone().play("morale", &[5]).troops("a").vc, 2);
    assert_eq!(position.clone().play("morale", &[6]).troops("a").vc, 1);
    let defender = battle(&format!("north morale\nNC = fort\nNC: I2a G1/3/0g | I3x*i @N\n{REST}"));
    assert_eq!(defender.clone().play("morale", &[5]).troops("x").vc, 3);
    assert_eq!(defender.clone().play("morale", &[6]).troops("x").vc, 2);
}

/// AP-16, AP-17, AP-R21: site and town help defenders by one each.
#[test]
fn site_and_town_add_up() {
    for (terrain, saved) in [("site", 4), ("town", 4), ("site town", 5), ("pond", 3), ("fort site", 6), ("wood", 3)] {
        let position = test(&format!("SC = {terrain}\nSC: I3a*i | I3x @S"));
        assert_eq!(position.clone().play("morale", &[saved]).troops("a").vc, 3, "{terrain}");
        assert_eq!(position.clone().play("morale", &[saved + 1]).troops("a").vc, 2, "{terrain}");
    }
}

/// AP-43, AP-45, AP-46: example AP-X3: all dice against the same VC, an 8 costs the element and risks a rout.
#[test]
fn infantry_tests_all_at_once() {
    let position = test("SC: I3a*iii | I3x @S");
    let mut routed = position.clone();
    assert_eq!(routed.play("morale", &[4, 3, 8, 4]).at("a"), (1, SR));
    assert!(routed.troops("a").routed);
    routed.play("end combat", &[]);
    assert_eq!(routed.refuses("move a to SC"), "AP-46");
    assert_eq!(position.clone().play("morale", &[4, 3, 8, 3]).at("a"), (1, SC));
}

/// AP-45, AP-46: the log says of an 8 whether a rout came of it, and of two routs that they destroy.
#[test]
fn the_log_of_an_eight() {
    let endings: [(&[u16], &str); 4] = [
        (&[1, 4], "2 tests at 3 or less: 1 element lost, 2 left"),
        (&[1, 8, 2], "2 tests at 3 or less: 1 element lost, an 8 but no rout, 2 left"),
        (&[1, 8, 6], "2 tests at 3 or less: 1 element lost, an 8 and rout to the reserve, 2 left"),
        (&[8, 8, 6, 6], "2 tests at 3 or less: two 8s and two routs, unit destroyed"),
    ];
    for (dice, ending) in endings {
        let position = test("SC: I3a*ii | I3x @S").then("morale", dice);
        let log = position.log_in(kernel::Tongue::En);
        assert!(log.iter().any(|line| line.ends_with(ending)), "{dice:?}: {log:?}");
    }
}

/// AP-44: example AP-X4: artillery tests one by one against what is left.
#[test]
fn artillery_tests_one_by_one() {
    assert_eq!(test("SC: A3a*iii I3b | I3x @S").play("morale", &[3, 4, 3]).troops("a").vc, 1);
    assert_eq!(test("SC: I3a*iii I3b | I3x @S").play("morale", &[3, 4, 3]).troops("a").vc, 2);
}

/// AP-47: example AP-X5: two routs eliminate.
#[test]
fn two_routs_eliminate() {
    let position = test("SC: H4a*iii | I3x @S");
    assert_eq!(position.clone().play("morale", &[8, 8, 2, 5, 6]).at("a"), (0, Gone));
    assert_eq!(position.clone().play("morale", &[8, 8, 2, 5, 4]).at("a"), (2, SR));
}

/// AP-R23: example AP-X6: a unit that is destroyed is not tested for rout.
#[test]
fn the_dead_do_not_flee() {
    assert_eq!(test("SC: I2a*ii | I3x @S").play("morale", &[8, 8]).at("a"), (0, Gone));
}

/// AP-R22, AP-R25: example AP-X7: the rout test is against the VC before the loss, without modifiers.
#[test]
fn rout_is_tested_against_the_same_vc() {
    assert_eq!(test("SC: A3a*ii | I3x @S").play("morale", &[8, 3, 2]).at("a"), (2, SC));
    assert_eq!(test("SC = fort\nSC: I2a*i G1/1/3g | I3x @S").play("morale", &[8, 3]).at("a"), (1, SR));
}

/// AP-R24, AP-R36: example AP-X8: artillery tests its other markers before it leaves, straight to the reserve.
#[test]
fn artillery_leaves_after_the_last_marker() {
    assert_eq!(test("SC = fort\nSC: A2a*ii | I3x @S").play("morale", &[8, 3, 3]).at("a"), (1, SR));
    assert_eq!(test("SC: A3a*iii | I3x @S").play("morale", &[8, 4, 8, 3]).at("a"), (0, Gone), "second rout");
}

/// AP-48, AP-R26: example AP-X24: generals after the units, whom they still lead; every marker is rolled.
#[test]
fn generals_come_last() {
    let mut position = battle(&format!("south morale\nNC: I3a*i G1/2/1g*2 | I3x @N\n{REST}"));
    assert_eq!(position.play("morale", &[5]).troops("a").vc, 3);
    assert_eq!(position.play("morale", &[2, 6]).leader("g").place, Gone);
    let mut lucky = test("SC: I3a G1/2/1g*2 | I3x @S");
    assert_eq!(lucky.play("morale", &[5, 1]).leader("g").place, SC);
    let all = test("SC: I3a G1/2/1g*2 | I3x @S").then("morale", &[6, 1]);
    assert_eq!(all.leader("g").place, Gone, "the second die is rolled after a 6");
}

/// AP-82, AP-83, AP-R27: example AP-X23: too many units without their general are tested until they fit.
#[test]
fn a_dead_general_leaves_disorder() {
    let mut position = battle(&format!("south morale\nNC: I3a I3b I3c I3d I3e G1/2/1g*1 | I3x @N\n{REST}"));
    position.play("morale", &[6]);
    assert_eq!(position.legal(), ["disorder a", "disorder b", "disorder c", "disorder d", "disorder e"]);
    position.play("disorder a", &[3]);
    assert_eq!(position.refuses("disorder a"), "AP-83");
    assert_eq!(position.refuses("disorder rest"), "AP-82");
    position.play("disorder b", &[4]);
    assert_eq!(position.at("b"), (3, SR));
    assert!(position.troops("b").routed);
    assert_eq!(position.0.stage(), aperro::Stage::Combat);
    assert_eq!(position.stack_limit(S, Sector::NC), 4);
}

/// AP-83, AP-R27, AP-R66: when all pass, a new round begins; after ten rounds the next unit routs without a die.
#[test]
fn disorder_goes_on_until_the_sector_fits() {
    let mut position = battle(&format!("south morale\nNC: I3a I3b I3c I3d I3e G1/2/1g*1 | I3x @N\n{REST}"));
    position.play("morale", &[6]);
    for _ in 0..10 {
        for id in ["a", "b", "c", "d", "e"] {
            position.play(&format!("disorder {id}"), &[1]);
        }
    }
    position.play("disorder c", &[]);
    assert_eq!(position.at("c"), (3, SR));
}

/// AP-R28: example AP-X36: a general who rides away leaves disorder, or may not leave.
#[test]
fn a_general_rides_away() {
    let text = format!("south movement\nSW: I3a! I3b! I3c! I3d! I3e! G1/2/1g | I3x @S\n{REST}");
    let free = battle(&text).then("move g to SC", &[]).then("end movement", &[]).then("disorder a", &[8]);
    assert_eq!(free.at("a"), (3, SR));
    assert_eq!(free.0.player(), N, "the limit is met: the turn is over");
    assert_eq!(with("general_departure=must_fit", &text).refuses("move g to SC"), "AP-R28");
}

/// AP-35, AP-R2, AP-R25: sectors in order, then the roster; morale before combat, combat before movement.
#[test]
fn the_phases_come_in_order() {
    let mut position = test("SW: I3b*i | I3y @S\nSC: I3a*i | I3x @S");
    assert_eq!(position.legal(), ["morale"]);
    assert_eq!(position.refuses("end combat"), "AP-35");
    position.play("morale", &[8, 1]);
    assert_eq!((position.troops("b").vc, position.troops("a").vc), (2, 3), "SW before SC");
    position.play("morale", &[1]);
    assert_eq!(position.refuses("end movement"), "AP-35");
    assert_eq!(position.refuses("morale"), "AP-37");
    position.play("end combat", &[]).play("end movement", &[]);
    assert_eq!(position.0.player(), N);
    let log = position.log_in(kernel::Tongue::En);
    assert!(log.iter().any(|line| line.starts_with("No losses to test")), "North has none: {log:?}");
}
