//! A position in words, for people, tests and bots.

mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{BySide, Fault, Side, Silence};

use crate::accept::{read_general, read_outcome, read_unit, validate};
use crate::action::PieceRef;
use crate::army::{Arm, Army};
use crate::morale::DISORDER_ROUNDS;
use crate::muster::TAKE_BACKS;
use crate::pieces::{General, Unit};
use crate::places::{Place, SOUTH, Sector};
use crate::setup::{Setup, check_unique};
use crate::terrain::{Ground, River, TERRAIN_PER_SECTOR};
use crate::{Aperro, Stage};

pub use words::{Camp, GeneralWords, OverWords, Phase, Position, ProgressWords, UnitWords};

/// The words of a game.
pub(crate) fn write(game: &Aperro) -> Position {
    let mut words = Position {
        phase: phase_of(game),
        player: game.to_move().into(),
        first: Some(game.first.into()),
        turns: game.turns.0,
        armies: game
            .armies
            .iter()
            .filter_map(|(side, army)| Some((side.into(), Army::clone(army.as_ref()?))))
            .collect(),
        terrain: None,
        rivers: None,
        units: BTreeMap::new(),
        generals: BTreeMap::new(),
        demobilised: Vec::new(),
        holders: BTreeMap::new(),
        preparations: game.preparation.0,
        progress: progress_of(game),
        over: game
            .outcome
            .map(|outcome| OverWords { winner: outcome.winner.map(Camp::from), reason: outcome.reason.to_owned() }),
    };
    if game.ground != game.setup.ground {
        let sectors = Sector::ALL.map(|sector| (sector, game.ground.at(sector).iter().collect()));
        words.terrain = Some(sectors.into());
        words.rivers = Some(game.ground.rivers);
    }
    for piece in Side::BOTH.into_iter().flat_map(|side| game.pieces(side)) {
        words.add(game, piece);
    }
    let tally = game.tally();
    let plain = Aperro { holder: Sector::ALL.map(Sector::camp), ..game.clone() };
    for sector in Sector::ALL {
        if plain.holder_now(&tally, sector) != game.holder[sector as usize] {
            words.holders.insert(sector, game.holder[sector as usize].into());
        }
    }
    words
}

/// The game that the words tell of, or what is wrong with them.
pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<Aperro, Fault> {
    let mut game = Aperro::blank(setup);
    words.set_armies(&mut game)?;
    words.set_ground(&mut game)?;
    let player = words.player.into();
    game.player = player;
    game.first = words.first.unwrap_or(words.player).into();
    game.turns = BySide(words.turns);
    game.stage = stage_of(words.phase, player, words.progress.rounds)?;
    if game.in_setup() {
        game.player = SOUTH;
    }
    words.set_pieces(&mut game)?;
    words.set_preparations(&mut game)?;
    words.set_progress(&mut game)?;
    game.holder = Sector::ALL.map(|sector| words.holders.get(&sector).map_or(sector.camp(), |&camp| camp.into()));
    game.outcome = words.over.as_ref().map(read_outcome).transpose()?;
    let tally = game.tally();
    game.holder = Sector::ALL.map(|sector| game.holder_now(&tally, sector));
    if game.outcome.is_none() {
        validate(&game)?;
        game.catch_up();
    }
    Ok(game)
}

impl Position {
    fn add(&mut self, game: &Aperro, piece: PieceRef) {
        let id = game.id_of(piece).to_owned();
        match (game.place_of(piece), game.unit(piece), game.general(piece)) {
            (Some(Place::Gone), _, _) if !game.is_known(piece) => self.demobilised.push(id),
            (Some(Place::Gone), _, _) => {}
            (_, Some(unit), _) => drop(self.units.insert(id, unit_words(unit))),
            (_, _, Some(general)) => drop(self.generals.insert(id, general_words(general))),
            _ => {}
        }
    }

    fn set_armies(&self, game: &mut Aperro) -> Result<(), Fault> {
        for side in Side::BOTH {
            if let Some(army) = self.armies.get(&side.into()) {
                army.validate_pieces().map_err(|fault| fault.within("armies"))?;
                let other = game.setup.contingents[side].army.as_deref() != Some(army);
                game.armies[side] = other.then(|| Arc::new(army.clone()));
            }
            game.raise(side);
        }
        check_unique(Side::BOTH.into_iter().map(|side| game.army(side))).map_err(|fault| fault.within("armies"))
    }

    fn set_ground(&self, game: &mut Aperro) -> Result<(), Fault> {
        if let Some(sectors) = &self.terrain {
            let rivers = game.ground.rivers;
            game.ground = Ground { rivers, ..Ground::default() };
            for (&sector, terrains) in sectors {
                let set = terrains.iter().copied().collect::<crate::Terrains>();
                let wrong = terrains.len() > TERRAIN_PER_SECTOR || usize::from(set.count()) != terrains.len();
                let at = format!("terrain {}", sector.name());
                Fault::when(wrong, at, "at most two elements, of two different types (AP-13)")?;
                game.ground.sectors[sector as usize] = set;
            }
        }
        if let Some(rivers) = self.rivers {
            game.ground.rivers = rivers;
        }
        Ok(())
    }

    fn set_pieces(&self, game: &mut Aperro) -> Result<(), Fault> {
        let pieces: Vec<PieceRef> = Side::BOTH.into_iter().flat_map(|side| game.pieces(side)).collect();
        for &piece in &pieces {
            let id = game.id_of(piece).to_owned();
            let at = |fault: Fault| fault.within(&id);
            let demobilised = self.demobilised.contains(&id);
            if let Some(i) = piece.as_unit() {
                game.units[piece.side.index()][i] = read_unit(game, piece, self.units.get(&id)).map_err(at)?;
            }
            if let Some(i) = piece.as_general() {
                game.generals[piece.side.index()][i] = read_general(game, piece, self.generals.get(&id)).map_err(at)?;
            }
            let (place, _, known) = game.whereabouts(piece);
            *known &= !demobilised;
            let twice = demobilised && *place != Place::Gone;
            Fault::when(twice, format!("demobilised {id}"), "it is also listed on the table")?;
        }
        let is = |id: &str, unit: bool| {
            game.piece_named(id).is_some_and(|piece| piece.as_unit().is_some() == unit && game.id_of(piece) == id)
        };
        let strangers = self.units.keys().find(|id| !is(id, true));
        match strangers.or_else(|| self.generals.keys().find(|id| !is(id, false))) {
            Some(id) => Err(Fault::new(format!("piece {id}"), "neither army has it; list it in `armies`")),
            None => match self.demobilised.iter().find(|id| !is(id, true) && !is(id, false)) {
                Some(id) => Err(Fault::new(format!("demobilised {id}"), "neither army has it")),
                None => Ok(()),
            },
        }
    }

    fn set_preparations(&self, game: &mut Aperro) -> Result<(), Fault> {
        for (side, words) in Side::BOTH.into_iter().zip(&self.preparations) {
            let at = format!("preparations {}", side.index());
            let declared = words.doctrine.is_some() && !game.setup.rules.doctrines;
            Fault::when(declared, &at, "a doctrine needs the option doctrines")?;
            Fault::when(words.taken_back > TAKE_BACKS, at, format!("taken_back is at most {TAKE_BACKS}"))?;
            game.preparation[side] = *words;
        }
        Ok(())
    }

    fn set_progress(&self, game: &mut Aperro) -> Result<(), Fault> {
        let words = &self.progress;
        game.open = words.open;
        game.closed = words.closed.iter().fold(0, |bits, &sector| bits | 1 << sector as u8);
        game.hits = Arm::ALL.map(|arm| words.hits.get(&arm).copied().unwrap_or(0));
        let many = words.hits.values().any(|&hits| hits > 60);
        Fault::when(many, "progress.hits", "no attack makes more than 60 markers of a kind")?;
        game.crossed = words.crossed;
        let mut crossings = words.crossed.iter().zip(game.ground.rivers);
        let many = crossings.any(|(&n, river)| n > river.map_or(0, River::quota));
        Fault::when(many, "progress.crossed", "more units than the river lets across (AP-20)")?;
        let led = Sector::ALL.map(|sector| match &words.led {
            Some(led) => led.get(&sector).copied().unwrap_or(0),
            None if game.stage == Stage::Movement => game.general_in(game.player, sector).map_or(0, |g| g.cr),
            None => 0,
        });
        Fault::when(led.iter().any(|&cr| cr > 2), "progress.led", "a CR is 0 to 2 (AP-09)")?;
        game.led = led;
        game.briefed = match &words.briefed {
            None if game.in_setup() => 0,
            None => game.places_with_generals(game.player),
            Some(places) => places.iter().filter(|place| place.on_table()).fold(0, |b, &p| b | 1 << p as u8),
        };
        Ok(())
    }
}

impl Aperro {
    pub(crate) fn in_setup(&self) -> bool {
        use Stage::{Deploy, Lots, Muster, Recruit, Reveal, Survey};
        matches!(self.stage, Recruit | Survey | Muster | Reveal | Deploy(_) | Lots)
    }

    /// What the rules do by themselves in the position: captures, victory, phases with nothing to do.
    fn catch_up(&mut self) {
        if self.in_setup() {
            return;
        }
        self.settle(&mut Silence);
        match self.stage {
            Stage::Morale if self.next_to_test().is_none() => self.begin_morale(&mut Silence),
            Stage::Combat if self.outcome.is_none() => self.enfilade_victory(&mut Silence),
            _ => {}
        }
    }

    /// Full rounds of disorganisation in the sector being tested.
    fn disorder_rounds(&self) -> u8 {
        if let Stage::Disorder { rounds, .. } = self.stage { rounds } else { 0 }
    }

    /// The side named in the words: who deploys, or whose turn it is.
    fn to_move(&self) -> Side {
        match self.stage {
            Stage::Deploy(Some(side)) => side,
            _ => self.player,
        }
    }
}

/// The stages with their words; a player deploys, and so many rounds of disorganisation are over.
fn stages(player: Side, rounds: u8) -> [(Phase, Stage); 15] {
    [
        (Phase::Recruit, Stage::Recruit),
        (Phase::Survey, Stage::Survey),
        (Phase::Muster, Stage::Muster),
        (Phase::Reveal, Stage::Reveal),
        (Phase::Deploy, Stage::Deploy(Some(player))),
        (Phase::SecretDeploy, Stage::Deploy(None)),
        (Phase::Lots, Stage::Lots),
        (Phase::Morale, Stage::Morale),
        (Phase::DisorderMorale, Stage::Disorder { in_morale: true, rounds }),
        (Phase::DisorderMovement, Stage::Disorder { in_morale: false, rounds }),
        (Phase::Rally, Stage::Rally),
        (Phase::Combat, Stage::Combat),
        (Phase::Losses, Stage::Losses { last: false }),
        (Phase::LastLosses, Stage::Losses { last: true }),
        (Phase::Movement, Stage::Movement),
    ]
}

fn phase_of(game: &Aperro) -> Phase {
    let pairs = stages(game.to_move(), game.disorder_rounds());
    pairs.into_iter().find(|(_, stage)| *stage == game.stage).map_or(Phase::Movement, |(phase, _)| phase)
}

fn stage_of(phase: Phase, player: Side, rounds: u8) -> Result<Stage, Fault> {
    Fault::unless(rounds <= DISORDER_ROUNDS, "progress.rounds", format!("at most {DISORDER_ROUNDS} (AP-R66)"))?;
    let pairs = stages(player, rounds);
    Ok(pairs.into_iter().find(|(word, _)| *word == phase).map_or(Stage::Movement, |(_, stage)| stage))
}

fn progress_of(game: &Aperro) -> ProgressWords {
    let bits = |set: u8| Sector::ALL.into_iter().filter(move |&sector| set & 1 << sector as u8 != 0);
    let led = Sector::ALL.into_iter().map(|sector| (sector, game.led[sector as usize])).filter(|(_, cr)| *cr > 0);
    let briefed = Place::TABLE.into_iter().filter(|&place| game.briefed & 1 << place as u8 != 0);
    ProgressWords {
        open: game.open,
        closed: bits(game.closed).collect(),
        hits: Arm::ALL.into_iter().zip(game.hits).filter(|(_, hits)| *hits > 0).collect(),
        crossed: game.crossed,
        led: Some(led.collect()),
        briefed: Some(briefed.collect()),
        rounds: game.disorder_rounds(),
    }
}

fn unit_words(unit: &Unit) -> UnitWords {
    UnitWords {
        at: Some(unit.place),
        vc: Some(unit.vc),
        markers: unit.losses.iter().collect(),
        fought: unit.fought,
        routed: unit.routed,
        rallied: unit.rallied,
        formed: unit.formed,
        tested: unit.tested,
        steps: unit.steps,
        moved_last: unit.moved_last,
        orders: unit.orders,
        failed_orders: unit.failed_orders,
        square: unit.square,
        deep: unit.deep,
        unknown: !unit.known,
        gain: unit.gain,
    }
}

fn general_words(general: &General) -> GeneralWords {
    GeneralWords { at: Some(general.place), markers: general.losses, steps: general.steps, unknown: !general.known }
}
