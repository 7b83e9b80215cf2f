//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use session::{LogPart, Op, Session};

use crate::post::Post;
use crate::protocol::SeatView;

/// What the guests of a post have been shown.
#[derive(Default)]
pub struct Sight {
    views: Vec<SeatView>,
    log: Vec<LogPart>,
    /// Lines may have gone since the log was shown: it must be compared from the beginning.
    rewritten: bool,
}

/// What is new for a post.
pub struct News {
    /// Its views.
    pub views: Vec<SeatView>,
    /// The log is new from here on.
    pub log_from: usize,
    /// The new part of the log.
    pub log: Vec<LogPart>,
}

impl Sight {
    /// What these operations changed for a post; nothing when its guests cannot tell the difference: the secret
    /// steps of one side must not even be a message to the other.
    pub fn news(&mut self, session: &Session, post: Post, ops: &[Op], always: bool) -> Option<News> {
        self.rewritten |= !ops.iter().all(|op| matches!(op, Op::Act { .. }));
        let views = post.views(session);
        if !always && same(&views, &self.views) {
            return None;
        }
        let (log_from, log) = self.new_lines(session, post);
        self.log.truncate(log_from);
        self.log.extend_from_slice(&log);
        self.views.clone_from(&views);
        Some(News { views, log_from, log })
    }

    fn new_lines(&mut self, session: &Session, post: Post) -> (usize, Vec<LogPart>) {
        let whole = std::mem::take(&mut self.rewritten) || session.outcome().is_some();
        if !whole {
            return (self.log.len(), session.log(post.eyes(), self.log.len()));
        }
        let mut log = session.log(post.eyes(), 0);
        let same = log.iter().zip(&self.log).take_while(|(new, old)| new == old).count();
        (same, log.split_off(same))
    }
}

/// Whether nothing changed but the number of lines, which a hidden step raises too.
fn same(new: &[SeatView], old: &[SeatView]) -> bool {
    let alike = |(new, old): (&SeatView, &SeatView)| {
        let old = session::View { ply: new.view.ply, ..old.view.clone() };
        new.view == old
    };
    new.len() == old.len() && new.iter().zip(old).all(alike)
}
