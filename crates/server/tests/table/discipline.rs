//! What an operator does about people while the server runs: they are told why, and nobody else notices.

use serde_json::json;
use server::{Admin, Kind};

use crate::common::{Person, Table, two_people, usual};
use crate::people::{Browser, gather, why};

async fn greets(person: &mut Person) -> serde_json::Value {
    person.ask(json!({ "say": "talk", "said": { "phrase": "hello" } })).await
}

#[tokio::test]
async fn an_operator_warns_mutes_bans_and_pardons_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    let (links, [mut a, mut b]) = gather(&one, &two).await;
    let admin = Admin::open(&server::Place::Folder(folder.path().to_owned())).unwrap();
    let nobody = admin.measure("Ghost", Kind::Ban, 1, "why").unwrap_err().to_string();
    assert!(nobody.contains("nobody here is called 'Ghost'"), "{nobody}");

    // A warning is told once: here and now, or to who comes next.
    admin.measure("vedette", Kind::Warn, 0, "Mind your words.").unwrap();
    let warned = a.until("warned").await;
    assert_eq!(warned["why"], json!({ "key": "server-warned", "args": { "why": "Mind your words." } }));
    let id = admin.talk(&links.id).unwrap();
    assert!(id.is_empty());

    // Muted, he says nothing, and the other is still heard.
    admin.measure("Vedette", Kind::Mute, 3, "Enough.").unwrap();
    let refused = loop {
        let answer = greets(&mut a).await;
        if answer["say"] == "refused" && answer["why"]["key"] != "server-talk-fast" {
            break answer;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    };
    assert_eq!((&refused["why"]["key"], &refused["why"]["args"]["why"]), (&json!("server-muted"), &json!("Enough.")));
    assert!(refused["why"]["args"]["until"].as_str().unwrap().starts_with("20"), "{refused}");
    assert_eq!(greets(&mut b).await["say"], "done");

    // Banned, his line ends with the reason, no other opens, and he makes no table; what is kept of him is still his.
    admin.measure("Vedette", Kind::Ban, 3, "Out.").unwrap();
    assert_eq!(a.until("refused").await["why"]["key"], "server-banned");
    assert_eq!(a.parting().await, Some(1008));
    let mut back = one.knock(&links.id, "me", None).await;
    assert_eq!(back.until("refused").await["why"]["key"], "server-banned");
    let (game, scenario) = usual();
    assert_eq!(why(&one.post("/api/matches", two_people(game, scenario)).await), "server-banned");
    let offer = json!({ "game": game, "scenario": scenario });
    assert_eq!(why(&one.post("/api/tables", offer.clone()).await), "server-banned");
    assert_eq!(one.get("/api/me/export").await.status, 200);
    assert_eq!(two.post("/api/tables", offer).await.status, 200, "the others play on");

    // It holds after a restart; pardoned, he is as he was. Every act is written down.
    let cookie = one.cookie;
    table.kill();
    let table = Table::start(folder.path()).await;
    let one = Browser { table: &table, cookie };
    let mut back = one.knock(&links.id, "me", None).await;
    assert_eq!(back.until("refused").await["why"]["key"], "server-banned");
    admin.measure("Vedette", Kind::Pardon, 0, "Welcome back.").unwrap();
    let mut back = loop {
        let mut back = one.knock(&links.id, "me", None).await;
        if back.next().await.expect("an answer")["say"] == "welcome" {
            break back;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    };
    assert_eq!(greets(&mut back).await["say"], "done");
    let measures = admin.measures().unwrap();
    let kinds: Vec<Kind> = measures.iter().map(|measure| measure.kind).collect();
    assert_eq!(kinds, [Kind::Warn, Kind::Mute, Kind::Ban, Kind::Pardon]);
    assert!(measures[0].told && measures[1].until.is_some() && measures[3].until.is_none());
    let said = admin.talk(&links.id).unwrap();
    assert!(said.iter().any(|told| told.by.as_ref().is_some_and(|person| person.name == "Vedette")), "{said:?}");
    assert!(!back.heard.iter().any(|message| message["say"] == "warned"), "nobody is warned twice of one thing");
}
