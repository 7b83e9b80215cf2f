//! What is worth what: how the commanders of all games of this kind think.

use hexmap::Cell;
use kernel::{Side, Text};

use crate::{Action, Cells, Verdict, Wording};

/// The share of a strike that matters in the last turn, and the lead that is then worth half the game.
const LAST_STRIKES: f32 = 0.4;
const NEARLY_COUNTED: f32 = 0.3;

/// What a position and an action are worth, and why one would play so.
pub trait Worth: Wording {
    /// A lead of this much is worth half the game at first; the share of it that is not needed any more at last.
    const HALF: (f32, f32);

    /// What a side has and hopes for.
    fn hopes(&self, side: Side) -> f32;
    /// What a side can do to the enemy, at once if it is its turn.
    fn strikes(&self, side: Side) -> f32;
    /// Whether nothing counts any more but what each side holds in the end.
    fn only_counts(&self) -> bool {
        self.turn().is_last(self.house())
    }
    /// What the piece in a hex is worth beside others.
    fn worth(&self, _at: Cell) -> f32 {
        1.0
    }

    /// How promising it looks that a piece is placed, goes or retreats somewhere, or that no more go.
    fn prior_of_step(&self, side: Side, action: &Self::Action) -> f32;
    /// Why a piece would be placed, go or retreat there.
    fn why_step(&self, action: &Self::Action) -> Text;

    /// A reason that names a hex.
    fn because(&self, key: &'static str, at: Cell) -> Text {
        Text::key(key).with("at", self.place_name(at))
    }

    /// How much of the game has been played, from 0 to 1.
    fn progress(&self) -> f32 {
        f32::from(self.turn().round - 1) / f32::from(self.house().turn_limit)
    }

    /// [`kernel::Judge::value`].
    fn value_for(&self, eyes: Side) -> f32 {
        if self.only_counts() {
            return self.value_of_count(eyes);
        }
        let lead = self.hopes(eyes) - self.hopes(!eyes);
        let (half, late) = Self::HALF;
        lead / (lead.abs() + half * (1.0 - late * self.progress()))
    }

    /// In the last turn nothing counts but what each side holds, and what the active side can still do about it.
    fn value_of_count(&self, eyes: Side) -> f32 {
        let active = self.turn().active;
        let held = self.holdings(active) as f32 - self.holdings(!active) as f32;
        let lead = held + LAST_STRIKES * self.strikes(active);
        let value = lead / (lead.abs() + NEARLY_COUNTED);
        if eyes == active { value } else { -value }
    }

    /// [`kernel::Judge::prior`].
    fn prior_of(&self, side: Side, action: &Self::Action) -> f32 {
        match *action {
            Action::Attack { target, by } => self.prior_of_attack(target, by),
            Action::EndCombat => 0.5,
            Action::OfferStop => 0.05,
            Action::AcceptStop if self.holdings(side) > self.holdings(!side) => 5.0,
            Action::AcceptStop => 0.2,
            Action::DeclineStop => 1.0,
            _ => self.prior_of_step(side, action),
        }
    }

    /// An attack that removes its target, one way or the other, looks best; the fewer take part the better.
    fn prior_of_attack(&self, target: Cell, by: Cells) -> f32 {
        let kills = self.verdict(target, by) == Verdict::Elimination || self.refuges_after(target, by).is_empty();
        let weight = if kills { 8.0 * self.worth(target) } else { 3.0 };
        weight / by.len() as f32
    }

    /// [`kernel::Judge::why`].
    fn why_action(&self, side: Side, action: &Self::Action) -> Text {
        match *action {
            Action::Attack { target, by } => {
                let kills = self.verdict(target, by) == Verdict::Elimination;
                self.because(if kills { "why-kill" } else { "why-push" }, target)
            }
            Action::EndMovement if self.conquest().is_some() => Text::key("why-win"),
            Action::EndMovement => Text::key("why-enough"),
            Action::EndCombat if self.all_actions(side).len() > 1 => Text::key("why-spare"),
            Action::EndCombat => Text::key("why-hold-fire"),
            Action::OfferStop | Action::AcceptStop => Text::key("why-stop").with("side", side.name()),
            Action::DeclineStop => Text::key("why-go-on"),
            _ => self.why_step(action),
        }
    }
}

/// What [`kernel::Judge`] asks, as [`Worth`] has it: in the `impl Judge` of such a game, which adds its margin.
#[macro_export]
macro_rules! judgements {
    () => {
        fn value(&self, eyes: kernel::Side) -> f32 {
            $crate::Worth::value_for(self, eyes)
        }

        // What one side hopes the other fears, so that the mean of both is the same.
        fn outlook(&self, eyes: kernel::Side) -> f32 {
            $crate::Worth::value_for(self, eyes)
        }

        fn prior(&self, side: kernel::Side, action: &Self::Action) -> f32 {
            $crate::Worth::prior_of(self, side, action)
        }

        fn undoes(&self, action: &Self::Action, _then: &Self, earlier: &Self::Action) -> bool {
            action.leads_back(earlier)
        }

        fn why(&self, side: kernel::Side, action: &Self::Action) -> kernel::Text {
            $crate::Worth::why_action(self, side, action)
        }
    };
}
