use kernel::{Game, OptionSpec, Options, Side};

use crate::Escadrilles;

/// The longest game in turns, and the length when `turn_limit` is 0 or `none` (ES-R35): every game ends.
pub const MOST_TURNS: u16 = 200;

/// The house rules of the book's table of options.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::flag("final_turn", true, "ES-R6"),
        OptionSpec::flag("deliberate_collision", true, "ES-R15"),
        OptionSpec::word("first_player", &["draw", "west", "east"], "ES-R24").void_when("drawn_initiative", true),
        OptionSpec::flag("alternate_initiative", false, "ES-R24").void_when("drawn_initiative", true),
        OptionSpec::flag("drawn_initiative", false, "ES-R36"),
        OptionSpec::flag("dark_blocks_fire", false, "ES-R20"),
        OptionSpec::word("deployment", &["standard", "free"], "ES-R3"),
        OptionSpec::number("turn_limit", 40, 0, i32::from(MOST_TURNS), true, "ES-R28"),
    ]
}

/// The house rules in force.
#[derive(Clone, Debug)]
pub(crate) struct House {
    /// A turn may be made in the last hex of a move.
    pub final_turn: bool,
    /// Enemies may be rammed by choice.
    pub deliberate_collision: bool,
    /// Who is first; nobody when it is drawn.
    pub first_player: Option<Side>,
    /// The order of the squadrons is swapped in even turns.
    pub alternate_initiative: bool,
    /// Who flies first is drawn anew every turn, whatever else is said of it.
    pub drawn_initiative: bool,
    /// A dark hex shields what is behind it.
    pub dark_blocks_fire: bool,
    /// The players choose which aircraft starts where.
    pub free_deployment: bool,
    /// Turns before the aircraft are counted.
    pub turn_limit: u16,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        let limit = options.number("turn_limit").filter(|&turns| turns > 0);
        House {
            final_turn: options.flag("final_turn"),
            deliberate_collision: options.flag("deliberate_collision"),
            first_player: Escadrilles::side(options.word("first_player")),
            alternate_initiative: options.flag("alternate_initiative"),
            drawn_initiative: options.flag("drawn_initiative"),
            dark_blocks_fire: options.flag("dark_blocks_fire"),
            free_deployment: options.word("deployment") == "free",
            turn_limit: limit.map_or(MOST_TURNS, |turns| turns as u16),
        }
    }
}
