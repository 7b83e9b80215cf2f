//! Matches from beginning to end, over real sockets.

use crate::common::*;
use kernel::{Record, Script, Side};
use serde_json::{Value, json};

/// Plays random legal moves until the game is over; the number of moves.
async fn play_out(people: &mut [Person; 2], luck: &mut Luck, most: usize) -> usize {
    for moves in 0..most {
        if !people[0].view(Side::A)["end"].is_null() {
            return moves;
        }
        step(people, luck).await;
    }
    most
}

/// One random legal move; both sides' tables are up to date after it.
async fn step(people: &mut [Person; 2], luck: &mut Luck) {
    let (side, mover, other) = mover(people);
    let actions = mover.actions(side);
    let action = actions[luck.below(actions.len())].clone();
    let answer = mover.act(side, &action).await;
    assert_eq!(answer["say"], "done", "{action}: {answer}");
    catch_up(mover).await;
    catch_up(other).await;
}

/// Everything that was sent before an answer to a question has arrived with it.
async fn catch_up(person: &mut Person) {
    let answer = person.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
    assert_eq!(answer["say"], "replayed");
}

/// Proves a downloaded record: hashes, moves and dice.
fn prove(text: &str) {
    let record = Record::parse(text).unwrap();
    let game = catalogue::game(&record.header.game).unwrap();
    let toml = game.scenario(&record.header.scenario).unwrap();
    let start = |_: &kernel::Start, script: &mut Script| {
        game.start(toml, &record.header.options, script).map(|begun| begun.game)
    };
    let play = |state: &mut Box<dyn catalogue::Match>, side: Side, action: &str, script: &mut Script| {
        state.play(side, action, script).map(drop).map_err(|r| kernel::Fault::new("action", format!("{r:?}")))
    };
    record.replay(start, play, |_| ()).unwrap();
    record.verify_dice().unwrap();
    assert!(record.result.is_some());
}

#[tokio::test]
async fn every_game_is_played_to_its_end_and_its_record_passes() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let mut luck = Luck(7);
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let commitment = people[0].heard[0]["commitment"].clone();
        assert_eq!(commitment, links.created["commitment"]);
        play_out(&mut people, &mut luck, 150).await;
        if people[0].view(Side::A)["end"].is_null() {
            assert!(people[0].table["secret"].is_null(), "the secret is told at the end only");
            let resigned = people[0].ask(json!({ "say": "resign", "side": "a" })).await;
            assert_eq!(resigned["say"], "done");
            catch_up(&mut people[1]).await;
        }
        let secret = people[1].table["secret"].as_str().expect("the secret at the end");
        assert_eq!(kernel::hex(&kernel::commitment(&kernel::unhex(secret).unwrap())), commitment);
        let record = people[1].ask(json!({ "say": "record" })).await;
        prove(record["text"].as_str().unwrap());
        let undo = people[1].undo(Side::B).await;
        assert_eq!(undo["kind"], "over", "{undo}");
        watch(&table, record["text"].as_str().unwrap()).await;
    }
}

/// A finished record can be watched by anybody, and played by nobody.
async fn watch(table: &Table, text: &str) {
    let reply = post(table.address, "/api/watch", text).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let watched = reply.json();
    let id = watched["id"].as_str().unwrap();
    let mut reader = Person::join(table.address, id, watched["spectator"].as_str().unwrap()).await;
    assert_eq!((&reader.heard[0]["watching"], &reader.heard[0]["you"]), (&json!(true), &json!([])));
    reader.until("table").await;
    let plies = reader.ply();
    for ply in [0, plies / 2, plies] {
        let answer = reader.ask(json!({ "say": "replay", "side": null, "ply": ply })).await;
        assert!(answer["scene"]["board"].is_object(), "{answer}");
    }
    let beyond = reader.ask(json!({ "say": "replay", "side": null, "ply": plies + 1 })).await;
    assert_eq!(beyond["kind"], "nothing");
    let record = reader.ask(json!({ "say": "record" })).await;
    assert_eq!(record["text"], text, "the record is given back as it came");
    let act = reader.ask(json!({ "say": "resign", "side": "a" })).await;
    assert_eq!(act["kind"], "seat");
}

#[tokio::test]
async fn a_fair_match_waits_for_both_parts_of_the_dice() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut a = Person::join(table.address, &links.id, &links.seats[0]).await;
    assert_eq!(a.until("waiting").await["present"], json!([true, false]));
    let refused = a.ask(json!({ "say": "undo", "side": "a", "view": 1 })).await;
    assert_eq!(refused["kind"], "nothing");

    // The other one looks at the commitment before he adds his part.
    let mut b = Person::connect(table.address, &links.id, None).await.unwrap();
    b.say(json!({ "say": "hello", "secret": links.seats[1] })).await;
    assert!(b.until("welcome").await["commitment"].is_string());
    assert_eq!(b.until("waiting").await["present"], json!([true, true]));
    b.say(json!({ "say": "hello", "secret": links.seats[1], "seal": "12" })).await;
    assert_eq!(b.until("refused").await["kind"], "unreadable");
    // Nobody opens his number before all are sealed, and then no other than the sealed one.
    a.say(json!({ "say": "reveal", "nonce": NONCE })).await;
    assert_eq!(a.until("refused").await["why"]["key"], "server-wrong-nonce");
    a.opens = false;
    b.hello(&links.seats[1]).await;
    assert!(a.until("open").await["seals"].as_array().unwrap().iter().all(Value::is_string));
    a.say(json!({ "say": "reveal", "nonce": NONCE.replace('1', "2") })).await;
    assert_eq!(a.until("refused").await["why"]["key"], "server-wrong-nonce");
    a.say(json!({ "say": "reveal", "nonce": NONCE })).await;
    b.until("table").await;
    a.until("table").await;
    assert_eq!(a.table["present"], json!([true, true]));
}

#[tokio::test]
async fn whoever_comes_back_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut people = sit_down(table.address, &links).await;
    let mut luck = Luck(3);
    for _ in 0..6 {
        step(&mut people, &mut luck).await;
    }
    let [a, mut b] = people;
    let (view, ply) = (a.view(Side::A).clone(), a.ply());
    a.leave().await;
    b.until_table(|table| table["present"] == json!([false, true])).await;
    let mut again = Person::join(table.address, &links.id, &links.seats[0]).await;
    again.until("table").await;
    assert_eq!(again.view(Side::A), &view);
    assert_eq!(again.table["log_from"], 0);
    assert_eq!(again.table["log"].as_array().unwrap().len() as u64, ply + 1);
    assert_eq!(again.table["frames"], json!([]), "nothing is played again for one who has just come");
    b.until_table(|table| table["present"] == json!([true, true])).await;
    let mut people = [again, b];
    step(&mut people, &mut luck).await;
    let table = &people[0].table;
    assert_eq!(table["log_from"], ply + 1, "only what is new is told");
    assert_eq!(table["log"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_undo_that_changes_hands_needs_consent() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut people = sit_down(table.address, &links).await;
    let mut luck = Luck(5);
    let asker = loop {
        let (side, ..) = mover(&mut people);
        step(&mut people, &mut luck).await;
        if people[side.index()].view(side)["undo"] == "ask" {
            break side;
        }
    };
    let other = (!asker).index();
    let before = people[0].ply();
    for yes in [false, true] {
        let asked = people[asker.index()].undo(asker).await;
        assert_eq!(asked["say"], "done", "{asked}");
        people[asker.index()].until_table(|table| table["views"][0]["view"]["undo"] == "asked").await;
        people[other].until_table(|table| table["views"][0]["view"]["undo"] == "answer").await;
        let answer = json!({ "say": "consent", "side": word(!asker), "yes": yes });
        assert_eq!(people[other].ask(answer).await["say"], "done");
        catch_up(&mut people[asker.index()]).await;
    }
    assert_eq!(people[asker.index()].ply(), before + 1, "the record shows the undo as a line");
    let record = people[0].ask(json!({ "say": "record" })).await;
    assert!(record["text"].as_str().unwrap().contains("by consent"), "{record}");
    step(&mut people, &mut luck).await;
}

#[tokio::test]
async fn a_free_undo_takes_the_step_out() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut people = sit_down(table.address, &links).await;
    let mut luck = Luck(11);
    for _ in 0..200 {
        let (side, ..) = mover(&mut people);
        let before = people[side.index()].view(side).clone();
        step(&mut people, &mut luck).await;
        if people[side.index()].view(side)["undo"] == "free" {
            let old = json!({ "say": "undo", "side": word(side), "view": before["view"] });
            assert_eq!(people[side.index()].ask(old).await["kind"], "stale", "an undo names its view");
            let undone = people[side.index()].undo(side).await;
            assert_eq!(undone["say"], "done");
            let after = people[side.index()].view(side);
            assert_eq!((&after["scene"], &after["ply"]), (&before["scene"], &before["ply"]));
            assert_eq!(people[side.index()].table["log"], json!([]), "the line is dropped from the log");
            return;
        }
    }
    panic!("no step of this game can be taken back for free");
}

#[tokio::test]
async fn one_screen_for_both() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["hot_seat"] = json!(true);
    let links = create(table.address, &wanted).await;
    assert_eq!(links.seats[0], links.seats[1], "one link opens both");
    let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    assert_eq!(person.heard[0]["you"], json!(["a", "b"]));
    let mut luck = Luck(2);
    for _ in 0..20 {
        let side = if person.awaited(Side::A) { Side::A } else { Side::B };
        let actions = person.actions(side);
        let answer = person.act(side, &actions[luck.below(actions.len())].clone()).await;
        assert_eq!(answer["say"], "done", "{answer}");
    }
    assert_eq!(person.table["views"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_commander_answers_agrees_and_advises() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["seats"][1] = json!({ "kind": "commander", "rank": "captain:50ms" });
    let links = create(table.address, &wanted).await;
    assert!(links.created["seats"][1].is_null(), "no link leads to a commander's seat");
    let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    let mut luck = Luck(4);
    // A few moves only: a random player loses soon.
    for _ in 0..4 {
        person.until_table(|table| table["views"][0]["view"]["awaits"][0] == true).await;
        let actions = person.actions(Side::A);
        let answer = person.act(Side::A, &actions[luck.below(actions.len())].clone()).await;
        assert_eq!(answer["say"], "done", "{answer}");
    }
    person.until_table(|table| table["views"][0]["view"]["awaits"][0] == true).await;
    assert!(person.heard.iter().any(|message| message["say"] == "thinking" && message["side"] == "b"));

    let hint = person.ask(json!({ "say": "hint", "side": "a" })).await;
    assert!(person.actions(Side::A).contains(&hint["action"].as_str().unwrap().to_owned()), "{hint}");
    let action = person.actions(Side::A)[0].clone();
    let forecast = person.ask(json!({ "say": "forecast", "side": "a", "action": action })).await;
    assert!(forecast["odds"]["ways"].as_u64() > Some(0), "{forecast}");
    let explained = person.ask(json!({ "say": "explain", "side": "a", "touched": [{ "cell": "ZZ99" }] })).await;
    assert_eq!(explained["say"], "explained", "{explained}");

    let before = person.ply();
    let undone = person.undo(Side::A).await;
    assert_eq!(undone["say"], "done", "{undone}");
    assert_ne!(person.ply(), before, "the commander agrees at once");
}

#[tokio::test]
async fn a_commander_in_thought_can_be_hurried() {
    let folder = tempfile::tempdir().unwrap();
    // Left alone he would think for longer than anybody here waits.
    let limits = server::Limits { longest_thought: 10 * PATIENCE, ..server::Limits::default() };
    let table = Table::start_within(server::Place::Folder(folder.path().to_owned()), limits).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["seats"] = json!([{ "kind": "commander", "rank": "marshal:4000000000" }, { "kind": "person" }]);
    let links = create(table.address, &wanted).await;
    let mut person = Person::join(table.address, &links.id, &links.seats[1]).await;
    person.until("table").await;
    let mut luck = Luck(9);
    while person.table["thinking"].is_null() {
        let actions = person.actions(Side::B);
        person.act(Side::B, &actions[luck.below(actions.len())].clone()).await;
    }
    let ply = person.ply();
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    person.say(json!({ "say": "hurry" })).await;
    person.until_table(|table| table["views"][0]["view"]["ply"].as_u64() > Some(ply)).await;
}

#[tokio::test]
async fn real_dice_are_asked_for_typed_in_and_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let mut wanted = two_people(game.id(), game.scenarios()[0].id);
        wanted["real_dice"] = json!(true);
        wanted["hot_seat"] = json!(true);
        let links = create(table.address, &wanted).await;
        assert!(links.created["commitment"].is_null());
        let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
        person.until("table").await;
        let mut luck = Luck(6);
        for _ in 0..60 {
            if !person.view(Side::A)["end"].is_null() {
                break;
            }
            let die = person.view(Side::A)["die"].clone();
            if die.is_null() {
                let side = if person.awaited(Side::A) { Side::A } else { Side::B };
                let actions = person.actions(side);
                let answer = person.act(side, &actions[luck.below(actions.len())].clone()).await;
                assert_eq!(answer["say"], "done", "{answer}");
            } else {
                throw(&mut person, &die, &mut luck).await;
            }
        }
    }
}

async fn throw(person: &mut Person, die: &Value, luck: &mut Luck) {
    let (faces, lowest) = (die["faces"].as_u64().unwrap(), die["lowest"].as_u64().unwrap());
    let wrong = person.ask(json!({ "say": "throw", "values": [lowest + faces] })).await;
    assert_eq!(wrong["kind"], "unreadable", "no such face: {wrong}");
    let value = lowest + luck.below(faces as usize) as u64;
    let thrown = person.ask(json!({ "say": "throw", "values": [value] })).await;
    assert_eq!(thrown["say"], "done", "{thrown}");
    let typed = person.view(Side::A)["correctable"].as_array().unwrap().clone();
    if let Some(last) = typed.last() {
        assert_eq!(last["value"], value);
        let index = typed.len() - 1;
        let corrected = person.ask(json!({ "say": "correct", "index": index, "value": lowest })).await;
        assert_eq!(corrected["say"], "done", "{corrected}");
    }
}

/// The ground is most of a table: it is told once, told anew when it changes, and told to whoever comes later.
#[tokio::test]
async fn a_ground_that_stays_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let mut luck = Luck(3);
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        people.iter_mut().for_each(|person| person.grounds = 0);
        let mut changes = 0;
        for _ in 0..6 {
            if !people[0].view(Side::A)["end"].is_null() {
                break;
            }
            let before = people[0].view(Side::A)["scene"]["board"].clone();
            step(&mut people, &mut luck).await;
            changes += usize::from(people[0].view(Side::A)["scene"]["board"] != before);
        }
        assert_eq!(people[0].grounds, changes, "{}: grounds told to the first side", game.id());
        let mut late = Person::join(table.address, &links.id, &links.seats[0]).await;
        late.until("table").await;
        assert_eq!(late.grounds, 1);
        assert_eq!(late.view(Side::A)["scene"], people[0].view(Side::A)["scene"]);
    }
}

#[tokio::test]
async fn facts_of_an_unseen_table_are_asked_and_no_commander_sits_at_it() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let mut wanted = two_people("morne_plaine", "drill");
    wanted["order"]["options"] = json!({ "declared_table": true });
    let mut blind = wanted.clone();
    blind["seats"][1] = json!({ "kind": "commander", "rank": "sergeant" });
    let refused = post(table.address, "/api/matches", &blind.to_string()).await;
    assert_eq!((refused.status, refused.json()["why"]["key"].clone()), (422, json!("server-out-of-sight")));
    wanted["hot_seat"] = json!(true);
    let links = create(table.address, &wanted).await;
    let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    assert_eq!(person.act(Side::A, "progress F1").await["say"], "done");
    assert_eq!(person.view(Side::A)["die"]["answers"].as_array().map(Vec::len), Some(2));
    let hint = person.ask(json!({ "say": "hint", "side": "a" })).await;
    assert_eq!(hint["say"], "refused", "{hint}");
    let ply = person.ply();
    assert_eq!(person.ask(json!({ "say": "throw", "values": [1] })).await["say"], "done");
    person.until_table(|table| table["views"][0]["view"]["ply"].as_u64() > Some(ply)).await;
    assert!(person.view(Side::A)["die"].is_null());
    let hint = person.ask(json!({ "say": "hint", "side": "a" })).await;
    assert_eq!(hint["why"]["key"], "server-out-of-sight", "{hint}");
}
