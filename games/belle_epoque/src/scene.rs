//! The board with its marks, the banner and what lies beside them.

mod banner;

use hexmap::Cell;
use kernel::{Banner, BySide, HexBoard, MapLabel, Meter, Overlay, Scene, Side, SideLook, Silence, Text, Tray, scene};

use crate::fire::NoShot;
use crate::terrain::Cells;
use crate::troops::UnitId;
use crate::{Action, BelleEpoque, Gait, How, LONGEST_RANGE, Phase, Reaction, Test, units};

impl BelleEpoque {
    pub(crate) fn whole_scene(&self) -> Scene {
        let beside = Side::BOTH.into_iter().flat_map(|side| self.pieces_beside(side));
        let (marks, banner, focus) = if self.is_moot() {
            (Vec::new(), Banner::default(), Cells::EMPTY)
        } else {
            (self.marks(), self.banner(), self.focus())
        };
        Scene {
            sides: BySide([self.look(Side::A, "vermilion", "square"), self.look(Side::B, "azure", "chamfer")]),
            board: self.setup.grid.ground(0, || self.board()),
            pieces: self.counters(),
            overlays: self.objective_flags().chain(marks).collect(),
            banner,
            meters: self.meters(),
            trays: std::iter::once(self.bowl()).chain(beside).collect(),
            focus: self.setup.grid.ids(focus.iter()),
            clock: self.clock(),
            goal: self.goal(),
        }
    }

    fn look(&self, side: Side, livery: &str, emblem: &str) -> SideLook {
        let army = &self.setup.armies[side];
        let livery = army.livery.clone().unwrap_or_else(|| livery.to_owned());
        SideLook::new(army.name.clone(), &livery, emblem)
    }

    fn board(&self) -> HexBoard {
        let setup = &self.setup;
        let chains = |chains: &[Vec<Cell>]| chains.iter().map(|chain| self.way(chain)).collect::<Vec<_>>();
        let ways = |from: &[Vec<Cell>], kind: &str| {
            chains(from).into_iter().map(|cells| scene::Road { cells, kind: kind.to_owned() }).collect::<Vec<_>>()
        };
        // Works face all ways (BE-R20): two half rings.
        let works = setup.works.iter().flat_map(|at| [0, 180].map(|angle| (at, angle)));
        HexBoard {
            seed: setup.places.iter().flat_map(|place| self.way(&place.cells)).collect(),
            base: "clear".to_owned(),
            piece_scale: 93,
            roads: [ways(&setup.decor.roads, "road"), ways(&setup.decor.tracks, "track")].concat(),
            rails: chains(&setup.decor.rails),
            streams: chains(&setup.decor.streams),
            works: works.map(|(at, angle)| scene::Work { cell: self.cell_id(at), angle }).collect(),
            labels: self.map_labels(),
            ..setup.grid.board("staffmap", |cell| setup.grid.shown(cell, terrain_mark(setup.ground[cell.index()].name)))
        }
    }

    /// The names on the map, what an objective is worth to each side where that differs, and where reinforcements come.
    fn map_labels(&self) -> Vec<MapLabel> {
        let label =
            |at: Cell, text: Text, kind: &str| MapLabel { at: self.cell_id(at), text, kind: kind.to_owned(), size: 95 };
        let named = self.setup.places.iter().map(|place| {
            let text = match self.uneven_objective(place.cells[0]) {
                Some(worth) => Text::key("map-named").with("name", place.name.clone()).with("worth", worth),
                None => place.name.clone(),
            };
            label(place.cells[0], text, place.kind.word())
        });
        let is_named = |at: Cell| self.setup.places.iter().any(|place| place.cells[0] == at);
        let nameless = self.setup.objectives.iter().map(|objective| objective.at).filter(|&at| !is_named(at));
        let worth = nameless.filter_map(|at| Some(label(at, self.uneven_objective(at)?, "place")));
        let entries = self.setup.entries().into_iter().map(|(at, first, last)| {
            let key = if first == last { "map-entry" } else { "map-entry-span" };
            label(at, Text::key(key).with("first", first).with("last", last), "wood")
        });
        named.chain(worth).chain(entries).collect()
    }

    /// BE-V2: an objective that is not worth the same to both sides.
    fn uneven_objective(&self, at: Cell) -> Option<Text> {
        let objective = self.setup.objectives.iter().find(|objective| objective.at == at)?;
        let [a, b] = objective.points.0;
        (a != b).then(|| Text::key("map-objective").with("a", a).with("b", b))
    }

    /// BE-V1: who controls the objectives, and what they are worth to whom they are worth most.
    fn objective_flags(&self) -> impl Iterator<Item = Overlay> {
        self.setup.objectives.iter().enumerate().map(|(i, objective)| Overlay::Objective {
            at: self.cell_id(objective.at),
            side: self.controller(i),
            points: objective.points[Side::A].max(objective.points[Side::B]).into(),
        })
    }

    /// In the middle of an act: one of those concerned by the question has just fallen, so that it will not be asked.
    fn is_moot(&self) -> bool {
        let concerned = match self.phase {
            Phase::PickTest | Phase::PickMove | Phase::PickAct => vec![self.unit],
            Phase::React | Phase::ReactTest(_) | Phase::Evading => vec![self.unit, self.under_way().target],
            Phase::FireLoss { unit, by, .. } | Phase::Retreating { unit, by, .. } => vec![unit, by],
            Phase::TakingPosition { unit, .. } => vec![unit],
            _ => Vec::new(),
        };
        concerned.into_iter().any(|unit| self.place(unit).is_none())
    }

    /// What helps with the question that is asked.
    fn marks(&self) -> Vec<Overlay> {
        match self.phase {
            Phase::PickTest => self.fire_zone(self.unit, Gait::Still),
            Phase::PickMove => self.control_zone(self.active()),
            Phase::PickAct => [self.fire_zone(self.unit, self.gait), self.lost_targets()].concat(),
            Phase::React | Phase::ReactTest(_) => self.pending_assault(),
            Phase::Evading => [self.pending_assault(), self.control_zone(!self.active())].concat(),
            Phase::FireLoss { unit, by, .. } | Phase::Retreating { unit, by, .. } => self.refuges(unit, by),
            Phase::TakingPosition { unit, ground } => {
                vec![Overlay::Path { cells: self.way(&[self.cell(unit), ground]) }]
            }
            Phase::Placing { slot } => {
                let at = self.setup.unit(slot).start_hex();
                at.map(|at| Overlay::Crosshair { at: self.cell_id(at) }).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// BE-33: the hexes that the enemies of a side control.
    fn control_zone(&self, side: Side) -> Vec<Overlay> {
        let zone = (self.zone_against(side) & self.setup.passable) - self.troops(!side);
        let cells = self.setup.grid.ids(zone.iter());
        if cells.is_empty() { Vec::new() } else { vec![Overlay::Zone { cells }] }
    }

    /// The hexes that a unit's fire reaches, with the score there: the unit's that stands there, or that of the table.
    fn fire_zone(&self, unit: UnitId, gait: Gait) -> Vec<Overlay> {
        let Some(from) = self.place(unit).filter(|_| !self.is_mired(unit)) else { return Vec::new() };
        let enemies = self.troops(!self.setup.unit(unit).side);
        let score = |cell: Cell| {
            let score = match self.unit_at(cell) {
                Some(target) if enemies.contains(cell) => self.shot(unit, target, gait).ok()?.score,
                Some(_) => return None,
                None => self.score_at(unit, cell, gait)?,
            };
            Some((self.cell_id(cell), i32::from(score)))
        };
        let near = self.setup.grid.within(from, LONGEST_RANGE.into()).filter(|&cell| cell != from);
        let cells: Vec<_> = near.filter_map(score).collect();
        if cells.is_empty() { Vec::new() } else { vec![Overlay::Field { cells }] }
    }

    /// What helps to judge an action before it is made: where a unit could fire from there, and the line of support.
    pub(crate) fn marks_for(&self, action: &Action) -> Vec<Overlay> {
        let line = |from: UnitId, to: UnitId| {
            let [from, to] = [from, to].map(|unit| self.cell_id(self.cell(unit)));
            vec![Overlay::Los { from, to, blocked: None }]
        };
        match *action {
            Action::Activate(unit) => self.fire_zone(unit, Gait::Still),
            Action::Move(to) if self.test == Test::Passed && !self.setup.difficult.contains(to) => {
                let mut there = self.clone();
                there.relocate(self.unit, to, How::Basic, &mut Silence);
                there.fire_zone(self.unit, Gait::Basic)
            }
            Action::React(Reaction::Support(unit)) => line(unit, self.unit),
            _ => Vec::new(),
        }
    }

    /// BE-41: the score of the table for a hex where nobody stands, if the line is open.
    fn score_at(&self, unit: UnitId, to: Cell, gait: Gait) -> Option<u8> {
        let from = self.cell(unit);
        let (weapon, range) = (self.setup.unit(unit).weapon, self.setup.lines.distance(from, to));
        let score = Self::table_score(weapon, range, gait).ok()?;
        self.setup.lines.open(from, to, self.occupied()).then_some(score)
    }

    /// Enemies in range that cannot be fired at, and why.
    fn lost_targets(&self) -> Vec<Overlay> {
        let from = self.cell(self.unit);
        let why = |target: UnitId| {
            let to = self.cell(target);
            match self.shot(self.unit, target, self.gait).err()? {
                NoShot::Unseen { visibility, .. } => Some(Overlay::Note {
                    at: self.cell_id(to),
                    text: Text::key("note-unseen").with("km", visibility),
                    tone: "warn".to_owned(),
                }),
                NoShot::Blocked => {
                    let blocked = self.blockers(from, to).first().map(|cell| self.cell_id(cell));
                    Some(Overlay::Los { from: self.cell_id(from), to: self.cell_id(to), blocked })
                }
                NoShot::OutOfRange | NoShot::NotAfterMove | NoShot::NotAfterMarch => None,
            }
        };
        self.units_of(!self.active()).filter_map(why).collect()
    }

    fn pending_assault(&self) -> Vec<Overlay> {
        let target = self.under_way().target;
        let [from, to] = [self.unit, target].map(|unit| self.cell_id(self.cell(unit)));
        vec![Overlay::Attack { from, to }]
    }

    /// BE-R31: where a unit may step back, and why not elsewhere.
    fn refuges(&self, unit: UnitId, cause: UnitId) -> Vec<Overlay> {
        let open = self.retreat_steps(unit, cause);
        let around = self.setup.around.around(self.cell(unit)) - self.occupied();
        let refuge = |at: Cell| Overlay::Refuge {
            at: self.cell_id(at),
            barred: if open.contains(at) { None } else { self.check_retreat(at).err().map(|refusal| refusal.why) },
        };
        around.iter().map(refuge).collect()
    }

    fn meters(&self) -> Vec<Meter> {
        let meter = |label: Text, kind: &str, max: i32, value: &dyn Fn(Side) -> i32| Meter {
            label,
            kind: kind.to_owned(),
            max,
            marks: Vec::new(),
            values: BySide::from_fn(|side| Some(value(side))),
        };
        let most = |value: &dyn Fn(Side) -> i32| value(Side::A).max(value(Side::B)).max(1);
        let points = |side: Side| i32::from(self.points(side));
        let elements = |side: Side| i32::from(self.strength(side));
        let whole = |side: Side| i32::from(self.setup.armies[side].elements);
        let margin = |side: Side| (elements(side) - i32::from(self.setup.armies[side].rout) + 1).max(0);
        let dice = |side: Side| i32::from(self.command_dice(side));
        let price = |side: Side| i32::from(self.setup.armies[side].points_per_element);
        let mut meters: Vec<Meter> = self.still_to_gain().into_iter().collect();
        meters.extend([
            meter(Text::key("meter-points"), "bar", most(&points).max(10), &points),
            meter(Text::key("meter-price"), "count", most(&price), &price),
            meter(Text::key("meter-command"), "count", 48, &|side| self.command_points(side).into()),
            meter(self.dice_label(), "count", most(&dice), &dice),
            meter(Text::key("meter-elements"), "bar", most(&whole), &elements),
            meter(Text::key("meter-margin"), "count", most(&whole), &margin),
        ]);
        meters
    }

    fn goal(&self) -> Text {
        if let Some(attack) = self.setup.attack {
            return Text::key("goal-attack")
                .with("attacker", self.side_name(attack.side))
                .with("gain", attack.gain)
                .with("turns", self.setup.turns)
                .with("missing", (attack.gain - self.gained(attack.side)).max(0));
        }
        let points = BySide::from_fn(|side| i32::from(self.points(side)));
        scene::goal("goal", BySide::from_fn(|side| self.side_name(side)), points).with("turns", self.setup.turns)
    }

    /// BE-V5: what the attacker has yet to gain, and by when.
    fn still_to_gain(&self) -> Option<Meter> {
        let attack = self.setup.attack?;
        let missing = (attack.gain - self.gained(attack.side)).max(0);
        let label = Text::key("meter-to-gain").with("gain", attack.gain).with("turns", self.setup.turns);
        Some(Meter {
            label: label.with("side", self.side_name(attack.side)),
            kind: "count".to_owned(),
            max: attack.gain.max(missing),
            marks: vec![0],
            values: BySide::from_fn(|side| (side == attack.side).then_some(missing)),
        })
    }

    /// BE-14: the sides of each army's command dice.
    fn dice_label(&self) -> Text {
        let sides = |side: Side| self.setup.armies[side].command.die();
        Text::key("meter-dice").with("a", sides(Side::A)).with("b", sides(Side::B))
    }

    /// BE-16: what is left in the bowl.
    fn bowl(&self) -> Tray {
        let chits = |side| vec![String::new(); self.chits(side).into()];
        Tray::Bowl { label: Text::key("tray-bowl"), chits: BySide::from_fn(chits) }
    }

    /// The hexes of the decision.
    fn focus(&self) -> Cells {
        let wide = |unit: UnitId| self.spot(unit) | self.setup.around.around_all(self.spot(unit));
        match self.phase {
            Phase::Placing { slot } => self.setup.unit(slot).start_hex().into_iter().collect(),
            Phase::Entering { unit } => self.entries(unit),
            Phase::PickUnit => units(self.unactivated(self.active())).map(|unit| self.cell(unit)).collect(),
            Phase::Over(_) => Cells::EMPTY,
            Phase::PickTest => wide(self.unit),
            Phase::PickMove => wide(self.unit) | self.forced_hexes(self.unit),
            Phase::PickAct => {
                let targets = self.fire_targets().map(|target| self.cell(target)).collect::<Cells>();
                wide(self.unit) | targets
            }
            Phase::React | Phase::ReactTest(_) => wide(self.unit) | wide(self.under_way().target),
            Phase::Evading => self.evasions() | wide(self.under_way().target),
            Phase::FireLoss { unit, by, .. } => wide(unit) | self.spot(by),
            Phase::Retreating { unit, .. } => wide(unit),
            Phase::TakingPosition { unit, ground } => wide(unit) | Cells::of(ground),
        }
    }

    fn clock(&self) -> Text {
        match self.turn {
            0 => Text::key("clock-placing"),
            turn => Text::key("clock-turn").with("turn", turn).with("turns", self.setup.turns),
        }
    }
}

/// The client's word for a ground.
fn terrain_mark(ground: &'static str) -> &'static str {
    match ground {
        "high-kopje" => "kopje2",
        "wooded-hill" => "woodhill",
        "light-cover" => "scrub",
        "hill-village" => "hillvillage",
        "very-difficult" => "broken",
        "deep-water" => "lake",
        same => same,
    }
}
