use kernel::{OptionSpec, Options};

/// The house rules of the book's table of options.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("limit_scope", &["per_turn", "per_activation"], "RE-R1"),
        OptionSpec::flag("artillery_fire_retreats", false, "RE-R12"),
        OptionSpec::word("nearest_target", &["any", "ignore_artillery"], "RE-R10"),
        OptionSpec::word("terrain_malus", &["single_worst", "attack_plus_protection"], "RE-R44"),
        OptionSpec::flag("road_bonus_with_combat", true, "RE-R16"),
        OptionSpec::word("hex_points", &["while_lost", "once"], "RE-R41"),
        OptionSpec::flag("breaking_point", true, "RE-R43"),
    ]
}

/// The house rules in force.
#[derive(Clone, Debug)]
pub struct House {
    /// Attacks and artillery fire are counted anew in each activation.
    pub per_activation: bool,
    /// A 1 of artillery fire drives the target back.
    pub fire_retreats: bool,
    /// Enemy batteries do not count as the nearest target.
    pub ignore_artillery: bool,
    /// The attacker's own ground and the target's protection add up.
    pub attack_plus_protection: bool,
    /// The road lengthens the fighting move, too.
    pub road_fight: bool,
    /// A hex once lost costs its points for good.
    pub points_once: bool,
    /// The breaking point ends the game.
    pub breaking_point: bool,
}

impl House {
    pub(crate) fn new(options: &Options) -> Self {
        House {
            per_activation: options.word("limit_scope") == "per_activation",
            fire_retreats: options.flag("artillery_fire_retreats"),
            ignore_artillery: options.word("nearest_target") == "ignore_artillery",
            attack_plus_protection: options.word("terrain_malus") == "attack_plus_protection",
            road_fight: options.flag("road_bonus_with_combat"),
            points_once: options.word("hex_points") == "once",
            breaking_point: options.flag("breaking_point"),
        }
    }
}
