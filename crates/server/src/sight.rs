//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use session::{LogPart, Session};

use crate::post::Post;
use crate::protocol::SeatView;

/// What the guests of a post have been shown.
#[derive(Default)]
pub struct Sight {
    views: Vec<SeatView>,
    log: Vec<LogPart>,
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
    /// What changed for a post; nothing when its guests cannot tell the difference: the secret
    /// steps of one side must not even be a message to the other.
    pub fn news(&mut self, session: &Session, post: Post, always: bool) -> Option<News> {
        let views = post.views(session);
        if !always && views == self.views {
            return None;
        }
        let (log_from, log) = self.new_lines(session, post);
        self.log.truncate(log_from);
        self.log.extend_from_slice(&log);
        self.views.clone_from(&views);
        Some(News { views, log_from, log })
    }

    /// The end of a secret decision lets steps into the middle of the log, so the whole of it is compared.
    fn new_lines(&self, session: &Session, post: Post) -> (usize, Vec<LogPart>) {
        let mut log = session.log(post.eyes(), 0);
        let same = log.iter().zip(&self.log).take_while(|(new, old)| new == old).count();
        (same, log.split_off(same))
    }
}
