//! What a person reads of what would happen.

use serde::{Deserialize, Serialize};

use crate::Text;

/// A table of what an action would do: facts, or exact chances.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Title.
    pub title: Text,
    /// Rows.
    pub rows: Vec<ForecastRow>,
}

/// A row of a forecast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForecastRow {
    /// What.
    pub label: Text,
    /// How much, in words.
    pub value: Text,
    /// Length of the bar, in thousandths.
    pub bar: u16,
    /// `good`, `warn`, `bad` or nothing.
    pub tone: String,
}

impl ForecastRow {
    /// A row with a bar of so many thousandths.
    pub fn new(label: Text, value: Text, bar: u16, tone: &str) -> ForecastRow {
        ForecastRow { label, value, bar, tone: tone.to_owned() }
    }

    /// The tone of a number that grows for the better.
    pub fn trend<T: Ord>(before: T, after: T) -> &'static str {
        match after.cmp(&before) {
            std::cmp::Ordering::Greater => "good",
            std::cmp::Ordering::Less => "bad",
            std::cmp::Ordering::Equal => "",
        }
    }

    /// The length of a bar for a part of a whole.
    pub fn bar(part: u32, whole: u32) -> u16 {
        (1000 * u64::from(part) / u64::from(whole.max(1))).min(1000) as u16
    }
}
