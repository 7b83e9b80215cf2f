//! How fast rules and commanders are.

use std::sync::Arc;

use catalogue::Table;
use kernel::{Chosen, Fault};
use lab::breakthrough::Breakthrough;
use serde_json::{Value, json};

use crate::commands::{Done, print_json};
use crate::out::say;

/// The games to be measured; the calibration game is none of the catalogue's.
fn benched(game: Option<&str>) -> Result<Vec<&'static dyn Table>, Fault> {
    Ok(match game {
        Some("breakthrough") => Vec::new(),
        Some(game) => vec![catalogue::game(game)?],
        None => catalogue::games().collect(),
    })
}

pub(crate) fn bench(game: Option<&str>, seconds: f64, json: bool) -> Done {
    let mut rows = Vec::new();
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
    let threads: Vec<u32> = if cores > 1 { vec![1, cores] } else { vec![1] };
    let mut report = |game: &str, scenario: &str, bench: lab::Bench| {
        if !json {
            say!(
                "{game:<20} {scenario:<22} {} thread(s): {:>12.0} decisions/s {:>10.1} playouts/s",
                bench.threads,
                bench.decisions_per_second,
                bench.playouts_per_second
            );
        }
        rows.push(json!({
            "game": game, "scenario": scenario, "threads": bench.threads,
            "decisions_per_second": bench.decisions_per_second, "playouts_per_second": bench.playouts_per_second,
        }));
    };
    let tables = benched(game)?;
    for table in tables {
        for scenario in table.scenarios() {
            for &threads in &threads {
                report(table.id(), scenario.id, table.bench(scenario.toml, &Chosen::new(), seconds, threads)?);
            }
        }
    }
    if game.is_none_or(|game| game == "breakthrough") {
        let rules = Arc::default();
        for &threads in &threads {
            report("breakthrough", "calibration", lab::bench::<Breakthrough>(&rules, seconds, threads));
        }
    }
    if json {
        print_json(&Value::Array(rows));
    }
    Ok(())
}

pub(crate) fn bench_search(game: Option<&str>, seconds: f64, json: bool) -> Done {
    let tables = benched(game)?;
    let mut rows = Vec::new();
    let mut report = |game: &str, scenario: &str, bench: lab::SearchBench| {
        let lab::SearchBench { simulations_per_second: speed, decisions } = bench;
        if !json {
            say!("{game:<20} {scenario:<22} {speed:>10.0} simulations/s in {decisions} decisions");
        }
        let row = json!({
            "game": game, "scenario": scenario, "simulations_per_second": speed, "decisions": decisions,
        });
        rows.push(row);
    };
    for table in tables {
        for scenario in table.scenarios() {
            report(table.id(), scenario.id, table.bench_search(scenario.toml, &Chosen::new(), seconds)?);
        }
    }
    if game.is_none_or(|game| game == "breakthrough") {
        report("breakthrough", "calibration", lab::bench_search::<Breakthrough>(&Arc::default(), seconds));
    }
    if json {
        print_json(&Value::Array(rows));
    }
    Ok(())
}
