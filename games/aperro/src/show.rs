//! What a person sees and touches, and what an action promises in numbers.

use kernel::{About, Eyes, Forecast, ForecastRow, Gesture, LogLine, Refusal, Scene, Show, Side, Text, Tongue, Touch};

use crate::Aperro;
use crate::action::{Action, Mode, PieceRef};
use crate::event::{Event, Fate};
use crate::places::{Place, Sector, path};

impl Show for Aperro {
    const ABOUT: About = About { minutes_from: 45, minutes_to: 90, difficulty: 2, hidden: true, dice: true };

    fn words(tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::Fr => include_str!("../locale/fr.ftl"),
            Tongue::En => include_str!("../locale/en.ftl"),
        }
    }

    fn rulebook(tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::Fr => include_str!("../rules/fr.md"),
            Tongue::En => include_str!("../rules/en.md"),
        }
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.scene_for(eyes)
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.gestures_of(side)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        let of = |key: &str, piece| Text::key(format!("do-{key}")).with("unit", self.name_of(piece));
        match *action {
            Action::Nation(nation) => Text::key(format!("button-nation-{}", nation.word())),
            Action::Preset(preset) => Text::key(format!("button-preset-{}", crate::PRESETS[usize::from(preset)].0)),
            Action::Recruit { kind, vc, .. } => {
                let kind = Text::key(format!("button-recruit-{}", kind.row().word));
                Text::key("do-recruit").with("kind", kind).with("vc", vc)
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
            Action::Survey => Text::key("button-survey"),
            Action::Reveal => Text::key("button-reveal"),
            Action::Done => Text::key("button-done"),
            Action::Lots => Text::key("button-lots"),
            Action::Morale => Text::key("button-morale"),
            Action::EndRally => Text::key("button-end-rally"),
            Action::Close => Text::key("button-close"),
            Action::EndCombat => Text::key("button-end-combat"),
            Action::EndMovement => Text::key("button-end-movement"),
        }
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Attack { unit, mode, target } => self.forecast_attack(unit, mode, target),
            Action::Morale => self.next_to_test().map(|piece| self.forecast_morale(piece)).unwrap_or_default(),
            Action::Disorder(unit) | Action::Loss { unit, .. } => self.forecast_morale(unit),
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

fn row(label: Text, value: Text, bar: u16, tone: &str) -> ForecastRow {
    ForecastRow { label, value, bar, tone: tone.to_owned() }
}

fn number(n: impl std::fmt::Display) -> Text {
    Text::plain(n.to_string())
}

/// A chance in thousandths as a row.
fn chance(label: Text, thousandths: u16, tone: &str) -> ForecastRow {
    let percent = (thousandths + 5) / 10;
    row(label, Text::key("percent").with("n", percent), thousandths, tone)
}

/// The chance in thousandths of exactly `k` successes in `n` throws that succeed `p` times in `q`.
fn binomial(n: u32, k: u32, p: u64, q: u64) -> u16 {
    let choose = (0..u64::from(k)).fold(1, |c, i| c * (u64::from(n) - i) / (i + 1));
    let ways = choose * p.pow(k) * (q - p).pow(n - k);
    u16::try_from(ways * 1000 / q.pow(n)).unwrap_or(1000)
}

impl Aperro {
    /// What an event means in a table of odds.
    fn consequence(&self, event: &Event) -> Vec<Text> {
        match event {
            Event::Attacked { hits, sixes, .. } => {
                let danger = (*sixes > 0).then(|| Text::key("odds-general-danger"));
                std::iter::once(Text::key("odds-hits").with("n", *hits)).chain(danger).collect()
            }
            Event::Tested { unit, lost, fate, .. } => {
                let named = |key: &str| Text::key(key.to_owned()).with("unit", self.name_of(*unit));
                let fate = match fate {
                    Fate::Eliminated => return vec![named("odds-eliminated"), named("odds-leaves")],
                    Fate::Routs => Some("odds-routs"),
                    Fate::Stays => None,
                };
                let leaves = fate.map(|_| named("odds-leaves"));
                std::iter::once(named("odds-lost").with("n", *lost)).chain(fate.map(named)).chain(leaves).collect()
            }
            Event::GeneralTested { general, killed, .. } => {
                let key = if *killed { "odds-general-lost" } else { "odds-general-safe" };
                vec![Text::key(key.to_owned()).with("unit", self.name_of(*general))]
            }
            Event::Disordered { unit, routs, .. } => {
                let key = if *routs { "odds-routs" } else { "odds-stays" };
                vec![Text::key(key.to_owned()).with("unit", self.name_of(*unit))]
            }
            Event::Rallied { die, .. } => vec![Text::key(if die.hit { "odds-rallied" } else { "odds-not-rallied" })],
            Event::Marched { die, .. } => {
                vec![Text::key(if die.hit { "odds-march-holds" } else { "odds-march-loses" })]
            }
            Event::Ordered { die, .. } => vec![Text::key(if die.hit { "odds-orders" } else { "odds-no-orders" })],
            Event::Formed { die: Some(die), .. } => {
                vec![Text::key(if die.hit { "odds-formed" } else { "odds-not-formed" })]
            }
            Event::Captured(general, _) => vec![Text::key("odds-captured").with("unit", self.name_of(*general))],
            Event::Arrival { die, .. } => vec![Text::key(if die.hit { "odds-arrival" } else { "odds-no-arrival" })],
            _ => Vec::new(),
        }
    }

    fn forecast_attack(&self, unit: PieceRef, mode: Mode, target: Sector) -> Vec<ForecastRow> {
        let Some(attacker) = self.unit(unit) else { return Vec::new() };
        let shot = self.shot(unit.side, attacker, mode, target);
        let dice = u32::from(shot.dice);
        let mut rows = vec![row(
            Text::key("forecast-dice"),
            Text::key("forecast-dice-ef").with("dice", shot.dice).with("ef", shot.ef),
            0,
            "",
        )];
        for hits in 0..=dice {
            let tone = if hits == 0 { "" } else { "good" };
            let label = Text::key("odds-hits").with("n", hits);
            rows.push(chance(label, binomial(dice, hits, u64::from(shot.ef), 6), tone));
        }
        if self.general_in(!unit.side, target).is_some() {
            rows.push(chance(Text::key("odds-general-danger"), 1000 - binomial(dice, 0, 1, 6), "warn"));
        }
        if !self.moves_after_fighting(attacker) {
            rows.push(row(Text::key("forecast-stays"), Text::plain("AP-52"), 0, "warn"));
        }
        rows
    }

    fn forecast_morale(&self, piece: PieceRef) -> Vec<ForecastRow> {
        if let Some(general) = self.general(piece) {
            let safe = binomial(u32::from(general.losses), 0, 1, 6);
            let label = Text::key("odds-general-lost").with("unit", self.name_of(piece));
            return vec![chance(label, 1000 - safe, "bad")];
        }
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let parts = self.morale_modifier(piece.side, unit, unit.losses.iter().next());
        let target = unit.vc as i8 + parts.total();
        let saves = u16::try_from(target.clamp(0, 7)).unwrap_or(0) * 125;
        let part = |key: &str, n: i8| (n != 0).then(|| row(Text::key(key.to_owned()), number(format!("{n:+}")), 0, ""));
        let mut rows = vec![row(Text::key("forecast-vc"), number(unit.vc), 0, "")];
        rows.extend(part("forecast-leader", parts.leader));
        rows.extend(part("forecast-terrain", parts.terrain));
        rows.extend(part("forecast-square", parts.square));
        rows.extend(part("forecast-british", parts.british));
        rows.push(row(Text::key("forecast-target"), number(target), 0, ""));
        rows.push(chance(Text::key("forecast-save"), saves, "good"));
        rows
    }

    fn forecast_rally(&self, piece: PieceRef) -> Vec<ForecastRow> {
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let target = self.rally_target(piece.side, unit);
        let saves = u16::try_from(target.clamp(0, 8)).unwrap_or(0) * 125;
        vec![row(Text::key("forecast-target"), number(target), 0, ""), chance(Text::key("odds-rallied"), saves, "good")]
    }

    fn forecast_order(&self, piece: PieceRef) -> Vec<ForecastRow> {
        let Some(unit) = self.unit(piece) else { return Vec::new() };
        let faces = u16::from((3 + self.order_bonus(unit)).min(6));
        vec![chance(Text::key("odds-orders"), faces * 1000 / 6, "good")]
    }

    fn forecast_points(&self, side: Side, cost: i32) -> Vec<ForecastRow> {
        let left = self.setup.budget - self.army(side).cost() - cost;
        vec![
            row(Text::key("forecast-cost"), number(cost), 0, ""),
            row(Text::key("forecast-points-left"), number(left), 0, ""),
        ]
    }

    /// How full a sector will be.
    fn forecast_stack(&self, side: Side, at: Place, more: usize) -> Vec<ForecastRow> {
        let Some(sector) = at.sector() else { return Vec::new() };
        let (used, limit) = (self.units_in(side, sector).count() + more, self.stack_limit(side, sector));
        let value = Text::key("forecast-of").with("used", used).with("limit", limit);
        vec![row(Text::key("forecast-stack"), value, 0, if used > usize::from(limit) { "warn" } else { "" })]
    }

    fn forecast_move(&self, piece: PieceRef, to: Place) -> Vec<ForecastRow> {
        let Some(way) = self.place_of(piece).and_then(|from| path(piece.side, from, to)) else { return Vec::new() };
        let mut rows = vec![row(Text::key("forecast-steps"), number(way.steps()), 0, "")];
        let Some(unit) = self.unit(piece) else { return rows };
        rows.extend(self.forecast_stack(piece.side, to, 1));
        if unit.steps + way.steps() > self.moves(unit) {
            let loses = u16::from(6 - unit.vc.min(6)) * 1000 / 6;
            rows.push(chance(Text::key("odds-march-loses"), loses, "warn"));
        }
        let left = unit.sector().is_some_and(|sector| self.units_in(piece.side, sector).count() == 1);
        if left {
            rows.push(row(Text::key("forecast-leaves-empty"), number(unit.place.name()), 0, "warn"));
        }
        rows
    }
}
