//! How a game ends.

use serde::{Deserialize, Serialize};

use crate::{Fault, Game, Side, Text};

/// How great a victory is. The words are shared by all games (`degree-…`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Degree {
    /// Nobody won.
    Draw,
    /// Won on points.
    Points,
    /// A partial or minor victory.
    Partial,
    /// A victory, without more.
    Plain,
    /// A decisive or major victory.
    Decisive,
    /// A total victory.
    Total,
}

impl Degree {
    /// The word used in records and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Degree::Draw => "draw",
            Degree::Points => "points",
            Degree::Partial => "partial",
            Degree::Plain => "plain",
            Degree::Decisive => "decisive",
            Degree::Total => "total",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How well.
    pub degree: Degree,
    /// Why it ended: a word of the game (`reason-…`).
    pub reason: &'static str,
}

impl Outcome {
    /// `side` wins.
    pub const fn win(side: Side, degree: Degree, reason: &'static str) -> Self {
        Outcome { winner: Some(side), degree, reason }
    }

    /// Nobody wins.
    pub const fn draw(reason: &'static str) -> Self {
        Outcome { winner: None, degree: Degree::Draw, reason }
    }

    /// The side with more wins on points; nobody if both have as much.
    pub fn by_points<T: Ord>(points: crate::BySide<T>, reason: &'static str) -> Self {
        let [a, b] = points.0;
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::win(Side::A, Degree::Points, reason),
            std::cmp::Ordering::Less => Outcome::win(Side::B, Degree::Points, reason),
            std::cmp::Ordering::Equal => Outcome::draw(reason),
        }
    }

    /// 1 for a win of `side`, 0 for a loss, a half for a draw.
    pub fn score(&self, side: Side) -> f32 {
        match self.winner {
            None => 0.5,
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
        }
    }

    /// How great the victory of `side` is, from -1 to 1 by its degree.
    pub fn margin(&self, side: Side) -> f32 {
        let greatness = f32::from(self.degree as u8) / f32::from(Degree::Total as u8);
        self.winner.map_or(0.0, |winner| if winner == side { greatness } else { -greatness })
    }

    /// The end as a record tells it: winner's word or `draw`, degree, reason.
    pub fn line(&self, sides: &[&str; 2]) -> String {
        let winner = self.winner.map_or("draw", |side| sides[side.index()]);
        format!("{winner} {} {}", self.degree.word(), self.reason)
    }

    /// The reason in words.
    pub fn reason(&self) -> Text {
        Text::key(format!("reason-{}", self.reason))
    }

    /// The end in a sentence of the game (`outcome-win`, `outcome-draw`).
    pub fn sentence(&self, name_of: impl Fn(Side) -> Text) -> Text {
        let Some(winner) = self.winner else { return Text::key("outcome-draw").with("reason", self.reason()) };
        Text::key("outcome-win")
            .with("side", name_of(winner))
            .with("degree", Text::key(format!("degree-{}", self.degree.word())))
            .with("reason", self.reason())
    }
}

/// The end of a game as positions write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeWords {
    /// The winner's word; nobody in a draw.
    pub winner: Option<String>,
    /// How well.
    pub degree: Degree,
    /// Why it ended: a word of the game.
    pub reason: String,
}

impl OutcomeWords {
    /// The end in the words of a game.
    pub fn write<G: Game>(outcome: &Outcome) -> Self {
        let winner = outcome.winner.map(|side| G::SIDES[side.index()].to_owned());
        OutcomeWords { winner, degree: outcome.degree, reason: outcome.reason.to_owned() }
    }

    /// The end that these words tell, with one of the game's reasons.
    pub fn read<G: Game>(&self) -> Result<Outcome, Fault> {
        let (sides, reasons) = (G::SIDES, G::REASONS);
        let fault = |problem: String| Fault::new("position outcome", problem);
        let unknown = || fault(format!("reason '{}': one of {reasons:?}", self.reason));
        let reason = reasons.iter().copied().find(|&reason| reason == self.reason).ok_or_else(unknown)?;
        let side = |word: &String| {
            let index = sides.iter().position(|side| side == word);
            index.map(Side::from_index).ok_or_else(|| fault(format!("winner '{word}': one of {sides:?}")))
        };
        let winner = self.winner.as_ref().map(side).transpose()?;
        if winner.is_none() != (self.degree == Degree::Draw) {
            return Err(fault("a draw has no winner, and everything else has one".to_owned()));
        }
        Ok(Outcome { winner, degree: self.degree, reason })
    }
}

/// Whose decision it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToPlay {
    /// This side decides.
    One(Side),
    /// Both decide at once, unseen by each other; `true` for a side that still owes a decision.
    Both(crate::BySide<bool>),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl ToPlay {
    /// Whether `side` owes a decision.
    pub fn awaits(&self, side: Side) -> bool {
        match self {
            ToPlay::One(one) => *one == side,
            ToPlay::Both(owing) => owing[side],
            ToPlay::Over(_) => false,
        }
    }

    /// A side that owes a decision, the first one if both do.
    pub fn next(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.awaits(side))
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            ToPlay::Over(outcome) => Some(*outcome),
            _ => None,
        }
    }
}
