//! A room in the hands of a shell that keeps things when it likes.

mod common;
mod other_rules;

use std::time::Duration;

use kernel::Side;
use room::protocol::{Pace, Seat, Wanted};
use room::refusal::Refused;
use room::{Effect, Keep, Kept, Letter, Others, People, Room, Work};
use serde_json::{Value, json};

use common::{begun, commander, first_act, kept, kinds, knock, made, opened, said, said_to, say, sit_down, wanted};

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
