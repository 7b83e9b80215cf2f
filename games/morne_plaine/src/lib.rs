//! Morne Plaine: blocks of figures on a free table measured in inches.
//!
//! The flow of play is here; one file a topic stands beside it. `MP-…` names the rules of `rules/en.md`.

mod accept;
mod action;
mod bar;
mod candidates;
mod charge;
mod clash;
mod contact;
mod dice;
mod event;
mod explain;
mod facts;
mod fire;
mod forecast;
mod formation;
mod geometry;
mod gestures;
mod judge;
mod melee;
mod morale;
mod movement;
mod notation;
pub mod odds;
mod options;
mod parade;
mod phrases;
mod pieces;
mod position;
mod reasons;
mod scene;
mod setup;
mod show;
mod sight;
mod table;
mod tell;
mod terrain;
mod turn;
mod units;

use std::sync::Arc;

use kernel::{Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side, ToPlay};

pub use action::{Action, Move, MoveKind};
pub use bar::Bar;
pub use dice::Reroll;
pub use event::{Cause, Event, Loss, Row, ShotKind};
pub use facts::{Denial, Denied};
pub use fire::{BANDS, Band, Lie, PROGRESS, RIFLES, Shot, VOLLEY};
pub use formation::{Face, Figures, Foot, Formation, Pivot, Reform, Shape, front, half, on_side};
pub use geometry::{
    Bounds, Gap, Hull, INCH, Point, Pose, TOLERANCE, bearing, cosine, direction, gap, heading, inches, overlap,
    rotated, round, sine, turn,
};
pub use melee::{Order, Strike};
pub use morale::{Modifier, PANIC};
pub use movement::Course;
pub use notation::{read_shape, write_shape};
pub use options::Rules;
pub use position::Position;
pub use setup::{Army, Edge, Objective, Road, RoadKind, Setup};
pub use sight::{Edge as FiringEdge, FrontalArc, Seen};
pub use terrain::{Area, AreaKind, Cover, Ground, Line, LineKind};
pub use units::{Arm, Class, Place, Trait, Unit, UnitId, UnitSpec};

/// What is being decided (section 4.1 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Stage {
    /// The sides place their units in turn (option `free_deployment`).
    Deploy,
    /// Units near fleeing friends test (MP-171).
    Panic,
    /// The player's units act (MP-55).
    Actions,
    /// A unit may fire after its move, or a square's sides fire (MP-59, MP-45).
    Fire {
        unit: UnitId,
        /// A square's volley rather than fire after a move.
        volley: bool,
        /// Sides of the square that have fired, one bit each.
        sides: u8,
    },
    /// A charge is declared; others may support it (MP-120).
    Support,
    /// The charged unit reacts (MP-102).
    React,
    /// A rallied unit may take a formation (MP-178).
    RallyForm(UnitId),
    /// Commanders move (MP-94).
    Command,
    /// Melees are fought (MP-98).
    Melees,
    /// The victor of a melee chooses (MP-162, MP-169).
    Victor,
    /// The victor's units may reform (MP-170).
    VictorReform,
}

/// A charge under way (MP-102).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// Who is charged.
    pub target: UnitId,
    /// The lead and its supports, in queue order.
    pub queue: Vec<UnitId>,
    /// In flank or rear (MP-111).
    pub flank: bool,
}

/// A melee (MP-145).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Melee {
    /// Its number.
    pub id: u8,
    /// The units of the first and the second side, contact unit first.
    pub sides: [Vec<UnitId>; 2],
    /// Where the contact units stand (MP-153).
    pub places: [Pose; 2],
    /// Which sides claim to strike first (MP-130).
    pub first: [bool; 2],
    /// The unit that defends an obstacle, if one does (MP-35).
    pub obstacle: Option<UnitId>,
    /// Fought in difficult terrain (MP-36).
    pub difficult: bool,
    /// Stragglers of this round, by side (MP-115).
    pub stragglers: [u8; 2],
    /// It was fought in this player turn, or began by pursuit in it (MP-166).
    pub fought: bool,
}

/// A side that won a melee and now chooses (MP-162, MP-170).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victor {
    /// Whose choice it is.
    pub side: Side,
    /// Its units of that melee, contact unit first.
    pub units: Vec<UnitId>,
    /// The melee, if enemies are left in it.
    pub melee: Option<u8>,
    /// Enemies that fled from it.
    pub fled: Vec<UnitId>,
}

/// Where a unit was removed (option `panic_on_removal`, MP-176).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Which unit.
    pub unit: UnitId,
    /// Its last strength.
    pub n: u8,
    /// Its last centre.
    pub at: Point,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct MornePlaine {
    setup: Shared<Setup>,
    units: Vec<Unit>,
    melees: Vec<Melee>,
    stage: Stage,
    /// Whose player turn it is.
    player: Side,
    turn: u8,
    /// Who holds each objective.
    held: Vec<Option<Side>>,
    charge: Option<Charge>,
    victor: Option<Victor>,
    markers: Vec<Marker>,
    /// What the players declared impossible (MP-R77).
    denied: Vec<Denied>,
    outcome: Option<Outcome>,
    blur: Blur,
}

/// In an imagined position, how the eye misjudges the distances of charges; 0 in a true one. Never compared: no one can
/// tell the two apart.
#[derive(Clone, Copy, Debug, Default)]
struct Blur(u32);

impl PartialEq for Blur {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Game for MornePlaine {
    const ID: &'static str = "morne_plaine";
    const RULES_VERSION: u32 = 2;
    const SIDES: [&'static str; 2] = ["first", "second"];
    const REASONS: &'static [&'static str] = &["broken", "points", "level"];
    const CONTINUOUS: bool = true;

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["drill", "haye_sainte", "hougoumont", "erlon", "plancenoit", "petite_guerre"]
    }

    fn options() -> Vec<OptionSpec> {
        options::options()
    }

    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let mut game = MornePlaine::laid_out(setup);
        game.begin(dice, journal);
        game
    }

    /// A unit is deployed once. In a player turn a unit panics, acts, fires (four sides and a refusal), declares or
    /// reacts, rallies, moves as a commander, fights, chooses and reforms: no unit owes more than 16 decisions. What
    /// players declare impossible is a reform, or a charge or a shot at an enemy, before and after a move (MP-R77).
    fn ply_limit(setup: &Setup) -> u32 {
        let units = setup.units.len() as u32;
        let denied = if setup.rules.declared_table { 2 * (1 + 6 * units) } else { 0 };
        units + 2 * u32::from(setup.turns) * ((16 + denied) * units + 4)
    }

    fn to_play(&self) -> ToPlay {
        if let Some(outcome) = self.outcome {
            return ToPlay::Over(outcome);
        }
        ToPlay::One(match self.stage {
            Stage::React => !self.player,
            Stage::Victor | Stage::VictorReform => self.victor.as_ref().map_or(self.player, |victor| victor.side),
            _ => self.player,
        })
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if self.to_play().awaits(side) {
            self.list(side, out);
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        Ok(self.judge_action(side, action)?)
    }

    fn play(&mut self, _: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.carry_out(action, dice, journal);
    }

    fn listed(&self, action: &Action) -> bool {
        self.promises(action)
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        self.to_play().awaits(side).then(|| self.draw(side, luck, scratch))?
    }

    /// Nothing is hidden but the way of a charge, which nobody may measure (MP-99): it is misjudged by up to 8 %.
    fn imagine(&self, _: Side, luck: &mut Seeded) -> Self {
        self.blurred(luck)
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        (kind == "UnitId").then(|| self.id_of(UnitId(number as u8)).to_owned())
    }
}

impl MornePlaine {
    /// The table as the scenario lays it out.
    fn laid_out(setup: Arc<Setup>) -> MornePlaine {
        let unit = |spec: &UnitSpec| Unit {
            foot: setup.listed_foot(spec),
            shape: spec.shape,
            n: spec.n0,
            place: if spec.turn > 1 || setup.rules.free_deployment { Place::Waiting } else { Place::Table },
            acted: false,
            fleeing: false,
            caught: false,
            broken: false,
            panicked: false,
            panic: 0,
            start: spec.n0,
            shot: 0,
            tested: false,
            due: None,
            banned: 0,
            ban_turns: 0,
            melee: None,
            charging: false,
            flanker: false,
        };
        MornePlaine {
            units: setup.units.iter().map(unit).collect(),
            melees: Vec::new(),
            stage: if setup.rules.free_deployment { Stage::Deploy } else { Stage::Actions },
            player: setup.first,
            turn: 1,
            held: setup.objectives.iter().map(|objective| objective.held).collect(),
            charge: None,
            victor: None,
            markers: Vec::new(),
            denied: Vec::new(),
            outcome: None,
            blur: Blur::default(),
            setup: setup.into(),
        }
    }
}
