//! After the battle: a guest asks what decided it. The first glance is had at once; the whole is weighed beside the
//! match, decision by decision, so that other tables are not held up, and can be broken off.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use kernel::{Eyes, Fault, Record, Side};
use review::{Case, Depth, Weighed};
use serde_json::Value;
use session::Session;

use crate::effect::{Effect, Filed, JobId, Work};
use crate::protocol::Answer;
use crate::refusal::Refused;
use crate::room::{Guest, Room};

/// Decisions that are weighed at once.
const AT_ONCE: usize = 2;

/// A match that is weighed.
pub struct Brief {
    record: Record,
    depth: Depth,
    case: OnceLock<Result<Case, Fault>>,
}

/// What is to be done for a review.
pub enum Errand {
    /// One part is to be weighed.
    Weigh(usize),
    /// All parts are to be added up.
    Sum(Vec<Weighed>),
    /// The whole is to be looked at.
    Glance,
}

/// What came of it.
pub enum Brought {
    /// What was found about a part, and how many parts there are.
    Part {
        /// Which.
        part: usize,
        /// How many there are.
        of: usize,
        /// What was found.
        weighed: Box<Weighed>,
    },
    /// The review.
    Whole(Value),
}

impl Brief {
    fn new(record: Record, depth: Depth) -> Arc<Brief> {
        Arc::new(Brief { record, depth, case: OnceLock::new() })
    }

    /// Runs an errand, with a breath every now and then.
    pub fn run(&self, errand: &Errand, breathe: &dyn Fn()) -> Result<Brought, Fault> {
        let case = self.case.get_or_init(|| Case::open(&self.record, self.depth)).as_ref().map_err(Clone::clone)?;
        let whole = |parts: &[Weighed]| {
            let debrief = serde_json::to_value(case.sum(parts));
            debrief.map(Brought::Whole).map_err(|error| Fault::new("review", error.to_string()))
        };
        match errand {
            Errand::Weigh(part) => Ok(Brought::Part {
                part: *part,
                of: case.parts(),
                weighed: Box::new(case.weigh_gently(*part, breathe)),
            }),
            Errand::Sum(parts) => whole(parts),
            Errand::Glance => whole(&(0..case.parts()).map(|part| case.weigh(part)).collect::<Vec<_>>()),
        }
    }
}

/// A review under way.
pub(crate) struct Weighing {
    brief: Arc<Brief>,
    askers: Vec<(Guest, u32)>,
    jobs: Vec<JobId>,
    /// The next part to be weighed.
    next: usize,
    of: usize,
    found: BTreeMap<usize, Weighed>,
}

impl Room {
    /// A guest wants to know what decided the match.
    pub(crate) fn debrief(&mut self, guest: Guest, ask: u32, whole: bool) -> Result<Option<Answer>, Refused> {
        let record = self.talked_over()?.record(Eyes::All);
        if let Some(debrief) = &self.debriefed {
            return Ok(Some(Answer::Debrief { ask, debrief: debrief.clone() }));
        }
        let weighing = if whole { &mut self.weighing } else { &mut self.glancing };
        if let Some(weighing) = weighing {
            weighing.askers.push((guest, ask));
            return Ok(None);
        }
        let brief = Brief::new(record, if whole { Depth::USUAL } else { Depth::GLANCE });
        let begun =
            Weighing { brief, askers: vec![(guest, ask)], jobs: Vec::new(), next: 0, of: 1, found: BTreeMap::new() };
        *weighing = Some(begun);
        if whole {
            self.weigh_on();
        } else {
            self.glance();
        }
        Ok(None)
    }

    /// The match, if it is over.
    pub(crate) fn talked_over(&self) -> Result<&Session, Refused> {
        let session = self.playing()?;
        let over = session.outcome().is_some() || self.is_record();
        if over { Ok(session) } else { Err(Refused::new("nothing", "not-over")) }
    }

    fn lines(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.plies(Eyes::All))
    }

    /// Takes a review from its file, unless the match went on since.
    pub(crate) fn unfile(&mut self, filed: Option<Filed>) {
        let filed = filed.filter(|filed| filed.lines == self.lines());
        self.debriefed = filed.and_then(|filed| serde_json::from_str(&filed.json).ok());
    }

    /// A guest does not want to wait for the whole any longer. If nobody else does, it is broken off.
    pub(crate) fn enough(&mut self, guest: Guest) {
        let Some(weighing) = &mut self.weighing else { return };
        let (his, others): (Vec<_>, Vec<_>) = weighing.askers.drain(..).partition(|(asker, _)| asker.id == guest.id);
        weighing.askers = others;
        if weighing.askers.is_empty() {
            let jobs = std::mem::take(&mut weighing.jobs);
            self.out.extend(jobs.into_iter().map(Effect::Interrupt));
            self.weighing = None;
        }
        for (guest, ask) in his {
            self.tell(guest, &Refused::new("nothing", "debrief-stopped").answer(Some(ask)));
        }
    }

    fn glance(&mut self) {
        let Some(brief) = self.glancing.as_ref().map(|weighing| weighing.brief.clone()) else { return };
        let job = self.send_on(brief, Errand::Glance);
        self.glancing.iter_mut().for_each(|weighing| weighing.jobs.push(job));
    }

    /// Has the next parts weighed, a few at a time; when all are, has them added up.
    fn weigh_on(&mut self) {
        while let Some((brief, errand)) = self.weighing.as_mut().and_then(Weighing::next_errand) {
            let job = self.send_on(brief, errand);
            self.weighing.iter_mut().for_each(|weighing| weighing.jobs.push(job));
        }
    }

    fn send_on(&mut self, brief: Arc<Brief>, errand: Errand) -> JobId {
        self.set_to_work(Side::A, Work::Debrief(brief, errand)).unwrap_or_default()
    }

    /// Whether this job belonged to a review.
    pub(crate) fn brought(&mut self, job: JobId, brought: Option<Result<Brought, Fault>>) -> bool {
        let is_its = |weighing: &mut Weighing| {
            let before = weighing.jobs.len();
            weighing.jobs.retain(|other| *other != job);
            weighing.jobs.len() < before
        };
        let whole = self.weighing.as_mut().is_some_and(is_its);
        if !whole && !self.glancing.as_mut().is_some_and(is_its) {
            return false;
        }
        match brought {
            Some(Ok(Brought::Part { part, of, weighed })) => self.note(part, of, *weighed),
            Some(Ok(Brought::Whole(debrief))) => self.tell_debrief(whole, debrief),
            Some(Err(fault)) => self.break_off(whole, fault.into()),
            None => self.break_off(whole, Refused::new("busy", "broken")),
        }
        true
    }

    fn note(&mut self, part: usize, of: usize, weighed: Weighed) {
        let Some(weighing) = &mut self.weighing else { return };
        weighing.of = of;
        weighing.found.insert(part, weighed);
        let progress = Answer::Weighing { done: weighing.found.len(), of };
        let askers = weighing.askers.clone();
        for (guest, _) in askers {
            self.tell(guest, &progress);
        }
        self.weigh_on();
    }

    fn tell_debrief(&mut self, whole: bool, debrief: Value) {
        let weighing = if whole { self.weighing.take() } else { self.glancing.take() };
        if whole {
            if !self.is_record() {
                let (lines, json) = (self.lines(), debrief.to_string());
                self.out.push(Effect::File(Filed { lines, json }));
            }
            self.debriefed = Some(debrief.clone());
        }
        for (guest, ask) in weighing.into_iter().flat_map(|weighing| weighing.askers) {
            self.tell(guest, &Answer::Debrief { ask, debrief: debrief.clone() });
        }
    }

    fn break_off(&mut self, whole: bool, refused: Refused) {
        let weighing = if whole { self.weighing.take() } else { self.glancing.take() };
        for (guest, ask) in weighing.into_iter().flat_map(|weighing| weighing.askers) {
            self.tell(guest, &refused.clone().answer(Some(ask)));
        }
    }
}

impl Weighing {
    /// What is to be done next; nothing while enough is being done. How many parts there are the first one tells.
    fn next_errand(&mut self) -> Option<(Arc<Brief>, Errand)> {
        if self.found.len() == self.of && self.jobs.is_empty() {
            let parts = std::mem::take(&mut self.found).into_values().collect();
            return Some((self.brief.clone(), Errand::Sum(parts)));
        }
        let part = (self.next < self.of && self.jobs.len() < AT_ONCE).then_some(self.next)?;
        self.next += 1;
        Some((self.brief.clone(), Errand::Weigh(part)))
    }
}
