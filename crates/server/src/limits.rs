//! How much of the server one may have: an address, and all of them together. Nobody can take all the places.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How much the server gives. The defaults suit a small machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address.
    pub connections_each: usize,
    /// Requests of one address in a second; six times as many at once.
    pub requests_each: u32,
    /// Matches and records that one address makes in a minute.
    pub created_each: u32,
    /// People whom one address brings, and names, links and devices that it tries, in a minute.
    pub enrolled_each: u32,
    /// Messages on one line in a second; twice as many at once. A person never gets near it.
    pub messages: u32,
    /// Spectators of a match.
    pub spectators: usize,
    /// Spectators of a match from one address.
    pub spectators_each: usize,
    /// Bytes of records that may be watched at once: they are only in memory.
    pub records: usize,
    /// Bytes of records that one address may have watched.
    pub records_each: usize,
    /// Bytes of requests in memory.
    pub bodies: usize,
    /// Bytes of requests in memory from one address.
    pub bodies_each: usize,
    /// A request must be there within this, head and body each.
    pub request: Duration,
    /// What is sent must be taken within this.
    pub write: Duration,
    /// A connection on which nothing comes for so long is closed.
    pub idle: Duration,
    /// Cores on which commanders think.
    pub thinkers: usize,
    /// No commander thinks longer.
    pub longest_thought: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            connections: 4096,
            connections_each: 64,
            requests_each: 50,
            created_each: 30,
            enrolled_each: 30,
            messages: 40,
            spectators: 150,
            spectators_each: 20,
            records: 16 << 20,
            records_each: 4 << 20,
            bodies: 32 << 20,
            bodies_each: 4 << 20,
            request: Duration::from_secs(10),
            write: Duration::from_secs(20),
            idle: Duration::from_secs(90),
            thinkers: cores.saturating_sub(1).max(1),
            longest_thought: Duration::from_secs(30),
        }
    }
}

/// Places of some kind, so many in all and so many for each address. On the machine itself one is not kept from another:
/// there only the whole is limited.
pub struct Places {
    most: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

impl Places {
    /// So many in all, so many for each.
    pub fn new(most: usize, each: usize) -> Arc<Places> {
        Arc::new(Places { most, each, taken: Mutex::default() })
    }

    /// Takes so many places, if there are.
    pub fn take(self: &Arc<Self>, address: IpAddr, count: usize) -> Option<Place> {
        let mut taken = self.taken();
        let own = taken.by.get(&address).copied().unwrap_or(0) + count;
        if taken.all + count > self.most || (own > self.each && !address.is_loopback()) {
            return None;
        }
        taken.all += count;
        taken.by.insert(address, own);
        Some(Place { places: self.clone(), address, count })
    }

    /// How many are taken.
    pub fn count(&self) -> usize {
        self.taken().all
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place, free again when it is dropped.
pub struct Place {
    places: Arc<Places>,
    address: IpAddr,
    count: usize,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= self.count;
        let left = taken.by.get(&self.address).copied().unwrap_or(0) - self.count;
        match left {
            0 => drop(taken.by.remove(&self.address)),
            left => drop(taken.by.insert(self.address, left)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_have_all_places() {
        let places = Places::new(10, 4);
        let [one, two, home] = [[192, 0, 2, 1], [192, 0, 2, 2], [127, 0, 0, 1]].map(IpAddr::from);
        let held: Vec<_> = (0..9).filter_map(|_| places.take(one, 1)).collect();
        assert_eq!(held.len(), 4);
        let heavy = places.take(two, 3);
        assert!(heavy.is_some() && places.take(two, 2).is_none());
        let at_home: Vec<_> = (0..9).filter_map(|_| places.take(home, 1)).collect();
        assert_eq!(at_home.len(), 3, "the whole is limited for everybody");
        drop((held, heavy, at_home));
        assert!(places.take(two, 4).is_some() && places.taken().by.is_empty(), "a place that is left is free");
    }
}
