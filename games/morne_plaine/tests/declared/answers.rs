//! A table that only its players see: their answers in a line.

use std::collections::VecDeque;

use kernel::{Chronicle, Dice, Die, Game, Question};
use morne_plaine::Event;
use serde_json::Value;

use crate::common::{Play, dice, table};

/// Answers and dice in the order in which they must be asked for: `range=0 sight=1 6x3 cover=2`.
pub(super) struct Umpire(VecDeque<(Option<String>, u16)>);

impl Umpire {
    fn new(text: &str) -> Umpire {
        let mut all = VecDeque::new();
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some((label, answer)) => all.push_back((Some(label.to_owned()), answer.parse().expect("an answer"))),
                None => all.extend(dice(word).into_iter().map(|face| (None, face))),
            }
        }
        Umpire(all)
    }
}

impl Dice for Umpire {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        let next = self.0.pop_front();
        match next {
            Some((None, face)) => face - die.lowest(),
            other => panic!("a die for '{label}' is asked for, not {other:?}"),
        }
    }

    fn ask(&mut self, question: &Question) -> u16 {
        match self.0.pop_front() {
            Some((Some(label), answer)) if label == question.label => {
                assert!(usize::from(answer) < question.answers.len(), "{question:?}");
                answer
            }
            other => panic!("'{}' is asked, not {other:?}", question.label),
        }
    }
}

/// A game on a table of the players' own: the poses of the text do not count.
pub(super) fn declared(text: &str) -> Play {
    declared_with(text, "", &[])
}

pub(super) fn declared_with(text: &str, toml: &str, fields: &[(&str, Value)]) -> Play {
    declared_under("", text, toml, fields)
}

pub(super) fn declared_under(options: &str, text: &str, toml: &str, fields: &[(&str, Value)]) -> Play {
    let mut table = table(text).toml(toml);
    for unit in table.position["units"].as_object_mut().expect("units").values_mut() {
        for pose in ["x", "y", "facing"] {
            unit.as_object_mut().expect("a unit").remove(pose);
        }
    }
    for (key, value) in fields {
        table = table.with(key, value.clone());
    }
    table.game(&format!("declared_table {options}"))
}

#[track_caller]
pub(super) fn play(game: &mut Play, notation: &str, answers: &str) -> Vec<Event> {
    let action = game.action(notation);
    let side = game.0.to_play().next().expect("not over");
    game.0.check(side, &action).unwrap_or_else(|refusal| panic!("'{notation}' is refused: {refusal:?}"));
    let (mut umpire, mut journal) = (Umpire::new(answers), Chronicle::default());
    game.0.play(side, &action, &mut umpire, &mut journal);
    assert!(umpire.0.is_empty(), "'{notation}' does not ask for {:?}", umpire.0);
    journal.0.into_iter().map(|(_, event)| event).collect()
}

/// What a shot needed, how its target saved, how many dice were thrown and thrown again.
pub(super) fn shot(events: &[Event]) -> (u8, u8, usize, usize) {
    let shot = events.iter().find_map(|event| match event {
        Event::Shot { dice, again, need, save, .. } => Some((*need, *save, dice.faces().len(), again.faces().len())),
        _ => None,
    });
    shot.expect("a shot")
}
