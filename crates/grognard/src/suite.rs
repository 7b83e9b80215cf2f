//! `grognard suite`: what computer players make of the positions of the games' suites.

use std::path::{Path, PathBuf};

use catalogue::{Player, Puzzle, Table};
use clap::Args;
use kernel::{Chosen, Fault};

/// What a quick and a long search are when positions are looked for, and how great a blunder must be.
const QUICK_AND_LONG: [u32; 2] = [150, 3000];
const BLUNDER: f32 = 0.12;
const LOOKED_AT: u32 = 6;

#[derive(Args)]
pub(crate) struct Suite {
    /// Only this game
    game: Option<String>,
    /// Who is asked
    #[arg(long, default_value = "captain")]
    player: String,
    /// How often each position is asked, with other seeds
    #[arg(long, default_value_t = 1)]
    times: u64,
    /// The project's folder
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Instead, play so many games of a quick search and print where a much longer one changes its mind
    #[arg(long, requires = "game")]
    mine: Option<u32>,
    /// Seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(suite: &Suite) -> Result<(), Fault> {
    let tables: Vec<&dyn Table> = match &suite.game {
        Some(game) => vec![catalogue::game(game)?],
        None => catalogue::games().collect(),
    };
    if let (Some(games), [table]) = (suite.mine, tables.as_slice()) {
        return mine(*table, games, suite.seed);
    }
    let player: Player = suite.player.parse()?;
    for table in tables {
        let (mut right, mut asked) = (0, 0);
        for file in files(&suite.folder, table.id())? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&file).map_err(|error| Fault::new(name.clone(), error.to_string()))?;
            let puzzle = Puzzle::read(&text).map_err(|fault| fault.within(&name))?;
            for seed in suite.seed..suite.seed + suite.times {
                let mut stop = lab::host::clock(player.budget.time);
                let answer = puzzle.ask(table, &player, seed, &mut stop).map_err(|fault| fault.within(&name))?;
                asked += 1;
                right += u32::from(answer.right);
                if !answer.right {
                    println!("{} {name}: plays '{}'. {}", table.id(), answer.action, puzzle.why);
                }
            }
        }
        println!("{}: {right} of {asked} right", table.id());
    }
    Ok(())
}

/// The positions of a game, in the order of their names.
fn files(folder: &Path, game: &str) -> Result<Vec<PathBuf>, Fault> {
    let folder = folder.join("games").join(game).join("tests/positions");
    let read =
        std::fs::read_dir(&folder).map_err(|error| Fault::new(folder.display().to_string(), error.to_string()))?;
    let mut files: Vec<PathBuf> = read.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "toml"));
    files.sort();
    Ok(files)
}

fn mine(table: &dyn Table, games: u32, seed: u64) -> Result<(), Fault> {
    let mining = lab::Mining { simulations: QUICK_AND_LONG, gap: BLUNDER, one_in: LOOKED_AT, games, seed };
    for scenario in table.scenarios() {
        table.mine(scenario.toml, &Chosen::new(), &mining, &mut |blunder| {
            let [find, avoid] = blunder.values;
            println!("# {find:.2} for '{}' against {avoid:.2}", blunder.find);
            println!("why = \"\"");
            println!("scenario = \"{}\"", scenario.id);
            println!("side = \"{}\"", table.sides()[blunder.side.index()]);
            println!("avoid = [\"{}\"]", blunder.avoid);
            println!("position = '''{}'''\n", blunder.position);
        })?;
    }
    Ok(())
}
