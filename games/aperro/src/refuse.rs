//! Refusals that cost nothing until somebody reads them: listing the legal moves tries many that are not.

use kernel::Refusal;

use crate::places::Sector;

/// Why not, to be made into a [`Refusal`] for whoever asked.
#[derive(Clone, Copy)]
pub(crate) struct No {
    rule: &'static str,
    reason: &'static str,
    sector: Option<Sector>,
    number: Option<u8>,
}

impl No {
    /// Refused by a rule for a reason.
    pub const fn new(rule: &'static str, reason: &'static str) -> No {
        No { rule, reason, sector: None, number: None }
    }

    /// Refused by a rule when something stands in the way.
    #[inline]
    pub const fn when(hindered: bool, rule: &'static str, reason: &'static str) -> Result<(), No> {
        if hindered { Err(No::new(rule, reason)) } else { Ok(()) }
    }

    /// The sector that the words speak of.
    pub const fn at(self, sector: Sector) -> No {
        No { sector: Some(sector), ..self }
    }

    /// The limit, the steps or the quota that the words speak of.
    pub const fn number(self, number: u8) -> No {
        No { number: Some(number), ..self }
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Refusal {
        let mut refusal = Refusal::new(no.rule, no.reason);
        if let Some(sector) = no.sector {
            refusal = refusal.with("sector", sector.name());
        }
        if let Some(number) = no.number {
            refusal = refusal.with("limit", number).with("steps", number).with("quota", number);
        }
        refusal
    }
}
