//! What a person sees and touches.

use crate::common::*;
use detroits::Detroits;
use kernel::{Board, Chronicle, Eyes, Game, NoDice, Overlay, Phrasebook, Show, Side, Text, Tongue, Touch};

fn english(text: &Text) -> String {
    Phrasebook::new(Tongue::En, &[Detroits::words(Tongue::En)]).unwrap().say(text)
}

/// DE-07, DE-09: the chart shows the numbered directions and the wind.
#[test]
fn the_rose() {
    let Board::Hex(board) = &*begin("quatre_phares", &[]).scene(Eyes::Public).board else { panic!("a chart of hexes") };
    let rose = board.rose.as_ref().unwrap();
    assert_eq!(rose.directions[0], ("1".to_owned(), 270));
    assert_eq!(rose.directions[3], ("4".to_owned(), 90));
    assert_eq!(rose.wind, Some(90));
    assert_eq!((board.style.as_str(), board.pointy, board.cells.len()), ("chart", false, 537));
}

/// DE-20: while the line is written the ship's ghost sails it, with its field of fire, for its owner alone.
#[test]
fn the_ghost_sails_as_it_is_written() {
    let mut game = begin("quatre_phares", &[]);
    for notation in ["write T1 3", "write T1 R(4)", "write T1 4"] {
        play(&mut game, Side::A, notation);
    }
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
    let setup = setup(&open_sea("06.05", ""), &[]);
    let game = position(&setup, &["NW-F1 06.06 N", "SE-F1 14.00 NE"]);
    let gestures = game.gestures(Side::A);
    let touch = |action: &str| gestures.iter().find(|gesture| gesture.action == action).unwrap();
    let ship = Touch::Piece("NW-F1".to_owned());
    assert_eq!(touch("write F1 R(2)").touch, [ship.clone(), Touch::Cell("07.05".to_owned())]);
    assert_eq!(touch("write F1 R(6)").touch, [ship.clone(), Touch::Cell("05.05".to_owned())]);
    assert!(gestures.iter().all(|gesture| gesture.touch[0] == ship), "the ship under orders is lit");
    assert!(touch("write F1 1").warn, "the coast is ahead");
    assert_eq!(touch("write F1 1").confirm, Some(Text::key("button-seal")), "and it would seal the fleet's orders");
    let edge = game.gestures(Side::B);
    let turn = edge.iter().find(|gesture| gesture.action == "write F1 R(3)").unwrap();
    assert!(
        matches!(&turn.touch[..], [_, Touch::Button(id, _)] if id == "starboard"),
        "there is no hex east of the edge"
    );
}

/// DE-R17: a target in the same hex can be touched for either side.
#[test]
fn touching_a_target() {
    let setup = setup(&open_sea("", ""), &[("min_points", "0")]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "SE-F2 06.06 NE", "SE-F3 07.06 N"]);
    play(&mut game, Side::A, "F1:");
    play(&mut game, Side::B, "F2:");
    play(&mut game, Side::B, "F3:");
    let gestures = game.gestures(Side::A);
    let with = |action: &str| gestures.iter().find(|gesture| gesture.action == action).unwrap().with.len();
    assert_eq!(with("fire F1 starboard SE-F3"), 1);
    assert_eq!(with("fire F1 port SE-F2"), 2, "the ship and the side");
    assert_eq!(with("fire F1 port SE-F2 starboard SE-F3"), 2, "two ships");
}

/// Touches made in vain are answered with the rule that was in the way.
#[test]
fn why_not() {
    let game = begin("quatre_phares", &[]);
    let explain = |touch: Touch| game.explain(Side::A, &[touch]).rule;
    assert_eq!(explain(Touch::Cell("02.02".to_owned())), "DE-19", "astern");
    assert_eq!(explain(Touch::Cell("20.12".to_owned())), "DE-19", "far away");
    assert_eq!(explain(Touch::Piece("NW-F1".to_owned())), "DE-20", "T1 comes first");
    assert_eq!(explain(Touch::Piece("SE-F1".to_owned())), "DE-20", "not mine");
    let setup = setup(&open_sea("", ""), &[("min_points", "0")]);
    let mut window = position(&setup, &["NW-F1 06.06 N", "NW-F2 02.02 N", "SE-F2 07.06 N", "SE-F3 06.04 N"]);
    for (side, slot) in [(Side::A, "F1"), (Side::A, "F2"), (Side::B, "F2"), (Side::B, "F3")] {
        play(&mut window, side, &format!("{slot}:"));
    }
    let explain = |name: &str| window.explain(Side::A, &[Touch::Piece(name.to_owned())]).rule;
    assert_eq!(explain("SE-F3"), "DE-R12", "dead ahead");
    assert_eq!(explain("NW-F2"), "DE-R40", "a friend");
    assert_eq!(window.explain(Side::B, &[]).rule, "DE-R10", "not asked");
}

/// DE-R31, DE-R21: the plot warns of the coast, and of own ships in the way.
#[test]
fn the_plot_warns() {
    let setup = setup(&open_sea("06.04", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "NW-F2 08.06 NW", "NW-F3 07.05 N", "SE-F1 14.12 N"]);
    play(&mut game, Side::A, "F1: 1 1");
    play(&mut game, Side::A, "write F2 6");
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
    let setup = setup(&open_sea("", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 NE", "NW-F2 00.00 S", "SE-F1 08.06 NW"]);
    play(&mut game, Side::A, "F1: 2 2");
    play(&mut game, Side::A, "F2: 4");
    let action = game.read("F1: 6 6").unwrap();
    let mut chronicle = Chronicle::default();
    game.play(Side::B, &action, &mut NoDice, &mut chronicle);
    let lines: Vec<_> = chronicle.0.iter().filter_map(|(state, event)| state.tell(event, Eyes::Public)).collect();
    let told: Vec<_> = lines.iter().map(|line| english(&line.text)).collect();
    assert_eq!(
        told[..5],
        [
            "F1 to move",
            "Step 1: NW-F1, order 2, in 07.05; SE-F1, order 6, in 07.05",
            "NW-F1 and SE-F1 touch in 07.05 and stop",
            "NW-F1 rams SE-F1 in 07.05: SE-F1 loses 2 points, 7 left",
            "SE-F1 rams NW-F1 in 07.05: NW-F1 loses 2 points, 7 left",
        ]
    );
    assert_eq!(lines[1].motions.len(), 2);
    assert_eq!(lines[1].motions[0].path, ["06.06", "07.05"]);
    let (after_step, _) = &chronicle.0[2];
    assert_eq!(state(after_step, "NW-F1"), "07.05 NE r9", "the picture of a step comes before the damage");
}

/// DE-44: nobody is called to sail whom only the wind moves.
#[test]
fn a_pair_that_cannot_sail_is_not_called() {
    let setup = setup(&open_sea("", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 NE r2", "NW-F2 00.00 S", "SE-F2 12.10 N"]);
    play(&mut game, Side::A, "F2: 4");
    let action = game.read("F2: 1").unwrap();
    let mut chronicle = Chronicle::default();
    game.play(Side::B, &action, &mut NoDice, &mut chronicle);
    let lines = chronicle.0.iter().filter_map(|(state, event)| state.tell(event, Eyes::Public));
    let told: Vec<_> = lines.map(|line| english(&line.text)).filter(|line| line.ends_with("to move")).collect();
    assert_eq!(told, ["F2 to move"]);
}

/// DE-37: a broadside's forecast says what it does and what is left.
#[test]
fn forecasts() {
    let setup = setup(&open_sea("", ""), &[("min_points", "0")]);
    let mut game = position(&setup, &["NW-T1 06.06 N", "SE-F2 07.06 N r6"]);
    play(&mut game, Side::A, "T1:");
    play(&mut game, Side::B, "F2:");
    let forecast = game.forecast(Side::A, &game.read("fire T1 starboard SE-F2").unwrap());
    let rows: Vec<_> =
        forecast.rows.iter().map(|row| format!("{} = {}", english(&row.label), english(&row.value))).collect();
    assert_eq!(rows, ["starboard: SE-F2 at distance 1 = 4 points", "SE-F2 afterwards = 2 left: adrift"]);
    let line = begin("quatre_phares", &[]);
    let forecast = line.forecast(Side::A, &line.read("T1: 3 3 3").unwrap());
    let rows: Vec<_> =
        forecast.rows.iter().map(|row| format!("{} = {}", english(&row.label), english(&row.value))).collect();
    assert_eq!(rows, ["Points spent = 3 of 6 points", "Ends = at 06.04, heading 3", "The zone = 7 orders away"]);
}
