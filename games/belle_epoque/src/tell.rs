//! Actions and events in words.

use hexmap::Cell;
use kernel::{LogLine, ShownDie, Side, Text};

use crate::show::reaction_name;
use crate::troops::UnitId;
use crate::{Action, BelleEpoque, Event, How, Phase, Reaction, Shot};

impl BelleEpoque {
    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        let of = |key: &str, unit: UnitId| Text::key(format!("do-{key}")).with("unit", self.unit_name(unit));
        let to = |key: &str, unit: UnitId, at: Cell| of(key, unit).with("at", self.place_words(at));
        let on = |key: &str, target: UnitId| of(key, self.unit).with("target", self.unit_name(target));
        match *action {
            Action::Place(unit) => of("place", unit),
            Action::Enter { unit, at } => to("enter", unit, at),
            Action::Activate(unit) => of("activate", unit),
            Action::NoTest => of("no-test", self.unit),
            Action::Test(points) => of("test", self.tested()).with("points", points),
            Action::Stay => of("stay", self.unit),
            Action::Move(at) => to("move", self.unit, at),
            Action::March(at) => to("march", self.unit, at),
            Action::Fire(target) => on("fire", target),
            Action::Assault(target) => on("assault", target),
            Action::Done => of("done", self.unit),
            Action::React(reaction) => of("react", self.reactor(reaction)).with("reaction", reaction_name(reaction)),
            Action::NoReaction => of("no-reaction", self.under_way().target),
            Action::EvadeTo(at) => to("evade", self.under_way().target, at),
            Action::TakeLoss => of("take-loss", self.concerned()),
            Action::Retreat(at) => to("retreat", self.concerned(), at),
            Action::TakePosition => match self.phase {
                Phase::TakingPosition { ground, .. } => to("take-position", self.concerned(), ground),
                _ => Text::key("button-take"),
            },
            Action::HoldPosition => of("hold", self.concerned()),
        }
    }

    /// The unit that suffers a loss or may advance.
    pub(crate) fn concerned(&self) -> UnitId {
        match self.phase {
            Phase::TakingPosition { unit, .. } => unit,
            _ => self.suffering().map_or(self.unit, |(unit, _)| unit),
        }
    }

    /// An event as a line of the log; nothing for what another line already says.
    pub(crate) fn tell_event(&self, event: &Event) -> Option<LogLine> {
        Some(match *event {
            Event::TurnBegan { turn } => {
                LogLine::turn(Text::key("tell-turn").with("turn", turn).with("turns", self.setup.turns))
            }
            Event::Waits { unit } => self.of(unit, Text::key("tell-waits")),
            Event::Commanded { side, die, ref dice, points } => self.tell_command(side, die, dice, points),
            Event::Drawn { side, bowl } => {
                let drawn = Text::key("tell-drawn").with("side", self.side_name(side));
                LogLine { side: Some(side), ..LogLine::note(drawn.with("left", bowl[0] + bowl[1] - 1)) }
            }
            Event::NotTested { unit } => self.of(unit, Text::key("tell-no-test")),
            Event::Activated { .. } | Event::NoReaction { .. } | Event::Reacts { .. } => return None,
            Event::Tested { unit, level, spent, die, passed, reaction } => {
                self.tell_test(unit, level + spent, spent, die, passed, reaction)
            }
            Event::Stayed { unit } => self.of(unit, Text::key("tell-held")),
            Event::Finished { unit } => {
                self.of(unit, Text::key(if self.only_action().is_none() { "tell-finished" } else { "tell-cannot-act" }))
            }
            Event::Moved { unit, from, to, how } => self.tell_move(unit, from, to, how),
            Event::Fired { unit, target, ref shot, ref dice, hits, reaction } => {
                self.tell_fire(unit, target, shot, dice, hits, reaction)
            }
            Event::Assaulted { unit, target } => {
                self.of(unit, self.against(Text::key("tell-assault"), target)).at(self.cells([unit, target]))
            }
            Event::CounterCharged { unit } => self.of(unit, Text::key("tell-counter-charge")),
            Event::AssaultOff { unit } => self.of(unit, Text::key("tell-assault-off")),
            Event::Clashed { attacker, defender, scores, ref attack, ref defence, totals } => {
                self.tell_clash([attacker, defender], scores, [attack, defence], totals)
            }
            Event::Lost { unit, elements, left } => {
                self.of(unit, Text::key("tell-lost").with("n", elements).with("left", left))
            }
            Event::NoRetreat { unit } => self.of(unit, Text::key("tell-no-retreat")),
            Event::Eliminated { unit, at, chit_removed } => {
                let text = Text::key(if chit_removed { "tell-eliminated-chit" } else { "tell-eliminated" });
                self.of_at(unit, self.place_words(at), text).gone(self.piece_id(unit), self.cell_id(at))
            }
            Event::Held { unit } => self.of(unit, Text::key("tell-held")),
            Event::ObjectiveTaken { at, side } => {
                let text = Text::key("tell-objective").with("side", self.side_name(side));
                LogLine::act(side, text.with("at", self.place_words(at))).at([self.cell_id(at)])
            }
            Event::Ended { .. } => match self.phase {
                Phase::Over(outcome) => LogLine::note(self.outcome_words(&outcome)),
                _ => LogLine::note(Text::key("phase-over")),
            },
        })
    }

    /// A line about a unit, which the text calls `$unit`, and where it stands, `$from`.
    fn of(&self, unit: UnitId, text: Text) -> LogLine {
        self.of_at(unit, self.stand_words(unit), text)
    }

    /// A line about a unit that is, or was, in this hex.
    fn of_at(&self, unit: UnitId, from: Text, text: Text) -> LogLine {
        let text = text.with("unit", self.unit_name(unit)).with("from", from);
        LogLine::act(self.setup.unit(unit).side, text).at(self.cells([unit]))
    }

    /// The enemy of a line, which the text calls `$target`, where it stands, `$at`, and on what, `$ground`.
    fn against(&self, text: Text, target: UnitId) -> Text {
        let text = text.with("target", self.unit_name(target)).with("at", self.stand_words(target));
        self.place(target).into_iter().fold(text, |text, at| text.with("ground", self.ground_words(at)))
    }

    /// The hex of a unit; off the table there is none.
    fn stand_words(&self, unit: UnitId) -> Text {
        self.place(unit).map_or_else(|| Text::key("off-table"), |at| Text::plain(self.cell_name(at)))
    }

    /// The hexes of those units that are on the table.
    fn cells<const N: usize>(&self, units: [UnitId; N]) -> Vec<String> {
        units.iter().filter_map(|&unit| self.place(unit)).map(|at| self.cell_id(at)).collect()
    }

    fn tell_command(&self, side: Side, die: u8, dice: &[u8], points: u8) -> LogLine {
        let key = if dice.is_empty() { "tell-no-command" } else { "tell-command" };
        let text = Text::key(key).with("side", self.side_name(side)).with("points", points);
        let shown = |&n: &u8| ShownDie { sides: die.into(), n: n.into(), hit: true };
        LogLine::act(side, text).rolled(dice.iter().map(shown))
    }

    fn tell_test(
        &self,
        unit: UnitId,
        level: u8,
        spent: u8,
        die: u8,
        passed: bool,
        reaction: Option<Reaction>,
    ) -> LogLine {
        let text = match (reaction, passed) {
            (None, true) => Text::key("tell-test-passed"),
            (None, false) => Text::key("tell-test-failed"),
            (Some(reaction), true) => Text::key("tell-reaction-passed").with("reaction", reaction_name(reaction)),
            (Some(reaction), false) => Text::key("tell-reaction-failed").with("reaction", reaction_name(reaction)),
        };
        self.of(unit, text.with("level", level).with("points", spent)).rolled(d6([die], |_| passed))
    }

    fn tell_move(&self, unit: UnitId, from: Cell, to: Cell, how: How) -> LogLine {
        let key = match how {
            How::Basic => "tell-move",
            How::Forced => "tell-march",
            How::Evasion => "tell-evasion",
            How::Retreat => "tell-retreat",
            How::Advance => "tell-advance",
            How::Arrival => "tell-arrival",
            How::Placement => "tell-placement",
        };
        let text = Text::key(key).with("at", self.place_words(to)).with("ground", self.ground_words(to));
        let path = match how {
            How::Forced | How::Evasion => self.way_walked(unit, from, to),
            _ if from == to => vec![to],
            _ => vec![from, to],
        };
        self.of(unit, text).walked(self.piece_id(unit), self.setup.grid.ids(path))
    }

    /// The way that a march must have taken: the event only knows its ends.
    fn way_walked(&self, unit: UnitId, from: Cell, to: Cell) -> Vec<Cell> {
        let mut before = self.clone();
        before.put_back(unit, from);
        let path = before.march_path(unit, to);
        if path.is_empty() { vec![from, to] } else { path }
    }

    /// Puts a unit back where it came from, for the eye only.
    fn put_back(&mut self, unit: UnitId, from: Cell) {
        let (side, now) = (self.setup.unit(unit).side, self.cell(unit));
        self.troops[side].remove(now);
        self.troops[side].insert(from);
        self.at[unit.index()] = from.0 as u8;
    }

    fn tell_fire(
        &self,
        unit: UnitId,
        target: UnitId,
        shot: &Shot,
        dice: &[u8],
        hits: u8,
        reaction: Option<Reaction>,
    ) -> LogLine {
        let key = match reaction {
            None => "tell-fire",
            Some(Reaction::Support(_)) => "tell-support",
            Some(_) => "tell-volley",
        };
        let text = self
            .against(Text::key(key), target)
            .with("range", shot.range)
            .with("dice", shot.dice)
            .with("faces", faces_words(shot))
            .with("hits", hits);
        let dice = d6(dice.iter().copied(), |die| shot.hits(die));
        self.of(unit, text).at(self.cells([unit, target])).rolled(dice)
    }

    fn tell_clash(&self, units: [UnitId; 2], scores: [u8; 2], dice: [&Vec<u8>; 2], totals: [u8; 2]) -> LogLine {
        let key = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => "tell-clash-won",
            std::cmp::Ordering::Equal => "tell-clash-tied",
            std::cmp::Ordering::Less => "tell-clash-lost",
        };
        let text = self
            .against(Text::key(key), units[1])
            .with("attack", totals[0])
            .with("defence", totals[1])
            .with("losses", totals[0].abs_diff(totals[1]))
            .with("sa", scores[0])
            .with("sd", scores[1]);
        let shown = [0, 1].map(|i| d6(dice[i].iter().copied(), |die| die <= scores[i]));
        self.of(units[0], text).at(self.cells(units)).rolled(shown.concat())
    }
}

/// The faces of a die that hit, in words.
pub(crate) fn faces_words(shot: &Shot) -> Text {
    match shot.faces() {
        0 => Text::key("faces-none"),
        1 => Text::plain(shot.score.to_string()),
        _ => Text::key("faces").with("from", shot.lowest).with("to", shot.score),
    }
}

fn d6(dice: impl IntoIterator<Item = u8>, counts: impl Fn(u8) -> bool) -> Vec<ShownDie> {
    dice.into_iter().map(|n| ShownDie { sides: 6, n: n.into(), hit: counts(n) }).collect()
}
