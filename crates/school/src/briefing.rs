//! What the card of a scenario says: the table before anybody has decided anything, and what was measured of it.

use catalogue::Table;
use kernel::{Chosen, Eyes, Fault, Scene, Seeded, Side, Tongue};
use serde::Serialize;

/// A scenario before anybody has decided anything.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Briefing {
    /// The table with both armies. Nothing was decided on it, so nothing is secret.
    pub scene: Scene,
    /// What was measured, where the file declares it.
    pub measured: Option<Measured>,
}

/// How often a side won when captains played both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Measured {
    /// The side.
    pub side: Side,
    /// How often it won, in percent; a draw counts half.
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
        let book = table.phrasebook(Tongue::En);
        let measured = Measured::declared(toml, scene.sides.0.each_ref().map(|side| book.say(&side.name)));
        Ok(Briefing { scene, measured })
    }
}

impl Measured {
    /// What the comments of a scenario's file say of it: `Measured: French 38 % of 30 games of captains`, or
    /// `20 games between captains:40: British 8, Boers 12`. The sides are named in English.
    pub fn declared(toml: &str, sides: [String; 2]) -> Option<Measured> {
        let comments: Vec<&str> = toml.lines().filter_map(|line| line.strip_prefix("# ")).collect();
        let said = comments.join(" ");
        let (name, percent, games) = match said.split_once("Measured: ") {
            Some((_, rest)) => {
                let (won, of) = rest.split_once(" % of ")?;
                let (name, percent) = won.rsplit_once(' ')?;
                (name, percent.parse().ok()?, of.split(' ').next()?.parse().ok()?)
            }
            None => {
                let (before, rest) = said.split_once(" games between captains")?;
                let games: u32 = before.rsplit(' ').next()?.parse().ok()?;
                let (name, won) = rest.split_once(": ")?.1.split_once(',')?.0.rsplit_once(' ')?;
                (name, 100 * won.parse::<u32>().ok()? / games.max(1), games)
            }
        };
        let side = Side::BOTH.into_iter().find(|side| sides[side.index()] == name)?;
        Some(Measured { side, percent, games })
    }
}
