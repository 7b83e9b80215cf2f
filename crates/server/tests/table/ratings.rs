//! Ratings: what a rated battle does to both, and what everybody may know of it.

use kernel::Side;
use serde_json::{Value, json};

use crate::common::{Person, Table, create, get, mover, sit_down, two_people, usual, word};
use crate::people::{Browser, why};

/// Two people at an open table that the first has offered.
async fn meet<'a>(one: &Browser<'a>, two: &Browser<'a>, offered: &Value) -> (String, [Person; 2]) {
    let open = one.post("/api/tables", offered.clone()).await.json()["tables"][0].clone();
    let id = open["id"].as_str().unwrap();
    assert_eq!(two.post(&format!("/api/tables/{id}/sit"), json!({})).await.status, 200);
    let mut a = one.knock(id, "me", None).await;
    assert_eq!(a.until("welcome").await["rated"], offered["rated"]);
    let mut b = two.knock(id, "me", None).await;
    a.until_begun().await;
    b.until("table").await;
    a.until("table").await;
    (id.to_owned(), [a, b])
}

#[tokio::test]
async fn a_rated_battle_changes_both_ratings_once() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    two.name("Picket").await;
    let (game, scenario) = usual();
    let offered = json!({ "game": game, "scenario": scenario, "side": "a", "rated": true });
    let (id, mut people) = meet(&one, &two, &offered).await;
    // Nothing revealed is taken back, and nobody advises.
    let (side, person, _) = mover(&mut people);
    let hint = person.ask(json!({ "say": "hint", "side": word(side) })).await;
    assert_eq!(hint["why"]["key"], "server-rated-hint");
    while person.awaited(side) {
        let action = person.actions(side)[0].clone();
        assert_eq!(person.act(side, &action).await["say"], "done");
    }
    assert_eq!(person.undo(side).await["why"]["key"], "server-rated-undo");
    assert_eq!(get(table.address, &format!("/api/records/{id}")).await.status, 404, "not before it is over");
    let [a, b] = &mut people;
    assert_eq!(a.ask(json!({ "say": "resign", "side": "a" })).await["say"], "done");
    b.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;

    let page = async |name: &str| get(table.address, &format!("/api/players/{name}")).await;
    let (loser, winner) = (page("vedette").await.json(), page("PICKET").await.json());
    assert_eq!((&loser["name"], &winner["games"][0]["score"]), (&json!("Vedette"), &json!([1, 0, 0])));
    let rating = |player: &Value| player["games"][0]["rating"]["rating"].as_i64().unwrap();
    assert!(rating(&loser) < 1500 && rating(&winner) > 1500 && rating(&loser) + rating(&winner) == 3000);
    assert!(winner["games"][0]["rating"]["deviation"].as_i64().unwrap() < 350);
    let result = &loser["results"][0];
    assert_eq!((&result["id"], &result["rival"], &result["winner"]), (&json!(id), &json!("Picket"), &json!("b")));
    assert_eq!(result["change"], json!([1500, rating(&loser)]));
    let record = get(table.address, &format!("/api/records/{id}")).await;
    assert!(record.body.contains("resigns"), "{}", record.body);
    assert!(!serde_json::to_string(&loser).unwrap().contains(one.cookie.split('=').nth(1).unwrap()));
    let list = get(table.address, &format!("/api/ratings/{game}")).await.json();
    let list = list.as_array().unwrap();
    let people: Vec<_> = list.iter().filter(|ranked| ranked["commander"].is_null()).collect();
    let names: Vec<_> = people.iter().map(|ranked| (&ranked["name"], &ranked["battles"])).collect();
    assert_eq!(names, [(&json!("Picket"), &json!(1)), (&json!("Vedette"), &json!(1))], "the strongest first");
    assert_eq!(people[0]["rating"], winner["games"][0]["rating"]);
    // The commanders stand among them, at what was measured: the sergeant where people begin.
    let points: Vec<_> = list.iter().map(|ranked| ranked["rating"]["rating"].as_i64().unwrap()).collect();
    assert!(points.is_sorted_by(|above, below| above >= below), "{points:?}");
    let sergeant = list.iter().position(|ranked| ranked["commander"] == "sergeant").expect("he was measured");
    assert_eq!(list[sergeant]["rating"], json!({ "rating": 1500, "deviation": 0 }));
    let place = |name: &str| list.iter().position(|ranked| ranked["name"] == name).unwrap();
    assert!(place("Picket") < sergeant && sergeant < place("Vedette"), "{list:?}");
    assert_eq!(get(table.address, "/api/ratings/chess").await.status, 404);
    // What is proposed afterwards does not weigh it again; an offer shows the rating.
    assert_eq!(a.ask(json!({ "say": "propose", "side": "a", "what": { "kind": "rematch" } })).await["say"], "done");
    assert_eq!(page("vedette").await.json(), loser);
    let offers = one.post("/api/tables", offered).await.json();
    assert_eq!(offers["tables"][0]["rating"], loser["games"][0]["rating"]);
    // Who goes takes his page with him; the other keeps what he won.
    assert_eq!(one.post("/api/me/delete", json!({})).await.status, 200);
    assert_eq!(page("vedette").await.status, 404);
    let after = page("picket").await.json();
    assert_eq!((rating(&after), &after["results"][0]["rival"]), (rating(&winner), &Value::Null));
}

#[tokio::test]
async fn who_deletes_himself_in_the_midst_of_a_rated_battle_has_lost_it() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    two.name("Picket").await;
    let (game, scenario) = usual();
    let offered = json!({ "game": game, "scenario": scenario, "side": "a", "rated": true });
    let (_, people) = meet(&one, &two, &offered).await;
    drop(people);
    assert_eq!(one.post("/api/me/delete", json!({})).await.status, 200);
    let page = get(table.address, "/api/players/picket").await.json();
    assert_eq!((&page["games"][0]["score"], &page["results"][0]["winner"]), (&json!([1, 0, 0]), &json!("b")));
    assert!(page["games"][0]["rating"]["rating"].as_i64().unwrap() > 1500, "{page}");
}

#[tokio::test]
async fn what_is_not_rated_or_not_between_two_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    let (links, [mut a, _b]) = crate::people::gather(&one, &two).await;
    assert_eq!(a.ask(json!({ "say": "resign", "side": "a" })).await["say"], "done");
    let page = get(table.address, "/api/players/vedette").await.json();
    assert_eq!((&page["games"], &page["results"]), (&json!([]), &json!([])));
    assert_eq!(get(table.address, &format!("/api/records/{}", links.id)).await.status, 404, "it is nobody else's");
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["rated"] = true.into();
    let mut against = wanted.clone();
    against["seats"][1] = json!({ "kind": "commander", "rank": "recruit" });
    assert_eq!(why(&one.post("/api/matches", against).await), "server-rated-apart");
    // Two whom nobody knows play it to the end, and nothing is written of them.
    let links = create(table.address, &wanted).await;
    let mut people = sit_down(table.address, &links).await;
    let resigned = people[0].ask(json!({ "say": "resign", "side": word(Side::A) })).await;
    assert_eq!(resigned["say"], "done");
}

#[tokio::test]
async fn a_table_may_be_for_players_of_some_strength_only() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let (game, scenario) = usual();
    let offered = |lowest: Value, highest: Value| json!({ "game": game, "scenario": scenario, "lowest": lowest, "highest": highest });
    for (lowest, highest) in [(1600, 1400), (-5, 1400), (1400, 9999)] {
        assert_eq!(why(&one.post("/api/tables", offered(lowest.into(), highest.into())).await), "server-table-bounds");
    }
    let open = one.post("/api/tables", offered(1600.into(), Value::Null)).await.json()["tables"][0].clone();
    assert_eq!(
        (&open["offered"]["lowest"], &open["fits"]),
        (&json!(1600), &json!(true)),
        "his own is never closed to him"
    );
    let seen = two.get("/api/tables").await.json()["tables"][0].clone();
    assert_eq!(seen["fits"], false);
    let id = open["id"].as_str().unwrap();
    let refused = two.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(why(&refused), "server-table-rating");
    let args = &refused.json()["why"]["args"];
    assert_eq!((&args["low"], &args["own"]), (&json!("1600"), &json!("1500")), "it says what counts");
    assert_eq!(one.get("/api/tables").await.json()["tables"].as_array().unwrap().len(), 1, "the offer stands");
    // Who is known to be strong enough sits down.
    let rated = json!({ "game": game, "scenario": scenario, "side": "a", "rated": true });
    let (_, [mut a, _b]) = meet(&one, &two, &rated).await;
    assert_eq!(a.ask(json!({ "say": "resign", "side": "a" })).await["say"], "done");
    let strong = async || two.get("/api/tables").await.json()["tables"][0]["fits"] == true;
    assert!(strong().await);
    assert_eq!(two.post(&format!("/api/tables/{id}/sit"), json!({})).await.status, 200);
}
