//! What the guests of a post have been shown, so that they are told what is new and nothing when nothing is.

use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock};

use foldhash::quality::FixedState;
use kernel::{Board, Scene, SectorBoard, Side};
use session::Session;

use crate::gallery::{Gallery, Written, written};
use crate::grounds;
use crate::post::Post;
use crate::protocol::SeatView;

/// Lines of the log that are told at once; those before are asked for.
pub const PAGE: usize = 100;

/// What the guests of a post have been shown.
#[derive(Default)]
pub struct Sight {
    seen: Vec<Seen>,
    log: Shown,
}

/// A view that was shown. The view itself would be most of the memory that a match needs: what tells it from others is
/// enough to know whether the next one is another.
pub struct Seen {
    side: Option<Side>,
    /// Of the view as it is written, without its ground: it only tells a view from the one before it.
    digest: u64,
    ground: Arc<Board>,
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

/// Who looks at what.
#[derive(Clone, Copy)]
pub struct Onlooker<'a> {
    /// The match.
    pub session: &'a Session,
    /// From where.
    pub post: Post,
    /// It cannot go on: nothing is asked of anybody.
    pub halted: bool,
}

/// What is new for a post.
pub struct News {
    /// Its views.
    pub views: Vec<SeatView>,
    /// What there is to be known of them when they have been told.
    pub seen: Vec<Seen>,
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
    pub parts: Written,
}

impl Sight {
    /// What changed for a post; nothing when its guests cannot tell the difference: the secret
    /// steps of one side must not even be a message to the other.
    pub fn news(&mut self, look: Onlooker<'_>, always: bool, gallery: &mut Gallery) -> Option<News> {
        let drawn = look.post.views().into_iter().map(|side| self.draw(look, side, gallery));
        let (views, seen): (Vec<_>, Vec<_>) = drawn.unzip();
        if !always && self.have_seen(&seen) {
            return None;
        }
        Some(News { views, seen, log: self.log.news(look.session, look.post, gallery) })
    }

    /// A view as it is told: without its ground, if that is known.
    fn draw(&self, look: Onlooker<'_>, side: Option<Side>, gallery: &mut Gallery) -> (SeatView, Seen) {
        let mut view = look.post.view(look.session, side, |eyes| gallery.scene(look.session, eyes));
        if look.halted {
            view.close();
        }
        let bare = written(&view);
        let digest = FixedState::default().hash_one(bare.get());
        let known = self.ground(side).filter(|ground| grounds::equal(ground, view.scene.ground())).cloned();
        let same_board = known.is_some();
        let (ground, view) = match known {
            Some(ground) => (ground, bare),
            None => {
                view.scene.whole = true;
                (grounds::shared(view.scene.ground()), written(&view))
            }
        };
        (SeatView { side, same_board, view }, Seen { side, digest, ground })
    }

    /// Whether these are the views that were told last.
    fn have_seen(&self, views: &[Seen]) -> bool {
        let same = |(one, other): (&Seen, &Seen)| one.digest == other.digest && Arc::ptr_eq(&one.ground, &other.ground);
        self.seen.len() == views.len() && self.seen.iter().zip(views).all(same)
    }

    /// These views have been told: they are what is known from now on.
    pub fn told(&mut self, seen: Vec<Seen>) {
        self.seen = seen;
    }

    /// The ground of a scene for this side is left out if its guests have it: whether it is.
    pub fn leave_out_board(&self, scene: &mut Scene, side: Option<Side>) -> bool {
        let known = self.ground(side).is_some_and(|ground| grounds::equal(ground, &scene.board));
        if known {
            scene.board = NO_GROUND.clone();
        }
        known
    }

    /// The ground in the view of this side, or in the first one.
    fn ground(&self, side: Option<Side>) -> Option<&Arc<Board>> {
        self.seen.iter().find(|seen| side.is_none() || seen.side == side).map(|seen| &seen.ground)
    }
}

impl Shown {
    /// The new end of the log. Lines change only from the end on, so that is where it is compared.
    fn news(&mut self, session: &Session, post: Post, gallery: &mut Gallery) -> LogNews {
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
        LogNews { kept, from, parts: gallery.log(session, eyes, from..lines) }
    }
}

/// A ground is large and seldom changes: this empty one stands for it.
pub static NO_GROUND: LazyLock<Arc<Board>> = LazyLock::new(|| Board::Sectors(SectorBoard::default()).into());
