//! What a commander sees at a glance: numbers of every unit, worked out once for a judgement, and what one unit
//! could do to another.

use hexmap::Cell;
use kernel::Side;

use crate::fire::{FIRE, HIGHEST_SCORE};
use crate::lines::LONGEST_RANGE;
use crate::prospects::prospect;
use crate::setup::MOST_UNITS;
use crate::terrain::Cells;
use crate::troops::{Kind, Quality, Unit, UnitId, Weapon};
use crate::{BelleEpoque, Gait};

/// What an element is worth besides its points, while there is time to use it.
const FIGHTER: f32 = 0.55;
/// The share of hits that are losses: some become retreats.
const TELLING: f32 = 0.82;
/// The share of an assault that needs a march first.
const FROM_AFAR: f32 = 0.7;
/// What any vacated hex is worth to the one who takes it.
const GROUND: f32 = 0.2;

/// The numbers of one unit.
#[derive(Clone, Copy, Default)]
pub(crate) struct Glance {
    /// What one of its elements is worth.
    pub worth: f32,
    /// The chance to pass a test, with the points one may expect to spend.
    pub ready: f32,
    pub at: Cell,
    elements: u8,
    height: u8,
    weapon: u8,
    /// At how many hexes it is seen.
    seen: u8,
    /// The lowest face that hits it.
    lowest: u8,
    /// Its assault scores.
    attack: u8,
    defence: u8,
    allowance: u8,
    horse: bool,
    /// Cavalry fights it with 1.
    no_horse: bool,
    stubborn: bool,
    flagrant: bool,
    /// It may still react.
    fresh: bool,
}

/// The numbers of all units on the table.
pub(crate) struct View<'a> {
    pub game: &'a BelleEpoque,
    units: [Glance; MOST_UNITS],
    occupied: Cells,
}

impl<'a> View<'a> {
    pub fn new(game: &'a BelleEpoque) -> Self {
        let time_left = game.time_left();
        let mut units = [Glance::default(); MOST_UNITS];
        for unit in crate::units(game.present) {
            units[unit.index()] = glance(game, unit, time_left);
        }
        View { game, units, occupied: game.occupied() }
    }

    #[inline]
    pub fn of(&self, unit: UnitId) -> &Glance {
        &self.units[unit.index()]
    }

    #[inline]
    pub fn distance(&self, a: UnitId, b: UnitId) -> u8 {
        self.game.setup.lines.distance(self.of(a).at, self.of(b).at)
    }

    /// What a fire at a target may be expected to bring.
    #[inline]
    pub fn fire(&self, firer: UnitId, target: UnitId, distance: u8, gait: Gait) -> f32 {
        let hits = self.hits(firer, target, distance, gait);
        let target = self.of(target);
        // Nobody loses more than he has.
        hits.min(f32::from(target.elements) * 1.2) * TELLING * target.worth
    }

    /// The hits to expect from a fire.
    #[inline]
    pub fn hits(&self, firer: UnitId, target: UnitId, distance: u8, gait: Gait) -> f32 {
        let (own, other) = (self.of(firer), self.of(target));
        if distance > other.seen {
            return 0.0;
        }
        let (still, moving) = FIRE[usize::from(own.weapon)][usize::from(distance) - 1];
        let table = match gait {
            Gait::Still => still,
            Gait::Basic => moving,
            Gait::Forced => 0,
        };
        let score = (table + u8::from(other.flagrant)).min(HIGHEST_SCORE);
        if table == 0 || score < other.lowest || !self.game.setup.lines.open(own.at, other.at, self.occupied) {
            return 0.0;
        }
        let dice = own.elements + u8::from(own.height > other.height);
        f32::from(dice * (score + 1 - other.lowest)) * (1.0 / 6.0)
    }

    /// What an assault may be expected to bring the attacker, if so many of its elements fall before it.
    #[inline]
    pub fn assault(&self, attacker: UnitId, target: UnitId, counter_charge: bool, volley: f32) -> f32 {
        let (own, other) = (self.of(attacker), self.of(target));
        let limit = |score: u8, hampered: bool| if hampered { 1 } else { score };
        let attack = limit(own.attack, own.horse && other.no_horse);
        let defence = limit(other.defence + u8::from(counter_charge), other.horse && own.no_horse);
        let odds = prospect((own.elements, attack), (other.elements, defence));
        let lost = if other.stubborn { odds.stubborn } else { odds.defender };
        let gain = lost * other.worth + odds.wins * self.game.ground_worth(self.game.side(attacker), other.at);
        // A volley thins the attackers before they strike: fewer dice, less gain.
        let thinned = (volley / f32::from(own.elements)).min(1.0);
        gain * (1.0 - thinned) - (odds.attacker + volley * 0.8) * own.worth
    }

    /// The hits of the volley that an assaulted unit may be expected to make.
    #[inline]
    pub fn volley(&self, target: UnitId, attacker: UnitId) -> f32 {
        let (own, other) = (self.of(target), self.of(attacker));
        if !own.fresh {
            return 0.0;
        }
        let score = (FIRE[usize::from(own.weapon)][0].0 + u8::from(other.flagrant)).min(HIGHEST_SCORE);
        let faces = (score + 1).saturating_sub(other.lowest);
        own.ready * f32::from(own.elements * faces) * (1.0 / 6.0)
    }

    /// The best that a unit could do to a target after such a move; it may still march if it is `free`.
    #[inline]
    pub fn strike(&self, unit: UnitId, target: UnitId, distance: u8, gait: Gait, free: bool) -> f32 {
        let fire = if distance <= LONGEST_RANGE { self.fire(unit, target, distance, gait) } else { 0.0 };
        let reach = if free { self.of(unit).allowance + 1 } else { 1 };
        if distance > reach {
            return fire;
        }
        let share = if distance == 1 { 1.0 } else { FROM_AFAR };
        fire.max(share * self.assault(unit, target, false, self.volley(target, unit)))
    }

    /// The best that a unit could do to anybody.
    pub fn deed(&self, unit: UnitId, gait: Gait, free: bool) -> f32 {
        let game = self.game;
        if game.is_mired(unit) {
            return 0.0;
        }
        let strike = |target: UnitId| {
            let distance = self.distance(unit, target);
            if distance > LONGEST_RANGE + 1 { 0.0 } else { self.strike(unit, target, distance, gait, free) }
        };
        game.units_of(!game.side(unit)).map(strike).fold(0.0, f32::max)
    }
}

fn glance(game: &BelleEpoque, unit: UnitId, time_left: f32) -> Glance {
    let (troops, at) = (game.setup.unit(unit), game.cell(unit));
    let points = f32::from(game.cp[troops.side].min(2)) * 0.5;
    Glance {
        worth: game.element_worth(unit, time_left),
        ready: ((f32::from(troops.reactivity()) + points) * (1.0 / 6.0)).min(1.0),
        at,
        elements: game.elements(unit),
        height: game.setup.heights[at.index()],
        weapon: troops.weapon as u8,
        seen: game.visibility(unit),
        lowest: game.lowest_hit(unit),
        // The scores against nobody in particular: the other's ground is seen to in [`View::assault`].
        attack: game.score_sheet(unit, unit, false, false).unhampered(),
        defence: game.score_sheet(unit, unit, true, false).unhampered(),
        allowance: troops.kind.allowance(),
        horse: troops.kind == Kind::Cavalry,
        no_horse: game.setup.no_horse.contains(at),
        stubborn: game.stands_fast(unit),
        flagrant: troops.tags.flagrant,
        fresh: !game.is_activated(unit) && !game.is_mired(unit),
    }
}

/// What an element can do while there is time, by its arms and training.
pub(crate) fn fighter(unit: &Unit) -> f32 {
    let arms = match unit.weapon {
        Weapon::A | Weapon::B => 1.5,
        Weapon::C | Weapon::D => 1.2,
        _ => 1.0,
    };
    let training = match unit.quality {
        Quality::Poor => 0.7,
        Quality::Regular => 1.0,
        Quality::Elite => 1.25,
    };
    FIGHTER * arms * training
}

impl BelleEpoque {
    /// How much of the game is left, from 1 to 0.
    pub(crate) fn time_left(&self) -> f32 {
        let turns = f32::from(self.setup.turns);
        ((turns - f32::from(self.turn)) / turns).clamp(0.0, 1.0)
    }

    /// What an element of a unit is worth: its points to the enemy, and what it can still do.
    #[inline]
    pub(crate) fn element_worth(&self, unit: UnitId, time_left: f32) -> f32 {
        let points = f32::from(self.setup.armies[!self.side(unit)].points_per_element);
        points + self.setup.fighters[unit.index()] * (0.25 + 0.75 * time_left)
    }

    /// What taking a hex is worth to a side.
    #[inline]
    pub(crate) fn ground_worth(&self, side: Side, cell: Cell) -> f32 {
        if !self.setup.prizes.contains(cell) {
            return GROUND;
        }
        let objective = self.setup.objectives.iter().position(|objective| objective.at == cell);
        let taken = objective.filter(|i| self.held[side] >> i & 1 == 0);
        GROUND + taken.map_or(0.0, |i| self.stake(i, side))
    }

    /// What an objective means to a side that does not control it: its own points, and those of the other side.
    pub(crate) fn stake(&self, objective: usize, side: Side) -> f32 {
        let row = &self.setup.objectives[objective];
        let theirs = if self.held[!side] >> objective & 1 == 1 { row.points[!side] } else { 0 };
        f32::from(row.points[side]) + f32::from(theirs)
    }
}
