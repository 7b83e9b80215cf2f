//! What a person touches, and what is said when it leads nowhere.

use hexmap::{Cell, Field};
use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::combat::Verdict;
use crate::terrain::Cells;
use crate::{Action, MOVE, ObjectifVilles, Phase};

impl ObjectifVilles {
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let actions = self.all_actions(side);
        // The moves of a piece are listed together, and its ways are the same for all of them.
        let mut walker = None;
        let gesture = |action: &Action| {
            if let Action::Move { from, .. } = *action
                && walker.as_ref().is_none_or(|&(walking, _)| walking != from)
            {
                walker = Some((from, self.ways(from, from)));
            }
            self.gesture(action, walker.as_ref().map(|(_, ways)| ways))
        };
        actions.iter().map(gesture).collect()
    }

    fn gesture(&self, action: &Action, ways: Option<&Field>) -> Gesture {
        let gesture = Gesture { action: self.write(action), ..Gesture::default() };
        let cell = |at| Touch::Cell(self.name(at));
        let piece = |at| Touch::Piece(self.name(at));
        match *action {
            Action::Place(at) => Gesture { touch: vec![cell(at)], ..gesture },
            Action::Move { from, to } => {
                let mut path = Vec::new();
                ways.inspect(|ways| ways.path(to, &mut path));
                Gesture {
                    touch: vec![piece(from), cell(to)],
                    mark: ways.and_then(|ways| ways.cost(to)).map(|cost| cost.to_string()),
                    path: path.into_iter().map(|step| self.name(step)).collect(),
                    warn: self.exposed(to),
                    ..gesture
                }
            }
            Action::Attack { target, by } => {
                let (sum, value) = (self.strength(by), self.setup.value(target));
                let words = self.verdict_words(target, by);
                Gesture {
                    touch: vec![piece(target)],
                    with: by.iter().map(piece).collect(),
                    confirm: Some(
                        Text::key("button-attack").with("sum", sum).with("value", value).with("result", words),
                    ),
                    mark: Some(format!("{sum}:{value}")),
                    ..gesture
                }
            }
            Action::Retreat(to) => Gesture { touch: vec![cell(to)], ..gesture },
            Action::EndMovement => Gesture::press(gesture.action, "end-movement"),
            Action::EndCombat => Gesture::press(gesture.action, "end-combat"),
            Action::OfferStop => Gesture::press(gesture.action, "offer-stop"),
            Action::AcceptStop => Gesture::press(gesture.action, "accept-stop"),
            Action::DeclineStop => Gesture::press(gesture.action, "decline-stop"),
        }
    }

    /// Whether a piece of the active side that goes there could be removed in the enemy's next turn.
    fn exposed(&self, at: Cell) -> bool {
        self.worst(at, !self.active) == Verdict::Elimination
    }

    /// The refusal of what a person who touched these must have meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let cells: Vec<Cell> = touched.iter().filter_map(|touch| self.setup.grid.touched(touch)).collect();
        let meant = match (self.phase, cells[..].split_first()) {
            (Phase::Placement, Some((&at, _))) => Action::Place(at),
            (Phase::Movement, Some((&from, []))) => return self.explain_mover(side, from),
            (Phase::Movement, Some((&from, [.., to]))) => Action::Move { from, to: *to },
            (Phase::Combat, Some((&target, []))) => Action::Attack { target, by: self.attackers(target) },
            (Phase::Combat, Some((&target, by))) => Action::Attack { target, by: by.iter().copied().collect() },
            (Phase::Retreat { .. }, Some((_, _))) => Action::Retreat(cells[cells.len() - 1]),
            (Phase::StopOffered, _) => Action::Retreat(Cell(0)),
            // Nothing was touched: whatever is tried out of turn is refused alike.
            _ => Action::EndMovement,
        };
        self.check(side, &meant).err().unwrap_or_else(|| self.go_on())
    }

    fn explain_mover(&self, side: Side, from: Cell) -> Refusal {
        let allowed = self.check_moment(side, &Action::EndMovement).and_then(|()| self.check_mover(from));
        let stuck = || Refusal::new("OV-43", "cannot-move").with("at", self.name(from)).with("move", MOVE);
        match allowed {
            Err(refusal) => refusal,
            Ok(()) if self.walk(from).all().is_empty() => stuck(),
            Ok(()) => self.go_on(),
        }
    }

    /// The touches are the beginning of something legal.
    fn go_on(&self) -> Refusal {
        match self.phase {
            Phase::Placement => Refusal::new("OV-22", "go-on-placing"),
            Phase::Combat => Refusal::new("OV-54", "go-on-attacking"),
            Phase::Retreat { .. } => Refusal::new("OV-71", "go-on-retreating"),
            _ => Refusal::new("OV-31", "go-on-moving"),
        }
    }

    /// What an attack would do, in a word; a push without a refuge is a kill.
    pub(crate) fn verdict_words(&self, target: Cell, by: Cells) -> Text {
        match self.verdict(target, by) {
            Verdict::Nothing => Text::key("result-nothing"),
            Verdict::Retreat if self.refuges_after(target, by).is_empty() => Text::key("result-cornered"),
            Verdict::Retreat => Text::key("result-retreat"),
            Verdict::Elimination => Text::key("result-elimination"),
        }
    }

    /// The refuges of a target once these pieces have attacked it.
    pub(crate) fn refuges_after(&self, target: Cell, by: Cells) -> Cells {
        let mut after = self.clone();
        after.spent |= by;
        after.refuges(target)
    }
}
