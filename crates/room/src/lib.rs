//! One match and the people around it: who sits where, what each may see and ask, when the commander is asked. No I/O,
//! no clock and no threads: letters go in; messages to send, operations to keep and work to do come out. A server is
//! one shell around it, a browser another.
//!
//! A move's way: the room has the session play it and asks its shell to [`Effect::Keep`] it; only when the shell
//! answers that it is kept ([`Letter::Kept`]) is it shown and acknowledged.

mod acts;
mod beginning;
mod claims;
mod clock;
pub mod club;
mod commander;
mod debrief;
pub mod desk;
mod door;
mod effect;
mod forecast;
mod gallery;
mod grounds;
mod halted;
mod keeping;
mod keys;
mod learning;
pub mod letters;
mod look;
mod others;
mod people;
mod post;
pub mod protocol;
mod puzzling;
pub mod rating;
mod reception;
pub mod refusal;
mod requests;
mod room;
mod secret;
mod showing;
mod sight;
pub mod tables;
pub mod talk;
mod terms;
mod watch;

pub use claims::Hello;
pub use clock::Clock;
pub use debrief::{Brief, Brought, Errand};
pub use effect::{After, Effect, Filed, Finding, GuestId, Job, JobId, Keep, Kept, Letter, Seated, Work};
pub use forecast::Foreseen;
pub use keys::{Keys, Parts};
pub use look::{Look, Looked};
pub use others::Others;
pub use people::{People, Person};
pub use post::Post;
pub use reception::{MatchRow, Stored, create, glance, record, reopen, watch, watch_again};
pub use requests::ask_of;
pub use room::Room;
pub use secret::{Random, digest, link, match_id};
pub use terms::{Again, Offer};

/// A message as text.
pub fn written(answer: &protocol::Answer) -> String {
    written_within(answer, 0)
}

/// A message as text, which has about so many bytes.
fn written_within(answer: &protocol::Answer, bytes: usize) -> String {
    let mut text = Vec::with_capacity(bytes);
    serde_json::to_writer(&mut text, answer).expect("an answer is always JSON");
    String::from_utf8(text).expect("JSON is UTF-8")
}
