//! Records read from text: every fault names its line, and the chain of hashes is checked.

use super::write::Chain;
use super::{DiceSource, Entry, FORMAT, Header, Quit, Record, Signature, Start};
use crate::fair::{seal, unhex, unhex_bits};
use crate::{Bits256, BySide, Chosen, Fault, Setting, Side, Thrown};

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
        let format = version.trim().parse().ok().filter(|format| (1..=FORMAT).contains(format));
        let format = format.ok_or_else(|| {
            let problem = format!("format '{version}' is not known; this program reads formats 1 to {FORMAT}");
            Self::fault(number, problem)
        })?;
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
        let practice = self.take("practice").is_some();
        let dice = self.dice(&sides)?;
        let start = self.start()?;
        let (game, scenario) = (game.to_owned(), scenario.to_owned());
        let scenario_hash = scenario_hash.to_owned();
        Ok(Header {
            format,
            game,
            rules,
            sides,
            scenario,
            scenario_text,
            scenario_hash,
            options,
            players,
            practice,
            dice,
            start,
        })
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
                let mut seals = BySide::default();
                while let Some(line) = self.take("seal") {
                    let (side, bits) = Self::bits(sides, line, "seal SIDE DIGITS")?;
                    seals[side] = Some(bits);
                }
                let mut nonces = BySide::default();
                for _ in Side::BOTH {
                    let line = self.must("nonce")?;
                    let (side, bits) = Self::bits(sides, line, "nonce SIDE DIGITS")?;
                    if seals[side].is_some_and(|sealed| sealed != seal(&bits)) {
                        return Err(Self::fault(line.0, "this is not the number that was sealed"));
                    }
                    nonces[side] = bits;
                }
                Ok(DiceSource::Fair { commitment, nonces, secret: None })
            }
            _ => Err(Self::fault(number, "write 'dice seeded N', 'dice physical' or 'dice fair COMMITMENT'")),
        }
    }

    /// Digits of a side.
    fn bits(sides: &[String; 2], (number, line): (usize, &str), form: &str) -> Result<(Side, Bits256), Fault> {
        let (side, digits) = pair(number, line, form)?;
        Ok((side_of(number, sides, side)?, unhex(digits).map_err(|f| Self::fault(number, f.problem))?))
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
        let mut chain = Chain::new(header.format, &header.text());
        let mut record = Record::new(header);
        for (number, line) in self.lines.by_ref() {
            let line = line.trim_end();
            if line.is_empty() {
                continue;
            }
            if let Some(signed) = line.strip_prefix("signed ") {
                record.signature = Some(signature(signed).map_err(|f| Self::fault(number, f.problem))?);
                continue;
            }
            if record.result.is_some() {
                return Err(Self::fault(number, "nothing may follow the result but a signature"));
            }
            let (body, given) = match line.rsplit_once(" #") {
                Some((body, given)) => (body, Some(given)),
                None => (line, None),
            };
            let wanted = record.add(number, body, &mut chain)?;
            if given != wanted.as_deref() {
                let wanted = wanted.map_or("none".to_owned(), |hash| format!("#{hash}"));
                let problem = format!("the hash of this line should be {wanted}: it or a line before was changed");
                return Err(Self::fault(number, problem));
            }
        }
        Ok(record)
    }
}

/// `KEY SIGNATURE`, in hexadecimal.
fn signature(text: &str) -> Result<Signature, Fault> {
    let (key, bits) = text.split_once(' ').unwrap_or((text, ""));
    Ok(Signature { key: unhex(key)?, bits: unhex_bits(bits)? })
}

impl Record {
    /// Adds a line after the header; the hash that it should have.
    fn add(&mut self, number: usize, body: &str, chain: &mut Chain) -> Result<Option<String>, Fault> {
        if let Some(secret) = body.strip_prefix("secret ") {
            self.tell_secret(unhex(secret).map_err(|f| Reader::fault(number, f.problem))?);
            chain.add(body);
            return Ok(None);
        }
        if body == "cut" {
            self.cut = true;
            chain.add(body);
            return Ok(None);
        }
        if let Some(result) = body.strip_prefix("result ") {
            self.result = Some(result.to_owned());
            return Ok(chain.add(body).filter(|_| self.header.format > 1));
        }
        let entry = self.entry(number, body)?;
        let hash = chain.entry(&entry, body);
        self.entries.push(entry);
        Ok(hash)
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
        if let Some(how) = Quit::ALL.into_iter().find(|how| how.words() == rest) {
            return Ok(Entry::End { side, how });
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
