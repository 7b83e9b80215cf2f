//! What an act would do, as far as the side that asks can know.

use std::collections::BTreeMap;

use catalogue::{Match, Rejection};
use kernel::{Forecast, Odds, OddsRow, Overlay, Side, Text};

/// Ways of the dice that are walked before they are sampled.
const WAYS: u32 = 20_000;
/// Positions that are imagined where something is hidden.
const GUESSES: u32 = 24;

/// What an act would do.
pub struct Foreseen {
    /// What is certain.
    pub forecast: Forecast,
    /// What is not.
    pub odds: Odds,
    /// Marks to draw for it.
    pub preview: Vec<Overlay>,
}

/// What is certain and what is likely. Where something is hidden the true position must not be asked: its odds would
/// tell; positions that the side cannot tell from it are weighed instead.
pub fn foresee(position: &dyn Match, side: Side, action: &str) -> Result<Foreseen, Rejection> {
    if !position.table().about().hidden {
        let (forecast, preview) = (position.forecast(side, action)?, position.preview(side, action)?);
        return Ok(Foreseen { forecast, odds: position.odds(side, action, WAYS)?, preview });
    }
    position.check(side, action)?;
    let guesses: Vec<_> = (0..GUESSES).map(|seed| position.imagine(side, seed.into())).collect();
    let (forecast, preview) = (guesses[0].forecast(side, action)?, guesses[0].preview(side, action)?);
    let odds = guesses.iter().map(|guess| guess.odds(side, action, WAYS / GUESSES)).collect::<Result<Vec<_>, _>>()?;
    Ok(Foreseen { forecast, odds: mean(&odds), preview })
}

/// The odds over all guesses; exact only if every guess says exactly the same.
fn mean(odds: &[Odds]) -> Odds {
    let first = &odds[0];
    if odds.iter().all(|other| other.exact && other.rows == first.rows) {
        return first.clone();
    }
    let mut chances: BTreeMap<&Text, [f64; 2]> = BTreeMap::new();
    for row in odds.iter().flat_map(|odds| &odds.rows) {
        let [chance, most] = chances.entry(&row.what).or_default();
        *chance += row.chance / odds.len() as f64;
        *most += row.most / odds.len() as f64;
    }
    let row = |(what, [chance, most]): (&Text, [f64; 2])| OddsRow { what: what.clone(), chance, most };
    let mut rows: Vec<_> = chances.into_iter().map(row).collect();
    rows.sort_by(|a, b| b.most.total_cmp(&a.most));
    let widest = rows.iter().map(|row| row.chance * (1.0 - row.chance)).fold(0.0, f64::max);
    Odds {
        exact: false,
        ways: odds.iter().map(|odds| odds.ways).sum(),
        error: 1.96 * (widest / odds.len() as f64).sqrt(),
        dice: odds.iter().any(|odds| odds.dice),
        aside: odds.iter().any(|odds| odds.aside),
        rows,
        next: odds.iter().all(|odds| odds.next == first.next).then(|| first.next.clone()).flatten(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(rows: &[(&str, f64)]) -> Odds {
        let row = |&(what, chance): &(&str, f64)| OddsRow { what: Text::plain(what), chance, most: chance };
        let rows = rows.iter().map(row).collect();
        Odds { exact: true, ways: 6, error: 0.0, dice: true, aside: false, rows, next: None }
    }

    #[test]
    fn equal_guesses_stay_exact_and_others_are_averaged() {
        let same = odds(&[("lost", 0.5)]);
        assert_eq!(mean(&[same.clone(), same.clone()]), same);
        let mixed = mean(&[same, odds(&[("lost", 0.25), ("won", 0.75)])]);
        assert!(!mixed.exact && mixed.error > 0.0);
        assert_eq!(mixed.rows, odds(&[("lost", 0.375), ("won", 0.375)]).rows);
    }
}
