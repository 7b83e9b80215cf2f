//! What the card of a scenario says: the table before anybody has decided anything, and what was measured of it.

use catalogue::{Measurements, Player, Table};
use kernel::{Chosen, Eyes, Fault, Scene, Seeded};
use serde::Serialize;

/// A scenario before anybody has decided anything.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Briefing {
    /// The table with both armies. Nothing was decided on it, so nothing is secret.
    pub scene: Scene,
    /// What was measured, if anything was.
    pub measured: Option<Chances>,
}

/// How often the sides won when the same computer player had both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chances {
    /// The rank of the player.
    pub rank: String,
    /// How often the first side won, in percent; a draw counts half.
    pub percent: u32,
    /// Of how many games.
    pub games: u32,
}

impl Briefing {
    /// The card of a scenario that comes with a game.
    pub fn of(table: &dyn Table, scenario: &str) -> Result<Briefing, Fault> {
        let toml = table.scenario(scenario)?;
        let begun = table.start(toml, &Chosen::default(), &mut Seeded::new(0))?;
        let scene = begun.game.scene(Eyes::All);
        Ok(Briefing { scene, measured: Chances::of(table, scenario, toml)? })
    }
}

impl Chances {
    /// What the best player that was asked made of a scenario as it is now.
    fn of(table: &dyn Table, scenario: &str, toml: &str) -> Result<Option<Chances>, Fault> {
        let measurements = Measurements::of(table)?;
        let best = measurements.scenario(scenario, toml).pop();
        best.map(|measured| {
            let rank = measured.player.parse::<Player>()?.rank.to_string();
            Ok(Chances { rank, percent: (100.0 * measured.first()).round() as u32, games: measured.games })
        })
        .transpose()
    }
}
