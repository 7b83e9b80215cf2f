//! When a playout has seen enough: the turn is over and the other side has answered.

use kernel::{Side, ToPlay};

/// Watches how the decision passes from hand to hand.
#[derive(Clone, Default)]
pub(crate) struct Hands {
    last: Option<Side>,
    run: u32,
    longest_run: u32,
    /// How often the decision passed to the other side.
    pub changes: u32,
    /// Turns that the other side has had.
    replies: u32,
    joint: Option<Joint>,
    rounds: u32,
}

/// A turn with more reactions than this is not waited for.
const MOST_CHANGES: u32 = 12;

/// A stretch in which both sides decide unseen.
#[derive(Clone, Copy, PartialEq)]
enum Joint {
    /// It was under way, or nobody has finished his part.
    Open,
    /// One side has finished.
    HalfDone,
    /// It is over.
    Past,
}

impl Hands {
    /// Looks at who decides now, which of them will, and which side is thinking about all this.
    pub fn see(&mut self, to_play: &ToPlay, mover: Side, us: Side) {
        match to_play {
            ToPlay::Both(owing) => self.see_joint(owing.0 == [true, true]),
            _ => self.see_one(mover, us),
        }
    }

    fn see_joint(&mut self, both_owe: bool) {
        self.joint = Some(match self.joint {
            // It begins, or begins again, in front of our eyes.
            Some(Joint::Past | Joint::HalfDone) if both_owe => {
                self.rounds += 1;
                Joint::Open
            }
            None if self.last.is_some() => {
                self.rounds += 1;
                Joint::Open
            }
            _ if both_owe => Joint::Open,
            _ => Joint::HalfDone,
        });
    }

    fn see_one(&mut self, mover: Side, us: Side) {
        if self.joint.is_some() {
            self.joint = Some(Joint::Past);
        }
        if self.last == Some(mover) {
            self.run += 1;
            self.longest_run = self.longest_run.max(self.run);
            return;
        }
        if self.last.is_some() {
            self.changes += 1;
            // A single decision between two of the other side is a reaction, not a turn.
            self.replies += u32::from(self.run >= 2 && mover == us);
        }
        self.last = Some(mover);
        self.run = 1;
    }

    /// The other side has had so many turns, or so many rounds of secret decisions have been played out. Where
    /// turns are single steps, two of each side make one.
    pub fn quiet(&self, replies: u32) -> bool {
        let changes = if self.longest_run < 2 { 4 } else { MOST_CHANGES };
        self.rounds >= replies || self.replies >= replies || self.changes >= changes * replies
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::BySide;

    /// Decisions until quiet: `a` and `b` alone, `2` both owe, `A` and `B` the one who still owes.
    fn quiet_after(course: &str) -> Option<usize> {
        let mut hands = Hands::default();
        course.chars().position(|sign| {
            let (to_play, mover) = match sign {
                'a' => (ToPlay::One(Side::A), Side::A),
                'b' => (ToPlay::One(Side::B), Side::B),
                '2' => (ToPlay::Both(BySide([true, true])), Side::A),
                'A' => (ToPlay::Both(BySide([true, false])), Side::A),
                _ => (ToPlay::Both(BySide([false, true])), Side::B),
            };
            hands.see(&to_play, mover, Side::A);
            hands.quiet(1)
        })
    }

    #[test]
    fn a_reply_is_seen_through() {
        assert_eq!(quiet_after("aaabbba"), Some(6));
        assert_eq!(quiet_after("aabaabbba"), Some(8), "a retreat between two attacks is no turn");
        assert_eq!(quiet_after("abababa"), Some(4), "single steps: two each");
    }

    #[test]
    fn secret_decisions_are_played_out() {
        assert_eq!(quiet_after("222BBB222"), Some(6), "from one writing of orders to the next");
        assert_eq!(quiet_after("22BBaabb22"), Some(8), "what the orders lead to belongs to them");
        assert_eq!(quiet_after("aab22"), Some(3), "a new writing of orders ends the round");
    }
}
