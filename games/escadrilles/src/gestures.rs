//! What a person touches, and what is said when it leads nowhere.

use hexmap::{Cell, Direction, Orientation};
use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::flight::Way;
use crate::plane::PlaneId;
use crate::{Action, Escadrilles, Phase};

impl Escadrilles {
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let actions = self.all_actions(side);
        let ends: Vec<Cell> = actions.iter().filter_map(end_of).collect();
        let ask_heading = |cell: Cell| ends.iter().filter(|&&end| end == cell).count() > 1;
        actions.iter().map(|action| self.gesture(action, end_of(action).is_some_and(ask_heading))).collect()
    }

    /// One action; `ask_heading` when its end hex alone does not tell it from others.
    fn gesture(&self, action: &Action, ask_heading: bool) -> Gesture {
        let gesture = Gesture { action: self.write(action), ..Gesture::default() };
        let piece = |plane: PlaneId| Touch::Piece(plane.to_string());
        match *action {
            Action::Place { cell, .. } => Gesture { touch: vec![Touch::Cell(self.hex(cell))], ..gesture },
            Action::Note { plane, speed } => {
                let ends = self.ends_as_things_stand(plane, speed);
                let words = Text::key("button-speed").with("speed", speed).with("ends", ends);
                Gesture {
                    touch: vec![Touch::Button(format!("speed-{speed}"), words)],
                    warn: ends == 0,
                    path: self.hexes(self.flight_ahead(plane, speed)),
                    ..gesture
                }
            }
            Action::Move { plane, cell, heading } => {
                let angle = i32::from(heading.degrees(Orientation::Pointy));
                let mut touch = vec![piece(plane), Touch::Cell(self.hex(cell))];
                if ask_heading {
                    touch.push(Touch::Heading(angle));
                }
                Gesture {
                    touch,
                    mark: self.target(plane.side, cell, heading).map(|target| target.to_string()),
                    warn: self.is_trap(plane, cell, heading),
                    path: self.hexes(self.flight_to(plane, cell, heading)),
                    angle: Some(angle),
                    ..gesture
                }
            }
            Action::Collide { plane, with } => Gesture {
                touch: vec![piece(plane), piece(with)],
                confirm: Some(Text::key("button-collide").with("plane", plane.name()).with("with", with.name())),
                warn: true,
                path: self.hexes(self.flight_into(plane, self.plane(with).cell)),
                ..gesture
            },
            Action::Crash { plane } => {
                let words = Text::key("button-crash").with("plane", plane.name());
                Gesture {
                    touch: vec![piece(plane), Touch::Button("crash".to_owned(), words)],
                    warn: true,
                    path: self.hexes(self.flight_ahead(plane, self.plane(plane).noted)),
                    ..gesture
                }
            }
        }
    }

    fn hexes(&self, way: Option<Way>) -> Vec<String> {
        way.map_or(Vec::new(), |way| self.setup.grid.ids(way.path))
    }

    /// The refusal of what a person who touched these must have meant, or how he may go on.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.check_touches(side, touched).err().unwrap_or_else(|| match self.phase {
            Phase::Deploy => Refusal::new("ES-R3", "go-on-placing"),
            Phase::Note => Refusal::new("ES-13", "go-on-noting"),
            _ => Refusal::new("ES-19", "go-on-flying"),
        })
    }

    fn check_touches(&self, side: Side, touched: &[Touch]) -> Result<(), Refusal> {
        let planes: Vec<PlaneId> = touched.iter().filter_map(touched_plane).collect();
        let cell = touched.iter().rev().find_map(|touch| self.setup.grid.touched(touch));
        let asked = self.asked(side).unwrap_or(PlaneId::new(side, 1));
        let plane = planes.first().copied().unwrap_or(asked);
        match (self.phase, cell) {
            (Phase::Deploy, Some(cell)) => self.check(side, &Action::Place { plane: asked, cell }),
            (Phase::Deploy, None) => Ok(()),
            (Phase::Note, _) => self.check(side, &Action::Note { plane, speed: self.plane(plane).speed }),
            (Phase::Move(_), Some(cell)) => self.check_way(side, plane, cell, touched),
            _ => match planes.get(1) {
                Some(&with) => self.check(side, &Action::Collide { plane, with }),
                None => self.check_mover(side, plane),
            },
        }
    }

    /// Whether the aircraft may go to that hex; if only the heading is missing, that is said.
    fn check_way(&self, side: Side, plane: PlaneId, cell: Cell, touched: &[Touch]) -> Result<(), Refusal> {
        self.check_mover(side, plane)?;
        if let Some(with) = self.plane_at(cell).filter(|&with| with != plane) {
            return self.check(side, &Action::Collide { plane, with });
        }
        let heading = touched.iter().find_map(touched_heading);
        let headings = Direction::ALL.into_iter().filter(|&other| heading.is_none_or(|heading| heading == other));
        let mut verdicts = headings.map(|heading| self.check(side, &Action::Move { plane, cell, heading }));
        Err(match verdicts.any(|verdict| verdict.is_ok()) {
            true => Refusal::new("ES-18", "go-on-heading").with("hex", self.hex(cell)),
            false => self.why_no_flight(plane, cell, heading),
        })
    }
}

fn end_of(action: &Action) -> Option<Cell> {
    match *action {
        Action::Move { cell, .. } => Some(cell),
        _ => None,
    }
}

fn touched_plane(touch: &Touch) -> Option<PlaneId> {
    match touch {
        Touch::Piece(name) => PlaneId::read(name),
        _ => None,
    }
}

fn touched_heading(touch: &Touch) -> Option<Direction> {
    let Touch::Heading(angle) = *touch else { return None };
    Direction::ALL.into_iter().find(|heading| i32::from(heading.degrees(Orientation::Pointy)) == angle)
}
