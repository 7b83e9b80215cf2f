//! Spoilt input for every door from outside: `cargo run --release -p session --example fuzz -- [SECONDS FOR EACH]`.
//!
//! What is kept in `corpus/` (inputs that broke something once, or are made to) is tried first, then good input that was
//! spoilt, for so many seconds a door. Whatever panics is written to `corpus/`, to be kept with its repair.
//! (libFuzzer, which follows the code, needs an unstable compiler and a tool of its own; this runs wherever the tests do.)

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use catalogue::Match;
use kernel::conformance::spoil;
use kernel::{Chosen, Eyes, Record, Seeded, Side};
use serde_json::{Value, json};
use session::{DiceOrder, Order, Session};

/// A door: its name, good input for it, and what must not break.
struct Door {
    name: &'static str,
    good: Vec<String>,
    knock: fn(&str),
}

fn main() -> ExitCode {
    let seconds = std::env::args().nth(1).map_or(60, |word| word.parse().expect("a number of seconds"));
    let time = Duration::from_secs(seconds);
    std::panic::set_hook(Box::new(|_| ()));
    let mut broken = 0;
    for door in doors() {
        let begun = Instant::now();
        let mut breaks = 0;
        let tries = knock(
            &door,
            u64::from(std::process::id()),
            |_| begun.elapsed() < time,
            |text| {
                breaks += 1;
                println!("{}: {}", door.name, keep(door.name, text).display());
            },
        );
        println!("{}: {tries} tries, {breaks} broke something", door.name);
        broken += breaks;
    }
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tries what is kept, then good input that was spoilt, as long as one likes: how many. What broke something is told.
fn knock(door: &Door, seed: u64, goes_on: impl Fn(usize) -> bool, mut broke: impl FnMut(&str)) -> usize {
    let mut luck = Seeded::new(seed);
    let spoilt = || spoil(&door.good[luck.below(door.good.len() as u32) as usize], &mut luck);
    let mut tries = 0;
    for text in kept(door.name).into_iter().chain(std::iter::repeat_with(spoilt)) {
        if !goes_on(tries) {
            break;
        }
        tries += 1;
        if !holds(door, &text) {
            broke(&text);
        }
    }
    tries
}

/// With every run of the tests: all that is kept, and a little more.
#[test]
fn every_door_holds() {
    for door in doors() {
        assert!(!kept(door.name).is_empty(), "{}: nothing is kept", door.name);
        let tries = knock(&door, 1815, |tries| tries < 60, |text| panic!("{}: {text}", door.name));
        assert_eq!(tries, 60);
    }
}

/// A door that gives way is noticed, with the very input that broke it.
#[test]
fn a_door_that_gives_way_is_noticed() {
    let knock_out = |text: &str| assert!(text.len() > 5, "planted");
    let door = Door { name: "planted", good: vec!["a long and good line".to_owned()], knock: knock_out };
    let mut broken = Vec::new();
    let tries = knock(&door, 1815, |tries| tries < 1000, |text| broken.push(text.to_owned()));
    assert!(tries == 1000 && !broken.is_empty() && broken.iter().all(|text| text.len() <= 5), "{broken:?}");
}

fn holds(door: &Door, text: &str) -> bool {
    catch_unwind(AssertUnwindSafe(|| (door.knock)(text))).is_ok()
}

fn folder(door: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(door)
}

fn kept(door: &str) -> Vec<String> {
    let files = fs::read_dir(folder(door)).into_iter().flatten().flatten();
    files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect()
}

fn keep(door: &str, text: &str) -> PathBuf {
    let sum = text.bytes().fold(7_u64, |sum, byte| sum.wrapping_mul(1_099_511_628_211) ^ u64::from(byte));
    let file = folder(door).join(format!("{sum:016x}.txt"));
    fs::create_dir_all(folder(door)).and_then(|()| fs::write(&file, text)).expect("the input is kept");
    file
}

/// A match of each game some way on.
fn matches() -> Vec<Session> {
    let begin = |game: &'static dyn catalogue::Table| {
        let order = Order::of(game.id(), game.scenarios()[0].id);
        let mut session = Session::begin(order, DiceOrder::Seeded(3)).expect("a shipped scenario begins");
        for i in 0..40 {
            let Some(side) = session.to_play().next() else { break };
            let legal = session.position().legal(side);
            let view = session.view_number(side);
            session.act(side, &legal[i * 7 % legal.len()], view).expect("a listed action");
        }
        session
    };
    catalogue::games().map(begin).collect()
}

fn doors() -> Vec<Door> {
    let (matches, games) = (matches(), catalogue::games());
    let position = |session: &Session| session.position().position().to_string();
    let notations = matches.iter().flat_map(|session| Side::BOTH.map(|side| session.position().legal(side)));
    let new = |session: &Session| {
        let (game, side) = (&session.order().game, session.to_play().next());
        let action = side.and_then(|side| session.position().legal(side).into_iter().next()).unwrap_or_default();
        let lines = [
            json!({ "cmd": "new", "game": game, "seed": 3 }),
            json!({ "cmd": "legal" }),
            json!({ "cmd": "play", "action": action }),
            json!({ "cmd": "set", "game": game, "position": session.position().position() }),
            json!({ "cmd": "record" }),
        ];
        lines.map(|line| line.to_string()).join("\n")
    };
    vec![
        Door { name: "notation", good: notations.flatten().collect(), knock: notation },
        Door { name: "record", good: matches.iter().map(|s| s.record(Eyes::All).text()).collect(), knock: record },
        Door {
            name: "scenario",
            good: games.map(|game| game.scenarios()[0].toml.to_owned()).collect(),
            knock: scenario,
        },
        Door { name: "position", good: matches.iter().map(position).collect(), knock: set_up },
        Door { name: "referee", good: matches.iter().map(new).collect(), knock: referee },
    ]
}

/// The positions in which notations are tried.
static POSITIONS: LazyLock<Vec<Arc<dyn Match>>> =
    LazyLock::new(|| matches().iter().map(|session| session.position().clone()).collect());

/// Whatever is given as a notation is read and judged, or refused with words.
fn notation(text: &str) {
    for position in POSITIONS.iter() {
        for side in Side::BOTH {
            let _ = position.check(side, text);
        }
    }
}

/// Whatever is given as a record is replayed, or refused with words.
fn record(text: &str) {
    if let Some(record) = mended(text) {
        let _ = session::prove(&record, &session::Seen::default());
    }
}

/// A record with its hashes set right, as a forger would: a wrong one is named with its line.
fn mended(text: &str) -> Option<Record> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..lines.len() {
        let fault = match Record::parse(&lines.join("\n")) {
            Ok(record) => return Some(record),
            Err(fault) => fault.to_string(),
        };
        let (at, rest) = fault.strip_prefix("line ")?.split_once(": the hash of this line should be ")?;
        let (hash, _) = rest.split_once(':')?;
        let line = lines.get_mut(at.parse::<usize>().ok()?.checked_sub(1)?)?;
        let body = line.rsplit_once(" #").map_or(line.as_str(), |(body, _)| body);
        *line = if hash == "none" { body.to_owned() } else { format!("{body} {hash}") };
    }
    None
}

/// Whatever is given as a scenario begins, or is refused with words.
fn scenario(text: &str) {
    for table in catalogue::games() {
        let _ = table.start(text, &Chosen::new(), &mut Seeded::new(1));
    }
}

/// Whatever is given as a position can be drawn and played, or is refused with words.
fn set_up(text: &str) {
    let Ok(position) = serde_json::from_str::<Value>(text) else { return };
    for table in catalogue::games() {
        if let Ok(game) = table.set_up(table.scenarios()[0].toml, &Chosen::new(), position.clone()) {
            game.scene(Eyes::All);
            if let Some(side) = game.to_play().next() {
                assert!(!game.legal(side).is_empty(), "a position that is not over has an action");
            }
        }
    }
}

/// The referee answers every line with a line of JSON.
fn referee(text: &str) {
    let mut referee = session::referee::Referee::new(Box::new(|game, side, player, seed| {
        game.choose(side, player, seed, &mut || true)
    }));
    for line in text.lines().take(20) {
        let answer: Value = serde_json::from_str(&referee.answer(line)).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean());
    }
}
