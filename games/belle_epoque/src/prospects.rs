//! What an assault may be expected to cost, for every strength and score: known once, asked very often.

use std::sync::OnceLock;

/// The most elements of a unit, and the highest score.
const ELEMENTS: usize = 6;
const SCORES: usize = 5;
/// What a step back is worth, in elements.
const STEP: f32 = 0.35;

/// What an assault may be expected to bring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Prospect {
    /// The chance that the attacker has the higher total.
    pub wins: f32,
    /// What the attacker loses, in elements.
    pub attacker: f32,
    /// What the defender loses, in elements.
    pub defender: f32,
    /// The same for a defender that never retreats (BE-80).
    pub stubborn: f32,
}

/// The prospect of an assault: elements and score of the attacker, then of the defender.
#[inline]
pub(crate) fn prospect(attack: (u8, u8), defence: (u8, u8)) -> &'static Prospect {
    static TABLE: OnceLock<Vec<Prospect>> = OnceLock::new();
    let clamp = |(elements, score): (u8, u8)| {
        (usize::from(elements.clamp(1, 6)) - 1) * SCORES + usize::from(score.clamp(1, 5)) - 1
    };
    &TABLE.get_or_init(table)[clamp(attack) * ELEMENTS * SCORES + clamp(defence)]
}

fn table() -> Vec<Prospect> {
    let kinds = || (0..ELEMENTS * SCORES).map(|i| (i / SCORES + 1, i % SCORES + 1));
    let totals: Vec<(usize, Vec<f32>)> =
        kinds().map(|(elements, score)| (elements, chances(elements, score))).collect();
    let pairs = totals.iter().flat_map(|attack| totals.iter().map(move |defence| (attack, defence)));
    pairs.map(|(attack, defence)| expect(attack, defence)).collect()
}

/// The chance of each total.
fn chances(elements: usize, score: usize) -> Vec<f32> {
    let mut chances = vec![1.0];
    for _ in 0..elements {
        let mut next = vec![0.0; chances.len() + score];
        for (total, chance) in chances.iter().enumerate() {
            next[total] += chance * (6 - score) as f32 / 6.0;
            (1..=score).for_each(|face| next[total + face] += chance / 6.0);
        }
        chances = next;
    }
    chances
}

fn expect((attackers, attack): &(usize, Vec<f32>), (defenders, defence): &(usize, Vec<f32>)) -> Prospect {
    let mut prospect = Prospect::default();
    for (a, p) in attack.iter().enumerate() {
        for (d, q) in defence.iter().enumerate() {
            let chance = p * q;
            if a > d {
                prospect.wins += chance;
                prospect.defender += chance * soft(a - d, *defenders);
                prospect.stubborn += chance * (a - d).min(*defenders) as f32;
            } else if d > a {
                prospect.attacker += chance * soft(d - a, *attackers);
            } else {
                prospect.attacker += chance;
                prospect.defender += chance;
                prospect.stubborn += chance;
            }
        }
    }
    prospect
}

/// BE-79: what so many losses cost who may retreat.
fn soft(losses: usize, elements: usize) -> f32 {
    let removed = losses.div_ceil(2);
    if removed >= elements { elements as f32 } else { removed as f32 + STEP * (losses / 2) as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BE-62 to BE-64: the Zulu assault again, by the table.
    #[test]
    fn the_table_knows_the_zulu_assault() {
        let zulu = prospect((4, 4), (3, 3));
        assert!((zulu.wins - 0.80724).abs() < 1e-4, "{zulu:?}");
        let even = prospect((1, 3), (1, 3));
        assert!((even.wins - 1.0 / 3.0).abs() < 1e-5 && (even.attacker - even.defender).abs() < 1e-5);
    }
}
