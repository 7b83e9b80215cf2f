//! The scenario of a case.

use std::collections::BTreeMap;
use std::fmt::Write;

use revolution_empire::Terrain;

use super::{Case, SIDES, UnitLine};

impl Case {
    pub(super) fn map(&self) -> (String, String) {
        let mut works = String::new();
        let mut map = String::new();
        for row in 0..9 {
            for column in 0..11 {
                let hex = format!("{column:02}{row:02}");
                let kind = self.terrain.get(&hex).map_or("clear", String::as_str);
                let is = |wanted: &str| kind.split('+').any(|part| part == wanted);
                if is("fort") {
                    write!(works, "{hex} ").unwrap();
                }
                let ground = Terrain::SIGNS.into_iter().find(|(_, _, word)| is(word));
                let sign = match (ground.map_or('.', |(sign, ..)| sign), is("hill")) {
                    ('.', true) => '^',
                    (sign, true) => sign.to_ascii_uppercase(),
                    (sign, false) => sign,
                };
                write!(map, "{sign} ").unwrap();
            }
            map.push('\n');
        }
        (map, works)
    }

    /// The scenario of the case. A reinforcement that never comes keeps a side in the game when its last unit dies.
    pub fn toml(&self) -> String {
        let (map, works) = self.map();
        let mut text = format!(
            "turns = 40\nmap = '''\n{map}'''\nfieldworks = \"{works}\"\nstreams = \"{}\"\nlanes = \"{}\"\n",
            self.streams, self.lanes
        );
        write!(text, "{}{}", self.roads, self.objectives).unwrap();
        for (side, word) in SIDES.iter().enumerate() {
            let home = self.homes[side].clone().unwrap_or_else(|| ["row 8", "row 0"][side].to_owned());
            let command = self.command.unwrap_or(16);
            writeln!(
                text,
                "[{word}]\nname = \"{word}\"\ncommander = \"{word}\"\ncommand = {command}\nhome = \"{home}\"\n{}",
                self.levels[side]
            )
            .unwrap();
            let mut corps: BTreeMap<&str, Vec<&UnitLine>> = BTreeMap::new();
            for unit in self.units.iter().filter(|unit| unit.side == side) {
                corps.entry(&unit.corps).or_default().push(unit);
            }
            for (id, units) in corps {
                let chits = self.chits.get(id).unwrap_or(&3);
                writeln!(text, "[[{word}.corps]]\nid = \"{id}\"\nname = \"{id}\"\nchits = {chits}").unwrap();
                if let Some(home) = self.corps_homes.get(id) {
                    writeln!(text, "home = \"{home}\"").unwrap();
                }
                writeln!(text, "units = [").unwrap();
                for unit in units {
                    let traits = unit.traits.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
                    writeln!(text, "{{ id = \"{0}\", name = \"{0}\", kind = \"{1}\", pieces = {2}, traits = [{traits}], at = \"{3}\" }},", unit.id, unit.kind, unit.most, unit.at).unwrap();
                }
                writeln!(text, "]").unwrap();
            }
            writeln!(text, "[[{word}.corps]]\nid = \"late{word}\"\nname = \"late\"\nchits = 1\nunits = [{{ id = \"late{word}\", name = \"late\", kind = \"I\", pieces = 1, turn = 40, at = \"{}\" }}]", ["0008", "0000"][side]).unwrap();
        }
        text
    }
}
