//! A real table that the program does not see (option `declared_table`, MP-R76 to MP-R79): what the ground would tell
//! is asked, and the players' answer is the fact. Dice, losses, tests, marks and phases remain the program's.

use kernel::{Dice, Journal, Question, Side, Text};
use serde::Serialize;

use crate::action::Move;
use crate::charge::ALARM;
use crate::contact::Contact;
use crate::event::{Event, ShotKind};
use crate::fire::{BANDS, Lie, PROGRESS, Shot};
use crate::formation::{Face, Formation, Reform, figures};
use crate::geometry::{INCH, Point, inches};
use crate::phrases::{face_words, length};
use crate::terrain::Cover;
use crate::units::{Arm, Class, UnitId};
use crate::{Charge, MornePlaine};

/// What the players declared impossible (MP-R77); it is not tried again before the unit moves or the turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Denied {
    /// Who wanted it.
    pub unit: UnitId,
    /// What it was.
    pub what: Denial,
}

/// What facts may forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Denial {
    /// A shot, of a side of a square: too far, out of the arc or unseen.
    Shot(Option<Face>, UnitId),
    /// A charge: out of the arc, unseen or barred.
    Charge(UnitId),
    /// A free reform: out of command range.
    Reform,
}

impl MornePlaine {
    /// Whether the players declare the facts of a table of their own.
    #[inline]
    pub fn declared(&self) -> bool {
        self.rules().declared_table
    }

    /// Whether the players declared something impossible.
    pub(crate) fn is_denied(&self, unit: UnitId, what: Denial) -> bool {
        self.denied.contains(&Denied { unit, what })
    }

    /// An answer to a question about a unit.
    fn yes(&self, dice: &mut impl Dice, label: &'static str, what: Text, unit: UnitId) -> bool {
        dice.ask(&Question::yes_or_no(label, what.with("unit", self.called(unit)))) == 1
    }

    /// Whether a unit is in command range (MP-40).
    pub(crate) fn has_command(&self, id: UnitId, dice: &mut impl Dice) -> bool {
        if self.declared() {
            return self.yes(dice, "command", Text::key("fact-command"), id);
        }
        self.in_command(id)
    }

    /// Whether a unit defends an obstacle against an enemy at a point (MP-35).
    pub(crate) fn holds_obstacle(&self, id: UnitId, enemy: UnitId, from: Point, dice: &mut impl Dice) -> bool {
        if self.declared() {
            let what = Text::key("fact-obstacle").with("enemy", self.called(enemy));
            return self.yes(dice, "obstacle", what, id);
        }
        self.defends(id, from)
    }

    /// Whether a melee is in difficult terrain (MP-36), the charger having come to a place.
    pub(crate) fn fights_in_rough(&self, charged: UnitId, charger: UnitId, dice: &mut impl Dice) -> bool {
        if self.declared() {
            let what = Text::key("fact-rough").with("target", self.called(charged));
            return self.yes(dice, "rough", what, charger);
        }
        self.rough_fight(charged, self.unit(charger).pose().point())
    }

    /// Whether a unit that ran has left the table (MP-160).
    pub(crate) fn left_table(&self, id: UnitId, dice: &mut impl Dice) -> bool {
        if self.declared() {
            return self.yes(dice, "left-table", Text::key("fact-left-table"), id);
        }
        !self.setup.on_table(&self.unit(id).foot.bounds)
    }

    /// Whether a charger comes to its target, and where (MP-97, MP-102).
    pub(crate) fn arrives(
        &self,
        id: UnitId,
        target: UnitId,
        dice: &mut impl Dice,
        tracked: impl FnOnce() -> Option<Contact>,
    ) -> Option<Contact> {
        if !self.declared() {
            return tracked();
        }
        let reach = length(2 * self.spec(id).base_move());
        let what = Text::key("fact-reach").with("target", self.called(target)).with("reach", reach);
        let here = Contact { charger: self.unit(id).pose(), target: None };
        self.yes(dice, "reach", what, id).then_some(here)
    }

    /// The unit of a charge before which skirmishers fall back: the first that is declared near enough (MP-R91).
    pub(crate) fn alarms(&self, charge: &Charge, dice: &mut impl Dice) -> Option<UnitId> {
        let target = charge.target;
        if self.declared() {
            let what = Text::key("fact-alarm").with("target", self.called(target));
            return self.yes(dice, "alarm", what, charge.queue[0]).then_some(charge.queue[0]);
        }
        let near = |&id: &UnitId| self.gap_between(id, target).within(self.misjudged(ALARM, id, target));
        charge.queue.iter().copied().find(near)
    }

    /// Whether a charge takes its target in flank or rear (MP-111); nothing if it cannot be made (MP-100).
    pub(crate) fn charged_from(
        &self,
        id: UnitId,
        target: UnitId,
        pre: Option<Reform>,
        dice: &mut impl Dice,
    ) -> Option<bool> {
        if !self.declared() {
            let unit = self.unit(id);
            let (foot, shape) = match pre {
                Some(reform) => (self.reformed(id, &unit.foot, reform), reform.shape),
                None => (unit.foot, unit.shape),
            };
            return Some(self.in_flank(&figures(self.spec(id), shape, unit.n, &foot), target));
        }
        let goal = self.unit(target);
        let flanked = !goal.fleeing && !matches!(goal.shape.formation, Formation::Square | Formation::Skirmish);
        let what = Text::key("fact-charge").with("unit", self.called(id)).with("target", self.called(target));
        let mut answers = vec![Text::key("answer-front")];
        answers.extend(flanked.then(|| Text::key("answer-flank")));
        answers.push(Text::key("answer-cannot"));
        let last = answers.len() as u16 - 1;
        let answer = dice.ask(&Question { label: "charge", what, answers });
        (answer != last).then_some(answer == 1)
    }

    /// Aims: the numbers of the shot, or nothing if the facts forbid it (MP-71 to MP-83).
    pub(crate) fn take_aim(
        &self,
        shooter: UnitId,
        face: Option<Face>,
        target: UnitId,
        kind: ShotKind,
        dice: &mut impl Dice,
    ) -> Option<Shot> {
        if !self.declared() {
            return Some(self.shot(shooter, face, target, kind));
        }
        let band = self.asked_band(shooter, target, kind, dice)?;
        if let Some(what) = self.sight_words(face, target, kind)
            && !self.yes(dice, "sight", what, shooter)
        {
            return None;
        }
        let cover = if self.takes_cover(target) { self.asked_cover(shooter, target, dice) } else { Cover::None };
        let musket = !matches!(kind, ShotKind::Guns | ShotKind::Canister);
        let what = || Text::key("fact-enfiladed").with("target", self.called(target));
        let enfiladed = musket && self.has_flanks(target) && self.yes(dice, "enfiladed", what(), shooter);
        Some(self.shot_of(shooter, face, target, kind, Lie { band, cover, enfiladed }))
    }

    /// The range band (MP-73, MP-74, MP-87); nothing beyond the last. At a charger nobody measures (MP-102).
    fn asked_band(&self, shooter: UnitId, target: UnitId, kind: ShotKind, dice: &mut impl Dice) -> Option<usize> {
        let spec = self.spec(shooter);
        let heavy = spec.class == Class::Heavy;
        let bands: Vec<i32> = match kind {
            ShotKind::Guns => BANDS.map(|band| inches(if heavy { band.heavy } else { band.medium })).to_vec(),
            ShotKind::Volley => self.volley_ranges(shooter).to_vec(),
            ShotKind::Progress => vec![inches(PROGRESS[usize::from(spec.arm == Arm::Cavalry)])],
            _ => return Some(0),
        };
        let up_to = |&units: &i32| Text::key("answer-up-to").with("range", units / INCH);
        let answers = bands.iter().map(up_to).chain([Text::key("answer-farther")]).collect();
        let what = Text::key("fact-range").with("unit", self.called(shooter)).with("target", self.called(target));
        let band = usize::from(dice.ask(&Question { label: "range", what, answers }));
        (band < bands.len()).then_some(band)
    }

    /// What is asked of arc and view (MP-26, MP-72), and of a commander's exposure (MP-83); at a charger nothing.
    fn sight_words(&self, face: Option<Face>, target: UnitId, kind: ShotKind) -> Option<Text> {
        let aimed = matches!(kind, ShotKind::Guns | ShotKind::Volley | ShotKind::Progress);
        let what = match (face, kind) {
            _ if self.spec(target).commands() => Text::key("fact-exposed"),
            (Some(face), _) => Text::key("fact-sight-side").with("face", face_words(face)),
            (_, ShotKind::Guns) => Text::key("fact-sight-guns"),
            _ => Text::key("fact-sight"),
        };
        aimed.then(|| what.with("target", self.called(target)))
    }

    /// The cover of a target (MP-34).
    fn asked_cover(&self, shooter: UnitId, target: UnitId, dice: &mut impl Dice) -> Cover {
        let what = Text::key("fact-cover").with("unit", self.called(shooter)).with("target", self.called(target));
        let answers = vec![Text::key("answer-open"), Text::key("answer-soft"), Text::key("answer-hard")];
        [Cover::None, Cover::Soft, Cover::Hard][usize::from(dice.ask(&Question { label: "cover", what, answers }))]
    }

    /// Which of these units stand within 6p of a fleeing one (MP-171): one bit each.
    pub(crate) fn asked_near(&self, coward: UnitId, units: Vec<UnitId>, dice: &mut impl Dice) -> u64 {
        let mut left = units;
        let mut near = 0;
        while !left.is_empty() {
            let what = Text::key("fact-panic").with("unit", self.called(coward));
            let answers = [Text::key("answer-nobody")].into_iter().chain(left.iter().map(|&id| self.called(id)));
            let answer = dice.ask(&Question { label: "panic-near", what, answers: answers.collect() });
            let Some(at) = usize::from(answer).checked_sub(1) else { break };
            near |= left.remove(at).bit();
        }
        near
    }

    /// The objectives that changed hands in this player turn (MP-182).
    pub(crate) fn asked_objectives(&self, dice: &mut impl Dice) -> Vec<(usize, Side)> {
        let mut taken: Vec<(usize, Side)> = Vec::new();
        loop {
            let open = (0..self.held.len()).filter(|i| !taken.iter().any(|(other, _)| other == i));
            let sides = |i: usize| Side::BOTH.into_iter().filter(move |&side| self.held[i] != Some(side));
            let changes: Vec<(usize, Side)> = open.flat_map(|i| sides(i).map(move |side| (i, side))).collect();
            if changes.is_empty() {
                return taken;
            }
            let change = |&(i, side): &(usize, Side)| {
                let place = self.setup.objectives[i].name.clone();
                Text::key("answer-taken").with("place", place).with("side", self.camp(side))
            };
            let answers = [Text::key("answer-unchanged")].into_iter().chain(changes.iter().map(change)).collect();
            let question = Question { label: "objective", what: Text::key("fact-objective"), answers };
            let Some(at) = usize::from(dice.ask(&question)).checked_sub(1) else { return taken };
            taken.push(changes[at]);
        }
    }

    /// The facts forbid what a unit wanted; it may want something else.
    pub(crate) fn deny(&mut self, unit: UnitId, what: Denial, journal: &mut impl Journal<Self>) {
        self.denied.push(Denied { unit, what });
        journal.note(self, Event::Denied { unit, what });
    }

    /// Whether a unit may reform for free (MP-56, MP-57), as the players see it.
    pub(crate) fn grants_reform(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> bool {
        let granted = !self.declared() || self.is_light_horse(id) || self.has_command(id, dice);
        if !granted {
            self.deny(id, Denial::Reform, journal);
        }
        granted
    }

    /// A move that the players make themselves: they learn how far it may lead (MP-59, MP-60, MP-93).
    pub(crate) fn order_move(&mut self, m: &Move, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if (m.pre.is_some() || m.post.is_some()) && !self.grants_reform(m.unit, dice, journal) {
            return;
        }
        if let Some(reform) = m.pre {
            self.carry_reform(m.unit, reform, journal);
        }
        let full = self.distance(m.unit, m.kind, self.unit(m.unit).shape);
        let guns = self.spec(m.unit).arm == Arm::Artillery;
        let slow = !guns && self.yes(dice, "difficult", Text::key("fact-difficult"), m.unit);
        self.units[m.unit.index()].acted = true;
        let allowance = if slow { full / 2 } else { full };
        journal.note(self, Event::Ordered { unit: m.unit, kind: m.kind, allowance });
        if let Some(reform) = m.post {
            self.carry_reform(m.unit, reform, journal);
        }
        self.denied.retain(|denied| denied.unit != m.unit);
        self.fire_after_move(m);
    }
}
