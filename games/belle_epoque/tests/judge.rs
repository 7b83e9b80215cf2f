//! What the commander knows: the same for both sides, quick to see a good deed, and never a dead weight.

use crate::common::{Table, Umpire, begin, board};
use belle_epoque::BelleEpoque;
use kernel::{Game, Judge, Seeded, Side, Silence};

/// What the position promises the first side.
fn value(table: &Table) -> f32 {
    table.value(Side::A)
}

/// In random games the judgement is within bounds, one side's gain is the other's loss, and priors are weights.
#[test]
fn judgement_is_even_handed() {
    for (seed, scenario) in ["manoeuvres", "sadowa", "isandlwana", "colenso"].into_iter().enumerate() {
        let mut luck = Seeded::new(seed as u64);
        let mut game = begin(&Table::setup(scenario, ""), &[]).0;
        let mut actions = Vec::new();
        while let Some(side) = game.to_play().next() {
            let (a, b) = (game.value(Side::A), game.value(Side::B));
            assert!(a.is_finite() && a.abs() <= 1.0 && (a + b).abs() < 1e-6, "{a} {b}");
            actions.clear();
            game.actions(side, &mut actions);
            for action in &actions {
                let prior = game.prior(side, action);
                assert!(prior.is_finite() && prior > 0.0, "{prior} for {action:?}");
                game.why(side, action);
            }
            let action = actions[luck.below(actions.len() as u32) as usize];
            game.play(side, &action, &mut luck, &mut Silence);
        }
    }
}

/// BE-41, BE-60: losses to the enemy, good fire in hand and a passed test all count at once.
#[test]
fn progress_within_an_activation_shows() {
    let test = board("U: 0 A @0404\nT: 1 @0504 activated").activated("U");
    let (passed, failed) = (test.go("test 0 > 1"), test.go("test 0 > 6"));
    assert!(value(&passed) > value(&test) && value(&test) > value(&failed));
    let act = passed.go("stay");
    let (hit, miss) = (act.go("fire T > 1 6 6 6"), act.go("fire T > 6 6 6 6"));
    assert!(value(&hit) > value(&miss));
    let prior = |table: &Table, notation: &str| table.prior(Side::A, &table.action(notation));
    assert!(prior(&act, "fire T") > prior(&act, "done"));
}

/// BE-75: cavalry does not care to charge works; fresh riflemen are a worse target than spent ones.
#[test]
fn assaults_at_good_odds_are_preferred() {
    let prior = |units: &str, works: &str| {
        let table = board(units).works(works).acting("A");
        table.prior(Side::A, &table.action("assault D"))
    };
    let open = prior("A: 0 cav 3 fiery @0504\nD: 1 inf 1 @0604 activated", "");
    let works = prior("A: 0 cav 3 fiery @0504\nD: 1 @0604 activated", "0604");
    assert!(open > 2.0 * works, "{open} {works}");
    let spent = prior("A: 0 @0504\nD: 1 inf 2 A @0604 activated", "");
    let fresh = prior("A: 0 @0504\nD: 1 inf 2 A @0604", "");
    assert!(spent > fresh, "{spent} {fresh}");
}

/// BE-V2: an objective within reach draws a unit on.
#[test]
fn objectives_draw() {
    let more = r#"objectives = [{ at = "0804", red = 5, blue = 5 }]"#;
    let table = board("U: 0 @0404\nT: 1 @1208").alone().more(more).passed("U");
    let prior = |notation: &str| table.prior(Side::A, &table.action(notation));
    assert!(prior("march 0604") > prior("stay") && prior("stay") > prior("march 0204"));
    let after = |notation: &str| value(&table.go(notation));
    assert!(after("march 0604") > after("stay"));
}

/// BE-04: in random games no hex holds two units, no strength grows, and nobody leaves the board.
#[test]
fn random_games_keep_the_table_in_order() {
    for (seed, scenario) in BelleEpoque::scenarios().iter().enumerate() {
        let setup = Table::setup(scenario.toml, "");
        let mut luck = Seeded::new(100 + seed as u64);
        let mut game = BelleEpoque::start(setup.clone(), &mut luck, &mut Silence);
        let mut before: Vec<u8> = setup.units.iter().map(|unit| unit.elements).collect();
        while let Some(side) = game.to_play().next() {
            let action = game.any_action(side, &mut luck, &mut Vec::new()).unwrap();
            game.play(side, &action, &mut luck, &mut Silence);
            let places: Vec<_> = setup.all_units().filter_map(|unit| game.place(unit)).collect();
            let distinct: std::collections::BTreeSet<_> = places.iter().collect();
            assert_eq!(distinct.len(), places.len());
            let troops = Side::BOTH.map(|side| game.troops(side).len());
            assert_eq!(troops[0] + troops[1], places.len());
            assert!(places.iter().all(|cell| !setup.ground[cell.index()].impassable));
            for unit in setup.all_units() {
                assert!(game.elements(unit) <= before[unit.index()]);
                before[unit.index()] = game.elements(unit);
                assert!(game.place(unit).is_none() || game.elements(unit) > 0);
            }
        }
    }
}
