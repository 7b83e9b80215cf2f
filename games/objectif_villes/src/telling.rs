//! Actions, forecasts and events in words, and what is touched.

use hexmap::Cell;
use kernel::{ForecastRow, Refusal, Side, Text, Touch};
use skirmish::{Cells, Ending, KILL, PUSH, Verdict, Wording, against, strike};

use crate::{Action, Coin, MOVE, ObjectifVilles};

impl Wording for ObjectifVilles {
    /// A town has its own name too.
    fn place_name(&self, cell: Cell) -> String {
        let name = self.setup.grid.id(cell);
        self.setup.town_names.get(&cell).map(|town| format!("{name} ({town})")).unwrap_or(name)
    }

    fn with_piece(&self, text: Text, Coin { at }: Coin) -> Text {
        text.with("at", self.place_name(at)).with("terrain", self.terrain_word(at))
    }

    fn terrain_word(&self, at: Cell) -> Text {
        Text::key(format!("terrain-{}", self.setup.terrain[at.index()].word()))
    }

    fn holdings_row(&self, after: &Self, side: Side) -> ForecastRow {
        let (before, towns) = (self.holdings(side), after.holdings(side));
        let bar = ForecastRow::bar(towns as u32, self.setup.towns.len() as u32);
        let words = Text::key("towns").with("n", towns);
        ForecastRow::new(Text::key("forecast-towns"), words, bar, ForecastRow::trend(before, towns))
    }

    fn forecast_step(&self, side: Side, action: &Action) -> Vec<ForecastRow> {
        match *action {
            Action::Place(Coin { at }) | Action::Move { to: at, .. } => self.forecast_stand(side, action, at),
            Action::Retreat(to) => vec![self.against(to, self.facing(to))],
            _ => Vec::new(),
        }
    }

    fn forecast_strike(&self, target: Cell, by: Cells) -> Vec<ForecastRow> {
        let label = Text::key("forecast-against").with("at", self.place_name(target));
        vec![strike(label, self.strength(by), self.setup.value(target).into())]
    }

    fn placing_touch(&self, _: Side, Coin { at }: Coin) -> Vec<Touch> {
        vec![Touch::Cell(self.setup.grid.id(at))]
    }

    fn exposed(&self, _: Cell, to: Cell) -> bool {
        self.worst(to, !self.turn.active) == Verdict::Elimination
    }

    fn meant_piece(&self, _: Side, _: &[Touch], at: Cell) -> Coin {
        Coin { at }
    }

    fn stuck(&self, from: Cell) -> Refusal {
        Refusal::new("OV-43", "cannot-move").with("at", self.setup.grid.id(from)).with("move", MOVE)
    }
}

impl ObjectifVilles {
    /// What it means to stand in a hex: towns, own strikes from there, the enemy's next turn.
    fn forecast_stand(&self, side: Side, action: &Action, at: Cell) -> Vec<ForecastRow> {
        let after = self.after(side, action);
        let value = u32::from(self.setup.value(at));
        let most = after.most_against(at, !side, MOST);
        let mut rows = vec![self.holdings_row(&after, side)];
        for target in self.setup.around.around(at) & after.pieces[!side] {
            let by = self.setup.around.around(target) & after.pieces[side];
            let label = Text::key("forecast-strike").with("at", self.place_name(target));
            rows.push(strike(label, self.strength(by), self.setup.value(target).into()));
        }
        let threat = Text::key("forecast-threat").with("side", (!side).name()).with("at", self.place_name(at));
        rows.push(ForecastRow { label: threat, ..self.against(at, most) });
        for (key, needed) in [("forecast-push", PUSH * value), ("forecast-kill", KILL * value)] {
            rows.push(ForecastRow::new(Text::key(key), Text::number(needed), ForecastRow::bar(needed, MOST), ""));
        }
        rows
    }

    /// The sum of the enemies that would face a retreating piece.
    fn facing(&self, to: Cell) -> u32 {
        self.strength(self.setup.around.around(to) & self.pieces[self.turn.active])
    }

    /// A sum against a hex.
    fn against(&self, target: Cell, sum: u32) -> ForecastRow {
        let label = Text::key("forecast-against").with("at", self.place_name(target));
        against(label, sum, self.setup.value(target).into())
    }
}

/// The most that could ever stand around a hex: six mountains.
const MOST: u32 = 24;
