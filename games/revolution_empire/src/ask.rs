//! The question of the moment, in words that a newcomer understands.

use kernel::{Eyes, Outcome, Text};

use crate::{Bout, Phase, RevolutionEmpire};

impl RevolutionEmpire {
    /// The phase, what is asked, and a line of help.
    pub(crate) fn question(&self, eyes: Eyes) -> (Text, Text, Option<Text>) {
        let key = |key: &str| Text::key(key.to_owned());
        match self.phase {
            Phase::Chits => self.ask_for_chits(eyes),
            Phase::Over => (key("phase-finished"), self.outcome_words(), Some(self.final_score())),
            Phase::Group => (self.step("phase-group"), self.step("ask-group"), Some(key("help-group"))),
            Phase::Fire => {
                let guns = self.batteries().any(|battery| !self.targets(battery).is_empty());
                let ask = key(if guns { "ask-fire" } else { "ask-skirmish" });
                (self.step("phase-fire"), ask, self.disheartened("help-fire"))
            }
            Phase::Movement => (self.step("phase-movement"), key("ask-move"), Some(key("help-move"))),
            Phase::Combat => (self.step("phase-combat"), key("ask-attack"), self.disheartened("help-attack")),
            Phase::Evasion => (key("phase-evasion"), self.duel("ask-evade"), Some(key("help-evade"))),
            Phase::Retreat => self.ask_for_step(),
            Phase::Riposte => (key("phase-riposte"), self.ask_for_riposte(), Some(key("help-riposte"))),
            Phase::Aftermath => (key("phase-aftermath"), self.ask_for_aftermath(), Some(key("help-aftermath"))),
        }
    }

    /// Words about the corps being played.
    fn step(&self, key: &str) -> Text {
        let text = Text::key(key.to_owned());
        match self.active_corps() {
            Some(corps) => text.with("corps", self.corps_name(corps)),
            None => text,
        }
    }

    /// Words about the attacker and its target.
    pub(crate) fn duel(&self, key: &str) -> Text {
        let text = Text::key(key.to_owned());
        match self.clash() {
            Some(clash) => {
                text.with("unit", self.unit_name(clash.attacker)).with("target", self.unit_name(clash.target))
            }
            None => text,
        }
    }

    /// The usual help, or that the army has lost heart (RE-93).
    fn disheartened(&self, help: &str) -> Option<Text> {
        let side = self.active_corps()?.side();
        let key = if self.demoralised(side) { "help-demoralised" } else { help };
        Some(Text::key(key.to_owned()).with("side", self.side_name(side)))
    }

    fn ask_for_chits(&self, eyes: Eyes) -> (Text, Text, Option<Text>) {
        let phase = Text::key("phase-chits");
        let Eyes::Seat(side) = eyes else { return (phase, Text::key("ask-chits-both"), None) };
        if self.sealed[side] {
            return (phase, Text::key("ask-chits-wait"), None);
        }
        let command = self.setup.armies[side].command(self.turn);
        let left = self.command_left(side);
        let key = if left == 0 { "ask-chits-full" } else { "ask-chits" };
        let ask = Text::key(key).with("left", left).with("command", command).with("chosen", self.chits_of(side));
        (phase, ask, Some(Text::key("help-chits")))
    }

    fn ask_for_step(&self) -> (Text, Text, Option<Text>) {
        let Some(clash) = self.clash() else { return Default::default() };
        let unit = clash.mover();
        let evading = clash.bout == Bout::Evasion;
        let pushed = !evading && unit != clash.beaten();
        let (phase, ask) = match (evading, pushed) {
            (true, _) => ("phase-evasion", "ask-evasion-step"),
            (_, true) => ("phase-retreat", "ask-pushed-step"),
            _ => ("phase-retreat", "ask-retreat-step"),
        };
        let ask = Text::key(ask)
            .with("unit", self.unit_name(unit))
            .with("by", self.unit_name(clash.beaten()))
            .with("owed", clash.owed);
        (Text::key(phase), ask, Some(Text::key("help-retreat")))
    }

    fn ask_for_riposte(&self) -> Text {
        // In the middle of an act one of the two may just have fallen.
        let both =
            |clash: &&crate::Clash| self.place_of(clash.attacker).is_some() && self.place_of(clash.target).is_some();
        let Some(clash) = self.clash().filter(both) else { return Text::default() };
        let dice = self.riposte_reckoning(clash.target, clash.attacker).dice();
        self.duel("ask-riposte").with("dice", dice)
    }

    fn ask_for_aftermath(&self) -> Text {
        let key = match (self.may_take_ground(), self.may_pursue()) {
            (true, true) => "ask-pursue",
            (false, true) => "ask-pursue-only",
            _ => "ask-take",
        };
        self.duel(key).with("hex", self.place_name(self.vacated()))
    }

    /// How it ended, with the score.
    pub(crate) fn ending(&self) -> Text {
        Text::key("over-with-score").with("over", self.outcome_words()).with("score", self.final_score())
    }

    /// How it ended.
    fn outcome_words(&self) -> Text {
        let Some(Outcome { winner: Some(winner), reason, .. }) = self.outcome else { return Text::key("over-draw") };
        let text = Text::key(format!("over-{reason}")).with("side", self.side_name(winner));
        text.with("other", self.side_name(!winner))
    }

    fn final_score(&self) -> Text {
        use kernel::Side::{A, B};
        self.with_sides(Text::key("over-score").with("a", self.score(A)).with("b", self.score(B)))
    }
}
