//! Whose seats are whose, where the house knows people, and by what name each is called.

use kernel::{BySide, Quit, Side};

use crate::effect::Seated;
use crate::protocol::Answer;
use crate::room::{Mover, Room};

/// A person, as the house knows him. The room is told who comes in and asks nobody for proof.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// What tells him from all others.
    pub id: String,
    /// What he is called; nothing until he has taken a name.
    pub name: String,
    /// Until when he is on holiday, in milliseconds since 1970; long past, if he is not.
    pub away: u64,
}

/// Whose seats are whose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(pub BySide<Option<Person>>);

impl People {
    /// Whether this person has this seat.
    pub fn owns(&self, id: &str, side: Side) -> bool {
        self.0[side].as_ref().is_some_and(|owner| owner.id == id)
    }

    /// Whether these seats are this person's or nobody's, and something of that is not written down yet.
    pub(crate) fn may_adopt(&self, person: &Person, sides: &[Side]) -> bool {
        let free = |&side: &Side| self.0[side].is_none() || self.owns(&person.id, side);
        sides.iter().all(free) && sides.iter().any(|&side| self.0[side].as_ref() != Some(person))
    }

    /// What the sides are called: by the names of the people, or by those that were written down for them. At one
    /// screen sit two, whoever it belongs to.
    pub fn names(&self, written: &BySide<String>, hot_seat: bool) -> BySide<String> {
        BySide::from_fn(|side| match &self.0[side] {
            Some(person) if !person.name.is_empty() && !hot_seat => person.name.clone(),
            _ => written[side].clone(),
        })
    }
}

impl Room {
    /// The room with these people's seats.
    pub(crate) fn peopled(mut self, people: People) -> Room {
        self.people = people;
        self.call_names();
        self
    }

    /// Seats have changed hands; where a name has changed with them everybody is told.
    pub(crate) fn belongs(&mut self, Seated { sides, person }: &Seated) {
        for &side in sides {
            self.people.0[side] = person.clone();
        }
        self.call_names();
    }

    /// Whose seats are whose, as others have kept it.
    pub(crate) fn peopled_anew(&mut self, people: People) {
        self.people = people;
        self.call_names();
    }

    fn call_names(&mut self) {
        let names = self.people.names(&self.written, self.row.wanted.hot_seat);
        if self.row.wanted.order.players == names {
            return;
        }
        if let Some(session) = &mut self.session {
            Side::BOTH.into_iter().for_each(|side| session.call(side, &names[side]));
        }
        self.row.wanted.order.players = names;
        self.welcome_all();
    }

    /// What match this is has changed: everybody is told.
    pub(crate) fn welcome_all(&mut self) {
        for guest in self.guests.clone() {
            self.tell(guest, &Answer::Welcome(self.welcome(guest.post).into()));
        }
    }

    /// Until when each player is on holiday.
    pub(crate) fn holidays(&self) -> BySide<u64> {
        BySide::from_fn(|side| self.people.0[side].as_ref().map_or(0, |person| person.away))
    }

    /// A person is on holiday until then: his clock stands still, where a decision has days.
    pub(crate) fn rest(&mut self, id: &str, until: u64) {
        for person in self.people.0.0.iter_mut().flatten().filter(|person| person.id == id) {
            person.away = until;
        }
        self.stand_still();
    }

    /// The clocks of those who are on holiday stand still from now on, if they do not already.
    pub(crate) fn stand_still(&mut self) {
        let clock = self.clock.as_ref().filter(|_| self.keeps_time());
        if let Some(clock) = clock.map(|clock| clock.resting(self.holidays(), self.now))
            && Some(&clock) != self.clock.as_ref()
        {
            self.keep_clock(clock);
        }
    }

    /// A person is no more: what he played against people he gives up, and his name goes.
    pub(crate) fn forget(&mut self, id: &str) {
        let his: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.people.owns(id, side)).collect();
        for &side in &his {
            self.written[side].clear();
            self.people.0[side] = None;
        }
        self.unsay(&his);
        self.call_names();
        if let [side] = his[..]
            && self.row.wanted.seats[!side].is_person()
            && self.session.is_some()
            && !self.is_over()
        {
            self.change(Mover::House(side), |session| session.quit(side, Quit::Resigns));
        }
    }
}
