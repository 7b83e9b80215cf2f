//! The turn: who is asked, how flights end, when a turn and the game are over.

use hexmap::Cell;
use kernel::{Degree, Dice, Journal, Outcome, Side};

use crate::{Escadrilles, Event, Fate, Phase, Plane, PlaneId, SLOWEST, SQUADRON};

impl Escadrilles {
    /// The next aircraft that waits for a start hex, in number order.
    pub(crate) fn next_to_place(&self, side: Side) -> Option<PlaneId> {
        PlaneId::squadron(side).find(|&plane| self.plane(plane).fate == Fate::Waiting)
    }

    /// The next aircraft without a noted speed, in number order.
    fn next_to_note(&self, side: Side) -> Option<PlaneId> {
        self.flying(side).find(|&plane| self.plane(plane).noted == 0)
    }

    /// The next aircraft that has not flown: each living one once a turn, in number order (ES-20, ES-R26).
    pub(crate) fn next_to_move(&self, side: Side) -> Option<PlaneId> {
        self.flying(side).find(|&plane| self.plane(plane).noted != 0)
    }

    /// The aircraft about which `side` must decide now.
    pub fn asked(&self, side: Side) -> Option<PlaneId> {
        match self.phase {
            Phase::Deploy => self.next_to_place(side),
            Phase::Note => self.next_to_note(side),
            Phase::Move(mover) if mover == side => self.next_to_move(side),
            _ => None,
        }
    }

    /// The start hexes of `side` that are still free.
    pub(crate) fn free_starts(&self, side: Side) -> impl Iterator<Item = Cell> + '_ {
        let taken = move |cell| self.flying(side).any(|plane| self.plane(plane).cell == cell);
        self.setup.starts[side].iter().copied().filter(move |&cell| !taken(cell))
    }

    /// Puts an aircraft on its start hex (ES-06, ES-R2).
    pub(crate) fn take_off(&mut self, plane: PlaneId, cell: Cell) {
        let heading = self.setup.headings[plane.side];
        *self.plane_mut(plane) = Plane { fate: Fate::Flying, cell, heading, speed: SLOWEST, noted: 0 };
    }

    /// Turn 1: every speed is 2, and nothing is to be noted (ES-08).
    pub(crate) fn begin_first_turn(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Note;
        for plane in self.planes.0.iter_mut().flatten().filter(|plane| plane.flies()) {
            plane.noted = SLOWEST;
        }
        journal.note(self, Event::Turn { turn: self.turn });
        self.set_mover(self.opener(), journal);
    }

    fn set_mover(&mut self, side: Side, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Move(side);
        journal.note(self, Event::Moves { side });
    }

    /// Goes on when both have made their last secret decision.
    pub(crate) fn after_secret(&mut self, journal: &mut impl Journal<Self>) {
        if Side::BOTH.into_iter().any(|side| self.asked(side).is_some()) {
            return;
        }
        match self.phase {
            Phase::Deploy => {
                journal.note(self, Event::Deployed);
                self.begin_first_turn(journal);
            }
            _ => self.set_mover(self.opener(), journal),
        }
    }

    /// Goes on when an aircraft of `side` has flown: the next one, or the shots and then the other squadron.
    pub(crate) fn after_flight(&mut self, side: Side, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.ends_at_once(journal) || self.next_to_move(side).is_some() {
            return;
        }
        self.shoot(side, journal);
        if self.ends_at_once(journal) {
            return;
        }
        if side == self.opener() {
            self.set_mover(!side, journal);
        } else {
            self.end_turn(dice, journal);
        }
    }

    /// Removes every enemy that `side` has in its sights, all together (ES-32, ES-33, ES-R18, ES-R21).
    fn shoot(&mut self, side: Side, journal: &mut impl Journal<Self>) {
        let mut shots = [None; SQUADRON as usize];
        for (slot, shot) in shots.iter_mut().zip(self.shots(side)) {
            *slot = Some((shot, self.plane(shot.0).cell, self.plane(shot.1).cell));
        }
        for ((by, target), from, at) in shots.into_iter().flatten() {
            let again = !self.plane(target).flies();
            self.lose(target, Fate::Shot);
            journal.note(self, Event::Shot { by, from, target, at, again });
        }
    }

    pub(crate) fn lose(&mut self, plane: PlaneId, fate: Fate) {
        *self.plane_mut(plane) = Plane::grounded(fate);
    }

    /// A squadron without aircraft ends the game, in mid-turn if need be (ES-R27).
    fn ends_at_once(&mut self, journal: &mut impl Journal<Self>) -> bool {
        let ends = Side::BOTH.into_iter().any(|side| self.strength(side) == 0);
        if ends {
            self.finish(journal);
        }
        ends
    }

    /// The turn limit (ES-R28), or the next turn.
    fn end_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.turn >= self.setup.house.turn_limit {
            return self.finish(journal);
        }
        self.turn += 1;
        self.phase = Phase::Note;
        journal.note(self, Event::Turn { turn: self.turn });
        if self.setup.house.drawn_initiative {
            self.draw_first(dice, journal);
        }
    }

    /// A coin says who is first: once, or before the speeds of every turn (ES-R24, ES-R36).
    pub(crate) fn draw_first(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.first = dice.coin("first");
        journal.note(self, Event::Drawn { first: self.first });
    }

    /// Ends the game; speeds that were noted and not flown stay unknown (ES-R25).
    pub(crate) fn finish(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Over;
        for plane in self.planes.0.iter_mut().flatten() {
            plane.noted = 0;
        }
        journal.note(self, Event::Over { outcome: self.outcome() });
    }

    /// Who has won when the game is over (ES-03, ES-R27, ES-R28).
    pub(crate) fn outcome(&self) -> Outcome {
        let [west, east] = Side::BOTH.map(|side| self.strength(side));
        let stronger = if west > east { Side::A } else { Side::B };
        match (west, east) {
            (0, 0) => Outcome::draw("mutual"),
            (0, _) | (_, 0) => Outcome::win(stronger, Degree::Total, "elimination"),
            _ if west == east => Outcome::draw("turn-limit"),
            _ => Outcome::win(stronger, Degree::Points, "turn-limit"),
        }
    }

    /// The start hexes in the order of the scenario (ES-R3).
    pub(crate) fn deploy_as_printed(&mut self) {
        let setup = self.setup.clone();
        for side in Side::BOTH {
            for (plane, &cell) in PlaneId::squadron(side).zip(&setup.starts[side]) {
                self.take_off(plane, cell);
            }
        }
    }
}
