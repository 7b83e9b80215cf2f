//! Nothing that was acknowledged is lost, however the server ends.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, PostConfig, Server, Talking};
use tokio::task::JoinHandle;

/// Plays a few acknowledged moves in a hot seat.
async fn play(person: &mut Person, luck: &mut Luck, moves: usize) {
    for _ in 0..moves {
        let side = if person.awaited(Side::A) { Side::A } else { Side::B };
        let actions = person.actions(side);
        let answer = person.act(side, &actions[luck.below(actions.len())].clone()).await;
        assert_eq!(answer["say"], "done", "{answer}");
    }
}

fn scenes(person: &Person) -> [Value; 2] {
    Side::BOTH.map(|side| person.view(side)["scene"].clone())
}

#[tokio::test]
async fn every_game_goes_on_after_the_power_failed() {
    for game in catalogue::games() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Table::start(folder.path()).await;
        let mut wanted = two_people(game.id(), game.scenarios()[0].id);
        wanted["hot_seat"] = json!(true);
        let links = create(table.address, &wanted).await;
        let mut luck = Luck(13);
        let mut last: Option<([Value; 2], u64)> = None;
        for _ in 0..3 {
            let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
            person.until("table").await;
            if let Some((scenes_before, ply)) = &last {
                assert_eq!((&scenes(&person), person.ply()), (scenes_before, *ply));
            }
            play(&mut person, &mut luck, 5).await;
            last = Some((scenes(&person), person.ply()));
            table.kill();
            table = Table::start(folder.path()).await;
        }
        let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
        person.until("table").await;
        person.ask(json!({ "say": "resign", "side": "a" })).await;
        table.kill();
        table = Table::start(folder.path()).await;
        let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
        person.until("table").await;
        assert!(!person.view(Side::A)["end"].is_null(), "a finished match is still there to be looked at");
        let record = person.ask(json!({ "say": "record" })).await;
        kernel::Record::parse(record["text"].as_str().unwrap()).unwrap().verify_dice().unwrap();
    }
}

#[tokio::test]
async fn a_die_that_is_owed_is_still_owed() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let mut wanted = two_people(game.id(), game.scenarios()[0].id);
        wanted["hot_seat"] = json!(true);
        wanted["real_dice"] = json!(true);
        let links = create(table.address, &wanted).await;
        let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
        person.until("table").await;
        let mut luck = Luck(17);
        for _ in 0..12 {
            let die = person.view(Side::A)["die"].clone();
            if die.is_null() {
                play(&mut person, &mut luck, 1).await;
            } else {
                person.ask(json!({ "say": "throw", "values": [die["lowest"]] })).await;
            }
            let before = (scenes(&person), person.view(Side::A)["die"].clone());
            table.kill();
            table = Table::start(folder.path()).await;
            person = Person::join(table.address, &links.id, &links.seats[0]).await;
            person.until("table").await;
            assert_eq!((scenes(&person), person.view(Side::A)["die"].clone()), before);
        }
    }
}

/// A server in a process of its own: `examples/serve.rs`.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(program: &Path, store: impl AsRef<OsStr>) -> Process {
        let mut child = Command::new(program).arg(store).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().parse().unwrap_or_else(|_| panic!("'{line}' is no address"));
        Process { child, address }
    }

    /// SIGKILL: no handler runs.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Cargo builds the examples before it runs tests, next to where this test lies.
pub fn serve_program() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().and_then(Path::parent).unwrap().join("examples").join("serve");
    assert!(program.exists(), "{} is built by 'cargo test'", program.display());
    program
}

#[tokio::test]
async fn a_killed_process_loses_no_acknowledged_move() {
    let program = serve_program();
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&program, folder.path());
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["hot_seat"] = json!(true);
    let links = create(server.address, &wanted).await;
    let mut luck = Luck(19);
    let mut last = None;
    for _ in 0..4 {
        let mut person = Person::join(server.address, &links.id, &links.seats[0]).await;
        person.until("table").await;
        if let Some(before) = last {
            assert_eq!((scenes(&person), person.ply()), before);
        }
        play(&mut person, &mut luck, 4).await;
        last = Some((scenes(&person), person.ply()));
        server.kill();
        server = Process::start(&program, folder.path());
    }
    server.kill();
}

/// Told to stop, a server sends everybody away with the word that it comes back, and ends by itself: what was acknowledged
/// is there, and whoever asked meanwhile was not let in.
#[cfg(unix)]
#[tokio::test]
async fn a_server_that_is_told_to_stop_sends_its_people_away() {
    let (program, folder) = (serve_program(), tempfile::tempdir().unwrap());
    let mut server = Process::start(&program, folder.path());
    assert_eq!(get(server.address, "/ready").await.status, 200);
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["hot_seat"] = json!(true);
    let links = create(server.address, &wanted).await;
    let mut person = Person::join(server.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    play(&mut person, &mut Luck(23), 4).await;
    let last = (scenes(&person), person.ply());
    let figures = get(server.address, "/metrics").await.body;
    assert!(figures.contains("\ngrognard_sockets 1\n") && figures.contains("\ngrognard_rooms 1\n"), "{figures}");
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(person.parting().await, Some(1012), "he is told that the server comes back");
    assert!(server.child.wait().unwrap().success(), "it ends by itself");
    server = Process::start(&program, folder.path());
    let mut person = Person::join(server.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    assert_eq!((scenes(&person), person.ply()), last);
    server.kill();
}

/// While its people are sent away a server is not ready, and nobody new is let in.
#[tokio::test]
async fn a_server_that_is_drained_takes_nobody_in() {
    let folder = tempfile::tempdir().unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let config = Config {
        listen,
        data: server::Place::Folder(folder.path().to_owned()),
        proxies: Vec::new(),
        public_url: None,
        limits: Limits::default(),
        talking: Talking::Free,
        post: PostConfig::default(),
    };
    let (address, server) = Server::open(config).await.unwrap();
    let drain = server.drain();
    let running = tokio::spawn(server.run());
    let links = create(address, &two_people(usual().0, usual().1)).await;
    let (health, ready) = (get(address, "/health").await.status, get(address, "/ready").await.status);
    assert_eq!((health, ready), (200, 200));
    drain.drain().await;
    let (health, ready) = (get(address, "/health").await.status, get(address, "/ready").await.status);
    assert_eq!((health, ready), (200, 503));
    assert_eq!(Person::connect(address, &links.id, None).await.err(), Some(429));
    assert!(get(address, "/metrics").await.body.contains("\ngrognard_draining 1\n"));
    running.abort();
}

/// One of the matches of a campaign, and what was acknowledged of it.
struct Kept {
    links: Links,
    told: Option<Told>,
}

/// The numbers of the views, and what was seen in them.
type Told = ([u64; 2], [Value; 2]);

fn told(person: &Person) -> Told {
    (Side::BOTH.map(|side| person.view(side)["view"].as_u64().unwrap()), scenes(person))
}

/// Plays on until the line is cut; remembers the last table that came with an acknowledgement.
async fn fight(address: SocketAddr, mut kept: Kept, seed: u64, acknowledged: Arc<AtomicUsize>) -> Kept {
    let Some(mut person) = Person::try_join(address, &kept.links.id, &kept.links.seats[0]).await else { return kept };
    let mut luck = Luck(seed);
    while person.table.is_null() {
        if person.next().await.is_none() {
            return kept;
        }
    }
    // What was acknowledged is there: as it was, or with what was under way when the power failed.
    if let Some((then, seen)) = &kept.told {
        let (now, scenes) = told(&person);
        assert!(now.iter().zip(then).all(|(now, then)| now >= then), "{now:?} after {then:?}: a step is lost");
        assert!(now != *then || scenes == *seen, "a step has changed");
    }
    loop {
        let view = person.view(Side::A).clone();
        let side = if person.awaited(Side::A) { Side::A } else { Side::B };
        let actions = person.actions(side);
        let request = match &view["die"] {
            _ if !view["end"].is_null() => return kept,
            Value::Null if actions.is_empty() => {
                // A commander thinks.
                if person.next().await.is_none() {
                    return kept;
                }
                continue;
            }
            Value::Null => {
                let action = &actions[luck.below(actions.len())];
                json!({ "say": "act", "ask": 0, "side": word(side), "view": person.view(side)["view"], "action": action })
            }
            die => json!({ "say": "throw", "ask": 0, "values": [die["lowest"]] }),
        };
        if !person.try_say(request).await {
            return kept;
        }
        loop {
            let Some(answer) = person.next().await else { return kept };
            if answer["say"] == "done" {
                kept.told = Some(told(&person));
                acknowledged.fetch_add(1, Ordering::Relaxed);
                break;
            }
            if answer["say"] == "refused" {
                tokio::time::sleep(Duration::from_millis(100)).await;
                break;
            }
        }
    }
}

/// Fifty matches of every game (sealed orders, half-entered dice, thinking commanders), and fifty times the power fails in
/// the midst of them.
#[tokio::test]
async fn a_campaign_of_killing_loses_nothing() {
    let program = serve_program();
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&program, folder.path());
    let games: Vec<_> = catalogue::games().collect();
    let mut matches = Vec::new();
    for i in 0..50 {
        let game = games[i % games.len()];
        let mut wanted = two_people(game.id(), game.scenarios()[0].id);
        match i % 3 {
            0 => wanted["hot_seat"] = json!(true),
            1 => (wanted["hot_seat"], wanted["real_dice"]) = (json!(true), json!(true)),
            _ => wanted["seats"][1] = json!({ "kind": "commander", "rank": "captain:30ms" }),
        }
        matches.push(Kept { links: create(server.address, &wanted).await, told: None });
    }
    let mut luck = Luck(31);
    for kill in 0..50 {
        let some = matches.split_off(matches.len() - 8);
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let fights: Vec<_> = some
            .into_iter()
            .map(|kept| tokio::spawn(fight(server.address, kept, kill, acknowledged.clone())))
            .collect();
        // However slow the machine: there must be something to lose, unless every one of them is over.
        while acknowledged.load(Ordering::Relaxed) < fights.len() && !fights.iter().all(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tokio::time::sleep(Duration::from_millis(luck.below(250) as u64)).await;
        server.kill();
        for fight in fights {
            matches.insert(0, fight.await.unwrap());
        }
        server = Process::start(&program, folder.path());
    }
    server.kill();
    assert!(matches.iter().filter(|kept| kept.told.is_some()).count() > 25, "there was something to lose");
}
