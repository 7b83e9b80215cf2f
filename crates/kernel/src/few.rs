//! A few things in one place, without a list on the heap.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Up to `N` things in the value itself, so that a position that has them is still copied at once; read like a slice.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// Nothing yet; `blank` lies where there is room.
    pub const fn new(blank: T) -> Self {
        assert!(N <= u8::MAX as usize);
        Few { things: [blank; N], len: 0 }
    }

    /// Whether there is no room left.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a thing, or says that there is no room left.
    #[inline]
    pub fn push(&mut self, thing: T) -> bool {
        let free = self.things.get_mut(usize::from(self.len));
        free.map(|place| *place = thing).map(|()| self.len += 1).is_some()
    }

    /// Keeps the first `len` things at most.
    #[inline]
    pub fn cut(&mut self, len: usize) {
        self.len = len.min(self.len()) as u8;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Debug, const N: usize> Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_is_gone() {
        let mut few: Few<u8, 2> = Few::new(0);
        assert!(few.push(7) && few.push(8) && few.is_full() && !few.push(9));
        assert_eq!((&few[..], format!("{few:?}").as_str()), (&[7, 8][..], "[7, 8]"));
        few.cut(1);
        let mut other = Few::new(1);
        other.push(7);
        assert_eq!(few, other, "whatever lies where there is room");
    }
}
