//! What is touched to make each action, and why other touches lead nowhere.

use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::action::{Action, Mode, PieceRef};
use crate::army::PRESETS;
use crate::notation::PLAIN;
use crate::places::{Place, Sector, path};
use crate::tell::names;
use crate::{Aperro, Stage};

impl Aperro {
    /// How an action is touched, and what is shown of it meanwhile.
    pub(crate) fn gesture(&self, action: &Action) -> Gesture {
        let mut gesture = Gesture { action: self.write(action), touch: self.touches(action), ..Gesture::default() };
        match *action {
            Action::Move { piece, to } => self.dress_move(&mut gesture, piece, to),
            Action::Attack { unit, mode, target } => {
                let shot = self.unit(unit).map(|attacker| self.shot(unit.side, attacker, mode, target));
                gesture.mark = shot.map(|shot| format!("{} × ≤{}", shot.dice, shot.ef));
            }
            Action::Disorder(unit) | Action::Loss { unit, .. } => {
                let target = self.unit(unit).map(|u| u.vc as i8 + self.morale_modifier(unit.side, u, None).total());
                gesture.mark = target.map(|target| format!("≤{target}"));
            }
            Action::Rally(unit) => {
                gesture.mark = self.unit(unit).map(|u| format!("≤{}", self.rally_target(unit.side, u)));
            }
            _ => {}
        }
        gesture
    }

    fn dress_move(&self, gesture: &mut Gesture, piece: PieceRef, to: Place) {
        let Some(way) = self.place_of(piece).and_then(|from| path(piece.side, from, to)) else { return };
        gesture.path = names(way.places());
        gesture.mark = Some(way.steps().to_string());
        let marches = self.unit(piece).is_some_and(|unit| unit.steps + way.steps() > self.moves(unit));
        let alone =
            piece.as_general().is_some() && to.sector().is_some_and(|sector| !self.holds_units(piece.side, sector));
        gesture.warn = marches || alone;
    }

    /// The touches of an action.
    fn touches(&self, action: &Action) -> Vec<Touch> {
        let piece = |piece| Touch::Piece(self.id_of(piece).to_owned());
        let cell = |place: Place| Touch::Cell(place.name().to_owned());
        match *action {
            Action::Nation(nation) => vec![Touch::button(&format!("nation-{}", nation.word()))],
            Action::Preset(preset) => {
                vec![Touch::button("preset"), Touch::button(&format!("preset-{}", PRESETS[usize::from(preset)].0))]
            }
            Action::Recruit { kind, vc, traits } => {
                let elements = Touch::Button(format!("vc-{vc}"), Text::key("button-vc").with("n", vc));
                let quality = traits.only().unwrap_or("plain");
                let [kind, quality] = [format!("recruit-{}", kind.row().word), format!("trait-{quality}")];
                vec![Touch::button(&kind), elements, Touch::button(&quality)]
            }
            Action::RecruitGeneral([cr, lsa, lsd]) => {
                let rating = |name: &str, n: u8| {
                    Touch::Button(format!("{name}-{n}"), Text::key(format!("button-{name}")).with("n", n))
                };
                vec![Touch::button("recruit-general"), rating("cr", cr), rating("lsa", lsa), rating("lsd", lsd)]
            }
            Action::Dismiss(recruit) => vec![piece(recruit), Touch::button("dismiss")],
            Action::Demobilise(unit) => vec![piece(unit), Touch::button("demobilise")],
            Action::Doctrine(doctrine) => vec![Touch::button(&format!("doctrine-{}", doctrine.word()))],
            Action::Reveal => vec![Touch::Button("reveal".to_owned(), self.reveal_words())],
            Action::Place { piece: placed, at, order } => {
                let order = order.map(|order| Touch::button(order.word()));
                [piece(placed), cell(at)].into_iter().chain(order).collect()
            }
            Action::Unplace(placed) => vec![piece(placed), Touch::button("unplace")],
            Action::Disorder(unit) | Action::Rally(unit) => vec![piece(unit)],
            Action::Attack { unit, target, .. } => vec![piece(unit), cell(target.place())],
            Action::Loss { unit, arm } => {
                let arm = arm.map(|arm| Touch::button(arm.word()));
                std::iter::once(piece(unit)).chain(arm).collect()
            }
            Action::Move { piece: mover, to } => vec![piece(mover), cell(to)],
            Action::Order(unit) => vec![piece(unit), Touch::button("order")],
            Action::Square(unit) => vec![piece(unit), Touch::button("square")],
            Action::Unsquare(unit) => vec![piece(unit), Touch::button("unsquare")],
            Action::ChangeOrder(unit, order) => vec![piece(unit), Touch::button(order.word())],
            _ => vec![PLAIN.touch(action)],
        }
    }

    /// The refusal of what a person must have meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        if self.outcome.is_some() {
            return Refusal::new("AP-108", "over");
        }
        if !self.to_play().awaits(side) {
            return Refusal::new("AP-35", "not-your-turn");
        }
        let piece = touched.iter().find_map(|touch| match touch {
            Touch::Piece(id) => self.piece_named(id),
            _ => None,
        });
        let place = touched.iter().rev().find_map(|touch| match touch {
            Touch::Cell(name) => Place::named(name),
            _ => None,
        });
        let Some(piece) = piece else { return Refusal::new("AP-35", "touch-piece") };
        let meant = self.meant(piece, place);
        meant.and_then(|action| self.check(side, &action).err()).unwrap_or_else(|| match place {
            None if self.check_own(side, piece).is_ok() => Refusal::new("AP-35", "touch-place"),
            _ => self.check_own(side, piece).err().unwrap_or_else(|| Refusal::new("AP-35", "touch-piece")),
        })
    }

    /// The action that a touched piece, and perhaps a place, stand for in this phase.
    fn meant(&self, piece: PieceRef, place: Option<Place>) -> Option<Action> {
        match self.stage {
            Stage::Deploy(_) => Some(Action::Place { piece, at: place?, order: None }),
            Stage::Disorder { .. } => Some(Action::Disorder(piece)),
            Stage::Rally => Some(Action::Rally(piece)),
            Stage::Losses { .. } => Some(Action::Loss { unit: piece, arm: None }),
            Stage::Movement => {
                let home = self.place_of(piece).and_then(Place::sector);
                Some(Action::Move { piece, to: place.or(home.map(|sector| sector.opposite().place()))? })
            }
            Stage::Combat => {
                let from = self.place_of(piece).and_then(Place::sector);
                let target = place.and_then(Place::sector).or(from).unwrap_or(Sector::SW);
                let mode = match from {
                    Some(from) if from.opposite() == target => Mode::Bombard,
                    Some(from) if from != target => Mode::Enfilade,
                    _ => Mode::Fight,
                };
                Some(Action::Attack { unit: piece, mode, target })
            }
            _ => None,
        }
    }
}
