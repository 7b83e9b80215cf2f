//! Orders and formations in the Movement phase (AP-127 to AP-142).

use kernel::{Dice, Journal, Refusal, Throw};

use super::Manoeuvre;
use crate::Aperro;
use crate::action::{Action, Order, PieceRef};
use crate::army::Kind;
use crate::event::{Event, d6};
use crate::pieces::Unit;

/// The score on a d6 that passes orders (AP-140).
const ORDER_TARGET: u8 = 3;

impl Aperro {
    /// Whether the options allow a unit anything but to move.
    pub(super) fn has_drills(&self) -> bool {
        let rules = &self.setup.rules;
        rules.order_passing || rules.squares || rules.doctrines && rules.national_traits
    }

    /// What else a unit could do in the phase, where the options allow it.
    pub(super) fn drill_of(&self, piece: PieceRef) -> [Option<Action>; 5] {
        let (rules, unit) = (&self.setup.rules, piece.as_unit().is_some());
        let orders = unit && rules.doctrines && rules.national_traits;
        [
            (unit && rules.order_passing).then_some(Action::Order(piece)),
            (unit && rules.squares).then_some(Action::Square(piece)),
            (unit && rules.squares).then_some(Action::Unsquare(piece)),
            orders.then_some(Action::ChangeOrder(piece, Order::Thin)),
            orders.then_some(Action::ChangeOrder(piece, Order::Deep)),
        ]
    }

    /// A unit that would need orders is sent them once a turn (AP-139, AP-R59).
    pub(crate) fn check_order(&self, piece: PieceRef) -> Result<(), Refusal> {
        Refusal::when(!self.setup.rules.order_passing, "AP-139", "option-off")?;
        self.check_own(self.player, piece)?;
        let unit = self.unit(piece).ok_or_else(|| Refusal::new("AP-R59", "no-orders-needed"))?;
        self.may_move(unit)?;
        Refusal::when(unit.orders.is_some(), "AP-R59", "orders-sent")?;
        if unit.steps >= self.moves(unit) + self.extra_step(unit) {
            return Err(Refusal::new("AP-80", "too-far").with("steps", self.moves(unit)));
        }
        let needed = self.needs_orders(&self.tally(), unit);
        Refusal::unless(needed, "AP-139", "no-orders-needed")
    }

    /// What is taken off the die: failed attempts just before, and a general there at the start of the turn
    /// (AP-141, AP-142).
    pub(crate) fn order_bonus(&self, unit: &Unit) -> u8 {
        unit.failed_orders + u8::from(self.briefed & 1 << (unit.place as u8 & 7) != 0)
    }

    pub(crate) fn send_order(&mut self, piece: PieceRef, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        let bonus = self.order_bonus(&unit);
        let target = ORDER_TARGET + bonus;
        dice.announce(&|| Throw::by(piece.side).of(self.name_of(piece)).wanting(1, target.into(), "pass"));
        let die = dice.roll(6, "order") as u8;
        let passed = die <= target;
        self.units[piece.side.index()][index].orders = Some(passed);
        journal.note(self, Event::Ordered { unit: piece, bonus, die: d6(die, passed) });
    }

    /// Infantry in a sector forms or leaves square instead of moving (AP-127, AP-132, AP-R55).
    pub(crate) fn check_square(&self, piece: PieceRef, square: bool) -> Result<(), Refusal> {
        Refusal::when(!self.setup.rules.squares, "AP-127", "option-off")?;
        self.check_own(self.player, piece)?;
        let infantry = self.unit(piece).filter(|unit| unit.kind == Kind::Infantry);
        let unit = infantry.ok_or_else(|| Refusal::new("AP-127", "infantry-only"))?;
        Refusal::when(unit.sector().is_none(), "AP-R55", "in-reserve")?;
        Refusal::when(unit.square == square, "AP-127", if square { "in-square" } else { "not-in-square" })?;
        self.check_idle(unit, "AP-132")?;
        self.check_immobile(unit)
    }

    /// The unit has neither fought, moved nor changed its formation this turn.
    fn check_idle(&self, unit: &Unit, rule: &'static str) -> Result<(), Refusal> {
        Refusal::when(unit.fought, rule, "fought")?;
        Refusal::when(unit.steps > 0, rule, "moved")?;
        Refusal::when(unit.formed, rule, "formed")
    }

    /// The phase can still be ended when this unit no longer moves (AP-R29).
    fn check_immobile(&self, unit: &Unit) -> Result<(), Refusal> {
        let Manoeuvre { tally, mut front, .. } = self.manoeuvre();
        self.count_in(&mut front, &tally, unit, -1);
        self.count_in(&mut front, &tally, &Unit { formed: true, ..*unit }, 1);
        if self.can_be_ended(&tally, &front) {
            return Ok(());
        }
        let (full, limit) = self.overfull_at_end(&front, [unit.place; 2]);
        Err(Refusal::new("AP-23", "sector-full").with("sector", full.name()).with("limit", limit))
    }

    /// An engaged unit must first pass a d6 against its VC (AP-133).
    pub(crate) fn form(
        &mut self,
        piece: PieceRef,
        square: bool,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        let engaged = unit.sector().is_some_and(|sector| self.tally().units(!piece.side, sector) > 0);
        dice.announce(&|| Throw::by(piece.side).of(self.name_of(piece)).wanting(1, unit.vc.into(), "pass"));
        let die = engaged.then(|| dice.roll(6, "square") as u8);
        let formed = die.is_none_or(|die| die <= unit.vc);
        let forming = &mut self.units[piece.side.index()][index];
        forming.formed = true;
        if formed {
            forming.square = square;
        }
        let die = die.map(|die| d6(die, formed));
        journal.note(self, Event::Formed { unit: piece, square, die });
    }

    /// French infantry that is not engaged changes between thin and deep order (AP-138, AP-R58).
    pub(crate) fn check_change_order(&self, piece: PieceRef, order: Order) -> Result<(), Refusal> {
        let side = self.player;
        Refusal::when(!self.setup.rules.mixed_order(self.army(side).nation), "AP-138", "french-only")?;
        self.check_own(side, piece)?;
        let infantry = self.unit(piece).filter(|unit| self.line_infantry(unit));
        let unit = infantry.ok_or_else(|| Refusal::new("AP-138", "infantry-only"))?;
        Refusal::when(unit.sector().is_some_and(|sector| self.tally().units(!side, sector) > 0), "AP-138", "engaged")?;
        Refusal::when(unit.deep == (order == Order::Deep), "AP-138", "in-this-order")?;
        self.check_idle(unit, "AP-R58")?;
        self.may_move(unit)?;
        self.check_immobile(unit)
    }

    pub(crate) fn change_order(&mut self, piece: PieceRef, order: Order, journal: &mut impl Journal<Self>) {
        if let Some(index) = piece.as_unit() {
            let unit = &mut self.units[piece.side.index()][index];
            (unit.formed, unit.deep) = (true, order == Order::Deep);
        }
        journal.note(self, Event::OrderChanged(piece, order == Order::Deep));
    }
}
