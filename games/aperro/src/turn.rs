//! A player's turn: its phases, its beginning and end, and who is awaited (AP-35, AP-36, AP-145).

use kernel::{Dice, Journal, Outcome, Refusal, Side};

use crate::event::d6;
use crate::pieces::Unit;
use crate::{Action, Aperro, Event, LONGEST, PieceRef, Place, Stage};

impl Aperro {
    /// Every action belongs to a phase (AP-35); with the rule that says so.
    pub(crate) fn check_stage(&self, action: &Action) -> Result<(), Refusal> {
        let (fits, rule) = match action {
            Action::Nation(_) | Action::Preset(_) | Action::Recruit { .. } => (self.stage == Stage::Recruit, "AP-85"),
            Action::RecruitGeneral(_) | Action::Dismiss(_) => (self.stage == Stage::Recruit, "AP-85"),
            Action::Survey => (self.stage == Stage::Survey, "AP-98"),
            Action::Demobilise(_) => (self.stage == Stage::Muster, "AP-103"),
            Action::Doctrine(_) => (self.stage == Stage::Muster, "AP-122"),
            Action::Reveal => (self.stage == Stage::Reveal, "AP-R53"),
            Action::Place { .. } | Action::Unplace(_) => (matches!(self.stage, Stage::Deploy(_)), "AP-104"),
            Action::Done => (matches!(self.stage, Stage::Recruit | Stage::Muster | Stage::Deploy(_)), "AP-104"),
            Action::Lots => (self.stage == Stage::Lots, "AP-105"),
            Action::Morale => (self.stage == Stage::Morale, "AP-37"),
            Action::Disorder(_) => (matches!(self.stage, Stage::Disorder { .. }), "AP-82"),
            Action::Rally(_) | Action::EndRally => {
                Refusal::unless(self.setup.rules.rally, "AP-116", "option-off")?;
                (self.stage == Stage::Rally, "AP-117")
            }
            Action::Attack { .. } | Action::Close | Action::EndCombat => (self.stage == Stage::Combat, "AP-35"),
            Action::Loss { .. } => (matches!(self.stage, Stage::Losses { .. }), "AP-73"),
            _ => (self.stage == Stage::Movement, "AP-35"),
        };
        Refusal::unless(fits, rule, "wrong-phase")
    }

    /// The piece is this side's and in the game.
    pub(crate) fn check_own(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        Refusal::when(piece.side != side, "AP-01", "not-yours")?;
        match self.place_of(piece) {
            None => Err(Refusal::new("AP-01", "no-such-piece")),
            Some(Place::Gone) if piece.as_unit().is_some() => Err(Refusal::new("AP-40", "gone")),
            Some(Place::Gone) => Err(Refusal::new("AP-48", "gone")),
            Some(Place::OffTable) => Err(Refusal::new("AP-144", "off-table")),
            Some(_) => Ok(()),
        }
    }

    /// A player's turn begins: captures, holders, victory, then morale (AP-35).
    pub(crate) fn begin_turn(&mut self, player: Side, journal: &mut impl Journal<Self>) {
        self.player = player;
        self.turns[player] += 1;
        self.briefed = self.places_with_generals(player);
        (self.open, self.closed, self.hits, self.crossed) = (None, 0, [0; 3], [0; 3]);
        journal.note(self, Event::TurnBegan(player, self.round()));
        self.settle(journal);
        self.begin_morale(journal);
    }

    /// Places where a side has a general, one bit each.
    pub(crate) fn places_with_generals(&self, side: Side) -> u8 {
        let on_table = self.generals(side).iter().filter(|general| general.place.on_table());
        on_table.fold(0, |bits, general| bits | 1 << general.place as u8)
    }

    /// A player's turn ends: marks are cleared (AP-36), off-table pieces are awaited, the round limit applies.
    pub(crate) fn end_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.outcome.is_some() {
            return;
        }
        let side = self.player;
        for unit in &mut self.units[side.index()] {
            *unit = Unit {
                failed_orders: if unit.orders == Some(false) { unit.failed_orders + 1 } else { 0 },
                moved_last: unit.steps > 0,
                steps: 0,
                fought: false,
                routed: false,
                rallied: false,
                formed: false,
                tested: false,
                orders: None,
                ..*unit
            };
        }
        for general in &mut self.generals[side.index()] {
            general.steps = 0;
        }
        (self.crossed, self.led, self.open, self.closed) = ([0; 3], [0; 6], None, 0);
        self.await_arrival(dice, journal);
        if side != self.first && self.turns[side] >= self.setup.rules.round_limit.unwrap_or(LONGEST) {
            self.outcome = Some(self.at_the_limit());
            journal.note(self, Event::Ended);
            return;
        }
        self.begin_turn(!side, journal);
    }

    /// What the limit of rounds brings (AP-R38, AP-R65).
    fn at_the_limit(&self) -> Outcome {
        match self.attacker() {
            Some((attacker, _)) => Outcome::win(!attacker, kernel::Degree::Points, "limit"),
            None => Outcome::draw("limit"),
        }
    }

    /// Off-table pieces enter their reserve when the die says so (AP-145, AP-146, AP-R46).
    fn await_arrival(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let side = self.player;
        let Some(arrival) = self.setup.contingents[side].arrival else { return };
        let awaited: Vec<PieceRef> = self.pieces_at(side, Place::OffTable).collect();
        if awaited.is_empty() {
            return;
        }
        let target = arrival.target(self.turns[side]);
        let die = dice.roll(6, "arrival") as u8;
        let arrived = i32::from(die) <= target;
        if arrived {
            for piece in awaited {
                *self.whereabouts(piece).0 = Place::reserve(side);
                if let Some(i) = piece.as_unit() {
                    self.units[side.index()][i].moved_last = true;
                }
            }
        }
        journal.note(self, Event::Arrival { side, target, die: d6(die, arrived) });
    }
}
