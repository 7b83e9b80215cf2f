//! A match whose game has other rules now. It goes on under what it began with: where everything in it comes out the same
//! under the rules that there are, under those, and its log says so; where not, it is shown as far as it does, and all
//! that was stored of it stays.

use std::sync::Arc;

use kernel::{Eyes, Fault};
use session::{Op, Session, Signer};

use crate::effect::After;
use crate::reception::{Stored, furnish};
use crate::refusal::{Refused, guarded};
use crate::room::Room;

/// A match that cannot go on, because its rules have changed since.
pub(crate) struct Halted {
    /// What is said to who wants to play.
    pub why: Refused,
    /// The version of the rules under which it was played.
    rules: u32,
    /// What was stored beyond where it could be played again.
    rest: Vec<Op>,
    /// What was so after all of it.
    pub after: After,
}

impl Stored {
    /// The version of the rules that the match was last played under.
    pub(crate) fn rules(&self) -> u32 {
        let renewed = |op: &Op| if let Op::Rules { to, .. } = op { Some(*to) } else { None };
        self.ops.iter().rev().find_map(renewed).unwrap_or(self.row.rules)
    }
}

/// The room of a match that was played under other rules than those of now, under which it begins like this.
pub(crate) fn under_other_rules(
    stored: Stored,
    begun: Result<Result<Session, Fault>, Refused>,
    now: u32,
) -> Result<Room, Refused> {
    let then = stored.rules();
    let refused = |message| Refused::new("over", message).with("then", then).with("now", now);
    let Ok(Ok(mut session)) = begun else { return Err(refused("old-rules")) };
    let at = guarded(|| session.resume_alike(&stored.ops))?.map_or_else(|halt| halt.at, |()| stored.ops.len());
    let renewed = Op::Rules { from: then, to: now };
    let mut whole = session.clone();
    if at == stored.ops.len()
        && whole.redo(&renewed).is_ok()
        && let Ok(mut room) = furnish(stored.clone(), whole)
    {
        room.unkept = vec![renewed];
        return Ok(room);
    }
    session.renumber(stored.after.views);
    let rest = stored.ops[at..].to_vec();
    let mut room = Room::new(stored.row, Some(session), &stored.ops, None);
    room.halted = Some(Arc::new(Halted { why: refused("halted"), rules: then, rest, after: stored.after }));
    Ok(room.peopled(stored.people).talked(stored.talk))
}

/// The record of a match for these eyes, signed if it is over: also of one that was halted, with what was stored of it.
pub(crate) fn written(session: &Session, eyes: Eyes, halted: Option<&Halted>, signer: Option<&Signer>) -> String {
    let mut record = match halted {
        Some(halted) => session.record_beyond(eyes, &halted.rest, halted.rules, halted.after.over),
        None => session.record(eyes),
    };
    signer.into_iter().for_each(|signer| signer.sign(&mut record));
    record.text()
}
