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
        assert_eq!(table.puzzles().count, puzzles.len(), "{}: kernel::puzzles!() brings them in", table.id());
    }
}

fn each(mut test: impl FnMut(&dyn Table, &Puzzle) -> Result<(), String>) {
    let mut wrong = Vec::new();
    for (table, puzzles) in puzzled() {
        for puzzle in &puzzles {
            let name = format!("{}, puzzle {}", table.id(), puzzle.number);
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

/// A number is a puzzle's for good: players' progress is kept by it.
#[test]
fn numbers_stay_whatever_is_added_or_thrown_out() {
    let (table, mut puzzles) = puzzled().remove(0);
    let (first, last) = (puzzles.remove(0), puzzles.pop().unwrap());
    let before = puzzles.clone();
    puzzle::add(&mut puzzles, Puzzle { grade: 0, ..first.clone() });
    assert_eq!(puzzles[..before.len()], before, "an easier one comes last all the same");
    assert_eq!(puzzles.last().unwrap().number, last.number, "the next that is free");
    puzzle::add(&mut puzzles, first);
    assert_eq!(puzzles.len(), before.len() + 1, "nearly the same is not asked twice");
    puzzles[1].number = puzzles[0].number;
    let fault = puzzle::read(table, &puzzle::written(table, &puzzles).unwrap()).unwrap_err().to_string();
    assert!(fault.contains("another puzzle has it already"), "{fault}");
}

/// A line that explains nothing is found out.
#[test]
fn lines_go_on_until_they_are_answered() {
    let (_, puzzles) = puzzled().remove(0);
    let puzzle = puzzles.into_iter().find(|puzzle| puzzle.wrong.len() > 1).unwrap();
    let short = Puzzle { wrong: puzzle.wrong[..1].to_vec(), ..puzzle.clone() };
    assert!(short.prove().unwrap_err().to_string().contains("before the other side answers"));
    let again = short.retold(7).unwrap().expect("a line that explains");
    again.prove().unwrap();
    assert!(again.explains().unwrap() && again.solution() == puzzle.solution());
}

#[test]
fn puzzles_survive_their_own_words_and_ask_different_things() {
    for (table, puzzles) in puzzled() {
        assert!(puzzles.len() >= 40, "{} has {} puzzles", table.id(), puzzles.len());
        let again = puzzle::read(table, &puzzle::written(table, &puzzles).unwrap()).unwrap();
        assert_eq!(again, puzzles, "{}", table.id());
        let distinct = |i: usize| !puzzles[..i].iter().any(|other| puzzles[i].akin(other));
        assert!((0..puzzles.len()).all(distinct), "{} asks nearly the same twice", table.id());
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
