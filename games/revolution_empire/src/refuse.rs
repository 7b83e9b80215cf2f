//! Refusals that cost nothing until somebody reads them: listing what is legal tries much that is not.

use kernel::Refusal;

use crate::{Action, RevolutionEmpire, UnitId};

/// Why not: the rule, and the word of the message `refuse-WORD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No {
    /// The rule that forbids it.
    pub rule: &'static str,
    /// The word of its message.
    pub word: &'static str,
}

impl No {
    /// Refused by this rule, in these words.
    pub(crate) const fn new(rule: &'static str, word: &'static str) -> No {
        No { rule, word }
    }
}

/// Refuses unless something holds.
#[inline]
pub(crate) fn must(holds: bool, rule: &'static str, word: &'static str) -> Result<(), No> {
    if holds { Ok(()) } else { Err(No::new(rule, word)) }
}

impl RevolutionEmpire {
    /// The refusal in words: `unit`, `target`, `hex` and `corps` are what the action names.
    pub(crate) fn refusal(&self, no: No, action: Action) -> Refusal {
        let name = |unit: UnitId| self.unit_name(unit);
        let refusal = Refusal::new(no.rule, no.word);
        match action {
            Action::Chit(corps) => refusal.with("corps", self.corps_name(corps)),
            Action::Group(unit) => refusal.with("unit", name(unit)),
            Action::Fire { battery: unit, target }
            | Action::Skirmish { unit, target }
            | Action::Attack { unit, target, .. } => refusal.with("unit", name(unit)).with("target", name(target)),
            Action::Move { unit, to } | Action::Retreat { unit, to } => {
                refusal.with("unit", name(unit)).with("hex", self.setup.grid.name(to))
            }
            _ => refusal,
        }
    }
}
