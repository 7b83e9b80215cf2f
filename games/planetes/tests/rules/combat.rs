//! Combat and retreats, rule by rule.

use kernel::{Game, Show, Side};
use planetes::{Verdict, ratio};

use crate::common::{table, units};

/// PL-52, PL-53, PL-55, PL-56, PL-58, PL-R20, PL-R25, PL-R26: why an attack is refused.
#[test]
fn refused_attacks() {
    let game = table("banc", "", "combat", "R:E5 I:F4 I:A9 C:F6", "C:G5 I:E4 I:H5 I:K1");
    game.assert_refused("PL-52", &["attack F5 by E5", "attack F4 by E5", "attack G5 by D5"]);
    assert_eq!(game.refuses("attack G5 by H5"), "PL-51");
    assert_eq!(game.refuses("attack G5 by E5+A9"), "PL-55");
    game.assert_refused("PL-56", &["attack E4 by E5", "attack K1 by E5"]);
    assert_eq!(game.refuses("attack H5 by E5"), "PL-58");
    assert_eq!(game.refuses("attack E4 by F4"), "PL-R26");
    let spent = game.after(&["attack G5 by E5"]);
    assert_eq!(spent.position().spent, Vec::<String>::new(), "nothing is left to attack: the turn has passed");
    let twice = table("banc", "", "combat", "R:E5 I:A8", "C:G5 C:E3 C:A9 I:K1").after(&["attack G5 by E5"]);
    assert_eq!(twice.decider(), "beryl");
    let spent = table("banc", "", "combat", "R:E5 R:C5", "C:G5 C:E3 I:K1").after(&["attack G5 by E5"]);
    assert_eq!((spent.decider(), spent.refuses("attack E3 by E5")), ("ambre", "PL-53"));
}

/// PL-54, PL-R19: attacking is a choice, for units that moved and units that did not.
#[test]
fn moved_or_not() {
    let game = |chosen: &str| table("banc", chosen, "movement", "R:D5", "I:G5 I:K1").after(&["end movement"]);
    assert_eq!(game("").legal(), ["attack G5 by D5", "end combat"]);
    let moved = table("banc", "", "movement", "R:C5", "I:G5 I:K1").after(&["move C5 E5", "end movement"]);
    assert_eq!(moved.legal(), ["attack G5 by E5", "end combat"]);
    let duty = game("must_attack=true");
    assert_eq!((duty.legal(), duty.refuses("end combat")), (vec!["attack G5 by D5".to_owned()], "PL-54"));
}

/// PL-57, PL-R5: over friends, but not at a target in contact, whatever way the shot would take.
#[test]
fn over_friends() {
    let over = table("banc", "", "combat", "R:E5 I:F5 I:G5", "I:H5 I:K1");
    assert!(over.lists("attack H5 by E5"));
    let beside = table("banc", "", "combat", "R:E5 R:C5", "I:F5 I:K1");
    assert_eq!(beside.refuses("attack F5 by E5"), "PL-56");
}

/// PL-59, PL-60, PL-63, PL-101, PL-104, PL-R3, PL-R23, PL-R30: sums over potentials, rounded down.
#[test]
fn ratios() {
    for (sum, potential, expected) in
        [(12, 4, 3), (10, 3, 3), (14, 3, 4), (6, 6, 1), (2, 3, 0), (11, 4, 2), (16, 1, 16)]
    {
        assert_eq!(ratio(sum, potential), expected, "{sum} against {potential}");
    }
    assert_eq!(Verdict::of(11, 4), Verdict::Nothing);
    // Two guns and an infantry against one in void: 16 to 1.
    let joint = table("banc", "", "combat", "R:E5 R:E4 I:F5", "I:G5 I:K1");
    let gestures = joint.gestures(Side::A);
    let marks: Vec<_> = gestures.iter().filter_map(|gesture| gesture.mark.as_deref()).collect();
    assert!(marks.contains(&"16:1"), "{marks:?}");
}

/// PL-34, PL-R18: the ground counts for the attacker too.
#[test]
fn the_ground_helps_attackers() {
    let marks = |ambre: &str, beryl: &str| {
        let game = table("banc", "", "combat", ambre, &format!("{beryl} I:K1"));
        game.gestures(Side::A).iter().filter_map(|gesture| gesture.mark.clone()).collect::<Vec<_>>().join(" ")
    };
    // From its own planet 6, from asteroids 5: against cavalry 2 in void the first pushes, the second does not.
    assert_eq!((marks("I:D3", "C:E3"), marks("I:F6", "C:F5")), ("6:2".to_owned(), String::new()));
    assert_eq!(marks("R:D3", "I:F3"), "8:1");
}

/// PL-64, PL-61, PL-R22: attackers neither lose nor move.
#[test]
fn attackers_stay() {
    let game = table("banc", "", "combat", "I:F5 I:F4", "C:G5 I:K1").after(&["attack G5 by F5+F4"]);
    assert_eq!((units(&game, Side::A).as_str(), units(&game, Side::B).as_str()), ("I:F4 I:F5", "I:K1"));
}

/// PL-R31: the reduction lasts for one attack: after the gun has pushed, contact meets the full potential.
#[test]
fn the_reduction_does_not_last() {
    let game = table("banc", "", "combat", "R:D5 I:H5", "I:F6 I:K9").after(&["attack F6 by D5", "retreat G6"]);
    // The infantry at H5 touches G6: it would be 4 to 1 under fire, and is 4 to 4. Nothing is left to attack.
    assert_eq!(game.decider(), "beryl");
}

/// PL-R14: a unit may be attacked again in the same turn, by others.
#[test]
fn attacked_again() {
    // The gun at D5 pushes; under the mild option the retreat may end where the other gun still bites.
    let options = "retreat_ratio=unspent_only";
    let game = table("banc", options, "combat", "R:D5 R:A1", "I:F6 I:K9").after(&["attack F6 by D5"]);
    assert!(game.lists("retreat F5"), "{:?}", game.legal());
    let contact = "retreat_ratio=contact_only";
    let game = table("banc", contact, "combat", "R:D5 R:H3", "I:F6 I:K9").after(&["attack F6 by D5", "retreat G5"]);
    assert_eq!((game.decider(), game.lists("attack G5 by H3")), ("ambre", true));
    assert_eq!(units(&game.after(&["attack G5 by H3"]), Side::B), "I:K9");
}

/// PL-62, PL-70, PL-71, PL-R12: the defender retreats, and must.
#[test]
fn the_defender_retreats() {
    let game = table("banc", "", "combat", "R:D5", "I:F6 I:K9").after(&["attack F6 by D5"]);
    assert_eq!(game.decider(), "beryl");
    assert_eq!(game.refuses_to(Side::A, "retreat G6"), "PL-70");
    game.assert_refused("PL-70", &["end combat", "move K9 J9"]);
    assert_eq!(game.refuses("retreat C5"), "PL-71");
    // A plain neighbour and, farther, hexes behind the force fields.
    assert!(game.lists("retreat G6") && game.lists("retreat I7"));
}

/// PL-72, PL-73, PL-74, PL-75, PL-76, PL-21, PL-R24: where a retreat cannot end.
#[test]
fn refused_retreats() {
    let game = table("banc", "", "combat", "I:H8 C:I6", "C:I7 I:A9").after(&["attack I7 by H8+I6"]);
    assert_eq!(game.refuses("retreat I7"), "PL-76");
    assert_eq!(game.refuses("retreat H6"), "PL-73");
    game.assert_refused("PL-74", &["retreat J7", "retreat I8"]);
    game.assert_refused("PL-75", &["retreat H7", "retreat G8"]);
    game.assert_refused("PL-72", &["retreat I6", "retreat H8"]);
    assert_eq!(game.refuses("retreat A1"), "PL-71");
}

/// PL-78: on the way through a force field no ratio is looked at.
#[test]
fn fields_on_the_way_are_not_tested() {
    // G7 and G8 lie beside the infantry at F7, yet the way through them is open.
    let game = table("banc", "", "combat", "R:D5 I:F7", "I:F6 I:K9").after(&["attack F6 by D5"]);
    assert!(game.lists("retreat I7"), "{:?}", game.legal());
}

/// PL-77: under `unspent_only` those that have attacked do not bar a refuge.
#[test]
fn spent_units_at_a_refuge() {
    let refuges = |chosen: &str| {
        let game = table("banc", chosen, "combat", "R:D5", "I:F6 I:K9").after(&["attack F6 by D5"]);
        game.those("retreat").split(' ').count()
    };
    assert_eq!((refuges(""), refuges("retreat_ratio=unspent_only")), (5, 9));
}
