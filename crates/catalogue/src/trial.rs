//! Touches tried out before an act: what they mean, whether it is allowed, and what it would look like.

use kernel::{Forecast, Overlay, Refusal, Show, Side, Text, Touch};

/// What touches come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// The notation of the action meant; nothing when they mean none.
    pub action: Option<String>,
    /// The action in words.
    pub what: Option<Text>,
    /// The rule that forbids it, or the reason why nothing can be meant by it.
    pub refusal: Option<Refusal>,
    /// Marks to draw for it.
    pub preview: Vec<Overlay>,
    /// What it would do for certain, where it is legal.
    pub forecast: Option<Forecast>,
}

/// What these touches mean: the listed action that is touched so, else a free one of the game.
pub(crate) fn try_out<G: Show>(game: &G, side: Side, touched: &[Touch]) -> Trial {
    let Some(action) = listed(game, side, touched).or_else(|| game.meant(side, touched)) else {
        let refusal = Some(game.explain(side, touched));
        return Trial { action: None, what: None, refusal, preview: Vec::new(), forecast: None };
    };
    let refusal = game.check(side, &action).err();
    Trial {
        action: Some(game.write(&action)),
        what: Some(game.describe(side, &action)),
        preview: game.preview(side, &action),
        forecast: refusal.is_none().then(|| game.forecast(side, &action)),
        refusal,
    }
}

fn listed<G: Show>(game: &G, side: Side, touched: &[Touch]) -> Option<G::Action> {
    let gestures = game.gestures(side);
    let found = gestures.iter().find(|gesture| {
        let (first, rest) = (&gesture.touch, &gesture.with);
        touched.len() == first.len() + rest.len()
            && touched.starts_with(first)
            && rest.iter().all(|touch| touched[first.len()..].contains(touch))
    })?;
    game.read(&found.action).ok()
}
