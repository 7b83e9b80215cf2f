//! Fire and visibility (BE-41 to BE-59).

use hexmap::Cell;
use kernel::{Dice, Journal, Refusal, Throw};
use serde::Serialize;

use crate::action::Reaction;
use crate::lines::{LONGEST_RANGE, Obstacle, obstacles};
use crate::terrain::Cells;
use crate::troops::{Order, UnitId, Weapon};
use crate::turn::note_wanted;
use crate::{BelleEpoque, Event, Gait, Phase};

/// BE-41: the score to hit at 1 to 4 hexes, standing still and after a basic move; 0 where there is no fire.
pub const FIRE: [[(u8, u8); 4]; 7] = [
    [(5, 3), (4, 2), (3, 1), (2, 0)], // A
    [(5, 3), (4, 1), (2, 0), (1, 0)], // B
    [(4, 2), (3, 0), (1, 0), (0, 0)], // C
    [(3, 1), (2, 0), (2, 0), (1, 0)], // D
    [(3, 0), (2, 0), (1, 0), (0, 0)], // E
    [(2, 0), (1, 0), (1, 0), (0, 0)], // F
    [(1, 0), (0, 0), (0, 0), (0, 0)], // G
];

/// BE-47, BE-72: a 6 never counts.
pub(crate) const HIGHEST_SCORE: u8 = 5;

/// The most dice of one fire: six elements and the overlooking die.
const MOST_DICE: usize = 7;

/// A fire that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shot {
    /// The distance.
    pub range: u8,
    /// The score of the table.
    pub table: u8,
    /// The target is conspicuous: the score is one higher (BE-46).
    pub flagrant: bool,
    /// The highest face that hits.
    pub score: u8,
    /// The lowest face that hits (BE-49, BE-50).
    pub lowest: u8,
    /// The dice.
    pub dice: u8,
    /// One of them is for overlooking the target (BE-48).
    pub overlooks: bool,
}

impl Shot {
    /// BE-45: whether a die hits.
    #[inline]
    pub fn hits(&self, die: u8) -> bool {
        (self.lowest..=self.score).contains(&die)
    }

    /// The faces of a die that hit.
    #[inline]
    pub fn faces(&self) -> u8 {
        (self.score + 1).saturating_sub(self.lowest)
    }
}

/// Why there is no fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoShot {
    /// The table has no score at this distance (BE-42).
    OutOfRange,
    /// Nor after a basic move (BE-43).
    NotAfterMove,
    /// Nor after a forced march (BE-29).
    NotAfterMarch,
    /// The target is seen from nearer only (BE-54 to BE-58).
    Unseen {
        /// The rule that hides it.
        rule: &'static str,
        /// The distance at which it is seen.
        visibility: u8,
    },
    /// Something is in the way (BE-52).
    Blocked,
}

impl BelleEpoque {
    /// What makes a unit harder to see, each by one hex: it has not given itself away (BE-55), it is in cover (BE-56),
    /// it is infantry in open order (BE-57). Nothing does if it is conspicuous (BE-59).
    #[inline]
    fn hidden(&self, unit: UnitId) -> [bool; 3] {
        let troops = self.setup.unit(unit);
        if troops.tags.flagrant {
            return [false; 3];
        }
        let still = !self.has_moved(unit) && (!self.has_fired(unit) || troops.tags.smokeless);
        let cover = self.setup.cover.contains(self.cell(unit));
        let open_order = troops.order == Order::Open && troops.kind.fights_on_foot();
        [still, cover, open_order]
    }

    /// BE-54: the distance at which a unit is seen.
    #[inline]
    pub fn visibility(&self, unit: UnitId) -> u8 {
        let [still, cover, open_order] = self.hidden(unit).map(u8::from);
        LONGEST_RANGE - still - cover - open_order
    }

    /// The rule to name for what hides a unit: one reduction, or their sum (BE-58).
    fn hiding_rule(&self, unit: UnitId) -> &'static str {
        match self.hidden(unit) {
            [true, false, false] => "BE-55",
            [false, true, false] => "BE-56",
            [false, false, true] => "BE-57",
            [false, false, false] => "BE-54",
            _ => "BE-58",
        }
    }

    /// BE-49, BE-50: the lowest face that can hit a unit where it stands.
    pub fn lowest_hit(&self, target: UnitId) -> u8 {
        let (troops, at) = (self.setup.unit(target), self.cell(target));
        let on_foot = troops.kind.fights_on_foot();
        let cover = self.setup.cover.contains(at);
        match troops.order {
            _ if on_foot && self.setup.works.contains(at) => 3,
            Order::Open if cover => 3,
            Order::Open => 2,
            Order::Close if cover && on_foot => 2,
            Order::Close => 1,
        }
    }

    /// BE-R27: whether one hex is higher than another.
    #[inline]
    pub fn overlooks(&self, from: Cell, to: Cell) -> bool {
        self.setup.heights[from.index()] > self.setup.heights[to.index()]
    }

    /// BE-41, BE-43: the score of the table, or why there is none.
    pub(crate) fn table_score(weapon: Weapon, range: u8, gait: Gait) -> Result<u8, NoShot> {
        let Some(&(still, moving)) = FIRE[weapon as usize].get(usize::from(range).wrapping_sub(1)) else {
            return Err(NoShot::OutOfRange);
        };
        match gait {
            Gait::Forced => Err(NoShot::NotAfterMarch),
            _ if still == 0 => Err(NoShot::OutOfRange),
            Gait::Basic if moving == 0 => Err(NoShot::NotAfterMove),
            Gait::Basic => Ok(moving),
            Gait::Still => Ok(still),
        }
    }

    /// How a unit on the table could fire at another after such a move, or why it cannot.
    pub fn shot(&self, firer: UnitId, target: UnitId, gait: Gait) -> Result<Shot, NoShot> {
        let (from, to) = (self.cell(firer), self.cell(target));
        let range = self.setup.lines.distance(from, to);
        let table = Self::table_score(self.setup.unit(firer).weapon, range, gait)?;
        let visibility = self.visibility(target);
        if range > visibility {
            return Err(NoShot::Unseen { rule: self.hiding_rule(target), visibility });
        }
        if !self.setup.lines.open(from, to, self.occupied()) {
            return Err(NoShot::Blocked);
        }
        let flagrant = self.setup.unit(target).tags.flagrant;
        let overlooks = self.overlooks(from, to);
        Ok(Shot {
            range,
            table,
            flagrant,
            score: (table + u8::from(flagrant)).min(HIGHEST_SCORE),
            lowest: self.lowest_hit(target),
            dice: self.elements(firer) + u8::from(overlooks),
            overlooks,
        })
    }

    /// The hexes that block the line of fire between two hexes, for the eye.
    pub fn blockers(&self, from: Cell, to: Cell) -> Cells {
        let blocks = |obstacle: Obstacle| match obstacle {
            Obstacle::Ground(cell) => Some(cell),
            Obstacle::Troops(cell) => Some(cell).filter(|&cell| self.occupied().contains(cell)),
        };
        let pairs = obstacles(&self.setup.grid, &self.setup.ground, self.setup.house.grazing, from, to);
        pairs.into_iter().filter_map(|[left, right]| Some([blocks(left)?, blocks(right)?])).flatten().collect()
    }

    /// The enemies that the activated unit may fire at.
    pub(crate) fn fire_targets(&self) -> impl Iterator<Item = UnitId> {
        let able = self.gait != Gait::Forced;
        let enemies = self.units_of(!self.active).filter(move |_| able);
        enemies.filter(|&target| self.shot(self.unit, target, self.gait).is_ok())
    }

    pub(crate) fn check_fire(&self, target: UnitId) -> Result<(), Refusal> {
        self.check_enemy(target, "BE-R38")?;
        self.check_shot(self.unit, target, self.gait)
    }

    /// Whether a unit is an enemy on the table.
    pub(crate) fn check_enemy(&self, target: UnitId, rule: &'static str) -> Result<(), Refusal> {
        self.about_unit(target, Refusal::when(self.side(target) == self.active, rule, "own-unit"))?;
        self.about_unit(target, Refusal::when(self.place(target).is_none(), rule, "not-on-table"))
    }

    pub(crate) fn check_shot(&self, firer: UnitId, target: UnitId, gait: Gait) -> Result<(), Refusal> {
        let Err(reason) = self.shot(firer, target, gait) else { return Ok(()) };
        let refusal = match reason {
            NoShot::OutOfRange => Refusal::new("BE-42", "out-of-range"),
            NoShot::NotAfterMove => Refusal::new("BE-43", "no-fire-after-move"),
            NoShot::NotAfterMarch => Refusal::new("BE-29", "no-fire-after-march"),
            NoShot::Unseen { rule, visibility } => Refusal::new(rule, "unseen").with("visibility", visibility),
            NoShot::Blocked => Refusal::new("BE-52", "line-blocked"),
        };
        let range = self.setup.lines.distance(self.cell(firer), self.cell(target));
        Err(refusal.with("unit", self.unit_name(target)).with("range", range))
    }

    /// BE-44, BE-45: the dice of one fire. The odd losses are taken at once, the even ones one by one (BE-R33).
    pub(crate) fn fire(
        &mut self,
        firer: UnitId,
        target: UnitId,
        reaction: Option<Reaction>,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let gait = if reaction.is_none() { self.gait } else { Gait::Still };
        let Ok(shot) = self.shot(firer, target, gait) else {
            unreachable!("a fire is checked before it is made");
        };
        let mut fell = [0; MOST_DICE];
        let fell = &mut fell[..usize::from(shot.dice)];
        dice.announce(&|| {
            let throw = Throw::by(self.side(firer)).of(self.unit_name(firer));
            throw.wanting(shot.lowest.into(), shot.score.into(), "hit")
        });
        fell.fill_with(|| dice.roll(6, "fire") as u8);
        let hits = fell.iter().filter(|&&die| shot.hits(die)).count() as u8;
        self.fired |= firer.bit();
        if note_wanted(journal) {
            journal.note(self, Event::Fired { unit: firer, target, shot, dice: fell.to_vec(), hits, reaction });
        }
        self.lose(target, hits.div_ceil(2), journal);
        self.phase = Phase::FireLoss { unit: target, by: firer, left: hits / 2 };
        self.go_on_losing(dice, journal);
    }
}
