//! What an act throws away, said before it is done: the end of the game, and decisions that were still open. Every
//! game gets the first for nothing, because the act is played on a copy; what is forfeited it says itself
//! ([`Show::forfeits`]).

use serde::{Deserialize, Serialize};

use crate::{Enumerator, Eyes, ForecastRow, Show, Side, Silence, Text, ToPlay};

/// Falls of the dice that are tried before an end is called certain.
const WAYS: u32 = 256;
/// Positions that are imagined where something is hidden.
const GUESSES: u64 = 4;

/// What an act throws away. It is told with the act, and asked about once when it cannot be had back.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Caution {
    /// The game is over after it, whatever falls: how, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Text>,
    /// Whoever acts wins by that end, whatever falls: it is told, and nobody need be asked whether he is sure.
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub wins: bool,
    /// Decisions that it gives away, each in half a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Text>,
    /// It cannot be taken back at will.
    pub lasting: bool,
}

impl Caution {
    /// What is thrown away as rows of a forecast.
    pub fn rows(&self) -> impl Iterator<Item = ForecastRow> + '_ {
        let row = |label: &'static str, value: &Text, tone| ForecastRow::new(Text::key(label), value.clone(), 0, tone);
        let tone = if self.wins { "good" } else { "bad" };
        let ends = self.ends.iter().map(move |ends| row("caution-row-end", ends, tone));
        ends.chain(self.forfeits.iter().map(move |what| row("caution-row-forfeit", what, "bad")))
    }
}

/// What a legal act throws away; nothing when it throws nothing away.
pub fn caution<G: Show>(game: &G, side: Side, action: &G::Action) -> Option<Caution> {
    let forfeits = game.forfeits(side, action);
    let end = certain_end(game, side, action);
    (end.is_some() || !forfeits.is_empty()).then(|| {
        let lasting = end.is_some() || lasts(game, side, action);
        let (ends, wins) = end.map_or((None, false), |end| (Some(end.how), end.wins));
        Caution { ends, wins, forfeits, lasting }
    })
}

/// An end that is certain.
struct End {
    how: Text,
    /// Whoever acts wins.
    wins: bool,
}

impl End {
    /// What two ends have in common.
    fn and(self, other: End) -> End {
        let how = if self.how == other.how { self.how } else { Text::key("caution-over") };
        End { how, wins: self.wins && other.wins }
    }
}

/// Whether an act passes the decision on, throws dice or shows something new. While both decide unseen that may hang on
/// what the other has sealed, and must not tell it: there it is always said to last.
fn lasts<G: Show>(game: &G, side: Side, action: &G::Action) -> bool {
    if matches!(game.to_play(), ToPlay::Both(_)) {
        return true;
    }
    let mut dice = Enumerator::default();
    let mut after = game.clone();
    after.play(side, action, &mut dice, &mut Silence);
    let goes_on = after.to_play() == ToPlay::One(side);
    !goes_on || dice.thrown() || game.reveals(side, action)
}

/// How the game ends with this act, if every fall of the dice and all that `side` cannot know lead to an end.
///
/// While both decide unseen, nothing is said: whether it ends may hang on what the other has sealed.
fn certain_end<G: Show>(game: &G, side: Side, action: &G::Action) -> Option<End> {
    if matches!(game.to_play(), ToPlay::Both(_)) {
        return None;
    }
    if !G::ABOUT.hidden {
        return same_end(game, side, action);
    }
    let mut ends = (0..GUESSES).map(|seed| same_end(&game.imagine(side, &mut crate::Seeded::new(seed)), side, action));
    let first = ends.next()??;
    ends.try_fold(first, |first, other| other.map(|other| first.and(other)))
}

/// The end that all falls of the dice lead to; without its result where that depends on them.
fn same_end<G: Show>(game: &G, side: Side, action: &G::Action) -> Option<End> {
    let mut dice = Enumerator::default();
    let mut found: Option<End> = None;
    for _ in 0..WAYS {
        let mut after = game.clone();
        after.play(side, action, &mut dice, &mut Silence);
        let wins = after.to_play().outcome()?.winner == Some(side);
        let end = End { how: told(&after), wins };
        found = Some(match found {
            Some(other) => other.and(end),
            None => end,
        });
        if !dice.advance() {
            break;
        }
    }
    found
}

/// The end as the table will tell it, with its score.
fn told<G: Show>(after: &G) -> Text {
    Text::key("caution-ends").with("ending", after.scene(Eyes::Public).banner.ask)
}
