//! What a person sees and touches.

use kernel::{Eyes, Overlay, Show, Side, Tongue, Touch, Tray};
use skirmish::testing;

use crate::common::{Table, table};

/// PL-18, PL-19: the way and its cost, through force fields.
#[test]
fn paths_run_through_force_fields() {
    let lane = table("ambre_et_beryl", "", "movement", "R:F1", "").gesture("move F1 K1");
    assert_eq!((lane.mark.as_deref(), lane.path.join("-")), (Some("1"), "F1-G1-H1-I1-J1-K1".to_owned()));
}

/// PL-25: a unit is taken from the hand and put on a hex.
#[test]
fn a_unit_is_placed_from_the_hand() {
    let game = Table::begin("ambre_et_beryl", "", &[0]);
    let place = game.gesture("place cavalry C3");
    assert_eq!(place.touch, [Touch::Piece("ambre-hand-cavalry".into()), Touch::Cell("C3".into())]);
    let scene = game.scene(Eyes::Seat(Side::A));
    let Some(Tray::Pieces { label, pieces, .. }) = scene.trays.first() else { panic!("a tray") };
    assert_eq!(pieces.len(), 3);
    assert_eq!(Table::say(Tongue::En, label), "Amber: to be placed, 4\u{a0}infantry, 3\u{a0}cavalry, 2\u{a0}artillery");
    assert_eq!(
        game.explain(Side::A, &[Touch::Piece("ambre-hand-cavalry".into()), Touch::Cell("A1".into())]).rule,
        "PL-25"
    );
    assert_eq!(game.explain(Side::B, &[Touch::Piece("beryl-hand-cavalry".into())]).rule, "PL-27");
}

/// PL-27: what the other side places in secret is never said to be placed, from the first unit to the last.
#[test]
fn a_secret_hand_tells_nothing() {
    let game = Table::begin("ambre_et_beryl", "setup_mode=secret", &[1]);
    let unseen = |game: &Table| {
        let trays = game.scene(Eyes::Seat(Side::B)).trays;
        let Some(Tray::Pieces { label, hidden, .. }) = trays.first() else { panic!("a tray") };
        (Table::say(Tongue::En, label), *hidden)
    };
    let before = unseen(&game);
    assert_eq!(before, ("Amber: placing 9 units unseen".to_owned(), 9));
    let mut after = game;
    after.by(Side::A, "place cavalry C3", &[]);
    assert_eq!(unseen(&after), before);
}

/// PL-52, PL-60: an attack is the target, then its attackers in any order, then a word.
#[test]
fn an_attack_is_confirmed_with_its_sum() {
    let game = table("banc", "", "combat", "R:F5 I:G4", "I:H4 I:A9");
    let attack = game.gesture("attack H4 by F5+G4");
    assert_eq!((attack.touch, attack.with.len()), (vec![Touch::Piece("H4".into())], 2));
    assert_eq!(Table::say(Tongue::En, &attack.confirm.expect("a button")), "Attack: 10 against 3, pushed back");
}

/// PL-70: a push without a refuge is announced as what it is.
#[test]
fn a_push_that_kills_is_announced() {
    let game = table("banc", "", "combat", "I:K7 C:J9", "C:J8 I:K9 I:A9");
    testing::a_push_that_kills_is_announced(&game, "attack J8 by J9+K7");
}

/// PL-72, PL-73, PL-74, PL-77: every hex near a pushed unit is open, or barred with the reason.
#[test]
fn refuges_are_shown_with_reasons() {
    let game = table("banc", "", "combat", "I:H8 C:I6", "C:I7 I:A9").after(&["attack I7 by H8+I6"]);
    let refuges = testing::shown_refuges(&game);
    let open: Vec<_> = refuges.iter().filter(|refuge| refuge.1.is_none()).map(|refuge| refuge.0.as_str()).collect();
    assert_eq!(open, ["F6", "G6", "F7", "F8", "G9"]);
    assert!(refuges.iter().any(|(at, barred)| at == "J7" && barred.is_some()));
}

/// PL-58: a shot that is stopped shows what stops it.
#[test]
fn stopped_shots() {
    let game = table("banc", "", "combat", "R:E5 R:C5", "I:F5 I:H5 I:E3 I:K1");
    let overlays = game.scene(Eyes::Public).overlays;
    let stopped = |overlay: &Overlay| matches!(overlay, Overlay::Los { from, to, blocked: Some(by) } if from == "E5" && to == "H5" && by == "F5");
    assert!(overlays.iter().any(stopped), "{overlays:?}");
}

/// PL-36, PL-57, PL-60: what an attack would be, with the way of the shot.
#[test]
fn forecasts_tell_sums_and_shots() {
    let game = table("banc", "", "combat", "R:E5 I:F4", "I:F5 I:G5 I:K1");
    assert_eq!(
        game.forecast_in(Tongue::En, "attack G5 by E5+F4"),
        [
            "Infantry F4: 4",
            "Artillery E5, firing E5-E4-F4-G5: 6",
            "Infantry G5, under fire: 1",
            "Together: 10 to 1",
            "Result: destroyed",
        ]
    );
}

/// PL-90: a landing is announced to the one who can still prevent it.
#[test]
fn a_landing_is_announced() {
    let help = |beryl: &str| {
        let game = table("ambre_et_beryl", "", "movement", "I:C5", beryl);
        Table::say(Tongue::En, &game.scene(Eyes::Seat(Side::A)).banner.help.expect("help"))
    };
    assert_eq!(
        help("C:E4 C:E5 C:E6"),
        "Beware: Beryl could have 3 units on your planet at the end of the next movement."
    );
    assert!(help("C:E4 C:E5 R:Q9").starts_with("Void, planets"));
}

/// PL-80: with the option the zone of control is on the map.
#[test]
fn the_zone_is_drawn() {
    let zones = |chosen: &str| {
        let overlays = table("banc", chosen, "movement", "C:A1", "I:D2").scene(Eyes::Public).overlays;
        overlays.iter().filter(|overlay| matches!(overlay, Overlay::Zone { .. })).count()
    };
    assert_eq!((zones(""), zones("zone_of_control=true")), (0, 1));
}

/// PL-20, PL-41, PL-43, PL-44, PL-52, PL-R26: touches in vain are explained by the rule that was meant.
#[test]
fn vain_touches_are_explained() {
    let cell = |name: &str| Touch::Cell(name.into());
    let piece = |name: &str| Touch::Piece(name.into());
    let game = table("banc", "", "movement", "I:F5 I:F4", "I:G5 I:K9");
    let rule = |touched: &[Touch]| game.explain(Side::A, touched).rule;
    assert_eq!(rule(&[piece("F5"), cell("A1")]), "PL-43");
    assert_eq!(rule(&[piece("F5"), piece("G5")]), "PL-44");
    assert_eq!(rule(&[piece("F5"), cell("G7")]), "PL-20");
    assert_eq!((rule(&[piece("G5")]), rule(&[cell("A9")])), ("PL-41", "PL-41"));
    assert_eq!(game.explain(Side::B, &[piece("K9")]).rule, "PL-40");
    let combat = table("banc", "", "combat", "R:E5 I:F4", "I:G5 I:E4 I:K1");
    assert_eq!(combat.explain(Side::A, &[piece("K1")]).rule, "PL-52");
    assert_eq!(combat.explain(Side::A, &[piece("E4")]).rule, "PL-R26");
    assert_eq!(combat.explain(Side::A, &[piece("F4")]).rule, "PL-52");
    let screened = table("banc", "", "combat", "R:E5 R:C5", "I:F5 I:H5 I:E3 I:K1");
    assert_eq!(screened.explain(Side::A, &[piece("H5")]).rule, "PL-58");
    assert_eq!(screened.explain(Side::A, &[piece("E3")]).rule, "PL-52");
}

/// PL-43, PL-61, PL-70: the log tells moves, attacks and retreats, and how the units went.
#[test]
fn the_log() {
    let game = table("banc", "", "movement", "R:D6", "I:F6 I:K9").after(&[
        "move D6 D5",
        "end movement",
        "attack F6 by D5",
        "retreat I7",
    ]);
    let lines = game.log();
    assert_eq!(
        game.log_in(Tongue::En),
        [
            "Artillery D6 to D5 (void) by force field, free",
            "D5 attacks the infantry at F6 (asteroids, under fire), 6 to 2, that is 3 to 1: pushed back",
            "Beryl’s infantry retreats from F6 to I7",
            "Round 1, Beryl’s turn",
        ]
    );
    assert_eq!(lines[2].motions[0].path.len(), 4);
    assert_eq!((lines[2].motions[0].piece.as_str(), lines[2].side), ("I7", Some(Side::B)));
}

/// A combat that nobody can open is passed over, and the log says so.
#[test]
fn a_phase_passed_over_is_told() {
    testing::a_phase_passed_over_is_told(table("banc", "", "movement", "I:D6", "I:K9"));
}
