//! What a person sees and touches, and what an action promises in numbers.

use kernel::{
    About, Depot, Eyes, Forecast, ForecastRow, Game, Gesture, LogLine, Refusal, Scene, Show, Side, Text, Touch,
};

use crate::Aperro;
use crate::action::{Action, Mode, PieceRef};
use crate::army::Arm;
use crate::chances::{binomial, falls};
use crate::event::{Event, Fate};
use crate::notation::PLAIN;
use crate::places::{Place, Sector, path};
use crate::tell::either;

impl Show for Aperro {
    const ABOUT: About = About { minutes_from: 45, minutes_to: 90, difficulty: 2, hidden: true, dice: true };

    kernel::books!();
    kernel::school!["first", "reserves", "enfilade", "morale"];
    kernel::puzzles!();

    fn training() -> &'static str {
        "champ_de_mars"
    }

    fn depot() -> Option<&'static dyn Depot> {
        Some(&crate::depot::Workbench)
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.scene_for(eyes)
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_actions(side).iter().map(|action| self.gesture(action)).collect()
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        let of = |key: &str, piece| Text::key(format!("do-{key}")).with("unit", self.name_of(piece));
        match *action {
            Action::Nation(nation) => Text::key(format!("button-nation-{}", nation.word())),
            Action::Preset(preset) => Text::key(format!("button-preset-{}", crate::PRESETS[usize::from(preset)].0)),
            Action::Recruit { kind, vc, traits } => {
                let words = match traits.only().map(|word| Text::key(format!("button-trait-{word}"))) {
                    Some(quality) => Text::key("do-recruit-quality").with("quality", quality),
                    None => Text::key("do-recruit"),
                };
                words.with("kind", Text::key(format!("button-recruit-{}", kind.row().word))).with("vc", vc)
            }
            Action::RecruitGeneral([cr, lsa, lsd]) => {
                Text::key("do-recruit-general").with("cr", cr).with("lsa", lsa).with("lsd", lsd)
            }
            Action::Dismiss(piece) => of("dismiss", piece),
            Action::Demobilise(piece) => of("demobilise", piece),
            Action::Doctrine(doctrine) => Text::key(format!("button-doctrine-{}", doctrine.word())),
            Action::Place { piece, at, .. } => of("place", piece).with("place", self.place_name(at)),
            Action::Unplace(piece) => of("unplace", piece),
            Action::Disorder(unit) => of("disorder", unit),
            Action::Rally(unit) => of("rally", unit),
            Action::Attack { unit, mode, target } => {
                of(mode.word(), unit).with("sector", self.place_name(target.place()))
            }
            Action::Loss { unit, arm: None } => of("loss", unit),
            Action::Loss { unit, arm: Some(arm) } => of(&format!("loss-{}", arm.word()), unit),
            Action::Move { piece, to } => of("move", piece).with("place", self.place_name(to)),
            Action::Order(unit) => of("order", unit),
            Action::Square(unit) => of("square", unit),
            Action::Unsquare(unit) => of("unsquare", unit),
            Action::ChangeOrder(unit, order) => of(order.word(), unit),
            Action::Reveal => self.reveal_words(),
            _ => PLAIN.label(action),
        }
    }

    /// Rallies, attacks and a whole movement that are left out.
    fn forfeits(&self, side: Side, action: &Action) -> Vec<Text> {
        let open = self.all_actions(side);
        let (word, n) = match *action {
            Action::EndRally => {
                ("forfeit-rallies", open.iter().filter(|other| matches!(other, Action::Rally(_))).count())
            }
            Action::Close | Action::EndCombat => {
                let attacker = |other: &Action| match *other {
                    Action::Attack { unit, target, .. } => {
                        (*action == Action::EndCombat || self.open == Some(target)).then_some(unit)
                    }
                    _ => None,
                };
                let mut units: Vec<_> = open.iter().filter_map(attacker).collect();
                units.sort_unstable();
                units.dedup();
                ("forfeit-attacks", units.len())
            }
            Action::EndMovement => {
                let marched = self.units(side).iter().any(|unit| unit.steps > 0)
                    || self.generals(side).iter().any(|general| general.steps > 0);
                let can = open.iter().any(|other| matches!(other, Action::Move { .. }));
                ("forfeit-move", usize::from(!marched && can))
            }
            _ => return Vec::new(),
        };
        (n > 0).then(|| Text::key(word).with("n", n)).into_iter().collect()
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Attack { unit, mode, target } => self.forecast_attack(unit, mode, target),
            Action::Morale => self.next_to_test().map(|piece| self.forecast_morale(piece)).unwrap_or_default(),
            Action::Disorder(unit) => self.forecast_morale(unit),
            Action::Loss { unit, arm } => self.forecast_loss(unit, arm),
            Action::Close | Action::EndCombat => self.forecast_close(),
            Action::Rally(unit) => self.forecast_rally(unit),
            Action::Move { piece, to } => self.forecast_move(piece, to),
            Action::Place { at, .. } => self.forecast_stack(side, at, 1),
            Action::Order(unit) => self.forecast_order(unit),
            Action::Recruit { kind, vc, .. } => self.forecast_points(side, crate::unit_cost(kind, vc)),
            Action::RecruitGeneral(ratings) => self.forecast_points(side, crate::general_cost(ratings)),
            _ => Vec::new(),
        };
        Forecast { title: self.describe(side, action), rows }
    }

    fn consequences(&self, after: &Self, events: &[Event]) -> Vec<Text> {
        let mut rows: Vec<Text> = events.iter().flat_map(|event| after.consequence(event)).collect();
        let (before, now) = (self.tally(), after.tally());
        for sector in Sector::ALL {
            for side in Side::BOTH {
                if now.conquered_by(side, sector) && !before.conquered_by(side, sector) {
                    let row = Text::key("odds-sector").with("side", self.side_name(side));
                    rows.push(row.with("sector", sector.name()));
                }
            }
        }
        if let Some(winner) = after.outcome.and_then(|outcome| outcome.winner) {
            rows.push(Text::key("odds-win").with("side", self.side_name(winner)));
        }
        rows
    }

    fn tell(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        self.tell_event(event, eyes)
    }
}

/// A number as a row.
fn number(label: &'static str, n: impl std::fmt::Display) -> ForecastRow {
    ForecastRow::new(Text::key(label), Text::number(n), 0, "")
}

/// A chance as a row.
fn chance(label: Text, chance: f64, tone: &str) -> ForecastRow {
    let thousandths = (chance * 1000.0).round().clamp(0.0, 1000.0) as u16;
    ForecastRow::new(label, Text::key("percent").with("n", (thousandths + 5) / 10), thousandths, tone)
}

impl Aperro {
    /// The button that ends the preparations: there are doctrines to reveal only where the option is on (AP-R53).
    pub(crate) fn reveal_words(&self) -> Text {
        either(self.setup.rules.doctrines, "button-reveal", "button-armies-ready")
    }

    /// What an event means in a table of odds.
    fn consequence(&self, event: &Event) -> Vec<Text> {
        let of = |unit: &PieceRef, words: Text| words.with("unit", self.name_of(*unit));
        match event {
            Event::Attacked { hits, sixes, .. } => {
                let danger = (*sixes > 0).then(|| Text::key("odds-general-danger"));
                std::iter::once(Text::key("odds-hits").with("n", *hits)).chain(danger).collect()
            }
            Event::Tested { unit, lost, fate, .. } => {
                let rows = match fate {
                    Fate::Eliminated => vec![Text::key("odds-eliminated"), Text::key("odds-leaves")],
                    Fate::Routs => {
                        vec![Text::key("odds-lost").with("n", *lost), Text::key("odds-routs"), Text::key("odds-leaves")]
                    }
                    Fate::Stays => vec![Text::key("odds-lost").with("n", *lost)],
                };
                rows.into_iter().map(|row| of(unit, row)).collect()
            }
            Event::GeneralTested { general, killed, .. } => {
                vec![of(general, either(*killed, "odds-general-lost", "odds-general-safe"))]
            }
            Event::Disordered { unit, routs, .. } => vec![of(unit, either(*routs, "odds-routs", "odds-stays"))],
            Event::Rallied { die, .. } => vec![either(die.hit, "odds-rallied", "odds-not-rallied")],
            Event::Marched { die, .. } => vec![either(die.hit, "odds-march-holds", "odds-march-loses")],
            Event::Ordered { die, .. } => vec![either(die.hit, "odds-orders", "odds-no-orders")],
            Event::Formed { die: Some(die), .. } => vec![either(die.hit, "odds-formed", "odds-not-formed")],
            Event::Captured(general, _) => vec![of(general, Text::key("odds-captured"))],
            Event::Arrival { die, .. } => vec![either(die.hit, "odds-arrival", "odds-no-arrival")],
            _ => Vec::new(),
        }
    }

    fn forecast_attack(&self, unit: PieceRef, mode: Mode, target: Sector) -> Vec<ForecastRow> {
        let Some(attacker) = self.unit(unit) else { return Vec::new() };
        let shot = self.shot(unit.side, attacker, mode, target);
        let dice = u32::from(shot.dice);
        let value = Text::key("forecast-dice-ef").with("dice", shot.dice).with("ef", shot.ef);
        let mut rows = vec![ForecastRow::new(Text::key("forecast-dice"), value, 0, "")];
        for hits in 0..=dice {
            let tone = if hits == 0 { "" } else { "good" };
            let label = Text::key("odds-hits").with("n", hits);
            rows.push(chance(label, binomial(dice, hits, u32::from(shot.ef), 6), tone));
        }
        let wins = self.wins_sector(unit.side, attacker, mode, target);
        rows.push(chance(self.empties(!unit.side, target), wins, "good"));
        if let Some(general) = self.general_in(!unit.side, target) {
            rows.push(chance(Text::key("odds-general-danger"), 1.0 - binomial(dice, 0, 1, 6), "warn"));
            rows.push(chance(Text::key("forecast-general-falls"), falls(general.losses, dice), "warn"));
        }
        if !self.moves_after_fighting(attacker) {
            rows.push(ForecastRow::new(Text::key("forecast-stays"), Text::plain("AP-52"), 0, "warn"));
        }
        rows
    }

    fn forecast_morale(&self, piece: PieceRef) -> Vec<ForecastRow> {
        if let Some(general) = self.general(piece) {
            let label = Text::key("odds-general-lost").with("unit", self.name_of(piece));
            return vec![chance(label, falls(general.losses, 0), "bad")];
        }
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let parts = self.morale_modifier(piece.side, unit, unit.losses.iter().next());
        let target = unit.vc as i8 + parts.total();
        let saves = f64::from(target.clamp(0, 7)) / 8.0;
        let part = |key: &'static str, n: i8| (n != 0).then(|| number(key, format!("{n:+}")));
        let mut rows = vec![number("forecast-vc", unit.vc)];
        rows.extend(part("forecast-leader", parts.leader));
        rows.extend(part("forecast-terrain", parts.terrain));
        rows.extend(part("forecast-square", parts.square));
        rows.extend(part("forecast-british", parts.british));
        rows.push(number("forecast-target", target));
        rows.push(chance(Text::key("forecast-save"), saves, "good"));
        rows
    }

    /// What a marker may come to: the unit's fate in its next Morale phase, and the sector's.
    fn forecast_loss(&self, piece: PieceRef, arm: Option<Arm>) -> Vec<ForecastRow> {
        let (Some(unit), Some(sector)) = (self.unit(piece), self.open) else { return Vec::new() };
        let mut rows = self.forecast_morale(piece);
        let mut after = self.clone();
        let arm = arm.or(self.pool().first().copied()).unwrap_or(Arm::Infantry);
        let mut marked = *unit;
        marked.losses.push(arm);
        let fates = self.fates(piece.side, &marked);
        let named = |key: &'static str| Text::key(key).with("unit", self.name_of(piece));
        rows.push(number("forecast-markers", marked.losses.count()));
        rows.push(chance(named("forecast-weakened"), fates.weakened, "warn"));
        rows.push(chance(named("odds-routs"), fates.routs, "bad"));
        rows.push(chance(named("odds-eliminated"), fates.eliminated, "bad"));
        if let Some(i) = piece.as_unit() {
            after.units[piece.side.index()][i] = marked;
        }
        let mut left = self.pool();
        if let Some(given) = left.iter().position(|&other| other == arm) {
            left.remove(given);
        }
        rows.push(chance(self.empties(piece.side, sector), after.emptied(piece.side, sector, &left), "bad"));
        rows
    }

    /// What the combats of the open sector may come to.
    fn forecast_close(&self) -> Vec<ForecastRow> {
        let Some(sector) = self.open else { return Vec::new() };
        let hits = self.pool();
        vec![
            number("forecast-markers", hits.len()),
            chance(self.empties(!self.player, sector), self.emptied(!self.player, sector, &hits), "good"),
        ]
    }

    /// No unit of a side is left in a sector.
    fn empties(&self, side: Side, sector: Sector) -> Text {
        Text::key("forecast-empties").with("side", self.side_name(side)).with("sector", sector.name())
    }

    fn forecast_rally(&self, piece: PieceRef) -> Vec<ForecastRow> {
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let target = self.rally_target(piece.side, unit);
        let saves = f64::from(target.clamp(0, 8)) / 8.0;
        vec![number("forecast-target", target), chance(Text::key("odds-rallied"), saves, "good")]
    }

    fn forecast_order(&self, piece: PieceRef) -> Vec<ForecastRow> {
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        vec![chance(Text::key("odds-orders"), f64::from((3 + self.order_bonus(unit)).min(6)) / 6.0, "good")]
    }

    fn forecast_points(&self, side: Side, cost: i32) -> Vec<ForecastRow> {
        let left = self.setup.budget - self.army(side).cost() - cost;
        vec![number("forecast-cost", cost), number("forecast-points-left", left)]
    }

    /// How full a sector will be.
    fn forecast_stack(&self, side: Side, at: Place, more: usize) -> Vec<ForecastRow> {
        let Some(sector) = at.sector() else { return Vec::new() };
        let (used, limit) = (self.units_in(side, sector).count() + more, self.stack_limit(side, sector));
        let value = Text::key("forecast-of").with("used", used).with("limit", limit);
        let tone = if used > usize::from(limit) { "warn" } else { "" };
        vec![ForecastRow::new(Text::key("forecast-stack"), value, 0, tone)]
    }

    fn forecast_move(&self, piece: PieceRef, to: Place) -> Vec<ForecastRow> {
        let Some(way) = self.place_of(piece).and_then(|from| path(piece.side, from, to)) else { return Vec::new() };
        let mut rows = vec![number("forecast-steps", way.steps())];
        let Some(unit) = self.unit(piece) else {
            rows.extend(self.forecast_ride(piece, to));
            return rows;
        };
        rows.extend(self.forecast_stack(piece.side, to, 1));
        if unit.steps + way.steps() > self.moves(unit) {
            let loses = f64::from(6 - unit.vc.min(6)) / 6.0;
            rows.push(chance(Text::key("odds-march-loses"), loses, "warn"));
        }
        if unit.sector().is_some_and(|sector| self.units_in(piece.side, sector).count() == 1) {
            rows.push(ForecastRow::new(Text::key("forecast-leaves-empty"), Text::plain(unit.place.name()), 0, "warn"));
        }
        rows
    }

    /// What a general risks where he rides (AP-48, AP-74, AP-84).
    fn forecast_ride(&self, piece: PieceRef, to: Place) -> Vec<ForecastRow> {
        let (Some(sector), Some(general)) = (to.sector(), self.general(piece)) else { return Vec::new() };
        if self.holds_units(!piece.side, sector) && !self.holds_units(piece.side, sector) {
            return vec![ForecastRow::new(Text::key("forecast-captured"), Text::plain("AP-84"), 0, "bad")];
        }
        let dice = self.dice_against(piece.side, sector);
        let label = Text::key("forecast-general-risk").with("dice", dice);
        vec![chance(label, falls(general.losses, dice), if dice > 0 { "warn" } else { "" })]
    }
}
