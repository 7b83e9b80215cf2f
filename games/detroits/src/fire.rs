//! Broadsides: fields of fire, windows and salvos (DE-31 to DE-38, DE-R9 to DE-R17).

use hexmap::{Cell, Direction, Hex};
use kernel::{Journal, Refusal, Side, Text};
use serde::Serialize;

use crate::action::Action;
use crate::chart::{Hull, share};
use crate::event::Event;
use crate::ship::{Kind, Pose, ShipId, Slot};
use crate::{Detroits, Phase, gunnery};

/// The left or the right side of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Broadside {
    /// Left.
    Port,
    /// Right.
    Starboard,
}

impl Broadside {
    /// Both, left first.
    pub const BOTH: [Broadside; 2] = [Broadside::Port, Broadside::Starboard];

    /// The word used in notation and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Broadside::Port => "port",
            Broadside::Starboard => "starboard",
        }
    }

    /// What a person reads.
    pub(crate) fn text(self) -> Text {
        Text::key(format!("broadside-{}", self.word()))
    }
}

/// DE-33: what a ship fires at: one broadside, the other, or both at the same time. Neither is holding fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Volley {
    /// At whom to port.
    pub port: Option<ShipId>,
    /// At whom to starboard.
    pub starboard: Option<ShipId>,
}

impl Volley {
    /// Does not fire.
    pub const HOLD: Volley = Volley { port: None, starboard: None };

    /// One broadside alone.
    pub const fn one(broadside: Broadside, target: ShipId) -> Volley {
        match broadside {
            Broadside::Port => Volley { port: Some(target), starboard: None },
            Broadside::Starboard => Volley { port: None, starboard: Some(target) },
        }
    }

    /// The targets with the side they are on.
    pub fn targets(self) -> impl Iterator<Item = (Broadside, ShipId)> {
        let each = [(Broadside::Port, self.port), (Broadside::Starboard, self.starboard)];
        each.into_iter().filter_map(|(side, target)| Some((side, target?)))
    }
}

/// The distance of a shot to port and to starboard, where there is one.
pub type Shots = [Option<u8>; 2];

impl Detroits {
    /// DE-R12 to DE-R14, DE-R17: from how far a ship can hit another with each broadside.
    #[inline]
    pub fn shots(&self, firer: ShipId, target: ShipId) -> Shots {
        let [from, to] = [firer, target].map(|id| self.ship(id).pose);
        let away = self.setup.chart.hex(to.bow) - self.setup.chart.hex(from.bow);
        let shots = gunnery::shots((firer.kind(), from.facing), (target.kind(), to.facing), away);
        if shots == [None; 2] || !self.setup.rules.land_blocks_fire {
            return shots;
        }
        let (from, to) = (self.hull(firer), self.hull(target));
        if share(from, to) { shots } else { self.shots_past_land(firer, from, to) }
    }

    /// DE-R16: the same where land may lie between.
    fn shots_past_land(&self, firer: ShipId, from: Hull, to: Hull) -> Shots {
        let facing = self.ship(firer).pose.facing;
        let bearings = from.into_iter().flat_map(|gun| to.map(|hex| self.bearing(firer.kind(), facing, gun, hex)));
        gunnery::nearest(bearings.flatten())
    }

    /// On which side and how far a hex lies from one hex of the hull, if it can be hit from there.
    #[inline]
    fn bearing(&self, kind: Kind, facing: Direction, gun: Cell, hex: Cell) -> Option<(Broadside, u8)> {
        let chart = &self.setup.chart;
        let (gun, hex) = (chart.hex(gun), chart.hex(hex));
        let (side, distance) = gunnery::sector(kind, facing, gun, hex)?;
        let masked = self.setup.rules.land_blocks_fire && self.is_masked(facing, side, gun, hex);
        (!masked).then_some((side, distance))
    }

    /// DE-R16: whether every shortest way from gun to target crosses land.
    fn is_masked(&self, facing: Direction, side: Broadside, gun: Hex, hex: Hex) -> bool {
        let sense = if side == Broadside::Starboard { 1 } else { -1 };
        let steps = [facing.turned(sense).step(), facing.turned(2 * sense).step()];
        let open = |place: Hex| place == hex || !self.setup.chart.land_at(place);
        let mut front = vec![gun];
        while !front.is_empty() && front[0] != hex {
            let left = front[0].unsigned_distance_to(hex);
            let ahead = front.iter().flat_map(|&place| steps.map(|step| place + step));
            let mut next: Vec<_> =
                ahead.filter(|&place| place.unsigned_distance_to(hex) < left && open(place)).collect();
            next.dedup();
            front = next;
        }
        front.is_empty()
    }

    /// DE-38: the hexes of the board that a ship lying there could hit, with the effect on each.
    pub fn field(&self, kind: Kind, pose: Pose) -> Vec<(Broadside, Cell, u8)> {
        let hull = self.setup.chart.hull(kind, pose);
        let around = self.setup.chart.grid.cells().filter(|cell| !hull.contains(cell));
        let hit = |cell: Cell| {
            let (side, distance) = hull.iter().find_map(|&gun| self.bearing(kind, pose.facing, gun, cell))?;
            Some((side, cell, kind.damage(distance)))
        };
        around.filter_map(hit).collect()
    }

    /// How far a salvo at a ship goes, and what it costs the target, if it bears.
    #[inline]
    pub(crate) fn salvo_at(&self, firer: ShipId, broadside: Broadside, target: ShipId) -> Option<(u8, u8)> {
        let distance = self.shots(firer, target)[broadside as usize]?;
        Some((distance, firer.kind().damage(distance)))
    }

    /// What a salvo at a ship costs it.
    #[inline]
    pub(crate) fn damage_at(&self, firer: ShipId, broadside: Broadside, target: ShipId) -> u8 {
        self.salvo_at(firer, broadside, target).map_or(0, |(_, damage)| damage)
    }

    /// The enemies that a ship can hit, with the distance to each side.
    pub(crate) fn targets(&self, firer: ShipId) -> impl Iterator<Item = (ShipId, Shots)> + '_ {
        ShipId::fleet(!firer.side)
            .filter(|&id| self.ship(id).placed())
            .map(move |id| (id, self.shots(firer, id)))
            .filter(|(_, shots)| *shots != [None; 2])
    }

    /// DE-R10: whether a ship of this window may fire: not yet fired, with a target.
    #[inline]
    fn may_fire(&self, id: ShipId) -> bool {
        let ship = self.ship(id);
        ship.placed() && !ship.fired && self.targets(id).next().is_some()
    }

    /// The ships of a side that this window may concern: of the slot, or any by option.
    #[inline]
    fn window(&self, side: Side) -> impl Iterator<Item = ShipId> + use<> {
        let slots = if self.setup.rules.any_ship {
            0..Slot::ALL.len()
        } else {
            self.state.slot.index()..self.state.slot.index() + 1
        };
        slots.map(move |slot| Slot::ALL[slot].of(side))
    }

    /// Whether a side has any shot in this window, answered or not.
    pub(crate) fn has_shot(&self, side: Side) -> bool {
        self.window(side).any(|id| self.may_fire(id))
    }

    /// The ship that a side is asked about next.
    #[inline]
    pub(crate) fn asked(&self, side: Side) -> Option<Slot> {
        let waits = |id: &ShipId| self.state.volleys[id.index()].is_none() && self.may_fire(*id);
        self.window(side).find(waits).map(|id| id.slot)
    }

    /// Everything that the ship asked may do.
    pub(crate) fn volleys(&self, side: Side, out: &mut Vec<Action>) {
        let Some(ship) = self.asked(side) else { return };
        out.push(Action::Hold { ship });
        let mut targets = [None; 5];
        targets.iter_mut().zip(self.targets(ship.of(side))).for_each(|(place, target)| *place = Some(target));
        let bearing = |side: Broadside| {
            let bears = move |(target, shots): &(ShipId, Shots)| shots[side as usize].map(|_| *target);
            targets.iter().flatten().filter_map(bears)
        };
        let mut fire = |port, starboard| out.push(Action::Fire { ship, volley: Volley { port, starboard } });
        for port in bearing(Broadside::Port) {
            fire(Some(port), None);
            // DE-R15: two salvos go to two ships.
            bearing(Broadside::Starboard)
                .filter(|&other| other != port)
                .for_each(|other| fire(Some(port), Some(other)));
        }
        bearing(Broadside::Starboard).for_each(|starboard| fire(None, Some(starboard)));
    }

    /// Whether this ship is the one that its side is asked about.
    pub(crate) fn check_asked(&self, id: ShipId) -> Result<(), Refusal> {
        let (ship, slot) = (self.ship(id), id.slot);
        Refusal::when(self.state.phase != Phase::Fire, "DE-31", "no-fire-now")?;
        slot.refuse_when(!ship.placed(), "DE-47", "no-such-ship")?;
        if !self.setup.rules.any_ship && slot != self.state.slot {
            return Err(slot.refuse("DE-R10", "not-of-the-slot").with("slot", self.state.slot.name()));
        }
        slot.refuse_when(ship.fired, "DE-32", "has-fired")?;
        slot.refuse_when(self.state.volleys[id.index()].is_some(), "DE-R10", "has-answered")?;
        slot.refuse_when(self.targets(id).next().is_none(), "DE-31", "nothing-in-the-field")?;
        match self.asked(id.side) {
            Some(next) if next != slot => Err(slot.refuse("DE-R10", "other-ship-first").with("next", next.name())),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_fire(&self, id: ShipId, volley: Volley) -> Result<(), Refusal> {
        self.check_asked(id)?;
        id.slot.refuse_when(volley == Volley::HOLD, "DE-33", "no-broadside")?;
        for (broadside, target) in volley.targets() {
            self.check_salvo(id, broadside, target)?;
        }
        id.slot.refuse_when(volley.port == volley.starboard, "DE-R15", "same-target-twice")
    }

    fn check_salvo(&self, id: ShipId, broadside: Broadside, target: ShipId) -> Result<(), Refusal> {
        let refuse = |rule, reason| id.slot.refuse(rule, reason).with("target", target.to_string());
        if target.side == id.side {
            return Err(refuse("DE-R40", "fire-at-a-friend"));
        }
        if !self.ship(target).placed() {
            return Err(refuse("DE-47", "target-is-gone"));
        }
        if self.shots(id, target)[broadside as usize].is_some() {
            return Ok(());
        }
        let masked = self.setup.rules.land_blocks_fire && self.would_bear(id, broadside, target);
        let refusal = match (masked, id.kind()) {
            (true, _) => refuse("DE-R16", "land-in-the-way"),
            (_, Kind::Frigate) => refuse("DE-R12", "out-of-field"),
            (_, Kind::ThreeMaster) => refuse("DE-R13", "out-of-field"),
        };
        Err(refusal.with("broadside", broadside.text()))
    }

    /// Whether the target lies in the field, land or no land.
    fn would_bear(&self, id: ShipId, broadside: Broadside, target: ShipId) -> bool {
        let facing = self.ship(id).pose.facing;
        let [guns, hexes] = [id, target].map(|id| self.hull(id).map(|cell| self.setup.chart.hex(cell)));
        let bears = |gun, hex| gunnery::sector(id.kind(), facing, gun, hex).is_some_and(|(side, _)| side == broadside);
        guns.into_iter().any(|gun| hexes.into_iter().any(|hex| bears(gun, hex)))
    }

    /// A ship's answer, kept until the window closes.
    pub(crate) fn answer(&mut self, id: ShipId, volley: Volley) {
        self.state.volleys[id.index()] = Some(volley);
    }

    /// DE-R11: all salvos of a window are measured at its opening and strike together.
    pub(crate) fn fire_all<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        let volleys = std::mem::take(&mut self.state.volleys);
        let fires = |id: &ShipId| volleys[id.index()].is_some_and(|volley| volley != Volley::HOLD);
        if !ShipId::all().any(|id| fires(&id)) {
            return;
        }
        let before = self.strengths();
        for id in ShipId::all().filter(fires) {
            self.ship_mut(id).fired = true;
            for (broadside, target) in volleys[id.index()].into_iter().flat_map(Volley::targets) {
                self.salvo(id, broadside, target, journal);
            }
        }
        self.settle(&before, journal);
    }

    /// DE-36, DE-R41: the target loses what the table says for the firer's kind and the distance.
    fn salvo<J: Journal<Detroits>>(&mut self, ship: ShipId, broadside: Broadside, target: ShipId, journal: &mut J) {
        let Some((distance, damage)) = self.salvo_at(ship, broadside, target) else { return };
        let left = self.ship(target).resist.saturating_sub(damage);
        self.ship_mut(target).resist = left;
        self.note(journal, |_| Event::Salvo { ship, broadside, target, distance, damage, left });
    }
}
