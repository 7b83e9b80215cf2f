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
            |id: &str, key: &'static str, ship: Slot| vec![button(id, Text::key(key).with("ship", ship.name()))];
        let (ship, mut gesture) = match *action {
            Action::Deploy { ship, pose } => {
                let heading = rose::degrees(pose.facing);
                let touch = vec![Touch::Cell(self.bow_name(pose)), Touch::Heading(heading)];
                (ship, Gesture { touch, angle: Some(heading), ..plain })
            }
            Action::Write { ship, symbol } => (ship, self.writing_gesture(ShipId { side, slot: ship }, symbol, plain)),
            Action::Done { ship } => {
                let confirm = self.seals(ShipId { side, slot: ship });
                (ship, Gesture { touch: press("done", "button-done", ship), confirm, ..plain })
            }
            Action::Hold { ship } => (ship, Gesture { touch: press("hold", "button-hold", ship), ..plain }),
            Action::Fire { ship, volley } => {
                let id = ShipId { side, slot: ship };
                let fire = Gesture {
                    with: volley.targets().map(|(_, target)| Touch::Piece(target.to_string())).collect(),
                    confirm: Some(self.fire_words(id, volley)),
                    mark: Some(self.damage(id, volley).to_string()),
                    ..plain
                };
                (ship, fire)
            }
            Action::Order { .. } => return plain,
        };
        gesture.touch.insert(0, Touch::Piece(ShipId { side, slot: ship }.to_string()));
        gesture
    }

    /// The hex ahead of the bow, or the hex towards which it would turn; a button where there is no such hex.
    fn writing_gesture(&self, id: ShipId, symbol: Symbol, plain: Gesture) -> Gesture {
        let pose = self.planned(id);
        let to = match symbol {
            Symbol::Sail(to) | Symbol::TurnTo(to) => to,
            Symbol::Turn => pose.facing,
        };
        let token = self.token_of(pose, symbol);
        let chart = &self.setup.chart;
        let cell = chart.ahead(pose.bow, to);
        let touch = match (chart.on_board(cell), token) {
            (true, _) => Touch::Cell(chart.grid.name(cell).to_owned()),
            (false, Token::Port) => button("port", Text::key("button-port").with("digit", rose::digit(to))),
            (false, _) => button("starboard", Text::key("button-starboard").with("digit", rose::digit(to))),
        };
        let sailing = chart.sail(id.kind(), pose, token);
        let aground = sailing == Sailing::Aground;
        let points = self.ship(id).line.len() + 1;
        let after = match sailing {
            Sailing::Clear(after) => after,
            _ => pose,
        };
        let mut path = vec![self.bow_name(pose)];
        if after.bow != pose.bow {
            path.push(self.bow_name(after));
        }
        let closes = aground || points == MOVE;
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

    fn token_of(&self, pose: Pose, symbol: Symbol) -> Token {
        Token::ALL.into_iter().find(|token| token.symbol(pose.facing) == symbol).unwrap_or(Token::Advance)
    }

    /// Closing the last open line seals the fleet's orders, which is worth a question.
    fn seals(&self, id: ShipId) -> Option<Text> {
        let open = |other: ShipId| other != id && self.ship(other).obeys() && !self.ship(other).closed;
        (!ShipId::fleet(id.side).any(open)).then(|| Text::key("button-seal"))
    }

    fn damage(&self, id: ShipId, volley: Volley) -> u8 {
        let damage = |(broadside, target): (Broadside, ShipId)| {
            self.shots(id, target)[broadside as usize].map_or(0, |distance| id.kind().damage(distance))
        };
        volley.targets().map(damage).sum()
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
                let side = if volley.port == Some(targets[0]) { Broadside::Port } else { Broadside::Starboard };
                let words = match side {
                    Broadside::Port => Text::key("button-to-port"),
                    Broadside::Starboard => Text::key("button-to-starboard"),
                };
                gestures[i].with.push(button(side.word(), words.with("target", targets[0].to_string())));
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
        let verdicts: Vec<_> = poses.map(|pose| self.check_deploy(side, ship, pose)).collect();
        match verdicts.iter().all(Result::is_err) {
            true => verdicts.into_iter().find_map(Result::err).unwrap_or(Refusal::new("DE-R38", "touch-area")),
            false => Refusal::new("DE-R38", "choose-heading"),
        }
    }

    fn explain_orders(&self, side: Side, last: Option<&Touch>) -> Refusal {
        let Some(slot) = self.writing(side) else { return Refusal::new("DE-20", "orders-are-sealed") };
        let id = ShipId { side, slot };
        match last {
            Some(Touch::Piece(name)) => match ShipId::read(name) {
                Some(other) if other.side != side => Refusal::new("DE-20", "not-your-ship").with("ship", name.as_str()),
                Some(other) if other != id => {
                    let wish = self.check_done(side, other.slot).err();
                    wish.unwrap_or_else(|| self.only_ahead(slot))
                }
                _ => self.only_ahead(slot),
            },
            Some(Touch::Cell(name)) => self.explain_way(id, name),
            _ => self.only_ahead(slot),
        }
    }

    fn explain_way(&self, id: ShipId, name: &str) -> Refusal {
        let pose = self.planned(id);
        let grid = &self.setup.chart.grid;
        let towards = grid.cell(name).and_then(|cell| grid.direction_between(pose.bow, cell));
        let near = grid.cell(name).is_some_and(|cell| grid.adjacent(pose.bow, cell));
        let symbol = match towards.filter(|_| near) {
            Some(to) if to == pose.facing => Symbol::Sail(to),
            Some(to) if [pose.facing.left(), pose.facing.right()].contains(&to) => Symbol::TurnTo(to),
            _ => return self.only_ahead(id.slot),
        };
        self.check_write(id.side, id.slot, symbol).err().unwrap_or_else(|| self.only_ahead(id.slot))
    }

    fn only_ahead(&self, slot: Slot) -> Refusal {
        Refusal::new("DE-19", "only-ahead-or-beside").with("ship", slot.name())
    }

    fn explain_fire(&self, side: Side, last: Option<&Touch>) -> Refusal {
        let Some(slot) = self.asked(side) else { return Refusal::new("DE-R10", "no-shot-now") };
        let target = match last {
            Some(Touch::Piece(name)) => ShipId::read(name.trim_end_matches("-plan")),
            _ => None,
        };
        let Some(target) = target else { return Refusal::new("DE-31", "touch-a-target").with("ship", slot.name()) };
        let volley = |broadside| match broadside {
            Broadside::Port => Volley { port: Some(target), starboard: None },
            Broadside::Starboard => Volley { port: None, starboard: Some(target) },
        };
        let verdicts = Broadside::BOTH.map(|broadside| self.check_fire(side, slot, volley(broadside)));
        match verdicts {
            [Err(refusal), Err(_)] => refusal,
            _ => Refusal::new("DE-R15", "one-salvo-a-side").with("ship", slot.name()),
        }
    }
}

fn button(id: &str, words: Text) -> Touch {
    Touch::Button(id.to_owned(), words)
}
