//! Where a connection sits: what it may do and what it may see.

use kernel::{Eyes, Side};
use session::{Session, View};

/// Where a connection sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Post {
    /// On one side.
    Seat(Side),
    /// On both, at one screen.
    Both,
    /// On neither.
    Spectator,
    /// Before a record, where nothing is hidden.
    Reader,
}

impl Post {
    /// All of them.
    pub const ALL: [Post; 5] = [Post::Seat(Side::A), Post::Seat(Side::B), Post::Both, Post::Spectator, Post::Reader];

    /// The sides that it plays.
    pub fn sides(self) -> &'static [Side] {
        match self {
            Post::Seat(Side::A) => &[Side::A],
            Post::Seat(Side::B) => &[Side::B],
            Post::Both => &Side::BOTH,
            Post::Spectator | Post::Reader => &[],
        }
    }

    /// Whether it plays this side.
    pub fn holds(self, side: Side) -> bool {
        self.sides().contains(&side)
    }

    /// Whether both play one of the sides.
    pub fn shares(self, other: Post) -> bool {
        self.sides().iter().any(|&side| other.holds(side))
    }

    /// What it may see besides its sides' own views. Two people share the screen of a hot seat: what is not in a
    /// view of one side must be fit for both.
    pub fn eyes(self) -> Eyes {
        match self {
            Post::Seat(side) => Eyes::Seat(side),
            Post::Both | Post::Spectator => Eyes::Public,
            Post::Reader => Eyes::All,
        }
    }

    /// The eyes for one of its sides, or its own when no side is named; nothing for a side that it does not play.
    pub fn eyes_for(self, side: Option<Side>) -> Option<Eyes> {
        match side {
            None => Some(self.eyes()),
            Some(side) => self.holds(side).then_some(Eyes::Seat(side)),
        }
    }

    /// Whose views it has: one for each of its sides, or one that is nobody's.
    pub fn views(self) -> Vec<Option<Side>> {
        if self.sides().is_empty() { vec![None] } else { self.sides().iter().copied().map(Some).collect() }
    }

    /// One of its views, with what was made of its scene.
    pub fn view<S>(self, session: &Session, side: Option<Side>, scene: impl FnOnce(Eyes) -> S) -> View<S> {
        let eyes = side.map_or(self.eyes(), Eyes::Seat);
        let mut view = session.view_of(scene(session.common_eyes(eyes)), eyes);
        if side.is_none() {
            view.correctable.clear();
        }
        view
    }
}
