//! Small fixtures in words: a bare sea with a few ships, their orders and shots, and what must come of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use detroits::{Action, Detroits, Event, Phase, Setup, ShipId, Slot};
use kernel::{Chosen, Chronicle, Game, NoDice, Setting, Side, Silence};
use serde_json::{Value, json};

/// The bare board of the examples: columns 00 to 14, rows 00 to 12, all sea but for the land named.
pub fn open_sea(land: &str, zone: &str) -> String {
    let mut rows = vec![vec!['.'; 15]; 13];
    for name in land.split_whitespace() {
        let (c, r) = name.split_once('.').expect("a hex");
        rows[r.parse::<usize>().unwrap()][c.parse::<usize>().unwrap()] = '#';
    }
    let map: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    format!(
        "map = '''\n{}\n'''\nzone = '{zone}'\nships = [\n  {{ id = 'NW-F1', bow = '00.00', facing = 'N' }},\n  \
         {{ id = 'SE-F1', bow = '14.12', facing = 'N' }},\n]\n",
        map.join("\n")
    )
}

pub fn chosen(options: &[(&str, &str)]) -> Chosen {
    let specs = Detroits::options();
    let setting = |key: &str, value: &str| specs.iter().find(|spec| spec.key == key).expect(key).parse(value);
    options.iter().map(|&(key, value)| (key.to_owned(), setting(key, value))).collect()
}

pub fn setup(toml: &str, options: &[(&str, &str)]) -> Arc<Setup> {
    Arc::new(Detroits::setup(toml, &chosen(options)).unwrap_or_else(|fault| panic!("{fault}")))
}

pub fn scenario(id: &str) -> &'static str {
    Detroits::scenarios().iter().find(|scenario| scenario.id == id).expect("a scenario").toml
}

/// A game at the beginning of a scenario, wind south.
pub fn begin(id: &str, options: &[(&str, &str)]) -> Detroits {
    let mut all = chosen(options);
    all.entry("wind".to_owned()).or_insert(Setting::Word("south".to_owned()));
    let setup = Detroits::setup(scenario(id), &all).unwrap_or_else(|fault| panic!("{fault}"));
    Detroits::start(Arc::new(setup), &mut NoDice, &mut Silence)
}

/// A ship in words: `NW-F1 06.06 NE r9`.
pub fn ship(words: &str) -> Value {
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut ship = json!({ "id": words[0], "bow": words[1], "facing": words[2] });
    for word in &words[3..] {
        match word.strip_prefix('r') {
            Some(resist) => ship["resist"] = json!(resist.parse::<u8>().expect("a resistance")),
            None => ship[*word] = json!(true),
        }
    }
    ship
}

/// The position with these ships, wind south, orders to be written.
pub fn position(setup: &Arc<Setup>, ships: &[&str]) -> Detroits {
    let ships: Vec<Value> = ships.iter().map(|words| ship(words)).collect();
    place(setup, json!({ "wind": "south", "ships": ships })).unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn place(setup: &Arc<Setup>, position: Value) -> Result<Detroits, String> {
    let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
    Detroits::from_position(setup.clone(), position).map_err(|fault| fault.to_string())
}

/// Plays a notation that must be legal.
pub fn play(game: &mut Detroits, side: Side, notation: &str) {
    let action = game.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
    game.check(side, &action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
    game.play(side, &action, &mut NoDice, &mut Silence);
}

/// The rule that forbids a notation.
pub fn refused(game: &Detroits, side: Side, notation: &str) -> &'static str {
    let action = game.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
    game.check(side, &action).expect_err(notation).rule
}

pub fn id(name: &str) -> ShipId {
    ShipId::read(name).expect("a ship")
}

/// `06.05 NE r7`, with `aground` or `sunk`.
pub fn state(game: &Detroits, name: &str) -> String {
    let ship = game.ship(id(name));
    if !ship.afloat() {
        return "sunk".to_owned();
    }
    let position = serde_json::to_value(game.position()).expect("serialises");
    let words = position["ships"].as_array().unwrap().iter().find(|ship| ship["id"] == name).expect("on the chart");
    let aground = if ship.aground { " aground" } else { "" };
    format!("{} {} r{}{aground}", words["bow"].as_str().unwrap(), words["facing"].as_str().unwrap(), ship.resist)
}

/// One example: see `examples.txt` for the words.
#[derive(Default)]
pub struct Example {
    pub title: String,
    land: String,
    zone: String,
    wind: String,
    options: Vec<(String, String)>,
    ships: Vec<String>,
    lines: BTreeMap<String, String>,
    shots: Vec<(String, u8, String)>,
    expected: Vec<String>,
}

pub fn examples(text: &str) -> Vec<Example> {
    let blocks = text.split("\n\n").filter(|block| block.trim().starts_with("DE-"));
    blocks.map(Example::read).collect()
}

impl Example {
    fn read(block: &str) -> Example {
        let mut example = Example { wind: "south".to_owned(), ..Example::default() };
        for line in block.trim().lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "ship" => {
                    let (ship, orders) = rest.split_once(':').unwrap_or((rest, ""));
                    let name = ship.split_whitespace().next().unwrap().to_owned();
                    example.ships.push(ship.trim().to_owned());
                    example.lines.insert(name, orders.trim().to_owned());
                }
                "land" => example.land = rest.to_owned(),
                "zone" => example.zone = rest.to_owned(),
                "wind" => example.wind = rest.to_owned(),
                "option" => {
                    let (key, value) = rest.split_once(' ').expect(line);
                    example.options.push((key.to_owned(), value.to_owned()));
                }
                "fire" => {
                    let mut words = rest.splitn(3, ' ');
                    let name = words.next().unwrap().to_owned();
                    let window = words.next().unwrap().trim_start_matches('w').parse().expect("a window");
                    example.shots.push((name, window, words.next().expect("a volley").to_owned()));
                }
                _ if word.starts_with("DE-") => example.title = line.to_owned(),
                _ => example.expected.push(line.to_owned()),
            }
        }
        example
    }

    pub fn start(&self) -> Detroits {
        let mut options = vec![("min_points", "0")];
        options.extend(self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())));
        let setup = setup(&open_sea(&self.land, &self.zone), &options);
        let ships: Vec<Value> = self.ships.iter().map(|words| ship(words)).collect();
        place(&setup, json!({ "wind": self.wind, "ships": ships })).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Plays one turn and compares.
    pub fn prove(&self) {
        let mut game = self.start();
        let mut story = Story::default();
        for rule in self.expected.iter().filter(|line| line.starts_with("refused ")) {
            self.prove_refusal(&game, rule);
        }
        for (name, line) in &self.lines {
            if game.ship(id(name)).obeys() && game.phase() == Phase::Orders {
                story.play(&mut game, id(name).side, &format!("{}: {line}", id(name).slot.name()));
            }
        }
        while let (Phase::Fire, Some((_, step))) = (game.phase(), game.progress()) {
            let side = game.to_play().next().expect("a window asks somebody");
            let slot = asked(&game, side);
            let name = ShipId { side, slot }.to_string();
            story.asked.push(format!("{name} w{step}"));
            let shot = self.shots.iter().find(|(ship, window, _)| *ship == name && *window == step);
            let notation = match shot {
                Some((_, _, volley)) => format!("fire {} {volley}", slot.name()),
                None => format!("hold {}", slot.name()),
            };
            story.play(&mut game, side, &notation);
        }
        for line in self.expected.iter().filter(|line| !line.starts_with("refused ")) {
            self.compare(&game, &story, line);
        }
    }

    fn prove_refusal(&self, game: &Detroits, line: &str) {
        let (rest, rule) = line.trim_start_matches("refused ").rsplit_once(' ').expect(line);
        let (name, orders) = rest.split_once(' ').expect(line);
        let found = refused(game, id(name).side, &format!("{}: {orders}", id(name).slot.name()));
        assert_eq!(found, rule, "{}: {line}", self.title);
    }

    fn compare(&self, game: &Detroits, story: &Story, line: &str) {
        let (word, rest) = line.split_once(' ').expect(line);
        let (name, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
        let found = match word {
            "end" => state(game, name),
            "stern" => {
                let (chart, ship) = (&game.setup_of().chart, id(name));
                chart.grid.name(chart.hull(ship.kind(), game.ship(ship).pose)[1]).to_owned()
            }
            "path" => story.paths.get(name).cloned().unwrap_or_default().join(" "),
            "orders" => story.orders.get(name).cloned().unwrap_or_default().join(" "),
            "asked" => {
                let windows = story.asked.iter().filter_map(|asked| asked.strip_prefix(&format!("{name} ")));
                windows.collect::<Vec<_>>().join(" ")
            }
            "salvos" => story.salvos.get(name).cloned().unwrap_or_default().join(", "),
            "outcome" => {
                let outcome = game.to_play().outcome().map(|outcome| outcome.line(&Detroits::SIDES));
                assert_eq!(outcome.unwrap_or_else(|| "none".to_owned()), rest, "{}: {line}", self.title);
                return;
            }
            _ => panic!("{}: what is '{word}'?", self.title),
        };
        assert_eq!(found, wanted, "{}: {line}", self.title);
    }
}

fn asked(game: &Detroits, side: Side) -> Slot {
    let actions = game.all_actions(side);
    match actions[0] {
        Action::Hold { ship } => ship,
        other => panic!("a window begins with holding, not {other:?}"),
    }
}

/// What happened during a turn.
#[derive(Default)]
pub struct Story {
    pub paths: BTreeMap<String, Vec<String>>,
    pub orders: BTreeMap<String, Vec<String>>,
    pub salvos: BTreeMap<String, Vec<String>>,
    pub asked: Vec<String>,
    pub events: Vec<Event>,
}

impl Story {
    pub fn play(&mut self, game: &mut Detroits, side: Side, notation: &str) {
        let action = game.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
        game.check(side, &action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
        let mut chronicle = Chronicle::default();
        game.play(side, &action, &mut NoDice, &mut chronicle);
        for (_, event) in chronicle.0 {
            match &event {
                Event::Step { orders, .. } => {
                    for order in orders.0.iter().flatten() {
                        self.paths.entry(order.ship.to_string()).or_default().push(order.to.clone());
                        self.orders.entry(order.ship.to_string()).or_default().push(order.order.clone());
                    }
                }
                Event::Salvo { ship, target, broadside, distance, damage, .. } => {
                    let words = format!("{target} {} {distance} {damage}", broadside.word());
                    self.salvos.entry(ship.to_string()).or_default().push(words);
                }
                _ => {}
            }
            self.events.push(event);
        }
    }
}
