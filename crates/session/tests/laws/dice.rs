//! The laws of dice that are thrown by hand, again or anew.

use kernel::{Entry, Eyes, Record, Seeded, Side};
use session::{DiceOrder, Op, Order, Rejected, Session, Undo};

use super::{fair, orders, random_act, someone, wander};

/// The umpire asks for every die by name; typing them all plays the same game as the stream that they come from.
#[test]
fn real_dice_play_the_same_game() {
    for order in orders() {
        let mut fair_match = Session::begin(order.clone(), fair(10)).unwrap();
        wander(&mut fair_match, 11, 60, |_, _, _| ());
        let record = fair_match.record(Eyes::All);
        let mut table = Session::begin(order, DiceOrder::Physical).unwrap();
        let kernel::Start::Scenario(dice) = &record.header.start else { unreachable!() };
        throw_all(&mut table, dice);
        for entry in &record.entries {
            let Entry::Move { side, action, dice } = entry else { unreachable!() };
            table.act(*side, action, table.view_number(*side)).unwrap();
            throw_all(&mut table, dice);
        }
        assert!(table.position().same(&**fair_match.position()));
    }
}

fn throw_all(table: &mut Session, dice: &[kernel::Thrown]) {
    for thrown in dice {
        let asked = table.view(Eyes::Public).die.expect("a die is asked for");
        assert_eq!((asked.faces, asked.lowest), (thrown.die.faces(), thrown.die.lowest()));
        let out_of_range = asked.lowest + asked.faces;
        assert!(matches!(table.throw(out_of_range), Err(Rejected::Unreadable(_))));
        table.throw(thrown.value).unwrap();
    }
    assert_eq!(table.view(Eyes::Public).die, None, "more dice are asked for than fell");
}

#[test]
fn a_mistyped_die_is_corrected_until_the_next_decision() {
    for order in orders().into_iter().filter(|order| catalogue::game(&order.game).unwrap().about().dice) {
        let mut table = Session::begin(order, DiceOrder::Physical).unwrap();
        let mut luck = Seeded::new(12);
        let thrown = loop {
            while let Some(die) = table.view(Eyes::Public).die {
                table.throw(die.lowest + luck.below(u32::from(die.faces)) as u16).unwrap();
            }
            if !table.view(Eyes::Public).correctable.is_empty() {
                break table.view(Eyes::Public).correctable;
            }
            let side = someone(&table, &mut luck).expect("dice fall before the end");
            let action = random_act(&table, side, &mut luck);
            table.act(side, &action, table.view_number(side)).unwrap();
        };
        let die = &thrown[0];
        let other = die.lowest + (die.value - die.lowest + 1) % die.faces;
        let ops = table.correct(0, other).unwrap();
        assert_eq!(ops[0], Op::Unplay);
        assert_eq!(table.view(Eyes::Public).correctable[0].value, other);
        assert_eq!(table.correct(999, 1), Err(Rejected::Nothing));
    }
}

/// A commander always agrees, so he is not asked: what a die or a secret has told stays.
#[test]
fn nobody_throws_anew_against_a_commander() {
    let mut told = 0;
    for order in orders() {
        let mut session = Session::begin(order, fair(15)).unwrap();
        session.command(Side::B);
        let mut luck = Seeded::new(15);
        for _ in 0..150 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let action = random_act(&session, side, &mut luck);
            let ops = session.act(side, &action, session.view_number(side)).unwrap();
            let thrown = matches!(&ops[..], [Op::Act { side: Side::A, dice, .. }] if !dice.is_empty());
            if thrown && session.outcome().is_none() {
                assert_eq!(session.undo_state(Side::A), Undo::None, "{action}");
                assert_eq!(session.undo(Side::A), Err(Rejected::Nothing));
                told += 1;
            }
        }
    }
    assert!(told > 50, "dice were thrown");
}

/// In practice everything can be taken back, and what is tried again falls as it fell.
#[test]
fn in_practice_the_same_dice_fall_again() {
    let mut again = 0;
    for order in orders() {
        let order = Order { practice: true, ..order };
        let mut session = Session::begin(order.clone(), fair(16)).unwrap();
        session.command(Side::B);
        let mut luck = Seeded::new(16);
        let mut ops = Vec::new();
        for _ in 0..120 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let action = random_act(&session, side, &mut luck);
            let fell = session.act(side, &action, session.view_number(side)).unwrap();
            ops.extend(fell.clone());
            let undo = session.undo_state(Side::A) == Undo::Ask && side == Side::A && luck.below(2) == 0;
            if !undo || session.outcome().is_some() {
                continue;
            }
            session.undo(Side::A).unwrap();
            ops.extend(session.answer_undo(Side::B, true).unwrap());
            let refell = session.act(Side::A, &action, session.view_number(Side::A)).unwrap();
            assert_eq!(refell, fell);
            ops.extend(refell);
            again += 1;
        }
        let restored = Session::restore(order, fair(16), &ops).unwrap();
        assert!(restored.position().same(&**session.position()));
        if session.outcome().is_none() {
            session.resign(Side::A).unwrap();
        }
        Record::parse(&session.record(Eyes::All).text()).unwrap().verify_dice().unwrap();
    }
    assert!(again > 10, "{again} lines were tried again");
}
