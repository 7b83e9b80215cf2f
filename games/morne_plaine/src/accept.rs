//! Positions read: every word of them is checked, so that what is accepted can be played on.

use kernel::{Fault, Side};

use crate::facts::{Denial, Denied};
use crate::formation::{Foot, size};
use crate::geometry::Pose;
use crate::notation::read_shape;
use crate::position::{ChargeWords, DeniedWords, MeleeWords, UnitWords, VictorWords};
use crate::units::{MOST_UNITS, Place, Unit, UnitId};
use crate::{Charge, Melee, MornePlaine, Stage, Victor};

pub(crate) fn named(game: &MornePlaine, id: &str) -> Result<UnitId, Fault> {
    game.unit_named(id).ok_or_else(|| Fault::new(id, "the scenario has no unit with this id"))
}

/// A unit of the player that is on the table.
pub(crate) fn own(game: &MornePlaine, id: &str) -> Result<UnitId, Fault> {
    let unit = named(game, id)?;
    if game.spec(unit).side == game.player && game.unit(unit).here() {
        return Ok(unit);
    }
    Err(Fault::new(id, "a unit of the player, on the table"))
}

pub(crate) fn read_unit(game: &MornePlaine, id: UnitId, words: Option<&UnitWords>) -> Result<Unit, Fault> {
    let spec = game.spec(id);
    let mut unit = *game.unit(id);
    let Some(words) = words else {
        unit.place = if spec.turn > game.turn { Place::Waiting } else { Place::Lost };
        return Ok(unit);
    };
    unit.place = words.place.unwrap_or(Place::Table);
    unit.n = words.n.unwrap_or(spec.n0);
    let gone = unit.place == Place::Lost;
    Fault::when(unit.n > spec.n0 || (unit.n == 0 && !gone), "n", format!("from 1 to {}", spec.n0))?;
    if let Some(word) = &words.formation {
        unit.shape = read_shape(&word.to_lowercase())?;
    }
    if let Err(refusal) = crate::movement::check_shape(spec, unit.shape, unit.n) {
        let chosen = unit
            .shape
            .formation
            .files()
            .is_some_and(|(least, most)| (1..=most).contains(&unit.shape.files) && least > 0);
        // Losses leave a column with the files it chose, and a small unit with fewer than the rule asks for (MP-53).
        Fault::when(refusal.rule != "MP-53" || !chosen, "formation", format!("not for this unit ({})", refusal.rule))?;
    }
    if game.declared() && (words.x.is_some() || words.y.is_some() || words.facing.is_some()) {
        return Err(Fault::new("x, y, facing", "no unit has a pose on a declared table (MP-R76): leave them out"));
    }
    let old = unit.pose();
    let pose = Pose::new(words.x.unwrap_or(old.x), words.y.unwrap_or(old.y), words.facing.unwrap_or(old.facing));
    let reach = 0..=200_000;
    if pose.facing >= 360 || !reach.contains(&(pose.x + 50_000)) || !reach.contains(&(pose.y + 50_000)) {
        return Err(Fault::new("x, y, facing", "engine units on the table and degrees from 0 to 359"));
    }
    unit.foot = Foot::new(pose, size(spec, unit.shape, unit.n));
    if unit.here() && !game.declared() && !game.setup.on_table(&unit.foot.bounds) {
        return Err(Fault::new("x, y", "some of the unit is off the table (MP-07)"));
    }
    unit.acted = words.acted;
    unit.broken = words.broken || words.fleeing;
    unit.panicked = words.panicked;
    unit.start = words.start.unwrap_or(unit.n);
    unit.shot = words.shot;
    unit.tested = words.tested;
    let fights = spec.fights() && unit.here();
    if (words.fleeing || words.caught || words.panic > 0) && !fights {
        return Err(Fault::new("fleeing, caught, panic", "only infantry and cavalry on the table flee (MP-92)"));
    }
    (unit.fleeing, unit.caught, unit.panic) = (words.fleeing, words.caught && words.fleeing, words.panic);
    Fault::when(!matches!(words.panic, 0 | 3 | 4), "panic", "3 or 4 (MP-171)")?;
    unit.due = words.due.as_ref().map(|shooter| named(game, shooter)).transpose()?;
    for banned in &words.banned {
        unit.banned |= named(game, banned)?.bit();
    }
    unit.ban_turns = if unit.banned == 0 { 0 } else { words.ban_turns.unwrap_or(1).clamp(1, 2) };
    (unit.charging, unit.flanker) = (words.charging, words.flanker);
    Ok(unit)
}

pub(crate) fn read_melee(game: &MornePlaine, words: &MeleeWords, index: usize) -> Result<Melee, Fault> {
    let mut sides = [Vec::new(), Vec::new()];
    for (side, names) in Side::BOTH.into_iter().zip([&words.first, &words.second]) {
        for name in names {
            let unit = named(game, name)?;
            let (spec, now) = (game.spec(unit), game.unit(unit));
            if spec.side != side
                || !spec.fights()
                || !now.here()
                || now.engaged()
                || sides[side.index()].contains(&unit)
            {
                let problem = "infantry or cavalry of that side, on the table, in one melee only (MP-145)";
                return Err(Fault::new(name.clone(), problem));
            }
            sides[side.index()].push(unit);
        }
        Fault::when(names.is_empty(), "first, second", "a melee has units of both sides")?;
    }
    let id = words.id.unwrap_or(index as u8 + 1);
    if id == 0 || id as usize > MOST_UNITS || game.melees.iter().any(|melee| melee.id == id) {
        return Err(Fault::new("id", "a number of its own from 1"));
    }
    let places = match words.places {
        Some(places) => places.map(|(x, y, facing)| Pose::new(x, y, facing % 360)),
        None => [0, 1].map(|i: usize| game.unit(sides[i][0]).pose()),
    };
    let far = |pose: &Pose| !(0..=game.setup.table.x).contains(&pose.x) || !(0..=game.setup.table.y).contains(&pose.y);
    Fault::when(places.iter().any(far), "places", "on the table")?;
    let obstacle = words.obstacle.as_ref().map(|name| named(game, name)).transpose()?;
    let claims = |side: Side| words.strikes_first.iter().any(|camp| camp.0 == side);
    Ok(Melee {
        id,
        sides,
        places,
        first: Side::BOTH.map(claims),
        obstacle,
        difficult: words.difficult,
        stragglers: words.stragglers.map(|n| n.min(12)),
        fought: words.fought,
    })
}

pub(crate) fn read_denied(game: &MornePlaine, words: &DeniedWords) -> Result<Denied, Fault> {
    Fault::when(!game.declared(), "denied", "only players of a declared table deny (MP-R77)")?;
    let unit = own(game, &words.unit)?;
    let target = words.target.as_ref().map(|name| named(game, name)).transpose()?;
    let what = match (target, words.charge, words.side) {
        (Some(target), ..) if game.spec(target).side == game.player => {
            return Err(Fault::new("target", "an enemy"));
        }
        (Some(target), false, side) => Denial::Shot(side, target),
        (Some(target), true, None) => Denial::Charge(target),
        (None, false, None) => Denial::Reform,
        _ => return Err(Fault::new("denied", "a target with `charge` or `side`, or neither for a free reform")),
    };
    Ok(Denied { unit, what })
}

pub(crate) fn read_charge(game: &MornePlaine, words: &ChargeWords) -> Result<Charge, Fault> {
    let target = named(game, &words.target)?;
    if game.spec(target).side == game.player || !game.unit(target).here() || game.spec(target).commands() {
        return Err(Fault::new("target", "an enemy unit on the table"));
    }
    let mut queue = Vec::new();
    for name in &words.queue {
        let unit = own(game, name)?;
        if !game.spec(unit).fights() || game.unit(unit).fleeing || game.unit(unit).engaged() || queue.contains(&unit) {
            return Err(Fault::new(name.clone(), "a unit that may charge, once (MP-100)"));
        }
        queue.push(unit);
    }
    Fault::when(queue.is_empty(), "queue", "a charge has a lead")?;
    Ok(Charge { target, queue, flank: words.flank })
}

pub(crate) fn read_victor(game: &MornePlaine, words: &VictorWords) -> Result<Victor, Fault> {
    let side = words.side.0;
    let list = |names: &[String], side: Side| {
        let mut units = Vec::new();
        for name in names {
            let unit = named(game, name)?;
            if game.spec(unit).side != side
                || !game.spec(unit).fights()
                || !game.unit(unit).here()
                || units.contains(&unit)
            {
                return Err(Fault::new(name.clone(), "infantry or cavalry of that side, on the table"));
            }
            units.push(unit);
        }
        Ok(units)
    };
    let (units, fled) = (list(&words.units, side)?, list(&words.fled, !side)?);
    let in_melee = |unit: &UnitId| game.unit(*unit).melee == words.melee && !game.unit(*unit).fleeing;
    if units.is_empty() || !units.iter().all(in_melee) {
        return Err(Fault::new("units", "the victor's units, all of them in the melee that is named, or free"));
    }
    if words.melee.is_some_and(|id| !game.melees.iter().any(|melee| melee.id == id)) {
        return Err(Fault::new("melee", "no melee has this number"));
    }
    if !fled.iter().all(|&unit| game.unit(unit).fleeing && !game.unit(unit).engaged()) {
        return Err(Fault::new("fled", "fleeing enemies"));
    }
    Ok(Victor { side, units, melee: words.melee, fled })
}

impl MornePlaine {
    /// What a phase needs, so that somebody always has something to decide.
    pub(crate) fn check_stage_position(&self) -> Result<(), Fault> {
        let fault = |problem: &str| Err(Fault::new("phase", problem));
        let deploying = self.setup.rules.free_deployment;
        match self.stage {
            Stage::Deploy
                if !deploying || self.to_deploy(self.player).all(|id| self.deploy_candidate(id).is_none()) =>
            {
                fault("deploy needs the option free_deployment and a unit of the player that can be placed")
            }
            Stage::Panic if self.next_panic().is_none() => fault("panic needs a unit of the player with panic 3 or 4"),
            Stage::Fire { unit, .. }
                if self.spec(unit).commands() || self.unit(unit).fleeing || self.unit(unit).engaged() =>
            {
                fault("fire needs a unit that is neither engaged nor fleeing")
            }
            Stage::RallyForm(unit)
                if !self.spec(unit).fights() || self.unit(unit).fleeing || self.unit(unit).engaged() =>
            {
                fault("rally_form needs a unit that has just rallied")
            }
            Stage::React if !self.reaction_asked() => fault("react needs a charged unit that has a choice (MP-102)"),
            Stage::Support if self.charge.as_ref().is_some_and(|charge| self.unit(charge.target).engaged()) => {
                fault("support needs a target that is not engaged; others join at once (MP-125)")
            }
            Stage::Melees if self.melees.iter().all(|melee| melee.fought) => {
                fault("melees needs one that was not fought")
            }
            _ => Ok(()),
        }
    }
}
