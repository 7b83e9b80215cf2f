//! What is touched to make each action, and why other touches lead nowhere.

use hexmap::Cell;
use kernel::{Game, Gesture, Refusal, Side, Touch};

use crate::notation::PLAIN;
use crate::{Action, Kind, Phase, RevolutionEmpire, UnitId};

impl RevolutionEmpire {
    /// The ways to make an action: a button and the place on the board that says the same.
    pub(crate) fn gestures_for(&self, action: &Action) -> Vec<Gesture> {
        let piece = |unit| Touch::Piece(self.piece_id(unit));
        let cell = |cell: Cell| Touch::Cell(self.hex(cell));
        let ways = match *action {
            Action::Chit(corps) => vec![vec![Touch::Piece(self.chit_id(corps))]],
            Action::Group(leader) => self.group_of(leader).map(|unit| vec![piece(unit)]).collect(),
            Action::Fire { battery: unit, target } | Action::Skirmish { unit, target } => {
                vec![vec![piece(unit), piece(target)]]
            }
            Action::Move { unit, to } => vec![vec![piece(unit), cell(to)]],
            Action::Attack { unit, target, column } => {
                let mut touches = vec![piece(unit), piece(target)];
                if self.may_choose_column(unit, target) {
                    touches.push(Touch::button(if column { "column" } else { "line" }));
                }
                vec![touches]
            }
            Action::Retreat { to, .. } => vec![vec![cell(to)]],
            Action::Take => vec![vec![PLAIN.touch(action)], vec![cell(self.vacated())]],
            Action::Pursue => {
                let target = self.clash().map(|clash| piece(clash.target));
                [Some(PLAIN.touch(action)), target].into_iter().flatten().map(|touch| vec![touch]).collect()
            }
            _ => vec![vec![PLAIN.touch(action)]],
        };
        ways.into_iter().map(|touch| self.dress(action, touch)).collect()
    }

    /// The mark, the way and the warning of an action.
    fn dress(&self, action: &Action, touch: Vec<Touch>) -> Gesture {
        let mut gesture = Gesture::touching(self.write(action), touch);
        match *action {
            Action::Move { unit, to } => {
                let way = self.way(unit, to);
                let hexes = way.len() - 1;
                // RE-42 to RE-45: in brackets where the unit marches too far to attack.
                let fights = self.setup.kind(unit) == Kind::A || self.reach(unit).fight.contains(to);
                gesture.mark = Some(if fights { format!("{hexes}") } else { format!("({hexes})") });
                gesture.path = self.hexes(way);
            }
            Action::Fire { battery, target } => {
                let line = self.line_of_fire(battery, target);
                let dice = line.iter().filter(|aim| aim.dice > 0).map(|aim| aim.dice.to_string());
                gesture.mark = Some(format!("{} d6", dice.collect::<Vec<_>>().join(" + ")));
            }
            Action::Skirmish { .. } => gesture.mark = Some("1 d6".to_owned()),
            Action::Attack { unit, target, .. } => gesture.mark = Some(self.sum_of_attack(unit, target)),
            Action::Retreat { unit, to } => {
                gesture.path = self.hexes([self.cell(unit), to]);
                // A friend will be pushed.
                gesture.warn = self.unit_at(to).is_some();
            }
            Action::Take => {
                if let Some(clash) = self.clash() {
                    gesture.path = self.hexes([self.cell(clash.attacker), self.vacated()]);
                }
            }
            _ => {}
        }
        gesture
    }

    /// Why these touches lead nowhere: the refusal of what a person must have meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        if self.is_over() {
            return Refusal::new("RE-13", "over");
        }
        if !self.to_play().awaits(side) {
            return Refusal::new("RE-19", "not-your-turn");
        }
        let meant = self.meant_by(side, touched);
        meant.and_then(|action| self.check(side, &action).err()).unwrap_or_else(|| self.hint_at_touch(side, touched))
    }

    /// What the touched things stand for in this phase.
    fn meant_by(&self, side: Side, touched: &[Touch]) -> Option<Action> {
        let mut units = touched.iter().filter_map(|touch| self.touched_unit(touch));
        let first = units.next();
        let second = units.next_back().or_else(|| self.army(!side).first());
        let place = touched.iter().rev().find_map(|touch| self.touched_cell(touch));
        match self.phase {
            Phase::Chits => touched.iter().find_map(|touch| match touch {
                Touch::Piece(id) => self.setup.corps_called(id.strip_prefix("chit-")?).map(Action::Chit),
                _ => None,
            }),
            Phase::Group => first.map(Action::Group),
            Phase::Fire | Phase::Combat => {
                let (unit, target) = (first?, second?);
                Some(match self.setup.kind(unit) {
                    _ if self.phase == Phase::Combat => Action::Attack { unit, target, column: false },
                    Kind::A => Action::Fire { battery: unit, target },
                    _ => Action::Skirmish { unit, target },
                })
            }
            Phase::Movement => {
                let unit = first?;
                let to = place.filter(|&to| Some(to) != self.place_of(unit));
                Some(Action::Move { unit, to: to.or_else(|| self.setup.grid.cells().next())? })
            }
            Phase::Retreat => {
                let to = place.or_else(|| self.place_of(first?))?;
                Some(Action::Retreat { unit: self.clash()?.mover(), to })
            }
            Phase::Aftermath => Some(if first.is_some() { Action::Pursue } else { Action::Take }),
            Phase::Evasion | Phase::Riposte | Phase::Over => None,
        }
    }

    fn touched_unit(&self, touch: &Touch) -> Option<UnitId> {
        match touch {
            Touch::Piece(id) => self.setup.unit_called(id),
            Touch::Cell(id) => self.unit_at(self.setup.grid.cell(id)?),
            _ => None,
        }
    }

    fn touched_cell(&self, touch: &Touch) -> Option<Cell> {
        match touch {
            Touch::Piece(id) => self.place_of(self.setup.unit_called(id)?),
            Touch::Cell(id) => self.setup.grid.cell(id),
            _ => None,
        }
    }

    /// Nothing is wrong yet: what to touch next.
    fn hint_at_touch(&self, side: Side, touched: &[Touch]) -> Refusal {
        let unit = touched.iter().find_map(|touch| self.touched_unit(touch));
        let own = unit.is_some_and(|unit| unit.side() == side);
        let word = match self.phase {
            Phase::Chits => "touch-chit",
            Phase::Group => "touch-group",
            Phase::Fire | Phase::Combat if own => "touch-target",
            Phase::Movement if own => "touch-hex",
            Phase::Retreat => "touch-refuge",
            Phase::Evasion | Phase::Riposte | Phase::Aftermath => "touch-button",
            _ => "touch-unit",
        };
        Refusal::new("RE-14", word)
    }
}
