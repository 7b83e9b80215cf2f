//! Marks on the board that help to judge an action before it is made.

use kernel::{Overlay, Text};

use crate::{Action, Clash, Kind, RevolutionEmpire, UnitId};

impl RevolutionEmpire {
    /// Marks that help to judge an action before it is made.
    pub(crate) fn preview_of(&self, action: &Action) -> Vec<Overlay> {
        match *action {
            Action::Attack { unit, target, .. } => self.preview_attack(unit, target),
            Action::Fire { battery, target } => {
                let from = self.cell(battery);
                let aims = self.line_of_fire(battery, target);
                let last = aims.last().map_or(target, |aim| aim.unit);
                let sight = Overlay::Los { from: self.hex(from), to: self.hex(self.cell(last)), blocked: None };
                let targets = aims.iter().map(|aim| Overlay::Target { at: self.hex(self.cell(aim.unit)) });
                std::iter::once(sight).chain(targets).collect()
            }
            Action::Move { unit, to } if self.setup.kind(unit) != Kind::A && self.reach(unit).fight.contains(to) => {
                let mut there = self.clone();
                there.put(unit, to);
                there.activation.moved.insert(unit);
                if there.attacked.has(unit) {
                    return Vec::new();
                }
                let sum = |enemy| Text::plain(there.sum_of_attack(unit, enemy));
                there.prey(unit).map(|enemy| self.note(self.cell(enemy), sum(enemy), "attack")).collect()
            }
            Action::Chit(corps) => {
                let units = self.setup.corps(corps).units & self.present;
                vec![Overlay::Group { side: corps.side(), cells: self.hexes(units.map(|unit| self.cell(unit))) }]
            }
            Action::Pursue => self.clash().map(|clash| self.pursuit_way(clash)).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn pursuit_way(&self, clash: &Clash) -> Overlay {
        let way = clash.path.split_last().map_or(&[][..], |(_, way)| way);
        Overlay::Path { cells: self.hexes(std::iter::once(self.cell(clash.attacker)).chain(way.iter().copied())) }
    }

    /// Who flanks whom: the friend on the other side, or what denies the bonus (RE-63 to RE-65).
    fn preview_attack(&self, unit: UnitId, target: UnitId) -> Vec<Overlay> {
        let at = |unit: UnitId| self.hex(self.cell(unit));
        let note = |unit, key: &'static str, tone| self.note(self.cell(unit), Text::key(key), tone);
        let flankers = self.flankers(unit, target);
        if self.flanks(unit, target) {
            let arrows = flankers.map(|friend| Overlay::Attack { from: at(friend), to: at(target) });
            return arrows.chain(flankers.map(|friend| note(friend, "note-flank", "good"))).collect();
        }
        if flankers.is_empty() {
            return Vec::new();
        }
        if self.flankable(unit) {
            let enemies = self.setup.grid.neighbours(self.cell(unit)).filter_map(|(_, cell)| self.unit_at(cell));
            let threats = enemies.filter(|enemy| enemy.side() != unit.side() && *enemy != target);
            let arrows = threats.map(|enemy| Overlay::Attack { from: at(enemy), to: at(unit) });
            return arrows.chain([note(unit, "note-flankable", "bad")]).collect();
        }
        vec![note(target, "note-sheltered", "bad")]
    }
}
