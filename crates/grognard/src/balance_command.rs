//! `grognard balance`: plays a scenario many times, keeps every game so that it can go on later, and writes the report.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use balance::{Answer, Knob, Plan, Played, Question, Report};
use catalogue::Measurements;
use clap::Args;
use kernel::Fault;

use crate::Many;
use crate::commands::{Done, chosen, ordered, percent, print_json, progress_bar, read_text, scenario_name, write_text};
use crate::out::say;

#[derive(Args)]
pub(crate) struct Balance {
    /// The game
    game: String,
    /// The players, as a duel names them; all meet each other and themselves
    #[arg(long, value_delimiter = ',', default_value = "recruit,sergeant")]
    ranks: Vec<String>,
    /// Games at most (rounded up to pairs of every two players)
    #[arg(short = 'n', long, default_value_t = 1000)]
    games: u32,
    /// Stop when it is decided whether a side is favoured by so many points in 100, or none is
    #[arg(long, value_name = "POINTS", default_value_t = 5.0, value_parser = points)]
    favour: f64,
    /// Stop instead when the interval of the chances is so narrow, in points
    #[arg(long, value_name = "POINTS", value_parser = points)]
    width: Option<f64>,
    /// Play all games
    #[arg(long, conflicts_with = "width")]
    all: bool,
    /// Instead of a report, find the value of an option or of a number in the scenario's file (`turn_limit=8..20`,
    /// `units.3.strength=2..6`) at which the chances are even; the last of the players is on both sides
    #[arg(long, value_name = "KNOB=LOW..HIGH", conflicts_with_all = ["width", "all", "out", "note"])]
    tune: Option<String>,
    /// Note what one player made of it in this file too: games/GAME/measured.toml, which scenario cards tell
    #[arg(long, value_name = "FILE.toml")]
    note: Option<PathBuf>,
    /// The page to write, GAME-SCENARIO.html if not given; beside it are written the figures (.json) and every game
    /// (.games), from which the same command goes on after an interrupt
    #[arg(long, value_name = "FILE.html")]
    out: Option<PathBuf>,
    #[command(flatten)]
    many: Many,
}

fn points(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(points) if points > 0.0 && points < 50.0 => Ok(points),
        _ => Err("give a number of points between 0 and 50".to_owned()),
    }
}

pub(crate) fn balance(wanted: &Balance) -> Done {
    let (table, order) = ordered(&wanted.game, wanted.many.scenario.as_deref())?;
    let plan = Plan {
        game: wanted.game.clone(),
        scenario: scenario_name(&order).to_owned(),
        toml: order.toml()?,
        options: chosen(table, &wanted.many.options)?,
        players: wanted.ranks.clone(),
        seed: wanted.many.seed,
    };
    plan.table()?;
    match &wanted.tune {
        Some(knob) => tune(wanted, plan, &knob.parse()?),
        None => report(wanted, table.sides(), &plan),
    }
}

/// Plays until the question is answered, and writes what there is to say.
fn report(wanted: &Balance, [a, b]: [&str; 2], plan: &Plan) -> Done {
    let question = match (wanted.width, wanted.all) {
        (Some(width), _) => Question::Width(width / 100.0),
        (None, true) => Question::None,
        (None, false) => Question::Favour(wanted.favour / 100.0),
    };
    let page = wanted.out.clone().unwrap_or_else(|| format!("{}-{}.html", plan.game, plan.scenario).into());
    let (kept, diary) = Diary::open(&page.with_extension("games"), plan)?;
    let pairs = wanted.games.div_ceil(plan.games_of_a_pair()).max(1);
    let bar = progress_bar(pairs * plan.games_of_a_pair());
    bar.set_position(kept.len() as u64);
    let heard = |game: &Played| {
        diary.keep(game);
        bar.inc(1);
    };
    let games = lab::host::with_threads(wanted.many.threads, || plan.answer(&question, pairs, kept, &heard))?;
    bar.finish_and_clear();
    diary.settle()?;
    let report = Report::of(plan, &question, &games);
    let json = serde_json::to_value(&report).map_err(Fault::at("report"))?;
    write_text(&page, &balance::page(&report)?)?;
    write_text(&page.with_extension("json"), &format!("{json:#}\n"))?;
    wanted.note.as_ref().map_or(Ok(()), |file| note(file, &report))?;
    if wanted.many.json.json {
        print_json(&json);
        return Ok(());
    }
    say!("{} {}: {} games between {}", plan.game, plan.scenario, report.games, plan.players.join(", "));
    say!("  {a} between equals: {}", percent(&report.chances));
    say!(
        "  {}",
        match report.answer {
            Some(Answer::Even) => "even".to_owned(),
            Some(Answer::FavoursFirst) => format!("{a} is favoured"),
            Some(Answer::FavoursSecond) => format!("{b} is favoured"),
            Some(Answer::Narrow) => "the interval is as narrow as it was to be".to_owned(),
            None => "the question is open; more games (--games) go on from here".to_owned(),
        }
    );
    say!("  {}", page.display());
    Ok(())
}

/// Adds what was measured to the file that a game keeps of it.
fn note(file: &Path, report: &Report) -> Done {
    let text = if file.exists() { read_text(file)? } else { String::new() };
    let mut all = Measurements::read(&text).map_err(|fault| fault.within(file.display().to_string()))?;
    all.note(&report.plan.scenario, report.measured()?)?;
    write_text(file, &all.write())
}

/// Turns a number of the scenario until the chances are even.
fn tune(wanted: &Balance, plan: Plan, knob: &Knob) -> Done {
    let players = plan.players.last().cloned().into_iter().collect();
    let plan = Plan { players, ..plan };
    let pairs = wanted.games.div_ceil(2);
    let bar = progress_bar(2 * pairs);
    let heard = |value: i32, played: u32, rate: &lab::Interval| {
        bar.set_position(u64::from(2 * played));
        bar.set_message(format!("{} = {value}: {:.0} %", knob.key, 100.0 * rate.rate));
    };
    let found = lab::host::with_threads(wanted.many.threads, || balance::tune(&plan, knob, pairs, &heard))?;
    bar.finish_and_clear();
    if wanted.many.json.json {
        print_json(&serde_json::to_value(&found).map_err(Fault::at("tune"))?);
        return Ok(());
    }
    let side = plan.table()?.sides()[0];
    say!("{} {}: chances of {side} between equals ({})", plan.game, plan.scenario, plan.players.join(", "));
    for (value, rate) in &found.curve {
        let bar = "#".repeat((40.0 * rate.rate).round() as usize);
        say!("  {} = {value:<5} {bar:<40} {}", knob.key, percent(rate));
    }
    match (found.even, found.between) {
        (Some(even), Some([low, high])) => {
            say!("  even at {} = {even}; with 95 % confidence it changes between {low} and {high}", knob.key);
        }
        _ => {
            say!("  the favour does not surely change within {}..{}: widen the range or play more", knob.low, knob.high)
        }
    }
    Ok(())
}

/// Every game as soon as it is over, a line each, under a line with the plan: whoever was interrupted goes on from here.
struct Diary {
    path: PathBuf,
    file: Mutex<(File, std::io::Result<()>)>,
}

impl Diary {
    /// Opens a diary, with the games that are in it already.
    fn open(path: &Path, plan: &Plan) -> Result<(Vec<Played>, Diary), Fault> {
        let at = || path.display().to_string();
        let head = serde_json::to_string(plan).map_err(Fault::at(at()))?;
        let text = if path.exists() { read_text(path)? } else { String::new() };
        let mut lines = text.lines();
        if let Some(other) = lines.next().filter(|line| *line != head) {
            let whole = serde_json::from_str::<Plan>(other).is_ok();
            let problem = if whole { "holds games of another plan" } else { "holds no games" };
            return Err(Fault::new(at(), format!("{problem}: remove it, or name another page with --out")));
        }
        // The last line may be torn; its game is played again.
        let games: Vec<Played> = lines.map_while(|line| serde_json::from_str(line).ok()).collect();
        let mut file =
            OpenOptions::new().create(true).write(true).truncate(true).open(path).map_err(Fault::at(at()))?;
        let kept = std::iter::once(Ok(head)).chain(games.iter().map(serde_json::to_string));
        for line in kept {
            writeln!(file, "{}", line.map_err(Fault::at(at()))?).map_err(Fault::at(at()))?;
        }
        Ok((games, Diary { path: path.to_owned(), file: Mutex::new((file, Ok(()))) }))
    }

    fn keep(&self, game: &Played) {
        let mut file = self.file.lock().expect("nobody panics while he writes");
        if file.1.is_ok() {
            file.1 = serde_json::to_string(game).map_err(Into::into).and_then(|line| writeln!(file.0, "{line}"));
        }
    }

    /// Says whether every game could be kept.
    fn settle(self) -> Done {
        let (_, kept) = self.file.into_inner().expect("nobody panics while he writes");
        kept.map_err(Fault::at(self.path.display().to_string()))
    }
}
