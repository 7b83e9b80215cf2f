//! What is worth what: each lane is judged as a race between the two sides, two lanes are a victory.

mod preparation;

use kernel::{BySide, Game, Judge, Seeded, Side, Silence, Text};

use crate::action::{Action, Order, PieceRef};
use crate::army::Kind;
use crate::morale::Post;
use crate::outlook::{self, Strength};
use crate::pieces::Unit;
use crate::places::{Place, Sector};
use crate::status::Tally;
use crate::{Aperro, Stage};

pub(crate) use preparation::Prepared;

/// Weights of the evaluation: two sectors, each sector, material, and the flank that lies open.
const TWO_SECTORS: f32 = 0.5;
const ONE_SECTOR: f32 = 0.15;
const MATERIAL: f32 = 0.5;
const OPEN_FLANK: [f32; 2] = [0.4, 0.6];
/// What each engaged unit costs that only its general's CR makes room for.
const LED_BEYOND: f32 = 0.03;
/// What troops behind the front count in an attack that has not begun, and in one that has.
const BEHIND: f32 = 0.45;
const SUPPORT: f32 = 0.3;
/// What troops count that can still follow into the attack in this Movement phase, and horse that waits in reserve.
const FOLLOW: f32 = 0.3;
const HORSE_IN_RESERVE: f32 = 0.3;
/// What the reserve counts in the defence of a sector.
const RESERVE: f32 = 0.15;
/// An empty sector that the enemy will walk into, can walk into now, or could if it is not filled.
const WALKED_INTO: [f32; 3] = [0.8, 0.5, 0.35];
/// How much the last round of a limit that favours a side is that side's.
const LATE: f32 = 0.95;
/// What hopes, prospects and the clock itself weigh for the side that the limit favours: at first, and how that has
/// changed by the last round. A regression of the results of 4,000 games between sergeants on their positions.
const HOPES: [f32; 2] = [0.47, -0.085];
const PROSPECTS: [f32; 2] = [0.635, -0.425];
const CLOCK: [f32; 2] = [0.075, 0.6];
/// What is left of the worth of guns that have charged into an enemy sector.
const CHARGING_GUNS: f32 = 0.6;
/// How sure a conquered sector is, and how likely an attack that is only threatened.
const CONQUERED: f32 = 0.92;
const THREAT: f32 = 0.3;

/// The chance of two lanes at least.
pub(crate) fn two_of([a, b, c]: [f32; 3]) -> f32 {
    a * b + a * c + b * c - 2.0 * a * b * c
}

/// Troops of a side in a sector as a fighting force.
#[derive(Clone, Copy, Debug, Default)]
struct Force {
    /// Elements, less those that pending markers will cost.
    elements: f32,
    /// Markers that a volley makes on average.
    fire: f32,
    /// Elements weighted by the chance that a marker costs one.
    frailty: f32,
}

impl Force {
    fn add(&mut self, other: Force) {
        self.elements += other.elements;
        self.fire += other.fire;
        self.frailty += other.frailty;
    }

    fn share(self, share: f32) -> Force {
        Force { elements: self.elements * share, fire: self.fire * share, frailty: self.frailty * share }
    }

    /// The chance that a marker costs an element.
    fn fail(&self) -> f32 {
        if self.elements > 0.0 { self.frailty / self.elements } else { 0.6 }
    }
}

/// The chance that `attack` outlasts `defence`; whoever fires first is a volley ahead.
fn race(attack: Force, defence: Force, attacker_first: bool) -> f32 {
    let volley = |by: Force, on: Force| by.fire * on.fail();
    let (on_attack, on_defence) = (volley(defence, attack), volley(attack, defence));
    let lead = |force: f32, volley: f32, late: bool| (force - if late { volley } else { 0.0 }).max(0.15 * force);
    let a = lead(attack.elements, on_attack, !attacker_first) / on_attack.max(0.05);
    let d = lead(defence.elements, on_defence, attacker_first) / on_defence.max(0.05);
    let (a, d) = (a * a, d * d);
    a / (a + d).max(1e-6)
}

/// The units of a side by their place, a bit each by the order of the roster: many questions are about few of them.
struct Stations<'a> {
    units: &'a [Unit],
    places: [u32; Place::ALL.len()],
}

impl<'a> Stations<'a> {
    fn new(units: &'a [Unit]) -> Self {
        let mut places = [0; Place::ALL.len()];
        units.iter().enumerate().for_each(|(i, unit)| places[unit.place as usize] |= 1 << i);
        Stations { units, places }
    }

    /// The units at a place, in roster order.
    fn at(&self, place: Place) -> impl Iterator<Item = &'a Unit> + Clone + use<'a> {
        let (units, mut left) = (self.units, self.places[place as usize]);
        std::iter::from_fn(move || {
            let next = units.get(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// Who stands where.
struct Field<'a> {
    tally: Tally,
    stations: BySide<Stations<'a>>,
}

/// What all ways to judge a battle look at.
pub(crate) struct View {
    pub tally: Tally,
    pub chances: BySide<[f32; 3]>,
    pub material: BySide<f32>,
}

impl View {
    pub fn new(game: &Aperro) -> View {
        let field = Field { tally: game.tally(), stations: BySide::from_fn(|side| Stations::new(game.units(side))) };
        View {
            chances: BySide::from_fn(|side| game.chances(&field, side)),
            material: BySide::from_fn(|side| game.material(&field.tally, side)),
            tally: field.tally,
        }
    }
}

impl Judge for Aperro {
    fn value(&self, eyes: Side) -> f32 {
        let worth = if self.turns.0 == [0, 0] { self.preparation_value(eyes) } else { self.battle_value(eyes) };
        worth.clamp(-0.98, 0.98)
    }

    fn outlook(&self, eyes: Side) -> f32 {
        match self.turns.0 {
            [0, 0] => self.preparation_value(eyes).clamp(-0.98, 0.98),
            _ => self.battle_outlook(eyes),
        }
    }

    const COUNTS: &'static [&'static str] = &outlook::COUNTS;

    fn weights() -> &'static str {
        include_str!("../weights.toml")
    }

    fn counts(&self, eyes: Side, out: &mut Vec<f32>) {
        if self.turns.0 != [0, 0] {
            out.extend(self.counted(eyes));
        }
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Attack { unit, mode, target } => {
                let shot = self.unit(unit).map(|attacker| self.shot(side, attacker, mode, target));
                2.0 + shot.map_or(0.0, |shot| f32::from(shot.dice * shot.ef))
            }
            Action::EndCombat | Action::Close => 1.0,
            Action::Loss { unit, .. } => self.unit(unit).map_or(1.0, |u| self.sturdiness(side, u)),
            Action::Move { piece, to } => self.move_prior(side, piece, to),
            Action::EndMovement => 3.0,
            Action::Place { piece, .. } => {
                if self.pieces_at(side, Place::Unplaced).next() == Some(piece) {
                    1.0
                } else {
                    0.02
                }
            }
            Action::Preset(_) => 20.0,
            Action::Done => 5.0,
            Action::Rally(_) => 2.0,
            Action::Unplace(_) | Action::Dismiss(_) => 0.01,
            Action::Square(_) | Action::Unsquare(_) | Action::ChangeOrder(..) => 0.3,
            _ => 1.0,
        }
    }

    /// Sectors conquered first, then what is left of the armies.
    fn margin(&self, eyes: Side) -> f32 {
        let tally = self.tally();
        let sectors = (f32::from(tally.conquests(eyes)) - f32::from(tally.conquests(!eyes))) / 3.0;
        let (own, enemy) = (self.material(&tally, eyes), self.material(&tally, !eyes));
        0.5 * sectors + 0.5 * (own - enemy) / (own + enemy).max(1.0)
    }

    fn undoes(&self, action: &Action, then: &Self, earlier: &Action) -> bool {
        match (*action, *earlier) {
            (Action::Move { piece, to }, Action::Move { piece: moved, .. }) => {
                piece == moved && then.place_of(piece) == Some(to)
            }
            (Action::Unplace(piece), Action::Place { piece: placed, .. }) => piece == placed,
            _ => false,
        }
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        let key = match *action {
            Action::Move { piece, to } if self.wins_by(piece, to) => "why-wins",
            Action::Move { to, .. } => return self.why_move(side, to),
            Action::Place { at, .. } if at.sector().is_none() => "why-deploy-reserve",
            Action::Place { at, .. } => return Text::key("why-deploy").with("place", self.place_name(at)),
            _ if self.all_actions(side).len() == 1 => "why-forced",
            Action::Attack { unit, mode, target } => {
                let shot = self.unit(unit).map(|attacker| self.shot(side, attacker, mode, target));
                return Text::key("why-attack").with("n", shot.map_or(0, |shot| (shot.dice * shot.ef + 3) / 6));
            }
            Action::EndCombat | Action::Close => "why-no-attack",
            Action::Loss { .. } => "why-loss",
            Action::EndMovement => "why-hold",
            Action::Rally(_) => "why-rally",
            Action::Order(_) => "why-order",
            Action::Square(_) => "why-square",
            Action::Unsquare(_) => "why-unsquare",
            Action::ChangeOrder(_, Order::Thin) => "why-thin",
            Action::ChangeOrder(_, Order::Deep) => "why-deep",
            Action::Unplace(_) => "why-take-back",
            Action::Recruit { .. } | Action::RecruitGeneral(_) | Action::Preset(_) => "why-recruit",
            _ => "why-choice",
        };
        Text::key(key)
    }
}

impl Aperro {
    /// A move that conquers a second sector.
    fn wins_by(&self, piece: PieceRef, to: Place) -> bool {
        if self.tally().conquests(piece.side) == 0 || to.sector().is_none_or(|sector| sector.camp() == piece.side) {
            return false;
        }
        let mut after = self.clone();
        after.play(piece.side, &Action::Move { piece, to }, &mut Seeded::new(0), &mut Silence);
        after.outcome.is_some_and(|outcome| outcome.winner == Some(piece.side))
    }

    fn why_move(&self, side: Side, to: Place) -> Text {
        let Some(sector) = to.sector() else { return Text::key("why-reserve") };
        let key = match (sector.camp() == side, self.holds_units(!side, sector)) {
            (true, true) => "why-relief",
            (true, false) => "why-guard",
            (false, true) => "why-engage",
            (false, false) => "why-enter",
        };
        Text::key(key).with("place", self.place_name(to))
    }

    fn move_prior(&self, side: Side, piece: PieceRef, to: Place) -> f32 {
        let Some(sector) = to.sector() else { return 0.5 };
        let enemies = self.holds_units(!side, sector);
        let attack = sector.camp() != side;
        match self.unit(piece).map(|unit| unit.kind) {
            Some(Kind::Artillery) if attack => 0.2,
            Some(_) if attack && !enemies => 4.0,
            Some(_) if attack || enemies => 2.0,
            None if !self.holds_units(side, sector) => 0.05,
            _ => 1.0,
        }
    }

    /// How well a unit bears a marker.
    pub(crate) fn sturdiness(&self, side: Side, unit: &Unit) -> f32 {
        let target = f32::from(unit.vc as i8 + self.morale_modifier(side, unit, None).total());
        let guns = if unit.kind == Kind::Artillery { 0.5 } else { 1.0 };
        (target - 1.0).max(0.3) * guns
    }

    /// Some units of a side as a force, as if they stood in `sector`.
    fn force_of<'a>(&self, side: Side, units: impl Iterator<Item = &'a Unit>, sector: Sector) -> Force {
        let mut units = units.peekable();
        let mut force = Force::default();
        if units.peek().is_some() {
            let post = self.post(side, sector);
            units.for_each(|unit| force.add(self.force_at(&post, unit)));
        }
        force
    }

    /// A unit as a force in a sector.
    #[inline(always)]
    fn force_at(&self, post: &Post, unit: &Unit) -> Force {
        let target = f32::from(unit.vc as i8 + self.modifier_at(post, unit, None).total());
        let fail = (1.0 - target / 8.0).max(0.125);
        let shot = self.fight_at(post, unit);
        let (vc, volley) = (f32::from(unit.vc), f32::from(shot.dice * shot.ef) / 6.0);
        let (elements, fire) = match unit.losses.count() {
            0 => (vc, volley),
            markers => {
                let elements = (vc - f32::from(markers) * fail).max(0.1);
                (elements, volley * elements / vc.max(1.0))
            }
        };
        Force { elements, fire, frailty: elements * fail }
    }

    /// The troops of a side in a sector, less what the open combats there will cost.
    fn force_in(&self, field: &Field, side: Side, sector: Sector) -> Force {
        let mut force = self.force_of(side, field.stations[side].at(sector.place()), sector);
        if self.open == Some(sector) && side != self.player {
            let lost = f32::from(self.hits_left()) * force.fail();
            force = force.share(((force.elements - lost) / force.elements.max(0.1)).max(0.1));
        }
        force
    }

    /// The troops of a side behind its front in a lane, as attackers of the sector opposite.
    fn force_behind(&self, field: &Field, side: Side, enemy: Sector) -> Force {
        let comes = |unit: &&Unit| self.moves(unit) > 0 && !unit.square;
        self.force_of(side, field.stations[side].at(enemy.opposite().place()).filter(comes), enemy)
    }

    /// Horse of a side in reserve, as attackers of an enemy sector: two steps away.
    fn horse_in_reserve(&self, field: &Field, side: Side, enemy: Sector) -> Force {
        let ready = |unit: &Unit| !unit.routed && !unit.rallied && unit.steps + 2 <= self.moves(unit);
        let comes = |unit: &&Unit| unit.kind.mounted() && ready(unit);
        self.force_of(side, field.stations[side].at(Place::reserve(side)).filter(comes), enemy)
    }

    /// The troops that can still follow into an enemy sector in this Movement phase, as far as there is room.
    fn following(&self, field: &Field, side: Side, enemy: Sector) -> Force {
        let held =
            |unit: &Unit| unit.square || unit.routed || unit.formed || unit.fought && !self.moves_after_fighting(unit);
        let follows = |unit: &&Unit| !held(unit) && unit.steps < self.moves(unit);
        let following = field.stations[side].at(enemy.opposite().place()).filter(follows);
        let (force, count) = (self.force_of(side, following.clone(), enemy), following.count() as u8);
        let room = self.stack_limit(side, enemy).saturating_sub(field.tally.units(side, enemy));
        let fit = room.min(self.crossings_left(enemy.lane())).min(count);
        force.share(f32::from(fit) / f32::from(count.max(1)))
    }

    /// The chance that `side` comes to hold the enemy's sector of a lane.
    fn conquest_chance(&self, field: &Field, side: Side, lane: usize) -> f32 {
        let tally = &field.tally;
        let (own, enemy) = (Sector::of(side, lane), Sector::of(!side, lane));
        let (attackers, defenders) = (tally.units(side, enemy), tally.units(!side, enemy));
        let shut_in = tally.units(!side, own) > 0;
        let strikes_first = (self.player == side) == self.before_movement();
        let moves_now = self.player == side && self.stage == Stage::Movement;
        if attackers == 0 {
            if shut_in {
                return 0.02;
            }
            let mut behind = self.force_behind(field, side, enemy);
            behind.add(self.horse_in_reserve(field, side, enemy).share(HORSE_IN_RESERVE));
            if defenders == 0 {
                let when = if self.player != side { 2 } else { usize::from(moves_now) };
                return if behind.elements > 0.0 { WALKED_INTO[when] } else { 0.1 };
            }
            return THREAT * self.time_for(side) * race(behind.share(BEHIND), self.defence(field, side, enemy), false);
        }
        if defenders == 0 {
            let reserve: u8 = field.stations[!side].at(Place::reserve(!side)).map(|unit| unit.vc).sum();
            let pressure = f32::from(reserve) / (self.force_in(field, side, enemy).elements * 3.0).max(1.0);
            return CONQUERED - 0.3 * pressure.min(1.0);
        }
        let mut force = self.force_in(field, side, enemy);
        if !shut_in {
            force.add(match moves_now {
                true => self.following(field, side, enemy).share(FOLLOW),
                false => self.force_behind(field, side, enemy).share(SUPPORT),
            });
        }
        race(force, self.defence(field, side, enemy), strikes_first)
    }

    /// What defends a sector of the enemy of `side`: who stands there, and some of his reserve.
    fn defence(&self, field: &Field, side: Side, enemy: Sector) -> Force {
        let mut defence = self.force_in(field, !side, enemy);
        let reserve = field.stations[!side].at(Place::reserve(!side));
        defence.add(self.force_of(!side, reserve, enemy).share(RESERVE));
        defence
    }

    pub(crate) fn before_movement(&self) -> bool {
        matches!(self.stage, Stage::Morale | Stage::Rally | Stage::Combat | Stage::Disorder { in_morale: true, .. })
    }

    /// What a side's pieces are worth in points, those in danger less.
    fn material(&self, tally: &Tally, side: Side) -> f32 {
        let units = self.units(side).iter().filter(|unit| unit.lives()).map(|unit| {
            let fail = match unit.losses.count() {
                0 => 0.0,
                markers => {
                    let target = f32::from(unit.vc as i8 + self.morale_modifier(side, unit, None).total());
                    let guns = if unit.kind == Kind::Artillery { 1.15 } else { 1.0 };
                    f32::from(markers) * (1.0 - target / 8.0).max(0.125) * guns
                }
            };
            let pool = if side != self.player && self.open.is_some() && unit.sector() == self.open {
                let sharing = self.open.map_or(1, |sector| tally.units(side, sector)).max(1);
                f32::from(self.hits_left()) / f32::from(sharing) * 0.5
            } else {
                0.0
            };
            let kept = (f32::from(unit.vc) - fail - pool).max(0.0);
            // The last element keeps a unit alive: it is worth more than the others.
            let charging = unit.kind == Kind::Artillery && unit.sector().is_some_and(|sector| sector.camp() != side);
            let share = if charging { CHARGING_GUNS } else { 1.0 };
            (kept + 0.4 * kept.min(1.0)) * unit.kind.row().cost as f32 * share
        });
        let generals = self.generals(side).iter().filter(|general| general.lives()).map(|general| {
            let worth = 5.0 * f32::from(general.cr + general.lsa + general.lsd) + 2.0;
            let danger = f32::from(general.losses) / 6.0;
            let lost = general
                .place
                .sector()
                .is_some_and(|sector| tally.units(side, sector) == 0 && tally.units(!side, sector) > 0);
            worth * (1.0 - danger.min(1.0)) * if lost { 0.1 } else { 1.0 }
        });
        units.sum::<f32>() + generals.sum::<f32>()
    }

    fn battle_value(&self, eyes: Side) -> f32 {
        let view = View::new(self);
        match self.lateness() {
            Some((favoured, share)) if favoured == eyes => self.holding(&view, favoured, share),
            // Whoever must win before the limit dares more than his prospects allow, or he would never attack.
            Some((favoured, share)) => -self.hopes_by(&view, favoured, share),
            None => libm::tanhf(self.prospects(&view, eyes) - self.prospects(&view, !eyes)),
        }
    }

    /// What the side that the limit favours may expect after this share of it.
    fn holding(&self, view: &View, favoured: Side, share: f32) -> f32 {
        let hopes = libm::atanhf(self.hopes_by(view, favoured, share).clamp(-0.97, 0.97));
        let prospects = self.prospects(view, favoured) - self.prospects(view, !favoured);
        let weight = |[first, change]: [f32; 2]| first + change * share;
        libm::tanhf(weight(HOPES) * hopes + weight(PROSPECTS) * prospects + weight(CLOCK))
    }

    /// What it may hope for: at the limit nothing counts but whether the other side has its two sectors.
    fn hopes_by(&self, view: &View, favoured: Side, share: f32) -> f32 {
        let hopes = self.hopes(view, favoured);
        let last = 1.0 - 2.0 * two_of(view.chances[!favoured]);
        hopes + LATE * share * (last - hopes)
    }

    /// The chances to come to hold each of the enemy's sectors.
    fn chances(&self, field: &Field, side: Side) -> [f32; 3] {
        [0, 1, 2].map(|lane| self.conquest_chance(field, side, lane))
    }

    /// What speaks for a side. The weights are a regression of the results of 1,000 games between sergeants on 32,000
    /// of their positions (Quatre-Bras and Champ de Mars). Some correct others: generals and guns are in the material
    /// already, and markers have been taken off it.
    fn prospects(&self, view: &View, side: Side) -> f32 {
        let Strength { units, elements, guns, markers, leadership } = self.strength(side);
        let material = view.material[side];
        let tempo = if self.before_movement() { 0.089 } else { -0.135 };
        0.324 * two_of(view.chances[side])
            + 1.101 * libm::logf(1.0 + material)
            + 0.0198 * material
            + if view.tally.conquests(side) >= 1 { 0.275 } else { 0.0 }
            + 0.458 * markers / (elements + 1.0)
            - 0.0786 * leadership
            + 0.0912 * units
            - 0.0668 * guns
            + if self.player == side { tempo } else { 0.0 }
    }

    /// What a side may hope for, by weights chosen by hand.
    fn hopes(&self, view: &View, eyes: Side) -> f32 {
        let View { tally, chances, material } = view;
        let (mine, theirs, here, there) = (chances[eyes], chances[!eyes], material[eyes], material[!eyes]);
        let mut value = TWO_SECTORS * (two_of(mine) - two_of(theirs));
        value += ONE_SECTOR * (mine.iter().sum::<f32>() - theirs.iter().sum::<f32>());
        value += MATERIAL * (here - there) / (here + there).max(1.0);
        for side in Side::BOTH {
            if tally.open_flank(side).is_some() {
                // The other side still has its movement to fill the gap, or has just let it pass.
                let late = (self.player != side) && !self.before_movement();
                let sign = if side == eyes { 1.0 } else { -1.0 };
                value += sign * OPEN_FLANK[usize::from(late)];
            }
        }
        value + self.overreach(tally, !eyes) - self.overreach(tally, eyes)
    }

    /// Engaged units beyond the room of their sector: the fall of a general would scatter them.
    pub(crate) fn overreach(&self, tally: &Tally, side: Side) -> f32 {
        let engaged = Sector::ALL.into_iter().filter(|&sector| tally.units(!side, sector) > 0);
        let beyond = engaged.map(|sector| tally.units(side, sector).saturating_sub(self.room(sector)));
        LED_BEYOND * f32::from(beyond.sum::<u8>())
    }

    /// What is left of the hope of an attack that has not begun, for a side that must win before the limit.
    fn time_for(&self, side: Side) -> f32 {
        match (self.setup.rules.round_limit, self.setup.rules.on_limit) {
            (Some(limit), Some(favoured)) if favoured != side => {
                let left = f32::from(limit.saturating_sub(self.round())) / f32::from(limit.max(1));
                0.5 + 0.5 * left
            }
            _ => 1.0,
        }
    }
}
