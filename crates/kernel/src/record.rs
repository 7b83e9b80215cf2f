//! A match as text: a person can read it, a program can replay it and prove that nothing was changed.
//!
//! ```text
//! grognard-record 2
//! game ludi 1
//! sides pile face
//! scenario quatre_rivieres 9f86d081884c7d65…
//! option turn_limit 15
//! player pile Marie
//! player face captain
//! dice fair 5f…
//! seal pile 7c…
//! seal face 2e…
//! nonce pile 00…
//! nonce face 11…
//! start n2=0
//!
//! 1 pile place A9 #1a2b3c4d…
//! 2 face attack C4 by B4+C3 | d6=4 d6=1 #5e6f7a8b…
//! secret ab…
//! result pile total elimination #9c…
//! signed 3d… 77…
//! ```
//!
//! The number after `#` is the hash of the line and of the hash before it, so that the last one stands for everything
//! before it: that is what a server signs. Records of format 1 had short hashes and no signature; they are still read.

mod read;
mod write;

use sha2::{Digest, Sha256};

use crate::fair::{Bits256, FairDice, FairSeed, commitment, hex};
use crate::{BySide, Chosen, Degree, Dice, Fault, Outcome, Script, Side, Thrown};

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

/// What a server vouches for a finished match with: an Ed25519 signature of [`Record::digest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Whose it is: the server's public key.
    pub key: Bits256,
    /// The signature.
    pub bits: [u8; 64],
}

/// How records are written nowadays.
pub const FORMAT: u32 = 2;

/// What the match is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// How the record is written.
    pub format: u32,
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
    /// The hash of the scenario's text.
    pub scenario_hash: String,
    /// What the players chose.
    pub options: Chosen,
    /// Who plays.
    pub players: BySide<String>,
    /// What is taken back may be tried again: with the same dice.
    pub practice: bool,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// Where it began.
    pub start: Start,
}

/// How a side ends a game beside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quit {
    /// It gives up.
    Resigns,
    /// It has no time left.
    Overtime,
    /// It takes the draw that the other side has offered.
    Draws,
}

impl Quit {
    /// All of them.
    pub const ALL: [Quit; 3] = [Quit::Resigns, Quit::Overtime, Quit::Draws];

    /// What a record says of it.
    pub fn words(self) -> &'static str {
        match self {
            Quit::Resigns => "resigns",
            Quit::Overtime => "is out of time",
            Quit::Draws => "agrees to a draw",
        }
    }

    /// The key of the line that tells of it.
    pub fn key(self) -> &'static str {
        match self {
            Quit::Resigns => "log-resign",
            Quit::Overtime => "log-overtime",
            Quit::Draws => "log-draw",
        }
    }

    /// The end of the game, when this side ends it so.
    pub fn outcome(self, side: Side) -> Outcome {
        match self {
            Quit::Resigns => Outcome::win(!side, Degree::Plain, "resignation"),
            Quit::Overtime => Outcome::win(!side, Degree::Plain, "overtime"),
            Quit::Draws => Outcome::draw("agreed-draw"),
        }
    }
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
    /// A side ended the game beside the rules.
    End {
        /// Who.
        side: Side,
        /// In which way.
        how: Quit,
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
    /// It was written while the game went on, for a reader from whom something was hidden.
    pub cut: bool,
    /// How it ended: winner's word or `draw`, degree, reason.
    pub result: Option<String>,
    /// Who vouches for it.
    pub signature: Option<Signature>,
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

/// The hash of a scenario's text, line by line: records keep it so, and the ends of its lines do not matter.
pub fn scenario_hash(toml: &str) -> String {
    let lines = toml.lines().fold(Sha256::new(), |hash, line| hash.chain_update(line).chain_update("\n"));
    hex(&lines.finalize())
}

/// Digits of that hash in format 1.
const SHORT: usize = 16;

impl Header {
    /// Sets the scenario's hash from its text.
    #[must_use]
    pub fn with_hash_of(mut self, toml: &str) -> Self {
        self.scenario_hash = scenario_hash(toml);
        self
    }

    /// Whether this is the scenario's text.
    pub fn is_of(&self, toml: &str) -> bool {
        let (then, now) = (&self.scenario_hash, scenario_hash(toml));
        *then == now || (self.format == 1 && then.len() == SHORT && now.starts_with(then))
    }
}

impl Record {
    /// A match that has just begun.
    pub fn new(header: Header) -> Self {
        Record { header, entries: Vec::new(), cut: false, result: None, signature: None }
    }

    /// The record as a reader may have it while the game goes on: seeds and secrets are left out. Where something is
    /// hidden from him he may lack lines too: it is marked as cut, whether he does or not.
    #[must_use]
    pub fn unfinished(mut self, cut: bool) -> Record {
        match &mut self.header.dice {
            DiceSource::Seeded(seed) => *seed = None,
            DiceSource::Fair { secret, .. } => *secret = None,
            DiceSource::Physical => {}
        }
        self.cut = cut;
        self
    }

    /// Whether everything is in it.
    pub fn whole(&self) -> Result<(), Fault> {
        if self.cut || self.entries.iter().any(|entry| matches!(entry, Entry::Hidden { .. })) {
            let problem = "cut for one reader while the game went on; ask for it again when the game is over";
            return Err(Fault::new("record", problem));
        }
        Ok(())
    }

    /// Reads a record and checks its chain of hashes.
    pub fn parse(text: &str) -> Result<Record, Fault> {
        read::Reader::new(text).record()
    }

    /// Plays the match again: `start` makes the first position, `play` carries out one move, `visit` sees every
    /// position. What they refuse is reported with its line.
    pub fn replay<S: Clone>(
        &self,
        start: impl FnOnce(&Start, &mut Script) -> Result<S, Fault>,
        mut play: impl FnMut(&mut S, Side, &str, &mut Script) -> Result<(), Fault>,
        mut visit: impl FnMut(ReplayStep<'_, S>),
    ) -> Result<S, Fault> {
        self.whole()?;
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
                Entry::End { .. } => {}
                Entry::Hidden { .. } => return Err(at(Fault::new("action", "hidden from this reader"))),
            }
            visit(ReplayStep { ply, entry: Some(entry), state: &state });
            states.push(state);
        }
        Ok(states.pop().expect("the first position is always there"))
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
        if let Start::Scenario(dice) = &self.header.start {
            prove(&mut stream, 0, dice)?;
        }
        // Where the stream stood after each line: in practice it goes back with the match.
        let mut stood = vec![stream.position()];
        for (i, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Move { dice, .. } => prove(&mut stream, i + 1, dice)?,
                Entry::Undo { to, .. } if self.header.practice => {
                    let back = to.checked_sub(1).and_then(|before| stood.get(before));
                    stream.seek(*back.ok_or_else(|| Fault::new("undo", format!("there is no move {to}")))?);
                }
                _ => {}
            }
            stood.push(stream.position());
        }
        Ok(())
    }

    /// Adds the secret of the fair dice, when the game is over.
    pub fn tell_secret(&mut self, told: Bits256) {
        if let DiceSource::Fair { secret, .. } = &mut self.header.dice {
            *secret = Some(told);
        }
    }
}

/// These dice fell next.
fn prove(stream: &mut FairDice, ply: usize, dice: &[Thrown]) -> Result<(), Fault> {
    for thrown in dice.iter().filter(|thrown| !thrown.is_fact()) {
        let value = stream.draw(thrown.die, "verify") + thrown.die.lowest();
        if value != thrown.value {
            let problem = format!("the record has {thrown}, the fair stream gives {value}");
            return Err(Fault::new(format!("move {ply}"), problem));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
