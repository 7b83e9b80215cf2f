//! Morale, flight, panic and rally (MP-154 to MP-161, MP-171 to MP-179).

mod panic;

use kernel::{Dice, Journal, Side};

use crate::dice::{d6, handful};
use crate::event::{Cause, Event, Loss, Row};
use crate::formation::{Foot, Formation};
use crate::geometry::{Convex, Hull, Vector, direction, farthest, heading, inches, overlap, rotated, strictly_inside};
use crate::sight::Edge;
use crate::units::{Arm, Place, UnitId};
use crate::{Face, Marker, MornePlaine, Point, Pose, gap};

/// The roll that passes a morale test (MP-154).
const MORALE: i8 = 4;
/// How near a fleeing friend is too near (MP-171).
pub const PANIC: i32 = inches(6);
/// How far a commander rides when he is overrun (MP-96).
const ESCAPE: i32 = inches(18);

/// The headings of a flight, in order (MP-159).
const HEADINGS: [i32; 13] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

/// A modifier of a morale test with its reason (`modifier-…`, MP-155).
pub type Modifier = (&'static str, i8);

/// The lowest face that passes a test: a one always fails, a six never (MP-154).
pub(crate) fn needed(modifier: i8) -> u8 {
    (MORALE - modifier).clamp(2, 6) as u8
}

impl MornePlaine {
    /// The modifiers that do not depend on a melee: all those of a rally (MP-155, MP-178).
    pub(crate) fn own_modifiers(&self, id: UnitId) -> Vec<Modifier> {
        let mut all = Vec::new();
        if 2 * u32::from(self.unit(id).n) < u32::from(self.spec(id).n0) {
            all.push(("below-half", -1));
        }
        if self.spec(id).picked() {
            all.push(("picked", 1));
        }
        all
    }

    /// The modifiers of a test caused by fire (MP-156).
    pub fn fire_modifiers(&self, id: UnitId, shooter: UnitId) -> Vec<Modifier> {
        self.modifiers_under_fire(id, shooter, self.defends(id, self.muzzle(shooter)))
    }

    /// Where a shooter's fire comes from.
    fn muzzle(&self, shooter: UnitId) -> Point {
        Edge::of(&self.unit(shooter).foot, Face::Front).pose.point()
    }

    fn modifiers_under_fire(&self, id: UnitId, shooter: UnitId, obstacle: bool) -> Vec<Modifier> {
        let mut all = self.own_modifiers(id);
        if obstacle {
            all.push(("obstacle", 1));
        }
        if self.unit(id).order() == Some(Formation::Square) && self.spec(shooter).arm == Arm::Cavalry {
            all.push(("square", 2));
        }
        all
    }

    /// Rolls a test, again if a commander is near (MP-154, MP-157).
    pub(crate) fn roll_test(
        &self,
        id: UnitId,
        modifier: i8,
        dice: &mut impl Dice,
        [label, again]: [&'static str; 2],
    ) -> (Row, bool) {
        let passes = |die: u8| die == 6 || (die != 1 && die as i8 + modifier >= MORALE);
        dice.announce(&|| self.throw_of(id).wanting(needed(modifier).into(), 6, "pass"));
        let mut row = Row::NONE;
        let die = d6(dice, label);
        row.push(die);
        if passes(die) || !self.has_command(id, dice) {
            return (row, passes(die));
        }
        let second = d6(dice, again);
        row.push(second);
        (row, passes(second))
    }

    /// Takes a morale test (MP-154); says whether it was passed.
    pub(crate) fn morale_test(
        &mut self,
        id: UnitId,
        cause: Cause,
        modifiers: &[Modifier],
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) -> bool {
        let modifier = modifiers.iter().map(|m| m.1).sum();
        let (row, passed) = self.roll_test(id, modifier, dice, ["morale", "morale-again"]);
        journal.note(self, Event::Tested { unit: id, cause, dice: row, modifier, passed });
        passed
    }

    /// The test of a unit that lost a quarter to fire (MP-84).
    pub(crate) fn fire_test(
        &mut self,
        id: UnitId,
        shooter: UnitId,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        self.units[id.index()].tested = true;
        self.units[id.index()].due = None;
        let obstacle = self.holds_obstacle(id, shooter, self.muzzle(shooter), dice);
        let modifiers = self.modifiers_under_fire(id, shooter, obstacle);
        if !self.morale_test(id, Cause::Fire, &modifiers, dice, journal) {
            let away = self.away(id, shooter);
            self.demoralise(id, away, dice, journal);
        }
    }

    /// Straight away from an adversary, centre to centre (MP-158).
    pub(crate) fn away(&self, id: UnitId, adversary: UnitId) -> Vector {
        let (own, enemy) = (self.unit(id).foot.centre(), self.unit(adversary).foot.centre());
        let (fx, fy) = self.unit(id).pose().forward();
        direction(own.from(enemy)).unwrap_or((-fx, -fy))
    }

    /// A unit breaks: it flees, or is destroyed if it was fleeing already (MP-158, MP-167).
    pub(crate) fn demoralise(
        &mut self,
        id: UnitId,
        away: Vector,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let unit = self.unit(id);
        if unit.fleeing || (self.rules().second_flight_ever && unit.broken) {
            return self.lose(id, Loss::SecondFlight, journal);
        }
        let unit = &mut self.units[id.index()];
        (unit.fleeing, unit.broken) = (true, true);
        self.flee(id, away, dice, journal);
        self.leave_melee(id);
    }

    /// A flight: dice, heading, distance, and off the table or not (MP-158 to MP-161).
    pub(crate) fn flee(&mut self, id: UnitId, away: Vector, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let count = if self.spec(id).arm == Arm::Cavalry { 3 } else { 2 };
        dice.announce(&|| self.throw_of(id));
        let row = handful(dice, count, "flight");
        let from = self.unit(id).pose();
        let (along, length) = self.flight(id, away, inches(row.sum()));
        let foot = self.unit(id).foot.at(from.shifted(along, length));
        let (fx, fy) = from.forward();
        self.set_pose(id, if fx * along.0 + fy * along.1 < 0 { foot.about() } else { foot.pose });
        journal.note(self, Event::Fled { unit: id, from, to: self.unit(id).pose(), dice: row });
        if self.left_table(id, dice) {
            return self.lose(id, Loss::Fled, journal);
        }
        self.overrun(id, journal);
    }

    /// The heading of a flight and how far it leads (MP-159).
    pub fn flight(&self, id: UnitId, away: Vector, length: i32) -> (Vector, i32) {
        let mut best = (away, -1);
        for degrees in HEADINGS {
            let along = if degrees == 0 { away } else { rotated(away, degrees) };
            let clear = self.clear_length(id, along, length, 0, Blocks::Flight);
            if clear > best.1 {
                best = (along, clear);
            }
            if clear == length {
                break;
            }
        }
        best
    }

    /// How far a unit can be moved straight before something stops it (MP-25, MP-103, MP-159, MP-164).
    pub(crate) fn clear_length(&self, id: UnitId, along: Vector, length: i32, ignored: u64, blocks: Blocks) -> i32 {
        let start = self.unit(id).foot;
        let far = Hull::sweep(&start.corners, &start.at(start.pose.shifted(along, length)).corners);
        let arm = self.spec(id).arm;
        let ground = &self.setup.ground;
        let mut bodies: [&Foot; crate::units::MOST_UNITS] = [&self.unit(id).foot; crate::units::MOST_UNITS];
        let mut count = 0;
        for (other, unit) in self.bodies(id) {
            let foot = &unit.foot;
            if ignored & other.bit() == 0
                && far.bounds.near(&foot.bounds, 0)
                && far.overlaps(&foot.corners)
                && !overlap(&start.corners, &foot.corners)
            {
                bodies[count] = foot;
                count += 1;
            }
        }
        let was_forbidden = ground.forbids(arm, &start.corners, &start.bounds).is_some();
        let barred = |sweep: &Hull| {
            (!was_forbidden && ground.forbids(arm, sweep, &sweep.bounds).is_some())
                || (blocks == Blocks::Flight
                    && ground.lines.iter().any(|line| {
                        line.kind.obstacle()
                            && line.touches(sweep, &sweep.bounds)
                            && !line.touches(&start.corners, &start.bounds)
                    }))
        };
        let ground_bars = barred(&far);
        farthest(length, |k| {
            let end = start.at(start.pose.shifted(along, k));
            let sweep = Hull::sweep(&start.corners, &end.corners);
            (blocks == Blocks::Flight || self.setup.on_table(&end.bounds))
                && !bodies[..count].iter().any(|foot| sweep.overlaps(&foot.corners))
                && !(ground_bars && barred(&sweep))
        })
    }

    /// A unit is lost (MP-181).
    pub(crate) fn lose(&mut self, id: UnitId, why: Loss, journal: &mut impl Journal<Self>) {
        let unit = self.unit(id);
        if self.rules().panic_on_removal && self.spec(id).fights() {
            let at = unit.foot.centre();
            let at = Point::new(at.x.clamp(0, self.setup.table.x), at.y.clamp(0, self.setup.table.y));
            self.markers.push(Marker { unit: id, n: unit.n, at });
        }
        self.leave_melee(id);
        let unit = &mut self.units[id.index()];
        unit.place = Place::Lost;
        (unit.fleeing, unit.caught, unit.charging, unit.flanker, unit.panic, unit.due) =
            (false, false, false, false, 0, None);
        journal.note(self, Event::Lost { unit: id, why });
    }

    /// Commanders under an enemy footprint ride off, or are taken (MP-96).
    pub(crate) fn overrun(&mut self, id: UnitId, journal: &mut impl Journal<Self>) {
        if self.spec(id).commands() || !self.unit(id).here() || self.declared() {
            return;
        }
        let (side, foot) = (self.spec(id).side, self.unit(id).foot);
        for commander in self.ids() {
            let at = self.unit(commander).pose().point();
            let covered = self.spec(commander).commands()
                && self.spec(commander).side != side
                && self.unit(commander).here()
                && strictly_inside(at, &foot.corners);
            if !covered {
                continue;
            }
            let refuge = self
                .present(!side)
                .filter(|&unit| !self.spec(unit).commands() && !self.unit(unit).fleeing)
                .map(|unit| (unit, gap(&[at], &self.unit(unit).foot.corners)))
                .filter(|(_, gap)| gap.within(ESCAPE))
                .reduce(|best, next| if next.1.shorter(best.1) { next } else { best });
            match refuge {
                None => self.lose(commander, Loss::Taken, journal),
                Some((unit, _)) => {
                    let to = self.unit(unit).foot.centre();
                    self.units[commander.index()].foot = Foot::new(Pose::new(to.x, to.y, 0), (0, 0));
                    journal.note(self, Event::Escaped { unit: commander, from: at, to });
                }
            }
        }
    }

    /// The direction of a side's own edge (MP-177).
    pub(crate) fn homeward(&self, side: Side) -> Vector {
        heading(self.setup.armies[side].edge.bearing())
    }
}

/// What stops a straight move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Blocks {
    /// Units, forbidden ground and the table edge (MP-103, MP-164).
    Orderly,
    /// Units, forbidden ground and obstacle lines; not the table edge (MP-159).
    Flight,
}
