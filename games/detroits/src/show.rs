//! What a person sees.

mod orders;

use kernel::{
    About, Banner, BySide, CellId, Eyes, Forecast, Gesture, HexBoard, LogLine, MapLabel, Meter, Overlay, Piece,
    Refusal, Rose, Scene, Show, Side, SideLook, Text, Touch, badges,
};

use crate::chart::Hull;
use crate::setup::Label;
use crate::ship::{ADRIFT, Kind, MOVE, Pose, ShipId, Slot};
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
        let left = MOVE.saturating_sub(self.ship(ship.of(side)).line.len());
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
        let mut names = chart.grid.ids(hull.into_iter().filter(|&cell| chart.on_board(cell)));
        names.dedup();
        names
    }

    /// The ship about which these eyes are asked.
    pub(crate) fn decision(&self, eyes: Eyes) -> Option<ShipId> {
        let Eyes::Seat(side) = eyes else { return None };
        self.due(side).map(|slot| slot.of(side))
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
            Kind::Frigate => "ship-frigate",
            Kind::ThreeMaster => "ship-three-master",
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
            name: Text::key(name)
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
        let (grid, zone) = (&self.setup.chart.grid, &self.setup.chart.zone);
        let mut overlays = Vec::new();
        if !zone.is_empty() {
            overlays.push(Overlay::Zone { cells: grid.ids(zone.iter().copied()) });
        }
        if let Some(id) = self.decision(eyes).filter(|&id| self.ship(id).placed()) {
            let field = self.field(id.kind(), self.planned_in_orders(id)).into_iter();
            let cells = field.map(|(_, cell, effect)| (grid.id(cell), effect.into())).collect();
            overlays.push(Overlay::Field { cells });
        }
        for id in self.plotted(eyes) {
            overlays.push(self.ghost_path(id));
            overlays.extend(self.warnings(id));
        }
        overlays
    }

    /// Where the ship's broadsides are of interest: at the end of its plan while writing, else where it lies.
    fn planned_in_orders(&self, id: ShipId) -> Pose {
        if self.state.phase == Phase::Orders { self.planned(id) } else { self.ship(id).pose }
    }

    /// The plotted way: a number of the order at every hex entered.
    fn ghost_path(&self, id: ShipId) -> Overlay {
        let ship = self.ship(id);
        let course = self.course(id);
        let mut cells = vec![self.bow_name(ship.pose)];
        let mut steps = Vec::new();
        for (i, pair) in course.poses.windows(2).enumerate() {
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
        let fouled = |pair: &[Pose]| Some((pair[1], self.friend_fouled(id, pair[0], pair[1])?));
        match course.poses.windows(2).find_map(fouled) {
            Some((pose, friend)) => {
                let text = Text::key("note-friend").with("ship", friend.slot.name());
                Some(Overlay::note(self.bow_name(pose), text, "warn"))
            }
            None if course.aground => {
                Some(Overlay::note(self.bow_name(course.end()), Text::key("note-aground"), "bad"))
            }
            None => None,
        }
    }

    fn banner(&self, eyes: Eyes) -> Banner {
        let phase = match self.state.phase {
            Phase::Deploy => Text::key("phase-deploy"),
            Phase::Orders => Text::key("phase-orders"),
            Phase::Fire => Text::key("phase-fire").with("slot", self.state.slot.name()).with("step", self.state.step),
            Phase::Over(_) => Text::key("phase-over"),
        };
        let (side, ask, help) = match (self.state.phase, self.decision(eyes), eyes) {
            (Phase::Over(outcome), ..) => (None, self.ending(&outcome), None),
            (_, Some(id), _) => {
                let (ask, help) = self.question(id);
                (Some(id.side), ask.with("ship", id.slot.name()), Some(help))
            }
            (_, None, Eyes::Seat(side)) => (Some(!side), Text::key("ask-wait").with("side", (!side).name()), None),
            _ => {
                let (side, ask) = self.public_question();
                (side, ask, None)
            }
        };
        Banner { side, phase, ask, help }
    }

    /// What spectators are told: who decides, never how far they are.
    fn public_question(&self) -> (Option<Side>, Text) {
        match (self.state.phase, Side::BOTH.map(|side| self.has_shot(side))) {
            (Phase::Deploy, _) => (None, Text::key("ask-both-deploy")),
            (Phase::Orders, _) => (None, Text::key("ask-both-orders")),
            (_, [true, false]) => (Some(Side::A), Text::key("ask-other-fire").with("side", Side::A.name())),
            (_, [false, true]) => (Some(Side::B), Text::key("ask-other-fire").with("side", Side::B.name())),
            _ => (None, Text::key("ask-both-fire")),
        }
    }

    /// What is asked about a ship, with a line of help.
    fn question(&self, id: ShipId) -> (Text, Text) {
        let written = self.ship(id).line;
        let points = Text::key("help-points").with("points", written.len()).with("of", MOVE);
        match self.state.phase {
            Phase::Deploy => (Text::key("ask-deploy"), Text::key("help-deploy")),
            Phase::Fire if self.is_last_chance() => (Text::key("ask-fire"), Text::key("help-fire-last")),
            Phase::Fire => (Text::key("ask-fire"), Text::key("help-fire")),
            _ if written.is_empty() => (Text::key("ask-orders"), Text::key("help-orders").with("of", MOVE)),
            _ => {
                let help = Text::key("help-line").with("line", self.line_text(id)).with("points", points);
                (Text::key("ask-orders"), help)
            }
        }
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
        vec![
            Meter::bar(Text::key("meter-zone"), Slot::ALL.len() as i32, self.held(eyes)),
            Meter::bar(Text::key("meter-resistance"), most, BySide::from_fn(resist)),
        ]
    }

    fn focus(&self, eyes: Eyes) -> Vec<CellId> {
        let Some(id) = self.decision(eyes) else { return Vec::new() };
        if !self.ship(id).placed() {
            return self.setup.chart.grid.ids(self.setup.areas[id.side].iter().copied());
        }
        let mut cells = self.hull_names(self.hull(id));
        let planned = self.hull_names(self.setup.chart.hull(id.kind(), self.planned_in_orders(id)));
        let elsewhere: Vec<_> = planned.into_iter().filter(|cell| !cells.contains(cell)).collect();
        cells.extend(elsewhere);
        cells
    }

    /// "port" or "starboard" with the target, for buttons and lines of the log.
    pub(crate) fn salvo_words(&self, id: ShipId, broadside: Broadside, target: ShipId) -> Text {
        let distance = self.shots(id, target)[broadside as usize].unwrap_or(1);
        Text::key("salvo-words")
            .with("broadside", broadside.text())
            .with("target", target.to_string())
            .with("distance", distance)
            .with("damage", id.kind().damage(distance))
    }
}
