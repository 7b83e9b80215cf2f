//! Nothing that was acknowledged is lost, however the server ends.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};

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
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(program: &Path, folder: &Path) -> Process {
        let mut child = Command::new(program).arg(folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().parse().unwrap_or_else(|_| panic!("'{line}' is no address"));
        Process { child, address }
    }

    /// SIGKILL: no handler runs.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[tokio::test]
async fn a_killed_process_loses_no_acknowledged_move() {
    // Cargo builds the examples before it runs tests, next to where this test lies.
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().and_then(Path::parent).unwrap().join("examples").join("serve");
    assert!(program.exists(), "{} is built by 'cargo test'", program.display());
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
