//! Whether a scenario is even, and what happens in it: many games between computer players, added up and drawn.
//!
//! A [`Plan`] says who plays what. Its games do not depend on each other, and each is the same wherever it is played, so
//! that whoever has cores, a cluster or somebody who interrupts deals them out as he likes ([`Plan::play`]). A
//! [`Report`] adds up what was [`Played`]; [`page`] prints it.

mod answer;
mod index;
mod map;
mod page;
mod plan;
mod plots;
mod report;
mod tune;

pub use answer::{Answer, Question};
pub use index::index;
pub use page::page;
pub use plan::{Plan, Played};
pub use report::{Causes, Ending, Meeting, Report, Spread, Unit};
pub use tune::{Knob, Tuned, tune};

/// The words of a report, in Fluent.
pub fn words(tongue: kernel::Tongue) -> &'static str {
    match tongue {
        kernel::Tongue::Fr => include_str!("../locale/fr.ftl"),
        kernel::Tongue::En => include_str!("../locale/en.ftl"),
    }
}
