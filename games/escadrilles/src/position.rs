use std::collections::BTreeMap;
use std::sync::Arc;

use hexmap::Orientation;
use kernel::{BySide, Fault, Game, Side};
use serde::{Deserialize, Serialize};

use crate::plane::{Fate, Plane, PlaneId};
use crate::setup::{Cells, Ground, Setup, read_heading};
use crate::speed::{FASTEST, SLOWEST, choices};
use crate::{Escadrilles, Phase};

/// A position in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn, from 1.
    pub turn: u16,
    /// The first player, `west` or `east`; left out, `west` or the one that the options fix.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// `deploy`, `note`, `move` or `over`; left out, `move`.
    #[serde(default = "moving")]
    pub phase: String,
    /// In phase `move`: the aircraft whose move it is. All before it have flown. Left out, nobody has flown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The aircraft that fly, by name (`w1`, `e9`).
    #[serde(default)]
    pub planes: BTreeMap<String, PlaneAt>,
    /// The aircraft that were lost, with the reason: `shot`, `collision`, `dark`, `slow`, `edge` or `turns`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lost: BTreeMap<String, String>,
}

/// An aircraft in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaneAt {
    /// Its hex.
    pub at: String,
    /// Where it points; left out, as at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<String>,
    /// The speed it flew last; left out, the one that is noted, or 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<u8>,
    /// The speed noted for this turn and not flown yet; left out in phase `move`, the one flown last (ES-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<u8>,
}

fn moving() -> String {
    "move".to_owned()
}

pub(crate) fn write(game: &Escadrilles) -> Position {
    let grid = &game.setup.grid;
    let flies = |plane: &Plane| PlaneAt {
        at: grid.name(plane.cell).to_owned(),
        heading: Some(plane.heading.name(Orientation::Pointy).to_owned()),
        speed: Some(plane.speed),
        noted: (plane.noted != 0).then_some(plane.noted),
    };
    let named = |plane: PlaneId| (plane.to_string(), game.plane(plane));
    let (phase, next) = match game.phase {
        Phase::Deploy => ("deploy", None),
        Phase::Note => ("note", None),
        Phase::Move(side) => ("move", game.next_to_move(side).map(|plane| plane.to_string())),
        Phase::Over => ("over", None),
    };
    let lost = PlaneId::all().filter(|&plane| game.plane(plane).fate.is_loss());
    Position {
        turn: game.turn,
        first: Some(Escadrilles::SIDES[game.first.index()].to_owned()),
        phase: phase.to_owned(),
        next,
        planes: PlaneId::all().map(named).filter(|(_, p)| p.flies()).map(|(name, p)| (name, flies(p))).collect(),
        lost: lost.map(named).map(|(name, plane)| (name, plane.fate.word().to_owned())).collect(),
    }
}

fn fault(at: impl std::fmt::Display, problem: impl Into<String>) -> Fault {
    Fault::new(format!("position, {at}"), problem)
}

/// Refuses a field of a position unless something holds.
fn must(holds: bool, at: impl std::fmt::Display, problem: impl Into<String>) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault(at, problem)) }
}

/// The position that the words describe, if it can be played on.
pub(crate) fn read(setup: Arc<Setup>, position: Position) -> Result<Escadrilles, Fault> {
    let (turn, limit) = (position.turn, setup.house.turn_limit);
    must((1..=limit).contains(&turn), "turn", format!("{turn} is not from 1 to {limit}, the turn limit"))?;
    let first = read_first(&setup, turn, position.first.as_deref())?;
    let mut planes = BySide([[Plane::grounded(Fate::Absent); 9]; 2]);
    for (name, words) in &position.planes {
        let plane = read_name("planes", name)?;
        planes[plane.side][plane.index()] = read_plane(&setup, plane, words)?;
    }
    for (name, word) in &position.lost {
        let plane = read_name("lost", name)?;
        let lost = &mut planes[plane.side][plane.index()];
        let advice = "it is among the planes that fly: leave it out of one list";
        must(!lost.flies(), format!("lost, {name}"), advice)?;
        *lost = Plane::grounded(read_loss(name, word)?);
    }
    let mut game = Escadrilles { setup: setup.into(), turn, first, phase: Phase::Over, planes };
    game.check_places()?;
    game.restore_phase(&position)?;
    Ok(game)
}

fn read_first(setup: &Setup, turn: u16, word: Option<&str>) -> Result<Side, Fault> {
    let fixed = setup.house.first_player.filter(|_| turn == 1 || !setup.house.drawn_initiative);
    let Some(word) = word else { return Ok(fixed.unwrap_or(Side::A)) };
    let side = Escadrilles::side(word).ok_or_else(|| fault("first", format!("'{word}' is not west or east")))?;
    let free = fixed.is_none_or(|fixed| fixed == side);
    must(free, "first", format!("the option first_player says it is not {word}"))?;
    Ok(side)
}

fn read_name(list: &str, name: &str) -> Result<PlaneId, Fault> {
    let plane = PlaneId::read(name).filter(|plane| plane.to_string() == name);
    plane.ok_or_else(|| fault(list, format!("'{name}' is no aircraft: write w1 to w9 or e1 to e9")))
}

fn read_loss(name: &str, word: &str) -> Result<Fate, Fault> {
    let known = || Fate::LOSSES.map(Fate::word).join(", ");
    let loss = Fate::LOSSES.into_iter().find(|fate| fate.word() == word);
    loss.ok_or_else(|| fault(format!("lost, {name}"), format!("'{word}' is not one of {}", known())))
}

fn read_plane(setup: &Setup, plane: PlaneId, words: &PlaneAt) -> Result<Plane, Fault> {
    let at = |field: &str| format!("planes, {plane}, {field}");
    let nowhere = || format!("the map has no hex '{}': write column and row, such as 07.06", words.at);
    let cell = setup.grid.cell(&words.at).ok_or_else(|| fault(at("at"), nowhere()))?;
    let dark = setup.ground[cell.index()] == Ground::Dark;
    must(!dark, at("at"), format!("{} is dark: no aircraft can be there (ES-24)", words.at))?;
    let heading = match &words.heading {
        Some(name) => read_heading(name).map_err(|problem| fault(at("heading"), problem))?,
        None => setup.headings[plane.side],
    };
    let speed = words.speed.or(words.noted).unwrap_or(SLOWEST);
    for (field, speed) in [("speed", Some(speed)), ("noted", words.noted)] {
        let known = speed.is_none_or(|speed| (SLOWEST..=FASTEST).contains(&speed));
        must(known, at(field), format!("a speed is from {SLOWEST} to {FASTEST} (ES-07)"))?;
    }
    Ok(Plane { fate: Fate::Flying, cell, heading, speed, noted: words.noted.unwrap_or(0) })
}

impl Escadrilles {
    /// No two aircraft in one hex (ES-26).
    fn check_places(&self) -> Result<(), Fault> {
        let mut taken = Cells::EMPTY;
        for plane in Side::BOTH.into_iter().flat_map(|side| self.flying(side)) {
            let cell = self.plane(plane).cell;
            let problem = format!("{} holds another aircraft already (ES-26)", self.setup.grid.name(cell));
            must(taken.insert(cell), format!("planes, {plane}, at"), problem)?;
        }
        Ok(())
    }

    fn restore_phase(&mut self, position: &Position) -> Result<(), Fault> {
        let stray = position.next.is_some() && position.phase != "move";
        must(!stray, "next", "only the phase 'move' has a next aircraft: leave it out")?;
        if position.phase == "deploy" {
            return self.restore_deployment();
        }
        if Side::BOTH.into_iter().any(|side| self.strength(side) == 0) {
            self.finish(&mut kernel::Silence);
            return Ok(());
        }
        match position.phase.as_str() {
            "note" => self.restore_notes(),
            "move" => self.restore_moves(position.next.as_deref()),
            "over" if self.turn == self.setup.house.turn_limit => {
                self.finish(&mut kernel::Silence);
                Ok(())
            }
            "over" => Err(fault("phase", "both squadrons fly and the turn limit is not reached: the game is not over")),
            other => Err(fault("phase", format!("'{other}' is not deploy, note, move or over"))),
        }
    }

    /// Numbers are placed in order on start hexes of their own side; those not mentioned wait.
    fn restore_deployment(&mut self) -> Result<(), Fault> {
        let free = self.setup.house.free_deployment;
        must(free, "phase", "there is no deploy phase unless the option deployment is free (ES-R3)")?;
        must(self.turn == 1, "turn", "the deploy phase comes before turn 1: write 1")?;
        let setup = self.setup.clone();
        for plane in PlaneId::all() {
            let starts = &setup.starts[plane.side];
            let (name, at) = (format!("planes, {plane}"), format!("planes, {plane}, at"));
            let Plane { fate, cell, heading, noted, .. } = *self.plane(plane);
            let part = plane.index() < starts.len();
            if fate == Fate::Absent {
                if part {
                    self.lose(plane, Fate::Waiting);
                }
                continue;
            }
            must(part && fate == Fate::Flying, &name, "it cannot be part of the deployment: leave it out")?;
            let next = self.next_to_place(plane.side).is_none();
            must(next, &at, "start hexes are chosen in number order: a lower number still waits")?;
            must(starts.contains(&cell), &at, "this is no start hex of its squadron (ES-R3)")?;
            let plain = heading == setup.headings[plane.side] && noted == 0;
            must(plain, &name, "while placing, give nothing but 'at'")?;
            self.take_off(plane, cell);
        }
        self.phase = Phase::Deploy;
        self.after_secret(&mut kernel::Silence);
        Ok(())
    }

    /// Speeds are noted in number order; those without one are still to be noted.
    fn restore_notes(&mut self) -> Result<(), Fault> {
        must(self.turn != 1, "phase", "in turn 1 every speed is 2 and nothing is noted (ES-08): write move")?;
        for side in Side::BOTH {
            let mut gap = false;
            for plane in self.flying(side) {
                let noted = self.plane(plane).noted != 0;
                let problem = "speeds are noted in number order: a lower number has none yet";
                must(!(gap && noted), format!("planes, {plane}, noted"), problem)?;
                gap |= !noted;
                self.check_noted(plane)?;
            }
        }
        self.phase = Phase::Note;
        self.after_secret(&mut kernel::Silence);
        Ok(())
    }

    /// All before `next` have flown; the others have a noted speed, by default the one they flew last.
    fn restore_moves(&mut self, next: Option<&str>) -> Result<(), Fault> {
        let opener = self.opener();
        let next = match next {
            Some(name) => read_name("next", name)?,
            None => self.flying(opener).next().expect("both squadrons fly"),
        };
        must(self.plane(next).flies(), "next", format!("{next} does not fly"))?;
        for plane in PlaneId::all() {
            let Plane { speed, noted, .. } = *self.plane(plane);
            if !self.plane(plane).flies() {
                continue;
            }
            let flown = if plane.side == next.side { plane.number < next.number } else { plane.side == opener };
            let problem = format!("{plane} has flown already when {next} is next: leave it out");
            must(!flown || noted == 0, format!("planes, {plane}, noted"), problem)?;
            if !flown && noted == 0 {
                self.plane_mut(plane).noted = speed;
            }
            self.check_noted(plane)?;
        }
        self.phase = Phase::Move(next.side);
        Ok(())
    }

    fn check_noted(&self, plane: PlaneId) -> Result<(), Fault> {
        let Plane { speed, noted, .. } = *self.plane(plane);
        let slow = self.turn != 1 || speed == SLOWEST;
        must(slow, format!("planes, {plane}, speed"), "in turn 1 every speed is 2 (ES-08)")?;
        let follows = noted == 0 || choices(self.turn, speed).contains(&noted);
        let problem = format!("{noted} cannot follow {speed}: one more or one less at most (ES-10, ES-11)");
        must(follows, format!("planes, {plane}, noted"), problem)
    }
}
