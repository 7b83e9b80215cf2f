//! A match as text: a person can read it, a program can replay it and prove that nothing was changed.
//!
//! ```text
//! grognard-record 1
//! game ludi 1
//! sides pile face
//! scenario quatre_rivieres 9f86d081884c7d65
//! option turn_limit 15
//! player pile Marie
//! player face captain
//! dice fair 5f…
//! nonce pile 00…
//! nonce face 11…
//! start n2=0
//!
//! 1 pile place A9 #1a2b3c4d
//! 2 face attack C4 by B4+C3 | d6=4 d6=1 #5e6f7a8b
//! secret ab…
//! result pile total elimination
//! ```
//!
//! The number after `#` is a short hash of the line and of the hash before it.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::fair::{Bits256, FairSeed, commitment, hex, unhex};
use crate::{BySide, Chosen, Dice, Fault, Script, Setting, Side, Thrown};

/// Where the dice of a match come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// A seed: for bots, tests and the lab.
    Seeded(Option<u64>),
    /// Thrown on a real table and typed in.
    Physical,
    /// Committed to beforehand and revealed at the end.
    Fair {
        /// Shown before the game.
        commitment: Bits256,
        /// What each seat added.
        nonces: BySide<Bits256>,
        /// Told when the game is over.
        secret: Option<Bits256>,
    },
}

/// Where the game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// At the scenario's beginning, with these dice.
    Scenario(Vec<Thrown>),
    /// In a position that was set up, as JSON.
    Position(String),
}

/// What the match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The sides' words.
    pub sides: [String; 2],
    /// The scenario's id.
    pub scenario: String,
    /// The scenario's text when it does not come with the game.
    pub scenario_text: Option<String>,
    /// A short hash of the scenario's text.
    pub scenario_hash: String,
    /// What the players chose.
    pub options: Chosen,
    /// Who plays.
    pub players: BySide<String>,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// Where it began.
    pub start: Start,
}

/// One line of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A side acted.
    Move {
        /// Who.
        side: Side,
        /// What, in the game's notation.
        action: String,
        /// The dice that fell.
        dice: Vec<Thrown>,
    },
    /// With the other side's consent, the game went back to before line `to`.
    Undo {
        /// Who asked.
        side: Side,
        /// The line (from 1) that is undone with all after it.
        to: usize,
    },
    /// A side gave the game up.
    Resign {
        /// Who.
        side: Side,
    },
    /// A side acted in a way that this reader may not know yet.
    Hidden {
        /// Who.
        side: Side,
    },
}

/// A match, from the first line to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the match is.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended: winner's word or `draw`, degree, reason.
    pub result: Option<String>,
}

/// One step of a replay.
pub struct ReplayStep<'a, S> {
    /// The number of the line, 0 for the beginning.
    pub ply: usize,
    /// The line; nothing for the beginning.
    pub entry: Option<&'a Entry>,
    /// The position after it.
    pub state: &'a S,
}

/// A short hash of a scenario's text.
pub(crate) fn scenario_hash(toml: &str) -> String {
    hex(&Sha256::digest(toml.as_bytes())[..8])
}

impl Header {
    /// Sets the scenario's hash from its text.
    #[must_use]
    pub fn with_hash_of(mut self, toml: &str) -> Self {
        self.scenario_hash = scenario_hash(toml);
        self
    }

    fn text(&self) -> String {
        let mut out = String::from("grognard-record 1\n");
        let mut line = |line: String| {
            out.push_str(&line);
            out.push('\n');
        };
        line(format!("game {} {}", self.game, self.rules));
        line(format!("sides {}", self.sides.join(" ")));
        line(format!("scenario {} {}", self.scenario, self.scenario_hash));
        for text in self.scenario_text.iter().flat_map(|text| text.lines()) {
            line(format!("| {text}"));
        }
        for (key, setting) in &self.options {
            line(format!("option {key} {setting}"));
        }
        for (side, player) in self.players.iter() {
            line(format!("player {} {}", self.sides[side.index()], one_line(player)));
        }
        match &self.dice {
            DiceSource::Seeded(Some(seed)) => line(format!("dice seeded {seed}")),
            DiceSource::Seeded(None) => line("dice seeded".to_owned()),
            DiceSource::Physical => line("dice physical".to_owned()),
            DiceSource::Fair { commitment, nonces, .. } => {
                line(format!("dice fair {}", hex(commitment)));
                for (side, nonce) in nonces.iter() {
                    line(format!("nonce {} {}", self.sides[side.index()], hex(nonce)));
                }
            }
        }
        match &self.start {
            Start::Scenario(dice) => line(format!("start {}", join(dice)).trim_end().to_owned()),
            Start::Position(json) => line(format!("position {json}")),
        }
        out
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn join(dice: &[Thrown]) -> String {
    dice.iter().map(Thrown::to_string).collect::<Vec<_>>().join(" ")
}

fn link(before: &str, line: &str) -> String {
    hex(&Sha256::new().chain_update(before).chain_update("\n").chain_update(line).finalize()[..4])
}

impl Record {
    /// A match that has just begun.
    pub fn new(header: Header) -> Self {
        Record { header, entries: Vec::new(), result: None }
    }

    /// The record as a reader may have it while the game goes on: entries that `hides` picks are masked, seeds and
    /// secrets left out, and no hash printed from the first masked line on, for a hash of a guess would tell.
    #[must_use]
    pub fn cut(&self, hides: impl Fn(usize, &Entry) -> bool) -> Record {
        let mut cut = self.clone();
        match &mut cut.header.dice {
            DiceSource::Seeded(seed) => *seed = None,
            DiceSource::Fair { secret, .. } => *secret = None,
            DiceSource::Physical => {}
        }
        for (i, entry) in cut.entries.iter_mut().enumerate() {
            if let (true, &Entry::Move { side, .. }) = (hides(i + 1, entry), &*entry) {
                *entry = Entry::Hidden { side };
            }
        }
        cut
    }

    /// The record as text.
    pub fn text(&self) -> String {
        let head = self.header.text();
        let mut hash = Some(link("", &head));
        let mut out = head;
        out.push('\n');
        for (i, entry) in self.entries.iter().enumerate() {
            let line = self.line(i + 1, entry);
            hash = hash.filter(|_| !matches!(entry, Entry::Hidden { .. })).map(|before| link(&before, &line));
            match &hash {
                Some(hash) => _ = writeln!(out, "{line} #{hash}"),
                None => _ = writeln!(out, "{line}"),
            }
        }
        if let DiceSource::Fair { secret: Some(secret), .. } = &self.header.dice {
            _ = writeln!(out, "secret {}", hex(secret));
        }
        if let Some(result) = &self.result {
            _ = writeln!(out, "result {result}");
        }
        out
    }

    fn line(&self, ply: usize, entry: &Entry) -> String {
        let word = |side: Side| &self.header.sides[side.index()];
        match entry {
            Entry::Move { side, action, dice } if dice.is_empty() => format!("{ply} {} {action}", word(*side)),
            Entry::Move { side, action, dice } => format!("{ply} {} {action} | {}", word(*side), join(dice)),
            Entry::Undo { side, to } => format!("{ply} {} undo-to {to} by consent", word(*side)),
            Entry::Resign { side } => format!("{ply} {} resigns", word(*side)),
            Entry::Hidden { side } => format!("{ply} {} ?", word(*side)),
        }
    }

    /// Reads a record and checks its chain of hashes.
    pub fn parse(text: &str) -> Result<Record, Fault> {
        Reader::new(text).record()
    }

    /// Plays the match again: `start` makes the first position, `play` carries out one move, `visit` sees every
    /// position. What they refuse is reported with its line.
    pub fn replay<S: Clone>(
        &self,
        start: impl FnOnce(&Start, &mut Script) -> Result<S, Fault>,
        mut play: impl FnMut(&mut S, Side, &str, &mut Script) -> Result<(), Fault>,
        mut visit: impl FnMut(ReplayStep<'_, S>),
    ) -> Result<S, Fault> {
        let mut script = match &self.header.start {
            Start::Scenario(dice) => Script::thrown(dice),
            Start::Position(_) => Script::default(),
        };
        let first = start(&self.header.start, &mut script).map_err(|fault| fault.within("start"))?;
        script.settle().map_err(|fault| fault.within("start"))?;
        visit(ReplayStep { ply: 0, entry: None, state: &first });
        let mut states = vec![first];
        for (i, entry) in self.entries.iter().enumerate() {
            let ply = i + 1;
            let at = |fault: Fault| fault.within(format!("move {ply}"));
            let mut state = states[i].clone();
            match entry {
                Entry::Move { side, action, dice } => {
                    let mut script = Script::thrown(dice);
                    play(&mut state, *side, action, &mut script).map_err(at)?;
                    script.settle().map_err(at)?;
                }
                Entry::Undo { to, .. } => {
                    let back = to.checked_sub(1).and_then(|before| states.get(before));
                    state = back.cloned().ok_or_else(|| at(Fault::new("undo", format!("there is no move {to}"))))?;
                }
                Entry::Resign { .. } => {}
                Entry::Hidden { .. } => {
                    let problem = "hidden from this reader; ask for the record again when the game is over";
                    return Err(at(Fault::new("action", problem)));
                }
            }
            visit(ReplayStep { ply, entry: Some(entry), state: &state });
            states.push(state);
        }
        Ok(states.pop().expect("the first position is always there"))
    }

    /// Every die of the match, in the order in which it fell.
    fn dice(&self) -> impl Iterator<Item = (usize, Thrown)> + '_ {
        let start = match &self.header.start {
            Start::Scenario(dice) => dice.as_slice(),
            Start::Position(_) => &[],
        };
        let moves = self.entries.iter().enumerate().flat_map(|(i, entry)| {
            let dice = match entry {
                Entry::Move { dice, .. } => dice.as_slice(),
                _ => &[],
            };
            dice.iter().map(move |&thrown| (i + 1, thrown))
        });
        start.iter().map(|&thrown| (0, thrown)).chain(moves)
    }

    /// Proves that every die came from the fair stream that was committed to. The moves themselves are proved by
    /// [`Record::replay`].
    pub fn verify_dice(&self) -> Result<(), Fault> {
        let DiceSource::Fair { commitment: promised, nonces, secret } = &self.header.dice else {
            return Err(Fault::new("dice", "this match was not played with fair dice: there is nothing to verify"));
        };
        let Some(secret) = secret else {
            return Err(Fault::new("secret", "not told yet: it is revealed when the game is over"));
        };
        if commitment(secret) != *promised {
            return Err(Fault::new("secret", "it does not fit the commitment shown before the game"));
        }
        let mut stream = FairSeed { secret: *secret, nonces: *nonces }.dice();
        for (ply, thrown) in self.dice().filter(|(_, thrown)| !thrown.is_fact()) {
            let value = stream.draw(thrown.die, "verify") + thrown.die.lowest();
            if value != thrown.value {
                let problem = format!("the record has {thrown}, the fair stream gives {value}");
                return Err(Fault::new(format!("move {ply}"), problem));
            }
        }
        Ok(())
    }
}

/// Reads a record line by line, so that every fault names its line.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
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

    fn record(mut self) -> Result<Record, Fault> {
        let header = self.header()?;
        let mut hash = Some(link("", &header.text()));
        let mut record = Record::new(header);
        for (number, line) in self.lines.by_ref() {
            let line = line.trim_end();
            if line.is_empty() {
            } else if let Some(secret) = line.strip_prefix("secret ") {
                record.tell_secret(unhex(secret).map_err(|f| Self::fault(number, f.problem))?);
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
    /// Adds the secret of the fair dice, when the game is over.
    pub fn tell_secret(&mut self, told: Bits256) {
        if let DiceSource::Fair { secret, .. } = &mut self.header.dice {
            *secret = Some(told);
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let secret = [9; 32];
        let nonces = BySide([[1; 32], [2; 32]]);
        let mut dice = FairSeed { secret, nonces }.dice();
        let mut die = |die| Thrown { die, value: dice.draw(die, "t") + die.lowest() };
        let header = Header {
            game: "toy".into(),
            rules: 2,
            sides: ["north".into(), "south".into()],
            scenario: "plain".into(),
            scenario_text: Some("title = 'x'\n[board]\n".into()),
            scenario_hash: String::new(),
            options: Chosen::from([("fog".into(), Setting::Flag(true)), ("length".into(), Setting::Number(3))]),
            players: BySide(["Marie\nLouise".into(), "sergeant".into()]),
            dice: DiceSource::Fair { commitment: commitment(&secret), nonces, secret: Some(secret) },
            start: Start::Scenario(vec![die(crate::Die::Lot(2))]),
        }
        .with_hash_of("title = 'x'\n[board]\n");
        let moved = |side, action: &str, dice| Entry::Move { side, action: action.into(), dice };
        let entries = vec![
            moved(Side::A, "move A1 B2", vec![]),
            moved(Side::B, "fire", vec![die(crate::Die::D(6)), die(crate::Die::D(8))]),
            Entry::Undo { side: Side::B, to: 2 },
            moved(Side::B, "pass", vec![]),
        ];
        Record { header, entries, result: Some("north total elimination".into()) }
    }

    #[test]
    fn text_round_trips() {
        let mut record = record();
        let text = record.text();
        record.header.players[Side::A] = "Marie Louise".into();
        assert_eq!(Record::parse(&text), Ok(record));
    }

    #[test]
    fn fair_dice_verify_and_a_touched_die_does_not() {
        let mut record = record();
        assert_eq!(record.verify_dice(), Ok(()));
        let Entry::Move { dice, .. } = &mut record.entries[1] else { unreachable!() };
        dice[0].value = dice[0].value % 6 + 1;
        assert!(record.verify_dice().unwrap_err().to_string().starts_with("move 2: the record has d6="));
    }

    #[test]
    fn a_changed_line_breaks_the_chain() {
        let text = record().text().replace("move A1 B2", "move A1 B3");
        let fault = Record::parse(&text).unwrap_err().to_string();
        assert!(fault.starts_with("line 16: the hash of this line should be #"), "{fault}");
    }

    #[test]
    fn a_cut_record_tells_no_secret_and_no_hash_after_the_first_hidden_line() {
        let cut = record().cut(|ply, _| ply == 2);
        let text = cut.text();
        assert!(
            text.contains("\n2 south ?\n") && text.contains("\n4 south pass\n") && !text.contains("secret"),
            "{text}"
        );
        assert_eq!(Record::parse(&text).map(|r| r.entries), Ok(cut.entries));
    }

    #[test]
    fn replay_goes_back_on_undo_and_names_the_line_at_fault() {
        let mut record = record();
        let start = |_: &Start, script: &mut Script| {
            script.pick(2, "start");
            Ok(0)
        };
        let play = |state: &mut i32, _: Side, action: &str, script: &mut Script| {
            if action == "fire" {
                script.roll(6, "fire");
                script.roll(8, "fire");
            }
            *state += 1;
            Ok(())
        };
        let mut seen = Vec::new();
        assert_eq!(record.replay(start, play, |step| seen.push(*step.state)), Ok(2));
        assert_eq!(seen, [0, 1, 2, 1, 2]);
        record.entries[3] = Entry::Move { side: Side::B, action: "fire".into(), dice: vec![] };
        let fault = record.replay(start, play, |_| ()).unwrap_err().to_string();
        assert_eq!(fault, "move 4: dice: die 1 is missing: a die with 6 sides for 'fire'");
    }

    #[test]
    fn every_bad_line_is_named() {
        let good = record().text();
        let say = |from: &str, to: &str| Record::parse(&good.replace(from, to)).unwrap_err().to_string();
        assert_eq!(say("grognard-record 1", "hello"), "line 1: a line 'grognard-record …' is expected here");
        assert_eq!(say("record 1", "record 7"), "line 1: version '7' is not known; this program reads version 1");
        assert_eq!(say("game toy 2", "game toy x"), "line 2: 'x' is no rules version");
        assert_eq!(say("player south", "player west"), "line 10: 'west' is no side; the sides are north and south");
        assert_eq!(
            say("start n2=", "start n2=7"),
            "line 14: 'n2=70': such a die cannot show 70"
                .replace("70", &good.split("start n2=").nth(1).map(|s| format!("7{}", &s[..1])).unwrap())
        );
        assert_eq!(say("\n2 south", "\n5 south"), "line 17: move 2 is expected here, not '5'");
        assert!(Record::parse("").is_err());
    }
}
