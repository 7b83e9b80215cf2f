//! Exact chances of fire and assault, by counting the falls of the dice.

use crate::Shot;

/// In how many of the falls of some dice each outcome comes true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The falls for each outcome, counted from the lowest.
    pub ways: Vec<u64>,
    /// All falls.
    pub all: u64,
}

/// Outcomes that a share of all falls is counted for, in thousandths.
pub(crate) fn thousandths(ways: u64, all: u64) -> u16 {
    ((2000 * ways + all) / (2 * all.max(1))) as u16
}

impl Chances {
    /// The chances of a sum of dice that add `worth[face - 1]` each.
    fn of_dice(dice: u8, worth: [usize; 6]) -> Self {
        let mut ways = vec![1];
        for _ in 0..dice {
            let mut next = vec![0; ways.len() + 6];
            for (sum, &count) in ways.iter().enumerate() {
                worth.iter().for_each(|worth| next[sum + worth] += count);
            }
            ways = next;
        }
        while ways.len() > 1 && ways.last() == Some(&0) {
            ways.pop();
        }
        Chances { all: 6u64.pow(u32::from(dice)), ways }
    }

    /// BE-44, BE-45: how many dice of a fire hit.
    pub fn of_fire(shot: &Shot) -> Self {
        Self::of_dice(shot.dice, std::array::from_fn(|face| usize::from(shot.hits(face as u8 + 1))))
    }

    /// BE-62: the total of one side in an assault.
    pub fn of_total(elements: u8, score: u8) -> Self {
        let worth = |face: usize| if face < usize::from(score) { face + 1 } else { 0 };
        Self::of_dice(elements, std::array::from_fn(worth))
    }

    /// The falls in which the outcome is at least this.
    pub fn at_least(&self, outcome: usize) -> u64 {
        self.ways.iter().skip(outcome).sum()
    }
}

/// How an assault may end (BE-63, BE-64).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Falls in which the defender takes 1, 2, 3 … losses.
    pub won_by: Vec<u64>,
    /// Falls in which the attacker takes 1, 2, 3 … losses.
    pub lost_by: Vec<u64>,
    /// Falls with equal totals.
    pub tied: u64,
    /// All falls.
    pub all: u64,
}

impl Clash {
    /// The chances of so many elements with such a score on each side, the attacker's first.
    pub fn new(elements: [u8; 2], scores: [u8; 2]) -> Self {
        let [attack, defence] = [0, 1].map(|i| Chances::of_total(elements[i], scores[i]));
        let most = attack.ways.len().max(defence.ways.len());
        let mut clash = Clash { won_by: vec![0; most], lost_by: vec![0; most], tied: 0, all: attack.all * defence.all };
        for (a, &ways) in attack.ways.iter().enumerate() {
            for (d, &others) in defence.ways.iter().enumerate() {
                match a.cmp(&d) {
                    std::cmp::Ordering::Equal => clash.tied += ways * others,
                    std::cmp::Ordering::Greater => clash.won_by[a - d - 1] += ways * others,
                    std::cmp::Ordering::Less => clash.lost_by[d - a - 1] += ways * others,
                }
            }
        }
        clash
    }

    /// Falls that the attacker wins.
    pub fn won(&self) -> u64 {
        self.won_by.iter().sum()
    }

    /// Falls that the defender wins.
    pub fn lost(&self) -> u64 {
        self.lost_by.iter().sum()
    }
}
