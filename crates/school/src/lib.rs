//! The school: lessons that are played and figures of the rulebooks that are run. Both are data of the games
//! ([`kernel::SchoolFiles`]); this crate reads them, plays them and says what is wrong with them. Pure: no I/O, no
//! clock; it runs in a server, in a browser and in the tests.

mod course;
mod figure;
mod lesson;
mod place;

use catalogue::Table;
use kernel::{Fault, LessonFile, SchoolFiles};

pub use course::{Course, Mood, Standing, Turn};
pub use figure::{Figure, FigureView, figures, placed};
pub use lesson::{Lesson, Step, StepCard, Syllabus, Task};
pub use place::{Act, Place};

/// What a game teaches, or a fault that says that it does not.
pub fn files(table: &dyn Table) -> Result<&'static SchoolFiles, Fault> {
    table.school().ok_or_else(|| Fault::new("school", format!("{} has no lessons and no figures", table.id())))
}

/// The lessons of a game, the first one first.
pub fn lessons(table: &dyn Table) -> &'static [LessonFile] {
    table.school().map_or(&[], |school| school.lessons)
}
