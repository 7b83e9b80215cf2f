//! Exact chances, for the tables that a player reads before he decides: counts of losses as whole distributions,
//! morale by its modifier, a round of melee with all that may come of it. Nothing here is part of the rules.

use std::collections::BTreeMap;

use crate::dice::Reroll;

/// Chances of a count: the index is the count.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances(pub Vec<f64>);

impl Chances {
    /// That count for certain.
    pub fn certain(count: usize) -> Chances {
        let mut all = vec![0.0; count + 1];
        all[count] = 1.0;
        Chances(all)
    }

    /// How many of `dice` succeed, each with chance `p`.
    pub fn of(dice: u32, p: f64) -> Chances {
        let mut all = vec![1.0];
        for _ in 0..dice {
            let mut next = vec![0.0; all.len() + 1];
            for (count, chance) in all.iter().enumerate() {
                next[count] += chance * (1.0 - p);
                next[count + 1] += chance * p;
            }
            all = next;
        }
        Chances(all)
    }

    /// The sum of two counts.
    #[must_use]
    pub fn plus(&self, other: &Chances) -> Chances {
        let mut all = vec![0.0; self.0.len() + other.0.len() - 1];
        for (i, a) in self.0.iter().enumerate() {
            for (j, b) in other.0.iter().enumerate() {
                all[i + j] += a * b;
            }
        }
        Chances(all)
    }

    /// The counts that are left when each of them fails with chance `p`; `times` as many for each.
    #[must_use]
    pub fn thinned(&self, p: f64, times: usize) -> Chances {
        let mut all = vec![0.0; (self.0.len() - 1) * times + 1];
        for (count, chance) in self.0.iter().enumerate() {
            for (left, part) in Chances::of(count as u32, p).0.iter().enumerate() {
                all[left * times] += chance * part;
            }
        }
        Chances(all)
    }

    /// No more than `most`: the rest is lost.
    #[must_use]
    pub fn capped(&self, most: usize) -> Chances {
        let mut all = vec![0.0; most.min(self.0.len() - 1) + 1];
        for (count, chance) in self.0.iter().enumerate() {
            all[count.min(most)] += chance;
        }
        Chances(all)
    }

    /// The chance of at least so many.
    pub fn at_least(&self, count: usize) -> f64 {
        self.0.iter().skip(count).sum()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.0.iter().enumerate().map(|(count, chance)| count as f64 * chance).sum()
    }
}

/// The chance of a die that needs `need` or more.
pub fn chance(need: u8, again: Reroll) -> f64 {
    let hit = f64::from(7 - need.clamp(1, 7)) / 6.0;
    match again {
        Reroll::None => hit,
        Reroll::Ones => hit + hit / 6.0,
        Reroll::Misses => hit + (1.0 - hit) * hit,
    }
}

/// MP-154: the chance to pass a morale test.
pub fn steady(modifier: i32, again: bool) -> f64 {
    let pass = f64::from((3 + modifier).clamp(1, 5)) / 6.0;
    if again { pass + (1.0 - pass) * pass } else { pass }
}

/// MP-87, MP-89: hits of a battery's die, `plus` added to it, `times` as many for a deep target.
pub fn battery(plus: i32, times: usize) -> Chances {
    let most = (6 + plus).max(0) as usize * times;
    let mut all = vec![0.0; most + 1];
    for die in 1..=6 {
        all[(die + plus).max(0) as usize * times] += 1.0 / 6.0;
    }
    Chances(all)
}

/// A unit in a melee, as the dice see it.
#[derive(Clone, Debug)]
pub struct Fighter {
    /// Figures when the round begins.
    pub figures: u32,
    /// Figures when the game began.
    pub start: u32,
    /// Attack dice by figures left.
    pub dice: Vec<u32>,
    /// Chance of a die to hit.
    pub hit: f64,
    /// Chance to save a hit.
    pub save: f64,
    /// MP-155: what its morale has for certain: elite, obstacle, square.
    pub modifier: i32,
    /// Whether its test may be thrown again.
    pub again: bool,
}

impl Fighter {
    fn attack(&self, left: u32) -> Chances {
        Chances::of(self.dice[left as usize], self.hit)
    }

    fn gone(&self, lost: u32) -> bool {
        4 * (self.figures - lost) <= self.start
    }
}

/// One side of a melee.
#[derive(Clone, Debug)]
pub struct Band {
    /// The unit in contact first, then its supports.
    pub units: Vec<Fighter>,
    /// Figures that count already: stragglers.
    pub lost: u32,
    /// What a figure counts in modifiers: 2 for cavalry.
    pub weight: u32,
    /// What a lost figure counts for who has lost.
    pub verdict: u32,
}

/// What a round comes to for the two contact units, first that of the first band.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Round {
    /// Removed or destroyed.
    pub removed: [f64; 2],
    /// Lost the round and flees.
    pub flees: [f64; 2],
    /// Lost the round and holds.
    pub holds: [f64; 2],
    /// Nobody lost.
    pub draw: f64,
}

type Losses = BTreeMap<Vec<u32>, f64>;

/// MP-147: hits shared by the units of a side, and what their saves leave of them.
fn losses(hits: &Chances, band: &Band) -> Losses {
    let mut all = Losses::new();
    let k = band.units.len() as u32;
    for (h, chance) in hits.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        let share = h as u32 / k;
        let mut partial: Losses = BTreeMap::from([(Vec::new(), *chance)]);
        for (i, unit) in band.units.iter().enumerate() {
            let taken = if i == 0 { h as u32 - share * (k - 1) } else { share };
            let lost = Chances::of(taken, 1.0 - unit.save).capped(unit.figures as usize);
            let mut next = Losses::new();
            for (vector, weight) in &partial {
                for (n, part) in lost.0.iter().enumerate() {
                    let mut longer = vector.clone();
                    longer.push(n as u32);
                    *next.entry(longer).or_default() += weight * part;
                }
            }
            partial = next;
        }
        for (vector, weight) in partial {
            *all.entry(vector).or_default() += weight;
        }
    }
    all
}

fn attack(band: &Band, lost: Option<&[u32]>) -> Chances {
    let strikers = band.units.iter().enumerate().filter(|&(i, unit)| !lost.is_some_and(|lost| unit.gone(lost[i])));
    strikers.fold(Chances::certain(0), |sum, (i, unit)| {
        sum.plus(&unit.attack(unit.figures - lost.map_or(0, |lost| lost[i])))
    })
}

/// What the other side must know of a vector of losses: figures lost, figures left.
fn totals(band: &Band, lost: &[u32]) -> (u32, u32) {
    let left = |(unit, &lost): (&Fighter, &u32)| if unit.gone(lost) { 0 } else { unit.figures - lost };
    (band.lost + lost.iter().sum::<u32>(), band.units.iter().zip(lost).map(left).sum())
}

/// MP-126 to MP-157: a round, the first band striking first if `first`.
pub fn round(bands: [&Band; 2], first: bool) -> Round {
    let mut result = Round::default();
    let on_second = losses(&attack(bands[0], None), bands[1]);
    let mut answers: BTreeMap<Vec<u32>, Losses> = BTreeMap::new();
    if !first {
        let on_first = losses(&attack(bands[1], None), bands[0]);
        let (one, two) = (summary(bands[0], &on_first), summary(bands[1], &on_second));
        judge(&mut result, bands, 0, &on_first, &two, 1.0);
        judge(&mut result, bands, 1, &on_second, &one, 1.0);
        return result;
    }
    for (second, weight) in &on_second {
        let dice: Vec<u32> = bands[1]
            .units
            .iter()
            .zip(second)
            .map(|(unit, &lost)| if unit.gone(lost) { 0 } else { unit.dice[(unit.figures - lost) as usize] })
            .collect();
        let on_first = answers.entry(dice).or_insert_with(|| losses(&attack(bands[1], Some(second)), bands[0]));
        let one = summary(bands[0], on_first);
        let alone: Losses = BTreeMap::from([(second.clone(), 1.0)]);
        let two = summary(bands[1], &alone);
        judge(&mut result, bands, 0, on_first, &two, *weight);
        judge(&mut result, bands, 1, &alone, &one, *weight);
    }
    result
}

fn summary(band: &Band, losses: &Losses) -> BTreeMap<(u32, u32), f64> {
    let mut all = BTreeMap::new();
    for (vector, chance) in losses {
        *all.entry(totals(band, vector)).or_default() += chance;
    }
    all
}

/// Adds to `result` what becomes of the contact unit of band `i`; a draw is counted with the first band.
fn judge(
    result: &mut Round,
    bands: [&Band; 2],
    i: usize,
    own: &Losses,
    enemy: &BTreeMap<(u32, u32), f64>,
    weight: f64,
) {
    let (band, other) = (bands[i], bands[1 - i]);
    let unit = &band.units[0];
    for (vector, chance) in own {
        let (lost, left) = totals(band, vector);
        let gone = unit.gone(vector[0]);
        for (&(their_lost, their_left), part) in enemy {
            let chance = chance * part * weight;
            let (mine, theirs) = (lost * band.verdict, their_lost * other.verdict);
            if gone {
                result.removed[i] += chance;
            } else if mine > theirs && their_left > 0 {
                let pass = steady(
                    test_modifier(
                        unit,
                        vector[0],
                        [lost * band.weight, left * band.weight],
                        [their_lost * other.weight, their_left * other.weight],
                    ),
                    unit.again,
                );
                result.flees[i] += chance * (1.0 - pass);
                result.holds[i] += chance * pass;
            } else if mine == theirs && i == 0 && their_left > 0 {
                result.draw += chance;
            }
        }
    }
}

/// MP-155, MP-156: `own` and `enemy` are losses and numbers, weighted.
fn test_modifier(unit: &Fighter, lost: u32, own: [u32; 2], enemy: [u32; 2]) -> i32 {
    let twice = |a: u32, b: u32| a >= 2 * b;
    unit.modifier - i32::from(twice(own[0], enemy[0])) - i32::from(twice(enemy[1], own[1]))
        + i32::from(twice(own[1], enemy[1]))
        - i32::from(2 * (unit.figures - lost) < unit.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 2e-6, "{a} is not {b}");
    }

    /// MP-154, MP-157: the chances to pass, without and with a commander.
    #[test]
    fn morale() {
        let plain = [1.0 / 6.0, 1.0 / 3.0, 0.5, 2.0 / 3.0, 5.0 / 6.0];
        let led = [11.0 / 36.0, 5.0 / 9.0, 0.75, 8.0 / 9.0, 35.0 / 36.0];
        for (i, modifier) in (-2..=2).enumerate() {
            close(steady(modifier, false), plain[i]);
            close(steady(modifier, true), led[i]);
        }
        close(steady(-9, false), 1.0 / 6.0);
        close(steady(9, false), 5.0 / 6.0);
    }

    /// MP-74, MP-75, MP-47, MP-80: volleys of 24 within 6p, and what a battery of four suffers.
    #[test]
    fn volleys() {
        let british = Chances::of(24, chance(5, Reroll::Ones)).thinned(5.0 / 6.0, 1);
        close(british.mean(), 24.0 * 35.0 / 108.0);
        close(british.at_least(6), 0.839_752);
        let plain = Chances::of(24, chance(5, Reroll::None)).thinned(5.0 / 6.0, 1);
        close(plain.at_least(6), 0.693_170);
        let column = Chances::of(24, chance(5, Reroll::Misses)).thinned(5.0 / 6.0, 1);
        close(column.mean(), 24.0 * 25.0 / 54.0);
        close(column.at_least(6), 0.990_849);
        let guns = Chances::of(24, chance(5, Reroll::Ones)).thinned(0.5, 1);
        close(guns.at_least(4), 0.713_754);
    }

    /// MP-87, MP-89: a medium battery at medium range on a column, and canister.
    #[test]
    fn batteries() {
        let medium = battery(-1, 2).thinned(5.0 / 6.0, 1);
        close(medium.mean(), 4.166_667);
        close(medium.at_least(6), 0.364_098);
        close(battery(2, 2).thinned(5.0 / 6.0, 1).at_least(6), 0.863_867);
        close(battery(2, 1).thinned(0.5, 1).at_least(3), 275.0 / 512.0);
    }

    fn line(figures: u32) -> Fighter {
        let dice = (0..=figures).map(|left| left.div_ceil(2)).collect();
        Fighter { figures, start: 20, dice, hit: chance(5, Reroll::None), save: 1.0 / 3.0, modifier: 0, again: false }
    }

    fn band(unit: Fighter, weight: u32) -> Band {
        Band { units: vec![unit], lost: 0, weight, verdict: 1 }
    }

    /// MP-104, MP-126 to MP-157: a column charges a British line that fires and holds.
    #[test]
    fn a_column_charges_a_line() {
        let fire = Chances::of(10, chance(6, Reroll::Misses)).thinned(5.0 / 6.0, 1);
        let (mut broken, mut sum) = (0.0, Round::default());
        for (lost, chance_of_it) in fire.0.iter().enumerate() {
            let left = 24 - lost as u32;
            let stopped = if 4 * lost >= 24 { 1.0 - steady(-i32::from(2 * left < 24), false) } else { 0.0 };
            broken += chance_of_it * stopped;
            let column = Fighter {
                figures: left,
                start: 24,
                dice: (0..=left).collect(),
                hit: chance(4, Reroll::Ones),
                save: 1.0 / 3.0,
                modifier: 0,
                again: false,
            };
            let one = round([&band(column, 1), &band(line(20), 1)], false);
            let on = chance_of_it * (1.0 - stopped);
            for i in 0..2 {
                sum.removed[i] += on * one.removed[i];
                sum.flees[i] += on * one.flees[i];
                sum.holds[i] += on * one.holds[i];
            }
            sum.draw += on * one.draw;
        }
        close(broken, 0.010_796);
        close(sum.removed[1], 0.004_884);
        close(sum.flees[1], 0.673_423);
        close(sum.holds[1], 0.295_452);
        close(sum.draw, 0.010_134);
        close(sum.flees[0], 0.002_800);
        close(sum.holds[0], 0.002_511);
    }

    /// MP-130: whoever strikes first meets fewer answers.
    #[test]
    fn striking_first_helps() {
        let sides = [band(line(20), 1), band(line(20), 1)];
        let [together, first] = [false, true].map(|first| round([&sides[0], &sides[1]], first));
        assert!(first.flees[1] > together.flees[1] && first.flees[0] < together.flees[0]);
        let sum = |r: Round| r.removed.iter().chain(&r.flees).chain(&r.holds).sum::<f64>() + r.draw;
        close(sum(first), 1.0);
        close(sum(together), 1.0);
    }
}
