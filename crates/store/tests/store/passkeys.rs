//! Passkeys: whose they are, whom they let in, and ceremonies that answer once.

use store::Store;
use store::people::Joined;

use crate::{on_both, person};

#[tokio::test]
async fn a_ceremony_answers_once_and_not_too_late() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.begin_ceremony([1; 32], "state".to_owned(), 5).await.unwrap();
        assert_eq!(store.end_ceremony([1; 32]).await.unwrap().as_deref(), Some("state"));
        assert_eq!(store.end_ceremony([1; 32]).await.unwrap(), None);
        store.begin_ceremony([2; 32], "late".to_owned(), 0).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        assert_eq!(store.end_ceremony([2; 32]).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_passkey_is_one_persons_and_lets_his_devices_in() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        for (device, id) in [([1; 32], "p1"), ([2; 32], "p2"), ([3; 32], "p3")] {
            store.enrol(device, id.to_owned()).await.unwrap();
        }
        let add = async |id: &str, key: &str| store.add_passkey(id.to_owned(), key.to_owned(), "0".to_owned()).await;
        assert!(add("p1", "k").await.unwrap());
        assert!(!add("p2", "k").await.unwrap(), "it is somebody's");
        assert!(add("p2", "own").await.unwrap());
        let enter = async |device, key: &str| store.enter(device, key.to_owned(), "1".to_owned()).await.unwrap();
        assert_eq!(enter([1; 32], "k").await, Joined::Already);
        assert_eq!(store.passkey("k".to_owned()).await.unwrap().as_deref(), Some("1"), "it was used");
        assert_eq!(enter([3; 32], "unknown").await, Joined::Spent);
        assert_eq!(enter([2; 32], "k").await, Joined::As(person("p1")));
        assert_eq!(store.devices("p1".to_owned()).await.unwrap(), 2);
        assert_eq!(store.passkeys("p1".to_owned()).await.unwrap(), ["1", "0"], "what the device had goes with it");
        for n in 2..20 {
            assert!(add("p1", &n.to_string()).await.unwrap());
        }
        assert!(!add("p1", "one too many").await.unwrap());
        assert_eq!(store.export("p1".to_owned()).await.unwrap()["passkeys"].as_array().unwrap().len(), 20);
        store.drop_passkeys("p1".to_owned()).await.unwrap();
        assert_eq!(enter([3; 32], "k").await, Joined::Spent);
        assert!(add("p3", "k").await.unwrap());
        store.delete_person("p3".to_owned()).await.unwrap();
        assert_eq!(store.passkey("k".to_owned()).await.unwrap(), None);
    })
    .await;
}
