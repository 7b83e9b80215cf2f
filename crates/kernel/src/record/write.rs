//! Records written as text, each line chained to the line before.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::{DiceSource, Entry, Header, Record, Start};
use crate::fair::hex;
use crate::{Side, Thrown};

impl Header {
    pub(super) fn text(&self) -> String {
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

impl Record {
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
        if self.cut {
            out.push_str("cut\n");
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
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn join(dice: &[Thrown]) -> String {
    dice.iter().map(Thrown::to_string).collect::<Vec<_>>().join(" ")
}

/// The short hash of a line that follows the line with the hash `before`.
pub(super) fn link(before: &str, line: &str) -> String {
    hex(&Sha256::new().chain_update(before).chain_update("\n").chain_update(line).finalize()[..4])
}
