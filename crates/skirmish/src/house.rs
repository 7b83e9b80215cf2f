use kernel::{Game, Options, Side};

/// The longest game in rounds, and the length when `turn_limit` is `none`: every game ends.
pub const MOST_ROUNDS: u16 = 200;

/// The house rules that all these games know.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// Who begins; nobody when lots are drawn.
    pub first_player: Option<Side>,
    /// Rounds before what each side holds is counted.
    pub turn_limit: u16,
    /// Two idle turns in a row end the game.
    pub double_pass_ends: bool,
    /// A stop may be offered.
    pub agreed_stop: bool,
    /// Friends may be passed through.
    pub pass_through_friends: bool,
    /// Combat may not end while an effective attack is left.
    pub must_attack: bool,
    /// Spent pieces do not bar a refuge.
    pub unspent_only: bool,
}

impl House {
    /// The house rules that were chosen.
    pub fn new<G: Game>(options: &Options) -> Self {
        House {
            first_player: G::side(options.word("first_player")),
            turn_limit: options.limit("turn_limit", MOST_ROUNDS),
            double_pass_ends: options.flag("double_pass_ends"),
            agreed_stop: options.flag("agreed_stop"),
            pass_through_friends: options.flag("pass_through_friends"),
            must_attack: options.flag("must_attack"),
            unspent_only: options.word("retreat_ratio") == "unspent_only",
        }
    }
}
