//! Reports of real games, small ones: the same whoever plays them when, and pages that need nothing else.

use balance::{Knob, Plan, Played, Question, Report, page, tune};
use kernel::{Chosen, Setting, Side, Tongue, proofread};

fn plan(table: &dyn catalogue::Table, players: &[&str]) -> Plan {
    let scenario = &table.scenarios()[0];
    Plan {
        game: table.id().to_owned(),
        scenario: scenario.id.to_owned(),
        toml: scenario.toml.to_owned(),
        options: Chosen::new(),
        players: players.iter().map(|&player| player.to_owned()).collect(),
        seed: 1,
    }
}

fn first_game() -> &'static dyn catalogue::Table {
    catalogue::games().next().expect("a game")
}

fn json(report: &Report) -> serde_json::Value {
    serde_json::to_value(report).expect("a report is JSON")
}

#[test]
fn who_was_interrupted_comes_to_the_same_report_and_plays_no_game_twice() {
    let plan = plan(first_game(), &["recruit", "random"]);
    let whole = plan.answer(&Question::None, 3, Vec::new(), &|_| ()).unwrap();
    assert_eq!(whole.len(), 18, "three meetings, two games each, three times");
    let heard = std::sync::atomic::AtomicU32::new(0);
    let count = |_: &Played| {
        heard.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    let kept: Vec<Played> = whole.iter().rev().step_by(2).cloned().collect();
    let again = plan.answer(&Question::None, 3, kept, &count).unwrap();
    assert_eq!(heard.into_inner(), 9);
    assert_eq!(json(&Report::of(&plan, &Question::None, &again)), json(&Report::of(&plan, &Question::None, &whole)));
}

#[test]
fn a_report_counts_every_game_once() {
    let plan = plan(first_game(), &["sergeant", "random"]);
    let games = plan.answer(&Question::None, 6, Vec::new(), &|_| ()).unwrap();
    let report = Report::of(&plan, &Question::None, &games);
    assert_eq!(report.games, 36);
    assert_eq!(report.meetings.iter().map(|meeting| meeting.games).collect::<Vec<_>>(), [12, 6, 6, 12]);
    assert_eq!(report.endings.iter().map(|ending| ending.games).sum::<u32>(), 36);
    assert_eq!(report.lengths.len(), 36);
    let [skilled, unskilled] = [1, 2].map(|n| &report.meetings[n]);
    assert_eq!(skilled.players[Side::A], "sergeant");
    assert!(skilled.rate.rate > unskilled.rate.rate, "a sergeant beats a player by lot on either side");
    assert!(report.causes.skill > 0.1, "{:?}", report.causes);
    let sum = report.causes.skill + report.causes.luck + report.causes.rest;
    assert!((sum - 1.0).abs() < 1e-9);
    assert!(report.branching > 1.0 && f64::from(report.most_actions) >= report.branching);
    assert!(report.options.values().all(|[offered, chosen]| chosen <= offered));
    assert!(!report.heat["stood"].is_empty() && !report.units.is_empty());
}

/// A narrow question is answered sooner than a hopeless one, and never after the last game.
#[test]
fn playing_stops_when_the_question_is_answered() {
    let plan = plan(first_game(), &["random"]);
    let wide = plan.answer(&Question::Width(0.6), 40, Vec::new(), &|_| ()).unwrap();
    assert!(wide.len() < 80, "{} games", wide.len());
    let report = Report::of(&plan, &Question::Width(0.6), &wide);
    assert_eq!(report.answer, Some(balance::Answer::Narrow));
    assert!(report.chances.width() <= 0.6);
}

#[test]
fn every_game_has_a_page_that_needs_nothing_else() {
    for table in catalogue::games() {
        let plan = plan(table, &["random"]);
        let games = plan.play(0..1, &[], &|_| ()).unwrap();
        let page = page(&Report::of(&plan, &Question::None, &games)).unwrap();
        assert!(page.contains("lang=\"fr\"") && page.contains("lang=\"en\""), "{}", table.id());
        assert!(page.matches("<svg").count() >= 8, "{} has its pictures", table.id());
        let outside = page.replace("http://www.w3.org/2000/svg", "");
        for missing in ["⟨", "http://", "https://", "<script"] {
            assert!(!outside.contains(missing), "{}: {missing}", table.id());
        }
        let (french, english) = page.split_once("<main lang=\"en\">").expect("French first, then English");
        let french = french.split_once("<main lang=\"fr\">").expect("a part for each language").1;
        for (tongue, part) in [(Tongue::Fr, french), (Tongue::En, english)] {
            // What a map calls its towns is nobody's grammar.
            let said = part.split('<').filter(|tag| !tag.starts_with("text"));
            for sentence in said.filter_map(|tag| Some(tag.split_once('>')?.1.trim())) {
                assert_eq!(proofread::stumble(tongue, sentence), None, "{}: {sentence}", table.id());
            }
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let keys = |tongue| -> Vec<&str> {
        let lines = balance::words(tongue).lines().filter(|line| line.starts_with("balance-"));
        lines.map(|line| line.split(' ').next().unwrap_or("")).collect()
    };
    assert_eq!(keys(Tongue::Fr), keys(Tongue::En));
}

#[test]
fn a_bad_plan_says_what_is_wrong() {
    let say = |players: &[&str]| plan(first_game(), players).table().err().expect("it is wrong").to_string();
    assert!(say(&[]).contains("at least one"));
    assert!(say(&["sergeant", "sergeant"]).contains("twice"));
    assert!(say(&["general"]).contains("no rank"));
}

#[test]
fn a_knob_turns_an_option_or_a_number_of_the_scenario_and_nothing_else() {
    let plan = plan(first_game(), &["random"]);
    let set = |key: &str| format!("{key}=2..3").parse::<Knob>().unwrap().set(&plan, 3);
    let option = set("turn_limit").unwrap();
    assert_eq!(option.options["turn_limit"], Setting::Number(3));
    assert_eq!(option.toml, plan.toml);
    let told = |key: &str| set(key).expect_err("there is no such number").to_string();
    for missing in ["no_such_number", "map", "units.999.strength"] {
        assert!(told(missing).contains(missing), "{}", told(missing));
    }
}

#[test]
fn tuning_plays_every_value_that_is_in_doubt() {
    let plan = plan(first_game(), &["random"]);
    let rounds = std::sync::atomic::AtomicU32::new(0);
    let heard = |value: i32, _: u32, _: &lab::Interval| {
        assert!((4..=5).contains(&value));
        rounds.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    let found = tune(&plan, &"turn_limit=4..5".parse().unwrap(), 10, &heard).unwrap();
    assert_eq!(rounds.into_inner(), 2, "ten pairs are two rounds");
    assert_eq!(found.curve.iter().map(|(value, _)| *value).collect::<Vec<_>>(), [4, 5]);
}

/// The file of a game keeps what one player made of a scenario.
#[test]
fn what_is_noted_is_of_one_player() {
    let of = |players: &[&str]| {
        let plan = plan(first_game(), players);
        let games = plan.answer(&Question::None, 2, Vec::new(), &|_| ()).unwrap();
        Report::of(&plan, &Question::None, &games).measured()
    };
    let measured = of(&["recruit"]).unwrap();
    assert!(measured.is_of(first_game().scenarios()[0].toml));
    assert_eq!((measured.player.as_str(), measured.games), ("recruit", 4));
    assert!(measured.decisions > 0 && measured.wins.iter().sum::<u32>() <= 4);
    assert!(of(&["recruit", "sergeant"]).is_err() && of(&["random"]).is_err());
}

#[test]
fn the_index_of_all_scenarios_is_current() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/balance/README.md");
    let wanted = balance::index().unwrap();
    if std::env::var_os("GROGNARD_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &wanted).unwrap();
    }
    let present = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(present == wanted, "docs/balance/README.md is out of date: run this test with GROGNARD_BLESS=1");
}
