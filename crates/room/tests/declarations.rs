//! The TypeScript declarations of the protocol are generated from the Rust types and kept beside the web client.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use kernel::{Review, Stock};
use room::club::{
    Ceremony, CeremonyDone, DeviceLink, Glance, HolidayAsked, Holidays, JoinAsked, Me, MyGame, NameAsked,
};
use room::letters::{ChannelAsked, DropAsked, LetterLink, Letters};
use room::protocol::{
    Answer, ArmyAsked, Created, Enlisted, GameCard, Problem, Request, StockAsked, Toml, Wanted, Watched,
};
use room::rating::{Player, Ranked};
use room::tables::{Offered, OpenTables, Sat};
use school::{Briefing, FigureView, PuzzleCard, PuzzleView};
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that the roots lead to, by name.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            self.found.insert(T::ident(&self.config), format!("{docs}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    fn text(&self) -> String {
        let note = "// Generated from the Rust types; `GROGNARD_BLESS=1 cargo test -p room declarations` renews it.\n";
        let all: Vec<_> = self.found.values().map(String::as_str).collect();
        let text = format!("{note}\n{}", all.join("\n"));
        let text = text.replace(" \n", "\n").replace("/**\n * ", "/** ").replace("\n */", " */");
        text.lines().map(|line| left_out(line) + "\n").collect()
    }
}

/// A field that may be left out is left out when there is nothing: it is never `null`.
fn left_out(line: &str) -> String {
    if line.contains("?: ") { line.replace(" | null,", ",") } else { line.to_owned() }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn declarations() -> String {
    let mut all = Declarations { config: Config::new(), seen: HashSet::new(), found: BTreeMap::new() };
    all.add::<GameCard>();
    all.add::<FigureView>();
    all.add::<PuzzleCard>();
    all.add::<PuzzleView>();
    all.add::<Briefing>();
    all.add::<Wanted>();
    all.add::<Created>();
    all.add::<Watched>();
    all.add::<Problem>();
    all.add::<StockAsked>();
    all.add::<Stock>();
    all.add::<ArmyAsked>();
    all.add::<Review>();
    all.add::<Enlisted>();
    all.add::<Toml>();
    all.add::<Me>();
    all.add::<NameAsked>();
    all.add::<DeviceLink>();
    all.add::<JoinAsked>();
    all.add::<Ceremony>();
    all.add::<CeremonyDone>();
    all.add::<Holidays>();
    all.add::<HolidayAsked>();
    all.add::<Letters>();
    all.add::<ChannelAsked>();
    all.add::<DropAsked>();
    all.add::<LetterLink>();
    all.add::<MyGame>();
    all.add::<Glance>();
    all.add::<Player>();
    all.add::<Ranked>();
    all.add::<Offered>();
    all.add::<OpenTables>();
    all.add::<Sat>();
    all.add::<Request>();
    all.add::<Answer>();
    all.add::<review::Debrief>();
    all.text()
}

#[test]
fn protocol_declarations_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/generated.ts");
    let wanted = declarations();
    assert!(!wanted.contains("bigint"), "a 64-bit number cannot cross the wire as a number");
    if std::env::var_os("GROGNARD_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder of the declarations");
        std::fs::write(&path, &wanted).expect("the declarations are written");
    }
    let present = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(present == wanted, "web/src/protocol/generated.ts is out of date: run this test with GROGNARD_BLESS=1");
}
