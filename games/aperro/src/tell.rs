//! Events as lines of the log.

use kernel::{Eyes, LogLine, Motion, Outcome, ShownDie, Side, Text};

use crate::action::PieceRef;
use crate::event::{Event, Fate, d6};
use crate::places::{Place, Sector};
use crate::{Aperro, Stage};

/// A way as a line of the log or a gesture tells it.
pub(crate) fn names(way: &[Place]) -> Vec<String> {
    way.iter().map(|place| place.name().to_owned()).collect()
}

/// Something happened that is one side's affair.
fn of_side(side: Side, text: Text) -> LogLine {
    LogLine { side: Some(side), ..LogLine::note(text) }
}

/// One message where something holds, another where it does not.
pub(crate) fn either(holds: bool, yes: &'static str, no: &'static str) -> Text {
    Text::key(if holds { yes } else { no })
}

impl Aperro {
    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        let by = |piece: PieceRef, words: Text| LogLine::act(piece.side, words.with("unit", self.name_of(piece)));
        let said = match event {
            Event::Prepared(side) if eyes.see(*side) => of_side(*side, Text::key("tell-prepared")),
            Event::Prepared(_) => return None,
            Event::Surveyed(fell) => LogLine::note(self.tell_ground()).rolled(fell.iter().cloned()),
            Event::SidesDrawn(lot) => {
                LogLine::note(either(*lot <= 3, "tell-sides-kept", "tell-sides-turned")).rolled([d6(*lot, true)])
            }
            Event::Revealed if self.setup.rules.doctrines => LogLine::note(self.tell_doctrines()),
            Event::Revealed => LogLine::note(Text::key("tell-armies-ready")),
            Event::Placed(piece, at) | Event::TakenBack(piece, at) => {
                let open = at.sector().is_some() || !self.setup.rules.hidden_reserve;
                let public = open && self.stage != Stage::Deploy(None);
                if !public && !eyes.see(piece.side) {
                    return None;
                }
                let words = either(matches!(event, Event::Placed(..)), "tell-placed", "tell-taken-back");
                by(*piece, words.with("place", at.name())).at([at.name()])
            }
            Event::Deployed(Some(side)) => {
                of_side(*side, Text::key("tell-deployed").with("side", self.side_name(*side)))
            }
            Event::Deployed(None) => LogLine::note(Text::key("tell-deployed-both")),
            Event::LotsDrawn(lot, first) => {
                of_side(*first, Text::key("tell-lots").with("side", self.side_name(*first))).rolled([d6(*lot, true)])
            }
            Event::TurnBegan(side, round) => {
                let words = Text::key("tell-turn").with("round", *round).with("side", self.side_name(*side));
                LogLine { side: Some(*side), ..LogLine::turn(words) }
            }
            Event::NoMorale(side) => of_side(*side, Text::key("tell-no-morale")),
            Event::Tested { unit, sector, targets, dice: fell, lost, fate } => {
                let (flights, tests): (Vec<&ShownDie>, Vec<&ShownDie>) = fell.iter().partition(|die| die.sides == 6);
                let key = match fate {
                    Fate::Stays => "tell-tested",
                    Fate::Routs => "tell-routs",
                    Fate::Eliminated if flights.iter().filter(|die| !die.hit).count() > 1 => "tell-scattered",
                    Fate::Eliminated => "tell-eliminated",
                };
                let words = Text::key(key)
                    .with("target", one_after_another(targets))
                    .with("lost", *lost)
                    .with("dice", tests.len())
                    .with("eights", flights.len())
                    .with("left", self.unit(*unit).map_or(0, |unit| unit.vc));
                let leaves = (*fate != Fate::Stays).then_some(*fate == Fate::Eliminated);
                self.tell_test(*unit, *sector, words, fell, leaves)
            }
            Event::GeneralTested { general, sector, dice: fell, killed } => {
                let words = either(*killed, "tell-general-lost", "tell-general-safe");
                self.tell_test(*general, *sector, words, fell, killed.then_some(true))
            }
            Event::Disordered { unit, sector, target, die, routs } => {
                let words = either(*routs, "tell-disorder-routs", "tell-disorder-stays").with("target", *target);
                self.tell_test(*unit, *sector, words, die.as_slice(), routs.then_some(false))
            }
            Event::Rallied { unit, target, die } => self.tell_rally(*unit, *target, die, eyes),
            Event::Attacked { unit, mode, from, target, ef, dice: fell, hits, sixes } => {
                let words = Text::key(format!("tell-{}", mode.word()))
                    .with("sector", target.name())
                    .with("dice", fell.len())
                    .with("ef", *ef)
                    .with("hits", *hits)
                    .with("sixes", *sixes);
                let words = self
                    .endangered(unit.side, *target)
                    .into_iter()
                    .fold(words, |words, general| words.with("general", self.name_of(general)));
                by(*unit, words).at([from.name(), target.name()]).rolled(fell.iter().cloned())
            }
            Event::Closed(sector, hits) => {
                let words = Text::key("tell-closed").with("sector", sector.name()).with("hits", *hits);
                LogLine::note(words).at([sector.name()])
            }
            Event::LossGiven(unit, arm, n) => {
                let place = self.place_of(*unit).map_or("", Place::name);
                let words = Text::key(format!("tell-loss-{}", arm.word())).with("sector", place).with("n", *n);
                by(*unit, words).at([place])
            }
            Event::Moved(piece, way) => self.tell_move(*piece, way),
            Event::Marched { unit, die } => {
                by(*unit, either(die.hit, "tell-march-holds", "tell-march-loses")).rolled([die.clone()])
            }
            Event::Ordered { unit, bonus, die } => {
                let name = if self.hides(*unit, eyes) { Text::key("some-unit") } else { self.name_of(*unit) };
                let words = either(die.hit, "tell-order-passed", "tell-order-failed").with("unit", name);
                LogLine::act(unit.side, words.with("bonus", *bonus)).rolled([die.clone()])
            }
            Event::Formed { unit, square, die } => {
                let formed = die.as_ref().is_none_or(|die| die.hit);
                let words = if formed {
                    either(*square, "tell-square", "tell-unsquare")
                } else {
                    Text::key("tell-form-failed")
                };
                by(*unit, words).rolled(die.clone())
            }
            Event::OrderChanged(unit, _) if self.hides(*unit, eyes) => return None,
            Event::OrderChanged(unit, deep) => by(*unit, either(*deep, "tell-deep", "tell-thin")),
            Event::Captured(general, sector) => {
                let words = Text::key("tell-captured").with("sector", sector.name());
                by(*general, words).gone(self.id_of(*general), sector.name())
            }
            Event::Held(sector, side) => {
                let words = either(*side == sector.camp(), "tell-retaken", "tell-conquered");
                let words = words.with("side", self.side_name(*side)).with("sector", sector.name());
                of_side(*side, words).at([sector.name()])
            }
            Event::Arrival { side, target, die } => {
                let words = either(die.hit, "tell-arrived", "tell-not-arrived").with("side", self.side_name(*side));
                LogLine::act(*side, words.with("target", (*target).clamp(0, 6))).rolled([die.clone()])
            }
            Event::Ended => LogLine::note(self.outcome_words(&self.outcome?)),
        };
        Some(said)
    }

    /// How the battle ended, with the sectors conquered.
    pub(crate) fn outcome_words(&self, outcome: &Outcome) -> Text {
        let conquests = self.tally();
        let words = match (outcome.winner, self.attacker()) {
            (Some(side), Some((attacker, limit))) if outcome.reason == "limit" => Text::key("ending-held")
                .with("side", self.side_name(side))
                .with("attacker", self.side_name(attacker))
                .with("conquered", conquests.conquests(attacker))
                .with("limit", limit),
            (Some(side), _) => Text::key("ending-win")
                .with("side", self.side_name(side))
                .with("degree", Text::key(format!("degree-{}", outcome.degree.word()))),
            (None, _) => Text::key("ending-draw"),
        };
        let [a, b] = Side::BOTH.map(|side| conquests.conquests(side));
        let [side_a, side_b] = Side::BOTH.map(|side| self.side_name(side));
        words.with("reason", outcome.reason()).with("sidea", side_a).with("a", a).with("sideb", side_b).with("b", b)
    }

    /// The general whom sixes of a side endanger in a sector (AP-74).
    fn endangered(&self, side: Side, sector: Sector) -> Option<PieceRef> {
        let there = self.generals(!side).iter().position(|general| general.stands_in(sector))?;
        Some(PieceRef::general(!side, there))
    }

    /// Whether a unit acts out of these eyes' sight.
    fn hides(&self, piece: PieceRef, eyes: Eyes) -> bool {
        !eyes.see(piece.side) && self.setup.rules.hidden_reserve && self.place_of(piece).is_some_and(Place::is_reserve)
    }

    fn tell_ground(&self) -> Text {
        let costs = self.ground.costs();
        Text::key("tell-ground").with("south", costs[Side::A]).with("north", costs[Side::B])
    }

    fn tell_doctrines(&self) -> Text {
        let word = |side: Side| match self.preparation[side].doctrine {
            Some(doctrine) => Text::key(format!("doctrine-{}", doctrine.word())),
            None => Text::key("doctrine-none"),
        };
        Text::key("tell-doctrines").with("south", word(Side::A)).with("north", word(Side::B))
    }

    /// A test in a sector, and whether the piece is gone if it leaves.
    fn tell_test(
        &self,
        piece: PieceRef,
        sector: Sector,
        words: Text,
        fell: &[ShownDie],
        leaves: Option<bool>,
    ) -> LogLine {
        let words = words.with("unit", self.name_of(piece)).with("sector", sector.name());
        let motions = leaves.map(|removed| {
            let way = [sector.place(), Place::reserve(piece.side)];
            let path = names(&way[..if removed { 1 } else { 2 }]);
            Motion { piece: self.id_of(piece).to_owned(), path, removed }
        });
        let line = LogLine::act(piece.side, words).at([sector.name()]).rolled(fell.iter().cloned());
        LogLine { motions: motions.into_iter().collect(), ..line }
    }

    /// A hidden unit rallies without its name (AP-106).
    fn tell_rally(&self, unit: PieceRef, target: i8, die: &ShownDie, eyes: Eyes) -> LogLine {
        if self.hides(unit, eyes) {
            return LogLine::act(unit.side, either(die.hit, "tell-hidden-rallied", "tell-hidden-not-rallied"));
        }
        let words = either(die.hit, "tell-rallied", "tell-not-rallied").with("unit", self.name_of(unit));
        LogLine::act(unit.side, words.with("target", target)).rolled([die.clone()])
    }

    /// Whether the first piece of a side to come back into a sector of its own takes the conquest away (AP-30).
    fn disputes_alone(&self, side: Side, sector: Sector) -> bool {
        let tally = self.tally();
        let [units, generals] = [tally.units, tally.generals].map(|count| count[side.index()][sector as usize]);
        sector.camp() == side && tally.units(!side, sector) > 0 && units + generals == 1
    }

    fn tell_move(&self, piece: PieceRef, way: &[Place]) -> LogLine {
        let (from, to) = (way[0], way[way.len() - 1]);
        let disputes = to.sector().is_some_and(|sector| self.disputes_alone(piece.side, sector));
        let words = either(disputes, "tell-moved-disputes", "tell-moved").with("unit", self.name_of(piece));
        let words = words.with("from", from.name()).with("to", to.name());
        LogLine::act(piece.side, words).walked(self.id_of(piece), names(way))
    }
}

/// What each die had to show: one score where it is the same for all, "5 or less, then 2 or less" where a loss lowers the next.
fn one_after_another(targets: &[i8]) -> Text {
    let mut changes = targets.to_vec();
    changes.dedup();
    let numbers = changes.into_iter().map(|n| Text::key("or-less").with("n", n));
    numbers.reduce(|a, b| Text::key("then").with("a", a).with("b", b)).unwrap_or_default()
}
