//! The school: lessons that are played, figures of the rulebooks that are run, puzzles that are found and judged, cards
//! of the scenarios. All are data of the games ([`kernel::SchoolFiles`], [`kernel::Show::puzzles`], scenario files); this
//! crate reads them, plays them and says what is wrong with them. Pure: no I/O, no clock; it runs in a server, in a
//! browser and in the tests.

mod briefing;
mod course;
mod figure;
mod lesson;
mod place;
mod prospect;
pub mod puzzle;

use catalogue::Table;
use kernel::{Fault, LessonFile, SchoolFiles};

pub use briefing::{Briefing, Chances};
pub use course::{Course, Mood, Standing, Turn};
pub use figure::{Figure, FigureView, figures, placed};
pub use lesson::{Lesson, Step, StepCard, Syllabus, Task};
pub use place::{Act, Place};
pub use prospect::Prospector;
pub use puzzle::{Judged, LineStep, Puzzle, PuzzleCard, PuzzleView, puzzles};

/// What a game teaches, or a fault that says that it does not.
pub fn files(table: &dyn Table) -> Result<&'static SchoolFiles, Fault> {
    table.school().ok_or_else(|| Fault::new("school", format!("{} has no lessons and no figures", table.id())))
}

/// The lessons of a game, the first one first.
pub fn lessons(table: &dyn Table) -> &'static [LessonFile] {
    table.school().map_or(&[], |school| school.lessons)
}
