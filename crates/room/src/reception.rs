//! Before somebody sits down: a match is made, brought back from what was kept, or read from a record.

use catalogue::Player;
use kernel::{BySide, DiceSource, Fault};
use session::{DiceOrder, Op, Owed, Session};

use crate::effect::Filed;
use crate::keys::Keys;
use crate::learning;
use crate::protocol::{Created, Seat, Wanted, Watched};
use crate::refusal::{Refused, guarded};
use crate::room::Room;
use crate::secret::{self, Random};
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

    /// Tells a session for whom commanders play.
    pub(crate) fn seat_commanders(&self, session: &mut Session) {
        let seats = self.wanted.seats.iter().filter(|(_, seat)| !seat.is_person());
        seats.for_each(|(side, _)| session.command(side));
    }
}

/// A match as it was left.
pub struct Stored {
    /// The match.
    pub row: MatchRow,
    /// Its operations, in order.
    pub ops: Vec<Op>,
    /// An act that still waits for real dice.
    pub owed: Option<Owed>,
    /// Its review, if one was filed.
    pub review: Option<Filed>,
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
    let row = MatchRow { id: secret::match_id(random), wanted, rules, keys };
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
    if wanted.hot_seat && !wanted.seats.iter().all(|(_, seat)| seat.is_person()) {
        return Err(bad("both seats on one screen need two people".to_owned()));
    }
    Ok(())
}

/// The room of a match as it was left.
pub fn reopen(stored: Stored) -> Result<Room, Refused> {
    let Stored { row, ops, owed, review } = stored;
    let now = catalogue::game(&row.wanted.order.game)?.rules_version();
    if now != row.rules {
        return Err(Refused::new("busy", "old-rules").with("then", row.rules).with("now", now));
    }
    let Some(dice) = row.dice() else { return Ok(Room::new(row, None, &ops, None)) };
    let mut session = guarded(|| learning::begin(&row.wanted, dice)?.resumed(&ops))??;
    row.seat_commanders(&mut session);
    if let Some(owed) = owed {
        guarded(|| session.owe(owed))??;
    }
    let course = guarded(|| learning::course(&row.wanted))??;
    let mut room = Room::new(row, Some(session), &ops, None);
    room.course = course;
    room.unfile(review);
    Ok(room)
}

/// The room of a record that somebody wants to watch.
pub fn watch(text: String, random: &mut Random) -> Result<(Room, Watched), Refused> {
    let read = guarded(|| replayed(&text))?;
    let (record, session) = read.map_err(|fault| Refused::unreadable("bad-record", fault.text()))?;
    let order = session.order().clone();
    let real_dice = matches!(record.header.dice, DiceSource::Physical);
    let seats = BySide::from_fn(|_| Seat::Person);
    let wanted = Wanted { order, seats, hot_seat: false, real_dice, learnt: None, position: None };
    let (mut keys, links) = Keys::cut(&wanted, random);
    keys.secret = match record.header.dice {
        DiceSource::Fair { secret, .. } => secret,
        _ => None,
    };
    let row = MatchRow { id: secret::match_id(random), wanted, rules: record.header.rules, keys };
    let watched = Watched { id: row.id.clone(), spectator: links.spectator };
    Ok((Room::new(row, Some(session), &[], Some(text)), watched))
}
