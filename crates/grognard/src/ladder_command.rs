//! `grognard ladder`: all against all, and how strong each is in Elo.

use clap::Args;
use kernel::Fault;
use lab::{Contest, Met, ratings};
use serde_json::json;

use crate::Many;
use crate::commands::{Done, chosen, ordered, print_json, progress_bar, scenario_name};
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
    #[command(flatten)]
    many: Many,
}

pub(crate) fn ladder(wanted: &Ladder) -> Done {
    let (table, order) = ordered(&wanted.game, wanted.many.scenario.as_deref())?;
    let (toml, options) = (order.toml()?, chosen(table, &wanted.many.options)?);
    let players = &wanted.players;
    Fault::when(players.len() < 2, "--players", "name at least two")?;
    let meetings: Vec<(usize, usize)> = (0..players.len()).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
    let each = wanted.games.next_multiple_of(2);
    let bar = progress_bar(each * meetings.len() as u32);
    let mut met = Vec::new();
    for (n, &(a, b)) in meetings.iter().enumerate() {
        let (first, second) = (players[a].parse()?, players[b].parse()?);
        let contest = Contest { a: first, b: second, games: each, first: 0, seed: wanted.many.seed };
        let watch = |so_far: &lab::Duel| bar.set_position(u64::from(each * n as u32 + so_far.games));
        bar.set_message(format!("{} – {}", players[a], players[b]));
        let run = || table.duel(&toml, &options, &contest, &watch);
        let duel = lab::host::with_threads(wanted.many.threads, run)?;
        met.push(Met { a, b, points: f64::from(duel.wins_a) + f64::from(duel.draws) / 2.0, games: duel.games });
    }
    bar.finish_and_clear();
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
    say!("{} {scenario}: {each} games of every two players, Elo with its 95 % interval", wanted.game);
    for (name, rating) in rows {
        say!("  {name:<24} {:>+6.0} ± {:.0}", rating.elo, rating.margin);
    }
    for m in &met {
        say!("  {} – {}: {} of {}", players[m.a], players[m.b], m.points, m.games);
    }
    Ok(())
}
