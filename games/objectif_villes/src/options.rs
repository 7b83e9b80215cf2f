use kernel::{Game, OptionSpec, Options, Side};

use crate::ObjectifVilles;

/// The longest game in rounds, and the length when `turn_limit` is `none` (OV-R30): every game ends.
pub const MOST_ROUNDS: u16 = 200;

/// The house rules of the book's table of options.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("start", &["placement", "quick"], "OV-21"),
        OptionSpec::word("first_player", &["random", "pile", "face"], "OV-20"),
        OptionSpec::word("first_move", &["first_placer", "second_placer"], "OV-R17"),
        OptionSpec::number("turn_limit", 20, 1, i32::from(MOST_ROUNDS), true, "OV-R20"),
        OptionSpec::flag("double_pass_ends", true, "OV-R20"),
        OptionSpec::flag("agreed_stop", false, "OV-R20"),
        OptionSpec::flag("pass_through_friends", true, "OV-47"),
        OptionSpec::flag("must_attack", false, "OV-58"),
        OptionSpec::word("retreat_ratio", &["all_adjacent", "unspent_only"], "OV-77"),
        OptionSpec::word("placement_combat", &["all_contacts", "new_piece_only"], "OV-R14"),
    ]
}

/// The house rules in force.
#[derive(Clone, Debug)]
pub(crate) struct House {
    /// The ready deployment instead of placement.
    pub quick: bool,
    /// Who begins; nobody when lots are drawn.
    pub first_player: Option<Side>,
    /// The one who placed second takes the first turn.
    pub second_placer_moves_first: bool,
    /// Rounds before the towns are counted.
    pub turn_limit: u16,
    /// Two idle turns in a row end the game.
    pub double_pass_ends: bool,
    /// A stop may be offered.
    pub agreed_stop: bool,
    /// Friends may be walked through.
    pub pass_through_friends: bool,
    /// Combat may not end while an effective attack is left.
    pub must_attack: bool,
    /// Spent pieces do not bar a refuge.
    pub unspent_only: bool,
    /// In placement only attacks with the piece just placed.
    pub new_piece_only: bool,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        House {
            quick: options.word("start") == "quick",
            first_player: ObjectifVilles::side(options.word("first_player")),
            second_placer_moves_first: options.word("first_move") == "second_placer",
            turn_limit: options.limit("turn_limit", MOST_ROUNDS),
            double_pass_ends: options.flag("double_pass_ends"),
            agreed_stop: options.flag("agreed_stop"),
            pass_through_friends: options.flag("pass_through_friends"),
            must_attack: options.flag("must_attack"),
            unspent_only: options.word("retreat_ratio") == "unspent_only",
            new_piece_only: options.word("placement_combat") == "new_piece_only",
        }
    }
}
