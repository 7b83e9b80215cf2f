//! Actions and events in words.

use kernel::{BySide, Eyes, LogLine, Motion, Outcome, ShownDie, Side, Text};

use crate::event::{Drifted, Executed, Fate};
use crate::fire::Volley;
use crate::setup::Wind;
use crate::ship::ShipId;
use crate::{Action, Detroits, Event, rose};

/// What a ship with this much left is: sunk, adrift, or fighting on.
pub(crate) fn state_words(left: u8) -> Text {
    match left {
        0 => Text::key("left-sunk"),
        1..=crate::ship::ADRIFT => Text::key("left-adrift").with("left", left),
        _ => Text::key("left-points").with("left", left),
    }
}

impl Detroits {
    pub(crate) fn describe_action(&self, side: Side, action: &Action) -> Text {
        match *action {
            Action::Deploy { ship, pose } => {
                let text = Text::key("do-deploy").with("ship", ship.name()).with("at", self.bow_name(pose));
                text.with("facing", rose::digit(pose.facing))
            }
            Action::Write { ship, symbol } => {
                Text::key("do-write").with("ship", ship.name()).with("symbol", symbol.to_string())
            }
            Action::Done { ship } => Text::key("do-done").with("ship", ship.name()),
            Action::Order { ship, script } => {
                Text::key("do-order").with("ship", ship.name()).with("line", script.to_string())
            }
            Action::Hold { ship } => Text::key("do-hold").with("ship", ship.name()),
            Action::Fire { ship, volley } => self.fire_words(ship.of(side), volley),
        }
    }

    /// "T1 fires: starboard at F1, distance 2, 3 points".
    pub(crate) fn fire_words(&self, id: ShipId, volley: Volley) -> Text {
        let salvos: Vec<_> = volley.targets().map(|(side, target)| self.salvo_words(id, side, target)).collect();
        let words = match &salvos[..] {
            [one, two] => Text::key("do-fire-both").with("one", one.clone()).with("two", two.clone()),
            [one] => Text::key("do-fire").with("one", one.clone()),
            _ => Text::key("do-hold"),
        };
        words.with("ship", id.slot.name())
    }

    /// An event as a line of the log; private ones are told to their own side alone.
    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        let line = match event {
            Event::Wind { wind, tossed } => wind_line(*wind, *tossed),
            Event::Turn { turn } => LogLine::turn(Text::key("log-turn").with("turn", *turn)),
            Event::Placed { ship, at, facing } => {
                let text = Text::key("log-placed").with("ship", ship.to_string()).with("at", at.as_str());
                let digit = rose::read(facing).map_or(0, rose::digit);
                act(*ship, text.with("facing", digit)).walked(ship.to_string(), vec![at.clone()])
            }
            Event::Revealed => LogLine::note(Text::key("log-revealed")),
            Event::Sealed { ship, line } => {
                let text = match line.is_empty() {
                    true => Text::key("log-sealed-empty"),
                    false => Text::key("log-sealed").with("line", line.as_str()),
                };
                act(*ship, text.with("ship", ship.to_string()))
            }
            Event::Slot { .. } if !self.slot_sails() => return None,
            Event::Slot { slot, lines } => slot_line(slot, lines),
            Event::Step { slot, step, orders } => step_line(slot, *step, orders),
            Event::Contact { ships: [a, b], at } => {
                let text = Text::key("log-contact").with("a", a.to_string()).with("b", b.to_string());
                let place = at.clone().unwrap_or_else(|| self.place_of(*a));
                LogLine::note(text.with("at", place)).at(at.iter().cloned())
            }
            Event::Ram { by, ship, left } => {
                let text = Text::key("log-ram").with("by", by.to_string()).with("ship", ship.to_string());
                let text = text.with("at", self.place_of(*ship)).with("left", state_words(*left));
                self.at_ship(*ship, act(*by, text))
            }
            Event::Boarding { ships: [a, b], rounds, left } => {
                let text = Text::key("log-boarding").with("a", a.to_string()).with("b", b.to_string());
                let [left_a, left_b] = left.map(state_words);
                let text = text.with("at", self.place_of(*a)).with("rounds", *rounds);
                let text = text.with("left-a", left_a).with("left-b", left_b);
                self.at_ship(*a, LogLine::note(text))
            }
            Event::Salvo { ship, broadside, target, distance, damage, left } => {
                let text = Text::key("log-salvo")
                    .with("ship", ship.to_string())
                    .with("broadside", broadside.text())
                    .with("from", self.place_of(*ship))
                    .with("target", target.to_string())
                    .with("at", self.place_of(*target))
                    .with("distance", *distance)
                    .with("damage", *damage)
                    .with("left", state_words(*left));
                self.at_ship(*target, self.at_ship(*ship, act(*ship, text)))
            }
            Event::Adrift { ship, .. } => {
                let text = Text::key("log-adrift").with("ship", ship.to_string()).with("at", self.place_of(*ship));
                self.at_ship(*ship, LogLine::note(text))
            }
            Event::Sunk { ship, at } => {
                let text = Text::key("log-sunk").with("ship", ship.to_string()).with("at", at.as_str());
                LogLine::note(text).gone(ship.to_string(), at.clone())
            }
            Event::Drift { ships } => drift_line(ships, self.state.wind),
            Event::Zone { ships } => {
                let text = Text::key("log-zone").with("a", ships[Side::A]).with("b", ships[Side::B]);
                LogLine::note(text.with("side-a", Side::A.name()).with("side-b", Side::B.name()))
            }
            Event::End { outcome } => LogLine::turn(self.ending(outcome)),
        };
        match event {
            Event::Placed { ship, .. } | Event::Sealed { ship, .. } if !eyes.see(ship.side) => None,
            _ => Some(line),
        }
    }

    /// The end in a sentence, with the ships in the zone and the resistance afloat.
    pub(crate) fn ending(&self, outcome: &Outcome) -> Text {
        let [a, b] = Side::BOTH.map(|side| self.in_zone(side).count());
        let [afloat_a, afloat_b] = Side::BOTH.map(|side| self.resistance(side));
        let text = Text::key("ending").with("outcome", outcome.sentence(Side::name)).with("a", a).with("b", b);
        text.with("afloat-a", afloat_a).with("afloat-b", afloat_b)
    }

    /// The hex of a ship's bow.
    fn place_of(&self, id: ShipId) -> String {
        let ship = self.ship(id);
        if ship.placed() { self.bow_name(ship.pose) } else { "–".to_owned() }
    }

    /// What a fleet has left, all ships together.
    pub(crate) fn resistance(&self, side: Side) -> i32 {
        ShipId::fleet(side).map(|id| i32::from(self.ship(id).resist)).sum()
    }

    /// The line with the hexes of a ship that is still there.
    fn at_ship(&self, id: ShipId, mut line: LogLine) -> LogLine {
        if self.ship(id).placed() {
            line.cells.extend(self.hull_names(self.hull(id)));
        }
        line
    }
}

fn act(ship: ShipId, text: Text) -> LogLine {
    LogLine::act(ship.side, text)
}

fn motion(ship: ShipId, path: &[&String], removed: bool) -> Motion {
    let mut path: Vec<_> = path.iter().map(|cell| (*cell).clone()).collect();
    path.dedup();
    Motion { piece: ship.to_string(), path, removed }
}

fn wind_line(wind: Wind, tossed: bool) -> LogLine {
    let coin = ShownDie { sides: 2, n: if wind == Wind::North { 1 } else { 2 }, hit: true };
    LogLine::note(Text::key("log-wind").with("wind", wind.text())).rolled(tossed.then_some(coin))
}

/// Several things in one sentence.
fn join(parts: impl Iterator<Item = Text>) -> Option<Text> {
    parts.reduce(|a, b| Text::key("join").with("a", a).with("b", b))
}

fn slot_line(slot: &str, lines: &BySide<Option<String>>) -> LogLine {
    let words = |side| match lines[side].as_deref().filter(|line| !line.is_empty()) {
        Some(line) => Text::plain(line),
        None => Text::key("no-orders"),
    };
    let text = match lines.0 {
        [None, None] => Text::key("log-slot"),
        _ => Text::key("log-slot-lines").with("a", words(Side::A)).with("b", words(Side::B)),
    };
    LogLine::note(text.with("slot", slot))
}

/// Both ships of a slot carry out an order: one line, so that they are seen moving together.
fn step_line(slot: &str, step: u8, orders: &BySide<Option<Executed>>) -> LogLine {
    let words = |order: &Executed| {
        let text = Text::key(if order.aground { "order-aground" } else { "order-done" });
        text.with("ship", order.ship.to_string()).with("order", order.order.as_str()).with("at", order.to.as_str())
    };
    let done: Vec<_> = orders.0.iter().flatten().collect();
    let text = match join(done.iter().map(|order| words(order))) {
        Some(orders) => Text::key("log-step").with("orders", orders),
        None => Text::key("log-slot").with("slot", slot),
    };
    LogLine {
        kind: "act".to_owned(),
        side: if let [one] = done[..] { Some(one.ship.side) } else { None },
        text: text.with("step", step),
        cells: done.iter().map(|order| order.to.clone()).collect(),
        motions: done.iter().map(|order| motion(order.ship, &[&order.from, &order.to], false)).collect(),
        ..LogLine::default()
    }
}

fn drift_line(ships: &[Drifted], wind: Wind) -> LogLine {
    let named = |wanted: Fate| {
        let those = ships.iter().filter(|ship| ship.fate == wanted);
        let names: Vec<_> = those.map(|ship| format!("{} ({})", ship.ship, ship.to)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let fates = [(Fate::Pushed, "drift-pushed"), (Fate::Aground, "drift-aground"), (Fate::Lost, "drift-lost")];
    let parts = fates.into_iter().filter_map(|(fate, key)| Some(Text::key(key).with("ships", named(fate)?)));
    LogLine {
        cells: ships.iter().map(|ship| ship.to.clone()).collect(),
        motions: ships.iter().map(|ship| motion(ship.ship, &[&ship.from, &ship.to], ship.fate == Fate::Lost)).collect(),
        ..LogLine::note(Text::key("log-drift").with("wind", wind.text()).with("ships", join(parts).unwrap_or_default()))
    }
}
