//! What a person sees, touches and is told.

use crate::common::{open_board, position, scenario, setup};
use escadrilles::Escadrilles;
use kernel::{Chronicle, Eyes, Game, Gesture, NoDice, Phrasebook, Show, Side, Silence, Text, Tongue, Touch, Tray};

fn book() -> Phrasebook {
    Phrasebook::new(Tongue::En, &[Escadrilles::words(Tongue::En)]).unwrap_or_else(|fault| panic!("{fault}"))
}

fn fight() -> Escadrilles {
    position(
        &setup(&open_board(&[('p', "05.05".to_owned())]), &[]),
        r#"{"turn":6,"planes":{"w1":{"at":"04.08","heading":"NE","speed":4,"noted":4},
            "w2":{"at":"04.02","speed":3,"noted":2},"e1":{"at":"08.06","heading":"E","speed":3,"noted":4},
            "e2":{"at":"12.02","speed":6,"noted":5}},"lost":{"e3":"shot"}}"#,
    )
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
    crate::common::play(&mut game, "move w1 07.06 E");
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
    let mut game = position(
        &setup(&open_board(&[]), &[]),
        r#"{"turn":6,"planes":{"w1":{"at":"03.06","heading":"E","speed":3,"noted":3},
            "w2":{"at":"13.06","heading":"W","speed":3,"noted":3},"e1":{"at":"08.06"},"e2":{"at":"07.01"}}}"#,
    );
    crate::common::play(&mut game, "move w1 06.06 E");
    let mut chronicle = Chronicle::default();
    game.play(Side::A, &crate::common::read(&game, "move w2 10.06 W"), &mut NoDice, &mut chronicle);
    let lines: Vec<_> = chronicle.0.iter().filter_map(|(state, event)| state.tell(event, Eyes::All)).collect();
    let told: Vec<_> = lines.iter().map(|line| book().say(&line.text)).collect();
    let shots = ["West 1 (06.06) shoots down East 1 (08.06)", "West 2 (10.06) had East 1 (08.06) in its line too"];
    assert_eq!(told[1..3], shots);
    assert_eq!(lines.iter().flat_map(|line| &line.motions).filter(|motion| motion.removed).count(), 1);
}

/// ES-13: neither sees how far the other is.
#[test]
fn noting_is_unseen() {
    let setup = setup(&open_board(&[]), &[]);
    let game = |note: &str| {
        position(
            &setup,
            &format!(
                r#"{{"turn":4,"phase":"note","planes":{{"w1":{{"at":"04.06","speed":3}},
                    "e1":{{"at":"10.06","speed":4{note}}},"e2":{{"at":"10.08","speed":4}}}}}}"#
            ),
        )
    };
    let (before, after) = (game(""), game(r#","noted":5"#));
    assert_eq!(before.scene(Eyes::Seat(Side::A)), after.scene(Eyes::Seat(Side::A)));
    assert_eq!(before.scene(Eyes::Public), after.scene(Eyes::Public));
    assert_eq!(sheet(&after, Eyes::Seat(Side::B)), [vec!["?"], vec!["5", ""]]);
}

/// ES-R3: start hexes chosen in secret are not shown.
#[test]
fn placing_is_unseen() {
    let setup = setup(scenario("col"), &[("deployment", "free"), ("first_player", "west")]);
    let mut game = Escadrilles::start(setup, &mut NoDice, &mut Silence);
    let before = game.scene(Eyes::Seat(Side::B));
    crate::common::play(&mut game, "place w1 00.06");
    assert_eq!(game.scene(Eyes::Seat(Side::B)), before);
    assert_eq!(game.scene(Eyes::Seat(Side::A)).pieces.len(), 1);
}

fn gesture(game: &Escadrilles, action: &str) -> Gesture {
    let found = game.gestures(Side::A).into_iter().find(|gesture| gesture.action == action);
    found.unwrap_or_else(|| panic!("no gesture for '{action}'"))
}

/// ES-18, ES-31: a flight is the aircraft, the hex and, where several are possible, the heading; ends that shoot say whom.
#[test]
fn gestures_of_a_flight() {
    let game = fight();
    let piece = |id: &str| Touch::Piece(id.to_owned());
    let cell = |id: &str| Touch::Cell(id.to_owned());
    let shot = gesture(&game, "move w1 07.06 E");
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
    let setup = setup(&open_board(&[('Y', "05.06".to_owned())]), &[]);
    let game =
        position(&setup, r#"{"turn":4,"phase":"note","planes":{"w1":{"at":"04.06","speed":2},"e1":{"at":"10.06"}}}"#);
    let warns: Vec<bool> = game.gestures(Side::A).into_iter().map(|gesture| gesture.warn).collect();
    assert_eq!(warns, [true, false]);
    assert!(matches!(&gesture(&game, "note w1 3").touch[..], [Touch::Button(id, _)] if id == "speed-3"));
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
    let game = fight();
    let book = book();
    let rows = |action: &str| -> Vec<String> {
        let action = crate::common::read(&game, action);
        let forecast = game.forecast(Side::A, &action);
        forecast.rows.iter().map(|row| format!("{}: {}", book.say(&row.label), book.say(&row.value))).collect()
    };
    assert_eq!(
        rows("move w1 07.06 E")[..3],
        ["Hexes flown: 4 at speed 4", "Turns: 1 of 2", "Ends pointing at: East 1, 1 hex"]
    );
    let uphill = rows("move w1 05.05 NE");
    assert_eq!(uphill[0], "Hexes flown: 3 at speed 4, 1 for the climb");
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
    assert_eq!(book().say(&Text::key("refuse-over")), "The game is over.");
}
