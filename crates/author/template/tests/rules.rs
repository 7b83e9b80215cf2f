//! The rules, each proved by a test that cites it: the suite looks for the ids in these comments.

use std::sync::Arc;

use kernel::{Chosen, Game, Script, Show, Side, Silence};

use new_game::NewGame;

/// A position of the first scenario in which azure is to move.
fn table(azure: &str, vermilion: &str) -> NewGame {
    let setup = NewGame::setup(NewGame::scenarios()[0].toml, &Chosen::new()).expect("the scenario is sound");
    let list = |hexes: &str| serde_json::to_string(&hexes.split_whitespace().collect::<Vec<_>>()).expect("a list");
    let (azure, vermilion) = (list(azure), list(vermilion));
    let json = format!(r#"{{"azure":{azure},"vermilion":{vermilion},"active":"azure","round":12}}"#);
    NewGame::from_position(Arc::new(setup), serde_json::from_str(&json).expect("a position")).expect("a table")
}

/// The rule that forbids an action to azure.
fn refused(game: &NewGame, action: &str) -> &'static str {
    game.check(Side::A, &game.read(action).expect("a notation")).expect_err("forbidden").rule
}

fn play(game: &mut NewGame, side: Side, action: &str, dice: &[u16]) {
    let action = game.read(action).expect("a notation");
    game.check(side, &action).expect("legal");
    let mut script = Script::readings(dice);
    game.play(side, &action, &mut script, &mut Silence);
    script.settle().expect("as many dice as told");
}

fn ending(game: &NewGame) -> String {
    game.to_play().outcome().expect("over").line(&NewGame::SIDES)
}

/// NG-01, NG-03, NG-04: one hex, free of companies and water.
#[test]
fn a_company_moves_one_hex() {
    let game = table("B3 C3", "G5");
    assert_eq!(refused(&game, "move B3 D3"), "NG-03");
    assert_eq!(refused(&game, "move B3 C3"), "NG-01");
    assert_eq!(refused(&game, "move C3 C2"), "NG-04");
}

/// NG-02: one's own companies, in one's own turn.
#[test]
fn the_sides_take_turns() {
    let mut game = table("B3", "G5");
    assert_eq!(refused(&game, "move G5 F5"), "NG-02");
    play(&mut game, Side::A, "hold", &[]);
    assert_eq!(refused(&game, "hold"), "NG-02");
}

/// NG-05: only an enemy that stands beside the company.
#[test]
fn enemies_are_attacked_from_beside() {
    let game = table("B3", "C3 G5");
    assert_eq!(refused(&game, "attack B3 B4"), "NG-05");
    assert_eq!(refused(&game, "attack B3 G5"), "NG-05");
}

/// NG-06: a 4 is enough in the open, a 5 in the village.
#[test]
fn the_die_settles_an_attack() {
    for (target, die, left) in [("C3", 3, 2), ("C3", 4, 1), ("D5", 4, 2), ("D5", 5, 1)] {
        let mut game = table("B3 C5", "C3 D5");
        let from = if target == "C3" { "B3" } else { "C5" };
        play(&mut game, Side::A, &format!("attack {from} {target}"), &[die]);
        assert_eq!(game.position().vermilion.len(), left, "a {die} against {target}");
    }
}

/// NG-07: the last company, or the last round.
#[test]
fn an_army_or_the_time_runs_out() {
    let mut game = table("B3", "C3");
    play(&mut game, Side::A, "attack B3 C3", &[6]);
    assert_eq!(ending(&game), "azure total elimination");
    assert_eq!(refused(&game, "hold"), "NG-07");
}

/// NG-08: who stands in the village at the end.
#[test]
fn the_village_decides() {
    for (azure, end) in [("D5", "azure plain village"), ("B3", "draw draw time")] {
        let mut game = table(azure, "G5");
        play(&mut game, Side::A, "hold", &[]);
        play(&mut game, Side::B, "hold", &[]);
        assert_eq!(ending(&game), end);
    }
}

#[test]
fn the_odds_are_those_of_the_die() {
    let game = table("C5", "D5");
    let odds = kernel::odds(&game, Side::A, &game.read("attack C5 D5").expect("a notation"), 100);
    assert!(odds.exact && (odds.rows[0].chance - 1.0 / 3.0).abs() < 1e-9);
    assert_eq!(NewGame::ABOUT.dice, odds.dice);
}
