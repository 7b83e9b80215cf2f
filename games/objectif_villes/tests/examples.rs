//! The worked examples of the rules, OV-X1 to OV-X27.

use kernel::{Game, Side};

use crate::common::{Table, pieces, table};

const BOARD: &str = "quatre_rivieres";

/// OV-X1, OV-43: after the mountain one point is left, enough for the plain, not for town or forest.
#[test]
fn x1_the_mountain_takes_four_of_five_points() {
    let game = table("defile", "", "movement", "B2", "");
    assert_eq!(game.those("move"), "B2 C2 B2 D2");
    game.assert_refused("OV-43", &["move B2 D1", "move B2 D3"]);
}

/// OV-X2, OV-62: 7 to 2 is 3 to 1, a retreat.
#[test]
fn x2_seven_to_two_is_three_to_one() {
    let game = table(BOARD, "", "combat", "D3 C4", "C3 M7").after(&["attack C3 by D3+C4"]);
    assert_eq!((game.decider(), game.legal()), ("face", vec!["retreat B3".to_owned()]));
    assert_eq!(game.refuses("retreat C2"), "OV-76");
    assert_eq!(game.refuses("retreat B4"), "OV-75");
    assert_eq!(game.refuses("retreat B2"), "OV-74");
    game.assert_refused("OV-73", &["retreat D3", "retreat C4"]);
}

/// OV-X3, OV-62, OV-65: 9 to 4 is 2 to 1; without an effective attack the combat ends by itself.
#[test]
fn x3_nine_to_four_is_two_to_one() {
    let game = table(BOARD, "", "combat", "E3 C3 C2 D2 C4 D4", "D3 M7");
    assert_eq!(game.decider(), "face");
    assert!(game.lists("end movement"));
}

/// OV-X4, OV-R23: 12 to 4 is 3 to 1, and it takes all five.
#[test]
fn x4_twelve_to_four_is_three_to_one() {
    let game = table("atelier", "", "combat", "B4 C3 C5 D3 D5", "C4 I1");
    assert_eq!(game.legal(), ["attack C4 by B4+C3+C5+D3+D5", "end combat"]);
    let game = game.after(&["attack C4 by B4+C3+C5+D3+D5"]);
    assert_eq!(game.legal(), ["retreat D4"]);
}

/// OV-X5, OV-78: surrounded, a pushed piece is eliminated.
#[test]
fn x5_no_empty_hex_around_is_elimination() {
    let game = table("atelier", "", "combat", "B4 C3 C5 D3 D5 D4", "C4 I1");
    assert_eq!(
        game.legal(),
        [
            "attack C4 by B4+C3+C5+D3+D4",
            "attack C4 by B4+C3+C5+D3+D4+D5",
            "attack C4 by B4+C3+C5+D3+D5",
            "attack C4 by B4+C3+C5+D4+D5",
            "end combat"
        ]
    );
    let game = game.after(&["attack C4 by B4+C3+C5+D3+D4+D5"]);
    assert_eq!((pieces(&game, Side::B), game.decider()), ("I1".to_owned(), "face"));
}

/// OV-X6, OV-X21, OV-24: in placement the thresholds are those of any combat; 4 to 1 removes.
/// OV-25: the placer attacks. OV-26: what is removed is not placed again. OV-R16: a side with pieces in hand goes on.
#[test]
fn x21_a_placement_strikes_at_once() {
    let game = Table::begin(BOARD, "", &[0]).after(&["place A9", "place D4", "place D3"]);
    assert_eq!(game.legal(), ["attack D4 by D3", "end combat"]);
    assert_eq!(game.decider(), "pile");
    let game = game.after(&["attack D4 by D3"]);
    let position = game.position();
    assert_eq!((position.face.len(), position.in_hand[Side::B], position.in_hand[Side::A]), (0, 9, 8));
    assert_eq!(game.decider(), "face");
    assert!(game.those("place").contains("D4"));
}

/// OV-X7, OV-102, OV-42, OV-100: the costs of a way add up hex by hex, whatever is left.
#[test]
fn x7_costs_of_the_figure() {
    for (row, reached) in [(". . . T", true), (". f T", true), (". . . . T", true), (". . . . . T", false)] {
        let board = format!("towns = 1\nmap = '{row}'\n");
        let town = format!("A1 {}1", ["C", "D", "E", "F"][row.len() / 2 - 2]);
        let game = table(&board, "", "movement", "A1", "");
        assert_eq!(game.those("move").contains(&town), reached, "{row}");
    }
}

/// OV-X8, OV-56, OV-63, OV-64, OV-65: two pieces alone follow the same procedure.
#[test]
fn x8_two_pieces_alone() {
    let game = table("atelier", "", "combat", "F3", "F4 A1").after(&["attack F4 by F3"]);
    assert_eq!(game.those("retreat"), "E4 F5 G4 G5");
    assert_eq!(game.refuses("retreat G3"), "OV-76");
    let game = table("atelier", "", "combat", "F2", "G1 A1").after(&["attack G1 by F2"]);
    assert_eq!(pieces(&game, Side::B), "A1");
    assert_eq!(table("atelier", "", "combat", "E4", "E5 A1").decider(), "face");
}

/// OV-X9, OV-40, OV-41, OV-43: sixty destinations in five points.
#[test]
fn x9_a_lone_piece_in_the_middle() {
    let game = table(BOARD, "", "movement", "G7", "");
    assert_eq!(game.legal().len(), 60 + 1);
    for near in ["F6", "F7", "G8", "H7"] {
        assert!(game.those("move").contains(&format!("G7 {near}")), "{near}");
    }
}

/// OV-X10, OV-46, OV-47, OV-R2: friends are walked through, enemies are not.
#[test]
fn x10_friends_let_through_enemies_do_not() {
    assert!(!table("defile", "", "movement", "B2 C2", "").lists("move B2 C2"));
    let from_b2 = |game: &Table| game.legal().iter().filter(|action| action.starts_with("move B2")).count();
    let game = table("defile", "", "movement", "B2 C2", "");
    assert_eq!(from_b2(&game), 1);
    assert!(game.lists("move B2 D2"));
    assert_eq!(game.refuses("move B2 C2"), "OV-47");
    let game = table("defile", "pass_through_friends=false", "movement", "B2 C2", "");
    assert_eq!((from_b2(&game), game.refuses("move B2 D2")), (0, "OV-47"));
    let game = table("defile", "", "movement", "B2", "C2");
    assert_eq!((from_b2(&game), game.refuses("move B2 D2"), game.refuses("move B2 C2")), (0, "OV-46", "OV-46"));
}

/// OV-X11, OV-45: passing an enemy neither stops a piece nor costs anything.
#[test]
fn x11_no_zone_of_control() {
    assert!(table("atelier", "", "movement", "A1", "C2").lists("move A1 F1"));
}

/// OV-X12, OV-15, OV-48: a river costs nothing to cross.
#[test]
fn x12_rivers_are_free_to_cross() {
    let near = table("atelier", "", "movement", "E5", "");
    assert!(near.lists("move E5 E6") && near.lists("move E5 D6"));
    // One point across the river and four more plains: five in all, so the crossing was free.
    assert!(near.lists("move E5 H8"));
}

/// OV-X13, OV-55: a piece attacks once a turn.
#[test]
fn x13_a_spent_piece_attacks_no_more() {
    let game = table("atelier", "", "combat", "F3", "F4 G3 A1");
    assert_eq!(game.legal(), ["attack F4 by F3", "attack G3 by F3", "end combat"]);
    let game = game.after(&["attack F4 by F3"]);
    assert_eq!(game.those("retreat"), "E4 F5 G4 G5");
    let game = game.after(&["retreat F5"]);
    assert_eq!((game.decider(), pieces(&game, Side::B)), ("face", "A1 F5 G3".to_owned()));
}

/// OV-X14, OV-17, OV-74, OV-75, OV-78: with the river and the sea behind it, a pushed piece dies.
#[test]
fn x14_back_to_the_river() {
    let game = table("atelier", "", "combat", "F4 F5 G4", "G5 A1").after(&["attack G5 by F4+F5+G4"]);
    assert_eq!(pieces(&game, Side::B), "A1");
}

/// OV-X15, OV-16, OV-R3: an attack crosses rivers.
#[test]
fn x15_attacks_cross_rivers() {
    let game = table("atelier", "", "combat", "F5 F6 G6", "G5 A1").after(&["attack G5 by F5+F6+G6"]);
    assert_eq!(game.those("retreat"), "F4 G4");
}

/// OV-X16, OV-77: spent pieces bar a refuge, unless the option says otherwise.
#[test]
fn x16_spent_pieces_count_at_the_refuge() {
    let game = table("atelier", "retreat_ratio=unspent_only", "combat", "F3", "F4 A1").after(&["attack F4 by F3"]);
    assert_eq!(game.those("retreat"), "E4 F5 G3 G4 G5");
}

/// OV-X17, OV-52, OV-R7: attacks are settled one after the other, and their order decides who dies.
#[test]
fn x17_the_order_of_attacks_matters() {
    let game = table("atelier", "", "combat", "F5 F6 G6 F3 E4", "G5 F4 A1");
    let one = game.clone().after(&["attack F4 by F3"]);
    assert_eq!(one.legal(), ["retreat G4"]);
    let one = one.after(&["retreat G4", "attack G5 by F5+F6+G6"]);
    let two = game.after(&["attack G5 by F5+F6+G6"]);
    assert_eq!(two.legal(), ["retreat G4"]);
    let two = two.after(&["retreat G4", "attack F4 by F3"]);
    assert_eq!((pieces(&one, Side::B), pieces(&two, Side::B)), ("A1 G4".to_owned(), "A1 G4".to_owned()));
}

/// OV-X18, OV-58, OV-R6: attacking is a choice, unless the option makes it a duty.
#[test]
fn x18_an_attack_may_be_left() {
    let game = table("atelier", "", "combat", "F2", "G1 A1").after(&["end combat"]);
    assert_eq!((pieces(&game, Side::B), game.decider()), ("A1 G1".to_owned(), "face"));
    let game = table("atelier", "must_attack=true", "combat", "F2", "G1 A1");
    assert_eq!((game.legal(), game.refuses("end combat")), (vec!["attack G1 by F2".to_owned()], "OV-58"));
}

/// OV-X19, OV-90, OV-91: seven towns at the end of the movement end the game before any combat.
#[test]
fn x19_seven_towns_are_a_partial_victory() {
    let game = table(BOARD, "", "movement", "I2 C3 J5 B6 G7 K8 D11", "D9 E12").after(&["move D11 D12"]);
    assert_eq!(game.decider(), "pile");
    assert_eq!(game.after(&["end movement"]).outcome(), "pile partial towns");
}

/// OV-X20, OV-92, OV-93: eight are decisive, nine total.
#[test]
fn x20_eight_and_nine_towns() {
    let eight = "I2 C3 J5 B6 G7 K8 D12 D9";
    let end = |pile: &str| table(BOARD, "", "movement", pile, "A9").after(&["end movement"]).outcome();
    assert_eq!(end(eight), "pile decisive towns");
    assert_eq!(end(&format!("{eight} K11")), "pile total towns");
}

/// OV-X20, OV-R19, OV-R29, OV-80: a seventh town reached by a retreat wins only at the end of one's own movement.
#[test]
fn x20_a_retreat_into_the_seventh_town() {
    let game = table(BOARD, "", "combat", "H2 A9 B9", "I1 C3 J5 B6 G7 K8 D9").after(&["attack I1 by H2"]);
    assert_eq!(game.those("retreat"), "I2 J1");
    let game = game.after(&["retreat I2"]);
    assert_eq!(game.decider(), "face");
    assert_eq!(game.after(&["end movement"]).outcome(), "face partial towns");
}

/// OV-X22, OV-27, OV-R15: in placement a retreat may not give a fifth town.
#[test]
fn x22_no_fifth_town_by_retreat() {
    let place = |fourth: &str| {
        let hexes = ["A9", "G7", "A8", "K8", "B9", "D12", "B10", fourth, "A5", "B3", "B4"];
        let words: Vec<_> = hexes.iter().map(|hex| format!("place {hex}")).collect();
        Table::begin(BOARD, "", &[0])
            .after(&words.iter().map(String::as_str).collect::<Vec<_>>())
            .after(&["attack B3 by B4"])
    };
    let four = place("K11");
    assert_eq!((four.decider(), pieces(&four, Side::B)), ("face", "D12 G7 K11 K8".to_owned()));
    assert!(four.lists("place B3"));
    assert_eq!(place("L10").legal(), ["retreat C3"]);
}

/// OV-X23, OV-23: with four towns each, the ninth is closed.
#[test]
fn x23_four_towns_each() {
    let towns = ["C3", "D12", "I2", "K11", "B6", "D9", "G7", "J5"].map(|hex| format!("place {hex}"));
    let game = Table::begin(BOARD, "", &[0]).after(&towns.each_ref().map(String::as_str));
    assert_eq!((game.legal().len(), game.refuses("place K8")), (136, "OV-23"));
}

/// OV-X24, OV-R14: all contacts may fight after a placement, or only those of the new piece.
#[test]
fn x24_old_contacts_fight_too() {
    let sequence = ["place D3", "place E3", "place A9"];
    let game = Table::begin(BOARD, "", &[0]).after(&sequence);
    assert_eq!(game.legal(), ["attack E3 by D3", "end combat"]);
    let game = Table::begin(BOARD, "placement_combat=new_piece_only", &[0]).after(&sequence);
    assert_eq!((game.decider(), game.legal().len()), ("face", 142));
    let game =
        Table::begin(BOARD, "placement_combat=new_piece_only", &[0]).after(&["place D3", "place E3", "place D4"]);
    assert_eq!(
        (game.legal(), game.refuses("attack E3 by D3")),
        (vec!["attack E3 by D3+D4".to_owned(), "end combat".to_owned()], "OV-R14")
    );
}

/// OV-X25, OV-96, OV-97: when the rounds are over the towns are counted.
#[test]
fn x25_the_last_round() {
    let end = |face: &str| {
        let game = table(BOARD, "turn_limit=1 double_pass_ends=false", "movement", "C3 D12 A9", face);
        game.after(&["end movement", "end movement"]).outcome()
    };
    assert_eq!(end("I2 M7"), "pile points count");
    assert_eq!(end("I2 K11"), "draw draw count");
}

/// OV-X26, OV-R20: two idle turns in a row end the game, unless the option is off.
#[test]
fn x26_both_sides_pass() {
    let end = |chosen: &str| {
        table(BOARD, chosen, "movement", "C3 D12 A9", "I2 M7").after(&["end movement", "end movement"]).outcome()
    };
    assert_eq!(end(""), "pile points count");
    assert_eq!(end("double_pass_ends=false"), "pile decides");
}

/// OV-X27, OV-95: the last piece ends the game at once.
#[test]
fn x27_total_elimination() {
    let game = table("atelier", "", "combat", "F2 C3", "G1").after(&["attack G1 by F2"]);
    assert_eq!(game.outcome(), "pile total elimination");
}
