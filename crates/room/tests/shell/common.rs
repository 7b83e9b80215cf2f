//! A room, and what its shell hears.

use kernel::{BySide, Side};
use room::protocol::{Created, Seat, Wanted};
use room::{After, Effect, Hello, Keep, Letter, MatchRow, People, Room, Stored};
use serde_json::{Value, json};

/// A match of the catalogue's first game, with these seats.
pub fn wanted(seats: [Seat; 2], hot_seat: bool) -> Wanted {
    let game = catalogue::games().next().expect("a game");
    let order = session::Order::of(game.id(), game.scenarios()[0].id);
    Wanted {
        order,
        seats: BySide(seats),
        hot_seat,
        real_dice: false,
        learnt: None,
        position: None,
        pace: None,
        rated: false,
    }
}

pub fn commander() -> Seat {
    Seat::Commander { rank: "sergeant".to_owned() }
}

/// An opened room, and the link of its first seat.
pub fn opened(wanted: Wanted) -> (Room, String) {
    let (room, created) = made(wanted);
    (room, created.seats[Side::A].clone().expect("a link"))
}

pub fn made(wanted: Wanted) -> (Room, Created) {
    let mut next = 0_u8;
    let mut random = |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| (next, *byte) = (next.wrapping_add(1), next));
    let (row, created) = room::create(wanted, &mut random).expect("a match");
    (room::reopen(fresh(row)).expect("a room"), created)
}

pub fn fresh(row: MatchRow) -> Stored {
    Stored {
        row,
        ops: Vec::new(),
        after: After::default(),
        review: None,
        people: People::default(),
        talk: Vec::new(),
        next: None,
        step: 0,
    }
}

/// What guest 1 is told.
pub fn said(effects: &[Effect]) -> Vec<Value> {
    said_to(1, effects)
}

pub fn said_to(guest: u64, effects: &[Effect]) -> Vec<Value> {
    let told = effects.iter().filter_map(|effect| match effect {
        Effect::Send { to, text } if to.contains(&guest) => Some(serde_json::from_str(text).expect("JSON")),
        _ => None,
    });
    told.collect()
}

pub fn kinds(effects: &[Effect]) -> Vec<String> {
    said(effects).iter().map(|answer| answer["say"].as_str().expect("a kind").to_owned()).collect()
}

pub fn kept(effects: &[Effect]) -> Option<&Keep> {
    effects.iter().find_map(|effect| if let Effect::Keep(keep) = effect { Some(keep) } else { None })
}

pub fn say(request: Value) -> Letter {
    Letter::Say(1, serde_json::from_value(request).expect("a request"))
}

/// Somebody comes with a link, or with his key, and what was to be kept of it is kept.
pub fn knock(room: &mut Room, guest: u64, secret: &str, key: Option<&str>) -> Vec<Effect> {
    let seal = Some(kernel::hex(&kernel::seal(&[0xab; 32])));
    let hello = Hello { secret: secret.to_owned(), seal, key: key.map(str::to_owned), person: None };
    let effects = room.open(Letter::Join(guest, hello));
    match kept(&effects) {
        Some(Keep::Step(_)) => room.open(Letter::Kept(Ok(()))),
        _ => effects,
    }
}

/// Guest 1 sits down at both seats, and the match begins; his first view.
pub fn begun(room: &mut Room, link: &str) -> Value {
    let effects = sit_down(room, link, Some("key of one"));
    said(&effects).into_iter().find(|answer| answer["say"] == "table").expect("a table")
}

/// Guest 1 seals his number for the dice, then opens it.
pub fn sit_down(room: &mut Room, link: &str, key: Option<&str>) -> Vec<Effect> {
    let nonce = "ab".repeat(32);
    let effects = knock(room, 1, link, key);
    assert_eq!(kinds(&effects), ["welcome"]);
    assert!(matches!(kept(&effects), Some(Keep::Parts(_))));
    assert_eq!(kinds(&room.open(Letter::Kept(Ok(())))), ["waiting", "open"]);
    let wrong = room.open(say(json!({ "say": "reveal", "nonce": "cd".repeat(32) })));
    assert_eq!(said(&wrong)[0]["why"]["key"], "server-wrong-nonce", "nobody changes his mind");
    assert!(matches!(kept(&room.open(say(json!({ "say": "reveal", "nonce": nonce })))), Some(Keep::Parts(_))));
    let begins = room.open(Letter::Kept(Ok(())));
    let whose = kept(&begins).and_then(|keep| if let Keep::Step(kept) = keep { Some(kept.after.awaits) } else { None });
    assert!(
        whose.is_some_and(|awaits| awaits.iter().any(|(_, owes)| *owes)),
        "whose move it is, is kept from the first"
    );
    room.open(Letter::Kept(Ok(())))
}

/// The first act that a table offers.
pub fn first_act(table: &Value) -> Letter {
    let mut seats = table["views"].as_array().expect("views").iter();
    let may_act = |seat: &&Value| seat["view"]["gestures"].as_array().is_some_and(|all| !all.is_empty());
    let seat = seats.find(may_act).expect("somebody to play");
    let (view, action) = (&seat["view"]["view"], &seat["view"]["gestures"][0]["action"]);
    say(json!({ "say": "act", "ask": 7, "side": seat["side"], "view": view, "action": action }))
}
