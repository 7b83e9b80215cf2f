//! A computer player: its rank and how long it may think. Its text is `sergeant`, `captain:50ms`, `captain:2000`
//! (simulations), `marshal:3s` or `captain:2000,50ms` (whichever comes first).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::Fault;

use crate::Rank;

/// How long to think about a decision; the first limit that is reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// At most this many simulations.
    pub simulations: Option<u32>,
    /// At most this long. Whoever has a clock keeps it: see [`crate::choose`].
    pub time: Option<Duration>,
}

impl Budget {
    /// So many simulations, however long they take: the same everywhere.
    pub const fn simulations(n: u32) -> Self {
        Budget { simulations: Some(n), time: None }
    }

    /// So long, however many simulations that is.
    pub const fn time(time: Duration) -> Self {
        Budget { simulations: None, time: Some(time) }
    }
}

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// How good it is.
    pub rank: Rank,
    /// How long it may think.
    pub budget: Budget,
}

impl Player {
    /// A player with this budget.
    pub const fn new(rank: Rank, budget: Budget) -> Self {
        Player { rank, budget }
    }

    /// A player with the usual budget of its rank.
    pub const fn usual(rank: Rank) -> Self {
        let budget = match rank {
            Rank::Recruit | Rank::Sergeant => Budget { simulations: None, time: None },
            Rank::Captain => Budget::time(Duration::from_secs(1)),
            Rank::Marshal => Budget::time(Duration::from_secs(5)),
        };
        Player { rank, budget }
    }
}

impl From<Rank> for Player {
    fn from(rank: Rank) -> Self {
        Player::usual(rank)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rank)?;
        if *self == Player::usual(self.rank) {
            return Ok(());
        }
        write!(f, ":{}", self.budget)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| time.as_millis()).map(|millis| match millis % 1000 {
            0 => format!("{}s", millis / 1000),
            _ => format!("{millis}ms"),
        });
        let limits: Vec<_> = self.simulations.map(|n| n.to_string()).into_iter().chain(time).collect();
        f.write_str(&limits.join(","))
    }
}

impl FromStr for Budget {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut budget = Budget::default();
        text.split(',').try_for_each(|limit| add_limit(&mut budget, limit))?;
        Ok(budget)
    }
}

impl FromStr for Player {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let (rank, limits) = match text.split_once(':') {
            Some((rank, limits)) => (rank.parse::<Rank>()?, Some(limits)),
            None => (text.parse::<Rank>()?, None),
        };
        let Some(limits) = limits else { return Ok(Player::usual(rank)) };
        if !rank.searches() {
            return Err(Fault::new("player", format!("'{text}': a {rank} does not search and takes no budget")));
        }
        let budget = limits.parse().map_err(|fault: Fault| fault.within(format!("'{text}'")))?;
        Ok(Player { rank, budget })
    }
}

fn add_limit(budget: &mut Budget, limit: &str) -> Result<(), Fault> {
    let wrong = |problem: &str| Fault::new("budget", format!("'{limit}' {problem}"));
    let digits = limit.len() - limit.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = limit.split_at(digits);
    let number: u32 = number.parse().map_err(|_| wrong("is no limit; write 2000 (simulations), 50ms or 3s"))?;
    if number == 0 {
        return Err(wrong("leaves no time to think"));
    }
    let twice = match unit {
        "" => budget.simulations.replace(number).is_some(),
        "ms" => budget.time.replace(Duration::from_millis(number.into())).is_some(),
        "s" => budget.time.replace(Duration::from_secs(number.into())).is_some(),
        _ => return Err(wrong("has an unknown unit; write 2000 (simulations), 50ms or 3s")),
    };
    if twice { Err(wrong("is a second limit of the same kind")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_survives_its_own_words() {
        for text in ["recruit", "sergeant", "captain", "captain:50ms", "captain:2000", "marshal:3s", "marshal:9,1500ms"]
        {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        assert_eq!("captain:1s".parse::<Player>().unwrap(), Player::usual(Rank::Captain));
        assert_eq!("captain:1000ms".parse::<Player>().unwrap().to_string(), "captain");
    }

    #[test]
    fn a_bad_player_says_what_would_be_right() {
        let say = |text: &str| text.parse::<Player>().unwrap_err().to_string();
        assert_eq!(say("general"), "player: 'general' is no rank; the ranks are recruit, sergeant, captain, marshal");
        assert_eq!(say("recruit:3s"), "player: 'recruit:3s': a recruit does not search and takes no budget");
        assert_eq!(say("captain:0"), "'captain:0': budget: '0' leaves no time to think");
        assert_eq!(
            say("captain:fast"),
            "'captain:fast': budget: 'fast' is no limit; write 2000 (simulations), 50ms or 3s"
        );
        assert_eq!(
            say("captain:3h"),
            "'captain:3h': budget: '3h' has an unknown unit; write 2000 (simulations), 50ms or 3s"
        );
        assert_eq!(say("captain:3s,5ms"), "'captain:3s,5ms': budget: '5ms' is a second limit of the same kind");
        assert!("captain:".parse::<Player>().is_err() && "captain:99999999999".parse::<Player>().is_err());
    }
}
