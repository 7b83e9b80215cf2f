//! `grognard ladder`: all against all, and how strong each is in Elo.

use std::path::{Path, PathBuf};

use catalogue::{Player, Rank, Rung, Table};
use clap::Args;
use kernel::Fault;
use lab::{Contest, Met, ratings, ratings_above};
use serde_json::json;
use session::{Order, Scenario};

use crate::Many;
use crate::commands::{Done, chosen, ordered, print_json, progress_bar, scenario_name, write_text};
use crate::out::say;

#[derive(Args)]
pub(crate) struct Ladder {
    /// The game
    game: String,
    /// The players, as a duel names them
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,uct:200,recruit,sergeant,captain:100")]
    players: Vec<String>,
    /// Games of every two players (rounded up to pairs)
    #[arg(short = 'n', long, default_value_t = 40)]
    games: u32,
    /// Note how far each commander is above the sergeant in this file too: games/GAME/ladder.toml, which lists of ratings
    /// tell
    #[arg(long, value_name = "FILE.toml")]
    note: Option<PathBuf>,
    #[command(flatten)]
    many: Many,
}

pub(crate) fn ladder(wanted: &Ladder) -> Done {
    let (table, order) = ordered(&wanted.game, wanted.many.scenario.as_deref())?;
    let players = &wanted.players;
    Fault::when(players.len() < 2, "--players", "name at least two")?;
    wanted.note.as_ref().map_or(Ok(()), |_| notable(wanted, &order))?;
    let met = meet(wanted, table, &order.toml()?)?;
    wanted.note.as_ref().map_or(Ok(()), |file| note(file, players, &met, &order))?;
    let ratings = ratings(players.len(), &met);
    let mut rows: Vec<_> = players.iter().zip(&ratings).collect();
    rows.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
    let scenario = scenario_name(&order);
    if wanted.many.json.json {
        let rows: Vec<_> =
            rows.iter().map(|(name, r)| json!({ "player": name, "elo": r.elo, "margin": r.margin })).collect();
        let met: Vec<_> = met
            .iter()
            .map(|m| json!({ "a": players[m.a], "b": players[m.b], "points_a": m.points, "games": m.games }))
            .collect();
        print_json(&json!({ "game": wanted.game, "scenario": scenario, "ratings": rows, "duels": met }));
        return Ok(());
    }
    let each = wanted.games.next_multiple_of(2);
    say!("{} {scenario}: {each} games of every two players, Elo with its 95 % interval", wanted.game);
    for (name, rating) in rows {
        say!("  {name:<24} {:>+6.0} ± {:.0}", rating.elo, rating.margin);
    }
    for m in &met {
        say!("  {} – {}: {} of {}", players[m.a], players[m.b], m.points, m.games);
    }
    Ok(())
}

/// Lets every two players meet.
fn meet(wanted: &Ladder, table: &dyn Table, toml: &str) -> Result<Vec<Met>, Fault> {
    let (players, options) = (&wanted.players, chosen(table, &wanted.many.options)?);
    let meetings: Vec<(usize, usize)> = (0..players.len()).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
    let each = wanted.games.next_multiple_of(2);
    let bar = progress_bar(each * meetings.len() as u32);
    let mut met = Vec::new();
    for (n, &(a, b)) in meetings.iter().enumerate() {
        let (first, second) = (players[a].parse()?, players[b].parse()?);
        let contest = Contest { a: first, b: second, games: each, first: 0, seed: wanted.many.seed };
        let watch = |so_far: &lab::Duel| bar.set_position(u64::from(each * n as u32 + so_far.games));
        bar.set_message(format!("{} – {}", players[a], players[b]));
        let run = || table.duel(toml, &options, &contest, &watch);
        let duel = lab::host::with_threads(wanted.many.threads, run)?;
        met.push(Met { a, b, points: f64::from(duel.wins_a) + f64::from(duel.draws) / 2.0, games: duel.games });
    }
    bar.finish_and_clear();
    Ok(met)
}

/// Before anything is played: whether what comes of it can be noted.
fn notable(wanted: &Ladder, order: &Order) -> Done {
    let twice = wanted.players.iter().enumerate().find(|(n, name)| wanted.players[..*n].contains(name));
    twice.map_or(Ok(()), |(_, name)| Err(Fault::new("--players", format!("{name} is there twice"))))?;
    measure(&wanted.players)?;
    Fault::when(!wanted.many.options.is_empty(), "--note", "is of a game as it is printed: leave --option out")?;
    let printed = matches!(order.scenario, Scenario::Named(_));
    Fault::when(!printed, "--note", "is of a scenario that comes with the game: name one by its id")
}

/// The sergeant's place among the players.
fn measure(players: &[String]) -> Result<usize, Fault> {
    let found = players.iter().position(|name| name == Rank::Sergeant.word());
    found.ok_or_else(|| Fault::new("--note", "wants the sergeant among the players: he is the measure"))
}

/// Writes the file that a game keeps of it: its commanders; the others have only helped to measure them.
fn note(file: &Path, players: &[String], met: &[Met], order: &Order) -> Done {
    let above = ratings_above(measure(players)?, players.len(), met);
    let games = |n: usize| met.iter().filter(|met| met.a == n || met.b == n).map(|met| met.games).sum();
    let rung = |(n, name): (usize, &String)| {
        let player = name.parse::<Player>().ok()?.to_string();
        let (above, deviation) = (above[n].elo.round() as i32, above[n].deviation().round() as u32);
        Some(Rung { player, above, deviation, games: games(n) })
    };
    let rungs = players.iter().enumerate().filter_map(rung).collect();
    write_text(file, &catalogue::Ladder::new(scenario_name(order), &order.toml()?, rungs)?.write())
}
