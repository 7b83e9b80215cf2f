//! What a person sees.

mod orders;

use kernel::{
    About, Banner, BySide, CellId, Eyes, Forecast, Gesture, HexBoard, LogLine, MapLabel, Meter, Overlay, Piece,
    Refusal, Rose, Scene, Show, Side, SideLook, Text, Touch, badges,
};

use crate::chart::{Hull, share};
use crate::setup::Label;
use crate::ship::{ADRIFT, Kind, MOVE, Pose, ShipId, Slot};
use crate::telling::broadside_words;
use crate::{Action, Broadside, Detroits, Event, Phase, rose};

impl Show for Detroits {
    const ABOUT: About = About { minutes_from: 20, minutes_to: 40, difficulty: 3, hidden: true, dice: false };

    kernel::books!();
    kernel::school!["first", "orders", "fire", "contact"];
    kernel::puzzles!();

    fn training() -> &'static str {
        "la_passe"
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        Scene {
            sides: BySide([
                SideLook::new(Side::A.name(), "azure", "square"),
                SideLook::new(Side::B.name(), "vermilion", "chamfer"),
            ]),
            board: self.setup.chart.grid.ground(rose::degrees(self.state.wind.direction()), || self.ground()),
            pieces: self.pieces(eyes),
            overlays: self.overlays(eyes),
            banner: self.banner(eyes),
            meters: self.meters(eyes),
            trays: self.trays(eyes),
            focus: self.focus(eyes),
            clock: Text::key("clock").with("turn", self.state.turn).with("limit", self.setup.rules.turn_limit),
            goal: self.goal(eyes),
        }
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_gestures(side)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn describe(&self, side: Side, action: &Action) -> Text {
        self.describe_action(side, action)
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        self.forecast_action(side, action)
    }

    /// A line that is closed before its points are spent.
    fn forfeits(&self, side: Side, action: &Action) -> Vec<Text> {
        let Action::Done { ship } = *action else { return Vec::new() };
        let left = MOVE.saturating_sub(self.ship(ShipId { side, slot: ship }).line.len());
        (left > 0).then(|| Text::key("forfeit-points").with("n", left)).into_iter().collect()
    }

    fn tell(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        self.tell_event(event, eyes)
    }
}

impl Detroits {
    /// The names of the hexes of a hull that are on the board.
    pub(crate) fn hull_names(&self, hull: Hull) -> Vec<CellId> {
        let chart = &self.setup.chart;
        let mut cells: Vec<_> = hull.into_iter().filter(|&cell| chart.on_board(cell)).collect();
        cells.dedup();
        cells.into_iter().map(|cell| chart.grid.name(cell).to_owned()).collect()
    }

    /// The ship about which these eyes are asked.
    pub(crate) fn decision(&self, eyes: Eyes) -> Option<ShipId> {
        let Eyes::Seat(side) = eyes else { return None };
        let slot = match self.state.phase {
            Phase::Deploy => self.deploying(side),
            Phase::Orders => self.writing(side),
            Phase::Fire => self.asked(side),
            Phase::Over(_) => None,
        };
        slot.map(|slot| ShipId { side, slot })
    }

    fn ground(&self) -> HexBoard {
        let chart = &self.setup.chart;
        let label = |label: &Label| MapLabel {
            at: label.at.clone(),
            text: Text::Tongues { fr: label.fr.clone(), en: label.en.clone() },
            kind: label.kind.clone(),
            size: label.size,
        };
        let directions = (1..=6).filter_map(rose::of_digit);
        HexBoard {
            seed: self.setup.seed.clone(),
            base: "sea".to_owned(),
            piece_scale: 100,
            labels: self.setup.labels.iter().map(label).collect(),
            rose: Some(Rose {
                directions: directions.map(|d| (rose::digit(d).to_string(), rose::degrees(d))).collect(),
                wind: Some(rose::degrees(self.state.wind.direction())),
            }),
            ..chart.grid.board("chart", |cell| chart.grid.shown(cell, chart.terrain[cell.index()].word()))
        }
    }

    /// Whether these eyes may see where a ship lies: DE-R38 hides a fleet until both are complete.
    fn shows(&self, id: ShipId, eyes: Eyes) -> bool {
        self.ship(id).placed() && (self.state.phase != Phase::Deploy || eyes.see(id.side))
    }

    fn pieces(&self, eyes: Eyes) -> Vec<Piece> {
        let seen = ShipId::all().filter(|&id| self.shows(id, eyes));
        let mut pieces: Vec<_> = seen.map(|id| self.piece(id, eyes)).collect();
        pieces.extend(self.plotted(eyes).map(|id| self.ghost(id)));
        pieces
    }

    fn piece(&self, id: ShipId, eyes: Eyes) -> Piece {
        let ship = self.ship(id);
        let badges =
            badges([(ship.fired, "fired"), (ship.aground, "aground"), (ship.adrift() && !ship.aground, "adrift")]);
        let written = self.state.phase == Phase::Orders && ship.closed && eyes.see(id.side);
        Piece { badges, done: written, ..self.hull_piece(id, id.to_string(), ship.pose) }
    }

    fn hull_piece(&self, id: ShipId, piece: String, pose: Pose) -> Piece {
        let name = match id.kind() {
            Kind::Frigate => Text::key("ship-frigate"),
            Kind::ThreeMaster => Text::key("ship-three-master"),
        };
        let placed = self.setup.chart.on_board(pose.bow);
        let hull = if placed { self.hull_names(self.setup.chart.hull(id.kind(), pose)) } else { Vec::new() };
        Piece {
            id: piece,
            side: Some(id.side),
            shape: "ship".to_owned(),
            kind: id.kind().word().to_owned(),
            at: hull.first().cloned(),
            angle: placed.then(|| rose::degrees(pose.facing)),
            also: hull.into_iter().skip(1).collect(),
            label: Some(Text::plain(id.slot.name())),
            name: name
                .with("fleet", id.side.name())
                .with("ship", id.slot.name())
                .with("facing", rose::digit(pose.facing))
                .with("resist", self.ship(id).resist),
            strength: Some(self.ship(id).resist.into()),
            max: Some(id.kind().resist().into()),
            notch: Some(ADRIFT.into()),
            ..Piece::default()
        }
    }

    /// The ships whose orders these eyes may see and which have some left.
    fn plotted(&self, eyes: Eyes) -> impl Iterator<Item = ShipId> + '_ {
        ShipId::all().filter(move |&id| self.sees_line(id, eyes) && self.ship(id).left() > 0)
    }

    /// DE-R6: a line is its owner's secret; with `announce = line` it is public while its slot is executed.
    pub(crate) fn sees_line(&self, id: ShipId, eyes: Eyes) -> bool {
        let announced = self.setup.rules.announce_line && self.state.phase == Phase::Fire && id.slot == self.state.slot;
        eyes.see(id.side) || announced
    }

    fn ghost(&self, id: ShipId) -> Piece {
        Piece { ghost: true, ..self.hull_piece(id, format!("{id}-plan"), self.planned(id)) }
    }

    fn overlays(&self, eyes: Eyes) -> Vec<Overlay> {
        let name = |cell| self.setup.chart.grid.name(cell).to_owned();
        let mut overlays = Vec::new();
        if !self.setup.chart.zone.is_empty() {
            overlays.push(Overlay::Zone { cells: self.setup.chart.zone.iter().map(|&cell| name(cell)).collect() });
        }
        if let Some(id) = self.decision(eyes).filter(|&id| self.ship(id).placed()) {
            let field = self.field(id.kind(), self.planned_in_orders(id));
            overlays.push(Overlay::Field {
                cells: field.into_iter().map(|(_, cell, effect)| (name(cell), i32::from(effect))).collect(),
            });
        }
        for id in self.plotted(eyes) {
            overlays.push(self.ghost_path(id));
            overlays.extend(self.warnings(id));
        }
        overlays
    }

    /// Where the ship's broadsides are of interest: at the end of its plan while writing, else where it lies.
    pub(crate) fn planned_in_orders(&self, id: ShipId) -> Pose {
        if self.state.phase == Phase::Orders { self.planned(id) } else { self.ship(id).pose }
    }

    /// The plotted way: a number of the order at every hex entered.
    fn ghost_path(&self, id: ShipId) -> Overlay {
        let ship = self.ship(id);
        let course = self.course(id);
        let mut cells = vec![self.bow_name(ship.pose)];
        let mut steps = Vec::new();
        for (i, pair) in course.poses().windows(2).enumerate() {
            if pair[0].bow != pair[1].bow {
                cells.push(self.bow_name(pair[1]));
                steps.push((usize::from(ship.executed) + i + 1).to_string());
            }
        }
        Overlay::Ghostpath { side: id.side, cells, steps }
    }

    /// A word where a plotted line ends badly: on the coast, or in a ship of the same fleet.
    fn warnings(&self, id: ShipId) -> Option<Overlay> {
        let course = self.course(id);
        let note =
            |pose, text: Text, tone: &str| Some(Overlay::Note { at: self.bow_name(pose), text, tone: tone.to_owned() });
        if let Some((pose, friend)) = self.friend_in_the_way(id) {
            return note(pose, Text::key("note-friend").with("ship", friend.slot.name()), "warn");
        }
        if course.aground {
            return note(course.end(), Text::key("note-aground"), "bad");
        }
        None
    }

    /// The first own ship that the plotted way would touch: slots before it have sailed, slots after it have not.
    pub(crate) fn friend_in_the_way(&self, id: ShipId) -> Option<(Pose, ShipId)> {
        let chart = &self.setup.chart;
        let lies = |other: ShipId| if other.slot < id.slot { self.planned(other) } else { self.ship(other).pose };
        let friends: Vec<_> = ShipId::fleet(id.side)
            .filter(|&other| other != id && self.ship(other).placed())
            .map(|other| (other, chart.hull(other.kind(), lies(other))))
            .collect();
        self.course(id).poses().windows(2).find_map(|pair| {
            let [before, after] = [pair[0], pair[1]].map(|pose| chart.hull(id.kind(), pose));
            let touched = friends.iter().find(|(_, hull)| share(after, *hull) && !share(before, *hull));
            touched.map(|(friend, _)| (pair[1], *friend))
        })
    }

    fn banner(&self, eyes: Eyes) -> Banner {
        let phase = match self.state.phase {
            Phase::Deploy => Text::key("phase-deploy"),
            Phase::Orders => Text::key("phase-orders"),
            Phase::Fire => Text::key("phase-fire").with("slot", self.state.slot.name()).with("step", self.state.step),
            Phase::Over(_) => Text::key("phase-over"),
        };
        if let Phase::Over(outcome) = self.state.phase {
            return Banner { side: None, phase, ask: self.ending(&outcome), help: None };
        }
        match (self.decision(eyes), eyes) {
            (Some(id), _) => self.question(id, phase),
            (None, Eyes::Seat(side)) => {
                Banner { side: Some(!side), phase, ask: Text::key("ask-wait").with("side", (!side).name()), help: None }
            }
            (None, _) => {
                let (side, ask) = self.public_question();
                Banner { side, phase, ask, help: None }
            }
        }
    }

    /// What spectators are told: who decides, never how far they are.
    fn public_question(&self) -> (Option<Side>, Text) {
        match (self.state.phase, Side::BOTH.map(|side| self.has_shot_now(side))) {
            (Phase::Deploy, _) => (None, Text::key("ask-both-deploy")),
            (Phase::Orders, _) => (None, Text::key("ask-both-orders")),
            (_, [true, false]) => (Some(Side::A), Text::key("ask-other-fire").with("side", Side::A.name())),
            (_, [false, true]) => (Some(Side::B), Text::key("ask-other-fire").with("side", Side::B.name())),
            _ => (None, Text::key("ask-both-fire")),
        }
    }

    fn has_shot_now(&self, side: Side) -> bool {
        self.state.phase == Phase::Fire && self.has_shot(side)
    }

    fn question(&self, id: ShipId, phase: Text) -> Banner {
        let ship = id.slot.name();
        let (ask, help) = match self.state.phase {
            Phase::Deploy => (Text::key("ask-deploy").with("ship", ship), Text::key("help-deploy")),
            Phase::Fire => {
                let help = if self.is_last_chance() { Text::key("help-fire-last") } else { Text::key("help-fire") };
                (Text::key("ask-fire").with("ship", ship), help)
            }
            _ => {
                let written = self.ship(id).line;
                let points = Text::key("help-points").with("points", written.len()).with("of", MOVE);
                let help = match written.is_empty() {
                    true => Text::key("help-orders").with("of", MOVE),
                    false => Text::key("help-line").with("line", self.line_text(id)).with("points", points),
                };
                (Text::key("ask-orders").with("ship", ship), help)
            }
        };
        Banner { side: Some(id.side), phase, ask, help: Some(help) }
    }

    /// The ships of each side in the zone, as far as these eyes see them.
    fn held(&self, eyes: Eyes) -> BySide<i32> {
        BySide::from_fn(|side| self.in_zone(side).filter(|&id| self.shows(id, eyes)).count() as i32)
    }

    fn goal(&self, eyes: Eyes) -> Text {
        kernel::scene::goal("goal", BySide::from_fn(Side::name), self.held(eyes))
    }

    fn meters(&self, eyes: Eyes) -> Vec<Meter> {
        let resist = |side| self.resistance(side);
        let full = |side| {
            let ships = ShipId::fleet(side).filter(|id| self.setup.ships[id.index()].afloat());
            ships.map(|id| i32::from(id.kind().resist())).sum::<i32>()
        };
        let most = full(Side::A).max(full(Side::B)).max(resist(Side::A)).max(resist(Side::B));
        let meter = |label, max, values: BySide<i32>| Meter {
            label,
            kind: "bar".to_owned(),
            max,
            marks: Vec::new(),
            values: values.map(Some),
        };
        vec![
            meter(Text::key("meter-zone"), Slot::ALL.len() as i32, self.held(eyes)),
            meter(Text::key("meter-resistance"), most, BySide::from_fn(resist)),
        ]
    }

    fn focus(&self, eyes: Eyes) -> Vec<CellId> {
        let Some(id) = self.decision(eyes) else { return Vec::new() };
        if !self.ship(id).placed() {
            return self.setup.areas[id.side].iter().map(|&cell| self.setup.chart.grid.name(cell).to_owned()).collect();
        }
        let mut cells = self.hull_names(self.hull(id));
        for cell in self.hull_names(self.setup.chart.hull(id.kind(), self.planned_in_orders(id))) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
    }

    /// "port" or "starboard" with the target, for buttons and lines of the log.
    pub(crate) fn salvo_words(&self, id: ShipId, broadside: Broadside, target: ShipId) -> Text {
        let distance = self.shots(id, target)[broadside as usize].unwrap_or(1);
        Text::key("salvo-words")
            .with("broadside", broadside_words(broadside))
            .with("target", target.to_string())
            .with("distance", distance)
            .with("damage", id.kind().damage(distance))
    }
}
