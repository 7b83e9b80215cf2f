//! The commands. Each asks the crate that knows and prints the answer.

use std::io::{BufRead, Read, Write};
use std::path::Path;
use std::time::Instant;

use catalogue::{Advice, Match, Player, Table};
use kernel::{Chosen, Entry, Eyes, Fault, Phrasebook, Record, Scene, Side, Spot, Tongue, sketch};
use serde_json::{Value, json};
use session::{DiceOrder, LogPart, Order, Scenario, Session, referee};

use crate::out::{say, tell};
use crate::{Drawing, Form, Lang, Odds, Seen};

/// What a command ends with: nothing, or a sentence for the user.
pub(crate) type Done = Result<(), Fault>;

pub(crate) fn print_json(value: &Value) {
    say!("{value:#}");
}

pub(crate) fn games(json: bool) -> Done {
    if json {
        print_json(&referee::list_games());
        return Ok(());
    }
    for table in catalogue::games() {
        let book = table.phrasebook(Tongue::En);
        let say = |key: &str| book.say(&kernel::Text::key(key.to_owned()));
        say!("{} — {}: {}", table.id(), say("game-title"), say("game-blurb"));
        for scenario in table.scenarios() {
            let key = format!("scenario-{}", scenario.id.replace('_', "-"));
            say!("  scenario {:<22} {}", scenario.id, say(&key));
        }
        for option in table.options() {
            let key = format!("option-{}", option.key.replace('_', "-"));
            say!("  option   {:<22} {} [{}]", option.key, say(&key), option.default);
        }
    }
    Ok(())
}

pub(crate) fn new_game(name: &str) -> Done {
    let begun = author::begin(Path::new("."), name)?;
    let folder = begun.folder.strip_prefix(".").unwrap_or(&begun.folder).display();
    say!("{folder} is written and on the list of the games. Now:");
    let next = [
        (format!("cargo test -p {name}"), "it keeps the laws".to_owned()),
        ("make play".to_owned(), "it is on the home page".to_owned()),
        (
            format!("grep -rn AUTHOR {folder}"),
            format!("the {} lines to make your own: see docs/author.md", begun.marks),
        ),
    ];
    for (command, why) in next {
        say!("  {command:<36} # {why}");
    }
    Ok(())
}

/// What a player would do, within his time.
fn think(position: &dyn Match, side: Side, player: &Player, seed: u64) -> Advice {
    let (begun, time) = (Instant::now(), player.budget.time);
    let stop = || time.is_some_and(|time| begun.elapsed() >= time);
    server::advise(position, side, player, seed, &stop)
}

pub(crate) fn referee() -> Done {
    let mut referee = referee::Referee::new(Box::new(think));
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    let io = |error: std::io::Error| Fault::new("referee", error.to_string());
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(io)? == 0 {
            return Ok(());
        }
        let request = String::from_utf8_lossy(&line);
        if request.trim().is_empty() {
            continue;
        }
        writeln!(output, "{}", referee.answer(request.trim())).and_then(|()| output.flush()).map_err(io)?;
    }
}

/// The scenario's id, or the name of an author's own.
pub(crate) fn scenario_name(order: &Order) -> &str {
    let (Scenario::Named(name) | Scenario::Custom { name, .. }) = &order.scenario;
    name
}

/// A scenario by its id, or an author's own by its file.
pub(crate) fn ordered(game: &str, scenario: Option<&str>) -> Result<(&'static dyn Table, Order), Fault> {
    let table = catalogue::game(game)?;
    let mut order = Order::of(game, scenario.unwrap_or(table.scenarios()[0].id));
    if let Some(file) = scenario.map(Path::new).filter(|file| file.extension().is_some_and(|end| end == "toml")) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        order.scenario = Scenario::Custom { name, toml: read_text(file)? };
    }
    Ok((table, order))
}

pub(crate) fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::En,
        Lang::Fr => Tongue::Fr,
    }
}

fn draw(scene: &Scene, drawing: &Drawing, book: &Phrasebook, place: impl Fn(Spot<'_>) -> Option<String>) {
    match drawing.svg || (drawing.form == Form::Svg && !drawing.text) {
        true => tell!("{}", sketch::svg(scene, book)),
        false => tell!("{}", sketch::text(scene, book, place)),
    }
}

pub(crate) fn show(game: &str, scenario: Option<&str>, drawing: &Drawing) -> Done {
    let (table, order) = ordered(game, scenario)?;
    let session = Session::begin(order, DiceOrder::Seeded(0))?;
    let book = table.phrasebook(tongue(drawing.lang));
    draw(&session.view(Eyes::Public).scene, drawing, &book, |spot| session.position().notated(spot));
    Ok(())
}

pub(crate) fn read_record(file: &Path) -> Result<Record, Fault> {
    Record::parse(&read_text(file)?).map_err(|fault| fault.within(file.display()))
}

pub(crate) fn read_text(file: &Path) -> Result<String, Fault> {
    let mut text = String::new();
    let read = if file == Path::new("-") {
        std::io::stdin().read_to_string(&mut text).map(drop)
    } else {
        std::fs::read_to_string(file).map(|read| text = read)
    };
    read.map_err(|error| Fault::new(file.display().to_string(), error.to_string()))?;
    Ok(text)
}

pub(crate) fn write_text(file: &Path, text: &str) -> Done {
    std::fs::write(file, text).map_err(Fault::at(file.display().to_string()))
}

pub(crate) fn replay(file: &Path, ply: Option<usize>, drawing: &Drawing, json: bool) -> Done {
    let record = read_record(file)?;
    let session = Session::watch(&record).map_err(|fault| fault.within(file.display()))?;
    let table = catalogue::game(&record.header.game)?;
    let book = table.phrasebook(tongue(drawing.lang));
    if let Some(ply) = ply {
        let scene = session.scene_at(ply, Eyes::All);
        let last = session.plies(Eyes::All);
        let scene = scene.ok_or_else(|| Fault::new(format!("move {ply}"), format!("there are moves 0 to {last}")))?;
        draw(&scene, drawing, &book, |_| None);
        return Ok(());
    }
    let log = session.log(Eyes::All, 0..usize::MAX);
    let moves: Vec<Value> = log.iter().map(|part| describe(&record, table, &book, part)).collect();
    let result = record.result.clone();
    if json {
        let header = &record.header;
        print_json(&json!({ "game": header.game, "scenario": header.scenario, "moves": moves, "result": result }));
        return Ok(());
    }
    for line in &moves {
        print_move(line);
    }
    say!("{}", result.map_or("unfinished".to_owned(), |result| format!("result {result}")));
    Ok(())
}

fn describe(record: &Record, table: &dyn Table, book: &Phrasebook, part: &LogPart) -> Value {
    let ply = part.ply;
    let log: Vec<_> = part.lines.iter().map(|line| book.say(&line.text)).collect();
    let word = |side: Side| table.sides()[side.index()];
    let (side, action, dice) = match ply.checked_sub(1).map(|i| &record.entries[i]) {
        Some(Entry::Move { side, action, dice }) => (Some(word(*side)), Some(action.clone()), dice.clone()),
        Some(Entry::Undo { side, to }) => (Some(word(*side)), Some(format!("undo-to {to}")), Vec::new()),
        Some(Entry::End { side, how }) => (Some(word(*side)), Some(how.words().to_owned()), Vec::new()),
        Some(Entry::Hidden { side }) => (Some(word(*side)), None, Vec::new()),
        None => (None, None, Vec::new()),
    };
    let dice: Vec<_> = dice.iter().map(ToString::to_string).collect();
    json!({ "ply": ply, "side": side, "action": action, "dice": dice, "log": log })
}

fn print_move(line: &Value) {
    let text = |field: &str| line[field].as_str().unwrap_or_default().to_owned();
    let list = |field: &str, between: &str| {
        let items = line[field].as_array().into_iter().flatten().filter_map(Value::as_str);
        items.collect::<Vec<_>>().join(between)
    };
    let dice = list("dice", " ");
    let dice = if dice.is_empty() { dice } else { format!("  [{dice}]") };
    // Sentences have semicolons of their own.
    say!("{:>4} {:<8} {:<36}{dice}  {}", line["ply"], text("side"), text("action"), list("log", " · "));
}

pub(crate) fn verify(file: &Path, seen: Seen, json: bool) -> Done {
    let record = read_record(file)?;
    let Seen { commitment, nonce, key } = seen;
    let claims = session::prove(&record, &session::Seen { commitment, nonce, key });
    let claims = claims.map_err(|fault| fault.within(file.display()))?;
    let (proved, open): (Vec<_>, Vec<_>) = claims.iter().partition(|claim| claim.proved);
    let said = |claims: &[&session::Claim]| claims.iter().map(|claim| claim.what.clone()).collect::<Vec<_>>();
    let (moves, proved, open) = (record.entries.len(), said(&proved), said(&open));
    if json {
        let answer =
            json!({ "ok": true, "moves": moves, "result": record.result, "proved": proved, "not_proved": open });
        print_json(&answer);
        return Ok(());
    }
    say!("{}: {moves} lines, {}", file.display(), record.result.as_deref().unwrap_or("unfinished"));
    proved.iter().for_each(|what| say!("  proved      {what}"));
    open.iter().for_each(|what| say!("  not proved  {what}"));
    Ok(())
}

pub(crate) fn odds(odds: &Odds) -> Done {
    let (table, order) = ordered(&odds.game, odds.scenario.as_deref())?;
    let session = match &odds.position {
        None => Session::begin(order, DiceOrder::Seeded(0))?,
        Some(file) => {
            let json: Value = serde_json::from_str(&read_text(file)?)
                .map_err(|error| Fault::new(file.display().to_string(), error.to_string()))?;
            let position = json.get("position").cloned().unwrap_or(json);
            Session::set_up(order, DiceOrder::Seeded(0), position)?
        }
    };
    let side = match &odds.side {
        Some(word) => table.side(word)?,
        None => session.to_play().next().unwrap_or(Side::A),
    };
    let book = table.phrasebook(Tongue::En);
    let found = session.position().odds(side, &odds.action, 1_000_000).map_err(|rejection| match rejection {
        catalogue::Rejection::Unreadable(fault) => fault,
        catalogue::Rejection::Refused(refusal) => Fault::new(refusal.rule, book.say(&refusal.why)),
    })?;
    if odds.json.json {
        print_json(&referee::odds_json(&found, &book, table.sides()));
        return Ok(());
    }
    let how = match (found.dice, found.exact) {
        (false, _) if found.aside => "only lots for what comes after it".to_owned(),
        (false, _) => "no die is thrown".to_owned(),
        (true, true) => format!("exact, {} ways", found.ways),
        (true, false) => format!("{} samples, ±{:.1} %", found.ways, found.error * 100.0),
    };
    say!("{} ({how})", odds.action);
    for row in &found.rows {
        let chance = if row.most > row.chance {
            format!("{:>7.2} to {:.2} %", row.chance * 100.0, row.most * 100.0)
        } else {
            format!("{:>7.2} %", row.chance * 100.0)
        };
        say!("{chance}  {}", book.say(&row.what));
    }
    if let Some(next) = &found.next {
        say!("next, {}: {}", table.sides()[next.side.index()], book.say(&next.ask));
    }
    Ok(())
}

pub(crate) fn sentences(game: &str, lang: Lang, games: u32, each: Option<usize>) -> Done {
    let said = catalogue::game(game)?.sentences(games, tongue(lang))?;
    for (key, all) in &said {
        say!("{key}");
        for sentence in all.iter().take(each.unwrap_or(usize::MAX)) {
            say!("    {}", sentence.replace('\n', "\n    "));
        }
    }
    let unheard: Vec<_> = said.iter().filter(|(_, all)| all.is_empty()).map(|(key, _)| key.as_str()).collect();
    if !unheard.is_empty() {
        eprintln!("{} of {} messages were not heard: {}", unheard.len(), said.len(), unheard.join(", "));
    }
    Ok(())
}

pub(crate) fn chosen(table: &dyn Table, options: &[String]) -> Result<Chosen, Fault> {
    let mut chosen = Chosen::new();
    for option in options {
        let (key, value) =
            option.split_once('=').ok_or_else(|| Fault::new("--option", format!("'{option}' is not NAME=VALUE")))?;
        let specs = table.options();
        let spec = specs.iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| Fault::new("--option", format!("{} has no option '{key}'", table.id())))?;
        chosen.insert(key.to_owned(), spec.parse(value));
    }
    Ok(chosen)
}

/// A rate, draws counting half.
pub(crate) fn percent(interval: &lab::Interval) -> String {
    let [rate, low, high] = [interval.rate, interval.low, interval.high].map(|x| x * 100.0);
    format!("{rate:.1} % (95 % between {low:.1} % and {high:.1} %)")
}

pub(crate) fn progress_bar(games: u32) -> indicatif::ProgressBar {
    let style = indicatif::ProgressStyle::with_template("{bar:40} {pos}/{len} {msg} {eta} left");
    indicatif::ProgressBar::new(u64::from(games))
        .with_style(style.unwrap_or_else(|_| indicatif::ProgressStyle::default_bar()))
}
