//! The log and the replay of a match, for each pair of eyes.

use kernel::{Entry, Eyes, LogLine, Scene, Side, Text};

use crate::{Frame, LogPart, Session, Step};

impl Session {
    /// These eyes see everything once the game is over.
    pub(crate) fn opened(&self, eyes: Eyes) -> Eyes {
        if self.outcome().is_some() { Eyes::All } else { eyes }
    }

    /// The log from line `from` on (0 begins with what happened before the first decision).
    pub fn log(&self, eyes: Eyes, from: usize) -> Vec<LogPart> {
        let eyes = self.opened(eyes);
        (from..=self.steps.len()).map(|ply| LogPart { ply, lines: self.lines(ply, eyes) }).collect()
    }

    fn lines(&self, ply: usize, eyes: Eyes) -> Vec<LogLine> {
        let Some(step) = ply.checked_sub(1).map(|i| &self.steps[i]) else {
            return self.opening.iter().filter_map(|told| told.line(eyes)).collect();
        };
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
            Some(i) => self.steps.get(i).map(|step| step.state.scene(eyes)),
        }
    }

    /// What happened in line `ply`, event by event, for an animation that can be stepped.
    pub fn frames(&self, ply: usize, eyes: Eyes) -> Vec<Frame> {
        let eyes = self.opened(eyes);
        let step: Option<&Step> = ply.checked_sub(1).and_then(|i| self.steps.get(i));
        let told = step.map_or(&[][..], |step| &step.told);
        let frame = |told: &std::sync::Arc<dyn catalogue::Told>| {
            let line = told.line(eyes)?;
            let Scene { pieces, overlays, .. } = told.scene(eyes);
            Some(Frame { line, pieces, overlays })
        };
        told.iter().filter_map(frame).collect()
    }
}
