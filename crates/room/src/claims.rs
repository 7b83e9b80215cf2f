//! Who has sat down where. A link opens a seat once: who opens it brings a key of his own, and from then on the key
//! counts and the link does not. He alone may ask for another link, which moves the seat to whoever opens that.

use kernel::{Bits256, BySide, Side};
use session::Op;

use crate::keys::Keys;
use crate::people::{People, Person};
use crate::post::Post;
use crate::secret;

/// The first words of a guest: who he is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hello {
    /// A link's secret, or the key of a seat.
    pub secret: String,
    /// The seal of his part of the dice.
    pub seal: Option<String>,
    /// The key that he wants to have the seat under; without one the link itself.
    pub key: Option<String>,
    /// Who he is, where the house knows people: his own word does not count.
    pub person: Option<Person>,
}

/// Who has sat down where.
#[derive(Clone, Default)]
pub(crate) struct Claims {
    /// Digests of the keys of those who sit.
    holders: BySide<Option<Bits256>>,
    /// Digests of links by which a taken seat may be taken over.
    links: BySide<Option<Bits256>>,
}

/// What becomes of somebody at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admission {
    /// He has a place.
    In(Post),
    /// He takes a seat, under the key with this digest.
    Sits(Post, Bits256),
    /// Somebody else has sat down with this link.
    Taken(Post),
    /// Nothing is known of him.
    Stranger,
}

impl Claims {
    /// What was kept.
    pub(crate) fn of(ops: &[Op]) -> Claims {
        let mut claims = Claims::default();
        ops.iter().for_each(|op| claims.note(op));
        claims
    }

    /// Takes note of what was kept.
    pub(crate) fn note(&mut self, op: &Op) {
        let (Op::Sit { sides, key } | Op::Link { sides, key }) = op else { return };
        let sits = matches!(op, Op::Sit { .. });
        for &side in sides {
            self.links[side] = kernel::unhex(key).ok().filter(|_| !sits);
            if sits {
                self.holders[side] = kernel::unhex(key).ok();
            }
        }
    }

    /// Who has a seat of his own.
    pub(crate) fn taken(&self) -> BySide<bool> {
        self.holders.map(|holder| holder.is_some())
    }

    /// Where these words lead. A seat opens to its key, on whatever device; and to the person it belongs to, with any
    /// words, unless he comes to watch.
    pub(crate) fn admit(&self, keys: &Keys, people: &People, hello: &Hello) -> Admission {
        let Hello { secret, key, person, .. } = hello;
        let link = secret::digest(secret);
        let own = key.as_deref().map_or(link, secret::digest);
        let holds = |side: Side| self.holders[side] == Some(own) || self.holders[side] == Some(link);
        let opens = |side: Side| match self.holders[side] {
            None => keys.seats[side] == Some(link),
            Some(_) => self.links[side] == Some(link),
        };
        let was_meant = |side: Side| keys.seats[side] == Some(link);
        let owns = |side: Side| person.as_ref().is_some_and(|person| people.owns(&person.id, side));
        None.or_else(|| post(holds).map(Admission::In))
            .or_else(|| post(opens).map(|post| Admission::Sits(post, own)))
            .or_else(|| (keys.spectator == link).then_some(Admission::In(Post::Spectator)))
            .or_else(|| post(owns).map(Admission::In))
            .or_else(|| post(was_meant).map(Admission::Taken))
            .unwrap_or(Admission::Stranger)
    }
}

/// The post of the sides for which this holds.
fn post(holds: impl Fn(Side) -> bool) -> Option<Post> {
    match (holds(Side::A), holds(Side::B)) {
        (true, true) => Some(Post::Both),
        (true, false) => Some(Post::Seat(Side::A)),
        (false, true) => Some(Post::Seat(Side::B)),
        (false, false) => None,
    }
}
