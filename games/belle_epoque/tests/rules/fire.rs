//! Fire, rule by rule.

use belle_epoque::{FIRE, Gait, NoShot};
use kernel::Side;

use crate::common::{Table, Umpire, board};

/// BE-41, BE-42, BE-43: the table of fire, row by row, standing and after a basic move.
#[test]
fn the_table_of_fire() {
    let book = ["5(3) 4(2) 3(1) 2", "5(3) 4(1) 2 1", "4(2) 3 1 -", "3(1) 2 2 1", "3 2 1 -", "2 1 1 -", "1 - - -"];
    let cell = |(still, moving): (u8, u8)| match (still, moving) {
        (0, _) => "-".to_owned(),
        (still, 0) => still.to_string(),
        (still, moving) => format!("{still}({moving})"),
    };
    let rows = FIRE.map(|row| row.map(cell).join(" "));
    assert_eq!(rows, book.map(String::from));
    for (i, letter) in ["A", "B", "C", "D", "E", "F", "G"].into_iter().enumerate() {
        for range in 1..=4u8 {
            let table = board(&format!("U: 0 {letter} @0404\nT: 1 cav 3 @{:02}04 moved", 4 + range)).drawn("red");
            let (still, moving) = FIRE[i][usize::from(range) - 1];
            let score = |gait| table.aim("U", "T", gait).map_or(0, |shot| shot.score);
            assert_eq!((score(Gait::Still), score(Gait::Basic), score(Gait::Forced)), (still, moving, 0));
            if still > 0 && moving == 0 {
                assert_eq!(table.aim("U", "T", Gait::Basic), Err(NoShot::NotAfterMove));
            }
        }
    }
}

/// BE-44, BE-45: one die an element, each low one a loss; no second throw.
#[test]
fn one_die_an_element() {
    board("F: 0 inf 2 C @0404\nT: 1 @0504 moved").acting("F").go("fire T > 4 5").shows("hits: 1; T: 0504 3");
}

/// BE-48, BE-R27: strictly higher ground gives one die a fire, not one an element.
#[test]
fn overlooking_gives_one_die() {
    let board = board("F: 0 C @0404\nT: 1 @0504 moved");
    let dice = |ground| board.clone().ground(ground).drawn("red").aim("F", "T", Gait::Still).unwrap().dice;
    assert_eq!(["0404=h", "0404=H 0504=h", "0404=h 0504=k", "0504=h"].map(dice), [5, 5, 4, 4]);
}

/// BE-51, BE-52: the line from centre to centre is blocked by troops of either side and by ground.
#[test]
fn lines_of_fire() {
    for (between, ground) in [("M: 0 @0504", ""), ("M: 1 @0504", ""), ("", "0504=v")] {
        let units = format!("F: 0 A @0404\nT: 1 cav 3 @0604 moved\n{between}");
        let table = board(&units).ground(ground).acting("F").shows("fire T: BE-52");

        let blocker = table.blockers(table.hex("0404"), table.hex("0604"));
        assert_eq!(blocker.iter().collect::<Vec<_>>(), [table.hex("0504")]);
    }
}

/// BE-R28: `line_along_edge`: both, never, any.
#[test]
fn lines_along_edges_by_option() {
    let open = |option: &str, beside: &str| {
        let units = format!("F: 0 A @0404\nT: 1 cav 3 @0402 moved\n{beside}");
        board(&units).options(&format!("line_along_edge={option}")).acting("F").those("fire").contains('T')
    };
    let (one, two) = ("M: 0 @0303", "M: 0 @0303\nN: 0 @0403");
    assert_eq!(["both", "never", "any"].map(|option| open(option, one)), [true, true, false]);
    assert_eq!(["both", "never", "any"].map(|option| open(option, two)), [false, true, false]);
}

/// BE-R28, BE-R29: the prepared lines agree with the hexes that block, on every board.
#[test]
fn prepared_lines_agree_with_blockers() {
    for scenario in ["sadowa", "colenso"] {
        for option in ["both", "never", "any"] {
            let table = crate::common::begin(&Table::setup(scenario, &format!("line_along_edge={option}")), &[]);
            for a in table.0.units_of(Side::A) {
                for b in table.0.units_of(Side::B) {
                    let (from, to) = (table.0.place(a).unwrap(), table.0.place(b).unwrap());
                    let shot = table.0.shot(a, b, Gait::Still);
                    let free = table.blockers(from, to).is_empty();
                    assert!(shot.is_err() || free);
                    assert!(shot != Err(NoShot::Blocked) || !free);
                }
            }
        }
    }
}

/// BE-54 to BE-59: each reason for not being seen is named; BE-R24: smokeless powder is a tag.
#[test]
fn reasons_for_not_being_seen() {
    for (target, ground, rule) in [
        ("inf", "", "BE-55"),
        ("inf moved", "0804=o", "BE-56"),
        ("inf reg/open moved", "", "BE-57"),
        ("inf reg/open", "", "BE-58"),
        ("inf fired smokeless", "", "BE-55"),
    ] {
        let table = board(&format!("A: 0 A @0404\nT: 1 {target} @0804")).ground(ground).acting("A");
        assert_eq!(table.refuses("fire T"), rule, "{target}");
    }
    board("A: 0 A @0404\nT: 1 inf fired @0804\nV: 1 inf reg/open flagrant @0402").acting("A").shows("fire: T V");
}

/// BE-R30: moving and firing give a unit away; fighting an assault in place does so only by option.
#[test]
fn what_gives_a_unit_away() {
    for (options, visibility, deeds) in
        [("", 3, "activated fought1"), ("assault_reveals=true", 4, "fired activated fought1")]
    {
        let board = board("A: 0 @0504\nD: 1 @0604 activated").options(options);
        let table = board.acting("A").go("assault D > 1 6 6 6 1 6 6 6");
        assert_eq!((table.visibility(table.id("D")), table.seen("A has")), (visibility, deeds.to_owned()));
    }
    let evaded = board("I: 0 @0504\nC: 1 cav 3 @0604").acting("I").go("assault C; evade > 1; evade 0904");
    evaded.go("take position").shows("C has: moved activated; I has: moved activated");
}

/// BE-R38: one target a fire, any legal one: friends beside it and enemies in contact forbid nothing.
#[test]
fn choice_of_target() {
    let units = "A: 0 A @0404\nT: 1 @0604 moved\nF: 0 @0703\nE: 1 @0303 moved";
    board(units).acting("A").shows("fire: E T; fire F: BE-R38");
}
