//! The exact chances of a handful of dice: losses and retreats are counted together (RE-70 to RE-75).

/// How often the dice give each pair of losses and retreats.
pub(crate) struct Chances {
    ways: Vec<(u8, u8, u64)>,
    all: u64,
}

impl Chances {
    /// Dice of which so many faces cost a piece and so many others drive back.
    pub fn of(dice: u8, losing: u8, driving: u8) -> Chances {
        let power = |faces: u8, n: u8| u64::from(faces).pow(n.into());
        let choose = |n: u8, k: u8| (0..u64::from(k)).fold(1, |c, i| c * (u64::from(n) - i) / (i + 1));
        let mut ways = Vec::new();
        for losses in 0..=dice {
            for retreats in 0..=dice - losses {
                let idle = dice - losses - retreats;
                let orders = choose(dice, losses) * choose(dice - losses, retreats);
                let faces = power(losing, losses) * power(driving, retreats) * power(6 - losing - driving, idle);
                ways.push((losses, retreats, orders * faces));
            }
        }
        Chances { ways, all: power(6, dice) }
    }

    /// Losses, retreats, and how many throws give them.
    pub fn ways(&self) -> &[(u8, u8, u64)] {
        &self.ways
    }

    /// How many throws there are.
    pub fn all(&self) -> u64 {
        self.all
    }
}

/// An exact fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    pub ways: u64,
    pub all: u64,
}

impl Chance {
    /// In thousandths, to the nearest.
    pub fn thousandths(self) -> u16 {
        u16::try_from((self.ways * 2000 + self.all) / (2 * self.all)).unwrap_or(1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dice, the faces that cost a piece and that drive back; what is asked; the part of the whole.
    type Case = ([u8; 3], fn(u8, u8) -> bool, [u64; 2]);

    fn hold(cases: &[Case]) {
        for &([dice, losing, driving], holds, [part, whole]) in cases {
            let chances = Chances::of(dice, losing, driving);
            let these = chances.ways().iter().filter(|&&(losses, retreats, _)| holds(losses, retreats));
            let ways: u64 = these.map(|way| way.2).sum();
            assert_eq!(
                ways * whole,
                part * chances.all(),
                "{dice} dice: {ways} in {} is not {part}/{whole}",
                chances.all()
            );
        }
    }

    /// RE-70, RE-74: three dice of infantry on infantry (the odds 1 to 4 of the digest).
    #[test]
    fn a_line_attack() {
        hold(&[
            ([3, 2, 1], |losses, _| losses > 0, [19, 27]),
            ([3, 2, 1], |_, retreats| retreats > 0, [91, 216]),
            ([3, 2, 1], |losses, retreats| losses + retreats == 0, [1, 8]),
        ]);
    }

    /// RE-73: in column losses and retreats change places (odds 5).
    #[test]
    fn a_column_attack() {
        hold(&[
            ([3, 1, 2], |_, retreats| retreats > 0, [19, 27]),
            ([3, 1, 2], |_, retreats| retreats > 1, [7, 27]),
            ([3, 1, 2], |losses, _| losses > 0, [91, 216]),
        ]);
    }

    /// RE-71, RE-72, RE-63, RE-66: batteries, cavalry, charges and flanks (odds 6 to 9).
    #[test]
    fn other_targets() {
        hold(&[
            ([3, 1, 0], |losses, _| losses > 0, [91, 216]),
            ([3, 1, 1], |losses, _| losses > 1, [2, 27]),
            ([4, 1, 1], |losses, _| losses > 1, [19, 144]),
            ([6, 2, 1], |losses, _| losses > 3, [73, 729]),
        ]);
    }

    /// RE-32: enfilade at one, two and three hexes costs two pieces on average (odds 15).
    #[test]
    fn the_mean_of_an_enfilade() {
        let mean = |dice| {
            let chances = Chances::of(dice, 2, 1);
            let lost: u64 = chances.ways().iter().map(|&(losses, _, ways)| u64::from(losses) * ways).sum();
            lost as f64 / chances.all() as f64
        };
        kernel::testing::assert_near([3, 2, 1].map(mean).iter().sum(), 2.0);
    }

    #[test]
    fn fractions_are_rounded_to_the_nearest() {
        assert_eq!(Chance { ways: 19, all: 27 }.thousandths(), 704);
        assert_eq!(Chance { ways: 1, all: 8 }.thousandths(), 125);
    }
}
