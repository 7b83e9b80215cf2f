//! The twin experiment: two matches with the same public history and two secrets. Whoever does not know the secret is sent
//! the same, to the letter and as often, and gets the same answers.

use std::time::Duration;

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, PostConfig, Talking};

/// Steps of both sides before twins are left.
const STEPS: usize = 60;

/// A match with its players and somebody who watches.
struct Twin {
    people: [Person; 2],
    spectator: Person,
}

impl Twin {
    /// Real dice fall as they are typed: the same in both.
    async fn begin(table: &Table, game: &str, scenario: &str) -> Twin {
        let mut wanted = two_people(game, scenario);
        wanted["real_dice"] = json!(true);
        let links = create(table.address, &wanted).await;
        let people = sit_down(table.address, &links).await;
        let mut spectator = Person::join(table.address, &links.id, &links.spectator).await;
        spectator.until("table").await;
        let mut twin = Twin { people, spectator };
        for side in Side::BOTH {
            twin.heard(side).await;
        }
        twin
    }

    /// What everybody but this side has been told since, and what he is answered now: also what a commander advises him.
    async fn told(&mut self, but: Side) -> Vec<Value> {
        let other = &mut self.people[(!but).index()];
        if other.awaited(!but) {
            other.ask(json!({ "say": "hint", "side": word(!but) })).await;
        }
        self.heard(but).await
    }

    /// The same without advice.
    async fn heard(&mut self, but: Side) -> Vec<Value> {
        let mut all = Vec::new();
        for person in [&mut self.people[(!but).index()], &mut self.spectator] {
            let ply = person.ply();
            for question in [
                json!({ "say": "replay", "side": null, "ply": ply }),
                json!({ "say": "log", "before": ply + 1 }),
                json!({ "say": "record" }),
            ] {
                person.ask(question).await;
            }
            for mut message in person.heard.drain(..) {
                message.as_object_mut().unwrap().retain(|key, _| key != "file" && key != "ask");
                all.push(message);
            }
        }
        all
    }

    /// What the others see on the table.
    fn seen(&self, but: Side) -> [Value; 2] {
        [self.people[(!but).index()].view(!but)["scene"].clone(), self.spectator.view(but)["scene"].clone()]
    }

    /// Acts by lot: whether there was something to do.
    async fn act(&mut self, side: Side, luck: &mut Luck) -> bool {
        let person = &mut self.people[side.index()];
        let actions = person.actions(side);
        if !person.awaited(side) || actions.is_empty() {
            return false;
        }
        let action = actions[luck.below(actions.len())].clone();
        assert_eq!(person.act(side, &action).await["say"], "done", "{action}");
        true
    }

    /// Whether a side is to decide, in secret or not.
    fn owes(&self, side: Side) -> Option<bool> {
        let view = self.people[side.index()].view(side);
        self.people[side.index()].awaited(side).then(|| view["sealed"] == true && view["die"].is_null())
    }
}

#[tokio::test]
async fn whoever_does_not_know_a_secret_is_sent_the_same() {
    let folder = tempfile::tempdir().unwrap();
    // A commander who has no time for his advice thinks as long as he must, and no longer: always the same. Nobody is told
    // to slow down.
    let limits = Limits { longest_thought: Duration::ZERO, messages: 100_000, ..Limits::default() };
    let (listen, data) = ("127.0.0.1:0".parse().unwrap(), server::Place::Folder(folder.path().to_owned()));
    let (proxies, talking, post) = (Vec::new(), Talking::Free, PostConfig::default());
    let table = Table::start_as(Config { listen, data, public_url: None, proxies, limits, talking, post }).await;
    let (mut compared, mut advised) = (0, 0);
    for game in catalogue::games() {
        for seed in 0..3 {
            let scenario = game.scenarios()[0].id;
            let mut twins =
                [Twin::begin(&table, game.id(), scenario).await, Twin::begin(&table, game.id(), scenario).await];
            let (kept, hints) = live(&mut twins, &mut Luck(seed)).await;
            (compared, advised) = (compared + kept, advised + hints);
        }
    }
    assert!(compared > 30, "secrets were kept {compared} times");
    assert!(advised > 15, "advice was given {advised} times");
}

/// Plays twins until their public histories part; how often a secret was kept, and advice was given beside it.
async fn live(twins: &mut [Twin; 2], luck: &mut Luck) -> (usize, usize) {
    let (mut kept, mut advised) = (0, 0);
    for _ in 0..STEPS {
        let die = twins[0].people[0].view(Side::A)["die"].clone();
        if !die.is_null() {
            let thrower = if die["by"] == "b" { Side::B } else { Side::A };
            let value = die["lowest"].as_u64().unwrap() + luck.below(die["faces"].as_u64().unwrap() as usize) as u64;
            for twin in twins.iter_mut() {
                let throw = json!({ "say": "throw", "values": [value] });
                assert_eq!(twin.people[thrower.index()].ask(throw).await["say"], "done");
                twin.heard(thrower).await;
                twin.heard(!thrower).await;
            }
            continue;
        }
        let Some(side) = Side::BOTH.into_iter().find(|&side| twins[0].owes(side).is_some()) else {
            return (kept, advised);
        };
        if twins[0].owes(side) != Some(true) || twins[1].owes(side) != Some(true) {
            if !same_act(twins, side, luck).await {
                return (kept, advised);
            }
            continue;
        }
        // One of the others wants to take something back meanwhile: he must not learn by it what goes on.
        for twin in twins.iter_mut() {
            if twin.people[(!side).index()].view(!side)["undo"] == "ask" {
                twin.people[(!side).index()].undo(!side).await;
            }
            twin.heard(side).await;
        }
        // One takes more steps than the other, and others.
        for (i, twin) in twins.iter_mut().enumerate() {
            let before = twin.seen(side);
            for _ in 0..1 + 2 * i {
                if twin.owes(side) != Some(true) || twin.seen(side) != before {
                    break;
                }
                twin.act(side, luck).await;
            }
        }
        let [one, two] = twins;
        let (told, retold) = (one.told(side).await, two.told(side).await);
        if one.seen(side) != two.seen(side) {
            // What was secret is on the table.
            return (kept, advised);
        }
        assert_eq!(told, retold, "{}", one.people[0].heard.len());
        kept += 1;
        advised += told.iter().filter(|message| message["say"] == "hint").count();
        for twin in twins.iter_mut() {
            twin.heard(!side).await;
        }
    }
    (kept, advised)
}

/// Both do the same, if both can.
async fn same_act(twins: &mut [Twin; 2], side: Side, luck: &mut Luck) -> bool {
    let [one, two] = &*twins;
    let can = two.people[side.index()].actions(side);
    let both: Vec<String> =
        one.people[side.index()].actions(side).into_iter().filter(|act| can.contains(act)).collect();
    if both.is_empty() {
        return false;
    }
    let action = both[luck.below(both.len())].clone();
    for twin in twins.iter_mut() {
        if !twin.people[side.index()].awaited(side) {
            return false;
        }
        assert_eq!(twin.people[side.index()].act(side, &action).await["say"], "done");
        twin.heard(side).await;
        twin.heard(!side).await;
    }
    true
}
