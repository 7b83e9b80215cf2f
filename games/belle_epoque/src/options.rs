use hexmap::Grazing;
use kernel::{OptionSpec, Options};

/// The readings that a table may choose between.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("support_fire_limit", &["any", "one"], "BE-R49"),
        OptionSpec::word("winner_advance", &["either", "attacker_only"], "BE-R45"),
        OptionSpec::word("line_along_edge", &["both", "never", "any"], "BE-R28"),
        OptionSpec::flag("hill_is_rough", false, "BE-R25"),
        OptionSpec::flag("elite_is_shock", false, "BE-R40"),
        OptionSpec::word("retreat_reading", &["contact", "strict"], "BE-R31"),
        OptionSpec::flag("free_setup", false, "BE-R56"),
        OptionSpec::flag("assault_reveals", false, "BE-R30"),
    ]
}

/// The options in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// One supporter an assault at most (BE-R49).
    pub one_supporter: bool,
    /// A defender never advances (BE-R45).
    pub attacker_only: bool,
    /// What a line along an edge meets (BE-R28).
    pub grazing: Grazing,
    /// Plain hills hamper cavalry too (BE-R25).
    pub hill_is_rough: bool,
    /// Elite troops are shock troops (BE-R40).
    pub elite_is_shock: bool,
    /// A retreat must lead away from every enemy near (BE-R31).
    pub strict_retreat: bool,
    /// The sides fill their start hexes themselves (BE-R56).
    pub free_setup: bool,
    /// An assault shows where a unit is, as fire does (BE-R30).
    pub assault_reveals: bool,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        House {
            one_supporter: options.word("support_fire_limit") == "one",
            attacker_only: options.word("winner_advance") == "attacker_only",
            grazing: match options.word("line_along_edge") {
                "never" => Grazing::NeverBlocks,
                "any" => Grazing::EitherBlocks,
                _ => Grazing::BothBlock,
            },
            hill_is_rough: options.flag("hill_is_rough"),
            elite_is_shock: options.flag("elite_is_shock"),
            strict_retreat: options.word("retreat_reading") == "strict",
            free_setup: options.flag("free_setup"),
            assault_reveals: options.flag("assault_reveals"),
        }
    }
}
