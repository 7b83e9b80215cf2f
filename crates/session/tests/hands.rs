//! Real dice at two screens: each die has an owner.

use kernel::{Eyes, Seeded, Side};
use session::{Correctable, DiceOrder, Op, Order, Owed, Session, Undo};

/// A table with real dice, and whose the dice of the last act were when they were asked for.
struct Table {
    session: Session,
    luck: Seeded,
    asked: Vec<Option<Side>>,
}

impl Table {
    fn of(game: &str, scenario: &str) -> Table {
        let session = Session::begin(Order::of(game, scenario), DiceOrder::Physical).unwrap();
        Table { session, luck: Seeded::new(41), asked: Vec::new() }
    }

    /// Throws the next die that is asked for, or acts; whether there was something to do.
    fn go_on(&mut self) -> bool {
        if let Some(die) = self.session.view(Eyes::Public).die {
            self.asked.truncate(die.index);
            self.asked.push(die.by);
            let value = die.lowest + self.luck.below(u32::from(die.faces)) as u16;
            self.session.throw(value).unwrap();
            return true;
        }
        let Some(side) = self.session.to_play().next() else { return false };
        let legal = self.session.position().legal(side);
        let action = &legal[self.luck.below(legal.len() as u32) as usize];
        self.session.act(side, action, self.session.view_number(side)).unwrap();
        self.asked.clear();
        true
    }

    fn correctable(&self, eyes: Eyes) -> Vec<usize> {
        self.session.correctable(eyes).iter().map(|die| die.index).collect()
    }
}

/// Tables of all games with dice, as often as an act has dice of both sides.
fn where_hands_meet(mut visit: impl FnMut(&Table)) -> usize {
    let mut met = 0;
    for game in catalogue::games().filter(|game| game.about().dice) {
        let mut table = Table::of(game.id(), game.scenarios()[0].id);
        for _ in 0..400 {
            if !table.go_on() {
                break;
            }
            if Side::BOTH.iter().all(|&side| table.asked.contains(&Some(side))) {
                met += 1;
                visit(&table);
            }
        }
    }
    met
}

#[test]
fn a_die_is_corrected_by_whom_it_was_asked_of() {
    let met = where_hands_meet(|table| {
        for side in Side::BOTH {
            let own = (0..table.asked.len()).filter(|&index| table.asked[index] == Some(side));
            assert_eq!(table.correctable(Eyes::Seat(side)), own.collect::<Vec<_>>());
        }
        assert_eq!(table.correctable(Eyes::Public), (0..table.asked.len()).collect::<Vec<_>>());
        for (index, owner) in table.asked.iter().enumerate() {
            assert_eq!(table.session.owner(index), *owner);
        }
    });
    assert!(met > 20, "{met} times dice of both sides lay on the table");
}

/// An act is taken back before its first die falls by who acted, unless that die is the other's; an umpire may.
#[test]
fn nobody_takes_back_what_waits_for_a_die_of_the_other() {
    let (mut own, mut others) = (0, 0);
    for game in catalogue::games().filter(|game| game.about().dice) {
        let mut table = Table::of(game.id(), game.scenarios()[0].id);
        for _ in 0..400 {
            if !table.go_on() {
                break;
            }
            let Some(Owed { act: Some((side, _)), thrown, .. }) = table.session.owed() else { continue };
            let by = table.session.view(Eyes::Public).die.and_then(|die| die.by);
            if thrown.is_empty() {
                let mine = by == Some(side);
                if mine {
                    own += 1
                } else {
                    others += 1
                }
                assert_eq!(table.session.undo_state(side) == Undo::Free, mine);
                assert_eq!(table.session.clone().undo(side).is_ok(), mine);
                let mut umpired = table.session.clone();
                umpired.umpire();
                assert_eq!(umpired.undo_state(side), Undo::Free);
            }
        }
    }
    assert!(own > 20 && others > 2, "{own} acts waited for a die of the actor, {others} for one of the other");
}

/// Whoever corrects his die cannot make the other's his own by it.
#[test]
fn a_correction_leaves_every_die_in_the_hand_that_threw_it() {
    let (mut stayed, mut fell) = (0, 0);
    where_hands_meet(|table| {
        for Correctable { index, lowest, faces, .. } in table.session.correctable(Eyes::Public) {
            for value in lowest..lowest + faces {
                let mut corrected = table.session.clone();
                corrected.correct(index, value).unwrap();
                let dice = corrected.correctable(Eyes::Public).len();
                assert!((index + 1..=table.asked.len()).contains(&dice));
                assert!((0..dice).all(|index| corrected.owner(index) == table.asked[index]));
                if dice < table.asked.len() { fell += 1 } else { stayed += 1 }
            }
        }
    });
    assert!(stayed > 20 && fell > 5, "{stayed} corrections kept all dice, {fell} had some thrown anew");
}

/// What was decided in private since the last dice fell, and what waits for those dice with it.
fn waiting(ops: &[Op]) -> (usize, Owed, Vec<u16>) {
    let typed = ops.iter().rposition(|op| matches!(op, Op::Act { dice, .. } if !dice.is_empty())).expect("dice fell");
    let Op::Act { side, action, dice, .. } = ops[typed].clone() else { unreachable!("an act") };
    let owed = Owed { act: Some((side, action)), thrown: Vec::new(), sealed: ops[typed + 1..].to_vec() };
    (typed, owed, dice.iter().map(|die| die.value).collect())
}

/// Who corrects a die of his throws away nothing that the other has decided in secret since, if it is still legal; not
/// either where the dice have to be thrown anew, and the server stops before they are.
#[test]
fn a_correction_leaves_what_was_decided_in_private_since() {
    let mut total = 0;
    for game in catalogue::games().filter(|game| game.about().dice && game.about().hidden) {
        let restore = |ops: &[Op]| {
            Session::restore(Order::of(game.id(), game.scenarios()[0].id), DiceOrder::Physical, ops).unwrap()
        };
        let (mut session, mut ops, mut luck, mut met) = (restore(&[]), Vec::new(), Seeded::new(5), 0);
        while met < 4 {
            if let Some(die) = session.view(Eyes::Public).die {
                ops.extend(session.throw(die.lowest + luck.below(u32::from(die.faces)) as u16).unwrap());
                continue;
            }
            let sealed = session.plies(Eyes::All) > session.plies(Eyes::Public);
            let typed = session.correctable(Eyes::Public).into_iter().next().filter(|_| sealed);
            if let Some(Correctable { index, lowest, faces, value, .. }) = typed {
                met += 1;
                for other in lowest..lowest + faces {
                    let mut corrected = session.clone();
                    let corrections = corrected.correct(index, other).unwrap();
                    assert_eq!(
                        restore(&[ops.clone(), corrections].concat()).record(Eyes::All),
                        corrected.record(Eyes::All)
                    );
                    assert!(
                        other != value || corrected.record(Eyes::All) == session.record(Eyes::All),
                        "all is still legal"
                    );
                }
                let (before, owed, dice) = waiting(&ops);
                let mut again = restore(&ops[..before]);
                again.owe(owed.clone()).unwrap();
                assert_eq!(again.owed(), Some(owed));
                dice.into_iter().for_each(|value| drop(again.throw(value).unwrap()));
                assert_eq!(again.record(Eyes::All), session.record(Eyes::All));
            }
            let side = Side::from_index(luck.below(2) as usize);
            let to_play = session.to_play();
            let Some(side) = Some(side).filter(|&side| to_play.awaits(side)).or(to_play.next()) else { break };
            let legal = session.position().legal(side);
            let action = &legal[luck.below(legal.len() as u32) as usize];
            ops.extend(session.act(side, action, session.view_number(side)).unwrap());
        }
        total += met;
    }
    assert!(total > 3, "{total} times something was sealed after a die");
}
