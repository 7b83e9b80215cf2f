//! The worked examples of the rules, PL-X1 to PL-X26.

use kernel::{Game, Side};

use crate::common::{Table, by_cost, table, units};

const BOARD: &str = "ambre_et_beryl";

/// Where a lone unit of Ambre can go.
fn goals(board: &str, chosen: &str, unit: &str, beryl: &str) -> String {
    table(board, chosen, "movement", unit, beryl).those(&format!("move {}", &unit[2..]))
}

fn count(words: &str) -> usize {
    words.split_whitespace().count()
}

/// PL-X1, PL-25, PL-26: three arms on nine start hexes.
#[test]
fn x1_the_first_placement() {
    let game = Table::begin(BOARD, "", &[0]);
    assert_eq!(game.legal().len(), 27);
    assert_eq!(game.those("place artillery"), "B4 B5 B6 C3 C4 C5 C6 C7 D5");
}

/// PL-X2, PL-32, PL-61: artillery destroys infantry or cavalry in void.
#[test]
fn x2_artillery_in_void() {
    for target in ["I:G5", "C:G5"] {
        let game = table("banc", "", "combat", "R:E5", &format!("{target} I:A9"));
        assert_eq!(units(&game.after(&["attack G5 by E5"]), Side::B), "I:A9");
    }
}

/// PL-X3, PL-37: artillery against artillery does nothing.
#[test]
fn x3_artillery_against_artillery() {
    let game = table("banc", "", "combat", "R:E5", "R:G5 I:A9");
    assert_eq!(game.decider(), "beryl");
}

/// PL-X4, PL-32: contact with artillery.
#[test]
fn x4_contact_with_artillery() {
    let one = table("banc", "", "combat", "I:F5", "R:G5 I:A9");
    assert_eq!(one.decider(), "beryl");
    let two = table("banc", "", "combat", "I:F5 I:F4 C:G6", "R:G5 I:A9").after(&["attack G5 by F5+F4+G6"]);
    assert!(!two.those("retreat").is_empty());
    let three = table("banc", "", "combat", "I:F5 I:F4 I:G6", "R:G5 I:A9").after(&["attack G5 by F5+F4+G6"]);
    assert_eq!(units(&three, Side::B), "I:A9");
}

/// PL-X5: destinations by cost.
#[test]
fn x5_destinations() {
    let lone = |unit: &str, chosen: &str| by_cost(&table(BOARD, chosen, "movement", unit, ""));
    assert_eq!(lone("I:D5", ""), [0, 6, 10, 15, 16, 0, 0]);
    assert_eq!(lone("C:D5", ""), [0, 6, 10, 15, 16, 16, 14]);
    assert_eq!(lone("R:D5", ""), [0, 6, 10, 0, 0, 0, 0]);
    assert_eq!(goals(BOARD, "", "R:D5", ""), "B4 B5 B6 C3 C4 C5 C6 C7 D3 D4 D6 D7 E3 E4 E5 E7");
    assert_eq!(count(&goals(BOARD, "infantry_move=5", "I:D5", "")), 63);
}

/// PL-X6, PL-18, PL-19: a lane of three force fields.
#[test]
fn x6_a_lane() {
    assert_eq!(goals(BOARD, "", "R:F1", ""), "D1 D2 E1 F2 G1 G2 H2 H3 I2 I3 J2 J3 J5 K1 K2 L1");
    assert_eq!(by_cost(&table(BOARD, "", "movement", "R:F1", ""))[1..3], [7, 9]);
}

/// PL-X7, PL-46: with no points left into a force field.
#[test]
fn x7_no_points_left() {
    assert_eq!(goals("banc", "", "R:A5", ""), "A3 A4 A6 A7 B3 B4 B5 B6 B7 C5 C9 D5 D6 D8");
    assert_eq!(by_cost(&table("banc", "", "movement", "R:A5", ""))[1..3], [3, 11]);
    let game = table("banc", "", "movement", "R:A5", "");
    for asteroids in ["D7", "B8", "D9"] {
        assert_eq!(game.refuses(&format!("move A5 {asteroids}")), "PL-43");
    }
}

/// PL-X8, PL-19, PL-R6: the bonus point pays a part of asteroids, and points do not add up.
#[test]
fn x8_asteroids_behind_a_field() {
    let goals = goals("banc", "", "R:A6", "");
    assert_eq!(count(&goals), 23);
    for asteroids in ["D7", "B8", "D9"] {
        assert!(goals.contains(asteroids));
    }
}

/// PL-X9, PL-20, PL-47: black holes about, and nobody rests in a force field.
#[test]
fn x9_black_holes() {
    assert_eq!(goals("banc", "", "R:J8", ""), "J6 J9 K7 K9");
    assert_eq!(by_cost(&table("banc", "", "movement", "R:J8", ""))[1..3], [3, 1]);
}

/// The targets that the gun can hit, of enemies that would be destroyed.
fn targets(chosen: &str, ambre: &str, beryl: &str) -> String {
    let legal = table("banc", chosen, "combat", ambre, beryl).legal();
    let hit = legal.iter().filter_map(|action| action.strip_prefix("attack "));
    hit.filter_map(|action| action.split_whitespace().next()).collect::<Vec<_>>().join(" ")
}

/// PL-X10, PL-56: two or three hexes.
#[test]
fn x10_range() {
    for near in ["G5", "E3", "F4", "H5", "G4"] {
        assert_eq!(targets("", "R:E5", &format!("I:{near}")), near);
    }
    for far in ["F5", "H4", "E9"] {
        assert_eq!(targets("", "R:E5", &format!("I:{far}")), "");
    }
}

/// PL-X11, PL-57, PL-58: straight, zigzag, over friends, not through enemies.
#[test]
fn x11_what_stops_fire() {
    assert_eq!(targets("", "R:E5", "I:F5 I:G5"), "G5");
    assert_eq!(targets("", "R:E5", "I:F5 I:H5"), "");
    assert_eq!(targets("", "R:E5", "I:G5 I:H5"), "G5");
    assert_eq!(targets("", "R:E5 I:F5", "C:G5 C:H5").split(' ').filter(|hex| *hex == "H5").count(), 0);
    assert_eq!(targets("", "R:E5 I:F5 I:G5", "I:H5").split(' ').next(), Some("H5"));
    assert_eq!(targets("fire_blocking=none", "R:E5", "I:F5 I:H5"), "H5");
}

/// PL-X12, PL-58: bodies stop fire, and a way round them does.
#[test]
fn x12_bodies() {
    let hits = |enemy: &str| table(BOARD, "", "combat", "R:I3", &format!("I:{enemy} I:A9")).decider();
    assert_eq!((hits("L3"), hits("K4"), hits("K5")), ("beryl", "beryl", "ambre"));
    assert_eq!(targets("", "R:D8", "I:F8"), "F8");
}

/// PL-X13: sums, potentials and results.
#[test]
fn x13_potentials() {
    let rows = [
        ("I:F5", "I:G5", "4:4", "nothing"),
        ("I:F5 I:F4 I:G6", "I:G5", "12:4", "retreat"),
        ("I:F5 C:F4", "C:G5", "6:2", "retreat"),
        ("I:F5 I:F4", "C:G5", "8:2", "destroyed"),
        ("R:E5", "I:F6", "6:2", "retreat"),
        ("R:F5", "I:H4", "6:3", "nothing"),
        ("R:F5 R:E4", "I:H4", "12:3", "destroyed"),
        ("R:F5 I:G4", "I:H4", "10:3", "retreat"),
        ("R:E5 I:F5 I:F4", "R:G5", "14:3", "destroyed"),
        ("I:D3", "C:E3", "6:2", "retreat"),
        ("I:H3", "I:G3", "4:4", "nothing"),
    ];
    for (attackers, target, odds, result) in rows {
        let (sum, found) = attack("", attackers, target);
        assert_eq!((found, sum.as_deref().unwrap_or(odds)), (result, odds), "{attackers} against {target}");
    }
}

/// The sum and the result of attacking with everybody; a far-off infantry keeps the game going.
fn attack(chosen: &str, attackers: &str, target: &str) -> (Option<String>, &'static str) {
    let game = table("banc", chosen, "combat", attackers, &format!("{target} I:K1"));
    let hexes: Vec<_> = attackers.split_whitespace().map(|unit| &unit[2..]).collect();
    let notation = format!("attack {} by {}", &target[2..], hexes.join("+"));
    let action = game.action(&notation);
    if game.check(Side::A, &action).is_err() {
        return (None, "nothing");
    }
    let mark = game.gesture(&game.write(&action)).mark;
    let after = game.after(&[&notation]);
    (mark, if units(&after, Side::B) == "I:K1" { "destroyed" } else { "retreat" })
}

/// PL-X14, PL-36, PL-R2, PL-R4: the potentials under other readings.
#[test]
fn x14_other_readings() {
    assert_eq!(attack("reduced_keeps_bonus=false", "R:F5", "I:H4"), (Some("6:1".to_owned()), "destroyed"));
    let pinned = |chosen: &str| {
        let game = table("banc", chosen, "combat", "R:E5", "I:G5 I:E4 I:K1");
        units(&game.after(&["attack G5 by E5"]), Side::B)
    };
    assert_eq!(pinned(""), "I:E4 I:K1");
    assert_eq!(pinned("pinned_artillery=true"), "I:E4 I:G5 I:K1");
}

/// PL-X15, PL-53: one shot a turn.
#[test]
fn x15_one_shot_a_turn() {
    let game = table("banc", "", "combat", "R:E5", "I:G5 C:E3 I:A9");
    assert_eq!(game.legal(), ["attack E3 by E5", "attack G5 by E5", "end combat"]);
    assert_eq!(game.after(&["attack G5 by E5"]).decider(), "beryl");
}

/// PL-X16, PL-56, PL-R25: artillery in contact strikes nobody there.
#[test]
fn x16_artillery_in_contact() {
    let game = table("banc", "double_pass_ends=false", "combat", "R:F5", "I:G5 I:A9");
    assert_eq!(game.decider(), "beryl");
    assert_eq!(game.after(&["end movement"]).decider(), "ambre");
}

fn refuges(game: Table, attack: &str) -> String {
    game.after(&[attack]).those("retreat")
}

/// PL-X17, PL-77, PL-75: refuges under the guns, and through force fields.
#[test]
fn x17_refuges_under_fire() {
    let game = |chosen: &str| table("banc", chosen, "combat", "R:D5", "I:F6 I:K9");
    assert_eq!(refuges(game(""), "attack F6 by D5"), "F8 G6 G9 H8 I7");
    assert_eq!(refuges(game("retreat_ratio=contact_only"), "attack F6 by D5"), "E6 F5 F7 F8 G5 G6 G9 H8 I7");
    let pushed = game("").after(&["attack F6 by D5"]);
    for hex in ["E6", "F5", "F7", "G5"] {
        assert_eq!(pushed.refuses(&format!("retreat {hex}")), "PL-77", "{hex}");
    }
}

/// PL-X18, PL-R10: the hex that was left no longer stops fire.
#[test]
fn x18_the_hex_left_is_empty() {
    let game = table("banc", "", "combat", "R:D6", "I:F6 I:K9");
    assert_eq!(refuges(game, "attack F6 by D6"), "E6 G9 H8 I7");
}

/// PL-X19: the own planet as refuge.
#[test]
fn x19_the_own_planet() {
    let game = table("banc", "", "combat", "I:F4 I:G3 I:G5 R:F5", "I:G4 I:A9");
    assert_eq!(refuges(game, "attack G4 by F4+G3+G5"), "H4");
}

/// PL-X20, PL-75: the only way is a force field.
#[test]
fn x20_only_a_force_field() {
    let game = table("banc", "", "combat", "I:H8 C:I6", "C:I7 I:A9");
    assert_eq!(refuges(game, "attack I7 by H8+I6"), "F6 F7 F8 G6 G9");
}

/// PL-X21, PL-R11: a force field whose exits are barred is no refuge.
#[test]
fn x21_barred_exits() {
    let game = |beryl: &str| table(BOARD, "", "combat", "I:K5 C:J6 I:J3", beryl);
    let closed = game("C:J5 C:I6 I:I3 C:H4 I:Q9").after(&["attack J5 by K5+J6"]);
    assert_eq!(units(&closed, Side::B), "C:H4 C:I6 I:I3 I:Q9");
    assert_eq!(refuges(game("C:J5 C:I6 C:H4 I:Q9"), "attack J5 by K5+J6"), "I3");
}

/// PL-X22, PL-74: black holes are no refuge.
#[test]
fn x22_between_black_holes() {
    let game = |beryl: &str| table("banc", "", "combat", "I:K7 C:J9", beryl);
    assert_eq!(refuges(game("C:J8 I:A9"), "attack J8 by K7+J9"), "K9");
    let cornered = game("C:J8 I:K9 I:A9").after(&["attack J8 by K7+J9"]);
    assert_eq!(units(&cornered, Side::B), "I:A9 I:K9");
}

/// PL-X23, PL-80: the zone of control stops who enters it.
#[test]
fn x23_zone_of_control() {
    let off = goals("banc", "", "C:A1", "I:D2");
    let on = goals("banc", "zone_of_control=true", "C:A1", "I:D2");
    assert_eq!((count(&off), count(&on)), (50, 44));
    let lost: Vec<_> = off.split(' ').filter(|hex| !on.contains(hex)).collect();
    assert_eq!(lost, ["E1", "E2", "F1", "F2", "F3", "G1"]);
    assert_eq!(table("banc", "zone_of_control=true", "movement", "C:A1", "I:D2").refuses("move A1 F1"), "PL-80");
    let mark = |chosen: &str, to: &str| mark_of(chosen, "C:A1", "I:D2", to);
    assert_eq!((mark("", "F1"), mark("zone_of_control=true", "D1")), ("5".to_owned(), "3".to_owned()));
}

fn mark_of(chosen: &str, unit: &str, beryl: &str, to: &str) -> String {
    let game = table("banc", chosen, "movement", unit, beryl);
    game.gesture(&format!("move {} {to}", &unit[2..])).mark.expect("a cost")
}

/// PL-X24, PL-82, PL-R17: a force field next to an enemy may not be entered.
#[test]
fn x24_a_force_field_in_a_zone() {
    let of = |chosen: &str| (count(&goals("banc", chosen, "I:B6", "I:D6")), mark_of(chosen, "I:B6", "I:D6", "D5"));
    assert_eq!(of(""), (61, "0".to_owned()));
    assert_eq!(of("zone_of_control=true"), (44, "2".to_owned()));
}

/// PL-X25, PL-90: three units on the enemy planet at the end of the movement.
#[test]
fn x25_three_on_the_planet() {
    let game = table(BOARD, "", "movement", "C:N4 C:N5 C:M6 R:D5", "I:O5 I:N6 I:O6 R:P5");
    assert_eq!(game.clone().after(&["move M6 O4", "end movement"]).outcome(), "ambre plain planet");
    assert!(game.after(&["end movement"]).outcome().ends_with("decides"));
}

/// PL-X26, PL-92, PL-93: the count.
#[test]
fn x26_the_count() {
    let options = "turn_limit=1 double_pass_ends=false";
    let both = &["end movement", "end movement"];
    let two = table(BOARD, options, "movement", "C:N4 C:N5", "I:C4 I:A9").after(both);
    assert_eq!(two.outcome(), "ambre points count");
    let one = table(BOARD, options, "movement", "C:N4 C:M8", "I:C4 I:A9").after(both);
    assert_eq!(one.outcome(), "draw draw count");
}
