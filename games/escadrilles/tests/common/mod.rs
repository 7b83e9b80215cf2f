//! The board OPEN-E of the examples and a small language for rule tests.

use std::collections::BTreeSet;
use std::sync::Arc;

use escadrilles::{Action, Escadrilles, PlaneId};
use kernel::{Chosen, Game, NoDice, Setting, Side, Silence, ToPlay};

/// Columns 00 to 14 and rows 00 to 12, all sea but for the hexes given with their sign.
pub fn open_board(ground: &[(char, String)]) -> String {
    let mut rows = vec![vec!['.'; 15]; 13];
    for (sign, hex) in ground {
        let (column, row) = hex.split_once('.').expect("a hex");
        rows[row.parse::<usize>().unwrap()][column.parse::<usize>().unwrap()] = *sign;
    }
    let map: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let map = map.join("\n");
    let squadron = |heading: &str, column: &str| {
        let start: Vec<String> = (1..=9).map(|row| format!("{column}.{row:02}")).collect();
        format!("heading = '{heading}'\nstart = '{}'\n", start.join(" "))
    };
    format!("map = '''\n{map}\n'''\n[west]\n{}[east]\n{}", squadron("E", "00"), squadron("W", "14"))
}

pub fn setup(toml: &str, options: &[(&str, &str)]) -> Arc<escadrilles::Setup> {
    let specs = Escadrilles::options();
    let parse = |key: &str, value: &str| specs.iter().find(|spec| spec.key == key).expect(key).parse(value);
    let chosen: Chosen = options.iter().map(|&(key, value)| (key.to_owned(), parse(key, value))).collect();
    Arc::new(Escadrilles::setup(toml, &chosen).unwrap_or_else(|fault| panic!("{fault}")))
}

pub fn scenario(id: &str) -> &'static str {
    Escadrilles::scenarios().iter().find(|scenario| scenario.id == id).expect(id).toml
}

pub fn number(value: i32) -> Setting {
    Setting::Number(value)
}

/// A position from its JSON.
pub fn position(setup: &Arc<escadrilles::Setup>, json: &str) -> Escadrilles {
    let words = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    Escadrilles::from_position(setup.clone(), words).unwrap_or_else(|fault| panic!("{json}: {fault}"))
}

/// The fault of a bad position.
pub fn position_fault(setup: &Arc<escadrilles::Setup>, json: &str) -> String {
    let words = match serde_json::from_str(json) {
        Ok(words) => words,
        Err(error) => return error.to_string(),
    };
    kernel::testing::in_both_languages::<Escadrilles>(
        &Escadrilles::from_position(setup.clone(), words).expect_err(json),
    )
}

pub fn actions(game: &Escadrilles, side: Side) -> Vec<String> {
    let list = game.all_actions(side);
    list.iter().map(|action| game.write(action)).collect()
}

/// Carries out a legal action of whoever owns the aircraft.
pub fn play(game: &mut Escadrilles, notation: &str) {
    let action = read(game, notation);
    let side = action.plane().side;
    game.check(side, &action).unwrap_or_else(|refusal| panic!("'{notation}' is refused: {refusal:?}"));
    game.play(side, &action, &mut NoDice, &mut Silence);
}

pub fn read(game: &Escadrilles, notation: &str) -> Action {
    game.read(notation).unwrap_or_else(|fault| panic!("'{notation}': {fault}"))
}

/// The rule that forbids an action.
pub fn refusal(game: &Escadrilles, side: Side, notation: &str) -> &'static str {
    match game.check(side, &read(game, notation)) {
        Ok(()) => panic!("'{notation}' is legal in {game:?}"),
        Err(refusal) => refusal.rule,
    }
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
        let is_setting = |line: &&String| {
            let word = line.split_whitespace().next().unwrap_or("");
            ["ground", "option", "scenario", "turn", "first", "next", "phase"].contains(&word) || is_plane(word)
        };
        let settings: Vec<&String> = self.lines.iter().filter(is_setting).collect();
        let mut game = self.start(&settings);
        for line in self.lines.iter().filter(|line| !is_setting(line)) {
            self.step(&mut game, line);
        }
    }

    fn start(&self, settings: &[&String]) -> Escadrilles {
        let (mut ground, mut options, mut planes, mut fields) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut toml = None;
        let mut turn = "3";
        for line in settings {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["ground", sign, ref hexes @ ..] => {
                    ground.extend(hexes.iter().map(|hex| (sign.chars().next().unwrap(), (*hex).to_owned())));
                }
                ["option", key, value] => options.push((key, value)),
                ["scenario", id] => toml = Some(scenario(id).to_owned()),
                ["turn", number] => turn = number,
                [field @ ("first" | "next" | "phase"), word] => fields.push(format!("\"{field}\":\"{word}\"")),
                _ => planes.push(plane(&words)),
            }
        }
        // The game is over without an enemy: one far away does no harm.
        if !settings.iter().any(|line| line.starts_with('e')) {
            planes.push("\"e9\":{\"at\":\"00.00\"}".to_owned());
        }
        let setup = setup(&toml.unwrap_or_else(|| open_board(&ground)), &options);
        fields.push(format!("\"turn\":{turn},\"planes\":{{{}}}", planes.join(",")));
        position(&setup, &format!("{{{}}}", fields.join(",")))
    }

    fn step(&self, game: &mut Escadrilles, line: &str) {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "ends" => self.ends(game, rest),
            "actions" => {
                let wanted: BTreeSet<String> = rest.split(',').map(|action| action.trim().to_owned()).collect();
                let side = game.to_play().next().expect("the game goes on");
                assert_eq!(actions(game, side).into_iter().collect::<BTreeSet<_>>(), wanted, "{}", self.title);
            }
            "play" => play(game, rest),
            "refuse" => {
                let (rule, notation) = rest.split_once(' ').expect("refuse RULE ACTION");
                let side = read(game, notation).plane().side;
                assert_eq!(refusal(game, side, notation), rule, "{}: {notation}", self.title);
            }
            "stranger" => {
                let (rule, notation) = rest.split_once(' ').expect("stranger RULE ACTION");
                let side = !read(game, notation).plane().side;
                assert_eq!(refusal(game, side, notation), rule, "{}: {notation}", self.title);
            }
            "lost" => {
                let lost = serde_json::to_value(game.position()).unwrap()["lost"].clone();
                let lost: Vec<String> = lost
                    .as_object()
                    .map(|lost| lost.iter().map(|(plane, why)| format!("{plane} {}", why.as_str().unwrap())).collect())
                    .unwrap_or_default();
                assert_eq!(lost.join(", "), rest, "{}", self.title);
            }
            "at" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let json = serde_json::to_value(game.position()).unwrap();
                let plane = &json["planes"][words[0]];
                assert_eq!(
                    (plane["at"].as_str(), plane["heading"].as_str()),
                    (words.get(1).copied(), words.get(2).copied())
                );
            }
            "result" => {
                let ToPlay::Over(outcome) = game.to_play() else { panic!("{}: not over: {game:?}", self.title) };
                assert_eq!(outcome.line(&Escadrilles::SIDES), rest, "{}", self.title);
            }
            "goes-on" => assert_eq!(game.to_play().outcome(), None, "{}", self.title),
            other => panic!("{}: '{other}' is no step", self.title),
        }
    }

    /// `ends 3: 05.06 E NE SE + crash w1`: every end, then after `+` whatever else the aircraft may do.
    fn ends(&self, game: &Escadrilles, wanted: &str) {
        let side = game.to_play().next().expect("the game goes on");
        let (moves, others): (Vec<String>, Vec<String>) =
            actions(game, side).into_iter().partition(|action| action.starts_with("move"));
        let (wanted, extra) = wanted.split_once('+').unwrap_or((wanted, ""));
        let (count, list) = wanted.split_once(':').unwrap_or((wanted, ""));
        assert_eq!(moves.len(), count.trim().parse::<usize>().unwrap(), "{}: {moves:?}", self.title);
        if !list.trim().is_empty() {
            let plane = game.asked(side).unwrap();
            let ends: BTreeSet<String> = list
                .split(';')
                .flat_map(|hex| {
                    let mut words = hex.split_whitespace();
                    let at = words.next().expect("a hex").to_owned();
                    words.map(move |heading| format!("move {plane} {at} {heading}")).collect::<Vec<_>>()
                })
                .collect();
            assert_eq!(moves.into_iter().collect::<BTreeSet<_>>(), ends, "{}", self.title);
        }
        let extra: Vec<String> =
            extra.split(',').map(|action| action.trim().to_owned()).filter(|action| !action.is_empty()).collect();
        assert_eq!(others, extra, "{}", self.title);
    }
}

fn is_plane(word: &str) -> bool {
    word.len() == 2 && word.starts_with(['w', 'e']) && word[1..].parse::<u8>().is_ok()
}

/// `w1 04.06 E v3 last2`: hex, heading, noted speed, speed flown last.
fn plane(words: &[&str]) -> String {
    let mut fields = vec![format!("\"at\":\"{}\"", words[1])];
    for word in &words[2..] {
        fields.push(match (word.strip_prefix('v'), word.strip_prefix("last")) {
            (Some(speed), _) => format!("\"noted\":{speed}"),
            (_, Some(speed)) => format!("\"speed\":{speed}"),
            _ => format!("\"heading\":\"{word}\""),
        });
    }
    format!("\"{}\":{{{}}}", words[0], fields.join(","))
}

/// The aircraft of that name.
pub fn id(name: &str) -> PlaneId {
    let game =
        position(&setup(&open_board(&[]), &[]), r#"{"turn":2,"planes":{"w1":{"at":"05.05"},"e1":{"at":"09.05"}}}"#);
    read(&game, &format!("crash {name}")).plane()
}
