//! How the search plays without searching: quickly, but well enough that the end of a turn and the reply to it
//! mean something.

use kernel::{Judge, Seeded, Side, Silence, ToPlay};

use crate::glance::Tally;
use crate::hands::Hands;
use crate::instinct::{Instinct, key_of};
use crate::tuning::Tuning;
use crate::worth::{appraise, expect};

/// Random actions whose first glances are compared for one place on the shortlist.
const DRAWN: u32 = 4;

/// What happened since the decision that is being thought about.
#[derive(Clone, Default)]
pub(crate) struct Course {
    hands: Hands,
    /// What the position was worth when the first turn passed over.
    at_change: Option<f32>,
}

/// What each change of hands takes from an end: a sooner win is better, and a later loss.
const LATER: f32 = 0.002;

impl Course {
    /// What a position at which the game is over, or is judged, is worth from here.
    pub fn worth<G: Judge>(&self, game: &G, side: Side) -> f32 {
        expect(game, side) * (1.0 - LATER * self.hands.changes as f32)
    }

    /// Looks at a position in which `mover` is about to decide, with the eyes of `side`.
    pub fn see<G: Judge>(&mut self, game: &G, to_play: &ToPlay, mover: Side, side: Side) {
        self.hands.see(to_play, mover, side);
        if self.hands.changes >= 1 && self.at_change.is_none() {
            self.at_change = Some(expect(game, side));
        }
    }
}

/// Instinct, luck, and room to work in.
pub(crate) struct Mind<G: Judge> {
    pub luck: Seeded,
    pub instinct: Instinct,
    pub tuning: Tuning,
    actions: Vec<G::Action>,
    shortlist: Vec<(f32, usize)>,
    /// What the position of a playout is worth to the side that made it so, where that is known.
    known: Option<(Side, f32)>,
}

impl<G: Judge> Mind<G> {
    pub fn new(luck: Seeded, tuning: Tuning) -> Self {
        Mind { luck, instinct: Instinct::default(), tuning, actions: Vec::new(), shortlist: Vec::new(), known: None }
    }

    /// Plays on to a quiet point and says what came of it for `side`: a mean of the moment when its turn passed
    /// over and of the moment when the reply has been played. `course` is what led here from the decision, so that
    /// all playouts end at the same kind of point however deep they begin.
    pub fn rollout(&mut self, game: &mut G, side: Side, mut course: Course) -> f32 {
        let mut replies = self.tuning.replies;
        while course.hands.quiet(replies) {
            replies += 1;
        }
        self.known = None;
        for _ in 0..self.tuning.longest {
            let to_play = game.to_play();
            let Some(mover) = to_play.next() else { return course.worth(game, side) };
            course.see(game, &to_play, mover, side);
            if course.hands.quiet(replies) {
                break;
            }
            self.quick_step(game, mover);
        }
        let end = expect(game, side);
        let early = self.tuning.early;
        course.at_change.map_or(end, |first| early * first + (1.0 - early) * end)
    }

    /// Plays one decision greedily among a few actions.
    fn quick_step(&mut self, game: &mut G, mover: Side) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.some_actions(mover, &mut self.luck, &mut actions);
        self.pick_few(game, mover, &actions);
        match self.shortlist.as_slice() {
            [(_, only)] => {
                game.play(mover, &actions[*only], &mut self.luck, &mut Silence);
                self.known = None;
            }
            _ => self.play_best_of_few(game, mover, &actions),
        }
        self.actions = actions;
    }

    fn play_best_of_few(&mut self, game: &mut G, mover: Side, actions: &[G::Action]) {
        let before = match self.known {
            Some((side, worth)) if side == mover => worth,
            _ => appraise(game, mover),
        };
        let seed = self.luck.next_u64();
        let mut best: Option<(f32, usize, Option<G>)> = None;
        for &(_, i) in &self.shortlist {
            let mut luck = Seeded::new(seed);
            let mut dice = Tally::new(&mut luck);
            let mut after = game.clone();
            after.play(mover, &actions[i], &mut dice, &mut Silence);
            let thrown = dice.thrown > 0;
            let value = appraise(&after, mover);
            self.instinct.note(mover, key_of(&actions[i]), value - before);
            if best.as_ref().is_none_or(|(top, ..)| value > *top) {
                best = Some((value, i, (!thrown).then_some(after)));
            }
        }
        match best.expect("a position that is not over has an action") {
            (value, _, Some(after)) => {
                *game = after;
                self.known = Some((mover, value));
            }
            // The dice that made it look best are not the dice that will fall.
            (_, i, None) => {
                game.play(mover, &actions[i], &mut self.luck, &mut Silence);
                self.known = None;
            }
        }
    }

    /// Fills the shortlist for a quick step: most by remembered gain, some by first glance.
    fn pick_few(&mut self, game: &G, mover: Side, actions: &[G::Action]) {
        self.shortlist.clear();
        let Tuning { by_instinct, by_prior, overlooked, .. } = self.tuning;
        if actions.len() <= by_instinct + by_prior {
            self.shortlist.extend((0..actions.len()).map(|i| (0.0, i)));
            return;
        }
        for (i, action) in actions.iter().enumerate() {
            let Some(gain) = self.instinct.gain(mover, key_of(action)) else { continue };
            if self.shortlist.len() == by_instinct && self.shortlist[by_instinct - 1].0 >= gain {
                continue;
            }
            if self.luck.below(overlooked) == 0 {
                continue;
            }
            let at = self.shortlist.partition_point(|(other, _)| *other >= gain);
            self.shortlist.insert(at, (gain, i));
            self.shortlist.truncate(by_instinct);
        }
        let wanted = by_instinct + by_prior - self.shortlist.len();
        self.draw_by_prior(game, mover, actions, wanted);
    }

    fn draw_by_prior(&mut self, game: &G, mover: Side, actions: &[G::Action], wanted: usize) {
        for _ in 0..wanted {
            let mut best: Option<(f32, usize)> = None;
            for _ in 0..DRAWN {
                let i = self.luck.below(actions.len() as u32) as usize;
                let prior = game.prior(mover, &actions[i]);
                if best.is_none_or(|(top, _)| prior > top) {
                    best = Some((prior, i));
                }
            }
            if let Some((_, i)) = best
                && !self.shortlist.iter().any(|(_, j)| *j == i)
            {
                self.shortlist.push((f32::MIN, i));
            }
        }
    }
}
