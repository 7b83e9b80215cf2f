//! The grounds that guests have been shown. They are large, and most matches of a scenario are fought on the same one: it is
//! kept once for all of them.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::Board;

/// So many different ones are looked through; what comes beyond is its match's own.
const MOST: usize = 64;

static GROUNDS: Mutex<Vec<Weak<Board>>> = Mutex::new(Vec::new());

/// Whether two grounds are equal; most often they are one.
pub fn equal(one: &Arc<Board>, other: &Arc<Board>) -> bool {
    Arc::ptr_eq(one, other) || one == other
}

/// This ground, shared with whoever has one that is equal.
pub fn shared(new: &Arc<Board>) -> Arc<Board> {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = grounds.iter().filter_map(Weak::upgrade).find(|known| equal(known, new)) {
        return known;
    }
    let new = new.clone();
    grounds.retain(|ground| ground.strong_count() > 0);
    if grounds.len() < MOST {
        grounds.push(Arc::downgrade(&new));
    }
    new
}

#[cfg(test)]
mod tests {
    use kernel::{HexBoard, PlaneBoard};

    use super::*;

    #[test]
    fn equal_grounds_are_kept_once_and_forgotten_with_their_last_match() {
        // Grounds that no match has.
        let boards = [Board::Hex(HexBoard::default()), Board::Plane(PlaneBoard::default())].map(Arc::new);
        let [one, two] = [shared(&boards[0]), shared(&Arc::new((*boards[0]).clone()))];
        assert!(Arc::ptr_eq(&one, &two) && one == boards[0]);
        assert!(!Arc::ptr_eq(&one, &shared(&boards[1])));
        let gone = Arc::downgrade(&one);
        drop((one, two, boards));
        assert!(gone.upgrade().is_none(), "nobody keeps it who has no guest before it");
    }
}
