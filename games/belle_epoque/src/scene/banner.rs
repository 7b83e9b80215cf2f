//! What is asked of whom, and what helps to decide it.

use hexmap::Cell;
use kernel::{Banner, Game, Text};

use crate::show::reaction_name;
use crate::troops::UnitId;
use crate::{Action, BelleEpoque, Gait, Phase, Reaction, Test};

impl BelleEpoque {
    pub(super) fn banner(&self) -> Banner {
        let (phase, ask, help) = match self.phase {
            Phase::Placing { slot } => {
                let Some(at) = self.setup.unit(slot).start_hex() else { return Banner::default() };
                let ask = Text::key("ask-place").with("at", self.place_words(at));
                (Text::key("phase-placing"), ask, Some(Text::key("help-place")))
            }
            Phase::Entering { unit } => {
                let ask = Text::key("ask-enter").with("unit", self.unit_name(unit));
                (Text::key("phase-arrivals"), ask, Some(Text::key("help-enter")))
            }
            Phase::PickUnit => {
                let left = self.unactivated(self.active()).count_ones();
                let help = Text::key("help-activate").with("left", left);
                (Text::key("phase-activation"), Text::key("ask-activate"), Some(help))
            }
            Phase::PickTest => {
                let ask = Text::key("ask-test").with("unit", self.unit_name(self.unit));
                (Text::key("phase-test"), ask, Some(self.help_test(self.unit, "help-test")))
            }
            Phase::PickMove => (Text::key("phase-movement"), self.ask_move(), Some(self.help_move())),
            Phase::PickAct => (Text::key("phase-action"), self.ask_act(), Some(self.help_act())),
            Phase::React => (Text::key("phase-reaction"), self.ask_react(), Some(self.help_react())),
            Phase::ReactTest(reaction) => {
                let unit = self.reactor(reaction);
                let ask = self.of_unit(Text::key("ask-reaction-test"), unit);
                let ask = ask.with("reaction", reaction_name(reaction)).with("assailant", self.unit_name(self.unit));
                (Text::key("phase-reaction"), ask, Some(self.help_test(unit, "help-reaction-test")))
            }
            Phase::Evading => {
                let ask = self.of_unit(Text::key("ask-evade"), self.under_way().target);
                let ask = ask.with("assailant", self.unit_name(self.unit));
                (Text::key("phase-evasion"), ask, Some(Text::key("help-evade")))
            }
            Phase::FireLoss { unit, by, left } => {
                let ask = self.of_unit(Text::key("ask-fire-loss"), unit).with("firer", self.unit_name(by));
                let help = Text::key("help-fire-loss").with("left", left).with("elements", self.elements(unit));
                (Text::key("phase-losses"), ask, Some(help))
            }
            Phase::Retreating { unit, by, left, .. } => {
                let ask = self.of_unit(Text::key("ask-retreat"), unit).with("winner", self.unit_name(by));
                (Text::key("phase-retreat"), ask.with("left", left), Some(Text::key("help-retreat")))
            }
            Phase::TakingPosition { unit, ground } => {
                let ask = self.of_unit(Text::key("ask-position"), unit).with("at", self.place_words(ground));
                (Text::key("phase-position"), ask, Some(self.help_position(ground)))
            }
            Phase::Over(outcome) => (Text::key("phase-over"), self.outcome_words(&outcome), None),
        };
        Banner { side: self.to_play().next(), phase, ask, help }
    }

    fn help_test(&self, unit: UnitId, key: &'static str) -> Text {
        let troops = self.setup.unit(unit);
        Text::key(key).with("level", troops.reactivity()).with("points", self.command_points(troops.side))
    }

    fn ask_move(&self) -> Text {
        let key = match self.test {
            Test::Passed => "ask-move-passed",
            Test::Failed => "ask-move-failed",
            Test::None => "ask-move-untested",
        };
        Text::key(key).with("unit", self.unit_name(self.unit))
    }

    fn help_move(&self) -> Text {
        if self.test != Test::Passed {
            return Text::key("help-move-basic");
        }
        let march = self.setup.unit(self.unit).kind.allowance();
        let key = if self.forced_hexes(self.unit).is_empty() { "help-move-no-march" } else { "help-move" };
        Text::key(key).with("march", march)
    }

    fn ask_act(&self) -> Text {
        let fire = self.fire_targets().next().is_some();
        let key = match (fire, self.assault_targets().is_empty()) {
            (true, true) => "ask-fire",
            (true, false) => "ask-fire-or-assault",
            (false, _) => "ask-assault",
        };
        Text::key(key).with("unit", self.unit_name(self.unit))
    }

    fn help_act(&self) -> Text {
        Text::key(match self.gait {
            Gait::Still => "help-act-still",
            Gait::Basic => "help-act-moved",
            Gait::Forced => "help-act-marched",
        })
    }

    fn ask_react(&self) -> Text {
        Text::key("ask-react")
            .with("assailant", self.unit_name(self.unit))
            .with("unit", self.unit_name(self.under_way().target))
            .with("at", self.place_words(self.cell(self.under_way().target)))
    }

    /// Why this side may answer: who is still fresh.
    fn help_react(&self) -> Text {
        let target = self.under_way().target;
        let supported =
            self.all_actions(!self.active).iter().any(|action| matches!(action, Action::React(Reaction::Support(_))));
        let help = match (self.is_activated(target), supported) {
            (true, _) => Text::key("help-react-friends"),
            (false, true) => Text::key("help-react-support"),
            (false, false) => Text::key("help-react"),
        };
        help.with("unit", self.unit_name(target)).with("points", self.command_points(!self.active()))
    }

    fn help_position(&self, ground: Cell) -> Text {
        let worth = self.setup.objectives.iter().find(|objective| objective.at == ground);
        let side = self.to_play().next().unwrap_or(self.active());
        match worth.map(|objective| objective.points[side]).filter(|&points| points > 0) {
            Some(points) => Text::key("help-position-worth").with("points", points),
            None => Text::key("help-position").with("ground", self.ground_words(ground)),
        }
    }
}
