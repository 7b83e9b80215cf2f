//! Whoever is away is told once that it is his move: by a push service, a mail server and a chat that are real, on loopback.

use std::path::Path;
use std::time::Duration;

use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, Place, PostConfig, Talking};

use crate::common::{PATIENCE, Person, Table, create, http, mover, two_people, usual, word};
use crate::people::{Browser, gather, why};
use crate::receivers::{Chat, Mails, PushService};

/// Long enough for a letter that must not come.
const QUIET: Duration = Duration::from_millis(2500);

/// A house that writes at once, also to this machine.
async fn house(folder: &Path, smtp: Option<&Mails>) -> Table {
    let post = PostConfig {
        smtp: smtp.map(Mails::address),
        mail_from: smtp.map(|_| "Club <club@example.org>".to_owned()),
        inside: true,
        grace: Duration::from_millis(100),
        again: Duration::from_millis(300),
    };
    Table::start_as(config(folder, post)).await
}

fn config(folder: &Path, post: PostConfig) -> Config {
    let (listen, limits) = ("127.0.0.1:0".parse().unwrap(), Limits::default());
    let (data, proxies) = (Place::Folder(folder.to_owned()), Vec::new());
    Config { listen, data, public_url: None, proxies, limits, talking: Talking::Free, post }
}

impl Browser<'_> {
    async fn choose(&self, way: Value) -> Value {
        let reply = self.post("/api/me/letters", way).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()
    }

    async fn hook(&self, chat: &Chat) -> Value {
        self.choose(json!({ "kind": "hook", "address": chat.address(), "tongue": "en" })).await
    }

    async fn letters(&self) -> Value {
        self.get("/api/me/letters").await.json()["channels"].clone()
    }
}

/// Decides for a side as long as it is awaited.
async fn decide(person: &mut Person, side: Side) {
    while person.awaited(side) {
        let action = person.actions(side)[0].clone();
        assert_eq!(person.act(side, &action).await["say"], "done");
    }
}

/// The player of this side ends his turn, if it is his, and goes; the other, who comes back, ends his.
async fn go_and_be_awaited([a, b]: [Person; 2], side: Side) -> Person {
    let (mut goes, mut stays) = if side == Side::A { (a, b) } else { (b, a) };
    decide(&mut goes, side).await;
    goes.leave().await;
    stays.until_table(|table| table["views"][0]["view"]["awaits"][(!side).index()] == true).await;
    // He is gone when his line is.
    stays.until_table(|table| table["present"][side.index()] == false).await;
    decide(&mut stays, !side).await;
    stays
}

/// The last part of a link in words.
fn link<'a>(text: &'a str, what: &str) -> [&'a str; 2] {
    let at = text.split(what).nth(1).unwrap_or_else(|| panic!("no {what} in {text}"));
    let mut parts = at.split(|c: char| !c.is_ascii_alphanumeric());
    [parts.next().unwrap(), parts.next().unwrap()]
}

#[tokio::test]
async fn a_turn_is_told_once_to_who_is_away_and_never_to_who_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let (table, chat) = (house(folder.path(), None).await, Chat::open().await);
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    two.name("Picket").await;
    let (links, mut people) = gather(&one, &two).await;
    for person in [&one, &two] {
        person.hook(&chat).await;
    }
    // Both are there: nobody is told anything.
    let (side, first, second) = mover(&mut people);
    decide(first, side).await;
    second.until_table(|table| table["views"][0]["view"]["awaits"][(!side).index()] == true).await;
    assert!(chat.next(QUIET).await.is_none());
    let mut stays = go_and_be_awaited(people, side).await;
    let letter = chat.next(PATIENCE).await.expect("a letter").1;
    let text = letter["text"].as_str().unwrap();
    let rival = if side == Side::A { "Picket" } else { "Vedette" };
    assert!(text.contains("Your move") && text.contains(rival), "{text}");
    assert_eq!(letter["table"], json!(format!("http://{}/#/t/{}/me", table.address, links.id)));
    assert!(chat.next(QUIET).await.is_none(), "one for one turn");
    // Neither does what happens in that turn tell him again, nor another server that takes over.
    let draw = json!({ "say": "propose", "side": word(!side), "what": { "kind": "draw" } });
    assert_eq!(stays.ask(draw).await["say"], "done");
    table.kill();
    let table = house(folder.path(), None).await;
    assert!(chat.next(QUIET).await.is_none(), "also after a restart");
    drop(table);
}

#[tokio::test]
async fn lessons_and_tables_at_one_screen_write_no_letters() {
    let folder = tempfile::tempdir().unwrap();
    let (table, chat) = (house(folder.path(), None).await, Chat::open().await);
    let one = Browser::new(&table).await;
    one.hook(&chat).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["hot_seat"] = true.into();
    let mut against = two_people(game, scenario);
    against["seats"][1] = json!({ "kind": "commander", "rank": "recruit" });
    for wanted in [wanted, against] {
        let links = create(table.address, &wanted).await;
        let mut person = one.knock(&links.id, &links.seats[0], Some("key")).await;
        person.until("table").await;
        person.leave().await;
    }
    assert!(chat.next(QUIET).await.is_none());
}

#[tokio::test]
async fn a_browser_is_pushed_what_only_it_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let (table, service) = (house(folder.path(), None).await, PushService::open().await);
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    two.name("Guérite").await;
    let told = one.get("/api/me/letters").await.json();
    let way = service.subscription(&told["push_key"]);
    one.choose(json!({
        "kind": "push", "tongue": "fr", "endpoint": way["endpoint"], "p256dh": way["p256dh"], "auth": way["auth"],
    }))
    .await;
    // At an open table he is told that somebody has sat down.
    let (game, scenario) = usual();
    let open = one.post("/api/tables", json!({ "game": game, "scenario": scenario })).await.json();
    let id = open["tables"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(two.post(&format!("/api/tables/{id}/sit"), json!({})).await.status, 200);
    let letter = service.next(PATIENCE).await.expect("a message");
    assert!(letter["title"].as_str().unwrap().starts_with("Votre table a trouvé preneur"), "{letter}");
    assert!(letter["body"].as_str().unwrap().contains("Guérite"), "{letter}");
    assert_eq!(letter["link"], json!(format!("http://{}/#/t/{id}/me", table.address)));
    assert_eq!((&letter["lang"], &letter["tag"]), (&json!("fr"), &json!(id)));
    assert!(service.next(QUIET).await.is_none());
    // A browser that is there no more is not tried again.
    service.close_subscription();
    let open = one.post("/api/tables", json!({ "game": game, "scenario": scenario })).await.json();
    let id = open["tables"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(two.post(&format!("/api/tables/{id}/sit"), json!({})).await.status, 200);
    let forgotten = async {
        while one.letters().await != json!([]) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, forgotten).await.expect("the browser is written to no more");
}

#[tokio::test]
async fn an_address_is_asked_first_and_its_owner_turns_everything_off_by_one_link() {
    let folder = tempfile::tempdir().unwrap();
    let mails = Mails::open().await;
    let (table, chat) = (house(folder.path(), Some(&mails)).await, Chat::open().await);
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let told = one.choose(json!({ "kind": "mail", "address": "Vedette@example.org", "tongue": "en" })).await;
    assert_eq!((&told["channels"][0]["confirmed"], told["channels"].as_array().unwrap().len()), (&json!(false), 1));
    let asked = mails.next(PATIENCE).await.expect("a question");
    assert_eq!(asked.to, "Vedette@example.org");
    assert!(asked.text.contains("Do you want our letters?") && !asked.text.contains("/off/"), "{}", asked.text);
    let [id, token] = link(&asked.text, "/#/confirm/");
    one.hook(&chat).await;
    // Nothing goes there before it has agreed.
    let (_, people) = gather(&one, &two).await;
    go_and_be_awaited(people, Side::A).await;
    assert!(chat.next(PATIENCE).await.is_some());
    assert!(mails.next(QUIET).await.is_none());
    // Its word opens nothing else, and works once.
    let send = async |path: &str, id: &str, token: &str| two.post(path, json!({ "id": id, "token": token })).await;
    assert_eq!(why(&send("/api/letters/off", id, token).await), "server-letter-spent");
    assert_eq!(why(&send("/api/letters/confirm", id, &"0".repeat(32)).await), "server-letter-spent");
    assert_eq!(send("/api/letters/confirm", id, token).await.status, 204);
    assert_eq!(why(&send("/api/letters/confirm", id, token).await), "server-letter-spent");
    assert_eq!(one.letters().await[0]["confirmed"], true);
    // Now it is written to, with the way out in the head and at the foot.
    let (_, people) = gather(&one, &two).await;
    go_and_be_awaited(people, Side::A).await;
    let letter = mails.next(PATIENCE).await.expect("a letter");
    assert!(
        letter.text.contains("Your move") && letter.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    );
    assert!(chat.next(PATIENCE).await.is_some());
    let [off, word] = link(&letter.text, "/off/");
    assert_eq!(off, id);
    // Who only looks turns nothing off; the button of a mail program does, without a page of ours.
    let path = format!("/off/{off}/{word}");
    let looked = http(table.address, "GET", &path, &[], "").await;
    assert_eq!(looked.status, 303);
    assert!(looked.headers.contains(&format!("location: /#/off/{off}/{word}")), "{}", looked.headers);
    assert_eq!(one.letters().await.as_array().unwrap().len(), 2);
    let wrong = format!("/off/{off}/{token}");
    assert_eq!(http(table.address, "POST", &wrong, &[], "").await.status, 422, "the word of another purpose");
    assert_eq!(http(table.address, "POST", &path, &[], "List-Unsubscribe=One-Click").await.status, 204);
    assert_eq!(one.letters().await, json!([]));
    assert_eq!(http(table.address, "POST", &path, &[], "").await.status, 422, "it is spent");
}

#[tokio::test]
async fn nobody_reads_or_changes_anothers_letters() {
    let folder = tempfile::tempdir().unwrap();
    let mails = Mails::open().await;
    let (table, chat) = (house(folder.path(), Some(&mails)).await, Chat::open().await);
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.hook(&chat).await;
    let told = one.choose(json!({ "kind": "mail", "address": "vedette@example.org", "tongue": "fr" })).await;
    let channels = told["channels"].as_array().unwrap().clone();
    for channel in &channels {
        two.post("/api/me/letters/drop", json!({ "id": channel["id"] })).await;
    }
    assert_eq!((one.letters().await, two.letters().await), (json!(channels), json!([])));
    let stranger = http(table.address, "GET", "/api/me/letters", &[], "").await.json();
    assert_eq!((&stranger["channels"], &stranger["mails"]), (&json!([]), &json!(true)));
    let foreign = [("cookie", one.cookie.as_str()), ("origin", "http://elsewhere.example")];
    let way = json!({ "kind": "mail", "address": "eve@example.org", "tongue": "en" }).to_string();
    assert_eq!(http(table.address, "POST", "/api/me/letters", &foreign, &way).await.status, 403);
    // What is kept is his to take away, and goes with him.
    let kept = one.get("/api/me/export").await.json();
    let addresses: Vec<_> = kept["letters"].as_array().unwrap().iter().map(|way| way["address"].clone()).collect();
    assert_eq!(addresses, [json!(chat.address()), json!("vedette@example.org")]);
    assert!(!two.get("/api/me/export").await.body.contains("vedette@example.org"));
    let asked = mails.next(PATIENCE).await.expect("the question");
    assert_eq!(one.post("/api/me/delete", json!({})).await.status, 200);
    let [id, token] = link(&asked.text, "/#/confirm/");
    let late = two.post("/api/letters/confirm", json!({ "id": id, "token": token })).await;
    assert_eq!(why(&late), "server-letter-spent", "what the question leads to is gone");
}

#[tokio::test]
async fn bad_addresses_and_floods_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let mails = Mails::open().await;
    let table = house(folder.path(), Some(&mails)).await;
    let one = Browser::new(&table).await;
    let refused = async |way: Value| why(&one.post("/api/me/letters", way).await);
    let mail = |address: &str| json!({ "kind": "mail", "address": address, "tongue": "en" });
    assert_eq!(refused(mail("not an address")).await, "server-mail-form");
    assert_eq!(refused(mail("a@example.org\r\nBcc: b@example.org")).await, "server-mail-form");
    let push = json!({ "kind": "push", "endpoint": "http://127.0.0.1:1/", "p256dh": "x", "auth": "y", "tongue": "en" });
    assert_eq!(refused(push).await, "server-push-form");
    assert_eq!(
        refused(json!({ "kind": "hook", "address": "ftp://127.0.0.1/", "tongue": "en" })).await,
        "server-hook-form"
    );
    assert_eq!(refused(json!({ "kind": "pigeon", "tongue": "en" })).await, "server-unreadable");
    // Whoever asks for the same mailbox again and again is told so, whatever case he writes it in and whoever he is.
    for _ in 0..3 {
        let person = Browser::new(&table).await;
        assert_eq!(person.post("/api/me/letters", mail("Victim@example.org")).await.status, 200);
    }
    assert_eq!(refused(mail("victim@EXAMPLE.org")).await, "server-mail-many");
    drop(table);
    // A house on the open net writes to nobody inside, and one without a mail server to no mailbox.
    let table = Table::start_as(config(folder.path(), PostConfig::default())).await;
    let one = Browser::new(&table).await;
    let refused = async |way: Value| why(&one.post("/api/me/letters", way).await);
    for address in
        ["http://127.0.0.1:4000/", "http://localhost/", "http://192.168.1.1/", "http://[::1]/", "http://2130706433/"]
    {
        assert_eq!(refused(json!({ "kind": "hook", "address": address, "tongue": "en" })).await, "server-hook-form");
    }
    assert_eq!(refused(mail("a@example.org")).await, "server-no-mail");
}

/// What was certainly not taken is tried again; what may have been taken is not, nor what was under way in a crash.
#[tokio::test]
async fn a_letter_is_tried_again_only_when_nobody_can_have_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, chat) = (house(folder.path(), None).await, Chat::open().await);
    let cookies = {
        let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
        one.hook(&chat).await;
        chat.answer(503);
        let (_, people) = gather(&one, &two).await;
        go_and_be_awaited(people, Side::A).await;
        let (status, first) = chat.next(PATIENCE).await.expect("a try");
        assert_eq!(status, 503);
        chat.answer(200);
        // On a slow machine there were more tries before the chat was well again.
        loop {
            let (status, again) = chat.next(PATIENCE).await.expect("another try");
            assert_eq!(again, first);
            if status == 200 {
                break;
            }
        }
        assert!(chat.next(QUIET).await.is_none());
        // The server dies while the chat has the letter and has not answered.
        chat.answer(0);
        let (_, people) = gather(&one, &two).await;
        go_and_be_awaited(people, Side::A).await;
        assert!(chat.next(PATIENCE).await.is_some());
        [one.cookie.clone(), two.cookie.clone()]
    };
    table.kill();
    chat.answer(200);
    table = house(folder.path(), None).await;
    assert!(chat.next(QUIET).await.is_none(), "it may have been read");
    let one = Browser { table: &table, cookie: cookies[0].clone() };
    assert_eq!(one.letters().await.as_array().unwrap().len(), 1);
}
