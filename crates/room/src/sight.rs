//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use std::sync::Arc;

use kernel::{Board, Scene, SectorBoard, Side};
use session::{LogPart, Session};

use crate::grounds;
use crate::post::Post;
use crate::protocol::SeatView;

/// Lines of the log that are told at once; those before are asked for.
pub const PAGE: usize = 100;

/// What the guests of a post have been shown.
#[derive(Default)]
pub struct Sight {
    /// Without their grounds.
    views: Vec<SeatView>,
    /// The grounds of the views.
    grounds: Vec<Arc<Board>>,
    log: Shown,
}

/// The end of the log that was shown.
#[derive(Default)]
struct Shown {
    /// The lines before this one were not told.
    from: usize,
    /// The stamps of the others.
    stamps: Vec<u64>,
    /// The game was over: everything is told otherwise from then on.
    over: bool,
}

/// What is new for a post.
pub struct News {
    /// Its views.
    pub views: Vec<SeatView>,
    /// The grounds of all of them, those that were left out too.
    pub grounds: Vec<Arc<Board>>,
    /// What is new in the log.
    pub log: LogNews,
}

/// What is new in the log.
pub struct LogNews {
    /// What was told of the lines before this one is still true.
    pub kept: usize,
    /// The number of the first new line.
    pub from: usize,
    /// The new lines.
    pub parts: Vec<LogPart>,
}

impl Sight {
    /// What changed for a post; nothing when its guests cannot tell the difference: the secret
    /// steps of one side must not even be a message to the other. Where the match is halted, nothing is asked of them.
    pub fn news(&mut self, session: &Session, post: Post, always: bool, halted: bool) -> Option<News> {
        let mut views = post.views(session);
        if halted {
            views.iter_mut().for_each(|seat| seat.view.close());
        }
        let boards: Vec<Board> = views.iter_mut().map(|seat| take_board(&mut seat.view.scene)).collect();
        let known =
            |seat: &SeatView, board: &Board| self.ground(seat.side).filter(|ground| ***ground == *board).cloned();
        let same: Vec<_> = views.iter().zip(&boards).map(|(seat, board)| known(seat, board)).collect();
        if !always && views == self.views && same.iter().all(Option::is_some) {
            return None;
        }
        let log = self.log.news(session, post);
        let mut grounds = Vec::new();
        for ((seat, board), same) in views.iter_mut().zip(boards).zip(same) {
            seat.same_board = same.is_some();
            grounds.push(same.unwrap_or_else(|| {
                let ground = grounds::shared(&board);
                seat.view.scene.board = board;
                ground
            }));
        }
        Some(News { views, grounds, log })
    }

    /// These views have been told: they are what is known from now on.
    pub fn told(&mut self, mut views: Vec<SeatView>, grounds: Vec<Arc<Board>>) {
        for seat in &mut views {
            seat.same_board = false;
            take_board(&mut seat.view.scene);
        }
        (self.views, self.grounds) = (views, grounds);
    }

    /// The ground of a scene for this side is left out if its guests have it: whether it is.
    pub fn leave_out_board(&self, scene: &mut Scene, side: Option<Side>) -> bool {
        let known = self.ground(side).is_some_and(|ground| **ground == scene.board);
        if known {
            take_board(scene);
        }
        known
    }

    /// The ground in the view of this side, or in the first one.
    fn ground(&self, side: Option<Side>) -> Option<&Arc<Board>> {
        let seat = self.views.iter().position(|seat| side.is_none() || seat.side == side)?;
        self.grounds.get(seat)
    }
}

impl Shown {
    /// The new end of the log. Lines change only from the end on, so that is where it is compared.
    fn news(&mut self, session: &Session, post: Post) -> LogNews {
        let (eyes, over) = (post.eyes(), session.outcome().is_some());
        let lines = session.plies(eyes) + 1;
        if over != self.over {
            *self = Shown { over, ..Shown::default() };
        }
        self.stamps.truncate(lines.saturating_sub(self.from));
        let stamp = |line| session.stamp(line, eyes).unwrap_or_default();
        while self.stamps.last().is_some_and(|&told| told != stamp(self.from + self.stamps.len() - 1)) {
            self.stamps.pop();
        }
        // What was told is still true up to there; who has been told nothing of it begins with the last page.
        let kept = if self.stamps.is_empty() { 0 } else { self.from + self.stamps.len() };
        let from = kept.max(lines.saturating_sub(PAGE));
        if from > kept {
            *self = Shown { from, over, stamps: Vec::new() };
        }
        self.stamps.extend((from..lines).map(stamp));
        LogNews { kept, from, parts: session.log(eyes, from..lines) }
    }
}

/// A ground is large and seldom changes: an empty one stands for it.
fn take_board(scene: &mut Scene) -> Board {
    std::mem::replace(&mut scene.board, Board::Sectors(SectorBoard::default()))
}
