//! What is worth what, in pieces of infantry: troops, points, hearts, objectives, and the blows that lie ahead.

use kernel::{BySide, Judge, Side, Text};

use crate::clash::count;
use crate::fire::Line;
use crate::morale::numbers;
use crate::movement::Reach;
use crate::setup::Objective;
use crate::sight::{Lane, lanes};
use crate::unit::Units;
use crate::{Action, CorpsId, Kind, Phase, RevolutionEmpire, Setup, Terrain, UnitId};

/// The sum of pieces at which a side is nearly sure of its victory.
const SURE: f32 = 14.0;
/// A victory point at the start, and what it gains until the end.
const VICTORY_POINT: [f32; 2] = [1.6, 3.4];
/// What a lost heart costs, and the way there.
const DEMORALISED: f32 = 7.0;
const NEAR_DEMORALISED: f32 = 3.0;
/// What the breaking point costs when it is near.
const NEAR_BROKEN: f32 = 14.0;
/// How much of a possible blow counts: of units that act now, of their friends, of the enemy. Duels found that
/// those who fear the enemy's blows less win more: whoever keeps away leaves him the first one.
const BLOW_NOW: f32 = 0.9;
const BLOW_FRIEND: f32 = 0.3;
const BLOW_ENEMY: f32 = 0.2;
/// A unit that has no friend of its corps next to it may be left behind.
const ALONE: f32 = 0.15;
/// Cavalry that can still charge.
const FRESH_CAVALRY: f32 = 0.5;
/// Guns in a village cannot fire and are taken without a fight (RE-105, RE-106); horse is caught there too.
const GUNS_IN_VILLAGE: f32 = 1.5;
const HORSE_IN_VILLAGE: f32 = 0.4;
/// How much of an objective is as good as lost when the enemy is next to it and nobody stands on it.
const LEFT_OPEN: f32 = 0.6;
/// How far away an enemy begins to be near.
const NEAR: u8 = 5;
/// What driving a unit back is worth by itself.
const RECOIL: f32 = 0.35;
/// How strongly objectives draw units: held by the enemy, and by oneself.
const PULL: f32 = 0.55;
const GUARD: f32 = 0.3;
/// Chits of the same corps are worth less and less.
const NEXT_CHIT: f32 = 0.55;

/// A piece by kind (I, IE, C, HC, A).
const fn piece(kind: Kind) -> f32 {
    match kind {
        Kind::I => 1.0,
        Kind::Elite | Kind::C => 1.3,
        Kind::Heavy => 1.4,
        Kind::A => 3.0,
    }
}

/// What a number of dice does to a number of pieces.
#[derive(Clone, Copy, Default)]
struct Blow {
    /// Pieces lost on average.
    losses: f32,
    /// The chance to destroy the unit.
    kill: f32,
    /// The chance that it lives and falls back.
    recoil: f32,
}

const MOST_DICE: usize = 9;
const MOST_PIECES: usize = 8;

/// The objectives seen from a hex, those first that draw a unit most.
#[derive(Default)]
struct Draws {
    /// How strongly each draws a unit whose enemy holds it, with its number.
    to_take: Vec<(f32, u8)>,
    /// The same for a unit whose own side holds it.
    to_guard: Vec<(f32, u8)>,
}

impl Draws {
    fn new(setup: &Setup, cell: hexmap::Cell) -> Self {
        let worth = |objective: &Objective| 1.0 + objective.stake() + 0.7 * f32::from(objective.points);
        let near = |objective: &Objective| 1.0 / (1.0 + 0.3 * setup.grid.distance(objective.at, cell) as f32);
        let by = |draw: f32| {
            let all = setup.objectives.iter().zip(0..);
            let mut draws: Vec<_> = all.map(|(at, n)| (worth(at) * draw * near(at), n)).collect();
            draws.sort_by(|a, b| b.0.total_cmp(&a.0));
            draws
        };
        Draws { to_take: by(PULL), to_guard: by(GUARD) }
    }

    /// How strongly a unit is drawn whose side holds these objectives, one bit each.
    #[inline]
    fn most(&self, held: u16) -> f32 {
        let first = |draws: &[(f32, u8)], held: u16| {
            draws.iter().find(|(_, n)| held >> n & 1 == 1).map_or(0.0, |(draw, _)| *draw)
        };
        first(&self.to_take, !held).max(first(&self.to_guard, held))
    }
}

/// What the rules and the commander look up again and again, worked out once for a board.
#[derive(Default)]
pub(crate) struct Guide {
    /// Where each arm could go from each hex of an empty board.
    pub strolls: [Vec<Reach>; 4],
    /// The hexes within range of each hex.
    pub lanes: Vec<Vec<Lane>>,
    /// How strongly the objectives draw a unit from each hex.
    draws: Vec<Draws>,
    /// How far each objective is from each hex.
    ways: Vec<Vec<u8>>,
    /// The objectives that are each side's at the start, one bit each.
    pub owned: BySide<u16>,
    /// Blows by target (infantry, infantry in column, cavalry, artillery), dice and pieces.
    blows: Vec<[[Blow; MOST_PIECES]; MOST_DICE]>,
}

impl Guide {
    pub fn new(setup: &Setup) -> Self {
        let lanes = setup.grid.cells().map(|cell| lanes(setup, cell)).collect();
        let way = |to: &Objective| setup.grid.cells().map(|cell| setup.grid.distance(to.at, cell) as u8).collect();
        let owned = |side| {
            let own = setup.objectives.iter().enumerate().filter(|(_, objective)| objective.owner == side);
            own.fold(0, |bits, (n, _)| bits | 1 << n)
        };
        let targets = [(Kind::I, false), (Kind::I, true), (Kind::C, false), (Kind::A, false)];
        Guide {
            strolls: crate::movement::strolls(setup),
            lanes,
            draws: setup.grid.cells().map(|cell| Draws::new(setup, cell)).collect(),
            ways: setup.objectives.iter().map(way).collect(),
            owned: BySide::from_fn(owned),
            blows: targets.map(|(kind, column)| blows(kind, column)).to_vec(),
        }
    }

    fn blow(&self, target: Kind, column: bool, dice: u8, pieces: u8) -> Blow {
        let row = match target {
            Kind::I | Kind::Elite => usize::from(column),
            Kind::C | Kind::Heavy => 2,
            Kind::A => 3,
        };
        self.blows[row][usize::from(dice).min(MOST_DICE - 1)][usize::from(pieces).min(MOST_PIECES - 1)]
    }
}

/// Every number of dice against every number of pieces.
fn blows(kind: Kind, column: bool) -> [[Blow; MOST_PIECES]; MOST_DICE] {
    let mut table = [[Blow::default(); MOST_PIECES]; MOST_DICE];
    // Chances of so many losses and so many retreats, one die after another.
    let mut chances = [[0.0f32; MOST_DICE + 1]; MOST_DICE + 1];
    chances[0][0] = 1.0;
    for (dice, row) in table.iter_mut().enumerate() {
        for (pieces, blow) in row.iter_mut().enumerate().skip(1) {
            for (losses, line) in chances.iter().enumerate() {
                for (retreats, chance) in line.iter().enumerate() {
                    blow.losses += chance * losses.min(pieces) as f32;
                    blow.kill += if losses >= pieces { *chance } else { 0.0 };
                    blow.recoil += if losses < pieces && retreats > 0 { *chance } else { 0.0 };
                }
            }
        }
        let mut next = [[0.0; MOST_DICE + 1]; MOST_DICE + 1];
        for face in 1..=6 {
            let (loss, retreat) = count(kind, column, &[face]);
            for losses in 0..=dice {
                for retreats in 0..=dice - losses {
                    let to = &mut next[losses + usize::from(loss)][retreats + usize::from(retreat)];
                    *to += chances[losses][retreats] / 6.0;
                }
            }
        }
        chances = next;
    }
    table
}

impl Judge for RevolutionEmpire {
    fn value(&self, eyes: Side) -> f32 {
        let mut sum = self.standing(eyes) - self.standing(!eyes);
        sum += self.fighting(eyes);
        if self.phase == Phase::Chits {
            sum += self.chosen_worth(eyes);
        }
        let x = sum / SURE;
        x / (1.0 + x.abs())
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Chit(corps) => 0.3 + self.corps_worth(corps) * NEXT_CHIT.powi(i32::from(self.bowl[corps.index()])),
            Action::Seal if self.phase == Phase::Chits && self.command_left(side) > 0 => 0.05,
            Action::Group(unit) => 0.5 + self.group_worth(self.group_of(unit)),
            Action::Fire { .. } => 5.0,
            Action::Skirmish { .. } => 4.0,
            Action::Attack { unit, target, column } => {
                let dice = self.attack_reckoning(unit, target).dice();
                (1.0 + 2.0 * self.best_gain(unit, target, &[column], dice)).max(0.1)
            }
            Action::EndFire | Action::Decline => 0.3,
            Action::EndCombat => 0.7,
            Action::Move { unit, to } => self.move_prior(unit, to),
            Action::EndMovement => 1.5,
            Action::Riposte | Action::Pursue => 4.0,
            Action::Take => 2.0,
            _ => 1.0,
        }
    }

    /// Victory points first, then pieces.
    fn margin(&self, eyes: Side) -> f32 {
        let pieces = |side| self.army(side).map(|unit| f32::from(self.pieces(unit))).sum::<f32>();
        let (own, enemy) = (pieces(eyes), pieces(!eyes));
        let points = (self.score(eyes) as f32 - self.score(!eyes) as f32) / SURE;
        (0.7 * points + 0.3 * (own - enemy) / (own + enemy).max(1.0)).clamp(-1.0, 1.0)
    }

    fn undoes(&self, action: &Action, then: &Self, earlier: &Action) -> bool {
        match (*action, *earlier) {
            (Action::Move { unit, to }, Action::Move { unit: moved, .. }) => unit == moved && then.cell(unit) == to,
            _ => false,
        }
    }

    fn why(&self, _: Side, action: &Action) -> Text {
        match *action {
            Action::Chit(_) => Text::key("why-chit"),
            Action::Seal => Text::key("why-seal"),
            Action::Group(_) => Text::key("why-group"),
            Action::Fire { battery, target } => {
                let dice: u8 = self.line_of_fire(battery, target).iter().map(|aim| aim.dice).sum();
                Text::key("why-fire").with("n", dice)
            }
            Action::Skirmish { .. } => Text::key("why-skirmish"),
            Action::Attack { unit, target, column } => {
                let reckoning = self.attack_reckoning(unit, target);
                let key = match (reckoning.flank, reckoning.charge, column) {
                    (true, ..) => "why-flank",
                    (_, true, _) => "why-charge",
                    (_, _, true) => "why-column",
                    _ => "why-attack",
                };
                Text::key(key).with("n", reckoning.dice())
            }
            Action::Move { unit, to } if self.takes(unit, to) => Text::key("why-objective"),
            Action::Move { unit, to } if self.touches_enemy(unit, to) => Text::key("why-contact"),
            Action::Move { unit, to } if self.pull_at(unit, to) > self.pull_at(unit, self.cell(unit)) => {
                Text::key("why-advance")
            }
            Action::Move { .. } => Text::key("why-place"),
            Action::EndFire | Action::EndMovement | Action::EndCombat => Text::key("why-hold"),
            Action::Evade => Text::key("why-evade"),
            Action::Stand => Text::key("why-stand"),
            Action::Riposte => Text::key("why-fight"),
            Action::Retreat { to, .. } => Text::key("why-retreat").with("hex", self.place_name(to)),
            Action::Take => Text::key("why-take"),
            Action::Pursue => Text::key("why-pursue"),
            Action::Decline | Action::Stay => Text::key("why-stay"),
        }
    }
}

impl RevolutionEmpire {
    /// What a victory point is worth now.
    fn victory_point(&self) -> f32 {
        let late = f32::from(self.turn) / f32::from(self.setup.turns);
        VICTORY_POINT[0] + VICTORY_POINT[1] * late * late
    }

    /// What a side has: points, heart, and troops in their places.
    fn standing(&self, side: Side) -> f32 {
        let mut worth = self.victory_point() * self.score(side) as f32;
        let army = &self.setup.armies[side];
        let points = self.points(side) as f32;
        if let Some(threshold) = army.threshold {
            let near = (points / f32::from(threshold)).min(1.0);
            worth -= if near >= 1.0 { DEMORALISED } else { NEAR_DEMORALISED * near * near };
        }
        if let Some(breaking) = army.breaking_point.filter(|_| self.setup.house.breaking_point) {
            let near = (points / f32::from(breaking)).min(1.0);
            worth -= NEAR_BROKEN * near * near * near;
        }
        worth - self.left_open(side) + self.army(side).map(|unit| self.unit_worth(unit)).sum::<f32>()
    }

    /// What a side stands to lose where nobody guards its objectives and the enemy is near.
    fn left_open(&self, side: Side) -> f32 {
        let mut lost = 0.0;
        for n in numbers(self.held(side)).filter(|&n| self.unit_at(self.setup.objectives[n].at).is_none()) {
            let way = &self.setup.guide.ways[n];
            let nearest = |side| self.army(side).map(|unit| way[self.cell(unit).index()]).min();
            let Some(enemy) = nearest(!side).filter(|&enemy| enemy <= NEAR) else { continue };
            // Whoever is nearer gets there first.
            let share = if nearest(side).is_some_and(|guard| guard < enemy) { 0.3 } else { 1.0 };
            let near = 1.0 - (f32::from(enemy) - 1.0) / f32::from(NEAR);
            lost += LEFT_OPEN * share * near * near * self.ground(n);
        }
        lost
    }

    fn unit_worth(&self, unit: UnitId) -> f32 {
        let kind = self.setup.kind(unit);
        let mut worth = piece(kind) * f32::from(self.pieces(unit));
        if kind.cavalry() && !self.retreated.has(unit) && self.pieces(unit) == self.setup.unit(unit).pieces {
            worth += FRESH_CAVALRY;
        }
        if self.setup.terrain(self.cell(unit)) == Terrain::Village {
            worth -= match kind {
                Kind::A => GUNS_IN_VILLAGE,
                Kind::C | Kind::Heavy => HORSE_IN_VILLAGE,
                _ => 0.0,
            };
        }
        worth + self.pull_at(unit, self.cell(unit))
    }

    /// How well a unit is placed for the objectives.
    fn pull_at(&self, unit: UnitId, cell: hexmap::Cell) -> f32 {
        let best = self.setup.guide.draws[cell.index()].most(self.held(unit.side()));
        // Guns are slow and fragile: others take the objectives.
        if self.setup.kind(unit) == Kind::A { 0.5 * best } else { best }
    }

    /// What an attack promises: losses, a kill, ground, less what the riposte costs; the better of some formations, in
    /// column or not.
    fn best_gain(&self, unit: UnitId, target: UnitId, columns: &[bool], dice: u8) -> f32 {
        let (own, kind) = (self.setup.kind(unit), self.setup.kind(target));
        let (guide, point, ground) = (&self.setup.guide, self.victory_point(), self.ground_worth(target));
        // Horse slips away from foot, or would rather: only the ground is sure.
        let slips = own.infantry() && kind.cavalry();
        let riposte = if slips {
            0.0
        } else {
            let answer = self.riposte_reckoning(target, unit).dice();
            let back = guide.blow(own, false, answer, self.pieces(unit));
            piece(own) * back.losses + point * back.kill
        };
        let gain = |&column: &bool| {
            let blow = guide.blow(kind, column, dice, self.pieces(target));
            let mut gain =
                piece(kind) * blow.losses + point * blow.kill + (RECOIL + ground) * blow.recoil + ground * blow.kill;
            if slips {
                gain = 0.3 * gain + 0.5 * ground;
            } else {
                gain -= 0.9 * (1.0 - blow.kill - blow.recoil) * riposte;
            }
            // A pursuit may follow.
            if own.cavalry() { gain + 0.4 * blow.recoil } else { gain }
        };
        columns.iter().map(gain).fold(f32::MIN, f32::max)
    }

    /// What the hex of a unit is worth to its enemy.
    fn ground_worth(&self, unit: UnitId) -> f32 {
        self.setup.objective_at[self.cell(unit).index()].map_or(0.0, |n| self.ground(usize::from(n)))
    }

    /// What an objective is worth.
    fn ground(&self, n: usize) -> f32 {
        let objective = &self.setup.objectives[n];
        self.victory_point() * objective.stake() + 0.8 * f32::from(objective.points)
    }

    /// The best that a unit can do to the enemies next to it, and whether it stands with its corps.
    fn outlook(&self, unit: UnitId) -> (f32, bool) {
        let setup = &self.setup;
        let (kind, from) = (setup.kind(unit), self.cell(unit));
        let corps = setup.corps_of[unit.index()];
        let (mut best, mut with_corps) = (0.0f32, false);
        for &cell in &setup.around[from.index()] {
            let Some(other) = self.unit_at(cell) else { continue };
            if other.side() == unit.side() {
                with_corps |= setup.corps_of[other.index()] == corps;
            } else if kind != Kind::A && self.ground_allows(kind, from, cell).is_ok() {
                let dice = self.attack_reckoning(unit, other).dice();
                if dice > 0 {
                    let columns = if self.may_choose_column(unit, other) { &[false, true][..] } else { &[false] };
                    best = best.max(self.best_gain(unit, other, columns, dice));
                }
            }
        }
        if kind == Kind::A {
            best = self.fire_gain(unit);
        }
        (best, with_corps)
    }

    /// The best that a battery can do from where it stands.
    fn fire_gain(&self, battery: UnitId) -> f32 {
        if self.setup.terrain(self.cell(battery)) == Terrain::Village {
            return 0.0;
        }
        let gain = |line: Line| {
            let aims = line.iter().filter(|aim| aim.dice > 0);
            aims.map(|aim| {
                let kind = self.setup.kind(aim.unit);
                let blow = self.setup.guide.blow(kind, false, aim.dice, self.pieces(aim.unit));
                piece(kind) * blow.losses + self.victory_point() * blow.kill
            })
            .sum::<f32>()
        };
        // A fire that hurts nobody gains nothing: it need not be left out.
        self.lines_of_fire(battery).map(gain).fold(0.0, f32::max)
    }

    /// Whether the unit can still strike in this activation.
    fn strikes_now(&self, unit: UnitId) -> bool {
        if !self.activation.units.has(unit) {
            return false;
        }
        match (self.phase, self.setup.kind(unit)) {
            (Phase::Fire, Kind::A) => !self.fired.has(unit),
            (_, Kind::A) => false,
            _ => !self.attacked.has(unit) && !self.activation.marched.has(unit),
        }
    }

    /// No chit of this side is left in the bowl, and no turn will bring others.
    fn strikes_no_more(&self, side: Side) -> bool {
        self.turn == self.setup.turns && self.phase != Phase::Chits && self.chits_of(side) == 0
    }

    /// The blows that lie ahead, ours less theirs.
    fn fighting(&self, eyes: Side) -> f32 {
        let mut sum = 0.0;
        let active = self.active_corps().map(CorpsId::side);
        for unit in self.present {
            let (best, with_corps) = self.outlook(unit);
            let share = match active {
                Some(side) if side == unit.side() && self.strikes_now(unit) => BLOW_NOW,
                _ if self.strikes_no_more(unit.side()) => 0.0,
                Some(side) if side == unit.side() => BLOW_FRIEND,
                _ => BLOW_ENEMY,
            };
            let alone = if with_corps || self.setup.kind(unit) == Kind::C { 0.0 } else { ALONE };
            let worth = share * best - alone;
            sum += if unit.side() == eyes { worth } else { -worth };
        }
        if self.phase == Phase::Fire {
            let shots = self.skirmishers_in_reach().count() as f32 * 0.4;
            sum += if active == Some(eyes) { shots } else { -shots };
        }
        sum
    }

    /// What a group could do now: its blows, and its march.
    fn group_worth(&self, group: Units) -> f32 {
        let unit =
            |unit: UnitId| 0.25 + self.outlook(unit).0 + 0.3 * (1.5 - self.pull_at(unit, self.cell(unit))).max(0.0);
        group.map(unit).sum()
    }

    /// What a chit of a corps would do: its best group, and its light cavalry.
    fn corps_worth(&self, corps: CorpsId) -> f32 {
        let groups = self.group_leaders(corps).map(|leader| self.group_worth(self.group_of(leader)));
        groups.fold(0.0, f32::max) + 0.5 * self.group_worth(self.light_cavalry(corps))
    }

    /// What the chits chosen so far promise.
    fn chosen_worth(&self, side: Side) -> f32 {
        let mut sum = 0.0;
        for corps in self.setup.corps_of_side(side) {
            let chits = self.bowl[corps.id.index()];
            if chits > 0 {
                let copies: f32 = (0..chits).map(|n| NEXT_CHIT.powi(i32::from(n))).sum();
                sum += 0.3 * copies * self.corps_worth(corps.id);
            }
        }
        sum
    }

    /// Whether the unit would take an objective there.
    fn takes(&self, unit: UnitId, to: hexmap::Cell) -> bool {
        self.setup.objective_at[to.index()].is_some_and(|n| self.holder(usize::from(n)) != unit.side())
    }

    fn touches_enemy(&self, unit: UnitId, to: hexmap::Cell) -> bool {
        let around = &self.setup.around[to.index()];
        around.iter().any(|&cell| self.unit_at(cell).is_some_and(|other| other.side() != unit.side()))
    }

    fn move_prior(&self, unit: UnitId, to: hexmap::Cell) -> f32 {
        let from = self.cell(unit);
        let mut prior = 1.0 + 4.0 * (self.pull_at(unit, to) - self.pull_at(unit, from));
        if self.takes(unit, to) {
            prior += 4.0;
        }
        let kind = self.setup.kind(unit);
        if kind == Kind::A && self.setup.terrain(to) == Terrain::Village {
            return 0.05;
        }
        if self.touches_enemy(unit, to) {
            let near = self.setup.grid.distance(from, to) <= u32::from(kind.allowance().fight);
            prior += if kind == Kind::A {
                -0.8
            } else if near {
                1.5
            } else {
                -0.3
            };
        }
        prior.max(0.1)
    }
}
