//! Talk at the table. Two people who play apart talk with each other, spectators among themselves: nothing that is said
//! around a table reaches a player before the end. What players say stays with the match; what spectators say is gone
//! with the room. Only the last remarks are kept of either.

use std::collections::{HashMap, VecDeque};

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::effect::{Effect, GuestId};
use crate::people::Person;
use crate::post::Post;
use crate::protocol::Answer;
use crate::refusal::Refused;
use crate::room::{Guest, Room};
use crate::written;

/// Longest remark, in characters.
const LONGEST: usize = 200;
/// Remarks that are kept of a match, and of its spectators.
pub const MOST: usize = 200;
/// Remarks that one may make within [`BREATH`], and all spectators of a match together.
const AT_ONCE: usize = 5;
const CROWD_AT_ONCE: usize = 30;
/// Milliseconds.
const BREATH: u64 = 15_000;
/// Marks that may stand above one letter.
const MARKS: usize = 3;

/// What a house lets people say to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Talking {
    /// Nothing.
    #[default]
    Off,
    /// Ready phrases.
    Phrases,
    /// Ready phrases and words of one's own.
    Free,
}

/// A phrase that arrives in the reader's own language: the words `phrase-…` of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they say what they are called")]
pub enum Phrase {
    Hello,
    GoodLuck,
    YourMove,
    OneMoment,
    Thinking,
    Back,
    WellPlayed,
    BadLuck,
    Lucky,
    Sorry,
    Thanks,
    Yes,
    No,
    GoodGame,
    Again,
    Later,
    Bye,
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Said {
    /// A ready phrase.
    Phrase(Phrase),
    /// His own words.
    Words(String),
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// Its number: later ones have higher numbers.
    pub n: u32,
    /// The player who said it; nobody where it was a spectator.
    pub side: Option<Side>,
    /// The spectator who said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When, in seconds since 1970.
    pub at: u32,
    /// What.
    pub said: Said,
}

/// A remark of a player, to be kept with the match, and whose it is where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jotted {
    /// The remark.
    pub remark: Remark,
    /// The person.
    pub person: Option<String>,
}

/// Whose talk it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Circle {
    Players,
    Spectators,
}

/// Whoever must not talk too fast.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Speaker {
    Seat(Side),
    Spectator(String),
    Crowd,
}

/// What is said at a table.
#[derive(Default)]
pub(crate) struct Talk {
    /// What the house allows.
    house: Talking,
    players: VecDeque<Remark>,
    spectators: VecDeque<Remark>,
    last: u32,
    /// When each has spoken lately, in milliseconds since 1970.
    spoken: HashMap<Speaker, VecDeque<u64>>,
    /// The spectators whom the house knows.
    known: HashMap<GuestId, Person>,
    /// The players have heard what the spectators said.
    opened: bool,
}

impl Talk {
    /// Whether somebody has said enough for now; if not, he says something now.
    fn is_hasty(&mut self, speaker: Speaker, most: usize, now: u64) -> bool {
        if self.spoken.len() > 2 * MOST {
            self.spoken.retain(|_, times| times.back().is_some_and(|&last| last + BREATH > now));
        }
        let times = self.spoken.entry(speaker).or_default();
        times.retain(|&then| then + BREATH > now);
        let hasty = times.len() >= most;
        if !hasty {
            times.push_back(now);
        }
        hasty
    }

    fn of(&mut self, circle: Circle) -> &mut VecDeque<Remark> {
        match circle {
            Circle::Players => &mut self.players,
            Circle::Spectators => &mut self.spectators,
        }
    }
}

impl Room {
    /// From now on people may say so much here.
    pub fn let_talk(&mut self, talking: Talking) {
        self.talk.house = talking;
    }

    /// The room with what its players have said.
    pub(crate) fn talked(mut self, remarks: Vec<Remark>) -> Room {
        self.talk.last = remarks.last().map_or(0, |remark| remark.n);
        self.talk.players = remarks.into();
        self
    }

    /// What its players have said, here and elsewhere: whoever hears them is told where it is news.
    pub(crate) fn retold(&mut self, remarks: Vec<Remark>) {
        if self.talk.players != remarks {
            self.talk.last = self.talk.last.max(remarks.last().map_or(0, |remark| remark.n));
            self.talk.players = remarks.into();
            self.guests.clone().into_iter().for_each(|guest| self.tell_talk(guest));
        }
    }

    /// What may be said here: there must be somebody to talk to.
    pub(crate) fn talking(&self) -> Talking {
        if self.is_apart() && !self.is_record() { self.talk.house } else { Talking::Off }
    }

    /// A spectator whom the house knows has come.
    pub(crate) fn recognise(&mut self, guest: GuestId, person: Option<&Person>) {
        if let Some(person) = person {
            self.talk.known.insert(guest, person.clone());
        }
    }

    /// A guest has gone.
    pub(crate) fn fall_silent(&mut self, guest: GuestId) {
        self.talk.known.remove(&guest);
    }

    /// With whom a guest talks. A player who comes to watch his own table hears nothing that he should not.
    fn circle(&self, guest: Guest) -> Option<Circle> {
        let plays = |person: &Person| Side::BOTH.iter().any(|&side| self.people.owns(&person.id, side));
        match guest.post {
            Post::Seat(_) => Some(Circle::Players),
            Post::Spectator if !self.talk.known.get(&guest.id).is_some_and(plays) => Some(Circle::Spectators),
            _ => None,
        }
    }

    /// A guest says something.
    pub(crate) fn say(&mut self, guest: Guest, ask: u32, said: Said) -> Result<(), Refused> {
        let circle = self.circle(guest).ok_or_else(Refused::seat)?;
        let said = match (self.talking(), said) {
            (Talking::Off, _) => return Err(Refused::new("nothing", "no-talk")),
            (Talking::Phrases, Said::Words(_)) => return Err(Refused::new("nothing", "only-phrases")),
            (Talking::Free, Said::Words(words)) => Said::Words(tidy(&words)?),
            (_, phrase) => phrase,
        };
        let side = guest.post.sides().first().copied();
        let name = self.talk.known.get(&guest.id).map(|person| person.name.clone()).filter(|name| !name.is_empty());
        let speaker = match (side, &name) {
            (Some(side), _) => Speaker::Seat(side),
            (None, Some(name)) => Speaker::Spectator(name.clone()),
            (None, None) => return Err(Refused::new("nothing", "talk-nameless")),
        };
        let crowded = side.is_none() && self.talk.is_hasty(Speaker::Crowd, CROWD_AT_ONCE, self.now);
        if crowded || self.talk.is_hasty(speaker, AT_ONCE, self.now) {
            return Err(Refused::new("busy", "talk-fast"));
        }
        self.talk.last += 1;
        let at = (self.now / 1000).try_into().unwrap_or_default();
        let remark = Remark { n: self.talk.last, side, name, at, said };
        if let Some(side) = side {
            let person = self.people.0[side].as_ref().map(|person| person.id.clone());
            self.out.push(Effect::Jot(Jotted { remark: remark.clone(), person }));
        }
        let kept = self.talk.of(circle);
        kept.push_back(remark.clone());
        if kept.len() > MOST {
            kept.pop_front();
        }
        self.spread(circle, remark);
        self.tell(guest, &Answer::Done { ask });
        Ok(())
    }

    /// Tells a remark to all who may hear it.
    fn spread(&mut self, circle: Circle, remark: Remark) {
        let hears = |guest: &&Guest| {
            let own = self.circle(**guest);
            own == Some(circle) || (own == Some(Circle::Players) && self.is_over())
        };
        let to = self.guests.iter().filter(hears).map(|guest| guest.id).collect();
        let news = Answer::Talk { whole: false, remarks: vec![remark] };
        self.out.push(Effect::Send { to, text: written(&news) });
    }

    /// Tells a guest all that was said and that he may hear.
    pub(crate) fn tell_talk(&mut self, guest: Guest) {
        if self.talking() == Talking::Off {
            return;
        }
        let mut remarks: Vec<Remark> = match self.circle(guest) {
            Some(Circle::Players) if self.is_over() => {
                self.talk.players.iter().chain(&self.talk.spectators).cloned().collect()
            }
            Some(circle) => self.talk.of(circle).iter().cloned().collect(),
            None => return,
        };
        remarks.sort_by_key(|remark| remark.n);
        self.tell(guest, &Answer::Talk { whole: true, remarks });
    }

    /// Once the match is over its players hear what was said around them.
    pub(crate) fn open_talk(&mut self) {
        if self.talk.opened || !self.is_over() {
            return;
        }
        self.talk.opened = true;
        if self.talk.spectators.is_empty() {
            return;
        }
        for guest in self.guests.clone() {
            if !guest.post.sides().is_empty() {
                self.tell_talk(guest);
            }
        }
    }

    /// A person is no more: nothing that he said is left.
    pub(crate) fn unsay(&mut self, sides: &[Side]) {
        let before = self.talk.players.len();
        self.talk.players.retain(|remark| !remark.side.is_some_and(|side| sides.contains(&side)));
        if self.talk.players.len() < before {
            self.guests.clone().into_iter().for_each(|guest| self.tell_talk(guest));
        }
    }
}

/// Words as they are kept: on one line, and nothing in them that could change how the page around them is read.
fn tidy(words: &str) -> Result<String, Refused> {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = words.chars().count();
    if length == 0 {
        return Err(Refused::new("unreadable", "talk-empty"));
    }
    if length > LONGEST {
        return Err(Refused::new("unreadable", "talk-long").with("limit", LONGEST));
    }
    let mut marks = 0;
    for letter in words.chars() {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks > MARKS || is_unseen(letter) {
            return Err(Refused::new("unreadable", "talk-signs"));
        }
    }
    Ok(words)
}

/// A mark that stands on the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// A sign that shows nothing itself, or turns the direction of what stands around it. (Two of them make pictures of
/// several: those are let through.)
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200c}'
            | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_on_one_line_and_as_they_are() {
        assert_eq!(tidy("  Bien   joué \n, <b>Ney</b> & Cie 👨‍👩‍👧 ").unwrap(), "Bien joué , <b>Ney</b> & Cie 👨‍👩‍👧");
        assert_eq!(tidy(&"é".repeat(LONGEST)).unwrap().chars().count(), LONGEST);
        let why = |words: &str| serde_json::to_value(tidy(words).unwrap_err().problem().why).unwrap()["key"].clone();
        assert_eq!(why(" \n\t "), "server-talk-empty");
        assert_eq!(why(&"x".repeat(LONGEST + 1)), "server-talk-long");
        for bad in [
            "a\u{0}b",
            "a\u{1b}[31m",
            "a\u{202e}b",
            "\u{200b}",
            "a\u{2066}b",
            "\u{3164}",
            "e\u{301}\u{301}\u{301}\u{301}",
        ] {
            assert_eq!(why(bad), "server-talk-signs", "{bad:?}");
        }
    }

    #[test]
    fn who_has_said_enough_waits_and_may_go_on() {
        let mut talk = Talk::default();
        let seat = |side| Speaker::Seat(side);
        assert!((0..5).all(|i| !talk.is_hasty(seat(Side::A), AT_ONCE, i)));
        assert!(talk.is_hasty(seat(Side::A), AT_ONCE, 10) && !talk.is_hasty(seat(Side::B), AT_ONCE, 10));
        assert!(!talk.is_hasty(seat(Side::A), AT_ONCE, BREATH) && talk.is_hasty(seat(Side::A), AT_ONCE, BREATH));
    }
}
