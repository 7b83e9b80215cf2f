//! Positions as people write them: ids and words, lengths in engine units (254 to the inch).

mod words;

use std::sync::Arc;

use kernel::{Fault, OutcomeWords, Side};

use crate::accept::{named, own, read_charge, read_denied, read_melee, read_unit, read_victor};
use crate::facts::{Denial, Denied};
use crate::formation::Face;
use crate::geometry::Point;
use crate::notation::write_shape;
use crate::setup::Setup;
use crate::units::{Place, UnitId};
use crate::{Marker, Melee, MornePlaine, Stage};

pub use words::{
    Camp, ChargeWords, DeniedWords, FireWords, MarkerWords, MeleeWords, Phase, Position, UnitWords, VictorWords,
};

/// The words of a game.
pub(crate) fn write(game: &MornePlaine) -> Position {
    let id = |unit: UnitId| game.id_of(unit).to_owned();
    let ids = |units: &[UnitId]| units.iter().map(|&unit| id(unit)).collect::<Vec<_>>();
    let (phase, fire, rallied) = match game.stage {
        Stage::Deploy => (Phase::Deploy, None, None),
        Stage::Panic => (Phase::Panic, None, None),
        Stage::Actions => (Phase::Actions, None, None),
        Stage::Fire { unit, volley, sides } => {
            let sides = Face::ALL.into_iter().filter(|&face| sides & 1 << face as u8 != 0).collect();
            (Phase::Fire, Some(FireWords { unit: id(unit), volley, sides }), None)
        }
        Stage::Support => (Phase::Support, None, None),
        Stage::React => (Phase::React, None, None),
        Stage::RallyForm(unit) => (Phase::RallyForm, None, Some(id(unit))),
        Stage::Command => (Phase::Command, None, None),
        Stage::Melees => (Phase::Melees, None, None),
        Stage::Victor => (Phase::Victor, None, None),
        Stage::VictorReform => (Phase::VictorReform, None, None),
    };
    let melee = |melee: &Melee| MeleeWords {
        id: Some(melee.id),
        first: ids(&melee.sides[0]),
        second: ids(&melee.sides[1]),
        strikes_first: Side::BOTH.into_iter().filter(|side| melee.first[side.index()]).map(Camp::from).collect(),
        obstacle: melee.obstacle.map(id),
        difficult: melee.difficult,
        stragglers: melee.stragglers,
        fought: melee.fought,
        places: (!game.declared()).then(|| melee.places.map(|pose| (pose.x, pose.y, pose.facing))),
    };
    let denied = |denied: &Denied| {
        let (target, charge, side) = match denied.what {
            Denial::Shot(side, target) => (Some(id(target)), false, side),
            Denial::Charge(target) => (Some(id(target)), true, None),
            Denial::Reform => (None, false, None),
        };
        DeniedWords { unit: id(denied.unit), target, charge, side }
    };
    Position {
        phase,
        player: Some(game.player.into()),
        turn: game.turn,
        units: game.ids().map(|unit| (id(unit), unit_words(game, unit))).collect(),
        melees: game.melees.iter().map(melee).collect(),
        held: Some(game.held.iter().map(|side| side.map(Camp::from)).collect()),
        fire,
        charge: game.charge.as_ref().map(|charge| ChargeWords {
            target: id(charge.target),
            queue: ids(&charge.queue),
            flank: charge.flank,
        }),
        rallied,
        victor: game.victor.as_ref().map(|victor| VictorWords {
            side: victor.side.into(),
            units: ids(&victor.units),
            melee: victor.melee,
            fled: ids(&victor.fled),
        }),
        markers: game
            .markers
            .iter()
            .map(|marker| MarkerWords { unit: id(marker.unit), n: marker.n, at: (marker.at.x, marker.at.y) })
            .collect(),
        denied: game.denied.iter().map(denied).collect(),
        over: game.outcome.map(|outcome| OutcomeWords::write::<MornePlaine>(&outcome)),
    }
}

/// The game that the words tell of, or what is wrong with them.
pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<MornePlaine, Fault> {
    let mut game = MornePlaine::laid_out(setup);
    if !(1..=game.setup.turns).contains(&words.turn) && words.over.is_none() {
        return Err(Fault::new("turn", format!("from 1 to {}", game.setup.turns)));
    }
    game.turn = words.turn;
    game.player = words.player.map_or(game.setup.first, Side::from);
    words.read_units(&mut game)?;
    words.read_melees(&mut game)?;
    if let Some(held) = &words.held {
        if held.len() != game.held.len() {
            return Err(Fault::new("held", format!("one entry for each of the {} objectives", game.held.len())));
        }
        game.held = held.iter().map(|camp| camp.map(Side::from)).collect();
    }
    for (i, marker) in words.markers.iter().enumerate() {
        let unit = named(&game, &marker.unit).map_err(|fault| fault.within(format!("markers {i}")))?;
        let at = Point::new(marker.at.0, marker.at.1);
        if game.unit(unit).place != Place::Lost
            || !(0..=game.setup.table.x).contains(&at.x)
            || !(0..=game.setup.table.y).contains(&at.y)
        {
            return Err(Fault::new(format!("markers {i}"), "the place on the table of a unit that is lost"));
        }
        game.markers.push(Marker { unit, n: marker.n.min(game.spec(unit).n0), at });
    }
    for (i, denied) in words.denied.iter().enumerate() {
        game.denied.push(read_denied(&game, denied).map_err(|fault| fault.within(format!("denied {i}")))?);
    }
    if let Some(over) = &words.over {
        game.stage = Stage::Actions;
        game.outcome = Some(over.read::<MornePlaine>()?);
    }
    words.read_stage(&mut game)?;
    Ok(game)
}

impl Position {
    fn read_units(&self, game: &mut MornePlaine) -> Result<(), Fault> {
        if let Some(stranger) = self.units.keys().find(|id| game.unit_named(id).is_none()) {
            return Err(Fault::new(format!("units {stranger}"), "the scenario has no unit with this id"));
        }
        for id in game.ids() {
            let name = game.id_of(id).to_owned();
            let words = self.units.iter().find(|(key, _)| key.eq_ignore_ascii_case(&name)).map(|(_, words)| words);
            let unit = read_unit(game, id, words).map_err(|fault| fault.within(format!("units {name}")))?;
            game.units[id.index()] = unit;
        }
        Ok(())
    }

    fn read_melees(&self, game: &mut MornePlaine) -> Result<(), Fault> {
        for (i, words) in self.melees.iter().enumerate() {
            let melee = read_melee(game, words, i).map_err(|fault| fault.within(format!("melees {i}")))?;
            for &unit in melee.sides.iter().flatten() {
                game.units[unit.index()].melee = Some(melee.id);
            }
            game.melees.push(melee);
        }
        if let Some(id) =
            game.ids().find(|&id| !game.unit(id).engaged() && (game.unit(id).charging || game.unit(id).flanker))
        {
            return Err(Fault::new(
                format!("units {}", game.id_of(id)),
                "charging and flanker are for units in a melee",
            ));
        }
        Ok(())
    }

    fn read_stage(&self, game: &mut MornePlaine) -> Result<(), Fault> {
        let missing = |field: &str| Fault::new(field, "this phase needs it");
        if self.over.is_some() {
            return Ok(());
        }
        game.stage = match self.phase {
            Phase::Deploy => Stage::Deploy,
            Phase::Panic => Stage::Panic,
            Phase::Actions => Stage::Actions,
            Phase::Fire => {
                let words = self.fire.as_ref().ok_or_else(|| missing("fire"))?;
                let unit = own(game, &words.unit).map_err(|fault| fault.within("fire"))?;
                let sides = words.sides.iter().fold(0, |bits, &face| bits | 1 << face as u8);
                Stage::Fire { unit, volley: words.volley, sides }
            }
            Phase::Support => Stage::Support,
            Phase::React => Stage::React,
            Phase::RallyForm => {
                let unit = self.rallied.as_ref().ok_or_else(|| missing("rallied"))?;
                Stage::RallyForm(own(game, unit).map_err(|fault| fault.within("rallied"))?)
            }
            Phase::Command => Stage::Command,
            Phase::Melees => Stage::Melees,
            Phase::Victor => Stage::Victor,
            Phase::VictorReform => Stage::VictorReform,
        };
        if matches!(game.stage, Stage::Support | Stage::React) {
            let words = self.charge.as_ref().ok_or_else(|| missing("charge"))?;
            game.charge = Some(read_charge(game, words).map_err(|fault| fault.within("charge"))?);
        }
        if matches!(game.stage, Stage::Victor | Stage::VictorReform) {
            let words = self.victor.as_ref().ok_or_else(|| missing("victor"))?;
            game.victor = Some(read_victor(game, words).map_err(|fault| fault.within("victor"))?);
        }
        game.check_stage_position()
    }
}

fn unit_words(game: &MornePlaine, id: UnitId) -> UnitWords {
    let unit = game.unit(id);
    let pose = (!game.declared()).then(|| unit.pose());
    let names = |bits: u64| game.ids().filter(|id| bits & id.bit() != 0).map(|id| game.id_of(id).to_owned()).collect();
    UnitWords {
        place: (unit.place != Place::Table).then_some(unit.place),
        x: pose.map(|pose| pose.x),
        y: pose.map(|pose| pose.y),
        facing: pose.map(|pose| pose.facing),
        formation: Some(write_shape(unit.shape)),
        n: Some(unit.n),
        acted: unit.acted,
        fleeing: unit.fleeing,
        caught: unit.caught,
        broken: unit.broken,
        panicked: unit.panicked,
        panic: unit.panic,
        start: (unit.start != unit.n).then_some(unit.start),
        shot: unit.shot,
        tested: unit.tested,
        due: unit.due.map(|shooter| game.id_of(shooter).to_owned()),
        banned: names(unit.banned),
        ban_turns: (unit.ban_turns > 0).then_some(unit.ban_turns),
        charging: unit.charging,
        flanker: unit.flanker,
    }
}
