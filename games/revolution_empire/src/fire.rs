//! Artillery fire and skirmishers (RE-24 to RE-39).

use hexmap::{Cell, Direction};
use kernel::{Dice, Few, Journal, Throw};

use crate::clash::Clash;
use crate::refuse::must;
use crate::sight::{Lane, RANGE};
use crate::unit::Units;
use crate::{Action, Bout, Event, Kind, No, Phase, Reckoning, RevolutionEmpire, Shot, Terrain, UnitId};

/// Skirmishers hit on this or less (RE-35).
pub const SKIRMISH_HITS: u16 = 2;

/// One target of a fire, with its dice; none for a battery (RE-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The target.
    pub unit: UnitId,
    /// Its dice; 0 when the ground swallows them all or it is a battery.
    pub dice: u8,
}

/// The targets of a fire, nearest first.
pub type Line = Few<Aim, { RANGE as usize }>;

impl RevolutionEmpire {
    #[inline]
    fn enemy_at(&self, of: UnitId, cell: Cell) -> Option<UnitId> {
        self.unit_at(cell).filter(|unit| unit.side() != of.side())
    }

    /// Whether a battery may fire along a lane, if there is no nearer target (RE-27, RE-30, RE-R13), and the house lets
    /// an enemy battery count as one (RE-R10).
    #[inline]
    fn may_aim(&self, battery: UnitId, lane: &Lane) -> bool {
        let Some(enemy) = self.enemy_at(battery, lane.to) else { return false };
        let counts = !self.setup.house.ignore_artillery || self.setup.kind(enemy) != Kind::A;
        let closed = self.setup.terrain(lane.to).ground().no_artillery_fire;
        counts && !closed && self.is_clear(self.cell(battery), lane)
    }

    /// The distance of the nearest target (RE-29).
    fn nearest(&self, battery: UnitId) -> Option<u8> {
        self.nearest_lanes(battery).next().map(|(lane, _)| lane.distance)
    }

    /// The nearest targets of a battery and what lies between, whether the fire can hurt them or not (RE-29, RE-R10).
    fn nearest_lanes(&self, battery: UnitId) -> impl Iterator<Item = (&Lane, UnitId)> {
        let mut lanes =
            self.setup.guide.lanes[self.cell(battery).index()].iter().filter(move |lane| self.may_aim(battery, lane));
        let first = lanes.next();
        let as_near = lanes.take_while(move |lane| first.is_some_and(|first| lane.distance == first.distance));
        first.into_iter().chain(as_near).filter_map(|lane| Some((lane, self.unit_at(lane.to)?)))
    }

    /// The targets that a battery may fire at: the nearest, if the fire can hurt anybody (RE-29, RE-R10).
    pub fn targets(&self, battery: UnitId) -> Units {
        let hurt =
            |&(lane, target): &(&Lane, UnitId)| self.line_along(battery, target, lane).iter().any(|aim| aim.dice > 0);
        self.nearest_lanes(battery).filter(hurt).map(|(_, target)| target).collect()
    }

    /// Who is hit by a fire at each of the nearest targets.
    pub(crate) fn lines_of_fire(&self, battery: UnitId) -> impl Iterator<Item = Line> {
        self.nearest_lanes(battery).map(move |(lane, target)| self.line_along(battery, target, lane))
    }

    /// Dice of a fire: by range, less the ground, less heart (RE-28, RE-31, RE-93).
    pub fn fire_reckoning(&self, battery: UnitId, target: UnitId) -> Option<Reckoning> {
        let lane = self.lane(self.cell(battery), self.cell(target))?;
        Some(self.reckon_fire(battery, target, lane))
    }

    fn reckon_fire(&self, battery: UnitId, target: UnitId, lane: &Lane) -> Reckoning {
        let base = RANGE as u8 + 1 - lane.distance;
        let bonus = u8::from(self.setup.fire_bonus.has(battery));
        let ground = self.ground_malus(battery, target, lane.crosses);
        Reckoning { base, bonus, demoralised: self.demoralised(battery.side()), ..ground }
    }

    fn aim(&self, battery: UnitId, target: UnitId, lane: &Lane) -> Aim {
        // RE-26: artillery fire does nothing to artillery.
        let immune = self.setup.kind(target) == Kind::A;
        Aim { unit: target, dice: if immune { 0 } else { self.reckon_fire(battery, target, lane).dice() } }
    }

    /// Who is hit: the target, and those behind it in an unbroken row (RE-32, RE-R11).
    pub fn line_of_fire(&self, battery: UnitId, target: UnitId) -> Line {
        let lane = self.lane(self.cell(battery), self.cell(target));
        lane.map_or_else(Line::default, |lane| self.line_along(battery, target, lane))
    }

    fn line_along(&self, battery: UnitId, target: UnitId, first: &Lane) -> Line {
        let mut line = Line::from_iter([self.aim(battery, target, first)]);
        if let Some(direction) = self.setup.grid.direction_between(self.cell(battery), first.to) {
            self.enfilade(battery, direction, first, &mut line);
        }
        line
    }

    fn enfilade(&self, battery: UnitId, direction: Direction, first: &Lane, line: &mut Line) {
        let from = self.cell(battery);
        for cell in self.setup.grid.ray(first.to, direction).take(usize::from(RANGE as u8 - first.distance)) {
            let Some(enemy) = self.enemy_at(battery, cell) else { return };
            let Some(lane) = self.lane(from, cell).filter(|lane| self.clear_of(from, lane, false)) else { return };
            if self.setup.terrain(cell).ground().no_artillery_fire {
                return;
            }
            line.push(self.aim(battery, enemy, lane));
        }
    }

    /// Active batteries that have not fired, outside villages (RE-24, RE-105).
    pub fn batteries(&self) -> Units {
        let ready = |&unit: &UnitId| {
            self.setup.kind(unit) == Kind::A && self.setup.terrain(self.cell(unit)) != Terrain::Village
        };
        (self.active_units() - self.fired).filter(ready).collect()
    }

    /// Whether the unit still has its skirmishers: its last but one piece (RE-39, RE-R39).
    pub fn skirmishers_left(&self, unit: UnitId) -> bool {
        self.setup.skirmishers.has(unit) && self.pieces(unit) >= 2
    }

    /// Active infantry whose skirmishers have not fired; none in a demoralised army, which lacks the die (RE-93).
    fn skirmish_units(&self) -> Units {
        if self.demoralised(self.activation.corps.side()) {
            return Units::NONE;
        }
        let ready = (self.active_units() & self.setup.skirmishers) - self.activation.skirmished;
        ready.filter(|&unit| self.skirmishers_left(unit)).collect()
    }

    /// Enemy infantry next to a unit (RE-35).
    fn infantry_near(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let around = self.setup.around[self.cell(unit).index()];
        let enemies = around.into_iter().filter_map(move |cell| self.enemy_at(unit, cell));
        enemies.filter(|&enemy| self.setup.kind(enemy).infantry())
    }

    /// Skirmishers that have somebody to fire at.
    pub(crate) fn skirmishers_in_reach(&self) -> impl Iterator<Item = UnitId> {
        self.skirmish_units().filter(|&unit| self.infantry_near(unit).next().is_some())
    }

    pub(crate) fn can_fire(&self) -> bool {
        self.skirmishers_in_reach().next().is_some()
            || self.batteries().any(|battery| !self.targets(battery).is_empty())
    }

    /// Units that could still fire.
    pub(crate) fn unfired(&self) -> usize {
        self.skirmishers_in_reach().count()
            + self.batteries().filter(|&battery| !self.targets(battery).is_empty()).count()
    }

    pub(crate) fn fire_actions(&self, out: &mut Vec<Action>) {
        for battery in self.batteries() {
            out.extend(self.targets(battery).map(|target| Action::Fire { battery, target }));
        }
        for unit in self.skirmish_units() {
            out.extend(self.infantry_near(unit).map(|target| Action::Skirmish { unit, target }));
        }
        out.push(Action::EndFire);
    }

    pub(crate) fn fire_verdict(&self, battery: UnitId, target: UnitId) -> Result<(), No> {
        self.check_active(battery)?;
        must(self.setup.kind(battery) == Kind::A, "RE-08", "not-a-battery")?;
        must(!self.fired.has(battery), "RE-24", "has-fired")?;
        must(self.setup.terrain(self.cell(battery)) != Terrain::Village, "RE-105", "guns-in-village")?;
        must(self.present.has(target), "RE-03", "not-on-board")?;
        must(target.side() != battery.side(), "RE-29", "own-unit")?;
        let from = self.cell(battery);
        let Some(lane) = self.lane(from, self.cell(target)) else { return Err(No::new("RE-31", "out-of-range")) };
        let ground = self.setup.terrain(lane.to);
        must(!ground.ground().no_artillery_fire, "RE-30", "no-fire-into")?;
        must(self.is_clear(from, lane), "RE-27", "hidden")?;
        let nearest = self.nearest(battery).is_none_or(|nearest| lane.distance <= nearest);
        must(nearest, "RE-29", "nearer-target")?;
        if self.targets(battery).has(target) {
            return Ok(());
        }
        must(self.setup.kind(target) != Kind::A, "RE-26", "guns-immune")?;
        self.reckon_fire(battery, target, lane).verdict()
    }

    pub(crate) fn skirmish_verdict(&self, unit: UnitId, target: UnitId) -> Result<(), No> {
        self.check_active(unit)?;
        must(self.setup.skirmishers.has(unit), "RE-35", "no-skirmishers")?;
        must(self.pieces(unit) >= 2, "RE-39", "skirmishers-gone")?;
        must(!self.activation.skirmished.has(unit), "RE-R40", "has-skirmished")?;
        must(!self.demoralised(unit.side()), "RE-93", "no-dice-heart")?;
        must(self.present.has(target), "RE-03", "not-on-board")?;
        must(target.side() != unit.side(), "RE-35", "own-unit")?;
        must(self.setup.kind(target).infantry(), "RE-35", "not-infantry")?;
        must(self.setup.grid.adjacent(self.cell(unit), self.cell(target)), "RE-35", "not-adjacent")
    }

    /// S5: a battery fires; each target has its own dice, nearest first.
    pub(crate) fn fire<J: Journal<Self>>(
        &mut self,
        battery: UnitId,
        target: UnitId,
        dice: &mut impl Dice,
        journal: &mut J,
    ) {
        let line = self.line_of_fire(battery, target);
        self.fired.insert(battery);
        let mut shots = Vec::new();
        let mut fallen = [(0, 0); RANGE as usize];
        for (n, aim) in line.iter().enumerate() {
            let (shown, losses, retreats) = self.throw(aim.dice, (battery, aim.unit), false, "fire", dice);
            let retreats = if self.setup.house.fire_retreats { retreats } else { 0 };
            fallen[n] = (losses, retreats);
            if J::LISTENS {
                shots.push(Shot { unit: aim.unit, dice: shown.to_vec(), losses, retreats });
            }
        }
        journal.note(self, Event::Fired { battery, shots });
        let mut clash = Clash::between(battery, target, Bout::Fire, false);
        for (aim, &(losses, retreats)) in line.iter().zip(&fallen) {
            if self.lose(aim.unit, losses, journal) && retreats > 0 {
                clash.row.push((aim.unit, retreats));
            }
        }
        if !self.is_over() {
            self.clash = clash;
            self.next_fire_retreat();
        }
    }

    /// RE-R12: the farthest target falls back first.
    pub(crate) fn next_fire_retreat(&mut self) {
        match self.clash.row.pop() {
            Some((unit, owed)) => {
                let from = self.cell(unit);
                self.clash.begin_retreat(unit, from, owed);
                self.phase = Phase::Retreat;
            }
            None => {
                self.clash = Clash::default();
                self.phase = Phase::Fire;
            }
        }
    }

    pub(crate) fn skirmish<J: Journal<Self>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut impl Dice,
        journal: &mut J,
    ) {
        self.activation.skirmished.insert(unit);
        dice.announce(&|| Throw::by(unit.side()).of(self.unit_name(unit)).wanting(1, SKIRMISH_HITS, "hit"));
        let die = dice.roll(6, "skirmish");
        let hit = die <= SKIRMISH_HITS;
        journal.note(self, Event::Skirmished { unit, target, die: die as u8, hit });
        self.lose(target, u8::from(hit), journal);
    }
}
