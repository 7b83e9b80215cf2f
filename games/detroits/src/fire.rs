//! Broadsides: fields of fire, windows and salvos (DE-31 to DE-38, DE-R9 to DE-R17).

use hexmap::{Cell, Direction};
use kernel::{Journal, Refusal, Side};
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

    /// The target on one side.
    pub const fn at(self, broadside: Broadside) -> Option<ShipId> {
        match broadside {
            Broadside::Port => self.port,
            Broadside::Starboard => self.starboard,
        }
    }

    /// The targets with the side they are on.
    pub fn targets(self) -> impl Iterator<Item = (Broadside, ShipId)> {
        Broadside::BOTH.into_iter().filter_map(move |side| Some((side, self.at(side)?)))
    }
}

/// The distance of a shot to port and to starboard, where there is one.
pub type Shots = [Option<u8>; 2];

impl Detroits {
    /// DE-R12 to DE-R14, DE-R17: from how far a ship can hit another with each broadside.
    #[inline]
    pub fn shots(&self, firer: ShipId, target: ShipId) -> Shots {
        let [from, to] = [firer, target].map(|id| self.ship(id).pose);
        let [at, there] = [from.bow, to.bow].map(|bow| self.setup.chart.axial(bow));
        let away = [there[0] - at[0], there[1] - at[1]];
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
        let (gun, hex) = (chart.axial(gun), chart.axial(hex));
        let (side, distance) = gunnery::sector(kind, facing, gun, hex)?;
        let masked = self.setup.rules.land_blocks_fire && self.is_masked(facing, side, gun, hex);
        (!masked).then_some((side, distance))
    }

    /// DE-R16: whether every shortest way from gun to target crosses land.
    fn is_masked(&self, facing: Direction, side: Broadside, gun: [i32; 2], hex: [i32; 2]) -> bool {
        let sense = if side == Broadside::Starboard { 1 } else { -1 };
        let steps = [facing.turned(sense).step(), facing.turned(2 * sense).step()];
        let mut front = vec![gun];
        while !front.is_empty() && front[0] != hex {
            let mut next = Vec::new();
            for [q, r] in front {
                for place in steps.map(|step| [q + step.x, r + step.y]) {
                    let nearer = distance(place, hex) < distance([q, r], hex);
                    if nearer && !next.contains(&place) && (place == hex || !self.setup.chart.land_at(place)) {
                        next.push(place);
                    }
                }
            }
            front = next;
        }
        front.is_empty()
    }

    /// DE-38: the hexes of the board that a ship lying there could hit, with the effect on each.
    pub fn field(&self, kind: Kind, pose: Pose) -> Vec<(Broadside, Cell, u8)> {
        let hull = self.setup.chart.hull(kind, pose);
        let mut field = Vec::new();
        for cell in self.setup.chart.grid.cells() {
            let bearing = hull.iter().find_map(|&gun| self.bearing(kind, pose.facing, gun, cell));
            if let Some((side, distance)) = bearing
                && !hull.contains(&cell)
            {
                field.push((side, cell, kind.damage(distance)));
            }
        }
        field
    }

    /// The enemies that a ship can hit, with the distance to each side.
    pub(crate) fn targets(&self, firer: ShipId) -> impl Iterator<Item = (ShipId, Shots)> + '_ {
        ShipId::fleet(!firer.side)
            .filter(|&id| self.ship(id).placed())
            .map(move |id| (id, self.shots(firer, id)))
            .filter(|(_, shots)| *shots != [None; 2])
    }

    /// DE-R10: whether a ship may fire in this window: of the slot (or any, by option), not yet fired, with a target.
    #[inline]
    pub(crate) fn may_fire(&self, id: ShipId) -> bool {
        let ship = self.ship(id);
        (self.setup.rules.any_ship || id.slot == self.state.slot)
            && ship.placed()
            && !ship.fired
            && self.targets(id).next().is_some()
    }

    /// The ships of a side that this window may concern.
    #[inline]
    fn window(&self, side: Side) -> impl Iterator<Item = ShipId> + use<> {
        let slots = if self.setup.rules.any_ship {
            0..Slot::ALL.len()
        } else {
            self.state.slot.index()..self.state.slot.index() + 1
        };
        slots.map(move |slot| ShipId { side, slot: Slot::ALL[slot] })
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
        let mut targets = [(ShipId { side, slot: ship }, [None; 2]); 5];
        let mut count = 0;
        for target in self.targets(ShipId { side, slot: ship }) {
            targets[count] = target;
            count += 1;
        }
        let targets = &targets[..count];
        let bearing = |side: Broadside| {
            targets.iter().filter(move |(_, shots)| shots[side as usize].is_some()).map(|&(target, _)| target)
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
    pub(crate) fn check_asked(&self, side: Side, slot: Slot) -> Result<(), Refusal> {
        let (id, name) = (ShipId { side, slot }, slot.name());
        let ship = self.ship(id);
        Refusal::when(self.state.phase != Phase::Fire, "DE-31", "no-fire-now")?;
        if !ship.placed() {
            return Err(Refusal::new("DE-47", "no-such-ship").with("ship", name));
        }
        if !self.setup.rules.any_ship && slot != self.state.slot {
            return Err(Refusal::new("DE-R10", "not-of-the-slot")
                .with("ship", name)
                .with("slot", self.state.slot.name()));
        }
        if ship.fired {
            return Err(Refusal::new("DE-32", "has-fired").with("ship", name));
        }
        if self.state.volleys[id.index()].is_some() {
            return Err(Refusal::new("DE-R10", "has-answered").with("ship", name));
        }
        if self.targets(id).next().is_none() {
            return Err(Refusal::new("DE-31", "nothing-in-the-field").with("ship", name));
        }
        match self.asked(side) {
            Some(next) if next != slot => {
                Err(Refusal::new("DE-R10", "other-ship-first").with("ship", name).with("next", next.name()))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_fire(&self, side: Side, slot: Slot, volley: Volley) -> Result<(), Refusal> {
        self.check_asked(side, slot)?;
        let id = ShipId { side, slot };
        if volley == Volley::HOLD {
            return Err(Refusal::new("DE-33", "no-broadside").with("ship", slot.name()));
        }
        for (broadside, target) in volley.targets() {
            self.check_salvo(id, broadside, target)?;
        }
        if volley.port == volley.starboard {
            return Err(Refusal::new("DE-R15", "same-target-twice").with("ship", slot.name()));
        }
        Ok(())
    }

    fn check_salvo(&self, id: ShipId, broadside: Broadside, target: ShipId) -> Result<(), Refusal> {
        let named = |refusal: Refusal| refusal.with("ship", id.slot.name()).with("target", target.to_string());
        if target.side == id.side {
            return Err(named(Refusal::new("DE-R40", "fire-at-a-friend")));
        }
        if !self.ship(target).placed() {
            return Err(named(Refusal::new("DE-47", "target-is-gone")));
        }
        let shots = self.shots(id, target);
        if shots[broadside as usize].is_some() {
            return Ok(());
        }
        let masked = self.setup.rules.land_blocks_fire && self.would_bear(id, broadside, target);
        Err(named(match (masked, id.kind()) {
            (true, _) => Refusal::new("DE-R16", "land-in-the-way"),
            (_, Kind::Frigate) => Refusal::new("DE-R12", "out-of-field"),
            (_, Kind::ThreeMaster) => Refusal::new("DE-R13", "out-of-field"),
        })
        .with("broadside", kernel::Text::key(format!("broadside-{}", broadside.word()))))
    }

    /// Whether the target lies in the field, land or no land.
    fn would_bear(&self, id: ShipId, broadside: Broadside, target: ShipId) -> bool {
        let facing = self.ship(id).pose.facing;
        let [guns, hexes] = [id, target].map(|id| self.hull(id).map(|cell| self.setup.chart.axial(cell)));
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
        let Some(distance) = self.shots(ship, target)[broadside as usize] else { return };
        let damage = ship.kind().damage(distance);
        let left = self.ship(target).resist.saturating_sub(damage);
        self.ship_mut(target).resist = left;
        self.note(journal, |_| Event::Salvo { ship, broadside, target, distance, damage, left });
    }
}

/// The number of steps between two places.
pub(crate) fn distance([aq, ar]: [i32; 2], [bq, br]: [i32; 2]) -> i32 {
    let (q, r) = (aq - bq, ar - br);
    q.abs().max(r.abs()).max((q + r).abs())
}
