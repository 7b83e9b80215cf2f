//! What a person sees, touches and is told.

use crate::common::*;
use escadrilles::Escadrilles;
use kernel::{Eyes, Gesture, Show, Side, Text, Tongue, Touch, Tray};

fn fight() -> Table {
    let [w1, w2] = ["w1 04.08 NE last4 v4", "w2 04.02 last3 v2"];
    over("p 05.05", "6", &[w1, w2, "e1 08.06 E last3 v4", "e2 12.02 last6 v5", "e3 lost shot"])
}

fn sheet(game: &Escadrilles, eyes: Eyes) -> [Vec<String>; 2] {
    let scene = game.scene(eyes);
    let Some(Tray::Sheet { rows, .. }) = scene.trays.first() else { panic!("no sheet in {:?}", scene.trays) };
    rows.0.clone().map(|rows| rows.into_iter().map(|row| row.entry).collect())
}

/// ES-13, ES-R25: the enemy's noted speeds are `?` until they are flown.
#[test]
fn the_sheet_hides_what_is_secret() {
    let mut game = fight();
    assert_eq!(sheet(&game, Eyes::Seat(Side::A)), [vec!["4", "2"], vec!["?", "?", ""]]);
    assert_eq!(sheet(&game, Eyes::Seat(Side::B)), [vec!["?", "?"], vec!["4", "5", ""]]);
    assert_eq!(sheet(&game, Eyes::Public), [vec!["?", "?"], vec!["?", "?", ""]]);
    assert_eq!(sheet(&game, Eyes::All), [vec!["4", "2"], vec!["4", "5", ""]]);
    play(&mut game, "move w1 07.06 E");
    assert_eq!(sheet(&game, Eyes::Seat(Side::B)), [vec!["4", "?"], vec!["4", "5", ""]]);
    let speed = |game: &Escadrilles, eyes, id: &str| {
        game.scene(eyes).pieces.iter().find(|piece| piece.id == id).and_then(|piece| piece.speed)
    };
    assert_eq!(speed(&game, Eyes::Seat(Side::A), "e2"), Some(6));
    assert_eq!(speed(&game, Eyes::Seat(Side::B), "e2"), Some(5));
}

/// ES-32, ES-33: whom two have in their sights is shot down once; the log says that the other had him too.
#[test]
fn an_aircraft_falls_once() {
    let game = over("", "6", &["w1 03.06 E last3 v3", "w2 13.06 W last3 v3", "e1 08.06", "e2 07.01"]);
    let mut game = game.after(&["move w1 06.06 E"]);
    game.play("move w2 10.06 W", &[]);
    let shots = ["West 1 (06.06) shoots down East 1 (08.06)", "West 2 (10.06) had East 1 (08.06) in its line too"];
    assert_eq!(game.log_in(Tongue::En)[1..3], shots);
    assert_eq!(game.log().iter().flat_map(|line| &line.motions).filter(|motion| motion.removed).count(), 1);
}

/// ES-13: neither sees how far the other is.
#[test]
fn noting_is_unseen() {
    let game = |e1: &str| over("", "4 phase note", &["w1 04.06 last3", e1, "e2 10.08 last4"]);
    let (before, after) = (game("e1 10.06 last4"), game("e1 10.06 last4 v5"));
    assert_eq!(before.scene(Eyes::Seat(Side::A)), after.scene(Eyes::Seat(Side::A)));
    assert_eq!(before.scene(Eyes::Public), after.scene(Eyes::Public));
    assert_eq!(sheet(&after, Eyes::Seat(Side::B)), [vec!["?"], vec!["5", ""]]);
}

/// ES-R3: start hexes chosen in secret are not shown.
#[test]
fn placing_is_unseen() {
    let mut game = Table::begin("col", "deployment=free first_player=west", &[]);
    let before = game.scene(Eyes::Seat(Side::B));
    play(&mut game, "place w1 00.06");
    assert_eq!(game.scene(Eyes::Seat(Side::B)), before);
    assert_eq!(game.scene(Eyes::Seat(Side::A)).pieces.len(), 1);
}

/// ES-18, ES-31: a flight is the aircraft, the hex and, where several are possible, the heading; ends that shoot say whom.
#[test]
fn gestures_of_a_flight() {
    let game = fight();
    let piece = |id: &str| Touch::Piece(id.to_owned());
    let cell = |id: &str| Touch::Cell(id.to_owned());
    let shot = game.gesture("move w1 07.06 E");
    assert_eq!(shot.touch, [piece("w1"), cell("07.06"), Touch::Heading(0)]);
    assert_eq!(shot.mark.as_deref(), Some("e1"));
    assert_eq!(shot.path, ["04.08", "04.07", "05.06", "06.06", "07.06"]);
    let gestures = game.gestures(Side::A);
    for a in &gestures {
        let longer = |b: &&Gesture| b.action != a.action && b.touch.starts_with(&a.touch);
        assert_eq!(gestures.iter().find(longer), None, "{a:?} is complete before another");
    }
    let shooting: Vec<&str> = gestures.iter().filter(|g| g.mark.is_some()).map(|g| g.action.as_str()).collect();
    assert_eq!(shooting, ["move w1 07.06 E", "move w1 07.07 NE"]);
}

/// ES-07, ES-R17: a speed is a button; a speed without a way out is a warning.
#[test]
fn gestures_of_a_note() {
    let game = over("Y 05.06", "4 phase note", &["w1 04.06 last2", "e1 10.06"]);
    let warns: Vec<bool> = game.gestures(Side::A).into_iter().map(|gesture| gesture.warn).collect();
    assert_eq!(warns, [true, false]);
    assert!(matches!(&game.gesture("note w1 3").touch[..], [Touch::Button(id, _)] if id == "speed-3"));
}

/// ES-01, ES-18, ES-20, ES-21, ES-26, ES-32: touching in vain is explained by the rule that matters.
#[test]
fn explanations() {
    let game = fight();
    let explain = |side, touched: &[&str]| {
        let touch = |name: &&str| match name.contains('.') {
            true => Touch::Cell((*name).to_owned()),
            false => Touch::Piece((*name).to_owned()),
        };
        game.explain(side, &touched.iter().map(touch).collect::<Vec<_>>()).rule
    };
    assert_eq!(explain(Side::A, &["w2"]), "ES-20");
    assert_eq!(explain(Side::A, &["e1"]), "ES-01");
    assert_eq!(explain(Side::A, &["e3"]), "ES-01");
    assert_eq!(explain(Side::A, &["w1", "05.06"]), "ES-21");
    assert_eq!(explain(Side::A, &["w1", "14.00"]), "ES-14");
    assert_eq!(explain(Side::A, &["w1", "07.06"]), "ES-18");
    assert_eq!(explain(Side::A, &["w1", "w2"]), "ES-R15");
    assert_eq!(explain(Side::A, &["w1", "e2"]), "ES-R14");
    assert_eq!(explain(Side::A, &["w1", "12.02"]), "ES-R14");
    assert_eq!(explain(Side::B, &["e1"]), "ES-32");
    assert_eq!(explain(Side::A, &["w1"]), "ES-19");
}

/// ES-14, ES-16, ES-31: the forecast of a flight counts hexes and turns and names the victim and those who may answer.
#[test]
fn forecasts() {
    let rows = |action: &str| fight().forecast_in(Tongue::En, action);
    let level = ["Hexes flown: 4 at speed 4", "Turns: 1 of 2", "Ends pointing at: East 1, 1 hex"];
    assert_eq!(rows("move w1 07.06 E")[..3], level);
    assert_eq!(rows("move w1 05.05 NE")[0], "Hexes flown: 3 at speed 4, 1 for the climb");
}

/// Every refusal that the source names can be said.
#[test]
fn every_refusal_has_words() {
    let source = include_str!("../src/refuse.rs");
    let words: Vec<&str> = source.split('"').skip(1).step_by(2).collect();
    let reasons: Vec<&str> = words.windows(2).filter(|pair| pair[0].starts_with("ES-")).map(|pair| pair[1]).collect();
    assert!(reasons.len() > 40, "{reasons:?}");
    for tongue in Tongue::BOTH {
        for reason in &reasons {
            assert!(Escadrilles::words(tongue).contains(&format!("\nrefuse-{reason} =")), "{tongue:?} {reason}");
        }
    }
    assert_eq!(Table::say(Tongue::En, &Text::key("refuse-over")), "The game is over.");
}
