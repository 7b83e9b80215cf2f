//! Who sits where among nodes that share a store. A node tells what changes at its tables, and everything when it is asked; a
//! node that is not heard of for a while has nobody any more. What is known is kept here once for all rooms, which hear of
//! it only when it concerns them.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kernel::{BySide, Side};
use store::Store;

/// A node that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(15);

/// Who sits at a table.
type Seats = BySide<bool>;

/// Who sits where.
pub struct Presence {
    store: Store,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The tables at which somebody sits here.
    here: HashMap<String, Seats>,
    /// The other nodes, by their names.
    nodes: HashMap<String, Node>,
}

struct Node {
    heard: Instant,
    /// The tables at which somebody sits there.
    tables: HashMap<String, Seats>,
}

impl Presence {
    /// Nobody anywhere, for a node over this store.
    pub fn new(store: Store) -> Presence {
        Presence { store, known: Mutex::default() }
    }

    /// Who sits at a table here from now on: the other nodes are told.
    pub fn sit_here(&self, id: &str, seats: Seats) {
        if self.store.is_shared() {
            note(&mut self.known().here, id, seats);
            self.store.tell_here(id, seats);
        }
    }

    /// Who sits at a table at the other nodes.
    pub fn elsewhere(&self, id: &str) -> Seats {
        self.known().elsewhere(id)
    }

    /// The other nodes are told that this one lives.
    pub fn tell_alive(&self) {
        self.store.tell_alive();
    }

    /// Words may have been lost: everybody tells who sits at his tables, and so do we.
    pub fn ask(&self) {
        self.store.ask_who();
        self.tell_all();
    }

    /// The other nodes are told of all tables here.
    pub fn tell_all(&self) {
        self.known().here.iter().for_each(|(id, seats)| self.store.tell_here(id, *seats));
    }

    /// A node was heard of. One that is new, or was thought to be gone, is asked who sits there.
    pub fn heard(&self, node: &str, now: Instant) {
        let mut known = self.known();
        match known.nodes.get_mut(node) {
            Some(node) => node.heard = now,
            None => {
                known.nodes.insert(node.to_owned(), Node { heard: now, tables: HashMap::new() });
                self.store.ask_who();
            }
        }
    }

    /// A node has told who sits at a table there: whether anything is different for those who sit here.
    pub fn note(&self, node: &str, id: &str, seats: Seats) -> bool {
        let mut known = self.known();
        let before = known.elsewhere(id);
        if let Some(node) = known.nodes.get_mut(node) {
            note(&mut node.tables, id, seats);
        }
        known.elsewhere(id) != before
    }

    /// Forgets the nodes that have been silent for long: the tables for which that may make a difference.
    pub fn forget_silent(&self, now: Instant) -> HashSet<String> {
        let gone = |_: &String, node: &mut Node| now.duration_since(node.heard) >= SILENCE;
        self.known().nodes.extract_if(gone).flat_map(|(_, node)| node.tables.into_keys()).collect()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn elsewhere(&self, id: &str) -> Seats {
        let sits = |side: Side| self.nodes.values().any(|node| node.tables.get(id).is_some_and(|seats| seats[side]));
        BySide::from_fn(sits)
    }
}

/// A table at which nobody sits takes no room.
fn note(tables: &mut HashMap<String, Seats>, id: &str, seats: Seats) {
    if seats == Seats::default() {
        tables.remove(id);
    } else {
        tables.insert(id.to_owned(), seats);
    }
}

#[cfg(test)]
mod tests {
    use store::Place;

    use super::*;

    #[tokio::test]
    async fn who_sits_elsewhere_is_known_until_his_node_falls_silent() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Place::Folder(folder.path().join("data"))).await.unwrap();
        let (presence, start) = (Presence::new(store), Instant::now());
        let [nobody, first, both] = [[false, false], [true, false], [true, true]].map(BySide);
        presence.heard("one", start);
        presence.heard("two", start);
        assert!(presence.note("one", "m", first));
        assert!(!presence.note("one", "m", first), "that was known");
        assert!(!presence.note("two", "m", first), "it makes no difference where he sits");
        assert!(!presence.note("nobody", "m", both), "a node that was not heard of has no tables");
        assert_eq!(presence.elsewhere("m"), first);
        assert!(!presence.note("one", "m", nobody), "he still sits at the other");
        assert!(presence.note("two", "m", both));
        assert_eq!(presence.elsewhere("m"), both);
        presence.heard("one", start + SILENCE);
        assert_eq!(presence.forget_silent(start + SILENCE), HashSet::from(["m".to_owned()]));
        assert_eq!(presence.elsewhere("m"), nobody);
        assert!(presence.forget_silent(start + SILENCE).is_empty());
    }
}
