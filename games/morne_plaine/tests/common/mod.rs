//! Small tables written as text, so that a rule's test is a few lines.
//!
//! ```text
//! F1 infantry/line french 24 column6 6096,4572,0    id, arm/class, traits, figures, formation, pose in units
//! A1 infantry/line british 20/24 line 6096,6096,180  20 left of 24; marks after the pose: fleeing acted shot=3
//! wall 4000,6000 8000,6000                           a line of the ground
//! wood 1000,1000 3000,1000 3000,3000 1000,3000       an area
//! ```
//! Ids that begin with A or B are the second side's. The table is 48p x 48p.

#![allow(dead_code)]

use std::sync::Arc;

use kernel::{Chosen, Refusal, Side};
use morne_plaine::{Action, Event, MornePlaine, Pose, Setup, UnitId};
use serde_json::{Value, json};

pub const F: Side = Side::A;
pub const A: Side = Side::B;

type Umpire = kernel::testing::Table<MornePlaine>;

/// Options from words: `"army_break=false soft_cover_save=5"`.
pub fn chosen(words: &str) -> Chosen {
    Umpire::options(words)
}

pub fn scenario(id: &str) -> &str {
    Umpire::scenario(id)
}

pub fn shipped(id: &str, options: &str) -> Arc<Setup> {
    Umpire::setup(id, options)
}

const AREAS: [&str; 5] = ["wood", "rough", "village", "building", "hill"];
const LINES: [&str; 6] = ["wall", "bank", "abatis", "hedge", "stream", "crest"];

/// A table being written.
#[derive(Default)]
pub struct Table {
    toml: String,
    areas: String,
    lines: String,
    armies: [String; 2],
    pub position: Value,
}

fn number(units: &str) -> f64 {
    units.parse::<f64>().expect("a number of units") / 254.0
}

fn points(words: &[&str]) -> String {
    let point = |word: &&str| {
        let (x, y) = word.split_once(',').expect("x,y");
        format!("[{:.9}, {:.9}]", number(x), number(y))
    };
    words.iter().map(point).collect::<Vec<_>>().join(", ")
}

/// The scenario and the position of a text.
pub fn table(text: &str) -> Table {
    let mut table = Table { position: json!({"units": {}}), ..Table::default() };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if AREAS.contains(&words[0]) {
            table.areas += &format!("{{ kind = \"{}\", points = [{}] }},\n", words[0], points(&words[1..]));
        } else if LINES.contains(&words[0]) {
            table.lines += &format!("{{ kind = \"{}\", points = [{}] }},\n", words[0], points(&words[1..]));
        } else {
            table.unit(&words);
        }
    }
    table
}

impl Table {
    fn unit(&mut self, words: &[&str]) {
        let (id, kind) = (words[0], words[1]);
        let (arm, class) = kind.split_once('/').expect("arm/class");
        let pose_at = words.iter().position(|w| w.matches(',').count() == 2).expect("a pose x,y,facing");
        let pose: Vec<i32> = words[pose_at].split(',').map(|n| n.parse().expect("a number")).collect();
        let commander = arm == "commander";
        let formation = if commander { "point" } else { words[pose_at - 1] };
        let mut middle = words[2..if commander { pose_at } else { pose_at - 1 }].to_vec();
        let mut unit = json!({"x": pose[0], "y": pose[1], "facing": pose[2], "formation": formation});
        let mut figures = String::new();
        if let Some(last) = middle.last()
            && last.starts_with(|c: char| c.is_ascii_digit())
        {
            let (n, n0) = last.split_once('/').unwrap_or((last, last));
            if arm == "infantry" || arm == "cavalry" {
                figures = format!("figures = {n0}, ");
            }
            unit["n"] = json!(n.parse::<u8>().unwrap());
            middle.pop();
        }
        for mark in &words[pose_at + 1..] {
            match mark.split_once('=') {
                None => unit[*mark] = json!(true),
                Some(("banned", who)) => unit["banned"] = json!([who]),
                Some(("place", place)) => unit["place"] = json!(place),
                Some((key, value)) => unit[key] = json!(value.parse::<u8>().unwrap()),
            }
        }
        let traits: Vec<String> = middle.iter().map(|t| format!("\"{t}\"")).collect();
        let side = usize::from(id.starts_with(['A', 'B']));
        // Where a scenario lists units does not matter here: the position puts them where they are.
        let slot = self.armies[side].matches("{ id").count();
        let listed = (4.0 + 8.0 * (slot % 5) as f64, 9.0 + 9.0 * (slot / 5) as f64 + 24.0 * side as f64);
        let listed_formation = match (arm, class) {
            ("infantry", "skirmisher") => "skirmish",
            ("infantry", _) => "march3",
            ("cavalry", _) => "march3",
            ("artillery", _) => "limbered",
            _ => "point",
        };
        self.armies[side] += &format!(
            "{{ id = \"{id}\", arm = \"{arm}\", class = \"{class}\", traits = [{}], {figures}formation = \"{listed_formation}\", at = [{}, {}, 0] }},\n",
            traits.join(", "),
            listed.0,
            listed.1
        );
        self.position["units"][id] = unit;
    }

    /// Sets a field of the position.
    pub fn with(mut self, key: &str, value: Value) -> Table {
        self.position[key] = value;
        self
    }

    /// More of the scenario's TOML, before the armies (`objectives = […]`).
    pub fn toml(mut self, more: &str) -> Table {
        self.toml += more;
        self.toml += "\n";
        self
    }

    pub fn text(&self) -> String {
        let spare = |side: usize| match self.armies[side].contains("infantry") || self.armies[side].contains("cavalry")
        {
            true => self.armies[side].clone(),
            false => {
                let id = ["Z1", "AZ"][side];
                let spare = format!(
                    "{{ id = \"{id}\", arm = \"infantry\", class = \"line\", figures = 20, formation = \"march3\", at = [46, {}, 0] }},\n",
                    9 + 24 * side
                );
                self.armies[side].clone() + &spare
            }
        };
        format!(
            "table = [48, 48]\nturns = 8\n{}\nareas = [{}]\nlines = [{}]\n[first]\nedge = \"south\"\nunits = [{}]\n[second]\nedge = \"north\"\nunits = [{}]\n",
            self.toml,
            self.areas,
            self.lines,
            spare(0),
            spare(1)
        )
    }

    /// The game with options.
    pub fn game(&self, options: &str) -> Play {
        Play(Umpire::set(&Umpire::setup(&self.text(), options), &self.position).0)
    }
}

/// A game on a small table, the first side to act.
pub fn game(text: &str) -> Play {
    table(text).game("")
}

/// Dice in short: `6x2 1x3 5`.
pub fn dice(text: &str) -> Vec<u16> {
    let mut all = Vec::new();
    for word in text.split_whitespace() {
        let (value, times) = word.split_once('x').unwrap_or((word, "1"));
        all.extend(std::iter::repeat_n(value.parse::<u16>().unwrap(), times.parse().unwrap()));
    }
    all
}

/// A game under test.
#[derive(Clone)]
pub struct Play(pub MornePlaine);

impl Play {
    fn umpire(&self) -> Umpire {
        self.0.clone().into()
    }

    pub fn action(&self, notation: &str) -> Action {
        self.umpire().action(notation)
    }

    /// Plays an action with exactly these dice, and says what happened.
    #[track_caller]
    pub fn play(&mut self, notation: &str, thrown: &str) -> Vec<Event> {
        let mut umpire = self.umpire();
        umpire.play(notation, &dice(thrown));
        self.0 = umpire.0;
        umpire.1.into_iter().map(|(_, event)| event).collect()
    }

    /// The rule that forbids an action.
    #[track_caller]
    pub fn refusal(&self, notation: &str) -> Refusal {
        let umpire = self.umpire();
        umpire.refusal(umpire.side(), notation)
    }

    #[track_caller]
    pub fn rule(&self, notation: &str) -> &'static str {
        self.umpire().refuses(notation)
    }

    /// Legal, or the rule.
    pub fn verdict(&self, notation: &str) -> Result<(), &'static str> {
        self.umpire().verdict(notation)
    }

    pub fn legal(&self, notation: &str) -> bool {
        self.umpire().allows(notation)
    }

    pub fn id(&self, name: &str) -> UnitId {
        self.0.unit_named(name).unwrap_or_else(|| panic!("no unit {name}"))
    }

    pub fn unit(&self, name: &str) -> &morne_plaine::Unit {
        self.0.unit(self.id(name))
    }

    pub fn n(&self, name: &str) -> u8 {
        self.unit(name).n
    }

    pub fn pose(&self, name: &str) -> (i32, i32, u16) {
        let Pose { x, y, facing } = self.unit(name).pose();
        (x, y, facing)
    }

    pub fn lists(&self, notation: &str) -> bool {
        self.umpire().lists(notation)
    }

    /// The exact chance of something after an action, through the rules themselves.
    pub fn chance(&self, notation: &str, came: impl Fn(&MornePlaine) -> bool) -> f64 {
        self.umpire().chance(&[notation], came)
    }
}
