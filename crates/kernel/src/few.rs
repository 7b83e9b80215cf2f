//! A short list that lies in the state itself.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A list of at most `MOST` small things, without a heap, so that a position that has it is still copied at once; read
/// like a slice. One thing more panics.
#[derive(Clone, Copy)]
pub struct Few<T, const MOST: usize> {
    room: [T; MOST],
    len: u8,
}

impl<T: Copy, const MOST: usize> Few<T, MOST> {
    /// Nothing yet; `blank` lies where there is room.
    pub const fn new(blank: T) -> Self {
        const { assert!(MOST <= u8::MAX as usize) };
        Few { room: [blank; MOST], len: 0 }
    }

    /// Whether there is no room left.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == MOST
    }

    /// Adds one at the end.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.room[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Takes the last one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.room[usize::from(self.len)])
    }

    /// Keeps the first `len` things at most.
    #[inline]
    pub fn cut(&mut self, len: usize) {
        self.len = len.min(self.len()) as u8;
    }
}

impl<T: Copy + Default, const MOST: usize> Default for Few<T, MOST> {
    #[inline]
    fn default() -> Self {
        Few::new(T::default())
    }
}

impl<T: Copy + Default, const MOST: usize> FromIterator<T> for Few<T, MOST> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut few = Few::default();
        things.into_iter().for_each(|thing| few.push(thing));
        few
    }
}

impl<T, const MOST: usize> Deref for Few<T, MOST> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.room[..usize::from(self.len)]
    }
}

impl<T, const MOST: usize> DerefMut for Few<T, MOST> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.room[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const MOST: usize> PartialEq for Few<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const MOST: usize> Eq for Few<T, MOST> {}

impl<T: Hash, const MOST: usize> Hash for Few<T, MOST> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const MOST: usize> fmt::Debug for Few<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_off_leaves_no_trace() {
        let mut few: Few<u8, 3> = [1, 2].into_iter().collect();
        assert!(!few.is_full());
        few.push(3);
        assert!(few.is_full());
        assert_eq!((&few[..], few.last(), format!("{few:?}").as_str()), (&[1, 2, 3][..], Some(&3), "[1, 2, 3]"));
        assert_eq!(few.pop(), Some(3));
        few.cut(1);
        assert_eq!(few, [1].into_iter().collect());
        few.cut(2);
        assert_eq!((few.pop(), few.pop()), (Some(1), None));
        assert_eq!(few, Few::new(7), "whatever lies where there is room");
    }

    #[test]
    #[should_panic]
    fn nothing_more_goes_in() {
        let _: Few<u8, 2> = [1, 2, 3].into_iter().collect();
    }
}
