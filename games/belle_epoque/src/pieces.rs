//! The counters: on the board, on the road, and lost.

use kernel::{Piece, Side, Text, Tray};

use crate::fire::FIRE;
use crate::troops::{Kind, Order, Quality, Start, UnitId};
use crate::{BelleEpoque, Tags, units};

/// As many badges as a counter has room for.
const MOST_BADGES: usize = 3;

/// The traits in the order in which a player wants to be reminded of them.
const BADGES: [&str; 7] = ["shock", "tenacious", "fiery", "impetuous", "flagrant", "smokeless", "pathfinder"];

/// The arm on a counter: the infantry's tells its quality or its order.
fn arm(kind: Kind, quality: Quality, order: Order) -> &'static str {
    match (kind, quality, order) {
        (Kind::Infantry, Quality::Elite, _) => "elite",
        (Kind::Infantry, Quality::Poor, _) => "militia",
        (Kind::Infantry, Quality::Regular, Order::Open) => "light",
        (Kind::Infantry, Quality::Regular, Order::Close) => "infantry",
        (other, ..) => other.word(),
    }
}

/// The traits of a unit, the most wanted first.
fn traits(tags: Tags) -> impl Iterator<Item = &'static str> {
    let set: Vec<_> = tags.words().collect();
    BADGES.into_iter().filter(move |badge| set.contains(badge))
}

/// Traits come before the mark of an activation, which the counter shows in other ways too.
fn badges(tags: Tags, activated: bool) -> Vec<String> {
    traits(tags).chain(activated.then_some("activated")).take(MOST_BADGES).map(str::to_owned).collect()
}

impl BelleEpoque {
    /// The counters on the board.
    pub(crate) fn counters(&self) -> Vec<Piece> {
        Side::BOTH
            .into_iter()
            .flat_map(|side| self.units_of(side))
            .map(|unit| Piece {
                at: self.place(unit).map(|at| self.cell_id(at)),
                badges: badges(self.setup.unit(unit).tags, self.is_activated(unit)),
                done: self.is_activated(unit) && self.activated_unit() != Some(unit),
                name: self.described(unit),
                facts: self.facts(unit),
                ..self.counter(unit)
            })
            .collect()
    }

    /// A unit with all that its counter cannot say.
    fn described(&self, unit: UnitId) -> Text {
        let troops = self.setup.unit(unit);
        let described = Text::key("unit-described")
            .with("name", troops.name.clone())
            .with("quality", quality_name(troops.quality))
            .with("order", order_name(troops.order))
            .with("level", troops.reactivity())
            .with("seen", Text::key("seen-at").with("km", self.visibility(unit)));
        traits(troops.tags).fold(described, |unit, word| {
            Text::key("unit-with-trait").with("unit", unit).with("trait", Text::key(format!("trait-{word}")))
        })
    }

    /// What a unit can do, in figures.
    fn facts(&self, unit: UnitId) -> Vec<Text> {
        let troops = self.setup.unit(unit);
        let face = |&(still, _): &(u8, u8)| if still == 0 { "–".to_owned() } else { still.to_string() };
        let scores = FIRE[troops.weapon as usize].iter().map(face).collect::<Vec<_>>().join(", ");
        vec![
            Text::key("fact-reactivity").with("level", troops.reactivity()),
            Text::key("fact-march").with("march", troops.kind.allowance()),
            Text::key("fact-fire").with("scores", scores),
            Text::key("fact-seen").with("km", self.visibility(unit)),
        ]
    }

    fn counter(&self, unit: UnitId) -> Piece {
        let troops = self.setup.unit(unit);
        Piece {
            id: self.piece_id(unit),
            side: Some(troops.side),
            shape: "counter".to_owned(),
            kind: arm(troops.kind, troops.quality, troops.order).to_owned(),
            label: Some(troops.label.clone()),
            name: troops.name.clone(),
            strength: Some(self.elements(unit).into()),
            max: Some(troops.elements.into()),
            corner: Some(troops.weapon.letter().to_string()),
            formation: (troops.order == Order::Open).then(|| "skirmish".to_owned()),
            badges: badges(troops.tags, false),
            ..Piece::default()
        }
    }

    /// The bowl is told apart from units to be placed, units on the road and units lost.
    pub(crate) fn pieces_beside(&self, side: Side) -> Vec<Tray> {
        let roster = || units(self.setup.roster[side]);
        let tray = |label: Text, pieces: Vec<Piece>| {
            let label = label.with("side", self.side_name(side));
            (!pieces.is_empty()).then_some(Tray::Pieces { label, side, pieces, hidden: 0 })
        };
        let placing = self.unplaced(side);
        let to_place = units(placing).map(|unit| self.counter(unit)).collect();
        let coming = roster().filter(|&unit| self.is_waiting(unit) && placing & unit.bit() == 0);
        let coming = coming.map(|unit| Piece { name: self.expected(unit), ..self.counter(unit) }).collect();
        let lost = roster().filter(|&unit| self.elements(unit) == 0).map(|unit| self.counter(unit)).collect();
        let trays = [
            (Text::key("tray-to-place"), to_place),
            (Text::key("tray-coming"), coming),
            (Text::key("tray-lost"), lost),
        ];
        trays.into_iter().filter_map(|(label, pieces)| tray(label, pieces)).collect()
    }

    /// A unit on the road, with the turn and the hexes of its arrival.
    fn expected(&self, unit: UnitId) -> Text {
        let troops = self.setup.unit(unit);
        match troops.start {
            Start::Arrives { turn, ref entry } => Text::key("unit-expected")
                .with("name", troops.name.clone())
                .with("turn", turn.max(self.turn))
                .with("hexes", entry.iter().map(|&at| self.cell_name(at)).collect::<Vec<_>>().join(", ")),
            Start::At(_) => troops.name.clone(),
        }
    }
}

/// A quality's name.
pub(crate) fn quality_name(quality: Quality) -> Text {
    Text::key(match quality {
        Quality::Poor => "quality-poor",
        Quality::Regular => "quality-regular",
        Quality::Elite => "quality-elite",
    })
}

fn order_name(order: Order) -> Text {
    Text::key(match order {
        Order::Close => "order-close",
        Order::Open => "order-open",
    })
}
