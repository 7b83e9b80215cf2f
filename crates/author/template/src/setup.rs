//! The scenario as its author writes it, and the setup that the rules ask.

use hexmap::{Cell, CellSet, Grid, Layout, MapFormat, Naming, Orientation, TextMap};
use kernel::{BySide, Chosen, EachSide, Fault, Options, Side};
use serde::Deserialize;

use crate::{NewGame, rules};

/// A set of hexes: `CellSet<2>` tells 128 hexes apart.
pub type Cells = CellSet<2>;

/// What a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// `.`
    Plain,
    /// `V`: what the game is about (NG-08).
    Village,
    /// `~`: never entered (NG-04).
    Lake,
}

impl Terrain {
    fn from_char(letter: char) -> Option<Terrain> {
        match letter {
            '.' => Some(Terrain::Plain),
            'V' => Some(Terrain::Village),
            '~' => Some(Terrain::Lake),
            _ => None,
        }
    }

    /// The board's word for it: see docs/visual-language.md.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Terrain::Plain => "plain",
            Terrain::Village => "village",
            Terrain::Lake => "lake",
        }
    }
}

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    /// The board, one character a hex.
    map: String,
    /// After so many rounds the village decides (NG-07).
    rounds: u16,
    /// The hexes of each side's companies, by the side's word.
    companies: EachSide<NewGame, String>,
    /// Options that suit this scenario.
    #[serde(default)]
    options: Chosen,
}

/// A scenario, validated.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    terrain: Vec<Terrain>,
    /// What the game is about (NG-08).
    pub(crate) village: Cell,
    /// Where the companies stand at the beginning.
    pub(crate) companies: BySide<Cells>,
    /// After so many rounds the village decides (NG-07).
    pub(crate) rounds: u16,
}

impl Setup {
    pub(crate) fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[cell.index()]
    }
}

/// Reads a scenario and applies the options: everything that can be wrong is said here.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = kernel::read_toml(toml)?;
    Options::resolve(&[], &scenario.options, chosen)?;
    let format = MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::LetterNumber };
    let map = TextMap::parse(&scenario.map, Terrain::from_char, format);
    let TextMap { grid, terrain } = map.map_err(Fault::at("scenario map"))?;
    let size = format!("{} hexes: draw at most {}", grid.len(), Cells::CAPACITY);
    Fault::unless(grid.len() <= Cells::CAPACITY, "scenario map", size)?;
    let villages: Vec<Cell> = grid.cells().filter(|cell| terrain[cell.index()] == Terrain::Village).collect();
    let [village] = villages[..] else {
        return Err(Fault::new("scenario map", format!("{} villages (V): draw one", villages.len())));
    };
    Fault::unless((1..=99).contains(&scenario.rounds), "scenario rounds", "write a number from 1 to 99")?;
    let hexes = |side| hexmap::parse_cells(&scenario.companies[side], &grid).map_err(Fault::at("scenario companies"));
    let companies = BySide([hexes(Side::A)?, hexes(Side::B)?]).map(|hexes| hexes.into_iter().collect());
    let setup = Setup { grid, terrain, village, companies, rounds: scenario.rounds };
    rules::check_companies(&setup, &setup.companies).map_err(|fault| fault.within("scenario"))?;
    Ok(setup)
}
