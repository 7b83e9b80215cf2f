//! What an operator does while the server runs: nothing is lost by it, and what comes out can be proved.

use crate::common::*;
use kernel::Side;
use serde_json::json;
use server::Admin;

#[tokio::test]
async fn a_running_store_is_backed_up_exported_and_pruned() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["hot_seat"] = json!(true);
    let finished = create(table.address, &wanted).await;
    let running = create(table.address, &wanted).await;
    let mut person = Person::join(table.address, &finished.id, &finished.seats[0]).await;
    person.until("table").await;
    assert_eq!(person.ask(json!({ "say": "resign", "side": "a" })).await["say"], "done");
    let mut other = Person::join(table.address, &running.id, &running.seats[0]).await;
    other.until("table").await;

    let admin = Admin::open(&server::Place::Folder(folder.path().to_owned())).unwrap();
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("grognard.sqlite3");
    admin.back_up(&file).unwrap();
    assert!(admin.back_up(&file).unwrap_err().to_string().contains("there already"));
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions()) & 0o777, 0o600);
    let again = Table::start(copy.path()).await;
    let mut back = Person::join(again.address, &running.id, &running.seats[0]).await;
    back.until("table").await;
    assert_eq!(back.view(Side::A)["scene"], other.view(Side::A)["scene"], "the copy is a whole store");

    let records = tempfile::tempdir().unwrap();
    let exported = admin.export(records.path()).unwrap();
    assert_eq!((exported.written.len(), exported.failed.len()), (1, 0));
    let text = std::fs::read_to_string(&exported.written[0]).unwrap();
    assert_eq!(text, person.ask(json!({ "say": "record" })).await["text"], "the same as a player takes home");
    let known = get(table.address, "/.well-known/grognard-key").await.body;
    let seen = session::Seen {
        commitment: Some(kernel::unhex(finished.created["commitment"].as_str().unwrap()).unwrap()),
        nonce: Some(kernel::unhex(NONCE).unwrap()),
        key: Some(kernel::unhex(known.trim()).unwrap()),
    };
    let claims = session::prove(&kernel::Record::parse(&text).unwrap(), &seen).unwrap();
    assert!(claims.iter().all(|claim| claim.proved), "{claims:?}");
    for (from, to) in [("a resigns", "b resigns"), ("player", "player"), ("resigns", "passes")] {
        let [a, b] = kernel::Record::parse(&text).unwrap().header.sides;
        let forged = text.replace(&from.replace("a ", &format!("{a} ")), &to.replace("b ", &format!("{b} ")));
        assert_eq!(from == to, kernel::Record::parse(&forged).is_ok(), "{forged}");
    }

    assert!(admin.prune(1, false).unwrap().is_empty(), "what was touched today stays");
    assert_eq!(admin.prune(0, true).unwrap(), [running.id.as_str()]);
    assert_eq!(admin.prune(0, false).unwrap(), [running.id.as_str()]);
    table.kill();
    let table = Table::start(folder.path()).await;
    let mut gone = Person::connect(table.address, &running.id, None).await.unwrap();
    gone.hello(&running.seats[0]).await;
    assert_eq!(gone.until("refused").await["why"]["key"], "server-no-match");
    Person::join(table.address, &finished.id, &finished.seats[0]).await;
}

/// A record that was changed with every hash set right again is told by its signature alone.
#[tokio::test]
async fn a_forged_record_does_not_fit_its_signature() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut people = sit_down(table.address, &links).await;
    for _ in 0..6 {
        let (side, mover, other) = mover(&mut people);
        let action = mover.actions(side)[0].clone();
        assert_eq!(mover.act(side, &action).await["say"], "done");
        other.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
    }
    people[0].ask(json!({ "say": "resign", "side": "a" })).await;
    let text = people[1].ask(json!({ "say": "record" })).await["text"].as_str().unwrap().to_owned();
    let record = kernel::Record::parse(&text).unwrap();
    let says = |record: &kernel::Record| {
        let parsed = kernel::Record::parse(&record.text()).unwrap();
        session::prove(&parsed, &session::Seen::default()).err().map(|fault| fault.to_string())
    };
    assert_eq!(says(&record), None);
    let changed = Some("signature: it does not fit: something was changed after it was signed".to_owned());
    let forge = |change: &dyn Fn(&mut kernel::Record)| {
        let mut forged = record.clone();
        change(&mut forged);
        says(&forged)
    };
    assert_eq!(forge(&|record| record.header.players = kernel::BySide(["x".into(), "y".into()])), changed);
    let reversed = forge(&|record| {
        *record.entries.last_mut().unwrap() = kernel::Entry::End { side: Side::B, how: kernel::Quit::Resigns };
        let [a, b] = record.header.sides.clone();
        record.result = record.result.as_ref().map(|result| result.replacen(&b, &a, 1));
    });
    assert_eq!(reversed, changed);
    let cut = forge(&|record| {
        record.entries.truncate(3);
        record.result = None;
    });
    assert_eq!(cut, changed, "what was left out is missed");
    assert_eq!(forge(&|record| record.header.dice = kernel::DiceSource::Physical), changed, "real dice never fell");
    let consented = forge(&|record| record.entries.insert(6, kernel::Entry::Undo { side: Side::A, to: 6 }));
    assert_eq!(consented, changed, "nobody agreed to that");
    let after = forge(&|record| record.entries.push(record.entries[0].clone()));
    assert_eq!(after, Some("move 8: the game was over before".to_owned()));
    let ended = forge(&|record| record.result = None);
    assert_eq!(ended, Some("result: the game is over, but the line of its result is missing".to_owned()));
}
