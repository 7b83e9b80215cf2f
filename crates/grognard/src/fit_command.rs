//! `grognard lab fit`: what counts in a game's positions, and how much, from games played for it.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use kernel::{Fitting, Weights};
use lab::Fit;
use serde_json::json;

use crate::Json;
use crate::commands::{Done, print_json, progress_bar, write_text};
use crate::out::say;

#[derive(Subcommand)]
pub(crate) enum Work {
    /// Play, fit the weights of a game's judge to how the games ended, and say how much better it foresees games that
    /// it was not fitted to (see docs/commander.md)
    Fit(Wanted),
}

#[derive(Args)]
pub(crate) struct Wanted {
    /// The game
    game: String,
    /// Who plays both sides, as a duel names players
    #[arg(long, default_value = "sergeant")]
    player: String,
    /// Games of every scenario; one in five validates what the others taught
    #[arg(short = 'n', long, default_value_t = 200)]
    games: u32,
    /// Only this scenario, or these
    #[arg(long = "scenario")]
    scenarios: Vec<String>,
    /// One decision in so many is taken at random, so that positions are met that good players avoid (0: none)
    #[arg(long, default_value_t = 20)]
    whims: u32,
    /// One position in so many is looked at
    #[arg(long, default_value_t = 8)]
    one_in: u32,
    /// How strongly weights are drawn to what they are now
    #[arg(long, default_value_t = 0.01)]
    pull: f64,
    /// Seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the weights to this file: games/GAME/weights.toml, which is compiled with the game
    #[arg(long, value_name = "FILE.toml")]
    write: Option<PathBuf>,
    /// Threads (all cores if not given)
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    json: Json,
}

pub(crate) fn fit(wanted: &Wanted) -> Done {
    let table = catalogue::game(&wanted.game)?;
    let fit = Fit {
        player: wanted.player.parse()?,
        games: wanted.games,
        seed: wanted.seed,
        whims: wanted.whims,
        one_in: wanted.one_in,
        pull: wanted.pull,
        scenarios: wanted.scenarios.clone(),
    };
    let scenarios = if fit.scenarios.is_empty() { table.scenarios().len() } else { fit.scenarios.len() };
    let games = wanted.games.saturating_mul(scenarios as u32);
    let bar = if wanted.json.json { indicatif::ProgressBar::hidden() } else { progress_bar(games) };
    let run = || table.fit(&fit, &|| bar.inc(1));
    let fitted = lab::host::with_threads(wanted.threads, run)?;
    bar.finish_and_clear();
    wanted.write.as_ref().map_or(Ok(()), |file| write_text(file, &fitted.write(table.counts())))?;
    if wanted.json.json {
        print_json(&json!(fitted));
        return Ok(());
    }
    let old = Weights::read(table.weights(), table.counts())?;
    let Some(Fitting { games, positions, log_loss, brier, .. }) = &fitted.fitting else { return Ok(()) };
    say!("{}: {games} games of {}, {positions} positions", wanted.game, wanted.player);
    say!("  on games that it was not fitted to, before and now:");
    say!("  log loss {:.5} {:.5}, Brier {:.5} {:.5}", log_loss[0], log_loss[1], brier[0], brier[1]);
    for name in table.counts() {
        say!("  {name:<24} {:>10.4} {:>10.4}", old.weights[*name], fitted.weights[*name]);
    }
    Ok(())
}
