//! What a side cannot know, drawn anew: the other side's unexecuted orders, unrevealed places and sealed answers.

use kernel::{Game, Seeded, Side};

use crate::action::Action;
use crate::fire::Volley;
use crate::order::{Line, NO_ORDERS, Token};
use crate::ship::{Pose, Ship, ShipId};
use crate::{Detroits, Phase};

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
        while ready && let Some(Action::Deploy { ship, pose }) = self.any_listed(foe, luck, &mut choices) {
            self.ship_mut(ship.of(foe)).pose = pose;
        }
    }

    fn imagine_orders(&mut self, foe: Side, ready: bool, luck: &mut Seeded) {
        for id in ShipId::fleet(foe) {
            if self.ship(id).obeys() {
                let line = if ready { self.draw_line(id, self.setup.rules.min_points, luck) } else { NO_ORDERS };
                *self.ship_mut(id) = Ship { line, closed: ready, ..*self.ship(id) };
            }
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
            let goes_on = id.slot == slot && self.ship(slot.of(!foe)).left() == 0;
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
        while ready && let Some(slot) = self.asked(foe) {
            let volley = match self.any_listed(foe, luck, &mut choices) {
                _ if luck.below(4) > 0 => self.habit(slot.of(foe)),
                Some(Action::Fire { volley, .. }) => volley,
                _ => Volley::HOLD,
            };
            self.answer(slot.of(foe), volley);
        }
    }

    /// A legal line that begins with what is executed, each order as likely as it looks natural.
    fn draw_line(&self, id: ShipId, least: usize, luck: &mut Seeded) -> Line {
        let ship = self.ship(id);
        let mut pose = ship.pose;
        let mut line = ship.line;
        line.cut(usize::from(ship.executed));
        while !line.is_full() {
            let stops = if self.setup.chart.tokens_to_zone(id.kind(), pose) == 0 { 5 } else { 15 };
            if line.len() >= least && luck.below(stops) == 0 {
                break;
            }
            let Some((token, after)) = self.draw_token(id, pose, luck) else { break };
            line.push(token);
            let Some(after) = after else { break };
            pose = after;
        }
        line
    }

    /// An order, and where it leads; nowhere when it runs the ship aground.
    fn draw_token(&self, id: ShipId, pose: Pose, luck: &mut Seeded) -> Option<(Token, Option<Pose>)> {
        let mut choices = [(0.0, None); 3];
        let mut sum = 0.0;
        for (choice, token) in choices.iter_mut().zip(self.writable(id.slot, pose)) {
            let after = self.setup.chart.sail(id.kind(), pose, token).clear();
            sum += self.appeal(id.slot, pose, after);
            *choice = (sum, Some((token, after)));
        }
        let point = luck.unit() * sum;
        choices.into_iter().find(|(upto, token)| token.is_some() && point < *upto).and_then(|(_, token)| token)
    }
}
