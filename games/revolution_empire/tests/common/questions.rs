//! What a case asks the rules, and what it expects on the table.

use kernel::{Game, ToPlay};
use revolution_empire::{Aim, Kind, Phase, Units};

use super::{Case, Table, side_of};

impl Case {
    pub(super) fn words(&mut self, units: Units) -> String {
        let setup = self.game().setup_of().clone();
        listed(units.map(|unit| setup.unit(unit).word.clone()).collect())
    }

    pub(super) fn ask(&mut self, query: &str, title: &str) {
        let (question, wanted) = query.split_once('=').expect("? question = answer");
        let words: Vec<&str> = question.split_whitespace().collect();
        let mut wanted: Vec<&str> = wanted.split_whitespace().collect();
        if matches!(words[0], "targets" | "offered" | "attacks" | "movers") {
            wanted.sort_unstable();
        }
        let found = self.answer(&words);
        assert_eq!(found, wanted.join(" "), "{title}: {question}");
    }

    fn answer(&mut self, words: &[&str]) -> String {
        let yes = |holds: bool| if holds { "yes" } else { "no" }.to_owned();
        let game = self.game().clone();
        let setup = game.setup_of();
        let unit = |word: &str| setup.unit_called(word).unwrap_or_else(|| panic!("no unit {word}"));
        let hex = |name: &str| setup.grid.cell(name).unwrap_or_else(|| panic!("no hex {name}"));
        match *words {
            ["dice", a, t] => game.attack_reckoning(unit(a), unit(t)).dice().to_string(),
            ["riposte", a, t] => game.riposte_reckoning(unit(a), unit(t)).dice().to_string(),
            ["pursuit", a] => game.pursuit_reckoning(unit(a)).dice().to_string(),
            ["firedice", a, t] => game.fire_reckoning(unit(a), unit(t)).expect("within range").dice().to_string(),
            ["targets", a] => self.words(game.targets(unit(a))),
            ["line", a, t] => {
                let aim = |aim: &Aim| {
                    let spec = setup.unit(aim.unit);
                    match spec.kind {
                        Kind::A => format!("{}:immune", spec.word),
                        _ => format!("{}:{}", spec.word, aim.dice),
                    }
                };
                game.line_of_fire(unit(a), unit(t)).iter().map(aim).collect::<Vec<_>>().join(" ")
            }
            ["dest", mover, to] => {
                let (reach, to) = (game.reach(unit(mover)), hex(to));
                match (reach.fight.contains(to), reach.all.contains(to)) {
                    (true, true) => "attack",
                    (false, true) => "march",
                    (fight, false) => {
                        assert!(!fight, "a hex out of reach keeps no attack");
                        "no"
                    }
                }
                .to_owned()
            }
            ["ndests", mover] => {
                let reach = game.reach(unit(mover));
                format!("{} {}", reach.all.len(), reach.fight.len())
            }
            ["offered"] => {
                let mut out: Vec<String> = game.legal().iter().map(|words| self.offer(words)).collect();
                out.sort();
                out.join(" ")
            }
            ["attacks", unit] => {
                let game = in_combat(game);
                let targets = |words: &str, mark| {
                    let targets = game.those(&format!("{words} {unit}"));
                    targets.split_whitespace().map(|target| format!("{target}{mark}")).collect::<Vec<_>>()
                };
                listed([targets("attack", ""), targets("column", "/column")].concat())
            }
            ["movers"] => self.words(game.movers()),
            ["groups", corps] => self.groups(&corps.to_lowercase()),
            ["los", a, b] => {
                let (a, b) = (hex(a), hex(b));
                assert_eq!(game.sees(a, b), game.sees(b, a), "sight goes both ways");
                assert_eq!(game.sees(a, b), game.hiding(a, b).is_empty());
                if game.sees(a, b) { "clear" } else { "blocked" }.to_owned()
            }
            ["dist", a, b] => setup.grid.distance(hex(a), hex(b)).to_string(),
            ["charge", a, t] => yes(game.charges(unit(a), unit(t))),
            ["flank", a, t] => yes(game.flanks(unit(a), unit(t))),
            ["flankable", a] => yes(game.flankable(unit(a))),
            ["skirmishers", a] => yes(game.skirmishers_left(unit(a))),
            ["score", side] => game.score(side_of(side)).to_string(),
            _ => panic!("unknown query {words:?}"),
        }
    }

    fn groups(&mut self, corps: &str) -> String {
        let game = self.game().clone();
        let setup = game.setup_of();
        let mut left = setup.corps(setup.corps_called(corps).unwrap()).units & game.present;
        let mut groups = Vec::new();
        while let Some(first) = left.first() {
            let group = game.group_of(first);
            groups.push(self.words(group).replace(' ', ","));
            left = left - group;
        }
        groups.sort();
        groups.join(" | ")
    }

    fn offer(&mut self, words: &str) -> String {
        let mut parts = words.split_whitespace();
        match (parts.next(), parts.next(), parts.next()) {
            (Some("retreat"), _, Some(hex)) => {
                let cell = self.hex(hex);
                let star = if self.game().unit_at(cell).is_some() { "*" } else { "" };
                format!("{hex}{star}")
            }
            _ => words.to_owned(),
        }
    }

    pub(super) fn expect(&mut self, what: &str, title: &str) {
        let words: Vec<&str> = what.split_whitespace().collect();
        let game = self.game().clone();
        let setup = game.setup_of();
        match words[..] {
            ["lost", side, n] => assert_eq!(game.lost[side_of(side)].to_string(), n, "{title}: {what}"),
            ["points", side, n] => assert_eq!(game.points(side_of(side)).to_string(), n, "{title}: {what}"),
            ["score", side, n] => assert_eq!(game.score(side_of(side)).to_string(), n, "{title}: {what}"),
            ["demoralised", side, yes] => assert_eq!(game.demoralised(side_of(side)), yes == "yes", "{title}: {what}"),
            ["control", hex, side] => {
                let at = self.hex(hex);
                let n = setup.objectives.iter().position(|objective| objective.at == at).expect("an objective");
                assert_eq!(game.holder(n), side_of(side), "{title}: {what}");
            }
            ["over", side, reason] => {
                let outcome = game.to_play().outcome().expect("over");
                assert_eq!((outcome.winner, outcome.reason), (Some(side_of(side)), reason), "{title}");
            }
            ["decision", "none"] => {
                let side = game.active_corps().expect("a corps").side();
                let rest = [vec!["end combat".to_owned()], vec![]];
                assert!(rest.contains(&game.legal_for(side)), "{title}: {:?}", game.0);
            }
            ["decision", phase, side] => {
                let now = match game.phase {
                    Phase::Movement => "move".to_owned(),
                    phase => format!("{phase:?}").to_lowercase(),
                };
                let who = game.to_play().next().expect("somebody decides");
                assert_eq!((now.as_str(), who), (phase, side_of(side)), "{title}");
            }
            [unit, "gone"] => {
                let unit = self.id(unit);
                assert_eq!(game.place_of(unit), None, "{title}: {what}");
            }
            [unit, ref facts @ ..] => {
                let unit = self.id(unit);
                for fact in facts {
                    let at = game.place_of(unit).map(|cell| setup.grid.name(cell).to_owned());
                    match fact.split_once('=') {
                        Some(("n", n)) => assert_eq!(game.pieces(unit).to_string(), n, "{title}: {what}"),
                        Some(("at", hex)) => assert_eq!(at.as_deref(), Some(hex), "{title}: {what}"),
                        _ => assert_eq!(game.retreated.has(unit), *fact == "retreated", "{title}: {what}"),
                    }
                }
            }
            _ => panic!("{title}: unknown expectation {what}"),
        }
    }
}

/// Words in their order, if there are any.
fn listed(mut words: Vec<String>) -> String {
    words.sort();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

/// Passes over fire and movement, unless that would end the activation.
fn in_combat(mut game: Table) -> Table {
    while let (Phase::Fire | Phase::Movement, ToPlay::One(_)) = (game.phase, game.to_play()) {
        game.play(if game.phase == Phase::Fire { "end fire" } else { "end movement" }, &[]);
    }
    game
}
