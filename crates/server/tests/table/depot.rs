//! Armies raised over HTTP, for any game that has a depot.

use crate::common::*;
use serde_json::{Value, json};

async fn ask(table: &Table, path: &str, body: &Value) -> Reply {
    post(table.address, path, &body.to_string()).await
}

#[tokio::test]
async fn an_army_is_raised_reviewed_completed_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let games = get(table.address, "/api/games").await.json();
    let raised: Vec<_> =
        games.as_array().unwrap().iter().filter(|card| !card["raised"].as_array().unwrap().is_empty()).collect();
    assert!(!raised.is_empty(), "a game raises armies");
    for card in raised {
        let (game, scenario) = (card["id"].as_str().unwrap(), card["raised"][0].as_str().unwrap());
        let path = |what: &str| format!("/api/depot/{game}/{what}");
        let stock = ask(&table, &path("stock"), &json!({ "scenario": scenario })).await.json();
        assert!(!stock["offers"].as_array().unwrap().is_empty());
        let empty = json!({ "pieces": [] });
        let about =
            |draft: &Value| json!({ "scenario": scenario, "options": {}, "side": "a", "draft": draft, "seed": 7 });
        let review = ask(&table, &path("review"), &about(&empty)).await.json();
        assert!(!review["flaws"].as_array().unwrap().is_empty(), "nobody is no army");
        assert!(review["flaws"][0]["rule"].is_string() && review["flaws"][0]["why"]["key"].is_string());
        let draft = ask(&table, &path("complete"), &about(&empty)).await.json();
        let review = ask(&table, &path("review"), &about(&draft)).await.json();
        assert_eq!(review["flaws"], json!([]), "{review}");
        let file = review["toml"].as_str().unwrap();
        let again = ask(&table, &path("read"), &json!({ "toml": file })).await.json();
        assert_eq!(again["pieces"], draft["pieces"]);
        let armies = json!({ "scenario": scenario, "armies": [draft, null] });
        let toml = ask(&table, &path("enlist"), &armies).await.json()["toml"].clone();
        let order = json!({ "game": game, "scenario": { "name": scenario, "toml": toml } });
        let scene = ask(&table, "/api/preview", &order).await.json();
        assert!(scene["board"].is_object());
        let wanted = json!({ "order": order, "seats": [{ "kind": "person" }, { "kind": "person" }] });
        assert_eq!(ask(&table, "/api/matches", &wanted).await.status, 200);
        for (what, body) in [
            ("stock", json!({ "scenario": "atlantis" })),
            ("review", json!({ "draft": [] })),
            ("review", about(&json!({ "pieces": [{ "what": "zeppelin" }] }))),
            ("read", json!({ "toml": "units = 3" })),
            ("enlist", json!({ "scenario": scenario, "armies": [{ "pieces": [] }, null] })),
        ] {
            let reply = ask(&table, &path(what), &body).await;
            assert!([404, 422].contains(&reply.status), "{what}: {} {}", reply.status, reply.body);
            assert!(reply.json()["why"].is_object(), "{what}: {}", reply.body);
        }
    }
    let bare = games.as_array().unwrap().iter().find(|card| card["raised"].as_array().unwrap().is_empty()).unwrap();
    let reply = ask(&table, &format!("/api/depot/{}/stock", bare["id"].as_str().unwrap()), &json!({})).await;
    assert_eq!(reply.status, 404);
}

#[tokio::test]
async fn a_picture_follows_the_house_rules() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let games = get(table.address, "/api/games").await.json();
    let mut seeds = 0;
    for card in games.as_array().unwrap() {
        let seed = card["options"].as_array().unwrap().iter().find(|spec| spec["choices"]["kind"] == "seed");
        let Some(key) = seed.and_then(|spec| spec["key"].as_str()) else { continue };
        seeds += 1;
        let order = |n: i32| {
            let scenario = &card["scenarios"][0];
            json!({ "game": card["id"], "scenario": scenario, "options": { key: n } })
        };
        let mut boards = Vec::new();
        for n in [1, 1, 2, 3] {
            boards.push(ask(&table, "/api/preview", &order(n)).await.json()["board"].clone());
        }
        assert!(boards[0] == boards[1] && boards[2..].iter().any(|board| *board != boards[0]));
        assert_eq!(ask(&table, "/api/preview", &order(-1)).await.status, 422);
    }
    assert!(seeds > 0, "a game lays its ground out by number");
    assert_eq!(ask(&table, "/api/preview", &json!({ "game": "chess", "scenario": "e4" })).await.status, 404);
}
