//! Puzzles: a position in which one act is clearly better than all others, the usual wrong answer, and what comes of
//! both. They are found by [`crate::prospect`], shipped as a file of the game, and judged without a die: luck spoils
//! no answer.

mod line;

use std::collections::BTreeSet;

use catalogue::{Match, Rejection, Table, Told};
use kernel::{Chosen, Eyes, Fault, Scene, Side, Text, Touch};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{DiceOrder, Frame, Order, Scenario, Session, View};

pub use line::Step;
pub(crate) use line::{lines, worth};

use line::{BETTER, LONGEST, answered};

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
    number: u32,
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
    /// Its number for good: players' progress is kept by it, whatever is added or thrown out beside it.
    pub number: u32,
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

/// The puzzles of a game, in the order of its file.
pub fn puzzles(table: &dyn Table) -> Result<Vec<Puzzle>, Fault> {
    read(table, table.puzzles().toml)
}

/// Reads a file of puzzles.
pub fn read(table: &dyn Table, toml: &str) -> Result<Vec<Puzzle>, Fault> {
    let file: PuzzleFile = kernel::read_toml(toml).map_err(|fault| fault.within("puzzles"))?;
    let mut numbers = BTreeSet::new();
    let puzzle = |words: PuzzleWords| {
        let number = words.number;
        let once = Fault::unless(numbers.insert(number), "number", "another puzzle has it already");
        once.and_then(|()| Puzzle::read(table, words)).map_err(|fault| fault.within(format!("puzzle {number}")))
    };
    file.puzzle.into_iter().map(puzzle).collect()
}

/// Puzzles as a game's file has them.
pub fn written(table: &dyn Table, puzzles: &[Puzzle]) -> Result<String, Fault> {
    let puzzle = puzzles.iter().map(|puzzle| puzzle.write(table)).collect::<Result<_, _>>()?;
    kernel::write_toml(&PuzzleFile { puzzle })
}

/// Adds a puzzle that was found, unless it asks nearly what one of them asks, and gives it a number of its own.
pub fn add(puzzles: &mut Vec<Puzzle>, found: Puzzle) {
    if !puzzles.iter().any(|other| found.akin(other)) {
        let number = puzzles.iter().map(|puzzle| puzzle.number).max().unwrap_or_default() + 1;
        puzzles.push(Puzzle { number, ..found });
    }
}

/// A puzzle in the list of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleCard {
    /// Its number.
    pub number: u32,
    /// How hard it is.
    pub grade: u16,
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
        let PuzzleWords { number, scenario, options, side, grade, chances, position, right, wrong } = words;
        let line = |steps: Vec<String>| steps.iter().map(|step| step.parse()).collect::<Result<Vec<Step>, _>>();
        Ok(Puzzle {
            number,
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
            number: self.number,
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

    /// Whether it asks nearly what another one asks: hardly anything on the table is different, and less still where
    /// the answer is the same.
    pub fn akin(&self, other: &Puzzle) -> bool {
        let [ours, theirs] = [self, other].map(|puzzle| {
            let mut facts = BTreeSet::new();
            list("", &puzzle.position, &mut facts);
            facts
        });
        let tenths = if self.solution() == other.solution() { 7 } else { 9 };
        let same = self.order.scenario == other.order.scenario && self.side == other.side;
        same && ours.intersection(&theirs).count() * 10 >= ours.len().max(theirs.len()) * tenths
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
        // Of a secret step that nobody heard of there is nothing to show.
        let told = |shown: &Result<LineStep, Fault>| {
            shown.as_ref().map_or(true, |step| step.what.is_some() || !step.frames.is_empty())
        };
        line.iter().map(play).filter(told).collect()
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
            let Followed { end, answers } = self.follow(line).map_err(|fault| fault.within(name))?;
            let outcome = end.to_play().outcome();
            let long = answers > 0 || outcome.is_some() || line.len() >= LONGEST;
            Fault::unless(long, name, "it ends before the other side answers")?;
            let won = outcome.is_some_and(|outcome| outcome.score(self.side) > 0.5);
            Fault::unless(name == "right" || !won, name, "it refutes nothing: it wins")?;
        }
        Ok(())
    }

    /// Plays a line to its end.
    fn follow(&self, line: &[Step]) -> Result<Followed, Fault> {
        let (mut end, mut answers) = (self.begin()?.position().boxed(), 0);
        for step in line {
            let side = end.table().side(&step.side)?;
            answers += usize::from(side != self.side && !end.secret(side, &step.act));
            step.play(&mut *end)?;
        }
        Ok(Followed { end, answers })
    }

    /// Whether its lines say why: both go on until the other side has answered, and the best act comes out better.
    pub fn explains(&self) -> Result<bool, Fault> {
        self.prove()?;
        let worth = |line: &[Step]| self.follow(line).map(|followed| worth(&*followed.end, self.side));
        Ok(worth(&self.right)? - worth(&self.wrong)? >= BETTER)
    }
}

/// Where a line ends, and how many acts of the other side there were to see.
struct Followed {
    end: Box<dyn Match>,
    answers: usize,
}

/// Every single thing that a position says.
fn list(path: &str, value: &Value, facts: &mut BTreeSet<String>) {
    match value {
        Value::Object(parts) => parts.iter().for_each(|(key, part)| list(&format!("{path}/{key}"), part, facts)),
        Value::Array(parts) => parts.iter().for_each(|part| list(path, part, facts)),
        fact => _ = facts.insert(format!("{path}={fact}")),
    }
}
