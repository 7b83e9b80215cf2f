//! After the battle: what decided it, and what the dice gave.
//!
//! # The books
//!
//! Everything is counted in the first side's chance of winning, from 0 to 1. Along the game there is one chance for
//! each position: `v(0)` before the first decision, `v(k)` before decision `k + 1`, and at the end the result itself
//! (1, ½ or 0). It is what the commander expects who has that decision to make, after so many simulations (the
//! [`Depth`]); he imagines what his side cannot know, so that nobody is judged by what he could not see. What happens
//! between two positions is booked in three columns, which add up to `v(k + 1) - v(k)` because the third is defined
//! as what is left:
//!
//! - **luck** `= u(came) - Σ chance · u(may come)`: what the dice gave. `u` is an appraisal that looks at nothing but
//!   the position, so that luck is 0 on the average over all falls of the dice, whatever `u` is worth, and 0 where no
//!   die falls. The falls are walked through the real rules; where there are too many to search each of them, the
//!   first glance is taken of all and corrected by a sample, which leaves the mean at 0.
//! - **given away**: how much worse the action played is than the best one found. Both are compared in the same
//!   imagined positions, with the same dice and the same depth; what does not stand out from the error of that
//!   comparison counts as nothing given away.
//! - **rest**: what the commander himself saw too late, or what the other side had kept hidden. It is nobody's
//!   blunder and no luck. Its usual size is the error of the chances ([`Ledger::error`]).
//!
//! So `start + skill + luck = result` to the last decimal, with `skill` = what the second side gave away - what the
//! first side gave away + the rest. A surrender is a decision that gives away all that was left.
//!
//! # Work
//!
//! A [`Case`] is a record opened for review. Its parts ([`Case::parts`]) do not depend on each other: who has several
//! cores, a progress bar or somebody who interrupts weighs them as he likes ([`Case::weigh`]) and adds them up at the
//! end ([`Case::sum`]). The same record and depth give the same review everywhere.

mod appraise;
mod case;
mod curve;
mod decide;
mod luck;
mod moments;
mod page;
mod shown;
mod sums;

pub use case::{Case, Depth, Weighed};
pub use decide::{Better, Reason};
pub use luck::Throw;
pub use moments::{Moment, MomentKind};
pub use page::page;
pub use sums::{Debrief, Ledger, Ply, Points};

/// The words of a review, in Fluent.
pub fn words(tongue: kernel::Tongue) -> &'static str {
    match tongue {
        kernel::Tongue::Fr => include_str!("../locale/fr.ftl"),
        kernel::Tongue::En => include_str!("../locale/en.ftl"),
    }
}
