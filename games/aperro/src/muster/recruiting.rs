//! Armies are raised and fitted to the budget (AP-85 to AP-103).

use std::sync::{Arc, LazyLock};

use kernel::{Game, Refusal, Seeded, Side};

use crate::Aperro;
use crate::action::{Action, Doctrine, PieceRef};
use crate::army::{Army, ELEMENTS, GENERALS, Kind, Nation, PRESETS, RECRUITS, Traits};
use crate::army::{check_ratings, check_unit, general_cost, unit_cost};

/// The actions of the recruitment but for dismissals: nations, presets, units of every kind, size and quality, generals
/// of every rating (CR 0 to 2, LSA and LSD 0 to 3), and the end.
static CANDIDATES: LazyLock<Vec<Action>> = LazyLock::new(|| {
    let nations = Nation::ALL.map(Action::Nation).into_iter();
    let presets = (0..PRESETS.len()).map(|i| Action::Preset(i as u8));
    let sizes = Kind::ALL.into_iter().flat_map(|kind| (1..=ELEMENTS).map(move |vc| (kind, vc)));
    let qualities = || std::iter::once(Traits::NONE).chain(Traits::EACH.map(|(traits, _)| traits));
    let units = sizes.flat_map(|(kind, vc)| qualities().map(move |traits| Action::Recruit { kind, vc, traits }));
    let generals = (0..3 * 4 * 4).map(|i| Action::RecruitGeneral([i / 16, i / 4 % 4, i % 4]));
    nations.chain(presets).chain(units).chain(generals).chain([Action::Done]).collect()
});

impl Aperro {
    pub(crate) fn recruit_actions(&self, side: Side, out: &mut Vec<Action>) {
        let all = (0..self.candidates(side)).map(|number| self.candidate(side, number));
        out.extend(all.filter(|action| self.check(side, action).is_ok()));
    }

    /// A legal action of the recruitment, each as likely as another: candidates are drawn until one is legal.
    pub(crate) fn any_recruit(&self, side: Side, luck: &mut Seeded) -> Option<Action> {
        let candidates = self.candidates(side) as u32;
        std::iter::repeat_with(|| self.candidate(side, luck.below(candidates) as usize))
            .find(|action| self.check(side, action).is_ok())
    }

    /// How many actions of the recruitment there are to look at.
    fn candidates(&self, side: Side) -> usize {
        CANDIDATES.len() + self.units(side).len() + self.generals(side).len()
    }

    /// The action of the recruitment with this number; dismissals come last.
    fn candidate(&self, side: Side, number: usize) -> Action {
        let Some(rest) = number.checked_sub(CANDIDATES.len()) else { return CANDIDATES[number] };
        let units = self.units(side).len();
        Action::Dismiss(match rest.checked_sub(units) {
            None => PieceRef::unit(side, rest),
            Some(i) => PieceRef::general(side, i),
        })
    }

    /// A nation is named once, before the first unit (AP-134, AP-137).
    pub(crate) fn check_nation(&self, side: Side) -> Result<(), Refusal> {
        Refusal::unless(self.setup.rules.national_traits, "AP-134", "option-off")?;
        let begun = self.preparation[side].nation || !self.army(side).units.is_empty();
        Refusal::when(begun, "AP-134", "nation-named")
    }

    /// A preset is a whole army: only before anything else.
    pub(crate) fn check_preset(&self, side: Side, preset: u8) -> Result<(), Refusal> {
        let army = self.army(side);
        let begun = !army.units.is_empty() || !army.generals.is_empty() || self.preparation[side].nation;
        Refusal::when(begun, "AP-86", "army-begun")?;
        let army = PRESETS.get(usize::from(preset)).and_then(|p| Army::preset(p.0, side, &self.setup.rules));
        self.check_points(army.ok_or_else(|| Refusal::new("AP-86", "no-such-preset"))?.cost())
    }

    /// A unit of 1 to 4 elements that leaves enough points for a legal army (AP-07, AP-85, AP-R39).
    pub(crate) fn check_recruit(&self, side: Side, kind: Kind, vc: u8, traits: Traits) -> Result<(), Refusal> {
        let (army, rules) = (self.army(side), &self.setup.rules);
        check_unit(kind, vc, traits, army.nation, rules)?;
        let full = army.units.len() >= *RECRUITS.end();
        Refusal::when(full, "AP-R39", "too-many-units").map_err(|no| no.with("most", *RECRUITS.end()))?;
        let missing = RECRUITS.start().saturating_sub(army.units.len() + 1) as i32;
        self.check_points(army.cost() + unit_cost(kind, vc) + missing * unit_cost(Kind::Infantry, 1))
    }

    /// A general within the ratings, the number and the points (AP-09, AP-86).
    pub(crate) fn check_recruit_general(&self, side: Side, ratings: [u8; 3]) -> Result<(), Refusal> {
        let army = self.army(side);
        check_ratings(ratings)?;
        let full = army.generals.len() >= GENERALS;
        Refusal::when(full, "AP-86", "too-many-generals").map_err(|no| no.with("most", GENERALS))?;
        self.check_points(army.cost() + general_cost(ratings) + army.cheapest_completion())
    }

    fn check_points(&self, cost: i32) -> Result<(), Refusal> {
        let budget = self.setup.budget;
        Refusal::when(cost > budget, "AP-85", "over-budget").map_err(|no| no.with("points", budget))
    }

    /// A recruit may be sent home again, not for ever (AP-R64).
    pub(crate) fn check_dismiss(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        self.check_take_back(side)
    }

    pub(crate) fn muster_actions(&self, side: Side, out: &mut Vec<Action>) {
        let doctrines = Doctrine::ALL.map(Action::Doctrine);
        let all = doctrines.into_iter().chain(self.pieces(side).map(Action::Demobilise)).chain([Action::Done]);
        out.extend(all.filter(|action| self.check(side, action).is_ok()));
    }

    /// Whole pieces go home while the army is over its budget; one general and one unit remain (AP-103, AP-R40).
    pub(crate) fn check_demobilise(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece).or_else(|refusal| {
            // A piece that would come later can be left at home as well.
            if refusal.rule == "AP-144" { Ok(()) } else { Err(refusal) }
        })?;
        Refusal::when(self.mobilised(side) <= self.points(side), "AP-103", "fits-budget")?;
        Refusal::unless(self.left_like(piece) > 1, "AP-R40", "last-one")
    }

    /// Thin or deep order for the whole army; mixed for the French (AP-122, AP-137).
    pub(crate) fn check_doctrine(&self, side: Side, doctrine: Doctrine) -> Result<(), Refusal> {
        let rules = &self.setup.rules;
        Refusal::unless(rules.doctrines, "AP-122", "option-off")?;
        Refusal::when(self.preparation[side].doctrine.is_some(), "AP-122", "doctrine-declared")?;
        let mixed = doctrine == Doctrine::Mixed && !rules.mixed_order(self.army(side).nation);
        Refusal::when(mixed, "AP-137", "mixed-french")
    }

    pub(super) fn recruit(&mut self, side: Side, change: impl FnOnce(&mut Army)) {
        if let Some(army) = &mut self.armies[side] {
            change(Arc::make_mut(army));
        }
        self.raise(side);
    }

    pub(super) fn dismiss(&mut self, side: Side, piece: PieceRef) {
        self.recruit(side, |army| {
            if let Some(i) = piece.as_unit() {
                army.units.remove(i);
            }
            if let Some(i) = piece.as_general() {
                army.generals.remove(i);
            }
        });
        self.preparation[side].taken_back += 1;
    }

    pub(crate) fn demobilise(&mut self, piece: PieceRef) {
        match (piece.as_unit(), piece.as_general()) {
            (Some(i), _) => self.units[piece.side.index()][i].eliminate(),
            (_, Some(i)) => self.generals[piece.side.index()][i].remove(),
            _ => {}
        }
        *self.whereabouts(piece).2 = false;
    }
}
