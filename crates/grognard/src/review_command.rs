//! `grognard review`: weighs a record with a progress bar, on all cores.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use kernel::{BySide, Fault, Phrasebook, Side, Text};
use review::{Case, Depth, MomentKind, Weighed};

use crate::commands::{Done, print_json, progress_bar, read_record, tongue};
use crate::out::say;
use crate::{Json, Lang};

#[derive(Args)]
pub(crate) struct Review {
    /// The record; `-` for standard input
    file: PathBuf,
    /// Write one page that needs nothing else, to send to one's opponent
    #[arg(long)]
    html: Option<PathBuf>,
    /// Simulations for each decision; 0 for a first glance
    #[arg(long, default_value_t = review::Depth::USUAL.0)]
    depth: u32,
    /// Threads (all cores if not given)
    #[arg(long)]
    threads: Option<usize>,
    /// Language of the words
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
    #[command(flatten)]
    json: Json,
}

pub(crate) fn review(wanted: &Review) -> Done {
    let record = read_record(&wanted.file)?;
    let case = Case::open(&record, Depth(wanted.depth)).map_err(|fault| fault.within(wanted.file.display()))?;
    let threads = wanted.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1);
    let found = case.sum(&weighed(&case, threads));
    if let Some(file) = &wanted.html {
        let page = review::page(&case, &found);
        std::fs::write(file, page).map_err(|error| Fault::new(file.display().to_string(), error.to_string()))?;
    }
    if wanted.json.json {
        print_json(&serde_json::to_value(&found).map_err(|error| Fault::new("review", error.to_string()))?);
        return Ok(());
    }
    let tongue = tongue(wanted.lang);
    let words = [case.table().words(tongue), review::words(tongue)];
    print(&found, &Phrasebook::new(tongue, &words)?);
    Ok(())
}

/// Every part is weighed by whoever is free; which one does not matter to what is found.
fn weighed(case: &Case, threads: usize) -> Vec<Weighed> {
    let bar = progress_bar(case.parts() as u32);
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![None; case.parts()]);
    let work = || {
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= case.parts() {
                break;
            }
            let weighed = case.weigh(part);
            found.lock().expect("nobody panics while he writes down what he found")[part] = Some(weighed);
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    found.into_inner().expect("all are done").into_iter().flatten().collect()
}

fn print(review: &review::Debrief, book: &Phrasebook) {
    let spoken = |text: &Text| book.say(text);
    let word = |key: &str| spoken(&Text::key(format!("review-{key}")));
    let names: BySide<String> = BySide::from_fn(|side| spoken(&review.sides[side].name));
    let ledger = &review.ledger;
    say!("{}", review.end.as_ref().map_or_else(|| word("unfinished"), |end| spoken(&end.verdict)));
    for (side, name) in names.iter() {
        let share = |x: f64| 100.0 * if side == Side::A { x } else { 1.0 - x };
        let gain = |x: f64| 100.0 * if side == Side::A { x } else { -x };
        say!(
            "  {name:<16} {} {:.1}  {} {:+.1}  {} {:+.1}  {} {:.1}",
            word("start"),
            share(ledger.start),
            word("skill"),
            gain(ledger.skill),
            word("luck"),
            gain(ledger.luck),
            word("result"),
            share(ledger.result)
        );
    }
    for (side, given) in ledger.given.iter() {
        let gave = Text::key("review-gave").with("side", review.sides[side].name.clone());
        say!("  {}", spoken(&gave.with("points", format!("{:.1}", given * 100.0))));
    }
    say!("  {}", spoken(&Text::key("review-rest").with("points", format!("{:+.1}", ledger.rest * 100.0))));
    say!("  {}", spoken(&Text::key("review-error").with("points", format!("{:.1}", ledger.error * 100.0))));
    say!("{}", word("moments"));
    for moment in &review.moments {
        let ply = &review.plies[moment.ply];
        say!(
            "{:>5} {:+6.1}  {} · {}: {}",
            ply.line,
            moment.worth * 100.0,
            spoken(&ply.turn),
            names[ply.side],
            spoken(&ply.what)
        );
        match (moment.kind, &ply.better, &ply.throw) {
            (MomentKind::Decision, Some(better), _) => say!("{:13}  {} {}", "", word("better"), spoken(&better.what)),
            (MomentKind::Dice, _, Some(throw)) => {
                let told: Vec<_> = throw.told.iter().map(spoken).collect();
                say!("{:13}  {} {} ({:.1} %)", "", word("came"), told.join("; "), throw.chance * 100.0);
            }
            _ => {}
        }
    }
}
