//! Before somebody sits down: a match is made, brought back from what was kept, or read from a record.

use catalogue::Player;
use kernel::{Bits256, BySide, DiceSource, Eyes, Fault};
use session::{DiceOrder, Op, Order, Session, Signer};

use crate::club::Glance;
use crate::effect::{After, Filed};
use crate::halted::{under_other_rules, written};
use crate::keys::Keys;
use crate::learning;
use crate::people::People;
use crate::protocol::{Created, Seat, Wanted, Watched};
use crate::refusal::{Refused, guarded};
use crate::room::Room;
use crate::secret::{self, Random};
use crate::talk::Remark;
use crate::terms::Next;
use crate::watch::replayed;

/// A player's name is cut to so many characters.
const LONGEST_NAME: usize = 60;
/// An author's own scenario.
const LARGEST_SCENARIO: usize = 64 * 1024;

/// All that is kept of a match besides its operations.
#[derive(Clone)]
pub struct MatchRow {
    /// Its name.
    pub id: String,
    /// What was ordered.
    pub wanted: Wanted,
    /// The version of the game's rules that it was begun with.
    pub rules: u32,
    /// The text of its scenario; nothing for a match of an earlier program.
    pub scenario: Option<String>,
    /// Who may come in, and what the dice grow from.
    pub keys: Keys,
}

impl MatchRow {
    /// The dice, once everybody has added to them.
    pub fn dice(&self) -> Option<DiceOrder> {
        match &self.wanted {
            Wanted { learnt: Some(_), .. } => Some(DiceOrder::Taught(self.keys.luck())),
            Wanted { real_dice: true, .. } => Some(DiceOrder::Physical),
            _ => self.keys.seed().map(DiceOrder::Fair),
        }
    }

    /// What was ordered, with the scenario as it was then.
    pub(crate) fn wanted_then(&self) -> Wanted {
        let order = Order { kept: self.scenario.clone(), ..self.wanted.order.clone() };
        Wanted { order, ..self.wanted.clone() }
    }

    /// Tells a session for whom commanders play, and whether one person sits before both sides.
    pub(crate) fn seat_commanders(&self, session: &mut Session) {
        if self.wanted.hot_seat {
            session.umpire();
        }
        let seats = self.wanted.seats.iter().filter(|(_, seat)| !seat.is_person());
        seats.for_each(|(side, _)| session.command(side));
    }
}

/// A match as it was left.
#[derive(Clone)]
pub struct Stored {
    /// The match.
    pub row: MatchRow,
    /// Its operations, in order.
    pub ops: Vec<Op>,
    /// What was so after them.
    pub after: After,
    /// Its review, if one was filed.
    pub review: Option<Filed>,
    /// Whose seats are whose.
    pub people: People,
    /// What its players have said.
    pub talk: Vec<Remark>,
    /// The rematch that they have agreed on.
    pub next: Option<String>,
    /// How many changes were kept of it.
    pub step: u64,
}

/// Makes a match: what is to be kept of it, and the links to tell. Its room is opened by the first who comes.
pub fn create(mut wanted: Wanted, random: &mut Random) -> Result<(MatchRow, Created), Refused> {
    let bad = |fault: Fault| Refused::unreadable("bad-order", fault.text());
    guarded(|| learning::enrol(&mut wanted))?.map_err(bad)?;
    tidy(&mut wanted)?;
    let rules = catalogue::game(&wanted.order.game).map_err(bad)?.rules_version();
    let begun = guarded(|| learning::begin(&wanted, DiceOrder::Seeded(0)));
    let trial = begun.map(|begun| begun.map(|session| session.position().in_sight()));
    if !trial?.map_err(bad)? && !wanted.seats.iter().all(|(_, seat)| seat.is_person()) {
        return Err(Refused::new("unreadable", "out-of-sight"));
    }
    let (keys, links) = Keys::cut(&wanted, random);
    let scenario = Some(wanted.order.toml().map_err(bad)?);
    let row = MatchRow { id: secret::match_id(random), wanted, rules, scenario, keys };
    let (id, commitment) = (row.id.clone(), row.keys.commitment());
    Ok((row, Created { id, seats: links.seats, spectator: links.spectator, commitment }))
}

/// Checks what the games cannot check, and tidies names.
fn tidy(wanted: &mut Wanted) -> Result<(), Refused> {
    let bad = |problem: String| Refused::unreadable("bad-order", problem);
    if let session::Scenario::Custom { name, toml } = &wanted.order.scenario
        && name.len() + toml.len() > LARGEST_SCENARIO
    {
        return Err(bad(format!("the scenario is longer than {LARGEST_SCENARIO} bytes")));
    }
    for side in kernel::Side::BOTH {
        let name = &mut wanted.order.players[side];
        *name = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect::<String>().trim().to_owned();
        if let Seat::Commander { rank } = &wanted.seats[side] {
            let player: Player = rank.parse().map_err(|fault: Fault| bad(fault.to_string()))?;
            if name.is_empty() {
                *name = player.to_string();
            }
        }
    }
    let apart = wanted.seats.iter().all(|(_, seat)| seat.is_person()) && !wanted.hot_seat;
    let fair = apart && !wanted.real_dice && wanted.learnt.is_none();
    let as_printed = matches!(wanted.order.scenario, session::Scenario::Named(_)) && wanted.position.is_none();
    if wanted.rated && (!fair || !as_printed || wanted.order.practice) {
        return Err(Refused::new("unreadable", "rated-apart"));
    }
    if let Some(pace) = wanted.pace {
        if !fair {
            return Err(Refused::new("unreadable", "pace-apart"));
        }
        pace.check()?;
    }
    if wanted.hot_seat && !wanted.seats.iter().all(|(_, seat)| seat.is_person()) {
        return Err(bad("both seats on one screen need two people".to_owned()));
    }
    Ok(())
}

/// The room of a match as it was left.
pub fn reopen(stored: Stored) -> Result<Room, Refused> {
    let step = stored.step;
    let mut room = opened(stored)?;
    room.step = step;
    Ok(room)
}

fn opened(stored: Stored) -> Result<Room, Refused> {
    let Some(dice) = stored.row.dice() else {
        return Ok(Room::new(stored.row, None, &stored.ops, None).peopled(stored.people).talked(stored.talk));
    };
    let now = catalogue::game(&stored.row.wanted.order.game)?.rules_version();
    let begun = guarded(|| learning::begin(&stored.row.wanted_then(), dice));
    if stored.rules() != now {
        return under_other_rules(stored, begun, now);
    }
    let mut session = begun??;
    guarded(|| session.resume(&stored.ops))??;
    furnish(stored, session)
}

/// The room of a match that has been played again.
pub(crate) fn furnish(stored: Stored, mut session: Session) -> Result<Room, Refused> {
    let Stored { row, ops, after, review, people, talk, next, .. } = stored;
    row.seat_commanders(&mut session);
    if let Some(owed) = after.owed {
        guarded(|| session.owe(owed))??;
    }
    session.renumber(after.views);
    let course = guarded(|| learning::course(&row.wanted))??;
    let mut room = Room::new(row, Some(session), &ops, None);
    room.course = course;
    (room.clock, room.offer) = (after.clock, after.offer);
    room.next = next.map(Next::of_people);
    room.unfile(review);
    Ok(room.peopled(people).talked(talk))
}

/// The record of a match that is over, signed, unless it ended under other rules.
pub fn record(stored: Stored, signer: &Signer) -> Result<Option<String>, Refused> {
    let room = reopen(stored)?;
    let Some(session) = room.session.as_ref().filter(|_| room.is_over()) else { return Ok(None) };
    Ok(Some(written(session, Eyes::All, room.halted.as_deref(), Some(signer))))
}

/// How a match stands for its owner: both seats of one screen see what everybody may.
pub fn glance(stored: Stored, sides: &[kernel::Side]) -> Result<Glance, Refused> {
    let row = stored.row.clone();
    let session = match reopen(stored)?.session {
        Some(session) => session,
        None => guarded(|| learning::begin(&row.wanted_then(), DiceOrder::Seeded(0)))??,
    };
    let eyes = match sides {
        [side] => Eyes::Seat(*side),
        _ => Eyes::Public,
    };
    let plies = session.plies(eyes);
    let told = session.log(eyes, plies..plies + 1);
    let last = told.into_iter().flat_map(|part| part.lines).map(|line| line.text).next_back();
    Ok(Glance { scene: session.view(eyes).scene, last })
}

/// The room of a record that is watched at another house too, under this name and with what opens it there.
pub fn watch_again(text: String, id: String, spectator: Bits256) -> Result<Room, Refused> {
    let (mut room, _) = watch(text, &mut |bytes| bytes.fill(0))?;
    (room.row.id, room.row.keys.spectator) = (id, spectator);
    Ok(room)
}

/// The room of a record that somebody wants to watch.
pub fn watch(text: String, random: &mut Random) -> Result<(Room, Watched), Refused> {
    let read = guarded(|| replayed(&text))?;
    let (record, session) = read.map_err(|fault| Refused::unreadable("bad-record", fault.text()))?;
    let order = session.order().clone();
    let real_dice = matches!(record.header.dice, DiceSource::Physical);
    let seats = BySide::from_fn(|_| Seat::Person);
    let wanted =
        Wanted { order, seats, hot_seat: false, real_dice, learnt: None, position: None, pace: None, rated: false };
    let (mut keys, links) = Keys::cut(&wanted, random);
    keys.secret = match record.header.dice {
        DiceSource::Fair { secret, .. } => secret,
        _ => None,
    };
    let (id, rules) = (secret::match_id(random), record.header.rules);
    let row = MatchRow { id, wanted, rules, scenario: None, keys };
    let watched = Watched { id: row.id.clone(), spectator: links.spectator };
    Ok((Room::new(row, Some(session), &[], Some(text)), watched))
}
