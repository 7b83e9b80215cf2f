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

#![allow(dead_code)]

use std::sync::Arc;

use aperro::{Action, Aperro, Event, Place, Sector, Setup};
use kernel::{Chosen, Chronicle, Enumerator, Game, Script, Setting, Side, Silence, ToPlay};
use serde_json::{Map, Value, json};

pub const S: Side = Side::A;
pub const N: Side = Side::B;

/// A scenario of the crate.
pub fn scenario(id: &str) -> &'static str {
    Aperro::scenarios().iter().find(|scenario| scenario.id == id).expect("a scenario").toml
}

/// Options from words: `"rally squares round_limit=3"`.
pub fn chosen(words: &str) -> Chosen {
    let setting = |word: &str| {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        let setting = match (value.parse::<i32>(), value) {
            (Ok(number), _) => Setting::Number(number),
            (_, "true") => Setting::Flag(true),
            (_, "false") => Setting::Flag(false),
            _ => Setting::Word(value.to_owned()),
        };
        (key.to_owned(), setting)
    };
    words.split_whitespace().map(setting).collect()
}

pub fn setup(id: &str, options: &str) -> Arc<Setup> {
    Arc::new(Aperro::setup(scenario(id), &chosen(options)).expect("a setup"))
}

/// A battle without options.
pub fn battle(text: &str) -> Battle {
    with("", text)
}

/// A battle with options.
pub fn with(options: &str, text: &str) -> Battle {
    let position = position(text);
    let game = Aperro::from_position(setup("champ_de_mars", options), serde_json::from_value(position).unwrap());
    Battle(game.unwrap_or_else(|fault| panic!("{fault} in\n{text}")))
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
            let holder = if holder == "S" { "south" } else { "north" };
            self.holders.insert(place.to_owned(), json!(holder));
            return;
        }
        let end = word.find(['!', '~', '^', '%', '*', '+', '>', '=']).unwrap_or(word.len());
        let (core, marks) = word.split_at(end);
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
        let kind = match letter {
            "I" => "infantry",
            "H" => "battle_cavalry",
            "L" => "light_cavalry",
            _ => "artillery",
        };
        let mut spec = json!({"id": id, "kind": kind, "vc": initial.parse::<u8>().unwrap()});
        words["vc"] = json!(vc.parse::<u8>().unwrap());
        let mut rest = marks;
        while let Some(mark) = rest.chars().next() {
            let tail = &rest[mark.len_utf8()..];
            let until = tail.find(['!', '~', '^', '%', '*', '+', '>', '=']).unwrap_or(tail.len());
            let (value, next) = tail.split_at(until);
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

/// A game with short words for what tests do.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle(pub Aperro);

impl Battle {
    pub fn side(&self) -> Side {
        self.0.to_play().next().expect("somebody is awaited")
    }

    pub fn read(&self, action: &str) -> Action {
        self.0.read(action).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Plays an action with exactly these dice.
    pub fn play(&mut self, action: &str, dice: &[u16]) -> &mut Self {
        self.by(self.side(), action, dice)
    }

    /// Plays an action of a side with exactly these dice.
    pub fn by(&mut self, side: Side, action: &str, dice: &[u16]) -> &mut Self {
        let read = self.read(action);
        self.0.check(side, &read).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        let mut script = Script::readings(dice);
        self.0.play(side, &read, &mut script, &mut Silence);
        script.settle().unwrap_or_else(|fault| panic!("{action}: {fault}"));
        self
    }

    /// Plays and keeps the events.
    pub fn events(&mut self, action: &str, dice: &[u16]) -> Vec<Event> {
        let (side, read) = (self.side(), self.read(action));
        let mut journal = Chronicle::default();
        self.0.play(side, &read, &mut Script::readings(dice), &mut journal);
        journal.0.into_iter().map(|(_, event)| event).collect()
    }

    /// The rule that forbids an action of the side that is awaited.
    pub fn refusal(&self, action: &str) -> &'static str {
        self.refusal_of(self.side(), action)
    }

    pub fn refusal_of(&self, side: Side, action: &str) -> &'static str {
        match self.0.check(side, &self.read(action)) {
            Ok(()) => "legal",
            Err(refusal) => refusal.rule,
        }
    }

    pub fn legal(&self, action: &str) -> bool {
        self.refusal(action) == "legal"
    }

    /// All legal actions in notation, sorted.
    pub fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.actions(self.side(), &mut actions);
        let mut words: Vec<_> = actions.iter().map(|action| self.0.write(action)).collect();
        words.sort();
        words
    }

    /// Where a piece can go.
    pub fn destinations(&self, id: &str) -> Vec<String> {
        let prefix = format!("move {id} to ");
        self.actions().iter().filter_map(|action| action.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    pub fn unit(&self, id: &str) -> aperro::Unit {
        *self.0.unit(self.0.piece_named(id).expect("a piece")).expect("a unit")
    }

    pub fn general(&self, id: &str) -> aperro::General {
        *self.0.general(self.0.piece_named(id).expect("a piece")).expect("a general")
    }

    /// Elements and place of a unit.
    pub fn at(&self, id: &str) -> (u8, Place) {
        (self.unit(id).vc, self.unit(id).place)
    }

    /// Dice and efficiency that a unit would attack with.
    pub fn shot(&self, action: &str) -> (u8, u8) {
        let Action::Attack { unit, mode, target } = self.read(action) else { panic!("no attack") };
        let shot = self.0.shot(unit.side, self.0.unit(unit).expect("a unit"), mode, target);
        (shot.dice, shot.ef)
    }

    pub fn winner(&self) -> Option<(Side, &'static str)> {
        self.0.to_play().outcome().and_then(|outcome| outcome.winner.map(|winner| (winner, outcome.reason)))
    }

    pub fn limit(&self, side: Side, sector: Sector) -> u8 {
        self.0.stack_limit(side, sector)
    }

    pub fn holder(&self, sector: Sector) -> Side {
        if self.0.defends(S, sector) { S } else { N }
    }

    /// The exact chance that playing these actions in turn makes `what` true.
    pub fn chance(&self, actions: &[&str], what: impl Fn(&Battle) -> bool) -> f64 {
        let mut dice = Enumerator::default();
        let mut sum = 0.0;
        loop {
            let mut battle = self.clone();
            for action in actions {
                if matches!(battle.0.to_play(), ToPlay::Over(_)) {
                    break;
                }
                let (side, read) = (battle.side(), battle.read(action));
                if battle.0.check(side, &read).is_ok() {
                    battle.0.play(side, &read, &mut dice, &mut Silence);
                }
            }
            if what(&battle) {
                sum += dice.chance();
            }
            if !dice.advance() {
                return sum;
            }
        }
    }
}

pub fn assert_near(chance: f64, wanted: f64) {
    assert!((chance - wanted).abs() < 1e-9, "{chance} is not {wanted}");
}
