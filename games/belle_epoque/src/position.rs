//! Positions in words, as people and bots write them.

mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Fault, Game, OutcomeWords, Side, must};

use crate::action::Reaction;
use crate::setup::{Setup, SideWord};
use crate::terrain::Cells;
use crate::troops::{Start, UnitId};
use crate::{Assault, BelleEpoque, GONE, Gait, Phase, Test};

pub use words::{ActivationWords, AssaultWords, LossWords, PhaseWord, Position, TakingWords, UnitWords};

pub(crate) fn write(game: &BelleEpoque) -> Position {
    let setup = &game.setup;
    let name = |cell| setup.grid.name(cell).to_owned();
    let id = |unit| setup.unit(unit).id.clone();
    let mut position = Position {
        turn: game.turn,
        active: game.active.into(),
        command_points: game.cp.into(),
        units: setup.all_units().filter(|&unit| game.elements(unit) > 0).map(|unit| unit_words(game, unit)).collect(),
        objectives: Some(objectives_words(game)),
        ..Position::default()
    };
    if game.activated_unit().is_some() {
        position.activation = Some(ActivationWords {
            unit: id(game.unit),
            from: Some(name(game.from)),
            test: Some(game.test),
            gait: game.gait,
        });
    }
    position.assault = game.assault.map(|assault| AssaultWords {
        target: id(assault.target),
        counter_charge: assault.counter_charge,
        supported: assault.supported,
    });
    position.phase = match game.phase {
        Phase::Placing { slot } => {
            position.due = Some(id(slot));
            PhaseWord::Placing
        }
        Phase::Entering { unit } => {
            position.due = Some(id(unit));
            PhaseWord::Entering
        }
        Phase::PickUnit => PhaseWord::PickUnit,
        Phase::PickTest => PhaseWord::PickTest,
        Phase::PickMove => PhaseWord::PickMove,
        Phase::PickAct => PhaseWord::PickAct,
        Phase::React => PhaseWord::React,
        Phase::ReactTest(reaction) => {
            position.reaction = Some(game.write(&crate::Action::React(reaction)));
            PhaseWord::ReactTest
        }
        Phase::Evading => PhaseWord::Evading,
        Phase::FireLoss { unit, by, left } => {
            position.loss = Some(LossWords { unit: id(unit), by: id(by), left, ground: None });
            PhaseWord::FireLoss
        }
        Phase::Retreating { unit, by, left, ground } => {
            position.loss = Some(LossWords { unit: id(unit), by: id(by), left, ground: Some(name(ground)) });
            PhaseWord::Retreating
        }
        Phase::TakingPosition { unit, ground } => {
            position.taking = Some(TakingWords { unit: id(unit), ground: name(ground) });
            PhaseWord::TakingPosition
        }
        Phase::Over(outcome) => {
            position.outcome = Some(OutcomeWords::write::<BelleEpoque>(&outcome));
            PhaseWord::Over
        }
    };
    position
}

fn unit_words(game: &BelleEpoque, unit: UnitId) -> (String, UnitWords) {
    let troops = game.setup.unit(unit);
    let words = UnitWords {
        at: game.place(unit).map(|cell| game.setup.grid.name(cell).to_owned()),
        elements: Some(game.elements(unit)),
        activated: game.is_activated(unit),
        has_moved: game.has_moved(unit),
        has_fired: game.has_fired(unit),
        entered_difficult: game.is_mired(unit),
        assaults_fought: game.assaults_fought(unit),
    };
    (troops.id.clone(), words)
}

fn objectives_words(game: &BelleEpoque) -> BTreeMap<String, SideWord> {
    let rows = game.setup.objectives.iter().enumerate();
    let held = rows.filter_map(|(i, objective)| Some((objective.at, game.controller(i)?)));
    held.map(|(at, side)| (game.setup.grid.name(at).to_owned(), side.into())).collect()
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<BelleEpoque, Fault> {
    let mut game = BelleEpoque::laid_out(setup);
    game.active = words.active.into();
    game.turn = words.turn;
    read_units(&mut game, &words)?;
    game.cp = words.command_points.0;
    must(game.cp.0.iter().all(|&points| points <= 200), "command_points", "at most 200 a side")?;
    read_objectives(&mut game, &words)?;
    read_activation(&mut game, &words)?;
    game.phase = read_phase(&game, &words)?;
    check_turn(&game)?;
    check_phase(&game)?;
    Ok(game)
}

fn find(game: &BelleEpoque, field: &str, id: &str) -> Result<UnitId, Fault> {
    let unknown = || Fault::new(format!("position {field}"), format!("'{id}' is no unit of this scenario"));
    game.setup.find(id).ok_or_else(unknown)
}

/// A unit on the table.
fn standing(game: &BelleEpoque, field: &str, id: &str) -> Result<UnitId, Fault> {
    let unit = find(game, field, id)?;
    must(game.place(unit).is_some(), field, format!("{id} is not on the table"))?;
    Ok(unit)
}

fn hex(game: &BelleEpoque, field: &str, name: &str) -> Result<Cell, Fault> {
    let unknown = || Fault::new(format!("position {field}"), format!("'{name}' is no hex of this board"));
    let cell = game.setup.grid.cell(name).ok_or_else(unknown)?;
    must(game.setup.passable.contains(cell), field, format!("{name} is impassable (BE-38)"))?;
    Ok(cell)
}

fn read_units(game: &mut BelleEpoque, words: &Position) -> Result<(), Fault> {
    let mut named = 0;
    let mut taken = Cells::EMPTY;
    for (id, row) in &words.units {
        let field = format!("units, {id}");
        let unit = find(game, &field, id)?;
        must(named & unit.bit() == 0, &field, "this unit is named twice")?;
        named |= unit.bit();
        let setup = game.setup.clone();
        let most = setup.unit(unit).elements;
        let elements = row.elements.unwrap_or(most);
        must((1..=most).contains(&elements), &field, format!("{elements} elements: write 1 to {most}"))?;
        game.elements[unit.index()] = elements;
        match &row.at {
            Some(at) => {
                let cell = hex(game, &field, at)?;
                must(taken.insert(cell), &field, format!("{at} is taken: one unit a hex (BE-04)"))?;
                game.put(unit, cell);
            }
            None => {
                let placing = words.phase == PhaseWord::Placing;
                let may_wait = placing || matches!(setup.unit(unit).start, Start::Arrives { .. });
                must(may_wait, &field, "at is missing: this unit is no reinforcement")?;
                must(elements == most, &field, "a unit that is not on the table has all its elements")?;
                let clean = UnitWords { at: None, elements: row.elements, ..UnitWords::default() };
                must(*row == clean, &field, "a unit that is not on the table has done nothing yet")?;
            }
        }
        for (done, units) in [
            (row.activated, &mut game.activated),
            (row.has_moved, &mut game.moved),
            (row.has_fired, &mut game.fired),
            (row.entered_difficult, &mut game.mired),
        ] {
            *units |= u32::from(done) << unit.0;
        }
        must(row.assaults_fought <= 100, &field, "assaults_fought: at most 100")?;
        game.fought[unit.index()] = row.assaults_fought;
    }
    for unit in game.setup.all_units().filter(|unit| named & unit.bit() == 0) {
        game.elements[unit.index()] = 0;
        game.at[unit.index()] = GONE;
    }
    Ok(())
}

/// BE-V1: whoever stands in an objective controls it.
fn read_objectives(game: &mut BelleEpoque, words: &Position) -> Result<(), Fault> {
    let Some(rows) = &words.objectives else { return Ok(()) };
    let mut held = BySide([0, 0]);
    for (name, &side) in rows {
        let cell = hex(game, "objectives", name)?;
        let index = game.setup.objectives.iter().position(|objective| objective.at == cell);
        let unknown = || Fault::new("position objectives", format!("{name} is no objective of this scenario"));
        held[side.into()] |= 1 << index.ok_or_else(unknown)?;
    }
    for (i, objective) in game.setup.objectives.iter().enumerate() {
        let standing = Side::BOTH.into_iter().find(|&side| game.troops[side].contains(objective.at));
        let stands = standing.is_none_or(|side| held[side] >> i & 1 == 1);
        let at = game.setup.grid.name(objective.at);
        must(stands, "objectives", format!("{at} is controlled by whoever stands there (BE-V1)"))?;
    }
    game.held = held;
    Ok(())
}

fn read_activation(game: &mut BelleEpoque, words: &Position) -> Result<(), Fault> {
    use PhaseWord::*;
    let under_way = !matches!(words.phase, Placing | Entering | PickUnit | Over);
    let needs = "name the activated unit during an activation, and only then";
    must(words.activation.is_some() == under_way, "activation", needs)?;
    let assaulting = matches!(words.phase, React | ReactTest | Evading | Retreating | TakingPosition);
    let may_assault = assaulting || words.phase == FireLoss;
    let fits = words.assault.as_ref().map_or(!assaulting, |_| may_assault);
    must(fits, "assault", "name the assaulted unit while an assault is under way, and only then")?;
    let Some(activation) = &words.activation else { return Ok(()) };
    // Reaction fire or an even fight may have destroyed the unit before its activation is over.
    let unit = find(game, "activation", &activation.unit)?;
    let may_be_gone = words.phase == TakingPosition;
    must(may_be_gone || game.place(unit).is_some(), "activation", format!("{} is not on the table", activation.unit))?;
    must(game.side(unit) == game.active, "activation", format!("{} is not of the active side", activation.unit))?;
    game.unit = unit;
    game.activated |= unit.bit() & game.present;
    game.gait = activation.gait;
    let acts = !matches!(words.phase, PickTest | PickMove);
    game.test = activation.test.unwrap_or(if acts { Test::Passed } else { Test::None });
    must(!acts || game.test == Test::Passed, "activation, test", "only a passed test leads here (BE-21)")?;
    must(words.phase != PickTest || game.test == Test::None, "activation, test", "the test is yet to be made")?;
    must(acts || game.gait == Gait::Still, "activation, gait", "the move is yet to be made")?;
    let mired = words.phase == PickAct && game.is_mired(unit);
    must(!mired, "activation", "the unit entered difficult ground (BE-35)")?;
    game.from = match (&activation.from, game.place(unit)) {
        (Some(from), _) => hex(game, "activation, from", from)?,
        (None, Some(at)) => at,
        (None, None) => return Err(Fault::new("position activation, from", "say where the unit began")),
    };
    let began = game.place(unit) == Some(game.from) || acts;
    must(began, "activation, from", "the unit has not moved yet")?;
    if let Some(assault) = &words.assault {
        let target = find(game, "assault", &assault.target)?;
        must(game.side(target) != game.active, "assault", format!("{} is no enemy", assault.target))?;
        let (counter_charge, supported) = (assault.counter_charge, assault.supported);
        game.assault = Some(Assault { target, counter_charge, supported });
    }
    Ok(())
}

fn read_phase(game: &BelleEpoque, words: &Position) -> Result<Phase, Fault> {
    use PhaseWord::*;
    let only_in = |given: bool, phases: &[PhaseWord], field: &str| {
        must(given == phases.contains(&words.phase), field, format!("give it in the phases {phases:?}, and only there"))
    };
    only_in(words.reaction.is_some(), &[ReactTest], "reaction")?;
    only_in(words.loss.is_some(), &[FireLoss, Retreating], "loss")?;
    only_in(words.taking.is_some(), &[TakingPosition], "taking")?;
    only_in(words.due.is_some(), &[Placing, Entering], "due")?;
    only_in(words.outcome.is_some(), &[Over], "outcome")?;
    Ok(match words.phase {
        PickUnit => Phase::PickUnit,
        PickTest => Phase::PickTest,
        PickMove => Phase::PickMove,
        PickAct => Phase::PickAct,
        React => Phase::React,
        Evading => Phase::Evading,
        ReactTest => Phase::ReactTest(read_reaction(game, words.reaction.as_deref().unwrap_or_default())?),
        Placing | Entering => {
            let unit = find(game, "due", words.due.as_deref().unwrap_or_default())?;
            if words.phase == Placing { Phase::Placing { slot: unit } } else { Phase::Entering { unit } }
        }
        FireLoss | Retreating => read_loss(game, words)?,
        TakingPosition => {
            let taking = words.taking.clone().unwrap_or_default();
            let unit = standing(game, "taking", &taking.unit)?;
            Phase::TakingPosition { unit, ground: hex(game, "taking", &taking.ground)? }
        }
        Over => {
            let outcome = words.outcome.as_ref().ok_or_else(|| Fault::new("position outcome", "missing"))?;
            Phase::Over(outcome.read::<BelleEpoque>()?)
        }
    })
}

fn read_reaction(game: &BelleEpoque, notation: &str) -> Result<Reaction, Fault> {
    match game.read(notation).map_err(|fault| fault.within("position reaction"))? {
        crate::Action::React(reaction) => Ok(reaction),
        _ => Err(Fault::new("position reaction", "write volley, support R3, evade or counter-charge")),
    }
}

fn read_loss(game: &BelleEpoque, words: &Position) -> Result<Phase, Fault> {
    let loss = words.loss.clone().unwrap_or_default();
    let (unit, by) = (standing(game, "loss", &loss.unit)?, standing(game, "loss", &loss.by)?);
    must(game.side(unit) != game.side(by), "loss", "losses come from an enemy")?;
    must((1..=15).contains(&loss.left), "loss, left", "write 1 to 15")?;
    if words.phase == PhaseWord::FireLoss {
        must(loss.ground.is_none(), "loss, ground", "only after an assault")?;
        return Ok(Phase::FireLoss { unit, by, left: loss.left });
    }
    let ground = match &loss.ground {
        Some(name) => hex(game, "loss, ground", name)?,
        None => game.cell(unit),
    };
    Ok(Phase::Retreating { unit, by, left: loss.left, ground })
}

fn check_turn(game: &BelleEpoque) -> Result<(), Fault> {
    let placing = matches!(game.phase, Phase::Placing { .. });
    if placing {
        return must(game.turn == 0, "turn", "0 while units are placed");
    }
    let turns = game.setup.turns;
    must((1..=turns).contains(&game.turn), "turn", format!("{} is not from 1 to {turns}", game.turn))
}

/// Everything that a phase needs to have an action and a sequel.
fn check_phase(game: &BelleEpoque) -> Result<(), Fault> {
    let fighters = game.assault.map(|assault| (game.unit, assault.target));
    let touch = || {
        let stand = fighters.and_then(|(unit, target)| Some((game.place(unit)?, game.place(target)?)));
        let near = stand.is_some_and(|(a, b)| game.setup.grid.adjacent(a, b));
        must(near, "assault", "assailant and assaulted must stand side by side (BE-60)")
    };
    match game.phase {
        Phase::Placing { slot } => check_placing(game, slot),
        Phase::Entering { unit } => {
            let ready = game.is_due(unit) && !game.entries(unit).is_empty();
            must(ready, "due", "this unit does not arrive now, or has no free hex (BE-V6)")
        }
        Phase::PickUnit => {
            let any = game.unactivated(game.active) != 0;
            must(any, "active", "this side has no unit left to activate (BE-17)")
        }
        Phase::React => touch(),
        Phase::ReactTest(reaction) => {
            touch()?;
            let check = game.check_reaction(reaction);
            check.map_err(|refusal| Fault::new("position reaction", format!("not possible by {}", refusal.rule)))
        }
        Phase::Evading => {
            touch()?;
            must(!game.evasions().is_empty(), "phase", "the assaulted unit has nowhere to evade to (BE-R53)")
        }
        Phase::FireLoss { unit, by, .. } => match fighters {
            None => must(by == game.unit, "loss", "the activated unit fires"),
            Some(_) => {
                touch()?;
                must(unit == game.unit, "loss", "reaction fire hits the assailant")
            }
        },
        Phase::Retreating { unit, by, .. } => {
            let both = fighters.is_some_and(|(a, b)| [(a, b), (b, a)].contains(&(by, unit)));
            must(both, "loss", "assailant and assaulted are winner and loser")
        }
        Phase::TakingPosition { unit, ground } => {
            let fought = fighters.is_some_and(|(a, b)| unit == a || unit == b);
            must(fought, "taking", "only assailant or assaulted takes the position (BE-68)")?;
            let near = game.setup.grid.adjacent(game.cell(unit), ground) && !game.occupied().contains(ground);
            must(near, "taking", "the hex must be empty and next to the winner (BE-68)")
        }
        Phase::PickTest | Phase::PickMove | Phase::PickAct | Phase::Over(_) => Ok(()),
    }
}

/// BE-R56: the hexes before this one are filled, the others empty, and somebody is left for each.
fn check_placing(game: &BelleEpoque, slot: UnitId) -> Result<(), Fault> {
    must(game.setup.house.free_setup, "phase", "units are placed under the option free_setup only (BE-R56)")?;
    must(game.slots_match(slot), "units", "the listed hexes are filled in roster order, blue first (BE-R56)")
}
