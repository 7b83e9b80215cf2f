//! The rows that forecasts are made of.

use kernel::{ForecastRow, Text};

use crate::ScoreSheet;
use crate::chances::thousandths;

/// BE-R41: an assault score line by line.
pub(super) fn sheet_rows(sheet: &ScoreSheet, defends: bool) -> Vec<ForecastRow> {
    let base = match sheet.base {
        4 => Text::key("score-shock"),
        3 => Text::key("score-close"),
        _ => Text::key("score-loose"),
    };
    let ground = if sheet.works { Text::key("score-works") } else { Text::key("score-ground") };
    let temper = if defends { Text::key("score-tenacious") } else { Text::key("score-fiery") };
    let parts = [
        (base, sheet.base),
        (ground, sheet.ground),
        (temper, sheet.temper),
        (Text::key("score-counter-charge"), sheet.counter_charge),
        (Text::key("score-fought"), sheet.fought),
    ];
    let part = |(i, (what, value)): (usize, (Text, i8))| {
        let value = if i == 0 { format!("{value}") } else { format!("{value:+}") };
        fact(Text::key("score-part").with("what", what), Text::plain(value.replace('-', "−")))
    };
    let mut rows: Vec<_> = parts.into_iter().enumerate().filter(|(_, (_, value))| *value != 0).map(part).collect();
    if sheet.hampered {
        let label = Text::key("score-part").with("what", Text::key("score-hampered"));
        rows.push(toned(label, Text::plain("= 1"), "warn"));
    }
    rows
}

/// A share of all falls in percent; what is possible is never called 0 %, nor what is not certain 100 %.
pub(super) fn share(ways: u64, all: u64) -> Text {
    match (100 * ways + all / 2) / all.max(1) {
        0 if ways > 0 => Text::key("percent-below").with("n", 1),
        100 if ways < all => Text::key("percent-above").with("n", 99),
        n => Text::key("percent").with("n", n),
    }
}

pub(super) fn chance(label: Text, ways: u64, all: u64, tone: &str) -> ForecastRow {
    ForecastRow::new(label, share(ways, all), thousandths(ways, all), tone)
}

pub(super) fn fact(label: Text, value: Text) -> ForecastRow {
    toned(label, value, "")
}

pub(super) fn toned(label: Text, value: Text, tone: &str) -> ForecastRow {
    ForecastRow::new(label, value, 0, tone)
}

pub(super) fn number(n: usize) -> Text {
    Text::plain(n.to_string())
}
