//! `start + skill + luck = result`, and luck is nothing on the average.

use kernel::Side;
use review::{Debrief, Depth};

use crate::battles::{begun, fought, lots, play_on, reviewed, sergeant};

/// Battles of each kind and game: `GROGNARD_SOAK=100 cargo test --release -p review books` fights as many as one likes.
fn battles() -> u64 {
    std::env::var("GROGNARD_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(2)
}

fn closes(review: &Debrief) {
    let ledger = &review.ledger;
    let sum = ledger.start + ledger.skill + ledger.luck;
    assert!((sum - ledger.result).abs() < 1e-9, "{} ends at {}, its books at {sum}", review.game, ledger.result);
    let decisions = ledger.given[Side::B] - ledger.given[Side::A] + ledger.rest;
    assert!((decisions - ledger.skill).abs() < 1e-9, "{}: skill {} is {decisions}", review.game, ledger.skill);
    let points = ledger.points;
    assert_eq!(points.start + points.skill + points.luck, points.result, "{}", review.game);
}

#[test]
fn the_books_close_at_first_glance_in_battles_by_lot_and_by_commanders() {
    for table in catalogue::games() {
        for seed in 0..battles() {
            for session in [fought(table, seed, &mut lots(seed)), fought(table, seed, &mut sergeant(seed))] {
                let review = reviewed(&session, Depth::GLANCE);
                closes(&review);
                let score = session.outcome().map(|outcome| f64::from(outcome.score(Side::A)));
                assert_eq!(score, Some(review.ledger.result), "{}", table.id());
            }
        }
    }
}

#[test]
fn the_books_close_when_every_decision_is_weighed() {
    for table in catalogue::games() {
        let mut session = begun(table, 5);
        play_on(&mut session, 20, &mut lots(5));
        let side = session.to_play().next().unwrap_or(Side::A);
        if session.outcome().is_none() {
            session.resign(side).expect("a battle can be given up");
        }
        let review = reviewed(&session, Depth(8));
        closes(&review);
        let last = review.plies.last().expect("a surrender");
        assert!(last.action.is_some() || last.given > 0.0, "{}: who gives up gives something away", table.id());
    }
}

#[test]
fn luck_is_nothing_on_the_average() {
    for table in catalogue::games().filter(|table| table.about().dice) {
        let lucks: Vec<f64> = (0..6 + battles())
            .map(|seed| reviewed(&fought(table, seed, &mut lots(seed)), Depth::GLANCE).ledger.luck)
            .collect();
        let n = lucks.len() as f64;
        let mean = lucks.iter().sum::<f64>() / n;
        let deviation = (lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
        assert!(deviation > 0.0, "{}: dice matter", table.id());
        assert!(mean.abs() < 4.0 * deviation / n.sqrt(), "{}: luck is {mean} on the average", table.id());
    }
}
