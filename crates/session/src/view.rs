//! What a seat is told: the scene through its eyes, what it may touch, and what is asked of it.

use kernel::{BySide, Degree, Eyes, Gesture, LogLine, Overlay, Piece, Scene, Side, Text, ToPlay, Want};
use serde::Serialize;

use crate::{Session, Undo};

/// Everything a seat or a spectator needs to draw the table and to act.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(S = Scene)))]
pub struct View<S = Scene> {
    /// The number of this view: an action names it, and a late one is refused.
    pub view: u32,
    /// Lines of the match so far.
    pub ply: usize,
    /// The table through these eyes.
    pub scene: S,
    /// What this seat may do; empty when nothing is asked of it.
    pub gestures: Vec<Gesture>,
    /// Whom the table waits for. Where both decide in secret, a seat learns nothing of the other's progress.
    pub awaits: BySide<bool>,
    /// The decision is made by both in secret.
    pub sealed: bool,
    /// How it ended.
    pub end: Option<End>,
    /// What undo means now.
    pub undo: Undo,
    /// A real die that the rules ask for.
    pub die: Option<DieAsked>,
    /// The dice of the last act that this seat may still correct.
    pub correctable: Vec<Correctable>,
}

/// A typed die that may still be corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Correctable {
    /// Which die of the act, from 0.
    pub index: usize,
    /// Outcomes of the die.
    pub faces: u16,
    /// Its lowest reading.
    pub lowest: u16,
    /// What was typed.
    pub value: u16,
    /// What was asked, if it is a fact that the players declared.
    pub what: Option<Text>,
    /// The answers to it; none for a die.
    pub answers: Vec<Text>,
}

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct End {
    /// Who won.
    pub winner: Option<Side>,
    /// How well.
    pub degree: Degree,
    /// In one sentence.
    pub verdict: Text,
}

/// A real die that is owed, or a fact of a real table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieAsked {
    /// What it is for.
    pub what: Text,
    /// Whose it is to throw; anybody's at the beginning.
    pub by: Option<Side>,
    /// Outcomes of the die.
    pub faces: u16,
    /// Its lowest reading: 1 for dice, 0 for lots.
    pub lowest: u16,
    /// How many dice of this act came before.
    pub index: usize,
    /// How many dice of this kind are thrown together.
    pub count: usize,
    /// The act that it belongs to, in words.
    pub act: Option<Text>,
    /// The readings that count, and for what.
    pub wants: Vec<Want>,
    /// What may be drawn, by what is on it; none for dice.
    pub drawn: Vec<Text>,
    /// The answers of a fact that the players declare, in the order of the readings; none for a die.
    pub answers: Vec<Text>,
}

/// The lines that one line of the match gave the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogPart {
    /// The line of the match; 0 is the beginning.
    pub ply: usize,
    /// Lines of the log.
    pub lines: Vec<LogLine>,
    /// With this line of the match everything from that line on was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_to: Option<usize>,
}

/// One event of an act, for an animation that can be stepped.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// What happened.
    pub line: LogLine,
    /// The pieces after it.
    pub pieces: Vec<Piece>,
    /// The marks after it.
    pub overlays: Vec<Overlay>,
}

impl<S> View<S> {
    /// Only to be looked at: nothing is asked of anybody.
    pub fn close(&mut self) {
        self.gestures.clear();
        self.correctable.clear();
        (self.awaits, self.undo, self.die) = (BySide::default(), Undo::None, None);
    }
}

impl Session {
    /// The table through these eyes.
    pub fn view(&self, eyes: Eyes) -> View {
        self.view_of(self.position().scene(self.opened(eyes)), eyes)
    }

    /// Eyes that see the same scene as these: one pair for all where all see the same.
    pub fn common_eyes(&self, eyes: Eyes) -> Eyes {
        if self.position().alike() { Eyes::All } else { self.opened(eyes) }
    }

    /// The table through these eyes, with what was made of its scene: it may be written already.
    pub fn view_of<S>(&self, scene: S, eyes: Eyes) -> View<S> {
        let seat = match eyes {
            Eyes::Seat(side) => Some(side),
            _ => None,
        };
        let to_play = self.to_play();
        let acting = seat.filter(|&side| self.pending.is_none() && to_play.awaits(side));
        View {
            view: seat.map_or(self.public_view, |side| self.views[side]),
            ply: self.plies(eyes),
            scene,
            gestures: acting.map(|side| self.position().gestures(side)).unwrap_or_default(),
            awaits: self.awaits(eyes),
            sealed: matches!(to_play, ToPlay::Both(_)),
            end: self.end(),
            undo: seat.map_or(Undo::None, |side| self.undo_state(side)),
            die: self.die_asked(),
            correctable: self.correctable(eyes),
        }
    }

    /// Whom the table waits for, as far as these eyes may know.
    fn awaits(&self, eyes: Eyes) -> BySide<bool> {
        match self.to_play() {
            ToPlay::Both(owing) => BySide::from_fn(|side| !eyes.see(side) || owing[side]),
            to_play => BySide::from_fn(|side| to_play.awaits(side)),
        }
    }

    fn end(&self) -> Option<End> {
        let outcome = self.outcome()?;
        let verdict = match outcome.winner {
            None => Text::key("outcome-draw"),
            Some(winner) => Text::key("outcome-win")
                .with("side", self.lines.first().scene(Eyes::Public).sides[winner].name.clone())
                .with("degree", Text::key(format!("degree-{}", outcome.degree.word()))),
        };
        Some(End { winner: outcome.winner, degree: outcome.degree, verdict: verdict.with("reason", outcome.reason()) })
    }

    /// The die or the fact that is asked for.
    pub(crate) fn die_asked(&self) -> Option<DieAsked> {
        let pending = self.pending.as_ref()?;
        let (asked, throw) = (&pending.asked, &pending.asked.throw);
        let label = || Text::key(format!("die-{}", asked.label));
        let (what, answers) = match (&asked.question, &throw.of) {
            (Some(question), _) => (question.what.clone(), question.answers.clone()),
            (None, Some(of)) => (Text::key("throw-of").with("what", label()).with("of", of.clone()), Vec::new()),
            (None, None) => (label(), Vec::new()),
        };
        let told = |(side, action): &(Side, String)| {
            let secret = self.position().secret(*side, action);
            self.position().describe(*side, action).ok().filter(|_| !secret)
        };
        let act = pending.act.as_ref().and_then(told);
        Some(DieAsked {
            what,
            faces: asked.die.faces(),
            lowest: asked.die.lowest(),
            index: asked.index,
            count: asked.count,
            by: self.thrower(),
            act,
            wants: throw.wants.clone(),
            drawn: throw.faces.iter().map(|face| face.name.clone()).collect(),
            answers,
        })
    }
}
