//! What is worth what. A position in the middle of a turn is judged by sailing the rest of the turn: the lines as
//! they are written, fire by habit, drift; then by what is left, and by who is and can be in the zone.

use kernel::{BySide, Judge, Side, Text};

use crate::chart::{FAR, share};
use crate::fire::{Broadside, Volley};
use crate::order::{Symbol, Token};
use crate::ship::{ADRIFT, Kind, MOVE, Pose, Ship, ShipId, Slot};
use crate::{Action, Detroits, Phase};

/// What a ship that obeys is worth before its resistance, and each point above the drifting point.
const OBEYS: f32 = 2.0;
const POINT: f32 = 1.2;
/// What is left of its worth when it is aground.
const AGROUND: f32 = 0.5;
/// What a ship adrift is worth, and each of its points.
const DRIFTS: f32 = 0.6;
const DRIFT_POINT: f32 = 0.25;
/// A ship in the zone, and each order by which a ship that obeys is nearer to it.
const IN_ZONE: f32 = 0.7;
const NEARER: f32 = 0.2;
/// Farther than this from the zone is all the same.
const HORIZON: u8 = 25;
/// A bow inside the zone, beyond the ship's being there.
const BOW_IN: f32 = 0.4;
/// Being near an enemy that cannot come nearer, or that is the weaker one.
const HUNT: f32 = 1.0;
/// Two ships of a fleet in one hex: they stop each other. Less while one of them has still to write its orders.
const FOULED: f32 = 2.5;
const STILL_CLEAR: f32 = 0.3;
/// How natural it looks to steer into a ship of one's own: absurd.
const RAMS_A_FRIEND: f32 = 1e-5;
/// A hex of open water ahead.
const ROOM: f32 = 0.15;
/// A point of damage that could be done from where the ships lie at the end.
const THREAT: f32 = 0.2;
/// The difference that makes a game three quarters won.
const GREAT: f32 = 20.0;
/// How sure it is that a ship which can be in the zone at the end of the turn will be.
const WILL_ENTER: f32 = 0.9;
/// How much the next turn's end counts against this turn's.
const NEXT: f32 = 0.6;

/// What a shot is worth beyond its points when it sinks or cripples.
const SINKS: f32 = 1.5;
const CRIPPLES: f32 = 2.0;

impl Judge for Detroits {
    fn value(&self, eyes: Side) -> f32 {
        let value = match self.state.phase {
            Phase::Deploy => self.berths_value(),
            _ => self.promise(),
        };
        if eyes == Side::A { value } else { -value }
    }

    /// Both sides see the same: there is no mean to be taken.
    fn outlook(&self, eyes: Side) -> f32 {
        self.value(eyes)
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Deploy { ship, pose } => 1.0 / (1.0 + f32::from(self.orders_away(ship.kind(), pose))),
            Action::Write { ship, symbol } => {
                let course = self.course(ship.of(side));
                let after = self.after(ship, course.end(), symbol);
                // Nobody turns in circles on the spot.
                let again = after.is_some_and(|pose| course.poses.contains(&pose));
                let appeal = self.appeal(ship, course.end(), after) * if again { 0.1 } else { 1.0 };
                if self.fouls(side, action) { RAMS_A_FRIEND * appeal } else { appeal }
            }
            // Whoever is where he wants to be need not sail in circles.
            Action::Done { ship } if self.orders_away(ship.kind(), self.planned(ship.of(side))) == 0 => 3.0,
            Action::Done { .. } => 0.2,
            Action::Hold { .. } if self.is_last_chance() => 0.05,
            Action::Order { .. } | Action::Hold { .. } => 1.0,
            Action::Fire { ship, volley } => 0.5 + self.volley_worth(ship.of(side), volley),
        }
    }

    /// Resistance left, as a share of all that is.
    fn margin(&self, eyes: Side) -> f32 {
        let left = |side| ShipId::fleet(side).map(|id| f32::from(self.ship(id).resist)).sum::<f32>();
        let (own, enemy) = (left(eyes), left(!eyes));
        (own - enemy) / (own + enemy).max(1.0)
    }

    /// An order that leads a ship back to where its line has led it before.
    fn undoes(&self, action: &Action, then: &Self, earlier: &Action) -> bool {
        match (*action, *earlier) {
            (Action::Write { ship, symbol }, Action::Write { ship: same, .. }) if ship == same => {
                let wrote = |id: &ShipId| self.ship(*id).line.len() > then.ship(*id).line.len();
                let ships = Side::BOTH.map(|side| ship.of(side));
                let comes_back = |id| self.after(ship, self.planned(id), symbol) == Some(then.planned(id));
                self.state.turn == then.state.turn && ships.into_iter().filter(wrote).any(comes_back)
            }
            _ => false,
        }
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        match *action {
            Action::Deploy { ship, .. } => Text::key("why-berth").with("ship", ship.name()),
            Action::Write { ship, symbol } => self.why_write(ship.of(side), symbol),
            Action::Done { ship } => Text::key("why-stay").with("ship", ship.name()),
            Action::Order { ship, .. } => Text::key("why-line").with("ship", ship.name()),
            Action::Hold { .. } if self.is_last_chance() => Text::key("why-let-pass"),
            Action::Hold { .. } => Text::key("why-hold"),
            Action::Fire { ship, volley } => self.why_fire(ship.of(side), volley),
        }
    }
}

impl Detroits {
    fn orders_away(&self, kind: Kind, pose: Pose) -> u8 {
        self.setup.chart.tokens_to_zone(kind, pose)
    }

    fn berths_value(&self) -> f32 {
        let nearness = |side| {
            let placed = ShipId::fleet(side).filter(|&id| self.ship(id).placed());
            placed.map(|id| f32::from(FAR - self.orders_away(id.kind(), self.ship(id).pose))).sum::<f32>()
        };
        (nearness(Side::A) - nearness(Side::B)) / 1000.0
    }

    /// What the position promises the first side.
    fn promise(&self) -> f32 {
        let mut end = self.clone();
        end.sail_on();
        // Ships whose lines are not finished may still use what is left of their points, unless they are stopped.
        let mut points = [0; 10];
        let sailing = ShipId::all().filter(|&id| !end.ship(id).stopped);
        sailing.for_each(|id| points[id.index()] = self.points_left(id));
        end.standing(&points)
    }

    fn points_left(&self, id: ShipId) -> u8 {
        let ship = self.ship(id);
        let writes = self.state.phase == Phase::Orders && ship.obeys() && !ship.closed;
        if writes { (MOVE - ship.line.len()) as u8 } else { 0 }
    }

    /// Carries out the rest of the turn with what is written, everybody firing by habit.
    fn sail_on(&mut self) {
        let mut quiet = kernel::Silence;
        if self.state.phase == Phase::Orders {
            self.set_sail(&mut quiet);
        }
        loop {
            for side in Side::BOTH {
                while let Some(slot) = self.asked(side) {
                    self.answer(slot.of(side), self.habit(slot.of(side)));
                }
            }
            if !self.carry_on(&mut quiet) {
                return self.drift(&mut quiet);
            }
        }
    }

    /// What a ship usually does with its chance to fire: takes a good shot, and any shot when it is the last.
    pub(crate) fn habit(&self, id: ShipId) -> Volley {
        let (worth, volley) = self.best_volley(id);
        let good = f32::from(id.kind().damage(2));
        if worth >= good || self.is_last_chance() { volley } else { Volley::HOLD }
    }

    /// The best that a ship could do with its broadsides as all lie now, and what that is worth.
    fn best_volley(&self, id: ShipId) -> (f32, Volley) {
        let mut best = [(0.0, None); 2];
        for (target, shots) in self.targets(id) {
            for side in Broadside::BOTH {
                let Some(distance) = shots[side as usize] else { continue };
                let worth = self.salvo_worth(id.kind().damage(distance), target);
                if worth > best[side as usize].0 && best[1 - side as usize].1 != Some(target) {
                    best[side as usize] = (worth, Some(target));
                }
            }
        }
        (best[0].0 + best[1].0, Volley { port: best[0].1, starboard: best[1].1 })
    }

    fn salvo_worth(&self, damage: u8, target: ShipId) -> f32 {
        let resist = self.ship(target).resist;
        let left = resist.saturating_sub(damage);
        let bonus = if left == 0 {
            SINKS
        } else if resist > ADRIFT && left <= ADRIFT {
            CRIPPLES
        } else {
            0.0
        };
        f32::from(resist - left) + bonus
    }

    fn volley_worth(&self, id: ShipId, volley: Volley) -> f32 {
        let worth = |(side, target)| self.salvo_worth(self.damage_at(id, side, target), target);
        volley.targets().map(worth).sum()
    }

    /// The first side's prospects at the end of a turn; `points` is what each ship could still spend before it.
    fn standing(&self, points: &[u8; 10]) -> f32 {
        let fleets = BySide::from_fn(|side| self.fleet(side, points));
        let [a, b] = &fleets.0;
        match (a.afloat, b.afloat) {
            (false, false) => return 0.0,
            (true, false) => return 0.98,
            (false, true) => return -0.98,
            (true, true) => {}
        }
        let lead = (a.resist - b.resist) / (a.resist + b.resist);
        let hunt = self.hunt(Side::A, lead) - self.hunt(Side::B, -lead);
        let balance = a.worth - b.worth + HUNT * hunt;
        let rest = balance / (balance.abs() + GREAT);
        let alone = |a: f32, b: f32| (a * (1.0 - b), b * (1.0 - a));
        let counts = !self.setup.rules.control_after_contest
            || Side::BOTH.into_iter().all(|side| self.state.seen_in_zone[side] || fleets[side].now > 0.5);
        let next = alone(a.next, b.next);
        let later = (1.0 - NEXT * (next.0 + next.1)) * rest + NEXT * (next.0 - next.1);
        let near = self.nearness_of_the_limit();
        let later = (1.0 - near) * later + near * at_the_limit(a, b);
        if !counts {
            return later;
        }
        let now = alone(a.now, b.now);
        0.98 * (now.0 - now.1) + (1.0 - now.0 - now.1) * later
    }

    /// How much the count at the turn limit matters already (DE-R37): all in the last turn.
    fn nearness_of_the_limit(&self) -> f32 {
        let turns = self.setup.rules.turn_limit - self.state.turn;
        if turns == 0 { 0.97 } else { 0.5 / f32::from(turns) }
    }

    fn fleet(&self, side: Side, points: &[u8; 10]) -> Fleet {
        let mut fleet = Fleet::default();
        let (mut absent_now, mut absent_next) = (1.0, 1.0);
        for id in ShipId::fleet(side).filter(|&id| self.ship(id).placed()) {
            let ship = self.ship(id);
            let away = self.orders_away(id.kind(), ship.pose);
            let now = now_in_zone(away, points[id.index()]);
            absent_now *= 1.0 - now;
            absent_next *= 1.0 - next_in_zone(ship, away, points[id.index()]);
            fleet.afloat = true;
            fleet.worth += self.ship_worth(id, away);
            fleet.present += now;
            fleet.present_resist += now * f32::from(ship.resist);
            fleet.resist += f32::from(ship.resist);
        }
        fleet.worth -= self.fouled(side, points);
        (fleet.now, fleet.next) = (1.0 - absent_now, 1.0 - absent_next);
        fleet
    }

    /// What it costs a fleet that ships of it lie in each other's way.
    fn fouled(&self, side: Side, points: &[u8; 10]) -> f32 {
        let placed = || ShipId::fleet(side).filter(|&id| self.ship(id).placed());
        let mut cost = 0.0;
        for (a, b) in placed().flat_map(|a| placed().filter(move |&b| a < b).map(move |b| (a, b))) {
            if share(self.hull(a), self.hull(b)) {
                let open = points[a.index()] > 0 || points[b.index()] > 0;
                cost += FOULED * if open { STILL_CLEAR } else { 1.0 };
            }
        }
        cost
    }

    /// Whether an order leads a ship into a friend: those of earlier slots will have sailed by then, the others not yet.
    pub fn fouls(&self, side: Side, action: &Action) -> bool {
        let Action::Write { ship: slot, symbol } = *action else { return false };
        let before = self.planned(slot.of(side));
        self.after(slot, before, symbol).is_some_and(|after| self.friend_fouled(slot.of(side), before, after).is_some())
    }

    /// The friend that a ship touches on its way from one pose to the next, as in [`Detroits::fouls`].
    pub(crate) fn friend_fouled(&self, id: ShipId, before: Pose, after: Pose) -> Option<ShipId> {
        let [before, after] = [before, after].map(|pose| self.setup.chart.hull(id.kind(), pose));
        ShipId::fleet(id.side).filter(|&friend| friend != id && self.ship(friend).placed()).find(|&friend| {
            let pose = if friend.slot < id.slot { self.planned(friend) } else { self.ship(friend).pose };
            let there = self.setup.chart.hull(friend.kind(), pose);
            share(after, there) && !share(before, there)
        })
    }

    /// A ship for itself: what it bears, where it lies, what it could hit.
    fn ship_worth(&self, id: ShipId, away: u8) -> f32 {
        let ship = self.ship(id);
        let obeying = OBEYS + POINT * f32::from(ship.resist.saturating_sub(ADRIFT));
        let mut worth = match (ship.adrift(), ship.aground) {
            (true, _) => DRIFTS + DRIFT_POINT * f32::from(ship.resist),
            (_, true) => AGROUND * obeying,
            _ => obeying + NEARER * f32::from(HORIZON - away.min(HORIZON)) + ROOM * self.room(id),
        };
        if away == 0 {
            worth += IN_ZONE;
        }
        if self.setup.chart.in_zone([ship.pose.bow; 2]) {
            worth += BOW_IN;
        }
        worth + THREAT * self.best_volley(id).0
    }

    /// How near a side's ships are to prey: to enemies that lie crippled, and to all when the side leads.
    fn hunt(&self, side: Side, lead: f32) -> f32 {
        let bow = |id| self.setup.chart.hex(self.ship(id).pose.bow);
        let scent = |id, prey| {
            let taste = if self.ship(prey).obeys() { lead } else { 1.0 };
            taste * (1.0 - bow(id).unsigned_distance_to(bow(prey)) as f32 / 10.0)
        };
        let hunters = ShipId::fleet(side).filter(|&id| self.ship(id).obeys());
        let prey = ShipId::fleet(!side).filter(|&prey| self.ship(prey).placed());
        hunters.map(|id| prey.clone().map(|prey| scent(id, prey)).fold(0.0, f32::max)).sum()
    }

    /// How far a ship can sail straight on, up to three hexes, without striking land or leaving the zone.
    fn room(&self, id: ShipId) -> f32 {
        let (chart, start) = (&self.setup.chart, self.ship(id).pose);
        let inside = chart.in_zone([start.bow; 2]);
        let ahead = |pose: &Pose| chart.sail(id.kind(), *pose, Token::Advance).clear();
        let sailed = std::iter::successors(ahead(&start), ahead).take(3);
        sailed.take_while(|pose| !inside || chart.in_zone([pose.bow; 2])).count() as f32
    }

    /// Where a symbol would lead a ship; nothing when it runs aground.
    fn after(&self, slot: Slot, pose: Pose, symbol: Symbol) -> Option<Pose> {
        self.setup.chart.sail(slot.kind(), pose, symbol.token(pose.facing)?).clear()
    }

    /// How natural an order looks: towards the zone, and never aground.
    pub(crate) fn appeal(&self, slot: Slot, before: Pose, after: Option<Pose>) -> f32 {
        let Some(after) = after else { return 0.03 };
        let (before, after) = (self.orders_away(slot.kind(), before), self.orders_away(slot.kind(), after));
        match after.cmp(&before) {
            std::cmp::Ordering::Less => 4.0,
            std::cmp::Ordering::Equal => 2.0,
            std::cmp::Ordering::Greater => 0.7,
        }
    }

    fn why_write(&self, id: ShipId, symbol: Symbol) -> Text {
        let before = self.planned(id);
        let key = match self.after(id.slot, before, symbol) {
            None => "why-aground",
            Some(after) => {
                let away = |pose| self.orders_away(id.kind(), pose);
                match symbol {
                    _ if away(after) == 0 && away(before) > 0 => "why-into-zone",
                    _ if self.lying(id, after).targets(id).next().is_some() => "why-shot",
                    _ if away(after) < away(before) => "why-towards-zone",
                    Symbol::Sail(_) => "why-sail",
                    _ => "why-turn",
                }
            }
        };
        Text::key(key).with("ship", id.slot.name())
    }

    fn why_fire(&self, id: ShipId, volley: Volley) -> Text {
        let mut points = 0;
        for (side, target) in volley.targets() {
            let (damage, resist) = (self.damage_at(id, side, target), self.ship(target).resist);
            points += damage;
            if damage >= resist {
                return Text::key("why-sinks").with("target", target.to_string());
            }
            if resist > ADRIFT && resist - damage <= ADRIFT {
                return Text::key("why-cripples").with("target", target.to_string());
            }
        }
        match self.is_last_chance() {
            true => Text::key("why-last"),
            false => Text::key("why-damage").with("points", points),
        }
    }
}

/// How likely a ship so many orders away will be in the zone at the end of the turn.
fn now_in_zone(away: u8, points: u8) -> f32 {
    match away {
        0 => 1.0,
        _ if away <= points => WILL_ENTER,
        _ => 0.0,
    }
}

/// The same for the end of the next turn.
fn next_in_zone(ship: &Ship, away: u8, points: u8) -> f32 {
    match away {
        0 if ship.obeys() || ship.aground => 0.97,
        0 => 0.6,
        _ if !ship.obeys() => 0.0,
        1..=4 => 0.9,
        5..=6 => 0.75,
        7..=12 if away <= MOVE as u8 + points => 0.7,
        _ => 0.0,
    }
}

/// DE-R37: what the count at the turn limit would give.
fn at_the_limit(a: &Fleet, b: &Fleet) -> f32 {
    let ships = a.present - b.present;
    let resist = (a.present_resist - b.present_resist) + (a.resist - b.resist) / 10.0;
    let lead = ships + resist / 60.0;
    lead / (lead.abs() + 0.3)
}

/// What a side has at the end of a turn.
#[derive(Default)]
struct Fleet {
    afloat: bool,
    worth: f32,
    /// Ships expected in the zone, their resistance, and the resistance of all.
    present: f32,
    present_resist: f32,
    resist: f32,
    /// How likely a ship of it is in the zone at the end of this turn, and of the next.
    now: f32,
    next: f32,
}
