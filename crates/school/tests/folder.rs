//! What a game teaches, as its folder has it.

use std::fs;
use std::path::PathBuf;

use catalogue::Table;
use kernel::Tongue;
use school::Lesson;

/// The folder of a game.
pub struct Folder {
    pub table: &'static dyn Table,
    path: PathBuf,
}

/// All games.
pub fn folders() -> impl Iterator<Item = Folder> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    catalogue::games().map(move |table| Folder { table, path: games.join(table.id()) })
}

/// All games that teach something.
pub fn taught() -> Vec<Folder> {
    folders().filter(|folder| folder.path.join("figures.toml").exists()).collect()
}

impl Folder {
    /// A file that a game may have.
    pub fn find(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path.join(name)).ok()
    }

    pub fn read(&self, name: &str) -> String {
        let path = self.path.join(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    pub fn rulebook(&self, tongue: Tongue) -> String {
        self.read(&format!("rules/{}.md", code(tongue)))
    }

    pub fn words(&self, tongue: Tongue) -> String {
        self.read(&format!("locale/school.{}.ftl", code(tongue)))
    }

    /// The ids of its lessons, by name.
    pub fn lessons(&self) -> Vec<String> {
        let files = fs::read_dir(self.path.join("lessons")).unwrap_or_else(|error| panic!("{error}"));
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut ids: Vec<_> = names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned)).collect();
        ids.sort();
        ids
    }

    pub fn lesson(&self, id: &str) -> Lesson {
        let read = Lesson::read(self.table, id, &self.read(&format!("lessons/{id}.toml")));
        read.unwrap_or_else(|fault| panic!("{}, lesson {id}: {fault}", self.table.id()))
    }
}

fn code(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Fr => "fr",
        Tongue::En => "en",
    }
}

/// Every lesson of every game.
pub fn all_lessons() -> Vec<(Folder, String)> {
    let of = |folder: Folder| {
        let ids = folder.lessons();
        ids.into_iter().map(move |id| (Folder { table: folder.table, path: folder.path.clone() }, id))
    };
    taught().into_iter().flat_map(of).collect()
}

/// What lies in a game's folder is what the program has.
#[test]
fn every_lesson_of_a_folder_is_taught() {
    for folder in taught() {
        let listed = school::lessons(folder.table).iter().map(|lesson| lesson.id.to_owned());
        let mut listed: Vec<_> = listed.collect();
        listed.sort();
        assert_eq!(listed, folder.lessons(), "{}: kernel::school! lists the lessons", folder.table.id());
    }
}
