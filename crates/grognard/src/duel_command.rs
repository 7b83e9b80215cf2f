//! `grognard duel`: two players, many games, a rate.

use clap::Args;
use kernel::Side;
use serde_json::json;

use crate::Many;
use crate::commands::{Done, chosen, ordered, percent, print_json, progress_bar, scenario_name};
use crate::out::say;

#[derive(Args)]
pub(crate) struct Duel {
    /// First player: recruit, sergeant, captain, captain:50ms, captain:2000, marshal:3s; random, greedy, uct:50ms,
    /// uct:2000; engine:"COMMAND" or engine[captain:50ms]:"COMMAND", a program that speaks as the referee does
    a: String,
    /// Second player
    b: String,
    /// The game
    #[arg(long)]
    game: String,
    /// Games to play (rounded up to pairs)
    #[arg(short = 'n', long, default_value_t = 200)]
    games: u32,
    /// Every scenario of the game in turn, so many games in all: where one side nearly always wins, both players of a pair
    /// win one game whatever they are worth
    #[arg(long, conflicts_with = "scenario")]
    every_scenario: bool,
    #[command(flatten)]
    many: Many,
}

pub(crate) fn duel(duel: &Duel) -> Done {
    let (table, order) = ordered(&duel.game, duel.many.scenario.as_deref())?;
    let options = chosen(table, &duel.many.options)?;
    let grounds: Vec<(String, String)> = match duel.every_scenario {
        true => table.scenarios().iter().map(|one| (one.id.to_owned(), one.toml.to_owned())).collect(),
        false => vec![(scenario_name(&order).to_owned(), order.toml()?)],
    };
    let scenario = if duel.every_scenario { "every scenario" } else { grounds[0].0.as_str() };
    let each = duel.games.div_ceil(grounds.len() as u32).next_multiple_of(2);
    let contest = lab::Contest { a: duel.a.parse()?, b: duel.b.parse()?, games: each, first: 0, seed: duel.many.seed };
    let total = each * grounds.len() as u32;
    let bar = if duel.many.json.json { indicatif::ProgressBar::hidden() } else { progress_bar(total) };
    let (mut result, mut parts) = (lab::Duel::default(), Vec::new());
    for (name, toml) in &grounds {
        let watch = |so_far: &lab::Duel| {
            let all = result.clone() + so_far;
            bar.set_position(u64::from(all.games));
            bar.set_message(format!("{} {:.1} %", duel.a, all.rate_a().rate * 100.0));
        };
        let run = || table.duel(toml, &options, &contest, &watch).map_err(|fault| fault.within(name));
        let part = lab::host::with_threads(duel.many.threads, run)?;
        result = result + &part;
        parts.push((name, part));
    }
    bar.finish_and_clear();
    let rate = result.rate_a();
    if duel.many.json.json {
        print_json(&json!({
            "game": duel.game, "scenario": scenario, "a": duel.a, "b": duel.b,
            "games": result.games, "wins_a": result.wins_a, "wins_b": result.wins_b, "draws": result.draws,
            "rate_a": rate.rate, "low": rate.low, "high": rate.high,
            "wins_by_side": result.wins_by_side, "sides": table.sides(),
            "wins_of_first": result.wins_of_first, "games_with_first": result.games_with_first,
            "rate_of_first": result.rate_of_first(), "rate_of_first_side": result.rate_of_side_a(),
            "decisions": result.decisions,
            "by_scenario": parts.iter().map(|(name, part)| json!({
                "scenario": name, "games": part.games, "wins_a": part.wins_a, "draws": part.draws,
                "rate_of_first_side": part.rate_of_side_a(),
            })).collect::<Vec<_>>(),
        }));
        return Ok(());
    }
    let [a, b] = table.sides();
    let wins = result.wins_by_side;
    say!("{} {scenario}: {} against {}, {} games", duel.game, duel.a, duel.b, result.games);
    say!("  {} won, {} lost, {} drawn: {}", result.wins_a, result.wins_b, result.draws, percent(&rate));
    say!("  {a} won {}, {b} {}: {a} {}", wins[Side::A], wins[Side::B], percent(&result.rate_of_side_a()));
    for (name, part) in parts.iter().filter(|_| duel.every_scenario) {
        let points = f64::from(part.wins_a) + f64::from(part.draws) / 2.0;
        say!("  {name:<22} {points} of {}, {a} {}", part.games, percent(&part.rate_of_side_a()));
    }
    if result.games_with_first > 0 {
        let (won, games) = (result.wins_of_first, result.games_with_first);
        say!("  the side with the first decision won {won} of {games}: {}", percent(&result.rate_of_first()));
    }
    Ok(())
}
