//! What a person touches, and what is said when it leads nowhere.

use hexmap::{Cell, Field};
use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::combat::Verdict;
use crate::terrain::Cells;
use crate::unit::Kind;
use crate::{Action, Phase, Planetes};

impl Planetes {
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let actions = self.all_actions(side);
        // The moves of a unit are listed together, and its ways are the same for all of them.
        let mut mover = None;
        let gesture = |action: &Action| {
            if let Action::Move { from, .. } = *action
                && mover.as_ref().is_none_or(|&(moving, _)| moving != from)
            {
                mover = Some((from, self.ways(from, from)));
            }
            self.gesture(side, action, mover.as_ref().map(|(_, ways)| ways))
        };
        actions.iter().map(gesture).collect()
    }

    fn gesture(&self, side: Side, action: &Action, ways: Option<&Field>) -> Gesture {
        let gesture = Gesture { action: self.write(action), ..Gesture::default() };
        let cell = |at| Touch::Cell(self.name(at));
        let piece = |at| Touch::Piece(self.name(at));
        let names = |path: Vec<Cell>| path.into_iter().map(|step| self.name(step)).collect();
        match *action {
            Action::Place { kind, at } => {
                Gesture { touch: vec![Touch::Piece(self.hand_id(side, kind)), cell(at)], ..gesture }
            }
            Action::Move { from, to } => {
                let mut path = Vec::new();
                ways.inspect(|ways| ways.path(to, &mut path));
                Gesture {
                    touch: vec![piece(from), cell(to)],
                    mark: ways.and_then(|ways| ways.cost(to)).map(|cost| cost.to_string()),
                    path: names(path),
                    warn: self.worst(to, self.kind(from), !side) == Verdict::Destruction,
                    ..gesture
                }
            }
            Action::Attack { target, by } => {
                let (sum, potential) = self.odds(target, by);
                let words = Text::key("button-attack").with("sum", sum).with("value", potential);
                Gesture {
                    touch: vec![piece(target)],
                    with: by.iter().map(piece).collect(),
                    confirm: Some(words.with("result", self.verdict_words(target, by))),
                    mark: Some(format!("{sum}:{potential}")),
                    ..gesture
                }
            }
            Action::Retreat(to) => {
                let path = match self.phase {
                    Phase::Retreat { from } => self.retreat_path(from, to),
                    _ => Vec::new(),
                };
                Gesture { touch: vec![cell(to)], path: names(path), ..gesture }
            }
            Action::EndMovement => Gesture::press(gesture.action, "end-movement"),
            Action::EndCombat => Gesture::press(gesture.action, "end-combat"),
            Action::OfferStop => Gesture::press(gesture.action, "offer-stop"),
            Action::AcceptStop => Gesture::press(gesture.action, "accept-stop"),
            Action::DeclineStop => Gesture::press(gesture.action, "decline-stop"),
        }
    }

    /// The refusal of what a person who touched these must have meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let cells: Vec<Cell> = touched.iter().filter_map(|touch| self.setup.grid.touched(touch)).collect();
        let meant = match (self.phase, cells[..].split_first()) {
            (Phase::Placement, Some((&at, _))) => Action::Place { kind: self.kind_touched(side, touched), at },
            (Phase::Movement, Some((&from, []))) => return self.explain_mover(side, from),
            (Phase::Movement, Some((&from, [.., to]))) => Action::Move { from, to: *to },
            (Phase::Combat, Some((&target, []))) => return self.explain_target(side, target),
            (Phase::Combat, Some((&target, by))) => Action::Attack { target, by: by.iter().copied().collect() },
            (Phase::Retreat { .. }, Some((_, _))) => Action::Retreat(cells[cells.len() - 1]),
            (Phase::StopOffered, _) => Action::Retreat(Cell(0)),
            (Phase::Placement, None) => return self.check_moment(side, &PLACING).err().unwrap_or_else(|| self.go_on()),
            // Nothing was touched: whatever is tried out of turn is refused alike.
            _ => Action::EndMovement,
        };
        self.check(side, &meant).err().unwrap_or_else(|| self.go_on())
    }

    /// The arm chosen from the hand; the first one left if none was.
    fn kind_touched(&self, side: Side, touched: &[Touch]) -> Kind {
        let is = |kind: Kind, touch: &Touch| matches!(touch, Touch::Piece(id) if *id == self.hand_id(side, kind));
        let chosen = Kind::ALL.into_iter().find(|&kind| touched.iter().any(|touch| is(kind, touch)));
        let left = || Kind::ALL.into_iter().find(|&kind| self.in_hand[side][kind as usize] > 0);
        chosen.or_else(left).unwrap_or(Kind::Infantry)
    }

    fn explain_mover(&self, side: Side, from: Cell) -> Refusal {
        let allowed = self.check_moment(side, &Action::EndMovement).and_then(|()| self.check_mover(from));
        let stuck = || Refusal::new("PL-43", "cannot-move").with("at", self.name(from));
        match allowed {
            Err(refusal) => refusal,
            Ok(()) if self.destinations(side, from).is_empty() => stuck(),
            Ok(()) => self.go_on(),
        }
    }

    /// A target alone: those are meant who can attack it together, or else those near enough who may not.
    fn explain_target(&self, side: Side, target: Cell) -> Refusal {
        let able = self.attackers(target);
        let guns = self.units[side] & self.kinds[Kind::Artillery as usize] & self.setup.range[target.index()];
        let by = if able.is_empty() { self.contacts(side, target) | guns } else { able };
        self.check(side, &Action::Attack { target, by }).err().unwrap_or_else(|| self.go_on())
    }

    /// The touches are the beginning of something legal.
    fn go_on(&self) -> Refusal {
        match self.phase {
            Phase::Placement => Refusal::new("PL-25", "go-on-placing"),
            Phase::Combat => Refusal::new("PL-52", "go-on-attacking"),
            Phase::Retreat { .. } => Refusal::new("PL-70", "go-on-retreating"),
            _ => Refusal::new("PL-41", "go-on-moving"),
        }
    }

    /// What an attack would do, in a word; a push without a refuge is a kill.
    pub(crate) fn verdict_words(&self, target: Cell, by: Cells) -> Text {
        match self.verdict(target, by) {
            Verdict::Nothing => Text::key("result-nothing"),
            Verdict::Retreat if self.refuges_after(target, by).is_empty() => Text::key("result-cornered"),
            Verdict::Retreat => Text::key("result-retreat"),
            Verdict::Destruction => Text::key("result-destruction"),
        }
    }

    /// The refuges of a target once these units have attacked it.
    pub(crate) fn refuges_after(&self, target: Cell, by: Cells) -> Cells {
        let mut after = self.clone();
        after.spent |= by;
        after.refuges(target)
    }
}

/// Any placement: whether it is the time for one does not depend on which.
const PLACING: Action = Action::Place { kind: Kind::Infantry, at: Cell(0) };
