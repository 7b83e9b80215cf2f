//! What a side cannot know, drawn anew: the other side's unexecuted orders, unrevealed places and sealed answers.

use kernel::{Seeded, Side};

use crate::action::Action;
use crate::chart::Sailing;
use crate::fire::Volley;
use crate::order::{Line, Token};
use crate::ship::{MOVE, Pose, Ship, ShipId};
use crate::{Detroits, Phase};

/// How many lines are drawn to keep the likeliest.
const DRAWS: usize = 4;

impl Detroits {
    /// A position that `eyes` cannot tell from this one.
    ///
    /// While `eyes` still has to decide, the other side is thought of as ready; when `eyes` waits for it, as not
    /// having begun. How far it really is stays unknown.
    pub(crate) fn imagined(&self, eyes: Side, luck: &mut Seeded) -> Detroits {
        let mut dream = self.clone();
        let foe = !eyes;
        let ready = self.owes(eyes);
        match self.state.phase {
            Phase::Deploy => dream.imagine_places(foe, ready, luck),
            Phase::Orders => dream.imagine_orders(foe, ready, luck),
            Phase::Fire => {
                dream.imagine_execution(foe, luck);
                dream.imagine_answers(foe, ready, luck);
            }
            Phase::Over(_) => {}
        }
        dream
    }

    fn imagine_places(&mut self, foe: Side, ready: bool, luck: &mut Seeded) {
        ShipId::fleet(foe).for_each(|id| self.ship_mut(id).pose = Pose::NONE);
        let mut choices = Vec::new();
        while ready && self.deploying(foe).is_some() {
            choices.clear();
            self.placements(foe, &mut choices);
            if let Some(&Action::Deploy { ship, pose }) = choices.get(luck.below(choices.len().max(1) as u32) as usize) {
                self.ship_mut(ShipId { side: foe, slot: ship }).pose = pose;
            }
        }
    }

    fn imagine_orders(&mut self, foe: Side, ready: bool, luck: &mut Seeded) {
        for id in ShipId::fleet(foe).filter(|&id| self.ship(id).obeys()).collect::<Vec<_>>() {
            let line = if ready { self.draw_line(id, self.setup.rules.min_points, luck) } else { Line::EMPTY };
            let ship = self.ship_mut(id);
            (ship.line, ship.closed) = (line, ready);
        }
    }

    /// Redraws what is left of the lines, as far as nobody could have seen it.
    fn imagine_execution(&mut self, foe: Side, luck: &mut Seeded) {
        let slot = self.state.slot;
        for id in ShipId::fleet(foe) {
            let ship = *self.ship(id);
            if self.is_line_over(id) || (id.slot == slot && self.setup.rules.announce_line) {
                continue;
            }
            // When my own ship of the slot has no order left and the slot goes on, the other must have one.
            let goes_on = id.slot == slot && self.ship(ShipId { side: !foe, slot }).left() == 0;
            let least = self.setup.rules.min_points.max(usize::from(ship.executed) + usize::from(goes_on));
            self.ship_mut(id).void_line();
            let line = self.draw_line(id, least, luck);
            self.ship_mut(id).line = line;
        }
    }

    /// Whether everybody can see that this ship has no order left, while the orders are carried out.
    pub(crate) fn is_line_over(&self, id: ShipId) -> bool {
        let ship = self.ship(id);
        let played_out = id.slot == self.state.slot && (ship.executed < self.state.step || self.is_last_window());
        !ship.placed() || !ship.obeys() || ship.stopped || id.slot < self.state.slot || played_out
    }

    fn imagine_answers(&mut self, foe: Side, ready: bool, luck: &mut Seeded) {
        ShipId::fleet(foe).for_each(|id| self.state.volleys[id.index()] = None);
        let mut choices = Vec::new();
        while let Some(slot) = self.asked(foe).filter(|_| ready) {
            choices.clear();
            self.volleys(foe, &mut choices);
            let volley = match choices[luck.below(choices.len() as u32) as usize] {
                Action::Fire { volley, .. } => volley,
                _ => Volley::HOLD,
            };
            self.answer(ShipId { side: foe, slot }, volley);
        }
    }

    /// A legal line that begins with what is executed: the likeliest of a few.
    fn draw_line(&self, id: ShipId, least: usize, luck: &mut Seeded) -> Line {
        let ship = Ship { line: self.ship(id).line, ..*self.ship(id) };
        let mut best = (u32::MAX, Line::EMPTY);
        for _ in 0..DRAWS {
            let mut line = ship.line;
            line.cut(usize::from(ship.executed));
            let (end, aground) = self.draw_tokens(id, ship.pose, &mut line, least, luck);
            let tokens = u32::from(self.setup.chart.tokens_to_zone(id.kind(), end));
            let unlikely = 8 * tokens + if aground { 100 } else { 0 } + luck.below(40);
            if unlikely < best.0 {
                best = (unlikely, line);
            }
        }
        best.1
    }

    fn draw_tokens(&self, id: ShipId, mut pose: Pose, line: &mut Line, least: usize, luck: &mut Seeded) -> (Pose, bool) {
        while line.len() < MOVE {
            if line.len() >= least && luck.below(10) == 0 {
                break;
            }
            let mut tokens = [Token::Advance; 3];
            let mut count = 0;
            for token in self.writable(id.slot, pose) {
                tokens[count] = token;
                count += 1;
            }
            if count == 0 {
                break;
            }
            let token = tokens[luck.below(count as u32) as usize];
            line.push(token);
            match self.setup.chart.sail(id.kind(), pose, token) {
                Sailing::Clear(next) => pose = next,
                _ => return (pose, true),
            }
        }
        (pose, false)
    }
}
