//! Assaults: who may, the assault score, the dice (BE-60 to BE-78).

use kernel::{Dice, Journal, Refusal, Throw};
use serde::Serialize;

use crate::fire::HIGHEST_SCORE;
use crate::terrain::Cells;
use crate::troops::{Kind, Order, Quality, UnitId};
use crate::turn::note_wanted;
use crate::{Assault, BelleEpoque, Event, Phase};

/// BE-R41: how an assault score is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// BE-65 to BE-67.
    pub base: i8,
    /// BE-70, BE-71: the ground defended.
    pub ground: i8,
    /// The ground defended is works.
    pub works: bool,
    /// BE-73 or BE-74: fiery in attack, tenacious in defence.
    pub temper: i8,
    /// BE-90.
    pub counter_charge: i8,
    /// BE-77: one less for each assault fought this turn.
    pub fought: i8,
    /// BE-75: cavalry against cover or rough ground.
    pub hampered: bool,
    /// The highest face that counts.
    pub score: u8,
}

impl ScoreSheet {
    /// The score if no ground hampers cavalry.
    pub(crate) fn unhampered(&self) -> u8 {
        let sum = self.base + self.ground + self.temper + self.counter_charge + self.fought;
        sum.clamp(1, HIGHEST_SCORE as i8) as u8
    }
}

/// The most dice of one side.
const MOST_DICE: usize = 6;

impl BelleEpoque {
    /// The enemy hexes next to the activated unit (BE-60, BE-R47).
    pub(crate) fn assault_targets(&self) -> Cells {
        self.setup.around.around(self.cell(self.unit)) & self.troops[!self.active]
    }

    pub(crate) fn check_assault(&self, target: UnitId) -> Result<(), Refusal> {
        self.check_enemy(target, "BE-60")?;
        let near = self.setup.grid.adjacent(self.cell(self.unit), self.cell(target));
        self.about_unit(target, Refusal::unless(near, "BE-60", "not-adjacent"))
    }

    /// BE-60, BE-85: the assault is declared; the defender may react before it is fought.
    pub(crate) fn declare_assault(&mut self, target: UnitId, journal: &mut impl Journal<Self>) {
        self.assault = Some(Assault::on(target));
        self.phase = Phase::React;
        journal.note(self, Event::Assaulted { unit: self.unit, target });
    }

    /// BE-65 to BE-67, BE-R40: the base score.
    fn base_score(&self, unit: UnitId) -> i8 {
        let troops = self.setup.unit(unit);
        let elite_shock = self.setup.house.elite_is_shock && troops.quality == Quality::Elite;
        match (troops.quality, troops.order) {
            _ if troops.tags.shock || elite_shock => 4,
            (Quality::Poor, _) | (_, Order::Open) => 2,
            _ => 3,
        }
    }

    /// BE-R41: the assault score of a unit against an opponent, with all that makes it up.
    #[inline(always)] // A glance at a unit asks for the score alone, twice.
    pub fn score_sheet(&self, unit: UnitId, opponent: UnitId, defends: bool, counter_charge: bool) -> ScoreSheet {
        let (troops, at) = (self.setup.unit(unit), self.cell(unit));
        let holds = defends && troops.kind.fights_on_foot();
        let works = holds && self.setup.works.contains(at);
        let ground = match works {
            true => 2,
            false => i8::from(holds && self.setup.tactical.contains(at)),
        };
        let base = self.base_score(unit);
        let temper = i8::from(if defends { troops.tags.tenacious } else { troops.tags.fiery });
        let counter_charge = i8::from(counter_charge);
        let fought = -(self.fought[unit.index()] as i8);
        let hampered = troops.kind == Kind::Cavalry && self.setup.no_horse.contains(self.cell(opponent));
        let sheet = ScoreSheet { base, ground, works, temper, counter_charge, fought, hampered, score: 1 };
        ScoreSheet { score: if hampered { 1 } else { sheet.unhampered() }, ..sheet }
    }

    /// The scores of an assault of the activated unit, its own first.
    pub fn assault_scores(&self, assault: Assault) -> [ScoreSheet; 2] {
        self.scores(self.unit, assault.target, assault.counter_charge)
    }

    /// The scores of an assault, the attacker's first.
    pub(crate) fn scores(&self, attacker: UnitId, target: UnitId, counter_charge: bool) -> [ScoreSheet; 2] {
        [self.score_sheet(attacker, target, false, false), self.score_sheet(target, attacker, true, counter_charge)]
    }

    /// BE-62 to BE-64: both sides roll, the low dice add up, the difference is the loss.
    pub(crate) fn clash(&mut self, assault: Assault, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let fighters = [self.unit, assault.target];
        let scores = self.assault_scores(assault).map(|sheet| sheet.score);
        let mut fell = [[0; MOST_DICE]; 2];
        let counts = fighters.map(|unit| usize::from(self.elements(unit)));
        let labels = ["attack", "defence"];
        for i in 0..2 {
            let fighter = fighters[i];
            dice.announce(&|| {
                Throw::by(self.side(fighter)).of(self.unit_name(fighter)).wanting(1, scores[i].into(), "count")
            });
            fell[i][..counts[i]].fill_with(|| dice.roll(6, labels[i]) as u8);
        }
        let total = |i: usize| fell[i].iter().filter(|&&die| die <= scores[i]).sum::<u8>();
        let totals = [total(0), total(1)];
        for unit in fighters {
            self.fought[unit.index()] += 1;
            if self.setup.house.assault_reveals {
                self.fired |= unit.bit();
            }
        }
        if note_wanted(journal) {
            let [attack, defence] = [0, 1].map(|i| fell[i][..counts[i]].to_vec());
            let [attacker, defender] = fighters;
            journal.note(self, Event::Clashed { attacker, defender, scores, attack, defence, totals });
        }
        let [attacker, defender] = fighters;
        if totals[0] == totals[1] {
            self.draw_even(attacker, defender, dice, journal);
        } else if totals[0] > totals[1] {
            self.beat(attacker, defender, totals[0] - totals[1], dice, journal);
        } else {
            self.beat(defender, attacker, totals[1] - totals[0], dice, journal);
        }
    }

    /// BE-64, BE-R45, BE-R48: each loses an element; a survivor facing an empty hex has won.
    fn draw_even(
        &mut self,
        attacker: UnitId,
        defender: UnitId,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let grounds = [self.cell(attacker), self.cell(defender)];
        self.lose(attacker, 1, journal);
        self.lose(defender, 1, journal);
        match (self.place(attacker).is_some(), self.place(defender).is_some()) {
            (true, false) => self.offer_position(attacker, grounds[1], dice, journal),
            (false, true) => self.offer_position(defender, grounds[0], dice, journal),
            _ => self.end_activation(dice, journal),
        }
    }

    /// BE-63, BE-79, BE-80: the loser's losses; even ones become retreats unless it holds on.
    fn beat(
        &mut self,
        winner: UnitId,
        loser: UnitId,
        losses: u8,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let ground = self.cell(loser);
        let (removed, left) = if self.stands_fast(loser) { (losses, 0) } else { (losses.div_ceil(2), losses / 2) };
        self.lose(loser, removed, journal);
        self.phase = Phase::Retreating { unit: loser, by: winner, left, ground };
        self.go_on_losing(dice, journal);
    }

    /// BE-80: tenacious units and infantry in works lose an element for every loss.
    pub fn stands_fast(&self, unit: UnitId) -> bool {
        let troops = self.setup.unit(unit);
        troops.tags.tenacious || (troops.kind.fights_on_foot() && self.setup.works.contains(self.cell(unit)))
    }
}
