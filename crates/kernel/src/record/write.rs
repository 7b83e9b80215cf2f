//! Records written as text, each line chained to the line before.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::{DiceSource, Entry, FORMAT, Header, Record, Signature, Start};
use crate::fair::{Bits256, hex, seal};
use crate::{Side, Thrown};

impl Header {
    pub(super) fn text(&self) -> String {
        let mut out = format!("grognard-record {}\n", self.format);
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
        if self.practice {
            line("practice".to_owned());
        }
        match &self.dice {
            DiceSource::Seeded(Some(seed)) => line(format!("dice seeded {seed}")),
            DiceSource::Seeded(None) => line("dice seeded".to_owned()),
            DiceSource::Physical => line("dice physical".to_owned()),
            DiceSource::Fair { commitment, nonces, .. } => {
                line(format!("dice fair {}", hex(commitment)));
                for (side, nonce) in nonces.iter().filter(|_| self.format > 1) {
                    line(format!("seal {} {}", self.sides[side.index()], hex(&seal(nonce))));
                }
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

impl Record {
    /// The record as text.
    pub fn text(&self) -> String {
        let head = self.header.text();
        let mut chain = Chain::new(self.header.format, &head);
        let mut out = head;
        out.push('\n');
        for (i, entry) in self.entries.iter().enumerate() {
            let line = self.line(i + 1, entry);
            match chain.entry(entry, &line) {
                Some(hash) => _ = writeln!(out, "{line} #{hash}"),
                None => _ = writeln!(out, "{line}"),
            }
        }
        for line in self.closing() {
            match chain.add(&line).filter(|_| line.starts_with("result") && self.header.format > 1) {
                Some(hash) => _ = writeln!(out, "{line} #{hash}"),
                None => _ = writeln!(out, "{line}"),
            }
        }
        if let Some(Signature { key, bits }) = &self.signature {
            _ = writeln!(out, "signed {} {}", hex(key), hex(bits));
        }
        out
    }

    /// What stands after the moves.
    pub(super) fn closing(&self) -> impl Iterator<Item = String> {
        let secret = match &self.header.dice {
            DiceSource::Fair { secret: Some(secret), .. } => Some(format!("secret {}", hex(secret))),
            _ => None,
        };
        let cut = self.cut.then(|| "cut".to_owned());
        secret.into_iter().chain(cut).chain(self.result.as_ref().map(|result| format!("result {result}")))
    }

    /// What stands for the whole record, but for its signature.
    pub fn digest(&self) -> Bits256 {
        let mut chain = Chain::new(FORMAT, &self.header.text());
        for (i, entry) in self.entries.iter().enumerate() {
            chain.add(&self.line(i + 1, entry));
        }
        self.closing().for_each(|line| _ = chain.add(&line));
        Sha256::digest(chain.last.unwrap_or_default().as_bytes()).into()
    }

    fn line(&self, ply: usize, entry: &Entry) -> String {
        let word = |side: Side| &self.header.sides[side.index()];
        match entry {
            Entry::Move { side, action, dice } if dice.is_empty() => format!("{ply} {} {action}", word(*side)),
            Entry::Move { side, action, dice } => format!("{ply} {} {action} | {}", word(*side), join(dice)),
            Entry::Undo { side, to } => format!("{ply} {} undo-to {to} by consent", word(*side)),
            Entry::End { side, how } => format!("{ply} {} {}", word(*side), how.words()),
            Entry::Hidden { side } => format!("{ply} {} ?", word(*side)),
        }
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn join(dice: &[Thrown]) -> String {
    dice.iter().map(Thrown::to_string).collect::<Vec<_>>().join(" ")
}

/// The hashes of the lines so far.
pub(super) struct Chain {
    format: u32,
    /// Nothing from the first line on that is hidden: a hash of a guess would tell.
    last: Option<String>,
}

impl Chain {
    pub(super) fn new(format: u32, head: &str) -> Chain {
        let mut chain = Chain { format, last: Some(String::new()) };
        chain.add(head);
        chain
    }

    /// The hash of the next line.
    pub(super) fn add(&mut self, line: &str) -> Option<String> {
        let before = self.last.take()?;
        let hash = Sha256::new().chain_update(before).chain_update("\n").chain_update(line).finalize();
        self.last = Some(hex(if self.format == 1 { &hash[..4] } else { &hash[..] }));
        self.last.clone()
    }

    /// The hash of the line of a move.
    pub(super) fn entry(&mut self, entry: &Entry, line: &str) -> Option<String> {
        if matches!(entry, Entry::Hidden { .. }) {
            self.last = None;
        }
        self.add(line)
    }
}
