//! The log and the replay of a match, for each pair of eyes.

use kernel::{Entry, Eyes, LogLine, Scene, Side, Text};

use crate::{Frame, LogPart, Session, Step};

impl Session {
    /// These eyes see everything once the game is over.
    pub(crate) fn opened(&self, eyes: Eyes) -> Eyes {
        if self.outcome().is_some() { Eyes::All } else { eyes }
    }

    /// The lines of the match that these eyes know of: all but the other side's steps in a secret decision that is
    /// not over, for even their number would tell.
    pub(crate) fn known(&self, eyes: Eyes) -> Vec<&Step> {
        let sealed = self.steps.iter().rev().take_while(|step| step.private).count();
        let (open, sealed) = self.steps.split_at(self.steps.len() - sealed);
        let own = |step: &&Step| matches!(step.entry, Entry::Move { side, .. } if eyes.see(side));
        open.iter().chain(sealed.iter().filter(own)).collect()
    }

    /// Lines of the match so far, as these eyes count them.
    pub fn plies(&self, eyes: Eyes) -> usize {
        self.known(eyes).len()
    }

    /// The log from line `from` on (0 begins with what happened before the first decision).
    pub fn log(&self, eyes: Eyes, from: usize) -> Vec<LogPart> {
        let eyes = self.opened(eyes);
        let before = LogPart { ply: 0, lines: self.opening.iter().filter_map(|told| told.line(eyes)).collect() };
        let known = self.known(eyes).into_iter().enumerate();
        let parts = known.map(|(i, step)| LogPart { ply: i + 1, lines: self.lines(step, eyes) });
        std::iter::once(before).chain(parts).skip(from).collect()
    }

    fn lines(&self, step: &Step, eyes: Eyes) -> Vec<LogLine> {
        match step.entry {
            Entry::Undo { side, to } => vec![self.note(side, Text::key("log-undo").with("to", to))],
            Entry::Resign { side } => vec![self.note(side, Text::key("log-resign"))],
            _ => step.told.iter().filter_map(|told| told.line(eyes)).collect(),
        }
    }

    fn note(&self, side: Side, text: Text) -> LogLine {
        let name = self.first.scene(Eyes::Public).sides[side].name.clone();
        LogLine { kind: "act".to_owned(), side: Some(side), text: text.with("side", name), ..LogLine::default() }
    }

    /// What these eyes saw after line `ply` (0: the beginning).
    pub fn scene_at(&self, ply: usize, eyes: Eyes) -> Option<Scene> {
        let eyes = self.opened(eyes);
        match ply.checked_sub(1) {
            None => Some(self.first.scene(eyes)),
            Some(i) => self.known(eyes).get(i).map(|step| step.state.scene(eyes)),
        }
    }

    /// What happened in line `ply`, event by event, for an animation that can be stepped.
    pub fn frames(&self, ply: usize, eyes: Eyes) -> Vec<Frame> {
        let eyes = self.opened(eyes);
        let step = ply.checked_sub(1).and_then(|i| self.known(eyes).get(i).copied());
        let told = step.map_or(&[][..], |step| &step.told);
        let frame = |told: &std::sync::Arc<dyn catalogue::Told>| {
            let line = told.line(eyes)?;
            let Scene { pieces, overlays, .. } = told.scene(eyes);
            Some(Frame { line, pieces, overlays })
        };
        told.iter().filter_map(frame).collect()
    }
}
