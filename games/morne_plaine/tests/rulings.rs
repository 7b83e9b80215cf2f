//! Rulings that the digest left to the table, one by one.

use crate::common::{F, game, table};
use kernel::{Game, Show, Text, Touch};
use morne_plaine::{Action, Point, Stage};
use serde_json::json;

const COLUMN: &str = "F1 infantry/line french 24 column6 6096,4572,0";

/// MP-R64: nobody is asked where there is only one answer: no fire without a target, no support without a friend.
#[test]
fn one_answer_is_not_asked() {
    let mut far = game("F1 infantry/line 20 line 6096,3000,0\nA1 infantry/line 20 line 6096,9000,180");
    far.play("progress F1 to 6096 3200 0", "");
    assert_eq!(far.0.stage(), Stage::Actions);
    let mut near = game("F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,6200,180");
    near.play("progress F1 to 6096 5000 0", "");
    assert_eq!(near.0.stage(), Stage::Fire { unit: near.id("F1"), volley: false, sides: 0 });
    let mut alone = game(&format!("{COLUMN}\nA1 infantry/line 20 line 6096,6096,180"));
    alone.play("charge F1 A1", "");
    assert_eq!(alone.0.stage(), Stage::React);
}

/// MP-R65: a place of contact that is off the table is no place.
#[test]
fn contact_is_on_the_table() {
    let charge = |x: i32| {
        let guns = format!("A1 artillery/medium unlimbered {x},6096,270");
        game(&format!("F1 infantry/line 24 line 1500,9000,180\n{guns}")).verdict("charge F1 A1")
    };
    assert_eq!(charge(100), Err("MP-112"), "a line of twelve files has no room at the edge");
    assert_eq!(charge(2000), Ok(()));
}

/// MP-R66: a unit that acted and was then broken does not run on when the actions end.
#[test]
fn who_acted_does_not_run_on() {
    let mut play = game("F1 infantry/line 20 line 6096,8000,180 fleeing acted");
    play.play("end actions", "");
    assert_eq!(play.pose("F1"), (6096, 8000, 180));
}

/// MP-R67: of the victors who fall back the rearmost go first, so that they do not stop those in front.
#[test]
fn the_rearmost_fall_back_first() {
    let column = "infantry/line french 24 column6";
    let mut play =
        table(&format!("F1 {column} 6096,6096,0\nF2 {column} 6096,5296,0\nA1 infantry/line 20 line 6096,6096,180"))
            .with("melees", json!([{"first": ["F1", "F2"], "second": ["A1"]}]))
            .with("phase", json!("melees"))
            .game("");
    play.play("melee 1", "5x2 2x4 2x3 1x10 1 1 6");
    play.play("fall back", "2");
    assert_eq!((play.pose("F1"), play.pose("F2")), ((6096, 5588, 0), (6096, 4788, 0)));
}

/// MP-R68: cavalry that disengages passes through its own supports.
#[test]
fn disengaging_through_supports() {
    let horse = "cavalry/line 12 echelon6";
    let mut play =
        table(&format!("F1 {horse} 6096,6096,0\nF2 {horse} 6096,5096,0\nA1 infantry/line 20 line 6096,6096,180"))
            .with("melees", json!([{"first": ["F1", "F2"], "second": ["A1"]}]))
            .game("");
    play.play("disengage F1", "4 1 2");
    assert_eq!(play.pose("F1"), (6096, 6096 - 3 * 254, 0));
}

/// MP-R69: in a forced move a unit is not stopped by one that it stands on already.
#[test]
fn overlaps_do_not_stop_a_forced_move() {
    let mut play = game("F1 infantry/line 20 line 6096,8000,180 fleeing\nF2 infantry/line 20 line 6096,7900,180");
    play.play("rally F1", "1 1 1");
    assert_eq!(play.pose("F1"), (6096, 8000 - 508, 180));
}

/// MP-R70: who may not volley after a lost round (MP-169) may not volley at a charger either.
#[test]
fn the_ban_holds_for_reactions() {
    let mut play = game(&format!("{COLUMN}\nA1 infantry/line 20 line 6096,6096,180 banned=F1"));
    play.play("charge F1 A1", "");
    assert_eq!((play.verdict("react volley"), play.verdict("react fire")), (Err("MP-169"), Ok(())));
}

/// MP-R71: half the value of all fleeing units together, rounded up once.
#[test]
fn fleeing_units_are_halved_together() {
    let foe = "infantry/line 20 line";
    let play = game(&format!(
        "F1 {foe} 6096,2000,0\nA1 {foe} 6096,9000,180 fleeing\nA2 {foe} 3000,9000,180 fleeing\nA3 {foe} 9000,9000,180"
    ));
    assert_eq!(play.0.points(F), 5, "half of 5 and 5");
}

/// MP-R73: a unit charged in flight is caught like one that is pursued.
#[test]
fn charged_in_flight_is_caught() {
    let mut play = game(&format!("{COLUMN}\nA1 infantry/line 20 line 6096,6096,0 fleeing"));
    play.play("charge F1 A1", "3");
    assert!(play.unit("A1").caught && play.unit("A1").fleeing);
}

/// MP-R74: skirmishers in flight are a crowd like any other infantry, and save on 6.
#[test]
fn fleeing_skirmishers_save_as_infantry() {
    let save = |state: &str| {
        let play = game(&format!(
            "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/skirmisher 8 skirmish 6096,6200,180 {state}"
        ));
        play.0.fire_save(play.id("A1"), Point::new(6096, 5000)).0
    };
    assert_eq!((save(""), save("fleeing")), (4, 6));
}

/// MP-R75, MP-99: charges are offered at the nearest enemies whatever the distance; any other may be declared too.
#[test]
fn the_list_does_not_measure_charges() {
    for y in [9000, 4572, 900] {
        let play =
            game(&format!("F1 infantry/line french 24 column6 6096,{y},0\nA1 infantry/line 20 line 6096,11000,180"));
        assert!(play.lists("charge F1 A1"), "from {y}");
    }
    let line = "infantry/line 20 line";
    let play = game(&format!(
        "F1 infantry/line french 24 column6 6096,3000,0\nA1 {line} 7000,6000,180\nA2 {line} 9500,6000,180\n\
         A3 {line} 2500,6000,180\nA4 {line} 3000,10000,180\nA5 {line} 6096,1000,0"
    ));
    let listed = ["A1", "A2", "A3", "A4", "A5"].map(|id| play.lists(&format!("charge F1 {id}")));
    assert_eq!(listed, [true, true, true, false, false], "A5 is near but behind, A4 ahead but the fourth");
    assert!(play.legal("charge F1 A4"));
    let piece = |id: &str| Touch::Piece(id.to_owned());
    let touched = [piece("F1"), Touch::Button("charge".to_owned(), Text::key("button-charge")), piece("A4")];
    assert_eq!(play.0.meant(F, &touched), Some(play.action("charge F1 A4")));
}

/// MP-R80, MP-99: a listed move that stops outside a charge does so by eye, so its end does not tell the distance.
#[test]
fn stops_outside_a_charge_are_judged_by_eye() {
    let stop = |turn: u8| {
        let play = table("F1 infantry/line french 24 column6 6096,4000,0\nA1 infantry/line 20 line 6096,6800,180")
            .with("turn", json!(turn))
            .game("");
        let mut all = Vec::new();
        play.0.actions(F, &mut all);
        let ahead = all.into_iter().filter_map(|action| match action {
            Action::Move(m) if m.pose.x == 6096 && m.pose.facing == 0 && m.post.is_none() => Some(6800 - m.pose.y),
            _ => None,
        });
        // 2800 units of gap: within 8 % of it round the 8p and a tenth that an eye would keep.
        let wanted: i32 = 8 * 254 + 26;
        let mut near: Vec<i32> = ahead.filter(|gap| (gap - wanted).abs() <= 2800 * 8 / 100).collect();
        near.sort_unstable();
        near.dedup();
        near
    };
    let stops: Vec<Vec<i32>> = (1..=8).map(stop).collect();
    assert!(stops.iter().all(|near| !near.is_empty()), "{stops:?}");
    assert!(stops.windows(2).any(|pair| pair[0] != pair[1]), "the same every turn: {stops:?}");
}
