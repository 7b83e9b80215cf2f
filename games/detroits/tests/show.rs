//! What a person sees and touches.

use crate::common::*;
use kernel::{Board, Eyes, Overlay, Show, Side, Text, Tongue, Touch};

fn english(text: &Text) -> String {
    Table::say(Tongue::En, text)
}

fn piece(name: &str) -> Touch {
    Touch::Piece(name.to_owned())
}

fn cell(name: &str) -> Touch {
    Touch::Cell(name.to_owned())
}

/// DE-07, DE-09: the chart shows the numbered directions and the wind.
#[test]
fn the_rose() {
    let Board::Hex(board) = &*begin("quatre_phares", "").scene(Eyes::Public).board else { panic!("a chart of hexes") };
    let rose = board.rose.as_ref().unwrap();
    assert_eq!(rose.directions[0], ("1".to_owned(), 270));
    assert_eq!(rose.directions[3], ("4".to_owned(), 90));
    assert_eq!(rose.wind, Some(90));
    assert_eq!((board.style.as_str(), board.pointy, board.cells.len()), ("chart", false, 537));
}

/// DE-20: while the line is written the ship's ghost sails it, with its field of fire, for its owner alone.
#[test]
fn the_ghost_sails_as_it_is_written() {
    let game = begin("quatre_phares", "").after(&["write T1 3", "write T1 R(4)", "write T1 4"]);
    let scene = game.scene(Eyes::Seat(Side::A));
    let ghost = scene.pieces.iter().find(|piece| piece.ghost).unwrap();
    assert_eq!((ghost.at.as_deref(), ghost.angle), (Some("04.04"), Some(90)));
    let path = scene.overlays.iter().find_map(|overlay| match overlay {
        Overlay::Ghostpath { cells, steps, .. } => Some((cells.join(" "), steps.join(" "))),
        _ => None,
    });
    assert_eq!(path, Some(("03.02 04.03 04.04".to_owned(), "1 3".to_owned())));
    let field = scene.overlays.iter().find_map(|overlay| match overlay {
        Overlay::Field { cells } => Some(cells.clone()),
        _ => None,
    });
    assert!(field.unwrap().contains(&("05.04".to_owned(), 4)), "the field lies where the ghost is");
    assert!(!game.scene(Eyes::Seat(Side::B)).pieces.iter().any(|piece| piece.ghost));
    assert_eq!(english(&scene.banner.help.unwrap()), "Written so far: 3 R 4, 3 of 6 points.");
}

/// DE-15, DE-17: touch ahead to sail, beside the bow to turn; where there is no hex there is a button.
#[test]
fn touching_the_water() {
    let game = waters("06.05", "", "", &["NW-F1 06.06 N", "SE-F1 14.00 NE"]);
    assert_eq!(game.gesture("write F1 R(2)").touch, [piece("NW-F1"), cell("07.05")]);
    assert_eq!(game.gesture("write F1 R(6)").touch, [piece("NW-F1"), cell("05.05")]);
    let lit = game.gestures(Side::A).iter().all(|gesture| gesture.touch[0] == piece("NW-F1"));
    assert!(lit, "the ship under orders is lit");
    let ashore = game.gesture("write F1 1");
    assert!(ashore.warn, "the coast is ahead");
    assert_eq!(ashore.confirm, Some(Text::key("button-seal")), "and it would seal the fleet's orders");
    let edge = game.gesture("write F1 R(3)").touch;
    assert!(matches!(&edge[..], [_, Touch::Button(id, _)] if id == "starboard"), "there is no hex east of the edge");
}

/// DE-R17: a target in the same hex can be touched for either side.
#[test]
fn touching_a_target() {
    let game = sea("min_points=0", &["NW-F1 06.06 N", "SE-F2 06.06 NE", "SE-F3 07.06 N"]);
    let game = game.after(&["F1:", "F2:", "F3:"]);
    let with = |action: &str| game.gesture(action).with.len();
    assert_eq!(with("fire F1 starboard SE-F3"), 1);
    assert_eq!(with("fire F1 port SE-F2"), 2, "the ship and the side");
    assert_eq!(with("fire F1 port SE-F2 starboard SE-F3"), 2, "two ships");
}

/// Touches made in vain are answered with the rule that was in the way.
#[test]
fn why_not() {
    let game = begin("quatre_phares", "");
    let explain = |touch: Touch| game.explain(Side::A, &[touch]).rule;
    assert_eq!(explain(cell("02.02")), "DE-19", "astern");
    assert_eq!(explain(cell("20.12")), "DE-19", "far away");
    assert_eq!(explain(piece("NW-F1")), "DE-20", "T1 comes first");
    assert_eq!(explain(piece("SE-F1")), "DE-20", "not mine");
    let window = sea("min_points=0", &["NW-F1 06.06 N", "NW-F2 02.02 N", "SE-F2 07.06 N", "SE-F3 06.04 N"]);
    let window = window.after(&["F1:", "F2:", "F2:", "F3:"]);
    let explain = |name: &str| window.explain(Side::A, &[piece(name)]).rule;
    assert_eq!(explain("SE-F3"), "DE-R12", "dead ahead");
    assert_eq!(explain("NW-F2"), "DE-R40", "a friend");
    assert_eq!(window.explain(Side::B, &[]).rule, "DE-R10", "not asked");
}

/// DE-R31, DE-R21: the plot warns of the coast, and of own ships in the way.
#[test]
fn the_plot_warns() {
    let ships = ["NW-F1 06.06 N", "NW-F2 08.06 NW", "NW-F3 07.05 N", "SE-F1 14.12 N"];
    let game = waters("06.04", "", "", &ships).after(&["F1: 1 1", "write F2 6"]);
    let note = |overlay: &Overlay| match overlay {
        Overlay::Note { at, text, tone } => Some(format!("{at} {} ({tone})", english(text))),
        _ => None,
    };
    let notes: Vec<_> = game.scene(Eyes::Seat(Side::A)).overlays.iter().filter_map(note).collect();
    assert_eq!(notes, ["06.05 runs aground (bad)", "07.05 touches your F3 (warn)"]);
}

/// DE-29: the execution is told step by step, with the ways of both ships, so that it can be watched again.
#[test]
fn the_execution_can_be_watched() {
    let mut game = sea("", &["NW-F1 06.06 NE", "NW-F2 00.00 S", "SE-F1 08.06 NW"]).after(&["F1: 2 2", "F2: 4"]);
    game.play("F1: 6 6", &[]);
    let told = [
        "F1 to move",
        "Step 1: NW-F1, order 2, in 07.05; SE-F1, order 6, in 07.05",
        "NW-F1 and SE-F1 touch in 07.05 and stop",
        "NW-F1 rams SE-F1 in 07.05: SE-F1 loses 2 points, 7 left",
        "SE-F1 rams NW-F1 in 07.05: NW-F1 loses 2 points, 7 left",
    ];
    assert_eq!(game.log_in(Tongue::En)[..5], told);
    let motions = &game.log()[1].motions;
    assert_eq!(motions.len(), 2);
    assert_eq!(motions[0].path, ["06.06", "07.05"]);
    let (after_step, _) = &game.1[2];
    assert_eq!(state(after_step, "NW-F1"), "07.05 NE r9", "the picture of a step comes before the damage");
}

/// DE-44: nobody is called to sail whom only the wind moves.
#[test]
fn a_pair_that_cannot_sail_is_not_called() {
    let mut game = sea("", &["NW-F1 06.06 NE r2", "NW-F2 00.00 S", "SE-F2 12.10 N"]).after(&["F2: 4"]);
    game.play("F2: 1", &[]);
    let told: Vec<_> = game.log_in(Tongue::En).into_iter().filter(|line| line.ends_with("to move")).collect();
    assert_eq!(told, ["F2 to move"]);
}

/// DE-37: a broadside's forecast says what it does and what is left.
#[test]
fn forecasts() {
    let game = sea("min_points=0", &["NW-T1 06.06 N", "SE-F2 07.06 N r6"]).after(&["T1:", "F2:"]);
    let rows = game.forecast_in(Tongue::En, "fire T1 starboard SE-F2");
    assert_eq!(rows, ["starboard: SE-F2 at distance 1: 4 points", "SE-F2 afterwards: 2 left: adrift"]);
    let rows = begin("quatre_phares", "").forecast_in(Tongue::En, "T1: 3 3 3");
    assert_eq!(rows, ["Points spent: 3 of 6 points", "Ends: at 06.04, heading 3", "The zone: 7 orders away"]);
}
