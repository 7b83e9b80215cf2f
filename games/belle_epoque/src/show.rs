//! What a person sees and touches: the parts are in `scene`, `pieces`, `gestures`, `explain`, `forecast` and `tell`.

use hexmap::Cell;
use kernel::{About, Eyes, Forecast, Gesture, LogLine, Outcome, Overlay, Refusal, Scene, Show, Side, Text, Touch};

use crate::{Action, Attack, BelleEpoque, Event, Reaction};

impl Show for BelleEpoque {
    const ABOUT: About = About { minutes_from: 60, minutes_to: 120, difficulty: 4, hidden: false, dice: true };

    kernel::books!();
    kernel::school!["first", "test", "reaction"];
    kernel::puzzles!();

    /// Nothing is hidden: all eyes see the same.
    fn scene(&self, _: Eyes) -> Scene {
        self.whole_scene()
    }

    fn alike(&self) -> bool {
        true
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_gestures(side)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn preview(&self, _: Side, action: &Action) -> Vec<Overlay> {
        self.marks_for(action)
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        self.describe_action(action)
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        self.forecast_action(side, action)
    }

    /// The next chit and the next turn's command points are no part of what an action does.
    fn aside(label: &str) -> bool {
        matches!(label, "chit" | "command")
    }

    fn consequences(&self, _: &Self, events: &[Event]) -> Vec<Text> {
        events.iter().flat_map(|event| self.consequence(event)).collect()
    }

    fn tell(&self, event: &Event, _: Eyes) -> Option<LogLine> {
        self.tell_event(event)
    }
}

impl BelleEpoque {
    /// A side's name in this scenario.
    pub(crate) fn side_name(&self, side: Side) -> Text {
        self.setup.armies[side].name.clone()
    }

    /// A hex with the name of the place, where it has one.
    pub(crate) fn place_words(&self, cell: Cell) -> Text {
        let place = self.setup.places.iter().find(|place| place.cells.contains(&cell));
        match place {
            Some(place) => Text::key("place").with("name", place.name.clone()).with("at", self.cell_name(cell)),
            None => Text::plain(self.cell_name(cell)),
        }
    }

    /// The ground of a hex in words, works included.
    pub(crate) fn ground_words(&self, cell: Cell) -> Text {
        let ground = Text::key(format!("terrain-{}", self.setup.ground[cell.index()].name));
        if self.setup.works.contains(cell) { Text::key("terrain-with-works").with("ground", ground) } else { ground }
    }

    /// How the game ended, with the score (BE-V4, BE-V5).
    pub(crate) fn outcome_words(&self, outcome: &Outcome) -> Text {
        match (outcome.winner, self.setup.attack) {
            (Some(side), Some(attack)) if outcome.reason != "rout" => self.attack_words(side, attack),
            (Some(side), _) => Text::key("ending-win")
                .with("side", self.side_name(side))
                .with("degree", Text::key(format!("degree-{}", outcome.degree.word()))),
            (None, _) => Text::key("ending-draw"),
        }
        .with("reason", outcome.reason())
        .with("sidea", self.side_name(Side::A))
        .with("a", self.points(Side::A))
        .with("sideb", self.side_name(Side::B))
        .with("b", self.points(Side::B))
    }

    /// Whether the attacker has gained what it had to, or the defender has held.
    fn attack_words(&self, winner: Side, attack: Attack) -> Text {
        let gained = self.gained(attack.side);
        let key = match (winner == attack.side, gained) {
            (true, _) => "ending-attained",
            (false, 0..) => "ending-held",
            (false, _) => "ending-held-behind",
        };
        Text::key(key)
            .with("side", self.side_name(winner))
            .with("attacker", self.side_name(attack.side))
            .with("gained", gained.abs())
            .with("gain", attack.gain)
    }
}

/// A reaction's name.
pub(crate) fn reaction_name(reaction: Reaction) -> Text {
    Text::key(match reaction {
        Reaction::Volley => "reaction-volley",
        Reaction::Support(_) => "reaction-support",
        Reaction::Evade => "reaction-evade",
        Reaction::CounterCharge => "reaction-counter-charge",
    })
}
