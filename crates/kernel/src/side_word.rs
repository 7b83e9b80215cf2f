//! Sides by the words of a game ([`Game::SIDES`]), as positions and scenarios write them.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BySide, Game, Side};

/// A side by its word; the first one by default.
pub struct SideWord<G>(pub Side, PhantomData<fn() -> G>);

impl<G> From<Side> for SideWord<G> {
    fn from(side: Side) -> Self {
        SideWord(side, PhantomData)
    }
}

impl<G> From<SideWord<G>> for Side {
    fn from(word: SideWord<G>) -> Side {
        word.0
    }
}

impl<G> Default for SideWord<G> {
    fn default() -> Self {
        Side::A.into()
    }
}

impl<G> Clone for SideWord<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for SideWord<G> {}

impl<G> PartialEq for SideWord<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G> Eq for SideWord<G> {}

impl<G> PartialOrd for SideWord<G> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<G> Ord for SideWord<G> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<G: Game> fmt::Debug for SideWord<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::SIDES[self.0.index()])
    }
}

impl<G: Game> Serialize for SideWord<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(G::SIDES[self.0.index()])
    }
}

impl<'de, G: Game> Deserialize<'de> for SideWord<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let index = G::SIDES.iter().position(|side| *side == word);
        let unknown = || D::Error::unknown_variant(&word, const { &G::SIDES });
        index.map(|index| Side::from_index(index).into()).ok_or_else(unknown)
    }
}

/// A value for each side, by its word: `{"pile": 3, "face": 0}`. A side left out has the default.
pub struct EachSide<G, T>(pub BySide<T>, PhantomData<fn() -> G>);

impl<G, T> From<BySide<T>> for EachSide<G, T> {
    fn from(values: BySide<T>) -> Self {
        EachSide(values, PhantomData)
    }
}

impl<G, T> Index<Side> for EachSide<G, T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side]
    }
}

impl<G, T> IndexMut<Side> for EachSide<G, T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side]
    }
}

impl<G, T: Default> Default for EachSide<G, T> {
    fn default() -> Self {
        BySide::default().into()
    }
}

impl<G, T: Clone> Clone for EachSide<G, T> {
    fn clone(&self) -> Self {
        self.0.clone().into()
    }
}

impl<G, T: Copy> Copy for EachSide<G, T> {}

impl<G, T: PartialEq> PartialEq for EachSide<G, T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G, T: Eq> Eq for EachSide<G, T> {}

impl<G: Game, T: fmt::Debug> fmt::Debug for EachSide<G, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(G::SIDES.iter().zip(&self.0.0)).finish()
    }
}

impl<G: Game, T: Serialize> Serialize for EachSide<G, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(G::SIDES.iter().zip(&self.0.0))
    }
}

impl<'de, G: Game, T: Default + DeserializeOwned> Deserialize<'de> for EachSide<G, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut values = BySide::default();
        for (word, value) in BTreeMap::<String, T>::deserialize(deserializer)? {
            let unknown = || D::Error::unknown_field(&word, const { &G::SIDES });
            let index = G::SIDES.iter().position(|side| *side == word).ok_or_else(unknown)?;
            values[Side::from_index(index)] = value;
        }
        Ok(values.into())
    }
}
