//! The sheets on which orders are written.

use kernel::{BySide, Eyes, SheetRow, Side, Text, Tray};

use crate::ship::{Pose, ShipId};
use crate::{Detroits, Phase, order};

impl Detroits {
    pub(super) fn trays(&self, eyes: Eyes) -> Vec<Tray> {
        let in_play = |id: &ShipId| self.ship(*id).afloat() || self.setup.ships[id.index()].afloat();
        let rows = |side| {
            let ships = ShipId::fleet(side).filter(in_play);
            ships.map(|id| self.order_row(id, eyes)).collect()
        };
        let mut trays = vec![Tray::Sheet { label: Text::key("tray-orders"), rows: BySide::from_fn(rows) }];
        if self.state.phase == Phase::Deploy {
            for side in Side::BOTH.into_iter().filter(|&side| eyes.see(side)) {
                let waiting = ShipId::fleet(side).filter(|&id| self.ship(id).afloat() && !self.ship(id).placed());
                let pieces = waiting.map(|id| self.hull_piece(id, id.to_string(), Pose::NONE)).collect();
                let label = Text::key("tray-deploy").with("side", side.name());
                trays.push(Tray::Pieces { label, side, pieces, hidden: 0 });
            }
        }
        trays
    }

    /// A ship's line as these eyes may read it: `1 R(2) · 2 2` where two orders are carried out, `?` for what is hidden.
    fn order_row(&self, id: ShipId, eyes: Eyes) -> SheetRow {
        let ship = self.ship(id);
        let entry = match self.state.phase {
            Phase::Orders if !ship.obeys() => "–".to_owned(),
            Phase::Orders if !eyes.see(id.side) => "?".to_owned(),
            Phase::Orders if ship.closed => format!("{} ✓", self.line_text(id)),
            Phase::Orders => self.line_text(id),
            Phase::Fire => self.executing_words(id, eyes),
            _ => String::new(),
        };
        SheetRow {
            piece: (ship.placed() && self.shows(id, eyes)).then(|| id.to_string()),
            label: id.slot.name().to_owned(),
            entry,
            struck: !ship.afloat(),
        }
    }

    fn executing_words(&self, id: ShipId, eyes: Eyes) -> String {
        let ship = self.ship(id);
        let done = order::text(ship.done(), self.began(id));
        let rest = match (self.sees_line(id, eyes), self.is_line_over(id)) {
            (true, _) => order::text(ship.to_do(), ship.pose.facing),
            (false, true) => String::new(),
            (false, false) => "?".to_owned(),
        };
        match (done.is_empty(), rest.is_empty()) {
            (true, true) => "–".to_owned(),
            (false, false) => format!("{done} · {rest}"),
            _ => done + &rest,
        }
    }
}
