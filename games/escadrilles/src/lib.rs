//! Escadrilles: two squadrons of numbered aircraft over sea, plains, plateaus and peaks. Speeds are noted in secret,
//! flown to the last point, and whoever ends behind an enemy shoots it down.
//!
//! One file a chapter of the book: `speed`, `flight`, `combat`; `refuse` says which rule forbids an action.

mod combat;
mod event;
mod flight;
mod gestures;
mod judge;
mod notation;
mod options;
mod plane;
mod position;
mod reach;
mod refuse;
mod secrets;
mod setup;
mod show;
mod speed;
mod telling;
mod turn;
mod weigh;

use std::sync::Arc;

use hexmap::{Cell, Direction};
use kernel::{BySide, Dice, Game, Journal, OptionSpec, Refusal, ScenarioFile, Seeded, Shared, Side, ToPlay};

pub use event::Event;
pub use options::MOST_TURNS;
pub use plane::{Fate, Plane, PlaneId, SQUADRON};
pub use position::{PlaneAt, Position};
pub use setup::{Ground, Setup};
pub use speed::{Allowance, FASTEST, SLOWEST, TURNS};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Both choose in secret which aircraft starts where (ES-R3).
    Deploy,
    /// Both note speeds in secret (ES-13).
    Note,
    /// This squadron flies, aircraft by aircraft (ES-20, ES-32, ES-33).
    Move(Side),
    /// The game is over.
    Over,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// Chooses a start hex: `place w3 00.06`.
    Place { plane: PlaneId, cell: Cell },
    /// Notes a speed: `note w3 4`.
    Note { plane: PlaneId, speed: u8 },
    /// Flies to a hex and points somewhere: `move w3 07.06 E`.
    Move { plane: PlaneId, cell: Cell, heading: Direction },
    /// Flies into another aircraft: `collide w3 e1`.
    Collide {
        /// The aircraft that flies.
        plane: PlaneId,
        /// The one it meets.
        with: PlaneId,
    },
    /// Crashes alone, when nothing else is left: `crash w3`.
    Crash { plane: PlaneId },
}

impl Action {
    /// The aircraft that acts.
    pub fn plane(&self) -> PlaneId {
        match *self {
            Action::Place { plane, .. }
            | Action::Note { plane, .. }
            | Action::Move { plane, .. }
            | Action::Collide { plane, .. }
            | Action::Crash { plane } => plane,
        }
    }
}

/// A game of Escadrilles.
#[derive(Clone, PartialEq)]
pub struct Escadrilles {
    setup: Shared<Setup>,
    turn: u16,
    first: Side,
    phase: Phase,
    planes: BySide<[Plane; SQUADRON as usize]>,
}

kernel::debug_by_position!(Escadrilles);

impl Escadrilles {
    /// The turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Where the turn stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// An aircraft as it is now.
    #[inline]
    pub fn plane(&self, plane: PlaneId) -> &Plane {
        &self.planes[plane.side][plane.index()]
    }

    #[inline]
    fn plane_mut(&mut self, plane: PlaneId) -> &mut Plane {
        &mut self.planes[plane.side][plane.index()]
    }

    /// The aircraft of a squadron that fly, in number order.
    pub fn flying(&self, side: Side) -> impl Iterator<Item = PlaneId> + Clone + '_ {
        PlaneId::squadron(side).filter(|&plane| self.plane(plane).flies())
    }

    /// How many aircraft of a squadron fly.
    #[inline]
    pub fn strength(&self, side: Side) -> usize {
        self.planes[side].iter().filter(|plane| plane.flies()).count()
    }

    /// Who flies first this turn: always the first player, unless the house rule swaps the order in even turns
    /// (ES-32, ES-R24). Where he is drawn every turn, he is the one last drawn (ES-R36).
    pub fn opener(&self) -> Side {
        let swapped = self.setup.house.alternate_initiative && self.turn.is_multiple_of(2);
        if swapped { !self.first } else { self.first }
    }

    /// Flies to an end that is known to be within reach; the noted speed is then public (ES-R25).
    fn fly(&mut self, plane: PlaneId, cell: Cell, heading: Direction, journal: &mut impl Journal<Self>) {
        let path = self.path_of(journal, || self.flight_to(plane, cell, heading));
        let flown = self.plane_mut(plane);
        let speed = flown.noted;
        *flown = Plane { cell, heading, speed, noted: 0, ..*flown };
        journal.note(self, Event::Flew { plane, speed, path, heading });
    }

    /// Both are gone at once (ES-26, ES-R14, ES-R32).
    fn collide(&mut self, plane: PlaneId, with: PlaneId, journal: &mut impl Journal<Self>) {
        let path = self.path_of(journal, || self.flight_into(plane, self.plane(with).cell));
        let speed = self.plane(plane).noted;
        self.lose(plane, Fate::Collision);
        self.lose(with, Fate::Collision);
        journal.note(self, Event::Collided { plane, speed, with, path });
    }

    fn crash(&mut self, plane: PlaneId, journal: &mut impl Journal<Self>) {
        let path = self.path_of(journal, || self.flight_ahead(plane, self.plane(plane).noted));
        let speed = self.plane(plane).noted;
        let fate = match self.prospects(plane, speed).lot() {
            flight::Lot::Lost(fate) => fate,
            _ => Fate::Turns,
        };
        self.lose(plane, fate);
        journal.note(self, Event::Crashed { plane, speed, fate, path });
    }

    /// The path of a flight, if anybody listens.
    fn path_of<J: Journal<Self>>(&self, _: &J, way: impl FnOnce() -> Option<flight::Way>) -> Vec<Cell> {
        if J::LISTENS { way().map_or(Vec::new(), |way| way.path) } else { Vec::new() }
    }
}

impl Game for Escadrilles {
    const ID: &'static str = "escadrilles";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["west", "east"];
    const REASONS: &'static [&'static str] = &["mutual", "elimination", "turn-limit"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["sierras", "col", "haute_mer"]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let fixed = setup.house.first_player;
        let crews = BySide::from_fn(|side| {
            let waiting = setup.starts[side].len();
            std::array::from_fn(|i| Plane::grounded(if i < waiting { Fate::Waiting } else { Fate::Absent }))
        });
        let first = fixed.unwrap_or(Side::A);
        let mut game = Escadrilles { setup: setup.into(), turn: 1, first, phase: Phase::Deploy, planes: crews };
        if fixed.is_none() {
            game.draw_first(dice, journal);
        }
        if !game.setup.house.free_deployment {
            game.deploy_as_printed();
            game.begin_first_turn(journal);
        }
        game
    }

    /// Each turn every aircraft is noted once and flies once at most; before the first each is placed once.
    fn ply_limit(setup: &Setup) -> u32 {
        let planes = 2 * u32::from(SQUADRON);
        planes + 2 * planes * u32::from(setup.house.turn_limit)
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        match self.phase {
            Phase::Deploy | Phase::Note => ToPlay::Both(BySide::from_fn(|side| self.asked(side).is_some())),
            Phase::Move(side) => ToPlay::One(side),
            Phase::Over => ToPlay::Over(self.outcome()),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        let Some(plane) = self.asked(side) else { return };
        match self.phase {
            Phase::Deploy => out.extend(self.free_starts(side).map(|cell| Action::Place { plane, cell })),
            Phase::Note => {
                let speeds = speed::choices(self.turn, self.plane(plane).speed);
                out.extend(speeds.map(|speed| Action::Note { plane, speed }));
            }
            _ => {
                let (ends, others) = self.flight_choices(plane);
                out.extend(ends.iter().map(|(cell, heading)| Action::Move { plane, cell, heading }).chain(others));
            }
        }
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        let plane = self.asked(side)?;
        match self.phase {
            Phase::Note => {
                let speed = speed::any_choice(self.turn, self.plane(plane).speed, luck);
                Some(Action::Note { plane, speed })
            }
            Phase::Move(_) => {
                let (ends, mut others) = self.flight_choices(plane);
                let drawn = luck.below((ends.len() + others.clone().count()) as u32) as usize;
                if drawn >= ends.len() {
                    return others.nth(drawn - ends.len());
                }
                let (cell, heading) = ends.get(drawn);
                Some(Action::Move { plane, cell, heading })
            }
            _ => self.any_listed(side, luck, scratch),
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_action(side, action)
    }

    fn play(&mut self, side: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Place { plane, cell } => {
                self.take_off(plane, cell);
                journal.note(self, Event::Placed { plane, cell });
                return self.after_secret(journal);
            }
            Action::Note { plane, speed } => {
                self.plane_mut(plane).noted = speed;
                journal.note(self, Event::Noted { plane, speed });
                return self.after_secret(journal);
            }
            Action::Move { plane, cell, heading } => self.fly(plane, cell, heading, journal),
            Action::Collide { plane, with } => self.collide(plane, with, journal),
            Action::Crash { plane } => self.crash(plane, journal),
        }
        self.after_flight(side, dice, journal);
    }

    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        self.imagined(eyes, luck)
    }

    /// The last start hex opens the enemy's.
    fn reveals(&self, side: Side, action: &Action) -> bool {
        let last = |side| PlaneId::squadron(side).filter(|&plane| self.plane(plane).fate == Fate::Waiting).count();
        matches!(action, Action::Place { .. }) && last(side) == 1 && last(!side) == 0
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        (kind == "Cell").then(|| self.setup.grid.id(Cell(number as u16)))
    }
}
