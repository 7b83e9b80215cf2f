//! What a person touches: ahead of the bow to sail, beside it to turn, the enemy to fire.

use std::collections::BTreeMap;

use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::chart::Sailing;
use crate::fire::{Broadside, Volley};
use crate::order::{Symbol, Token};
use crate::ship::{MOVE, Pose, ShipId, Slot};
use crate::{Action, Detroits, Phase, rose};

impl Detroits {
    /// One gesture for each listed action.
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let actions = self.all_actions(side);
        let mut gestures: Vec<_> = actions.iter().map(|action| self.gesture(side, action)).collect();
        self.tell_apart(&actions, &mut gestures);
        gestures
    }

    /// What is touched for an action, the ship that it is about first: there is one at a time, and it is lit.
    fn gesture(&self, side: Side, action: &Action) -> Gesture {
        let plain = Gesture { action: self.write(action), ..Gesture::default() };
        let press =
            |id: &str, ship: Slot| vec![button(id, Text::key(format!("button-{id}")).with("ship", ship.name()))];
        let (ship, mut gesture) = match *action {
            Action::Deploy { ship, pose } => {
                let heading = rose::degrees(pose.facing);
                let touch = vec![Touch::Cell(self.bow_name(pose)), Touch::Heading(heading)];
                (ship, Gesture { touch, angle: Some(heading), ..plain })
            }
            Action::Write { ship, symbol } => (ship, self.writing_gesture(ship.of(side), symbol, plain)),
            Action::Done { ship } => {
                (ship, Gesture { touch: press("done", ship), confirm: self.seals(ship.of(side)), ..plain })
            }
            Action::Hold { ship } => (ship, Gesture { touch: press("hold", ship), ..plain }),
            Action::Fire { ship, volley } => {
                let with = volley.targets().map(|(_, target)| Touch::Piece(target.to_string())).collect();
                let damage: u8 = volley.targets().map(|(at, target)| self.damage_at(ship.of(side), at, target)).sum();
                let confirm = Some(self.fire_words(ship.of(side), volley));
                (ship, Gesture { with, confirm, mark: Some(damage.to_string()), ..plain })
            }
            Action::Order { .. } => return plain,
        };
        gesture.touch.insert(0, Touch::Piece(ship.of(side).to_string()));
        gesture
    }

    /// The hex ahead of the bow, or the hex towards which it would turn; a button where there is no such hex.
    fn writing_gesture(&self, id: ShipId, symbol: Symbol, plain: Gesture) -> Gesture {
        let pose = self.planned(id);
        let to = match symbol {
            Symbol::Sail(to) | Symbol::TurnTo(to) => to,
            Symbol::Turn => pose.facing,
        };
        let token = symbol.token(pose.facing).unwrap_or(Token::Advance);
        let chart = &self.setup.chart;
        let cell = chart.ahead(pose.bow, to);
        let turn = |id: &str| button(id, Text::key(format!("button-{id}")).with("digit", rose::digit(to)));
        let touch = match (chart.on_board(cell), token) {
            (true, _) => Touch::Cell(chart.grid.id(cell)),
            (false, Token::Port) => turn("port"),
            (false, _) => turn("starboard"),
        };
        let sailing = chart.sail(id.kind(), pose, token);
        let aground = sailing == Sailing::Aground;
        let bows = [pose, sailing.clear().unwrap_or(pose)].map(|pose| self.bow_name(pose));
        let mut path = Vec::from(bows);
        path.dedup();
        let closes = aground || self.ship(id).line.len() + 1 == MOVE;
        Gesture {
            touch: vec![touch],
            confirm: self.seals(id).filter(|_| closes),
            mark: Some(symbol.to_string()),
            warn: aground,
            path,
            angle: Some(rose::degrees(to)),
            ..plain
        }
    }

    /// Closing the last open line seals the fleet's orders, which is worth a question.
    fn seals(&self, id: ShipId) -> Option<Text> {
        let open = |other: ShipId| other != id && self.ship(other).obeys() && !self.ship(other).closed;
        (!ShipId::fleet(id.side).any(open)).then(|| Text::key("button-seal"))
    }

    /// A target in one hex with the firer can be hit on either side (DE-R17): a button then tells the volleys apart.
    fn tell_apart(&self, actions: &[Action], gestures: &mut [Gesture]) {
        let mut alike: BTreeMap<Vec<ShipId>, Vec<usize>> = BTreeMap::new();
        for (i, action) in actions.iter().enumerate() {
            if let Action::Fire { volley, .. } = action {
                let mut targets: Vec<_> = volley.targets().map(|(_, target)| target).collect();
                targets.sort_unstable();
                alike.entry(targets).or_default().push(i);
            }
        }
        for (targets, group) in alike.into_iter().filter(|(_, group)| group.len() > 1) {
            for i in group {
                let Action::Fire { volley, .. } = actions[i] else { continue };
                let side = if volley.port == Some(targets[0]) { "port" } else { "starboard" };
                let words = Text::key(format!("button-to-{side}")).with("target", targets[0].to_string());
                gestures[i].with.push(button(side, words));
            }
        }
    }

    /// Why these touches lead to nothing: the refusal of what was meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let last = touched.last();
        match self.state.phase {
            Phase::Over(_) => Refusal::new("DE-49", "game-over"),
            Phase::Deploy => self.explain_deploy(side, last),
            Phase::Orders => self.explain_orders(side, last),
            Phase::Fire => self.explain_fire(side, last),
        }
    }

    fn explain_deploy(&self, side: Side, last: Option<&Touch>) -> Refusal {
        let Some(ship) = self.deploying(side) else { return Refusal::new("DE-R38", "fleet-deployed") };
        let cell = match last {
            Some(Touch::Cell(name)) => self.setup.chart.grid.cell(name),
            _ => None,
        };
        let poses = cell.into_iter().flat_map(|bow| hexmap::Direction::ALL.map(|facing| Pose { bow, facing }));
        let verdicts: Vec<_> = poses.map(|pose| self.check_deploy(ship.of(side), pose)).collect();
        if verdicts.iter().any(Result::is_ok) {
            return Refusal::new("DE-R38", "choose-heading");
        }
        verdicts.into_iter().find_map(Result::err).unwrap_or(Refusal::new("DE-R38", "touch-area"))
    }

    fn explain_orders(&self, side: Side, last: Option<&Touch>) -> Refusal {
        let Some(slot) = self.writing(side) else { return Refusal::new("DE-20", "orders-are-sealed") };
        let wish = match last {
            Some(Touch::Piece(name)) => match ShipId::read(name) {
                Some(other) if other.side != side => Err(Refusal::new("DE-20", "not-your-ship").with("ship", &**name)),
                Some(other) if other.slot != slot => self.check_done(other),
                _ => Ok(()),
            },
            Some(Touch::Cell(name)) => self.check_way(slot.of(side), name),
            _ => Ok(()),
        };
        wish.err().unwrap_or_else(|| slot.refuse("DE-19", "only-ahead-or-beside"))
    }

    /// Whether the order that leads a ship towards a hex beside it may be written.
    fn check_way(&self, id: ShipId, name: &str) -> Result<(), Refusal> {
        let (pose, grid) = (self.planned(id), &self.setup.chart.grid);
        let beside = grid.cell(name).filter(|&cell| grid.adjacent(pose.bow, cell));
        let symbol = match beside.and_then(|cell| grid.direction_between(pose.bow, cell)) {
            Some(to) if to == pose.facing => Symbol::Sail(to),
            Some(to) if pose.facing.turns_to(to) == 1 => Symbol::TurnTo(to),
            _ => return Ok(()),
        };
        self.check_write(id, symbol).map(|_| ())
    }

    fn explain_fire(&self, side: Side, last: Option<&Touch>) -> Refusal {
        let Some(slot) = self.asked(side) else { return Refusal::new("DE-R10", "no-shot-now") };
        let target = match last {
            Some(Touch::Piece(name)) => ShipId::read(name.trim_end_matches("-plan")),
            _ => None,
        };
        let Some(target) = target else { return slot.refuse("DE-31", "touch-a-target") };
        match Broadside::BOTH.map(|broadside| self.check_fire(slot.of(side), Volley::one(broadside, target))) {
            [Err(refusal), Err(_)] => refusal,
            _ => slot.refuse("DE-R15", "one-salvo-a-side"),
        }
    }
}

fn button(id: &str, words: Text) -> Touch {
    Touch::Button(id.to_owned(), words)
}
