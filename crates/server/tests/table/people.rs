//! People without passwords: what a device may do as its person, and what nobody may do to another.

use kernel::Side;
use serde_json::{Value, json};

use crate::common::{Links, NONCE, Person, Reply, Table, create, http, mover, two_people, usual};

/// A browser with its cookie.
pub struct Browser<'a> {
    pub table: &'a Table,
    pub cookie: String,
}

impl<'a> Browser<'a> {
    /// A first visit.
    pub async fn new(table: &'a Table) -> Browser<'a> {
        let reply = http(table.address, "GET", "/api/me", &[], "").await;
        assert_eq!((reply.status, reply.json()), (200, json!({ "name": null, "devices": 0, "passkeys": 0 })));
        let line = reply.headers.lines().find(|line| line.starts_with("set-cookie:")).expect("a cookie");
        assert!(line.contains("httponly") && line.contains("samesite=strict"), "{line}");
        let cookie = line.trim_start_matches("set-cookie:").trim().split(';').next().unwrap().to_owned();
        Browser { table, cookie }
    }

    pub async fn get(&self, path: &str) -> Reply {
        http(self.table.address, "GET", path, &[("cookie", &self.cookie)], "").await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        let origin = format!("http://{}", self.table.address);
        let headers = [("cookie", self.cookie.as_str()), ("origin", origin.as_str())];
        http(self.table.address, "POST", path, &headers, &body.to_string()).await
    }

    pub async fn name(&self, name: &str) -> Reply {
        self.post("/api/me/name", json!({ "name": name })).await
    }

    pub async fn link(&self) -> String {
        let reply = self.post("/api/me/link", json!({})).await;
        reply.json()["link"].as_str().expect("a link").to_owned()
    }

    pub async fn join(&self, link: &str) -> Reply {
        self.post("/api/me/join", json!({ "link": link })).await
    }

    pub async fn games(&self) -> Vec<Value> {
        self.get("/api/me/games").await.json().as_array().expect("a list").clone()
    }

    /// Comes to a table with these words.
    pub async fn knock(&self, id: &str, secret: &str, key: Option<&str>) -> Person {
        let mut person = Person::connect_with(self.table.address, id, &[("cookie", &self.cookie)]).await.unwrap();
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(NONCE).unwrap()));
        person.say(json!({ "say": "hello", "secret": secret, "seal": seal, "key": key })).await;
        person
    }
}

pub fn why(reply: &Reply) -> String {
    reply.json()["why"]["key"].as_str().unwrap_or_default().to_owned()
}

/// Two people with browsers of their own at the usual table.
pub async fn gather<'a>(one: &Browser<'a>, two: &Browser<'a>) -> (Links, [Person; 2]) {
    let (game, scenario) = usual();
    let links = create(one.table.address, &two_people(game, scenario)).await;
    let mut a = one.knock(&links.id, &links.seats[0], Some("key of a")).await;
    let mut b = two.knock(&links.id, &links.seats[1], Some("key of b")).await;
    a.until_begun().await;
    b.until("table").await;
    a.until("table").await;
    (links, [a, b])
}

#[tokio::test]
async fn a_name_belongs_to_one_person() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    assert_eq!(one.name("Vedette").await.json(), json!({ "name": "Vedette", "devices": 1, "passkeys": 0 }));
    assert_eq!(why(&two.name("  vEDETTE ").await), "server-name-taken");
    assert_eq!(why(&two.name("V\u{435}dette").await), "server-name-form", "a Cyrillic letter");
    assert_eq!(one.name("VEDETTE").await.status, 200, "his own may be written otherwise");
    assert_eq!(two.get("/api/me").await.json()["name"], Value::Null);
    // A borrowed name does not come to a table either.
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["order"]["players"] = json!(["Vedette", "Somebody"]);
    let made = two.post("/api/matches", wanted).await.json();
    let mut guest = two.knock(made["id"].as_str().unwrap(), made["seats"][0].as_str().unwrap(), None).await;
    assert_eq!(guest.until("welcome").await["order"]["players"], json!(["", "Somebody"]));
}

#[tokio::test]
async fn a_seat_is_its_persons_on_every_device_and_his_name_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::start(folder.path()).await;
    let cookies = {
        let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
        one.name("Vedette").await;
        let (links, [mut a, b]) = gather(&one, &two).await;
        let games = one.games().await;
        assert_eq!((games.len(), &games[0]["id"], &games[0]["sides"]), (1, &json!(links.id), &json!(["a"])));
        assert_eq!(games[0]["players"], json!(["Vedette", ""]));
        // Who takes a name at the table is called by it when he comes again.
        two.name("Picket").await;
        let mut again = two.knock(&links.id, "whatever", None).await;
        assert_eq!(again.until("welcome").await["you"], json!(["b"]));
        assert_eq!(a.until("welcome").await["order"]["players"], json!(["Vedette", "Picket"]));
        // Another device of his, which has no key at all.
        let phone = Browser::new(&table).await;
        assert_eq!(
            phone.join(&one.link().await).await.json(),
            json!({ "name": "Vedette", "devices": 2, "passkeys": 0 })
        );
        assert_eq!(phone.games().await[0]["id"], json!(links.id));
        let mut at_phone = phone.knock(&links.id, "whatever", None).await;
        assert_eq!(at_phone.until("welcome").await["you"], json!(["a"]));
        let glance = phone.get(&format!("/api/me/games/{}", links.id)).await;
        assert!(glance.json()["scene"]["pieces"].is_array(), "{}", glance.body);
        drop((a, b));
        (phone.cookie, links.id)
    };
    // The same after the power failed.
    table.kill();
    table = Table::start(folder.path()).await;
    let (cookie, id) = cookies;
    let phone = Browser { table: &table, cookie };
    let mut at_phone = phone.knock(&id, "whatever", None).await;
    let welcome = at_phone.until("welcome").await;
    assert_eq!((&welcome["you"], &welcome["order"]["players"]), (&json!(["a"]), &json!(["Vedette", "Picket"])));
}

#[tokio::test]
async fn nobody_reads_or_changes_what_is_anothers() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let [one, two, thief] = [Browser::new(&table).await, Browser::new(&table).await, Browser::new(&table).await];
    let (links, _people) = gather(&one, &two).await;
    thief.name("Thief").await;
    assert!(thief.games().await.is_empty());
    assert_eq!(thief.get(&format!("/api/me/games/{}", links.id)).await.status, 404);
    assert_eq!(thief.get("/api/me/export").await.json()["matches"], json!([]));
    let mut barred = thief.knock(&links.id, "whatever", None).await;
    assert_eq!(barred.next().await.unwrap()["why"]["key"], "server-wrong-secret");
    let mut late = thief.knock(&links.id, &links.seats[0], Some("another key")).await;
    assert_eq!(late.next().await.unwrap()["why"]["key"], "server-seat-taken");
    // Without a cookie, with one that was made up, and from another site.
    for cookie in ["", "grognard=", "grognard=00112233445566778899aabbccddeeff", "grognard=%27 OR 1"] {
        let stranger = Browser { table: &table, cookie: cookie.to_owned() };
        assert!(stranger.games().await.is_empty(), "{cookie}");
        assert_eq!(stranger.get("/api/me/export").await.status, 404, "{cookie}");
    }
    let foreign = [("cookie", one.cookie.as_str()), ("origin", "https://elsewhere.example")];
    for path in ["/api/me/delete", "/api/me/link", "/api/me/name", "/api/me/only", "/api/me/join"] {
        assert_eq!(http(table.address, "POST", path, &foreign, "{}").await.status, 403, "{path}");
    }
    assert_eq!(one.games().await.len(), 1);
    // Who watches is no player, even if he plays: he sees what everybody may.
    let mut watches = one.knock(&links.id, &links.spectator, None).await;
    assert_eq!(watches.until("welcome").await["you"], json!([]));
}

#[tokio::test]
async fn a_link_for_a_device_works_once_and_only_for_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let [one, phone, thief] = [Browser::new(&table).await, Browser::new(&table).await, Browser::new(&table).await];
    let link = one.link().await;
    assert_eq!(why(&one.join(&link).await), "server-own-device", "and it is not used up by that");
    assert_eq!(phone.join(&link).await.status, 200);
    assert_eq!(why(&thief.join(&link).await), "server-link-spent");
    assert_eq!(why(&thief.join("00112233445566778899aabbccddeeff").await), "server-link-spent");
    // Older ones give way: only the last five can be lying about.
    let mut links = Vec::new();
    for _ in 0..6 {
        links.push(one.link().await);
    }
    assert_eq!(why(&thief.join(&links[0]).await), "server-link-spent");
    // Signed out, a device is nobody's, and a link that waited is worth nothing.
    assert_eq!(one.post("/api/me/only", json!({})).await.json()["devices"], 1);
    assert_eq!(phone.get("/api/me").await.json()["devices"], 0);
    assert_eq!(why(&thief.join(&links[5]).await), "server-link-spent");
}

/// What no keeper of passkeys has made lets nobody in, and a ceremony answers once. (A real one lets its person in: the
/// tests in a browser have one.)
#[tokio::test]
async fn a_passkey_cannot_be_made_up() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let [one, thief] = [Browser::new(&table).await, Browser::new(&table).await];
    assert_eq!(why(&one.post("/api/me/passkeys/ask", json!({})).await), "server-passkey-address", "a bare number");
    let host = format!("localhost:{}", table.address.port());
    let origin = format!("http://{host}");
    let post = async |browser: &Browser<'_>, path: &str, body: Value| {
        let headers = [("cookie", browser.cookie.as_str()), ("host", host.as_str()), ("origin", origin.as_str())];
        http(table.address, "POST", path, &headers, &body.to_string()).await
    };
    let begun = post(&one, "/api/me/passkeys/ask", json!({})).await.json();
    assert_eq!(begun["options"]["rp"]["id"], "localhost");
    assert_eq!(begun["options"]["authenticatorSelection"]["residentKey"], "required");
    let response =
        json!({ "clientDataJSON": "e30", "attestationObject": "oA", "authenticatorData": "", "signature": "" });
    let forged = json!({ "rawId": "AAAA", "response": response, "clientExtensionResults": {} });
    for path in ["/api/me/passkeys", "/api/passkeys"] {
        for credential in [forged.clone(), json!({}), json!("x")] {
            let begun = post(&one, &format!("{path}/ask"), json!({})).await.json();
            let done = json!({ "token": begun["token"], "credential": credential });
            assert_eq!(why(&post(&thief, path, done.clone()).await), "server-passkey-spent", "{path} {credential}");
            assert_eq!(why(&post(&thief, path, done).await), "server-passkey-spent", "it is over");
        }
        let unknown = json!({ "token": "00112233445566778899aabbccddeeff", "credential": forged });
        assert_eq!(why(&post(&thief, path, unknown).await), "server-passkey-spent");
        assert_eq!(post(&thief, path, json!({ "token": 7 })).await.status, 422, "that is no answer");
    }
    assert_eq!(one.get("/api/me").await.json()["passkeys"], 0);
}

/// What a device had by itself is not lost when it joins.
#[tokio::test]
async fn the_games_of_a_device_go_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let [one, two, phone] = [Browser::new(&table).await, Browser::new(&table).await, Browser::new(&table).await];
    let (links, _people) = gather(&phone, &two).await;
    one.name("Vedette").await;
    assert!(one.games().await.is_empty());
    phone.join(&one.link().await).await;
    for browser in [&one, &phone] {
        assert_eq!(browser.games().await[0]["id"], json!(links.id));
        assert_eq!(browser.get("/api/me").await.json(), json!({ "name": "Vedette", "devices": 2, "passkeys": 0 }));
    }
}

/// A match that a key opens and that is nobody's becomes his who brings the key.
#[tokio::test]
async fn an_earlier_match_is_adopted_by_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let nobody = Browser { table: &table, cookie: String::new() };
    let (links, people) = gather(&nobody, &nobody).await;
    drop(people);
    let one = Browser::new(&table).await;
    one.knock(&links.id, "key of a", None).await.until("welcome").await;
    assert_eq!(one.games().await[0]["sides"], json!(["a"]));
    let thief = Browser::new(&table).await;
    let mut late = thief.knock(&links.id, &links.seats[1], None).await;
    assert_eq!(late.next().await.unwrap()["why"]["key"], "server-seat-taken");
}

#[tokio::test]
async fn all_that_is_kept_can_be_taken_away_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    two.name("Picket").await;
    let (over, mut ended) = gather(&one, &two).await;
    ended[1].ask(json!({ "say": "resign", "side": "b" })).await;
    let (running, mut people) = gather(&one, &two).await;
    let (side, person, _) = mover(&mut people);
    let action = person.actions(side)[0].clone();
    assert_eq!(person.act(side, &action).await["say"], "done");

    let exported = one.get("/api/me/export").await;
    assert!(exported.headers.contains("content-disposition: attachment"));
    let all = exported.json();
    assert_eq!((&all["person"]["name"], all["devices"].as_array().unwrap().len()), (&json!("Vedette"), 1));
    assert_eq!(all["matches"].as_array().unwrap().len(), 2);
    let own = |game: &Value| game["acts"].as_array().unwrap().iter().all(|op| op["side"] == "a");
    assert!(all["matches"].as_array().unwrap().iter().all(own), "what the other did is not his");
    let secrets = [one.cookie.trim_start_matches("grognard="), "secret", "nonce", "digest", "spectator"];
    secrets.iter().for_each(|word| assert!(!exported.body.contains(word), "{word}"));

    let reply = one.post("/api/me/delete", json!({})).await;
    assert!(reply.status == 200 && reply.headers.contains("max-age=0"), "{}", reply.headers);
    people[1].until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
    assert_eq!(people[1].view(Side::B)["end"]["winner"], "b", "who goes gives up");
    assert!(one.games().await.is_empty());
    assert_eq!(one.get("/api/me").await.json(), json!({ "name": null, "devices": 0, "passkeys": 0 }));
    for id in [&over.id, &running.id] {
        let games = two.games().await;
        let game = games.iter().find(|game| game["id"] == json!(id)).expect("his games stay");
        assert_eq!((&game["players"], &game["over"]), (&json!(["", "Picket"]), &json!(true)));
    }
    assert_eq!(two.name("Vedette").await.status, 200, "the name is free");
}
