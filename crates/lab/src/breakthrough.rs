//! Breakthrough (Dan Troyka, 2000) on our kernel: the measure of its speed against other systems, since every
//! system has this game.
//!
//! Sixteen pawns a side on 8x8 squares. A pawn steps one row forward, straight or diagonally; it takes on the
//! diagonals only. Whoever reaches the far row, or takes every pawn, has won.

use std::sync::{Arc, LazyLock};

use kernel::{
    Chosen, Degree, Dice, Fault, Game, Journal, Judge, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Side, Text,
    ToPlay, weighed,
};
use serde::{Deserialize, Serialize};

/// The only board: nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules;

/// A step from square to square, `a2a3`. Squares count from a1 by rows as the side to move sees the board, so that
/// both sides move up: a step gains 7, 8 or 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    from: u8,
    gain: u8,
}

/// A position, seen by the side to move: its pawns go up.
#[derive(Clone, Debug, PartialEq)]
pub struct Breakthrough {
    own: u64,
    foe: u64,
    side: Side,
    won: bool,
    rules: Arc<Rules>,
}

/// A position in words: the board row by row from the top (`w`, `b`, `.`), and who moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Diagram {
    rows: [String; 8],
    to_move: Side,
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const LAST_ROW: u64 = 0xff << 56;
const STRAIGHT: u8 = 8;
const LEFT: u8 = 7;
const RIGHT: u8 = 9;

impl Breakthrough {
    /// The squares that can be reached straight, to the left and to the right.
    #[inline]
    fn targets(&self) -> [(u64, u8); 3] {
        [
            ((self.own << 8) & !(self.own | self.foe), STRAIGHT),
            (((self.own & !FILE_A) << 7) & !self.own, LEFT),
            (((self.own & !FILE_H) << 9) & !self.own, RIGHT),
        ]
    }

    /// Pawns of the side to move and of the other, each seen by White.
    fn boards(&self) -> (u64, u64) {
        match self.side {
            Side::A => (self.own, self.foe),
            Side::B => (self.foe.swap_bytes(), self.own.swap_bytes()),
        }
    }

    fn seen_by_white(&self, square: u8) -> u8 {
        if self.side == Side::A { square } else { square ^ 56 }
    }
}

/// The position of the `n`th set bit.
#[inline]
fn nth_bit(mut board: u64, n: u32) -> u8 {
    for _ in 0..n {
        board &= board - 1;
    }
    board.trailing_zeros() as u8
}

fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

fn square_of(name: &[u8]) -> Option<u8> {
    match name {
        [file @ b'a'..=b'h', row @ b'1'..=b'8'] => Some((row - b'1') * 8 + (file - b'a')),
        _ => None,
    }
}

impl Game for Breakthrough {
    const ID: &'static str = "breakthrough";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["white", "black"];
    type Setup = Rules;
    type Action = Step;
    type Event = ();
    type Position = Diagram;

    fn scenarios() -> &'static [ScenarioFile] {
        &[ScenarioFile { id: "standard", toml: "" }]
    }

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(_: &str, _: &Chosen) -> Result<Rules, Fault> {
        Ok(Rules)
    }

    fn start(setup: Arc<Rules>, _: &mut impl Dice, _: &mut impl Journal<Self>) -> Self {
        Breakthrough { own: 0xffff, foe: 0xffff << 48, side: Side::A, won: false, rules: setup }
    }

    fn setup_of(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Each of 32 pawns steps at most seven times.
    fn ply_limit(_: &Rules) -> u32 {
        32 * 7
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        if self.won {
            ToPlay::Over(Outcome::win(!self.side, Degree::Plain, "breakthrough"))
        } else {
            ToPlay::One(self.side)
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Step>) {
        if self.won || side != self.side {
            return;
        }
        for (mut targets, gain) in self.targets() {
            while targets != 0 {
                out.push(Step { from: targets.trailing_zeros() as u8 - gain, gain });
                targets &= targets - 1;
            }
        }
    }

    fn check(&self, side: Side, action: &Step) -> Result<(), Refusal> {
        if self.won || side != self.side {
            return Err(Refusal::new("BT-1", "not-your-turn"));
        }
        let to = u32::from(action.from) + u32::from(action.gain);
        let reached = |(targets, gain): (u64, u8)| gain == action.gain && to < 64 && targets >> to & 1 == 1;
        if self.targets().into_iter().any(reached) { Ok(()) } else { Err(Refusal::new("BT-2", "no-such-step")) }
    }

    #[inline]
    fn play(&mut self, _: Side, action: &Step, _: &mut impl Dice, _: &mut impl Journal<Self>) {
        let to = 1u64 << (action.from + action.gain);
        let own = self.own ^ (1 << action.from) | to;
        let foe = self.foe & !to;
        self.won = to & LAST_ROW != 0 || foe == 0;
        self.own = foe.swap_bytes();
        self.foe = own.swap_bytes();
        self.side = !self.side;
    }

    #[inline]
    fn any_action(&self, _: Side, luck: &mut Seeded, _: &mut Vec<Step>) -> Option<Step> {
        let [(straight, _), (left, _), (right, _)] = self.targets();
        let (s, l, r) = (straight.count_ones(), left.count_ones(), right.count_ones());
        let n = luck.below(s + l + r);
        let (board, n, gain) = if n < s {
            (straight, n, STRAIGHT)
        } else if n < s + l {
            (left, n - s, LEFT)
        } else {
            (right, n - s - l, RIGHT)
        };
        Some(Step { from: nth_bit(board, n) - gain, gain })
    }

    fn write(&self, action: &Step) -> String {
        let [from, to] = [action.from, action.from + action.gain].map(|square| self.seen_by_white(square));
        square_name(from) + &square_name(to)
    }

    fn read(&self, notation: &str) -> Result<Step, Fault> {
        let wrong = || Fault::new("action", format!("'{notation}' is no step; write a2a3"));
        let bytes = notation.as_bytes();
        let [from, to] = [bytes.get(..2), bytes.get(2..)].map(|name| name.and_then(square_of));
        let (from, to) = (from.ok_or_else(wrong)?, to.ok_or_else(wrong)?);
        let [from, to] = [from, to].map(|square| self.seen_by_white(square));
        let gain = to.checked_sub(from).ok_or_else(wrong)?;
        Ok(Step { from, gain })
    }

    fn position(&self) -> Diagram {
        let (white, black) = self.boards();
        let square = |row: usize, file: usize| match (white >> (row * 8 + file) & 1, black >> (row * 8 + file) & 1) {
            (1, _) => 'w',
            (_, 1) => 'b',
            _ => '.',
        };
        let rows = std::array::from_fn(|i| (0..8).map(|file| square(7 - i, file)).collect());
        Diagram { rows, to_move: self.side }
    }

    fn from_position(setup: Arc<Rules>, position: Diagram) -> Result<Self, Fault> {
        let mut boards = [0u64; 2];
        for (i, row) in position.rows.iter().enumerate() {
            if row.len() != 8 || row.bytes().any(|c| !b"wb.".contains(&c)) {
                return Err(Fault::new(format!("row {}", 8 - i), "must be eight signs of 'w', 'b' and '.'"));
            }
            for (file, c) in row.bytes().enumerate().filter(|(_, c)| *c != b'.') {
                boards[usize::from(c == b'b')] |= 1 << ((7 - i) * 8 + file);
            }
        }
        let [white, black] = boards;
        let (own, foe) = match position.to_move {
            Side::A => (white, black),
            Side::B => (black.swap_bytes(), white.swap_bytes()),
        };
        if own & LAST_ROW != 0 || own.count_ones() > 16 || foe.count_ones() > 16 || foe == 0 {
            return Err(Fault::new("position", "no game can lead to it"));
        }
        Ok(Breakthrough { own, foe, side: position.to_move, won: own == 0 || foe & 0xff != 0, rules: setup })
    }
}

/// Pawns, and half the squares of the rows that they have come.
const COUNTS: [&str; 2] = ["pawns", "rows"];
const WEIGHTS: &str = "[weights]\npawns = 0.1\nrows = 0.01\n";
static READ: LazyLock<[f32; COUNTS.len()]> = LazyLock::new(|| kernel::compiled_weights(WEIGHTS, &COUNTS));

impl Breakthrough {
    fn counted(&self, eyes: Side) -> [f32; COUNTS.len()] {
        let rows = |mut pawns: u64| {
            let mut sum = 0;
            while pawns != 0 {
                let row = pawns.trailing_zeros() / 8;
                sum += row * row / 2;
                pawns &= pawns - 1;
            }
            sum as f32
        };
        let pawns = self.own.count_ones() as f32 - self.foe.count_ones() as f32;
        let sign = if eyes == self.side { 1.0 } else { -1.0 };
        [sign * pawns, sign * (rows(self.own) - rows(self.foe.swap_bytes()))]
    }
}

impl Judge for Breakthrough {
    /// Pawns and how far they have come.
    fn value(&self, eyes: Side) -> f32 {
        let [pawns, rows] = self.counted(eyes);
        ((10.0 * pawns + rows) / 100.0).clamp(-0.9, 0.9)
    }

    fn outlook(&self, eyes: Side) -> f32 {
        libm::tanhf(weighed(&READ, &self.counted(eyes)))
    }

    const COUNTS: &'static [&'static str] = &COUNTS;

    fn weights() -> &'static str {
        WEIGHTS
    }

    fn counts(&self, eyes: Side, out: &mut Vec<f32>) {
        out.extend(self.counted(eyes));
    }

    fn prior(&self, _: Side, action: &Step) -> f32 {
        let takes = self.foe >> (action.from + action.gain) & 1 == 1;
        if takes { 4.0 } else { 1.0 }
    }

    fn why(&self, _: Side, _: &Step) -> Text {
        Text::plain("a step forward")
    }
}
