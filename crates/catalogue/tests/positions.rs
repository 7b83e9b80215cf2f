//! The suite of positions (`games/GAME/tests/positions`): each can be set up, and a captain with few simulations gets most
//! of them right. `grognard suite` asks with a captain's usual time.

use std::path::Path;

use catalogue::{Player, Puzzle, Table};

/// Simulations for each position, the share that must be right, and how many positions a game has at least.
const ASKED: &str = "captain:150";
const FLOOR: f64 = 0.8;
const ENOUGH: usize = 25;

fn puzzles(table: &dyn Table) -> Vec<(String, Puzzle)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(table.id()).join("tests/positions");
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut puzzles: Vec<_> = files
        .map(|file| {
            let path = file.unwrap().path();
            let puzzle = Puzzle::read(&std::fs::read_to_string(&path).unwrap());
            (path.display().to_string(), puzzle.unwrap_or_else(|fault| panic!("{}: {fault}", path.display())))
        })
        .collect();
    puzzles.sort_by(|a, b| a.0.cmp(&b.0));
    puzzles
}

#[test]
fn every_position_can_be_set_up() {
    for table in catalogue::games() {
        for (name, puzzle) in puzzles(table) {
            puzzle.set_up(table).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            assert!(!puzzle.why.is_empty(), "{name} says no reason");
        }
    }
}

/// What a captain gets wrong of a game's suite.
fn wrong(table: &dyn Table) -> (usize, Vec<String>) {
    let captain: Player = ASKED.parse().unwrap();
    let puzzles = puzzles(table);
    let ask = |(name, puzzle): &(String, Puzzle)| {
        let answer = puzzle.ask(table, &captain, 1, &mut || false).unwrap();
        (!answer.right).then(|| format!("{name}: '{}'. {}", answer.action, puzzle.why))
    };
    (puzzles.len(), puzzles.iter().filter_map(ask).collect())
}

#[test]
fn a_captain_gets_most_of_them_right_in_every_game() {
    std::thread::scope(|scope| {
        for table in catalogue::games() {
            scope.spawn(move || {
                let (asked, missed) = wrong(table);
                assert!(asked >= ENOUGH, "{} has {asked} positions", table.id());
                let right = (asked - missed.len()) as f64;
                println!("{}: {right} of {asked} right", table.id());
                assert!(right >= FLOOR * asked as f64, "{}: {right} of {asked}:\n{}", table.id(), missed.join("\n"));
            });
        }
    });
}

#[test]
fn a_bad_puzzle_says_what_is_wrong() {
    let table = catalogue::games().next().unwrap();
    let read = |text: &str| Puzzle::read(text).and_then(|puzzle| puzzle.set_up(table).map(drop));
    let say = |text: &str| read(text).unwrap_err().to_string();
    let scenario = table.scenarios()[0].id;
    assert!(say("why = 1").contains("puzzle"), "{}", say("why = 1"));
    let known = format!("why = \"x\"\nscenario = \"{scenario}\"\nside = \"a\"\nposition = \"no\"");
    assert!(say(&known).contains("position"), "{}", say(&known));
    let unknown = "why = \"x\"\nscenario = \"nowhere\"\nside = \"a\"\nposition = \"{}\"";
    assert!(say(unknown).contains("'nowhere' is unknown"), "{}", say(unknown));
}
