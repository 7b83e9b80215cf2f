//! How strong the computer players are in a game, as its file `ladder.toml` keeps it: what each is above the sergeant when
//! all have met all. It is data of the game, so that a list of people can show them where nobody can play all those games.

use std::fmt::Write;

use kernel::Fault;
use serde::{Deserialize, Serialize};

use crate::measured::is_of;
use crate::{Player, Rank, Table, fingerprint};

/// A computer player on the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The player, as a duel names him.
    pub player: String,
    /// How far he is above the sergeant, in Elo.
    pub above: i32,
    /// The standard deviation of that.
    pub deviation: u32,
    /// Games that he has played for it.
    pub games: u32,
}

/// All against all in a scenario, the sergeant among them: he is the measure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ladder {
    /// The scenario.
    pub scenario: String,
    /// Its text, by its fingerprint.
    pub of: String,
    /// The computer players, the weakest first; nobody while nothing was measured.
    pub players: Vec<Rung>,
}

impl Ladder {
    /// The one that comes with a game; an empty one if its scenario has changed since.
    pub fn of(table: &dyn Table) -> Result<Ladder, Fault> {
        let ladder = Ladder::read(table.ladder())?;
        let mut scenarios = table.scenarios().iter();
        let current = scenarios.any(|scenario| scenario.id == ladder.scenario && is_of(&ladder.of, scenario.toml));
        Ok(if current { ladder } else { Ladder::default() })
    }

    /// A ladder from what was measured.
    pub fn new(scenario: &str, toml: &str, mut players: Vec<Rung>) -> Result<Ladder, Fault> {
        players.sort_by_key(|rung| rung.above);
        let ladder = Ladder { scenario: scenario.to_owned(), of: fingerprint(toml)?, players };
        ladder.check()?;
        Ok(ladder)
    }

    /// Reads a file.
    pub fn read(toml: &str) -> Result<Ladder, Fault> {
        let read: Ladder = toml::from_str(toml).map_err(Fault::at("ladder.toml"))?;
        if !read.players.is_empty() {
            read.check()?;
        }
        Ok(read)
    }

    /// Whether all are players who have played, each once, measured by the sergeant.
    fn check(&self) -> Result<(), Fault> {
        let wrong = |is: bool, problem: String| Fault::when(is, "ladder.toml", problem);
        let mut known = Vec::new();
        for Rung { player, games, .. } in &self.players {
            let read: Player = player.parse().map_err(|fault: Fault| fault.within("ladder.toml"))?;
            wrong(known.contains(&read), format!("{player} is there twice"))?;
            wrong(*games == 0, format!("{player} has not played"))?;
            known.push(read);
        }
        let measure = |rung: &Rung| rung.player == Rank::Sergeant.word() && rung.above == 0 && rung.deviation == 0;
        wrong(
            !self.players.iter().any(measure),
            "the sergeant is missing, or is not at 0: he is the measure".to_owned(),
        )
    }

    /// The file, a line for each player.
    pub fn write(&self) -> String {
        let mut text =
            "# How far the computer players are above the sergeant, in Elo; `grognard ladder --note` writes it.\n"
                .to_owned();
        let Ladder { scenario, of, players } = self;
        let _ = writeln!(text, "scenario = \"{scenario}\"\nof = \"{of}\"\nplayers = [");
        for Rung { player, above, deviation, games } in players {
            let strength = format!("above = {above}, deviation = {deviation}, games = {games}");
            let _ = writeln!(text, "    {{ player = \"{player}\", {strength} }},");
        }
        text.push_str("]\n");
        text
    }
}
