//! What happens in one game between two players, in numbers that can be added up: the raw material of a balance report.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Board, BySide, Degree, Eyes, Fault, Journal, Overlay, Scene, Show, Side, Text, place};
use serde::{Deserialize, Serialize};

use crate::duel::{Finished, Witness, play_one};
use crate::{Contest, Ground};

/// Points of time at which the lead is noted, from the first decision to the last.
pub const MOMENTS: usize = 21;
/// The mesh of a table without cells, in hundredths of an inch: where pieces stand and die is told by its squares.
pub const MESH: i32 = 400;

/// Counts by cell, for each side.
pub type Heat = BTreeMap<String, BySide<u32>>;

/// What happened in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// The pair it belongs to.
    pub pair: u32,
    /// The side of the contest's first player.
    pub side_of_a: Side,
    /// Who won.
    pub winner: Option<Side>,
    /// How well.
    pub degree: Degree,
    /// Why it ended.
    pub reason: String,
    /// Who had the first decision, where one side had it.
    pub first: Option<Side>,
    /// Decisions made.
    pub decisions: u32,
    /// Turns, or what the game has for them.
    pub turns: u32,
    /// What the position promised the first side, in hundredths, at [`MOMENTS`] points of time.
    pub lead: Vec<i8>,
    /// Legal actions of all decisions together.
    pub branches: u64,
    /// Most legal actions of a decision.
    pub most: u32,
    /// For each kind of action, by its first word: decisions in which it could be made, and in which it was.
    pub options: BTreeMap<String, [u32; 2]>,
    /// Where pieces stood at the beginning of turns.
    pub stood: Heat,
    /// Where they were lost.
    pub died: Heat,
    /// How often each objective came into the hands of a side.
    pub taken: Heat,
    /// What became of the pieces.
    pub units: BTreeMap<String, Fate>,
}

/// What became of a piece, or of all pieces of a kind where a game does not tell them apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fate {
    /// Whose.
    pub side: Side,
    /// Its name.
    pub name: Text,
    /// How many there were at most.
    pub had: u32,
    /// How many stood at the end.
    pub left: u32,
}

/// Plays one game of the contest's first pair and tells what happened.
pub fn study<G: Show>(ground: &Ground<G>, contest: &Contest, side_of_a: Side) -> Result<Account, Fault> {
    let mut notes = Notes::<G>::default();
    let end = play_one(ground, contest, contest.first, side_of_a, &mut notes)?;
    Ok(notes.account(contest.first, &end))
}

struct Notes<G: Show> {
    /// The last position seen: what is told of an event needs the pieces as they stood before it.
    last: Option<G>,
    turns: u32,
    turned: bool,
    leads: Vec<f32>,
    branches: u64,
    most: u32,
    options: BTreeMap<String, [u32; 2]>,
    stood: Heat,
    died: Heat,
    taken: Heat,
    holders: BTreeMap<String, Option<Side>>,
    units: BTreeMap<String, Fate>,
}

impl<G: Show> Default for Notes<G> {
    fn default() -> Self {
        Notes {
            last: None,
            turns: 0,
            turned: true,
            leads: Vec::new(),
            branches: 0,
            most: 0,
            options: BTreeMap::new(),
            stood: Heat::new(),
            died: Heat::new(),
            taken: Heat::new(),
            holders: BTreeMap::new(),
            units: BTreeMap::new(),
        }
    }
}

impl<G: Show> Journal<G> for Notes<G> {
    const LISTENS: bool = true;

    fn note(&mut self, state: &G, event: G::Event) {
        if let Some(line) = state.tell(&event, Eyes::All) {
            if line.kind == "turn" {
                self.turns += 1;
                self.turned = true;
            }
            for motion in line.motions.iter().filter(|motion| motion.removed) {
                self.lost(&motion.piece, motion.path.last());
            }
        }
        self.last = Some(state.clone());
    }
}

impl<G: Show> Witness<G> for Notes<G> {
    fn decides(&mut self, game: &G, side: Side, action: &G::Action) {
        let actions = game.all_actions(side);
        self.branches += actions.len() as u64;
        self.most = self.most.max(actions.len() as u32);
        let taken = word(&game.write(action));
        let offered: BTreeSet<String> = actions.iter().map(|action| word(&game.write(action))).collect();
        for option in offered.into_iter().chain([taken.clone()]).collect::<BTreeSet<_>>() {
            let count = self.options.entry(option.clone()).or_default();
            count[0] += 1;
            count[1] += u32::from(option == taken);
        }
        self.leads.push(game.value(Side::A));
        if std::mem::take(&mut self.turned) {
            self.look(&game.scene(Eyes::All), true);
        }
        self.last = Some(game.clone());
    }

    fn ends(&mut self, game: &G) {
        self.look(&game.scene(Eyes::All), false);
    }
}

/// The kind of an action: the first word of its notation.
fn word(notation: &str) -> String {
    notation.split_whitespace().next().unwrap_or_default().to_owned()
}

impl<G: Show> Notes<G> {
    fn lost(&mut self, piece: &str, cell: Option<&String>) {
        let Some(cell) = cell else { return };
        let pieces = self.last.as_ref().map_or_else(Vec::new, |last| last.scene(Eyes::All).pieces);
        if let Some(side) = pieces.iter().find(|known| known.id == piece).and_then(|known| known.side) {
            self.died.entry(square(cell)).or_default()[side] += 1;
        }
    }

    fn look(&mut self, scene: &Scene, counts: bool) {
        let mut now: BTreeMap<String, Fate> = BTreeMap::new();
        for piece in scene.pieces.iter().filter(|piece| !piece.ghost) {
            let Some(side) = piece.side else { continue };
            let Some(cell) = piece.point.map(place).or_else(|| piece.at.clone()) else { continue };
            if counts {
                self.stood.entry(square(&cell)).or_default()[side] += 1;
            }
            let told_apart = piece.at.as_ref() != Some(&piece.id);
            let key = format!("{} {}", side.index(), if told_apart { &piece.id } else { &piece.kind });
            let fate = Fate { side, name: piece.name.clone(), had: 0, left: 0 };
            now.entry(key).or_insert(fate).left += 1;
        }
        self.units.values_mut().for_each(|fate| fate.left = 0);
        for (key, fate) in now {
            let known = self.units.entry(key).or_insert(Fate { left: 0, ..fate.clone() });
            known.left = fate.left;
            known.had = known.had.max(fate.left);
        }
        for (cell, holder) in holders(scene) {
            let before = self.holders.insert(cell.clone(), holder);
            if let (Some(side), Some(before)) = (holder, before)
                && before != holder
            {
                self.taken.entry(square(&cell)).or_default()[side] += 1;
            }
        }
    }

    fn account(self, pair: u32, end: &Finished) -> Account {
        Account {
            pair,
            side_of_a: end.side_of_a,
            winner: end.outcome.winner,
            degree: end.outcome.degree,
            reason: end.outcome.reason.to_owned(),
            first: end.first,
            decisions: end.decisions,
            turns: self.turns,
            lead: sampled(&self.leads),
            branches: self.branches,
            most: self.most,
            options: self.options,
            stood: self.stood,
            died: self.died,
            taken: self.taken,
            units: self.units,
        }
    }
}

/// Who holds each objective of a scene, and each sector where it has them.
fn holders(scene: &Scene) -> Vec<(String, Option<Side>)> {
    let objective = |overlay: &Overlay| match overlay {
        Overlay::Objective { at, side, .. } => Some((at.clone(), *side)),
        _ => None,
    };
    let mut holders: Vec<_> = scene.overlays.iter().filter_map(objective).collect();
    if let Board::Sectors(board) = &*scene.board {
        holders.extend(board.sectors.iter().map(|sector| (sector.id.clone(), sector.holder)));
    }
    holders
}

/// A cell as it is; a point or a pose of a plane as the square of the mesh that it lies in.
fn square(cell: &str) -> String {
    let numbers: Vec<i32> = cell.split(',').map_while(|number| number.parse().ok()).collect();
    match numbers[..] {
        [x, y, ..] => place([x.div_euclid(MESH), y.div_euclid(MESH)].map(|n| n * MESH + MESH / 2)),
        _ => cell.to_owned(),
    }
}

fn sampled(leads: &[f32]) -> Vec<i8> {
    let last = leads.len().saturating_sub(1);
    let at = |moment: usize| leads.get(moment * last / (MOMENTS - 1)).copied().unwrap_or(0.0);
    (0..MOMENTS).map(|moment| (at(moment) * 100.0).round() as i8).collect()
}
