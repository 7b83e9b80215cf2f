//! The command line as a user types it: what it prints, and what it says when something is wrong.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn grognard(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_grognard")).args(args).output().expect("the program runs")
}

fn good(args: &[&str]) -> String {
    let output = grognard(args);
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {problem}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).expect("JSON")
}

/// What is said about a command that cannot be carried out.
fn bad(args: &[&str]) -> String {
    let output = grognard(args);
    assert!(!output.status.success(), "{args:?} should fail");
    let problem = String::from_utf8(output.stderr).expect("text");
    assert!(!problem.contains("panicked"), "{args:?}: {problem}");
    problem
}

fn golden() -> String {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    format!("{games}/objectif_villes/tests/golden/bocage.record")
}

/// The release, and in a clone the commit.
#[test]
fn the_version_is_told() {
    let said = good(&["--version"]);
    let version = said.trim().strip_prefix("grognard ").expect("the program's name first");
    let (release, commit) = version.split_once(" (").unwrap_or((version, "0)"));
    assert_eq!(release, env!("CARGO_PKG_VERSION"));
    assert!(commit.trim_end_matches(')').chars().all(|c| c.is_ascii_hexdigit()), "{said}");
}

#[test]
fn a_game_is_begun_only_in_the_projects_folder() {
    assert!(bad(&["new-game", "le_gue"]).contains("run this in the project's folder"));
}

#[test]
fn games_are_listed() {
    let games = json(&["games", "--json"]);
    let first = &games[0];
    assert_eq!(first["id"], "objectif_villes");
    assert_eq!(first["scenarios"][0]["id"], "quatre_rivieres");
    assert!(first["options"].as_array().is_some_and(|options| !options.is_empty()));
    assert!(good(&["games"]).contains("bocage"));
}

#[test]
fn every_sentence_is_printed_in_a_language() {
    let said = good(&["sentences", "planetes", "--tongue", "fr", "--games", "1"]);
    assert!(said.contains("refuse-none-in-hand\n") && said.contains("    Ambre place une infanterie en "), "{said}");
    assert!(!said.contains('⟨'), "{said}");
    let few = good(&["sentences", "planetes", "--games", "1", "--each", "1"]);
    assert!(
        few.lines().filter(|line| line.starts_with(' ')).count() <= few.lines().filter(|l| !l.starts_with(' ')).count()
    );
    assert!(bad(&["sentences", "chess"]).contains("there are objectif_villes"));
}

#[test]
fn a_board_is_shown_as_text_and_as_svg() {
    assert!(good(&["show", "objectif_villes", "bocage"]).contains("A1"));
    assert!(good(&["show", "objectif_villes", "bocage", "--lang", "fr"]).contains("Posez"));
    for table in catalogue::games() {
        for scenario in table.scenarios() {
            assert!(good(&["show", table.id(), scenario.id, "--svg"]).starts_with("<svg"));
            assert!(!good(&["show", table.id(), scenario.id]).trim().is_empty());
        }
    }
    assert!(bad(&["show", "chess"]).contains("there are objectif_villes"));
    assert!(bad(&["show", "objectif_villes", "moon"]).contains("has quatre_rivieres"));
}

#[test]
fn a_record_is_replayed_and_drawn_at_any_move() {
    let file = golden();
    let replay = json(&["replay", &file, "--json"]);
    let moves = replay["moves"].as_array().expect("moves");
    assert_eq!((moves[1]["ply"].as_u64(), replay["game"].as_str()), (Some(1), Some("objectif_villes")));
    assert!(good(&["replay", &file]).contains("place"));
    assert!(good(&["replay", &file, "--ply", "5"]).contains("A1"));
    assert!(good(&["replay", &file, "--ply", "5", "--svg"]).starts_with("<svg"));
    assert!(bad(&["replay", &file, "--ply", "999999"]).contains("there are moves 0 to"));
    let said = good(&["verify", &file]);
    assert!(said.contains("  proved      every move is legal"), "{said}");
    assert!(said.contains("  not proved  that the dice were fair: they come from a seed"), "{said}");
    assert!(said.contains("no server has signed the record"), "{said}");
    assert!(bad(&["verify", &file, "--nonce", &"00".repeat(32)]).contains("the record has no fair dice"));
    assert!(bad(&["verify", &file, "--key", &"00".repeat(32)]).contains("the record is not signed"));
    assert!(json(&["verify", &file, "--json"])["not_proved"].as_array().is_some_and(|open| open.len() == 2));
    assert!(bad(&["replay", "no-such-file"]).contains("no-such-file"));
}

#[test]
fn a_spoilt_record_names_its_line() {
    let text = std::fs::read_to_string(golden()).expect("a golden record");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("spoilt.record");
    let spoilt = text.replacen("\n1 ", "\n7 ", 1);
    std::fs::write(&file, spoilt).expect("written");
    assert!(bad(&["replay", file.to_str().expect("a name")]).contains("move 1 is expected here"));
    std::fs::write(&file, "hello").expect("written");
    assert!(bad(&["verify", file.to_str().expect("a name")]).contains("line 1"));
}

#[test]
fn weights_are_fitted_and_tell_where_they_come_from() {
    let fit = ["lab", "fit", "morne_plaine", "--player", "recruit", "-n", "5", "--scenario", "drill"];
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("weights.toml");
    let fitted = json(&[&fit[..], &["--json", "--write", file.to_str().expect("a name")]].concat());
    assert_eq!(fitted["fitting"]["games"], 5);
    let command = fitted["fitting"]["command"].as_str().expect("a command");
    assert!(command.starts_with("grognard lab fit morne_plaine --player recruit -n 5 --seed 1"), "{command}");
    let written = std::fs::read_to_string(&file).expect("written");
    assert!(written.contains(command) && written.contains("melees = "), "{written}");
    assert!(good(&fit).contains("log loss"));
    assert!(bad(&["lab", "fit", "planetes"]).contains("there is nothing to fit"));
    assert!(bad(&["lab", "fit", "morne_plaine", "--player", "general"]).contains("no rank"));
    assert!(bad(&["lab", "fit", "morne_plaine", "--scenario", "moon"]).contains("morne_plaine has no 'moon'"));
    assert!(bad(&["lab", "fit", "morne_plaine", "-n", "1"]).contains("validates the others"));
}

#[test]
fn odds_duels_and_benchmarks_tell_their_fields() {
    let odds = json(&["odds", "objectif_villes", "place D5", "--json"]);
    assert_eq!((odds["exact"].as_bool(), odds["dice"].as_bool()), (Some(true), Some(false)));
    assert!(bad(&["odds", "objectif_villes", "jump"]).contains("jump"));
    assert!(bad(&["odds", "objectif_villes", "place A1", "--scenario", "quatre_rivieres"]).contains("OV-"));
    let duel =
        ["duel", "recruit", "recruit", "--game", "objectif_villes", "-n", "2", "--option", "turn_limit=1", "--json"];
    let result = json(&duel);
    for field in ["game", "scenario", "a", "b", "games", "wins_a", "wins_b", "draws", "rate_a", "low", "high"] {
        assert!(!result[field].is_null(), "{field}");
    }
    assert_eq!(result["games"], 2);
    assert!(bad(&["duel", "general", "recruit", "--game", "objectif_villes"]).contains("general"));
    assert!(
        bad(&["duel", "recruit", "recruit", "--game", "objectif_villes", "--option", "fog"]).contains("NAME=VALUE")
    );
    let every = json(&["duel", "recruit", "recruit", "--game", "planetes", "--every-scenario", "-n", "2", "--json"]);
    let parts = every["by_scenario"].as_array().expect("a row for each");
    assert!(parts.len() > 1 && parts.iter().all(|part| part["games"] == 2), "{every}");
    assert_eq!(every["games"].as_u64(), Some(2 * parts.len() as u64));
    let both = ["duel", "recruit", "recruit", "--game", "planetes", "--every-scenario", "--scenario", "x"];
    assert!(bad(&both).contains("cannot be used with"));
    let bench = json(&["bench", "--game", "breakthrough", "--seconds", "0.05", "--json"]);
    assert!(bench[0]["decisions_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    let search = json(&["bench", "--search", "--game", "breakthrough", "--seconds", "0.05", "--json"]);
    assert!(search[0]["simulations_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    assert!(bad(&["bench", "--seconds=-1"]).contains("between 0 and 600"));
}

/// A report goes on where it was left: what was played is not played again, and the result is the same.
#[test]
fn a_balance_report_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let report = |page: &str, games: &str| {
        json(&["balance", "objectif_villes", "--ranks", "random", "--all", "-n", games, "--out", page, "--json"])
    };
    let [left, whole] = [file("left.html"), file("whole.html")];
    assert_eq!(report(&left, "4")["games"], 4);
    let before = std::fs::read_to_string(file("left.games")).expect("the games are kept");
    assert_eq!(report(&left, "8"), report(&whole, "8"));
    let after = std::fs::read_to_string(file("left.games")).expect("the games are kept");
    assert!(after.starts_with(&before) && after.lines().count() == 9, "a line for the plan and for each game");
    assert!(std::fs::read_to_string(&left).expect("a page").contains("<svg"));
    let figures = std::fs::read_to_string(file("left.json")).expect("its figures");
    assert_eq!(serde_json::from_str::<Value>(&figures).expect("JSON")["games"], 8);
    let other = ["balance", "objectif_villes", "--ranks", "greedy", "-n", "2", "--out", &left];
    assert!(bad(&other).contains("another plan"));
}

#[test]
fn a_number_is_tuned_and_all_meet_all() {
    let tuned = ["balance", "objectif_villes", "--ranks", "random", "-n", "10", "--tune", "turn_limit=4..5", "--json"];
    assert_eq!(json(&tuned)["curve"][0].as_array().map(Vec::len), Some(2), "a value and its interval");
    assert!(bad(&["balance", "objectif_villes", "--tune", "turn_limit"]).contains("KNOB=LOW..HIGH"));
    let ladder = json(&["ladder", "objectif_villes", "--players", "random,greedy,recruit", "-n", "2", "--json"]);
    assert_eq!(ladder["ratings"].as_array().map(Vec::len), Some(3));
    assert_eq!(ladder["duels"].as_array().map(Vec::len), Some(3));
    assert!(bad(&["ladder", "objectif_villes", "--players", "random"]).contains("at least two"));
}

/// What a game keeps of a ladder are its commanders; who only helps to measure them is left out.
#[test]
fn a_ladder_is_noted_with_the_sergeant_as_its_measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ladder.toml");
    let name = file.to_str().expect("a name");
    let ladder = |players: &'static str, more: &'static [&'static str]| {
        let usual = ["ladder", "objectif_villes", "--players", players, "-n", "2", "--note", name];
        [&usual[..], more].concat()
    };
    assert!(good(&ladder("random,recruit,sergeant", &[])).contains("sergeant"));
    let noted = catalogue::Ladder::read(&std::fs::read_to_string(&file).expect("a file")).expect("a ladder");
    let mut players: Vec<_> = noted.players.iter().map(|rung| (rung.player.as_str(), rung.games)).collect();
    players.sort();
    assert_eq!((noted.scenario.as_str(), &players[..]), ("quatre_rivieres", &[("recruit", 4), ("sergeant", 4)][..]));
    for (players, more, word) in [
        ("random,recruit", &[][..], "sergeant"),
        ("sergeant,sergeant", &[], "twice"),
        ("sergeant,recruit", &["--option", "turn_limit=4"], "--option"),
        ("sergeant,recruit", &["--scenario", "nowhere.toml"], "nowhere.toml"),
    ] {
        let problem = bad(&ladder(players, more));
        assert!(problem.contains(word), "{problem}");
    }
}

#[test]
fn an_author_s_own_scenario_is_shown_and_measured_from_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("meadow.toml");
    let name = file.to_str().expect("a name");
    let own = include_str!("../../../games/objectif_villes/scenarios/isthme.toml");
    std::fs::write(&file, own).expect("written");
    assert_eq!(good(&["show", "objectif_villes", name]), good(&["show", "objectif_villes", "isthme"]));
    let duel = ["duel", "recruit", "recruit", "--game", "objectif_villes", "--scenario", name, "-n", "2", "--json"];
    assert_eq!(json(&duel)["scenario"], "meadow");
    std::fs::write(&file, "map = 3").expect("written");
    assert!(bad(&["show", "objectif_villes", name]).contains("line 1, column 7"));
    assert!(bad(&["show", "objectif_villes", "nowhere.toml"]).contains("nowhere.toml"));
}

#[test]
fn the_referee_answers_every_line_and_goes_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let lines =
        b"nonsense\n\n\xff\xfe\n{\"cmd\":\"new\",\"game\":\"objectif_villes\",\"dice\":[0]}\n{\"cmd\":\"legal\"}\n";
    child.stdin.take().expect("a pipe").write_all(lines).expect("written");
    let output = child.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let oks: Vec<_> = answers.iter().map(|answer| answer["ok"].as_bool()).collect();
    assert_eq!(oks, [Some(false), Some(false), Some(true), Some(true)]);
    assert_eq!(answers[3]["legal"].as_array().map(Vec::len), Some(145), "OV-C1");
}

#[test]
fn completions_and_help_exist() {
    assert!(good(&["completions", "bash"]).contains("grognard"));
    assert!(good(&["duel", "--help"]).contains("captain:50ms"));
}

/// `grognard games | head -1`: a reader who has seen enough is no accident.
#[test]
fn a_reader_may_stop_reading() {
    for args in [&["games"][..], &["games", "--json"], &["completions", "bash"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}
