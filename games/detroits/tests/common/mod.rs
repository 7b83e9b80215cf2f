//! Small fixtures in words: a bare sea with a few ships, their orders and shots, and what must come of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use detroits::{Action, Detroits, Event, Executed, Phase, Setup, ShipId};
use kernel::Game;
use serde_json::{Value, json};

pub type Table = kernel::testing::Table<Detroits>;

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

/// A game at the beginning of a scenario, wind south.
pub fn begin(id: &str, options: &str) -> Table {
    Table::begin(id, &format!("wind=south {options}"), &[])
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
pub fn position(setup: &Arc<Setup>, ships: &[&str]) -> Table {
    Table::set(setup, json!({ "wind": "south", "ships": ships.iter().map(|words| ship(words)).collect::<Vec<_>>() }))
}

/// The same on the bare board with this land and this zone.
pub fn waters(land: &str, zone: &str, options: &str, ships: &[&str]) -> Table {
    position(&Table::setup(&open_sea(land, zone), options), ships)
}

/// The same on the bare sea.
pub fn sea(options: &str, ships: &[&str]) -> Table {
    waters("", "", options, ships)
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
    let words = game.position().ships.into_iter().find(|ship| ship.id == name).expect("on the chart");
    let aground = if ship.aground { " aground" } else { "" };
    format!("{} {} r{}{aground}", words.bow.unwrap(), words.facing.unwrap(), ship.resist)
}

/// The listed actions of a side in their notation, in their order.
pub fn actions(game: &Detroits, side: kernel::Side) -> Vec<String> {
    game.all_actions(side).iter().map(|action| game.write(action)).collect()
}

/// One example: see `examples.txt` for the words.
#[derive(Default)]
pub struct Example {
    title: String,
    land: String,
    zone: String,
    wind: String,
    options: String,
    ships: Vec<Value>,
    lines: BTreeMap<String, String>,
    shots: Vec<(String, u8, String)>,
    refused: Vec<String>,
    expected: Vec<String>,
}

pub fn examples(text: &str) -> Vec<Example> {
    let blocks = text.split("\n\n").filter(|block| block.trim().starts_with("DE-"));
    blocks.map(Example::read).collect()
}

impl Example {
    fn read(block: &str) -> Example {
        let mut example =
            Example { wind: "south".to_owned(), options: "min_points=0".to_owned(), ..Example::default() };
        for line in block.trim().lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "ship" => {
                    let (words, orders) = rest.split_once(':').unwrap_or((rest, ""));
                    let name = words.split_whitespace().next().unwrap().to_owned();
                    example.ships.push(ship(words));
                    example.lines.insert(name, orders.trim().to_owned());
                }
                "land" => example.land = rest.to_owned(),
                "zone" => example.zone = rest.to_owned(),
                "wind" => example.wind = rest.to_owned(),
                "option" => example.options += &format!(" {}", rest.replace(' ', "=")),
                "fire" => {
                    let mut words = rest.splitn(3, ' ');
                    let name = words.next().unwrap().to_owned();
                    let window = words.next().unwrap().trim_start_matches('w').parse().expect("a window");
                    example.shots.push((name, window, words.next().expect("a volley").to_owned()));
                }
                "refused" => example.refused.push(rest.to_owned()),
                _ if word.starts_with("DE-") => example.title = line.to_owned(),
                _ => example.expected.push(line.to_owned()),
            }
        }
        example
    }

    /// Plays one turn and compares.
    pub fn prove(&self) {
        let setup = Table::setup(&open_sea(&self.land, &self.zone), &self.options);
        let mut game = Table::set(&setup, json!({ "wind": self.wind, "ships": self.ships }));
        for line in &self.refused {
            let (rest, rule) = line.rsplit_once(' ').expect(line);
            let (name, orders) = rest.split_once(' ').expect(line);
            let notation = format!("{}: {orders}", id(name).slot.name());
            assert_eq!(game.refuses_to(id(name).side, &notation), rule, "{}: {line}", self.title);
        }
        let (mut story, mut asked) = (Vec::new(), Vec::new());
        for (name, line) in &self.lines {
            if game.ship(id(name)).obeys() && game.phase() == Phase::Orders {
                game.by(id(name).side, &format!("{}: {line}", id(name).slot.name()), &[]);
                story.append(&mut game.1);
            }
        }
        while let (Phase::Fire, Some((_, step))) = (game.phase(), game.progress()) {
            let side = game.side();
            let Action::Hold { ship } = game.all_actions(side)[0] else { panic!("a window begins with holding") };
            let name = ship.of(side).to_string();
            let shot = self.shots.iter().find(|(ship, window, _)| *ship == name && *window == step);
            asked.push((name, format!("w{step}")));
            let hold = format!("hold {}", ship.name());
            game.play(&shot.map_or(hold, |(_, _, volley)| format!("fire {} {volley}", ship.name())), &[]);
            story.append(&mut game.1);
        }
        game.1 = story;
        self.expected.iter().for_each(|line| self.compare(&game, &asked, line));
    }

    fn compare(&self, game: &Table, asked: &[(String, String)], line: &str) {
        let (word, rest) = line.split_once(' ').expect(line);
        let (name, wanted) = rest.split_once(' ').unwrap_or((rest, ""));
        let steps = |what: fn(&Executed) -> &str| steps(game, name).map(what).collect::<Vec<_>>().join(" ");
        let (found, wanted) = match word {
            "end" => (state(game, name), wanted),
            "stern" => {
                let (chart, ship) = (&game.setup_of().chart, id(name));
                (chart.grid.id(chart.hull(ship.kind(), game.ship(ship).pose)[1]), wanted)
            }
            "path" => (steps(|step| &step.to), wanted),
            "orders" => (steps(|step| &step.order), wanted),
            "asked" => {
                let windows = asked.iter().filter(|(ship, _)| ship == name).map(|(_, window)| &**window);
                (windows.collect::<Vec<_>>().join(" "), wanted)
            }
            "salvos" => (salvos(game, name).join(", "), wanted),
            "outcome" => {
                let outcome = game.to_play().outcome().map(|outcome| outcome.line(&Detroits::SIDES));
                (outcome.unwrap_or_else(|| "none".to_owned()), rest)
            }
            _ => panic!("{}: what is '{word}'?", self.title),
        };
        assert_eq!(found, wanted, "{}: {line}", self.title);
    }
}

/// The orders that a ship has carried out.
fn steps<'a>(game: &'a Table, name: &str) -> impl Iterator<Item = &'a Executed> {
    let ship = id(name);
    let orders = game.events().filter_map(|event| match event {
        Event::Step { orders, .. } => Some(orders),
        _ => None,
    });
    orders.flat_map(|orders| orders.0.iter().flatten()).filter(move |order| order.ship == ship)
}

/// `TARGET SIDE DISTANCE DAMAGE` of each salvo that a ship has fired.
fn salvos(game: &Table, name: &str) -> Vec<String> {
    let salvo = |event: &Event| match event {
        Event::Salvo { ship, target, broadside, distance, damage, .. } if *ship == id(name) => {
            Some(format!("{target} {} {distance} {damage}", broadside.word()))
        }
        _ => None,
    };
    game.events().filter_map(salvo).collect()
}
