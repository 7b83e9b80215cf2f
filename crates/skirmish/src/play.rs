//! The turns: movement, combat, and what follows.

use hexmap::Cell;
use kernel::{Journal, Outcome, Refusal, Seeded, Side};

use crate::moment::check_moment;
use crate::{Action, Cells, Combat, Ending, Event, Movement, PUSH, Phase, Piece, Placement, Retreats, Turn, Verdict};

/// A game that answers for every chapter: its turns are played here.
pub trait Skirmish: Placement + Movement + Combat + Retreats + Ending {
    /// Takes the steps that nobody decides, until somebody must (or nobody can any more).
    fn settle(&mut self, journal: &mut impl Journal<Self>) {
        loop {
            let phase = self.turn().phase;
            match phase {
                Phase::Placement if self.settle_placement(journal) => {}
                Phase::Combat if !self.can_attack() => self.end_combat(journal),
                Phase::Retreat { from } if self.refuges(from).is_empty() => self.remove(from, true, journal),
                _ => return,
            }
        }
    }

    /// [`kernel::Game::actions`].
    fn list_actions(&self, side: Side, out: &mut Vec<Self::Action>) {
        if !self.to_play().awaits(side) {
            return;
        }
        match self.turn().phase {
            Phase::Placement => self.placement_actions(side, out),
            Phase::Movement => self.movement_actions(out),
            Phase::StopOffered => out.extend([Action::AcceptStop, Action::DeclineStop]),
            Phase::Combat => self.combat_actions(out),
            Phase::Retreat { from } => out.extend(self.refuges(from).iter().map(Action::Retreat)),
            Phase::Over(_) => {}
        }
    }

    /// [`kernel::Game::any_action`].
    fn draw_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        match self.turn().phase {
            _ if !self.to_play().awaits(side) => None,
            Phase::Placement => self.any_placement(side, luck),
            Phase::Movement => Some(self.any_movement(luck)),
            Phase::Retreat { from } => {
                let refuges = self.refuges(from);
                refuges.nth(luck.below(refuges.len() as u32) as usize).map(Action::Retreat)
            }
            _ => self.any_listed(side, luck, scratch),
        }
    }

    /// [`kernel::Game::check`].
    fn check_action(&self, side: Side, action: &Self::Action) -> Result<(), Refusal> {
        check_moment(self, side, action)?;
        match (*action, self.turn().phase) {
            (Action::Place(piece), _) => {
                let named = |refusal: Refusal| refusal.with("at", self.grid().name(piece.at()));
                self.check_placement(side, piece).map_err(named)
            }
            (Action::Move { from, to }, _) => self.check_move(from, to),
            (Action::Attack { target, by }, _) => self.check_attack(target, by),
            (Action::EndCombat, _) if self.house().must_attack => {
                Err(Refusal::new(Self::RULES.must_attack, "must-attack"))
            }
            (Action::Retreat(to), Phase::Retreat { from }) => self.check_retreat(from, to),
            _ => Ok(()),
        }
    }

    /// [`kernel::Game::play`].
    fn play_action(&mut self, side: Side, action: &Self::Action, journal: &mut impl Journal<Self>) {
        match (*action, self.turn().phase) {
            (Action::Place(piece), _) => self.place(side, piece, journal),
            (Action::Move { from, to }, _) => self.make_move(from, to, journal),
            (Action::EndMovement, _) => self.end_movement(journal),
            (Action::Attack { target, by }, _) => self.attack(target, by, journal),
            (Action::EndCombat, _) => self.end_combat(journal),
            (Action::Retreat(to), Phase::Retreat { from }) => self.retreat(from, to, journal),
            (Action::Retreat(_), _) => unreachable!("a retreat was played where nothing retreats"),
            (Action::OfferStop, _) => self.offer_stop(journal),
            (Action::AcceptStop, _) => self.finish(self.count(), journal),
            (Action::DeclineStop, _) => self.decline_stop(journal),
        }
        self.settle(journal);
    }

    /// The hexes of both sides' pieces.
    #[inline]
    fn occupied(&self) -> Cells {
        self.pieces(Side::A) | self.pieces(Side::B)
    }

    /// The pieces that have not moved yet this turn.
    #[inline]
    fn unmoved(&self) -> Cells {
        self.pieces(self.turn().active) - self.turn().moved
    }

    /// Adds every move, and ending the movement; an offer to stop where one may be made.
    fn movement_actions(&self, out: &mut Vec<Self::Action>) {
        for from in self.unmoved() {
            out.extend(self.destinations(from).iter().map(|to| Action::Move { from, to }));
        }
        out.push(Action::EndMovement);
        if self.turn().may_offer_stop(self.house()) {
            out.push(Action::OfferStop);
        }
    }

    /// One action of the phase, each as likely: a stroll is drawn, and drawn again if somebody is in the way.
    fn any_movement(&self, luck: &mut Seeded) -> Self::Action {
        let others = 1 + u32::from(self.turn().may_offer_stop(self.house()));
        let all = others + self.unmoved().iter().map(|from| self.stroll(from).list.len() as u32).sum::<u32>();
        loop {
            let mut drawn = luck.below(all);
            if drawn < others {
                return if drawn == 0 { Action::EndMovement } else { Action::OfferStop };
            }
            drawn -= others;
            for from in self.unmoved() {
                let list = &self.stroll(from).list;
                if let Some(&to) = list.get(drawn as usize) {
                    if self.may_move(from, to) {
                        return Action::Move { from, to };
                    }
                    break;
                }
                drawn -= list.len() as u32;
            }
        }
    }

    /// Whether a piece may move so.
    fn check_move(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_mover(from)?;
        let stays = Err(Refusal::new(Self::RULES.stays, "stays"));
        let verdict = if from == to { stays } else { self.check_way(from, to) };
        verdict.map_err(|refusal| self.between(refusal, from, to))
    }

    /// Whether a pushed piece may retreat there.
    fn check_retreat(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_refuge(from, to).map_err(|refusal| self.between(refusal, from, to))
    }

    /// A refusal that names where a piece stands and where it cannot go.
    fn between(&self, refusal: Refusal, from: Cell, to: Cell) -> Refusal {
        let name = |cell| self.grid().id(cell);
        refusal.with("from", name(from)).with("to", name(to))
    }

    /// Whether a piece that has not moved yet can go there.
    #[inline]
    fn may_move(&self, from: Cell, to: Cell) -> bool {
        let stroll = self.stroll(from);
        if self.occupied().contains(to) || !stroll.all.contains(to) {
            return false;
        }
        !stroll.halfway.meets(&self.hindrances(from)) || self.destinations(from).contains(to)
    }

    /// Whether there is a piece to be moved.
    fn check_mover(&self, from: Cell) -> Result<(), Refusal> {
        let (at, turn) = (self.grid().name(from), self.turn());
        let refuse = |rule, reason| Err(Refusal::new(rule, reason).with("at", at));
        match from {
            _ if self.pieces(!turn.active).contains(from) => refuse(Self::RULES.mover, "not-yours"),
            _ if !self.pieces(turn.active).contains(from) => refuse(Self::RULES.mover, "no-piece"),
            _ if turn.moved.contains(from) => refuse(Self::RULES.moved, "has-moved"),
            _ => Ok(()),
        }
    }

    /// A move takes the piece to its destination; what it did not spend is lost.
    fn make_move(&mut self, from: Cell, to: Cell, journal: &mut impl Journal<Self>) {
        let side = self.turn().active;
        self.shift(side, from, to);
        self.turn_mut().moved.insert(to);
        journal.note(self, Event::Moved { side, from, to });
    }

    /// The movement ends, what was conquered is counted, then there is combat.
    fn end_movement<J: Journal<Self>>(&mut self, journal: &mut J) {
        if let Some(outcome) = self.conquest() {
            return self.finish(outcome, journal);
        }
        self.turn_mut().phase = Phase::Combat;
        if J::LISTENS && !self.can_attack() {
            journal.note(self, Event::NoCombat { side: self.turn().active });
        }
    }

    /// What an attack does.
    #[inline]
    fn verdict(&self, target: Cell, by: Cells) -> Verdict {
        let (sum, value) = self.odds(target, by);
        Verdict::of(sum, value)
    }

    /// Whether an attack by these, all able to, does anything.
    #[inline]
    fn is_effective(&self, target: Cell, by: Cells) -> bool {
        self.needed().is_subset(&by) && self.verdict(target, by) != Verdict::Nothing
    }

    /// Adds every effective attack, and leaving the rest unfought.
    fn combat_actions(&self, out: &mut Vec<Self::Action>) {
        for target in self.pieces(!self.turn().active) {
            let attacks = self.attackers(target).subsets().filter(|&by| self.is_effective(target, by));
            out.extend(attacks.map(|by| Action::Attack { target, by }));
        }
        if !self.house().must_attack {
            out.push(Action::EndCombat);
        }
    }

    /// Whether these may attack that.
    fn check_attack(&self, target: Cell, by: Cells) -> Result<(), Refusal> {
        let at = self.grid().name(target);
        let refuse = |rule, reason| Err(Refusal::new(rule, reason).with("at", at).with("target", at));
        if !self.pieces(!self.turn().active).contains(target) {
            return refuse(Self::RULES.target, "no-target");
        }
        if by.is_empty() {
            return refuse(Self::RULES.target, "no-attacker");
        }
        self.check_attackers(target, by).map_err(|refusal| refusal.with("target", at))?;
        let (sum, value) = self.odds(target, by);
        if Verdict::of(sum, value) == Verdict::Nothing {
            let weak = refuse(Self::RULES.too_weak, "too-weak");
            return weak.map_err(|refusal| refusal.with("push", PUSH).with("sum", sum).with("value", value));
        }
        Ok(())
    }

    /// An attack is announced and its result applied at once.
    fn attack(&mut self, target: Cell, by: Cells, journal: &mut impl Journal<Self>) {
        let (side, verdict) = (self.turn().active, self.verdict(target, by));
        self.turn_mut().spent |= by;
        journal.note(self, Event::Attacked { side, target, by, verdict });
        match verdict {
            Verdict::Elimination => self.remove(target, false, journal),
            _ => self.turn_mut().phase = Phase::Retreat { from: target },
        }
    }

    /// The target leaves the board at once; the last piece of a side ends the game.
    fn remove(&mut self, target: Cell, cornered: bool, journal: &mut impl Journal<Self>) {
        let (side, piece) = (!self.turn().active, self.piece(target));
        self.take(side, target);
        self.turn_mut().phase = Phase::Combat;
        journal.note(self, Event::Removed { side, piece, cornered });
        if let Some(outcome) = self.elimination(side) {
            self.finish(outcome, journal);
        }
    }

    /// The pushed piece goes back, whatever the ground costs.
    fn retreat(&mut self, from: Cell, to: Cell, journal: &mut impl Journal<Self>) {
        let side = !self.turn().active;
        self.shift(side, from, to);
        self.turn_mut().phase = Phase::Combat;
        journal.note(self, Event::Retreated { side, from, to });
    }

    /// The refuges of a target once these have attacked it.
    fn refuges_after(&self, target: Cell, by: Cells) -> Cells {
        let mut after = self.clone();
        after.turn_mut().spent |= by;
        after.refuges(target)
    }

    /// All pieces have been placed: the first player's turn, unless a side has nothing left.
    fn begin_turns(&mut self, journal: &mut impl Journal<Self>) {
        let turn: &mut Turn = self.turn_mut();
        turn.active = turn.first;
        match Side::BOTH.into_iter().find_map(|side| self.elimination(side)) {
            Some(outcome) => self.finish(outcome, journal),
            None => self.begin_turn(journal),
        }
    }

    /// The active side's turn.
    fn begin_turn(&mut self, journal: &mut impl Journal<Self>) {
        self.turn_mut().phase = Phase::Movement;
        let Turn { active: side, round, .. } = *self.turn();
        journal.note(self, Event::TurnBegan { side, round });
    }

    /// The other side's turn, unless the last round is over or both sides did nothing.
    fn end_turn(&mut self, journal: &mut impl Journal<Self>) {
        let house = *self.house();
        match self.turn_mut().pass(&house) {
            true => self.begin_turn(journal),
            false => self.finish(self.count(), journal),
        }
    }

    /// The game is over.
    fn finish(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.turn_mut().phase = Phase::Over(outcome);
        journal.note(self, Event::Ended { winner: outcome.winner });
    }

    /// At the start of a turn its side may propose to stop and count.
    fn offer_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.turn_mut().phase = Phase::StopOffered;
        journal.note(self, Event::StopOffered { side: self.turn().active });
    }

    /// The turn goes on, and the offer is not made again in it.
    fn decline_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.turn_mut().phase = Phase::Movement;
        self.turn_mut().stop_declined = true;
        journal.note(self, Event::StopDeclined { side: !self.turn().active });
    }
}

impl<G: Placement + Movement + Combat + Retreats + Ending> Skirmish for G {}

/// The decisions of [`kernel::Game`], as [`Skirmish`] plays them: in the `impl Game` of such a game.
#[macro_export]
macro_rules! turns {
    () => {
        const REASONS: &'static [&'static str] = {
            let [(first, _), (second, _), (third, _)] = <Self as $crate::Ending>::ENDINGS;
            &[first, second, third]
        };

        fn named(&self, kind: &str, number: usize) -> Option<String> {
            (kind == "Cell").then(|| $crate::Table::grid(self).id(hexmap::Cell(number as u16)))
        }

        fn actions(&self, side: kernel::Side, out: &mut Vec<Self::Action>) {
            $crate::Skirmish::list_actions(self, side, out);
        }

        fn any_action(
            &self,
            side: kernel::Side,
            luck: &mut kernel::Seeded,
            scratch: &mut Vec<Self::Action>,
        ) -> Option<Self::Action> {
            $crate::Skirmish::draw_action(self, side, luck, scratch)
        }

        fn check(&self, side: kernel::Side, action: &Self::Action) -> Result<(), kernel::Refusal> {
            $crate::Skirmish::check_action(self, side, action)
        }

        fn play(
            &mut self,
            side: kernel::Side,
            action: &Self::Action,
            _: &mut impl kernel::Dice,
            journal: &mut impl kernel::Journal<Self>,
        ) {
            $crate::Skirmish::play_action(self, side, action, journal);
        }
    };
}
