//! The choice of chits, the bowl, and what nobody but their owner knows of them (RE-15 to RE-22).

use kernel::{Dice, Face, Few, Journal, Seeded, Side, Throw};

use crate::refuse::must;
use crate::setup::MOST_CORPS;
use crate::unit::Units;
use crate::{Action, Activation, CorpsId, Event, No, Phase, RevolutionEmpire};

/// The word of the draw from the bowl (`die-chit`).
const DRAW: &str = "chit";

/// Takes a chit by lot, and says which corps' it was: they lie in the order of the corps.
fn take(chits: &mut [u8], mut lot: u16) -> usize {
    for (corps, chits) in chits.iter_mut().enumerate() {
        if lot < u16::from(*chits) {
            *chits -= 1;
            return corps;
        }
        lot -= u16::from(*chits);
    }
    unreachable!("the lot is one of the chits")
}

impl RevolutionEmpire {
    /// S1: the turn begins, reinforcements arrive, and both sides choose their chits.
    pub(crate) fn begin_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.turn += 1;
        self.fired = Units::NONE;
        self.attacked = Units::NONE;
        self.bowl = Default::default();
        self.drawn = Few::default();
        self.activation = Activation::default();
        self.phase = Phase::Chits;
        journal.note(self, Event::TurnBegan { turn: self.turn });
        self.bring_reinforcements(journal);
        self.mustered = self.corps_on_board();
        // A side that has no corps on the board, or no command, has nothing to choose.
        for side in Side::BOTH {
            self.sealed[side] = !self.setup.corps_of_side(side).iter().any(|corps| self.may_choose(corps.id));
        }
        if self.sealed.0 == [true, true] && !self.is_over() {
            self.draw(dice, journal);
        }
    }

    /// RE-R51: in list order, each on the first free hex of its list.
    fn bring_reinforcements(&mut self, journal: &mut impl Journal<Self>) {
        let setup = self.setup.clone();
        for unit in self.to_come {
            let spec = setup.unit(unit);
            let due = spec.turn.is_some_and(|turn| turn <= self.turn);
            let free = spec.at.iter().find(|&&cell| self.unit_at(cell).is_none());
            if let (true, Some(&at)) = (due, free) {
                self.to_come.remove(unit);
                self.put(unit, at);
                journal.note(self, Event::Arrived { unit, at });
                self.come_to_rest(unit, journal);
            }
        }
    }

    /// The corps with a unit on the board, one bit each.
    pub(crate) fn corps_on_board(&self) -> u16 {
        self.present.fold(0, |corps, unit| corps | 1 << self.setup.corps_of[unit.index()].0)
    }

    /// Chits that a side may still choose.
    pub fn command_left(&self, side: Side) -> u8 {
        self.setup.armies[side].command(self.turn).saturating_sub(self.chits_of(side))
    }

    /// Whether one more chit of a corps may go into the bowl.
    pub(crate) fn may_choose(&self, corps: CorpsId) -> bool {
        self.chit_verdict(corps.side(), corps).is_ok()
    }

    pub(crate) fn chit_verdict(&self, side: Side, corps: CorpsId) -> Result<(), No> {
        must(corps.side() == side, "RE-16", "not-your-corps")?;
        must(self.mustered >> corps.0 & 1 == 1, "RE-R4", "corps-absent")?;
        must(self.command_left(side) > 0, "RE-16", "command-spent")?;
        must(self.bowl[corps.index()] < self.setup.corps(corps).chits, "RE-15", "no-chit-left")
    }

    pub(crate) fn chit_actions(&self, side: Side, out: &mut Vec<Action>) {
        let corps = self.setup.corps_of_side(side).iter().map(|corps| corps.id);
        out.extend(corps.filter(|&corps| self.may_choose(corps)).map(Action::Chit));
        // RE-R3: any number up to x, none included.
        out.push(Action::Seal);
    }

    pub(crate) fn choose_chit(&mut self, corps: CorpsId, journal: &mut impl Journal<Self>) {
        self.bowl[corps.index()] += 1;
        journal.note(self, Event::ChitChosen { side: corps.side(), corps });
    }

    pub(crate) fn seal(&mut self, side: Side, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.sealed[side] = true;
        journal.note(self, Event::Sealed { side });
        if self.sealed.0 == [true, true] {
            let [a, b] = Side::BOTH.map(|side| self.chits_of(side));
            journal.note(self, Event::BowlFilled { a, b });
            self.draw(dice, journal);
        }
    }

    /// S3: draws chits until one sets a corps in motion or the bowl is empty (RE-18, RE-22, RE-R4).
    pub(crate) fn draw(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        loop {
            let left: u16 = self.bowl.iter().map(|&chits| u16::from(chits)).sum();
            if left == 0 {
                return self.end_turn(dice, journal);
            }
            dice.announce(&|| self.bowl_by_name());
            let corps = CorpsId(take(&mut self.bowl, dice.pick(left, DRAW)) as u8);
            self.drawn.push(corps);
            let void = self.corps_on_board() >> corps.0 & 1 == 0;
            if !void {
                self.activation = Activation { corps, ..Activation::default() };
                self.phase = Phase::Group;
            }
            journal.note(self, Event::ChitDrawn { corps, void });
            if !void {
                return;
            }
        }
    }

    /// Every corps that may have a chit in a real bowl, whether it has one or not: that is its owner's secret.
    fn bowl_by_name(&self) -> Throw {
        let mut lot = 0;
        let all =
            Side::BOTH.into_iter().flat_map(|side| self.setup.corps_of_side(side)).filter(|corps| corps.chits > 0);
        let face = |id: CorpsId| {
            let (first, chits) = (lot, u16::from(self.bowl[id.index()]));
            lot += chits;
            Face { name: self.corps_name(id), reading: (chits > 0).then_some(first) }
        };
        Throw { faces: all.map(|corps| corps.id).map(face).collect(), ..Throw::default() }
    }

    /// S9: the last turn ends the game (RE-13).
    fn end_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.turn >= self.setup.turns {
            self.count_points(journal);
        } else {
            self.begin_turn(dice, journal);
        }
    }

    /// What `eyes` cannot know is which enemy chits are chosen, or left in the bowl: only their number once both
    /// have sealed.
    pub(crate) fn imagined(&self, eyes: Side, luck: &mut Seeded) -> Self {
        let mut dream = self.clone();
        let enemy = !eyes;
        let mut wanted = self.chits_of(enemy);
        if self.phase == Phase::Chits {
            dream.sealed[enemy] = !self.sealed[eyes];
            wanted = if self.sealed[eyes] { 0 } else { self.setup.armies[enemy].command(self.turn) };
        }
        let first = enemy.index() * MOST_CORPS;
        dream.bowl[first..first + MOST_CORPS].fill(0);
        let mut left = [0; MOST_CORPS];
        for (left, corps) in left.iter_mut().zip(self.setup.corps_of_side(enemy)) {
            if self.mustered >> corps.id.0 & 1 == 1 {
                let drawn = self.drawn.iter().filter(|&&drawn| drawn == corps.id).count();
                *left = corps.chits.saturating_sub(drawn as u8);
            }
        }
        for _ in 0..wanted {
            let total: u8 = left.iter().sum();
            if total == 0 {
                break;
            }
            dream.bowl[first + take(&mut left, luck.below(total.into()) as u16)] += 1;
        }
        dream
    }
}
