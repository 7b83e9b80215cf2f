//! What a person sees and touches.

use crate::common::{Table, begin, setup, table};
use kernel::{Eyes, Forecast, Game, Overlay, Seeded, Show, Side, Silence, Text, ToPlay, Tongue, Touch, Tray};
use revolution_empire::RevolutionEmpire;

fn key(text: &Text) -> &str {
    match text {
        Text::Key { key, .. } => key,
        _ => "",
    }
}

fn forecast(game: &Table, notation: &str) -> Forecast {
    game.forecast(game.side(), &game.action(notation))
}

/// The bar of a row in thousandths.
fn bar(forecast: &Forecast, wanted: &str) -> u16 {
    forecast.rows.iter().find(|row| key(&row.label) == wanted).unwrap_or_else(|| panic!("{wanted}: {forecast:?}")).bar
}

fn combat(lines: &str) -> Table {
    let mut game = table(lines);
    for end in ["end fire", "end movement"] {
        if game.allows(end) {
            game.play(end, &[]);
        }
    }
    game
}

/// RE-70, RE-73, RE-74: the chances of line and column, as the digest has them.
#[test]
fn an_attack_tells_its_exact_chances() {
    let game = combat("unit b1 Blue I 4 0505 corps=B ; r1 Red I 4 0504 corps=R\nactivate B");
    let line = forecast(&game, "attack b1 r1");
    assert_eq!((bar(&line, "odds-loss"), bar(&line, "odds-recoils"), bar(&line, "odds-nothing")), (704, 421, 125));
    assert_eq!(bar(&line, "odds-in-column"), 704);
    let column = forecast(&game, "column b1 r1");
    assert_eq!((bar(&column, "odds-loss"), bar(&column, "odds-recoils")), (421, 704));
}

/// RE-82: without a way back every hex of retreat is a loss, and the chances know it.
#[test]
fn who_has_no_way_back_dies_sooner() {
    let game = combat("unit b1 Blue I 4 0001 corps=B ; r1 Red I 2 0000 corps=R\nactivate B");
    let chances = forecast(&game, "attack b1 r1");
    // Two or more of 1, 2 and 3 on three dice.
    assert_eq!(bar(&chances, "odds-destroyed"), 500);
    assert!(chances.rows.iter().any(|row| key(&row.label) == "odds-trapped"));
}

/// RE-63, RE-64: the sum names who flanks, and the board shows it.
#[test]
fn a_flank_is_named_and_drawn() {
    let game =
        combat("unit b1 Blue I 4 0505 corps=B ; b2 Blue I 4 0403 corps=B2 ; r1 Red I 4 0504 corps=R\nactivate B");
    let rows = forecast(&game, "attack b1 r1").rows;
    let flank = rows.iter().find(|row| key(&row.label) == "share-flank").expect("a flank");
    assert_eq!(flank.value, Text::plain("+2"));
    let marks = game.preview(Side::A, &game.action("attack b1 r1"));
    assert!(marks.contains(&Overlay::Attack { from: "0403".into(), to: "0504".into() }), "{marks:?}");
    let attack = game.gesture("attack b1 r1");
    assert_eq!(attack.mark.as_deref(), Some("3 + 2 = 5 d6"));
    assert_eq!(attack.touch.len(), 3, "unit, target, line or column");
}

/// The forecast's own chances are those of the rules walked die by die, in games of every scenario.
#[test]
fn forecasts_agree_with_the_rules() {
    let mut seen = 0;
    for scenario in RevolutionEmpire::scenarios().iter().take(5) {
        let mut game = begin(scenario.id);
        let mut luck = Seeded::new(8);
        for _ in 0..400 {
            let Some(side) = game.to_play().next() else { break };
            let actions = game.all_actions(side);
            for action in actions.iter().take(3) {
                let odds = kernel::odds(&game.0, side, action, 1300);
                // What the other side's answers make of it is not the forecast's business.
                if odds.dice && odds.exact && odds.next.is_none() {
                    seen += 1;
                    agrees(&game, &game.write(action), &odds);
                }
            }
            let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
            game.0.play(side, &action, &mut luck, &mut Silence);
        }
    }
    assert!(seen > 30, "only {seen} actions with dice were compared");
}

fn agrees(game: &Table, notation: &str, odds: &kernel::Odds) {
    let told = forecast(game, notation);
    for row in &odds.rows {
        let Some(ours) = told.rows.iter().find(|ours| ours.label == row.what) else {
            // Several targets have no common "nothing happens".
            assert_eq!(key(&row.what), "odds-nothing", "{notation}: {row:?} is not told by {told:?}");
            continue;
        };
        assert!((f64::from(ours.bar) / 1000.0 - row.chance).abs() < 0.0011, "{notation}: {ours:?} but {row:?}");
    }
}

/// RE-18: chits are secret while they are chosen, and face down in the bowl.
#[test]
fn nobody_sees_the_other_sides_chits() {
    let mut game = begin("rencontre");
    let before = game.scene(Eyes::Seat(Side::B));
    game.by(Side::A, "chit b2", &[]).by(Side::A, "seal", &[]);
    assert_eq!(game.scene(Eyes::Seat(Side::B)), before);
    assert!(matches!(game.to_play(), ToPlay::Both(_)));
    game.by(Side::B, "chit r1", &[]).by(Side::B, "chit r2", &[]).roll(Side::B, "seal", &mut Seeded::new(3));
    for (eyes, side) in [(Side::A, Side::B), (Side::B, Side::A)] {
        let scene = game.scene(Eyes::Seat(eyes));
        let bowl = scene.trays.iter().find_map(|tray| match tray {
            Tray::Bowl { chits, .. } => Some(chits),
            _ => None,
        });
        let bowl = bowl.expect("a bowl");
        assert!(bowl[side].iter().all(|chit| chit == "?"), "{bowl:?}");
        assert!(bowl[eyes].iter().all(|chit| chit != "?"), "{bowl:?}");
    }
}

/// RE-42: a march that is too long to attack after is marked in brackets, and touches in vain are explained.
#[test]
fn marches_are_marked_and_touches_explained() {
    let game = table("unit b1 Blue I 4 0504 corps=B ; r1 Red I 4 0500 corps=R\nactivate B");
    let mark = |to: &str| {
        let gesture = game.gesture(&format!("move b1 {to}"));
        (gesture.mark.expect("a mark"), gesture.path.len())
    };
    assert_eq!(mark("0503"), ("1".to_owned(), 2));
    assert_eq!(mark("0502"), ("(2)".to_owned(), 3));
    let touched = [Touch::Piece("b1".to_owned()), Touch::Cell("0501".to_owned())];
    assert_eq!(game.explain(Side::A, &touched).rule, "RE-42");
    assert_eq!(game.explain(Side::A, &[Touch::Piece("r1".to_owned())]).rule, "RE-19");
}

/// RE-79: the owner of the beaten unit touches the hex where it goes; the others are crossed with their reason.
#[test]
fn retreats_are_chosen_on_the_board() {
    let game = combat("unit b1 Blue I 4 0505 corps=B ; r1 Red I 4 0504 corps=R\nactivate B");
    let game = game.then("attack b1 r1", &[1, 6, 6]);
    let ways: Vec<_> = game.gestures(Side::B).into_iter().map(|gesture| gesture.touch).collect();
    assert_eq!(ways, [vec![Touch::Cell("0403".into())], vec![Touch::Cell("0503".into())]]);
    let overlays = game.scene(Eyes::Public).overlays;
    let open = |overlay: &&Overlay| matches!(overlay, Overlay::Refuge { barred: None, .. });
    assert_eq!(overlays.iter().filter(open).count(), 2);
    assert_eq!(overlays.iter().filter(|overlay| matches!(overlay, Overlay::Refuge { barred: Some(_), .. })).count(), 4);
}

/// RE-R50, RE-92, RE-R51, RE-77: what objectives weigh for either side, where and when units arrive, and where armies
/// fall back to is on the table.
#[test]
fn the_table_tells_what_decides() {
    for scenario in RevolutionEmpire::scenarios() {
        let game = begin(scenario.id);
        let setup = game.setup_of();
        let overlays = game.scene(Eyes::Public).overlays;
        let notes = |at: Option<String>| {
            let there = |overlay: &&Overlay| matches!(overlay, Overlay::Note { at: place, .. } if at.as_ref().is_none_or(|at| at == place));
            overlays.iter().filter(there).count()
        };
        for objective in &setup.objectives {
            assert!(notes(Some(setup.grid.name(objective.at).to_owned())) > 0, "{}: {:?}", scenario.id, objective.name);
        }
        let awaited = !game.to_come.is_empty();
        assert_eq!(notes(None) > setup.objectives.len(), awaited, "{}: arrivals", scenario.id);
        assert!(overlays.iter().any(|overlay| matches!(overlay, Overlay::Zone { .. })), "{}: retreat", scenario.id);
    }
}

/// Two units or corps of one name are told apart by their sides, wherever they are named.
#[test]
fn namesakes_are_told_apart() {
    let game = combat("unit b1 Blue I 4 0505 corps=B ; r1 Red I 4 0504 corps=R\nactivate B");
    assert_eq!(key(&game.describe(Side::A, &game.action("attack b1 r1"))), "do-attack-line");
    for piece in begin("rencontre").scene(Eyes::Public).pieces {
        let Text::Key { args, .. } = &piece.name else { panic!("{piece:?}") };
        for name in ["unit", "corps"] {
            let Some(kernel::Arg::Text(text)) = args.get(name) else { panic!("{piece:?}") };
            assert_eq!(key(text), "name-of-side", "{name} of {}", piece.id);
        }
    }
}

/// RE-R43, RE-R50: what a player needs to decide is on the table: when an army loses heart, what objectives are worth to
/// each side, the retreat lines, and when and where reinforcements come in.
#[test]
fn what_decides_is_on_the_table() {
    let scene = begin("waterloo").scene(Eyes::Public);
    let lines = scene.overlays.iter().filter(|overlay| matches!(overlay, Overlay::Zone { .. })).count();
    assert_eq!(lines, 3, "a retreat line for the French, the Allies and the Prussians");
    let scene = serde_json::to_string(&scene).expect("a scene");
    for key in ["meter-points", "meter-score", "\"worth\"", "\"arrival\"", "unit-due"] {
        assert!(scene.contains(key), "{key}");
    }
}

/// RE-59, RE-63, RE-94: a combat is told with its dice and why there are so many; nothing is said of dice that are not
/// thrown (RE-55).
#[test]
fn the_log_of_an_attack() {
    let flanked = "unit b1 Blue I 4 0505 corps=B ; b2 Blue I 4 0403 corps=B2 ; r1 Red I 4 0504 corps=R\nactivate B";
    let lines = combat(flanked).then("attack b1 r1", &[2, 6, 6, 6, 6]).log_in(Tongue::En);
    let dice = "in 0504, 5 dice (3 of its own, +2 for the flank held by b2): one loss; 3 pieces left";
    assert!(lines[1].ends_with(dice), "{lines:?}");
    let light = "unit b1 Blue I 4 0505 corps=B ; r1 Red C 4 0504 corps=R\nactivate B";
    let lines = combat(light).then("attack b1 r1", &[]).log_in(Tongue::En);
    assert!(!lines.iter().any(|line| line.contains("dice") || line.contains(" die")), "{lines:?}");
}

/// A counter has a short form of the unit's own name, in either language: whoever reads the log finds the counter.
#[test]
fn counters_shorten_the_name_of_their_unit() {
    for scenario in RevolutionEmpire::scenarios() {
        let setup = setup(scenario.id, "");
        for unit in setup.all_units() {
            for tongue in Tongue::BOTH {
                let [name, label] = [&unit.name, &unit.label].map(|text| Table::say(tongue, text).to_lowercase());
                // a number may stand for "second"
                let begun = |word: &str| word.parse::<u8>().is_ok() || words(&name).any(|one| one.starts_with(word));
                assert!(words(&label).all(begun), "{}: {label} is not short for {name}", scenario.id);
            }
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}
