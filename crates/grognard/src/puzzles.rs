//! `grognard puzzles`: looks for puzzles with a progress bar, or tells those of a game in words.

use catalogue::Table;
use kernel::{Fault, Phrasebook, Text};
use school::{LineStep, Puzzle};

use crate::Puzzles;
use crate::commands::{Done, progress_bar, tongue};
use crate::out::{say, tell};

pub(crate) fn run(wanted: &Puzzles) -> Done {
    let table = catalogue::game(&wanted.game)?;
    if wanted.tell { told(table, &table.phrasebook(tongue(wanted.lang))) } else { found(table, wanted) }
}

/// Plays the scenarios in turn. The file is written whenever something was found: who interrupts keeps what there is.
fn found(table: &dyn Table, wanted: &Puzzles) -> Done {
    let scenarios: Vec<&str> = match &wanted.scenario {
        Some(scenario) => vec![scenario.as_str()],
        None => table.scenarios().iter().map(|scenario| scenario.id).collect(),
    };
    let bar = progress_bar(wanted.games);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (n, scenario) in (0..wanted.games).zip(scenarios.iter().cycle()) {
        let before = puzzles.len();
        school::prospect(table, scenario, wanted.seed.wrapping_add(u64::from(n)), &mut |puzzle| puzzles.push(puzzle))?;
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        if let Some(file) = wanted.out.as_ref().filter(|_| puzzles.len() > before) {
            let written = std::fs::write(file, school::puzzle::written(table, &puzzles)?);
            written.map_err(|error| Fault::new(file.display().to_string(), error.to_string()))?;
        }
        bar.set_message(puzzles.len().to_string());
        bar.inc(1);
    }
    bar.finish_and_clear();
    if wanted.out.is_none() {
        tell!("{}", school::puzzle::written(table, &puzzles)?);
    }
    Ok(())
}

fn told(table: &dyn Table, book: &Phrasebook) -> Done {
    for (i, puzzle) in school::puzzles(table)?.iter().enumerate() {
        let judged =
            puzzle.judge(puzzle.solution()).map_err(|no| Fault::new(format!("puzzle {}", i + 1), format!("{no:?}")))?;
        let side = table.sides()[puzzle.side.index()];
        let [best, usual] = puzzle.chances;
        say!("{}. {side}, {}: {best} % / {usual} %", i + 1, puzzle.grade);
        for (mark, line) in [('+', &judged.best), ('-', &judged.refuted)] {
            line.iter().for_each(|shown| print(mark, shown, table, book));
        }
    }
    Ok(())
}

fn print(mark: char, shown: &LineStep, table: &dyn Table, book: &Phrasebook) {
    let spoken = |text: &Text| book.say(text);
    let log: Vec<String> = shown.frames.iter().map(|frame| spoken(&frame.line.text)).collect();
    let what = shown.what.as_ref().map_or_else(|| "…".to_owned(), spoken);
    say!("  {mark} {} {what}: {}", table.sides()[shown.side.index()], log.join(" / "));
}
