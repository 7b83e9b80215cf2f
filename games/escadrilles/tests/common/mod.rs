//! The board OPEN-E of the examples and a small language for rule tests.

use std::collections::BTreeSet;
use std::sync::Arc;

use escadrilles::{Escadrilles, PlaneId, Setup};
use kernel::{Game, Side};
use serde_json::{Value, json};

pub type Table = kernel::testing::Table<Escadrilles>;

/// Columns 00 to 14 and rows 00 to 12, all sea but for the hexes given after their sign: `# 07.07 Y 04.06 05.06`.
pub fn open_board(ground: &str) -> String {
    let mut rows = vec![vec!['.'; 15]; 13];
    let mut sign = '.';
    for word in ground.split_whitespace() {
        match word.split_once('.') {
            Some((column, row)) => rows[row.parse::<usize>().unwrap()][column.parse::<usize>().unwrap()] = sign,
            None => sign = word.chars().next().unwrap(),
        }
    }
    let map: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let map = map.join("\n");
    let squadron = |heading: &str, column: &str| {
        let start: Vec<String> = (1..=9).map(|row| format!("{column}.{row:02}")).collect();
        format!("heading = '{heading}'\nstart = '{}'\n", start.join(" "))
    };
    format!("map = '''\n{map}\n'''\n[west]\n{}[east]\n{}", squadron("E", "00"), squadron("W", "14"))
}

/// A position in words: the turn and other fields (`6 first east phase note`), then each aircraft as `w1 04.06 E v3
/// last2` (hex, heading, noted speed, speed flown last) or `e3 lost shot`.
pub fn words(fields: &str, planes: &[impl AsRef<str>]) -> Value {
    let (turn, fields) = fields.split_once(' ').unwrap_or((fields, ""));
    let mut position = json!({ "turn": turn.parse::<u16>().expect("a turn") });
    for pair in fields.split_whitespace().collect::<Vec<_>>().chunks(2) {
        position[pair[0]] = json!(pair[1]);
    }
    for plane in planes {
        let words: Vec<&str> = plane.as_ref().split_whitespace().collect();
        if let [name, "lost", why] = words[..] {
            position["lost"][name] = json!(why);
            continue;
        }
        let plane = &mut position["planes"][words[0]];
        plane["at"] = json!(words[1]);
        for word in &words[2..] {
            let speed = |digits: &str| json!(digits.parse::<u8>().expect("a speed"));
            match (word.strip_prefix('v'), word.strip_prefix("last")) {
                (Some(noted), _) => plane["noted"] = speed(noted),
                (_, Some(last)) => plane["speed"] = speed(last),
                _ => plane["heading"] = json!(word),
            }
        }
    }
    position
}

/// The position in these words.
pub fn position(setup: &Arc<Setup>, fields: &str, planes: &[impl AsRef<str>]) -> Table {
    Table::set(setup, words(fields, planes))
}

/// The same on the open board with this ground.
pub fn over(ground: &str, fields: &str, planes: &[impl AsRef<str>]) -> Table {
    position(&Table::setup(&open_board(ground), ""), fields, planes)
}

pub fn actions(game: &Escadrilles, side: Side) -> Vec<String> {
    game.all_actions(side).iter().map(|action| game.write(action)).collect()
}

/// Carries out a legal action of whoever owns the aircraft.
pub fn play(game: &mut Table, notation: &str) {
    let side = game.action(notation).plane().side;
    game.by(side, notation, &[]);
}

/// One case of a text file: a title with the rules, then a line each for ground, options, aircraft and what happens.
pub struct Case {
    title: String,
    lines: Vec<String>,
}

/// Reads cases: each begins with a line that starts with `ES-` and ends with an empty line.
pub fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("ES-") {
            cases.push(Case { title: line.to_owned(), lines: Vec::new() });
        } else {
            cases.last_mut().expect("a title first").lines.push(line.to_owned());
        }
    }
    cases
}

impl Case {
    pub fn run(&self) {
        let (mut ground, mut options, mut fields, mut planes) =
            (String::new(), String::new(), String::new(), Vec::new());
        let (mut scenario, mut turn, mut steps) = (None, "3", Vec::new());
        for line in &self.lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "ground" => ground += &format!(" {rest}"),
                "option" => options += &format!(" {}", rest.replace(' ', "=")),
                "scenario" => scenario = Some(rest.to_owned()),
                "turn" => turn = rest,
                "first" | "next" | "phase" => fields += &format!(" {line}"),
                _ if is_plane(word) => planes.push(line.as_str()),
                _ => steps.push((word, rest)),
            }
        }
        // The game is over without an enemy: one far away does no harm.
        if !planes.iter().any(|plane| plane.starts_with('e')) {
            planes.push("e9 00.00");
        }
        let setup = Table::setup(&scenario.unwrap_or_else(|| open_board(&ground)), &options);
        let mut game = position(&setup, &format!("{turn}{fields}"), &planes);
        steps.into_iter().for_each(|(verb, rest)| self.step(&mut game, verb, rest));
    }

    fn step(&self, game: &mut Table, verb: &str, rest: &str) {
        let refused = |by_owner: bool| {
            let (rule, notation) = rest.split_once(' ').expect("RULE ACTION");
            let owner = game.action(notation).plane().side;
            assert_eq!(
                game.refuses_to(if by_owner { owner } else { !owner }, notation),
                rule,
                "{}: {rest}",
                self.title
            );
        };
        match verb {
            "ends" => self.ends(game, rest),
            "actions" => assert_eq!(set(actions(game, game.side())), set(list(rest)), "{}", self.title),
            "play" => play(game, rest),
            "refuse" => refused(true),
            "stranger" => refused(false),
            "lost" => {
                let lost = game.position().lost;
                let lost: Vec<String> = lost.iter().map(|(plane, why)| format!("{plane} {why}")).collect();
                assert_eq!(lost.join(", "), rest, "{}", self.title);
            }
            "at" => {
                let (plane, place) = rest.split_once(' ').expect("an aircraft and where it is");
                let found = game.position().planes[plane].clone();
                assert_eq!(format!("{} {}", found.at, found.heading.unwrap()), place, "{}", self.title);
            }
            "result" => assert_eq!(game.outcome(), rest, "{}", self.title),
            "goes-on" => assert_eq!(game.to_play().outcome(), None, "{}", self.title),
            other => panic!("{}: '{other}' is no step", self.title),
        }
    }

    /// `ends 3: 05.06 E NE SE + crash w1`: every end, then after `+` whatever else the aircraft may do.
    fn ends(&self, game: &Table, wanted: &str) {
        let (moves, others): (Vec<String>, Vec<String>) =
            actions(game, game.side()).into_iter().partition(|action| action.starts_with("move"));
        let (wanted, extra) = wanted.split_once('+').unwrap_or((wanted, ""));
        let (count, ends) = wanted.split_once(':').unwrap_or((wanted, ""));
        assert_eq!(moves.len(), count.trim().parse::<usize>().unwrap(), "{}: {moves:?}", self.title);
        if !ends.trim().is_empty() {
            let plane = game.asked(game.side()).unwrap();
            let headings = |end: &str| {
                let (at, headings) = end.trim().split_once(' ').expect("a hex and headings");
                headings.split_whitespace().map(|heading| format!("move {plane} {at} {heading}")).collect::<Vec<_>>()
            };
            assert_eq!(set(moves), ends.split(';').flat_map(headings).collect(), "{}", self.title);
        }
        assert_eq!(others, list(extra), "{}", self.title);
    }
}

fn set(words: Vec<String>) -> BTreeSet<String> {
    words.into_iter().collect()
}

/// Actions separated by commas.
fn list(actions: &str) -> Vec<String> {
    actions.split(',').map(|action| action.trim().to_owned()).filter(|action| !action.is_empty()).collect()
}

fn is_plane(word: &str) -> bool {
    word.len() == 2 && word.starts_with(['w', 'e']) && word[1..].parse::<u8>().is_ok()
}

/// The aircraft of that name.
pub fn id(name: &str) -> PlaneId {
    let side = if name.starts_with('w') { Side::A } else { Side::B };
    PlaneId { side, number: name[1..].parse().expect("a number") }
}
