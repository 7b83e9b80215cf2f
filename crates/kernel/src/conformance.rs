//! The laws that every game keeps, proved by random play. A game calls all of it with one line in its tests:
//!
//! ```ignore
//! kernel::conformance!(my_game::MyGame);
//! ```

mod bad_input;
mod cautions;
mod chances;
mod gestures;
mod judgements;
mod ledger;
mod legend;
mod log;
mod play;
pub mod reasons;
mod records;
mod secrets;
mod trail;
mod visual;
mod words;

use std::path::Path;
use std::sync::Arc;

use crate::sentences::{any_action as any, someone};
use crate::{Choices, Chosen, Game, OptionSpec, ScenarioFile, Seeded, Setting, Show, Side, Silence, Witness};

use trail::Trail;

pub(crate) use bad_input::assert_bilingual;
pub use bad_input::{bad_input, spoil};
pub use cautions::acts_tell_what_they_throw_away;
pub use chances::odds_add_up;
pub use gestures::gestures_match_actions;
pub use judgements::judgements_keep_their_scale;
pub use ledger::ledger;
pub use legend::everything_explains_itself;
pub use play::{mixes_end, playouts_end, random_games};
pub use records::{golden_records, records_replay};
pub use secrets::{private_steps_commute, secrets_stay_secret};
pub use visual::scenes_can_be_drawn;
pub use words::words_are_complete;

/// Makes one test of each law for a game.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        const MANIFEST: &str = env!("CARGO_MANIFEST_DIR");

        #[test]
        fn random_games_keep_the_laws() {
            $crate::conformance::random_games::<$game>();
        }
        #[test]
        fn playouts_end() {
            $crate::conformance::playouts_end::<$game>();
        }
        #[test]
        #[ignore = "as long as one likes: make soak"]
        fn mixes_end() {
            $crate::conformance::mixes_end::<$game>();
        }
        #[test]
        fn secrets_stay_secret() {
            $crate::conformance::secrets_stay_secret::<$game>();
        }
        #[test]
        fn private_steps_commute() {
            $crate::conformance::private_steps_commute::<$game>();
        }
        #[test]
        fn records_replay() {
            $crate::conformance::records_replay::<$game>();
        }
        #[test]
        fn every_word_is_there_in_both_languages() {
            $crate::conformance::words_are_complete::<$game>(MANIFEST);
        }
        #[test]
        fn judgements_keep_their_scale() {
            $crate::conformance::judgements_keep_their_scale::<$game>();
        }
        #[test]
        fn odds_add_up() {
            $crate::conformance::odds_add_up::<$game>();
        }
        #[test]
        fn the_board_can_draw_every_word() {
            $crate::conformance::scenes_can_be_drawn::<$game>();
        }
        #[test]
        fn everything_explains_itself() {
            $crate::conformance::everything_explains_itself::<$game>();
        }
        #[test]
        fn gestures_make_exactly_the_listed_actions() {
            $crate::conformance::gestures_match_actions::<$game>();
        }
        #[test]
        fn acts_tell_what_they_throw_away() {
            $crate::conformance::acts_tell_what_they_throw_away::<$game>();
        }
        #[test]
        fn bad_input_is_refused_and_never_panics() {
            $crate::conformance::bad_input::<$game>();
        }
        #[test]
        fn golden_records_replay() {
            $crate::conformance::golden_records::<$game>(MANIFEST);
        }
        #[test]
        fn every_rule_is_cited_by_a_test() {
            $crate::conformance::ledger(MANIFEST);
        }
    };
}

/// How many games: `GROGNARD_SOAK` in the environment, or the given number.
fn games(usual: u32) -> u32 {
    asked_for("GROGNARD_SOAK").unwrap_or(usual)
}

/// A number in the environment.
fn asked_for(name: &str) -> Option<u32> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

/// A scenario with options, ready to be played.
struct Case<G: Game> {
    scenario: &'static ScenarioFile,
    chosen: Chosen,
    setup: Arc<G::Setup>,
}

impl<G: Game> Case<G> {
    fn new(scenario: &'static ScenarioFile, chosen: Chosen) -> Self {
        let setup = G::setup(scenario.toml, &chosen);
        let setup = Arc::new(setup.unwrap_or_else(|fault| panic!("{} {chosen:?}: {fault}", scenario.id)));
        Case { scenario, chosen, setup }
    }
}

impl<G: Game> std::fmt::Display for Case<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.scenario.id)?;
        self.chosen.iter().try_for_each(|(key, setting)| write!(f, " {key}={setting}"))
    }
}

/// Every scenario with the default options, and with each other value of each option in turn.
fn cases<G: Show>() -> Vec<Case<G>> {
    // The options need no proof on every board: the first board has them all.
    let options = single_options::<G>().map(|chosen| Case::new(&G::scenarios()[0], chosen));
    plain_cases().chain(options).collect()
}

/// Every scenario with the default options.
fn plain_cases<G: Show>() -> impl Iterator<Item = Case<G>> {
    G::scenarios().iter().map(|scenario| Case::new(scenario, Chosen::new()))
}

fn single_options<G: Show>() -> impl Iterator<Item = Chosen> {
    G::options().into_iter().flat_map(|spec| {
        let others = match &spec.choices {
            Choices::Flag => vec![Setting::Flag(spec.default == Setting::Flag(false))],
            Choices::Word { words } => words[1..].iter().map(|w| Setting::Word((*w).to_owned())).collect(),
            Choices::Number { min, none, .. } => {
                let mut values = vec![Setting::Number((*min).max(1))];
                values.extend(none.then(|| Setting::Word("none".to_owned())));
                values
            }
            Choices::Seed { max } => vec![Setting::Number(*max)],
        };
        let freed = freed::<G>(&spec);
        others.into_iter().map(move |setting| {
            let mut chosen = freed.clone();
            chosen.insert(spec.key.to_owned(), setting);
            chosen
        })
    })
}

/// Every option as it may fall.
fn any_options<G: Show>(luck: &mut Seeded) -> Chosen {
    let mut below = |n: usize| luck.below(n as u32) as usize;
    let mut any = |spec: &OptionSpec| match &spec.choices {
        Choices::Flag => Setting::Flag(below(2) == 0),
        Choices::Word { words } => Setting::from(words[below(words.len())]),
        Choices::Number { none: true, .. } if below(4) == 0 => Setting::from("none"),
        Choices::Number { min, max, .. } => Setting::Number(min + below((max - min + 1) as usize) as i32),
        Choices::Seed { max } => Setting::Number(below(*max as usize) as i32 + 1),
    };
    G::options().iter().map(|spec| (spec.key.to_owned(), any(spec))).collect()
}

/// What has to be chosen besides an option so that it does something.
fn freed<G: Show>(spec: &OptionSpec) -> Chosen {
    let other = |key: &str, not: &Setting| {
        let spec = G::options().into_iter().find(|spec| spec.key == key).expect("a void option names another");
        match &spec.choices {
            Choices::Flag => Setting::Flag(*not == Setting::Flag(false)),
            Choices::Word { words } => {
                words.iter().map(|&word| Setting::from(word)).find(|word| word != not).expect("another word")
            }
            _ => spec.default.clone(),
        }
    };
    spec.void.first().map(|(key, not)| ((*key).to_owned(), other(key, not))).into_iter().collect()
}

/// Every setup that the laws are proved with.
pub fn setups<G: Show>() -> Vec<Arc<G::Setup>> {
    cases::<G>().into_iter().map(|case| case.setup).collect()
}

/// Plays a random game, calling `visit` in every position with the actions of the side that will act. Where a law
/// breaks on the way, the game so far is left as a record.
fn wander<G: Game>(case: &Case<G>, luck: &mut Seeded, mut visit: impl FnMut(&G, Side, &[G::Action], &G::Action)) -> G {
    let mut dice = Witness::new(luck);
    let mut game = G::start(case.setup.clone(), &mut dice, &mut Silence);
    let mut trail = Trail::new(case, dice.thrown());
    let limit = G::ply_limit(&case.setup);
    while let Some(side) = someone(&game.to_play(), luck) {
        let plies = trail.record.entries.len();
        assert!(
            plies < limit as usize,
            "{case}: the game is not over after {plies} decisions, and `ply_limit` promised {limit}: \
             let the rules end it, or promise more"
        );
        let actions = game.all_actions(side);
        assert!(
            !actions.is_empty(),
            "{case}: a dead end: {side:?} is asked (`to_play`) but has nothing to do (`actions`) in {game:?}"
        );
        let action = actions[luck.below(actions.len() as u32) as usize].clone();
        visit(&game, side, &actions, &action);
        let notation = game.write(&action);
        let mut dice = Witness::new(luck);
        game.play(side, &action, &mut dice, &mut Silence);
        trail.walked(side, notation, dice.thrown());
    }
    game
}

/// The texts of all files in a folder and in the folders in it.
pub fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else {
            texts.extend(std::fs::read_to_string(&path));
        }
    }
    texts
}
