//! Nodes are killed and the database is restarted while people play, at random: what was acknowledged is there, nothing is
//! there twice, and every game comes to its end.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kernel::Side;
use serde_json::{Value, json};

use crate::common::*;
use crate::restart::{Process, serve_program};

/// A PostgreSQL of the campaign's own, which keeps what it has acknowledged.
struct Database {
    child: Child,
    address: String,
    restart: String,
    /// It ends when this is closed.
    input: Option<ChildStdin>,
}

impl Database {
    fn start() -> Option<Database> {
        std::env::var("DATABASE_URL").ok()?;
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres");
        let mut child = Command::new(script)
            .args(["sh", "-c", "echo $DATABASE_URL; echo $POSTGRES_RESTART; read _"])
            .env("POSTGRES_OPTIONS", "-c synchronous_commit=on")
            .env_remove("PGPORT")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let (address, restart) = (lines.next().unwrap(), lines.next().unwrap());
        let input = child.stdin.take();
        Some(Database { child, address, restart, input })
    }

    fn restart(&self) {
        assert!(Command::new(&self.restart).status().unwrap().success(), "the database comes back");
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        drop(self.input.take());
        _ = self.child.wait();
    }
}

/// Where the nodes are now, and how many decisions they have acknowledged.
#[derive(Clone, Default)]
struct Map(Arc<Mutex<Vec<SocketAddr>>>, Arc<AtomicUsize>);

impl Map {
    fn any(&self, luck: &mut Luck) -> SocketAddr {
        let nodes = self.0.lock().unwrap();
        nodes[luck.below(nodes.len())]
    }
}

/// A game, and what became of the decisions in it.
struct Game {
    links: Links,
    /// What was decided at which ply, and acknowledged.
    acknowledged: BTreeMap<u64, String>,
    /// What was asked for at which ply.
    tried: BTreeSet<(u64, String)>,
    people: [Option<Person>; 2],
    luck: Luck,
}

impl Game {
    /// Somebody's line, made anew at any node where it was cut.
    async fn line(&mut self, map: &Map, seat: usize) -> &mut Person {
        while self.people[seat].is_none() {
            let address = map.any(&mut self.luck);
            self.people[seat] = Person::try_join(address, &self.links.id, &self.links.seats[seat]).await;
            if self.people[seat].is_none() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        self.people[seat].as_mut().unwrap()
    }

    /// Hears what comes within a moment, on both lines.
    async fn listen(&mut self, map: &Map) {
        for seat in 0..2 {
            let mut line = self.line(map, seat).await;
            let moment = if line.table.is_null() { 400 } else { 30 };
            loop {
                match tokio::time::timeout(Duration::from_millis(moment), line.next()).await {
                    Ok(Some(_)) => {}
                    Ok(None) => {
                        self.people[seat] = None;
                        line = self.line(map, seat).await;
                    }
                    Err(_) => break,
                }
            }
        }
    }

    /// The seat that is to decide, by its own table.
    fn awaited(&self) -> Option<usize> {
        let decides = |seat: &usize| {
            let person = self.people[*seat].as_ref();
            person.is_some_and(|person| !person.table.is_null() && person.awaited(Side::BOTH[*seat]))
        };
        (0..2).find(decides)
    }

    fn is_over(&self) -> bool {
        let over = |person: &Person| !person.table.is_null() && !person.table["views"][0]["view"]["end"].is_null();
        self.people.iter().flatten().any(over)
    }

    /// Asks for something and waits for the answer; nothing if the line is cut.
    async fn ask(&mut self, seat: usize, request: Value) -> Option<Value> {
        let person = self.people[seat].as_mut()?;
        let mut answer = None;
        if person.try_say(request).await {
            while let Some(message) = person.next().await {
                if message["ask"] == 7 {
                    answer = Some(message);
                    break;
                }
            }
        }
        if answer.is_none() {
            self.people[seat] = None;
        }
        answer
    }

    async fn decide(&mut self, map: &Map, seat: usize) {
        let side = Side::BOTH[seat];
        let Some(person) = &self.people[seat] else { return };
        let (ply, actions) = (person.ply(), person.actions(side));
        let action = actions[self.luck.below(actions.len())].clone();
        let view = person.view(side)["view"].clone();
        self.tried.insert((ply, action.clone()));
        let request = json!({ "say": "act", "ask": 7, "side": word(side), "view": view, "action": action });
        let answer = self.ask(seat, request).await;
        if answer.is_some_and(|answer| answer["say"] == "done") {
            self.acknowledged.insert(ply, action);
            map.1.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Plays until it is told to stop, then brings the game to its end.
    async fn play(mut self, map: Map, stop: tokio::sync::watch::Receiver<bool>) -> Game {
        while !self.is_over() {
            self.listen(&map).await;
            if *stop.borrow() {
                self.ask(0, json!({ "say": "resign", "ask": 7, "side": "a" })).await;
            } else if let Some(seat) = self.awaited() {
                self.decide(&map, seat).await;
            }
        }
        self
    }

    /// What is kept of the game is what its players know of it.
    async fn check(mut self, map: &Map) -> usize {
        self.people = [None, None];
        // A line may be cut by what was killed last.
        let record = loop {
            self.listen(map).await;
            if let Some(record) = self.ask(0, json!({ "say": "record", "ask": 7 })).await {
                break record;
            }
        };
        let record = kernel::Record::parse(record["text"].as_str().unwrap()).unwrap();
        record.verify_dice().unwrap();
        let acts: Vec<&String> = record
            .entries
            .iter()
            .filter_map(|entry| if let kernel::Entry::Move { action, .. } = entry { Some(action) } else { None })
            .collect();
        for (ply, action) in &self.acknowledged {
            assert_eq!(acts.get(*ply as usize), Some(&action), "{}: ply {ply} was acknowledged", self.links.id);
        }
        for (ply, action) in (0..).zip(acts) {
            assert!(self.tried.contains(&(ply, action.clone())), "{}: nobody asked for ply {ply}", self.links.id);
        }
        self.acknowledged.len()
    }
}

/// So many games at three nodes, of which one is killed, or the database, so many times.
async fn campaign(games: usize, kills: usize, seed: u64) {
    let Some(database) = Database::start() else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "run me through tools/postgres");
        return eprintln!("LEFT OUT: DATABASE_URL is not set (tools/postgres sets it)");
    };
    let (program, mut luck, map) = (serve_program(), Luck(seed), Map::default());
    let mut nodes: Vec<Process> = (0..3).map(|_| Process::start(&program, &database.address)).collect();
    let show = |nodes: &[Process]| *map.0.lock().unwrap() = nodes.iter().map(|node| node.address).collect();
    show(&nodes);
    let open: Vec<_> = catalogue::games().filter(|game| !game.about().hidden).collect();
    let (stop, told) = tokio::sync::watch::channel(false);
    let mut fights = Vec::new();
    for n in 0..games {
        let game = open[n % open.len()];
        let links = create(map.any(&mut luck), &two_people(game.id(), game.scenarios()[0].id)).await;
        let (acknowledged, tried, luck) = (BTreeMap::new(), BTreeSet::new(), Luck(n as u64));
        let game = Game { links, acknowledged, tried, people: [None, None], luck };
        fights.push(tokio::spawn(game.play(map.clone(), told.clone())));
    }
    for kill in 0..kills {
        tokio::time::sleep(Duration::from_millis(400 + luck.below(600) as u64)).await;
        if kill % 4 == 3 {
            database.restart();
            continue;
        }
        let node = nodes.remove(luck.below(nodes.len()));
        show(&nodes);
        node.kill();
        nodes.push(Process::start(&program, &database.address));
        show(&nodes);
    }
    // However slow the machine: there must be something to lose.
    let going_on = async {
        while map.1.load(Ordering::Relaxed) <= 3 * games {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(3 * PATIENCE, going_on).await.expect("the games go on");
    stop.send_replace(true);
    let mut acknowledged = 0;
    for fight in fights {
        acknowledged += fight.await.unwrap().check(&map).await;
    }
    nodes.into_iter().for_each(Process::kill);
    println!("{games} games, {kills} kills: {acknowledged} acknowledged decisions, all there, none twice");
}

#[tokio::test]
async fn nodes_and_the_database_die_and_nothing_is_lost() {
    campaign(8, 4, 1).await;
}

/// The whole of it: `cargo test --release -p server --test table a_long_campaign -- --ignored --nocapture`, through
/// `tools/postgres`.
#[tokio::test]
#[ignore = "takes minutes"]
async fn a_long_campaign_loses_nothing() {
    campaign(200, 30, 2).await;
}
