//! The referee: one JSON request in, one JSON answer out, for bots, tests and umpires. It never gives up on a bad
//! request. The protocol is described in `docs/referee.md`; fields are only ever added.

mod request;

use std::time::Duration;

use catalogue::{Advice, Budget, Match, Player};
use kernel::{Chosen, Eyes, Fault, Odds, OddsRow, Phrasebook, Refusal, Side, Text, ToPlay, Tongue};
use serde_json::{Map, Value, json};

use self::request::{Consultation, Request, Wrong};
use crate::{DiceOrder, DieAsked, Expected, Order, Rejected, Scenario, Session, expected};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a player would do, found within his time: the referee itself has neither clock nor threads.
pub type Think = Box<dyn Fn(&dyn Match, Side, &Player, u64) -> Advice>;

/// Ways walked for exact odds before they are sampled instead.
const ODDS_LIMIT: u32 = 100_000;

fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// The referee's own words, in Fluent.
fn words(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Fr => include_str!("../locale/fr.ftl"),
        Tongue::En => include_str!("../locale/en.ftl"),
    }
}

/// A table with one match on it, spoken to in JSON.
pub struct Referee {
    think: Think,
    tongue: Tongue,
    session: Option<Session>,
    /// The match before each act, so that a bot can take back as far as it likes.
    past: Vec<Session>,
}

impl Referee {
    /// A referee with an empty table.
    pub fn new(think: Think) -> Self {
        Referee { think, tongue: Tongue::En, session: None, past: Vec::new() }
    }

    /// Answers one line with one line.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, result) = match serde_json::from_str::<Value>(line) {
            Err(error) => {
                let words = Text::key("referee-json").with("problem", error.to_string());
                let words = words.with("line", error.line()).with("column", error.column());
                (None, Err(Wrong::new("json", words)))
            }
            Ok(Value::Object(mut request)) => {
                let id = request.remove("id");
                (id, self.serve(Value::Object(request)))
            }
            Ok(_) => (None, Err(Wrong::say("request", "object"))),
        };
        let (ok, mut answer) = match result {
            Ok(answer) => (true, fields(answer)),
            Err(wrong) => (false, wrong.answer(&self.own_words())),
        };
        answer.insert("ok".to_owned(), ok.into());
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        Value::Object(answer).to_string()
    }

    fn serve(&mut self, request: Value) -> Result<Value, Wrong> {
        let unreadable = |error: serde_json::Error| {
            let fault = Fault::reading("request", Text::key("fault-at-request"), &error);
            Wrong::new("request", fault.text())
        };
        let request = serde_json::from_value(request).map_err(unreadable)?;
        match request {
            Request::Hello {} => Ok(json!({ "protocol": PROTOCOL, "name": "grognard" })),
            Request::Games {} => Ok(json!({ "games": list_games() })),
            Request::New { game, scenario, toml, options, seed, dice } => {
                let order = order(game, scenario, toml, options)?;
                self.sit(begin(order, seed, dice.as_deref())?)
            }
            Request::Position { game, scenario, toml, options, seed, position } => {
                let order = order(game, scenario, toml, options)?;
                self.sit(Session::set_up(order, DiceOrder::Seeded(seed), position)?)
            }
            Request::State {} => self.state(),
            Request::View { side } => self.view(side.as_deref()),
            Request::Legal { side } => self.legal(side.as_deref()),
            Request::Check { side, action } => self.check(side.as_deref(), &action),
            Request::Play { side, action, dice, facts } => self.play(side.as_deref(), &action, dice.as_deref(), &facts),
            Request::Odds { side, action } => self.odds(side.as_deref(), &action),
            Request::Advise(wanted) => self.advise(&wanted),
            Request::Undo {} => self.undo(),
            Request::Record {} => Ok(json!({ "record": self.session()?.record(Eyes::All).text() })),
            Request::Language { tongue } => {
                self.tongue = tongue;
                Ok(json!({ "tongue": tongue }))
            }
        }
    }

    fn session(&self) -> Result<&Session, Wrong> {
        self.session.as_ref().ok_or_else(|| Wrong::say("no match", "no-match"))
    }

    fn sit(&mut self, session: Session) -> Result<Value, Wrong> {
        self.past.clear();
        self.session = Some(session);
        let session = self.session()?;
        let mut answer = fields(self.standing(session));
        answer.insert("events".to_owned(), self.events(session));
        answer.insert("dice".to_owned(), json!(opening_dice(session)));
        Ok(Value::Object(answer))
    }

    fn side(&self, word: Option<&str>) -> Result<Side, Wrong> {
        let session = self.session()?;
        match word {
            Some(word) => Ok(session.position().table().side(word)?),
            None => match session.to_play() {
                ToPlay::One(side) => Ok(side),
                ToPlay::Both(_) => Err(Wrong::say("side", "both")),
                ToPlay::Over(_) => Ok(Side::A),
            },
        }
    }

    /// The referee's own words; a refusal of a game was said before.
    fn own_words(&self) -> Phrasebook {
        Phrasebook::new(self.tongue, &[words(self.tongue)]).expect("the referee's words are proved by its tests")
    }

    fn phrasebook(&self, session: &Session) -> Phrasebook {
        session.position().table().phrasebook(self.tongue)
    }

    /// Who is to play, and the outcome if there is one.
    fn standing(&self, session: &Session) -> Value {
        let sides = session.position().table().sides();
        let to_play = session.to_play();
        let awaited: Vec<_> =
            Side::BOTH.into_iter().filter(|&side| to_play.awaits(side)).map(|side| sides[side.index()]).collect();
        let outcome = to_play.outcome().map(|outcome| {
            json!({
                "winner": outcome.winner.map(|side| sides[side.index()]),
                "degree": outcome.degree.word(),
                "reason": outcome.reason,
                "text": self.phrasebook(session).say(&outcome.reason()),
            })
        });
        json!({ "to_play": awaited, "simultaneous": matches!(to_play, ToPlay::Both(_)), "outcome": outcome })
    }

    /// The events of the last line, in full and in words.
    fn events(&self, session: &Session) -> Value {
        let book = self.phrasebook(session);
        let told = session.told();
        let event = |told: &std::sync::Arc<dyn catalogue::Told>| {
            let line = told.line(Eyes::All).unwrap_or_default();
            let (text, cells, motions) = (book.say(&line.text), line.cells, line.motions);
            json!({ "event": told.event(), "text": text, "cells": cells, "motions": motions })
        };
        told.iter().map(event).collect()
    }

    fn state(&self) -> Result<Value, Wrong> {
        let session = self.session()?;
        let mut answer = fields(self.standing(session));
        answer.insert("position".to_owned(), session.position().position());
        answer.insert("game".to_owned(), session.position().table().id().into());
        answer.insert("ply".to_owned(), session.plies(Eyes::All).into());
        Ok(Value::Object(answer))
    }

    fn view(&self, side: Option<&str>) -> Result<Value, Wrong> {
        let eyes = match side {
            Some("public" | "spectator") => Eyes::Public,
            side => Eyes::Seat(self.side(side)?),
        };
        let view = self.session()?.view(eyes);
        Ok(json!({ "view": view }))
    }

    fn legal(&self, side: Option<&str>) -> Result<Value, Wrong> {
        let session = self.session()?;
        if session.outcome().is_some() {
            return Ok(json!({ "legal": [], "complete": true }));
        }
        let side = self.side(side)?;
        let game = session.position();
        Ok(json!({ "legal": game.legal(side), "complete": !game.table().continuous() }))
    }

    fn check(&self, side: Option<&str>, action: &str) -> Result<Value, Wrong> {
        let session = self.session()?;
        let side = self.side(side)?;
        match session.position().check(side, action).map_err(Rejected::from) {
            Ok(()) => Ok(json!({ "legal": true })),
            Err(Rejected::Refused(refusal)) => {
                let mut answer = fields(self.refusal(session, &refusal));
                answer.insert("legal".to_owned(), false.into());
                Ok(Value::Object(answer))
            }
            Err(other) => Err(self.rejected(session, other)),
        }
    }

    fn refusal(&self, session: &Session, refusal: &Refusal) -> Value {
        json!({ "rule": refusal.rule, "why": self.phrasebook(session).say(&refusal.why) })
    }

    fn rejected(&self, session: &Session, rejected: Rejected) -> Wrong {
        match rejected {
            Rejected::Refused(refusal) => {
                let more = fields(self.refusal(session, &refusal));
                let message = Text::plain(more["why"].as_str().unwrap_or_default());
                Wrong { error: "illegal", message, more }
            }
            Rejected::Unreadable(fault) if fault.at == "dice" => fault.into(),
            Rejected::Unreadable(fault) => Wrong::new("unreadable", fault.in_french("").text()),
            Rejected::Over => Wrong::say("over", "over"),
            Rejected::Stale | Rejected::DiceOwed | Rejected::Nothing | Rejected::Absent => {
                Wrong::say("nothing", "nothing")
            }
        }
    }

    fn play(&mut self, side: Option<&str>, action: &str, dice: Option<&[u16]>, facts: &[u16]) -> Result<Value, Wrong> {
        let side = self.side(side)?;
        let before = self.session()?.clone();
        let mut after = before.clone();
        let done = match dice {
            None => after.act(side, action, after.view_number(side)).and_then(|ops| after.answer(ops, facts)),
            Some(dice) => after.act_with(side, action, dice),
        };
        let ops = done.map_err(|rejected| self.rejected(&before, rejected))?;
        if let Some(asked) = after.die_asked() {
            return Err(self.unanswered(&after, &asked, facts.len()));
        }
        let mut answer = fields(self.standing(&after));
        answer.insert("events".to_owned(), self.events(&after));
        answer.insert("dice".to_owned(), json!(ops.iter().flat_map(thrown).collect::<Vec<_>>()));
        self.past.push(before);
        self.session = Some(after);
        Ok(Value::Object(answer))
    }

    /// A fact of a table that the program does not see is missing: what it is, and what may be answered.
    fn unanswered(&self, session: &Session, asked: &DieAsked, given: usize) -> Wrong {
        let book = self.phrasebook(session);
        let answers: Vec<String> = asked.answers.iter().map(|answer| book.say(answer)).collect();
        let message = Text::key("referee-fact").with("fact", given + 1);
        let more = fields(json!({ "question": book.say(&asked.what), "answers": answers }));
        Wrong { error: "facts", message, more }
    }

    fn odds(&self, side: Option<&str>, action: &str) -> Result<Value, Wrong> {
        let session = self.session()?;
        let side = self.side(side)?;
        let odds = session.position().odds(side, action, ODDS_LIMIT);
        let odds = odds.map_err(|rejection| self.rejected(session, rejection.into()))?;
        Ok(odds_json(&odds, &self.phrasebook(session), session.position().table().sides()))
    }

    fn advise(&self, wanted: &Consultation) -> Result<Value, Wrong> {
        let session = self.session()?;
        let side = self.side(wanted.side.as_deref())?;
        if !session.to_play().awaits(side) {
            return Err(Wrong::say("turn", "not-asked"));
        }
        let mut player: Player = wanted.rank.as_deref().unwrap_or("captain").parse()?;
        // So many simulations are the same everywhere: no clock may cut them short.
        if let Some(simulations) = wanted.simulations {
            player.budget = Budget::simulations(simulations);
        }
        if let Some(ms) = wanted.ms {
            player.budget.time = Some(Duration::from_millis(ms.min(600_000)));
        }
        let advice = (self.think)(&**session.position(), side, &player, wanted.seed);
        let book = self.phrasebook(session);
        let say = |text: &Text| book.say(text);
        let alternatives: Vec<_> = advice
            .alternatives
            .iter()
            .map(|line| json!({ "action": line.action, "value": line.value, "visits": line.visits }))
            .collect();
        let mut answer = fields(json!({
            "action": advice.action,
            "what": say(&advice.what),
            "why": say(&advice.why),
            "value": advice.value,
            "simulations": advice.simulations,
            "alternatives": alternatives,
        }));
        if wanted.line {
            let sides = session.position().table().sides();
            let step = |step: Expected| json!({ "side": sides[step.side.index()], "what": say(&step.what) });
            let line = expected(&**session.position(), side, &advice.action, wanted.seed);
            answer.insert("line".to_owned(), line.into_iter().map(step).collect());
        }
        Ok(Value::Object(answer))
    }

    fn undo(&mut self) -> Result<Value, Wrong> {
        self.session()?;
        self.session = Some(self.past.pop().ok_or_else(|| Wrong::say("nothing", "no-undo"))?);
        Ok(self.standing(self.session()?))
    }
}

fn order(game: String, scenario: Option<String>, toml: Option<String>, options: Chosen) -> Result<Order, Fault> {
    let table = catalogue::game(&game)?;
    let usual = || table.scenarios()[0].id.to_owned();
    let scenario = match toml {
        Some(toml) => Scenario::Custom { name: scenario.unwrap_or_else(|| "custom".to_owned()), toml },
        None => Scenario::Named(scenario.unwrap_or_else(usual)),
    };
    Ok(Order { scenario, options, ..Order::of(&game, "") })
}

/// A match from the beginning, with forced dice where they are given.
fn begin(order: Order, seed: u64, dice: Option<&[u16]>) -> Result<Session, Fault> {
    match dice {
        None => Session::begin(order, DiceOrder::Seeded(seed)),
        Some(dice) => Session::begin_with(order, seed, dice),
    }
}

/// A table of odds in words. `most` is there where a chance hangs on the answer to the action.
pub fn odds_json(odds: &Odds, book: &Phrasebook, sides: [&str; 2]) -> Value {
    let row = |row: &OddsRow| {
        let mut fields = fields(json!({ "what": book.say(&row.what), "chance": row.chance }));
        if row.most > row.chance {
            fields.insert("most".to_owned(), row.most.into());
        }
        Value::Object(fields)
    };
    let next = odds.next.as_ref().map(|next| json!({ "side": sides[next.side.index()], "ask": book.say(&next.ask) }));
    json!({
        "exact": odds.exact, "ways": odds.ways, "error": odds.error, "dice": odds.dice, "aside": odds.aside,
        "rows": odds.rows.iter().map(row).collect::<Vec<_>>(), "next": next,
    })
}

fn thrown(op: &crate::Op) -> Vec<String> {
    match op {
        crate::Op::Act { dice, .. } => dice.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

fn opening_dice(session: &Session) -> Vec<String> {
    match &session.record(Eyes::All).header.start {
        kernel::Start::Scenario(dice) => dice.iter().map(ToString::to_string).collect(),
        kernel::Start::Position(_) => Vec::new(),
    }
}

/// The games as `grognard games --json` lists them.
pub fn list_games() -> Value {
    let game = |table: &'static dyn catalogue::Table| {
        let scenarios: Vec<_> = table.scenarios().iter().map(|scenario| json!({ "id": scenario.id })).collect();
        json!({
            "id": table.id(),
            "rules": table.rules_version(),
            "sides": table.sides(),
            "about": table.about(),
            "scenarios": scenarios,
            "options": table.options(),
        })
    };
    catalogue::games().map(game).collect()
}
