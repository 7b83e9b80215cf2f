//! What every author of a game would write down alike.

use std::fmt::{self, Debug};
use std::ops::Deref;
use std::sync::Arc;

/// The setup as a game keeps it. All positions of a match share one, so it is always equal and says nothing of itself:
/// games derive `PartialEq` over what lies on the table.
pub struct Shared<T>(Arc<T>);

impl<T> Clone for Shared<T> {
    #[inline]
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<T> From<Arc<T>> for Shared<T> {
    fn from(setup: Arc<T>) -> Self {
        Shared(setup)
    }
}

impl<T> Deref for Shared<T> {
    type Target = Arc<T>;

    #[inline]
    fn deref(&self) -> &Arc<T> {
        &self.0
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

/// Whether a value is what nobody needs to write down: `#[serde(skip_serializing_if = "kernel::is_default")]`.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A game is printed as its position, in words.
#[macro_export]
macro_rules! debug_by_position {
    ($game:ty) => {
        impl ::std::fmt::Debug for $game {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&$crate::Game::position(self), f)
            }
        }
    };
}

/// What every game keeps in files of its own, in its `impl Game`: scenarios are read by `setup::read`, actions written
/// and read by `notation::write` and `notation::read`, positions by `position::write` and `position::read`; the types
/// are called what [`crate::Game`] calls them, and the field `setup` is the [`Shared`] setup.
#[macro_export]
macro_rules! chapters {
    () => {
        type Setup = Setup;
        type Action = Action;
        type Event = Event;
        type Position = Position;

        fn setup(scenario_toml: &str, chosen: &$crate::Chosen) -> ::std::result::Result<Setup, $crate::Fault> {
            setup::read(scenario_toml, chosen)
        }

        fn setup_of(&self) -> &::std::sync::Arc<Setup> {
            &self.setup
        }

        fn write(&self, action: &Action) -> ::std::string::String {
            notation::write(self, action)
        }

        fn read(&self, notation: &str) -> ::std::result::Result<Action, $crate::Fault> {
            notation::read(self, notation)
        }

        fn position(&self) -> Position {
            position::write(self)
        }

        fn from_position(
            setup: ::std::sync::Arc<Setup>,
            position: Position,
        ) -> ::std::result::Result<Self, $crate::Fault> {
            position::read(setup, position)
        }
    };
}

/// The scenarios with these ids, from the files `scenarios/ID.toml` of the crate: the body of [`crate::Game::scenarios`].
#[macro_export]
macro_rules! scenarios {
    ($($id:literal),+ $(,)?) => {
        &[$($crate::ScenarioFile {
            id: $id,
            toml: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/", $id, ".toml")),
        }),+]
    };
}

/// [`crate::Show::words`], [`crate::Show::rulebook`], [`crate::Show::measured`] and [`crate::Show::ladder`], from the files
/// `locale/*.ftl`, `rules/*.md`, `measured.toml` and `ladder.toml` of the crate.
#[macro_export]
macro_rules! books {
    () => {
        fn words(tongue: $crate::Tongue) -> &'static str {
            match tongue {
                $crate::Tongue::Fr => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locale/fr.ftl")),
                $crate::Tongue::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locale/en.ftl")),
            }
        }

        fn faults() -> &'static str {
            const BOOK: &str =
                $crate::beside_page(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locale/faults.fr.txt")));
            BOOK
        }

        fn rulebook(tongue: $crate::Tongue) -> &'static str {
            const BOOKS: [&str; 2] = [
                $crate::beside_page(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/fr.md"))),
                $crate::beside_page(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/en.md"))),
            ];
            match tongue {
                $crate::Tongue::Fr => BOOKS[0],
                $crate::Tongue::En => BOOKS[1],
            }
        }

        fn measured() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/measured.toml"))
        }

        fn ladder() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ladder.toml"))
        }
    };
}

/// [`crate::Show::school`]: lessons with these ids from `lessons/ID.toml`, figures from `figures.toml`, words from
/// `locale/school.*.ftl` of the crate.
#[macro_export]
macro_rules! school {
    ($($id:literal),+ $(,)?) => {
        fn school() -> ::std::option::Option<&'static $crate::SchoolFiles> {
            const FILES: $crate::SchoolFiles = $crate::SchoolFiles {
                lessons: &[$($crate::LessonFile {
                    id: $id,
                    toml: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $id, ".toml")),
                }),+],
                figures: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/figures.toml")),
                words: |tongue| match tongue {
                    $crate::Tongue::Fr => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locale/school.fr.ftl")),
                    $crate::Tongue::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locale/school.en.ftl")),
                },
            };
            ::std::option::Option::Some(&FILES)
        }
    };
}

/// [`crate::Show::puzzles`], from the file `puzzles.toml` of the crate.
#[macro_export]
macro_rules! puzzles {
    () => {
        fn puzzles() -> $crate::PuzzleFile {
            #[allow(long_running_const_eval)] // A file of some hundred kilobytes is counted.
            const FILE: $crate::PuzzleFile =
                $crate::PuzzleFile::new(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles.toml")));
            FILE
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_setup_never_tells_positions_apart() {
        let (one, other) = (Shared::from(Arc::new(1)), Shared::from(Arc::new(2)));
        assert_eq!(one, other);
        assert_eq!((**one, format!("{one:?}")), (1, "_".to_owned()));
    }
}
