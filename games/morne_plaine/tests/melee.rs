//! Melees, morale, flight, panic and rally, rule by rule.

use crate::common::{Play, game, table};
use kernel::{Show, Side, Text};
use morne_plaine::{Event, Place, Reroll, Stage, Strike};
use serde_json::json;

/// Two units face to face in a melee, in the melee phase of the first side.
fn fight(first: &str, second: &str, more: &str, melee: serde_json::Value) -> Play {
    fight_with(first, second, more, melee, "")
}

fn fight_with(first: &str, second: &str, more: &str, melee: serde_json::Value, options: &str) -> Play {
    let mut words = json!({"first": ["F1"], "second": ["A1"]});
    for (key, value) in melee.as_object().unwrap() {
        words[key] = value.clone();
    }
    table(&format!("F1 {first} 6096,6096,0\nA1 {second} 6096,6096,180\n{more}"))
        .with("melees", json!([words]))
        .with("phase", json!("melees"))
        .game(options)
}

fn strike(play: &Play, id: &str) -> Strike {
    play.0.strike(&play.0.melees()[0], play.id(id))
}

const PLAIN: &str = "infantry/line 20 line";
/// A support of the second side.
const SUPPORT: &str = "A2 infantry/line 20 line 6096,6496,180";

/// MP-126, MP-133, MP-135, MP-140, MP-R21: fronts and rerolls outside a charge.
#[test]
fn strikes() {
    let of = |unit: &str| strike(&fight(unit, PLAIN, "", json!({})), "F1");
    let expect = |dice, reroll| Strike { dice, need: 5, reroll };
    assert_eq!(of(PLAIN), expect(10, Reroll::None));
    assert_eq!(of("infantry/line french 24 column6"), expect(6, Reroll::Ones));
    assert_eq!(of("infantry/line british scots 20 line"), expect(10, Reroll::Ones));
    assert_eq!(of("infantry/line guard 20 line"), expect(10, Reroll::Misses));
    assert_eq!(of("cavalry/heavy 12 echelon6"), expect(6, Reroll::None), "only when it charges");
    assert_eq!(of("infantry/line french elite 24 march3"), expect(3, Reroll::Misses));
}

/// MP-127, MP-131, MP-134, MP-149, MP-144: charge bonuses, for the round of the charge only.
#[test]
fn charge_bonuses() {
    let charging = |unit: &str, enemy: &str| {
        let table = table(&format!("F1 {unit} 6096,6096,0 charging\nA1 {enemy} 6096,6096,180"));
        table.with("melees", json!([{"first": ["F1"], "second": ["A1"]}])).with("phase", json!("melees")).game("")
    };
    let of = |unit: &str, enemy: &str| strike(&charging(unit, enemy), "F1");
    assert_eq!(of("cavalry/heavy 12 echelon6", PLAIN), Strike { dice: 12, need: 4, reroll: Reroll::Ones });
    assert_eq!(of("cavalry/light 12 echelon6", PLAIN), Strike { dice: 12, need: 4, reroll: Reroll::None });
    let square = "infantry/line 24 square";
    assert_eq!(of("cavalry/heavy 12 echelon6", square), Strike { dice: 6, need: 5, reroll: Reroll::None });
    assert_eq!(of("infantry/line french 24 column6", square), Strike { dice: 24, need: 4, reroll: Reroll::Ones });
    assert_eq!(of(PLAIN, PLAIN), Strike { dice: 10, need: 4, reroll: Reroll::None });
    let mut play = charging(PLAIN, PLAIN);
    play.play("melee 1", "1x10 1x10");
    assert!(!play.unit("F1").charging);
}

/// MP-129, MP-137, MP-150, MP-151, MP-R39: simultaneous blows count the dice beforehand; equal losses, no test.
#[test]
fn simultaneous() {
    let mut play = fight(PLAIN, PLAIN, "", json!({}));
    let events = play.play("melee 1", "5x3 1x7 5x3 1x7 1x3 1x3");
    assert!(matches!(events[0], Event::Struck { .. }));
    assert_eq!((play.n("F1"), play.n("A1")), (17, 17));
    assert!(events.iter().any(|e| matches!(e, Event::Round { losses: [3, 3], loser: None, .. })));
    assert!(play.unit("F1").engaged(), "a draw: the fight goes on");
}

/// MP-130, MP-139, MP-R63: who strikes first; both claims cancel, and a removed unit does not strike back.
#[test]
fn first_strike() {
    let mut play = fight(PLAIN, "infantry/line 8/20 line", "", json!({"strikes_first": ["first"]}));
    let events = play.play("melee 1", "5x3 1x7 1x3");
    assert_eq!(play.unit("A1").place, Place::Lost, "down to a quarter before it could strike");
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Struck { .. })).count(), 1);
    let mut both = fight(PLAIN, PLAIN, "", json!({"strikes_first": ["first", "second"]}));
    both.play("melee 1", "1x10 1x10");
    let mut second = fight(PLAIN, PLAIN, "", json!({"strikes_first": ["second"]}));
    // The second side's ten dice come first; the first side then strikes with what is left: 8 of 16.
    second.play("melee 1", "5x4 1x6 1x4 1x8 6");
    assert_eq!(second.n("F1"), 16);
}

/// MP-138: losses beyond a unit's figures vanish.
#[test]
fn losses_do_not_pass_on() {
    let mut play = fight(PLAIN, "infantry/line 6/8 line", SUPPORT, json!({"second": ["A1", "A2"]}));
    // Ten hits: five on the support, five on the contact unit... the first side's dice, then theirs, then saves.
    play.play("melee 1", "5x10 1x3 1x5 1x5 1x5 6");
    assert_eq!((play.unit("A1").place, play.n("A2")), (Place::Lost, 15));
}

/// MP-123, MP-147, MP-146: supports strike with half, hits are shared, the rest to the contact unit.
#[test]
fn shares() {
    let play = fight(PLAIN, PLAIN, "F2 infantry/line 21 line 6096,5696,0", json!({"first": ["F1", "F2"]}));
    assert_eq!((strike(&play, "F1").dice, strike(&play, "F2").dice), (10, 6));
}

/// MP-142: melee losses never count for the fire test.
#[test]
fn melee_losses_are_no_fire() {
    let mut play = fight(PLAIN, PLAIN, "", json!({}));
    play.play("melee 1", "5x6 1x4 5x6 1x4 1x6 1x6");
    assert_eq!((play.unit("F1").shot, play.unit("F1").tested), (0, false));
}

/// MP-115, MP-151, MP-R38, MP-R37: stragglers decide, or not; and raw figures do, or weighted ones.
#[test]
fn who_lost() {
    let loser = |options: &str, melee: serde_json::Value, second: &str, thrown: &str| {
        let mut play = fight_with(PLAIN, second, "", melee, options);
        let events = play.play("melee 1", thrown);
        events.iter().find_map(|e| if let Event::Round { loser, .. } = e { Some(*loser) } else { None }).unwrap()
    };
    let late = json!({"stragglers": [0, 2]});
    assert_eq!(loser("", late.clone(), PLAIN, "1x10 1x10 6"), Some(crate::common::A));
    assert_eq!(loser("stragglers_count=false", late, PLAIN, "1x10 1x10"), None);
    let horse = "cavalry/light 12 echelon6";
    let round = "5x3 1x7 5x3 1x3 1 1 4 1 1 6";
    assert_eq!(loser("", json!({}), horse, round), None, "two figures each");
    assert_eq!(loser("weighted_losses_decide", json!({}), horse, &format!("{round} 6")), Some(crate::common::A));
}

/// MP-152, MP-R36: every unit of the losing side tests.
#[test]
fn all_losers_test() {
    let mut play = fight(PLAIN, PLAIN, SUPPORT, json!({"second": ["A1", "A2"]}));
    let events = play.play("melee 1", "5x2 1x8 1x10 1x5 1 1 6 6");
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Tested { .. })).count(), 2);
}

/// MP-153: a support takes the place of a contact unit that leaves.
#[test]
fn a_support_takes_over() {
    let mut play = fight(PLAIN, PLAIN, SUPPORT, json!({"second": ["A1", "A2"]}));
    play.play("melee 1", "5x2 1x8 1x10 1x5 1 1 2 1 1 6");
    assert!(play.unit("A1").fleeing);
    assert_eq!((play.0.melees()[0].sides[1].clone(), play.pose("A2")), (vec![play.id("A2")], (6096, 6096, 180)));
}

/// MP-145: a melee is a record; its units are engaged wherever they stand.
#[test]
fn a_melee_is_a_record() {
    let play = table("F1 infantry/line 20 line 2000,2000,0\nA1 infantry/line 20 line 9000,9000,180")
        .with("melees", json!([{"first": ["F1"], "second": ["A1"]}]))
        .game("");
    assert!(play.unit("F1").engaged() && play.unit("A1").engaged());
}

/// MP-155, MP-156, MP-R58: the modifiers of a loser.
#[test]
fn modifiers() {
    let of = |first: &str, second: &str, melee: serde_json::Value, losses: [u32; 2]| {
        let play = fight(first, second, "", melee);
        let mut all = play.0.melee_modifiers(&play.0.melees()[0], play.id("A1"), losses);
        all.sort();
        all
    };
    assert_eq!(of(PLAIN, PLAIN, json!({}), [2, 3]), []);
    assert_eq!(of(PLAIN, PLAIN, json!({}), [0, 0]), [("twice-losses", -1)], "twice zero is zero");
    assert_eq!(of(PLAIN, PLAIN, json!({}), [2, 4]), [("twice-losses", -1)]);
    assert_eq!(of(PLAIN, "infantry/line 10/20 line", json!({}), [2, 3]), [("outnumbered", -1)]);
    assert_eq!(
        of("cavalry/line 10 echelon6", "infantry/line 10/24 line", json!({}), [2, 3]),
        [("below-half", -1), ("outnumbered", -1)]
    );
    assert_eq!(of("infantry/line 10/20 line", PLAIN, json!({}), [2, 3]), [("outnumbers", 1)]);
    assert_eq!(of(PLAIN, "infantry/line guard elite 20 line", json!({}), [2, 3]), [("picked", 1)]);
    assert_eq!(of(PLAIN, PLAIN, json!({"obstacle": "A1"}), [2, 3]), [("obstacle", 1)]);
    assert_eq!(of("cavalry/line 12 echelon6", "infantry/line 24 square", json!({}), [2, 3]), [("square", 2)]);
}

/// MP-154, MP-157: 4+, a one always fails, a six always passes, once more in command.
#[test]
fn morale_dice() {
    let rally = |unit: &str, more: &str, thrown: &str| {
        let mut play = game(&format!("F1 {unit} 6096,8000,180 fleeing\n{more}"));
        play.play("rally F1", thrown);
        !play.unit("F1").fleeing
    };
    assert!(rally("infantry/line 20 line", "", "4") && !rally("infantry/line 20 line", "", "3 1 1"));
    assert!(!rally("infantry/line guard 20 line", "", "1 1 1") && rally("infantry/line guard 20 line", "", "3"));
    assert!(rally("infantry/line 9/20 line", "", "6"));
    assert!(rally("infantry/line 20 line", "F9 commander/adc 6096,7500,0", "1 4"));
}

/// MP-158, MP-160, MP-159: cavalry flees three dice; who leaves the table is lost, even in part.
#[test]
fn off_the_table() {
    let mut play = game("F1 cavalry/line 12 echelon6 6096,2000,180 fleeing");
    play.play("rally F1", "1 1 1 2");
    assert_eq!(play.pose("F1"), (6096, 2000 - 4 * 254, 180));
    let mut play = game("F1 infantry/line 20 line 6096,1000,180 fleeing");
    play.play("rally F1", "1 2 2");
    assert_eq!(play.unit("F1").place, Place::Lost);
    let mut play = game("F1 infantry/line 20 line 6096,1016,180 fleeing");
    play.play("rally F1", "1 2 2");
    assert_eq!(play.unit("F1").place, Place::Table, "the border is on the table");
}

/// MP-162, MP-170, MP-169: staying, reforming on the spot while the enemy stays, freely when he is gone.
#[test]
fn victors_stay() {
    let mut play = fight("infantry/line french 24 column6", PLAIN, "", json!({}));
    play.play("melee 1", "5x2 2x4 1x10 1 1 6");
    assert_eq!(play.0.stage(), Stage::Victor);
    assert_eq!(play.rule("pursue A1"), "MP-166");
    play.play("stay", "");
    assert_eq!(play.rule("reform F1 line centre 90"), "MP-169");
    assert_eq!(play.rule("reform A1 line front"), "MP-170");
    play.play("reform F1 line front", "");
    assert_eq!(play.0.player(), crate::common::A, "the turn goes on");
    let mut gone = fight("infantry/line french 24 column6", PLAIN, "", json!({}));
    gone.play("melee 1", "5x2 2x4 1x10 1 1 2 6 6");
    gone.play("stay", "");
    assert!(gone.legal("reform F1 line centre 0") && gone.legal("reform F1 column4 centre 20"));
    gone.play("keep", "");
}

/// MP-163, MP-164, MP-R40, MP-R7: a victor falls back one die, cavalry two; or as he chooses with `fallback_choice`.
#[test]
fn victors_fall_back() {
    let round = "5x2 2x4 1x10 1 1 6";
    let mut foot = fight("infantry/line 24 line", PLAIN, "rough 0,0 12000,0 12000,5600 0,5600", json!({}));
    foot.play("melee 1", "5x2 2x10 1x10 1 1 6");
    foot.play("fall back", "6");
    assert_eq!(foot.pose("F1"), (6096, 6096 - 6 * 254, 0), "dice moves are not halved by the rough ground");
    let mut horse = fight("cavalry/line 12 echelon6", PLAIN, "", json!({}));
    horse.play("melee 1", round);
    assert_eq!(horse.rule("fall back 1"), "MP-163");
    let forecast = horse.0.forecast(Side::A, &horse.action("fall back"));
    assert_eq!(forecast.rows[0].value, Text::key("forecast-back-dice").with("n", 2), "what will be thrown");
    horse.play("fall back", "1 2");
    assert_eq!(horse.pose("F1"), (6096, 6096 - 3 * 254, 0));
    let mut chosen = fight_with("infantry/line french 24 column6", PLAIN, "", json!({}), "fallback_choice");
    chosen.play("melee 1", round);
    assert_eq!(chosen.rule("fall back"), "MP-163");
    chosen.play("fall back 2", "1 2");
    assert_eq!(chosen.pose("F1"), (6096, 6096 - 3 * 254, 0));
}

/// MP-167: with `second_flight` ever, a unit that broke before is destroyed when it breaks again.
#[test]
fn second_flight_ever() {
    let field = "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 20 line 6096,6200,180 broken";
    let mut play = table(field).game("second_flight=ever");
    play.play("volley F1 A1", "5x5 1x15 1x5 2");
    assert_eq!(play.unit("A1").place, Place::Lost);
    let mut play = game(field);
    play.play("volley F1 A1", "5x5 1x15 1x5 2 1 1");
    assert!(play.unit("A1").fleeing);
}

const PANIC: &str = "F1 infantry/line 20 line 6096,8000,180 fleeing\nF2 infantry/line 20 line 6096,9000,0 panic=4";

fn panic(more: &str, options: &str) -> Play {
    table(&format!("{PANIC}\n{more}")).with("phase", json!("panic")).game(options)
}

/// MP-171, MP-173, MP-174, MP-177: the test before anything else, again in command, and the flight to the own edge.
#[test]
fn panic_tests() {
    let mut play = panic("", "");
    assert_eq!(play.rule("rally F1"), "MP-171");
    assert_eq!(play.rule("panic F1"), "MP-171");
    let mut held = play.clone();
    held.play("panic F2", "4");
    assert_eq!((held.0.stage(), held.unit("F2").fleeing), (Stage::Actions, false));
    let mut led = panic("F9 commander/adc 6096,9500,0", "");
    led.play("panic F2", "3 4");
    assert!(!led.unit("F2").fleeing);
    play.play("panic F2", "3 1 2");
    // Straight south stands the fleeing friend: 15 degrees to the right of him is clear far enough or not; it went south.
    assert!(play.unit("F2").fleeing && play.pose("F2").1 < 9000);
    assert_eq!(play.rule("rally F2"), "MP-179");
    play.play("end actions", "1 1");
    assert!(play.unit("F2").panicked, "it does not flee again in this player turn");
}

/// MP-176, MP-R56: an engaged unit that panics leaves its melee; removed units frighten only with `panic_on_removal`.
#[test]
fn panic_and_melees() {
    let mut play = table(&format!("{PANIC}\nA1 infantry/line 20 line 6096,9000,180"))
        .with("phase", json!("panic"))
        .with("melees", json!([{"first": ["F2"], "second": ["A1"]}]))
        .game("");
    play.play("panic F2", "1 1 1");
    assert!(play.0.melees().is_empty() && !play.unit("A1").engaged());
    for (options, need) in [("army_break=false", 0), ("army_break=false panic_on_removal", 4)] {
        let mut play = table(
            "F1 infantry/line 20 line 6096,5000,0\nA1 infantry/line 9/20 line 6096,6200,180\nA2 infantry/line 8/20 line 6096,7000,180",
        )
        .game(options);
        play.play("volley F1 A1", "5x4 1x16 1x4");
        assert_eq!(play.unit("A1").place, Place::Lost);
        play.play("end actions", "");
        play.play("end command", "");
        assert_eq!(play.unit("A2").panic, need, "{options}");
    }
}

/// MP-178, MP-179, MP-R43: a rallied unit may reform at once; one that fails or does not try runs on.
#[test]
fn rally() {
    let field = "F1 infantry/line 20 line 6096,8000,180 fleeing";
    let mut play = game(field);
    play.play("rally F1", "4");
    assert_eq!(play.0.stage(), Stage::RallyForm(play.id("F1")));
    play.play("rally form square centre 0", "");
    assert_eq!(play.rule("progress F1 to 6096 8000 0"), "MP-55", "its action is spent");
    let mut play = game(field);
    play.play("end actions", "1 1");
    assert_eq!(play.pose("F1"), (6096, 8000 - 508, 180));
    let mut play = game(field);
    play.play("rally F1", "3 1 1");
    play.play("end actions", "");
    assert_eq!(play.pose("F1"), (6096, 8000 - 508, 180), "once a turn");
}
