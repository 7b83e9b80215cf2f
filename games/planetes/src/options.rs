use kernel::{OptionSpec, Options};
use skirmish::MOST_ROUNDS;

use crate::Planetes;
use crate::unit::Kind;

/// The house rules of the book's table of options.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("setup_mode", &["alternate", "secret", "standard"], "PL-27"),
        OptionSpec::word("first_player", &["random", "ambre", "beryl"], "PL-28"),
        OptionSpec::number("turn_limit", 20, 1, i32::from(MOST_ROUNDS), true, "PL-R16"),
        OptionSpec::flag("double_pass_ends", true, "PL-R16"),
        OptionSpec::flag("agreed_stop", false, "PL-R16"),
        OptionSpec::number("infantry_move", Kind::Infantry.row().movement as i32, 4, 5, false, "PL-R1"),
        OptionSpec::flag("pass_through_friends", true, "PL-44"),
        OptionSpec::flag("zone_of_control", false, "PL-80"),
        OptionSpec::flag("reduced_keeps_bonus", true, "PL-36"),
        OptionSpec::word("fire_blocking", &["enemies_and_bodies", "none"], "PL-58"),
        OptionSpec::flag("pinned_artillery", false, "PL-R4"),
        OptionSpec::word("retreat_ratio", &["all_threats", "contact_only", "unspent_only"], "PL-77"),
        OptionSpec::flag("must_attack", false, "PL-54"),
    ]
}

/// The house rules in force.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub common: skirmish::House,
    /// PL-27: both place unseen, and then reveal.
    pub secret: bool,
    /// The board's own deployment instead of placement.
    pub standard: bool,
    /// PL-R1.
    pub infantry_move: u32,
    /// PL-80: enemies stop who comes near.
    pub zone_of_control: bool,
    /// Terrain helps a unit whose potential is reduced.
    pub reduced_keeps_bonus: bool,
    /// Bodies and enemies stop fire.
    pub fire_is_blocked: bool,
    /// Artillery touched by an enemy fires with its reduced potential.
    pub pinned_artillery: bool,
    /// Artillery does not bar a refuge.
    pub contact_only: bool,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        House {
            common: skirmish::House::new::<Planetes>(options),
            secret: options.word("setup_mode") == "secret",
            standard: options.word("setup_mode") == "standard",
            infantry_move: options.number("infantry_move").map_or(4, |points| points as u32),
            zone_of_control: options.flag("zone_of_control"),
            reduced_keeps_bonus: options.flag("reduced_keeps_bonus"),
            fire_is_blocked: options.word("fire_blocking") != "none",
            pinned_artillery: options.flag("pinned_artillery"),
            contact_only: options.word("retreat_ratio") == "contact_only",
        }
    }

    /// The movement potential of an arm (PL-30 to PL-32, PL-R1).
    pub(crate) fn movement(&self, kind: Kind) -> u32 {
        if kind == Kind::Infantry { self.infantry_move } else { kind.row().movement }
    }
}
