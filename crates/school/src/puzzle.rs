//! Puzzles: a position in which one act is clearly better than all others, the usual wrong answer, and what comes of
//! both. They are found by [`crate::prospect`], shipped as a file of the game, and judged without a die: luck spoils
//! no answer.

use std::fmt;
use std::str::FromStr;

use catalogue::{Match, Player, Rank, Rejection, Table, Told};
use kernel::{Chosen, Eyes, Fault, Scene, Script, Seeded, Side, Text, Thrown, Touch};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{DiceOrder, Frame, Order, Scenario, Session, View};

use crate::place::in_words;

/// Who answers an act of which the puzzle itself says nothing.
const RESPONDENT: Player = Player::usual(Rank::Sergeant);
/// Acts that are followed at most.
pub(crate) const LONGEST: usize = 10;

/// The file of a game's puzzles.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleFile {
    #[serde(default)]
    puzzle: Vec<PuzzleWords>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleWords {
    scenario: String,
    #[serde(default, skip_serializing_if = "Chosen::is_empty")]
    options: Chosen,
    side: String,
    grade: u16,
    chances: [u8; 2],
    position: String,
    right: Vec<String>,
    wrong: Vec<String>,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// What is played.
    pub order: Order,
    /// The table.
    pub position: Value,
    /// Who decides.
    pub side: Side,
    /// How hard it is, on the scale of players' ratings.
    pub grade: u16,
    /// The chance to win in percent, as a long search reckons it: with the best act, and with the usual wrong one.
    pub chances: [u8; 2],
    /// The best act, and what will probably follow.
    pub right: Vec<Step>,
    /// The usual wrong answer, and what refutes it.
    pub wrong: Vec<Step>,
}

/// An act of a line, written as in a record: `pile attack C4 by B4+C3 | d6=4 d6=1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The side's word.
    pub side: String,
    /// The notation.
    pub act: String,
    /// The dice that fell.
    pub dice: Vec<Thrown>,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.act)?;
        self.dice.iter().enumerate().try_for_each(|(i, die)| write!(f, "{}{die}", if i == 0 { " | " } else { " " }))
    }
}

impl FromStr for Step {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Step, Fault> {
        let (acted, dice) = text.split_once(" | ").unwrap_or((text, ""));
        let unsaid = || Fault::new("line", format!("'{text}': say who acts, then what he does"));
        let (side, act) = acted.split_once(' ').ok_or_else(unsaid)?;
        let dice = dice.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Ok(Step { side: side.to_owned(), act: act.to_owned(), dice })
    }
}

/// The puzzles of a game, in the order of its file.
pub fn puzzles(table: &dyn Table) -> Result<Vec<Puzzle>, Fault> {
    read(table, table.puzzles())
}

/// Reads a file of puzzles.
pub fn read(table: &dyn Table, toml: &str) -> Result<Vec<Puzzle>, Fault> {
    let file: PuzzleFile = kernel::read_toml(toml).map_err(|fault| fault.within("puzzles"))?;
    let number = |(i, words)| Puzzle::read(table, words).map_err(|fault| fault.within(format!("puzzle {}", i + 1)));
    file.puzzle.into_iter().enumerate().map(number).collect()
}

/// How many puzzles a game has.
pub fn count(table: &dyn Table) -> usize {
    table.puzzles().matches("[[puzzle]]").count()
}

/// Puzzles as a game's file has them.
pub fn written(table: &dyn Table, puzzles: &[Puzzle]) -> Result<String, Fault> {
    let puzzle = puzzles.iter().map(|puzzle| puzzle.write(table)).collect::<Result<_, _>>()?;
    kernel::write_toml(&PuzzleFile { puzzle })
}

/// A puzzle as a page shows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleView {
    /// What is played.
    pub order: Order,
    /// Who decides.
    pub side: Side,
    /// How hard it is.
    pub grade: u16,
    /// The table as this side sees it, and what it may do.
    pub view: View,
    /// A nudge: the first thing that the best act touches.
    pub nudge: Option<Touch>,
}

/// An answer to a puzzle, judged.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// Whether it is the best act.
    pub right: bool,
    /// The chances in percent: of the best act, and of the usual wrong one.
    pub chances: [u8; 2],
    /// The best act, and what will probably follow.
    pub best: Vec<LineStep>,
    /// The wrong act, and what refutes it: the one that was played or, where the answer is right, the usual one.
    pub refuted: Vec<LineStep>,
    /// Whether the refuted act is the usual one, whose chance is known.
    pub usual: bool,
}

/// An act of a line as a page shows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineStep {
    /// Who acts.
    pub side: Side,
    /// The act in words; nothing where it is a secret of the other side.
    pub what: Option<Text>,
    /// What happened, event by event.
    pub frames: Vec<Frame>,
}

impl Puzzle {
    fn read(table: &dyn Table, words: PuzzleWords) -> Result<Puzzle, Fault> {
        let PuzzleWords { scenario, options, side, grade, chances, position, right, wrong } = words;
        let line = |steps: Vec<String>| steps.iter().map(|step| step.parse()).collect::<Result<Vec<Step>, _>>();
        Ok(Puzzle {
            order: Order { options, ..Order::of(table.id(), &scenario) },
            position: serde_json::from_str(&position).map_err(|error| Fault::new("position", kernel::plain(&error)))?,
            side: table.side(&side)?,
            grade,
            chances,
            right: line(right).map_err(|fault| fault.within("right"))?,
            wrong: line(wrong).map_err(|fault| fault.within("wrong"))?,
        })
    }

    fn write(&self, table: &dyn Table) -> Result<PuzzleWords, Fault> {
        let Scenario::Named(scenario) = self.order.scenario.clone() else {
            return Err(Fault::new("scenario", "a puzzle begins with one that comes with the game"));
        };
        let line = |steps: &[Step]| steps.iter().map(Step::to_string).collect();
        Ok(PuzzleWords {
            scenario,
            options: self.order.options.clone(),
            side: table.sides()[self.side.index()].to_owned(),
            grade: self.grade,
            chances: self.chances,
            position: self.position.to_string(),
            right: line(&self.right),
            wrong: line(&self.wrong),
        })
    }

    /// The best act.
    pub fn solution(&self) -> &str {
        self.right.first().map_or("", |step| &step.act)
    }

    /// The table.
    pub fn begin(&self) -> Result<Session, Fault> {
        Session::set_up(self.order.clone(), DiceOrder::Taught(0), self.position.clone())
    }

    /// What a page shows.
    pub fn view(&self) -> Result<PuzzleView, Fault> {
        let view = self.begin()?.view(Eyes::Seat(self.side));
        let best = view.gestures.iter().find(|gesture| gesture.action == self.solution());
        let nudge = best.and_then(|gesture| gesture.touch.first().or(gesture.with.first()).cloned());
        Ok(PuzzleView { order: self.order.clone(), side: self.side, grade: self.grade, view, nudge })
    }

    /// Judges an answer, and shows what comes of it. No answer at all is the usual one.
    pub fn judge(&self, answer: &str) -> Result<Judged, Rejection> {
        let session = self.begin()?;
        let table = session.position();
        let answer = match (answer, self.wrong.first()) {
            ("", Some(usual)) => usual.act.clone(),
            (answer, _) => table.tidy(answer)?,
        };
        table.check(self.side, &answer)?;
        let right = answer == self.solution();
        let usual = right || self.wrong.first().is_some_and(|step| step.act == answer);
        let refutation = if usual { self.wrong.clone() } else { answered(&**table, self.side, &answer)? };
        Ok(Judged {
            right,
            chances: self.chances,
            best: self.shown(&**table, &self.right)?,
            refuted: self.shown(&**table, &refutation)?,
            usual,
        })
    }

    /// Plays a line, and shows it as the side sees it.
    fn shown(&self, table: &dyn Match, line: &[Step]) -> Result<Vec<LineStep>, Fault> {
        let (mut table, eyes) = (table.boxed(), Eyes::Seat(self.side));
        let frame = |told: &std::sync::Arc<dyn Told>| {
            let Scene { pieces, overlays, .. } = told.scene(eyes);
            told.line(eyes).map(|line| Frame { line, pieces, overlays })
        };
        let play = |step: &Step| {
            let side = table.table().side(&step.side)?;
            let known = side == self.side || !table.secret(side, &step.act);
            let what = known.then(|| table.describe(side, &step.act)).transpose()?;
            let told = step.play(&mut *table)?;
            Ok(LineStep { side, what, frames: told.iter().filter_map(frame).collect() })
        };
        line.iter().map(play).collect()
    }

    /// Plays both lines to their ends, and says what cannot be played or said.
    pub fn prove(&self) -> Result<(), Fault> {
        let session = self.begin()?;
        let table = session.position();
        Fault::unless(table.to_play().awaits(self.side), "side", "it has nothing to decide")?;
        Fault::unless(table.legal(self.side).len() > 2, "position", "there is hardly anything to choose from")?;
        let [best, usual] = self.chances;
        Fault::unless(usual < best && best <= 100, "chances", "the best act promises more than the usual one")?;
        let first = |line: &[Step]| line.first().map(|step| step.act.clone());
        let [right, wrong] = [first(&self.right), first(&self.wrong)];
        Fault::unless(right.is_some() && wrong.is_some() && right != wrong, "right", "an answer, and another one")?;
        for (name, line) in [("right", &self.right), ("wrong", &self.wrong)] {
            let mover = line.first().map(|step| table.table().side(&step.side)).transpose()?;
            Fault::unless(mover == Some(self.side), name, "the side that decides acts first")?;
            self.shown(&**table, line).map_err(|fault| fault.within(name))?;
        }
        Ok(())
    }
}

impl Step {
    /// Plays it with its dice: all of them, and no more.
    fn play(&self, table: &mut dyn Match) -> Result<Vec<std::sync::Arc<dyn Told>>, Fault> {
        let mut script = Script::thrown(&self.dice);
        let side = table.table().side(&self.side)?;
        let told = table.play(side, &self.act, &mut script).map_err(|rejection| in_words(table, rejection))?;
        script.settle()?;
        Ok(told)
    }
}

/// What an act of which the puzzle says nothing leads to, as a sergeant would play it.
fn answered(table: &dyn Match, side: Side, act: &str) -> Result<Vec<Step>, Fault> {
    line(table, side, act, &mut Seeded::new(1), &mut |table, side, seed| {
        table.choose(side, &RESPONDENT, seed, &mut || false).action
    })
}

/// An act and what follows until the other side has answered it, with dice of middling luck.
pub(crate) fn line(
    table: &dyn Match,
    side: Side,
    act: &str,
    luck: &mut Seeded,
    choose: &mut dyn FnMut(&dyn Match, Side, u64) -> String,
) -> Result<Vec<Step>, Fault> {
    let (mut table, mut steps) = (table.boxed(), Vec::new());
    let (mut mover, mut act) = (side, act.to_owned());
    loop {
        let (after, dice) = typical(&*table, mover, &act, luck)?;
        steps.push(Step { side: table.table().sides()[mover.index()].to_owned(), act, dice });
        table = after;
        let to_play = table.to_play();
        let Some(next) = to_play.next() else { return Ok(steps) };
        if steps.len() >= LONGEST || (next == side && mover != side) {
            return Ok(steps);
        }
        mover = next;
        act = choose(&*table, mover, luck.next_u64());
    }
}

/// Falls of the dice of which the middling one is shown.
const FALLS: usize = 7;

/// An act with dice that are neither lucky nor unlucky for who throws them.
fn typical(
    table: &dyn Match,
    side: Side,
    act: &str,
    luck: &mut Seeded,
) -> Result<(Box<dyn Match>, Vec<Thrown>), Fault> {
    let mut falls = Vec::new();
    for _ in 0..FALLS {
        let (mut after, mut source) = (table.boxed(), luck.fork());
        let mut dice = kernel::Witness::new(&mut source);
        after.play(side, act, &mut dice).map_err(|rejection| in_words(table, rejection))?;
        let thrown = dice.thrown();
        let certain = thrown.is_empty();
        falls.push((worth(&*after, side), after, thrown));
        if certain {
            break;
        }
    }
    falls.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (_, after, thrown) = falls.swap_remove(falls.len() / 2);
    Ok((after, thrown))
}

/// What a position is worth to a side at first glance, from -1 to 1.
pub(crate) fn worth(table: &dyn Match, side: Side) -> f32 {
    table.to_play().outcome().map_or_else(|| table.promise(side), |outcome| outcome.score(side) * 2.0 - 1.0)
}
