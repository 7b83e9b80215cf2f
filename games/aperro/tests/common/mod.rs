//! Small battles written as text, so that a rule's test is a few lines.
//!
//! ```text
//! south combat                 whose turn, which phase
//! NC: H4a | I3x I2y G1/1/2g    South's pieces | North's pieces; `@S` or `@N` names the holder
//! SR: L3c                      a reserve
//! NC = fort hill               terrain
//! river C bridge               a river
//! ```
//! A piece is a letter (I H L A, G for a general), its VC (or ratings) and its id, then marks: `!` fought,
//! `~` routed, `^` square, `%` deep order, `*cai` loss markers by cavalry, artillery, infantry (on a general
//! `*2`), `/4` initial elements, `>1` steps made, `+light` and other qualities, `=moved_last` and other flags.

use aperro::{Action, Aperro, Place, Sector};
pub use kernel::testing::assert_near;
use kernel::{Game, Side};
use serde_json::{Map, Value, json};

pub const S: Side = Side::A;
pub const N: Side = Side::B;

/// A game with what an umpire says of it.
pub type Battle = kernel::testing::Table<Aperro>;

/// A battle without options.
pub fn battle(text: &str) -> Battle {
    with("", text)
}

/// A battle with options.
pub fn with(options: &str, text: &str) -> Battle {
    Battle::set(&Battle::setup("champ_de_mars", options), position(text))
}

/// The position of a text.
pub fn position(text: &str) -> Value {
    let mut words = Words::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        words.line(line);
    }
    json!({
        "phase": words.phase, "player": words.player, "turns": [3, 3],
        "armies": {
            "south": {"units": words.specs[0], "generals": words.chiefs[0], "nation": words.nation},
            "north": {"units": words.specs[1], "generals": words.chiefs[1], "nation": words.nation},
        },
        "terrain": words.terrain, "rivers": words.rivers, "units": words.units, "generals": words.generals,
        "holders": words.holders,
    })
}

#[derive(Default)]
struct Words {
    phase: String,
    player: String,
    nation: Value,
    specs: [Vec<Value>; 2],
    chiefs: [Vec<Value>; 2],
    terrain: Map<String, Value>,
    rivers: [Value; 3],
    units: Map<String, Value>,
    generals: Map<String, Value>,
    holders: Map<String, Value>,
}

/// What a mark begins with.
const MARKS: [char; 8] = ['!', '~', '^', '%', '*', '+', '>', '='];

impl Words {
    fn line(&mut self, line: &str) {
        if self.phase.is_empty() {
            let (player, phase) = line.split_once(' ').expect("side and phase");
            (self.player, self.phase, self.nation) = (player.to_owned(), phase.to_owned(), json!("other"));
        } else if let Some((sector, terrain)) = line.split_once(" = ") {
            self.terrain.insert(sector.to_owned(), json!(terrain.split_whitespace().collect::<Vec<_>>()));
        } else if let Some(river) = line.strip_prefix("river ") {
            let (lane, kind) = river.split_once(' ').expect("lane and kind");
            self.rivers["WCE".find(lane).expect("a lane")] = json!(kind);
        } else if let Some(nation) = line.strip_prefix("nation ") {
            self.nation = json!(nation);
        } else {
            let (place, pieces) = line.split_once(':').expect("place: pieces");
            let (south, north) = match place {
                "NR" => ("", pieces),
                _ => pieces.split_once('|').unwrap_or((pieces, "")),
            };
            for (side, words) in [south, north].into_iter().enumerate() {
                words.split_whitespace().for_each(|word| self.piece(side, place, word));
            }
        }
    }

    fn piece(&mut self, side: usize, place: &str, word: &str) {
        if let Some(holder) = word.strip_prefix('@') {
            self.holders.insert(place.to_owned(), json!(if holder == "S" { "south" } else { "north" }));
            return;
        }
        let (core, marks) = word.split_at(word.find(MARKS).unwrap_or(word.len()));
        let split = core.rfind(|c: char| c.is_ascii_digit()).expect("a number") + 1;
        let (head, id) = core.split_at(split);
        let (letter, number) = head.split_at(1);
        let mut words = json!({"at": place});
        if letter == "G" {
            let ratings: Vec<u8> = number.split('/').map(|n| n.parse().unwrap()).collect();
            self.chiefs[side].push(json!({"id": id, "cr": ratings[0], "lsa": ratings[1], "lsd": ratings[2]}));
            if let Some(n) = marks.strip_prefix('*') {
                words["markers"] = json!(n.parse::<u8>().unwrap());
            }
            self.generals.insert(id.to_owned(), words);
            return;
        }
        let (vc, initial) = number.split_once('/').unwrap_or((number, number));
        let kinds = [("I", "infantry"), ("H", "battle_cavalry"), ("L", "light_cavalry"), ("A", "artillery")];
        let kind = kinds.into_iter().find(|kind| kind.0 == letter).expect("a kind").1;
        let mut spec = json!({"id": id, "kind": kind, "vc": initial.parse::<u8>().unwrap()});
        words["vc"] = json!(vc.parse::<u8>().unwrap());
        let mut rest = marks;
        while let Some(mark) = rest.chars().next() {
            let tail = &rest[mark.len_utf8()..];
            let (value, next) = tail.split_at(tail.find(MARKS).unwrap_or(tail.len()));
            match mark {
                '!' => words["fought"] = json!(true),
                '~' => words["routed"] = json!(true),
                '^' => words["square"] = json!(true),
                '%' => words["deep"] = json!(true),
                '>' => words["steps"] = json!(value.parse::<u8>().unwrap()),
                '=' => words[value] = json!(true),
                '+' => spec[value] = json!(true),
                _ => words["markers"] = value.chars().map(arm).collect(),
            }
            rest = next;
        }
        self.specs[side].push(spec);
        self.units.insert(id.to_owned(), words);
    }
}

fn arm(letter: char) -> Value {
    json!(match letter {
        'c' => "cavalry",
        'a' => "artillery",
        _ => "infantry",
    })
}

/// What tests ask of the troops, by their ids.
pub trait Troops {
    fn troops(&self, id: &str) -> aperro::Unit;
    fn leader(&self, id: &str) -> aperro::General;
    /// Elements and place of a unit.
    fn at(&self, id: &str) -> (u8, Place);
    /// Where a piece can go.
    fn destinations(&self, id: &str) -> Vec<String>;
    /// Dice and efficiency that a unit would attack with.
    fn attack(&self, action: &str) -> (u8, u8);
    fn winner(&self) -> Option<(Side, &'static str)>;
    fn holder(&self, sector: Sector) -> Side;
}

impl Troops for Aperro {
    fn troops(&self, id: &str) -> aperro::Unit {
        *self.unit(self.piece_named(id).expect("a piece")).expect("a unit")
    }

    fn leader(&self, id: &str) -> aperro::General {
        *self.general(self.piece_named(id).expect("a piece")).expect("a general")
    }

    fn at(&self, id: &str) -> (u8, Place) {
        (self.troops(id).vc, self.troops(id).place)
    }

    fn destinations(&self, id: &str) -> Vec<String> {
        Battle::from(self.clone()).those(&format!("move {id} to")).split_whitespace().map(str::to_owned).collect()
    }

    fn attack(&self, action: &str) -> (u8, u8) {
        let Ok(Action::Attack { unit, mode, target }) = self.read(action) else { panic!("no attack") };
        let shot = self.shot(unit.side, self.unit(unit).expect("a unit"), mode, target);
        (shot.dice, shot.ef)
    }

    fn winner(&self) -> Option<(Side, &'static str)> {
        self.to_play().outcome().and_then(|outcome| outcome.winner.map(|winner| (winner, outcome.reason)))
    }

    fn holder(&self, sector: Sector) -> Side {
        if self.defends(S, sector) { S } else { N }
    }
}
