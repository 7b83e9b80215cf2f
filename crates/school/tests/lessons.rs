use std::collections::BTreeSet;

use catalogue::{Player, Rank, Table};
use kernel::{Side, Tongue};
use school::{Course, Lesson, Mood, Task, Turn};
use session::{Rejected, Session};

use crate::folder::{all_lessons, taught};

/// Battles that are fought at the end of each lesson, and acts after which one is given up.
const BATTLES: u64 = 6;
const LONGEST_BATTLE: usize = 400;

/// Every lesson at its beginning.
fn all() -> Vec<Learner> {
    all_lessons().into_iter().map(|(folder, id)| Learner::new(folder.table, folder.lesson(&id))).collect()
}

#[derive(Clone)]
struct Learner {
    table: &'static dyn Table,
    course: Course,
    session: Session,
    name: String,
}

impl Learner {
    fn new(table: &'static dyn Table, lesson: Lesson) -> Learner {
        let name = format!("{}, lesson {}", table.id(), lesson.id);
        let session = lesson.begin(1).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        Learner { table, course: Course::of(table, lesson), session, name }
    }

    fn side(&self) -> Side {
        self.course.lesson().side
    }

    fn mood(&self) -> Mood {
        self.course.standing(&self.session).mood
    }

    fn turn(&mut self, turn: Turn) {
        self.course.turn(&mut self.session, turn);
    }

    /// Acts, and has the other side answer.
    fn act(&mut self, action: &str) -> Result<(), Rejected> {
        let (side, view) = (self.side(), self.session.view_number(self.side()));
        self.course.act(&mut self.session, side, action, view)?;
        while self.course.due(&self.session).is_some() {
            self.course.reply(&mut self.session)?;
        }
        Ok(())
    }

    /// Follows the lesson up to a step.
    fn follow_to(&mut self, step: usize) {
        loop {
            let standing = self.course.standing(&self.session);
            match standing.mood {
                _ if standing.step >= step => return,
                Mood::Read => self.turn(Turn::Next),
                Mood::Do => {
                    let action = standing.action.unwrap();
                    let done = self.act(&action);
                    assert_eq!(done, Ok(()), "{}, step {}: {action}", self.name, standing.step);
                }
                mood => panic!("{}: {mood:?} in step {}", self.name, standing.step),
            }
        }
    }

    fn steps(&self) -> usize {
        self.course.lesson().steps.len()
    }

    /// The step that is fought out, if there is one, or the end.
    fn end(&self) -> usize {
        let steps = &self.course.lesson().steps;
        steps.iter().position(|step| matches!(step.task, Task::Battle)).unwrap_or(steps.len())
    }
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for mut learner in all() {
        learner.follow_to(learner.end());
        let over = if learner.end() < learner.steps() { Mood::Battle } else { Mood::Over };
        assert_eq!(learner.mood(), over, "{}", learner.name);
    }
}

/// The victory at the end is a real one, and a small one: who does what a sergeant would beats the recruit.
#[test]
fn every_battle_can_be_won_against_the_recruit() {
    for mut learner in all() {
        if learner.end() == learner.steps() {
            continue;
        }
        learner.follow_to(learner.end());
        for seed in 0..BATTLES {
            let mut session = learner.session.clone();
            for _ in 0..LONGEST_BATTLE {
                let to_play = session.to_play();
                let Some(side) = Side::BOTH.into_iter().find(|side| to_play.awaits(*side)) else { break };
                let rank = if side == learner.side() { Rank::Sergeant } else { Rank::Recruit };
                let advice = session.position().choose(side, &Player::usual(rank), seed, &mut || false);
                session.act(side, &advice.action, session.view_number(side)).unwrap();
            }
            let standing = learner.course.standing(&session);
            assert_eq!(standing.mood, Mood::Over, "{}, battle {seed}: {:?}", learner.name, session.outcome());
        }
    }
}

/// Whatever a step accepts, the rest of the lesson can still be followed.
#[test]
fn every_act_that_a_step_accepts_leads_on() {
    for mut learner in all() {
        for step in 0..learner.end() {
            learner.follow_to(step);
            let legal = learner.session.position().legal(learner.side());
            let wanted = &learner.course.lesson().steps[step];
            for action in legal.iter().filter(|action| wanted.accepts(action)) {
                let mut other = learner.clone();
                other.act(action).unwrap_or_else(|no| panic!("{}, step {step}: {action}: {no:?}", learner.name));
                other.follow_to(other.end());
            }
        }
    }
}

/// Something else is answered, taken back, or gone on with.
#[test]
fn another_act_is_answered_and_taken_back_or_gone_on_with() {
    let mut tried = 0;
    for mut learner in all() {
        for step in 0..learner.end() {
            learner.follow_to(step);
            let before = learner.session.position().position();
            let legal = learner.session.position().legal(learner.side());
            let wanted = &learner.course.lesson().steps[step];
            let Some(other) =
                legal.iter().find(|action| !wanted.accepts(action)).filter(|_| learner.mood() == Mood::Do)
            else {
                continue;
            };
            learner.act(other).unwrap();
            assert_eq!(learner.mood(), Mood::Other, "{}, step {step}: {other}", learner.name);
            assert!(!learner.course.is_free(&learner.session));
            let mut gone = learner.course.clone();
            gone.turn(&mut learner.session.clone(), Turn::On);
            assert_eq!(gone.standing(&learner.session).mood, Mood::Free);
            learner.turn(Turn::Back);
            assert_eq!((learner.mood(), learner.session.position().position()), (Mood::Do, before), "{}", learner.name);
            tried += 1;
        }
        learner.follow_to(learner.end());
        for _ in 0..learner.steps() {
            learner.turn(Turn::Back);
        }
        assert_eq!(learner.session.position().position(), learner.course.lesson().position, "{}", learner.name);
    }
    assert!(tried > 0);
}

#[test]
fn what_a_step_shows_is_written_as_the_game_writes_it_and_leads_through_a_gesture() {
    for mut learner in all() {
        for step in 0..learner.end() {
            learner.follow_to(step);
            let position = learner.session.position();
            if let Some(action) = learner.course.standing(&learner.session).action {
                assert_eq!(position.tidy(&action), Ok(action.clone()), "{}, step {step}", learner.name);
                let shown = position.gestures(learner.side()).iter().any(|gesture| gesture.action == action);
                assert!(
                    shown || learner.table.continuous(),
                    "{}, step {step}: nothing is touched for {action}",
                    learner.name
                );
            }
        }
    }
}

/// Every sentence of every lesson is there in both languages, and nothing else.
#[test]
fn lessons_have_all_their_words() {
    for folder in taught() {
        let (name, book) = (folder.table.id(), folder.rulebook(Tongue::En));
        let known = Tongue::BOTH.map(|tongue| keys(&folder.words(tongue)));
        assert_eq!(known[0], known[1], "{name}: the same words in both languages");
        let mut allowed = BTreeSet::new();
        for lesson in folder.lessons().iter().map(|id| folder.lesson(id)) {
            let title = format!("lesson-{}", lesson.id);
            let mut needed = vec![title.clone(), format!("{title}-blurb"), format!("{title}-end")];
            for step in &lesson.steps {
                let step_title = format!("{title}-{}", step.id);
                needed.extend([step_title.clone(), format!("{step_title}-say")]);
                allowed.extend(["mark", "other", "done"].map(|end| format!("{step_title}-{end}")));
                needed
                    .extend(step.words.iter().flat_map(|word| [format!("word-{word}"), format!("word-{word}-means")]));
                for rule in &step.rules {
                    assert!(book.contains(&format!("**{rule}**")), "{name}, {step_title}: {rule}");
                }
            }
            for key in needed {
                assert!(known[0].contains(&key), "{name}: no words for '{key}'");
                allowed.insert(key);
            }
        }
        let idle: Vec<_> = known[0].difference(&allowed).collect();
        assert!(idle.is_empty(), "{name}: words that no lesson says: {idle:?}");
    }
}

fn keys(words: &str) -> BTreeSet<String> {
    let named = words.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    named.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn a_lesson_whose_step_is_not_legal_is_found_out() {
    for (folder, id) in all_lessons() {
        let lesson = folder.lesson(&id);
        let Some(first) = lesson.steps.iter().find_map(|step| match &step.task {
            Task::Do { accept, .. } => accept.first(),
            _ => None,
        }) else {
            continue;
        };
        let toml = folder.read(&format!("lessons/{id}.toml"));
        let (begin, steps) = toml.split_once("[[step]]").unwrap();
        let steps = steps.replacen(&format!("\"{first}\""), "\"move nobody nowhere\"", 1);
        let wrong = format!("{begin}[[step]]{steps}");
        let mut learner = Learner::new(folder.table, Lesson::read(folder.table, &id, &wrong).unwrap());
        while learner.mood() == Mood::Read {
            learner.turn(Turn::Next);
        }
        assert!(learner.act("move nobody nowhere").is_err(), "{}", learner.name);
    }
}
