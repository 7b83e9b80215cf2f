use catalogue::Table;
use kernel::{Phrasebook, Text, Tongue, proofread};
use school::{LineStep, Puzzle, puzzle};

use crate::folder::{Folder, folders};

/// The games that have puzzles, with them.
fn puzzled() -> Vec<(&'static dyn Table, Vec<Puzzle>)> {
    let read = |folder: Folder| {
        let (table, toml) = (folder.table, folder.find("puzzles.toml")?);
        let puzzles = puzzle::read(table, &toml).unwrap_or_else(|fault| panic!("{}: {fault}", table.id()));
        Some((table, puzzles))
    };
    folders().filter_map(read).collect()
}

/// What lies in a game's folder is what the program has.
#[test]
fn every_puzzle_of_a_folder_is_served() {
    for (table, puzzles) in puzzled() {
        assert!(!puzzles.is_empty(), "{}", table.id());
        assert_eq!(puzzle::count(table), puzzles.len(), "{}: kernel::puzzles!() brings them in", table.id());
    }
}

fn each(mut test: impl FnMut(&dyn Table, &Puzzle) -> Result<(), String>) {
    let mut wrong = Vec::new();
    for (table, puzzles) in puzzled() {
        for (i, puzzle) in puzzles.iter().enumerate() {
            let name = format!("{}, puzzle {}", table.id(), i + 1);
            wrong.extend(test(table, puzzle).err().map(|fault| format!("{name}: {fault}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_puzzle_can_be_played_and_both_its_lines_to_their_ends() {
    each(|_, puzzle| puzzle.prove().map_err(|fault| fault.to_string()));
}

#[test]
fn the_best_act_is_right_and_the_usual_answer_is_refuted() {
    each(|_, puzzle| {
        let judge = |answer: &str| puzzle.judge(answer).map_err(|no| format!("{no:?}"));
        let (right, wrong, none) = (judge(puzzle.solution())?, judge(&puzzle.wrong[0].act)?, judge("")?);
        let told = |steps: &[LineStep]| steps.iter().any(|step| !step.frames.is_empty() || step.what.is_some());
        let said = right.right && told(&right.best) && told(&right.refuted);
        (said && !wrong.right && wrong.usual && !none.right).then_some(()).ok_or_else(|| "is misjudged".to_owned())
    });
}

/// Any other answer is judged too, and answered with a line of its own.
#[test]
fn another_wrong_answer_gets_a_line_of_its_own() {
    for (table, puzzles) in puzzled() {
        for puzzle in puzzles.iter().step_by(10) {
            let legal = puzzle.begin().unwrap().position().legal(puzzle.side);
            let known = |act: &String| act != puzzle.solution() && *act != puzzle.wrong[0].act;
            let other = legal.into_iter().find(known).expect("a puzzle has more than two acts");
            let judged = puzzle.judge(&other).unwrap_or_else(|no| panic!("{}, {other}: {no:?}", table.id()));
            assert!(!judged.right && !judged.usual && !judged.refuted.is_empty(), "{}, {other}", table.id());
        }
    }
}

#[test]
fn every_line_is_said_in_both_languages() {
    for tongue in Tongue::BOTH {
        each(|table, puzzle| {
            let book = Phrasebook::new(tongue, &[table.words(tongue)]).map_err(|fault| fault.to_string())?;
            let judged = puzzle.judge("").map_err(|no| format!("{no:?}"))?;
            let steps = judged.best.iter().chain(&judged.refuted);
            let texts = steps.flat_map(|step| step.what.iter().chain(step.frames.iter().map(|frame| &frame.line.text)));
            texts.cloned().try_for_each(|text: Text| {
                let sentence = book.try_say(&text).map_err(|fault| fault.to_string())?;
                proofread::stumble(tongue, &sentence).map_or(Ok(()), Err)
            })
        });
    }
}

#[test]
fn puzzles_stand_in_the_order_of_their_grades_and_survive_their_own_words() {
    for (table, puzzles) in puzzled() {
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "{}", table.id());
        let again = puzzle::read(table, &puzzle::written(table, &puzzles).unwrap()).unwrap();
        assert_eq!(again, puzzles, "{}", table.id());
        let distinct = |i: usize| puzzles[..i].iter().all(|other| other.position != puzzles[i].position);
        assert!((0..puzzles.len()).all(distinct), "{} has a position twice", table.id());
    }
}

/// A search finds most of them, with other luck than the one that they were found with.
#[test]
fn a_search_finds_most_solutions() {
    const SIMULATIONS: u32 = 300;
    /// Puzzles of each game that are asked.
    const MOST: usize = 16;
    let (mut asked, mut found) = (0, 0);
    for (_, puzzles) in puzzled() {
        for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(MOST)) {
            let mut search = puzzle.begin().unwrap().position().search(puzzle.side, 1815);
            search.step(SIMULATIONS);
            asked += 1;
            found += u32::from(search.advice().action == puzzle.solution());
        }
    }
    assert!(found * 10 >= asked * 6, "{found} of {asked}");
}
