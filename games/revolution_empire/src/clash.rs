//! One attack from its declaration to its last consequence (RE-54 to RE-58, RE-70 to RE-90).

use hexmap::Cell;
use kernel::{Dice, Few, Journal, Throw};

use crate::refuse::must;
use crate::unit::MOST_UNITS;
use crate::{Action, Bout, Event, Kind, No, Phase, RevolutionEmpire, Terrain, UnitId};

/// Hexes of a retreat and the hex it begins in: no roll asks for more than seven steps.
const LONGEST: usize = 9;
/// Room for the dice of one throw: the most, of the Guard on a flank, are six.
const MOST_DICE: usize = 8;
/// Pursuits of one attack at most: beyond, the horses are blown (RE-R54).
pub const MOST_PURSUITS: u8 = 20;

/// An attack being settled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clash {
    /// What is being settled.
    pub bout: Bout,
    /// Who attacks (or the battery that fired).
    pub attacker: UnitId,
    /// Who was attacked.
    pub target: UnitId,
    /// In column.
    pub column: bool,
    /// Pursuits so far.
    pub pursuits: u8,
    /// Hexes that the beaten unit still owes.
    pub owed: u8,
    /// The way of the unit that falls back, from the hex where it was beaten to where it is.
    pub path: Few<Cell, LONGEST>,
    /// Friends being pushed out of the way, the one to step next last.
    pub chain: Few<UnitId, MOST_UNITS>,
    /// Units of an enfiladed row that still have to fall back, the next one last.
    pub row: Few<(UnitId, u8), 3>,
}

impl Clash {
    /// A clash of two units, nothing settled yet.
    pub(crate) fn between(attacker: UnitId, target: UnitId, bout: Bout, column: bool) -> Clash {
        Clash { attacker, target, bout, column, ..Clash::default() }
    }

    /// The unit that falls back: the target, or the attacker driven off by a riposte.
    pub fn beaten(&self) -> UnitId {
        if self.bout == Bout::Riposte { self.attacker } else { self.target }
    }

    /// The unit that it falls back from.
    pub fn victor(&self) -> UnitId {
        if self.bout == Bout::Riposte { self.target } else { self.attacker }
    }

    /// The unit to step next: the beaten one, or a friend that it pushes.
    pub fn mover(&self) -> UnitId {
        self.chain.last().copied().unwrap_or_else(|| self.beaten())
    }

    /// Whether the beaten unit has left its hex.
    pub fn has_moved(&self) -> bool {
        self.path.len() > 1
    }

    pub(crate) fn begin_retreat(&mut self, unit: UnitId, from: Cell, owed: u8) {
        if self.bout == Bout::Fire {
            self.target = unit;
        }
        self.path = Few::from_iter([from]);
        self.owed = owed;
    }

    pub(crate) fn record_step(&mut self, to: Cell) {
        self.path.push(to);
        self.owed -= 1;
    }

    /// Longest path and owed hexes that a position may claim.
    pub(crate) const fn room(steps: usize, owed: u8) -> bool {
        steps >= 1 && steps + owed as usize <= LONGEST
    }
}

/// The faces that cost a kind a piece, and those that drive it back (RE-70 to RE-75).
pub(crate) fn faces(kind: Kind, column: bool) -> (&'static [u8], &'static [u8]) {
    match kind {
        Kind::I | Kind::Elite if column => (&[1], &[2, 3]),
        Kind::I | Kind::Elite => (&[2, 3], &[1]),
        Kind::C | Kind::Heavy => (&[2], &[1]),
        Kind::A => (&[1], &[]),
    }
}

/// Losses and retreats that dice cost a kind.
pub(crate) fn count(kind: Kind, column: bool, dice: &[u8]) -> (u8, u8) {
    let (losing, driving) = faces(kind, column);
    let among = |wanted: &[u8]| dice.iter().filter(|die| wanted.contains(die)).count() as u8;
    (among(losing), among(driving))
}

impl RevolutionEmpire {
    /// What the dice against a unit are about.
    fn throw_against(&self, by: UnitId, against: UnitId, column: bool) -> Throw {
        let (losing, driving) = faces(self.setup.kind(against), column);
        let mut throw = Throw::by(by.side()).of(self.unit_name(by));
        for (wanted, word) in [(losing, "loss"), (driving, "retreat")] {
            if let (Some(&first), Some(&last)) = (wanted.first(), wanted.last()) {
                throw = throw.wanting(first.into(), last.into(), word);
            }
        }
        throw
    }

    /// Throws so many dice against a unit: what they show, its losses, and its retreats, of which the steady shrug off
    /// the first (RE-R49).
    pub(crate) fn throw(
        &self,
        thrown: u8,
        (by, against): (UnitId, UnitId),
        column: bool,
        label: &'static str,
        dice: &mut impl Dice,
    ) -> (Few<u8, MOST_DICE>, u8, u8) {
        dice.announce(&|| self.throw_against(by, against, column));
        let shown: Few<u8, MOST_DICE> = (0..thrown).map(|_| dice.roll(6, label) as u8).collect();
        let (losses, retreats) = count(self.setup.kind(against), column, &shown);
        (shown, losses, retreats.saturating_sub(u8::from(self.setup.steady.has(against))))
    }

    /// S7: an attack is declared.
    pub(crate) fn attack(
        &mut self,
        unit: UnitId,
        target: UnitId,
        column: bool,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let count = self.attack_reckoning(unit, target).dice();
        self.attacked.insert(unit);
        self.clash = Clash::between(unit, target, Bout::Attack, column);
        self.clash.begin_retreat(target, self.cell(target), 0);
        journal.note(self, Event::Attacked { unit, target, column, dice: count });
        let village = self.setup.terrain(self.cell(target)) == Terrain::Village;
        match self.setup.kind(target) {
            // RE-106, RE-R21.
            Kind::A if village => self.catch(target, journal),
            kind if kind.cavalry() && self.setup.kind(unit).infantry() => {
                match (self.can_evade(), village, kind) {
                    (false, true, _) => self.catch(target, journal),
                    (false, false, _) => self.strike(Bout::Attack, dice, journal),
                    (true, false, Kind::Heavy) => self.phase = Phase::Evasion,
                    // RE-55: light cavalry must go, and whoever is caught in a village.
                    (true, ..) => self.evade(journal),
                }
            }
            _ => self.strike(Bout::Attack, dice, journal),
        }
    }

    fn catch(&mut self, target: UnitId, journal: &mut impl Journal<Self>) {
        self.destroy(target, true, journal);
        self.enter(Phase::Aftermath);
    }

    /// RE-56: two hexes, neither more nor less.
    pub(crate) fn evade(&mut self, journal: &mut impl Journal<Self>) {
        let target = self.clash.target;
        self.clash.bout = Bout::Evasion;
        self.clash.owed = 2;
        self.phase = Phase::Retreat;
        journal.note(self, Event::Evaded { unit: target });
    }

    pub(crate) fn stand(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        journal.note(self, Event::Stood { unit: self.clash.target });
        self.strike(Bout::Attack, dice, journal);
    }

    /// Throws the dice of a bout, takes the losses, and begins the retreat (RE-R29).
    pub(crate) fn strike<J: Journal<Self>>(&mut self, bout: Bout, dice: &mut impl Dice, journal: &mut J) {
        self.clash.bout = bout;
        let (by, against) = (self.clash.victor(), self.clash.beaten());
        let label = match bout {
            Bout::Riposte => "riposte",
            Bout::Pursuit => "pursuit",
            _ => "attack",
        };
        let column = self.clash.column && bout == Bout::Attack;
        let thrown = self.bout_reckoning(bout, by, against).dice();
        let (shown, losses, retreats) = self.throw(thrown, (by, against), column, label, dice);
        if J::LISTENS {
            let dice = shown.to_vec();
            journal.note(self, Event::Rolled { bout, by, against, column, dice, losses, retreats });
        }
        self.clash.begin_retreat(against, self.cell(against), retreats);
        if !self.lose(against, losses, journal) {
            self.beaten_is_gone();
        } else if retreats > 0 {
            self.phase = Phase::Retreat;
        } else {
            self.retreat_is_over();
        }
    }

    /// The beaten unit was destroyed.
    pub(crate) fn beaten_is_gone(&mut self) {
        self.clash.owed = 0;
        match self.clash.bout {
            Bout::Riposte => self.end_attack(),
            Bout::Fire if !self.is_over() => self.next_fire_retreat(),
            Bout::Fire => {}
            _ => self.enter(Phase::Aftermath),
        }
    }

    /// The beaten unit has gone as far as it can, or has not recoiled at all.
    pub(crate) fn retreat_is_over(&mut self) {
        if self.is_over() {
            return;
        }
        match self.clash.bout {
            Bout::Fire => self.next_fire_retreat(),
            Bout::Riposte => self.end_attack(),
            Bout::Evasion => self.phase = Phase::Aftermath,
            Bout::Attack | Bout::Pursuit if self.clash.has_moved() => self.phase = Phase::Aftermath,
            Bout::Attack if self.may_riposte() => self.phase = Phase::Riposte,
            Bout::Attack | Bout::Pursuit => self.end_attack(),
        }
    }

    /// RE-83, RE-R33, RE-R34, RE-R38.
    pub(crate) fn may_riposte(&self) -> bool {
        self.riposte_verdict().is_ok()
    }

    fn riposte_verdict(&self) -> Result<(), No> {
        let Clash { attacker, target, .. } = self.clash;
        self.ground_allows(self.setup.kind(target), self.cell(target), self.cell(attacker))?;
        self.riposte_reckoning(target, attacker).verdict()
    }

    pub(crate) fn riposte_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.may_riposte().then_some(Action::Riposte));
        out.push(Action::Decline);
    }

    pub(crate) fn decline(&mut self, journal: &mut impl Journal<Self>) {
        journal.note(self, Event::Declined { unit: self.clash.target });
        self.end_attack();
    }

    pub(crate) fn end_attack(&mut self) {
        self.clash = Clash::default();
        self.enter(Phase::Combat);
    }

    /// The hex that the target left, or died in.
    pub(crate) fn vacated(&self) -> Cell {
        self.clash.path[0]
    }

    /// RE-85, RE-86, RE-R35.
    pub fn may_take_ground(&self) -> bool {
        let attacker = self.clash.attacker;
        let step = self.setup.step_between(self.setup.kind(attacker), self.cell(attacker), self.vacated());
        step.open && self.unit_at(self.vacated()).is_none()
    }

    pub(crate) fn take_ground(&mut self, journal: &mut impl Journal<Self>) {
        let (unit, to) = (self.clash.attacker, self.vacated());
        let from = self.cell(unit);
        self.put(unit, to);
        journal.note(self, Event::TookGround { unit, from, to });
        self.come_to_rest(unit, journal);
        self.end_attack();
    }

    /// RE-87, RE-R36.
    pub fn may_pursue(&self) -> bool {
        self.pursuit_verdict().is_ok()
    }

    fn pursuit_verdict(&self) -> Result<(), No> {
        let Clash { attacker, target, bout, .. } = self.clash;
        let kind = self.setup.kind(attacker);
        must(kind.cavalry(), "RE-87", "only-cavalry-pursues")?;
        must(bout != Bout::Evasion, "RE-R22", "no-pursuit-of-evasion")?;
        must(self.present.has(target) && self.clash.has_moved(), "RE-89", "nobody-to-pursue")?;
        must(self.clash.pursuits < MOST_PURSUITS, "RE-R54", "horses-blown")?;
        let (last, way) = self.clash.path.split_last().ok_or(No::new("RE-89", "nobody-to-pursue"))?;
        let mut from = self.cell(attacker);
        for (n, &cell) in way.iter().enumerate() {
            let step = self.setup.step_between(kind, from, cell);
            must(self.unit_at(cell).is_none() && step.open, "RE-R36", "pursuit-barred")?;
            must(self.setup.terrain(cell) != Terrain::Marsh, "RE-109", "no-pursuit-in-marsh")?;
            must(!step.no_attack, "RE-R36", "pursuit-barred")?;
            must(!step.stops || n + 1 == way.len(), "RE-R36", "pursuit-barred")?;
            from = cell;
        }
        must(self.setup.terrain(*last) != Terrain::Marsh, "RE-109", "no-pursuit-in-marsh")?;
        self.ground_allows(kind, from, *last)?;
        self.pursuit_reckoning(attacker).verdict()
    }

    /// The cavalry follows in the target's steps and strikes again.
    pub(crate) fn pursue<J: Journal<Self>>(&mut self, dice: &mut impl Dice, journal: &mut J) {
        let Clash { attacker, target, path: way, .. } = self.clash;
        let way = &way[..way.len() - 1];
        let path = if J::LISTENS { [&[self.cell(attacker)], way].concat() } else { Vec::new() };
        self.put(attacker, way[way.len() - 1]);
        self.clash.pursuits += 1;
        journal.note(self, Event::Pursued { unit: attacker, path, target });
        self.come_to_rest(attacker, journal);
        if !self.is_over() {
            self.strike(Bout::Pursuit, dice, journal);
        }
    }

    pub(crate) fn aftermath_actions(&self, out: &mut Vec<Action>) {
        out.push(Action::Stay);
        out.extend(self.may_take_ground().then_some(Action::Take));
        out.extend(self.may_pursue().then_some(Action::Pursue));
    }

    pub(crate) fn clash_verdict(&self, action: Action) -> Result<(), No> {
        match action {
            Action::Take => must(self.may_take_ground(), "RE-R35", "ground-not-enterable"),
            Action::Pursue => self.pursuit_verdict(),
            Action::Riposte => self.riposte_verdict(),
            _ => Ok(()),
        }
    }
}
