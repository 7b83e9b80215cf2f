//! A table that the program does not see: the players are asked for facts while the stream throws the dice.

use kernel::{BySide, Entry, Eyes, FairSeed, Record, Seeded, Setting, Side};
use session::{DiceOrder, Op, Order, Rejected, Session, Undo};

fn fair() -> DiceOrder {
    DiceOrder::Fair(FairSeed { secret: [5; 32], nonces: BySide([[1; 32], [2; 32]]) })
}

fn order() -> Order {
    let mut order = Order::of("morne_plaine", "drill");
    order.options.insert("declared_table".to_owned(), Setting::Flag(true));
    order
}

/// A volley has been ordered: its range is asked for.
fn asked() -> (Session, String) {
    let mut session = Session::begin(order(), fair()).unwrap();
    let volley = session.position().legal(Side::A).into_iter().find(|action| action.starts_with("volley")).unwrap();
    assert_eq!(session.act(Side::A, &volley, session.view_number(Side::A)), Ok(Vec::new()), "nothing to store yet");
    (session, volley)
}

#[test]
fn a_fact_is_asked_in_words_and_may_be_taken_back_until_a_die_falls() {
    let (mut session, volley) = asked();
    let die = session.view(Eyes::Seat(Side::A)).die.expect("a question");
    assert_eq!((die.faces, die.lowest, die.answers.len()), (3, 0, 3));
    assert!(matches!(session.throw(3), Err(Rejected::Unreadable(_))), "there are three answers");
    session.throw(0).unwrap();
    assert_eq!(session.view(Eyes::Seat(Side::A)).undo, Undo::Free);
    session.undo(Side::A).unwrap();
    assert_eq!(session.view(Eyes::Seat(Side::A)).die, None);
    session.act(Side::A, &volley, session.view_number(Side::A)).unwrap();
    assert!(session.view(Eyes::Seat(Side::A)).die.is_some());
}

#[test]
fn an_answer_is_corrected_while_others_are_owed() {
    let (mut session, _) = asked();
    session.throw(0).unwrap();
    let told = session.view(Eyes::Public).correctable;
    assert_eq!((told.len(), told[0].index, told[0].value, told[0].answers.len()), (1, 0, 0, 3));
    assert!(told[0].what.is_some());
    session.correct(0, 1).unwrap();
    assert_eq!(session.view(Eyes::Public).correctable[0].value, 1);
    session.throw(1).unwrap();
    session.correct(0, 0).unwrap();
    assert_eq!(session.view(Eyes::Public).correctable.len(), 1, "what follows another answer is asked anew");
    // Beyond the last range there is no shot, and nothing more to ask.
    let ops = session.correct(0, 2).unwrap();
    assert!(matches!(&ops[..], [Op::Act { dice, .. }] if dice.len() == 1 && dice[0].to_string() == "f3=2"), "{ops:?}");
    // No die fell: it is still the players' own to take back.
    assert_eq!(session.view(Eyes::Seat(Side::A)).undo, Undo::Free);
}

/// Answers at random, now and then from the store; the dice remain those that were promised.
#[test]
fn a_whole_game_is_stored_proved_and_watched() {
    whole_game(&fair()).verify_dice().unwrap();
}

/// The same with real dice: facts and faces are typed alike.
#[test]
fn a_whole_game_with_real_dice_is_stored_and_watched() {
    whole_game(&DiceOrder::Physical);
}

fn whole_game(dice: &DiceOrder) -> Record {
    let mut session = Session::begin(order(), dice.clone()).unwrap();
    let (mut luck, mut ops, mut facts) = (Seeded::new(3), Vec::new(), 0);
    while let Some(side) = session.to_play().next() {
        let legal = session.position().legal(side);
        let action = &legal[luck.below(legal.len() as u32) as usize];
        ops.extend(session.act(side, action, session.view_number(side)).unwrap());
        while let Some(die) = session.view(Eyes::Public).die {
            let real = *dice == DiceOrder::Physical;
            assert!(real || !die.answers.is_empty(), "the stream throws the dice itself");
            facts += usize::from(!die.answers.is_empty());
            if facts % 40 == 0 {
                let owed = session.owed().expect("a fact is owed");
                session = Session::restore(order(), dice.clone(), &ops).unwrap();
                session.owe(owed).unwrap();
            }
            ops.extend(session.throw(die.lowest + luck.below(u32::from(die.faces)) as u16).unwrap());
        }
    }
    assert!(facts > 100, "{facts} facts");
    let text = session.record(Eyes::Public).text();
    let record = Record::parse(&text).unwrap();
    let thrown = record.entries.iter().filter_map(|entry| match entry {
        Entry::Move { dice, .. } => Some(dice),
        _ => None,
    });
    assert!(thrown.flatten().any(|thrown| !thrown.is_fact()), "dice fell too");
    assert!(Session::watch(&record).unwrap().position().same(&**session.position()));
    let restored = Session::restore(order(), dice.clone(), &ops).unwrap();
    assert_eq!(restored.record(Eyes::Public).text(), text);
    record
}
