//! Written orders: the tokens that a ship obeys, and the book's way of writing them (DE-20 to DE-26, DE-R4, DE-R5).

use std::fmt;

use hexmap::Direction;
use kernel::{Fault, Few, Refusal};

use crate::rose;
use crate::ship::MOVE;

/// DE-14: one order, worth one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// DE-15: one hex straight ahead.
    Advance,
    /// DE-17: a sixth of a turn to the left.
    Port,
    /// DE-17: a sixth of a turn to the right.
    Starboard,
}

impl Token {
    /// All three.
    pub const ALL: [Token; 3] = [Token::Advance, Token::Port, Token::Starboard];

    /// Where the bow points afterwards.
    #[inline]
    pub const fn turn(self, facing: Direction) -> Direction {
        match self {
            Token::Advance => facing,
            Token::Port => facing.left(),
            Token::Starboard => facing.right(),
        }
    }

    /// Where the bow pointed before.
    pub const fn unturn(self, facing: Direction) -> Direction {
        match self {
            Token::Advance => facing,
            Token::Port => facing.right(),
            Token::Starboard => facing.left(),
        }
    }

    /// The token as a symbol that stands for itself: `1`, `R(2)`.
    pub const fn symbol(self, facing: Direction) -> Symbol {
        match self {
            Token::Advance => Symbol::Sail(facing),
            turn => Symbol::TurnTo(turn.turn(facing)),
        }
    }
}

/// A ship's orders for a turn: at most six tokens (DE-24), a point each.
pub type Line = Few<Token, MOVE>;

/// Nothing written.
pub(crate) const NO_ORDERS: Line = Few::new(Token::Advance);

/// Orders as they are written for a ship that points there. DE-R5: a turn followed by an advance is `R`, every other
/// turn names its direction.
pub(crate) fn text(tokens: &[Token], mut facing: Direction) -> String {
    let mut words = Vec::with_capacity(tokens.len());
    for (i, token) in tokens.iter().enumerate() {
        let before_advance = tokens.get(i + 1) == Some(&Token::Advance);
        let symbol = match token.symbol(facing) {
            Symbol::TurnTo(_) if before_advance => Symbol::Turn,
            symbol => symbol,
        };
        words.push(symbol.to_string());
        facing = token.turn(facing);
    }
    words.join(" ")
}

/// One written sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// DE-21: a digit, `1`: advance one hex in that direction.
    Sail(Direction),
    /// DE-22: `R`: a turn whose sense the next digit tells.
    Turn,
    /// DE-23: `R(2)`: a turn to that direction.
    TurnTo(Direction),
}

impl Symbol {
    /// The token that it stands for by itself when the ship points that way.
    #[inline]
    pub fn token(self, facing: Direction) -> Option<Token> {
        match self {
            Symbol::Sail(to) if to == facing => Some(Token::Advance),
            Symbol::TurnTo(to) if to == facing.left() => Some(Token::Port),
            Symbol::TurnTo(to) if to == facing.right() => Some(Token::Starboard),
            _ => None,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::Sail(direction) => write!(f, "{}", rose::digit(*direction)),
            Symbol::Turn => f.write_str("R"),
            Symbol::TurnTo(direction) => write!(f, "R({})", rose::digit(*direction)),
        }
    }
}

/// A line as a person wrote it, before it is known which way the ship points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Script(Few<Symbol, { Script::LONGEST }>);

impl Script {
    /// What is read at all; more than six is for the rules to refuse, a page of it for the reader.
    const LONGEST: usize = 12;

    /// Reads `1 R 2 R 3 3` or `1 1 1 1 1 R(2)`; spaces do not matter.
    pub fn read(text: &str) -> Result<Script, Fault> {
        let mut script = Script(Few::new(Symbol::Turn));
        let mut rest = text.trim_start();
        while let Some(sign) = rest.chars().next() {
            let at = text.chars().count() - rest.chars().count() + 1;
            let place = || format!("orders, sign {at}");
            rest = rest[sign.len_utf8()..].trim_start();
            let symbol = match sign {
                'r' | 'R' => match rest.strip_prefix('(') {
                    None => Symbol::Turn,
                    Some(inside) => {
                        let (direction, after) = parenthesis(inside).map_err(|what| Fault::new(place(), what))?;
                        rest = after.trim_start();
                        Symbol::TurnTo(direction)
                    }
                },
                _ => Symbol::Sail(direction(sign).map_err(|what| Fault::new(place(), what))?),
            };
            let problem = "far too many orders: a line has at most six digits and Rs (DE-24)";
            Fault::when(script.0.is_full(), place(), problem)?;
            script.0.push(symbol);
        }
        Ok(script)
    }

    /// The signs.
    pub fn symbols(&self) -> &[Symbol] {
        &self.0
    }

    /// DE-R4: the tokens that a ship pointing to `facing` reads in it, or why the line cannot be read.
    pub fn resolve(&self, mut facing: Direction) -> Result<Line, Refusal> {
        let symbols = self.symbols();
        if symbols.len() > MOVE {
            return Err(Refusal::new("DE-24", "too-many-points").with("points", symbols.len()));
        }
        let mut line = NO_ORDERS;
        let mut bare = 0;
        for &symbol in symbols {
            let (to, turns) = match symbol {
                Symbol::Turn => {
                    bare += 1;
                    continue;
                }
                Symbol::TurnTo(to) => (to, bare + 1),
                Symbol::Sail(to) => (to, bare),
            };
            let Some(token) = rotation(facing, to, turns)? else {
                return Err(Refusal::new("DE-21", "not-its-heading")
                    .with("digit", rose::digit(to))
                    .with("facing", rose::digit(facing)));
            };
            (0..turns).for_each(|_| line.push(token));
            if symbol == Symbol::Sail(to) {
                line.push(Token::Advance);
            }
            (facing, bare) = (to, 0);
        }
        match bare {
            0 => Ok(line),
            _ => Err(Refusal::new("DE-23", "turn-without-direction")),
        }
    }
}

/// DE-R4: the sense of `turns` turns in a row that end at `to`; none when a digit without a turn is not the heading.
fn rotation(facing: Direction, to: Direction, turns: usize) -> Result<Option<Token>, Refusal> {
    let digits = |refusal: Refusal| refusal.with("digit", rose::digit(to)).with("facing", rose::digit(facing));
    match turns {
        0 => Ok((facing == to).then_some(Token::Advance)),
        1 | 2 => [Token::Port, Token::Starboard]
            .into_iter()
            .find(|token| (0..turns).fold(facing, |now, _| token.turn(now)) == to)
            .map(Some)
            .ok_or_else(|| digits(Refusal::new("DE-R4", "turn-does-not-fit").with("turns", turns))),
        _ => Err(digits(Refusal::new("DE-R4", "turns-unclear"))),
    }
}

fn direction(sign: char) -> Result<Direction, String> {
    let found = sign.to_digit(10).and_then(|digit| rose::of_digit(digit as u8));
    found.ok_or_else(|| format!("'{sign}' is no order; write a digit 1 to 6 to advance, R to turn, R(2) to turn to 2"))
}

/// The direction in `2) …`, and what comes after.
fn parenthesis(inside: &str) -> Result<(Direction, &str), String> {
    let wrong = "after R( comes one digit from 1 to 6 and ), as in R(2)";
    let (digit, after) = inside.split_once(')').ok_or(wrong)?;
    let mut signs = digit.trim().chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => Ok((direction(sign).map_err(|_| wrong)?, after)),
        _ => Err(wrong.to_owned()),
    }
}

impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.symbols().iter().map(Symbol::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Script({self})")
    }
}
