//! Reactions to an assault, rule by rule.

use kernel::Side;
use serde_json::json;

use crate::common::{Board, Table, Umpire, board};

fn assaulted(board: &Board) -> Table {
    board.acting("A", "still").go("assault D", &[])
}

/// BE-84, BE-R17: an activated unit has no volley, nor one that has just entered difficult ground.
#[test]
fn who_may_volley() {
    let units = |state: &str| format!("A: 0 inf 4 @0504\nD: 1 inf 4 @0604 {state}\nS: 1 inf 4 @0704");
    let fresh = assaulted(&board(&units("")));
    assert_eq!((fresh.legal(), fresh.decider()), (vec!["no reaction".to_owned(), "volley".to_owned()], "blue"));
    assert_eq!(fresh.refuses_to(Side::A, "no reaction"), "BE-85");
    assert_eq!(fresh.refuses("test 0"), "BE-85");
    let near = |state: &str| assaulted(&board(&units(state).replace("@0704", "@0603")));
    assert_eq!((near("activated").refuses("volley"), near("mired").refuses("volley")), ("BE-84", "BE-R17"));
    assert_eq!(near("activated").those("support"), "S");
}

/// BE-87, BE-R49, BE-R50: support on the same terms; any number, or one by option.
#[test]
fn supporters() {
    let units =
        "A: 0 inf 4 @0504\nD: 1 inf 4 @0604 activated\nS: 1 inf 4 @0503\nR: 1 inf 4 @0505\nM: 1 inf 4 @0403 mired";
    let table = assaulted(&board(units));
    assert_eq!((table.those("support"), table.refuses("support M")), ("R S".to_owned(), "BE-R50"));
    let fail = |options: &str| assaulted(&board(units).options(options)).go("support S", &[6]);
    let table = fail("");
    assert_eq!((table.those("support"), table.refuses("support S")), ("R".to_owned(), "BE-87"));
    let one = assaulted(&board(units).options("support_fire_limit=one")).go("support S", &[6, 1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!(one.totals(), [1, 1], "no second supporter: the assault is fought at once");
    let set = board(units).options("support_fire_limit=one").set(json!({
        "phase": "react", "activation": { "unit": "A" }, "assault": { "target": "D", "supported": true },
    }));
    assert_eq!(set.refuses("support R"), "BE-R49");
}

/// BE-85, BE-86, BE-R06: the reaction is tested with points; the chit leaves even if it fails.
#[test]
fn the_test_of_a_reaction() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604").points(0, 2);
    let table = assaulted(&board);
    assert_eq!(table.bowl(), [1, 2]);
    let table = table.go("volley", &[]);
    assert_eq!(table.legal(), ["test 0", "test 1", "test 2"]);
    assert_eq!((table.refuses("no test"), table.refuses("test 3")), ("BE-86", "BE-23"));
    let failed = table.go("test 2", &[6, 1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!((failed.bowl()[1], failed.pool(), failed.unit("D")), (1, [0, 0], "0604 3".to_owned()));
    assert!(failed.0.is_activated(failed.id("D")));
}

/// BE-88, BE-89, BE-R52, BE-R53: evasion needs a slower enemy, a test and somewhere to go; it costs the chit.
#[test]
fn evading() {
    let table = assaulted(&board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604"));
    let failed = table.clone().go("evade", &[4, 1, 6, 6, 6, 1, 6, 6]);
    assert_eq!((failed.totals(), failed.bowl()[1]), ([1, 1], 1));
    let passed = table.go("evade", &[3]);
    assert_eq!((passed.refuses("evade 0503"), passed.refuses("stay")), ("BE-R53", "BE-88"));
    assert_eq!(passed.refuses("evade 1204"), "BE-28");
    assert_eq!(assaulted(&board("A: 0 cav 3 @0504\nD: 1 cav 3 @0604")).refuses("evade"), "BE-R52");
    let shut = board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604").ground("0603,0605,0704=~");
    assert_eq!(assaulted(&shut).refuses("evade"), "BE-R53");
    let spent = board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604 activated\nS: 1 inf 4 @0603");
    assert_eq!(assaulted(&spent).refuses("evade"), "BE-88");
}

/// BE-90, BE-91: only fresh cavalry out of contact counter-charges; a failed test costs the activation too.
#[test]
fn counter_charging() {
    let board = |target: &str| board(&format!("A: 0 inf 4 @0404\nD: 1 {target} @0604\nS: 1 inf 4 @0603"));
    let charge = |target: &str| board(target).passed("A").go("move 0504", &[]).go("assault D", &[]);
    assert_eq!(
        (charge("inf").refuses("counter-charge"), charge("cav 3 activated").refuses("counter-charge")),
        ("BE-90", "BE-90")
    );
    let failed = charge("cav 3").go("counter-charge", &[4]).go("no reaction", &[1, 6, 6, 6, 4, 6, 6]);
    assert_eq!((failed.totals(), failed.0.is_activated(failed.id("D"))), ([1, 0], true));
}

/// BE-R44: an assault called off or evaded is not fought, but the attacker has used its own.
#[test]
fn an_assault_called_off() {
    let table = assaulted(&board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604")).go("evade", &[1]).go("evade 0904", &[]);
    let table = table.go("hold position", &[]);
    assert_eq!((table.0.assaults_fought(table.id("A")), table.0.activated_unit()), (0, Some(table.id("SpareRed"))));
}
