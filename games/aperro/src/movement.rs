//! Movement: steps, rivers, stacking at the end of the phase (AP-75 to AP-81, AP-114, AP-115).

mod drill;
mod listing;

use kernel::{Dice, Journal, Refusal, Throw};

use crate::action::PieceRef;
use crate::army::{GENERAL_MOVES, GENERALS, Kind};
use crate::event::{Event, d6};
use crate::pieces::{General, Unit};
use crate::places::{Place, Sector, path};
use crate::refuse::No;
use crate::status::Tally;
use crate::terrain::River;
use crate::{Aperro, Stage};

/// Steps of horse artillery (AP-120).
const HORSE_MOVES: u8 = 2;

/// The player's troops as the limits see them: can the phase still be ended (AP-R29)?
#[derive(Clone, Copy, Debug)]
struct Front {
    /// Units by sector.
    units: [u8; 6],
    /// Units that can still leave by one step.
    one: [u8; 6],
    /// Units that can still make two steps.
    two: [u8; 6],
    /// What each lane's river still lets across.
    quota: [u8; 3],
    /// Where the generals are, and how far they can still ride.
    generals: [(Place, u8); GENERALS],
}

/// The CR of the general in each sector, where there is one.
type Led = [Option<u8>; 6];

/// All that the checks of a Movement phase look at.
pub(crate) struct Manoeuvre {
    tally: Tally,
    front: Front,
    /// What each sector still holds with the generals where they are, if the phase could end as it is.
    spare: Option<[u8; 6]>,
}

impl Aperro {
    /// The Movement phase begins (AP-35).
    pub(crate) fn begin_movement(&mut self) {
        let side = self.player;
        self.stage = Stage::Movement;
        self.led = Sector::ALL.map(|sector| self.general_in(side, sector).map_or(0, |general| general.cr));
    }

    /// Steps that a unit may make in a phase (AP-80, AP-120, AP-121); a forced march comes on top.
    pub fn moves(&self, unit: &Unit) -> u8 {
        match unit.kind {
            Kind::Artillery if self.setup.rules.artillery_types && unit.traits.position => 0,
            Kind::Artillery if self.setup.rules.artillery_types && unit.traits.horse => HORSE_MOVES,
            kind => kind.row().moves,
        }
    }

    /// A unit may fight and then move (AP-52, AP-126).
    pub(crate) fn moves_after_fighting(&self, unit: &Unit) -> bool {
        unit.kind == Kind::LightCavalry || self.is_light(unit)
    }

    /// A unit needs orders to leave (AP-139, AP-R59).
    fn needs_orders(&self, tally: &Tally, unit: &Unit) -> bool {
        let engaged = unit.sector().is_some_and(|sector| tally.units(!self.player, sector) > 0);
        self.setup.rules.order_passing
            && self.turns[self.player] > 1
            && unit.orders != Some(true)
            && (engaged || !unit.moved_last && unit.steps == 0)
    }

    /// Whether a unit may move at all now (AP-75).
    fn may_move(&self, unit: &Unit) -> Result<(), No> {
        No::when(unit.routed, "AP-46", "routed")?;
        No::when(unit.rallied, "AP-R51", "rallied")?;
        No::when(self.moves(unit) == 0, "AP-121", "position")?;
        No::when(unit.fought && !self.moves_after_fighting(unit), "AP-52", "fought")?;
        No::when(unit.square, "AP-130", "in-square")?;
        No::when(unit.formed, "AP-132", "formed")
    }

    /// Steps that can be counted on: no forced march, no order still to be tested (AP-R29).
    fn sure_steps(&self, tally: &Tally, unit: &Unit) -> u8 {
        let held = self.may_move(unit).is_err() || self.needs_orders(tally, unit);
        if held { 0 } else { self.moves(unit).saturating_sub(unit.steps) }
    }

    pub(crate) fn manoeuvre(&self) -> Manoeuvre {
        let (side, tally) = (self.player, self.tally());
        let mut front = Front {
            units: [0; 6],
            one: [0; 6],
            two: [0; 6],
            quota: [0, 1, 2].map(|lane| self.crossings_left(lane)),
            generals: [(Place::Gone, 0); GENERALS],
        };
        for unit in self.units(side) {
            self.count_in(&mut front, &tally, unit, 1);
        }
        for (slot, general) in front.generals.iter_mut().zip(self.generals(side)) {
            *slot = (general.place, GENERAL_MOVES.saturating_sub(general.steps));
        }
        Manoeuvre { tally, spare: self.spare(&front), front }
    }

    /// Adds a unit to the front, or takes it off it (`sign` -1).
    fn count_in(&self, front: &mut Front, tally: &Tally, unit: &Unit, sign: i8) {
        let Some(sector) = unit.sector() else { return };
        let at = sector as usize;
        let left = self.sure_steps(tally, unit);
        let stuck = sector.camp() != self.player && self.barred_by_river(unit, sector.lane());
        let leaves = |steps: u8| if left >= steps && !stuck { sign } else { 0 };
        front.units[at] = front.units[at].wrapping_add_signed(sign);
        front.one[at] = front.one[at].wrapping_add_signed(leaves(1));
        front.two[at] = front.two[at].wrapping_add_signed(leaves(2));
    }

    /// What a lane's river still lets across in this turn (AP-20).
    pub(crate) fn crossings_left(&self, lane: usize) -> u8 {
        self.ground.rivers[lane].map_or(u8::MAX, |river| river.quota().saturating_sub(self.crossed[lane]))
    }

    /// Guns cannot cross a river without bridge or ford (AP-21).
    fn barred_by_river(&self, unit: &Unit, lane: usize) -> bool {
        unit.kind == Kind::Artillery && self.ground.rivers[lane] == Some(River::River)
    }

    /// Units that a sector may hold when the phase ends, with the CR of a general in it (AP-23, AP-R28).
    fn room_at_end(&self, sector: Sector, led: &Led) -> u8 {
        let forgiven = if self.setup.rules.must_fit { 0 } else { self.led[sector as usize] };
        self.room(sector) + led[sector as usize].unwrap_or(0).max(forgiven)
    }

    /// The phase could end as it is: what each sector would still hold.
    fn spare(&self, front: &Front) -> Option<[u8; 6]> {
        let mut led = [None; 6];
        for (i, &(place, _)) in front.generals.iter().enumerate() {
            if let Some(sector) = place.sector()
                && led[sector as usize].replace(self.generals[self.player.index()][i].cr).is_some()
            {
                return None;
            }
        }
        let mut spare = [0; 6];
        for sector in Sector::ALL {
            spare[sector as usize] = self.room_at_end(sector, &led).checked_sub(front.units[sector as usize])?;
        }
        Some(spare)
    }

    /// Whether some continuation without dice brings the phase to a legal end (AP-28, AP-R29, AP-R30).
    fn can_be_ended(&self, tally: &Tally, front: &Front) -> bool {
        self.spare(front).is_some() || self.place_generals(tally, front, 0, &mut [None; 6])
    }

    /// Whether the phase can be ended from here.
    pub(crate) fn ends_somehow(&self) -> bool {
        let Manoeuvre { tally, front, .. } = self.manoeuvre();
        self.can_be_ended(&tally, &front)
    }

    /// Tries every placement of the generals from number `index` on.
    fn place_generals(&self, tally: &Tally, front: &Front, index: usize, led: &mut Led) -> bool {
        let side = self.player;
        if index == self.generals(side).len() {
            return (0..3).all(|lane| self.lane_can_be_ended(front, lane, led));
        }
        let (from, steps) = front.generals[index];
        let next = |led: &mut Led| self.place_generals(tally, front, index + 1, led);
        if !from.on_table() {
            return next(led);
        }
        if self.rides(tally, from, Place::reserve(side), steps) && next(led) {
            return true;
        }
        Sector::ALL.into_iter().any(|sector| {
            if led[sector as usize].is_some() || !self.rides(tally, from, sector.place(), steps) {
                return false;
            }
            led[sector as usize] = Some(self.generals(side)[index].cr);
            let fits = next(led);
            led[sector as usize] = None;
            fits
        })
    }

    /// Whether a general gets from one place to another with these steps.
    fn rides(&self, tally: &Tally, from: Place, to: Place, steps: u8) -> bool {
        path(self.player, from, to).is_some_and(|way| {
            let mut pairs = way.places().windows(2);
            way.steps() <= steps && pairs.all(|step| !self.attacks_out_of_contest(tally, step[0], step[1]))
        })
    }

    /// A lane can be brought within its limits: the excess of the enemy's sector steps back, what is too much in
    /// the own sector then leaves for the reserve (AP-R29).
    fn lane_can_be_ended(&self, front: &Front, lane: usize, led: &Led) -> bool {
        let (own, enemy) = (Sector::of(self.player, lane), Sector::of(!self.player, lane));
        let excess = |sector: Sector, units: u8| units.saturating_sub(self.room_at_end(sector, led));
        let need = excess(enemy, front.units[enemy as usize]);
        if need > front.quota[lane] || need > front.one[enemy as usize] {
            return false;
        }
        let stayed = need.saturating_sub(front.two[enemy as usize]);
        excess(own, front.units[own as usize] + stayed) <= front.one[own as usize]
    }

    /// Out of a sector with enemy units nobody attacks the sector opposite (AP-79, AP-R32).
    fn attacks_out_of_contest(&self, tally: &Tally, from: Place, to: Place) -> bool {
        match (from.sector(), to.sector()) {
            (Some(own), Some(_)) => own.camp() == self.player && tally.units(!self.player, own) > 0,
            _ => false,
        }
    }

    // ---- moves ----

    pub(crate) fn check_move(&self, piece: PieceRef, to: Place) -> Result<(), Refusal> {
        self.check_own(self.player, piece)?;
        Ok(self.check_march(&self.manoeuvre(), piece, to)?)
    }

    /// A move of a piece of the player (AP-75 to AP-80).
    fn check_march(&self, manoeuvre: &Manoeuvre, piece: PieceRef, to: Place) -> Result<(), No> {
        let side = self.player;
        if let Some(general) = self.general(piece) {
            return self.check_ride(manoeuvre, piece, general, to);
        }
        let unit = self.unit(piece).ok_or(No::new("AP-01", "no-such-piece"))?;
        No::when(!unit.place.on_table(), "AP-40", "gone")?;
        let way = path(side, unit.place, to).ok_or(No::new("AP-78", "enemy-reserve"))?;
        self.may_move(unit)?;
        let steps = unit.steps + way.steps();
        check_reach(unit.place, to, way.steps(), steps, self.moves(unit) + self.extra_step(unit))?;
        No::when(self.needs_orders(&manoeuvre.tally, unit), "AP-139", "orders-needed")?;
        let mut front = manoeuvre.front;
        for step in way.places().windows(2) {
            self.check_step(&manoeuvre.tally, step[0], step[1])?;
            if let (Some(_), Some(sector)) = (step[0].sector(), step[1].sector()) {
                self.check_crossing(&mut front, unit, sector.lane())?;
            }
        }
        // Where all is in order and there is room at the end of the way, all stays in order.
        if manoeuvre.spare.is_some_and(|spare| to.sector().is_none_or(|sector| spare[sector as usize] > 0)) {
            return Ok(());
        }
        self.count_in(&mut front, &manoeuvre.tally, unit, -1);
        self.count_in(&mut front, &manoeuvre.tally, &Unit { steps, place: to, ..*unit }, 1);
        if self.can_be_ended(&manoeuvre.tally, &front) {
            return Ok(());
        }
        let (full, limit) = self.overfull_at_end(&front, [to, unit.place]);
        Err(No::new("AP-23", "sector-full").at(full).number(limit))
    }

    /// The sector that would stay too full with the generals where they are, and what it holds; one of the `meant`
    /// places if it is in a lane that cannot be brought within its limits (AP-R29).
    fn overfull_at_end(&self, front: &Front, meant: [Place; 2]) -> (Sector, u8) {
        let mut led = [None; 6];
        for (general, (place, _)) in self.generals(self.player).iter().zip(front.generals) {
            if let Some(sector) = place.sector() {
                led[sector as usize] = Some(general.cr);
            }
        }
        let limit = |sector: Sector| self.room_at_end(sector, &led);
        let over = |&sector: &Sector| front.units[sector as usize] > limit(sector);
        let stuck = |&sector: &Sector| !self.lane_can_be_ended(front, sector.lane(), &led);
        let meant = || meant.into_iter().filter_map(Place::sector);
        let full = meant()
            .find(|sector| over(sector) && stuck(sector))
            .or_else(|| Sector::ALL.into_iter().find(|sector| over(sector) && stuck(sector)))
            .or_else(|| Sector::ALL.into_iter().find(over))
            .or_else(|| meant().next())
            .unwrap_or(Sector::SW);
        (full, limit(full))
    }

    fn check_ride(&self, manoeuvre: &Manoeuvre, piece: PieceRef, general: &General, to: Place) -> Result<(), No> {
        No::when(!general.place.on_table(), "AP-48", "gone")?;
        let way = path(self.player, general.place, to).ok_or(No::new("AP-78", "enemy-reserve"))?;
        let steps = general.steps + way.steps();
        check_reach(general.place, to, way.steps(), steps, GENERAL_MOVES)?;
        for step in way.places().windows(2) {
            self.check_step(&manoeuvre.tally, step[0], step[1])?;
        }
        let mut front = manoeuvre.front;
        front.generals[piece.as_general().unwrap_or(0)] = (to, GENERAL_MOVES - steps);
        if self.can_be_ended(&manoeuvre.tally, &front) {
            return Ok(());
        }
        let company = to.sector().is_some_and(|sector| self.general_in(self.player, sector).is_some());
        No::when(company, "AP-27", "one-general")?;
        Err(No::new("AP-R28", "general-needed"))
    }

    fn check_step(&self, tally: &Tally, from: Place, to: Place) -> Result<(), No> {
        let contested = self.attacks_out_of_contest(tally, from, to);
        No::when(contested, "AP-79", "contested").map_err(|no| no.at(from.sector().unwrap_or(Sector::SW)))
    }

    /// A river lets few units across in a turn, and guns only by a bridge or ford (AP-20, AP-21, AP-R33).
    fn check_crossing(&self, front: &mut Front, unit: &Unit, lane: usize) -> Result<(), No> {
        No::when(self.barred_by_river(unit, lane), "AP-21", "guns-river")?;
        let left = front.quota[lane].checked_sub(1);
        front.quota[lane] = left.ok_or(No::new("AP-20", "river-quota").number(self.crossed[lane]))?;
        Ok(())
    }

    /// One more step for infantry that is not in square (AP-114, AP-R50).
    pub(crate) fn extra_step(&self, unit: &Unit) -> u8 {
        u8::from(self.setup.rules.forced_march && unit.kind == Kind::Infantry)
    }

    /// A piece goes its way step by step: a victory on the way ends the game (AP-R5, AP-R31).
    pub(crate) fn move_piece<J: Journal<Self>>(
        &mut self,
        piece: PieceRef,
        to: Place,
        dice: &mut impl Dice,
        journal: &mut J,
    ) {
        let Some(way) = self.place_of(piece).and_then(|from| path(piece.side, from, to)) else { return };
        let places = way.places();
        let mut told = 0;
        for (i, step) in places.windows(2).enumerate() {
            self.step(piece, step[0], step[1]);
            if J::LISTENS && (step[1] == to || self.unsettled()) {
                journal.note(self, Event::Moved(piece, places[told..=i + 1].to_vec()));
                told = i + 1;
            }
            self.settle(journal);
            if self.outcome.is_some() {
                return;
            }
        }
        self.test_forced_march(piece, dice, journal);
    }

    fn step(&mut self, piece: PieceRef, from: Place, to: Place) {
        let open = !self.setup.rules.hidden_reserve || to.sector().is_some();
        let (place, steps, known) = self.whereabouts(piece);
        (*place, *steps, *known) = (to, *steps + 1, *known || open);
        if let (Some(i), Some(sector)) = (piece.as_unit(), to.sector()) {
            self.units[piece.side.index()][i].gain = 0;
            let river = from.sector().and(self.ground.rivers[sector.lane()]);
            self.crossed[sector.lane()] += u8::from(river.is_some());
        }
    }

    /// After its extra step infantry tests a d6 against its VC or loses an element (AP-115, AP-R50).
    fn test_forced_march(&mut self, piece: PieceRef, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        if unit.steps <= self.moves(&unit) {
            return;
        }
        dice.announce(&|| Throw::by(piece.side).of(self.name_of(piece)).wanting(1, unit.vc.into(), "pass"));
        let die = dice.roll(6, "forced-march") as u8;
        let holds = die <= unit.vc;
        if !holds {
            let marcher = &mut self.units[piece.side.index()][index];
            marcher.vc -= 1;
            if marcher.vc == 0 {
                marcher.eliminate();
            }
        }
        journal.note(self, Event::Marched { unit: piece, die: d6(die, holds) });
        self.settle(journal);
    }

    // ---- the end of the phase ----

    /// The limits hold once all moves are done (AP-23, AP-27, AP-28).
    pub(crate) fn check_end_movement(&self) -> Result<(), Refusal> {
        let Manoeuvre { tally, front, spare } = self.manoeuvre();
        if spare.is_some() {
            return Ok(());
        }
        let crowd = |sector: &Sector| tally.generals[self.player.index()][*sector as usize] > 1;
        if let Some(sector) = Sector::ALL.into_iter().find(crowd) {
            return Err(Refusal::new("AP-27", "one-general").with("sector", sector.name()));
        }
        let (full, limit) = self.overfull_at_end(&front, [Place::reserve(self.player); 2]);
        Err(Refusal::new("AP-28", "sector-full").with("sector", full.name()).with("limit", limit))
    }

    /// The turn ends, unless a general's departure left a sector too full (AP-82, AP-R28).
    pub(crate) fn end_movement(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.overfull().is_some() {
            self.stage = Stage::Disorder { in_morale: false, rounds: 0 };
        } else {
            self.end_turn(dice, journal);
        }
    }
}

/// The steps suffice (AP-80); where they do not, a sideways move is named as such (AP-78).
fn check_reach(from: Place, to: Place, way: u8, steps: u8, most: u8) -> Result<(), No> {
    No::when(way == 0, "AP-R31", "already-there")?;
    let sideways = matches!((from.sector(), to.sector()), (Some(a), Some(b)) if a.lane() != b.lane());
    let (rule, reason) = if sideways { ("AP-78", "sideways") } else { ("AP-80", "too-far") };
    No::when(steps > most, rule, reason).map_err(|no| no.number(most))
}
