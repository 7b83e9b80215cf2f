//! What units threaten each other with in their next turn, by fire and by charges.
//!
//! A judge looks at every pair of enemies in every position of every playout. So what is looked at stands in columns, one
//! unit after the other, and the loops over the enemies of a unit do not branch.

use std::ops::Range;

use kernel::Side;

use crate::formation::{Formation, front};
use crate::geometry::{Bounds, Point, inches};
use crate::units::{Arm, MOST_UNITS, UnitId};
use crate::{Area, AreaKind, MornePlaine, Stage};

/// Beyond its reach a threat fades over this distance.
const FADE: f32 = 20.0 * 254.0;
const INCH: f32 = inches(1) as f32;

/// A number for each unit.
pub(super) type Column = [f32; MOST_UNITS];

/// The units on the table but commanders, as the judge sees them: those of the first side, then those of the second.
pub(super) struct Sights {
    units: [UnitId; MOST_UNITS],
    len: usize,
    /// Where the second side begins.
    middle: usize,
    /// Where the centre is.
    x: Column,
    y: Column,
    /// Where the front looks.
    ahead_x: Column,
    ahead_y: Column,
    half_depth: Column,
    worth: Column,
    per_figure: Column,
    /// How much fire does to it: more in dense formations, less where it is saved or under cover.
    dense: Column,
    save: Column,
    shelter: Column,
    /// How much whoever charges it may hope for: foot and horse.
    prey: [Column; 2],
    /// The same from behind.
    from_behind: Column,
    /// 1 if it may be shot at and charged, 0 in a melee.
    free: Column,
}

/// What a unit threatens with, in points: by fire and by a charge.
#[derive(Clone, Copy, Default)]
pub(super) struct Threat {
    pub fire: f32,
    pub charge: f32,
}

impl Sights {
    /// Sees what is on the table; `worth` says what each unit is worth.
    pub fn of(game: &MornePlaine, worth: &Column) -> Sights {
        let blank = [0.0; MOST_UNITS];
        let mut all = Sights {
            units: [UnitId(0); MOST_UNITS],
            len: 0,
            middle: 0,
            x: blank,
            y: blank,
            ahead_x: blank,
            ahead_y: blank,
            half_depth: blank,
            worth: blank,
            per_figure: blank,
            dense: blank,
            save: blank,
            shelter: blank,
            prey: [blank; 2],
            from_behind: blank,
            free: blank,
        };
        for side in Side::BOTH {
            all.middle = all.len;
            for id in game.present(side).filter(|&id| !game.spec(id).commands()) {
                all.add(game, id, worth[id.index()]);
            }
        }
        all
    }

    fn add(&mut self, game: &MornePlaine, id: UnitId, worth: f32) {
        let (i, unit, spec) = (self.len, game.unit(id), game.spec(id));
        let centre = unit.foot.centre();
        let (fx, fy) = unit.pose().forward();
        let (arm, formation) = (spec.arm, unit.shape.formation);
        self.units[i] = id;
        (self.x[i], self.y[i]) = (centre.x as f32, centre.y as f32);
        (self.ahead_x[i], self.ahead_y[i]) = (fx as f32 / 65536.0, fy as f32 / 65536.0);
        self.half_depth[i] = unit.foot.depth as f32 / 2.0;
        self.worth[i] = worth;
        self.per_figure[i] = f32::from(spec.value) / f32::from(spec.n0);
        self.dense[i] = if formation.dense() && !unit.fleeing { 1.45 } else { 1.0 };
        self.save[i] = if arm == Arm::Infantry && formation != Formation::Skirmish { 0.83 } else { 0.5 };
        self.shelter[i] = game.shelter(centre);
        for (by, prey) in [Arm::Infantry, Arm::Cavalry].into_iter().zip(&mut self.prey) {
            prey[i] = match (arm, formation) {
                _ if unit.fleeing => 1.6,
                (_, Formation::Square) if by == Arm::Cavalry => 0.1,
                (_, Formation::March) => 1.2,
                (Arm::Artillery, _) => 0.8,
                (_, Formation::Skirmish) => 0.5,
                (_, Formation::Column) if by == Arm::Cavalry => 0.5,
                _ => 0.6,
            };
        }
        self.from_behind[i] = if matches!(formation, Formation::Square | Formation::Skirmish) { 1.0 } else { 1.7 };
        self.free[i] = if unit.engaged() { 0.0 } else { 1.0 };
        self.len += 1;
    }

    /// The places of a side's units.
    fn of_side(&self, side: Side) -> Range<usize> {
        match side {
            Side::A => 0..self.middle,
            Side::B => self.middle..self.len,
        }
    }

    /// Where the steady foot of a side stands.
    pub fn foot<'a>(&'a self, game: &'a MornePlaine, side: Side) -> impl Iterator<Item = (f32, f32)> + 'a {
        let steady = |id: UnitId| game.spec(id).arm == Arm::Infantry && !game.unit(id).fleeing;
        self.of_side(side).filter(move |&i| steady(self.units[i])).map(|i| (self.x[i], self.y[i]))
    }

    /// What the units of a side threaten with, less what its enemies do: those that act before the other side does, and
    /// those that act after it.
    pub fn threats(&self, game: &MornePlaine, eyes: Side) -> [Threat; 2] {
        let acting = !matches!(game.stage, Stage::Command | Stage::Melees | Stage::Victor | Stage::VictorReform);
        let left = if acting { game.left_to_act() } else { 0.0 };
        let mut sum = [Threat::default(); 2];
        let mut room = Threats { fire: [0.0; MOST_UNITS], charge: [0.0; MOST_UNITS], both: [0.0; MOST_UNITS] };
        for side in Side::BOTH {
            let sign = if side == eyes { 1.0 } else { -1.0 };
            for i in self.of_side(side) {
                let unit = game.unit(self.units[i]);
                if unit.fleeing || unit.engaged() {
                    continue;
                }
                // How far it acts before the enemy does.
                let first = match (side == game.player, unit.acted) {
                    (true, false) if acting => 1.0,
                    (true, _) => 0.0,
                    (false, _) => 1.0 - left,
                };
                let worst = self.worst(game, i, self.of_side(!side), &mut room);
                for (sum, share) in sum.iter_mut().zip([first, 1.0 - first]) {
                    sum.fire += sign * share * worst.fire;
                    sum.charge += sign * share * worst.charge;
                }
            }
        }
        sum
    }

    /// The greatest threat of a unit to one of its enemies; `out` is room to work in.
    fn worst(&self, game: &MornePlaine, from: usize, enemies: Range<usize>, out: &mut Threats) -> Threat {
        let (unit, arm) = (game.unit(self.units[from]), game.spec(self.units[from]).arm);
        let in_front = f32::from(front(unit.shape, unit.n.max(1)));
        let charger = Charger {
            reach: inches(if arm == Arm::Cavalry { 16 } else { 8 }) as f32,
            // The deeper, the fewer strike: whoever narrows his front is nearer to the enemy and yet threatens less.
            mass: match unit.shape.formation {
                _ if arm == Arm::Artillery => 0.0,
                Formation::Line => 0.4,
                Formation::Column | Formation::Echelon => (0.7 + 0.05 * in_front).min(1.0),
                _ => 0.0,
            },
            prey: &self.prey[usize::from(arm == Arm::Cavalry)],
        };
        let half_width = unit.foot.width as f32 / 2.0;
        let to = enemies.clone();
        match (arm, unit.shape.formation) {
            (Arm::Artillery, Formation::Limbered) => {
                self.compare(from, to, &charger, |far| 0.4 * far.fade(24.0 * INCH), out);
            }
            (Arm::Artillery, _) => self.compare(from, to, &charger, guns, out),
            (_, Formation::March) => self.compare(from, to, &charger, |far| 0.5 * far.fade(12.0 * INCH), out),
            (Arm::Infantry, formation) => {
                let open = matches!(formation, Formation::Line | Formation::Skirmish);
                let figures = if open { f32::from(unit.n) } else { in_front * 1.4 };
                self.compare(from, to, &charger, |far| muskets(far, figures, half_width), out);
            }
            _ => self.compare(from, to, &charger, |_| 0.3, out),
        }
        out.worst(enemies)
    }

    /// What a unit threatens each of its enemies with; `losses` are those of its fire before saves.
    #[inline]
    fn compare(
        &self,
        from: usize,
        enemies: Range<usize>,
        charger: &Charger<'_>,
        losses: impl Fn(&Far) -> f32,
        out: &mut Threats,
    ) {
        let (x, y, ahead_x, ahead_y) = (self.x[from], self.y[from], self.ahead_x[from], self.ahead_y[from]);
        let (half_depth, stake) = (self.half_depth[from], self.worth[from].min(8.0));
        for to in enemies.start..enemies.end.min(MOST_UNITS) {
            let (dx, dy) = (self.x[to] - x, self.y[to] - y);
            let far = Far {
                gap: ((dx * dx + dy * dy).sqrt() - half_depth - self.half_depth[to]).max(0.0),
                ahead: dx * ahead_x + dy * ahead_y,
                beside: (dx * ahead_y - dy * ahead_x).abs(),
                dense: self.dense[to],
            };
            let fire = losses(&far) * self.save[to] * self.per_figure[to] * 1.25 * self.shelter[to];
            let beyond = 0.6 * (1.0 - (far.gap - charger.reach) / FADE).max(0.0);
            let near = if far.gap <= charger.reach { 1.0 } else { beyond };
            let faces = if far.ahead > 0.0 { 1.0 } else { 0.3 };
            let behind = dx * self.ahead_x[to] + dy * self.ahead_y[to] > 0.0;
            // Looked up whether it is needed or not: a look that depends on something would be a branch.
            let from_behind = self.from_behind[to];
            let flank = if behind { from_behind } else { 1.0 };
            let charge = near * faces * charger.mass * charger.prey[to] * flank * self.worth[to] * 0.3;
            let charge = charge * stake / 6.0 * self.shelter[to];
            (out.fire[to], out.charge[to], out.both[to]) = (fire, charge, (fire + charge) * self.free[to]);
        }
    }
}

/// What makes a charge of a unit threatening.
struct Charger<'a> {
    reach: f32,
    mass: f32,
    prey: &'a Column,
}

/// How an enemy lies to a unit.
struct Far {
    gap: f32,
    ahead: f32,
    beside: f32,
    dense: f32,
}

impl Far {
    #[inline]
    fn fade(&self, reach: f32) -> f32 {
        (1.0 - (self.gap - reach).max(0.0) / FADE).max(0.0)
    }
}

#[inline]
fn guns(far: &Far) -> f32 {
    let wide = if far.ahead > 0.0 { 1.0 } else { 0.25 };
    let beyond = 2.2 * far.fade(24.0 * INCH);
    let band = if far.gap <= 8.0 * INCH { 4.5 } else { beyond };
    band * wide * far.dense
}

#[inline]
fn muskets(far: &Far, figures: f32, half_width: f32) -> f32 {
    // Both are asked without a branch between them.
    let faces = if (far.ahead > 0.0) & (far.beside <= far.ahead + half_width) { 1.0 } else { 0.35 };
    let beyond = 0.12 * far.fade(12.0 * INCH);
    let far_off = if far.gap <= 12.0 * INCH { 0.15 } else { beyond };
    let chance = if far.gap <= 6.0 * INCH { 0.30 } else { far_off };
    figures * chance * faces * far.dense * 0.8
}

/// What one unit threatens each of the others with.
struct Threats {
    fire: Column,
    charge: Column,
    both: Column,
}

impl Threats {
    fn worst(&self, enemies: Range<usize>) -> Threat {
        let (mut most, mut worst) = (0.0, None);
        for to in enemies {
            if self.both[to] > most {
                (most, worst) = (self.both[to], Some(to));
            }
        }
        worst.map_or(Threat::default(), |to| Threat { fire: self.fire[to], charge: self.charge[to] })
    }
}

impl MornePlaine {
    /// The share of the player's units that still act in this player turn.
    fn left_to_act(&self) -> f32 {
        let own = || self.present(self.player).filter(|&id| !self.spec(id).commands());
        own().filter(|&id| !self.unit(id).acted).count() as f32 / own().count().max(1) as f32
    }

    /// How much of a threat reaches a unit at a point: less in houses and trees.
    pub(super) fn shelter(&self, at: Point) -> f32 {
        let here = Bounds { low: at, high: at };
        let holds = |area: &&Area| area.kind.difficult() && area.bounds.near(&here, 0) && area.holds(at);
        let areas = self.setup.ground.areas.iter().filter(holds);
        areas.map(|area| if area.kind == AreaKind::Village { 0.45 } else { 0.85 }).fold(1.0, f32::min)
    }
}
