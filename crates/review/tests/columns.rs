//! A blunder is skill and a lucky throw is luck, in every game.

use catalogue::{Match, Table};
use kernel::{Dice, Die, Seeded, Side};
use review::Depth;
use session::Session;

use crate::battles::{begun, case, glance, play_on, sergeant};

/// Decisions of a battle in which something to blunder at is looked for.
const LOOKED_AT: usize = 60;
/// Blunders that are tried.
const TRIES: usize = 6;

/// Remembers what fell.
struct Remember<'a>(&'a mut Seeded, Vec<u16>);

impl Dice for Remember<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        let fallen = self.0.draw(die, label);
        self.1.push(fallen + die.lowest());
        fallen
    }
}

/// The position after an action with dice of a seed, and what fell.
fn tried(position: &dyn Match, side: Side, action: &str, seed: u64) -> (Box<dyn Match>, Vec<u16>) {
    let mut luck = Seeded::new(seed);
    let mut dice = Remember(&mut luck, Vec::new());
    let mut after = position.boxed();
    after.play(side, action, &mut dice).expect("a legal action");
    (after, dice.1)
}

/// How an action looks on the average of a few throws.
fn looks(position: &dyn Match, side: Side, action: &str) -> f64 {
    (0..4).map(|seed| glance(&*tried(position, side, action, seed).0, side)).sum::<f64>() / 4.0
}

/// Battles with a blunder as their last move: the decisions where the worst action looks worst against the best.
fn blundered(table: &dyn Table) -> Vec<Session> {
    let mut worst: Vec<(f64, Session, Side, String)> = Vec::new();
    let mut session = begun(table, 3);
    for _ in 0..LOOKED_AT {
        let Some(side) = session.to_play().next() else { break };
        let position = session.position();
        let legal = position.legal(side).into_iter().take(40);
        let mut looked: Vec<_> = legal.map(|action| (looks(&**position, side, &action), action)).collect();
        looked.sort_by(|a, b| a.0.total_cmp(&b.0));
        let gap = looked[looked.len() - 1].0 - looked[0].0;
        worst.push((gap, session.clone(), side, looked[0].1.clone()));
        play_on(&mut session, 1, &mut sergeant(7));
    }
    worst.sort_by(|a, b| b.0.total_cmp(&a.0));
    let blunder = |(_, mut session, side, action): (f64, Session, Side, String)| {
        let view = session.view_number(side);
        session.act(side, &action, view).expect("a legal action");
        session
    };
    worst.into_iter().take(TRIES).map(blunder).collect()
}

/// What looks worst one step ahead need not be a blunder: one of these must be, and is seen to be.
#[test]
fn a_forced_blunder_is_found_and_is_no_luck() {
    for table in catalogue::games() {
        let found = blundered(table).iter().find_map(|session| {
            let case = case(session, Depth(48));
            let blunder = case.weigh(case.parts() - 2);
            blunder.better.clone().map(|better| (blunder, better))
        });
        let (blunder, better) = found.unwrap_or_else(|| panic!("{}: no blunder was found", table.id()));
        assert!(blunder.given > 0.005 && better.hope - better.played == blunder.given, "{}", table.id());
    }
}

/// A battle with the luckiest of many throws as its last move, and whose it was.
fn blessed(table: &dyn Table) -> Option<(Session, Side)> {
    let mut best: Option<(f64, Session, Side, String, Vec<u16>)> = None;
    let mut session = begun(table, 4);
    for _ in 0..3 * LOOKED_AT {
        let Some(side) = session.to_play().next() else { break };
        let position = session.position().clone();
        let action = sergeant(9)(&*position, side);
        let falls: Vec<_> = (0..48).map(|seed| tried(&*position, side, &action, seed)).collect();
        let worths: Vec<f64> = falls.iter().map(|(after, _)| glance(&**after, side)).collect();
        let mean = worths.iter().sum::<f64>() / worths.len() as f64;
        let top = (0..falls.len()).max_by(|a, b| worths[*a].total_cmp(&worths[*b])).expect("a throw");
        if !falls[top].1.is_empty() && best.as_ref().is_none_or(|(most, ..)| worths[top] - mean > *most) {
            best = Some((worths[top] - mean, session.clone(), side, action.clone(), falls[top].1.clone()));
        }
        let view = session.view_number(side);
        session.act(side, &action, view).expect("a legal action");
    }
    let (_, mut session, side, action, dice) = best?;
    session.act_with(side, &action, &dice).expect("dice that can fall so");
    Some((session, side))
}

#[test]
fn a_forced_lucky_throw_is_found_and_is_no_skill() {
    for table in catalogue::games() {
        let Some((session, side)) = blessed(table) else {
            draw_is_luck(table);
            continue;
        };
        let case = case(&session, Depth::GLANCE);
        let throw = case.weigh(case.parts() - 2).throw.expect("dice fell");
        let gift = if side == Side::A { throw.luck } else { -throw.luck };
        assert!(gift > 0.0, "{}: the dice gave {gift}", table.id());
        assert!(throw.chance < 0.95, "{}: so well they fall {} of the time", table.id(), throw.chance);
    }
}

/// Where nothing is thrown after the start, the start is all the luck there is, and fair.
fn draw_is_luck(table: &dyn Table) {
    let lucks: Vec<f64> = (0..12)
        .filter_map(|seed| {
            let case = case(&begun(table, seed), Depth::GLANCE);
            let part = case.weigh(0);
            let review = case.sum(&[part]);
            assert_eq!(review.ledger.luck, review.opening.as_ref().map_or(0.0, |throw| throw.luck), "{}", table.id());
            review.opening.map(|throw| throw.luck)
        })
        .collect();
    assert_eq!(lucks.len(), 12, "{}: a match begins with a draw", table.id());
    assert!(lucks.iter().all(|luck| (luck.abs() - lucks[0].abs()).abs() < 1e-9), "{}: {lucks:?}", table.id());
}
