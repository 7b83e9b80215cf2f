//! Events as lines of the log.

use kernel::{Eyes, LogLine, Motion, Outcome, ShownDie, Side, Text};

use crate::action::PieceRef;
use crate::event::{Event, Fate, Fell};
use crate::places::{Place, Sector};
use crate::{Aperro, Stage};

fn dice(fell: &[Fell]) -> Vec<ShownDie> {
    let shown = |die: &Fell| ShownDie { sides: u16::from(die.sides), n: u16::from(die.n), hit: die.hit };
    fell.iter().map(shown).collect()
}

/// Something happened that is one side's affair.
fn of_side(side: Side, text: Text) -> LogLine {
    LogLine { side: Some(side), ..LogLine::note(text) }
}

impl Aperro {
    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        let by = |piece: PieceRef, key: &str| {
            LogLine::act(piece.side, Text::key(key.to_owned()).with("unit", self.name_of(piece)))
        };
        let said = match event {
            Event::Prepared(side) if eyes.see(*side) => of_side(*side, Text::key("tell-prepared")),
            Event::Prepared(_) => return None,
            Event::Surveyed(fell) => LogLine::note(self.tell_ground()).rolled(dice(fell)),
            Event::SidesDrawn(lot) => {
                let key = if *lot <= 3 { "tell-sides-kept" } else { "tell-sides-turned" };
                LogLine::note(Text::key(key.to_owned())).rolled(dice(&[Fell::d6(*lot, true)]))
            }
            Event::Revealed if self.setup.rules.doctrines => LogLine::note(self.tell_doctrines()),
            Event::Revealed => LogLine::note(Text::key("tell-armies-ready")),
            Event::Placed(piece, at) | Event::TakenBack(piece, at) => {
                let open = at.sector().is_some() || !self.setup.rules.hidden_reserve;
                let public = open && self.stage != Stage::Deploy(None);
                if !public && !eyes.see(piece.side) {
                    return None;
                }
                let key = if matches!(event, Event::Placed(..)) { "tell-placed" } else { "tell-taken-back" };
                let words = Text::key(key.to_owned()).with("unit", self.name_of(*piece)).with("place", at.name());
                LogLine::act(piece.side, words).at([at.name()])
            }
            Event::Deployed(Some(side)) => {
                of_side(*side, Text::key("tell-deployed").with("side", self.side_name(*side)))
            }
            Event::Deployed(None) => LogLine::note(Text::key("tell-deployed-both")),
            Event::LotsDrawn(lot, first) => LogLine {
                dice: dice(&[Fell::d6(*lot, true)]),
                ..of_side(*first, Text::key("tell-lots").with("side", self.side_name(*first)))
            },
            Event::TurnBegan(side, round) => {
                let words = Text::key("tell-turn").with("round", *round).with("side", self.side_name(*side));
                LogLine { side: Some(*side), ..LogLine::turn(words) }
            }
            Event::NoMorale(side) => of_side(*side, Text::key("tell-no-morale")),
            Event::Tested { .. } | Event::GeneralTested { .. } | Event::Disordered { .. } => self.tell_morale(event)?,
            Event::Rallied { unit, target, die } => self.tell_rally(*unit, *target, die, eyes),
            Event::Attacked { unit, mode, from, target, ef, dice: fell, hits, sixes } => {
                let words = Text::key(format!("tell-{}", mode.word()))
                    .with("unit", self.name_of(*unit))
                    .with("sector", target.name())
                    .with("dice", fell.len())
                    .with("ef", *ef)
                    .with("hits", *hits)
                    .with("sixes", *sixes);
                let words = self
                    .endangered(unit.side, *target)
                    .into_iter()
                    .fold(words, |words, general| words.with("general", self.name_of(general)));
                LogLine::act(unit.side, words).at([from.name(), target.name()]).rolled(dice(fell))
            }
            Event::Closed(sector, hits) => {
                let words = Text::key("tell-closed").with("sector", sector.name()).with("hits", *hits);
                LogLine::note(words).at([sector.name()])
            }
            Event::LossGiven(unit, arm, n) => {
                let place = self.place_of(*unit).map_or("", Place::name);
                let text = Text::key(format!("tell-loss-{}", arm.word())).with("unit", self.name_of(*unit));
                LogLine::act(unit.side, text.with("sector", place).with("n", *n)).at([place])
            }
            Event::Moved(piece, way) => self.tell_move(*piece, way),
            Event::Marched { unit, die } => {
                let key = if die.hit { "tell-march-holds" } else { "tell-march-loses" };
                by(*unit, key).rolled(dice(&[*die]))
            }
            Event::Ordered { unit, bonus, die } => {
                let hidden = self.hides(*unit, eyes);
                let name = if hidden { Text::key("some-unit") } else { self.name_of(*unit) };
                let key = if die.hit { "tell-order-passed" } else { "tell-order-failed" };
                let words = Text::key(key.to_owned()).with("unit", name).with("bonus", *bonus);
                LogLine::act(unit.side, words).rolled(dice(&[*die]))
            }
            Event::Formed { unit, square, die } => {
                let key = match (square, die.is_none_or(|die| die.hit)) {
                    (true, true) => "tell-square",
                    (false, true) => "tell-unsquare",
                    (_, false) => "tell-form-failed",
                };
                by(*unit, key).rolled(dice(die.as_slice()))
            }
            Event::OrderChanged(unit, _) if self.hides(*unit, eyes) => return None,
            Event::OrderChanged(unit, deep) => by(*unit, if *deep { "tell-deep" } else { "tell-thin" }),
            Event::Captured(general, sector) => {
                let words = by(*general, "tell-captured").text.with("sector", sector.name());
                LogLine::act(general.side, words).gone(self.id_of(*general), sector.name())
            }
            Event::Held(sector, side) => {
                let key = if *side == sector.camp() { "tell-retaken" } else { "tell-conquered" };
                let words = Text::key(key.to_owned()).with("side", self.side_name(*side)).with("sector", sector.name());
                of_side(*side, words).at([sector.name()])
            }
            Event::Arrival { side, target, die } => {
                let key = if die.hit { "tell-arrived" } else { "tell-not-arrived" };
                let words =
                    Text::key(key.to_owned()).with("side", self.side_name(*side)).with("target", (*target).clamp(0, 6));
                LogLine::act(*side, words).rolled(dice(&[*die]))
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

    fn motion(&self, piece: PieceRef, way: &[Place], removed: bool) -> Motion {
        let path = way.iter().map(|place| place.name().to_owned()).collect();
        Motion { piece: self.id_of(piece).to_owned(), path, removed }
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

    fn tell_morale(&self, event: &Event) -> Option<LogLine> {
        let (piece, sector, fell, words, motions) = match event {
            Event::Tested { unit, sector, targets, dice: fell, lost, fate } => {
                let flights: Vec<_> = fell.iter().filter(|die| die.sides == 6).collect();
                let key = match fate {
                    Fate::Stays => "tell-tested",
                    Fate::Routs => "tell-routs",
                    Fate::Eliminated if flights.iter().filter(|die| !die.hit).count() > 1 => "tell-scattered",
                    Fate::Eliminated => "tell-eliminated",
                };
                let left = self.unit(*unit).map_or(0, |unit| unit.vc);
                let words = Text::key(key.to_owned())
                    .with("target", one_after_another(targets))
                    .with("lost", *lost)
                    .with("dice", fell.len() - flights.len())
                    .with("eights", flights.len())
                    .with("left", left);
                let removed = *fate == Fate::Eliminated;
                let motions = match fate {
                    Fate::Stays => Vec::new(),
                    _ => vec![self.flight(*unit, *sector, removed)],
                };
                (*unit, *sector, fell.clone(), words, motions)
            }
            Event::GeneralTested { general, sector, dice: fell, killed } => {
                let words = Text::key(if *killed { "tell-general-lost" } else { "tell-general-safe" });
                let motion = killed.then(|| self.motion(*general, &[sector.place()], true));
                (*general, *sector, fell.clone(), words, motion.into_iter().collect())
            }
            Event::Disordered { unit, sector, target, die, routs } => {
                let key = if *routs { "tell-disorder-routs" } else { "tell-disorder-stays" };
                let motion = routs.then(|| self.flight(*unit, *sector, false));
                let words = Text::key(key.to_owned()).with("target", *target);
                (*unit, *sector, die.iter().copied().collect(), words, motion.into_iter().collect())
            }
            _ => return None,
        };
        let words = words.with("unit", self.name_of(piece)).with("sector", sector.name());
        let line = LogLine::act(piece.side, words).at([sector.name()]).rolled(dice(&fell));
        Some(LogLine { motions, ..line })
    }

    fn flight(&self, piece: PieceRef, from: Sector, removed: bool) -> Motion {
        let way = [from.place(), Place::reserve(piece.side)];
        self.motion(piece, if removed { &way[..1] } else { &way }, removed)
    }

    /// A hidden unit rallies without its name (AP-106).
    fn tell_rally(&self, unit: PieceRef, target: i8, die: &Fell, eyes: Eyes) -> LogLine {
        if self.hides(unit, eyes) {
            let key = if die.hit { "tell-hidden-rallied" } else { "tell-hidden-not-rallied" };
            return LogLine::act(unit.side, Text::key(key));
        }
        let key = if die.hit { "tell-rallied" } else { "tell-not-rallied" };
        let words = Text::key(key).with("unit", self.name_of(unit)).with("target", target);
        LogLine::act(unit.side, words).rolled(dice(&[*die]))
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
        let words = Text::key(if disputes { "tell-moved-disputes" } else { "tell-moved" });
        let words = words.with("unit", self.name_of(piece)).with("from", from.name());
        let path = way.iter().map(|place| place.name().to_owned()).collect();
        LogLine::act(piece.side, words.with("to", to.name())).walked(self.id_of(piece), path)
    }
}

/// What each die had to show: one score where it is the same for all, "5 or less, then 2 or less" where a loss lowers the next.
fn one_after_another(targets: &[i8]) -> Text {
    let mut changes = targets.to_vec();
    changes.dedup();
    let numbers = changes.into_iter().map(|n| Text::key("or-less").with("n", n));
    numbers.reduce(|a, b| Text::key("then").with("a", a).with("b", b)).unwrap_or_default()
}
