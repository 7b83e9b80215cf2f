//! A position that people wrote is read piece by piece and refused with words where it breaks the rules.

use kernel::{Degree, Fault, Outcome, Side};

use crate::action::PieceRef;
use crate::army::{GENERAL_MOVES, Kind};
use crate::pieces::{General, Unit};
use crate::places::{Place, Sector};
use crate::position::{GeneralWords, OverWords, UnitWords};
use crate::{Aperro, Stage};

/// Reasons for the end, with the degree of a victory.
const REASONS: [(&str, Degree); 4] = [
    ("conquest", Degree::Decisive),
    ("enfilade", Degree::Plain),
    ("annihilation", Degree::Total),
    ("limit", Degree::Points),
];

/// Where a side's piece may be.
fn check_place(at: Option<Place>, side: Side, off_table: bool) -> Result<Place, Fault> {
    let place = at.unwrap_or(if off_table { Place::OffTable } else { Place::Unplaced });
    Fault::when(place == Place::reserve(!side), "at", "that is the enemy's reserve (AP-78)")?;
    if place == Place::OffTable && !off_table {
        return Err(Fault::new("at", "only pieces that the army lists as off_table can be there"));
    }
    Fault::when(place == Place::Gone, "at", "a piece that is gone is simply not listed")?;
    Ok(place)
}

pub(crate) fn read_unit(game: &Aperro, piece: PieceRef, words: Option<&UnitWords>) -> Result<Unit, Fault> {
    let side = piece.side;
    let Some(mut unit) = game.unit(piece).copied() else { return Err(Fault::new("unit", "unknown")) };
    let Some(words) = words else {
        unit.eliminate();
        return Ok(unit);
    };
    let place = check_place(words.at, side, game.army(side).units[piece.as_unit().unwrap_or(0)].off_table)?;
    let vc = words.vc.unwrap_or(unit.initial);
    if !(1..=unit.initial).contains(&vc) || words.gain >= vc {
        return Err(Fault::new("vc", format!("1 to {} elements; one without any is not listed", unit.initial)));
    }
    let in_sector = place.sector().is_some();
    if (!words.markers.is_empty() || words.square) && !in_sector {
        return Err(Fault::new("markers", "only a unit in a sector has loss markers or stands in square (AP-R49)"));
    }
    Fault::when(words.gain > 0 && in_sector, "gain", "a unit in a sector is seen as it is")?;
    if words.square && (unit.kind != Kind::Infantry || !game.setup.rules.squares) {
        return Err(Fault::new("square", "only infantry, with the option squares (AP-127)"));
    }
    if words.deep && (!game.line_infantry(&unit) || !game.setup.rules.doctrines) {
        return Err(Fault::new("deep", "only infantry that is not light, with the option doctrines (AP-122)"));
    }
    Fault::when(words.markers.len() > 60 || words.failed_orders > 200, "markers", "that is more than can happen")?;
    Fault::when(words.steps > game.moves(&unit) + game.extra_step(&unit), "steps", "more than it may make (AP-80)")?;
    words.markers.iter().for_each(|&arm| unit.losses.push(arm));
    Ok(Unit {
        vc,
        place,
        gain: words.gain,
        known: !words.unknown,
        steps: words.steps,
        failed_orders: words.failed_orders,
        fought: words.fought,
        routed: words.routed,
        rallied: words.rallied,
        formed: words.formed,
        tested: words.tested,
        moved_last: words.moved_last,
        orders: words.orders,
        square: words.square,
        deep: words.deep,
        ..unit
    })
}

pub(crate) fn read_general(game: &Aperro, piece: PieceRef, words: Option<&GeneralWords>) -> Result<General, Fault> {
    let Some(mut general) = game.general(piece).copied() else { return Err(Fault::new("general", "unknown")) };
    let Some(words) = words else {
        general.remove();
        return Ok(general);
    };
    let off_table = game.army(piece.side).generals[piece.as_general().unwrap_or(0)].off_table;
    let place = check_place(words.at, piece.side, off_table)?;
    if words.markers > 0 && place.sector().is_none() || words.markers > 100 {
        return Err(Fault::new("markers", "only a general in a sector has loss markers, at most 100"));
    }
    Fault::when(words.steps > GENERAL_MOVES, "steps", "a general makes at most 3 (AP-80)")?;
    Ok(General { place, losses: words.markers, steps: words.steps, known: !words.unknown, ..general })
}

pub(crate) fn read_outcome(words: &OverWords) -> Result<Outcome, Fault> {
    let Some(&(reason, degree)) = REASONS.iter().find(|(reason, _)| *reason == words.reason) else {
        return Err(Fault::new("over.reason", "it is conquest, enfilade, annihilation or limit"));
    };
    Ok(match words.winner {
        Some(camp) => Outcome::win(camp.into(), degree, reason),
        None => Outcome::draw(reason),
    })
}

/// What would break the rules later: limits, stages that have nothing to do, a game that is already won.
pub(crate) fn validate(game: &Aperro) -> Result<(), Fault> {
    if game.in_setup() {
        return validate_setup(game);
    }
    let longest = game.setup.rules.round_limit.unwrap_or(crate::LONGEST);
    let late = Side::BOTH.into_iter().any(|side| game.turns[side] > longest);
    let problem = format!("each side's turns go from 1 to the limit of {longest}");
    Fault::when(late || game.turns[game.player] == 0, "turns", problem)?;
    for side in Side::BOTH {
        let waiting = game.pieces_at(side, Place::Unplaced).next().is_some();
        Fault::when(waiting, "units", "every piece has a place `at` once the battle has begun")?;
        Fault::when(!game.units(side).iter().any(Unit::lives), "units", "a side without units has lost (AP-R37)")?;
        validate_limits(game, side)?;
    }
    validate_stage(game)
}

fn validate_setup(game: &Aperro) -> Result<(), Fault> {
    let over = game.both_sealed() && matches!(game.stage, Stage::Recruit | Stage::Muster | Stage::Deploy(None));
    Fault::when(over, "preparations", "nobody is awaited: the next phase has begun")?;
    for side in Side::BOTH {
        let army = game.army(side);
        if game.stage == Stage::Recruit {
            let open = game.setup.contingents[side].army.is_some() && !game.preparation[side].sealed;
            Fault::when(open, "preparations", "a side with an army of the scenario has sealed")?;
            let dear = army.cost() + army.cheapest_completion() > game.setup.budget.max(army.cost());
            Fault::when(dear, "armies", "this army can no longer become legal within its points (AP-85)")?;
        } else if army.units.is_empty() {
            return Err(Fault::new("armies", "a side without units (AP-86)"));
        }
        if matches!(game.stage, Stage::Deploy(_) | Stage::Lots) {
            validate_deployment(game, side)?;
        } else if game.pieces(side).any(|piece| game.place_of(piece).is_some_and(Place::on_table)) {
            return Err(Fault::new("units", "nothing is on the table before deployment"));
        }
    }
    Ok(())
}

fn validate_deployment(game: &Aperro, side: Side) -> Result<(), Fault> {
    let mut sectors = game.pieces(side).filter_map(|piece| game.place_of(piece)?.sector());
    let abroad = sectors.any(|sector| sector.camp() != side);
    Fault::when(abroad, "units", "pieces are deployed in their own camp (AP-104)")?;
    let waiting = game.pieces_at(side, Place::Unplaced).next().is_some();
    let finished = game.preparation[side].sealed || game.stage == Stage::Lots;
    let problem = "a side that has finished has placed every piece (AP-104)";
    Fault::when(waiting && finished, "preparations", problem)?;
    validate_limits(game, side)
}

/// Stacks and generals within the limits, or able to come within them (AP-23, AP-27, AP-28).
fn validate_limits(game: &Aperro, side: Side) -> Result<(), Fault> {
    let mine = side == game.player;
    if mine && game.stage == Stage::Movement {
        return Fault::unless(game.ends_somehow(), "units", "this Movement phase cannot be ended (AP-28)");
    }
    let tally = game.tally();
    for sector in Sector::ALL {
        let (crowd, at) = (tally.generals[side.index()][sector as usize] > 1, sector.name());
        Fault::when(crowd, format!("generals in {at}"), "at most one general of a side in a sector (AP-27)")?;
        let (units, limit) = (tally.units(side, sector), game.stack_limit(side, sector));
        let wrong = units > limit && !(mine && matches!(game.stage, Stage::Disorder { .. }));
        Fault::when(wrong, format!("units in {at}"), format!("{units} units, limit {limit} (AP-23)"))?;
    }
    Ok(())
}

fn validate_stage(game: &Aperro) -> Result<(), Fault> {
    let tally = game.tally();
    let attacked = game.open.is_some_and(|sector| tally.units(!game.player, sector) > 0);
    let problem = match game.stage {
        Stage::Disorder { .. } => match game.overfull() {
            None => "no sector of the player is too full",
            Some(sector) if game.units_in(game.player, sector).all(|unit| unit.tested) => {
                "every unit of the sector was tested: a new round has begun"
            }
            Some(_) => return Ok(()),
        },
        Stage::Rally if !game.setup.rules.rally => "rallying is an option that is off",
        Stage::Losses { .. } if !attacked || game.hits_left() == 0 => "no marker is to be given out",
        Stage::Combat | Stage::Morale | Stage::Rally | Stage::Movement
            if game.open.is_none() && game.hits_left() > 0 =>
        {
            "markers without a sector whose combats are open"
        }
        Stage::Combat if game.open.is_some() && !attacked => "the open sector has no enemy unit",
        Stage::Morale | Stage::Rally | Stage::Movement if game.open.is_some() => "a sector is open only in combat",
        _ => return Ok(()),
    };
    Err(Fault::new("phase", problem))
}
