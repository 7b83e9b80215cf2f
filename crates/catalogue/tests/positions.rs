//! The suite of positions (`games/GAME/tests/positions`): each can be set up, and a captain with few simulations gets most
//! of them right. `grognard suite` asks with a captain's usual time.

use std::path::Path;

use catalogue::{Player, Puzzle, Table};

/// Simulations for each position, and the share that must be right.
const ASKED: &str = "captain:150";
const FLOOR: f64 = 0.8;

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

#[test]
fn a_captain_gets_most_of_them_right() {
    let captain: Player = ASKED.parse().unwrap();
    let (mut right, mut asked, mut wrong) = (0.0, 0.0, Vec::new());
    for table in catalogue::games() {
        for (name, puzzle) in puzzles(table) {
            let answer = puzzle.ask(table, &captain, 1, &mut || false).unwrap();
            asked += 1.0;
            right += f64::from(u8::from(answer.right));
            if !answer.right {
                wrong.push(format!("{name}: '{}'. {}", answer.action, puzzle.why));
            }
        }
    }
    assert!(right >= FLOOR * asked, "{right} of {asked}:\n{}", wrong.join("\n"));
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
