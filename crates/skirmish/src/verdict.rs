use serde::Serialize;

/// From this ratio to 1 on the target must retreat.
pub const PUSH: u32 = 3;
/// From this ratio to 1 on the target is removed.
pub const KILL: u32 = 4;

/// The force ratio, rounded in the defender's favour to a whole number against 1.
pub const fn ratio(sum: u32, value: u32) -> u32 {
    sum / value
}

/// What an attack does to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It stands.
    Nothing,
    /// It is pushed back.
    Retreat,
    /// It is removed.
    Elimination,
}

impl Verdict {
    /// The result of attackers of this sum against a target of this value.
    #[inline]
    pub const fn of(sum: u32, value: u32) -> Verdict {
        match ratio(sum, value) {
            0..PUSH => Verdict::Nothing,
            PUSH..KILL => Verdict::Retreat,
            KILL.. => Verdict::Elimination,
        }
    }

    /// How bad that is for the target, as rows and notes are coloured.
    pub const fn tone(self) -> &'static str {
        match self {
            Verdict::Nothing => "",
            Verdict::Retreat => "warn",
            Verdict::Elimination => "bad",
        }
    }
}
