//! The rules, each proved by a test that cites it: the suite looks for the ids in these comments.

use kernel::testing::assert_near;
use kernel::{Side, Tongue};

type Table = kernel::testing::Table<new_game::NewGame>;

/// The last round of the first scenario, azure to move.
fn table(azure: &str, vermilion: &str) -> Table {
    let list = |hexes: &str| format!("{:?}", hexes.split_whitespace().collect::<Vec<_>>());
    let (azure, vermilion) = (list(azure), list(vermilion));
    let companies = format!(r#"{{"azure":{azure},"vermilion":{vermilion}}}"#);
    let json = format!(r#"{{"companies":{companies},"active":"azure","round":12}}"#);
    Table::set(&Table::setup("first", ""), json)
}

/// NG-01, NG-03, NG-04: one hex, free of companies and water.
#[test]
fn a_company_moves_one_hex() {
    let table = table("B3 C3", "G5");
    assert_eq!(table.those("move B3"), "A2 A3 A4 B2 B4");
    assert_eq!(table.refuses("move B3 D3"), "NG-03");
    assert_eq!(table.refuses("move B3 C3"), "NG-01");
    assert_eq!(table.refuses("move C3 C2"), "NG-04");
}

/// NG-02: one's own companies, in one's own turn.
#[test]
fn the_sides_take_turns() {
    let table = table("B3", "G5");
    assert_eq!(table.refuses("move G5 F5"), "NG-02");
    assert_eq!(table.then("hold", &[]).refuses_to(Side::A, "hold"), "NG-02");
}

/// NG-05: only an enemy that stands beside the company.
#[test]
fn enemies_are_attacked_from_beside() {
    let table = table("B3", "C3 G5");
    assert_eq!(table.those("attack"), "B3 C3");
    assert_eq!(table.refuses("attack B3 B4"), "NG-05");
    assert_eq!(table.refuses("attack B3 G5"), "NG-05");
}

/// NG-06: a 4 is enough in the open, a 5 in the village.
#[test]
fn the_die_settles_an_attack() {
    let table = || table("B3 C5", "C3 D5");
    let left =
        |action: &str, die| table().then(action, &[die]).json()["companies"]["vermilion"].as_array().map(Vec::len);
    assert_eq!([left("attack B3 C3", 3), left("attack B3 C3", 4)], [Some(2), Some(1)]);
    assert_eq!([left("attack C5 D5", 4), left("attack C5 D5", 5)], [Some(2), Some(1)]);
    assert_eq!(table().forecast_in(Tongue::En, "attack C5 D5"), ["Hits with: 5 or more"]);
    assert_near(table().chance(&["attack C5 D5"], |after| after.holder().is_none()), 1.0 / 3.0);
}

/// NG-07: the last company, or the last round.
#[test]
fn an_army_or_the_time_runs_out() {
    let table = table("B3", "C3").then("attack B3 C3", &[6]);
    assert_eq!(table.outcome(), "azure total elimination");
    assert_eq!(table.refuses("hold"), "NG-07");
}

/// NG-08: who stands in the village at the end.
#[test]
fn the_village_decides() {
    let end = |azure: &str| table(azure, "G5").after(&["hold", "hold"]).outcome();
    assert_eq!(end("D5"), "azure plain village");
    assert_eq!(end("B3"), "draw draw time");
}
