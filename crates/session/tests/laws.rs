//! The laws of a match, proved on every game of the catalogue by random play.

mod dice;

use std::fs;
use std::path::Path;

use kernel::{BySide, Entry, Eyes, FairSeed, Quit, Record, Seeded, Side, ToPlay, Tongue};
use session::{DiceOrder, Op, Order, Rejected, Session, Undo};

fn fair(seed: u8) -> DiceOrder {
    DiceOrder::Fair(FairSeed { secret: [seed; 32], nonces: BySide([[1; 32], [2; 32]]) })
}

fn orders() -> Vec<Order> {
    catalogue::games().map(|table| Order::of(table.id(), table.scenarios()[0].id)).collect()
}

/// A side that owes a decision, at random where both do.
fn someone(session: &Session, luck: &mut Seeded) -> Option<Side> {
    let side = Side::from_index(luck.below(2) as usize);
    if session.to_play().awaits(side) { Some(side) } else { session.to_play().next() }
}

fn random_act(session: &Session, side: Side, luck: &mut Seeded) -> String {
    let legal = session.position().legal(side);
    legal[luck.below(legal.len() as u32) as usize].clone()
}

/// Plays at random, at most `plies` lines; `visit` sees the match before each act.
fn wander(session: &mut Session, seed: u64, plies: usize, mut visit: impl FnMut(&mut Session, Side, &str)) -> Vec<Op> {
    let mut luck = Seeded::new(seed);
    let mut ops = Vec::new();
    for _ in 0..plies {
        let Some(side) = someone(session, &mut luck) else { break };
        let action = random_act(session, side, &mut luck);
        visit(session, side, &action);
        ops.extend(session.act(side, &action, session.view_number(side)).expect("a listed action is carried out"));
    }
    ops
}

#[test]
fn a_late_action_is_refused_and_changes_nothing() {
    for order in orders() {
        let mut session = Session::begin(order, fair(1)).unwrap();
        wander(&mut session, 1, 60, |session, side, action| {
            let (view, before) = (session.view_number(side), session.position().clone());
            assert_eq!(session.act(side, action, view.wrapping_sub(1)), Err(Rejected::Stale));
            assert!(session.position().same(&*before));
        });
    }
}

#[test]
fn the_other_sides_private_steps_do_not_disturb_a_view() {
    for order in orders() {
        let mut session = Session::begin(order, fair(2)).unwrap();
        let mut luck = Seeded::new(2);
        for _ in 0..80 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let (sealed, view) = (matches!(session.to_play(), ToPlay::Both(_)), session.view(Eyes::Seat(!side)));
            let action = random_act(&session, side, &mut luck);
            session.act(side, &action, session.view_number(side)).unwrap();
            if sealed && session.view_number(!side) == view.view {
                assert_eq!(session.view(Eyes::Seat(!side)), view, "not even the number of steps may show");
            }
        }
    }
}

/// An undo never crosses a die, a reveal or a change of hands without consent.
#[test]
fn undo_is_free_exactly_where_the_law_says() {
    for order in orders() {
        let mut session = Session::begin(order, fair(3)).unwrap();
        let mut luck = Seeded::new(3);
        for _ in 0..150 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let (before, plies) = (session.clone(), session.plies(Eyes::All));
            let action = random_act(&session, side, &mut luck);
            session.act(side, &action, session.view_number(side)).unwrap();
            let thrown =
                matches!(session.record(Eyes::All).entries.last(), Some(Entry::Move { dice, .. }) if !dice.is_empty());
            let handed_over = !session.to_play().awaits(side) && !matches!(before.to_play(), ToPlay::Both(_));
            if thrown || handed_over {
                assert_ne!(session.undo_state(side), Undo::Free, "{action}");
            }
            if session.undo_state(side) == Undo::Free {
                let mut undone = session.clone();
                undone.undo(side).unwrap();
                assert!(undone.position().same(&**before.position()), "{action} was not wholly undone");
                assert_eq!(undone.plies(Eyes::All), plies);
            }
        }
    }
}

#[test]
fn undo_by_consent_shows_in_the_record() {
    for order in orders() {
        let mut session = Session::begin(order, fair(4)).unwrap();
        let mut luck = Seeded::new(4);
        let asker = loop {
            let side = someone(&session, &mut luck).expect("not over so soon");
            let action = random_act(&session, side, &mut luck);
            session.act(side, &action, session.view_number(side)).unwrap();
            if session.undo_state(side) == Undo::Ask {
                break side;
            }
        };
        assert_eq!(session.undo(asker), Ok(vec![]));
        assert_eq!((session.undo_state(asker), session.undo_state(!asker)), (Undo::Asked, Undo::Answer));
        assert_eq!(session.answer_undo(asker, true), Err(Rejected::Nothing), "nobody grants his own wish");
        let mut refused = session.clone();
        assert_eq!(refused.answer_undo(!asker, false), Ok(vec![]));
        assert_eq!(refused.undo_state(asker), Undo::Ask);
        let ops = session.answer_undo(!asker, true).unwrap();
        assert!(matches!(ops[..], [Op::Undo { side, .. }] if side == asker));
        assert!(session.to_play().awaits(asker));
        assert!(matches!(session.record(Eyes::All).entries.last(), Some(Entry::Undo { side, .. }) if *side == asker));
    }
}

#[test]
fn a_stored_match_comes_back_as_it_was_and_plays_on_alike() {
    for order in orders() {
        let mut session = Session::begin(order.clone(), fair(5)).unwrap();
        let mut ops = Vec::new();
        let mut luck = Seeded::new(5);
        for _ in 0..120 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let action = random_act(&session, side, &mut luck);
            ops.extend(session.act(side, &action, session.view_number(side)).unwrap());
            if luck.below(5) == 0 && session.undo_state(side) == Undo::Free {
                ops.extend(session.undo(side).unwrap());
            }
        }
        let json: Vec<String> = ops.iter().map(|op| serde_json::to_string(op).unwrap()).collect();
        let ops: Vec<Op> = json.iter().map(|op| serde_json::from_str(op).unwrap()).collect();
        let mut restored = Session::restore(order, fair(5), &ops).unwrap();
        assert!(restored.position().same(&**session.position()));
        assert_eq!(restored.record(Eyes::All).text(), session.record(Eyes::All).text());
        wander(&mut session, 6, 40, |_, _, _| ());
        wander(&mut restored, 6, 40, |_, _, _| ());
        assert_eq!(restored.record(Eyes::All).text(), session.record(Eyes::All).text());
    }
}

#[test]
fn the_record_of_a_finished_match_is_whole_proved_and_can_be_watched() {
    for order in orders() {
        let mut session = Session::begin(order, fair(6)).unwrap();
        wander(&mut session, 7, usize::MAX, |session, _, _| {
            assert!(!session.record(Eyes::Public).text().contains("\nsecret "), "the secret is told too early");
        });
        let text = session.record(Eyes::Public).text();
        let record = Record::parse(&text).unwrap();
        record.verify_dice().unwrap();
        let watched = Session::watch(&record).unwrap();
        assert!(watched.position().same(&**session.position()));
        assert_eq!(
            watched.scene_at(watched.plies(Eyes::All), Eyes::Public),
            session.scene_at(session.plies(Eyes::All), Eyes::Public)
        );
        assert_eq!(session.act(Side::A, "anything", session.view_number(Side::A)), Err(Rejected::Over));
    }
}

#[test]
fn the_record_of_a_running_match_tells_a_reader_no_secret() {
    for order in orders() {
        let mut session = Session::begin(order, fair(8)).unwrap();
        wander(&mut session, 9, 80, |session, side, action| {
            let hidden = session.position().secret(side, action);
            let mut after = session.clone();
            after.act(side, action, after.view_number(side)).unwrap();
            if hidden && after.outcome().is_none() {
                for eyes in [Eyes::Seat(!side), Eyes::Public] {
                    let still_sealed = after.plies(eyes) == session.plies(eyes);
                    let entries = after.record(eyes).entries;
                    match still_sealed {
                        true => assert_eq!(entries, session.record(eyes).entries, "a step in secret leaves a trace"),
                        false => assert_eq!(entries.last(), Some(&Entry::Hidden { side })),
                    }
                }
                assert!(matches!(after.record(Eyes::Seat(side)).entries.last(), Some(Entry::Move { .. })));
            }
        });
    }
}

#[test]
fn resigning_ends_the_match() {
    for order in orders() {
        let mut session = Session::begin(order, fair(9)).unwrap();
        assert_eq!(session.resign(Side::A), Ok(vec![Op::Resign { side: Side::A }]));
        assert_eq!(session.outcome().and_then(|outcome| outcome.winner), Some(Side::B));
        assert_eq!(session.resign(Side::B), Err(Rejected::Over));
        assert!(session.view(Eyes::Seat(Side::B)).end.is_some());
        Session::watch(&session.record(Eyes::All)).unwrap();
    }
}

/// Each way out has its line in the record, is stored and told in the words of every game, and is final.
#[test]
fn a_match_ends_beside_the_rules_in_three_ways() {
    let order = orders().into_iter().next().unwrap();
    let begin = || Session::begin(order.clone(), fair(9)).unwrap();
    for (how, winner) in [(Quit::Resigns, Some(Side::B)), (Quit::Overtime, Some(Side::B)), (Quit::Draws, None)] {
        let mut session = begin();
        let ops = session.quit(Side::A, how).unwrap();
        assert_eq!(session.outcome().map(|outcome| outcome.winner), Some(winner));
        assert_eq!(session.quit(Side::B, Quit::Draws), Err(Rejected::Over));
        let text = session.record(Eyes::All).text();
        assert!(text.contains(how.words()), "{text}");
        let watched = Session::watch(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!(watched.outcome(), session.outcome());
        let stored = Session::restore(order.clone(), fair(9), &ops).unwrap();
        assert_eq!(stored.outcome(), session.outcome());
        for tongue in Tongue::BOTH {
            let book = session.position().table().phrasebook(tongue);
            let end = session.view(Eyes::Public).end.expect("an end");
            book.try_say(&end.verdict).unwrap();
            for part in session.log(Eyes::Public, 0..2) {
                part.lines.iter().for_each(|line| _ = book.try_say(&line.text).unwrap());
            }
        }
    }
}

/// Of old lines little is kept: they are played again when somebody looks, and look as they did.
#[test]
fn a_long_match_is_seen_as_it_was() {
    let mut long = 0;
    for order in orders() {
        let mut session = Session::begin(order, fair(13)).unwrap();
        let mut luck = Seeded::new(13);
        let mut seen = Vec::new();
        let look = |session: &Session, ply: usize| {
            let log = session.log(Eyes::All, ply..ply + 1);
            (session.scene_at(ply, Eyes::All), session.frames(ply, Eyes::All), log)
        };
        while session.plies(Eyes::All) < 400 {
            let Some(side) = someone(&session, &mut luck) else { break };
            let action = random_act(&session, side, &mut luck);
            session.act(side, &action, session.view_number(side)).unwrap();
            if luck.below(2) == 0 && session.outcome().is_none() {
                seen.truncate(session.plies(Eyes::All) - 1);
                seen.push(look(&session, session.plies(Eyes::All)));
                session.undo(side).unwrap();
                _ = session.answer_undo(!side, true);
            }
            seen.truncate(session.plies(Eyes::All).saturating_sub(1));
            seen.extend((session.plies(Eyes::All) > 0).then(|| look(&session, session.plies(Eyes::All))));
        }
        assert_eq!(seen.len(), session.plies(Eyes::All));
        long += usize::from(seen.len() > 200);
        for (i, then) in seen.iter().enumerate() {
            assert!(*then == look(&session, i + 1), "line {} of {}", i + 1, session.order().game);
        }
        let whole = session.log(Eyes::All, 0..usize::MAX);
        assert_eq!(whole[1..], seen.into_iter().flat_map(|(_, _, log)| log).collect::<Vec<_>>());
    }
    assert!(long > 2, "{long} matches were long");
}

/// A record is played again only as far as a game can be long.
#[test]
fn a_record_of_nothing_but_taking_back_is_refused() {
    let mut session = Session::begin(orders().remove(0), fair(14)).unwrap();
    let side = session.to_play().next().unwrap();
    let action = session.position().legal(side)[0].clone();
    session.act(side, &action, session.view_number(side)).unwrap();
    let mut record = session.record(Eyes::All);
    let first = record.entries[0].clone();
    for _ in 0..1100 {
        record.entries.extend([Entry::Undo { side, to: record.entries.len() }, first.clone()]);
    }
    let fault = Session::watch(&Record::parse(&record.text()).unwrap()).err().expect("refused").to_string();
    assert_eq!(fault, "record: it goes back more than 1000 times");
    record.entries = vec![first; 20_001];
    let fault = Session::watch(&Record::parse(&record.text()).unwrap()).err().expect("refused").to_string();
    assert_eq!(fault, "record: it has more than 20000 lines");
}

/// The number of a view never comes twice, not even after the match was brought back.
#[test]
fn view_numbers_never_go_back() {
    let order = orders().into_iter().find(|order| catalogue::game(&order.game).unwrap().about().dice).unwrap();
    let mut table = Session::begin(order.clone(), DiceOrder::Physical).unwrap();
    let mut luck = Seeded::new(17);
    let mut ops = Vec::new();
    for _ in 0..40 {
        while let Some(die) = table.view(Eyes::Public).die {
            let own = die.by.filter(|side| table.undo_state(*side) == Undo::Free && luck.below(2) == 0);
            match own {
                Some(side) => ops.extend(table.undo(side).unwrap()),
                None => ops.extend(table.throw(die.lowest).unwrap()),
            }
        }
        let Some(side) = someone(&table, &mut luck) else { break };
        let action = random_act(&table, side, &mut luck);
        ops.extend(table.act(side, &action, table.view_number(side)).unwrap());
    }
    let mut restored = Session::restore(order, DiceOrder::Physical, &ops).unwrap();
    assert_ne!(restored.numbers(), table.numbers(), "acts that were cancelled leave no operation");
    restored.renumber(table.numbers());
    assert_eq!(restored.numbers(), table.numbers());
}

/// A match goes on under the scenario that it began with, and so does its record, whatever a newer program ships.
#[test]
fn a_scenario_that_has_changed_goes_with_the_record() {
    for order in orders() {
        let then = format!("{}\n# as it was then\n", order.toml().unwrap());
        let mut session = Session::begin(Order { kept: Some(then.clone()), ..order.clone() }, fair(18)).unwrap();
        let side = session.to_play().next().unwrap();
        let action = random_act(&session, side, &mut Seeded::new(18));
        session.act(side, &action, session.view_number(side)).unwrap();
        session.resign(side).unwrap();
        let record = Record::parse(&session.record(Eyes::All).text()).unwrap();
        assert_eq!(record.header.scenario_text.as_deref(), Some(then.as_str()));
        assert!(Session::watch(&record).unwrap().position().same(&**session.position()));
        let plain = Session::begin(order, fair(18)).unwrap().record(Eyes::All);
        assert_eq!(plain.header.scenario_text, None);
        let mut changed = plain;
        changed.header.scenario_hash = kernel::hex(&[7; 32]);
        let fault = Session::watch(&changed).err().unwrap().to_string();
        assert!(fault.contains("has changed since this match"), "{fault}");
    }
}

/// What any release has recorded can be replayed, or is refused with a sentence that says what has changed since.
#[test]
fn records_of_every_release_replay_or_are_refused_in_words() {
    let (mut replayed, mut refused) = (0, 0);
    for table in catalogue::games() {
        let golden = format!("{}/../../games/{}/tests/golden", env!("CARGO_MANIFEST_DIR"), table.id());
        for text in texts(Path::new(&golden)) {
            match Session::watch(&Record::parse(&text).unwrap()) {
                Ok(_) => replayed += 1,
                Err(fault) => {
                    let words = fault.to_string();
                    let known = ["rules: played under version", "has changed since this match"];
                    assert!(known.iter().any(|known| words.contains(known)), "{golden}: {words}");
                    refused += 1;
                }
            }
        }
    }
    assert!(replayed > 50 && refused > 3, "{replayed} were replayed, {refused} refused");
}

fn texts(folder: &Path) -> Vec<String> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { texts(&path) } else { vec![fs::read_to_string(path).unwrap()] }).collect()
}
