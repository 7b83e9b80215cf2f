//! What was measured of every scenario of every game, on one page of Markdown (`docs/balance`).

use std::fmt::Write as _;

use catalogue::{Measured, Measurements, Table};
use kernel::{Chosen, Eyes, Fault, Seeded, Side, Text, Tongue};
use lab::Interval;

const HEAD: &str = "# Balance of the scenarios

How often the first side won when the same computer player had both, with the bounds between which the true rate lies 19
times in 20 (a draw counts half); how long half of the games were at least. A sergeant takes what looks best at once, and
where sides need foresight to different degrees captains may come to another rate. The card of a scenario tells the best
player's figure. The figures are kept in `games/GAME/measured.toml`; a scenario that has changed since has none.

```
grognard balance GAME --scenario ID --ranks sergeant -n 200 --all --note games/GAME/measured.toml
GROGNARD_BLESS=1 cargo test -p balance index      # writes this page
```

The first command also writes the whole report: endings, lead over time, heat maps, what became of each unit.
";

/// The page.
pub fn index() -> Result<String, Fault> {
    catalogue::games().try_fold(HEAD.to_owned(), |page, table| Ok(page + &chapter(table)?))
}

fn chapter(table: &dyn Table) -> Result<String, Fault> {
    let measurements = Measurements::of(table)?;
    let book = table.phrasebook(Tongue::En);
    let mut out = format!("\n## {}\n\n", book.say(&Text::key("game-title")));
    out += "| scenario | first side | player | games | it wins | decisions | turns |\n|---|---|---|---|---|---|---|\n";
    for scenario in table.scenarios() {
        let begun = table.start(scenario.toml, &Chosen::new(), &mut Seeded::new(0))?;
        let side = book.say(&begun.game.scene(Eyes::All).sides[Side::A].name);
        for measured in measurements.scenario(scenario.id, scenario.toml) {
            let title = book.say(&Text::key(format!("scenario-{}", scenario.id.replace('_', "-"))));
            _ = writeln!(out, "| {title} (`{}`) | {side} | {}", scenario.id, row(measured));
        }
    }
    Ok(out)
}

fn row(Measured { player, games, wins: [won, lost], decisions, turns, .. }: &Measured) -> String {
    let drawn = games - won - lost;
    let rate = Interval::wilson(f64::from(*won) + f64::from(drawn) / 2.0, *games);
    let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|share| (100.0 * share).round());
    format!("{player} | {games} | {rate} % ({low}–{high}) | {decisions} | {turns} |")
}
