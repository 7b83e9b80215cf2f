//! Figures of a rulebook: a position, perhaps an act, and what must come of it. What the book shows is what the rules
//! do, because the rules do it: the page draws [`Figure::view`], the tests call [`Figure::prove`].

use std::collections::{BTreeMap, BTreeSet};

use catalogue::{Match, Rejection, Table};
use kernel::{Eyes, Fault, Forecast, Odds, Overlay, Phrasebook, Refusal, Scene, Side, Text, ToPlay, Tongue};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{DiceOrder, Session};

use crate::place::{Act, Place, in_words, tables};

/// Falls of the dice that are walked for exact odds; beyond them they are sampled.
const WAYS: u32 = 60_000;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureWords {
    rules: Vec<String>,
    #[serde(default)]
    at: Place,
    #[serde(default)]
    frame: Vec<String>,
    #[serde(default)]
    marks: Vec<Overlay>,
    act: Option<Act>,
    /// Whose secrets are seen; everybody's where nothing is said.
    eyes: Option<String>,
    #[serde(default)]
    expect: Expect,
}

/// What must come of a figure, in the game's English words.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Expect {
    /// The rule that forbids the act.
    refused: Option<String>,
    /// Rows of the forecast: what, how much.
    forecast: BTreeMap<String, String>,
    /// Rows of the odds in percent, to a tenth.
    odds: BTreeMap<String, f64>,
    /// Lines of the log, in this order, others between them.
    says: Vec<String>,
    /// Fields of the position afterwards.
    position: BTreeMap<String, Value>,
    /// Who has won.
    winner: Option<String>,
    /// Who decides next.
    decides: Option<String>,
    /// Acts that are legal afterwards (or in the figure, where nothing is done).
    allows: Vec<String>,
    /// Acts that are not, and by which rule.
    refuses: BTreeMap<String, String>,
}

/// A figure of a rulebook.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its id.
    pub id: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    words: FigureWords,
}

/// A figure as a page draws it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureView {
    /// Its id.
    pub id: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// The table.
    pub scene: Scene,
    /// The table after the act.
    pub after: Option<Scene>,
    /// Cells to be seen; all that stands on the board where there are none.
    pub frame: Vec<String>,
    /// What is marked.
    pub marks: Vec<Overlay>,
    /// The act in words.
    pub what: Option<Text>,
    /// Why it is not allowed.
    pub refusal: Option<Refusal>,
    /// What it does for certain.
    pub forecast: Option<Forecast>,
    /// What it may do; only where the figure is about it.
    pub odds: Option<Odds>,
    /// What happened.
    pub log: Vec<Text>,
}

/// The figures of a game, in the order of their file.
pub fn figures(table: &dyn Table) -> Result<Vec<Figure>, Fault> {
    Figure::read(crate::files(table)?.figures)
}

/// The ids of the figures that a rulebook places, in its order.
pub fn placed(rulebook: &str) -> Vec<&str> {
    rulebook.lines().filter_map(|line| line.strip_prefix("```figure ")).map(str::trim).collect()
}

impl Figure {
    /// Reads a text of figures.
    pub fn read(toml: &str) -> Result<Vec<Figure>, Fault> {
        let all = tables::<FigureWords>(toml).map_err(|fault| fault.within("figures"))?;
        Ok(all.into_iter().map(|(id, words)| Figure { id, rules: words.rules.clone(), words }).collect())
    }

    /// A figure of a game by its id.
    pub fn of(table: &dyn Table, id: &str) -> Result<Figure, Fault> {
        let found = figures(table)?.into_iter().find(|figure| figure.id == id);
        found.ok_or_else(|| Fault::new("figure", format!("{} has none that is called '{id}'", table.id())))
    }

    /// A table where it can be tried.
    pub fn begin(&self, table: &dyn Table, seed: u64) -> Result<Session, Fault> {
        let position = self.words.at.stand(table)?.position();
        Session::set_up(self.words.at.order(table)?, DiceOrder::Taught(seed), position)
    }

    /// What is played there.
    pub fn order(&self, table: &dyn Table) -> Result<session::Order, Fault> {
        self.words.at.order(table)
    }

    fn eyes(&self, table: &dyn Table) -> Result<Eyes, Fault> {
        Ok(match &self.words.eyes {
            Some(word) => Eyes::Seat(table.side(word)?),
            None => Eyes::All,
        })
    }

    /// What a page draws.
    pub fn view(&self, table: &dyn Table) -> Result<FigureView, Fault> {
        self.seen(table).map_err(|fault| fault.within(format!("figure {}", self.id)))
    }

    fn seen(&self, table: &dyn Table) -> Result<FigureView, Fault> {
        let (game, eyes) = (self.words.at.stand(table)?, self.eyes(table)?);
        let FigureWords { frame, marks, .. } = self.words.clone();
        let mut view = FigureView {
            id: self.id.clone(),
            rules: self.rules.clone(),
            scene: game.scene(eyes),
            after: None,
            frame,
            marks,
            what: None,
            refusal: None,
            forecast: None,
            odds: None,
            log: Vec::new(),
        };
        if let Some(act) = &self.words.act {
            self.done(&*game, act, eyes, &mut view)?;
        }
        Ok(view)
    }

    /// The act, and what comes of it.
    fn done(&self, game: &dyn Match, act: &Act, eyes: Eyes, view: &mut FigureView) -> Result<(), Fault> {
        let side = act.side(game)?;
        view.what = Some(game.describe(side, &act.act)?);
        match game.check(side, &act.act) {
            Err(Rejection::Refused(refusal)) => view.refusal = Some(refusal),
            Err(Rejection::Unreadable(fault)) => return Err(fault),
            Ok(()) => {
                let rejected = |rejection| in_words(game, rejection);
                view.marks.extend(game.preview(side, &act.act).map_err(rejected)?);
                view.forecast = Some(game.forecast(side, &act.act).map_err(rejected)?);
                if !self.words.expect.odds.is_empty() {
                    view.odds = Some(game.odds(side, &act.act, WAYS).map_err(rejected)?);
                }
                let mut after = game.boxed();
                let told = act.play(&mut *after)?;
                view.log = told.iter().filter_map(|told| told.line(eyes)).map(|line| line.text).collect();
                view.after = Some(after.scene(eyes));
            }
        }
        Ok(())
    }

    /// Runs it, and says what does not come out as it is shown.
    pub fn prove(&self, table: &dyn Table) -> Result<(), Fault> {
        self.proved(table).map_err(|fault| fault.within(format!("figure {}", self.id)))
    }

    fn proved(&self, table: &dyn Table) -> Result<(), Fault> {
        let (expect, view) = (&self.words.expect, self.seen(table)?);
        Fault::unless(*expect != Expect::default(), "expect", "a figure says what must come of it")?;
        let mut game = self.words.at.stand(table)?;
        self.in_sight(&view)?;
        let refused = view.refusal.as_ref().map(|refusal| refusal.rule.to_owned());
        same("refused", &expect.refused, &refused)?;
        if let Some(act) = self.words.act.as_ref().filter(|_| refused.is_none()) {
            act.play(&mut *game)?;
        }
        self.told(&view, &table.phrasebook(Tongue::En))?;
        self.left(&*game)
    }

    /// What is marked and framed is on the board.
    fn in_sight(&self, view: &FigureView) -> Result<(), Fault> {
        let scene = serde_json::to_value(&view.scene).map_err(Fault::at("scene"))?;
        let known: BTreeSet<String> = ids(&scene);
        let marks = serde_json::to_value(&self.words.marks).map_err(Fault::at("marks"))?;
        let places = ["at", "from", "to", "cells"].iter().flat_map(|field| strings(&marks, field));
        for cell in places.chain(self.words.frame.clone()) {
            Fault::unless(known.contains(&cell), "marks", format!("'{cell}' is not on the board"))?;
        }
        Ok(())
    }

    /// Forecast, odds and log are as they must be.
    fn told(&self, view: &FigureView, book: &Phrasebook) -> Result<(), Fault> {
        let expect = &self.words.expect;
        let rows = view.forecast.iter().flat_map(|forecast| &forecast.rows);
        let rows: BTreeMap<_, _> = rows.map(|row| (book.say(&row.label), book.say(&row.value))).collect();
        for (label, value) in &expect.forecast {
            same(&format!("forecast {label}, among {:?}", rows.keys()), &Some(value), &rows.get(label))?;
        }
        let odds = view.odds.iter().flat_map(|odds| &odds.rows);
        let odds: BTreeMap<_, _> = odds.map(|row| (book.say(&row.what), tenths(100.0 * row.chance))).collect();
        for (what, percent) in &expect.odds {
            same(&format!("odds {what}, among {:?}", odds.keys()), &Some(&tenths(*percent)), &odds.get(what))?;
        }
        let log: Vec<String> = view.log.iter().map(|text| book.say(text)).collect();
        let mut said = log.iter();
        for line in &expect.says {
            let heard = said.any(|said| said == line);
            Fault::unless(heard, "says", format!("'{line}' is not told in its place; told is {log:?}"))?;
        }
        Ok(())
    }

    /// The table afterwards is as it must be.
    fn left(&self, game: &dyn Match) -> Result<(), Fault> {
        let (expect, table) = (&self.words.expect, game.table());
        let position = game.position();
        for (field, value) in &expect.position {
            same(&format!("position {field}"), &Some(value), &position.get(field))?;
        }
        let word = |side: Side| table.sides()[side.index()].to_owned();
        let winner = game.to_play().outcome().and_then(|outcome| outcome.winner).map(word);
        same("winner", &expect.winner, &winner)?;
        let decider = match game.to_play() {
            ToPlay::One(side) => Some(side),
            _ => None,
        };
        if expect.decides.is_some() {
            same("decides", &expect.decides, &decider.map(word))?;
        }
        let side = decider.unwrap_or(Side::A);
        for act in &expect.allows {
            game.check(side, act).map_err(|no| in_words(game, no).within(format!("allows '{act}'")))?;
        }
        for (act, rule) in &expect.refuses {
            let refused = match game.check(side, act) {
                Err(Rejection::Refused(refusal)) => Some(refusal.rule.to_owned()),
                Err(Rejection::Unreadable(fault)) => return Err(fault.within(format!("refuses '{act}'"))),
                Ok(()) => None,
            };
            same(&format!("refuses '{act}'"), &Some(rule), &refused.as_ref())?;
        }
        Ok(())
    }
}

/// A number to a tenth, as it is written.
fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, expected: &T, found: &T) -> Result<(), Fault> {
    Fault::unless(expected == found, what, format!("the figure shows {expected:?}, the rules give {found:?}"))
}

/// Every id of a scene: cells, sectors, pieces.
fn ids(scene: &Value) -> BTreeSet<String> {
    strings(scene, "id").into_iter().collect()
}

/// The words that stand anywhere under this name, alone or in a list.
fn strings(value: &Value, name: &str) -> Vec<String> {
    let below: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => Vec::new(),
    };
    let own = value.get(name).into_iter().flat_map(|found| match found {
        Value::Array(items) => items.iter().collect(),
        one => vec![one],
    });
    let own: Vec<String> = own.filter_map(|word| word.as_str().map(str::to_owned)).collect();
    own.into_iter().chain(below.into_iter().flat_map(|value| strings(value, name))).collect()
}
