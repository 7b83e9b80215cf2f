//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use kernel::{Board, Scene, SectorBoard, Side};
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
        let mut views = post.views(session);
        if !always && views == self.views {
            return None;
        }
        let (log_from, log) = self.new_lines(session, post);
        self.log.truncate(log_from);
        self.log.extend_from_slice(&log);
        let told = std::mem::replace(&mut self.views, views.clone());
        for seat in &mut views {
            seat.same_board = leave_out(&mut seat.view.scene, board_of(&told, seat.side));
        }
        Some(News { views, log_from, log })
    }

    /// The ground of a scene for this side is left out if its guests have it: whether it is.
    pub fn leave_out_board(&self, scene: &mut Scene, side: Option<Side>) -> bool {
        leave_out(scene, board_of(&self.views, side))
    }

    /// The end of a secret decision lets steps into the middle of the log, so the whole of it is compared.
    fn new_lines(&self, session: &Session, post: Post) -> (usize, Vec<LogPart>) {
        let mut log = session.log(post.eyes(), 0);
        let same = log.iter().zip(&self.log).take_while(|(new, old)| new == old).count();
        (same, log.split_off(same))
    }
}

/// The ground in the view of this side, or in the first one.
fn board_of(views: &[SeatView], side: Option<Side>) -> Option<&Board> {
    let seat = views.iter().find(|seat| side.is_none() || seat.side == side)?;
    Some(&seat.view.scene.board)
}

/// A ground is large and seldom changes: an empty one is sent for one that is known.
fn leave_out(scene: &mut Scene, known: Option<&Board>) -> bool {
    let same = known == Some(&scene.board);
    if same {
        scene.board = Board::Sectors(SectorBoard::default());
    }
    same
}
