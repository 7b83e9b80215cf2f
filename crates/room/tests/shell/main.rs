//! A room in the hands of a shell that keeps things when it likes.

use std::time::Duration;

use kernel::{BySide, Side};
use room::protocol::{Created, Pace, Seat, Wanted};
use room::refusal::Refused;
use room::{After, Effect, Hello, Keep, Kept, Letter, MatchRow, Others, People, Room, Stored, Work};
use serde_json::{Value, json};
use session::Op;

/// A match of the catalogue's first game, with these seats.
fn wanted(seats: [Seat; 2], hot_seat: bool) -> Wanted {
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

fn commander() -> Seat {
    Seat::Commander { rank: "sergeant".to_owned() }
}

/// An opened room, and the link of its first seat.
fn opened(wanted: Wanted) -> (Room, String) {
    let (room, created) = made(wanted);
    (room, created.seats[Side::A].clone().expect("a link"))
}

fn made(wanted: Wanted) -> (Room, Created) {
    let mut next = 0_u8;
    let mut random = |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| (next, *byte) = (next.wrapping_add(1), next));
    let (row, created) = room::create(wanted, &mut random).expect("a match");
    (room::reopen(fresh(row)).expect("a room"), created)
}

fn fresh(row: MatchRow) -> Stored {
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
fn said(effects: &[Effect]) -> Vec<Value> {
    said_to(1, effects)
}

fn said_to(guest: u64, effects: &[Effect]) -> Vec<Value> {
    let told = effects.iter().filter_map(|effect| match effect {
        Effect::Send { to, text } if to.contains(&guest) => Some(serde_json::from_str(text).expect("JSON")),
        _ => None,
    });
    told.collect()
}

fn kinds(effects: &[Effect]) -> Vec<String> {
    said(effects).iter().map(|answer| answer["say"].as_str().expect("a kind").to_owned()).collect()
}

fn kept(effects: &[Effect]) -> Option<&Keep> {
    effects.iter().find_map(|effect| if let Effect::Keep(keep) = effect { Some(keep) } else { None })
}

fn say(request: Value) -> Letter {
    Letter::Say(1, serde_json::from_value(request).expect("a request"))
}

/// Somebody comes with a link, or with his key, and what was to be kept of it is kept.
fn knock(room: &mut Room, guest: u64, secret: &str, key: Option<&str>) -> Vec<Effect> {
    let seal = Some(kernel::hex(&kernel::seal(&[0xab; 32])));
    let hello = Hello { secret: secret.to_owned(), seal, key: key.map(str::to_owned), person: None };
    let effects = room.open(Letter::Join(guest, hello));
    match kept(&effects) {
        Some(Keep::Step(_)) => room.open(Letter::Kept(Ok(()))),
        _ => effects,
    }
}

/// Guest 1 sits down at both seats, and the match begins; his first view.
fn begun(room: &mut Room, link: &str) -> Value {
    let effects = sit_down(room, link, Some("key of one"));
    said(&effects).into_iter().find(|answer| answer["say"] == "table").expect("a table")
}

/// Guest 1 seals his number for the dice, then opens it.
fn sit_down(room: &mut Room, link: &str, key: Option<&str>) -> Vec<Effect> {
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
fn first_act(table: &Value) -> Letter {
    let mut seats = table["views"].as_array().expect("views").iter();
    let may_act = |seat: &&Value| seat["view"]["gestures"].as_array().is_some_and(|all| !all.is_empty());
    let seat = seats.find(may_act).expect("somebody to play");
    let (view, action) = (&seat["view"]["view"], &seat["view"]["gestures"][0]["action"]);
    say(json!({ "say": "act", "ask": 7, "side": seat["side"], "view": view, "action": action }))
}

#[test]
fn a_step_is_kept_before_it_is_shown() {
    let (mut room, link) = opened(wanted([Seat::Person, Seat::Person], true));
    let table = begun(&mut room, &link);
    let effects = room.open(first_act(&table));
    assert!(matches!(kept(&effects), Some(Keep::Step(Kept { from: 1, ops, .. })) if ops.len() == 1));
    assert!(said(&effects).is_empty(), "nothing is shown yet");
    let waits = room.open(say(json!({ "say": "record", "ask": 8 })));
    assert!(waits.is_empty(), "letters wait until it is kept");
    let effects = room.open(Letter::Kept(Ok(())));
    assert_eq!(kinds(&effects), ["table", "done"]);
    let Some(Effect::Work(job)) = effects.last() else { panic!("the record is written beside the match") };
    let effects = room.open(Letter::Found(job.id, Some(job.carry_out(1, &mut || false)), Duration::ZERO));
    assert_eq!(kinds(&effects), ["record"]);
}

#[test]
fn a_step_that_cannot_be_kept_was_not_played() {
    let (mut room, link) = opened(wanted([Seat::Person, Seat::Person], true));
    let table = begun(&mut room, &link);
    room.open(first_act(&table));
    let effects = room.open(Letter::Kept(Err(Refused::new("busy", "store"))));
    assert_eq!(kinds(&effects), ["refused"]);
    let again = room.open(first_act(&table));
    assert!(matches!(kept(&again), Some(Keep::Step(Kept { from: 1, .. }))), "the same view still counts");
}

/// Two houses share a match: what one has kept the other plays, and gives up what it wanted to keep at the same time.
#[test]
fn what_others_have_kept_first_counts() {
    let mut houses = [0, 1].map(|_| opened(wanted([Seat::Person, Seat::Person], true)));
    let tables = houses.each_mut().map(|(room, link)| begun(room, link));
    let [(first, _), (second, _)] = &mut houses;
    let effects = first.open(first_act(&tables[0]));
    let Some(Keep::Step(Kept { from, ops, after, .. })) = kept(&effects).cloned() else { panic!("a step is kept") };
    let shown = said(&first.open(Letter::Kept(Ok(()))));
    assert!(kept(&second.open(first_act(&tables[1]))).is_some(), "it wants to keep one too");
    assert_eq!((second.follows_from(), second.changes() + 1), (from, first.changes()));
    let others = Others {
        step: first.changes(),
        from,
        ops,
        after,
        parts: first.row().keys.parts,
        people: People::default(),
        written: Default::default(),
        talk: Vec::new(),
        next: None,
    };
    let effects = second.open(Letter::Others(Box::new(others.clone())));
    let told = said(&effects);
    assert_eq!(told[0]["views"], shown[0]["views"], "both show the same");
    assert_eq!((&told.last().unwrap()["say"], &told.last().unwrap()["kind"]), (&json!("refused"), &json!("stale")));
    assert!(second.open(Letter::Others(Box::new(others))).is_empty(), "what is known is no news");
    assert_eq!(second.follows_from(), from + 1);
    let next = second.open(first_act(&told[0]));
    assert!(
        matches!(kept(&next), Some(Keep::Step(Kept { from: at, .. })) if *at == from + 1),
        "it plays on from there"
    );
}

#[test]
fn the_commander_is_asked_when_it_is_his_turn_and_interrupted_when_nobody_is_left() {
    let (mut room, link) = opened(wanted([Seat::Person, commander()], false));
    let mut effects = sit_down(&mut room, &link, None);
    for _ in 0..100 {
        if let Some(Effect::Work(job)) = effects.iter().find(|effect| matches!(effect, Effect::Work(_))) {
            assert!(job.side == Side::B && matches!(job.work, Work::Decide(_)));
            let left = room.open(Letter::Leave(1));
            assert!(left.iter().any(|effect| matches!(effect, Effect::Interrupt(id) if *id == job.id)));
            let late = room.open(Letter::Found(job.id, Some(job.carry_out(1, &mut || false)), Duration::ZERO));
            assert!(late.is_empty(), "what is said about an old task no longer counts");
            return;
        }
        let table = said(&effects).into_iter().rfind(|answer| answer["say"] == "table").expect("a table");
        room.open(first_act(&table));
        effects = room.open(Letter::Kept(Ok(())));
    }
    panic!("the commander was never asked");
}

/// The reason with which this guest was sent away.
fn sent_away(guest: u64, effects: &[Effect]) -> Option<String> {
    let out = effects.iter().any(|effect| matches!(effect, Effect::ShowOut(id) if *id == guest));
    let refused = said_to(guest, effects).into_iter().find(|answer| answer["say"] == "refused")?;
    out.then(|| refused["why"]["key"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_seat_belongs_to_who_sat_down() {
    let (mut room, link) = opened(wanted([Seat::Person, commander()], false));
    knock(&mut room, 1, &link, Some("key of one"));
    room.open(Letter::Kept(Ok(())));
    let effects = knock(&mut room, 2, &link, Some("key of two"));
    assert_eq!(sent_away(2, &effects).as_deref(), Some("server-seat-taken"), "the link has been used");
    assert!(said(&effects).iter().any(|answer| answer["say"] == "knock"), "the owner hears of it");
    let effects = knock(&mut room, 3, "key of one", None);
    assert!(said_to(3, &effects).iter().any(|answer| answer["say"] == "welcome"), "his own key lets him in again");
}

#[test]
fn a_new_link_moves_a_seat_and_closes_it_where_it_was() {
    let (mut room, link) = opened(wanted([Seat::Person, commander()], false));
    knock(&mut room, 1, &link, Some("key of one"));
    room.open(Letter::Kept(Ok(())));
    let fresh = "0123456789abcdef0123456789abcdef";
    let effects = room.open(say(json!({ "say": "link", "ask": 5, "link": fresh })));
    assert!(matches!(kept(&effects), Some(Keep::Step(Kept { ops, .. })) if ops.len() == 1));
    assert_eq!(kinds(&room.open(Letter::Kept(Ok(())))), ["done"]);
    let effects = knock(&mut room, 2, fresh, Some("key of two"));
    assert_eq!(sent_away(1, &effects).as_deref(), Some("server-seat-moved"));
    assert!(said_to(2, &effects).iter().any(|answer| answer["say"] == "welcome"));
    let effects = knock(&mut room, 3, "key of one", None);
    assert_eq!(sent_away(3, &effects).as_deref(), Some("server-wrong-secret"), "the old key opens nothing");
    assert_eq!(sent_away(4, &knock(&mut room, 4, &link, Some("x"))).as_deref(), Some("server-seat-taken"));
    assert_eq!(sent_away(5, &knock(&mut room, 5, fresh, Some("y"))).as_deref(), Some("server-wrong-secret"));
}

/// Does all the work that a room wants done, and keeps what it wants kept, until nothing is left to do.
fn worked(room: &mut Room, effects: Vec<Effect>) -> Vec<Effect> {
    let (mut waiting, mut done) = (effects, Vec::new());
    while let Some(effect) = (!waiting.is_empty()).then(|| waiting.remove(0)) {
        match &effect {
            Effect::Work(job) if matches!(job.work, Work::Debrief(..) | Work::Look(_)) => {
                let found = job.carry_out(1, &mut || false);
                waiting.extend(room.open(Letter::Found(job.id, Some(found), Duration::ZERO)));
            }
            Effect::Keep(_) => waiting.extend(room.open(Letter::Kept(Ok(())))),
            _ => {}
        }
        done.push(effect);
    }
    done
}

#[test]
fn a_battle_is_talked_over_when_it_is_over_and_the_review_is_filed() {
    let (mut room, created) = made(wanted([Seat::Person, Seat::Person], true));
    let table = begun(&mut room, created.seats[Side::A].as_deref().expect("a link"));
    knock(&mut room, 2, &created.spectator, None);
    let ask = |whole: bool| say(json!({ "say": "debrief", "ask": 9, "whole": whole }));
    assert_eq!(said(&room.open(ask(true)))[0]["why"]["key"], "server-not-over");
    let effects = room.open(first_act(&table));
    worked(&mut room, effects);
    let effects = room.open(say(json!({ "say": "resign", "ask": 8, "side": "a" })));
    worked(&mut room, effects);
    let effects = room.open(ask(false));
    let glance = said(&worked(&mut room, effects));
    assert_eq!(glance.last().expect("an answer")["debrief"]["depth"], 0, "the first glance is had at once");
    let effects = room.open(ask(true));
    assert_eq!(effects.len(), 1, "one decision at a time until their number is known");
    let enough = || serde_json::from_value(json!({ "say": "enough" })).expect("a request");
    assert!(room.open(Letter::Say(2, enough())).is_empty(), "who does not wait for it cannot break it off");
    let stopped = room.open(Letter::Say(1, enough()));
    assert!(matches!(stopped[0], Effect::Interrupt(_)) && said(&stopped)[0]["why"]["key"] == "server-debrief-stopped");
    assert!(worked(&mut room, effects).iter().all(|effect| !matches!(effect, Effect::Send { .. })), "nobody waits");
    let effects = room.open(ask(true));
    let effects = worked(&mut room, effects);
    let told = said(&effects);
    let (last, before) = told.split_last().expect("an answer");
    assert!(before.iter().all(|answer| answer["say"] == "weighing") && !before.is_empty());
    let ledger = &last["debrief"]["ledger"];
    let sum: f64 = ["start", "skill", "luck"].iter().map(|part| ledger[*part].as_f64().expect("a number")).sum();
    assert!((sum - ledger["result"].as_f64().expect("a number")).abs() < 1e-9);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::File(filed) if filed.lines == 2)));
    assert_eq!(said(&room.open(ask(true)))[0]["say"], "debrief", "from now on it is there at once");
    let effects = room.open(say(json!({ "say": "branch", "ask": 10, "line": 1 })));
    assert!(said(&effects).is_empty(), "what lies far back is played again beside the match");
    let branch = said(&worked(&mut room, effects));
    let position = branch[0]["position"].clone();
    let again = Wanted { position: Some(position), ..wanted([Seat::Person, Seat::Person], true) };
    let (mut room, link) = opened(again);
    assert_eq!(begun(&mut room, &link)["views"][0]["view"]["ply"], 0, "another match goes on from there");
}

/// A match of a game after so many acts on one screen, as a store has it; "key of one" opens it.
fn stored(hidden: bool, acts: usize) -> Stored {
    let game = catalogue::games().find(|game| game.about().hidden == hidden).expect("a game");
    let order = session::Order::of(game.id(), game.scenarios()[0].id);
    let (mut room, link) = opened(Wanted { order, ..wanted([Seat::Person, Seat::Person], true) });
    let sit = kernel::hex(&<sha2::Sha256 as sha2::Digest>::digest(b"key of one"));
    let mut ops = vec![Op::Sit { sides: Side::BOTH.to_vec(), key: sit }];
    let (mut table, mut after) = (begun(&mut room, &link), After::default());
    for _ in 0..acts {
        let effects = room.open(first_act(&table));
        let Some(Keep::Step(step)) = kept(&effects) else { panic!("a step is kept") };
        ops.extend(step.ops.clone());
        after = step.after.clone();
        table =
            said(&room.open(Letter::Kept(Ok(())))).into_iter().find(|told| told["say"] == "table").expect("a table");
    }
    Stored { ops, after, ..fresh(room.row().clone()) }
}

/// Who sits there comes back: how he is welcomed, and the table.
fn back_at(room: &mut Room) -> (Value, Value) {
    let told = said(&knock(room, 1, "key of one", None));
    let one = |kind: &str| told.iter().find(|told| told["say"] == kind).unwrap_or_else(|| panic!("{kind}: {told:?}"));
    (one("welcome").clone(), one("table").clone())
}

/// The lines of the log that tell of other rules: the line of the match after which each stands, and the versions.
fn renewed(table: &Value) -> Vec<(u64, u64, u64)> {
    let parts = table["log"].as_array().expect("a log").iter();
    let lines = parts.flat_map(|part| part["lines"].as_array().expect("lines").iter().map(move |line| (part, line)));
    let number = |value: &Value| value.as_u64().expect("a number");
    let told = lines.filter(|(_, line)| line["text"]["key"] == "log-rules");
    told.map(|(part, line)| {
        (number(&part["ply"]), number(&line["text"]["args"]["then"]), number(&line["text"]["args"]["now"]))
    })
    .collect()
}

/// The record that guest 1 may take home.
fn record(room: &mut Room) -> kernel::Record {
    let effects = room.open(say(json!({ "say": "record", "ask": 8 })));
    let Some(Effect::Work(job)) = effects.last() else { panic!("the record is written beside the match") };
    let effects = room.open(Letter::Found(job.id, Some(job.carry_out(1, &mut || false)), Duration::ZERO));
    kernel::Record::parse(said(&effects)[0]["text"].as_str().expect("a text")).expect("a record")
}

/// Where everything comes out the same, a match goes on under other rules, and its log says from where.
#[test]
fn a_match_under_other_rules_goes_on_where_they_change_nothing() {
    let mut stored = stored(false, 6);
    let now = stored.row.rules;
    stored.row.rules += 1;
    for _ in 0..2 {
        let mut room = room::reopen(stored.clone()).expect("a room");
        let (welcome, table) = back_at(&mut room);
        assert!(welcome["halted"].is_null());
        assert_eq!(renewed(&table), [(6, u64::from(now) + 1, u64::from(now))]);
        let effects = room.open(first_act(&table));
        let Some(Keep::Step(Kept { from, ops, after, .. })) = kept(&effects) else { panic!("a step is kept") };
        assert_eq!(*from, stored.ops.len(), "nothing is kept of a look alone");
        let news = ops.iter().filter(|op| matches!(op, Op::Rules { .. })).count();
        assert_eq!(
            (news, ops.len() - news),
            (usize::from(stored.ops.len() == 7), 1),
            "it is kept once, with the next act"
        );
        stored.ops.extend(ops.clone());
        stored.after = after.clone();
        room.open(Letter::Kept(Ok(())));
        assert_eq!(record(&mut room).header.rules, now, "all of it is a match of these rules");
    }
}

/// Where something comes out otherwise, a match is shown up to there and stays; nobody is told a secret for it.
#[test]
fn a_match_under_other_rules_is_shown_up_to_where_they_change_it() {
    for hidden in [false, true] {
        let mut stored = stored(hidden, 6);
        stored.row.rules += 1;
        let Op::Act { reached, .. } = &mut stored.ops[4] else { panic!("the fourth act") };
        assert!(reached.replace("another".to_owned()).is_some(), "a digest of the position is kept with an act");
        let mut room = room::reopen(stored.clone()).expect("a room");
        let (welcome, table) = back_at(&mut room);
        assert_eq!(welcome["halted"]["key"], "server-halted");
        for seat in table["views"].as_array().expect("views") {
            assert_eq!((&seat["view"]["gestures"], &seat["view"]["awaits"]), (&json!([]), &json!([false, false])));
        }
        let view = &table["views"][0]["view"];
        let act = json!({ "say": "act", "ask": 7, "side": "a", "view": view["view"], "action": "anything" });
        let effects = room.open(say(act));
        assert!(kept(&effects).is_none());
        assert_eq!(said(&effects)[0]["why"]["key"], "server-halted");
        let written = record(&mut room);
        assert_eq!(written.header.rules, stored.row.rules);
        if hidden {
            assert!(written.entries.len() <= 3, "what comes after may be secret");
        } else {
            assert_eq!((&view["ply"], written.entries.len()), (&json!(3), 6), "all that was stored can be taken home");
        }
        stored.after.over = true;
        let whole = room::record(stored, &session::Signer::new(&[1; 32])).expect("a record").expect("it is over");
        assert_eq!(kernel::Record::parse(&whole).expect("a record").entries.len(), 6);
    }
}

/// The room has no clock: time is what its shell says it is. The flag falls by the letter that says so, before anything that
/// comes with it; and what had been kept goes on in another shell.
#[test]
fn a_flag_falls_when_the_shell_says_so() {
    let pace = Some(Pace::Live { seconds: 60, increment: 0 });
    let apart = Wanted { pace, ..wanted([Seat::Person, Seat::Person], false) };
    let (mut room, created) = made(apart);
    assert!(room.keeps_time());
    room.open(Letter::Time(1_000_000));
    for (guest, side) in [(1, Side::A), (2, Side::B)] {
        knock(&mut room, guest, created.seats[side].as_deref().unwrap(), Some(&format!("key of {guest}")));
        room.open(Letter::Kept(Ok(())));
    }
    let reveal = |guest: u64| {
        let request = json!({ "say": "reveal", "nonce": "ab".repeat(32) });
        Letter::Say(guest, serde_json::from_value(request).expect("a request"))
    };
    room.open(reveal(1));
    room.open(Letter::Kept(Ok(())));
    room.open(reveal(2));
    let begins = room.open(Letter::Kept(Ok(())));
    let Some(Keep::Step(first)) = kept(&begins) else { panic!("the beginning is kept") };
    let clock = first.after.clock.as_ref().expect("with its clocks");
    assert_eq!(clock.due(), Some(1_060_000));
    let table = said(&room.open(Letter::Kept(Ok(())))).pop().expect("a table");
    assert_eq!(table["clock"]["left"], json!([60_000, 60_000]));

    room.open(Letter::Time(1_059_999));
    assert!(!room.is_over());
    let falls = room.open(Letter::Time(1_060_000));
    let Some(Keep::Step(Kept { ops, after, .. })) = kept(&falls) else { panic!("a fallen flag is kept") };
    assert!(matches!(ops[..], [session::Op::Flag { .. }]) && after.over && after.winner.is_some());
    // A move that was on its way comes too late.
    room.open(first_act_of(&table));
    let over = room.open(Letter::Kept(Ok(())));
    assert!(room.is_over() && !room.keeps_time());
    let told = said(&over);
    assert!(told.iter().any(|answer| answer["say"] == "table" && !answer["views"][0]["view"]["end"].is_null()));
    assert!(told.iter().all(|answer| answer["say"] != "done"));
}

/// An act of guest 1, whosever turn it is.
fn first_act_of(table: &Value) -> Letter {
    let view = &table["views"][0]["view"];
    let action = view["gestures"][0]["action"].as_str().unwrap_or("pass");
    say(json!({ "say": "act", "ask": 9, "side": table["views"][0]["side"], "view": view["view"], "action": action }))
}

#[test]
fn a_clock_is_for_two_people_who_play_apart() {
    let pace = Some(Pace::Days { days: 2, reserve: 3 });
    let mut random = |bytes: &mut [u8]| bytes.fill(1);
    let shared = Wanted { pace, ..wanted([Seat::Person, Seat::Person], true) };
    let commanded = Wanted { pace, ..wanted([Seat::Person, commander()], false) };
    let endless = Some(Pace::Live { seconds: 5, increment: 0 });
    let short = Wanted { pace: endless, ..wanted([Seat::Person, Seat::Person], false) };
    for wanted in [shared, commanded, short] {
        assert_eq!(room::create(wanted, &mut random).err().map(|refused| refused.kind), Some("unreadable"));
    }
}
