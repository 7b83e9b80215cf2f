//! A small table for rule tests: cases written line by line are set up, played with forced dice, and compared.
//!
//! `unit`, `terrain`, `road`, `stream`, `lane`, `threshold`, `breaking`, `lost`, `objective`, `option` and `home` make
//! the position; `activate CORPS [group UNIT...]` draws that corps' chit; actions are written as in the notation, with
//! the unit named and their dice after a colon (`|` between the targets of a fire); `? QUERY = ANSWER` asks the rules;
//! `refuse RULE ACTION` tries what is forbidden; `expect` looks at the table.
#![allow(dead_code)] // Each test file uses its part of it.

mod questions;
mod scenario;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use hexmap::Cell;
pub use kernel::testing::assert_near;
use kernel::{Game, Side};
use revolution_empire::{Event, Phase, RevolutionEmpire, Setup, UnitId};

pub type Table = kernel::testing::Table<RevolutionEmpire>;

/// Runs every case of a text.
pub fn run(cases: &str) -> usize {
    let mut count = 0;
    for text in cases.split("\ncase ").skip(1) {
        let title = text.lines().next().unwrap_or_default();
        let mut case = Case::default();
        for line in text.lines().skip(1).map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            case.line(line, title);
        }
        count += 1;
    }
    count
}

/// A case that only sets a table up.
pub fn table(lines: &str) -> Table {
    let mut case = Case::default();
    lines.lines().map(str::trim).filter(|line| !line.is_empty()).for_each(|line| case.line(line, lines));
    case.game().clone()
}

pub fn setup(id: &str, chosen: &str) -> Arc<Setup> {
    Table::setup(id, chosen)
}

/// A scenario from its beginning, no chit drawn yet.
pub fn begin(id: &str) -> Table {
    Table::begin(id, "", &[])
}

/// The chance that something holds after an action, by walking every fall of its dice.
pub fn chance(table: &Table, side: Side, notation: &str, holds: impl Fn(&Table) -> bool) -> f64 {
    table.mean(side, notation, |after| f64::from(holds(after)))
}

#[derive(Clone, Default)]
struct UnitLine {
    id: String,
    side: usize,
    kind: String,
    pieces: u8,
    most: u8,
    at: String,
    corps: String,
    traits: Vec<&'static str>,
    retreated: bool,
}

/// A case while it is read.
#[derive(Clone, Default)]
pub struct Case {
    terrain: BTreeMap<String, String>,
    roads: String,
    streams: String,
    lanes: String,
    objectives: String,
    options: String,
    homes: [Option<String>; 2],
    corps_homes: BTreeMap<String, String>,
    levels: [String; 2],
    lost: [u8; 2],
    units: Vec<UnitLine>,
    chits: BTreeMap<String, u8>,
    command: Option<u8>,
    game: Option<Table>,
}

fn side_of(word: &str) -> Side {
    match word {
        "Blue" | "blue" => Side::A,
        "Red" | "red" => Side::B,
        _ => panic!("'{word}' is no side"),
    }
}

const SIDES: [&str; 2] = ["blue", "red"];

impl Case {
    fn line(&mut self, line: &str, title: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match word {
            "probes" => {}
            "terrain" => self.terrain.extend(words.iter().map(|word| {
                let (hex, kind) = word.split_once('=').expect("HEX=kind");
                (hex.to_owned(), kind.to_owned())
            })),
            "road" => {
                let (name, hexes) = rest.split_once(':').expect("a name and hexes");
                writeln!(self.roads, "[[roads]]\nname = \"{name}\"\nhexes = \"{hexes}\"").unwrap();
            }
            "stream" => self.streams = format!("{} {rest}", self.streams),
            "lane" => self.lanes = format!("{} {rest}", self.lanes),
            "threshold" => self.level(words[0], "threshold", words[1]),
            "breaking" => self.level(words[0], "breaking_point", words[1]),
            "lost" => self.lost[side_of(words[0]).index()] = words[1].parse().unwrap(),
            "home" if words[0] == "corps" => {
                self.corps_homes.insert(words[1].to_lowercase(), words[2..].join(" "));
            }
            "home" => self.homes[side_of(words[0]).index()] = Some(words[1..].join(" ")),
            "chits" => drop(self.chits.insert(words[0].to_lowercase(), words[1].parse().unwrap())),
            "command" => self.command = Some(words[0].parse().unwrap()),
            "objective" => {
                let (hex, owner, points) = (words[0], words[1].to_lowercase(), words[2]);
                let vp = words.get(3).unwrap_or(&"0");
                writeln!(self.objectives, "[[objectives]]\nhex = \"{hex}\"\nname = \"{hex}\"\nowner = \"{owner}\"\npoints = {points}\nvp = {vp}").unwrap();
            }
            "option" => self.options = format!("{} {}={}", self.options, words[0], words[1]),
            "unit" => rest.split(" ; ").for_each(|unit| self.unit(unit)),
            "?" => rest.split(" ; ").for_each(|query| self.ask(query, title)),
            "expect" => rest.split(" ; ").for_each(|what| self.expect(what, title)),
            "activate" => self.activate(&words, title),
            "newturn" => self.new_turn(),
            "refuse" => self.refuse(words[0], &words[1..].join(" "), title),
            _ => self.act(line, title),
        }
    }

    fn level(&mut self, side: &str, field: &str, value: &str) {
        writeln!(self.levels[side_of(side).index()], "{field} = {value}").unwrap();
    }

    fn unit(&mut self, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (pieces, most) = words[3].split_once('/').unwrap_or((words[3], words[3]));
        let mut unit = UnitLine {
            id: words[0].to_owned(),
            side: side_of(words[1]).index(),
            kind: words[2].to_owned(),
            pieces: pieces.parse().unwrap(),
            most: most.parse().unwrap(),
            at: words[4].to_owned(),
            corps: ["nb", "nr"][side_of(words[1]).index()].to_owned(),
            ..UnitLine::default()
        };
        for &word in &words[5..] {
            match word {
                "sk" => unit.traits.push("skirmishers"),
                "bonus" => unit.traits.push("fire_bonus"),
                "steady" => unit.traits.push("steady"),
                "retreated" => unit.retreated = true,
                _ => unit.corps = word.strip_prefix("corps=").expect("corps=…").to_lowercase(),
            }
        }
        self.units.push(unit);
    }

    fn game(&mut self) -> &mut Table {
        if self.game.is_none() {
            let mut position =
                serde_json::json!({ "units": {}, "lost": { "blue": self.lost[0], "red": self.lost[1] } });
            for unit in &self.units {
                position["units"][&unit.id] =
                    serde_json::json!({ "at": unit.at, "pieces": unit.pieces, "retreated": unit.retreated });
            }
            self.game = Some(Table::set(&setup(&self.toml(), &self.options), position));
        }
        self.game.as_mut().unwrap()
    }

    /// The same table with another position.
    fn set(&mut self, change: impl FnOnce(&mut serde_json::Value)) {
        let mut position = self.game().json();
        change(&mut position);
        self.game = Some(Table::set(self.game().setup_of(), position));
    }

    /// The chit of a corps is the only one in the bowl and is drawn.
    fn activate(&mut self, words: &[&str], title: &str) {
        let corps = words[0].to_lowercase();
        let side = self.game().setup_of().corps_called(&corps).expect("a corps").side();
        self.set(|position| {
            let fields = position.as_object_mut().unwrap();
            for field in ["corps", "active", "moved", "marched", "skirmished", "clash", "mustered"] {
                fields.remove(field);
            }
            fields.insert("phase".into(), "chits".into());
            fields.insert("drawn".into(), serde_json::json!([]));
            fields.insert("bowl".into(), serde_json::json!([corps]));
            fields.insert("sealed".into(), serde_json::json!([SIDES[(!side).index()]]));
        });
        self.play(side, "seal", &[0], title);
        if let ["group", unit, ..] = words[1..]
            && self.game().phase == Phase::Group
        {
            self.play(side, &format!("group {unit}"), &[], title);
        }
    }

    fn new_turn(&mut self) {
        self.set(|position| {
            for (_, unit) in position["units"].as_object_mut().unwrap() {
                let unit = unit.as_object_mut().unwrap();
                unit.remove("fired");
                unit.remove("attacked");
            }
        });
    }

    /// Plays; when the activation ends the table is left as it was then, before a new turn begins.
    fn play(&mut self, side: Side, notation: &str, dice: &[u16], title: &str) {
        let game = self.game();
        let action = game.action(notation);
        assert!(!game.listed(&action) || game.lists(notation), "{title}: {notation} is not listed");
        println!("{title}: {notation}");
        game.by(side, notation, dice);
        let ended = |event: &Event| matches!(event, Event::ActivationEnded { .. });
        if let Some((rest, _)) = game.1.iter().find(|(_, event)| ended(event)) {
            game.0 = rest.clone();
        }
    }

    fn act(&mut self, line: &str, title: &str) {
        let (action, dice) = line.split_once(':').unwrap_or((line, ""));
        let dice: Vec<u16> = dice.replace('|', " ").split_whitespace().map(|die| die.parse().expect("a die")).collect();
        let words: Vec<&str> = action.split_whitespace().collect();
        let notation = match words[0] {
            "take" | "stay" | "pursue" | "riposte" | "decline" | "stand" | "evade" => words[0].to_owned(),
            "skirm" => format!("skirmish {}", words[1..].join(" ")),
            _ => words.join(" "),
        };
        // A phase is over as soon as something of a later one is done.
        loop {
            let end = match (self.game().phase, words[0]) {
                (Phase::Fire, "move" | "attack" | "column") => "end fire",
                (Phase::Movement, "attack" | "column") => "end movement",
                _ => break,
            };
            let side = self.game().to_play().next().unwrap();
            self.play(side, end, &[], title);
        }
        let side = self.game().to_play().next().unwrap_or(Side::A);
        self.play(side, &notation, &dice, title);
    }

    /// The same table in the phase of an action, even if nothing can be done in it.
    fn in_phase_of(&mut self, notation: &str) -> Table {
        let phase = match notation.split_whitespace().next() {
            Some("fire" | "skirmish") => "fire",
            Some("move") => "movement",
            Some("attack" | "column") => "combat",
            _ => return self.game().clone(),
        };
        let mut case = self.clone();
        if matches!(self.game().phase, Phase::Fire | Phase::Movement | Phase::Combat) {
            case.set(|position| position["phase"] = phase.into());
        }
        case.game().clone()
    }

    /// The rule that an umpire would cite.
    fn refuse(&mut self, rule: &str, notation: &str, title: &str) {
        let game = if rule == "RE-14" { self.game().clone() } else { self.in_phase_of(notation) };
        let (side, notation) = match notation.split_once("! ") {
            Some((side, notation)) => (side_of(side), notation),
            None => (game.to_play().next().unwrap_or(Side::A), notation),
        };
        println!("{title}: {notation}");
        assert_eq!(game.refusal(side, notation).rule, rule, "{title}: {notation}");
    }

    fn id(&mut self, word: &str) -> UnitId {
        self.game().setup_of().unit_called(word).unwrap_or_else(|| panic!("no unit {word}"))
    }

    fn hex(&mut self, name: &str) -> Cell {
        self.game().setup_of().grid.cell(name).unwrap_or_else(|| panic!("no hex {name}"))
    }
}
