//! What a person sees and touches.

use crate::common::{A, F, Play, game, shipped, table};
use kernel::{
    Board, Chronicle, Eyes, Forecast, Game, Judge, Measure, Overlay, Phrasebook, Script, Seeded, Show, Side, Silence,
    Text, Tongue, Touch,
};
use morne_plaine::{Action, Event, MornePlaine, MoveKind};

const CHARGE: &str = "F1 infantry/line french 24 column6 6096,4572,0
                      A1 infantry/line british 20 line 6096,6096,180";

fn english(text: &Text) -> String {
    Phrasebook::new(Tongue::En, &[MornePlaine::words(Tongue::En)]).unwrap().say(text)
}

/// The lines that events write.
fn told(play: &Play, events: &[Event]) -> Vec<String> {
    events.iter().filter_map(|event| play.0.tell(event, Eyes::Public)).map(|line| english(&line.text)).collect()
}

fn forecast(play: &Play, side: Side, notation: &str) -> Forecast {
    play.0.forecast(side, &play.action(notation))
}

/// The bar of the row whose label begins so, in thousandths.
fn bar(forecast: &Forecast, label: &str) -> u16 {
    let row = forecast.rows.iter().find(|row| english(&row.label).starts_with(label));
    row.unwrap_or_else(|| panic!("no row '{label}' in {forecast:?}")).bar
}

fn piece(id: &str) -> Touch {
    Touch::Piece(id.to_owned())
}

fn button(id: &str) -> Touch {
    Touch::Button(id.to_owned(), Text::plain(id))
}

/// The touch of a pose in inches from the south-west corner.
fn pose(x: f64, y: f64, facing: i32) -> Touch {
    Touch::Pose((x * 100.0) as i32, ((48.0 - y) * 100.0) as i32, facing - 90)
}

/// MP-74, MP-75, MP-84: a volley's chances are exact before it is fired.
#[test]
fn odds_of_a_volley() {
    let play = game("F1 infantry/line british 24 line 6096,6096,0\nA1 infantry/line 24 line 6096,7366,180");
    let volley = forecast(&play, F, "volley F1 A1");
    assert_eq!(bar(&volley, "A1 must test"), 839);
    assert_eq!(bar(&volley, "Mean losses"), 324);
    assert!(
        (419..430).contains(&bar(&volley, "A1 breaks")),
        "half of the tests fail, more of those below half strength"
    );
}

/// MP-87, MP-89: and those of a battery: a medium one at medium range on a column.
#[test]
fn odds_of_a_battery() {
    let play = game("F1 artillery/medium unlimbered 6096,3048,0\nA1 infantry/line french 24 column6 6096,6096,180");
    let guns = forecast(&play, F, "guns F1 A1");
    assert_eq!(bar(&guns, "A1 must test"), 364);
}

/// MP-104, MP-107, MP-126 to MP-157: a reaction's chances, as far as they need no distance.
#[test]
fn odds_of_reactions() {
    let mut play = game(CHARGE);
    play.play("charge F1 A1", "");
    let hold = forecast(&play, A, "react fire");
    assert_eq!(bar(&hold, "Charge stopped"), 10);
    // 0.678307 of all charges break the line, of those 0.989204 that get there.
    assert_eq!(bar(&hold, "If it comes to blows, A1 breaks"), 685);
    let volley = forecast(&play, A, "react volley");
    assert_eq!(bar(&volley, "Succeeds"), 333);
    assert_eq!(bar(&volley, "Charge stopped"), 163);
    let square = forecast(&play, A, "react form square");
    assert_eq!(bar(&square, "Succeeds"), 333);
}

/// MP-150 to MP-157: a melee's chances are those of the rules played out.
#[test]
fn odds_of_a_melee() {
    let text = "F1 infantry/line french 3 line 6096,6096,0\nA1 infantry/line 2 line 6096,6096,180";
    let melee = serde_json::json!([{"id": 1, "first": ["F1"], "second": ["A1"]}]);
    let play = table(text).with("melees", melee).with("phase", serde_json::json!("melees")).game("");
    let told = forecast(&play, F, "melee 1");
    let a1 = play.id("A1");
    let broken = play.chance("melee 1", |after| !after.unit(a1).here() || after.unit(a1).fleeing);
    assert!((i32::from(bar(&told, "A1 breaks")) - (1000.0 * broken) as i32).abs() <= 1, "{told:?} is not {broken}");
}

/// MP-99: nothing that is shown before a charge is measured tells how far it has to go.
#[test]
fn the_distance_of_a_charge_is_not_told() {
    let at = |y: i32| game(&CHARGE.replace("4572", &y.to_string()));
    let all = |mut play: Play| {
        let charge = forecast(&play, F, "charge F1 A1");
        play.play("charge F1 A1", "");
        let mut actions = Vec::new();
        play.0.actions(A, &mut actions);
        let reactions: Vec<Forecast> = actions.iter().map(|action| play.0.forecast(A, action)).collect();
        let scene = play.0.scene(Eyes::Seat(A));
        let came = actions.iter().map(|action| {
            let mut after = play.0.clone();
            after.play(A, action, &mut Script::readings(&[4; 80]), &mut Silence);
            play.0.consequences(&after, &[])
        });
        let came: Vec<_> = came.collect();
        (charge, reactions, scene.banner, scene.meters, came)
    };
    // In reach at 6p, out of reach at 9p.
    assert_eq!(all(at(4572)), all(at(3810)));
    let scene = at(4572).0.scene(Eyes::Public);
    let Board::Plane(board) = &*scene.board else { panic!("a table") };
    assert_eq!(board.measure, Measure::Own);
}

/// MP-99 with `pre_measure_charges`: then it is.
#[test]
fn the_distance_may_be_measured_by_option() {
    let play = table(CHARGE).game("pre_measure_charges");
    let rows = |play: &Play| -> Vec<String> {
        forecast(play, F, "charge F1 A1").rows.iter().map(|row| english(&row.value)).collect()
    };
    assert!(rows(&play).contains(&"6.0″ of 8.0″".to_owned()), "{:?}", rows(&play));
    for seed in 1..6 {
        assert_eq!(rows(&Play(play.0.imagine(F, &mut Seeded::new(seed)))), rows(&play), "nobody misjudges it");
    }
    let scene = play.0.scene(Eyes::Public);
    let Board::Plane(board) = &*scene.board else { panic!("a table") };
    assert_eq!(board.measure, Measure::Free);
}

/// MP-59, MP-60, MP-64: a unit dragged somewhere makes the gentlest move that takes it there.
#[test]
fn dragging_a_unit() {
    let play = game("F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 20 line 6096,11000,180");
    let meant = |touched: &[Touch]| play.0.meant(F, touched).expect("an action");
    let kind = |action: Action| if let Action::Move(order) = action { order.kind } else { panic!("{action:?}") };
    assert_eq!(kind(meant(&[piece("F1"), pose(24.0, 27.5, 0)])), MoveKind::Progress);
    assert_eq!(kind(meant(&[piece("F1"), pose(24.0, 31.0, 0)])), MoveKind::Fast);
    assert_eq!(kind(meant(&[piece("F1"), button("fast"), pose(24.0, 26.0, 0)])), MoveKind::Fast);
    assert_eq!(play.0.write(&meant(&[piece("F1"), pose(24.0, 24.0, 0)])), "progress F1 to 6096 6096 0");
    let far = [piece("F1"), pose(24.0, 36.0, 0)];
    let action = meant(&far);
    assert_eq!(play.0.check(F, &action).unwrap_err().rule, "MP-64");
    assert_eq!(english(&play.0.explain(F, &far).why), "Farther than the 8.00″ allowed.");
    let told = play.0.forecast(F, &action);
    assert_eq!(english(&told.rows[0].value), "more than 8.0″", "a move is not a tape (MP-99)");
    assert_eq!(english(&told.title), "F1 moves");
}

/// The commander's reasons are true of the table: where a move leads, from where a charge comes, whom a general leads.
#[test]
fn reasons_are_measured() {
    let play = game(
        "F1 infantry/line french 24 column6 6096,6096,0\nF2 cavalry/line 12 echelon6 9000,9000,180\n\
         A1 infantry/line 20 line 6096,11000,180\nA2 infantry/line 20 line 9000,7500,180",
    );
    let why = |action: &str| english(&play.0.why(F, &play.0.read(action).unwrap()));
    assert_eq!(why("progress F1 to 6096 7112 0"), "It comes nearer to A2.");
    assert_eq!(why("fast F1 about to 6096 5000 180"), "It gains distance from A2.");
    assert_eq!(why("charge F2 A2"), "A2: the charge comes in from the flank.");
    assert_eq!(why("charge F1 A1"), "A1: a charge may break through there.");
    assert_eq!(why("end actions"), "The others stand well where they are.");
}

/// MP-65, MP-66: what halves a move is said, and the ghost has its footprint, way, distance and field of fire.
#[test]
fn the_ghost_of_a_move() {
    let play = game("F1 infantry/line french 24 column6 6096,6096,0\nA1 infantry/line 20 line 6096,11000,180");
    let action = play.0.meant(F, &[piece("F1"), pose(25.5, 24.0, 0)]).unwrap();
    let told = play.0.forecast(F, &action);
    assert_eq!(english(&told.rows[0].value), "1.5″ of 2.0″");
    assert_eq!(english(&told.rows[1].value), "off its facing");
    let marks = play.0.preview(F, &action);
    let has = |wanted: fn(&Overlay) -> bool| marks.iter().any(wanted);
    assert!(has(|mark| matches!(mark, Overlay::Footprint { legal: true, pts } if pts.len() == 4)));
    assert!(has(|mark| matches!(mark, Overlay::March { .. })));
    assert!(has(|mark| matches!(mark, Overlay::Note { .. })));
    assert!(has(|mark| matches!(mark, Overlay::Arc { spread: 45, bands, .. } if bands == &[600])));
}

/// MP-94: a commander is dragged too.
#[test]
fn dragging_a_commander() {
    let mut play = game(
        "F1 infantry/line 24 line 6096,6096,0\nF9 commander/adc 5080,5080,0\nA1 infantry/line 20 line 6096,11000,180",
    );
    play.play("end actions", "");
    let action = play.0.meant(F, &[piece("F9"), pose(22.0, 22.0, 0)]).unwrap();
    assert_eq!(play.0.write(&action), "command F9 to 5588 5588");
    assert!(play.0.check(F, &action).is_ok());
}

/// MP-102, MP-158: charges, flights and pursuits are told as motions from pose to pose.
#[test]
fn what_moves_is_shown_moving() {
    let mut play = game(CHARGE);
    play.play("charge F1 A1", "");
    let action = play.action("react fire");
    let mut journal = Chronicle::default();
    play.0.play(A, &action, &mut Script::readings(&[1; 60]), &mut journal);
    let motions: Vec<_> = journal
        .0
        .iter()
        .filter_map(|(after, event)| after.tell(event, Eyes::Public))
        .flat_map(|line| line.motions)
        .collect();
    assert_eq!(motions.len(), 1);
    assert_eq!(
        (motions[0].piece.as_str(), motions[0].path.join(" ")),
        ("F1", "2400,3000,-90 2400,2400,-90".to_owned())
    );
}

/// MP-12, MP-41: blocks stand on their true footprint, figure by figure.
#[test]
fn blocks_of_figures() {
    let scene = game("F1 infantry/line 24 square 6096,6096,0\nF2 cavalry/line 12 echelon6 9000,6096,30\nF9 commander/general 3000,3000,0\nA1 infantry/line 20 line 6096,11000,180").0.scene(Eyes::Public);
    let find = |id: &str| scene.pieces.iter().find(|piece| piece.id == id).unwrap();
    assert_eq!((find("F1").formation.as_deref(), find("F1").size), (Some("square"), Some([551, 551])));
    assert_eq!((find("F2").files, find("F2").angle, find("F2").max), (Some(6), Some(-60), Some(12)));
    assert_eq!((find("F9").shape.as_str(), find("F9").size), ("general", None));
    let rings = scene.overlays.iter().filter(|mark| matches!(mark, Overlay::Ring { radius: 1200, .. }));
    assert_eq!(rings.count(), 1, "the general's command (MP-40)");
}

/// MP-72, MP-01, MP-68: touches made in vain are answered with the rule that was in the way.
#[test]
fn explanations() {
    let play = game(
        "F1 infantry/line 24 line 6096,6096,0\nF2 infantry/line 20 line 9500,3000,0 acted\nA1 infantry/line 20 line 6096,3000,180",
    );
    let rule = |touched: &[Touch]| play.0.explain(F, touched).rule;
    assert_eq!(rule(&[piece("F1"), button("volley"), piece("A1")]), "MP-72");
    assert_eq!(rule(&[piece("F1"), button("charge"), piece("A1")]), "MP-100");
    assert_eq!(rule(&[piece("A1")]), "MP-01");
    assert_eq!(rule(&[piece("F2")]), "MP-55");
    assert_eq!(rule(&[piece("F1"), pose(24.0, 47.9, 0)]), "MP-64");
}

/// MP-182: objectives fly the colours of their holder; MP-180: the score is watched.
#[test]
fn objectives_and_score() {
    let mut game = MornePlaine::start(shipped("haye_sainte", ""), &mut Script::readings(&[]), &mut Silence);
    let flag = |game: &MornePlaine| {
        game.scene(Eyes::Public).overlays.into_iter().find_map(|mark| match mark {
            Overlay::Objective { side, points, .. } => Some((side, points)),
            _ => None,
        })
    };
    assert_eq!(flag(&game), Some((Some(A), 8)));
    assert_eq!(game.scene(Eyes::Public).meters[1].values.0, [Some(0), Some(8)]);
    assert_eq!(game.scene(Eyes::Public).meters[0].marks, [50], "an army breaks at half of its value");
    let end = game.read("end actions").unwrap();
    game.play(F, &end, &mut Script::readings(&[]), &mut Silence);
    assert!(english(&game.scene(Eyes::Public).banner.ask).contains("commanders"));
}

/// MP-66: the way of a move after an about-face is told as far as the unit went, not from front to front.
#[test]
fn an_about_face_is_no_way() {
    let mut play = game("F1 infantry/line 20 line 6096,4572,0\nA1 infantry/line 20 line 6096,11000,180");
    let about = play.unit("F1").foot.about();
    let notation = format!("fast F1 about to {} {} {}", about.x, about.y - 508, about.facing);
    let events = play.play(&notation, "");
    let spent = events.iter().find_map(|event| match event {
        Event::Moved { spent, .. } => Some(*spent),
        _ => None,
    });
    assert_eq!(spent, Some(508), "{events:?}");
    assert_eq!(told(&play, &events), ["F1 moves fast, 2.0″, facing about first"]);
}

/// Two units of one name are told apart by their sides.
#[test]
fn namesakes_are_told_apart() {
    for id in ["drill", "petite_guerre"] {
        let setup = shipped(id, "");
        for unit in &setup.units {
            let namesakes = setup.units.iter().filter(|other| other.side != unit.side && other.name == unit.name);
            assert_eq!(namesakes.count(), 0, "{id}: {:?}", unit.name);
        }
    }
}

/// The text board can be played from: every unit with its id and the place that a move would be written with.
#[test]
fn the_text_board_speaks_the_notation() {
    let play = game("F1 infantry/line 18/20 line 6096,4572,90\nA1 infantry/line 20 line 6096,11000,180");
    let words = [MornePlaine::words(kernel::Tongue::En)];
    let book = kernel::Phrasebook::new(kernel::Tongue::En, &words).expect("words");
    let board = kernel::sketch::text(&play.0.scene(Eyes::Public), &book, |spot| play.0.notated(spot));
    assert!(board.contains("(F1)   6096 4572 90       line"), "{board}");
    assert!(board.contains(" 18/20  F1"), "{board}");
}

/// MP-158: a unit that turns to run is told to have run as far as was thrown, not from front to front.
#[test]
fn a_flight_is_told_as_far_as_it_went() {
    let mut play = game("F1 infantry/line 20 line 6096,6096,0 fleeing\nA1 infantry/line 20 line 6096,11000,180");
    let events = play.play("end actions", "3 3");
    let fled = events.iter().find(|event| matches!(event, Event::Fled { .. })).expect("it runs on");
    let Text::Key { args, .. } = play.0.tell(fled, Eyes::Public).expect("a line").text else { panic!("no key") };
    let length = Text::key("length").with("whole", 6).with("part", "0");
    assert_eq!(args.get("length"), Some(&length.into()), "{fled:?}");
}

/// MP-74, MP-82, MP-84: a shot is told with its range, the cover, what hit, what was saved and lost, and what the
/// test that it forced needed.
#[test]
fn the_log_of_a_volley() {
    let mut play = game("F1 infantry/line 24 line 6096,6096,0\nA1 infantry/line 24 line 6096,7366,180");
    let events = play.play("volley F1 A1", "6x8 1x16 6x2 1x6 5");
    assert_eq!(
        told(&play, &events),
        [
            "F1 volleys at A1 (5.0″, no cover): 8 hits on 5+; saves on 6+, 6 lost, 18 left",
            "A1 holds under fire in spite of its losses (4+)",
        ]
    );
}

/// MP-85: of a unit that leaves the table with figures left the log says why, and of one without any that it is gone.
#[test]
fn the_log_of_a_destruction() {
    let mut play = game("F1 infantry/line 24 line 6096,6096,0\nA1 infantry/line 8/24 line 6096,7366,180");
    let events = play.play("volley F1 A1", "6x2 1x22 1x2");
    assert_eq!(
        told(&play, &events)[..2],
        [
            "F1 volleys at A1 (5.0″, no cover): 2 hits on 5+; saves on 6+, 2 lost, 6 left",
            "A1 is down to a quarter of its figures, or fewer: the unit is destroyed",
        ]
    );
    let mut play = game("F1 infantry/line 24 line 6096,6096,0\nA1 infantry/line 7/24 line 6096,7366,180");
    let events = play.play("volley F1 A1", "6x7 1x17 1x7");
    assert_eq!(
        told(&play, &events)[..2],
        ["F1 volleys at A1 (5.0″, no cover): 7 hits on 5+; saves on 6+, 7 lost, none left", "A1 is destroyed"]
    );
}

/// MP-128, MP-151: a melee is told with dice, hits, saves and losses, and who it was between.
#[test]
fn the_log_of_a_melee() {
    let mut play = table("F1 infantry/line 20 line 6096,6096,0\nA1 infantry/line 20 line 6096,6096,180")
        .with("melees", serde_json::json!([{"first": ["F1"], "second": ["A1"]}]))
        .with("phase", serde_json::json!("melees"))
        .game("");
    let events = play.play("melee 1", "5x3 1x7 5x3 1x7 6 1x2 1x3 6");
    let lines = told(&play, &events);
    assert_eq!(lines[0], "F1 strikes with 10 dice: 3 hits on 5+");
    assert_eq!(lines[2], "A1 takes 3 hits, 1 saved on 5+, 2 figures lost, 18 left");
    assert_eq!(lines[4], "F1 against A1. The first side loses the melee (losses: 3 against 2)");
    assert_eq!(lines[5], "F1 holds though the melee is lost (4+)");
}

/// MP-178: a rally is one line, with what it needed.
#[test]
fn the_log_of_a_rally() {
    let mut play = game("F1 infantry/line 20 line 6096,6096,0 fleeing\nA1 infantry/line 20 line 6096,11000,180");
    let events = play.play("rally F1", "5");
    assert_eq!(told(&play, &events), ["F1 rallies (4+)"]);
}

/// MP-181: the end is told once, in the log and on the banner, with the score.
#[test]
fn the_end_has_its_score() {
    let mut play = game("F1 infantry/line 24 line 6096,6096,0\nA1 infantry/line 6/20 line 6096,7366,180");
    let mut events = play.play("volley F1 A1", "6x8 1x16 1x8");
    while play.0.to_play().outcome().is_none() {
        let end = if play.legal("end actions") { "end actions" } else { "end command" };
        events = play.play(end, "");
    }
    let lines = told(&play, &events);
    let end = lines.last().expect("a line");
    assert!(end.starts_with("The first side wins") && end.ends_with(", Second side 0"), "{lines:?}");
    assert_eq!(&english(&play.0.scene(Eyes::Public).banner.ask), end);
}
