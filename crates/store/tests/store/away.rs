//! Those who are away: letters that wait for them, and their holidays.

use kernel::{BySide, Side, Tongue};
use room::letters::{About, ChannelKind};
use room::{After, Kept};
use session::Op;
use store::Store;
use store::channels::Chosen;

use crate::{on_both, row, sits, step};

const DAY: u64 = 24 * 60 * 60 * 1000;
const YEAR: u64 = 365 * DAY;

/// A chat by which somebody wants letters.
pub fn chat(id: &str, person: &str) -> Chosen {
    let (id, person, address) = (id.to_owned(), person.to_owned(), "https://chat.example.org/hook".to_owned());
    Chosen { id, person, kind: ChannelKind::Hook, address, keys: None, tongue: Tongue::Fr }
}

/// Side B is awaited, and its player is away.
fn awaited(op: Op) -> Kept {
    let after = After { awaits: BySide([false, true]), ..After::default() };
    Kept { after, absent: BySide([false, true]), ..step(0, vec![op]) }
}

#[tokio::test]
async fn a_turn_has_one_letter_and_it_is_taken_once() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.enrol([2; 32], "p2".to_owned()).await.unwrap();
        store.choose(chat("c", "p2"), 0).await.unwrap();
        store.create(row("m")).await.unwrap();
        store.append("m", 0, Kept { seated: sits(Side::B, "p2"), ..step(0, Vec::new()) }).await.unwrap();
        store.append("m", 1, awaited(Op::Draw { side: Side::A })).await.unwrap();
        store.append("m", 2, Kept { from: 1, ..awaited(Op::Draw { side: Side::A }) }).await.unwrap();
        let now = store::time::now() + 1;
        for id in ["d", "e"] {
            store.address_letters(now, || id.to_owned()).await.unwrap();
        }
        let taken = store.take_deliveries(9, now, now + 9).await.unwrap();
        let [delivery] = taken.as_slice() else { panic!("one letter: {taken:?}") };
        assert_eq!((delivery.id.as_str(), delivery.attempts, delivery.about), ("d", 1, About::Turn));
        assert_eq!((delivery.kind, delivery.tongue), (ChannelKind::Hook, Tongue::Fr));
        assert_eq!(delivery.battle.as_ref().map(|battle| battle.id.as_str()), Some("m"));
        assert_eq!(store.take_deliveries(9, now, now + 9).await.unwrap(), [], "it is under way");
        store.put_off("d".to_owned(), now + 5).await.unwrap();
        assert_eq!(store.take_deliveries(9, now, now + 9).await.unwrap(), [], "it waits");
        assert_eq!(store.take_deliveries(9, now + 5, now + 9).await.unwrap()[0].attempts, 2);
        assert_eq!(store.tidy_deliveries(now + 9).await.unwrap(), 1, "who took it has died");
        assert_eq!(store.take_deliveries(9, now + 9, now + 20).await.unwrap(), [], "it may have been read");
    })
    .await;
}

#[tokio::test]
async fn who_comes_to_the_table_or_wants_no_letters_gets_none() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.enrol([2; 32], "p2".to_owned()).await.unwrap();
        for (id, seen) in [("m", true), ("n", false)] {
            store.choose(chat(id, "p2"), 0).await.unwrap();
            store.create(row(id)).await.unwrap();
            store.append(id, 0, Kept { seated: sits(Side::B, "p2"), ..step(0, Vec::new()) }).await.unwrap();
            store.append(id, 1, awaited(Op::Draw { side: Side::A })).await.unwrap();
            let now = store::time::now() + 1;
            store.address_letters(now, move || id.to_owned()).await.unwrap();
            if seen {
                store.seen(id, "p2".to_owned()).await.unwrap();
            } else {
                assert!(store.silence(id.to_owned()).await.unwrap());
                assert_eq!(store.channels("p2".to_owned()).await.unwrap(), []);
            }
            assert_eq!(store.take_deliveries(9, now, now + 9).await.unwrap(), []);
        }
        store.delete_person("p2".to_owned()).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_year_has_so_many_days_of_holiday_and_those_not_used_are_given_back() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.enrol([1; 32], "p".to_owned()).await.unwrap();
        let start = 100 * YEAR;
        let go = async |days, at: u64| store.rest("p".to_owned(), days, start + at).await.unwrap();
        let left = async |at: u64| store.holidays("p".to_owned(), start + at).await.unwrap().left;
        assert_eq!(go(31, 0).await, None);
        assert_eq!(go(20, 0).await, Some(start + 20 * DAY));
        assert_eq!(go(26, 5 * DAY).await, None, "five have gone");
        assert_eq!(left(5 * DAY).await, 10, "the refusal has changed nothing");
        assert_eq!(go(0, 5 * DAY).await, Some(start + 5 * DAY), "back early");
        assert_eq!(go(25, 6 * DAY).await, Some(start + 31 * DAY));
        assert_eq!(store.resting(start + 7 * DAY).await.unwrap(), [("p".to_owned(), start + 31 * DAY)]);
        assert_eq!(store.person([1; 32]).await.unwrap().unwrap().away, start + 31 * DAY);
        assert_eq!(go(1, 40 * DAY).await, None, "all are spent");
        assert_eq!(go(5, YEAR + 5 * DAY).await, Some(start + YEAR + 10 * DAY), "a year later the first count no more");
    })
    .await;
}
