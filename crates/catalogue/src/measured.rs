//! What computer players made of a game's scenarios, as its file `measured.toml` keeps it: a line for each scenario and
//! player. It is data of the game, so that the card of a scenario can tell its chances where nobody can play a thousand games.

use std::collections::BTreeMap;
use std::fmt::Write;

use kernel::Fault;
use serde::{Deserialize, Serialize};

use crate::{Player, Table};

/// What came of a scenario with the same player on both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The player, as a duel names him.
    pub player: String,
    /// Which scenario: the beginning of the hash of what its file says, comments left out.
    pub of: String,
    /// Games.
    pub games: u32,
    /// Games that each side won; the others were drawn.
    pub wins: [u32; 2],
    /// Half of the games took fewer decisions.
    pub decisions: u32,
    /// Half of the games took fewer turns.
    pub turns: u32,
}

impl Measured {
    /// The first side's share of the points; a draw counts half.
    pub fn first(&self) -> f64 {
        let [won, lost] = self.wins.map(f64::from);
        (f64::from(self.games) + won - lost) / (2.0 * f64::from(self.games))
    }

    /// Whether it is of a scenario with this text.
    pub fn is_of(&self, toml: &str) -> bool {
        is_of(&self.of, toml)
    }
}

/// Whether this is the fingerprint of a scenario with this text.
pub fn is_of(print: &str, toml: &str) -> bool {
    fingerprint(toml).is_ok_and(|current| current == print)
}

/// Digits of the hash that are kept.
const DIGITS: usize = 12;

/// What tells a scenario from another, whatever its file has in comments.
pub fn fingerprint(toml: &str) -> Result<String, Fault> {
    let table: toml::Table = toml.parse().map_err(Fault::at("scenario"))?;
    Ok(kernel::scenario_hash(&table.to_string())[..DIGITS].to_owned())
}

/// All that was measured of a game: for each scenario its players, the weakest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Measurements(BTreeMap<String, Vec<Measured>>);

impl Measurements {
    /// Those that come with a game.
    pub fn of(table: &dyn Table) -> Result<Measurements, Fault> {
        Measurements::read(table.measured())
    }

    /// Reads a file.
    pub fn read(toml: &str) -> Result<Measurements, Fault> {
        let read: Measurements = toml::from_str(toml).map_err(Fault::at("measured.toml"))?;
        for (scenario, measured) in read.0.iter().flat_map(|(id, all)| all.iter().map(move |one| (id, one))) {
            measured.player.parse::<Player>().map_err(|fault| fault.within(scenario.clone()))?;
            let impossible = measured.games == 0 || measured.wins.iter().sum::<u32>() > measured.games;
            Fault::when(impossible, "measured.toml", format!("{scenario}: none played, or more won than played"))?;
        }
        Ok(read)
    }

    /// Whether nothing was measured.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was measured of a scenario as its text is now, the weakest player first.
    pub fn scenario(&self, id: &str, toml: &str) -> Vec<&Measured> {
        self.0.get(id).into_iter().flatten().filter(|measured| measured.is_of(toml)).collect()
    }

    /// Notes what a player made of a scenario, in place of what he had made of it before.
    pub fn note(&mut self, scenario: &str, measured: Measured) -> Result<(), Fault> {
        let player: Player = measured.player.parse()?;
        let all = self.0.entry(scenario.to_owned()).or_default();
        let rank = |other: &Measured| other.player.parse::<Player>().map(|other| other.rank);
        all.retain(|other| rank(other) != Ok(player.rank));
        let place = all.partition_point(|other| rank(other).is_ok_and(|rank| rank < player.rank));
        all.insert(place, measured);
        Ok(())
    }

    /// The file, a line for each player of a scenario.
    pub fn write(&self) -> String {
        let mut text = "# What equal players made of each scenario; `grognard balance --note` writes it.\n".to_owned();
        for (scenario, all) in &self.0 {
            let _ = writeln!(text, "{scenario} = [");
            for Measured { player, of, games, wins: [a, b], decisions, turns } in all {
                let counts = format!("games = {games}, wins = [{a}, {b}], decisions = {decisions}, turns = {turns}");
                let _ = writeln!(text, "    {{ player = \"{player}\", of = \"{of}\", {counts} }},");
            }
            text.push_str("]\n");
        }
        text
    }
}
