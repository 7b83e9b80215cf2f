//! What lies on the table: the ground, the blocks of figures, the commanders, and what is beside it.

use kernel::scene::{Area, Measure, Piece, PlaneBoard, PlaneLabel, Tray};
use kernel::{Arg, BySide, Meter, Name, Overlay, Side, Text};

use crate::formation::{Foot, Formation, front};
use crate::geometry::{INCH, Point};
use crate::gestures::angle;
use crate::parade::BLOCK;
use crate::setup::RoadKind;
use crate::terrain::{AreaKind, LineKind};
use crate::turn::VICTORY;
use crate::units::{Arm, Class, Place, Trait, UnitId, UnitSpec};
use crate::{MornePlaine, Stage};

/// Corners of the ring that is drawn round an objective.
const RING: u16 = 36;

impl MornePlaine {
    pub(crate) fn spot(&self, point: Point) -> [i32; 2] {
        self.on_screen(point.x, point.y)
    }

    /// A length in hundredths of an inch.
    pub(crate) fn on_ruler(units: i32) -> i32 {
        units * 100 / INCH
    }

    /// The table with its ground.
    pub(crate) fn table(&self) -> PlaneBoard {
        let setup = &self.setup;
        let outline = |points: &[Point]| points.iter().map(|&p| self.spot(p)).collect::<Vec<_>>();
        let areas = setup.ground.areas.iter().enumerate().map(|(i, area)| Area {
            kind: area.look.clone().unwrap_or_else(|| area.kind.word().to_owned()),
            name: Some(area_id(i)),
            pts: outline(&area.points),
        });
        let rings = setup.objectives.iter().enumerate().filter(|(_, objective)| objective.area.is_none());
        let rings = rings.map(|(i, objective)| Area {
            kind: "objective".to_owned(),
            name: Some(format!("objective-{i}")),
            pts: outline(&ring(objective.at, objective.radius)),
        });
        let line = |kind: &str, points: &[Point]| Area { kind: kind.to_owned(), name: None, pts: outline(points) };
        PlaneBoard {
            style: "baize".to_owned(),
            seed: setup.units.iter().map(|spec| spec.id.as_str()).collect(),
            w: Self::on_ruler(setup.table.x),
            h: Self::on_ruler(setup.table.y),
            areas: areas.chain(rings).collect(),
            lines: setup.ground.lines.iter().map(|l| line(l.kind.word(), &l.points)).collect(),
            roads: setup
                .roads
                .iter()
                .map(|road| line(if road.kind == RoadKind::Track { "track" } else { "road" }, &road.points))
                .collect(),
            labels: self.labels(),
            // MP-99: charges are estimated, so nothing may be measured up to an enemy.
            measure: match (setup.rules.declared_table, setup.rules.pre_measure_charges) {
                (true, _) => Measure::None,
                (_, true) => Measure::Free,
                _ => Measure::Own,
            },
        }
    }

    /// The names of the ground and of the objectives.
    fn labels(&self) -> Vec<PlaneLabel> {
        let setup = &self.setup;
        let middle = |points: &[Point]| {
            let sum = points.iter().fold((0, 0), |(x, y), p| (x + p.x, y + p.y));
            Point::new(sum.0 / points.len() as i32, sum.1 / points.len() as i32)
        };
        let areas = setup.ground.areas.iter().filter_map(|area| {
            let kind = match area.kind {
                AreaKind::Village | AreaKind::Building => "place",
                _ => "wood",
            };
            let text = capital(area.name.as_ref()?);
            Some(PlaneLabel { at: self.spot(middle(&area.points)), text, kind: kind.to_owned() })
        });
        // Hedges and walls speak for themselves.
        let named = setup.ground.lines.iter().filter(|line| matches!(line.kind, LineKind::Stream | LineKind::Crest));
        let lines = named.filter_map(|line| {
            let kind = if line.kind == LineKind::Stream { "water" } else { "wood" };
            let at = [line.points[0], line.points[1]];
            Some(PlaneLabel { at: self.spot(middle(&at)), text: capital(line.name.as_ref()?), kind: kind.to_owned() })
        });
        let objectives = setup.objectives.iter().filter(|objective| objective.area.is_none()).map(|objective| {
            let at = Point::new(objective.at.x, objective.at.y - objective.radius);
            PlaneLabel { at: self.spot(at), text: objective.name.clone(), kind: "place".to_owned() }
        });
        areas.chain(lines).chain(objectives).collect()
    }

    /// Flags on the objectives, in the colour of their holders (MP-182).
    pub(crate) fn flags(&self) -> impl Iterator<Item = Overlay> {
        self.setup.objectives.iter().zip(&self.held).map(|(objective, holder)| {
            // In a corner of an area, and on the rim of a ring: units stand in the middle.
            let corner = objective.area.map(|area| &self.setup.ground.areas[area].bounds);
            let at = corner.map_or(Point::new(objective.at.x, objective.at.y + objective.radius), |bounds| {
                Point::new(bounds.high.x, bounds.high.y)
            });
            Overlay::Objective { at: kernel::place(self.spot(at)), side: *holder, points: objective.points }
        })
    }

    /// How far the commanders of a side command (MP-40).
    pub(crate) fn command_rings(&self, side: Side) -> impl Iterator<Item = Overlay> {
        self.present(side).filter(|&id| self.spec(id).commands()).map(|id| Overlay::Ring {
            at: self.spot(self.unit(id).pose().point()),
            radius: Self::on_ruler(self.spec(id).command_range()),
            text: None,
        })
    }

    /// A footprint on the screen, its front edge first.
    pub(crate) fn footprint(&self, foot: &Foot, legal: bool) -> Overlay {
        Overlay::Footprint { pts: foot.corners.iter().map(|&corner| self.spot(corner)).collect(), legal }
    }

    /// Everybody on the table, in drawing order.
    pub(crate) fn blocks(&self) -> Vec<Piece> {
        self.ids().filter(|&id| self.unit(id).here()).map(|id| self.block(id)).collect()
    }

    fn block(&self, id: UnitId) -> Piece {
        let (spec, unit) = (self.spec(id), self.unit(id));
        let mine = self.player == spec.side;
        let badges = [
            (unit.fleeing, "routed"),
            (unit.engaged(), "engaged"),
            (unit.panic > 0, "demoralised"),
            (unit.banned != 0, "spent"),
            (unit.shape.formation == Formation::Square, "square"),
        ];
        Piece {
            point: Some(self.spot(unit.pose().point())),
            angle: Some(angle(unit.pose().facing)),
            badges: badges.into_iter().filter(|badge| badge.0).map(|badge| badge.1.to_owned()).collect(),
            done: mine && unit.acted && !self.at_work(id),
            ..self.figure_block(id)
        }
    }

    /// Whether the decision is about this unit: it fires, or charges.
    fn at_work(&self, id: UnitId) -> bool {
        matches!(self.stage, Stage::Fire { unit, .. } if unit == id)
            || self.charge.as_ref().is_some_and(|charge| charge.queue.contains(&id))
    }

    /// A unit as it looks anywhere.
    fn figure_block(&self, id: UnitId) -> Piece {
        let (spec, unit) = (self.spec(id), self.unit(id));
        let n = if unit.place == Place::Lost { 0 } else { unit.n };
        let files = match unit.shape.formation {
            Formation::Square | Formation::Unlimbered | Formation::Limbered | Formation::Point => None,
            _ => Some(i32::from(front(unit.shape, unit.n.max(1)))),
        };
        Piece {
            id: spec.id.clone(),
            side: Some(spec.side),
            shape: if spec.commands() { "general" } else { "tray" }.to_owned(),
            kind: kind(spec).to_owned(),
            label: label(&spec.name),
            name: spec.name.clone(),
            strength: (!spec.commands() || spec.class == Class::General).then_some(i32::from(n)),
            max: (!spec.commands()).then_some(i32::from(spec.n0)),
            notch: spec.fights().then_some(i32::from(spec.n0 / 4)),
            formation: (!spec.commands()).then(|| unit.shape.formation.word().to_owned()),
            files,
            size: (!spec.commands()).then(|| self.drawn_size(&unit.foot).map(Self::on_ruler)),
            uniform: Some(self.uniform(spec)),
            ..Piece::default()
        }
    }

    /// How large a block is drawn: to scale on a table, no larger than its room on a sheet.
    fn drawn_size(&self, foot: &Foot) -> [i32; 2] {
        let (width, depth) = (foot.width.max(1), foot.depth.max(1));
        if !self.declared() || (width <= BLOCK.0 && depth <= BLOCK.1) {
            return [width, depth];
        }
        // The tighter of the two: BLOCK.0 / width or BLOCK.1 / depth.
        if BLOCK.0 * depth < BLOCK.1 * width {
            [BLOCK.0, depth * BLOCK.0 / width]
        } else {
            [width * BLOCK.1 / depth, BLOCK.1]
        }
    }

    /// The colours of a unit's figures.
    fn uniform(&self, spec: &UnitSpec) -> String {
        let own = || {
            let word = match (spec.arm, spec.class) {
                (Arm::Infantry, _) if spec.is(Trait::Rifles) => "rifles",
                (Arm::Infantry, _) if spec.is(Trait::Scots) => "highland",
                (Arm::Infantry, _) if spec.is(Trait::French) && spec.is(Trait::Elite) => "oldguard",
                (Arm::Infantry, _) if spec.is(Trait::French) && spec.is(Trait::Guard) => "youngguard",
                (Arm::Cavalry, _) if spec.is(Trait::Cuirass) => "cuirass",
                (Arm::Cavalry, Class::Heavy) if spec.is(Trait::Guard) => "guardcav",
                (Arm::Cavalry, Class::Heavy) => "reddragoon",
                (Arm::Cavalry, Class::Line) => "dragoon",
                (Arm::Cavalry, _) => "hussar",
                (Arm::Artillery, Class::Horse) => "rha",
                (Arm::Artillery, _) => "gunner",
                _ => return self.setup.armies[spec.side].uniform.clone(),
            };
            word.to_owned()
        };
        spec.uniform.clone().unwrap_or_else(own)
    }

    /// Those who are still to come and those who are lost.
    pub(crate) fn trays(&self) -> Vec<Tray> {
        Side::BOTH.into_iter().flat_map(|side| self.trays_of(side)).collect()
    }

    fn trays_of(&self, side: Side) -> impl Iterator<Item = Tray> {
        let lie = |place: Place| {
            let ids = self.of_side(side).filter(move |&id| self.unit(id).place == place);
            ids.map(|id| self.figure_block(id)).collect::<Vec<_>>()
        };
        let next =
            self.of_side(side).filter(|&id| self.unit(id).place == Place::Waiting).map(|id| self.spec(id).turn).min();
        let waiting = if self.stage == Stage::Deploy {
            Text::key("tray-deploy").with("side", self.camp(side))
        } else {
            Text::key("tray-waiting").with("side", self.camp(side)).with("turn", next.unwrap_or(0))
        };
        let lost = Text::key("tray-lost").with("side", self.camp(side));
        [(waiting, lie(Place::Waiting)), (lost, lie(Place::Lost))]
            .into_iter()
            .filter(|(_, pieces)| !pieces.is_empty())
            .map(move |(label, pieces)| Tray::Pieces { label, side, pieces, hidden: 0 })
    }

    /// Value lost with its breaking point (MP-181), and the points as they stand (MP-183).
    pub(crate) fn meters(&self) -> Vec<Meter> {
        let meter = |label: Text, kind: &str, max: i32, marks: Vec<i32>, values: BySide<Option<i32>>| Meter {
            label,
            kind: kind.to_owned(),
            max,
            marks,
            values,
        };
        let part = |side: Side| 100 * self.lost_value(side) / self.setup.armies[side].value.max(1);
        let lost = BySide::from_fn(|side| Some(part(side) as i32));
        let marks = if self.rules().army_break { vec![50] } else { Vec::new() };
        vec![
            meter(Text::key("meter-lost"), "bar", 100, marks, lost),
            meter(self.points_words(), "count", 0, Vec::new(), BySide::from_fn(|side| Some(self.points(side)))),
        ]
    }

    /// What wins (MP-181, MP-183), and how far each side is.
    pub(crate) fn goal(&self) -> Text {
        let points = BySide::from_fn(|side| self.points(side));
        kernel::scene::goal("goal", BySide::from_fn(|side| self.camp(side)), points)
            .with("lead", VICTORY)
            .with("turns", self.setup.turns)
    }

    /// Who would win if it ended now, and what the other side needs for a victory (MP-183).
    fn points_words(&self) -> Text {
        let [a, b] = Side::BOTH.map(|side| self.points(side));
        if (a - b).abs() < VICTORY {
            return Text::key("meter-points-level").with("lead", VICTORY);
        }
        let behind = if a < b { Side::A } else { Side::B };
        Text::key("meter-points").with("side", self.camp(behind)).with("needs", (a - b).abs() + VICTORY)
    }
}

fn area_id(i: usize) -> String {
    format!("area-{i}")
}

fn kind(spec: &UnitSpec) -> &'static str {
    match (spec.arm, spec.class) {
        (Arm::Artillery, Class::Heavy) => "heavy artillery",
        (Arm::Commander, _) => "general",
        (arm, _) => arm.word(),
    }
}

/// A name as it stands on a map, with a capital letter.
fn capital(name: &Text) -> Text {
    let raise = |words: &String| {
        let mut letters = words.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    match name {
        Text::Plain(words) => Text::Plain(raise(words)),
        Text::Tongues { fr, en } => Text::Tongues { fr: raise(fr), en: raise(en) },
        Text::Key { .. } => name.clone(),
    }
}

/// The short name on a plate: without what stands in brackets.
fn label(name: &Text) -> Option<Text> {
    match name {
        Text::Plain(words) => Name::read(words).label().split(" (").next().map(Text::plain),
        // A namesake's plate has its colour to tell whose it is.
        Text::Key { args, .. } => match args.get("name")? {
            Arg::Text(name) => label(name),
            Arg::Number(_) => None,
        },
        Text::Tongues { .. } => None,
    }
}

/// A circle as a polygon.
fn ring(at: Point, radius: i32) -> Vec<Point> {
    (0..RING).map(|i| crate::geometry::Pose::new(at.x, at.y, i * 360 / RING).place(0, radius)).collect()
}
