//! What may be expected of a battle in the end: things that count, and weights that were fitted to how games ended.

use std::sync::LazyLock;

use kernel::{Judge, Side, weighed};

use crate::Aperro;
use crate::army::Kind;
use crate::judge::{View, two_of};

/// What counts in a battle, each as the difference between the two sides: the chance of two sectors, plainly and by
/// its logarithm, and of each; the army by its share, its logarithm and its points; a conquered sector; loss markers
/// for each element; generals, units and guns; who fights or moves next; a flank that lies open while it can still be
/// closed, and when it cannot; troops beyond the room of their sector. Where the limit of rounds favours a side: that
/// it does, how much of the limit has come, the chance that the other has its two sectors by then, and how much less
/// army and sectors matter the more of it has come. Where the limit is a draw: how much less the army matters.
pub(crate) const COUNTS: [&str; 22] = [
    "two-sectors",
    "two-sectors-log",
    "sectors",
    "army-share",
    "army-log",
    "army-points",
    "conquest",
    "markers",
    "generals",
    "units",
    "guns",
    "fights-next",
    "moves-next",
    "flank",
    "flank-late",
    "overreach",
    "limit",
    "limit-late",
    "limit-hopes",
    "limit-army",
    "limit-sectors",
    "draw-army",
];

/// How much it counts in the end.
static WEIGHTS: LazyLock<[f32; COUNTS.len()]> = LazyLock::new(|| kernel::compiled_weights(Aperro::weights(), &COUNTS));

/// A chance below this is none to the logarithm.
const FAINT: f32 = 0.02;

/// What a roll call of an army finds.
#[derive(Clone, Copy, Default)]
pub(crate) struct Strength {
    pub units: f32,
    pub elements: f32,
    /// Elements of artillery.
    pub guns: f32,
    /// Loss markers on units.
    pub markers: f32,
    /// Generals and all their ratings.
    pub leadership: f32,
}

impl Aperro {
    /// What is left of a side's army, by numbers.
    pub(crate) fn strength(&self, side: Side) -> Strength {
        let mut found = Strength::default();
        for unit in self.units(side).iter().filter(|unit| unit.lives()) {
            let elements = f32::from(unit.vc);
            found.units += 1.0;
            found.elements += elements;
            found.guns += if unit.kind == Kind::Artillery { elements } else { 0.0 };
            found.markers += f32::from(unit.losses.count());
        }
        for general in self.generals(side).iter().filter(|general| general.lives()) {
            found.leadership += f32::from(1 + general.cr + general.lsa + general.lsd);
        }
        found
    }

    /// The outlook of a battle that has begun.
    pub(crate) fn battle_outlook(&self, eyes: Side) -> f32 {
        libm::tanhf(weighed(&WEIGHTS, &self.counted(eyes)))
    }

    /// What counts, for `eyes` and against the other side.
    pub(crate) fn counted(&self, eyes: Side) -> [f32; COUNTS.len()] {
        let view = View::new(self);
        let both = [eyes, !eyes];
        let [two, enemy_two] = both.map(|side| two_of(view.chances[side]));
        let [here, there] = both.map(|side| view.material[side]);
        let [own, enemy] = both.map(|side| self.strength(side));
        let sectors = both.map(|side| view.chances[side].iter().sum::<f32>());
        let army_share = (here - there) / (here + there).max(1.0);
        let army_log = libm::logf((1.0 + here) / (1.0 + there));
        let [flank, flank_late] = self.flanks(&view, eyes);
        let turn = if self.player == eyes { 1.0 } else { -1.0 };
        let [fights, moves] = if self.before_movement() { [turn, 0.0] } else { [0.0, turn] };
        let [limit, share, draw] = self.limit(eyes);
        [
            two - enemy_two,
            libm::logf((two + FAINT) / (enemy_two + FAINT)),
            sectors[0] - sectors[1],
            army_share,
            army_log,
            (here - there) / 100.0,
            view.conquest(eyes) - view.conquest(!eyes),
            own.strain() - enemy.strain(),
            (own.leadership - enemy.leadership) / 10.0,
            (own.units - enemy.units) / 10.0,
            (own.guns - enemy.guns) / 10.0,
            fights,
            moves,
            flank,
            flank_late,
            self.overreach(&view.tally, !eyes) - self.overreach(&view.tally, eyes),
            limit,
            limit * share,
            limit * share * if limit > 0.0 { enemy_two } else { two },
            share * army_log,
            share * (two - enemy_two),
            draw * army_log,
        ]
    }

    /// Flanks that lie open: where the other side still has its movement to fill the gap, and where it has let it pass.
    fn flanks(&self, view: &View, eyes: Side) -> [f32; 2] {
        let mut open = [0.0; 2];
        for side in Side::BOTH.into_iter().filter(|&side| view.tally.open_flank(side).is_some()) {
            let late = self.player != side && !self.before_movement();
            open[usize::from(late)] += if side == eyes { 1.0 } else { -1.0 };
        }
        open
    }

    /// Whom the limit of rounds favours, and which share of it has come.
    pub(crate) fn lateness(&self) -> Option<(Side, f32)> {
        let (limit, favoured) = (self.setup.rules.round_limit?, self.setup.rules.on_limit?);
        Some((favoured, f32::from(self.round()) / f32::from(limit.max(1))))
    }

    /// Whether the limit of rounds favours `eyes` (1), the other side (-1) or nobody; the share of it that has come,
    /// where it favours a side, and where it is a draw.
    fn limit(&self, eyes: Side) -> [f32; 3] {
        match self.lateness() {
            Some((favoured, share)) => [if favoured == eyes { 1.0 } else { -1.0 }, share, 0.0],
            None => {
                let limit = self.setup.rules.round_limit.unwrap_or(crate::LONGEST);
                [0.0, 0.0, f32::from(self.round()) / f32::from(limit.max(1))]
            }
        }
    }
}

impl View {
    /// Whether a side has conquered a sector.
    fn conquest(&self, side: Side) -> f32 {
        f32::from(self.tally.conquests(side).min(1))
    }
}

impl Strength {
    /// Loss markers for each element.
    fn strain(&self) -> f32 {
        self.markers / (self.elements + 1.0)
    }
}
