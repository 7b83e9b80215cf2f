//! The lines of a match and what they led to. Every line stays, but the positions and events are kept only for the last
//! ones, and a position for every few of those before: what lies between is played again when somebody looks at it. So
//! a match of fifty thousand lines costs little more than one of a hundred, to hold, to copy, to go on with and to look at.

use std::sync::Arc;

use catalogue::{Begun, Match, Told};
use kernel::{BySide, Entry, Eyes, Question, Script, Side};
use rpds::VectorSync;

/// The last lines, of which everything is kept: what people see, and what is mostly taken back.
const RECENT: usize = 16;
/// The last lines of which it is known whose their dice are.
const OWNED: usize = 128;
/// Among those before, a position is kept every so many lines.
const EVERY: usize = 32;
/// Lines are held by eights: each that is changed costs a copy of those beside it, for the match before is kept too
/// until the next one is stored.
const BITS: u8 = 3;

/// One line of the match with what it led to.
#[derive(Clone)]
pub(crate) struct Step {
    pub entry: Entry,
    /// The other side may not learn of it before the game is over.
    pub secret: bool,
    /// A step of a sealed decision: nobody else saw anything change. It is never a line of the match for the others as
    /// long as the game goes on, since even the number of such steps would tell.
    pub private: bool,
    /// A die fell, or somebody learnt something.
    pub telling: bool,
    /// Where the stream of the dice stood after it.
    pub drawn: u64,
    /// The questions among its dice, with their places.
    pub questions: Vec<(usize, Question)>,
    /// Whose each of its dice is.
    pub owners: Vec<Side>,
    reached: Option<Arc<dyn Match>>,
    told: Option<Vec<Arc<dyn Told>>>,
    sums: Sums,
}

/// What is known of the whole match up to a line.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// No other line, not even one that stood here before, has this number.
    stamp: u64,
    /// Private steps of each side.
    private: BySide<usize>,
    /// Lines that told something.
    telling: usize,
    /// Lines that went back.
    undone: usize,
    /// The last act of each side that has not been undone.
    live: BySide<Option<usize>>,
}

impl Step {
    /// A line that led here.
    pub fn new(entry: Entry, reached: Arc<dyn Match>, told: Vec<Arc<dyn Told>>) -> Step {
        let (reached, told) = (Some(reached), Some(told));
        let (questions, owners, sums) = (Vec::new(), Vec::new(), Sums::default());
        Step { entry, secret: false, private: false, telling: false, drawn: 0, questions, owners, reached, told, sums }
    }

    /// The number that no other line has.
    pub fn stamp(&self) -> u64 {
        self.sums.stamp
    }

    /// Whether a side made a move here.
    pub fn is_move_of(&self, side: Side) -> bool {
        matches!(self.entry, Entry::Move { side: mover, .. } if mover == side)
    }
}

/// The lines of a match. A copy costs nothing.
#[derive(Clone)]
pub(crate) struct Lines {
    first: Arc<dyn Match>,
    opening: Vec<Arc<dyn Told>>,
    steps: VectorSync<Step>,
    epoch: u64,
    stamps: u64,
}

impl Lines {
    /// No line yet. A match whose beginning was played again has another epoch.
    pub fn new(begun: Begun, epoch: u64) -> Lines {
        let (first, opening) = (Arc::from(begun.game), begun.told);
        Lines { first, opening, steps: VectorSync::new_with_bits(BITS), epoch, stamps: 0 }
    }

    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    pub fn first(&self) -> &Arc<dyn Match> {
        &self.first
    }

    pub fn opening(&self) -> &[Arc<dyn Told>] {
        &self.opening
    }

    pub fn len(&self) -> usize {
        self.steps.len()
    }

    pub fn get(&self, line: usize) -> Option<&Step> {
        self.steps.get(line)
    }

    pub fn last(&self) -> Option<&Step> {
        self.steps.last()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter()
    }

    /// The present position.
    pub fn position(&self) -> &Arc<dyn Match> {
        self.last().and_then(|step| step.reached.as_ref()).unwrap_or(&self.first)
    }

    /// What happened in the last line, or before the first one.
    pub fn last_told(&self) -> &[Arc<dyn Told>] {
        self.last().map_or(&self.opening, |step| step.told.as_deref().unwrap_or_default())
    }

    /// The position before a line.
    pub fn before(&self, line: usize) -> Arc<dyn Match> {
        let kept = (0..line).rev().find_map(|earlier| Some((earlier + 1, self.steps[earlier].reached.clone()?)));
        let (from, mut position) = kept.unwrap_or_else(|| (0, self.first.clone()));
        for later in from..line {
            position = played(&*position, &self.steps[later].entry).0;
        }
        position
    }

    /// The position after a line.
    pub fn after(&self, line: usize) -> Arc<dyn Match> {
        self.before(line + 1)
    }

    /// Tells what happened in one line after the other.
    pub fn walk(&self) -> Walk<'_> {
        Walk { lines: self, before: None }
    }

    /// Adds a line.
    pub fn push(&mut self, mut step: Step) {
        let line = self.len();
        let sums = self.last().map_or_else(Sums::default, |last| last.sums);
        self.stamps += 1;
        step.sums = Sums { stamp: self.stamps, telling: sums.telling + usize::from(step.telling), ..sums };
        match step.entry {
            Entry::Move { side, .. } => {
                step.sums.private[side] += usize::from(step.private);
                step.sums.live[side] = Some(line);
            }
            Entry::Undo { to, .. } => {
                step.sums.undone += 1;
                let back = to.checked_sub(2).and_then(|line| self.get(line));
                step.sums.live = back.map_or_else(BySide::default, |back| back.sums.live);
            }
            Entry::End { .. } | Entry::Hidden { .. } => {}
        }
        self.steps.push_back_mut(step);
        if let Some(old) = line.checked_sub(RECENT) {
            self.thin(old);
        }
        if let Some(old) = line.checked_sub(OWNED).filter(|&old| !self.steps[old].owners.is_empty())
            && let Some(step) = self.steps.get_mut(old)
        {
            (step.questions, step.owners) = (Vec::new(), Vec::new());
        }
    }

    /// A line that is no longer among the last ones. A line that goes back keeps its position, so that no way from a kept
    /// position is longer than between two of them.
    fn thin(&mut self, line: usize) {
        if let Some(step) = self.steps.get_mut(line) {
            step.told = None;
            if !line.is_multiple_of(EVERY) && !matches!(step.entry, Entry::Undo { .. }) {
                step.reached = None;
            }
        }
    }

    /// Takes the last line off.
    pub fn pop(&mut self) -> Option<Step> {
        let step = self.last().cloned()?;
        self.steps.drop_last_mut();
        // Whatever is last is there as a whole.
        if let Some(last) = self.len().checked_sub(1)
            && self.steps[last].told.is_none()
        {
            let (reached, told) = played(&*self.before(last), &self.steps[last].entry);
            if let Some(step) = self.steps.get_mut(last) {
                (step.reached, step.told) = (Some(step.reached.take().unwrap_or(reached)), Some(told));
            }
        }
        Some(step)
    }

    /// The last act of a side that has not been undone.
    pub fn last_live(&self, side: Side) -> Option<usize> {
        self.last()?.sums.live[side]
    }

    /// Whether a die fell or somebody learnt something from this line on.
    pub fn told_since(&self, line: usize) -> bool {
        let sum = |step: Option<&Step>| step.map_or(0, |step| step.sums.telling);
        sum(self.last()) > sum(line.checked_sub(1).and_then(|before| self.get(before)))
    }

    /// How often the match went back.
    pub fn undone(&self) -> usize {
        self.last().map_or(0, |step| step.sums.undone)
    }

    // Lines as somebody knows them: all but the other side's private steps.

    /// How many of the first `lines` lines these eyes know of.
    pub fn known(&self, lines: usize, eyes: Eyes) -> usize {
        let private = lines.checked_sub(1).and_then(|last| self.get(last)).map(|step| step.sums.private);
        let hidden = Side::BOTH.into_iter().filter(|&side| !eyes.see(side));
        lines - hidden.map(|side| private.map_or(0, |private| private[side])).sum::<usize>()
    }

    /// The line that these eyes count as their number `known` (from 0).
    pub fn place(&self, known: usize, eyes: Eyes) -> Option<usize> {
        if known >= self.known(self.len(), eyes) {
            return None;
        }
        let (mut low, mut high) = (known, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if self.known(middle + 1, eyes) > known { high = middle } else { low = middle + 1 }
        }
        Some(low)
    }

    /// The other's private steps right before a line, which these eyes do not know as lines.
    pub fn sealed_before(&self, line: usize, eyes: Eyes) -> impl Iterator<Item = usize> {
        let private = |line: &usize| self.steps[*line].private;
        let first = (0..line).rev().take_while(private).last().unwrap_or(line);
        (first..line)
            .filter(move |&line| !Side::BOTH.iter().any(|&side| eyes.see(side) && self.steps[line].is_move_of(side)))
    }
}

/// Somebody who goes from line to line: where one has been played again, the next is one step further.
pub(crate) struct Walk<'a> {
    lines: &'a Lines,
    /// A line and the position before it.
    before: Option<(usize, Arc<dyn Match>)>,
}

impl Walk<'_> {
    /// What happened in a line.
    pub fn told(&mut self, line: usize) -> Vec<Arc<dyn Told>> {
        let step = &self.lines.steps[line];
        if let Some(told) = &step.told {
            return told.clone();
        }
        let known = self.before.take().filter(|(next, _)| *next == line).map(|(_, position)| position);
        let (after, told) = played(&*known.unwrap_or_else(|| self.lines.before(line)), &step.entry);
        self.before = Some((line + 1, step.reached.clone().unwrap_or(after)));
        told
    }
}

/// Plays a line again with the dice that fell then.
fn played(before: &dyn Match, entry: &Entry) -> (Arc<dyn Match>, Vec<Arc<dyn Told>>) {
    #[cfg(test)]
    tests::PLAYED.set(tests::PLAYED.get() + 1);
    let mut after = before.boxed();
    let told = match entry {
        Entry::Move { side, action, dice } => after.play(*side, action, &mut Script::thrown(dice)).unwrap_or_default(),
        _ => Vec::new(),
    };
    (Arc::from(after), told)
}

impl Lines {
    /// Takes a line out; private steps of the other side after it are played again without it.
    pub fn take_out(&mut self, line: usize) {
        let mut later = Vec::new();
        while self.len() > line + 1 {
            later.extend(self.pop());
        }
        self.pop();
        for mut step in later.into_iter().rev() {
            let (reached, told) = played(&**self.position(), &step.entry);
            (step.reached, step.told) = (Some(reached), Some(told));
            self.push(step);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::{DiceOrder, Op, Order, Session, Undo};

    thread_local! {
        /// Lines that were played again.
        pub(super) static PLAYED: Cell<usize> = const { Cell::new(0) };
    }

    /// Acts between two times that a match goes back to its beginning.
    const ACTS: usize = 60;

    /// A match of so many lines, which goes back again and again.
    fn long(lines: usize) -> Session {
        let game = catalogue::games().next().expect("a game");
        let begin =
            || Session::begin(Order::of(game.id(), game.scenarios()[0].id), DiceOrder::Taught(1)).expect("begun");
        let (mut session, mut ops) = (begin(), Vec::new());
        for i in 0..ACTS {
            let side = session.to_play().next().expect("not over so soon");
            let legal = session.position().legal(side);
            ops.extend(
                session.act(side, &legal[i * 7 % legal.len()], session.view_number(side)).expect("a listed act"),
            );
        }
        let mut long = begin();
        while long.lines.len() < lines {
            let back = Op::Undo { side: Side::A, to: 1 };
            let op = if long.lines.len() % (ACTS + 1) < ACTS { &ops[long.lines.len() % (ACTS + 1)] } else { &back };
            long.redo(op).expect("it is played again");
        }
        long
    }

    /// How many lines this plays again.
    fn cost(work: impl FnOnce()) -> usize {
        PLAYED.set(0);
        work();
        PLAYED.get()
    }

    /// Looking at a page, at one line, and moving and taking back: the same work, however long the match.
    #[test]
    fn a_long_match_costs_no_more_than_a_short_one() {
        let page = 100;
        for lines in [600, 50_000] {
            let session = long(lines);
            for end in [page, page + 7, lines / 2, lines - RECENT, lines] {
                let read = cost(|| assert_eq!(session.log(Eyes::All, end - page..end).len(), page));
                assert!(read <= page + EVERY, "a page before line {end} of {lines}: {read} lines were played again");
                let seen = cost(|| drop((session.scene_at(end, Eyes::Public), session.frames(end, Eyes::Public))));
                assert!(seen <= 2 * EVERY, "line {end} of {lines}: {seen} lines were played again");
            }
            let old = cost(|| assert!(session.scene_at(page + 7, Eyes::Public).is_some()));
            assert!(old > 0, "what is old is played again, and counted");
            let moved = cost(|| {
                let mut session = session.clone();
                let side = session.to_play().next().expect("not over");
                let action = session.position().legal(side)[0].clone();
                session.act(side, &action, session.view_number(side)).expect("a listed act");
                if session.undo_state(side) == Undo::Ask {
                    session.undo(side).expect("a wish");
                    session.answer_undo(!side, true).expect("granted");
                } else {
                    session.undo(side).expect("taken back");
                }
            });
            assert_eq!(moved, 0, "a move that is taken back, at line {lines}");
        }
    }
}
