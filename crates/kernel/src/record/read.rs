//! Records read from text: every fault names its line, and the chain of hashes is checked.

use super::write::link;
use super::{DiceSource, Entry, Header, Record, Start};
use crate::fair::unhex;
use crate::{BySide, Chosen, Fault, Setting, Side, Thrown};

/// Reads a record line by line, so that every fault names its line.
pub(super) struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Reader { lines: text.lines().enumerate().peekable() }
    }

    fn fault(number: usize, problem: impl Into<String>) -> Fault {
        Fault::new(format!("line {}", number + 1), problem)
    }

    /// The next line, if it begins with the word.
    fn take(&mut self, word: &str) -> Option<(usize, &'a str)> {
        let (number, line) = *self.lines.peek()?;
        let rest = line.strip_prefix(word)?;
        let rest = if rest.is_empty() { rest } else { rest.strip_prefix(' ')? };
        self.lines.next();
        Some((number, rest))
    }

    fn must(&mut self, word: &str) -> Result<(usize, &'a str), Fault> {
        let number = self.lines.peek().map_or(0, |&(number, _)| number);
        self.take(word).ok_or_else(|| Self::fault(number, format!("a line '{word} …' is expected here")))
    }

    fn header(&mut self) -> Result<Header, Fault> {
        let (number, version) = self.must("grognard-record")?;
        if version.trim() != "1" {
            return Err(Self::fault(number, format!("version '{version}' is not known; this program reads version 1")));
        }
        let (number, game) = self.must("game")?;
        let (game, rules) = pair(number, game, "game ID RULES-VERSION")?;
        let rules = rules.parse().map_err(|_| Self::fault(number, format!("'{rules}' is no rules version")))?;
        let (number, sides) = self.must("sides")?;
        let (a, b) = pair(number, sides, "sides FIRST SECOND")?;
        let sides = [a.to_owned(), b.to_owned()];
        let (number, scenario) = self.must("scenario")?;
        let (scenario, scenario_hash) = pair(number, scenario, "scenario ID HASH")?;
        let scenario_text = self.scenario_text();
        let mut options = Chosen::new();
        while let Some((number, option)) = self.take("option") {
            let (key, value) = pair(number, option, "option NAME VALUE")?;
            options.insert(key.to_owned(), setting(value));
        }
        let mut players = BySide::default();
        while let Some((number, player)) = self.take("player") {
            let (side, name) = player.split_once(' ').unwrap_or((player, ""));
            players[side_of(number, &sides, side)?] = name.to_owned();
        }
        let dice = self.dice(&sides)?;
        let start = self.start()?;
        let (game, scenario) = (game.to_owned(), scenario.to_owned());
        let scenario_hash = scenario_hash.to_owned();
        Ok(Header { game, rules, sides, scenario, scenario_text, scenario_hash, options, players, dice, start })
    }

    fn scenario_text(&mut self) -> Option<String> {
        let mut text = String::new();
        while let Some((_, line)) = self.take("|") {
            text.push_str(line);
            text.push('\n');
        }
        (!text.is_empty()).then_some(text)
    }

    fn dice(&mut self, sides: &[String; 2]) -> Result<DiceSource, Fault> {
        let (number, dice) = self.must("dice")?;
        let words: Vec<_> = dice.split_whitespace().collect();
        match words[..] {
            ["physical"] => Ok(DiceSource::Physical),
            ["seeded"] => Ok(DiceSource::Seeded(None)),
            ["seeded", seed] => match seed.parse() {
                Ok(seed) => Ok(DiceSource::Seeded(Some(seed))),
                Err(_) => Err(Self::fault(number, format!("'{seed}' is no seed"))),
            },
            ["fair", promised] => {
                let commitment = unhex(promised).map_err(|f| Self::fault(number, f.problem))?;
                let mut nonces = BySide::default();
                for _ in Side::BOTH {
                    let (number, nonce) = self.must("nonce")?;
                    let (side, nonce) = pair(number, nonce, "nonce SIDE DIGITS")?;
                    nonces[side_of(number, sides, side)?] = unhex(nonce).map_err(|f| Self::fault(number, f.problem))?;
                }
                Ok(DiceSource::Fair { commitment, nonces, secret: None })
            }
            _ => Err(Self::fault(number, "write 'dice seeded N', 'dice physical' or 'dice fair COMMITMENT'")),
        }
    }

    fn start(&mut self) -> Result<Start, Fault> {
        if let Some((_, json)) = self.take("position") {
            return Ok(Start::Position(json.to_owned()));
        }
        let (number, dice) = self.must("start")?;
        Ok(Start::Scenario(thrown(number, dice)?))
    }

    pub(super) fn record(mut self) -> Result<Record, Fault> {
        let header = self.header()?;
        let mut hash = Some(link("", &header.text()));
        let mut record = Record::new(header);
        for (number, line) in self.lines.by_ref() {
            let line = line.trim_end();
            if line.is_empty() {
            } else if let Some(secret) = line.strip_prefix("secret ") {
                record.tell_secret(unhex(secret).map_err(|f| Self::fault(number, f.problem))?);
            } else if line == "cut" {
                record.cut = true;
            } else if let Some(result) = line.strip_prefix("result ") {
                record.result = Some(result.to_owned());
            } else {
                let (body, given) = match line.rsplit_once(" #") {
                    Some((body, given)) => (body, Some(given)),
                    None => (line, None),
                };
                let entry = record.entry(number, body)?;
                hash = hash.filter(|_| !matches!(entry, Entry::Hidden { .. })).map(|before| link(&before, body));
                if given != hash.as_deref() {
                    let wanted = hash.map_or("none".to_owned(), |hash| format!("#{hash}"));
                    let problem = format!("the hash of this line should be {wanted}: it or a line before was changed");
                    return Err(Self::fault(number, problem));
                }
                record.entries.push(entry);
            }
        }
        Ok(record)
    }
}

impl Record {
    fn entry(&self, number: usize, body: &str) -> Result<Entry, Fault> {
        let fault = |problem: String| Reader::fault(number, problem);
        let mut words = body.splitn(3, ' ');
        let (Some(ply), Some(side), Some(rest)) = (words.next(), words.next(), words.next()) else {
            return Err(fault("a move is written 'NUMBER SIDE ACTION', with ' | DICE' if any fell".to_owned()));
        };
        let next = self.entries.len() + 1;
        if ply.parse() != Ok(next) {
            return Err(fault(format!("move {next} is expected here, not '{ply}'")));
        }
        let side = side_of(number, &self.header.sides, side)?;
        if rest == "?" {
            return Ok(Entry::Hidden { side });
        }
        if rest == "resigns" {
            return Ok(Entry::Resign { side });
        }
        if let Some(to) = rest.strip_prefix("undo-to ").and_then(|rest| rest.strip_suffix(" by consent")) {
            let to = to.parse().map_err(|_| fault(format!("'{to}' is no move number")))?;
            return Ok(Entry::Undo { side, to });
        }
        let (action, dice) = rest.split_once(" | ").unwrap_or((rest, ""));
        Ok(Entry::Move { side, action: action.to_owned(), dice: thrown(number, dice)? })
    }
}

fn thrown(number: usize, dice: &str) -> Result<Vec<Thrown>, Fault> {
    dice.split_whitespace().map(|die| die.parse().map_err(|f: Fault| Reader::fault(number, f.problem))).collect()
}

fn pair<'a>(number: usize, text: &'a str, form: &str) -> Result<(&'a str, &'a str), Fault> {
    text.trim().split_once(' ').ok_or_else(|| Reader::fault(number, format!("write '{form}'")))
}

fn side_of(number: usize, sides: &[String; 2], word: &str) -> Result<Side, Fault> {
    let index = sides.iter().position(|side| side == word);
    index.map(Side::from_index).ok_or_else(|| {
        Reader::fault(number, format!("'{word}' is no side; the sides are {} and {}", sides[0], sides[1]))
    })
}

fn setting(text: &str) -> Setting {
    match (text, text.parse()) {
        ("true", _) => Setting::Flag(true),
        ("false", _) => Setting::Flag(false),
        (_, Ok(number)) => Setting::Number(number),
        _ => Setting::Word(text.to_owned()),
    }
}
