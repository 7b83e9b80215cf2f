//! The worked examples of reactions, assaults and what follows them, BE-X23 to BE-X38.

use crate::common::{Umpire, board};

/// BE-X23, BE-84, BE-85, BE-86: a volley before the assault.
#[test]
fn x23_a_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).alone().points(3, 0).acting("Z", "still").go("assault B", &[]);
    assert_eq!((table.decider(), table.legal()), ("red", vec!["no reaction".to_owned(), "volley".to_owned()]));
    let table = table.go("volley", &[]).go("test 1", &[4, 1, 4, 5, 2]);
    assert_eq!((table.hits(), table.unit("Z"), table.decider()), (3, "0604 2".to_owned(), "blue"));
    let table = table.go("take loss", &[3, 2, 6, 3, 6]);
    assert_eq!(table.totals(), [3, 5]);
    assert_eq!((table.unit("Z"), table.phase_word()), ("gone".to_owned(), "taking_position".to_owned()));
    assert_eq!((table.pool(), table.bowl()), ([2, 0], [0, 0]));
    assert_eq!(table.go("take position", &[]).unit("B"), "0604 4");
}

/// BE-X24, BE-R51: the assailant converts a loss into a retreat, and the assault is off.
#[test]
fn x24_driven_back_by_a_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).points(3, 0).acting("Z", "still").go("assault B", &[]).go("volley", &[]);
    let table = table.go("test 1", &[4, 1, 4, 5, 2]).go("retreat 0504", &[]);
    assert_eq!((table.unit("Z"), table.unit("B")), ("0504 2".to_owned(), "0704 4".to_owned()));
    let (z, b) = (table.id("Z"), table.id("B"));
    assert_eq!((table.0.assaults_fought(z), table.0.assaults_fought(b), table.0.is_activated(b)), (0, 0, true));
}

/// BE-X25, BE-86, BE-R06: a failed volley costs the activation and the chit, no fire, no basic move.
#[test]
fn x25_a_failed_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).points(3, 0).acting("Z", "still").go("assault B", &[]).go("volley", &[]);
    let table = table.go("test 0", &[4, 2, 3, 6, 6, 1, 2, 6, 6]);
    assert_eq!((table.totals(), table.bowl()[0]), ([5, 3], 1));
    let table = table.go("retreat 0804", &[]);
    assert_eq!((table.unit("B"), table.pool(), table.0.has_fired(table.id("B"))), ("0804 3".into(), [3, 0], false));
}

/// BE-X26, BE-87, BE-R28, BE-R50: who may support.
#[test]
fn x26_who_may_support() {
    let all = "Z: 1 inf 4 E @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804\nS2: 0 inf 3 E @0703\nS3: 0 inf 3 E @0603
               S4: 0 inf 3 E @0504\nS5: 0 inf 3 E @0502\nS6: 0 inf 3 E @0705";
    let table = board(all).acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.legal(), ["no reaction", "support S3", "support S4", "support S6", "volley"]);
    assert_eq!((table.refuses("support S1"), table.refuses("support S2")), ("BE-52", "BE-52"));
    assert_eq!((table.refuses("support S5"), table.refuses("support T")), ("BE-87", "BE-87"));
    let without = all.replace("S3: 0 inf 3 E @0603\n", "");
    let table = board(&without).acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.those("support"), "S2 S4 S6");
    let hill = "Z: 1 inf 4 E @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804";
    let table = board(hill).ground("0804=h").acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.those("support"), "S1");
}

/// BE-X27, BE-88, BE-R52, BE-R53, BE-R44: cavalry evades infantry.
#[test]
fn x27_evasion() {
    let table = board("I: 0 inf 4 @0504\nC: 1 cav 3 G reg/close @0604").acting("I", "still").go("assault C", &[]);
    assert!(table.legal().contains(&"evade".to_owned()));
    let table = table.go("evade", &[3]);
    assert_eq!((table.decider(), table.count("evade")), ("blue", 42));
    for hex in ["0503", "0505", "0404"] {
        assert!(!table.those("evade").contains(hex), "{hex}");
    }
    let table = table.go("evade 0904", &[]);
    assert_eq!((table.unit("C"), table.legal().len()), ("0904 3".to_owned(), 2));
    let (i, c) = (table.id("I"), table.id("C"));
    assert_eq!((table.0.assaults_fought(i), table.0.assaults_fought(c)), (0, 0));
    assert_eq!(table.go("take position", &[]).unit("I"), "0604 4");
    let keen = board("I: 0 inf 4 impetuous @0504\nC: 1 cav 3 G @0604").acting("I", "still").go("assault C", &[]);
    assert_eq!(keen.go("evade", &[3]).go("evade 0904", &[]).unit("I"), "0604 4");
    let offered = |attacker: &str, target: &str, ground: &str| {
        let units = format!("I: 0 {attacker} @0504\nC: 1 {target} @0604");
        let table = board(&units).ground(ground).acting("I", "still").go("assault C", &[]);
        table.legal().contains(&"evade".to_owned())
    };
    assert!(!offered("cav 3", "cav 3", ""));
    assert!(!offered("tribal", "mounted 3", ""));
    assert!(!offered("inf", "cav 3", "0604=w"));
    assert!(offered("inf", "tribal", ""));
}

/// BE-X28, BE-90, BE-91, BE-R54, BE-R55: a counter-charge.
#[test]
fn x28_a_counter_charge() {
    let units = "A: 0 inf 4 E reg/close @0404\nC: 1 cav 2 G reg/close @0604";
    let table = board(units).points(0, 1).passed("A").go("move 0504", &[]).go("assault C", &[]);
    assert!(table.legal().contains(&"counter-charge".to_owned()));
    let table = table.go("counter-charge", &[]).go("test 1", &[4, 1, 2, 6, 5, 4, 4]);
    assert_eq!((table.totals(), table.unit("A")), ([3, 8], "0504 1".to_owned()));
    let table = table.go("retreat 0404", &[]).go("retreat 0304", &[]);
    assert_eq!((table.unit("A"), table.unit("C")), ("0304 1".to_owned(), "0604 2".to_owned()));
    assert_eq!(table.go("take position", &[]).unit("C"), "0504 2");
    let near = board(&units.replace("@0404", "@0504")).acting("A", "still").go("assault C", &[]);
    assert_eq!(near.legal(), ["evade", "no reaction", "volley"]);
    assert_eq!(near.refuses("counter-charge"), "BE-R54");
}

/// BE-X29, BE-64, BE-R45, BE-R48: nothing to nothing is a tie; the survivor may advance.
#[test]
fn x29_nothing_to_nothing() {
    let table = board("A: 0 inf 2 E @0504\nB: 1 inf 1 E @0604 activated").acting("A", "still");
    let table = table.go("assault B", &[4, 5, 6]);
    assert_eq!((table.totals(), table.unit("A"), table.unit("B")), ([0, 0], "0504 1".into(), "gone".into()));
    assert_eq!(table.go("take position", &[]).unit("A"), "0604 1");
}

/// BE-X30, BE-R41, BE-R40, BE-R42, BE-65 to BE-67 (BE-66), BE-70, BE-71: assault scores.
#[test]
fn x30_assault_scores() {
    let score = |unit: &str, defends: bool, ground: &str, works: &str| {
        let units = format!("U: 0 {unit} @0404\nO: 1 inf 4 @0504");
        let table = board(&units).ground(ground).works(works).drawn("blue");
        table.0.score_sheet(table.id("U"), table.id("O"), defends, false).score
    };
    let attack = |unit| score(unit, false, "", "");
    let defend = |unit, letter: &str| score(unit, true, &format!("0404={letter}"), "");
    let entrenched = |unit, letter: &str| score(unit, true, &format!("0404={letter}"), "0404");
    let base =
        ["inf poor/close", "inf poor/open", "inf reg/open", "inf reg/close", "inf elite/open", "inf elite/close"];
    assert_eq!(base.map(attack), [2, 2, 2, 3, 2, 3]);
    assert_eq!(attack("inf reg/close shock"), 4);
    assert_eq!(["h", "v", "w"].map(|letter| defend("inf reg/close", letter)), [4, 4, 3]);
    assert_eq!((entrenched("inf reg/close", "."), entrenched("inf reg/close", "h")), (5, 5));
    assert_eq!(entrenched("inf reg/close tenacious", "."), 5);
    assert_eq!((entrenched("inf shock", "."), entrenched("inf shock fought1", ".")), (5, 5));
    assert_eq!((attack("inf fiery"), defend("inf fiery", ".")), (4, 3));
    assert_eq!((attack("inf tenacious"), defend("inf tenacious", ".")), (3, 4));
    assert_eq!(score("inf reg/close", false, "0404=h", ""), 3);
    assert_eq!(defend("cav 3", "h"), 3);
    assert_eq!(entrenched("mounted 3 reg/open", "."), 4);
    assert_eq!(attack("inf poor/close fought2"), 1);
}

/// BE-X31, BE-75, BE-R25, BE-R43: cavalry against cover and rough ground fights with 1.
#[test]
fn x31_cavalry_against_cover() {
    let score = |unit: &str, defends: bool, charge: bool, ground: &str, works: &str, options: &str| {
        let units = format!("U: 0 {unit} @0404\nO: 1 inf 4 @0504");
        let table = board(&units).ground(ground).works(works).options(options).drawn("blue");
        table.0.score_sheet(table.id("U"), table.id("O"), defends, charge).score
    };
    assert_eq!(score("cav 3 shock fiery", false, false, "0504=o", "", ""), 1);
    assert_eq!(score("cav 3 shock fiery", false, false, "", "0504", ""), 1);
    assert_eq!(score("cav 3", false, false, "0504=h", "", ""), 3);
    assert_eq!(score("cav 3", false, false, "0504=h", "", "hill_is_rough=true"), 1);
    assert_eq!(score("cav 3", true, true, "0504=w", "", ""), 1);
    assert_eq!(score("cav 3", false, false, "0404=w", "", ""), 3);
    assert_eq!(score("mounted 3", false, false, "0504=w", "", ""), 3);
}

/// BE-X32, BE-76, BE-77, BE-R35: two assaults on one unit; losses are counted afresh.
#[test]
fn x32_two_assaults_on_one_unit() {
    let board = board("A: 0 inf 4 @0504\nB: 0 inf 4 @0603\nD: 1 inf 4 reg/close @0604 activated");
    let table = board.acting("A", "still").go("assault D", &[1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!((table.unit("A"), table.unit("D"), table.decider()), ("0504 3".into(), "0604 3".into(), "red"));
    let table = table.go("activate B", &[]).go("test 0", &[1]).go("stay", &[]);
    let table = table.go("assault D", &[3, 6, 6, 6, 3, 2, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([3, 2], "0604 2".to_owned()));
}

/// BE-X33, BE-82, BE-R31: only steps away from every enemy.
#[test]
fn x33_a_narrow_retreat() {
    let units = "A: 0 inf 4 @0504\nA2: 0 inf 4 @0702\nA3: 0 inf 4 @0706\nD: 1 inf 4 reg/close @0604 activated";
    let table = board(units).acting("A", "still").go("assault D", &[3, 6, 3, 6, 1, 1, 4, 5]);
    // Both steps have one hex only: they are made without asking.
    assert_eq!(
        (table.totals(), table.unit("D"), table.phase_word()),
        ([6, 2], "0804 2".into(), "taking_position".into())
    );
}

/// BE-X34, BE-81, BE-R34, BE-R14: a dead end at the edge of the board costs the element.
#[test]
fn x34_a_dead_end_costs_the_element() {
    let board = board("A: 0 inf 4 @1004\nD: 1 inf 4 @1104 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 5, 6, 6]);
    assert_eq!((table.unit("D"), table.those("retreat")), ("1104 1".to_owned(), "1103 1105 1204".to_owned()));
    let dead = table.clone().go("retreat 1204", &[]);
    assert_eq!((dead.unit("D"), dead.phase_word()), ("gone".to_owned(), "taking_position".to_owned()));
    let alive = table.go("retreat 1105", &[]);
    let alive = if alive.phase_word() == "retreating" { alive.go("retreat 1206", &[]) } else { alive };
    assert_eq!((alive.unit("D"), alive.phase_word()), ("1206 1".to_owned(), "taking_position".to_owned()));
}

/// BE-X35, BE-80: a tenacious unit loses every element and stays.
#[test]
fn x35_tenacious_to_the_last() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 reg/close tenacious @0604 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 2, 6, 5]);
    assert_eq!((table.totals(), table.unit("D"), table.phase_word()), ([6, 3], "0604 1".into(), "pick_test".into()));
}

/// BE-X36, BE-83, BE-R33: after fire the owner chooses for each even loss.
#[test]
fn x36_losses_from_fire() {
    let units = |elements| format!("F: 0 inf 4 C reg/close @0404\nT: 1 inf {elements} E reg/close @0604 moved");
    let table = board(&units(4)).acting("F", "still").go("fire T", &[1, 2, 3, 3]);
    assert_eq!((table.hits(), table.unit("T"), table.those("retreat")), (4, "0604 2".into(), "0603 0605 0704".into()));
    let table = table.go("retreat 0704", &[]);
    assert_eq!((table.unit("T"), table.decider()), ("0704 2".to_owned(), "blue"));
    assert_eq!(table.go("take loss", &[]).unit("T"), "0704 1");
    let table = board(&units(2)).acting("F", "still").go("fire T", &[1, 2, 3, 6]);
    assert_eq!((table.unit("T"), table.decider()), ("gone".to_owned(), "red"));
}

/// BE-X37, BE-68, BE-69, BE-R45: an impetuous defender must take the position, unless only attackers advance.
#[test]
fn x37_an_impetuous_defender() {
    let board = board("A: 0 inf 3 @0504\nD: 1 tribal 5 G reg/close shock impetuous @0604 activated");
    let play = |options: &str| {
        let table = board.clone().options(options).acting("A", "still").go("assault D", &[1, 5, 6, 5, 3, 6, 6, 6]);
        assert_eq!(table.totals(), [1, 3]);
        table.go("retreat 0404", &[])
    };
    let table = play("");
    assert_eq!((table.unit("A"), table.unit("D")), ("0404 2".to_owned(), "0504 5".to_owned()));
    assert_eq!(play("winner_advance=attacker_only").unit("D"), "0604 5");
}

/// BE-X38, BE-R46: a defender that takes the position is not thereby activated.
#[test]
fn x38_a_defender_advances() {
    let board = board("A: 0 inf 3 @0504\nD: 1 inf 4 reg/close @0604");
    let table = board.acting("A", "still").go("assault D", &[]).go("no reaction", &[1, 6, 6, 1, 2, 6, 6]);
    let table = table.go("retreat 0404", &[]).go("take position", &[]);
    let d = table.id("D");
    assert_eq!((table.unit("A"), table.unit("D")), ("0404 2".to_owned(), "0504 4".to_owned()));
    assert_eq!((table.0.is_activated(d), table.0.has_moved(d), table.0.assaults_fought(d)), (false, true, 1));
    assert_eq!(table.bowl()[1], 2);
    assert_eq!(table.0.score_sheet(d, table.id("A"), true, false).score, 2);
}
