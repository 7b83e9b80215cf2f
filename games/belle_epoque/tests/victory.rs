//! Who must achieve what by when, otherwise who has held (BE-V5), and that the table says so.

use belle_epoque::BelleEpoque;
use kernel::{Eyes, Game, Show, Side, Text, Tongue};

use crate::common::{Table, Umpire, begin, board};

/// Two players who only wait, to the end.
fn waited(scenario: &str) -> Table {
    let mut table = begin(&Table::setup(scenario, ""), &[]);
    while table.to_play().outcome().is_none() {
        table = table.wait();
    }
    table
}

/// BE-V5: in no scenario does a side that has to attack win by waiting; the defender has held, or it is a draw.
#[test]
fn nobody_wins_by_waiting_who_must_attack() {
    for scenario in BelleEpoque::scenarios() {
        let table = waited(scenario.id);
        match table.setup_of().attack {
            Some(attack) => {
                let held = format!("{} points held", BelleEpoque::SIDES[(!attack.side).index()]);
                assert_eq!(table.outcome(), held, "{}", scenario.id);
                assert_eq!(table.gained(attack.side), 0, "{}", scenario.id);
            }
            None => assert_eq!(table.outcome(), "draw draw points", "{}", scenario.id),
        }
    }
}

/// BE-V5: the attacker wins with the points that it had to gain since the opening, and with no point less.
#[test]
fn the_attacker_gains_or_the_defender_has_held() {
    let end = |more: &str| {
        board("U: 0 @0404\nT: 1 @0804 activated").alone().turn(5, 5).more(more).acting("U").go("done").outcome()
    };
    let held = |points: u8, side: &str| {
        format!(r#"objectives = [{{ at = "0408", red = {points}, blue = {points}, held = "{side}" }}]"#)
    };
    assert_eq!(end(""), "draw draw points");
    assert_eq!(end(&held(1, "red")), "red points points");
    assert_eq!(end(&held(1, "blue")), "blue points points");
    let attack = "attack = { side = \"red\", gain = 4 }\n";
    assert_eq!(end(&format!("{attack}{}", held(9, "red"))), "blue points held", "what it had is no gain");
    let taken = |points: u8| {
        let taken = format!(r#"{attack}objectives = [{{ at = "0404", red = {points}, blue = 1, held = "blue" }}]"#);
        let board = board("U: 0 @0304\nT: 1 @0804 activated").alone().turn(5, 5).more(&taken);
        board.passed("U").go("move 0404").outcome()
    };
    assert_eq!([taken(2), taken(3)], ["blue points held", "red points points"], "the objective is lost to the other");
}

/// BE-V5: the scenario's card, the table and the ending say what must be gained, by when, and who has held.
#[test]
fn victory_is_said_in_words() {
    for scenario in BelleEpoque::scenarios() {
        let table = waited(scenario.id);
        let setup = table.setup_of();
        let Some(attack) = setup.attack else { continue };
        for tongue in Tongue::BOTH {
            let blurb = Table::say(tongue, &Text::key(format!("scenario-{}-blurb", scenario.id.replace('_', "-"))));
            let numbers: Vec<&str> = blurb.split(|c: char| !c.is_ascii_digit()).collect();
            assert!(numbers.contains(&attack.gain.to_string().as_str()), "{blurb}");
            assert!(numbers.contains(&setup.turns.to_string().as_str()), "{blurb}");
            let scene = table.scene(Eyes::Public);
            let ending = Table::say(tongue, &scene.banner.ask);
            let name = |side: Side| Table::say(tongue, &setup.armies[side].name);
            let gain = attack.gain.to_string();
            for word in [name(attack.side), name(!attack.side), gain] {
                assert!(ending.contains(&word), "{ending}");
            }
            let meter = scene.meters.iter().find(|meter| Table::say(tongue, &meter.label).contains(&name(attack.side)));
            assert_eq!(meter.expect("what is missing").values[attack.side], Some(attack.gain));
        }
    }
}
