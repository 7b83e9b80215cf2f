//! What anybody may ask without a seat: the games and their words, pictures of scenarios, armies to be raised.
//! [`answer`] knows every question by its address below `/api/`; a shell only carries it.

use std::sync::LazyLock;

use catalogue::Table;
use kernel::{Depot, Eyes, Fault, Phrasebook, Scene, Text, Tongue};
use school::{Briefing, FigureView};
use serde::Serialize;
use serde::de::DeserializeOwned;
use session::{DiceOrder, Order, Session};

use crate::protocol::{ArmyAsked, Enlisted, GameCard, LessonCard, StockAsked, Toml};
use crate::puzzling;
use crate::refusal::{self, Refused, guarded};

/// An answer and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Its media type.
    pub kind: &'static str,
    /// Its text.
    pub text: String,
}

/// The answer to a question: its address (`words/shared/fr`), and what is sent along.
pub fn answer(address: &str, body: &[u8]) -> Result<Reply, Refused> {
    let parts: Vec<&str> = address.split('/').collect();
    match parts[..] {
        ["games"] => json(&*CARDS),
        ["words", id, word] => Ok(Reply { kind: "text/plain; charset=utf-8", text: words(id, tongue(word)?)? }),
        ["rules", id, word] => {
            let text = Some(game(id)?.rulebook(tongue(word)?)).filter(|text| !text.is_empty());
            let text = text.ok_or_else(unknown)?.to_owned();
            Ok(Reply { kind: "text/markdown; charset=utf-8", text })
        }
        ["school", id, word] => {
            let tongue = tongue(word)?;
            let text = game(id)?.school().map_or("", |school| (school.words)(tongue));
            Ok(Reply { kind: "text/plain; charset=utf-8", text: text.to_owned() })
        }
        ["figures", id] => json(&drawn(game(id)?)?),
        ["puzzles", id, ..] => puzzle(game(id)?.puzzles().toml, address, body),
        ["briefing", id, name] => json(&briefing(id, name)?),
        ["preview", id, scenario] => json(&preview(id, scenario)?),
        ["preview"] => json(&picture(asked(body)?)?),
        ["depot", id, question] => depot(id, question, body),
        _ => Err(unknown()),
    }
}

/// The answer to a question about a game's puzzles (`puzzles/GAME/NUMBER`), by its file of them. A shell whose engine has
/// it not brings it.
pub fn puzzle(file: &str, address: &str, body: &[u8]) -> Result<Reply, Refused> {
    let parts: Vec<&str> = address.split('/').collect();
    let ["puzzles", id, ref number @ ..] = parts[..] else { return Err(unknown()) };
    let puzzles = school::puzzle::read(game(id)?, file)?;
    match number {
        [] => json(&puzzling::cards(&puzzles)),
        [number] if body.is_empty() => json(&puzzling::shown(puzzling::puzzle(&puzzles, number)?)?),
        [number] => json(&puzzling::answer(puzzling::puzzle(&puzzles, number)?, body)?),
        _ => Err(unknown()),
    }
}

/// There is no such thing.
pub fn unknown() -> Refused {
    Refused::new("unknown", "unknown")
}

fn json(answer: &impl Serialize) -> Result<Reply, Refused> {
    let text =
        serde_json::to_string(answer).map_err(|error| Refused::unreadable("unreadable", kernel::plain(&error)))?;
    Ok(Reply { kind: "application/json", text })
}

/// What was sent along.
pub fn asked<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refused> {
    serde_json::from_slice(body).map_err(|error| Refused::unreadable("unreadable", kernel::plain(&error)))
}

/// The list of the games never changes while the program runs.
static CARDS: LazyLock<Vec<GameCard>> = LazyLock::new(|| catalogue::games().map(card).collect());

fn card(table: &dyn Table) -> GameCard {
    let books = Tongue::BOTH.map(|tongue| Phrasebook::new(tongue, &[table.words(tongue)]));
    let said = |book: &Result<Phrasebook, Fault>, key: &'static str| {
        book.as_ref().map_or_else(|_| key.to_owned(), |b| b.say(&Text::key(key)))
    };
    let words = |key: &'static str| {
        let [fr, en] = [said(&books[0], key), said(&books[1], key)];
        Text::Tongues { fr, en }
    };
    GameCard {
        id: table.id(),
        title: words("game-title"),
        theme: words("game-theme"),
        blurb: words("game-blurb"),
        about: table.about(),
        sides: table.sides(),
        scenarios: table.scenarios().iter().map(|scenario| scenario.id).collect(),
        training: table.training(),
        options: table.options(),
        raised: raised(table),
        puzzles: table.puzzles().count,
        lessons: school::lessons(table).iter().filter_map(|lesson| lesson_card(table, lesson.id)).collect(),
    }
}

fn lesson_card(table: &dyn Table, id: &'static str) -> Option<LessonCard> {
    let lesson = school::Lesson::of(table, id).ok()?;
    Some(LessonCard { id, minutes: lesson.minutes })
}

/// The figures of a rulebook; a game without a school has none.
fn drawn(table: &dyn Table) -> Result<Vec<FigureView>, Refused> {
    if table.school().is_none() {
        return Ok(Vec::new());
    }
    let views = || school::figures(table)?.iter().map(|figure| figure.view(table)).collect::<Result<Vec<_>, _>>();
    Ok(guarded(views)??)
}

/// The card of a scenario.
fn briefing(id: &str, name: &str) -> Result<Briefing, Refused> {
    scenario(id, name)?;
    let table = game(id)?;
    Ok(guarded(|| Briefing::of(table, name))??)
}

/// The scenarios for which armies are raised.
fn raised(table: &dyn Table) -> Vec<&'static str> {
    let depot = table.depot();
    let serves = |toml: &str| depot.is_some_and(|depot| depot.serves(toml));
    table.scenarios().iter().filter(|scenario| serves(scenario.toml)).map(|scenario| scenario.id).collect()
}

pub(crate) fn game(id: &str) -> Result<&'static dyn Table, Refused> {
    catalogue::game(id).map_err(|_| unknown())
}

fn scenario(id: &str, name: &str) -> Result<&'static str, Refused> {
    game(id)?.scenario(name).map_err(|_| unknown())
}

fn tongue(word: &str) -> Result<Tongue, Refused> {
    match word {
        "fr" => Ok(Tongue::Fr),
        "en" => Ok(Tongue::En),
        _ => Err(unknown()),
    }
}

/// The words of a game, or those that all of them share with the house: who reads at a table fetches both, each once.
fn words(id: &str, tongue: Tongue) -> Result<String, Refused> {
    match id {
        "shared" => Ok([tongue.shared_words(), refusal::words(tongue), review::words(tongue)].join("\n")),
        id => Ok(game(id)?.words(tongue).to_owned()),
    }
}

/// The beginning of a scenario as anybody may see it, for a picture.
fn preview(id: &str, name: &str) -> Result<Scene, Refused> {
    scenario(id, name)?;
    let begun = guarded(|| Session::begin(Order::of(id, name), DiceOrder::Seeded(0)))?;
    Ok(begun?.view(Eyes::Public).scene)
}

/// The beginning of a match that is not made yet, with its house rules, as anybody may see it.
fn picture(order: Order) -> Result<Scene, Refused> {
    game(&order.game)?;
    let begun = guarded(|| Session::begin(order, DiceOrder::Seeded(0)))?;
    Ok(begun.map_err(bad_order)?.view(Eyes::Public).scene)
}

fn bad_order(fault: Fault) -> Refused {
    Refused::unreadable("bad-order", fault.text())
}

/// Armies raised before a match: what can be had, what a draft costs, the draft completed by the commander, the draft
/// that a file holds, the scenario with the armies in it.
fn depot(id: &str, question: &str, body: &[u8]) -> Result<Reply, Refused> {
    let depot = game(id)?.depot().ok_or_else(unknown)?;
    match question {
        "stock" => {
            let StockAsked { scenario: name, options } = asked(body)?;
            let toml = scenario(id, &name)?;
            told(|| depot.stock(toml, &options))
        }
        "review" | "complete" => army(depot, id, question == "complete", asked(body)?),
        "read" => {
            let Toml { toml } = asked(body)?;
            told(|| depot.read(&toml))
        }
        "enlist" => {
            let Enlisted { scenario: name, options, armies } = asked(body)?;
            let toml = scenario(id, &name)?;
            told(|| depot.enlist(toml, &options, &armies).map(|toml| Toml { toml }))
        }
        _ => Err(unknown()),
    }
}

fn army(depot: &dyn Depot, id: &str, complete: bool, asked: ArmyAsked) -> Result<Reply, Refused> {
    let ArmyAsked { scenario: name, options, side, draft, seed } = asked;
    let toml = scenario(id, &name)?;
    if complete {
        return told(|| depot.complete(toml, &options, side, &draft, seed.into()));
    }
    told(|| depot.review(toml, &options, side, &draft))
}

fn told<T: Serialize>(question: impl FnOnce() -> Result<T, Fault>) -> Result<Reply, Refused> {
    json(&guarded(question)?.map_err(bad_order)?)
}
