//! What every store keeps to, whichever engine stands behind it.

use kernel::{BySide, Side};
use room::talk::{Jotted, Phrase, Remark, Said};
use room::{After, Filed, Kept, Parts};
use session::Op;

use crate::{on_both, person, reopen, row, sits, step};
use store::people::Joined;
use store::tables::{Offer, Opened};
use store::{Store, StoreError};

#[tokio::test]
async fn what_is_kept_is_there_after_reopening() {
    on_both(async |place| {
        let ops = vec![Op::Resign { side: Side::A }, Op::Unplay];
        let parts = Parts { seals: BySide([Some([6; 32]), None]), nonces: BySide([Some([7; 32]), None]) };
        let key;
        {
            let store = Store::open(&place).await.unwrap();
            store.create(row("m")).await.unwrap();
            store.set_parts("m", 0, parts).await.unwrap();
            store.append("m", 1, step(0, ops.clone())).await.unwrap();
            let late = store.append("m", 2, step(1, ops.clone())).await;
            assert!(matches!(late, Err(StoreError::Stale)), "a number is given once");
            let late = store.append("m", 1, step(2, Vec::new())).await;
            assert!(matches!(late, Err(StoreError::Stale)), "a change is made to what is known");
            store.file("m", Filed { lines: 1, json: "{}".to_owned() }).await.unwrap();
            store.file("m", Filed { lines: 2, json: "[]".to_owned() }).await.unwrap();
            key = store.key;
        }
        let store = reopen(&place).await;
        let stored = store.load("m").await.unwrap().expect("the match");
        assert_eq!((stored.ops, stored.step), (ops, 2));
        assert_eq!(stored.after, step(0, Vec::new()).after);
        assert_eq!((stored.row.keys.parts, stored.row.scenario, store.key), (parts, row("m").scenario, key));
        assert_eq!(stored.row.keys.seats, row("m").keys.seats);
        assert_eq!(stored.review.map(|filed| (filed.lines, filed.json)), Some((2, "[]".to_owned())));
        assert!(store.load("n").await.unwrap().is_none());
    })
    .await;
}

#[tokio::test]
async fn a_name_is_one_persons_and_a_link_is_used_once() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        let ney = store.enrol([1; 32], "ney".to_owned()).await.unwrap();
        assert_eq!(store.enrol([1; 32], "other".to_owned()).await.unwrap(), ney, "a device is one person's");
        store.enrol([2; 32], "lasalle".to_owned()).await.unwrap();
        let rename = |id: &str| store.rename(id.to_owned(), "Ney".to_owned(), "ney".to_owned());
        assert!(rename("ney").await.unwrap() && !rename("lasalle").await.unwrap() && rename("ney").await.unwrap());
        assert_eq!(store.owner("ney".to_owned()).await.unwrap().as_deref(), Some("ney"));
        store.invite("ney".to_owned(), [9; 32], 10).await.unwrap();
        assert!(matches!(store.join([3; 32], [9; 32]).await.unwrap(), Joined::As(person) if person.name == "Ney"));
        assert_eq!(store.join([4; 32], [9; 32]).await.unwrap(), Joined::Spent);
        assert_eq!(store.devices("ney".to_owned()).await.unwrap(), 2);
        store.only("ney".to_owned(), [3; 32]).await.unwrap();
        assert!(store.person([1; 32]).await.unwrap().is_none() && store.person([3; 32]).await.unwrap().is_some());
    })
    .await;
}

/// A device that had games of its own takes them along.
#[tokio::test]
async fn who_joins_brings_his_games_and_ratings() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        rated(&store, "m", Some(Side::A)).await;
        store.enrol([7; 32], "desaix".to_owned()).await.unwrap();
        store.rename("desaix".to_owned(), "Desaix".to_owned(), "desaix".to_owned()).await.unwrap();
        store.invite("desaix".to_owned(), [9; 32], 10).await.unwrap();
        assert!(matches!(store.join([1; 32], [9; 32]).await.unwrap(), Joined::As(_)));
        let games = store.games("desaix".to_owned(), 0).await.unwrap();
        assert_eq!(games.iter().map(|game| (game.id.as_str(), game.over)).collect::<Vec<_>>(), [("m", true)]);
        let player = store.player("desaix".to_owned()).await.unwrap().unwrap();
        assert_eq!((player.results.len(), player.games[0].score), (1, [1, 0, 0]));
        let said = store.export("desaix".to_owned()).await.unwrap();
        assert_eq!((said["ratings"].as_array().unwrap().len(), said["matches"][0]["id"].as_str()), (1, Some("m")));
    })
    .await;
}

#[tokio::test]
async fn a_rated_match_is_weighed_once_and_its_players_are_listed() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        rated(&store, "m", Some(Side::B)).await;
        for (id, name) in [("p1", "Ney"), ("p2", "Lasalle")] {
            assert!(store.rename(id.to_owned(), name.to_owned(), name.to_lowercase()).await.unwrap());
        }
        let game = row("m").wanted.order.game;
        let before = store.ranking(game.clone()).await.unwrap();
        assert_eq!(
            before.iter().map(|ranked| (&*ranked.name, ranked.battles)).collect::<Vec<_>>(),
            [("Lasalle", 1), ("Ney", 1)]
        );
        let over = After { over: true, winner: Some(Side::B), ..After::default() };
        store.append("m", 3, Kept { after: over, ..step(1, Vec::new()) }).await.unwrap();
        let after = store.ranking(game).await.unwrap();
        assert_eq!(format!("{before:?}"), format!("{after:?}"));
        store.delete_person("p1".to_owned()).await.unwrap();
        assert!(store.player("ney".to_owned()).await.unwrap().is_none());
        assert!(store.load("m").await.unwrap().is_some(), "his games stay");
    })
    .await;
}

#[tokio::test]
async fn of_two_who_sit_down_at_a_table_one_gets_it() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        for n in 1..=3_u8 {
            store.enrol([n; 32], format!("p{n}")).await.unwrap();
        }
        let (game, scenario) = crate::usual();
        let offered = serde_json::from_value(serde_json::json!({
            "game": game, "scenario": scenario,
        }));
        let offered: room::tables::Offered = offered.unwrap();
        let offer = |n: u32| Offer {
            id: format!("t{n}"),
            owner: person("p1"),
            rating: None,
            offered: offered.clone(),
            since: 0,
            until: 5_000,
        };
        for n in 0..3 {
            assert_eq!(store.offer(offer(n), 1_000 + u64::from(n)).await.unwrap(), Opened::Stands);
        }
        assert_eq!(store.offer(offer(3), 1_000).await.unwrap(), Opened::Enough);
        let listed = store.offers(1_000).await.unwrap();
        assert_eq!(
            listed.iter().map(|offer| (&*offer.id, offer.since)).collect::<Vec<_>>(),
            [("t2", 1), ("t1", 1), ("t0", 1)]
        );
        let sit = |guest: &str| store.sit(row("t1"), BySide([person("p1"), person(guest)]), 2_000);
        let (second, third) = tokio::join!(sit("p2"), sit("p3"));
        assert!(second.unwrap() != third.unwrap());
        assert!(!store.withdraw("t1".to_owned(), "p1".to_owned()).await.unwrap());
        assert!(store.offers(6_000).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn talk_is_kept_up_to_a_number() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.create(row("m")).await.unwrap();
        let most = room::talk::MOST as u32;
        for n in 1..=most + 2 {
            let remark = Remark { n, side: Some(Side::A), name: None, at: n, said: Said::Phrase(Phrase::Hello) };
            store.jot("m", Jotted { remark, person: Some("nobody".to_owned()) }).await.unwrap();
        }
        let talk = store.load("m").await.unwrap().unwrap().talk;
        assert_eq!((talk.len(), talk[0].n), (most as usize, 3));
    })
    .await;
}

/// A step that fails leaves nothing behind, and harms no other.
#[tokio::test]
async fn all_of_a_step_is_kept_or_nothing() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.create(row("m")).await.unwrap();
        store.append("m", 0, step(1, vec![Op::Unplay])).await.unwrap();
        let two = vec![Op::Resign { side: Side::A }, Op::Resign { side: Side::B }];
        assert!(store.append("m", 1, step(0, two)).await.is_err(), "its second number is taken");
        assert_eq!(store.load("m").await.unwrap().unwrap().ops, [Op::Unplay]);
    })
    .await;
}

/// Two people play a rated match to its end.
pub async fn rated(store: &Store, id: &str, winner: Option<Side>) {
    store.enrol([1; 32], "p1".to_owned()).await.unwrap();
    store.enrol([2; 32], "p2".to_owned()).await.unwrap();
    let mut row = row(id);
    row.wanted.rated = true;
    store.create(row).await.unwrap();
    let sat = |side, who: &str| Kept { seated: sits(side, who), ..step(0, Vec::new()) };
    store.append(id, 0, sat(Side::A, "p1")).await.unwrap();
    store.append(id, 1, sat(Side::B, "p2")).await.unwrap();
    let after = After { over: true, winner, ..After::default() };
    store.append(id, 2, Kept { after, ..step(0, vec![Op::Resign { side: Side::A }]) }).await.unwrap();
}
