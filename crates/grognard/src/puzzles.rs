//! `grognard puzzles`: looks for puzzles with a progress bar, or tells those of a game in words.

use std::path::PathBuf;

use catalogue::Table;
use clap::Args;
use kernel::{Fault, Phrasebook, Text};
use school::{LineStep, Prospector, Puzzle};

use crate::Lang;
use crate::commands::{Done, progress_bar, tongue};
use crate::out::{say, tell};

#[derive(Args)]
pub(crate) struct Puzzles {
    /// The game
    game: String,
    /// Games to play, its scenarios in turn
    #[arg(short = 'n', long, default_value_t = 40)]
    games: u32,
    /// Only these scenarios
    #[arg(long, value_delimiter = ',')]
    scenario: Vec<String>,
    /// Decisions of a game that are looked at, those with most at stake
    #[arg(long, default_value_t = 40)]
    looked: usize,
    /// Acts to choose from at most: where there are too many, several lead to the same
    #[arg(long, default_value_t = 14)]
    choices: usize,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to add to (standard output if not given); it ships as games/GAME/puzzles.toml
    #[arg(long)]
    out: Option<PathBuf>,
    /// Stop when there are so many
    #[arg(long)]
    until: Option<usize>,
    /// Instead, draw anew the lines of the file's puzzles that do not explain; what no line explains is left out
    #[arg(long, requires = "out")]
    retell: bool,
    /// Instead, tell the puzzles that the game has in words
    #[arg(long)]
    tell: bool,
    /// Language of the words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run(wanted: &Puzzles) -> Done {
    let table = catalogue::game(&wanted.game)?;
    match wanted {
        Puzzles { tell: true, lang, .. } => told(table, &table.phrasebook(tongue(*lang))),
        Puzzles { retell: true, .. } => retold(table, wanted),
        _ => found(table, wanted),
    }
}

/// Plays the scenarios in turn and adds to what the file has. It is written whenever something was found: who interrupts
/// keeps what there is.
fn found(table: &dyn Table, wanted: &Puzzles) -> Done {
    let scenarios: Vec<&str> = match wanted.scenario.as_slice() {
        [] => table.scenarios().iter().map(|scenario| scenario.id).collect(),
        some => some.iter().map(String::as_str).collect(),
    };
    let prospector = Prospector { looked: wanted.looked, choices: wanted.choices };
    let bar = progress_bar(wanted.games);
    let mut puzzles = kept(table, wanted)?;
    for (n, scenario) in (0..wanted.games).zip(scenarios.iter().cycle()) {
        if wanted.until.is_some_and(|enough| puzzles.len() >= enough) {
            break;
        }
        let before = puzzles.len();
        let seed = wanted.seed.wrapping_add(u64::from(n));
        prospector.prospect(table, scenario, seed, &mut |puzzle| school::puzzle::add(&mut puzzles, puzzle))?;
        if puzzles.len() > before {
            write(table, wanted, &puzzles)?;
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

/// Draws the lines anew that say nothing, and leaves out what no line explains.
fn retold(table: &dyn Table, wanted: &Puzzles) -> Done {
    let mut puzzles = Vec::new();
    for puzzle in kept(table, wanted)? {
        let number = puzzle.number;
        let explained = if puzzle.explains().unwrap_or(false) { Some(puzzle) } else { puzzle.retold(wanted.seed)? };
        if explained.is_none() {
            say!("puzzle {number} is left out");
        }
        puzzles.extend(explained);
    }
    write(table, wanted, &puzzles)
}

fn write(table: &dyn Table, wanted: &Puzzles, puzzles: &[Puzzle]) -> Done {
    let Some(file) = &wanted.out else { return Ok(()) };
    std::fs::write(file, school::puzzle::written(table, puzzles)?)
        .map_err(|error| Fault::new(file.display().to_string(), error.to_string()))
}

/// The puzzles that the file has already.
fn kept(table: &dyn Table, wanted: &Puzzles) -> Result<Vec<Puzzle>, Fault> {
    let Some(file) = wanted.out.as_ref().filter(|file| file.exists()) else { return Ok(Vec::new()) };
    let named = |fault: Fault| fault.within(file.display().to_string());
    let text = std::fs::read_to_string(file).map_err(|error| named(Fault::new("file", error.to_string())))?;
    school::puzzle::read(table, &text).map_err(named)
}

fn told(table: &dyn Table, book: &Phrasebook) -> Done {
    for puzzle in school::puzzles(table)? {
        let number = puzzle.number;
        let judged =
            puzzle.judge(puzzle.solution()).map_err(|no| Fault::new(format!("puzzle {number}"), format!("{no:?}")))?;
        let side = table.sides()[puzzle.side.index()];
        let [best, usual] = puzzle.chances;
        say!("{number}. {side}, {}: {best} % / {usual} %", puzzle.grade);
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
