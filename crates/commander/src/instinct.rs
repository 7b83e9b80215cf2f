//! What actions were good for elsewhere: the mean gain of each action, wherever it was tried during this search.
//!
//! In a turn of many small decisions most actions stay possible and keep most of their worth while others are
//! played. Their remembered gain picks the few that deserve a closer look, so that a good playout need not try
//! hundreds of actions at each of its steps.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

use kernel::Side;

/// A fast hash that is the same on every machine; safe here because nobody chooses the keys to hurt us.
#[derive(Clone, Default)]
pub(crate) struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }
    fn write_u16(&mut self, n: u16) {
        self.add(n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }
    // As wide as 64 bits everywhere, or a 32-bit browser would think differently.
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.add(n as i64 as u64);
    }
}

/// A number that stands for an action.
#[inline]
pub(crate) fn key_of<A: Hash>(action: &A) -> u64 {
    BuildHasherDefault::<Mix>::default().hash_one(action)
}

#[derive(Clone, Copy, Default)]
struct Memory {
    gain: f32,
    times: u32,
}

/// The remembered gains of both sides' actions.
#[derive(Clone, Default)]
pub(crate) struct Instinct {
    memories: HashMap<u64, Memory, BuildHasherDefault<Mix>>,
}

impl Instinct {
    #[inline]
    fn slot(side: Side, key: u64) -> u64 {
        key.wrapping_add(side.index() as u64)
    }

    /// The action gained so much.
    pub fn note(&mut self, side: Side, key: u64, gain: f32) {
        let memory = self.memories.entry(Self::slot(side, key)).or_default();
        memory.times += 1;
        // Recent gains count more: positions drift away from where the first ones were seen.
        memory.gain += (gain - memory.gain) * (1.0 / memory.times as f32).max(0.2);
    }

    /// What the action gained so far, if it was ever tried.
    #[inline]
    pub fn gain(&self, side: Side, key: u64) -> Option<f32> {
        self.memories.get(&Self::slot(side, key)).map(|memory| memory.gain)
    }
}
