//! The list of an army: presets, recruits, what it costs and whether it may fight (AP-85 to AP-97).

use kernel::{Fault, Refusal, Seeded, Side};
use serde::{Deserialize, Serialize};

use super::{
    ELEMENTS, GENERALS, GeneralSpec, Kind, Nation, RECRUITS, Traits, UNITS, UnitSpec, check_ratings, general_cost,
    unit_cost,
};
use crate::places::SOUTH;
use crate::setup::Rules;

/// The pieces of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Army {
    /// The nation, for the national traits.
    pub nation: Nation,
    /// The generals.
    pub generals: Vec<GeneralSpec>,
    /// The units.
    pub units: Vec<UnitSpec>,
}

/// A preset army: name, nation, generals' ratings, and units as (kind, VC, how many).
pub type Preset = (&'static str, Nation, &'static [[u8; 3]], &'static [(Kind, u8, u8)]);

use Kind::{Artillery as A, BattleCavalry as H, Infantry as I, LightCavalry as L};
/// The preset armies of the builder, each within the budget.
pub const PRESETS: [Preset; 5] = [
    (
        "french",
        Nation::French,
        &[[1, 2, 2], [0, 3, 0], [1, 1, 1]],
        &[(I, 3, 6), (I, 4, 1), (H, 4, 1), (L, 3, 2), (A, 4, 1), (A, 3, 1)],
    ),
    (
        "british",
        Nation::British,
        &[[2, 1, 3], [1, 1, 2], [0, 2, 0]],
        &[(I, 3, 6), (I, 2, 3), (I, 4, 1), (H, 3, 1), (L, 3, 1), (A, 3, 2)],
    ),
    (
        "austrian",
        Nation::Other,
        &[[2, 2, 2], [0, 2, 0]],
        &[(I, 4, 4), (I, 3, 3), (H, 3, 2), (L, 3, 1), (L, 2, 1), (A, 4, 2)],
    ),
    ("prussian", Nation::Other, &[[1, 3, 1], [1, 1, 2]], &[(I, 3, 9), (H, 3, 1), (L, 3, 2), (A, 4, 1), (A, 3, 1)]),
    (
        "russian",
        Nation::Other,
        &[[2, 0, 2], [1, 2, 2]],
        &[(I, 3, 6), (I, 4, 1), (I, 2, 1), (H, 4, 1), (L, 3, 2), (A, 4, 2)],
    ),
];

impl Army {
    /// What the army costs (AP-87 to AP-90).
    pub fn cost(&self) -> i32 {
        self.units.iter().map(UnitSpec::cost).sum::<i32>() + self.generals.iter().map(GeneralSpec::cost).sum::<i32>()
    }

    /// The army of a preset for a side; with the national traits its better British infantry is regular.
    pub fn preset(name: &str, side: Side, rules: &Rules) -> Option<Army> {
        let (_, nation, generals, units) = PRESETS.iter().find(|preset| preset.0.eq_ignore_ascii_case(name))?;
        let mut army = Army { nation: *nation, ..Army::default() };
        for &ratings in *generals {
            army.enlist_general(side, ratings);
        }
        for &(kind, vc, count) in *units {
            for _ in 0..count {
                let regular = rules.national_traits && *nation == Nation::British && kind == Kind::Infantry && vc >= 3;
                army.enlist(side, kind, vc, Traits { regular, ..Traits::NONE });
            }
        }
        Some(army)
    }

    /// Adds a unit under the next free id.
    pub fn enlist(&mut self, side: Side, kind: Kind, vc: u8, traits: Traits) {
        let id = free_id(side, "", |id| self.units.iter().all(|unit| unit.id != id));
        let mut unit = UnitSpec::new(id, kind, vc, traits);
        unit.british = self.nation == Nation::British && kind != Kind::Artillery;
        self.units.push(unit);
    }

    /// Adds a general under the next free id.
    pub fn enlist_general(&mut self, side: Side, ratings: [u8; 3]) {
        let id = free_id(side, "g", |id| self.generals.iter().all(|general| general.id != id));
        self.generals.push(GeneralSpec::new(id, ratings));
    }

    /// The points still needed to bring the army to the least that is legal.
    pub fn cheapest_completion(&self) -> i32 {
        RECRUITS.start().saturating_sub(self.units.len()) as i32 * unit_cost(Kind::Infantry, 1)
    }

    /// Everything that keeps the army from being recruited with `points` (AP-85, AP-86, AP-R39), but for its pieces.
    pub fn refusals(&self, points: i32) -> Vec<Refusal> {
        let (units, generals, cost) = (self.units.len(), self.generals.len(), self.cost());
        let (least, most) = (*RECRUITS.start(), *RECRUITS.end());
        let over = || Refusal::new("AP-85", "army-over-budget").with("cost", cost).with("points", points);
        [
            (cost > points).then(|| over().with("over", cost - points)),
            (units < least).then(|| Refusal::new("AP-R39", "army-too-few").with("least", least).with("units", units)),
            (units > most).then(|| Refusal::new("AP-R39", "army-too-many").with("most", most).with("units", units)),
            (generals == 0).then(|| Refusal::new("AP-86", "no-general")),
            (generals > GENERALS).then(|| Refusal::new("AP-86", "too-many-generals").with("most", GENERALS)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What no army may have, in a scenario or recruited: pieces that cannot be (AP-07, AP-09, AP-86).
    pub fn validate_pieces(&self) -> Result<(), Fault> {
        let (units, generals) = (self.units.len(), self.generals.len());
        Fault::when(units > UNITS, "units", format!("{units} units; there is room for {UNITS}"))?;
        let problem = format!("{generals} generals; an army has 1 to {GENERALS} (AP-86)");
        Fault::when(generals > GENERALS, "generals", problem)?;
        for unit in &self.units {
            let at = format!("unit {}", unit.id);
            check_id(&unit.id).map_err(|problem| Fault::new(&at, problem))?;
            let problem = format!("vc {}; a unit has 1 to {ELEMENTS} elements (AP-07)", unit.vc);
            Fault::unless((1..=ELEMENTS).contains(&unit.vc), &at, problem)?;
            let problem = "light and regular are for infantry, horse or position (not both) for artillery";
            Fault::unless(unit.traits().fit(unit.kind), at, problem)?;
        }
        for general in &self.generals {
            let at = format!("general {}", general.id);
            check_id(&general.id).map_err(|problem| Fault::new(&at, problem))?;
            let fits = check_ratings(general.ratings()).is_ok();
            Fault::unless(fits, at, "CR goes from 0 to 2, LSA and LSD from 0 to 3 (AP-09)")?;
        }
        Ok(())
    }

    /// A sensible army of `points` at most for a side, drawn at random.
    pub fn random(side: Side, points: i32, nation: Nation, luck: &mut Seeded) -> Army {
        let mut army = Army { nation, ..Army::default() };
        army.complete(side, points, luck);
        army
    }

    /// Adds sensible pieces at random until the army is legal and little of `points` is left.
    pub fn complete(&mut self, side: Side, points: i32, luck: &mut Seeded) {
        let wanted = 2 + luck.below(2) as usize;
        while self.generals.len() < wanted {
            let ratings = [luck.below(3), 1 + luck.below(2), luck.below(3)].map(|rating| rating as u8);
            let room = points - self.cost() - self.cheapest_completion();
            let ratings = if general_cost(ratings) * 5 > room { [0; 3] } else { ratings };
            self.enlist_general(side, ratings);
        }
        while self.units.len() < *RECRUITS.end() {
            let kind = SENSIBLE[luck.below(SENSIBLE.len() as u32) as usize];
            let vc = [2, 3, 3, 3, 4][luck.below(5) as usize];
            let missing = RECRUITS.start().saturating_sub(self.units.len() + 1) as i32;
            let room = points - self.cost() - missing * 2 * unit_cost(Kind::Infantry, 1);
            let fits = |kind, vc| unit_cost(kind, vc) <= room;
            let (kind, vc) = match (kind, vc) {
                (kind, vc) if fits(kind, vc) => (kind, vc),
                _ if fits(Kind::Infantry, 3) => (Kind::Infantry, 3),
                _ if fits(Kind::Infantry, 2) => (Kind::Infantry, 2),
                _ if self.units.len() < *RECRUITS.start() => (Kind::Infantry, 1),
                _ => break,
            };
            self.enlist(side, kind, vc, Traits::default());
        }
    }
}

/// Kinds in the proportion of a sensible army: half of it infantry.
const SENSIBLE: [Kind; 10] = [I, I, I, I, I, I, H, L, L, A];

/// The id of a recruited unit (`s3`) or general (`sg1`).
fn free_id(side: Side, letter: &str, is_free: impl Fn(&str) -> bool) -> String {
    let initial = if side == SOUTH { 's' } else { 'n' };
    (1..).map(|n| format!("{initial}{letter}{n}")).find(|id| is_free(id)).expect("a free number")
}

/// An id can stand in a notation.
fn check_id(id: &str) -> Result<(), String> {
    let fine = !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if fine { Ok(()) } else { Err(format!("'{id}' is no id; write small letters, digits and hyphens")) }
}
