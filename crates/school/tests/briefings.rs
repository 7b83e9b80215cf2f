use catalogue::Measurements;
use school::Briefing;

/// Every scenario has a card: an army on the board or beside it, unless the players raise it themselves.
#[test]
fn every_scenario_has_a_card() {
    for table in catalogue::games() {
        for scenario in table.scenarios() {
            let name = format!("{}, {}", table.id(), scenario.id);
            let card = Briefing::of(table, scenario.id).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let raised = table.depot().is_some_and(|depot| depot.serves(scenario.toml));
            assert!(raised || !card.scene.pieces.is_empty() || !card.scene.trays.is_empty(), "{name}: no army");
        }
    }
}

/// What was measured is of the scenarios as they are now, and whoever measures one of a game's measures all.
#[test]
fn the_chances_on_the_cards_are_of_these_scenarios() {
    let mut told = 0;
    for table in catalogue::games().filter(|&table| !Measurements::of(table).unwrap().is_empty()) {
        for scenario in table.scenarios() {
            let name = format!("{}, {}", table.id(), scenario.id);
            let chances = Briefing::of(table, scenario.id).unwrap().measured;
            let again = "measure it again with `grognard balance GAME --scenario ID --note games/GAME/measured.toml`";
            let chances = chances.unwrap_or_else(|| panic!("{name}: {again}"));
            assert!(chances.games >= 100 && chances.percent <= 100, "{name}: {chances:?}; {again}");
            told += 1;
        }
    }
    assert!(told > 0);
}
