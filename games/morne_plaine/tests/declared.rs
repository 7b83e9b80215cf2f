//! A table that the program does not see (MP-R76 to MP-R79): each fact is asked once, where it is needed, and what
//! follows from it is the rules' own.

mod answers;

use crate::common::{A, F};
use kernel::{Board, Dice, Die, Eyes, Game, Judge, Question, Show, Side};
use morne_plaine::{Denial, Event, Formation, MornePlaine, Stage};
use serde_json::json;

use answers::{declared, declared_under, declared_with, play, shot};

const LINES: &str =
    "F1 infantry/line 20 line 0,0,0\nA1 infantry/line 20 line 0,0,180\nA2 infantry/line 20 line 0,0,180";

/// MP-R76, MP-74: the band is asked; near hits on 5, far on 6.
#[test]
fn the_range_band_of_a_volley_is_asked() {
    let near = play(&mut declared(LINES), "volley F1 A1", "range=0 sight=1 cover=0 enfiladed=0 1x20");
    assert_eq!(shot(&near), (5, 6, 20, 0));
    let far = play(&mut declared(LINES), "volley F1 A1", "range=1 sight=1 cover=0 enfiladed=0 1x20");
    assert_eq!(shot(&far), (6, 6, 20, 0));
}

/// MP-R76, MP-87: the three bands of a battery change its die by +2, -1 and -3; cavalry has no cover to ask for.
#[test]
fn the_range_band_of_guns_is_asked() {
    let text =
        "F1 infantry/line 20 line 0,0,0\nF5 artillery/medium unlimbered 0,0,0\nA1 cavalry/line 12 echelon6 0,0,0";
    for (band, hits) in [(0, 6), (1, 3), (2, 1)] {
        let mut game = declared(text);
        let saves = if hits == 6 { "6x6".to_owned() } else { format!("6x{hits}") };
        let events = play(&mut game, "guns F5 A1", &format!("range={band} sight=1 4 {saves}"));
        let made = events.iter().find_map(|event| match event {
            Event::Shot { hits, .. } => Some(*hits),
            _ => None,
        });
        assert_eq!(made, Some(hits), "band {band}");
    }
}

/// MP-R77, MP-72: too far, or less than half in arc and view: no shot, the unit may do something else, and the same
/// is not asked again in this turn.
#[test]
fn a_shot_that_the_table_forbids_is_not_fired() {
    for answers in ["range=2", "range=0 sight=0"] {
        let mut game = declared(LINES);
        let events = play(&mut game, "volley F1 A1", answers);
        let target = game.id("A1");
        assert!(matches!(events[..], [Event::Denied { what: Denial::Shot(None, t), .. }] if t == target), "{events:?}");
        assert!(!game.unit("F1").acted);
        assert_eq!(game.rule("volley F1 A1"), "MP-R77");
        assert!(!game.lists("volley F1 A1") && game.lists("volley F1 A2") && game.legal("charge F1 A1"));
        // A move changes what it sees.
        play(&mut game, "progress F1", "difficult=0");
        assert!(game.legal("fire at A1"));
    }
}

/// MP-R76, MP-82: cover is asked where it helps, and saves.
#[test]
fn cover_is_asked() {
    for (answer, save) in [(0, 6), (1, 5), (2, 3)] {
        let answers = format!("range=0 sight=1 cover={answer} enfiladed=0 1x20");
        let mut game = declared_under("soft_cover_save=5", LINES, "", &[]);
        assert_eq!(shot(&play(&mut game, "volley F1 A1", &answers)).1, save, "answer {answer}");
    }
    let skirmish = "F1 infantry/line 20 line 0,0,0\nA1 infantry/skirmisher 8 skirmish 0,0,0";
    let events = play(&mut declared(skirmish), "volley F1 A1", "range=0 sight=1 cover=1 1x20");
    assert_eq!(shot(&events).1, 2);
}

/// MP-R76, MP-78: enfilade is asked of formed infantry, and rerolls misses.
#[test]
fn enfilade_is_asked() {
    let events = play(&mut declared(LINES), "volley F1 A1", "range=0 sight=1 cover=0 enfiladed=1 1x20 1x20");
    assert_eq!(shot(&events), (5, 6, 20, 20));
}

/// MP-R76, MP-83: a commander is shot at only where the players see him exposed.
#[test]
fn an_exposed_commander_is_asked_for() {
    let text = "F1 infantry/line 20 line 0,0,0\nA1 infantry/line 20 line 0,0,0\nA9 commander/adc 0,0,0";
    let events = play(&mut declared(text), "volley F1 A9", "range=0 sight=1 1x20");
    assert_eq!(shot(&events).1, 3);
}

/// MP-R76, MP-59, MP-28: whether a unit moved is known by its action; difficult ground halves what it may move.
#[test]
fn moves_are_told_how_far_they_lead() {
    for (answer, inches) in [(0, 4), (1, 2)] {
        let mut game = declared(LINES);
        let events = play(&mut game, "progress F1", &format!("difficult={answer}"));
        assert!(matches!(events[..], [Event::Ordered { allowance, .. }] if allowance == inches * 254), "{events:?}");
        assert!(matches!(game.0.stage(), Stage::Fire { .. }));
        let fire = play(&mut game, "fire at A1", "range=0 sight=1 cover=0 enfiladed=0 1x10");
        assert_eq!(shot(&fire), (6, 6, 10, 0), "the first rank, on 6");
    }
    let mut game =
        declared("F1 infantry/line 20 line 0,0,0\nF5 artillery/heavy limbered 0,0,0\nA1 infantry/line 20 line 0,0,0");
    let events = play(&mut game, "drive F5", "");
    assert!(matches!(events[..], [Event::Ordered { allowance, .. }] if allowance == 12 * 254), "guns go round it");
}

/// MP-R76, MP-56: a free reform needs command range, which is asked; light cavalry needs none (MP-57).
#[test]
fn command_range_is_asked_for_a_free_reform() {
    let mut game = declared(LINES);
    play(&mut game, "fast F1 first march3 front", "command=1 difficult=0");
    assert_eq!(game.unit("F1").shape.formation, Formation::March);
    let mut game = declared(LINES);
    let events = play(&mut game, "fast F1 first march3 front", "command=0");
    assert!(matches!(events[..], [Event::Denied { what: Denial::Reform, .. }]));
    assert!(!game.unit("F1").acted && game.unit("F1").shape.formation == Formation::Line);
    assert_eq!(game.rule("fast F1 first march3 front"), "MP-R77");
    assert!(game.legal("fast F1"));
    let mut hussars = declared("F4 cavalry/light 12 echelon6 0,0,0\nA1 infantry/line 20 line 0,0,0");
    play(&mut hussars, "fast F4 then march3 front", "difficult=1");
}

const CHARGE: &str = "F1 infantry/line french 24 column6 0,0,0\nF2 infantry/line french 24 column6 0,0,0\n\
                      A1 infantry/line 20 line 0,0,180";

/// MP-R76, MP-101, MP-130, MP-132: reach after the reaction, the obstacle and the ground are asked at contact.
#[test]
fn a_frontal_charge_asks_for_reach_obstacle_and_ground() {
    let mut game = declared(CHARGE);
    play(&mut game, "charge F1 A1", "charge=0");
    assert_eq!(game.0.to_play().next(), Some(F), "supports are asked first");
    play(&mut game, "go", "");
    assert_eq!(game.0.stage(), Stage::React);
    play(&mut game, "react fire", "cover=0 enfiladed=0 1x10 1x10 reach=1 obstacle=1 rough=0");
    let melee = &game.0.melees()[0];
    assert_eq!((melee.obstacle, melee.difficult, melee.first), (Some(game.id("A1")), false, [false; 2]));
    assert_eq!(game.0.strike(melee, game.id("F1")).need, 5, "no +1 against a defended obstacle");
    let mut open = declared(CHARGE);
    play(&mut open, "charge F1 A1", "charge=0");
    play(&mut open, "go", "");
    play(&mut open, "react fire", "cover=0 enfiladed=0 1x10 1x10 reach=1 obstacle=0 rough=0");
    assert_eq!(open.0.strike(&open.0.melees()[0], open.id("F1")).need, 4);
    let mut short = declared(CHARGE);
    play(&mut short, "charge F1 A1", "charge=0");
    play(&mut short, "go", "");
    let events = play(&mut short, "react fire", "cover=0 enfiladed=0 1x10 1x10 reach=0");
    assert!(events.iter().any(|event| matches!(event, Event::ChargeFailed { .. })) && short.0.melees().is_empty());
}

/// MP-R76, MP-111, MP-115: taken in flank there is no reaction, stragglers are lost and the charger strikes first.
#[test]
fn a_flank_is_declared() {
    let mut game = declared(CHARGE);
    play(&mut game, "charge F1 A1", "charge=1");
    play(&mut game, "go", "reach=1 obstacle=0 rough=1 3");
    let melee = &game.0.melees()[0];
    assert_eq!((melee.first, melee.difficult, game.n("A1")), ([true, false], true, 17));
}

/// MP-R77, MP-100: a charge that cannot be made is not declared. A square has no flank to ask for.
#[test]
fn a_charge_that_the_table_forbids_is_not_made() {
    let mut game = declared(CHARGE);
    play(&mut game, "charge F1 A1", "charge=2");
    assert!(!game.unit("F1").acted && game.0.charge().is_none());
    assert_eq!(game.rule("charge F1 A1"), "MP-R77");
    let mut square = declared("F4 cavalry/line 12 echelon6 0,0,0\nA1 infantry/line 20 square 0,0,0");
    play(&mut square, "charge F4 A1", "charge=1");
    assert_eq!(square.rule("charge F4 A1"), "MP-R77", "the second answer is the last one");
}

/// MP-R76, MP-105, MP-119: fallen back out of reach or caught; every support is asked for by itself.
#[test]
fn falling_back_may_escape_or_be_caught() {
    let start = |answers: &str| {
        let mut game = declared(CHARGE);
        play(&mut game, "charge F1 A1", "charge=0");
        play(&mut game, "support F2", "");
        play(&mut game, "react fall back", answers);
        game
    };
    let escaped = start("4 reach=0 reach=0");
    assert!(escaped.0.melees().is_empty());
    let caught = start("4 reach=1 obstacle=0 rough=0 reach=1 5");
    let melee = &caught.0.melees()[0];
    assert_eq!((melee.sides[0].len(), melee.first, caught.n("A1")), (2, [true, false], 15));
}

/// MP-R76, MP-156, MP-157, MP-160: a fire test asks for the obstacle, a failed one for command; flight for the edge.
#[test]
fn a_fire_test_asks_what_it_needs() {
    let volley = |tail: &str| {
        let mut game = declared("F1 infantry/line 20 line 0,0,0\nA1 infantry/line 20 line 0,0,180");
        play(&mut game, "volley F1 A1", &format!("range=0 sight=1 cover=0 enfiladed=0 6x5 1x15 1x5 {tail}"));
        game
    };
    assert!(!volley("obstacle=1 3").unit("A1").fleeing, "3 + 1 passes");
    assert!(!volley("obstacle=0 3 command=1 4").unit("A1").fleeing);
    let fled = volley("obstacle=0 3 command=0 2 5 left-table=0");
    assert!(fled.unit("A1").fleeing && fled.unit("A1").here());
    let gone = volley("obstacle=0 3 command=1 1 6 6 left-table=1");
    assert!(!gone.unit("A1").here(), "off the table");
}

/// MP-R79, MP-171, MP-172: who stands near a fleeing unit is asked among those whom it could shake.
#[test]
fn panic_asks_for_neighbours() {
    let text = "F1 infantry/line 20 line 0,0,0\nF2 infantry/line 12/20 line 0,0,0 fleeing\nF3 infantry/line 24 line 0,0,0\n\
                F4 infantry/line 20 line 0,0,0\nA1 infantry/line 20 line 0,0,0";
    let mut game = declared_with(text, "", &[("phase", json!("command")), ("player", json!("second"))]);
    // F3 is twice as strong as the twelve who flee: it is no answer. F1 stands near, F4 does not.
    play(&mut game, "end command", "panic-near=1 panic-near=0");
    assert_eq!(game.0.stage(), Stage::Panic);
    assert_eq!((game.unit("F1").panic, game.unit("F3").panic, game.unit("F4").panic), (4, 0, 0));
    play(&mut game, "panic F1", "3 command=0 1 1 left-table=0");
    assert!(game.unit("F1").fleeing);
}

/// MP-R79, MP-182: ground that changes hands is asked for at the end of a player turn.
#[test]
fn objectives_are_asked_for() {
    let toml = "objectives = [{ name = \"hill\", at = [24, 24], radius = 3, vp = 8 }, \
                { name = \"farm\", at = [10, 24], radius = 3, vp = 4, held = \"second\" }]";
    let mut game = declared_with(LINES, toml, &[("phase", json!("command"))]);
    // hill to either side, farm to the first: the third answer; then the hill to the first, and nothing is left.
    play(&mut game, "end command", "objective=3 objective=1");
    assert_eq!(game.0.held(), [Some(F), Some(F)]);
    assert_eq!((game.0.points(F), game.0.points(A)), (12, 0));
}

/// MP-R76, MP-165: whether a pursuit reaches is asked.
#[test]
fn a_pursuit_asks_for_reach() {
    let text = "F4 cavalry/line 12 echelon6 0,0,0\nA1 infantry/line 20 line 0,0,0 fleeing";
    let victor = json!({"side": "first", "units": ["F4"], "fled": ["A1"]});
    let start = || declared_with(text, "", &[("phase", json!("victor")), ("victor", victor.clone())]);
    let mut game = start();
    play(&mut game, "pursue A1", "reach=1 obstacle=0 4 rough=0");
    assert!(game.unit("A1").caught && game.n("A1") == 16);
    let mut game = start();
    play(&mut game, "pursue A1", "reach=0");
    assert!(!game.unit("A1").caught);
}

/// MP-R76: no unit has a pose: positions have none, and actions with one are refused.
#[test]
fn poses_are_absent() {
    let text = format!("{LINES}\nF9 commander/general 0,0,0");
    let game = declared(&text);
    let words = serde_json::to_value(game.0.position()).expect("words");
    assert!(words["units"]["F1"].get("x").is_none() && words["units"]["F1"].get("facing").is_none());
    assert_eq!(game.rule("progress F1 to 100 100 0"), "MP-R76");
    assert_eq!(game.rule("form F1 line centre 90"), "MP-R76");
    let riding = declared_with(&text, "", &[("phase", json!("command"))]);
    assert_eq!(riding.rule("command F9 to 100 100"), "MP-R76");
    let mut position = words;
    position["units"]["F1"]["x"] = json!(6096);
    let position = serde_json::from_value(position).expect("words");
    let fault = MornePlaine::from_position(game.0.setup_of().clone(), position).expect_err("a pose");
    assert!(fault.to_string().contains("MP-R76"), "{fault}");
    assert!(!game.0.in_sight(), "no commander sees such a table");
}

/// MP-R76: everybody has room on the sheet, whatever his formation: no block meets another.
#[test]
fn the_sheet_has_room_for_everybody() {
    for scenario in MornePlaine::scenarios() {
        let setup = crate::common::shipped(scenario.id, "declared_table");
        let mut luck = kernel::Seeded::new(5);
        let mut game = MornePlaine::start(setup, &mut luck.fork(), &mut kernel::Silence);
        for _ in 0..150 {
            let Some(side) = game.to_play().next() else { break };
            let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
            game.play(side, &action, &mut luck.fork(), &mut kernel::Silence);
            let scene = game.scene(Eyes::Public);
            let Board::Plane(sheet) = &*scene.board else { panic!("a plane") };
            // Left, right, front and rear of each block; fronts face the middle.
            let boxes: Vec<[i32; 4]> = scene
                .pieces
                .iter()
                .filter_map(|piece| {
                    let ([x, y], [width, depth]) = (piece.point?, piece.size?);
                    let rear = if piece.side == Some(F) { y + depth } else { y - depth };
                    Some([x - width / 2, x + width / 2, y.min(rear), y.max(rear)])
                })
                .collect();
            for (i, a) in boxes.iter().enumerate() {
                assert!(a[0] >= 0 && a[1] <= sheet.w && a[2] >= 0 && a[3] <= sheet.h, "{}: off the sheet", scenario.id);
                let meets = |b: &&[i32; 4]| a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3];
                assert_eq!(boxes[..i].iter().find(meets), None, "{}: {a:?} meets another", scenario.id);
            }
        }
    }
}

/// MP-R78: a charged square fires, and strikes, with a full side; commanders are never overrun by the program.
#[test]
fn a_square_uses_its_front_side() {
    let mut game = declared("F4 cavalry/line 12 echelon6 0,0,0\nA1 infantry/line 22 square 0,0,0");
    play(&mut game, "charge F4 A1", "charge=0");
    let events = play(&mut game, "react fire", "1x6 reach=1 obstacle=0 rough=0");
    assert_eq!(shot(&events).2, 6, "22 figures in a square: 6 on the front side");
    assert_eq!(game.0.strike(&game.0.melees()[0], game.id("A1")).dice, 6);
}

/// MP-R77: a side of a square that does not bear may still fire at another, and the other sides at the same.
#[test]
fn sides_of_a_square_are_denied_singly() {
    let mut game =
        declared("F1 infantry/line 20 square 0,0,0\nA1 infantry/line 20 line 0,0,0\nA2 infantry/line 20 line 0,0,0");
    play(&mut game, "volley F1", "");
    play(&mut game, "side front fire at A1", "range=0 sight=0");
    assert_eq!(game.rule("side front fire at A1"), "MP-R77");
    assert!(game.legal("side front fire at A2") && game.legal("side right fire at A1"));
}

/// MP-R77: what was declared impossible is kept in a position, and is forgotten when the turn ends.
#[test]
fn denials_are_kept_for_the_turn() {
    let mut game = declared(LINES);
    play(&mut game, "volley F1 A1", "range=2");
    play(&mut game, "charge F1 A2", "charge=2");
    let words = serde_json::to_value(game.0.position()).expect("words");
    assert_eq!(
        words["denied"],
        json!([{"unit": "F1", "target": "A1"}, {"unit": "F1", "target": "A2", "charge": true}])
    );
    let again = serde_json::from_value(words).expect("words");
    let again = MornePlaine::from_position(game.0.setup_of().clone(), again).expect("a game");
    assert_eq!(again, game.0);
    for notation in ["end actions", "end command"] {
        play(&mut game, notation, "");
    }
    assert_eq!(game.0.player(), Side::B);
    assert!(serde_json::to_value(game.0.position()).expect("words").get("denied").is_none());
}

/// MP-R76: every question and answer can be said in both languages.
#[test]
fn questions_can_be_said() {
    struct Voice([kernel::Phrasebook; 2], kernel::Seeded, usize);
    impl Dice for Voice {
        fn draw(&mut self, die: Die, label: &'static str) -> u16 {
            self.1.draw(die, label)
        }
        fn ask(&mut self, question: &Question) -> u16 {
            for text in std::iter::once(&question.what).chain(&question.answers) {
                for book in &self.0 {
                    assert!(book.try_say(text).is_ok(), "{text:?}");
                }
            }
            self.2 += 1;
            self.1.draw(question.die(), question.label)
        }
    }
    let books = kernel::Tongue::BOTH
        .map(|tongue| kernel::Phrasebook::new(tongue, &[MornePlaine::words(tongue)]).expect("words"));
    let mut voice = Voice(books, kernel::Seeded::new(7), 0);
    let mut luck = kernel::Seeded::new(8);
    let setup = crate::common::shipped("haye_sainte", "declared_table");
    let mut game = MornePlaine::start(setup, &mut voice, &mut kernel::Silence);
    while let Some(side) = game.to_play().next() {
        let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
        game.play(side, &action, &mut voice, &mut kernel::Silence);
    }
    assert!(voice.2 > 200, "{} questions", voice.2);
}
