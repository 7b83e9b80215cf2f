//! The pieces as they lie on the table and in the trays.

use kernel::{Eyes, Piece, Side, Text, Tray};

use super::ARMS;
use crate::action::PieceRef;
use crate::army::{GENERAL_MOVES, Kind};
use crate::places::Place;
use crate::{Aperro, Stage};

impl Aperro {
    /// A piece as these eyes see it.
    pub(crate) fn piece(&self, piece: PieceRef, eyes: Eyes) -> Piece {
        let place = self.place_of(piece).filter(|place| place.on_table());
        let name = self.name_of(piece);
        let base = Piece {
            id: self.id_of(piece).to_owned(),
            side: Some(piece.side),
            at: place.map(|place| place.name().to_owned()),
            label: self.label_of(piece, &name),
            name,
            uniform: Some(self.uniform(piece)),
            ..Piece::default()
        };
        // What happens to a piece out of sight does not show on it.
        let seen = eyes.see(piece.side) || self.sees(eyes, piece);
        match (self.unit(piece), self.general(piece)) {
            (Some(unit), _) => Piece {
                shape: "stand".to_owned(),
                kind: ARMS[unit.kind as usize].to_owned(),
                strength: Some(i32::from(if eyes.see(piece.side) { unit.vc } else { unit.known_vc() })),
                max: Some(i32::from(unit.initial)),
                movement: Some(i32::from(self.moves(unit))),
                corner: self.corner(piece),
                formation: self.formation(piece).filter(|_| seen),
                badges: if seen { self.badges(piece) } else { Vec::new() },
                loss: (unit.losses.count() > 0).then(|| i32::from(unit.losses.count())),
                done: seen && self.is_done(piece),
                ..base
            },
            (_, Some(general)) => Piece {
                shape: "general".to_owned(),
                kind: "general".to_owned(),
                movement: Some(i32::from(GENERAL_MOVES)),
                corner: Some(format!("{}/{}/{}", general.cr, general.lsa, general.lsd)),
                loss: (general.losses > 0).then(|| i32::from(general.losses)),
                ..base
            },
            _ => base,
        }
    }

    fn uniform(&self, piece: PieceRef) -> String {
        let army = self.army(piece.side);
        let unit = piece.as_unit().and_then(|i| army.units.get(i)).and_then(|unit| unit.uniform.clone());
        let general = piece.as_general().and_then(|i| army.generals.get(i));
        let own = unit.or_else(|| general.and_then(|general| general.uniform.clone()));
        own.unwrap_or_else(|| self.setup.contingents[piece.side].uniform.clone())
    }

    /// The letter for a quality that counts in this match.
    fn corner(&self, piece: PieceRef) -> Option<String> {
        let (unit, rules) = (self.unit(piece)?, &self.setup.rules);
        let letters = [
            (self.is_light(unit), "L"),
            (rules.artillery_types && unit.traits.horse, "H"),
            (rules.artillery_types && unit.traits.position, "P"),
            (rules.national_traits && unit.british && unit.traits.regular, "R"),
        ];
        letters.iter().find(|(on, _)| *on).map(|(_, letter)| (*letter).to_owned())
    }

    fn formation(&self, piece: PieceRef) -> Option<String> {
        let unit = self.unit(piece).filter(|unit| unit.kind == Kind::Infantry)?;
        let word = match () {
            () if unit.square => "square",
            () if unit.deep => "column",
            () => "line",
        };
        Some(word.to_owned())
    }

    fn badges(&self, piece: PieceRef) -> Vec<String> {
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let marks = [
            (unit.square, "square"),
            (unit.routed, "routed"),
            (unit.fought, "fired"),
            (unit.steps > 0, "moved"),
            (unit.rallied || unit.formed, "spent"),
        ];
        kernel::badges(marks.into_iter().filter(|(on, _)| *on).take(3))
    }

    /// It can do nothing more this turn.
    fn is_done(&self, piece: PieceRef) -> bool {
        let Some(unit) = self.unit(piece).filter(|_| piece.side == self.player) else { return false };
        let stuck = unit.routed || unit.rallied || unit.formed || unit.fought && !self.moves_after_fighting(unit);
        stuck || self.stage == Stage::Movement && unit.steps >= self.moves(unit)
    }

    pub(super) fn trays(&self, side: Side, eyes: Eyes) -> Vec<Tray> {
        let tray = |key: &'static str, pieces: Vec<PieceRef>| {
            (!pieces.is_empty()).then(|| Tray::Pieces {
                label: Text::key(key).with("side", self.side_name(side)),
                side,
                pieces: pieces.iter().map(|&piece| self.piece(piece, eyes)).collect(),
                hidden: 0,
            })
        };
        let mine = eyes.see(side);
        let known = |piece: &PieceRef| mine || self.is_known(*piece);
        let army = if self.stage == Stage::Recruit { "tray-army" } else { "tray-to-deploy" };
        let believed = |piece: &PieceRef| self.known_in_reserve(*piece) && !self.sees(eyes, *piece);
        [
            tray(army, self.pieces_at(side, Place::Unplaced).filter(|_| mine).collect()),
            tray("tray-reserve", self.pieces(side).filter(believed).collect()),
            tray("tray-off-table", self.pieces_at(side, Place::OffTable).filter(known).collect()),
            tray("tray-lost", self.pieces_at(side, Place::Gone).filter(known).collect()),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
