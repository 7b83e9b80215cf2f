//! The HTTP side: games, words, rules, pictures, headers.

use crate::common::*;
use kernel::{Phrasebook, Tongue};

#[tokio::test]
async fn the_games_and_their_words() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let games = get(table.address, "/api/games").await.json();
    assert_eq!(games.as_array().unwrap().len(), catalogue::games().count());
    for game in catalogue::games() {
        for (tongue, spoken) in [("fr", Tongue::Fr), ("en", Tongue::En)] {
            let words = get(table.address, &format!("/api/words/{}/{tongue}", game.id())).await;
            assert_eq!((words.status, words.body.trim_end()), (200, game.words(spoken).trim_end()));
            let rules = get(table.address, &format!("/api/rules/{}/{tongue}", game.id())).await;
            assert!(rules.status == 200 && rules.headers.contains("text/markdown"));
        }
        for scenario in game.scenarios() {
            let scene = get(table.address, &format!("/api/preview/{}/{}", game.id(), scenario.id)).await.json();
            assert!(scene["board"].is_object());
        }
    }
    let shared = get(table.address, "/api/words/shared/en").await.body;
    let own = shared.strip_prefix(Tongue::En.shared_words()).expect("the shared words come first");
    assert!(own.contains("server-stale") && shared.contains("degree-total"));
    assert!(Phrasebook::new(Tongue::En, &[own]).is_ok());
    assert_eq!(get(table.address, "/api/health").await.json()["status"], "ok");
    for path in
        ["/api/words/chess/en", "/api/words/shared/de", "/api/rules/chess/fr", "/api/preview/chess/e4", "/api/x"]
    {
        let reply = get(table.address, path).await;
        assert_eq!((reply.status, reply.json()["kind"].as_str()), (404, Some("unknown")), "{path}");
    }
}

#[tokio::test]
async fn every_answer_keeps_the_page_to_itself() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for path in ["/", "/api/games", "/match/123", "/no/such.file", "/api/nothing"] {
        let headers = get(table.address, path).await.headers;
        for wanted in [
            "content-security-policy: default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'",
            &format!("connect-src 'self' ws://{0} wss://{0};", table.address),
            "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(headers.contains(wanted), "{path}: {headers}");
        }
    }
    assert!(get(table.address, "/api/games").await.headers.contains("cache-control: no-cache"));
}

#[tokio::test]
async fn the_client_or_a_word_about_it_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let page = get(table.address, "/").await;
    assert!(page.status == 200 && page.headers.contains("text/html") && page.body.contains("Grognard"));
    assert_eq!(get(table.address, "/match/0123").await.body, page.body, "the client understands its own addresses");
    assert_eq!(get(table.address, "/assets/none.js").await.status, 404);
    if let Some(tag) = page.headers.lines().find_map(|line| line.strip_prefix("etag: ")) {
        let again = http(table.address, "GET", "/", &[("if-none-match", &tag.replace("w/", "W/"))], "").await;
        assert_eq!(again.status, 304);
    }
    let packed = http(table.address, "GET", "/api/games", &[("accept-encoding", "br")], "").await;
    assert!(packed.headers.contains("content-encoding: br"), "{}", packed.headers);
}

#[tokio::test]
async fn a_name_that_was_made_to_point_here_is_not_answered() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let reply = http(table.address, "GET", "/api/games", &[], "").await;
    assert_eq!(reply.status, 200);
    let mut stranger = tokio::net::TcpStream::connect(table.address).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let request = "GET /api/games HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
    stranger.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stranger.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
}
