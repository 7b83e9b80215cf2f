//! What these eyes see: the ground, the marks on it, the question, the numbers.

use std::collections::{BTreeMap, BTreeSet};

use hexmap::Cell;
use kernel::{Banner, BySide, Eyes, Game, HexBoard, MapLabel, Meter, Overlay, Scene, Side, SideLook, Text, scene};

use crate::sight::RANGE;
use crate::{Action, Phase, RevolutionEmpire, Terrain, UnitId, Units};

/// The word by which the client draws a hex.
fn drawing(terrain: Terrain, hill: bool) -> &'static str {
    match (terrain, hill) {
        (Terrain::Clear, true) => "hill",
        (Terrain::Forest, true) => "woodhill",
        (Terrain::Orchard, true) => "hillorchard",
        (Terrain::Village, true) => "hillvillage",
        (Terrain::Fortress, true) => "hillfortress",
        (Terrain::Building, true) => "hillbuilding",
        (Terrain::Water, _) => "lake",
        (terrain, _) => terrain.word(),
    }
}

impl RevolutionEmpire {
    /// Everything these eyes may see.
    pub(crate) fn scene_for(&self, eyes: Eyes) -> Scene {
        Scene {
            sides: BySide([
                SideLook::new(self.side_name(Side::A), "azure", "square"),
                SideLook::new(self.side_name(Side::B), "vermilion", "chamfer"),
            ]),
            board: self.setup.grid.ground(0, || self.map()),
            pieces: self.counters(),
            overlays: self.overlays(),
            banner: self.banner(eyes),
            meters: self.meters(),
            trays: self.trays(eyes),
            focus: self.focus(),
            clock: Text::key("clock").with("turn", self.turn).with("turns", self.setup.turns),
            goal: self.goal(),
        }
    }

    /// A hex by its name.
    pub(crate) fn hex(&self, cell: Cell) -> String {
        self.setup.grid.id(cell)
    }

    pub(crate) fn hexes(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
        self.setup.grid.ids(cells)
    }

    fn map(&self) -> HexBoard {
        let setup = &self.setup;
        let cell = |cell: Cell| scene::Cell {
            // Only where it is the same in every language.
            name: match self.name_on_map(cell) {
                Some(Text::Plain(name)) => Some(name.clone()),
                _ => None,
            },
            ..setup.grid.shown(cell, drawing(setup.terrain(cell), setup.hills.contains(cell)))
        };
        let road = |road: &Vec<Cell>| scene::Road { cells: self.hexes(road.iter().copied()), kind: "road".to_owned() };
        let works = |cell| (0..3).map(move |third| scene::Work { cell: self.hex(cell), angle: 30 + 120 * third });
        HexBoard {
            seed: setup.objectives.iter().map(|objective| self.hex(objective.at)).collect(),
            base: "clear".to_owned(),
            piece_scale: 100,
            rivers: setup.streams.ids(&setup.grid),
            lanes: setup.lanes.ids(&setup.grid),
            roads: setup.roads.iter().map(road).collect(),
            works: setup.works.iter().flat_map(works).collect(),
            labels: self.labels(),
            ..setup.grid.board("parchment", cell)
        }
    }

    /// The names on the map: of objectives and of other places, each with its kind.
    fn names(&self) -> impl Iterator<Item = (Cell, &Text, &str)> {
        let objectives = self.setup.objectives.iter().map(|objective| (objective.at, &objective.name, "place"));
        objectives.chain(self.setup.places.iter().map(|place| (place.at, &place.name, place.kind.as_str())))
    }

    fn labels(&self) -> Vec<MapLabel> {
        let label = |(at, name, kind): (Cell, &Text, &str)| MapLabel {
            at: self.hex(at),
            text: name.clone(),
            kind: kind.to_owned(),
            size: 100,
        };
        self.names().map(label).collect()
    }

    /// A hex in a sentence: its number, and its name where it has one.
    pub(crate) fn place_name(&self, cell: Cell) -> Text {
        match self.name_on_map(cell) {
            None => Text::plain(self.hex(cell)),
            Some(name) => Text::key("hex-named").with("hex", self.hex(cell)).with("name", name.clone()),
        }
    }

    fn name_on_map(&self, cell: Cell) -> Option<&Text> {
        self.names().find(|&(at, ..)| at == cell).map(|(_, name, _)| name)
    }

    fn overlays(&self) -> Vec<Overlay> {
        let flag = |(n, objective): (usize, &crate::Objective)| Overlay::Objective {
            at: self.hex(objective.at),
            side: Some(self.holder(n)),
            points: objective.vp[self.holder(n)].into(),
        };
        let mut overlays: Vec<Overlay> = self.setup.objectives.iter().enumerate().map(flag).collect();
        overlays.extend(self.worths());
        overlays.extend(self.arrivals());
        overlays.extend(self.groups());
        overlays.extend(self.clash_mark());
        match self.phase {
            Phase::Fire => overlays.extend(self.sights()),
            Phase::Retreat => overlays.extend(self.refuges()),
            Phase::Chits => overlays.extend(self.retreat_lines()),
            _ => {}
        }
        overlays
    }

    /// What each objective weighs: victory points for either side, and what its loss does to the army that owns it.
    fn worths(&self) -> impl Iterator<Item = Overlay> + '_ {
        self.setup.objectives.iter().map(|objective| {
            let [a, b] = Side::BOTH.map(|side| objective.vp[side]);
            let key = if a == b { "worth" } else { "worth-each" };
            let text = Text::key(key).with("a", a).with("b", b).with("points", objective.points);
            self.note(objective.at, self.with_sides(text), "")
        })
    }

    /// Words at a hex.
    pub(crate) fn note(&self, at: Cell, text: Text, tone: &str) -> Overlay {
        Overlay::Note { at: self.hex(at), text, tone: tone.to_owned() }
    }

    /// Where units are still to arrive, and when: one mark for each hex and turn (RE-R51).
    fn arrivals(&self) -> Vec<Overlay> {
        let mut marks: BTreeMap<(Cell, u8), usize> = BTreeMap::new();
        for unit in self.to_come {
            let spec = self.setup.unit(unit);
            if let (Some(turn), Some(&at)) = (spec.turn, spec.at.first()) {
                *marks.entry((at, turn)).or_default() += 1;
            }
        }
        let text = |turn, units| Text::key("arrival").with("turn", turn).with("units", units);
        marks.into_iter().map(|((at, turn), units)| self.note(at, text(turn, units), "")).collect()
    }

    /// Where either army falls back to (RE-77), shown while orders are given.
    fn retreat_lines(&self) -> Vec<Overlay> {
        let corps = Side::BOTH.into_iter().flat_map(|side| self.setup.corps_of_side(side));
        let lines: BTreeSet<Vec<String>> = corps.map(|corps| self.hexes(corps.home.iter())).collect();
        lines.into_iter().map(|cells| Overlay::Zone { cells }).collect()
    }

    /// The active group; before it is chosen, every group that may be (RE-20).
    fn groups(&self) -> Vec<Overlay> {
        let Some(corps) = self.active_corps() else { return Vec::new() };
        let outline =
            |units: Units| Overlay::Group { side: corps.side(), cells: self.hexes(units.map(|unit| self.cell(unit))) };
        match self.phase {
            Phase::Group => self.group_leaders(corps).map(|leader| outline(self.group_of(leader))).collect(),
            _ => vec![outline(self.active_units())],
        }
    }

    /// Who fights whom.
    fn clash_mark(&self) -> Option<Overlay> {
        let (from, to) = match (self.phase, &self.clash) {
            (Phase::Evasion, clash) => (clash.attacker, clash.target),
            // A riposte goes the other way.
            (Phase::Riposte, clash) => (clash.target, clash.attacker),
            _ => return None,
        };
        Some(Overlay::Attack { from: self.hex(self.place_of(from)?), to: self.hex(self.place_of(to)?) })
    }

    /// What the active batteries may fire at, and what hides the rest from them (RE-27, RE-29).
    fn sights(&self) -> Vec<Overlay> {
        let sight = |gun: UnitId| {
            let from = self.cell(gun);
            let enemies = self.army(!gun.side()).filter(move |&enemy| {
                let distance = self.setup.grid.distance(from, self.cell(enemy));
                let told = self.targets(gun).has(enemy) || !self.sees(from, self.cell(enemy));
                (2..=RANGE).contains(&distance) && told
            });
            enemies.map(move |enemy| {
                let to = self.cell(enemy);
                let blocked = self.hiding(from, to).first().map(|&cell| self.hex(cell));
                Overlay::Los { from: self.hex(from), to: self.hex(to), blocked }
            })
        };
        self.batteries().flat_map(sight).collect()
    }

    /// Where the beaten unit may go and where not (RE-76 to RE-80), and the line it falls back to.
    fn refuges(&self) -> Vec<Overlay> {
        let Some(clash) = self.clash() else { return Vec::new() };
        let unit = clash.mover();
        // In the middle of an act it may just have fallen.
        if self.place_of(unit).is_none() || self.place_of(clash.victor()).is_none() {
            return Vec::new();
        }
        let home = self.setup.corps(self.setup.unit(unit).corps).home;
        let around = self.setup.grid.neighbours(self.cell(unit));
        let refuge = |(_, to): (_, Cell)| {
            let step = Action::Retreat { unit, to };
            let barred = self.check(unit.side(), &step).err().map(|refusal| refusal.why);
            Overlay::Refuge { at: self.hex(to), barred }
        };
        let line = Overlay::Zone { cells: self.hexes(home.iter()) };
        around.map(refuge).chain([line, Overlay::Target { at: self.hex(self.cell(unit)) }]).collect()
    }

    fn banner(&self, eyes: Eyes) -> Banner {
        let (phase, ask, help) = self.question(eyes);
        // Who has sealed his choice is nobody's business.
        let side = if self.phase == Phase::Chits { None } else { self.to_play().next() };
        Banner { side, phase, ask, help }
    }

    fn goal(&self) -> Text {
        let score = BySide::from_fn(|side| self.score(side) as i32);
        scene::goal("goal", BySide::from_fn(|side| self.side_name(side)), score).with("turns", self.setup.turns)
    }

    fn meters(&self) -> Vec<Meter> {
        let armies = &self.setup.armies;
        let meter = |label, kind: &str, max, marks, value: &dyn Fn(Side) -> i32| Meter {
            label,
            kind: kind.to_owned(),
            max,
            marks,
            values: BySide::from_fn(|side| Some(value(side))),
        };
        let mut meters = vec![meter(self.score_words(), "count", 0, Vec::new(), &|side| self.score(side) as i32)];
        let level = |level: fn(&crate::Army) -> Option<u8>| Side::BOTH.map(|side| level(&armies[side]));
        let [threshold_a, threshold_b] = level(|army| army.threshold);
        let breaking = level(|army| army.breaking_point);
        let most = breaking.into_iter().chain([threshold_a, threshold_b]).flatten().max();
        if let Some(most) = most {
            let word = |level: Option<u8>| level.map_or("–".to_owned(), |level| level.to_string());
            let key = if self.setup.house.breaking_point { "meter-points" } else { "meter-points-threshold" };
            let levels = [("a", threshold_a), ("b", threshold_b), ("breaka", breaking[0]), ("breakb", breaking[1])];
            let label = levels.into_iter().fold(Text::key(key), |text, (name, level)| text.with(name, word(level)));
            // One scale for both sides: a mark is only drawn where it means the same for both.
            let same = threshold_a.filter(|_| threshold_a == threshold_b);
            let marks = same.into_iter().map(i32::from).collect();
            meters.push(meter(label, "bar", most.into(), marks, &|side| self.points(side) as i32));
        }
        let largest = armies.iter().map(|(_, army)| army.units).max().unwrap_or(1) as i32;
        meters.push(meter(Text::key("meter-units"), "bar", largest, Vec::new(), &|side| {
            (self.army(side) | (self.to_come & Units::side(side))).len() as i32
        }));
        meters
    }

    /// Who is ahead on victory points, and what the other still needs (RE-R50).
    fn score_words(&self) -> Text {
        let [a, b] = Side::BOTH.map(|side| self.score(side));
        if a == b {
            return Text::key("meter-score-level");
        }
        let behind = if a < b { Side::A } else { Side::B };
        Text::key("meter-score").with("side", self.side_name(behind)).with("needs", a.abs_diff(b) + 1)
    }

    /// The hexes of the decision.
    fn focus(&self) -> Vec<String> {
        let units = match (self.phase, self.clash()) {
            (Phase::Chits | Phase::Over, _) => Units::NONE,
            (Phase::Group, _) => self.setup.corps(self.activation.corps).units & self.present,
            (_, Some(clash)) => {
                (Units::of(clash.attacker) | Units::of(clash.target) | Units::of(clash.mover())) & self.present
            }
            _ => self.active_units(),
        };
        self.hexes(units.map(|unit| self.cell(unit)))
    }
}
