//! The course of a turn: notes, order, secrets, limits, options.

use crate::common::*;
use escadrilles::{Action, Escadrilles, Event, Ground, MOST_TURNS, Phase};
use kernel::{BySide, Game, Seeded, Side, Silence, ToPlay};

/// A turn in which both note, one aircraft each, at the speed flown last.
fn noting(turn: u16, speed: u8) -> Table {
    over("", &format!("{turn} phase note"), &[format!("w1 04.06 last{speed}"), format!("e1 10.06 last{speed}")])
}

/// ES-07 to ES-12 (ES-X1): the speeds that may follow each speed.
#[test]
fn choices_by_the_speed_flown_last() {
    let choices = |turn, speed| actions(&noting(turn, speed), Side::A).join(", ").replace("note w1 ", "");
    assert_eq!(choices(2, 2), "2, 3");
    assert_eq!([3, 4, 5, 6].map(|speed| choices(7, speed)), ["2, 3, 4", "3, 4, 5", "4, 5, 6", "5, 6"]);
}

/// ES-07, ES-09, ES-10, ES-11: the rule that forbids a speed.
#[test]
fn refused_speeds() {
    let rule = |turn, speed, noted: u8| noting(turn, speed).refuses(&format!("note w1 {noted}"));
    assert_eq!(rule(2, 2, 4), "ES-09");
    assert_eq!(rule(3, 3, 5), "ES-10");
    assert_eq!(rule(3, 5, 3), "ES-11");
    assert_eq!([rule(3, 6, 7), rule(3, 2, 1), rule(3, 2, 0)], ["ES-07"; 3]);
}

/// ES-08: in turn 1 every aircraft flies at speed 2, and nothing is noted.
#[test]
fn the_first_turn() {
    let mut game = Table::begin("sierras", "first_player=west drawn_initiative=false", &[]);
    assert_eq!((game.turn(), game.phase()), (1, Phase::Move(Side::A)));
    assert!(Side::BOTH.into_iter().flat_map(|side| game.flying(side)).all(|plane| game.plane(plane).noted == 2));
    assert_eq!(game.refuses_to(Side::A, "note w1 3"), "ES-08");
    for row in [2, 4, 6, 8, 10, 12, 14, 16, 18] {
        play(&mut game, &format!("move w{} 02.{row:02} E", row / 2));
    }
    for row in [18, 16, 14, 12, 10, 8, 6, 4, 2] {
        play(&mut game, &format!("move e{} 24.{row:02} W", 10 - row / 2));
    }
    assert_eq!((game.turn(), game.phase()), (2, Phase::Note));
    assert_eq!(actions(&game, Side::A), ["note w1 2", "note w1 3"]);
}

/// ES-12, ES-13, ES-R25, ES-R26: both note in secret, number by number; a speed is public when its aircraft flies.
#[test]
fn noting_and_flying() {
    let mut game = over("", "4 first east phase note", &["w2 04.06 last3", "w5 04.08 last3", "e1 10.06 last4"]);
    assert_eq!(game.to_play(), ToPlay::Both(BySide([true, true])));
    assert_eq!(game.refuses_to(Side::A, "note w5 3"), "ES-13");
    assert_eq!(game.refuses_to(Side::A, "move w2 07.06 E"), "ES-13");
    assert_eq!(game.refuses_to(Side::A, "note e1 4"), "ES-01");
    play(&mut game, "note w2 3");
    assert_eq!(game.refuses_to(Side::A, "note w2 4"), "ES-13");
    play(&mut game, "note w5 4");
    assert_eq!(game.to_play(), ToPlay::Both(BySide([false, true])));
    assert_eq!(game.refuses_to(Side::A, "note w5 3"), "ES-13");
    play(&mut game, "note e1 5");
    assert_eq!(game.phase(), Phase::Move(Side::B));
    assert_eq!(game.refuses_to(Side::A, "note w5 3"), "ES-13");
    assert_eq!(game.refuses_to(Side::A, "move w2 07.06 E"), "ES-32");
    play(&mut game, "move e1 05.05 NW");
    let e1 = *game.plane(id("e1"));
    assert_eq!((e1.speed, e1.noted), (5, 0));
    assert_eq!(game.refuses_to(Side::B, "move e1 05.06 W"), "ES-33");
    let game = game.after(&["move w2 07.06 E", "move w5 08.08 E"]);
    assert_eq!((game.turn(), game.phase()), (5, Phase::Note));
    assert_eq!(actions(&game, Side::B), ["note e1 4", "note e1 5", "note e1 6"]);
}

/// ES-29, ES-R11: points won on the way down do not count for the next turn's choice.
#[test]
fn the_bonus_does_not_last() {
    let game = over("Y 04.06", "3", &["w1 04.06 v6", "e1 14.00 SW v2"]);
    let game = game.after(&["move w1 12.06 E", "move e1 13.02 SW"]);
    assert_eq!(actions(&game, Side::A), ["note w1 5", "note w1 6"]);
}

/// ES-R24: the same player is first in every turn; the house rule swaps the order in even turns.
#[test]
fn alternate_initiative() {
    for (option, openers) in [("false", [Side::A, Side::A]), ("true", [Side::A, Side::B])] {
        let setup = Table::setup(&open_board(""), &format!("alternate_initiative={option}"));
        let opener = |turn: &str| {
            let game = position(&setup, turn, &["w1 04.06", "e1 10.06"]);
            assert_eq!(game.phase(), Phase::Move(game.opener()));
            game.opener()
        };
        assert_eq!(["3", "4"].map(opener), openers);
    }
}

/// ES-R36: a coin before the speeds of every turn says who flies first in it; off, the first player stays it.
#[test]
fn drawn_initiative() {
    let cases: [(&str, &[u16], Side); 3] = [("true", &[1], Side::B), ("true", &[0], Side::A), ("false", &[], Side::A)];
    for (option, coin, opener) in cases {
        let setup = Table::setup(&open_board(""), &format!("drawn_initiative={option}"));
        let game = position(&setup, "3 first west next e1", &["w1 02.02", "e1 14.08"]).then("move e1 12.08 W", coin);
        assert_eq!((game.turn(), game.opener()), (4, opener));
    }
}

/// ES-R24, ES-R36: who chooses an order of his own on a board that draws it has it; who wants both is told.
#[test]
fn a_chosen_order_is_never_void() {
    let drawing = open_board("") + "\n[options]\ndrawn_initiative = true\n";
    for option in ["first_player=west", "alternate_initiative"] {
        let setup = Table::setup(&drawing, option);
        let game = position(&setup, "3 first west next e1", &["w1 02.02", "e1 14.08"]).after(&["move e1 12.08 W"]);
        assert_eq!(game.turn(), 4, "no coin was tossed");
        let fault = Table::setup_fault(&drawing, &format!("{option} drawn_initiative"));
        assert!(fault.contains("does nothing while drawn_initiative is true"), "{fault}");
    }
}

fn last_turn(limit: &str, turn: u16, planes: &[&str]) -> Table {
    let setup = Table::setup(&open_board(""), &format!("turn_limit={limit}"));
    position(&setup, &format!("{turn} next e1"), planes).after(&["move e1 12.08 W"])
}

const PAIR: [&str; 2] = ["w1 02.02", "e1 14.08"];
const TRIO: [&str; 3] = ["w1 02.02", "w2 02.04", "e1 14.08"];

/// ES-R28: at the turn limit more aircraft win, equal numbers draw.
#[test]
fn the_turn_limit() {
    assert_eq!(last_turn("5", 5, &PAIR).outcome(), "draw draw turn-limit");
    assert_eq!(last_turn("5", 5, &TRIO).outcome(), "west points turn-limit");
    assert_eq!(last_turn("5", 5, &TRIO).refuses("note w1 2"), "ES-R28");
    assert_eq!(last_turn("5", 4, &TRIO).to_play().outcome(), None);
}

/// ES-R35: without a limit the game still ends, after turn 200.
#[test]
fn no_turn_limit() {
    for none in ["0", "none"] {
        assert_eq!(last_turn(none, 199, &TRIO).phase(), Phase::Note);
        assert_eq!(last_turn(none, MOST_TURNS, &TRIO).phase(), Phase::Over);
    }
}

/// ES-R3, ES-06: free deployment: both assign their numbers to their start hexes in secret.
#[test]
fn free_deployment() {
    let game = Table::begin("col", "deployment=free first_player=east", &[]);
    assert_eq!(game.phase(), Phase::Deploy);
    assert_eq!(game.refuses_to(Side::A, "move w1 02.02 E"), "ES-R3");
    assert_eq!(game.refuses_to(Side::A, "place w2 00.02"), "ES-R3");
    assert_eq!(game.refuses_to(Side::A, "place w1 18.10"), "ES-06");
    assert_eq!(game.refuses_to(Side::A, "place w6 00.02"), "ES-02");
    let game = game.after(&["place w1 00.10"]);
    assert_eq!(game.refuses_to(Side::A, "place w2 00.10"), "ES-R3");
    assert_eq!(game.refuses_to(Side::A, "place w1 00.02"), "ES-R3");
    let game = game.after(&["place w2 00.02", "place w3 00.04", "place w4 00.06", "place w5 00.08"]);
    assert_eq!(game.refuses_to(Side::A, "place w5 00.08"), "ES-R3");
    let game = game.after(&["place e1 18.02", "place e2 18.04", "place e3 18.06", "place e4 18.08"]);
    assert!(game.reveals(Side::B, &game.action("place e5 18.10")), "the last start hex opens the enemy's");
    let game = game.after(&["place e5 18.10"]);
    assert_eq!((game.turn(), game.phase()), (1, Phase::Move(Side::B)));
    assert_eq!(actions(&game, Side::B).len(), 9);
    assert_eq!(game.refuses_to(Side::A, "place w1 00.02"), "ES-R3");
}

/// ES-13, ES-R25: the enemy's speeds are imagined evenly among those that he may have noted, his own stay.
#[test]
fn imagined_speeds() {
    let game = over("", "6", &["w1 04.06 last4 v5", "e1 10.06 last4 v5", "e2 10.08 last6 v6"]);
    let mut luck = Seeded::new(7);
    let mut seen = [[0; 7]; 3];
    for _ in 0..6000 {
        let dream = game.imagine(Side::A, &mut luck);
        for (row, name) in seen.iter_mut().zip(["w1", "e1", "e2"]) {
            row[usize::from(dream.plane(id(name)).noted)] += 1;
        }
    }
    assert_eq!(seen[0], [0, 0, 0, 0, 0, 6000, 0]);
    let even = |count: i32, share: i32| assert!((count - 6000 / share).abs() < 200, "{seen:?}");
    [3, 4, 5].into_iter().for_each(|speed| even(seen[1][speed], 3));
    [5, 6].into_iter().for_each(|speed| even(seen[2][speed], 2));
    assert_eq!(seen[1][6] + seen[2][4], 0);
}

/// ES-13: how far the enemy is with his notes cannot be told from what is imagined.
#[test]
fn imagined_progress() {
    let dream = |e1: &str, e2: &str| {
        let planes = ["w1 04.06 last4", &format!("e1 10.06 last4{e1}"), &format!("e2 10.08 last6{e2}")];
        over("", "6 phase note", &planes).imagine(Side::A, &mut Seeded::new(3))
    };
    assert_eq!(dream("", ""), dream(" v3", ""));
    assert_eq!(dream("", ""), dream(" v5", " v6"));
}

/// ES-R28: two squadrons that only circle before their own edges have lost the same at the limit, over every board.
#[test]
fn waiting_wins_nothing() {
    for board in Escadrilles::scenarios() {
        let setup = Table::setup(board.id, "turn_limit=12");
        let mut luck = Seeded::new(28);
        let mut game = Table::start_with(&setup, &mut luck);
        while let Some(side) = game.to_play().next() {
            // Slowly, and three hexes before the edge, where there is room to turn.
            let wander = |action: &Action| match *action {
                Action::Note { speed, .. } => i32::from(speed),
                Action::Move { cell, .. } => setup.starts[side]
                    .iter()
                    .map(|&start| (setup.grid.distance(start, cell) as i32 - 3).abs())
                    .min()
                    .unwrap(),
                _ => i32::MAX,
            };
            let action = game.all_actions(side).into_iter().min_by_key(wander).expect("an action");
            game.0.play(side, &action, &mut luck, &mut Silence);
        }
        assert_eq!(game.outcome(), "draw draw turn-limit", "{}", board.id);
    }
}

/// ES-34: every surviving move enters as many hexes as its speed and the change of level say.
#[test]
fn hexes_entered() {
    let setup = Table::setup("sierras", "");
    let mut luck = Seeded::new(34);
    for seed in 0..20 {
        let mut game = Table::start_with(&setup, &mut Seeded::new(seed));
        while let Some(side) = game.to_play().next() {
            let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
            game.roll(side, &game.write(&action), &mut luck);
            for event in game.events() {
                let Event::Flew { speed, path, .. } = event else { continue };
                let level = |index: usize| match setup.ground[path[index].index()] {
                    Ground::Sea => 0,
                    Ground::Plain => 1,
                    _ => 2,
                };
                let entered = path.len() as i32 - 1;
                assert_eq!(entered, i32::from(*speed) + level(0) - level(path.len() - 1), "{event:?}");
            }
        }
    }
}
