//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use kernel::{Board, Scene, SectorBoard, Side};
use session::{LogPart, Session};

use crate::post::Post;
use crate::protocol::SeatView;

/// Lines of the log that are told at once; those before are asked for.
pub const PAGE: usize = 100;

/// What the guests of a post have been shown.
#[derive(Default)]
pub struct Sight {
    views: Vec<SeatView>,
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
    /// The grounds that were left out of them.
    pub boards: Vec<Option<Board>>,
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
        if !always && views == self.views {
            return None;
        }
        let log = self.log.news(session, post);
        let mut boards = Vec::new();
        for seat in &mut views {
            let board = leave_out(&mut seat.view.scene, board_of(&self.views, seat.side));
            seat.same_board = board.is_some();
            boards.push(board);
        }
        Some(News { views, boards, log })
    }

    /// These views have been told: they are what is known from now on.
    pub fn told(&mut self, mut views: Vec<SeatView>, boards: Vec<Option<Board>>) {
        for (seat, board) in views.iter_mut().zip(boards) {
            seat.same_board = false;
            if let Some(board) = board {
                seat.view.scene.board = board;
            }
        }
        self.views = views;
    }

    /// The ground of a scene for this side is left out if its guests have it: whether it is.
    pub fn leave_out_board(&self, scene: &mut Scene, side: Option<Side>) -> bool {
        leave_out(scene, board_of(&self.views, side)).is_some()
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

/// The ground in the view of this side, or in the first one.
fn board_of(views: &[SeatView], side: Option<Side>) -> Option<&Board> {
    let seat = views.iter().find(|seat| side.is_none() || seat.side == side)?;
    Some(&seat.view.scene.board)
}

/// A ground is large and seldom changes: an empty one is sent for one that is known, which comes back.
fn leave_out(scene: &mut Scene, known: Option<&Board>) -> Option<Board> {
    let empty = || Board::Sectors(SectorBoard::default());
    (known == Some(&scene.board)).then(|| std::mem::replace(&mut scene.board, empty()))
}
