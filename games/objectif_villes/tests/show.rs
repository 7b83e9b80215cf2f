//! What a person sees and touches.

use kernel::{Eyes, Show, Side, Tongue, Touch};
use skirmish::testing;

use crate::common::{Table, table};

const BOARD: &str = "quatre_rivieres";

/// OV-C2, OV-X9, OV-42: destinations by cost, as the marks on the hexes tell it.
#[test]
fn marks_tell_the_cost() {
    let marks = |from: &str| testing::by_cost(&table(BOARD, "", "movement", from, ""), [1, 2, 3, 4, 5]);
    assert_eq!((marks("G7"), marks("D3")), ([4, 8, 10, 16, 22], [4, 6, 7, 8, 15]));
    assert_eq!((marks("F5"), marks("I2")), ([3, 5, 10, 15, 13], [4, 6, 4, 5, 7]));
    assert_eq!((marks("C3"), marks("C13")), ([2, 3, 6, 6, 5], [3, 3, 4, 3, 9]));
    assert_eq!(marks("M7"), [1, 3, 3, 6, 7]);
}

/// OV-X1, OV-X12, OV-15: the way and its cost.
#[test]
fn paths_are_walked_hex_by_hex() {
    let over = table("defile", "", "movement", "B2", "").gesture("move B2 D2");
    assert_eq!((over.mark.as_deref(), over.path.join("-")), (Some("5"), "B2-C2-D2".to_owned()));
    let river = table("atelier", "", "movement", "E5", "");
    assert_eq!(river.gesture("move E5 E6").mark.as_deref(), Some("1"));
    assert_eq!(river.gesture("move E5 D6").mark.as_deref(), Some("2"));
}

/// OV-54: an attack is the target, then its attackers in any order, then a word.
#[test]
fn an_attack_is_confirmed_with_its_sum() {
    let game = table(BOARD, "", "combat", "D3 C4", "C3 M7");
    let attack = game.gesture("attack C3 by C4+D3");
    assert_eq!(attack.touch, [Touch::Piece("C3".into())]);
    assert_eq!(attack.with.len(), 2);
    assert_eq!(Table::say(Tongue::En, &attack.confirm.expect("a button")), "Attack: 7 against 2, pushed back");
}

/// OV-78: a push without a refuge is announced as what it is.
#[test]
fn a_push_that_kills_is_announced() {
    let game = table("atelier", "", "combat", "F4 F5 G4", "G5 A1");
    testing::a_push_that_kills_is_announced(&game, "attack G5 by F4+F5+G4");
}

/// OV-76, OV-75, OV-73, OV-74: every neighbour of a pushed piece is open, or barred with the reason.
#[test]
fn refuges_are_shown_with_reasons() {
    let game = table(BOARD, "", "combat", "D3 C4", "C3 M7").after(&["attack C3 by D3+C4"]);
    let refuges = testing::shown_refuges(&game);
    let barred: Vec<_> = refuges.iter().filter(|refuge| refuge.1.is_some()).map(|refuge| refuge.0.clone()).collect();
    assert_eq!((refuges.len(), barred.join(" ")), (6, "B2 C2 D3 B4 C4".to_owned()));
}

/// OV-R21: what an attack would be is told, 1 to 2 included.
#[test]
fn forecasts_tell_the_ratio() {
    let game = table("atelier", "", "movement", "E3", "F3 A1");
    assert_eq!(
        game.forecast_in(Tongue::En, "move E3 E4"),
        [
            "You hold: 1 town",
            "Your strength against F3: 2 against 3, that is 1 to 2",
            "Heads can bring against E4, at most: 4 against 2, that is 2 to 1",
            "A push needs: 6",
            "A removal needs: 8",
        ]
    );
}

/// OV-90: a dash to seven towns is announced to the one who can still prevent it.
#[test]
fn a_dash_is_announced() {
    let game = table(BOARD, "", "movement", "A9", "I2 C3 J5 B6 K8 K11 G8");
    let help = game.scene(Eyes::Seat(Side::A)).banner.help.expect("help");
    assert_eq!(Table::say(Tongue::En, &help), "Beware: Heads could be in 7 towns at the end of the next movement.");
    let calm = table(BOARD, "", "movement", "A9", "I2 C3 J5 B6 K8 G8");
    let help = calm.scene(Eyes::Seat(Side::A)).banner.help.expect("help");
    assert!(Table::say(Tongue::En, &help).starts_with("Each piece moves once"));
}

/// OV-31, OV-32, OV-43, OV-46, OV-47, OV-53, OV-R8: touches in vain are explained by the rule that was meant.
#[test]
fn vain_touches_are_explained() {
    let cell = |name: &str| Touch::Cell(name.into());
    let piece = |name: &str| Touch::Piece(name.into());
    let game = table(BOARD, "", "movement", "D4 E4", "D3 F4");
    let rule = |touched: &[Touch]| game.explain(Side::A, touched).rule;
    assert_eq!(rule(&[piece("D4"), cell("M7")]), "OV-43");
    assert_eq!(rule(&[piece("D4"), piece("D3")]), "OV-46");
    assert_eq!(rule(&[piece("D4"), piece("E4")]), "OV-47");
    assert_eq!(rule(&[piece("D3")]), "OV-31");
    assert_eq!(rule(&[cell("A9")]), "OV-31");
    assert_eq!(game.explain(Side::B, &[piece("D3")]).rule, "OV-30");
    let moved = table(BOARD, "", "movement", "D4", "M7").after(&["move D4 E4"]);
    assert_eq!(moved.explain(Side::A, &[piece("E4")]).rule, "OV-32");
    let combat = table("atelier", "", "combat", "F3 E4", "F4 G3 E5 A1");
    assert_eq!(combat.explain(Side::A, &[piece("A1")]).rule, "OV-53");
    assert_eq!(combat.explain(Side::A, &[piece("E5")]).rule, "OV-R8");
    assert_eq!(combat.explain(Side::A, &[piece("F3")]).rule, "OV-53");
    let placing = Table::begin(BOARD, "", &[0]).after(&["place A9"]);
    assert_eq!(placing.explain(Side::B, &[piece("A9")]).rule, "OV-22");
    assert_eq!(placing.explain(Side::B, &[cell("A1")]).rule, "OV-14");
}

/// OV-44, OV-63, OV-70: the log tells moves, attacks and retreats, and how the pieces went.
#[test]
fn the_log() {
    let game = table(BOARD, "", "movement", "D3 C5", "C3 M7").after(&[
        "move C5 C4",
        "end movement",
        "attack C3 by D3+C4",
        "retreat B3",
    ]);
    let lines = game.log();
    assert_eq!(
        game.log_in(Tongue::En),
        [
            "C5 to C4, forest, 3 points",
            "C4 + D3 attack C3 (Havre-Gris), town, 7 to 2, that is 3 to 1: pushed back",
            "Heads retreats from C3 (Havre-Gris) to B3",
            "Round 1, Heads’ turn",
        ]
    );
    assert_eq!(lines[0].motions[0].path.join("-"), "C5-C4");
    assert_eq!((lines[2].motions[0].piece.as_str(), lines[2].side), ("B3", Some(Side::B)));
}

/// A combat that nobody can open is passed over, and the log says so.
#[test]
fn a_phase_passed_over_is_told() {
    testing::a_phase_passed_over_is_told(table(BOARD, "", "movement", "D3", "M7"));
}
