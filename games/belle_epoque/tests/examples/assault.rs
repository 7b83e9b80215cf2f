//! The worked examples of reactions, assaults and what follows them, BE-X23 to BE-X38.

use crate::common::{Table, Umpire, board};

/// Warriors assault a fresh brigade, which answers with a volley.
fn volley() -> Table {
    board("Z: 1 tribal 4 G shock @0604\nB: 0 C @0704").points(3, 0).acting("Z").go("assault B; volley")
}

/// BE-X23, BE-84, BE-85, BE-86: a volley before the assault.
#[test]
fn x23_a_volley() {
    let table = board("Z: 1 tribal 4 G shock @0604\nB: 0 C @0704").alone().points(3, 0).acting("Z").go("assault B");
    let table = table.shows("decider: red; legal: no reaction, volley");
    let table = table.go("volley; test 1 > 4 1 4 5 2").shows("hits: 3; Z: 0604 2; decider: blue");
    let table = table.go("take loss > 3 2 6 3 6").shows("totals: 3 5; Z: gone; phase: taking_position");
    table.shows("pool: 2 0; bowl: 0 0").go("take position").shows("B: 0604 4");
}

/// BE-X24, BE-R51: the assailant converts a loss into a retreat, and the assault is off.
#[test]
fn x24_driven_back_by_a_volley() {
    let table = volley().go("test 1 > 4 1 4 5 2; retreat 0504").shows("Z: 0504 2; B: 0704 4");
    table.shows("Z has: moved activated; B has: fired activated");
}

/// BE-X25, BE-86, BE-R06: a failed volley costs the activation and the chit, no fire, no basic move.
#[test]
fn x25_a_failed_volley() {
    let table = volley().go("test 0 > 4 2 3 6 6 1 2 6 6").shows("totals: 5 3; bowl: 1 1");
    table.go("retreat 0804").shows("B: 0804 3; pool: 3 0; B has: moved activated fought1");
}

/// BE-X26, BE-87, BE-R28, BE-R50: who may support.
#[test]
fn x26_who_may_support() {
    let all = "Z: 1 @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804\nS2: 0 inf 3 E @0703\nS3: 0 inf 3 E @0603
               S4: 0 inf 3 E @0504\nS5: 0 inf 3 E @0502\nS6: 0 inf 3 E @0705";
    let assault = |units: &str, ground| board(units).ground(ground).acting("Z").go("assault T");
    let table = assault(all, "").shows("legal: no reaction, support S3, support S4, support S6, volley");
    table.shows("support S1: BE-52; support S2: BE-52; support S5: BE-87; support T: BE-87");
    assault(&all.replace("S3: 0 inf 3 E @0603\n", ""), "").shows("support: S2 S4 S6");
    assault("Z: 1 @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804", "0804=h").shows("support: S1");
}

/// BE-X27, BE-88, BE-R52, BE-R53, BE-R44: cavalry evades infantry.
#[test]
fn x27_evasion() {
    let assaulted = |attacker: &str, target: &str, ground: &str| {
        board(&format!("I: 0 {attacker} @0504\nC: 1 {target} @0604")).ground(ground).acting("I").go("assault C")
    };
    let table = assaulted("inf 4", "cav 3 G reg/close", "").shows("evade: legal");
    let table = table.go("evade > 3").shows("decider: blue; count evade: 42");
    for hex in ["0503", "0505", "0404"] {
        assert!(!table.those("evade").contains(hex), "{hex}");
    }
    let table = table.go("evade 0904").shows("C: 0904 3; legal: hold position, take position");
    table.shows("I has: activated; C has: moved activated").go("take position").shows("I: 0604 4");
    assaulted("inf 4 impetuous", "cav 3 G", "").go("evade > 3; evade 0904").shows("I: 0604 4");
    assaulted("cav 3", "cav 3", "").shows("evade: not legal");
    assaulted("tribal", "mounted 3", "").shows("evade: not legal");
    assaulted("inf", "cav 3", "0604=w").shows("evade: not legal");
    assaulted("inf", "tribal", "").shows("evade: legal");
}

/// BE-X28, BE-90, BE-91, BE-R54, BE-R55: a counter-charge.
#[test]
fn x28_a_counter_charge() {
    let units = "A: 0 @0404\nC: 1 cav 2 @0604";
    let table = board(units).points(0, 1).passed("A").go("move 0504; assault C").shows("counter-charge: legal");
    let table = table.go("counter-charge; test 1 > 4 1 2 6 5 4 4").shows("totals: 3 8; A: 0504 1");
    table.go("retreat 0404; retreat 0304").shows("A: 0304 1; C: 0604 2").go("take position").shows("C: 0504 2");
    let near = board(&units.replace("@0404", "@0504")).acting("A").go("assault C");
    near.shows("legal: evade, no reaction, volley; counter-charge: BE-R54");
}

/// BE-X29, BE-64, BE-R45, BE-R48: nothing to nothing is a tie; the survivor may advance.
#[test]
fn x29_nothing_to_nothing() {
    let table = board("A: 0 inf 2 E @0504\nB: 1 inf 1 E @0604 activated").acting("A").go("assault B > 4 5 6");
    table.shows("totals: 0 0; A: 0504 1; B: gone").go("take position").shows("A: 0604 1");
}

/// BE-X30, BE-R41, BE-R40, BE-R42, BE-65 to BE-67 (BE-66), BE-70, BE-71: assault scores.
#[test]
fn x30_assault_scores() {
    let score = |unit: &str, defends: bool, ground: &str, works: &str| {
        let units = format!("U: 0 {unit} @0404\nO: 1 @0504");
        board(&units).ground(ground).works(works).drawn("blue").sheet("U", "O", defends).score
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
        let units = format!("U: 0 {unit} @0404\nO: 1 @0504");
        let table = board(&units).ground(ground).works(works).options(options).drawn("blue");
        table.score_sheet(table.id("U"), table.id("O"), defends, charge).score
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
    let board = board("A: 0 @0504\nB: 0 @0603\nD: 1 @0604 activated");
    let table = board.acting("A").go("assault D > 1 6 6 6 1 6 6 6").shows("A: 0504 3; D: 0604 3; decider: red");
    table.go("activate B; test 0 > 1; stay; assault D > 3 6 6 6 3 2 6").shows("totals: 3 2; D: 0604 2");
}

/// BE-X33, BE-82, BE-R31: only steps away from every enemy.
#[test]
fn x33_a_narrow_retreat() {
    let units = "A: 0 @0504\nA2: 0 @0702\nA3: 0 @0706\nD: 1 @0604 activated";
    let table = board(units).acting("A").go("assault D > 3 6 3 6 1 1 4 5");
    // Both steps have one hex only: they are made without asking.
    table.shows("totals: 6 2; D: 0804 2; phase: taking_position");
}

/// BE-X34, BE-81, BE-R34, BE-R14: a dead end at the edge of the board costs the element.
#[test]
fn x34_a_dead_end_costs_the_element() {
    let table = board("A: 0 @1004\nD: 1 @1104 activated").acting("A").go("assault D > 3 3 6 6 1 5 6 6");
    let table = table.shows("D: 1104 1; retreat: 1103 1105 1204");
    table.go("retreat 1204").shows("D: gone; phase: taking_position");
    let alive = table.go("retreat 1105");
    let alive = if alive.seen("phase") == "retreating" { alive.go("retreat 1206") } else { alive };
    alive.shows("D: 1206 1; phase: taking_position");
}

/// BE-X35, BE-80: a tenacious unit loses every element and stays.
#[test]
fn x35_tenacious_to_the_last() {
    let table = board("A: 0 @0504\nD: 1 tenacious @0604 activated").acting("A").go("assault D > 3 3 6 6 1 2 6 5");
    table.shows("totals: 6 3; D: 0604 1; phase: pick_test");
}

/// BE-X36, BE-83, BE-R33: after fire the owner chooses for each even loss.
#[test]
fn x36_losses_from_fire() {
    let firing = |elements| board(&format!("F: 0 C @0404\nT: 1 inf {elements} E @0604 moved")).acting("F");
    let table = firing(4).go("fire T > 1 2 3 3").shows("hits: 4; T: 0604 2; retreat: 0603 0605 0704");
    table.go("retreat 0704").shows("T: 0704 2; decider: blue").go("take loss").shows("T: 0704 1");
    firing(2).go("fire T > 1 2 3 6").shows("T: gone; decider: red");
}

/// BE-X37, BE-68, BE-69, BE-R45: an impetuous defender must take the position, unless only attackers advance.
#[test]
fn x37_an_impetuous_defender() {
    let board = board("A: 0 inf 3 @0504\nD: 1 tribal 5 G shock impetuous @0604 activated");
    let play = |options: &str| {
        let table = board.clone().options(options).acting("A").go("assault D > 1 5 6 5 3 6 6 6");
        table.shows("totals: 1 3").go("retreat 0404")
    };
    play("").shows("A: 0404 2; D: 0504 5");
    play("winner_advance=attacker_only").shows("D: 0604 5");
}

/// BE-X38, BE-R46: a defender that takes the position is not thereby activated.
#[test]
fn x38_a_defender_advances() {
    let table = board("A: 0 inf 3 @0504\nD: 1 @0604").acting("A");
    let table = table.go("assault D; no reaction > 1 6 6 1 2 6 6; retreat 0404; take position");
    let table = table.shows("A: 0404 2; D: 0504 4; D has: moved fought1; bowl: 0 2");
    assert_eq!(table.sheet("D", "A", true).score, 2);
}
