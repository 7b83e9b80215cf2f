//! Conquest, capture, enfilade and annihilation; the limit of rounds and pieces from off the table.

use crate::common::*;
use aperro::{Action, Aperro, Place::*, Sector};
use kernel::{Eyes, Game, Phrasebook, Seeded, Show, Side, Silence, Text, Tongue};

/// AP-30, AP-84, AP-109, AP-R4, AP-R5, AP-R7: example AP-X12: a general holds the sector until his turn ends.
#[test]
fn a_lone_general_delays_conquest() {
    let text = "south morale\nSW: I1a*i G1/1/0g | I3x @S\nSC: | I3y @N\nSR: I3b\nSE: I3c";
    let mut position = battle(text).then("morale", &[2]);
    assert_eq!((position.at("a"), position.winner()), ((0, Gone), None));
    position.play("end combat", &[]);
    assert_eq!(position.clone().play("move g to SR", &[]).winner(), Some((N, "conquest")));
    let joined = position.clone().then("move b to SW", &[]);
    assert_eq!((joined.winner(), joined.attack("fight b")), (None, (3, 3)));
    let waits = position.then("end movement", &[]);
    assert_eq!((waits.winner(), waits.leader("g").place), (Some((N, "conquest")), Gone));
}

/// AP-108, AP-109: example AP-X13: the game can be lost in one's own Morale phase.
#[test]
fn lost_in_ones_own_morale_phase() {
    let mut position = battle("south morale\nSW: I1a*i | I3x @S\nSC: | I3y @N\nSR: I3b\nSE: I3c");
    assert_eq!(position.play("morale", &[5]).winner(), Some((N, "conquest")));
}

/// AP-84, AP-30: example AP-X14: a general alone is captured by a unit that walks in.
#[test]
fn a_general_is_captured() {
    let position = battle("south movement\nSE: I3a\nNE: | G1/1/1g\nNC: | I3x").then("move a to NE", &[]);
    assert_eq!((position.leader("g").place, position.holder(Sector::NE)), (Gone, S));
}

/// AP-R7: in his own turn a general alone with enemies is safe.
#[test]
fn no_capture_in_ones_own_turn() {
    let position = battle("south movement\nSW: G1/1/1g | I3x @S\nSE: I3a\nNC: | I2q");
    assert_eq!(position.leader("g").place, SW);
    assert!(position.allows("move g to SR"));
}

/// AP-110: sectors of one's own camp never count.
#[test]
fn own_sectors_do_not_count() {
    let position = battle("south movement\nSW: I3a\nSC: I3b\nSE: I3c\nNC: | I3x");
    assert_eq!(position.winner(), None);
}

/// AP-108: two enemy sectors at any instant, here on the way to a third place.
#[test]
fn two_sectors_win() {
    let mut position = battle("south movement\nNW: I3a\nSC: I3b\nSR: I2r\nNE: | I3x");
    assert_eq!(position.play("move b to NC", &[]).winner(), Some((S, "conquest")));
    assert_eq!(position.0.check(S, &aperro::Action::EndMovement).unwrap_err().rule, "AP-108");
}

/// AP-56, AP-113, AP-R8, AP-R9: example AP-X22: a vacant sector that can be enfiladed wins, as the option says.
#[test]
fn enfilade_victory() {
    let text = "north movement\nNW: I2a\nSE: I2b\nNE: | I3x\nNR: I3y";
    let mut position = battle(text);
    assert_eq!(position.winner(), None);
    position.play("end movement", &[]);
    assert_eq!(position.winner(), Some((S, "enfilade")));
    assert_eq!(battle(text).play("move y to NC", &[]).play("end movement", &[]).winner(), None);
    let mut general = battle(&format!("{text}\nNC: | G1/1/1g"));
    assert_eq!(general.play("end movement", &[]).winner(), None);
    assert_eq!(with("enfilade_victory=any_time", text).winner(), Some((S, "enfilade")));
    assert_eq!(with("enfilade_victory=off", text).play("end movement", &[]).winner(), None);
}

/// AP-111, AP-R37: a side without units has lost; AP-R49: units in reserve are units.
#[test]
fn annihilation() {
    let mut position = battle("south morale\nSC: I1a*i | I3x @S\nSE: G1/1/1g");
    assert_eq!(position.play("morale", &[8]).winner(), Some((N, "annihilation")));
    let mut reserve = battle("south morale\nSC: I1a*i | I3x @S\nSR: I1b");
    assert_eq!(reserve.play("morale", &[8]).winner(), None);
}

/// AP-R62: captures come before holders and victory.
#[test]
fn the_order_inside_an_instant() {
    let mut position = battle("south movement\nNW: I3a\nSC: L3b\nSE: I2r\nNC: | G1/1/1g\nNE: | I2x");
    assert_eq!(position.play("move b to NC", &[]).winner(), Some((S, "conquest")), "captured, held, won at once");
}

/// AP-112, AP-R38, AP-R65: rounds are limited by option; without a limit the hundredth round is the last.
#[test]
fn the_limit_of_rounds() {
    let text = "south movement\nSW: I3a\nNE: | I3x";
    let end = |options: &str| {
        let position = with(options, text).after(&["end movement", "end combat", "end movement"]);
        position.0.to_play().outcome().map(|outcome| (outcome.winner, outcome.reason))
    };
    assert_eq!(end(""), None);
    assert_eq!(end("round_limit=3"), Some((None, "limit")));
    assert_eq!(end("round_limit=3 on_limit=north"), Some((Some(Side::B), "limit")));
    assert_eq!(end("round_limit=3 on_limit=south"), Some((Some(Side::A), "limit")));
    assert_eq!(end("round_limit=none on_limit=south"), None);
    let mut words = position(text);
    words["turns"] = serde_json::json!([100, 100]);
    let setup = Battle::setup("champ_de_mars", "round_limit=none on_limit=south");
    let last = Battle::set(&setup, words).after(&["end movement", "end combat", "end movement"]);
    assert_eq!(last.0.to_play().outcome().map(|outcome| outcome.winner), Some(None));
}

/// The Quatre-Bras position at the end of a side's turn `turn`.
fn guard(side: &str, turn: u8) -> Battle {
    let words = serde_json::json!({
        "phase": "movement", "player": side, "first": "north", "turns": [turn, turn],
        "units": {
            "husson": {"at": "SC"}, "guard-light-cavalry": {"at": "off_table"},
            "kempt": {"at": "NC"}, "foot-guards": {"at": "off_table"},
        },
    });
    Battle::set(&Battle::setup("quatre_bras", ""), words)
}

/// AP-144, AP-145, AP-146, AP-R46, AP-R47: example AP-E9: when the Guards arrive.
#[test]
fn the_guards_arrive() {
    for turn in 1..=6 {
        for die in 1..=6 {
            let arrived = guard("north", turn).then("end movement", &[die]).troops("foot-guards").place == NR;
            assert_eq!(arrived, die <= u16::from(turn), "English turn {turn}, die {die}");
            let french = guard("south", turn).then("end movement", &[die]);
            assert_eq!(french.troops("guard-light-cavalry").place == SR, die == 1, "French die {die}");
        }
    }
    let mut position = guard("north", 1).then("end movement", &[1]).then("end combat", &[]).then("end movement", &[6]);
    assert!(position.allows("end combat"));
    position.play("end combat", &[]);
    assert!(position.allows("move foot-guards to NC"));
    assert_eq!(guard("south", 1).refuses("move guard-light-cavalry to SC"), "AP-144");
}

/// Two players who deploy and then only wait, to the end.
fn waited(id: &str) -> Battle {
    let dice = &mut Seeded::new(1);
    let mut battle = Battle::start_with(&Battle::setup(id, ""), dice);
    let mut plies = 0;
    while let Some(side) = battle.0.to_play().next() {
        let actions = battle.0.all_actions(side);
        let pick = |wanted: &dyn Fn(&Action) -> bool| actions.iter().find(|&action| wanted(action)).copied();
        let lane = plies % 3;
        let action = pick(&|action| matches!(action, Action::Preset(_)))
            .or_else(|| pick(&|action| matches!(action, Action::Place { at, .. } if at.sector().is_some_and(|s| s.lane() == lane))))
            .or_else(|| pick(&|action| matches!(action, Action::Place { .. })))
            .or_else(|| pick(&|action| matches!(action, Action::Done | Action::EndCombat | Action::EndMovement)))
            .unwrap_or(actions[0]);
        battle.0.play(side, &action, dice, &mut Silence);
        plies += 1;
    }
    battle
}

/// AP-R38: two players who only wait end where they began: the side that has to attack does not win.
#[test]
fn nobody_wins_by_waiting_who_must_attack() {
    for scenario in Aperro::scenarios() {
        let battle = waited(scenario.id);
        let outcome = battle.0.to_play().outcome().expect("an end");
        let defender = battle.0.attacker().map(|(attacker, _)| !attacker);
        assert_eq!((outcome.winner, outcome.reason), (defender, "limit"), "{}", scenario.id);
    }
}

/// AP-R38: the scenario's card, the table and the ending say who must conquer what by when, and who has held.
#[test]
fn victory_is_said_in_words() {
    for scenario in Aperro::scenarios() {
        let battle = waited(scenario.id);
        let Some((attacker, limit)) = battle.0.attacker() else { continue };
        for tongue in Tongue::BOTH {
            let book = Phrasebook::new(tongue, &[Aperro::words(tongue)]).unwrap();
            let blurb = book.say(&Text::key(format!("scenario-{}-blurb", scenario.id.replace('_', "-"))));
            assert!(blurb.contains(&limit.to_string()), "{blurb}");
            let scene = battle.0.scene(Eyes::Public);
            let (ending, clock) = (book.say(&scene.banner.ask), book.say(&scene.clock));
            assert!(ending.contains(&limit.to_string()) && clock.contains(&limit.to_string()), "{ending} {clock}");
            for side in Side::BOTH {
                assert!(ending.contains(&book.say(&scene.sides[side].name)), "{ending}");
            }
            assert_eq!(scene.meters[0].values[attacker], Some(2), "two sectors still to conquer");
        }
    }
}
