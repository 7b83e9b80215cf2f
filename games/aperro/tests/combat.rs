//! Who fights, with how many dice, at which efficiency, and how losses are given out.

use crate::common::*;
use aperro::{Place::*, Sector, Stage};
use kernel::{Side, Tongue};

/// AP-08, AP-59 to AP-67: the table of efficiency, attacking and defending.
/// (AP-60 AP-61 AP-62 AP-63 AP-64 AP-65 AP-66 AP-67)
#[test]
fn the_table_of_efficiency() {
    let attack = battle("south combat\nNC: I3i H4h L3l A2a | I3x I3y I3z @N\nSE: I2r\nNE: | I2q");
    for (id, shot) in [("i", (3, 2)), ("h", (4, 4)), ("l", (3, 3)), ("a", (2, 1))] {
        assert_eq!(attack.attack(&format!("fight {id}")), shot, "{id} attacking");
    }
    let defence = battle("south combat\nSC: I3i H4h L3l A2a | I3x I3y I3z @S\nSE: I2r\nNE: | I2q");
    for (id, shot) in [("i", (3, 3)), ("h", (4, 1)), ("l", (3, 1)), ("a", (2, 4))] {
        assert_eq!(defence.attack(&format!("fight {id}")), shot, "{id} defending");
    }
}

/// AP-57, AP-58: example AP-E7: I3 rolls three dice and defending hits on 1, 2 and 3.
#[test]
fn a_die_for_each_element() {
    let mut position = battle("south combat\nSC: I3a | I3x @S\nSE: I2r\nNE: | I2q").then("fight SC by a", &[3, 4, 1]);
    assert_eq!(position.0.hits_left(), 2);
    position.play("close", &[]);
    assert_eq!(position.troops("x").losses.count(), 2);
}

/// AP-74, AP-R16: example AP-X1: a six never hits but endangers the general; the owner chooses who is hit.
#[test]
fn sixes_endanger_the_general() {
    let mut position = battle("south combat\nNC: H4a | I3x I2y G1/1/2g @N\nSE: I2r\nNE: | I2q");
    position.play("fight NC by a", &[4, 5, 6, 6]).play("close", &[]);
    assert_eq!(position.leader("g").losses, 2);
    assert_eq!(position.side(), N);
    assert_eq!(position.legal(), ["loss x", "loss y"]);
    assert_eq!(position.refuses("loss g"), "AP-74");
    assert_eq!(position.refuses("loss q"), "AP-73");
}

/// AP-73, AP-R14, AP-R15: example AP-X2: evenly, with the remainder as the owner likes; more markers than VC.
#[test]
fn losses_are_even() {
    let text = "south combat\nNC: H4a H4b | I3x I1y I3z @N\nSE: I2r\nNE: | I2q";
    let mut five = battle(text);
    five.play("fight NC by a", &[1, 1, 1, 1]).play("fight NC by b", &[1, 6, 6, 6]).play("end combat", &[]);
    assert_eq!(five.legal(), ["loss x", "loss y", "loss z"]);
    five.play("loss y", &[]);
    assert_eq!(five.refuses("loss y"), "AP-73");
    assert_eq!(five.legal(), ["loss x", "loss z"]);
    five.play("loss z", &[]);
    assert_eq!(["x", "y", "z"].map(|id| five.troops(id).losses.count()), [1, 2, 2]);
    assert_eq!(five.0.stage(), Stage::Movement);
    let mut six = battle(text);
    six.play("fight NC by a", &[1, 1, 1, 1]).play("fight NC by b", &[1, 1, 6, 6]).play("end combat", &[]);
    assert_eq!(["x", "y", "z"].map(|id| six.troops(id).losses.count()), [2, 2, 2]);
    assert_eq!(six.side(), S, "nothing to decide");
}

/// AP-49, AP-50, AP-72, AP-R2, AP-R49: only the player's engaged units fight, and nobody must.
#[test]
fn who_may_fight() {
    let position = battle("south combat\nSC: I3a | I3x @S\nSE: I2r\nSR: I3c\nNE: | I2q");
    assert_eq!(position.legal(), ["end combat", "fight SC by a"]);
    assert_eq!(position.refuses("fight SE by r"), "AP-50");
    assert_eq!(position.refuses("fight SE by a"), "AP-50");
    assert_eq!(position.refuses("fight SW by c"), "AP-R49");
    assert_eq!(position.refuses("fight SC by x"), "AP-01");
    assert_eq!(position.refuses_to(N, "fight SC by x"), "AP-49");
    assert_eq!(position.refuses("close"), "AP-51");
}

/// AP-51, AP-R13: a sector's combats are finished before another's begin, and it is not opened again.
#[test]
fn one_sector_after_the_other() {
    let mut position = battle("south combat\nSC: I3a I3d | I3x @S\nSE: I2r\nNW: I3b | I3y @N\nNE: | I2q");
    position.play("fight SC by a", &[6, 6, 6]);
    assert_eq!(position.refuses("fight NW by b"), "AP-51");
    position.play("close", &[]);
    assert_eq!(position.refuses("fight SC by d"), "AP-51");
    assert!(position.allows("fight NW by b"));
    assert_eq!(position.refuses("fight SC by a"), "AP-R17");
}

/// AP-53, AP-54, AP-68, AP-15: example AP-X21: guns on a hill bombard the sector opposite, not over friends.
#[test]
fn bombardment() {
    let mut position = battle("south combat\nSC = hill\nSC: A3a I3b\nNC: | I2x\nSE: I2r\nNE: | I2q");
    assert_eq!(position.attack("bombard NC by a"), (4, 1));
    assert_eq!(position.refuses("bombard NC by b"), "AP-53");
    assert_eq!(position.refuses("bombard NE by a"), "AP-53");
    position.play("bombard NC by a", &[1, 2, 3, 4]).play("end combat", &[]);
    assert_eq!(position.troops("x").losses.count(), 1);
    assert_eq!(position.refuses("move a to SR"), "AP-52");
    let over_friends = battle("south combat\nSC = hill\nSC: A3a\nNC: L2c | I2x @N\nSE: I2r\nNE: | I2q");
    assert_eq!(over_friends.refuses("bombard NC by a"), "AP-54");
    let engaged = battle("south combat\nSC: A3a | I2y @S\nSE: I2r\nNE: | I2q");
    assert_eq!(engaged.refuses("bombard NC by a"), "AP-53");
    let conquered = battle("south combat\nNW: A3a\nSW: | \nSE: I2r\nNC: | I2q");
    assert_eq!(conquered.refuses("bombard SW by a"), "AP-53");
}

/// AP-R18: nobody shoots at an empty sector or at a lone general.
#[test]
fn a_target_is_needed() {
    let position = battle("south combat\nSC: A3a\nNC: | G1/1/1g\nSE: I2r\nNE: | I2q");
    assert_eq!(position.refuses("bombard NC by a"), "AP-R18");
    let flank = battle("south combat\nSC: I3a\nSE: I2r\nNE: | I2q");
    assert_eq!(flank.refuses("enfilade SE by a"), "AP-R18");
}

/// AP-29, AP-34, AP-55, AP-69, AP-R3, AP-R10: example AP-X19: units neither engaged nor fixed shoot at a flank.
#[test]
fn enfilade() {
    let text = "south combat\nSW: I3a\nSC: I3b | I3y @S\nSE: I2r\nNE: | I2q";
    let free = battle(text);
    assert!(free.allows("enfilade SC by a"));
    assert_eq!(free.attack("enfilade SC by a"), (3, 1));
    let fixed = battle(&format!("{text}\nNW: | I2z"));
    assert_eq!(fixed.refuses("enfilade SC by a"), "AP-55");
    assert!(battle(&format!("{text}\nNW: L2l | I2z @N")).allows("enfilade SC by a"), "a friend fights there");
    assert!(battle(&format!("{text}\nNW: | G1/1/1z")).allows("enfilade SC by a"), "a general does not fix");
    assert_eq!(free.refuses("enfilade SC by b"), "AP-55");
    assert_eq!(free.refuses("enfilade SE by a"), "AP-55");
    assert_eq!(free.refuses("enfilade NW by a"), "AP-R12");
}

/// AP-11, AP-R11: friends fighting in the target sector do not forbid an enfilade.
#[test]
fn enfilade_beside_friends() {
    let mut position = battle("south combat\nSW: I3a\nSC: I3b | I3y @S\nSE: I2r\nNE: | I2q");
    position.play("enfilade SC by a", &[1, 6, 6]).play("fight SC by b", &[1, 2, 3]).play("end combat", &[]);
    assert_eq!(position.troops("y").losses.count(), 4, "one batch");
}

/// AP-15, AP-70, AP-71, AP-R19, AP-R20: example AP-X20: enfilade from a conquered sector, hills and woods.
#[test]
fn enfilade_from_the_enemy_camp() {
    let text = "south combat\nNW: H3a A2b\nNC: | I3x\nSE: I2r\nNE: | I2q";
    let hill = battle(&format!("{text}\nNW = hill"));
    assert_eq!(hill.attack("enfilade NC by a"), (3, 2));
    assert_eq!(hill.attack("enfilade NC by b"), (3, 2));
    let hills = battle(&format!("{text}\nNW = hill\nNC = hill"));
    assert_eq!((hills.attack("enfilade NC by a"), hills.attack("enfilade NC by b")), ((3, 2), (2, 2)));
    let wood = battle(&format!("{text}\nNW = wood"));
    assert_eq!((wood.attack("enfilade NC by a"), wood.attack("enfilade NC by b")), ((3, 1), (2, 1)));
}

/// AP-12, AP-14, AP-15, AP-17, AP-18, AP-19: example AP-X34: terrain and efficiency.
#[test]
fn terrain_and_efficiency() {
    let rest = "SE: I2r\nNC: | I2q";
    let wood = battle(&format!("north combat\nNE = hill wood\nNE: H4a | A2x @N\n{rest}"));
    assert_eq!((wood.attack("fight x"), wood.attack("fight a")), ((3, 1), (4, 1)));
    let infantry = battle(&format!("north combat\nNE = wood\nNE: I3a | I3x @N\n{rest}"));
    assert_eq!((infantry.attack("fight x"), infantry.attack("fight a")), ((3, 3), (3, 2)));
    let town = battle(&format!("north combat\nNE = town\nNE: H4a L3b | A2x @N\n{rest}"));
    assert_eq!([town.attack("fight a"), town.attack("fight b"), town.attack("fight x")], [(4, 1), (3, 1), (2, 4)]);
    for open in ["fort", "pond", "site"] {
        let position = battle(&format!("north combat\nNE = {open}\nNE: H4a | A2x @N\n{rest}"));
        assert_eq!((position.attack("fight a"), position.attack("fight x")), ((4, 4), (2, 4)), "{open}");
    }
    let hill = battle(&format!("north combat\nNE = hill\nNE: I3a | I3x L2y @N\n{rest}"));
    assert_eq!([hill.attack("fight a"), hill.attack("fight x"), hill.attack("fight y")], [(3, 2), (4, 3), (2, 1)]);
}

/// AP-R20: a conqueror defends a conquered hill with its die, which counts for dice only.
#[test]
fn a_conquered_hill() {
    let position = battle("south morale\nNW = hill\nNW: I3a*i | I3x @S\nSE: I2r\nNE: | I2q").then("morale", &[4]);
    assert_eq!(position.at("a"), (2, NW), "no hill in morale");
    assert_eq!(position.attack("fight a"), (3, 3));
}

/// AP-31, AP-32, AP-33, AP-R6: example AP-X10: who conquered a sector defends it.
#[test]
fn the_conqueror_defends() {
    let mut position = battle("north movement\nNW: I3a H4b\nNR: I3x\nSE: I2r\nNC: | I2q\nNE: | I2p");
    position.play("move x to NW", &[]).play("end movement", &[]);
    assert_eq!((position.attack("fight a"), position.attack("fight b")), ((3, 3), (4, 1)));
    assert_eq!(position.attack("fight x"), (3, 2));
    assert_eq!(position.holder(Sector::NW), S);
}

/// AP-R17: a bombardment is the unit's fight of the turn.
#[test]
fn one_fight_a_turn() {
    let mut position = battle("south combat\nSC: A3a\nNC: | I2x\nSE: I2r\nSW: I2s | I3y @S\nNE: | I2q");
    position.play("bombard NC by a", &[6, 6, 6]).play("close", &[]);
    assert_eq!(position.refuses("enfilade SW by a"), "AP-R17");
}

/// AP-28, AP-52, AP-X37 (AP-R5): the whole exchange of the digest, die by die.
#[test]
fn a_whole_exchange() {
    let mut p = battle(
        "south movement\nSC: I3a H4b G1/2/1g\nSR: L3c\nSW: I2d\nSE: I2e\nNC: | I3x A2y\nNW: | I2z\nNE: | I2w\nNR: L2v",
    );
    p.play("move b to NC", &[]).play("move g to NC", &[]).play("move c to NC", &[]);
    assert_eq!(p.holder(Sector::NC), N);
    p.play("end movement", &[]);
    assert!(!p.allows("enfilade NC by z") && !p.allows("enfilade NC by w"), "fixed by d and e");
    p.play("fight NC by x", &[2, 3, 6]).play("fight NC by y", &[4, 5]).play("end combat", &[]);
    assert_eq!(p.leader("g").losses, 1);
    assert_eq!((p.side(), p.legal()), (S, vec!["loss b".to_owned(), "loss c".to_owned()]));
    p.play("loss b", &[]).play("move v to NC", &[]).play("end movement", &[]);
    p.play("morale", &[6, 7]);
    assert_eq!(p.at("b"), (3, NC));
    p.play("morale", &[8, 3]);
    assert_eq!(p.at("c"), (2, NC));
    p.play("morale", &[5]);
    p.play("fight NC by b", &[1, 4, 5]).play("fight NC by c", &[3, 6]).play("end combat", &[]);
    assert_eq!(p.side(), S, "one marker each: no choice");
    p.play("move a to NC", &[]).play("end movement", &[]);
    p.play("morale", &[4]).play("morale", &[2]).play("morale", &[8, 3]);
    assert_eq!([p.at("x"), p.at("y"), p.at("v")], [(2, NC), (2, NC), (1, NR)]);
    assert!(p.troops("v").routed);
    assert_eq!(p.side(), Side::B);
}

/// AP-58, AP-73, AP-74: the log says whose unit it is, what hits, the sixes that endanger a general, and how many
/// markers a unit gets in one line.
#[test]
fn the_log_of_a_combat() {
    let mut position = battle("south combat\nNC: H4a H4b | I3x G1/1/2g @N\nSE: I2r\nNE: | I2q");
    position.play("fight NC by a", &[1, 2, 3, 6]);
    let fight = position.log_in(Tongue::En);
    assert!(fight[0].contains("(Blue): combat in NC, 4 dice hitting on 4 or less: 3 loss markers"), "{fight:?}");
    assert!(fight[0].contains(", a six endangers General"), "{fight:?}");
    position.play("fight NC by b", &[1, 2, 3, 5]).play("close", &[]);
    let closed = position.log_in(Tongue::En);
    assert_eq!(closed[0], "Combat in NC is over: 6 loss markers");
    assert!(closed[1].ends_with("(Red) in NC: 6 loss markers from cavalry"), "{closed:?}");
    assert_eq!(closed.len(), 2, "one line a unit: {closed:?}");
}
