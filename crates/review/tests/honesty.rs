//! A review says the same twice, and deeper ones agree with it within the error that it states.

use review::{Debrief, Depth};

use crate::battles::{begun, case, lots, play_on, reviewed};

fn short(table: &dyn catalogue::Table, depth: Depth) -> Debrief {
    let mut session = begun(table, 11);
    play_on(&mut session, 8, &mut lots(11));
    reviewed(&session, depth)
}

/// The page of a short battle, opened and weighed anew.
fn paged(table: &dyn catalogue::Table, depth: Depth) -> String {
    let mut session = begun(table, 11);
    play_on(&mut session, 8, &mut lots(11));
    let case = case(&session, depth);
    review::page(&case, &reviewed(&session, depth))
}

#[test]
fn the_same_record_and_depth_give_the_same_review_and_page() {
    for table in catalogue::games() {
        assert_eq!(short(table, Depth(8)), short(table, Depth(8)), "{}", table.id());
        assert_eq!(paged(table, Depth(4)), paged(table, Depth(4)), "{}", table.id());
    }
}

#[test]
fn a_deeper_review_agrees_within_the_stated_error() {
    for table in catalogue::games() {
        let (shallow, deep) = (short(table, Depth(12)), short(table, Depth(48)));
        let apart: f64 = shallow.plies.iter().zip(&deep.plies).map(|(a, b)| (a.before - b.before).powi(2)).sum();
        let apart = (apart / shallow.plies.len() as f64).sqrt();
        let stated = shallow.ledger.error + deep.ledger.error;
        assert!(apart <= stated, "{}: {apart} apart, {stated} stated", table.id());
    }
}

#[test]
fn what_was_taken_back_counts_for_nothing() {
    let table = catalogue::games().next().expect("a game");
    let mut session = begun(table, 2);
    play_on(&mut session, 6, &mut lots(2));
    let record = session.record(kernel::Eyes::All);
    let mut longer = record.clone();
    let side = match &record.entries[4] {
        kernel::Entry::Move { side, .. } => *side,
        _ => unreachable!("moves were played"),
    };
    longer.entries.push(kernel::Entry::Undo { side, to: 5 });
    longer.entries.extend(record.entries[4..].iter().cloned());
    let lines = |record: &kernel::Record| {
        let case = review::Case::open(record, Depth::GLANCE).expect("a record");
        let parts: Vec<_> = (0..case.parts()).map(|part| case.weigh(part)).collect();
        case.sum(&parts)
    };
    let (plain, undone) = (lines(&record), lines(&longer));
    assert_eq!(undone.plies.iter().map(|ply| ply.line).collect::<Vec<_>>(), [1, 2, 3, 4, 8, 9]);
    assert_eq!(plain.ledger, undone.ledger);
}
