//! Reactions to an assault, rule by rule.

use serde_json::json;

use crate::common::{Table, Umpire, board};

fn assaulted(units: &str, options: &str) -> Table {
    board(units).options(options).acting("A").go("assault D")
}

/// BE-84, BE-R17: an activated unit has no volley, nor one that has just entered difficult ground.
#[test]
fn who_may_volley() {
    let fresh = assaulted("A: 0 @0504\nD: 1 @0604\nS: 1 @0704", "");
    fresh.shows("legal: no reaction, volley; decider: blue").shows("red no reaction: BE-85; test 0: BE-85");
    let near = |state: &str| assaulted(&format!("A: 0 @0504\nD: 1 @0604 {state}\nS: 1 @0603"), "");
    near("activated").shows("volley: BE-84; support: S");
    near("mired").shows("volley: BE-R17");
}

/// BE-87, BE-R49, BE-R50: support on the same terms; any number, or one by option.
#[test]
fn supporters() {
    let units = "A: 0 @0504\nD: 1 @0604 activated\nS: 1 @0503\nR: 1 @0505\nM: 1 @0403 mired";
    let table = assaulted(units, "").shows("support: R S; support M: BE-R50");
    table.go("support S > 6").shows("support: R; support S: BE-87");
    let one = assaulted(units, "support_fire_limit=one").go("support S > 6 1 6 6 6 1 6 6 6");
    // No second supporter: the assault is fought at once.
    one.shows("totals: 1 1");
    let set = board(units).options("support_fire_limit=one").set(json!({
        "phase": "react", "activation": { "unit": "A" }, "assault": { "target": "D", "supported": true },
    }));
    set.shows("support R: BE-R49");
}

/// BE-85, BE-86, BE-R06: the reaction is tested with points; the chit leaves even if it fails.
#[test]
fn the_test_of_a_reaction() {
    let table = board("A: 0 @0504\nD: 1 @0604").points(0, 2).acting("A").go("assault D");
    let table = table.shows("bowl: 1 2").go("volley");
    let table = table.shows("legal: test 0, test 1, test 2; no test: BE-86; test 3: BE-23");
    table.go("test 2 > 6 1 6 6 6 1 6 6 6").shows("bowl: 0 1; pool: 0 0; D: 0604 3").shows("D has: activated fought1");
}

/// BE-88, BE-89, BE-R52, BE-R53: evasion needs a slower enemy, a test and somewhere to go; it costs the chit.
#[test]
fn evading() {
    let table = assaulted("A: 0 @0504\nD: 1 cav 3 @0604", "");
    table.go("evade > 4 1 6 6 6 1 6 6").shows("totals: 1 1; bowl: 0 1");
    table.go("evade > 3").shows("evade 0503: BE-R53; stay: BE-88; evade 1204: BE-28");
    assaulted("A: 0 cav 3 @0504\nD: 1 cav 3 @0604", "").shows("evade: BE-R52");
    let shut = board("A: 0 @0504\nD: 1 cav 3 @0604").ground("0603,0605,0704=~");
    shut.acting("A").go("assault D").shows("evade: BE-R53");
    assaulted("A: 0 @0504\nD: 1 cav 3 @0604 activated\nS: 1 @0603", "").shows("evade: BE-88");
}

/// BE-90, BE-91: only fresh cavalry out of contact counter-charges; a failed test costs the activation too.
#[test]
fn counter_charging() {
    let assaulted = |target: &str| {
        board(&format!("A: 0 @0404\nD: 1 {target} @0604\nS: 1 @0603")).passed("A").go("move 0504; assault D")
    };
    assaulted("inf").shows("counter-charge: BE-90");
    assaulted("cav 3 activated").shows("counter-charge: BE-90");
    let failed = assaulted("cav 3").go("counter-charge > 4; no reaction > 1 6 6 6 4 6 6");
    failed.shows("totals: 1 0; D has: activated fought1");
}

/// BE-R44: an assault called off or evaded is not fought, but the attacker has used its own.
#[test]
fn an_assault_called_off() {
    let table = assaulted("A: 0 @0504\nD: 1 cav 3 @0604", "").go("evade > 1; evade 0904; hold position");
    table.shows("A has: activated; activated: SpareRed");
}
