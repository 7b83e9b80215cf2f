//! What follows an act: a line of acts and dice, written, played and found.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use catalogue::{Match, Player, Rank, Told};
use kernel::{Fault, Script, Seeded, Side, Thrown};

use crate::place::in_words;

/// Who answers an act of which the puzzle itself says nothing.
const RESPONDENT: Player = Player::usual(Rank::Sergeant);
/// Acts of a line at most, and how many of them are the other side's.
pub(super) const LONGEST: usize = 30;
const ANSWERS: usize = 10;
/// Pairs of lines that are drawn until one explains, and by how much the best act must come out better in it.
const DRAWS: usize = 5;
pub(super) const BETTER: f32 = 0.02;

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

impl Step {
    /// Plays it with its dice: all of them, and no more.
    pub(super) fn play(&self, table: &mut dyn Match) -> Result<Vec<Arc<dyn Told>>, Fault> {
        let mut script = Script::thrown(&self.dice);
        let side = table.table().side(&self.side)?;
        let told = table.play(side, &self.act, &mut script).map_err(|rejection| in_words(table, rejection))?;
        script.settle()?;
        Ok(told)
    }
}

/// What an act of which the puzzle says nothing leads to, as a sergeant would play it.
pub(super) fn answered(table: &dyn Match, side: Side, act: &str) -> Result<Vec<Step>, Fault> {
    let mut choose = |table: &dyn Match, side, seed| table.choose(side, &RESPONDENT, seed, &mut || false).action;
    Ok(line(table, side, act, &mut Seeded::new(1), &mut choose)?.0)
}

/// The best act and the usual wrong one with what follows, told so that one sees which is better; nothing where luck
/// tells it otherwise again and again.
pub(crate) fn lines(
    table: &dyn Match,
    side: Side,
    [act, wrong]: [&str; 2],
    luck: &mut Seeded,
    choose: &mut dyn FnMut(&dyn Match, Side, u64) -> String,
) -> Result<Option<[Vec<Step>; 2]>, Fault> {
    for _ in 0..DRAWS {
        let (right, best) = line(table, side, act, luck, choose)?;
        let (wrong, usual) = line(table, side, wrong, luck, choose)?;
        if best - usual >= BETTER {
            return Ok(Some([right, wrong]));
        }
    }
    Ok(None)
}

/// An act and what follows until the other side has answered it where everybody sees it, with dice of middling luck; and
/// what the end is worth.
fn line(
    table: &dyn Match,
    side: Side,
    act: &str,
    luck: &mut Seeded,
    choose: &mut dyn FnMut(&dyn Match, Side, u64) -> String,
) -> Result<(Vec<Step>, f32), Fault> {
    let (mut table, mut steps, mut answers) = (table.boxed(), Vec::new(), 0);
    let (mut mover, mut act) = (side, act.to_owned());
    loop {
        answers += usize::from(mover != side && !table.secret(mover, &act));
        let (after, dice) = typical(&*table, mover, &act, luck)?;
        steps.push(Step { side: table.table().sides()[mover.index()].to_owned(), act, dice });
        table = after;
        let next = table.to_play().next();
        let answered = answers >= ANSWERS || (answers > 0 && next == Some(side) && mover != side);
        let Some(next) = next.filter(|_| !answered && steps.len() < LONGEST) else {
            return Ok((steps, worth(&*table, side)));
        };
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
