//! What forbids an action, before it is put into words: most refusals are met while something allowed is looked for,
//! and nobody reads them.

use kernel::{Refusal, Text};

use crate::phrases::exact_length;

/// The rule that forbids something, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar<'a> {
    /// The rule (`MP-67`).
    pub rule: &'static str,
    reason: &'static str,
    detail: Detail<'a>,
}

/// What the sentence of a refusal names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail<'a> {
    Nothing,
    Unit(&'a Text),
    Count(usize, usize),
    Range(i32),
    Allowance(i32),
    Files(u8, u8),
}

impl<'a> Bar<'a> {
    pub(crate) const fn new(rule: &'static str, reason: &'static str) -> Bar<'a> {
        Bar { rule, reason, detail: Detail::Nothing }
    }

    /// A unit is in the way.
    pub(crate) const fn by(self, unit: &'a Text) -> Bar<'a> {
        Bar { detail: Detail::Unit(unit), ..self }
    }

    /// Too few figures of so many.
    pub(crate) const fn count(self, count: usize, of: usize) -> Bar<'a> {
        Bar { detail: Detail::Count(count, of), ..self }
    }

    /// Beyond a range in inches.
    pub(crate) const fn range(self, inches: i32) -> Bar<'a> {
        Bar { detail: Detail::Range(inches), ..self }
    }

    /// Farther than allowed. The distance itself is not told: it could be used to measure a charge (MP-99).
    pub(crate) const fn too_far(rule: &'static str, allowance: i32) -> Bar<'a> {
        Bar { rule, reason: "too-far", detail: Detail::Allowance(allowance) }
    }

    /// Files outside their limits.
    pub(crate) const fn files(least: u8, most: u8) -> Bar<'a> {
        Bar { rule: "MP-53", reason: "files", detail: Detail::Files(least, most) }
    }
}

impl From<Bar<'_>> for Refusal {
    fn from(bar: Bar<'_>) -> Refusal {
        let refusal = Refusal::new(bar.rule, bar.reason);
        match bar.detail {
            Detail::Nothing => refusal,
            Detail::Unit(name) => refusal.with("unit", name.clone()),
            Detail::Count(count, of) => refusal.with("count", count).with("of", of),
            Detail::Range(inches) => refusal.with("range", inches),
            Detail::Allowance(allowance) => refusal.with("allowance", exact_length(allowance)),
            Detail::Files(least, most) => refusal.with("least", least).with("most", most),
        }
    }
}
