//! The log, the replay and the record of a match, for each pair of eyes.

use std::ops::Range;
use std::sync::Arc;

use catalogue::{Match, Told};
use kernel::{Entry, Eyes, Header, LogLine, Record, Scene, Side, Text};

use crate::lines::Walk;
use crate::{Frame, LogPart, Session};

impl Session {
    /// These eyes see everything once the game is over.
    pub(crate) fn opened(&self, eyes: Eyes) -> Eyes {
        if self.outcome().is_some() { Eyes::All } else { eyes }
    }

    /// Lines of the match so far, as these eyes count them: all but the other side's private steps, for even their
    /// number would tell.
    pub fn plies(&self, eyes: Eyes) -> usize {
        self.lines.known(self.lines.len(), self.opened(eyes))
    }

    /// A number that tells line `ply` from every other, also from one that stood there before.
    pub fn stamp(&self, ply: usize, eyes: Eyes) -> Option<u64> {
        let Some(known) = ply.checked_sub(1) else { return Some(self.lines.epoch()) };
        let line = self.lines.place(known, self.opened(eyes))?;
        self.lines.get(line).map(|step| step.stamp())
    }

    /// The log of these lines (0: what happened before the first decision).
    pub fn log(&self, eyes: Eyes, plies: Range<usize>) -> Vec<LogPart> {
        let eyes = self.opened(eyes);
        let mut walk = self.lines.walk();
        let mut part = |ply: usize| {
            let Some(known) = ply.checked_sub(1) else {
                let lines = [told_to(eyes, self.lines.opening()), self.renewed_at(ply, eyes)].concat();
                return Some(LogPart { ply, lines, back_to: None });
            };
            let line = self.lines.place(known, eyes)?;
            let back_to = match self.lines.get(line)?.entry {
                Entry::Undo { to, .. } => Some(self.counted(to, eyes)),
                _ => None,
            };
            let lines = [self.lines_of(line, eyes, &mut walk), self.renewed_at(ply, eyes)].concat();
            Some(LogPart { ply, lines, back_to })
        };
        plies.map_while(&mut part).collect()
    }

    /// Eyes that are told the same of these lines, with the same numbers: one pair for all who know
    /// every line, where the last one alone is told and all see the same of it.
    pub fn common_log_eyes(&self, eyes: Eyes, plies: &Range<usize>) -> Eyes {
        let (eyes, all) = (self.opened(eyes), self.lines.len());
        let last = *plies == (all..all + 1) && all > 0 && self.plies(eyes) == all;
        if last { self.last_line(eyes).1 } else { eyes }
    }

    /// What is said after a line of rules that have changed since.
    fn renewed_at(&self, ply: usize, eyes: Eyes) -> Vec<LogLine> {
        let here = |&&(line, ..): &&(usize, u32, u32)| self.lines.known(line.min(self.lines.len()), eyes) == ply;
        let words = |&(_, from, to): &(usize, u32, u32)| Text::key("log-rules").with("then", from).with("now", to);
        self.renewed.iter().filter(here).map(words).map(LogLine::note).collect()
    }

    /// What is said of a line. What the other side's private steps before it let everybody know is said with it.
    fn lines_of(&self, line: usize, eyes: Eyes, walk: &mut Walk<'_>) -> Vec<LogLine> {
        let Some(step) = self.lines.get(line) else { return Vec::new() };
        let sealed = self.lines.sealed_before(line, eyes).filter(|_| !step.private);
        let mut lines: Vec<_> = sealed.flat_map(|line| told_to(eyes, &walk.told(line))).collect();
        match step.entry {
            Entry::Undo { side, to } => {
                lines.push(self.note(side, Text::key("log-undo").with("to", self.counted(to, eyes))));
            }
            Entry::End { side, how } => lines.push(self.note(side, Text::key(how.key()))),
            _ => lines.extend(told_to(eyes, &walk.told(line))),
        }
        lines
    }

    /// Line `to` (from 1) as these eyes count.
    fn counted(&self, to: usize, eyes: Eyes) -> usize {
        self.lines.known(to.saturating_sub(1), eyes) + 1
    }

    fn note(&self, side: Side, text: Text) -> LogLine {
        let name = self.lines.first().scene(Eyes::Public).sides[side].name.clone();
        LogLine { kind: "act".to_owned(), side: Some(side), text: text.with("side", name), ..LogLine::default() }
    }

    /// What these eyes saw after line `ply` (0: the beginning).
    pub fn scene_at(&self, ply: usize, eyes: Eyes) -> Option<Scene> {
        let eyes = self.opened(eyes);
        match ply.checked_sub(1) {
            None => Some(self.lines.first().scene(eyes)),
            Some(known) => self.lines.place(known, eyes).map(|line| self.lines.after(line).scene(eyes)),
        }
    }

    /// The position before a line (from 1).
    pub fn before(&self, line: usize) -> Option<Arc<dyn Match>> {
        (1..=self.lines.len()).contains(&line).then(|| self.lines.before(line - 1))
    }

    /// What happened in line `ply`, event by event, for an animation that can be stepped.
    pub fn frames(&self, ply: usize, eyes: Eyes) -> Vec<Frame> {
        let eyes = self.opened(eyes);
        let line = ply.checked_sub(1).and_then(|known| self.lines.place(known, eyes));
        let frame = |(line, told): (LogLine, Arc<dyn Told>)| {
            let Scene { pieces, overlays, .. } = told.scene(eyes);
            Frame { line, pieces, overlays }
        };
        self.events(line, eyes).into_iter().map(frame).collect()
    }

    /// The last line that these eyes know, and eyes that see the same of it: one pair for all where all see the same.
    pub fn last_line(&self, eyes: Eyes) -> (Option<usize>, Eyes) {
        let eyes = self.opened(eyes);
        let line = self.plies(eyes).checked_sub(1).and_then(|known| self.lines.place(known, eyes));
        let alike = line.is_some_and(|line| self.lines.walk().told(line).iter().all(|told| told.alike()));
        (line, if alike { Eyes::All } else { eyes })
    }

    /// What happened in a line, as far as these eyes may know of it, with what is said of it.
    pub fn events(&self, line: Option<usize>, eyes: Eyes) -> Vec<(LogLine, Arc<dyn Told>)> {
        let told = line.map_or_else(Vec::new, |line| self.lines.walk().told(line));
        told.into_iter().filter_map(|told| Some((told.line(eyes)?, told))).collect()
    }

    /// The record as these eyes may have it: whole when the game is over.
    pub fn record(&self, eyes: Eyes) -> Record {
        let eyes = self.opened(eyes);
        let mut record = Record::new(Header::clone(&self.header));
        let hidden = |side: Side| !eyes.see(side);
        for step in self.lines.iter() {
            record.entries.push(match step.entry {
                Entry::Move { side, .. } if step.private && hidden(side) => continue,
                Entry::Move { side, .. } if step.secret && hidden(side) => Entry::Hidden { side },
                Entry::Undo { side, to } => Entry::Undo { side, to: self.counted(to, eyes) },
                ref entry => entry.clone(),
            });
        }
        let Some(outcome) = self.outcome() else {
            return record.unfinished(eyes != Eyes::All && self.position().table().about().hidden);
        };
        record.result = Some(outcome.line(&self.position().table().sides()));
        if let Some(secret) = self.source.secret() {
            record.tell_secret(secret);
        }
        record
    }
}

fn told_to(eyes: Eyes, told: &[Arc<dyn Told>]) -> Vec<LogLine> {
    told.iter().filter_map(|told| told.line(eyes)).collect()
}
