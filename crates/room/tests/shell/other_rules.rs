//! A match that was begun under other rules.

use std::time::Duration;

use kernel::Side;
use room::protocol::{Seat, Wanted};
use room::{After, Effect, Keep, Kept, Letter, Room, Stored};
use serde_json::{Value, json};
use session::Op;

use crate::common::{begun, first_act, fresh, kept, knock, opened, said, say, wanted};

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
pub(crate) fn record(room: &mut Room) -> kernel::Record {
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
