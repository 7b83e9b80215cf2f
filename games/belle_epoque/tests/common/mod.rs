//! A small table for rule tests: board T of the examples, units in a line of words each, and what an umpire would say.

use std::fmt::Write;
use std::sync::Arc;

use belle_epoque::{BelleEpoque, Event, Gait, NoShot, ScoreSheet, Setup, Shot, UnitId};
use hexmap::Cell;
use kernel::{Game, Script, Side};
use serde_json::{Value, json};

/// A game with what an umpire says of it.
pub type Table = kernel::testing::Table<BelleEpoque>;

/// Board T with some ground changed (`0404=h 0504=w`), works, options, command points, and units, a line each:
/// `Z: 1 tribal 4 G elite/open shock @0604 moved`. What is usual is left out: infantry of four elements, type E (or
/// cavalry of type G), regular, in close order. A spare unit of each side stands far away in the west.
#[derive(Clone, Default)]
pub struct Board {
    units: String,
    ground: String,
    works: String,
    options: String,
    points: [u8; 2],
    more: String,
    command: [&'static str; 2],
    rout: [u8; 2],
    spares: bool,
    turn: u8,
    turns: u8,
}

pub fn board(units: &str) -> Board {
    let board = Board { units: units.to_owned(), spares: true, turn: 1, turns: 30, ..Board::default() };
    board.command("normal", "normal").rout(1, 1)
}

/// Eight units of the first side and seven of the second, an element each.
pub fn eight_and_seven() -> Board {
    let unit = |i: u8| format!("U{i}: {} inf 1 @{:02}0{}\n", u8::from(i >= 8), i % 8, if i < 8 { 1 } else { 7 });
    board(&(0..15).map(unit).collect::<String>()).alone()
}

struct Row {
    id: String,
    side: usize,
    toml: String,
    position: Value,
}

/// What a unit may have done, in a line of a board and in a position.
const DEEDS: [(&str, &str); 4] =
    [("moved", "has_moved"), ("fired", "has_fired"), ("activated", "activated"), ("mired", "entered_difficult")];

fn row(line: &str) -> Row {
    let (id, rest) = line.split_once(':').unwrap_or_else(|| panic!("'{line}' is no unit"));
    let id = id.trim().to_owned();
    let mut side = 0;
    let (mut kind, mut elements, mut weapon, mut quality, mut order) = ("infantry", 4, "E", "regular", "close");
    let (mut tags, mut at, mut arrival) = (Vec::new(), "", String::new());
    let mut position = json!({});
    for (i, word) in rest.split_whitespace().enumerate() {
        if let Some((_, field)) = DEEDS.iter().find(|(deed, _)| *deed == word) {
            position[field] = json!(true);
            continue;
        }
        match word {
            "0" | "1" if i == 0 => side = usize::from(word == "1"),
            "inf" => kind = "infantry",
            "tribal" | "mounted" => kind = word,
            "cav" => kind = "cavalry",
            "A" | "B" | "C" | "D" | "E" | "F" | "G" => weapon = word,
            _ if word.starts_with('@') => at = &word[1..],
            _ if word.starts_with("turn") => {
                let (turn, entry) = word[4..].split_once('@').expect("turn3@0000,0100");
                write!(arrival, "turn = {turn}, entry = \"{entry}\"").unwrap();
            }
            _ if word.starts_with("fought") => position["assaults_fought"] = json!(word[6..].parse::<u8>().unwrap()),
            _ if word.contains('/') => {
                let (q, o) = word.split_once('/').unwrap();
                quality = if q == "reg" { "regular" } else { q };
                order = o;
            }
            _ if word.parse::<u8>().is_ok() => elements = word.parse().unwrap(),
            _ => tags.push(word),
        }
    }
    if kind == "cavalry" && weapon == "E" {
        weapon = "G";
    }
    let place = if arrival.is_empty() { format!("at = \"{at}\"") } else { arrival };
    if !at.is_empty() {
        position["at"] = json!(at);
    }
    let toml = format!(
        r#"{{ id = "{id}", name = "{id}", kind = "{kind}", elements = {elements}, weapon = "{weapon}", quality = "{quality}", order = "{order}", tags = "{}", {place} }},"#,
        tags.join(" ")
    );
    Row { id, side, toml, position }
}

impl Board {
    pub fn ground(self, ground: &str) -> Self {
        Board { ground: ground.to_owned(), ..self }
    }
    pub fn works(self, works: &str) -> Self {
        Board { works: works.to_owned(), ..self }
    }
    pub fn options(self, options: &str) -> Self {
        Board { options: options.to_owned(), ..self }
    }
    pub fn points(self, red: u8, blue: u8) -> Self {
        Board { points: [red, blue], ..self }
    }
    /// More lines for the scenario, such as objectives.
    pub fn more(self, more: &str) -> Self {
        Board { more: more.to_owned(), ..self }
    }
    pub fn command(self, red: &'static str, blue: &'static str) -> Self {
        Board { command: [red, blue], ..self }
    }
    pub fn rout(self, red: u8, blue: u8) -> Self {
        Board { rout: [red, blue], ..self }
    }
    pub fn turn(self, turn: u8, turns: u8) -> Self {
        Board { turn, turns, ..self }
    }
    pub fn alone(self) -> Self {
        Board { spares: false, ..self }
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = self.units.lines().map(str::trim).filter(|l| !l.is_empty()).map(row).collect();
        if self.spares {
            rows.push(row("SpareRed: 0 @0000"));
            rows.push(row("SpareBlue: 1 @0008"));
        }
        rows
    }

    pub fn toml(&self) -> String {
        let mut map: Vec<Vec<char>> = (0..9).map(|r| vec!['.'; 13 - r % 2]).collect();
        for change in self.ground.split_whitespace() {
            let (hexes, letter) = change.split_once('=').expect("0404=h");
            for hex in hexes.split(',') {
                let (c, r): (usize, usize) = (hex[..2].parse().unwrap(), hex[2..].parse().unwrap());
                map[r][c] = letter.chars().next().unwrap();
            }
        }
        let mut toml = format!("turns = {}\nworks = \"{}\"\n{}\nmap = '''\n", self.turns, self.works, self.more);
        for row in map {
            let row: Vec<String> = row.iter().map(char::to_string).collect();
            writeln!(toml, "{}", row.join(" ")).unwrap();
        }
        toml.push_str("'''\n");
        for (side, word) in ["red", "blue"].into_iter().enumerate() {
            let (command, rout) = (self.command[side], self.rout[side]);
            writeln!(toml, "[{word}]\nname = \"{word}\"\ncommand = \"{command}\"\nrout = {rout}\nunits = [").unwrap();
            for row in self.rows().iter().filter(|row| row.side == side) {
                writeln!(toml, "    {}", row.toml).unwrap();
            }
            toml.push_str("]\n");
        }
        toml
    }

    pub fn setup(&self) -> Arc<Setup> {
        Table::setup(&self.toml(), &self.options)
    }

    /// The position as JSON, with the given fields besides the units and points.
    pub fn json(&self, fields: Value) -> Value {
        let mut position = json!({
            "turn": self.turn,
            "command_points": { "red": self.points[0], "blue": self.points[1] },
            "units": {},
        });
        for row in self.rows() {
            position["units"][row.id] = row.position;
        }
        for (key, value) in fields.as_object().unwrap() {
            position[key] = value.clone();
        }
        position
    }

    pub fn set(&self, fields: Value) -> Table {
        Table::set(&self.setup(), self.json(fields))
    }

    fn side(&self, id: &str) -> &'static str {
        let row = self.rows().into_iter().find(|row| row.id == id).unwrap_or_else(|| panic!("no unit {id}"));
        ["red", "blue"][row.side]
    }

    /// A chit of this side was drawn.
    pub fn drawn(&self, side: &str) -> Table {
        self.set(json!({ "phase": "pick_unit", "active": side }))
    }

    /// A unit is activated and about to test.
    pub fn activated(&self, id: &str) -> Table {
        self.set(json!({ "phase": "pick_test", "active": self.side(id), "activation": { "unit": id } }))
    }

    /// A unit has passed its test and may move.
    pub fn passed(&self, id: &str) -> Table {
        let activation = json!({ "unit": id, "test": "passed" });
        self.set(json!({ "phase": "pick_move", "active": self.side(id), "activation": activation }))
    }

    /// A unit may fire or assault, standing still or after another move: `A`, `A basic`.
    pub fn acting(&self, who: &str) -> Table {
        let (id, gait) = who.split_once(' ').unwrap_or((who, "still"));
        let activation = json!({ "unit": id, "gait": gait });
        self.set(json!({ "phase": "pick_act", "active": self.side(id), "activation": activation }))
    }

    /// From the beginning, with these dice.
    pub fn start(&self, dice: &[u16]) -> Table {
        begin(&self.setup(), dice)
    }
}

/// A game from its beginning; dice that the test does not care for (chits, command) read as the lowest face.
pub fn begin(setup: &Arc<Setup>, dice: &[u16]) -> Table {
    let mut script = Script::readings(dice);
    let table = Table::start_with(setup, &mut script);
    assert_used(&script, "start");
    table
}

fn assert_used(script: &Script, what: &str) {
    if let Some(asked) = script.missing() {
        assert!(["chit", "command"].contains(&asked.label), "{what}: {:?}", script.settle());
    } else {
        script.settle().unwrap_or_else(|fault| panic!("{what}: {fault}"));
    }
}

/// What tests of this game do and ask.
pub trait Umpire {
    /// What lies on the table after these actions of whoever decides, each with its dice: `volley; test 1 > 4 1 4`.
    /// Chits and command dice that are not given read 1.
    #[must_use]
    fn go(&self, actions: &str) -> Self;
    /// What lies on the table after whoever decides has done as little as possible.
    #[must_use]
    fn wait(&self) -> Self;
    /// Fails unless all this is so: `T: 0604 3; totals: 3 5` (what is [`seen`](Umpire::seen)), `fire T: BE-52` (the
    /// rule that forbids it; `red fire T` if that side wants it), `volley: legal` or `volley: not legal`.
    fn shows(self, what: &str) -> Self;
    /// A unit's hex and elements (`T`: `0604 3`, or `gone`), or what it has done (`T has`: `moved fired`), the legal
    /// actions that begin with a word (`move`: `0403 0404`) or their number (`count move`), numbers of both sides
    /// (`pool`), and what else stands in the list.
    fn seen(&self, what: &str) -> String;
    fn id(&self, id: &str) -> UnitId;
    fn hex(&self, name: &str) -> Cell;
    /// How a unit could fire at another after such a move.
    fn aim(&self, firer: &str, target: &str, gait: Gait) -> Result<Shot, NoShot>;
    /// The assault score of a unit against another.
    fn sheet(&self, unit: &str, opponent: &str, defends: bool) -> ScoreSheet;
}

impl Umpire for Table {
    #[track_caller]
    fn go(&self, actions: &str) -> Self {
        let mut table = self.clone();
        for action in actions.split(';') {
            let (notation, dice) = action.split_once('>').unwrap_or((action, ""));
            let dice: Vec<u16> = dice.split_whitespace().map(|die| die.parse().expect("a die")).collect();
            let mut script = Script::readings(&dice);
            table.roll(table.side(), notation.trim(), &mut script);
            assert_used(&script, notation);
        }
        table
    }

    fn wait(&self) -> Self {
        let legal = self.legal();
        let idle = ["no test", "stay", "done", "no reaction", "take loss", "hold position"];
        self.go(idle.into_iter().find(|idle| legal.iter().any(|action| action == idle)).unwrap_or(&legal[0]))
    }

    #[track_caller]
    fn shows(self, what: &str) -> Self {
        for line in what.split(';') {
            let (subject, wanted) = line.split_once(':').unwrap_or_else(|| panic!("'{line}' says nothing"));
            let (subject, wanted) = (subject.trim(), wanted.trim());
            let side = BelleEpoque::SIDES.iter().position(|side| subject.starts_with(&format!("{side} ")));
            let seen = match (side, wanted) {
                (Some(side), _) => {
                    let (_, notation) = subject.split_once(' ').expect("a side and an action");
                    self.refuses_to(Side::from_index(side), notation).to_owned()
                }
                _ if wanted.starts_with("BE-") => self.refuses(subject).to_owned(),
                (_, "legal" | "not legal") => if self.lists(subject) { "legal" } else { "not legal" }.to_owned(),
                _ => self.seen(subject),
            };
            assert_eq!(seen, wanted, "{subject}");
        }
        self
    }

    fn seen(&self, what: &str) -> String {
        let each = |of: &dyn Fn(Side) -> u16| Side::BOTH.map(|side| of(side).to_string()).join(" ");
        let happened = |tell: fn(&Event) -> Option<String>| self.events().find_map(tell).expect("it has happened");
        match what.split(' ').collect::<Vec<_>>()[..] {
            ["decider"] => self.decider().to_owned(),
            ["outcome"] => self.outcome(),
            ["legal"] => self.legal().join(", "),
            ["phase"] => self.json()["phase"].as_str().expect("a word").to_owned(),
            ["turn"] => self.turn().to_string(),
            ["activated"] => {
                self.activated_unit().map_or("nobody".to_owned(), |unit| self.setup_of().unit(unit).id.clone())
            }
            ["pool"] => each(&|side| self.command_points(side).into()),
            ["bowl"] => each(&|side| self.chits(side).into()),
            ["points"] => each(&|side| self.points(side)),
            ["hits"] => happened(|event| match event {
                Event::Fired { hits, .. } => Some(hits.to_string()),
                _ => None,
            }),
            ["totals"] => happened(|event| match event {
                Event::Clashed { totals: [attack, defence], .. } => Some(format!("{attack} {defence}")),
                _ => None,
            }),
            ["count", word] => self.those(word).split_whitespace().count().to_string(),
            [id, "has"] => {
                let unit = &self.json()["units"][id];
                let done = DEEDS.iter().filter(|(_, field)| unit[field] == true).map(|(deed, _)| (*deed).to_owned());
                let fought = unit["assaults_fought"].as_u64().map(|fought| format!("fought{fought}"));
                done.chain(fought).collect::<Vec<_>>().join(" ")
            }
            _ => match self.setup_of().find(what) {
                Some(unit) => self.place(unit).map_or("gone".to_owned(), |cell| {
                    format!("{} {}", self.setup_of().grid.name(cell), self.elements(unit))
                }),
                None => self.those(what),
            },
        }
    }

    fn id(&self, id: &str) -> UnitId {
        self.setup_of().find(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    fn hex(&self, name: &str) -> Cell {
        self.setup_of().grid.cell(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    fn aim(&self, firer: &str, target: &str, gait: Gait) -> Result<Shot, NoShot> {
        self.shot(self.id(firer), self.id(target), gait)
    }

    fn sheet(&self, unit: &str, opponent: &str, defends: bool) -> ScoreSheet {
        self.score_sheet(self.id(unit), self.id(opponent), defends, false)
    }
}
