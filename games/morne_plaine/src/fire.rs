//! Fire of infantry, cavalry and batteries (MP-71 to MP-93).

mod effect;

use kernel::Side;

use crate::bar::Bar;
use crate::dice::Reroll;
use crate::event::ShotKind;
use crate::facts::Denial;
use crate::formation::{Face, Formation, front, half, on_side};
use crate::geometry::{Gap, Point, inches};
use crate::sight::{Edge, FrontalArc};
use crate::terrain::Cover;
use crate::units::{Arm, Class, Trait, UnitId};
use crate::{MornePlaine, Stage};

/// A range band of a battery: how far it reaches and what it adds to the die (MP-87).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Reach of a medium or horse battery, in inches.
    pub medium: i32,
    /// Reach of a heavy battery.
    pub heavy: i32,
    /// What the die is changed by.
    pub modifier: i8,
}

/// Short, medium and long range (MP-87).
pub const BANDS: [Band; 3] = [
    Band { medium: 8, heavy: 12, modifier: 2 },
    Band { medium: 24, heavy: 36, modifier: -1 },
    Band { medium: 36, heavy: 48, modifier: -3 },
];

/// Ranges of volleys: 5+ up to the first, 6 up to the second (MP-74, MP-76).
pub const VOLLEY: [i32; 2] = [6, 12];
/// The same with rifles.
pub const RIFLES: [i32; 2] = [9, 18];
/// Ranges of fire after a move: infantry and cavalry (MP-73).
pub const PROGRESS: [i32; 2] = [6, 4];

/// A shot before it is fired: all its numbers.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    /// Who fires.
    pub shooter: UnitId,
    /// Which side of a square fires.
    pub face: Option<Face>,
    /// At whom.
    pub target: UnitId,
    /// How.
    pub kind: ShotKind,
    /// To-hit dice; 1 for a battery.
    pub dice: u8,
    /// What hits; 0 for a battery.
    pub need: u8,
    /// Which dice are rerolled.
    pub reroll: Reroll,
    /// What a battery's die is changed by, band and manhandling together (MP-89).
    pub modifier: i8,
    /// Whether a battery's hits are doubled (MP-46).
    pub doubled: bool,
    /// What saves.
    pub save: u8,
    /// Ones are rerolled when saving (MP-86).
    pub save_again: bool,
    /// The target's cover.
    pub cover: Cover,
}

/// How a target lies to its shooter: all that a shot takes from the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The range band of guns, or 1 beyond the near range of a volley (MP-74, MP-87).
    pub band: usize,
    /// The target's cover (MP-34).
    pub cover: Cover,
    /// It is shot at from its flank (MP-78).
    pub enfiladed: bool,
}

impl MornePlaine {
    /// What a unit fires with on a side: a volley or after a move (MP-77).
    fn firing_figures(&self, id: UnitId, face: Option<Face>, volley: bool) -> u8 {
        let unit = self.unit(id);
        match (unit.shape.formation, face) {
            (Formation::Line, _) if volley => unit.n,
            (Formation::Skirmish, _) => unit.n,
            (Formation::March, _) => 0,
            (Formation::Square, Some(face)) => on_side(face, unit.n),
            _ => front(unit.shape, unit.n),
        }
    }

    /// Whether cover helps a target (MP-81, MP-82).
    pub(crate) fn takes_cover(&self, target: UnitId) -> bool {
        match self.spec(target).arm {
            Arm::Infantry => true,
            Arm::Artillery => self.unit(target).order() != Some(Formation::Limbered),
            Arm::Cavalry | Arm::Commander => false,
        }
    }

    /// The save of a target against fire from a point (MP-81, MP-82).
    pub fn fire_save(&self, target: UnitId, from: Point) -> (u8, Cover) {
        let cover = if self.takes_cover(target) { self.cover(from, target) } else { Cover::None };
        (self.save_in(target, cover), cover)
    }

    fn save_in(&self, target: UnitId, cover: Cover) -> u8 {
        match (self.spec(target).arm, self.unit(target).order(), cover) {
            (Arm::Commander, ..) => 3,
            (Arm::Cavalry, ..) | (_, Some(Formation::Limbered), _) => 4,
            (Arm::Artillery, _, Cover::None) | (_, Some(Formation::Skirmish), Cover::None) => 4,
            (Arm::Artillery, ..) | (_, Some(Formation::Skirmish), _) => 2,
            (Arm::Infantry, _, Cover::None) => 6,
            (Arm::Infantry, _, Cover::Soft) => self.rules().soft_cover_save,
            (Arm::Infantry, _, Cover::Hard) => 3,
        }
    }

    /// How a target lies to its shooter on the table as it is.
    fn lie(&self, shooter: UnitId, face: Option<Face>, target: UnitId, kind: ShotKind) -> Lie {
        let from = Edge::of(&self.unit(shooter).foot, face.unwrap_or(Face::Front)).pose.point();
        let gap = || self.gap_between(shooter, target);
        let band = match kind {
            ShotKind::Guns => self.band(shooter, gap()).map_or(2, |(i, _)| i),
            ShotKind::Volley => usize::from(!gap().within(self.volley_ranges(shooter)[0])),
            _ => 0,
        };
        Lie { band, cover: self.fire_save(target, from).1, enfiladed: self.enfiladed(target, from) }
    }

    /// The numbers of a shot whose legality does not matter or is known.
    pub fn shot(&self, shooter: UnitId, face: Option<Face>, target: UnitId, kind: ShotKind) -> Shot {
        self.shot_of(shooter, face, target, kind, self.lie(shooter, face, target, kind))
    }

    /// The numbers of a shot at a target that lies so.
    pub(crate) fn shot_of(
        &self,
        shooter: UnitId,
        face: Option<Face>,
        target: UnitId,
        kind: ShotKind,
        lie: Lie,
    ) -> Shot {
        let spec = self.spec(shooter);
        let goal = self.spec(target);
        let save_again = self.rules().cuirass_vs_fire && goal.is(Trait::Cuirass);
        let dense = self.unit(target).order().is_some_and(Formation::dense);
        let mut shot = Shot {
            shooter,
            face,
            target,
            kind,
            dice: 1,
            need: 0,
            reroll: Reroll::None,
            modifier: BANDS[0].modifier,
            doubled: dense,
            save: self.save_in(target, lie.cover),
            save_again,
            cover: lie.cover,
        };
        if matches!(kind, ShotKind::Guns | ShotKind::Canister) {
            if kind == ShotKind::Guns {
                let manhandled = matches!(self.stage, Stage::Fire { .. });
                shot.modifier = BANDS[lie.band].modifier - i8::from(manhandled);
            }
            return shot;
        }
        let volley = matches!(kind, ShotKind::Volley | ShotKind::ReactVolley);
        shot.dice = self.firing_figures(shooter, face, volley);
        shot.need = if volley && lie.band == 0 { 5 } else { 6 };
        shot.doubled = false;
        let drilled = spec.arm == Arm::Infantry && (spec.is(Trait::British) || spec.is(Trait::Guard));
        if (spec.arm == Arm::Infantry && dense) || lie.enfiladed {
            shot.reroll = Reroll::Misses;
        } else if volley && drilled {
            shot.reroll = Reroll::Ones;
        }
        shot
    }

    /// Near and far range of a unit's volleys (MP-74, MP-76).
    pub fn volley_ranges(&self, shooter: UnitId) -> [i32; 2] {
        if self.spec(shooter).is(Trait::Rifles) { RIFLES.map(inches) } else { VOLLEY.map(inches) }
    }

    /// The band of a battery that holds a distance, with its index (MP-87).
    pub fn band(&self, battery: UnitId, gap: Gap) -> Option<(usize, Band)> {
        let heavy = self.spec(battery).class == Class::Heavy;
        let reach = |band: &Band| inches(if heavy { band.heavy } else { band.medium });
        BANDS.into_iter().enumerate().find(|(_, band)| gap.within(reach(band)))
    }

    /// How far a shot of this kind may reach.
    pub fn range(&self, shooter: UnitId, kind: ShotKind) -> i32 {
        let spec = self.spec(shooter);
        match kind {
            ShotKind::Volley => self.volley_ranges(shooter)[1],
            ShotKind::Guns => inches(if spec.class == Class::Heavy { BANDS[2].heavy } else { BANDS[2].medium }),
            ShotKind::Progress => inches(PROGRESS[usize::from(spec.arm == Arm::Cavalry)]),
            _ => i32::MAX / 4,
        }
    }

    /// Whether a unit may fire at a target in this way, and the shot (MP-71 to MP-83).
    pub fn aim(&self, shooter: UnitId, face: Option<Face>, target: UnitId, kind: ShotKind) -> Result<Shot, Bar<'_>> {
        self.check_aim(shooter, face, target, kind)?;
        Ok(self.shot(shooter, face, target, kind))
    }

    /// Whether a unit may fire at a target in this way.
    pub(crate) fn check_aim(
        &self,
        shooter: UnitId,
        face: Option<Face>,
        target: UnitId,
        kind: ShotKind,
    ) -> Result<(), Bar<'_>> {
        self.check_fires(shooter, face, kind)?;
        let (goal, spec) = (self.unit(target), self.spec(target));
        if spec.side == self.spec(shooter).side {
            return Err(Bar::new("MP-71", "own-unit"));
        }
        if !goal.here() {
            return Err(Bar::new("MP-71", "not-on-table"));
        }
        if goal.engaged() {
            return Err(Bar::new("MP-79", "target-engaged"));
        }
        if self.declared() {
            return match self.is_denied(shooter, Denial::Shot(face, target)) {
                true => Err(Bar::new("MP-R77", "declared-no-shot")),
                false => Ok(()),
            };
        }
        let gap = self.gap_between(shooter, target);
        if !gap.within(self.range(shooter, kind)) {
            let rule = match kind {
                ShotKind::Guns => "MP-87",
                ShotKind::Progress => "MP-73",
                _ if self.spec(shooter).is(Trait::Rifles) => "MP-76",
                _ => "MP-74",
            };
            return Err(Bar::new(rule, "out-of-range").range(self.range(shooter, kind) / crate::INCH));
        }
        if spec.commands() && !self.exposed(shooter, target, gap) {
            return Err(Bar::new("MP-83", "commander-covered"));
        }
        let arc = if kind == ShotKind::Guns { FrontalArc::Wide } else { FrontalArc::Narrow };
        let edge = Edge::of(&self.unit(shooter).foot, face.unwrap_or(Face::Front));
        match self.sees(shooter, &edge, arc, target) {
            Ok(()) => Ok(()),
            Err(seen) if half(seen.in_arc, seen.of) => Err(Bar::new("MP-26", "unseen").count(seen.visible, seen.of)),
            Err(seen) => Err(Bar::new("MP-72", "out-of-arc").count(seen.in_arc, seen.of)),
        }
    }

    /// A commander may be shot at when he is nearer than all his units (MP-83).
    fn exposed(&self, shooter: UnitId, commander: UnitId, gap: Gap) -> bool {
        let side = self.spec(commander).side;
        self.present(side).filter(|&id| !self.spec(id).commands()).all(|id| gap.shorter(self.gap_between(shooter, id)))
    }

    /// Whether a unit fires at all in this way (MP-44, MP-61, MP-77, MP-79, MP-88, MP-93).
    fn check_fires(&self, shooter: UnitId, face: Option<Face>, kind: ShotKind) -> Result<(), Bar<'_>> {
        let (unit, spec) = (self.unit(shooter), self.spec(shooter));
        if unit.fleeing || unit.engaged() {
            return Err(Bar::new("MP-79", "cannot-fire-now"));
        }
        match (kind, spec.arm) {
            (ShotKind::Guns, Arm::Artillery) if unit.shape.formation == Formation::Limbered => {
                return Err(Bar::new("MP-93", "is-limbered"));
            }
            (ShotKind::Guns, Arm::Artillery) if face.is_some() => return Err(Bar::new("MP-45", "not-a-square")),
            (ShotKind::Guns, Arm::Artillery) => return Ok(()),
            (ShotKind::Guns, _) => return Err(Bar::new("MP-93", "not-a-battery")),
            (ShotKind::Volley, Arm::Infantry) | (ShotKind::Progress, Arm::Infantry | Arm::Cavalry) => {}
            (ShotKind::Volley, _) => return Err(Bar::new("MP-61", "infantry-only")),
            _ => return Err(Bar::new("MP-77", "does-not-fire")),
        }
        if unit.shape.formation == Formation::March {
            let rule = if spec.arm == Arm::Cavalry { "MP-49" } else { "MP-44" };
            return Err(Bar::new(rule, "march-never-fires"));
        }
        let square = unit.shape.formation == Formation::Square;
        match face {
            None if square => Err(Bar::new("MP-45", "square-fires-by-sides")),
            Some(_) if !square => Err(Bar::new("MP-45", "not-a-square")),
            Some(face) if on_side(face, unit.n) == 0 => Err(Bar::new("MP-45", "side-empty")),
            _ => Ok(()),
        }
    }

    /// Whether a volley may be fired (MP-61, MP-169).
    pub(crate) fn check_volley(&self, side: Side, id: UnitId, target: Option<UnitId>) -> Result<(), Bar<'_>> {
        self.check_may_act(side, id)?;
        if self.unit(id).banned != 0 && self.spec(id).arm == Arm::Infantry {
            return Err(Bar::new("MP-169", "volley-banned"));
        }
        match target {
            Some(target) => self.check_aim(id, None, target, ShotKind::Volley),
            None if self.unit(id).shape.formation != Formation::Square => Err(match self.spec(id).arm {
                Arm::Infantry => Bar::new("MP-45", "not-a-square"),
                _ => Bar::new("MP-61", "infantry-only"),
            }),
            None if self.side_targets(id, true, 0).next().is_none() => Err(Bar::new("MP-72", "no-target")),
            None => Ok(()),
        }
    }

    /// The shots that sides of a square may still fire.
    pub(crate) fn side_targets(
        &self,
        id: UnitId,
        volley: bool,
        fired: u8,
    ) -> impl Iterator<Item = (Face, UnitId)> + '_ {
        let kind = if volley { ShotKind::Volley } else { ShotKind::Progress };
        let enemy = !self.spec(id).side;
        Face::ALL.into_iter().filter(move |&face| fired & 1 << face as u8 == 0).flat_map(move |face| {
            self.present(enemy)
                .filter(move |&target| self.may_hit(id, Some(face), target, kind))
                .map(move |target| (face, target))
        })
    }

    /// The targets of a unit's fire.
    pub(crate) fn targets(&self, id: UnitId, kind: ShotKind) -> impl Iterator<Item = UnitId> + '_ {
        let enemy = !self.spec(id).side;
        self.present(enemy).filter(move |&target| self.may_hit(id, None, target, kind))
    }

    /// Whether a unit may fire at a target in this way, with a quick look first whether it may be in range at all.
    pub(crate) fn may_hit(&self, id: UnitId, face: Option<Face>, target: UnitId, kind: ShotKind) -> bool {
        let reach = self.range(id, kind).min(100_000) + 4;
        (self.declared() || self.unit(id).foot.bounds.near(&self.unit(target).foot.bounds, reach))
            && self.check_aim(id, face, target, kind).is_ok()
    }

    /// How the unit of a fire decision fires.
    pub(crate) fn fire_kind(&self, id: UnitId, volley: bool) -> ShotKind {
        match (self.spec(id).arm, volley) {
            (Arm::Artillery, _) => ShotKind::Guns,
            (_, true) => ShotKind::Volley,
            _ => ShotKind::Progress,
        }
    }
}
