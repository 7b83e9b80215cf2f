//! Charges and reactions, rule by rule.

use crate::common::{Play, game, table};
use kernel::Game;
use morne_plaine::{Event, Formation, Place, Reroll, Shape, Stage};
use serde_json::json;

fn column(more: &str) -> Play {
    game(&format!("F1 infantry/line french 24 column6 6096,4572,0\n{more}"))
}

const LINE: &str = "A1 infantry/line 20 line 6096,6096,180";

/// MP-99, MP-R27: a charge may be declared out of reach; nothing says how far it is, and the shot is given all the same.
#[test]
fn charges_are_not_measured() {
    let mut play = column("A1 infantry/line 20 line 6096,7000,180");
    assert!(play.legal("charge F1 A1"));
    play.play("charge F1 A1", "");
    assert_eq!(play.0.stage(), Stage::React);
    let refusal =
        format!("{:?}", column("A1 infantry/line 20 line 6096,7000,180").refusal("progress F1 to 6096 6900 0"));
    assert!(!refusal.contains("spent"), "a refusal never tells a distance: {refusal}");
    play.play("react fire", "1x10 1x10");
    assert_eq!(play.pose("F1"), (6096, 5588, 0), "failed: a base move towards the target");
}

/// MP-100: who charges whom, seen or not.
#[test]
fn who_charges() {
    let play = game(
        "F1 infantry/skirmisher 8 skirmish 2000,4572,0\nF2 artillery/medium unlimbered 4000,4572,0\nF3 cavalry/line 12 echelon6 9000,4572,0\n\
         F4 infantry/line 20 line 6000,4572,0\nA1 infantry/line 20 line 6096,6096,180\nA9 commander/adc 6096,7500,0\n\
         village 8000,6000 11000,6000 11000,8000 8000,8000\nA2 infantry/line 20 line 9500,6500,180\ncrest 4500,5500 4600,5500",
    );
    assert_eq!(play.rule("charge F1 A1"), "MP-100");
    assert_eq!(play.rule("charge F2 A1"), "MP-100");
    assert_eq!(play.rule("charge F3 A2"), "MP-100", "cavalry never into a village");
    assert_eq!(play.rule("charge F4 A9"), "MP-100");
    assert_eq!(play.rule("charge F4 F3"), "MP-100");
    assert!(play.legal("charge F4 A1"));
    let hidden = column("crest 0,5500 12192,5500\nA1 infantry/line 20 line 6096,7000,180");
    assert_eq!(hidden.rule("charge F1 A1"), "MP-100", "not a figure to be seen");
}

/// MP-106: a reaction change of formation on 5+, again in command, never to skirmish.
#[test]
fn reaction_form() {
    let mut play = column(LINE);
    play.play("charge F1 A1", "");
    assert_eq!(play.rule("react form skirmish"), "MP-106");
    assert_eq!(play.rule("react stand"), "MP-109");
    let mut formed = play.clone();
    formed.play("react form square", "5");
    assert_eq!(formed.unit("A1").shape, Shape::of(Formation::Square));
    assert!(formed.unit("A1").engaged());
    play.play("react form square", "4");
    assert_eq!(play.unit("A1").shape, Shape::of(Formation::Line));
    let mut led = column(&format!("{LINE}\nA9 commander/adc 6096,7000,0"));
    led.play("charge F1 A1", "");
    led.play("react form square", "4 5");
    assert_eq!(led.unit("A1").shape, Shape::of(Formation::Square));
}

/// MP-107, MP-R28: a reaction volley on 5+ with every figure; failed, no fire, unless `volley_fail_fires`.
#[test]
fn reaction_volley() {
    let mut play = column(LINE);
    play.play("charge F1 A1", "");
    let mut fired = play.clone();
    fired.play("react volley", "5 5x2 1x18 1x18 6 6");
    play.play("react volley", "4");
    let mut variant =
        table(&format!("F1 infantry/line french 24 column6 6096,4572,0\n{LINE}")).game("volley_fail_fires");
    variant.play("charge F1 A1", "");
    variant.play("react volley", "4 1x10 1x10");
}

/// MP-109: cavalry falls back 2d6; caught, it loses 1d3 and is struck first. MP-03: a d3 is half a die.
#[test]
fn cavalry_falls_back() {
    let mut play = game("F1 cavalry/heavy 12 echelon6 6096,4572,0\nA1 cavalry/line 12 echelon6 6096,6096,180");
    play.play("charge F1 A1", "");
    assert_eq!(play.rule("react fire"), "MP-104");
    for (die, left) in [(1, 11), (2, 11), (3, 10), (4, 10), (5, 9), (6, 9)] {
        let mut caught = play.clone();
        caught.play("react fall back", &format!("1 1 {die}"));
        assert_eq!((caught.n("A1"), caught.0.melees()[0].first), (left, [true, false]));
    }
    play.play("react fall back", "6 5");
    assert!(!play.unit("A1").engaged());
}

/// MP-110: guns fire canister to the front only; limbered or taken in flank they are lost on contact.
#[test]
fn guns_are_charged() {
    for guns in ["limbered 6096,6096,180", "unlimbered 6096,6096,0"] {
        let mut play = column(&format!("A1 artillery/medium {guns}"));
        play.play("charge F1 A1", "");
        assert_eq!(play.unit("A1").place, Place::Lost, "{guns}");
    }
}

/// MP-111, MP-116, MP-R31, MP-R33: no reaction in march column or in flight; stragglers and first strike.
#[test]
fn helpless_targets() {
    for (target, lost) in
        [("infantry/line 20 march3 6096,6096,180", 3), ("infantry/line 20 line 6096,6096,0 fleeing", 3)]
    {
        let mut play = column(&format!("A1 {target}"));
        play.play("charge F1 A1", "3");
        assert_eq!((play.n("A1"), play.0.melees()[0].first), (20 - lost, [true, false]), "{target}");
    }
    let mut play = column("A1 infantry/line 24 square 6096,7496,0");
    play.play("charge F1 A1", "");
    assert_eq!(play.0.stage(), Stage::React, "a square has no flank");
}

/// MP-113: a square is met on the face of the zone that the charger comes from.
#[test]
fn face_of_a_square() {
    let mut play = game("F1 infantry/line french 24 column6 8500,5400,270\nA1 infantry/line 24 square 6096,6096,0");
    play.play("charge F1 A1", "");
    play.play("react fire", "1x6 1x6");
    assert_eq!(play.pose("F1"), (6796, 5400, 270));
}

/// MP-114, MP-R32: a unit without room to turn fights as it stands, with the charger on its flank.
#[test]
fn no_room_to_turn() {
    let mut play = game(
        "F1 infantry/line french 24 column6 8800,6000,270\nA1 infantry/line 24 line 6096,6096,0\nA2 infantry/line 20 line 6096,6500,0",
    );
    play.play("charge F1 A1", "2");
    assert_eq!((play.pose("A1"), play.n("A1")), ((6096, 6096, 0), 22));
    assert_eq!(play.pose("F1"), (7296, 5896 + 104, 270));
}

/// MP-112, MP-R53, MP-R60: a place that is taken blocks the charge.
#[test]
fn blocked_contact() {
    let play = column(&format!("{LINE}\nF2 infantry/line 24 line 6096,5600,0"));
    assert_eq!(play.verdict("charge F1 A1"), Err("MP-100"), "nothing is seen past a whole line");
    let play = column("A1 infantry/line french 12 column4 6096,6096,180\nF2 infantry/line 20 march3 6096,5900,0");
    assert_eq!(play.rule("charge F1 A1"), "MP-112");
}

/// MP-35, MP-36, MP-97, MP-132, MP-R55, MP-R62: a defended wall does not halve the charge but takes its +1.
#[test]
fn defended_wall() {
    let field = |wall: i32| {
        let mut play = column(&format!("wall 4000,{wall} 8000,{wall}\nA1 infantry/line 20 line 6096,6096,180"));
        play.play("charge F1 A1", "");
        play.play("react fire", "1x10 1x10");
        play
    };
    let play = field(6000);
    assert!(play.unit("F1").engaged(), "6p is in reach: the wall is not crossed");
    let melee = &play.0.melees()[0];
    assert_eq!(melee.obstacle, Some(play.id("A1")));
    let strike = play.0.strike(melee, play.id("F1"));
    assert_eq!((strike.dice, strike.need, strike.reroll), (24, 5, Reroll::Ones), "only the +1 is lost");
    assert!(!field(5500).unit("F1").engaged(), "a wall in the way halves");
    let mut rough = column("rough 4000,6000 8000,6000 8000,8000 4000,8000\nA1 infantry/line 20 line 6096,5500,180");
    rough.play("charge F1 A1", "");
    rough.play("react fire", "1x10 1x10");
    assert!(!rough.0.melees()[0].difficult);
    let mut rough = column("rough 4000,5000 8000,5000 8000,8000 4000,8000\nA1 infantry/line 20 line 6096,5500,180");
    rough.play("charge F1 A1", "");
    rough.play("react fire", "1x10 1x10");
    let melee = &rough.0.melees()[0];
    assert!(melee.difficult);
    assert_eq!(rough.0.strike(melee, rough.id("F1")).need, 5);
}

/// MP-35: a village is defended against those outside it.
#[test]
fn defended_village() {
    let play = game(
        "village 5000,6000 7500,6000 7500,8000 5000,8000\nA1 infantry/line 20 line 6096,6500,180\nF1 infantry/line 20 line 6096,5000,0",
    );
    assert!(play.0.defends(play.id("A1"), play.unit("F1").pose().point()));
    assert!(!play.0.defends(play.id("A1"), morne_plaine::Point::new(6096, 7500)));
}

/// MP-118, MP-122: the lead breaks under fire, and the next in the queue takes its place unshot.
#[test]
fn the_lead_breaks() {
    let mut play = column(&format!("F2 infantry/line french 24 column6 7500,4572,0\n{LINE}"));
    play.play("charge F1 A1", "");
    play.play("support F2", "");
    play.play("react fire", "6x10 1x10 2 1 1");
    assert!(play.unit("F1").fleeing);
    assert_eq!(play.0.melees()[0].sides[0], [play.id("F2")]);
    assert_eq!(play.pose("F2"), (7096, 6096, 0));
}

/// MP-120, MP-121, MP-119: supports are of one arm; one out of reach falls short.
#[test]
fn supports() {
    let mut play = column(&format!(
        "F2 infantry/line french 24 column6 7500,3000,0\nF3 cavalry/line 12 echelon6 9500,4572,0\n{LINE}"
    ));
    play.play("charge F1 A1", "");
    assert_eq!(play.rule("support F3"), "MP-119");
    assert_eq!(play.rule("volley F2 A1"), "MP-55", "another decision first");
    play.play("support F2", "");
    play.play("react fire", "1x10 1x10");
    assert!(play.unit("F1").engaged() && !play.unit("F2").engaged());
    assert!(play.pose("F2").1 > 3000, "it still made its base move");
}

/// MP-117, MP-124, MP-125, MP-136, MP-R35, MP-R34: joining a melee, in the queue with half the attacks.
#[test]
fn joining() {
    let field = "F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 20 line 6096,6096,180\n\
                 F2 infantry/line french 24 column6 6096,4500,0\nF3 cavalry/line 12 echelon6 8000,4000,0";
    let fight = json!([{"first": ["F1"], "second": ["A1"]}]);
    let mut play = table(field).with("melees", fight.clone()).game("");
    assert_eq!(play.rule("charge F3 A1"), "MP-125");
    play.play("charge F2 A1", "");
    assert_eq!(play.0.stage(), Stage::Actions, "no reaction");
    assert_eq!((play.pose("F2"), play.0.melees()[0].first), ((6096, 5296, 0), [false, false]));
    let melee = &play.0.melees()[0];
    let (first, joiner) = (play.0.strike(melee, play.id("F1")), play.0.strike(melee, play.id("F2")));
    assert_eq!((first.dice, first.need), (6, 5), "the first fights on with its front");
    assert_eq!((joiner.dice, joiner.need), (12, 4), "the joiner charges with half its figures");
    let flank = "F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 20 line 6096,6096,180\nF2 infantry/line french 24 column6 8500,6296,270";
    let mut play = table(flank).with("melees", fight).game("");
    play.play("charge F2 A1", "4");
    assert_eq!((play.n("A1"), play.0.melees()[0].first), (16, [true, false]), "in flank: stragglers, first strike");
    assert!(play.unit("F2").flanker);
    assert_eq!(play.pose("A1"), (6096, 6096, 180), "the target does not turn");
}

/// MP-141: against a square joiners only queue.
#[test]
fn joining_against_a_square() {
    let mut play = table(
        "F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 24 square 6096,6096,180\nF2 infantry/line french 24 column6 6096,4500,0",
    )
    .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
    .game("");
    play.play("charge F2 A1", "");
    assert!(!play.unit("F2").flanker && play.unit("F2").engaged());
}

/// MP-R50: charged twice, a unit reacts twice as long as it is free.
#[test]
fn charged_twice() {
    let mut play = game(
        "F1 infantry/line french 24 column6 5096,3600,0\nF2 infantry/line french 24 column6 7096,3600,0\nA1 infantry/line 20 line 6096,6096,180",
    );
    for lead in ["F1", "F2"] {
        play.play(&format!("charge {lead} A1"), "");
        if play.0.stage() == Stage::Support {
            play.play("go", "");
        }
        let events = play.play("react fire", "1x10 1x10");
        assert!(events.iter().any(|e| matches!(e, Event::ChargeFailed { .. })));
    }
}

/// MP-101, MP-102: the reaction is the charged side's to choose, before anybody knows the reach.
#[test]
fn the_other_side_reacts() {
    let mut play = column(LINE);
    play.play("charge F1 A1", "");
    assert_eq!(play.0.to_play(), kernel::ToPlay::One(crate::common::A));
    let fire = play.action("react fire");
    assert_eq!(play.0.check(crate::common::F, &fire).unwrap_err().rule, "MP-102");
}

/// MP-96: a commander overrun by the enemy rides to the nearest friend, or is taken.
#[test]
fn overrun_commanders() {
    let with = |friend: &str| {
        let mut play =
            game(&format!("F1 infantry/line 20 line 6096,6096,180 fleeing\nA9 commander/adc 6096,5700,0\n{friend}"));
        play.play("end actions", "1 1");
        play
    };
    let safe = with("A2 infantry/line 20 line 6096,8000,180\nA3 infantry/line 20 line 6096,9000,180");
    assert_eq!(safe.pose("A9"), (6096, 8200, 0));
    assert_eq!(with("A2 infantry/line 20 line 6096,8000,0 fleeing").unit("A9").place, Place::Lost);
}

/// MP-97: obstacles that the target defends do not halve the charge, two at once no more than one.
#[test]
fn two_defended_lines() {
    let mut play = column(&format!("wall 4000,6000 8000,6000\nhedge 4000,5990 8000,5990\n{LINE}"));
    play.play("charge F1 A1", "");
    play.play("react fire", "1x10 1x10");
    assert!(play.unit("F1").engaged(), "6p is in reach of 8p");
}

/// MP-R90: a support comes from the side from which the lead comes.
#[test]
fn supports_share_the_direction() {
    let field = |flanker: &str| {
        let mut play = column(&format!(
            "F2 infantry/line french 24 column6 7500,4572,0\nF3 infantry/line french 24 column6 {flanker}\n{LINE}"
        ));
        play.play("charge F1 A1", "");
        play
    };
    assert_eq!(field("8900,6500,270").rule("support F3"), "MP-R90", "from behind the target's front line");
    assert!(field("8900,4572,315").legal("support F3"));
    let mut flank = column(&format!(
        "F2 infantry/line french 24 column6 8900,6500,270\nF3 infantry/line french 24 column6 3300,6500,90\n{LINE}"
    ));
    flank.play("charge F2 A1", "");
    assert_eq!(flank.rule("support F1"), "MP-R90", "a frontal unit borrows no flank");
    assert!(flank.legal("support F3"));
}

/// MP-R90: reaction fire strikes the first unit of the queue that reaches, the lead if none does.
#[test]
fn fire_strikes_who_reaches() {
    let struck = |lead: i32, support: i32| {
        let mut play = game(&format!(
            "F1 infantry/line french 24 column6 6096,{lead},0\nF2 infantry/line french 24 column6 7500,{support},0\n{LINE}"
        ));
        play.play("charge F1 A1", "");
        play.play("support F2", "");
        let events = play.play("react fire", "1x10 1x10");
        let shot = events.iter().find_map(|event| match event {
            Event::Shot { target, .. } => Some(*target),
            _ => None,
        });
        play.0.id_of(shot.expect("a shot")).to_owned()
    };
    assert_eq!(struck(4572, 4572), "F1");
    assert_eq!(struck(1500, 4572), "F2", "the lead never arrives");
    assert_eq!(struck(1500, 2000), "F1", "nobody does");
}

/// MP-R91: a charge declared beyond 18p does not concern skirmishers.
#[test]
fn far_charges_leave_skirmishers_alone() {
    let field = |from: i32| {
        game(&format!(
            "F1 infantry/line french 24 column6 6096,{from},0\nA1 infantry/skirmisher 8 skirmish 6096,6096,180"
        ))
    };
    let mut near = field(1600);
    near.play("charge F1 A1", "3 3");
    assert_eq!(near.pose("A1"), (6096, 7620, 180), "within 18p they run");
    let mut far = field(1500);
    let events = far.play("charge F1 A1", "");
    assert_eq!(far.pose("A1"), (6096, 6096, 180), "beyond 18p they stay");
    assert!(events.iter().any(|event| matches!(event, Event::ChargeFailed { .. })));
}
