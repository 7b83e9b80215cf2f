//! A small table for rule tests: board T of the examples, units in a line of words each, and what an umpire would say.

use std::fmt::Write;
use std::sync::Arc;

use belle_epoque::{BelleEpoque, Event, Setup, UnitId};
use hexmap::Cell;
use kernel::{Game, Script, Side};
use serde_json::{Value, json};

/// A game with what an umpire says of it.
pub type Table = kernel::testing::Table<BelleEpoque>;

/// Board T with some ground changed (`0404=h 0504=w`), works, options, command points, and units, a line each:
/// `Z: 1 tribal 4 G reg/close shock @0604 moved`. A spare unit of each side stands far away in the west.
#[derive(Clone)]
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
    Board {
        units: units.to_owned(),
        ground: String::new(),
        works: String::new(),
        options: String::new(),
        points: [0, 0],
        more: String::new(),
        command: ["normal", "normal"],
        rout: [1, 1],
        spares: true,
        turn: 1,
        turns: 30,
    }
}

struct Row {
    id: String,
    side: usize,
    toml: String,
    position: Value,
}

fn row(line: &str) -> Row {
    let (id, rest) = line.split_once(':').unwrap_or_else(|| panic!("'{line}' is no unit"));
    let id = id.trim().to_owned();
    let mut side = 0;
    let (mut kind, mut elements, mut weapon, mut quality, mut order) = ("infantry", 4, "E", "regular", "close");
    let (mut tags, mut at, mut arrival) = (Vec::new(), "", String::new());
    let mut position = json!({});
    for (i, word) in rest.split_whitespace().enumerate() {
        match word {
            "0" | "1" if i == 0 => side = usize::from(word == "1"),
            "inf" => kind = "infantry",
            "tribal" | "mounted" => kind = word,
            "cav" => kind = "cavalry",
            "A" | "B" | "C" | "D" | "E" | "F" | "G" => weapon = word,
            "moved" => position["has_moved"] = json!(true),
            "fired" => position["has_fired"] = json!(true),
            "activated" => position["activated"] = json!(true),
            "mired" => position["entered_difficult"] = json!(true),
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
    pub fn ground(mut self, ground: &str) -> Self {
        self.ground = ground.to_owned();
        self
    }
    pub fn works(mut self, works: &str) -> Self {
        self.works = works.to_owned();
        self
    }
    pub fn options(mut self, options: &str) -> Self {
        self.options = options.to_owned();
        self
    }
    pub fn points(mut self, red: u8, blue: u8) -> Self {
        self.points = [red, blue];
        self
    }
    /// More lines for the scenario, such as objectives.
    pub fn more(mut self, more: &str) -> Self {
        self.more = more.to_owned();
        self
    }
    pub fn command(mut self, red: &'static str, blue: &'static str) -> Self {
        self.command = [red, blue];
        self
    }
    pub fn rout(mut self, red: u8, blue: u8) -> Self {
        self.rout = [red, blue];
        self
    }
    pub fn turn(mut self, turn: u8, turns: u8) -> Self {
        (self.turn, self.turns) = (turn, turns);
        self
    }
    pub fn alone(mut self) -> Self {
        self.spares = false;
        self
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = self.units.lines().map(str::trim).filter(|l| !l.is_empty()).map(row).collect();
        if self.spares {
            rows.push(row("SpareRed: 0 inf 4 @0000"));
            rows.push(row("SpareBlue: 1 inf 4 @0008"));
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

    /// A unit may fire or assault after such a move.
    pub fn acting(&self, id: &str, gait: &str) -> Table {
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
    /// Plays a notation by whoever decides, with these dice. Chits and command dice that are not given read 1.
    #[must_use]
    fn go(self, notation: &str, dice: &[u16]) -> Self;
    fn phase_word(&self) -> String;
    /// How many legal actions begin with this word.
    fn count(&self, word: &str) -> usize;
    fn id(&self, id: &str) -> UnitId;
    fn hex(&self, name: &str) -> Cell;
    /// A unit's hex and elements: `0604 3`, or `gone`.
    fn unit(&self, id: &str) -> String;
    /// Command points left.
    fn pool(&self) -> [u8; 2];
    fn bowl(&self) -> [u8; 2];
    /// The hits of the last fire.
    fn hits(&self) -> u8;
    /// The totals of the last assault.
    fn totals(&self) -> [u8; 2];
}

impl Umpire for Table {
    fn go(mut self, notation: &str, dice: &[u16]) -> Self {
        let mut script = Script::readings(dice);
        self.roll(self.side(), notation, &mut script);
        assert_used(&script, notation);
        self
    }

    fn phase_word(&self) -> String {
        self.json()["phase"].as_str().unwrap().to_owned()
    }

    fn count(&self, word: &str) -> usize {
        self.those(word).split_whitespace().count()
    }

    fn id(&self, id: &str) -> UnitId {
        self.setup_of().find(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    fn hex(&self, name: &str) -> Cell {
        self.setup_of().grid.cell(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    fn unit(&self, id: &str) -> String {
        let place = self.place(self.id(id));
        let stand = |cell| format!("{} {}", self.setup_of().grid.name(cell), self.elements(self.id(id)));
        place.map_or("gone".to_owned(), stand)
    }

    fn pool(&self) -> [u8; 2] {
        Side::BOTH.map(|side| self.command_points(side))
    }

    fn bowl(&self) -> [u8; 2] {
        Side::BOTH.map(|side| self.chits(side))
    }

    fn hits(&self) -> u8 {
        let hits = |event: &Event| if let Event::Fired { hits, .. } = event { Some(*hits) } else { None };
        self.events().find_map(hits).expect("somebody fired")
    }

    fn totals(&self) -> [u8; 2] {
        let totals = |event: &Event| if let Event::Clashed { totals, .. } = event { Some(*totals) } else { None };
        self.events().find_map(totals).expect("an assault was fought")
    }
}
