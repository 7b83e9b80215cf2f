//! Moves, rivers, stacking, and what ends a Movement phase.

use crate::common::*;
use aperro::{Place::*, Sector};
use kernel::Game;

const REST: &str = "SE: I2rest\nNE: | I2quiet";

fn moves(text: &str) -> Battle {
    battle(&format!("south movement\n{text}\n{REST}"))
}

/// AP-75, AP-76, AP-77, AP-79, AP-R31, AP-R32: example AP-X16: where engaged and other units can go.
#[test]
fn out_of_a_contested_sector_nobody_attacks() {
    let position = moves("SC: I3a L3b | I2x @S\nNC: | I2y\nSR: L3c");
    assert_eq!(position.destinations("a"), ["SR"]);
    assert_eq!(position.destinations("b"), ["NE", "NW", "SE", "SR", "SW"]);
    assert_eq!(position.destinations("c"), ["NE", "NW", "SC", "SE", "SW"]);
    assert_eq!(position.refuses("move a to NC"), "AP-79");
    assert_eq!(position.refuses("move c to NC"), "AP-79");
}

/// AP-79, AP-R32: the ban holds for generals, and where no friend was before.
#[test]
fn generals_do_not_attack_out_of_it_either() {
    let position = moves("SC: | I2x @N\nSR: L3c G1/1/1g\nNC: | I2y");
    assert_eq!(position.refuses("move g to NC"), "AP-79");
    assert_eq!(position.refuses("move c to NC"), "AP-79");
    assert!(position.allows("move g to SC"));
}

/// AP-52, AP-80, AP-R31: example AP-X17: light cavalry moves after fighting, three steps.
#[test]
fn light_cavalry_withdraws() {
    let position = moves("NW: L3a! | I2x @N");
    assert_eq!(position.destinations("a"), ["SC", "SE", "SR", "SW"]);
    assert_eq!(position.refuses("move a to NC"), "AP-78");
    assert_eq!(moves("NW: H3a! | I2x @N").refuses("move a to SW"), "AP-52");
}

/// AP-78: no lateral or diagonal move, no enemy reserve. AP-80: the steps of each kind.
#[test]
fn forbidden_ways_and_steps() {
    let position = moves("SC: I3i H3h L3l A3a G1/1/1g");
    assert_eq!(position.destinations("i"), ["NC", "SR"]);
    assert_eq!(position.destinations("a"), ["NC", "SR"]);
    assert_eq!(position.destinations("h"), ["NC", "SE", "SR", "SW"]);
    assert_eq!(position.destinations("l"), ["NC", "NE", "NW", "SE", "SR", "SW"]);
    assert_eq!(position.destinations("g"), ["NC", "NE", "NW", "SE", "SR", "SW"]);
    for (action, rule) in [
        ("move i to SW", "AP-78"),
        ("move i to NE", "AP-78"),
        ("move i to NR", "AP-78"),
        ("move h to NW", "AP-78"),
        ("move i to SC", "AP-R31"),
        ("move quiet to NR", "AP-01"),
    ] {
        assert_eq!(position.refuses(action), rule, "{action}");
    }
    assert_eq!(moves("SR: I3i").refuses("move i to NW"), "AP-80");
    assert_eq!(position.refuses_to(N, "move quiet to NR"), "AP-35");
}

/// AP-R31: unused steps can be used later in the phase.
#[test]
fn steps_are_kept() {
    let mut position = moves("SC: L3l I3a").then("move l to SR", &[]);
    assert_eq!(position.destinations("l"), ["NC", "NE", "NW", "SC", "SE", "SW"]);
    position.play("move l to SW", &[]);
    assert_eq!(position.destinations("l"), ["NW", "SR"]);
    position.play("move l to NW", &[]);
    assert!(position.destinations("l").is_empty());
}

/// AP-20, AP-22, AP-R33, AP-R34: example AP-X15: a bridge lets two units across, there and back, generals free.
#[test]
fn rivers_limit_crossings() {
    let mut position = moves("river C bridge\nNC: L3a! | I3x @N\nSC: I3b I3c G1/1/1g");
    position.play("move a to SC", &[]).play("move b to NC", &[]);
    assert_eq!(position.refuses("move c to NC"), "AP-20");
    assert_eq!(position.refuses("move a to NC"), "AP-20");
    assert!(position.allows("move g to NC"));
}

/// AP-20, AP-21: example AP-X15, second part: one unit crosses a bare river, guns never.
#[test]
fn a_river_without_bridge() {
    let mut position = moves("river C river\nSC: I3b I3c A2d G1/1/1g\nNC: | I3x");
    assert_eq!(position.refuses("move d to NC"), "AP-21");
    position.play("move g to NC", &[]).play("move b to NC", &[]);
    assert_eq!(position.refuses("move c to NC"), "AP-20");
    let mut ford = moves("river C ford\nSC: I3a I3b I3c A2d\nNC: | I3x");
    ford.play("move a to NC", &[]).play("move d to NC", &[]).play("move b to NC", &[]);
    assert_eq!(ford.refuses("move c to NC"), "AP-20");
    let bridge = moves("river C bridge\nSC: I3a A2d\nNC: | I3x");
    assert!(bridge.allows("move d to NC"));
}

/// AP-20: the quota is counted anew each player turn; AP-R36: routs cross freely.
#[test]
fn the_quota_is_for_one_turn() {
    let mut position = moves("river C river\nSC: I3b I3c\nNC: | I3x").after(&["move b to NC", "end movement"]);
    position.play("end combat", &[]).play("end movement", &[]).play("end combat", &[]);
    assert!(position.allows("move c to NC"));
}

/// AP-23, AP-24, AP-25, AP-26: the worked examples AP-E2, AP-E3, AP-E4, AP-E5, AP-E10, AP-147.
#[test]
fn stacking_limits() {
    let limit = |text: &str, side| moves(text).stack_limit(side, Sector::SC);
    assert_eq!((limit("SC: I3a G1/0/0g", S), limit("SC: I3a G1/0/0g", N)), (5, 4));
    assert_eq!((limit("SC = hill town", S), limit("SC = hill town", N)), (2, 2));
    assert_eq!((limit("SC = hill", S), limit("SC = hill", N)), (3, 3));
    assert_eq!(limit("SC = fort\nSC: I3a A2b G1/1/1g", S), 4);
    assert_eq!(limit("SC = pond", S), 3);
    assert!(moves("SR: I1a I1b I1c I1d I1e I1f I1g").allows("end movement"), "reserves are unlimited");
}

/// AP-23, AP-28, AP-R29: example AP-X18: a sector may be overfull only while it can still be emptied.
#[test]
fn limits_count_at_the_end() {
    let stuck = moves("SW: I3a! I3b! I3c! I3d! | I3x @S\nSR: I3e");
    assert_eq!(stuck.refuses("move e to SW"), "AP-23");
    let mut free = moves("SW: I3a! I3b! I3c! I3d | I3x @S\nSR: I3e").then("move e to SW", &[]);
    assert_eq!(free.refuses("end movement"), "AP-28");
    assert_eq!(free.legal(), ["move d to SR", "move rest to NE", "move rest to SR"]);
    free.play("move d to SR", &[]);
    assert!(free.allows("end movement"));
}

/// AP-R29: a river can keep the excess from stepping back; a general can make room instead.
#[test]
fn the_way_back_counts() {
    let crowded = moves("NC = hill town\nriver C river\nNC: L3a L3b | I3x @N\nSC: L3c");
    assert_eq!(crowded.refuses("move c to NC"), "AP-23", "crossing uses up the quota");
    let open = moves("NC = hill town\nriver C ford\nNC: L3a L3b | I3x @N\nSC: L3c");
    assert!(open.allows("move c to NC"));
    let led = moves("NC = hill town\nriver C river\nNC: L3a L3b | I3x @N\nSC: L3c G1/1/1g");
    assert!(led.allows("move c to NC"), "g can still follow");
}

/// AP-27, AP-R30: one general a sector at the end of the phase; passing through is free.
#[test]
fn one_general_a_sector() {
    let mut position = moves("SW: I3a G1/1/1g\nSC: I3b G1/1/1h");
    assert!(position.allows("move g to SC"), "h can still leave");
    position.play("move h to SR", &[]).play("move h to SC", &[]).play("move h to NC", &[]);
    position.play("move g to SC", &[]);
    assert!(position.allows("end movement"));
    assert_eq!(moves("SW: I3a G1/1/1g\nSC: I3b G1/1/1h").then("move g to SC", &[]).refuses("end movement"), "AP-27");
}

/// AP-R28: CR that only came during the phase is not forgiven.
#[test]
fn a_visitor_does_not_count() {
    let mut position = moves("SW: I3a! I3b! I3c! I3d! | I3x @S\nSR: I3e\nSC: I3f G1/0/0g");
    position.play("move g to SW", &[]).play("move e to SW", &[]);
    assert_eq!(position.refuses("move g to SR"), "AP-R28");
}

/// AP-36, AP-75: marks are cleared when the turn closes.
#[test]
fn the_turn_closes() {
    let mut position = moves("SC: I3a! | I3x @S\nSR: I3b~");
    assert_eq!(position.refuses("move b to SC"), "AP-46");
    position.play("end movement", &[]);
    assert!(!position.troops("a").fought && !position.troops("b").routed);
}

/// AP-81: a unit that may move leaves an engaged sector freely.
#[test]
fn withdrawal_is_free() {
    let mut position = moves("SC: I3a I3b | I3x @S");
    assert_eq!(position.play("move a to SR", &[]).at("a"), (3, SR));
}

/// AP-33, AP-R6: example AP-X11: the order of moves decides who defends.
#[test]
fn the_order_of_moves_matters() {
    let text = "SW: I2a | I3x @S\nSR: I3b";
    let relief = moves(text).after(&["move b to SW", "move a to SR"]);
    assert_eq!((relief.holder(Sector::SW), relief.attack("fight b")), (S, (3, 3)));
    let gap = moves(text).after(&["move a to SR", "move b to SW"]);
    assert_eq!(gap.holder(Sector::SW), N);
    assert_eq!((gap.attack("fight b"), gap.attack("fight x")), ((3, 2), (3, 3)));
}

/// AP-01, AP-02, AP-03, AP-04, AP-05, AP-06, AP-07, AP-09, AP-R1, AP-R48: pieces, places and dice are
/// what they are; nothing else about a piece has an effect.
#[test]
fn the_table() {
    assert_eq!(Sector::SC.laterals(), [Sector::SW, Sector::SE]);
    assert_eq!(Sector::NW.laterals(), [Sector::NC]);
    assert_eq!((Sector::SW.opposite(), Sector::NE.camp()), (Sector::NW, N));
    assert_eq!(moves("SW: I3a G2/3/3g").refuses("move g to SW"), "AP-R31");
    let combat = battle("south combat\nSC: I3a G1/1/1g | I3x @S\nSE: I2r\nNE: | I2q");
    assert_eq!(combat.refuses("fight SC by g"), "AP-09", "a general does not fight");
}

/// AP-23, AP-R29: the refusal names the sector that would stay too full, and what it holds.
#[test]
fn the_sector_that_is_full_is_named() {
    let full = |position: &Battle, action: &str| {
        let refusal = position.0.check(S, &position.action(action)).expect_err("refused");
        assert_eq!(refusal.rule, "AP-23");
        refusal.why
    };
    let named = |sector: &str, limit: u8| {
        let words = kernel::Text::key("refuse-sector-full").with("sector", sector).with("limit", limit);
        words.with("steps", limit).with("quota", limit)
    };
    // In SW stands one too many, who can still leave; the fifth in SC could not.
    let position = moves("SW: I3a I3b I3c I3d I3e\nSC: I3f! I3g! I3h! I3i! | I3x @S\nSR: I3j");
    assert_eq!(full(&position, "move j to SC"), named("SC", 4));
}

/// AP-30: who comes back alone into a sector that the enemy has conquered takes the conquest away, and the log says so.
#[test]
fn the_log_of_a_conquest_disputed() {
    let mut position = moves("SC: | I2x @N\nSR: L3c L3d\nNC: | I2y");
    for (action, ending) in [("move c to SC", "SR to SC, contested again"), ("move d to SC", "SR to SC")] {
        position.play(action, &[]);
        let log = position.log_in(kernel::Tongue::En);
        assert!(log.last().is_some_and(|line| line.ends_with(ending)), "{action}: {log:?}");
    }
}

/// AP-75, AP-R5: a way on which nothing happens is one line of the log.
#[test]
fn the_log_of_a_way() {
    let position = battle("south movement\nSW: L3a I3b | @S\nSE: I2r\nNE: | I2q").then("move a to SC", &[]);
    let way = position.log();
    assert_eq!(way.len(), 1, "{way:?}");
    assert_eq!(way[0].motions[0].path, ["SW", "SR", "SC"]);
}
