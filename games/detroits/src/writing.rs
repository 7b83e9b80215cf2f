//! Before anything moves: deploying the fleets (DE-R38) and writing the orders (DE-20 to DE-26).

use kernel::{Journal, Refusal, Side};

use crate::action::Action;
use crate::chart::{Course, Sailing, share};
use crate::event::Event;
use crate::order::{Line, Script, Symbol, Token};
use crate::setup::berths;
use crate::ship::{Pose, ShipId, Slot};
use crate::{Detroits, Phase, rose};

impl Detroits {
    /// The ship that a side places next.
    pub(crate) fn deploying(&self, side: Side) -> Option<Slot> {
        let waits = |id: &ShipId| self.ship(*id).afloat() && !self.ship(*id).placed();
        ShipId::fleet(side).find(waits).map(|id| id.slot)
    }

    /// The ship whose line a side writes next: the first that obeys and has none.
    #[inline]
    pub(crate) fn writing(&self, side: Side) -> Option<Slot> {
        let waits = |id: &ShipId| self.ship(*id).obeys() && !self.ship(*id).closed;
        ShipId::fleet(side).find(waits).map(|id| id.slot)
    }

    /// Every place where the next ship may be put.
    pub(crate) fn placements(&self, side: Side, out: &mut Vec<Action>) {
        let Some(ship) = self.deploying(side) else { return };
        let poses = berths(&self.setup.chart, ship.kind(), &self.setup.areas[side]);
        let free = poses.filter(|&pose| self.room_for(ShipId { side, slot: ship }, pose));
        out.extend(free.map(|pose| Action::Deploy { ship, pose }));
    }

    fn room_for(&self, id: ShipId, pose: Pose) -> bool {
        let hull = self.setup.chart.hull(id.kind(), pose);
        let mut others = ShipId::fleet(id.side).filter(|&other| other != id && self.ship(other).placed());
        !others.any(|other| share(hull, self.hull(other)))
    }

    pub(crate) fn check_deploy(&self, side: Side, ship: Slot, pose: Pose) -> Result<(), Refusal> {
        Refusal::when(self.state.phase != Phase::Deploy, "DE-R38", "not-deploying")?;
        let id = ShipId { side, slot: ship };
        match self.deploying(side) {
            None => return Err(Refusal::new("DE-R38", "fleet-deployed")),
            Some(_) if !self.ship(id).afloat() => {
                return Err(Refusal::new("DE-R38", "no-such-ship").with("ship", ship.name()));
            }
            Some(next) if next != ship => {
                return Err(Refusal::new("DE-R38", "other-ship-first")
                    .with("ship", ship.name())
                    .with("next", next.name()));
            }
            Some(_) => {}
        }
        let chart = &self.setup.chart;
        Refusal::when(!chart.holds(ship.kind(), pose), "DE-R38", "berth-on-land")?;
        if !chart.hull(ship.kind(), pose).iter().all(|cell| self.setup.areas[side].contains(cell)) {
            return Err(Refusal::new("DE-R38", "outside-area"));
        }
        match self.room_for(id, pose) {
            true => Ok(()),
            false => Err(Refusal::new("DE-R38", "berth-taken")),
        }
    }

    pub(crate) fn deploy<J: Journal<Detroits>>(&mut self, id: ShipId, pose: Pose, journal: &mut J) {
        self.ship_mut(id).pose = pose;
        self.note(journal, |game| Event::Placed {
            ship: id,
            at: game.setup.chart.grid.name(pose.bow).to_owned(),
            facing: rose::name(pose.facing),
        });
    }

    /// DE-R38: both fleets are complete and seen by all.
    pub(crate) fn reveal_fleets<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        self.state.phase = Phase::Orders;
        self.note(journal, |_| Event::Revealed);
        self.note(journal, |_| Event::Turn { turn: 1 });
    }

    /// Where a ship will be after what is written so far, other ships apart.
    pub(crate) fn planned(&self, id: ShipId) -> Pose {
        self.course(id).end()
    }

    /// The way of a ship through what is left of its line, other ships apart.
    pub(crate) fn course(&self, id: ShipId) -> Course {
        let ship = self.ship(id);
        let left = &ship.line.tokens()[usize::from(ship.executed)..];
        self.setup.chart.follow(id.kind(), ship.pose, left)
    }

    /// The symbols that the line being written may go on with.
    pub(crate) fn symbols(&self, side: Side, out: &mut Vec<Action>) {
        let Some(slot) = self.writing(side) else { return };
        let pose = self.planned(ShipId { side, slot });
        let write = |token: Token| Action::Write { ship: slot, symbol: token.symbol(pose.facing) };
        out.extend(self.writable(slot, pose).map(write));
        if self.can_close(ShipId { side, slot }) {
            out.push(Action::Done { ship: slot });
        }
    }

    /// Whether a ship planned to lie there may be ordered this token, and whether that runs it aground.
    pub(crate) fn may_write(&self, slot: Slot, pose: Pose, token: Token) -> Result<bool, Refusal> {
        match self.setup.chart.sail(slot.kind(), pose, token) {
            Sailing::Clear(_) => Ok(false),
            Sailing::Aground if self.setup.rules.grounding_orders => Ok(true),
            Sailing::Aground => Err(Refusal::new("DE-R31", "orders-onto-land").with("ship", slot.name())),
            Sailing::OffBoard => Err(Refusal::new("DE-R32", "orders-off-board").with("ship", slot.name())),
        }
    }

    #[inline]
    fn is_writable(&self, sailing: Sailing) -> bool {
        match sailing {
            Sailing::Clear(_) => true,
            Sailing::Aground => self.setup.rules.grounding_orders,
            Sailing::OffBoard => false,
        }
    }

    /// The tokens that a ship planned to lie there may be ordered.
    pub(crate) fn writable(&self, slot: Slot, pose: Pose) -> impl Iterator<Item = Token> + '_ {
        let writable = move |token: &Token| self.is_writable(self.setup.chart.sail(slot.kind(), pose, *token));
        Token::ALL.into_iter().filter(writable)
    }

    /// DE-13: a line may end when enough points are spent, or when there is nothing that the ship could do.
    fn can_close(&self, id: ShipId) -> bool {
        self.is_enough(id.slot, self.ship(id).line.len(), self.planned(id))
    }

    fn is_enough(&self, slot: Slot, points: usize, pose: Pose) -> bool {
        points >= self.setup.rules.min_points || self.writable(slot, pose).next().is_none()
    }

    /// Whether a side may write orders for this ship now.
    fn check_obeys(&self, side: Side, slot: Slot) -> Result<(), Refusal> {
        let (id, name) = (ShipId { side, slot }, slot.name());
        let ship = self.ship(id);
        match self.state.phase {
            Phase::Orders => {}
            Phase::Deploy => return Err(Refusal::new("DE-R38", "deploy-first")),
            _ => return Err(Refusal::new("DE-20", "orders-are-sealed")),
        }
        if !ship.afloat() {
            return Err(Refusal::new("DE-47", "no-such-ship").with("ship", name));
        }
        if ship.adrift() {
            return Err(Refusal::new("DE-45", "adrift-obeys-not").with("ship", name));
        }
        if ship.aground {
            return Err(Refusal::new("DE-46", "aground-obeys-not").with("ship", name));
        }
        if ship.closed {
            let rule = if ship.line.is_full() { "DE-24" } else { "DE-20" };
            return Err(Refusal::new(rule, "line-is-closed").with("ship", name));
        }
        Ok(())
    }

    /// Symbols are written ship by ship, in the order of the slots.
    fn check_turn_of(&self, side: Side, slot: Slot) -> Result<(), Refusal> {
        self.check_obeys(side, slot)?;
        match self.writing(side) {
            Some(next) if next != slot => {
                Err(Refusal::new("DE-20", "other-ship-first").with("ship", slot.name()).with("next", next.name()))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_write(&self, side: Side, slot: Slot, symbol: Symbol) -> Result<(Token, bool), Refusal> {
        self.check_turn_of(side, slot)?;
        let pose = self.planned(ShipId { side, slot });
        let digits = |refusal: Refusal, to| {
            refusal.with("digit", rose::digit(to)).with("facing", rose::digit(pose.facing)).with("turns", 1)
        };
        let token = match symbol {
            Symbol::Turn => return Err(Refusal::new("DE-23", "turn-without-direction")),
            Symbol::Sail(to) if to == pose.facing => Token::Advance,
            Symbol::Sail(to) => return Err(digits(Refusal::new("DE-21", "not-its-heading"), to)),
            Symbol::TurnTo(to) if to == pose.facing.left() => Token::Port,
            Symbol::TurnTo(to) if to == pose.facing.right() => Token::Starboard,
            Symbol::TurnTo(to) => return Err(digits(Refusal::new("DE-17", "turn-does-not-fit"), to)),
        };
        Ok((token, self.may_write(slot, pose, token)?))
    }

    pub(crate) fn check_done(&self, side: Side, slot: Slot) -> Result<(), Refusal> {
        self.check_turn_of(side, slot)?;
        match self.can_close(ShipId { side, slot }) {
            true => Ok(()),
            false => Err(Refusal::new("DE-13", "no-point-spent").with("ship", slot.name())),
        }
    }

    /// A whole line is legal exactly when it could be written symbol by symbol and then closed.
    pub(crate) fn check_order(&self, side: Side, slot: Slot, script: &Script) -> Result<Line, Refusal> {
        self.check_obeys(side, slot)?;
        let mut pose = self.ship(ShipId { side, slot }).pose;
        let line = script.resolve(pose.facing)?;
        for (i, &token) in line.tokens().iter().enumerate() {
            if self.may_write(slot, pose, token)? {
                if i + 1 < line.len() {
                    return Err(Refusal::new("DE-R31", "aground-before-the-end").with("ship", slot.name()));
                }
                break;
            }
            if let Sailing::Clear(next) = self.setup.chart.sail(slot.kind(), pose, token) {
                pose = next;
            }
        }
        if !self.is_enough(slot, line.len(), pose) {
            return Err(Refusal::new("DE-13", "no-point-spent").with("ship", slot.name()));
        }
        Ok(line)
    }

    /// DE-24: a line closes by itself at six points; DE-R31: and with a token that runs the ship aground.
    pub(crate) fn write_symbol<J: Journal<Detroits>>(
        &mut self,
        side: Side,
        slot: Slot,
        symbol: Symbol,
        journal: &mut J,
    ) {
        let Ok((token, aground)) = self.check_write(side, slot, symbol) else { return };
        let id = ShipId { side, slot };
        self.ship_mut(id).line.push(token);
        if aground || self.ship(id).line.is_full() {
            self.close(id, journal);
        }
    }

    pub(crate) fn write_line<J: Journal<Detroits>>(
        &mut self,
        side: Side,
        slot: Slot,
        script: &Script,
        journal: &mut J,
    ) {
        let Ok(line) = self.check_order(side, slot, script) else { return };
        let id = ShipId { side, slot };
        self.ship_mut(id).line = line;
        self.close(id, journal);
    }

    pub(crate) fn close<J: Journal<Detroits>>(&mut self, id: ShipId, journal: &mut J) {
        self.ship_mut(id).closed = true;
        self.note(journal, |game| {
            let ship = game.ship(id);
            Event::Sealed { ship: id, line: ship.line.text(ship.pose.facing) }
        });
    }
}
