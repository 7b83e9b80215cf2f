//! The host of a room in a worker. What JavaScript must do comes out as a list of deeds.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use catalogue::{Advice, Player};
use kernel::Side;
use room::protocol::Request;
use room::refusal::Refused;
use room::{
    After, Effect, Filed, Finding, GuestId, Hello, Job, JobId, Keep, Kept, Letter, Room, Stored, Work, desk, written,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{Expected, Op, Order};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::kept::{self, Left};
use crate::{fill, json, problem};

/// Nobody waits longer than this for a decision, whatever was ordered.
const LONGEST: Duration = Duration::from_secs(30);

/// What JavaScript must do, in this order.
#[derive(Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Deed {
    /// A message goes to these guests.
    Send { to: Vec<GuestId>, text: String },
    /// This guest gets no more messages.
    Dismiss { guest: GuestId },
    /// The seats' parts of the dice are to be kept; [`Host::kept`] is told of it.
    Parts { parts: kept::Parts },
    /// Operations are to be kept; [`Host::kept`] is told of it.
    Keep { from: usize, ops: Vec<Op>, after: After },
    /// The commander is to think; [`Host::found`] is told of it.
    Think { job: JobId, task: Box<Task> },
    /// The review is to be filed with the match.
    File { filed: Filed },
    /// Something takes a while: [`Host::work`] does it when nothing else is to be done.
    Work { job: JobId },
    /// He is to decide now.
    Interrupt { job: JobId },
    /// He could not act.
    Stuck { side: Side, why: &'static str },
}

/// What a [`crate::Thinker`] is given.
#[derive(Serialize)]
struct Task {
    order: Order,
    position: Value,
    side: Side,
    player: String,
    /// How long he may think.
    millis: u64,
    /// Several may think about it at once: not where a number of simulations was ordered, which is one mind's.
    shared: bool,
    /// He says what he expects to follow as well.
    hint: bool,
}

/// What a [`crate::Thinker`] found.
#[derive(Serialize, Deserialize)]
pub(crate) struct Found {
    #[serde(flatten)]
    pub advice: Advice,
    /// What he expects to follow, if he was asked for it.
    pub line: Option<Vec<Expected>>,
}

/// The host of a room.
#[wasm_bindgen]
pub struct Host {
    room: Room,
    watched: String,
    /// Work that waits for its time.
    waiting: HashMap<JobId, Job>,
}

#[wasm_bindgen]
impl Host {
    /// The room of a match as it was left, `{row, ops, after}`.
    pub fn open(left: &str) -> Result<Host, String> {
        let refused = |refused: Refused| written(&refused.answer(None));
        let left: Left = desk::asked(left.as_bytes()).map_err(refused)?;
        let stored = Stored::try_from(left).map_err(|fault| refused(fault.into()))?;
        Ok(Host { room: room::reopen(stored).map_err(refused)?, watched: String::new(), waiting: HashMap::new() })
    }

    /// The room of a record; [`Host::watched`] says how to enter it.
    pub fn watch(text: String) -> Result<Host, String> {
        let (room, watched) = room::watch(text, &mut fill).map_err(problem)?;
        Ok(Host { room, watched: json(&watched), waiting: HashMap::new() })
    }

    /// The answer to who wants to watch a record.
    pub fn watched(&self) -> String {
        self.watched.clone()
    }

    /// The first message of a guest: who he is.
    pub fn hello(&mut self, guest: u32, text: &str) -> String {
        match hello(text) {
            Ok(hello) => self.deliver(Letter::Join(guest.into(), hello)),
            Err(refused) => {
                let deed = Deed::Send { to: vec![guest.into()], text: written(&refused.answer(None)) };
                json(&[deed, Deed::Dismiss { guest: guest.into() }])
            }
        }
    }

    /// Somebody says something.
    pub fn say(&mut self, guest: u32, text: &str) -> String {
        match Request::read(text) {
            Ok(request) => self.deliver(Letter::Say(guest.into(), request)),
            Err((ask, refused)) => json(&[Deed::Send { to: vec![guest.into()], text: written(&refused.answer(ask)) }]),
        }
    }

    /// Somebody has gone.
    pub fn leave(&mut self, guest: u32) -> String {
        self.deliver(Letter::Leave(guest.into()))
    }

    /// What was to be kept is kept, or the match goes on without.
    pub fn kept(&mut self) -> String {
        self.deliver(Letter::Kept(Ok(())))
    }

    /// The commander has decided (his advice as a [`crate::Thinker`] gives it) after so many milliseconds, or had an
    /// accident.
    pub fn found(&mut self, job: u32, advice: Option<String>, millis: u32) -> String {
        let found = advice.and_then(|text| serde_json::from_str::<Found>(&text).ok()).map(|found| match found.line {
            Some(line) => Finding::Hint(found.advice, line),
            None => Finding::Advice(found.advice),
        });
        self.deliver(Letter::Found(job.into(), found, Duration::from_millis(millis.into())))
    }

    /// Does work that has waited for its time; nothing comes of it when it is no longer wanted.
    pub fn work(&mut self, job: u32) -> String {
        let found = self.waiting.remove(&job.into()).map(|job| job.carry_out(0, &mut || false));
        self.deliver(Letter::Found(job.into(), found, Duration::ZERO))
    }

    /// Whether nobody is here.
    pub fn empty(&self) -> bool {
        self.room.is_empty()
    }
}

impl Host {
    fn deliver(&mut self, letter: Letter) -> String {
        let mut effects = VecDeque::from(self.room.open(letter));
        let mut deeds = Vec::new();
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Work(job) if matches!(job.work, Work::Foresee(_) | Work::Look(_)) => {
                    // Soon done, and the page is not held up by it.
                    let finding = job.carry_out(0, &mut || false);
                    effects.extend(self.room.open(Letter::Found(job.id, Some(finding), Duration::ZERO)));
                }
                effect => deeds.push(self.deed(effect)),
            }
        }
        json(&deeds)
    }

    fn deed(&mut self, effect: Effect) -> Deed {
        match effect {
            Effect::Work(job) if matches!(job.work, Work::Debrief(..)) => {
                let id = job.id;
                self.waiting.insert(id, job);
                Deed::Work { job: id }
            }
            Effect::Send { to, text } => Deed::Send { to, text },
            Effect::ShowOut(guest) => Deed::Dismiss { guest },
            Effect::Keep(Keep::Parts(parts)) => Deed::Parts { parts: parts.into() },
            Effect::Keep(Keep::Step(Kept { from, ops, after, .. })) => Deed::Keep { from, ops, after },
            Effect::Work(job) => Deed::Think { job: job.id, task: Box::new(self.task(&job)) },
            Effect::File(filed) => Deed::File { filed },
            Effect::Interrupt(job) => {
                self.waiting.remove(&job);
                Deed::Interrupt { job }
            }
            // A device has no two who play apart.
            Effect::Jot(_) => Deed::Stuck { side: Side::A, why: "talk" },
            Effect::Again(_) => Deed::Stuck { side: Side::A, why: "again" },
            Effect::Stuck(side, why) => Deed::Stuck { side, why },
            // Nor does anybody else write into its store.
            Effect::Lost(why) => Deed::Stuck { side: Side::A, why },
        }
    }

    fn task(&self, job: &Job) -> Task {
        let player = match &job.work {
            Work::Decide(player) | Work::Advise(player, _) => *player,
            Work::Foresee(_) | Work::Look(_) | Work::Debrief(..) => Player::usual(catalogue::Rank::Recruit),
        };
        let millis = player.budget.time.unwrap_or(LONGEST).min(LONGEST).as_millis() as u64;
        let shared = player.rank.searches() && player.budget.simulations.is_none();
        let (order, position) = (self.room.row().wanted.order.clone(), job.position.position());
        let hint = matches!(job.work, Work::Advise(..));
        Task { order, position, side: job.side, player: player.to_string(), millis, shared, hint }
    }
}

/// Who somebody says he is.
fn hello(text: &str) -> Result<Hello, Refused> {
    match Request::read(text) {
        Ok(Request::Hello { secret, seal, key }) => Ok(Hello { secret, seal, key, person: None }),
        Ok(_) => Err(Refused::new("seat", "hello-first")),
        Err((_, refused)) => Err(refused),
    }
}
