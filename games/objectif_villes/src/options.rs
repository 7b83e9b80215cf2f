use kernel::{OptionSpec, Options};
use skirmish::MOST_ROUNDS;

use crate::ObjectifVilles;

/// The house rules of the book's table of options.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("start", &["placement", "quick"], "OV-21"),
        OptionSpec::word("first_player", &["random", "pile", "face"], "OV-20"),
        OptionSpec::word("first_move", &["first_placer", "second_placer"], "OV-R17").void_when("start", "quick"),
        OptionSpec::number("turn_limit", 20, 1, i32::from(MOST_ROUNDS), true, "OV-R20"),
        OptionSpec::flag("double_pass_ends", true, "OV-R20"),
        OptionSpec::flag("agreed_stop", false, "OV-R20"),
        OptionSpec::flag("pass_through_friends", true, "OV-47"),
        OptionSpec::flag("must_attack", false, "OV-58"),
        OptionSpec::word("retreat_ratio", &["all_adjacent", "unspent_only"], "OV-77"),
        OptionSpec::word("placement_combat", &["all_contacts", "new_piece_only"], "OV-R14").void_when("start", "quick"),
    ]
}

/// The house rules in force.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub common: skirmish::House,
    /// The ready deployment instead of placement.
    pub quick: bool,
    /// The one who placed second takes the first turn.
    pub second_placer_moves_first: bool,
    /// In placement only attacks with the piece just placed.
    pub new_piece_only: bool,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        House {
            common: skirmish::House::new::<ObjectifVilles>(options),
            quick: options.word("start") == "quick",
            second_placer_moves_first: options.word("first_move") == "second_placer",
            new_piece_only: options.word("placement_combat") == "new_piece_only",
        }
    }
}
