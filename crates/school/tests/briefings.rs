use kernel::Side;
use school::{Briefing, Measured};

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

/// What a file says of its chances stands on the card; where it says nothing, nothing does.
#[test]
fn what_a_file_declares_is_understood() {
    let mut understood = 0;
    for table in catalogue::games() {
        for scenario in table.scenarios() {
            let declares = ["Measured: ", "games between"].iter().any(|word| scenario.toml.contains(word));
            let measured = Briefing::of(table, scenario.id).unwrap().measured;
            assert_eq!(measured.is_some(), declares, "{}, {}", table.id(), scenario.id);
            assert!(measured.is_none_or(|measured| measured.percent <= 100 && measured.games > 0));
            understood += usize::from(declares);
        }
    }
    assert!(understood > 0);
}

#[test]
fn both_ways_to_say_it() {
    let sides = || ["Boers".to_owned(), "British".to_owned()];
    let said = "# Even. Measured: British 38 %\n# of 30 games of captains (15 ms).\nturns = 3";
    let measured = Measured { side: Side::B, percent: 38, games: 30 };
    assert_eq!(Measured::declared(said, sides()), Some(measured));
    let said = "turns = 3\n# Dear. 20 games between\n# captains:40: Boers 11, British 9.\nmap = ''";
    let measured = Measured { side: Side::A, percent: 55, games: 20 };
    assert_eq!(Measured::declared(said, sides()), Some(measured));
    assert_eq!(Measured::declared("turns = 3", sides()), None);
    assert_eq!(Measured::declared("# Measured: Zulu 38 % of 30 games of captains", sides()), None);
}
