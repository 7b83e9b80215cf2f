//! What a side may decide.

use serde::Serialize;

use crate::formation::{Face, Reform, Shape};
use crate::geometry::Pose;
use crate::units::UnitId;

/// How a unit moves (MP-59, MP-60, MP-93).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveKind {
    /// Base move, then fire: `progress`.
    Progress,
    /// Double or triple move: `fast`.
    Fast,
    /// A battery moved by its crew, then fire: `manhandle`.
    Manhandle,
    /// A battery moved by its teams: `drive`.
    Limbered,
}

impl MoveKind {
    /// All of them.
    pub const ALL: [MoveKind; 4] = [MoveKind::Progress, MoveKind::Fast, MoveKind::Manhandle, MoveKind::Limbered];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        ["progress", "fast", "manhandle", "drive"][self as usize]
    }
}

/// A move with all it may hold (section 4.3 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Move {
    /// Who moves.
    pub unit: UnitId,
    /// How.
    pub kind: MoveKind,
    /// A free reform before it (MP-56, MP-57).
    pub pre: Option<Reform>,
    /// The figures turn about first (MP-66).
    pub about: bool,
    /// Where it ends.
    pub pose: Pose,
    /// A free reform after it.
    pub post: Option<Reform>,
}

/// One decision. Lengths are engine units of 0.1 mm (254 to the inch), facings degrees clockwise from north. A
/// reform is written as formation and pivot: `line front`, `column6 centre 90`, `square front`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// Places a unit before the battle (option `free_deployment`): `deploy F1 column6 at 4572 3556 0`.
    Deploy { unit: UnitId, pose: Pose, shape: Shape },
    /// Tests a unit near fleeing friends (MP-171): `panic F1`.
    Panic(UnitId),
    /// Moves a unit: `progress F1 to 6096 7112 0`, `fast F1 first march3 front about to 6096 5188 180`,
    /// `drive F5 to 3048 6096 0 then unlimbered front`.
    Move(Move),
    /// Stationary fire (MP-61): `volley A1 F1`; of a square, whose sides then fire: `volley A1`.
    Volley {
        unit: UnitId,
        /// At whom; nobody yet for a square.
        target: Option<UnitId>,
    },
    /// A battery fires where it stands (MP-93): `guns F5 A1`.
    Guns { unit: UnitId, target: UnitId },
    /// Declares a charge (MP-100): `charge F1 A1`, `charge F1 A1 first column6 front`.
    Charge {
        unit: UnitId,
        target: UnitId,
        /// A free reform before it.
        pre: Option<Reform>,
    },
    /// Changes formation (MP-62): `form F1 line front`.
    Form { unit: UnitId, reform: Reform },
    /// Tries to rally a fleeing unit (MP-178): `rally F1`.
    Rally(UnitId),
    /// Cavalry tries to leave a melee (MP-69): `disengage F4`.
    Disengage(UnitId),
    /// A reinforcement comes in (MP-184): `enter A10 march2 at 7620 11000 180`.
    Enter { unit: UnitId, pose: Pose, shape: Shape },
    /// No more actions: `end actions`.
    EndActions,
    /// Fires after a move (MP-73, MP-88): `fire at A1`.
    FireAt(UnitId),
    /// A side of a square fires (MP-45): `side right fire at A1`.
    SideFire {
        /// Which side of the square.
        face: Face,
        target: UnitId,
    },
    /// No fire, or no more: `hold fire`.
    HoldFire,
    /// One more unit takes part in the charge (MP-120): `support F2`.
    Support(UnitId),
    /// The charge is declared as it is: `go`.
    Go,
    /// Charged infantry fires and holds (MP-104): `react fire`.
    FireAndHold,
    /// Charged infantry tries a volley (MP-107): `react volley`.
    ReactVolley,
    /// Charged infantry tries another formation (MP-106): `react form square`.
    ReactForm(Shape),
    /// The charged unit falls back (MP-105, MP-109): `react fall back`.
    FallBack,
    /// Charged cavalry counter-charges (MP-109): `react counter-charge`.
    CounterCharge,
    /// Charged cavalry stands (MP-109): `react stand`.
    Stand,
    /// A rallied unit takes a formation (MP-178): `rally form line centre 180`.
    RallyForm(Reform),
    /// No reform, or no more: `keep`.
    Keep,
    /// Moves a commander (MP-94): `command F6 to 6096 4000`.
    Command { unit: UnitId, x: i32, y: i32 },
    /// No more commanders move: `end command`.
    EndCommand,
    /// Fights a round of a melee (MP-150): `melee 1`.
    Melee(u8),
    /// The victor stays (MP-162): `stay`.
    Stay,
    /// The victor falls back in good order (MP-163): `fall back`; with `fallback_choice` on so many dice:
    /// `fall back 2`.
    VictorBack(u8),
    /// The victor pursues (MP-165): `pursue A1`.
    Pursue(UnitId),
    /// A victor's unit reforms (MP-170): `reform F1 line front`.
    VictorReform { unit: UnitId, reform: Reform },
}
