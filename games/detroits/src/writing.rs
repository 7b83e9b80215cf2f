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
        let free = poses.filter(|&pose| self.room_for(ship.of(side), pose));
        out.extend(free.map(|pose| Action::Deploy { ship, pose }));
    }

    fn room_for(&self, id: ShipId, pose: Pose) -> bool {
        let hull = self.setup.chart.hull(id.kind(), pose);
        let mut others = ShipId::fleet(id.side).filter(|&other| other != id && self.ship(other).placed());
        !others.any(|other| share(hull, self.hull(other)))
    }

    pub(crate) fn check_deploy(&self, id: ShipId, pose: Pose) -> Result<(), Refusal> {
        Refusal::when(self.state.phase != Phase::Deploy, "DE-R38", "not-deploying")?;
        let next = self.deploying(id.side).ok_or_else(|| Refusal::new("DE-R38", "fleet-deployed"))?;
        id.slot.refuse_when(!self.ship(id).afloat(), "DE-R38", "no-such-ship")?;
        if next != id.slot {
            return Err(id.slot.refuse("DE-R38", "other-ship-first").with("next", next.name()));
        }
        let (chart, area) = (&self.setup.chart, &self.setup.areas[id.side]);
        Refusal::unless(chart.holds(id.kind(), pose), "DE-R38", "berth-on-land")?;
        let inside = chart.hull(id.kind(), pose).iter().all(|cell| area.contains(cell));
        Refusal::unless(inside, "DE-R38", "outside-area")?;
        Refusal::unless(self.room_for(id, pose), "DE-R38", "berth-taken")
    }

    pub(crate) fn deploy(&mut self, id: ShipId, pose: Pose, journal: &mut impl Journal<Self>) {
        self.ship_mut(id).pose = pose;
        let facing = rose::name(pose.facing);
        self.note(journal, |game| Event::Placed { ship: id, at: game.bow_name(pose), facing });
    }

    /// DE-R38: both fleets are complete and seen by all.
    pub(crate) fn reveal_fleets(&mut self, journal: &mut impl Journal<Self>) {
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
        self.setup.chart.follow(id.kind(), ship.pose, ship.to_do())
    }

    /// The symbols that the line being written may go on with.
    pub(crate) fn symbols(&self, side: Side, out: &mut Vec<Action>) {
        let Some(ship) = self.writing(side) else { return };
        let pose = self.planned(ship.of(side));
        let write = |token: Token| Action::Write { ship, symbol: token.symbol(pose.facing) };
        out.extend(self.writable(ship, pose).map(write));
        if self.is_enough(ship, self.ship(ship.of(side)).line.len(), pose) {
            out.push(Action::Done { ship });
        }
    }

    /// Where an order leads a ship planned to lie there, if it may be given; nothing when it runs aground.
    fn may_write(&self, slot: Slot, pose: Pose, token: Token) -> Result<Option<Pose>, Refusal> {
        match self.setup.chart.sail(slot.kind(), pose, token) {
            Sailing::Clear(after) => Ok(Some(after)),
            Sailing::Aground if self.setup.rules.grounding_orders => Ok(None),
            Sailing::Aground => Err(slot.refuse("DE-R31", "orders-onto-land")),
            Sailing::OffBoard => Err(slot.refuse("DE-R32", "orders-off-board")),
        }
    }

    /// Where orders lead a ship, if all may be given, and how many of them come after one that runs it aground.
    pub(crate) fn may_write_all(&self, slot: Slot, mut pose: Pose, tokens: &[Token]) -> Result<(Pose, usize), Refusal> {
        for (i, &token) in tokens.iter().enumerate() {
            match self.may_write(slot, pose, token)? {
                Some(after) => pose = after,
                None => return Ok((pose, tokens.len() - i - 1)),
            }
        }
        Ok((pose, 0))
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
    fn is_enough(&self, slot: Slot, points: usize, pose: Pose) -> bool {
        points >= self.setup.rules.min_points || self.writable(slot, pose).next().is_none()
    }

    /// Whether a side may write orders for this ship now.
    fn check_obeys(&self, id: ShipId) -> Result<(), Refusal> {
        let ship = self.ship(id);
        Refusal::when(self.state.phase == Phase::Deploy, "DE-R38", "deploy-first")?;
        Refusal::when(self.state.phase != Phase::Orders, "DE-20", "orders-are-sealed")?;
        id.slot.refuse_when(!ship.afloat(), "DE-47", "no-such-ship")?;
        id.slot.refuse_when(ship.adrift(), "DE-45", "adrift-obeys-not")?;
        id.slot.refuse_when(ship.aground, "DE-46", "aground-obeys-not")?;
        let rule = if ship.line.is_full() { "DE-24" } else { "DE-20" };
        id.slot.refuse_when(ship.closed, rule, "line-is-closed")
    }

    /// Symbols are written ship by ship, in the order of the slots.
    fn check_turn_of(&self, id: ShipId) -> Result<(), Refusal> {
        self.check_obeys(id)?;
        match self.writing(id.side) {
            Some(next) if next != id.slot => Err(id.slot.refuse("DE-20", "other-ship-first").with("next", next.name())),
            _ => Ok(()),
        }
    }

    /// The token that may be written with this symbol, and where it leads; nowhere when it runs the ship aground.
    pub(crate) fn check_write(&self, id: ShipId, symbol: Symbol) -> Result<(Token, Option<Pose>), Refusal> {
        self.check_turn_of(id)?;
        let pose = self.planned(id);
        if let Some(token) = symbol.token(pose.facing) {
            return Ok((token, self.may_write(id.slot, pose, token)?));
        }
        let (rule, reason, to) = match symbol {
            Symbol::Turn => return Err(Refusal::new("DE-23", "turn-without-direction")),
            Symbol::Sail(to) => ("DE-21", "not-its-heading", to),
            Symbol::TurnTo(to) => ("DE-17", "turn-does-not-fit", to),
        };
        let refusal = Refusal::new(rule, reason).with("digit", rose::digit(to));
        Err(refusal.with("facing", rose::digit(pose.facing)).with("turns", 1))
    }

    pub(crate) fn check_done(&self, id: ShipId) -> Result<(), Refusal> {
        self.check_turn_of(id)?;
        let enough = self.is_enough(id.slot, self.ship(id).line.len(), self.planned(id));
        id.slot.refuse_when(!enough, "DE-13", "no-point-spent")
    }

    /// A whole line is legal exactly when it could be written symbol by symbol and then closed.
    pub(crate) fn check_order(&self, id: ShipId, script: &Script) -> Result<Line, Refusal> {
        self.check_obeys(id)?;
        let start = self.ship(id).pose;
        let line = script.resolve(start.facing)?;
        let (end, beyond) = self.may_write_all(id.slot, start, &line)?;
        id.slot.refuse_when(beyond > 0, "DE-R31", "aground-before-the-end")?;
        id.slot.refuse_when(!self.is_enough(id.slot, line.len(), end), "DE-13", "no-point-spent")?;
        Ok(line)
    }

    /// DE-24: a line closes by itself at six points; DE-R31: and with a token that runs the ship aground.
    pub(crate) fn write_symbol(&mut self, id: ShipId, symbol: Symbol, journal: &mut impl Journal<Self>) {
        let Ok((token, after)) = self.check_write(id, symbol) else { return };
        self.ship_mut(id).line.push(token);
        if after.is_none() || self.ship(id).line.is_full() {
            self.close(id, journal);
        }
    }

    pub(crate) fn write_line(&mut self, id: ShipId, script: &Script, journal: &mut impl Journal<Self>) {
        let Ok(line) = self.check_order(id, script) else { return };
        self.ship_mut(id).line = line;
        self.close(id, journal);
    }

    pub(crate) fn close(&mut self, id: ShipId, journal: &mut impl Journal<Self>) {
        self.ship_mut(id).closed = true;
        self.note(journal, |game| Event::Sealed { ship: id, line: game.line_text(id) });
    }
}
