//! Actions, forecasts and events in words, and what is touched.

use hexmap::Cell;
use kernel::{ForecastRow, Refusal, Side, Text, Touch};
use skirmish::{Cells, Combat, Ending, Phase, Verdict, Wording, against, strike};

use crate::show::kind_name;
use crate::unit::{Kind, Unit};
use crate::{Action, Planetes};

impl Wording for Planetes {
    /// A unit by arm and hex.
    fn called(&self, at: Cell) -> Text {
        self.with_piece(Text::key("unit-short"), Unit { kind: self.kind(at), at })
    }

    fn with_piece(&self, text: Text, Unit { kind, at }: Unit) -> Text {
        text.with("kind", kind_name(kind)).with("at", self.setup.grid.id(at))
    }

    fn terrain_word(&self, at: Cell) -> Text {
        Text::key(self.setup.terrain[at.index()].name())
    }

    fn ground_words(&self, target: Cell, by: Cells) -> Text {
        let ground = self.terrain_word(target);
        match self.weakened(target, by) {
            Some(key) => Text::key(format!("ground-{key}")).with("ground", ground),
            None => ground,
        }
    }

    fn move_key(&self, path: &[Cell]) -> &'static str {
        let by_field = path.iter().any(|&cell| self.setup.space.fields.contains(cell));
        if by_field { "tell-move-by-field" } else { "tell-move" }
    }

    fn holdings_row(&self, after: &Self, side: Side) -> ForecastRow {
        let (before, landed) = (self.holdings(side), after.holdings(side));
        let words = Text::key("landed").with("n", landed).with("needed", self.setup.victory);
        let bar = ForecastRow::bar(landed as u32, self.setup.victory.into());
        ForecastRow::new(Text::key("forecast-landed"), words, bar, ForecastRow::trend(before, landed))
    }

    fn forecast_step(&self, side: Side, action: &Action) -> Vec<ForecastRow> {
        match (*action, self.turn.phase) {
            (Action::Place(Unit { kind, at }), _) => {
                let strength = kind.row().combat + self.bonus(side, at);
                let (words, bar) = (Text::number(strength), ForecastRow::bar(strength, MOST));
                vec![ForecastRow::new(Text::key("forecast-strength"), words, bar, "")]
            }
            (Action::Move { from, to }, _) => self.forecast_move(side, action, from, to),
            (Action::Retreat(to), Phase::Retreat { from }) => {
                let (sum, potential) = self.odds_after_retreat(from, to);
                vec![against(Text::key("forecast-against").with("at", self.setup.grid.id(to)), sum, potential)]
            }
            _ => Vec::new(),
        }
    }

    fn forecast_strike(&self, target: Cell, by: Cells) -> Vec<ForecastRow> {
        let (sum, potential) = self.odds(target, by);
        let enemies = self.units[!self.turn.active];
        let mut rows: Vec<_> = by.iter().map(|at| self.attacker_row(at, target, enemies, sum)).collect();
        rows.push(self.potential_row(target, by, potential));
        rows.push(strike(Text::key("forecast-sum"), sum, potential));
        rows
    }

    fn placing_touch(&self, side: Side, Unit { kind, at }: Unit) -> Vec<Touch> {
        vec![Touch::Piece(self.hand_id(side, kind)), Touch::Cell(self.setup.grid.id(at))]
    }

    fn exposed(&self, from: Cell, to: Cell) -> bool {
        self.worst(to, self.kind(from), !self.turn.active) == Verdict::Elimination
    }

    /// The arm chosen from the hand; the first one left if none was.
    fn meant_piece(&self, side: Side, touched: &[Touch], at: Cell) -> Unit {
        let is = |kind: Kind, touch: &Touch| matches!(touch, Touch::Piece(id) if *id == self.hand_id(side, kind));
        let chosen = Kind::ALL.into_iter().find(|&kind| touched.iter().any(|touch| is(kind, touch)));
        let left = || Kind::ALL.into_iter().find(|&kind| self.in_hand[side][kind as usize] > 0);
        Unit { kind: chosen.or_else(left).unwrap_or(Kind::Infantry), at }
    }

    /// Those who can attack it together, or else those near enough who may not.
    fn meant_attackers(&self, side: Side, target: Cell) -> Cells {
        let able = self.attackers(target);
        let guns = self.units[side] & self.kinds[Kind::Artillery as usize] & self.setup.range[target.index()];
        if able.is_empty() { self.contacts(side, target) | guns } else { able }
    }

    fn stuck(&self, from: Cell) -> Refusal {
        Refusal::new("PL-43", "cannot-move").with("at", self.setup.grid.id(from))
    }
}

impl Planetes {
    /// What it means to go somewhere: landing, own strikes from there, the enemy's next turn.
    fn forecast_move(&self, side: Side, action: &Action, from: Cell, to: Cell) -> Vec<ForecastRow> {
        let kind = self.kind(from);
        let after = self.after(side, action);
        let mut rows = vec![self.holdings_row(&after, side)];
        for target in after.units[!side] {
            let by = after.attackers(target);
            if by.contains(to) {
                let (sum, potential) = after.odds(target, by);
                let label = Text::key("forecast-strike").with("unit", self.called(target));
                rows.push(strike(label, sum, potential));
            }
        }
        let able = after.menace(to, !side);
        let threat = after.muster(to, kind, side, able);
        let potential = self.defence(kind, side, to, after.assault(threat.by));
        let label = Text::key("forecast-threat").with("side", (!side).name()).with("at", self.setup.grid.id(to));
        rows.push(against(label, threat.sum, potential));
        rows
    }

    /// An attacker with what it brings, and for a gun how its shot flies.
    fn attacker_row(&self, at: Cell, target: Cell, enemies: Cells, sum: u32) -> ForecastRow {
        let potential = self.attack_potential(self.turn.active, at, enemies);
        let label = if self.kind(at) == Kind::Artillery {
            let path: Vec<_> = self.fire_path(at, target).into_iter().map(|cell| self.setup.grid.id(cell)).collect();
            Text::key("forecast-shot").with("unit", self.called(at)).with("path", path.join("-"))
        } else {
            Text::key("forecast-target").with("unit", self.called(at))
        };
        ForecastRow::new(label, Text::number(potential), ForecastRow::bar(potential, sum), "")
    }

    /// What lowers a target's potential: `fire`, or for guns `contact` (PL-36, PL-37).
    fn weakened(&self, target: Cell, by: Cells) -> Option<&'static str> {
        let assault = self.assault(by);
        match self.kind(target) {
            Kind::Artillery => assault.contact.then_some("contact"),
            Kind::Infantry | Kind::Cavalry => assault.fire.then_some("fire"),
        }
    }

    /// The target's potential, and why it is what it is.
    fn potential_row(&self, target: Cell, by: Cells, potential: u32) -> ForecastRow {
        let label = match self.weakened(target, by) {
            Some(key) => Text::key(format!("forecast-target-{key}")),
            None => Text::key("forecast-target"),
        };
        ForecastRow::new(
            label.with("unit", self.called(target)),
            Text::number(potential),
            ForecastRow::bar(potential, MOST),
            "",
        )
    }
}

/// The potential of artillery on its own planet: there is nothing higher.
const MOST: u32 = 8;
