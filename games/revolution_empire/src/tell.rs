//! What happened, as lines of a battle report.

use hexmap::Cell;
use kernel::{Eyes, LogLine, ShownDie, Side, Text};

use crate::clash::faces;
use crate::sight::RANGE;
use crate::{Bout, Event, Kind, Reckoning, RevolutionEmpire, Share, UnitId};

/// What a die of a fight means for its target (RE-70 to RE-75).
fn counts(kind: Kind, column: bool, losses_only: bool, face: u8) -> bool {
    let (loss, retreat) = faces(kind, column);
    loss.contains(&face) || (!losses_only && retreat.contains(&face))
}

impl RevolutionEmpire {
    /// An event in words; nothing when these eyes may not know of it, or when it needs no line.
    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        let line = match event {
            Event::TurnBegan { turn } => LogLine::turn(Text::key("log-turn").with("turn", *turn)),
            Event::Arrived { unit, at } => {
                self.act(*unit, Text::key("log-arrived").with("hex", self.place_name(*at))).at([self.hex(*at)])
            }
            Event::ChitChosen { side, corps } => {
                let text = Text::key("log-chit").with("corps", self.corps_name(*corps));
                return eyes.see(*side).then(|| of(*side, text));
            }
            Event::Sealed { side } => {
                let text = Text::key("log-sealed").with("side", self.side_name(*side));
                return eyes.see(*side).then(|| of(*side, text));
            }
            Event::BowlFilled { a, b } => {
                LogLine::note(self.with_sides(Text::key("log-bowl").with("a", *a).with("b", *b)))
            }
            Event::ChitDrawn { corps, void } => {
                let text = Text::key(if *void { "log-drawn-void" } else { "log-drawn" });
                let name = self.setup.corps(*corps).name.clone();
                let line = LogLine::turn(text.with("corps", name).with("side", self.side_name(corps.side())));
                LogLine { side: Some(corps.side()), ..line }
            }
            Event::Activated { corps, units } => {
                let whole = self.setup.corps(*corps).units & self.present;
                if units.len() == whole.len() {
                    return None;
                }
                let text = Text::key("log-group").with("units", units.len()).with("corps", self.corps_name(*corps));
                of(corps.side(), text).at(self.hexes(units.iter().map(|&unit| self.cell(unit))))
            }
            Event::Fired { battery, shots } => return Some(self.tell_fire(*battery, shots)),
            Event::Skirmished { unit, target, die, hit } => {
                let key = if *hit { "log-skirmish-hit" } else { "log-skirmish-miss" };
                self.against(*unit, *target, key).rolled([ShownDie { sides: 6, n: u16::from(*die), hit: *hit }])
            }
            Event::Moved { unit, path, may_attack } => {
                let key = if *may_attack || self.setup.kind(*unit) == Kind::A { "log-moved" } else { "log-marched" };
                let to = path.last().map(|&cell| self.place_name(cell)).unwrap_or_default();
                self.walk(*unit, path, Text::key(key).with("hex", to))
            }
            Event::Attacked { unit, target, column, dice } => {
                let key = match (*dice, *column) {
                    (0, _) => "log-attack-village",
                    (_, true) => "log-attack-column",
                    _ => "log-attack",
                };
                self.against(*unit, *target, key)
            }
            Event::Evaded { unit } => self.act(*unit, Text::key("log-evaded")),
            Event::Stood { unit } => self.act(*unit, Text::key("log-stood")),
            Event::Rolled { bout, by, against, column, dice, losses, retreats } => {
                self.tell_dice(*bout, (*by, *against), *column, dice, (*losses, *retreats))
            }
            Event::Retreated { unit, from, to, evading, pushed } => {
                let key = match (evading, pushed) {
                    (true, _) => "log-slips",
                    (_, true) => "log-pushed",
                    _ => "log-retreats",
                };
                self.walk(*unit, &[*from, *to], Text::key(key).with("hex", self.place_name(*to)))
            }
            Event::Cornered { unit, losses } => self.act(*unit, Text::key("log-cornered").with("losses", *losses)),
            Event::Destroyed { unit, at, caught } => {
                let key = if *caught { "log-caught" } else { "log-destroyed" };
                let line = self.act(*unit, Text::key(key).with("hex", self.place_name(*at)));
                line.gone(self.piece_id(*unit), self.hex(*at))
            }
            Event::Declined { unit } => self.act(*unit, Text::key("log-declined")),
            Event::TookGround { unit, from, to } => {
                self.walk(*unit, &[*from, *to], Text::key("log-took").with("hex", self.place_name(*to)))
            }
            Event::Pursued { unit, path, target } => {
                let text = Text::key("log-pursued").with("target", self.unit_name(*target));
                self.walk(*unit, path, text.with("there", self.whereabouts(*target)))
            }
            Event::Captured { objective, by } => {
                let objective = &self.setup.objectives[usize::from(*objective)];
                let text = Text::key("log-captured").with("place", self.place_name(objective.at));
                of(*by, text.with("side", self.side_name(*by))).at([self.hex(objective.at)])
            }
            Event::Heart { side, demoralised } => {
                let key = if *demoralised { "log-demoralised" } else { "log-restored" };
                of(*side, Text::key(key).with("side", self.side_name(*side)))
            }
            Event::PassedOver { corps, step } => {
                let text = Text::key(format!("log-passed-over-{step}")).with("corps", self.corps_name(*corps));
                LogLine::note(text)
            }
            Event::ActivationEnded { .. } => return None,
            Event::Ended { winner, .. } => LogLine { side: *winner, ..LogLine::turn(self.ending()) },
        };
        Some(line)
    }

    /// A line about what a unit does.
    fn act(&self, unit: UnitId, text: Text) -> LogLine {
        let text = text.with("unit", self.unit_name(unit)).with("at", self.whereabouts(unit));
        LogLine::act(unit.side(), text).at(self.hexes(self.place_of(unit)))
    }

    /// A line about what a unit does to another.
    fn against(&self, unit: UnitId, target: UnitId, key: &str) -> LogLine {
        let text = Text::key(key.to_owned()).with("target", self.unit_name(target));
        let places = [unit, target].into_iter().filter_map(|unit| self.place_of(unit));
        self.act(unit, text.with("there", self.whereabouts(target))).at(self.hexes(places))
    }

    /// Where a unit stands, or stood when it fell.
    fn whereabouts(&self, unit: UnitId) -> Text {
        self.place_of(unit).map_or_else(|| Text::key("nowhere"), |cell| self.place_name(cell))
    }

    /// A line about a way.
    fn walk(&self, unit: UnitId, path: &[Cell], text: Text) -> LogLine {
        self.act(unit, text).walked(self.piece_id(unit), self.hexes(path.iter().copied()))
    }

    fn tell_fire(&self, battery: UnitId, shots: &[crate::Shot]) -> LogLine {
        let first = shots.first().map_or(battery, |shot| shot.unit);
        let line = match shots {
            [shot] => {
                let line = self.against(battery, first, "log-fire");
                let sum = self.fire_reckoning(battery, first).map(|reckoning| self.sum_words(&reckoning, None, true));
                let text = line.text.with("sum", sum.unwrap_or_default());
                LogLine { text: text.with("result", self.result_words(shot.unit, shot.losses, shot.retreats)), ..line }
            }
            _ => {
                let row = shots.iter().map(|shot| self.raked(shot)).reduce(listed).unwrap_or_default();
                let text = Text::key("log-enfilade").with("targets", shots.len()).with("row", row);
                let units = std::iter::once(battery).chain(shots.iter().map(|shot| shot.unit));
                self.act(battery, text).at(self.hexes(units.filter_map(|unit| self.place_of(unit))))
            }
        };
        let retreats = self.setup.house.fire_retreats;
        let dice = shots.iter().flat_map(|shot| {
            let kind = self.setup.kind(shot.unit);
            shot.dice.iter().map(move |&n| ShownDie { sides: 6, n: n.into(), hit: counts(kind, false, !retreats, n) })
        });
        LogLine { dice: dice.collect(), ..line }
    }

    /// What became of one of a row that is raked.
    fn raked(&self, shot: &crate::Shot) -> Text {
        let key = if self.setup.kind(shot.unit) == Kind::A { "raked-guns" } else { "raked" };
        let text = Text::key(key).with("target", self.unit_name(shot.unit)).with("there", self.whereabouts(shot.unit));
        text.with("dice", shot.dice.len()).with("result", self.result_words(shot.unit, shot.losses, shot.retreats))
    }

    fn tell_dice(
        &self,
        bout: Bout,
        pair: (UnitId, UnitId),
        column: bool,
        dice: &[u8],
        (losses, retreats): (u8, u8),
    ) -> LogLine {
        let (by, against) = pair;
        let key = match bout {
            Bout::Riposte => "log-riposte",
            Bout::Pursuit => "log-strikes-again",
            _ => "log-dice",
        };
        let kind = self.setup.kind(against);
        let shown = dice.iter().map(|&n| ShownDie { sides: 6, n: n.into(), hit: counts(kind, column, false, n) });
        let line = self.against(by, against, key);
        let sum = self.sum_words(&self.bout_reckoning(bout, by, against), Some(pair), false);
        let text = line.text.with("sum", sum).with("result", self.result_words(against, losses, retreats));
        LogLine { dice: shown.collect(), text, ..line }
    }

    /// "4 dice (3 of its own, +2 flank, −1 village)": what was thrown and why.
    fn sum_words(&self, reckoning: &Reckoning, pair: Option<(UnitId, UnitId)>, fire: bool) -> Text {
        let dice = Text::key("dice-count").with("n", reckoning.dice());
        let counted = reckoning.shares().into_iter().filter(|share| !share.covered);
        let told: Vec<Text> = counted.map(|share| self.share_told(share, pair, fire)).collect();
        match told.len() {
            1 if fire => Text::key("dice-at").with("dice", dice).with("range", range_of(reckoning.base)),
            1 => dice,
            _ => {
                let why = told.into_iter().reduce(listed).unwrap_or_default();
                Text::key("dice-because").with("dice", dice).with("why", why)
            }
        }
    }

    /// A part of the dice in the midst of a sentence.
    fn share_told(&self, share: Share, pair: Option<(UnitId, UnitId)>, fire: bool) -> Text {
        let text = match share.word {
            "base" if fire => Text::key("told-range").with("range", range_of(share.dice as u8)),
            _ => share.words("told"),
        };
        let flanker = pair.and_then(|(unit, target)| self.flankers(unit, target).next());
        let text = flanker.into_iter().fold(text, |text, flanker| text.with("by", self.unit_name(flanker)));
        text.with("n", share.dice.unsigned_abs())
    }

    /// "two losses, one hex back; one piece left"
    fn result_words(&self, unit: UnitId, losses: u8, retreats: u8) -> Text {
        let result = Text::key("result").with("losses", losses).with("retreats", retreats);
        match losses {
            0 => result,
            _ => Text::key("result-left").with("result", result).with("left", self.pieces(unit).saturating_sub(losses)),
        }
    }
}

/// How far a battery with so many dice of its own fires (RE-31).
fn range_of(base: u8) -> u8 {
    RANGE as u8 + 1 - base
}

/// One more of a list.
fn listed(list: Text, next: Text) -> Text {
    Text::key("listed").with("list", list).with("next", next)
}

/// A note about a side.
fn of(side: Side, text: Text) -> LogLine {
    LogLine { side: Some(side), ..LogLine::note(text) }
}
