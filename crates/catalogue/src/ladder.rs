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

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(player: &str, above: i32, deviation: u32) -> Rung {
        Rung { player: player.to_owned(), above, deviation, games: 80 }
    }

    #[test]
    fn what_is_noted_is_read_again_the_weakest_first() {
        let players = vec![rung("captain:100ms", 210, 40), rung("sergeant", 0, 0), rung("recruit", -300, 45)];
        let ladder = Ladder::new("alma", "title = 'x'", players).unwrap();
        assert_eq!(Ladder::read(&ladder.write()).unwrap(), ladder);
        let names: Vec<_> = ladder.players.iter().map(|rung| rung.player.as_str()).collect();
        assert_eq!(names, ["recruit", "sergeant", "captain:100ms"]);
        assert_eq!(Ladder::read("# Nothing yet.\n").unwrap(), Ladder::default());
    }

    #[test]
    fn a_spoilt_file_says_what_is_wrong() {
        let file = |lines: &str| format!("scenario = 'alma'\nof = 'x'\nplayers = [{lines}]");
        let line = |player: &str, above: i32, games: u32| {
            format!("{{ player = '{player}', above = {above}, deviation = 0, games = {games} }},")
        };
        let sergeant = line("sergeant", 0, 1);
        for (file, word) in [
            ("scenario = 3".to_owned(), "ladder.toml"),
            ("steps = []".to_owned(), "steps"),
            (file(&line("corporal", 10, 1)), "corporal"),
            (file(&line("captain", 10, 1)), "sergeant is missing"),
            (file(&line("sergeant", 10, 1)), "not at 0"),
            (file(&(line("recruit", -9, 0) + &sergeant)), "recruit has not played"),
            (file(&(line("captain", 9, 1) + &line("captain:1s", 8, 1) + &sergeant)), "twice"),
        ] {
            let fault = Ladder::read(&file).unwrap_err().to_string();
            assert!(fault.contains(word) && fault.contains("ladder.toml"), "{fault}");
        }
    }

    /// What a list of people shows is of the scenarios as they are now; who changes one measures again.
    #[test]
    fn the_ladders_of_the_games_are_of_their_scenarios() {
        for table in crate::games() {
            let (kept, current) = (Ladder::read(table.ladder()).unwrap(), Ladder::of(table).unwrap());
            let again = "measure it again with `grognard ladder GAME --note games/GAME/ladder.toml`";
            assert_eq!(current.players, kept.players, "{}: {again}", table.id());
        }
    }
}
