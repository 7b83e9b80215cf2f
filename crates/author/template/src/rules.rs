//! The rules. AUTHOR: this is the file that should read like your rulebook, rule by rule.

use hexmap::Cell;
use kernel::{BySide, Degree, Dice, Fault, Game, Journal, Outcome, Refusal, Side};

use crate::{Action, Cells, Event, NewGame, Setup, Terrain};

/// NG-06: the faces that hit a company in the open, and one in the village.
const HITS_FROM: u16 = 4;
const HITS_VILLAGE_FROM: u16 = 5;

impl NewGame {
    /// NG-02: the sides take turns.
    pub(crate) fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        match self.outcome {
            Some(_) => Err(Refusal::new("NG-07", "over")),
            None if side != self.active => Err(Refusal::new("NG-02", "not-your-turn")),
            None => Ok(()),
        }
    }

    /// NG-03, NG-04: one hex, not into the lake, not onto a company.
    pub(crate) fn check_move(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_own(from)?;
        let at = self.name(to);
        match self.setup.terrain(to) {
            _ if !self.setup.grid.adjacent(from, to) => Err(Refusal::new("NG-03", "too-far").with("at", at)),
            Terrain::Lake => Err(Refusal::new("NG-04", "lake").with("at", at)),
            _ if self.occupied(to) => Err(Refusal::new("NG-01", "taken").with("at", at)),
            _ => Ok(()),
        }
    }

    /// NG-05: an enemy beside one's own company.
    pub(crate) fn check_attack(&self, from: Cell, target: Cell) -> Result<(), Refusal> {
        self.check_own(from)?;
        let at = self.name(target);
        match self.companies[!self.active].contains(target) {
            false => Err(Refusal::new("NG-05", "no-enemy").with("at", at)),
            true if !self.setup.grid.adjacent(from, target) => {
                Err(Refusal::new("NG-05", "not-adjacent").with("at", at))
            }
            true => Ok(()),
        }
    }

    fn check_own(&self, from: Cell) -> Result<(), Refusal> {
        match self.companies[self.active].contains(from) {
            true => Ok(()),
            false => Err(Refusal::new("NG-02", "not-yours").with("at", self.name(from))),
        }
    }

    /// Everything that the active side may do.
    pub(crate) fn listed_actions(&self, out: &mut Vec<Action>) {
        for from in self.companies[self.active] {
            for (_, to) in self.setup.grid.neighbours(from) {
                let moves = self.check_move(from, to).map(|()| Action::Move { from, to });
                let attacks = self.check_attack(from, to).map(|()| Action::Attack { from, target: to });
                out.extend(moves.or(attacks));
            }
        }
        out.push(Action::Hold);
    }

    pub(crate) fn move_company(&mut self, from: Cell, to: Cell, journal: &mut impl Journal<Self>) {
        let side = self.active;
        self.companies[side].remove(from);
        self.companies[side].insert(to);
        journal.note(self, Event::Moved { side, from, to });
    }

    /// NG-06: a die; a hit removes the company.
    pub(crate) fn attack(&mut self, from: Cell, target: Cell, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let side = self.active;
        let die = dice.roll(6, "attack");
        let hit = die >= self.hits_from(target);
        if hit {
            self.companies[!side].remove(target);
        }
        journal.note(self, Event::Attacked { side, from, target, die, hit });
    }

    /// NG-06: the lowest face that hits a company there.
    pub(crate) fn hits_from(&self, target: Cell) -> u16 {
        match self.setup.terrain(target) {
            Terrain::Village => HITS_VILLAGE_FROM,
            _ => HITS_FROM,
        }
    }

    /// NG-07: the game ends with an army, or with the last round.
    pub(crate) fn end_turn(&mut self, journal: &mut impl Journal<Self>) {
        let last = self.active == Side::B && self.round == self.setup.rounds;
        if self.companies[!self.active].is_empty() {
            self.outcome = Some(Outcome::win(self.active, Degree::Total, "elimination"));
        } else if last {
            self.outcome = Some(self.village_decides());
        } else {
            self.round += u16::from(self.active == Side::B);
            self.active = !self.active;
        }
        let (side, round) = (self.active, self.round);
        let event = if self.outcome.is_some() { Event::Ended } else { Event::TurnBegan { side, round } };
        journal.note(self, event);
    }

    /// NG-08: who stands in the village wins.
    fn village_decides(&self) -> Outcome {
        match self.holder() {
            Some(side) => Outcome::win(side, Degree::Plain, "village"),
            None => Outcome::draw("time"),
        }
    }

    /// Who stands in the village.
    pub fn holder(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.companies[side].contains(self.setup.village))
    }

    pub(crate) fn occupied(&self, at: Cell) -> bool {
        self.companies[Side::A].contains(at) || self.companies[Side::B].contains(at)
    }

    /// A hex by its name, which is also the id of the company that stands there.
    pub(crate) fn name(&self, cell: Cell) -> String {
        self.setup.grid.id(cell)
    }
}

/// NG-01, NG-04: whether companies may stand so while a game goes on.
pub(crate) fn check_companies(setup: &Setup, companies: &BySide<Cells>) -> Result<(), Fault> {
    for (side, cells) in companies.iter() {
        let word = NewGame::SIDES[side.index()];
        Fault::unless(!cells.is_empty(), word, "no company is left: name the hex of one (NG-07)")?;
        for cell in cells {
            let dry = setup.terrain(cell) != Terrain::Lake && !companies[!side].contains(cell);
            Fault::unless(dry, word, format!("{} is lake or taken: choose another hex", setup.grid.name(cell)))?;
        }
    }
    Ok(())
}
