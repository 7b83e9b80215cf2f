//! Positions in words: hexes and ships by name, lines in the book's notation.

use std::sync::Arc;

use kernel::{BySide, Fault, Game, OutcomeWords, Phrasebook, Refusal, Show, Side, Silence, Text, Tongue};
use serde::{Deserialize, Serialize};

use crate::fire::Volley;
use crate::order::{Script, Symbol};
use crate::setup::{Setup, Wind, pose, resist, ship_id};
use crate::ship::{Pose, Ship, ShipId, Slot};
use crate::{Detroits, Phase, State, notation, rose};

/// A position as people and bots write it. What is left out has its obvious value.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// `deploy`, `orders`, `fire` or `over`; orders when left out.
    #[serde(default = "orders")]
    pub phase: String,
    /// The turn, from 1.
    #[serde(default = "first")]
    pub turn: u16,
    /// Where the wind drives; may be left out when the option `wind` says it.
    pub wind: Option<Wind>,
    /// The slot in progress, in a fire window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<String>,
    /// Steps of the slot carried out, in a fire window.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub step: u8,
    /// The ships in the game.
    pub ships: Vec<ShipWords>,
    /// The sides (`nw`, `se`) that have ended a turn with a ship in the zone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen_in_zone: Vec<String>,
    /// How the game ended, when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

/// A ship in words.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipWords {
    /// `NW-T1` to `SE-F3`.
    pub id: String,
    /// The hex of the bow; left out of a ship that waits to be deployed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bow: Option<String>,
    /// `N`, `NE`, `SE`, `S`, `SW`, `NW`, or 1 to 6.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "name_or_digit")]
    pub facing: Option<String>,
    /// Remaining resistance; full when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resist: Option<u8>,
    /// Stuck on the coast.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub aground: bool,
    /// Has fired this turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fired: bool,
    /// Stopped by a contact this turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub stopped: bool,
    /// Its line for this turn; left out when nothing is written yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The line is not finished yet.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub writing: bool,
    /// How many orders of the line are carried out.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub executed: u8,
    /// Where the ship pointed when its line began; needed when it has turned since and the line begins with a turn.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "name_or_digit")]
    pub began: Option<String>,
    /// Its sealed answer in this fire window: `hold`, or `port SE-F2 starboard SE-F1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// A direction may be written as its name or as its digit.
fn name_or_digit<'de, D: serde::Deserializer<'de>>(words: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Direction {
        Name(String),
        Digit(u8),
    }
    let direction = Option::<Direction>::deserialize(words)?;
    Ok(direction.map(|direction| match direction {
        Direction::Name(name) => name,
        Direction::Digit(digit) => digit.to_string(),
    }))
}

fn orders() -> String {
    "orders".to_owned()
}

fn first() -> u16 {
    1
}

fn side_word(side: Side) -> String {
    Detroits::SIDES[side.index()].to_owned()
}

/// The position in words.
pub(crate) fn write(game: &Detroits) -> Position {
    let state = &game.state;
    let fire = state.phase == Phase::Fire;
    let outcome = match state.phase {
        Phase::Over(outcome) => Some(OutcomeWords::write::<Detroits>(&outcome)),
        _ => None,
    };
    Position {
        phase: phase_word(state.phase).to_owned(),
        turn: state.turn,
        wind: Some(state.wind),
        slot: fire.then(|| state.slot.name().to_owned()),
        step: state.step,
        ships: ShipId::all().filter(|&id| game.ship(id).afloat()).map(|id| ship_words(game, id)).collect(),
        seen_in_zone: Side::BOTH.into_iter().filter(|&side| state.seen_in_zone[side]).map(side_word).collect(),
        outcome,
    }
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Deploy => "deploy",
        Phase::Orders => "orders",
        Phase::Fire => "fire",
        Phase::Over(_) => "over",
    }
}

fn ship_words(game: &Detroits, id: ShipId) -> ShipWords {
    let ship = game.ship(id);
    let written = ship.closed || !ship.line.is_empty();
    let answer = game.state.volleys[id.index()].map(|volley| match volley {
        Volley::HOLD => "hold".to_owned(),
        volley => notation::write_volley(volley),
    });
    ShipWords {
        id: id.to_string(),
        bow: ship.placed().then(|| game.bow_name(ship.pose)),
        facing: ship.placed().then(|| rose::name(ship.pose.facing).to_owned()),
        resist: Some(ship.resist),
        aground: ship.aground,
        fired: ship.fired,
        stopped: ship.stopped,
        line: written.then(|| game.line_text(id)),
        writing: written && !ship.closed,
        executed: ship.executed,
        began: (ship.executed > 0).then(|| rose::name(game.began(id)).to_owned()),
        answer,
    }
}

/// A position from words. Where nobody has anything to decide, the game goes on to the next decision.
pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<Detroits, Fault> {
    let wind = words.wind.or(setup.rules.wind);
    let wind = wind.ok_or_else(|| Fault::new("wind", "write north or south: where adrift ships are driven"))?;
    let limit = setup.rules.turn_limit;
    Fault::when(!(1..=limit).contains(&words.turn), "turn", format!("{} is not from 1 to {limit}", words.turn))?;
    let phase = phase(&words)?;
    let slot = match (&words.slot, phase) {
        (Some(name), Phase::Fire) => {
            Slot::read(name).ok_or_else(|| Fault::new("slot", format!("'{name}' is none of T1, T2, F1, F2, F3")))?
        }
        (None, Phase::Fire) => return Err(Fault::new("slot", "a fire window needs its slot, T1 to F3")),
        (None, _) if words.step == 0 => Slot::T1,
        _ => return Err(Fault::new("slot", "slot and step belong to the phase fire")),
    };
    let mut seen_in_zone = BySide([false; 2]);
    for word in &words.seen_in_zone {
        let wrong = || Fault::new("seen_in_zone", format!("'{word}' is not nw or se"));
        seen_in_zone[Detroits::side(word).ok_or_else(wrong)?] = true;
    }
    let (ships, volleys) = ([Ship::GONE; 10], [None; 10]);
    let state = State { phase, turn: words.turn, wind, slot, step: words.step, seen_in_zone, ships, volleys };
    let mut game = Detroits { setup: setup.into(), state };
    for ship in &words.ships {
        read_ship(&mut game, ship).map_err(|fault| fault.within(format!("ships, {}", ship.id)))?;
    }
    if phase == Phase::Deploy {
        check_deployment(&game)?;
    }
    read_answers(&mut game, &words.ships)?;
    game.proceed(&mut Silence);
    Ok(game)
}

fn phase(words: &Position) -> Result<Phase, Fault> {
    let phase = match (words.phase.as_str(), &words.outcome) {
        ("over", Some(words)) => return Ok(Phase::Over(words.read::<Detroits>()?)),
        ("over", None) => return Err(Fault::new("outcome", "a game that is over needs its outcome")),
        ("deploy", _) => Phase::Deploy,
        ("orders", _) => Phase::Orders,
        ("fire", _) => Phase::Fire,
        (word, _) => return Err(Fault::new("phase", format!("'{word}' is none of deploy, orders, fire, over"))),
    };
    Fault::when(words.outcome.is_some(), "outcome", "only a game that is over has an outcome")?;
    Ok(phase)
}

fn read_ship(game: &mut Detroits, words: &ShipWords) -> Result<(), Fault> {
    let id = ship_id(&words.id)?;
    Fault::when(game.ship(id).afloat(), "id", "the ship is listed twice")?;
    let pose = match (&words.bow, &words.facing) {
        (Some(bow), Some(facing)) => pose(&game.setup.chart, id.kind(), bow, facing)?,
        (None, None) if game.state.phase == Phase::Deploy => Pose::NONE,
        _ => return Err(Fault::new("bow", "a ship on the chart has a bow and a facing")),
    };
    let resist = resist(id.kind(), words.resist)?;
    let (aground, fired, stopped) = (words.aground, words.fired, words.stopped);
    let too_early = game.state.phase != Phase::Fire && (fired || stopped || words.executed > 0);
    Fault::when(too_early, "fired", "fired, stopped and executed belong to the phase fire: each turn begins anew")?;
    *game.ship_mut(id) = Ship { pose, resist, aground, fired, stopped, ..Ship::GONE };
    match (game.state.phase, &words.line) {
        (Phase::Orders, Some(text)) => read_written(game, id, text, words.writing),
        (Phase::Fire, _) => read_executing(game, id, words),
        (_, None) if !words.writing => Ok(()),
        _ => Err(Fault::new("line", "lines belong to the phases orders and fire")),
    }
}

/// A line of the phase of orders: as if it had been written symbol by symbol.
fn read_written(game: &mut Detroits, id: ShipId, text: &str, writing: bool) -> Result<(), Fault> {
    let script = Script::read(text).map_err(|fault| fault.within("line"))?;
    if !writing {
        let line = game.check_order(id, &script).map_err(refused("line"))?;
        let ship = game.ship_mut(id);
        (ship.line, ship.closed) = (line, true);
        return Ok(());
    }
    Fault::when(!game.ship(id).obeys(), "line", "a ship adrift or aground writes none")?;
    let line = script.resolve(game.ship(id).pose.facing).map_err(refused("line"))?;
    game.ship_mut(id).line = line;
    check_tokens(game, id)?;
    let finished = line.is_full() || game.course(id).aground;
    Fault::when(finished, "writing", "the line is full or runs aground, and so it is finished")?;
    Fault::when(line.is_empty(), "writing", "nothing is written: leave out line and writing")
}

/// What is still to be carried out must be possible from where the ship lies.
fn check_tokens(game: &Detroits, id: ShipId) -> Result<(), Fault> {
    let ship = game.ship(id);
    let (_, beyond) = game.may_write_all(id.slot, ship.pose, ship.to_do()).map_err(refused("line"))?;
    Fault::when(beyond > 0, "line", "goes on after the order that runs the ship aground")
}

/// A line that is being carried out.
fn read_executing(game: &mut Detroits, id: ShipId, words: &ShipWords) -> Result<(), Fault> {
    let ship = *game.ship(id);
    let script = Script::read(words.line.as_deref().unwrap_or("")).map_err(|fault| fault.within("line"))?;
    let began = match (&words.began, script.symbols().first()) {
        (Some(word), _) => rose::read(word).ok_or_else(|| Fault::new("began", format!("'{word}' is no direction")))?,
        (None, Some(Symbol::Sail(direction))) => *direction,
        (None, _) if words.executed == 0 => ship.pose.facing,
        (None, _) => return Err(Fault::new("began", "say where the ship pointed when its line began")),
    };
    let line = script.resolve(began).map_err(refused("line"))?;
    let executed = usize::from(words.executed);
    Fault::when(executed > line.len(), "executed", format!("{executed} of {} orders", line.len()))?;
    let left = line.len() - executed;
    let state = game.state;
    let early = id.slot > state.slot && executed > 0;
    let late = id.slot < state.slot && left > 0;
    let now = id.slot == state.slot
        && (executed > usize::from(state.step) || (left > 0 && executed < usize::from(state.step)));
    let (orders, name, step) = (line.len(), state.slot.name(), state.step);
    let problem = format!("{executed} of {orders} orders does not fit slot {name} step {step}");
    Fault::when(early || late || now, "executed", problem)?;
    let idle = !ship.obeys() || ship.stopped;
    Fault::when(left > 0 && idle, "line", "a ship adrift, aground or stopped has no orders left")?;
    Fault::when(words.writing, "writing", "all lines are finished before the first step")?;
    *game.ship_mut(id) = Ship { line, executed: words.executed, closed: words.line.is_some(), ..ship };
    Fault::when(game.began(id) != began, "facing", "is not where the orders carried out would have turned the ship")?;
    check_tokens(game, id)
}

fn check_deployment(game: &Detroits) -> Result<(), Fault> {
    Fault::when(!game.setup.rules.free_deployment, "phase", "deploy belongs to the option deployment = free")?;
    for side in Side::BOTH {
        let mut before = game.clone();
        ShipId::fleet(side).for_each(|id| before.ship_mut(id).pose = Pose::NONE);
        for id in ShipId::fleet(side).filter(|&id| game.ship(id).placed()) {
            let pose = game.ship(id).pose;
            before.check_deploy(id, pose).map_err(refused(format!("ships, {id}")))?;
            before.ship_mut(id).pose = pose;
        }
        let strange = |id: ShipId| game.ship(id).afloat() && !game.setup.ships[id.index()].afloat();
        Fault::when(ShipId::fleet(side).any(strange), "ships", "only the scenario's own ships are deployed")?;
    }
    Ok(())
}

fn read_answers(game: &mut Detroits, ships: &[ShipWords]) -> Result<(), Fault> {
    let mut answers: Vec<_> =
        ships.iter().filter_map(|ship| Some((ship_id(&ship.id).ok()?, ship.answer.as_ref()?))).collect();
    answers.sort_unstable_by_key(|(id, _)| *id);
    for (id, answer) in answers {
        let at = format!("ships, {id}, answer");
        let words: Vec<&str> = answer.split_whitespace().collect();
        let volley = match words[..] {
            ["hold"] => Volley::HOLD,
            _ => notation::read_volley(&words).map_err(|fault| fault.within(&at))?,
        };
        let verdict = match volley {
            Volley::HOLD => game.check_asked(id),
            volley => game.check_fire(id, volley),
        };
        verdict.map_err(refused(at))?;
        game.answer(id, volley);
    }
    Ok(())
}

/// Makes a fault of a refusal, in words of both languages and with its rule.
fn refused(at: impl Into<String>) -> impl FnOnce(Refusal) -> Fault {
    let at = at.into();
    move |refusal| {
        let [fr, en] = [Tongue::Fr, Tongue::En].map(|tongue| {
            let said = Phrasebook::new(tongue, &[Detroits::words(tongue)]).map(|book| book.say(&refusal.why));
            format!("{} ({})", said.unwrap_or_default(), refusal.rule)
        });
        let fault = Fault::new(&at, en);
        let words = Text::Tongues { fr: format!("{at}\u{a0}: {fr}"), en: fault.to_string() };
        fault.said(words)
    }
}
