//! Playing on quickly from a position, well enough that the end of the turn and the reply to it mean something.

use kernel::{Judge, Seeded, Side, Silence};

use crate::glance::{Tally, appraise, balance, glance};
use crate::instinct::{Instinct, key_of};
use crate::tree::Edge;
use crate::tuning::Tuning;

/// Random actions whose first glances are compared for one place on the shortlist.
const DRAWN: u32 = 4;

/// How the search plays without searching: instinct, luck and room to work in.
pub(crate) struct Mind<G: Judge> {
    pub luck: Seeded,
    pub instinct: Instinct,
    pub tuning: Tuning,
    actions: Vec<G::Action>,
    shortlist: Vec<(f32, usize)>,
}

impl<G: Judge> Mind<G> {
    pub fn new(luck: Seeded, tuning: Tuning) -> Self {
        Mind { luck, instinct: Instinct::default(), tuning, actions: Vec::new(), shortlist: Vec::new() }
    }

    /// Weighs at most `limit` actions one step ahead.
    pub fn weigh(&mut self, game: &G, side: Side, limit: usize, throws: u32) -> Vec<Edge<G::Action>> {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.actions(side, &mut actions);
        self.shorten(game, side, &mut actions, limit);
        let before = appraise(game, side);
        let seed = self.luck.next_u64();
        let mut weighed = Vec::with_capacity(actions.len());
        for action in actions.drain(..) {
            let key = key_of(&action);
            let after = glance(game, side, &action, seed, throws);
            self.instinct.note(side, key, after - before);
            let prior = game.prior(side, &action).max(1e-6);
            weighed.push((after, prior, key, action));
        }
        self.actions = actions;
        edges(weighed)
    }

    /// Keeps the `limit` actions that deserve a look: most by remembered gain, the others by first glance.
    fn shorten(&mut self, game: &G, side: Side, actions: &mut Vec<G::Action>, limit: usize) {
        if actions.len() <= limit {
            return;
        }
        let mut ranked: Vec<(Option<f32>, f32, usize)> = Vec::with_capacity(actions.len());
        for (i, action) in actions.iter().enumerate() {
            let gain = self.instinct.gain(side, key_of(action));
            ranked.push((gain, game.prior(side, action), i));
        }
        ranked.sort_by(|a, b| b.0.unwrap_or(f32::MIN).total_cmp(&a.0.unwrap_or(f32::MIN)).then(b.1.total_cmp(&a.1)));
        let known = ranked.iter().take(limit * 3 / 4).take_while(|r| r.0.is_some()).count();
        ranked[known..].sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut kept: Vec<usize> = ranked[..limit].iter().map(|r| r.2).collect();
        kept.sort_unstable();
        let mut next = 0;
        let mut i = 0;
        actions.retain(|_| {
            let keep = kept.get(next) == Some(&i);
            next += usize::from(keep);
            i += 1;
            keep
        });
    }

    /// Plays on to a quiet point and says what came of it for `side`: the mean of the moment when the turn passes
    /// over and of the moment when the reply has been played.
    pub fn rollout(&mut self, game: &mut G, side: Side) -> f32 {
        let mut hands = Hands::default();
        let mut at_change: Option<f32> = None;
        for _ in 0..self.tuning.longest {
            let Some(mover) = game.to_play().next() else { return balance(game, side) };
            hands.see(mover);
            if hands.changes >= 1 && at_change.is_none() {
                at_change = Some(balance(game, side));
            }
            if hands.quiet(self.tuning.replies) {
                break;
            }
            self.quick_step(game, mover);
        }
        let end = balance(game, side);
        let early = self.tuning.early;
        at_change.map_or(end, |first| early * first + (1.0 - early) * end)
    }

    /// Plays one decision greedily among a few actions.
    fn quick_step(&mut self, game: &mut G, mover: Side) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.actions(mover, &mut actions);
        self.pick_few(game, mover, &actions);
        let next = match self.shortlist.as_slice() {
            [(_, only)] => {
                let mut after = game.clone();
                after.play(mover, &actions[*only], &mut self.luck, &mut Silence);
                after
            }
            _ => self.best_of_few(game, mover, &actions),
        };
        *game = next;
        self.actions = actions;
    }

    fn best_of_few(&mut self, game: &G, mover: Side, actions: &[G::Action]) -> G {
        let before = appraise(game, mover);
        let seed = self.luck.next_u64();
        let mut best: Option<(f32, G, usize, bool)> = None;
        for &(_, i) in &self.shortlist {
            let mut luck = Seeded::new(seed);
            let mut dice = Tally::new(&mut luck);
            let mut after = game.clone();
            after.play(mover, &actions[i], &mut dice, &mut Silence);
            let thrown = dice.thrown > 0;
            let value = appraise(&after, mover);
            self.instinct.note(mover, key_of(&actions[i]), value - before);
            if best.as_ref().is_none_or(|(top, ..)| value > *top) {
                best = Some((value, after, i, thrown));
            }
        }
        let (_, after, i, thrown) = best.expect("a position that is not over has an action");
        if !thrown {
            return after;
        }
        // The dice that made it look best are not the dice that will fall.
        let mut after = game.clone();
        after.play(mover, &actions[i], &mut self.luck, &mut Silence);
        after
    }

    /// Fills the shortlist for a quick step.
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

/// Turns what was weighed into edges: a share of policy for each, sharper the more the values differ.
fn edges<A>(weighed: Vec<(f32, f32, u64, A)>) -> Vec<Edge<A>> {
    let best = weighed.iter().map(|w| w.0).fold(f32::MIN, f32::max);
    let heat = heat(weighed.iter().map(|w| w.0).collect(), best);
    let shares: Vec<f32> = weighed.iter().map(|w| w.1.sqrt() * libm::expf((w.0 - best) / heat)).collect();
    let sum: f32 = shares.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    weighed
        .into_iter()
        .zip(shares)
        .map(|((value, _, key, action), share)| Edge::new(action, key, share / sum, value - best))
        .collect()
}

/// The mean distance of the better actions from the best one: what counts as a difference among them.
fn heat(mut values: Vec<f32>, best: f32) -> f32 {
    values.sort_by(|a, b| b.total_cmp(a));
    let top = &values[..values.len().min(12)];
    let mean = top.iter().map(|v| best - v).sum::<f32>() / top.len().max(1) as f32;
    mean.max(1e-3)
}

/// Watches how the decision passes from hand to hand.
#[derive(Default)]
struct Hands {
    last: Option<Side>,
    run: u32,
    changes: u32,
    full_turns: u32,
}

impl Hands {
    fn see(&mut self, mover: Side) {
        if self.last == Some(mover) {
            self.run += 1;
            return;
        }
        if self.last.is_some() {
            self.changes += 1;
            // A single decision between two of the other side is a reaction, not a turn.
            self.full_turns += u32::from(self.run >= 2 && self.changes >= 2);
        }
        self.last = Some(mover);
        self.run = 1;
    }

    /// The other side has had its turn, long or made of a few single steps.
    fn quiet(&self, replies: u32) -> bool {
        self.full_turns >= 2 * replies - 1 || self.changes >= 4 * replies
    }
}
