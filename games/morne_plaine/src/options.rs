//! The options of a match (section "Options" of the rulebook).

use kernel::{OptionSpec, Options};

/// The options of a match, ready for use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// MP-27.
    pub overhead_fire: bool,
    /// MP-82: the save of formed infantry with soft cover only.
    pub soft_cover_save: u8,
    /// MP-84: fire tests wait for the end of the actions.
    pub late_fire_tests: bool,
    /// MP-86.
    pub cuirass_vs_fire: bool,
    /// MP-89: unsaved hits are doubled instead of hits.
    pub double_losses: bool,
    /// MP-99: the screen may measure charges.
    pub pre_measure_charges: bool,
    /// MP-107.
    pub volley_fail_fires: bool,
    /// MP-115.
    pub stragglers_count: bool,
    /// MP-151.
    pub weighted_losses_decide: bool,
    /// MP-163.
    pub fallback_choice: bool,
    /// MP-167: any second demoralisation destroys.
    pub second_flight_ever: bool,
    /// MP-176.
    pub panic_on_removal: bool,
    /// MP-181.
    pub army_break: bool,
    /// The sides place their own units.
    pub free_deployment: bool,
    /// MP-29 does not halve skirmishers for areas.
    pub skirmishers_ignore_difficult: bool,
    /// MP-R76: the table is the players' own, and its facts are what they declare.
    pub declared_table: bool,
}

/// The options that a match may choose.
pub fn options() -> Vec<OptionSpec> {
    vec![
        OptionSpec::flag("overhead_fire", true, "MP-27").void_when("declared_table", true),
        OptionSpec::number("soft_cover_save", 6, 5, 6, false, "MP-82"),
        OptionSpec::word("fire_test", &["at_once", "end_of_actions"], "MP-84"),
        OptionSpec::flag("cuirass_vs_fire", false, "MP-86"),
        OptionSpec::word("artillery_doubling", &["hits", "losses"], "MP-89"),
        OptionSpec::flag("pre_measure_charges", false, "MP-99").void_when("declared_table", true),
        OptionSpec::flag("volley_fail_fires", false, "MP-107"),
        OptionSpec::flag("stragglers_count", true, "MP-115"),
        OptionSpec::flag("weighted_losses_decide", false, "MP-151"),
        OptionSpec::flag("fallback_choice", false, "MP-163"),
        OptionSpec::word("second_flight", &["unrallied", "ever"], "MP-167"),
        OptionSpec::flag("panic_on_removal", false, "MP-176"),
        OptionSpec::flag("army_break", true, "MP-181"),
        OptionSpec::flag("free_deployment", false, "MP-184").void_when("declared_table", true),
        OptionSpec::flag("skirmishers_ignore_difficult", false, "MP-29"),
        OptionSpec::flag("declared_table", false, "MP-R76"),
    ]
}

impl Rules {
    /// Reads the options.
    pub fn new(options: &Options) -> Rules {
        let flag = |key| options.flag(key);
        Rules {
            overhead_fire: flag("overhead_fire"),
            soft_cover_save: options.number("soft_cover_save").map_or(6, |n| n as u8),
            late_fire_tests: options.word("fire_test") == "end_of_actions",
            cuirass_vs_fire: flag("cuirass_vs_fire"),
            double_losses: options.word("artillery_doubling") == "losses",
            pre_measure_charges: flag("pre_measure_charges"),
            volley_fail_fires: flag("volley_fail_fires"),
            stragglers_count: flag("stragglers_count"),
            weighted_losses_decide: flag("weighted_losses_decide"),
            fallback_choice: flag("fallback_choice"),
            second_flight_ever: options.word("second_flight") == "ever",
            panic_on_removal: flag("panic_on_removal"),
            army_break: flag("army_break"),
            free_deployment: flag("free_deployment"),
            skirmishers_ignore_difficult: flag("skirmishers_ignore_difficult"),
            declared_table: flag("declared_table"),
        }
    }
}
