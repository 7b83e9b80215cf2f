//! A position in words, for people, tests and bots.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{BySide, Degree, Fault, Outcome, Side, Silence};
use serde::{Deserialize, Serialize};

use crate::action::{Doctrine, PieceRef};
use crate::army::{Arm, Army, GENERAL_MOVES, Kind};
use crate::morale::DISORDER_ROUNDS;
use crate::muster::TAKE_BACKS;
use crate::pieces::{General, Unit};
use crate::places::{NORTH, Place, SOUTH, Sector};
use crate::setup::{Setup, check_unique};
use crate::terrain::{Ground, River, TERRAIN_PER_SECTOR, Terrain};
use crate::{Aperro, Preparation, Stage};

fn no(flag: &bool) -> bool {
    !flag
}

fn zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// A side's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Camp {
    /// South.
    South,
    /// North.
    North,
}

impl Camp {
    fn of(side: Side) -> Camp {
        if side == SOUTH { Camp::South } else { Camp::North }
    }

    fn side(self) -> Side {
        match self {
            Camp::South => SOUTH,
            Camp::North => NORTH,
        }
    }
}

/// What is being done, as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Recruitment.
    Recruit,
    /// The ground becomes known.
    Survey,
    /// Budget and doctrine.
    Muster,
    /// Doctrines become known.
    Reveal,
    /// `player` deploys.
    Deploy,
    /// Both deploy in secret.
    SecretDeploy,
    /// The first player is drawn.
    Lots,
    /// Morale.
    Morale,
    /// Disorganisation in the Morale phase.
    DisorderMorale,
    /// Disorganisation after movement.
    DisorderMovement,
    /// Rallying.
    Rally,
    /// Combat.
    Combat,
    /// The opponent gives out markers, then combat goes on.
    Losses,
    /// The opponent gives out markers, then the Combat phase ends.
    LastLosses,
    /// Movement.
    Movement,
}

/// A unit in words; what is left out is as usual.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UnitWords {
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// Elements left; all when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vc: Option<u8>,
    /// Loss markers by what caused them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Arm>,
    /// It has fought this turn.
    #[serde(skip_serializing_if = "no")]
    pub fought: bool,
    /// It has routed this turn.
    #[serde(skip_serializing_if = "no")]
    pub routed: bool,
    /// It has rallied or tried to this turn.
    #[serde(skip_serializing_if = "no")]
    pub rallied: bool,
    /// It has changed its formation or tried to this turn.
    #[serde(skip_serializing_if = "no")]
    pub formed: bool,
    /// It was tested in this round of disorganisation.
    #[serde(skip_serializing_if = "no")]
    pub tested: bool,
    /// Steps made this turn.
    #[serde(skip_serializing_if = "zero")]
    pub steps: u8,
    /// It moved on its last own turn.
    #[serde(skip_serializing_if = "no")]
    pub moved_last: bool,
    /// Whether its orders came through this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<bool>,
    /// Failed order tests on the turns just before.
    #[serde(skip_serializing_if = "zero")]
    pub failed_orders: u8,
    /// It stands in square.
    #[serde(skip_serializing_if = "no")]
    pub square: bool,
    /// It fights in deep order.
    #[serde(skip_serializing_if = "no")]
    pub deep: bool,
    /// The enemy has not seen it yet.
    #[serde(skip_serializing_if = "no")]
    pub unknown: bool,
    /// Elements regained out of the enemy's sight.
    #[serde(skip_serializing_if = "zero")]
    pub gain: u8,
}

/// A general in words.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GeneralWords {
    /// Where he is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// Loss markers.
    #[serde(skip_serializing_if = "zero")]
    pub markers: u8,
    /// Steps made this turn.
    #[serde(skip_serializing_if = "zero")]
    pub steps: u8,
    /// The enemy has not seen him yet.
    #[serde(skip_serializing_if = "no")]
    pub unknown: bool,
}

/// Preparations of a side in words.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PreparationWords {
    /// It has finished.
    #[serde(skip_serializing_if = "no")]
    pub sealed: bool,
    /// It has named its nation.
    #[serde(skip_serializing_if = "no")]
    pub nation: bool,
    /// Its doctrine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doctrine: Option<DoctrineWord>,
    /// How often it took something back.
    #[serde(skip_serializing_if = "zero")]
    pub taken_back: u8,
}

/// A doctrine's word.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DoctrineWord {
    /// Thin order.
    Thin,
    /// Deep order.
    Deep,
    /// Mixed order.
    Mixed,
}

/// Combat and movement in progress.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ProgressWords {
    /// The sector whose combats are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Sector>,
    /// Sectors whose combats are over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Sector>,
    /// Markers to be given out, by what caused them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hits: BTreeMap<Arm, u8>,
    /// Units that crossed the river of each lane, west first.
    #[serde(skip_serializing_if = "zero")]
    pub crossed: [u8; 3],
    /// CR of the general in a sector when the Movement phase began; those there now when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub led: Option<BTreeMap<Sector, u8>>,
    /// Places with a general when the turn began; those there now when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub briefed: Option<Vec<Place>>,
    /// Full rounds of disorganisation.
    #[serde(skip_serializing_if = "zero")]
    pub rounds: u8,
}

/// A position in words: pieces by id, sectors by name. Pieces that are not listed are eliminated.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    #[serde(default = "south")]
    pub player: Camp,
    /// Who plays first in a round; the player when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Camp>,
    /// Own turns begun, South's and North's.
    #[serde(default = "first_turn")]
    pub turns: [u8; 2],
    /// The pieces of a side, where they are not the scenario's.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub armies: BTreeMap<Camp, Army>,
    /// Terrain, where it is not the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<BTreeMap<Sector, Vec<Terrain>>>,
    /// Rivers of the lanes, west first, where they are not the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rivers: Option<[Option<River>; 3]>,
    /// The units by id.
    pub units: BTreeMap<String, UnitWords>,
    /// The generals by id.
    #[serde(default)]
    pub generals: BTreeMap<String, GeneralWords>,
    /// Pieces left at home for the budget's sake.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub demobilised: Vec<String>,
    /// Holders of sectors, where that is not plain to see.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub holders: BTreeMap<Sector, Camp>,
    /// Preparations of the two sides, South's first.
    #[serde(default)]
    pub preparations: [PreparationWords; 2],
    /// Combat and movement in progress.
    #[serde(default)]
    pub progress: ProgressWords,
    /// How it ended, if it did: winner and reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<OverWords>,
}

/// The end in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverWords {
    /// Who won; nobody in a draw.
    #[serde(default)]
    pub winner: Option<Camp>,
    /// `conquest`, `enfilade`, `annihilation` or `limit`.
    pub reason: String,
}

fn south() -> Camp {
    Camp::South
}

fn first_turn() -> [u8; 2] {
    [1, 1]
}

/// Reasons for the end, with the degree of a victory.
const REASONS: [(&str, Degree); 4] = [
    ("conquest", Degree::Decisive),
    ("enfilade", Degree::Plain),
    ("annihilation", Degree::Total),
    ("limit", Degree::Points),
];

impl Position {
    /// The words of a game.
    pub(crate) fn of(game: &Aperro) -> Position {
        let mut words = Position {
            phase: phase_of(game.stage),
            player: Camp::of(game.to_move()),
            first: Some(Camp::of(game.first)),
            turns: game.turns.0,
            armies: armies_of(game),
            terrain: None,
            rivers: None,
            units: BTreeMap::new(),
            generals: BTreeMap::new(),
            demobilised: Vec::new(),
            holders: BTreeMap::new(),
            preparations: game.preparation.0.map(preparation_words),
            progress: progress_of(game),
            over: game
                .outcome
                .map(|outcome| OverWords { winner: outcome.winner.map(Camp::of), reason: outcome.reason.to_owned() }),
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
                words.holders.insert(sector, Camp::of(game.holder[sector as usize]));
            }
        }
        words
    }

    fn add(&mut self, game: &Aperro, piece: PieceRef) {
        let id = game.id_of(piece).to_owned();
        let known = game.unit(piece).map(|u| u.known).or(game.general(piece).map(|g| g.known)).unwrap_or(true);
        match (game.place_of(piece), game.unit(piece), game.general(piece)) {
            (Some(Place::Gone), _, _) if !known => self.demobilised.push(id),
            (Some(Place::Gone), _, _) => {}
            (_, Some(unit), _) => drop(self.units.insert(id, unit_words(unit))),
            (_, _, Some(general)) => drop(self.generals.insert(id, general_words(general))),
            _ => {}
        }
    }

    /// The game that the words tell of, or what is wrong with them.
    pub(crate) fn into_game(self, setup: Arc<Setup>) -> Result<Aperro, Fault> {
        let mut game = Aperro::blank(setup);
        self.set_armies(&mut game)?;
        self.set_ground(&mut game)?;
        let player = self.player.side();
        game.player = player;
        game.first = self.first.unwrap_or(self.player).side();
        game.turns = BySide(self.turns);
        game.stage = stage_of(self.phase, player, self.progress.rounds)?;
        if game.in_setup() {
            game.player = SOUTH;
        }
        self.set_pieces(&mut game)?;
        self.set_preparations(&mut game)?;
        self.set_progress(&mut game)?;
        game.holder = Sector::ALL.map(|sector| self.holders.get(&sector).map_or(sector.camp(), |camp| camp.side()));
        game.outcome = self.over.as_ref().map(read_outcome).transpose()?;
        let tally = game.tally();
        game.holder = Sector::ALL.map(|sector| game.holder_now(&tally, sector));
        if game.outcome.is_none() {
            validate(&game)?;
            game.catch_up();
        }
        Ok(game)
    }

    fn set_armies(&self, game: &mut Aperro) -> Result<(), Fault> {
        for side in Side::BOTH {
            if let Some(army) = self.armies.get(&Camp::of(side)) {
                army.validate_pieces().map_err(|fault| fault.within("armies"))?;
                game.armies[side] = Arc::new(army.clone());
            }
            game.raise(side);
        }
        check_unique(game.armies.0.iter().map(Arc::as_ref)).map_err(|fault| fault.within("armies"))
    }

    fn set_ground(&self, game: &mut Aperro) -> Result<(), Fault> {
        if let Some(sectors) = &self.terrain {
            let rivers = game.ground.rivers;
            game.ground = Ground { rivers, ..Ground::default() };
            for (&sector, terrains) in sectors {
                let set = terrains.iter().copied().collect::<crate::Terrains>();
                if terrains.len() > TERRAIN_PER_SECTOR || usize::from(set.count()) != terrains.len() {
                    let at = format!("terrain {}", sector.name());
                    return Err(Fault::new(at, "at most two elements, of two different types (AP-13)"));
                }
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
                let unit = read_unit(game, piece, self.units.get(&id)).map_err(at)?;
                game.units[piece.side.index()][i] = Unit { known: unit.known && !demobilised, ..unit };
            }
            if let Some(i) = piece.as_general() {
                let general = read_general(game, piece, self.generals.get(&id)).map_err(at)?;
                game.generals[piece.side.index()][i] = General { known: general.known && !demobilised, ..general };
            }
            if demobilised && game.place_of(piece) != Some(Place::Gone) {
                return Err(Fault::new(format!("demobilised {id}"), "it is also listed on the table"));
            }
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
            let doctrine = words.doctrine.map(|word| Doctrine::ALL[word as usize]);
            if doctrine.is_some() && !game.setup.rules.doctrines {
                return Err(Fault::new(at, "a doctrine needs the option doctrines"));
            }
            if words.taken_back > TAKE_BACKS {
                return Err(Fault::new(at, format!("taken_back is at most {TAKE_BACKS}")));
            }
            let PreparationWords { sealed, nation, taken_back, .. } = *words;
            game.preparation[side] = Preparation { sealed, nation, doctrine, taken_back };
        }
        Ok(())
    }

    fn set_progress(&self, game: &mut Aperro) -> Result<(), Fault> {
        let words = &self.progress;
        game.open = words.open;
        game.closed = words.closed.iter().fold(0, |bits, &sector| bits | 1 << sector as u8);
        game.hits = Arm::ALL.map(|arm| words.hits.get(&arm).copied().unwrap_or(0));
        if words.hits.values().any(|&hits| hits > 60) {
            return Err(Fault::new("progress.hits", "no attack makes more than 60 markers of a kind"));
        }
        game.crossed = words.crossed;
        if words.crossed.iter().zip(game.ground.rivers).any(|(&n, river)| n > river.map_or(0, River::quota)) {
            return Err(Fault::new("progress.crossed", "more units than the river lets across (AP-20)"));
        }
        let led = Sector::ALL.map(|sector| match &words.led {
            Some(led) => led.get(&sector).copied().unwrap_or(0),
            None if game.stage == Stage::Movement => game.general_in(game.player, sector).map_or(0, |g| g.cr),
            None => 0,
        });
        if led.iter().any(|&cr| cr > 2) {
            return Err(Fault::new("progress.led", "a CR is 0 to 2 (AP-09)"));
        }
        game.led = led;
        game.briefed = match &words.briefed {
            None if game.in_setup() => 0,
            None => game.places_with_generals(game.player),
            Some(places) => places.iter().filter(|&&place| (place as u8) < 8).fold(0, |b, &p| b | 1 << p as u8),
        };
        Ok(())
    }
}

impl Aperro {
    fn in_setup(&self) -> bool {
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

    /// The side named in the words: who deploys, or whose turn it is.
    fn to_move(&self) -> Side {
        match self.stage {
            Stage::Deploy(Some(side)) => side,
            _ => self.player,
        }
    }
}

fn phase_of(stage: Stage) -> Phase {
    match stage {
        Stage::Recruit => Phase::Recruit,
        Stage::Survey => Phase::Survey,
        Stage::Muster => Phase::Muster,
        Stage::Reveal => Phase::Reveal,
        Stage::Deploy(Some(_)) => Phase::Deploy,
        Stage::Deploy(None) => Phase::SecretDeploy,
        Stage::Lots => Phase::Lots,
        Stage::Morale => Phase::Morale,
        Stage::Disorder { in_morale: true, .. } => Phase::DisorderMorale,
        Stage::Disorder { in_morale: false, .. } => Phase::DisorderMovement,
        Stage::Rally => Phase::Rally,
        Stage::Combat => Phase::Combat,
        Stage::Losses { last: false } => Phase::Losses,
        Stage::Losses { last: true } => Phase::LastLosses,
        Stage::Movement => Phase::Movement,
    }
}

fn stage_of(phase: Phase, player: Side, rounds: u8) -> Result<Stage, Fault> {
    if rounds > DISORDER_ROUNDS {
        return Err(Fault::new("progress.rounds", format!("at most {DISORDER_ROUNDS} (AP-R66)")));
    }
    Ok(match phase {
        Phase::Recruit => Stage::Recruit,
        Phase::Survey => Stage::Survey,
        Phase::Muster => Stage::Muster,
        Phase::Reveal => Stage::Reveal,
        Phase::Deploy => Stage::Deploy(Some(player)),
        Phase::SecretDeploy => Stage::Deploy(None),
        Phase::Lots => Stage::Lots,
        Phase::Morale => Stage::Morale,
        Phase::DisorderMorale => Stage::Disorder { in_morale: true, rounds },
        Phase::DisorderMovement => Stage::Disorder { in_morale: false, rounds },
        Phase::Rally => Stage::Rally,
        Phase::Combat => Stage::Combat,
        Phase::Losses => Stage::Losses { last: false },
        Phase::LastLosses => Stage::Losses { last: true },
        Phase::Movement => Stage::Movement,
    })
}

fn armies_of(game: &Aperro) -> BTreeMap<Camp, Army> {
    let mut armies = BTreeMap::new();
    for side in Side::BOTH {
        if game.setup.contingents[side].army.as_ref() != Some(&game.armies[side]) {
            armies.insert(Camp::of(side), Army::clone(&game.armies[side]));
        }
    }
    armies
}

fn preparation_words(preparation: Preparation) -> PreparationWords {
    let doctrine = preparation.doctrine.map(|doctrine| match doctrine {
        Doctrine::Thin => DoctrineWord::Thin,
        Doctrine::Deep => DoctrineWord::Deep,
        Doctrine::Mixed => DoctrineWord::Mixed,
    });
    let Preparation { sealed, nation, taken_back, .. } = preparation;
    PreparationWords { sealed, nation, doctrine, taken_back }
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
        rounds: if let Stage::Disorder { rounds, .. } = game.stage { rounds } else { 0 },
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

/// Where a side's piece may be.
fn check_place(at: Option<Place>, side: Side, off_table: bool) -> Result<Place, Fault> {
    let place = at.unwrap_or(if off_table { Place::OffTable } else { Place::Unplaced });
    if place == Place::reserve(!side) {
        return Err(Fault::new("at", "that is the enemy's reserve (AP-78)"));
    }
    if place == Place::OffTable && !off_table {
        return Err(Fault::new("at", "only pieces that the army lists as off_table can be there"));
    }
    if place == Place::Gone {
        return Err(Fault::new("at", "a piece that is gone is simply not listed"));
    }
    Ok(place)
}

fn read_unit(game: &Aperro, piece: PieceRef, words: Option<&UnitWords>) -> Result<Unit, Fault> {
    let side = piece.side;
    let Some(mut unit) = game.unit(piece).copied() else { return Err(Fault::new("unit", "unknown")) };
    let Some(words) = words else {
        unit.eliminate();
        return Ok(unit);
    };
    let off_table = game.army(side).units[piece.as_unit().unwrap_or(0)].off_table;
    let place = check_place(words.at, side, off_table)?;
    let vc = words.vc.unwrap_or(unit.initial);
    if !(1..=unit.initial).contains(&vc) || words.gain >= vc {
        return Err(Fault::new("vc", format!("1 to {} elements; one without any is not listed", unit.initial)));
    }
    let in_sector = place.sector().is_some();
    if (!words.markers.is_empty() || words.square) && !in_sector {
        return Err(Fault::new("markers", "only a unit in a sector has loss markers or stands in square (AP-R49)"));
    }
    if words.gain > 0 && in_sector {
        return Err(Fault::new("gain", "a unit in a sector is seen as it is"));
    }
    if words.square && (unit.kind != Kind::Infantry || !game.setup.rules.squares) {
        return Err(Fault::new("square", "only infantry, with the option squares (AP-127)"));
    }
    if words.deep && (!game.line_infantry(&unit) || !game.setup.rules.doctrines) {
        return Err(Fault::new("deep", "only infantry that is not light, with the option doctrines (AP-122)"));
    }
    if words.markers.len() > 60 || words.failed_orders > 200 {
        return Err(Fault::new("markers", "that is more than can happen"));
    }
    if words.steps > game.moves(&unit) + game.extra_step(&unit) {
        return Err(Fault::new("steps", "more than it may make (AP-80)"));
    }
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

fn read_general(game: &Aperro, piece: PieceRef, words: Option<&GeneralWords>) -> Result<General, Fault> {
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
    if words.steps > GENERAL_MOVES {
        return Err(Fault::new("steps", "a general makes at most 3 (AP-80)"));
    }
    Ok(General { place, losses: words.markers, steps: words.steps, known: !words.unknown, ..general })
}

fn read_outcome(words: &OverWords) -> Result<Outcome, Fault> {
    let Some(&(reason, degree)) = REASONS.iter().find(|(reason, _)| *reason == words.reason) else {
        return Err(Fault::new("over.reason", "it is conquest, enfilade, annihilation or limit"));
    };
    Ok(match words.winner {
        Some(camp) => Outcome::win(camp.side(), degree, reason),
        None => Outcome::draw(reason),
    })
}

/// What would break the rules later: limits, stages that have nothing to do, a game that is already won.
fn validate(game: &Aperro) -> Result<(), Fault> {
    if game.in_setup() {
        return validate_setup(game);
    }
    let longest = game.setup.rules.round_limit.unwrap_or(crate::LONGEST);
    let late = Side::BOTH.into_iter().any(|side| game.turns[side] > longest);
    if late || game.turns[game.player] == 0 {
        return Err(Fault::new("turns", format!("each side's turns go from 1 to the limit of {longest}")));
    }
    for side in Side::BOTH {
        if game.pieces(side).any(|piece| game.place_of(piece) == Some(Place::Unplaced)) {
            return Err(Fault::new("units", "every piece has a place `at` once the battle has begun"));
        }
        if !game.units(side).iter().any(Unit::lives) {
            return Err(Fault::new("units", "a side without units has lost (AP-R37)"));
        }
        validate_limits(game, side)?;
    }
    validate_stage(game)
}

fn validate_setup(game: &Aperro) -> Result<(), Fault> {
    let sealed = Side::BOTH.into_iter().all(|side| game.preparation[side].sealed);
    if sealed && matches!(game.stage, Stage::Recruit | Stage::Muster | Stage::Deploy(None)) {
        return Err(Fault::new("preparations", "nobody is awaited: the next phase has begun"));
    }
    for side in Side::BOTH {
        let army = game.army(side);
        if game.stage == Stage::Recruit {
            if game.setup.contingents[side].army.is_some() && !game.preparation[side].sealed {
                return Err(Fault::new("preparations", "a side with an army of the scenario has sealed"));
            }
            if army.cost() + army.cheapest_completion() > game.setup.budget.max(army.cost()) {
                return Err(Fault::new("armies", "this army can no longer become legal within its points (AP-85)"));
            }
        } else if army.units.is_empty() {
            return Err(Fault::new("armies", "a side without units (AP-86)"));
        }
        if matches!(game.stage, Stage::Deploy(_) | Stage::Lots) {
            validate_deployment(game, side)?;
        } else if game.pieces(side).any(|piece| game.place_of(piece).is_some_and(|place| (place as u8) < 8)) {
            return Err(Fault::new("units", "nothing is on the table before deployment"));
        }
    }
    Ok(())
}

fn validate_deployment(game: &Aperro, side: Side) -> Result<(), Fault> {
    let sectors = game.pieces(side).filter_map(|piece| game.place_of(piece)?.sector());
    if sectors.into_iter().any(|sector| sector.camp() != side) {
        return Err(Fault::new("units", "pieces are deployed in their own camp (AP-104)"));
    }
    let waiting = game.pieces(side).any(|piece| game.place_of(piece) == Some(Place::Unplaced));
    if waiting && (game.preparation[side].sealed || game.stage == Stage::Lots) {
        return Err(Fault::new("preparations", "a side that has finished has placed every piece (AP-104)"));
    }
    validate_limits(game, side)
}

/// Stacks and generals within the limits, or able to come within them (AP-23, AP-27, AP-28).
fn validate_limits(game: &Aperro, side: Side) -> Result<(), Fault> {
    let mine = side == game.player;
    if mine && game.stage == Stage::Movement {
        let fine = game.ends_somehow();
        return if fine { Ok(()) } else { Err(Fault::new("units", "this Movement phase cannot be ended (AP-28)")) };
    }
    let tally = game.tally();
    for sector in Sector::ALL {
        if tally.generals[side.index()][sector as usize] > 1 {
            let at = format!("generals in {}", sector.name());
            return Err(Fault::new(at, "at most one general of a side in a sector (AP-27)"));
        }
        let (units, limit) = (tally.units(side, sector), game.stack_limit(side, sector));
        if units > limit && !(mine && matches!(game.stage, Stage::Disorder { .. })) {
            return Err(Fault::new(
                format!("units in {}", sector.name()),
                format!("{units} units, limit {limit} (AP-23)"),
            ));
        }
    }
    Ok(())
}

fn validate_stage(game: &Aperro) -> Result<(), Fault> {
    let tally = game.tally();
    let attacked = game.open.is_some_and(|sector| tally.units(!game.player, sector) > 0);
    let problem = match game.stage {
        Stage::Disorder { .. } => match game.overfull() {
            None => "no sector of the player is too full",
            Some(sector) if game.units_in(game.player, sector).all(|i| game.units(game.player)[i].tested) => {
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
