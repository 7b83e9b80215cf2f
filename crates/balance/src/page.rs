//! The report as one page that needs nothing else, in both languages, readable in grey.

use std::fmt::Write as _;

use catalogue::Table;
use kernel::{Eyes, Fault, Phrasebook, Scene, Seeded, Side, Text, Tongue};
use lab::Interval;

use crate::answer::Answer;
use crate::report::{Report, Spread, Unit};
use crate::{map, plots};

const STYLE: &str = include_str!("page.css");
/// Seconds that a person is thought to need for a decision.
const SECONDS: f64 = 10.0;

/// The report as a page of HTML.
pub fn page(report: &Report) -> Result<String, Fault> {
    let table = catalogue::game(&report.plan.game)?;
    let begun = table.start(&report.plan.toml, &report.plan.options, &mut Seeded::new(report.plan.seed))?;
    let scene = begun.game.scene(Eyes::All);
    let mut out = format!(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>Grognard</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n"
    );
    for (code, name, checked) in [("fr", "Français", ""), ("en", "English", " checked")] {
        _ = writeln!(
            out,
            "<input type=\"radio\" name=\"language\" id=\"{code}\"{checked}>\
             <label for=\"{code}\" lang=\"{code}\">{name}</label>"
        );
    }
    for (tongue, code) in [(Tongue::Fr, "fr"), (Tongue::En, "en")] {
        let book = Phrasebook::new(tongue, &[table.words(tongue), crate::words(tongue)])?;
        let page = Page { report, table, scene: &scene, book, tongue };
        _ = writeln!(out, "<main lang=\"{code}\">\n{}</main>", page.body());
    }
    Ok(out + "</body>\n</html>\n")
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

struct Page<'a> {
    report: &'a Report,
    table: &'static dyn Table,
    scene: &'a Scene,
    book: Phrasebook,
    tongue: Tongue,
}

fn key(word: &str) -> Text {
    Text::key(format!("balance-{word}"))
}

impl Page<'_> {
    fn say(&self, text: &Text) -> String {
        escape(&self.book.say(text))
    }

    fn word(&self, word: &str) -> String {
        self.say(&key(word))
    }

    fn name(&self, side: Side) -> Text {
        self.scene.sides[side].name.clone()
    }

    /// A number as the language prints it.
    fn number(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        if self.tongue == Tongue::Fr { text.replace('.', ",") } else { text }
    }

    fn percent(&self, share: f64) -> String {
        self.hundredths(share * 100.0, 1)
    }

    fn hundredths(&self, number: f64, digits: usize) -> String {
        let sign = if self.tongue == Tongue::Fr { "\u{a0}%" } else { "%" };
        self.number(number, digits) + sign
    }

    fn rate(&self, word: &str, rate: &Interval) -> String {
        let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|share| self.percent(share));
        format!("<p>{}</p>\n", self.say(&key(word).with("rate", rate).with("low", low).with("high", high)))
    }

    fn section(&self, title: &Text, body: &str) -> String {
        format!("<section><h2>{}</h2>\n{body}</section>\n", self.say(title))
    }

    fn note(&self, text: &Text) -> String {
        format!("<p class=\"note\">{}</p>\n", self.say(text))
    }

    fn rows(&self, head: &[&str], numbers: usize, rows: impl Iterator<Item = Vec<String>>) -> String {
        let class = |n: usize| if n + numbers >= head.len() { " class=\"n\"" } else { "" };
        let mut out = String::from("<div class=\"scroll\"><table>\n<tr>");
        head.iter().enumerate().for_each(|(n, word)| _ = write!(out, "<th{}>{}</th>", class(n), self.word(word)));
        for row in rows {
            out += "</tr>\n<tr>";
            row.iter().enumerate().for_each(|(n, cell)| _ = write!(out, "<td{}>{cell}</td>", class(n)));
        }
        out + "</tr>\n</table></div>\n"
    }

    fn body(&self) -> String {
        let parts = [
            self.head(),
            self.chances(),
            self.endings(),
            self.length(),
            self.lead(),
            self.drama(),
            self.causes(),
            self.heat("stood"),
            self.heat("died"),
            self.heat("taken"),
            self.units(),
            self.options(),
        ];
        parts.concat()
    }

    fn head(&self) -> String {
        let plan = &self.report.plan;
        let verdict = match self.report.answer {
            Some(Answer::Even) => key("verdict-even"),
            Some(Answer::FavoursFirst) => key("verdict-favours-first").with("side", self.name(Side::A)),
            Some(Answer::FavoursSecond) => key("verdict-favours-second").with("side", self.name(Side::B)),
            Some(Answer::Narrow) => key("verdict-narrow"),
            None => key("verdict-open"),
        };
        let named = self.table.scenarios().iter().any(|scenario| scenario.id == plan.scenario);
        let scenario = match named {
            true => Text::key(format!("scenario-{}", plan.scenario.replace('_', "-"))),
            false => Text::plain(&plan.scenario),
        };
        let figures = key("figures")
            .with("games", self.report.games)
            .with("players", plan.players.join(", "))
            .with("seed", plan.seed.to_string());
        let options: Vec<_> = plan.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        format!(
            "<header><p>{} · {} · {} {}</p>\n<h1>{}</h1>\n<p>{}</p></header>\n",
            self.word("title"),
            self.say(&Text::key("game-title")),
            self.say(&scenario),
            escape(&options.join(" ")),
            self.say(&verdict),
            self.say(&figures)
        )
    }

    fn chances(&self) -> String {
        let row = |meeting: &crate::Meeting| {
            (format!("{} – {}", meeting.players[Side::A], meeting.players[Side::B]), meeting.rate)
        };
        let rows: Vec<_> = self.report.meetings.iter().map(row).collect();
        let mut body = self.rate("equals", &self.report.chances);
        if let Some(first) = &self.report.first {
            body += &self.rate("first", first);
        }
        body += &plots::chances(&rows, &|n| self.hundredths(*n, 0));
        body += &self.note(&key("chances-note"));
        self.section(&key("chances").with("side", self.name(Side::A)), &body)
    }

    fn span(&self, spread: &Spread) -> String {
        let [low, middle, high] = [spread.low, spread.middle, spread.high].map(|n| self.number(n, 0));
        format!("{middle} ({low}–{high})")
    }

    fn endings(&self) -> String {
        let rows = self.report.endings.iter().map(|ending| {
            let winner = ending.winner.map_or(key("draw"), |side| self.name(side));
            let degree = Text::key(format!("degree-{}", ending.degree.word()));
            let reason = Text::key(format!("reason-{}", ending.reason));
            let share = f64::from(ending.games) / f64::from(self.report.games.max(1));
            vec![
                format!("{} · {}", self.say(&winner), self.say(&degree)),
                self.say(&reason),
                self.span(&ending.turns),
                self.percent(share),
            ]
        });
        self.section(&key("endings"), &self.rows(&["winner", "reason", "turns", "games"], 2, rows))
    }

    fn length(&self) -> String {
        let spread = &self.report.decisions;
        let note = key("length-note")
            .with("low", self.number(spread.low, 0))
            .with("middle", self.number(spread.middle, 0))
            .with("high", self.number(spread.high, 0))
            .with("minutes", self.number(spread.middle * SECONDS / 60.0, 0));
        self.section(&key("length"), &(plots::lengths(self.report) + &self.note(&note)))
    }

    fn lead(&self) -> String {
        let note = key("lead-note").with("changes", self.number(self.report.lead_changes.mean, 1));
        let title = key("lead").with("side", self.name(Side::A));
        self.section(&title, &(plots::lead(self.report, &|n| self.hundredths(*n, 0)) + &self.note(&note)))
    }

    fn drama(&self) -> String {
        let moments = (lab::MOMENTS - 1) as f64;
        let turned = match self.report.no_return {
            Some(moment) => key("no-return").with("percent", self.percent(moment as f64 / moments)),
            None => key("no-no-return"),
        };
        let body = plots::leader_wins(self.report, &|n| self.hundredths(*n, 0)) + &self.note(&key("drama-note"));
        self.section(&key("drama"), &format!("{body}<p>{}</p>\n", self.say(&turned)))
    }

    fn causes(&self) -> String {
        let causes = &self.report.causes;
        let parts = [("skill", causes.skill), ("luck", causes.luck), ("rest", causes.rest)];
        let bar: String = parts
            .iter()
            .map(|(word, share)| format!("<span class=\"{word}\" style=\"flex:{share:.4}\"></span>"))
            .collect();
        let list: String = parts
            .iter()
            .map(|(word, share)| format!("<dt>{}</dt><dd>{}</dd>", self.word(word), self.percent(*share)))
            .collect();
        let body = format!("<div class=\"parts\">{bar}</div>\n<dl>{list}</dl>\n");
        self.section(&key("causes"), &(body + &self.note(&key("causes-note"))))
    }

    /// A map where the board is drawn, else a table of its places. Nothing where nothing happened.
    fn heat(&self, what: &str) -> String {
        let heat = &self.report.heat[what];
        if heat.is_empty() {
            return String::new();
        }
        let names = key("map-note").with("a", self.name(Side::A)).with("b", self.name(Side::B));
        let body = match map::drawn(&self.scene.board, heat, &self.book) {
            Some(map) => map + &self.note(&names),
            None => self.places(heat),
        };
        self.section(&key(what), &body)
    }

    fn places(&self, heat: &lab::Heat) -> String {
        let name = |place: &str| match &*self.scene.board {
            kernel::Board::Sectors(board) => {
                let sector = board.sectors.iter().chain(&board.reserves).find(|sector| sector.id == place);
                sector.map_or_else(|| escape(place), |sector| self.say(&sector.label))
            }
            _ => escape(place),
        };
        let games = f64::from(self.report.games.max(1));
        let mut out = format!("<div class=\"scroll\"><table>\n<tr><th>{}</th>", self.word("place"));
        Side::BOTH.iter().for_each(|&side| _ = write!(out, "<th class=\"n\">{}</th>", self.say(&self.name(side))));
        for (place, counts) in heat {
            _ = write!(out, "</tr>\n<tr><td>{}</td>", name(place));
            for (_, &count) in counts.iter() {
                _ = write!(out, "<td class=\"n\">{}</td>", self.number(f64::from(count) / games, 2));
            }
        }
        out + "</tr>\n</table></div>\n"
    }

    /// A piece by its name; all pieces of a kind as the legend calls the kind (what it says of it follows a colon).
    fn called(&self, unit: &Unit) -> String {
        let legend = self.book.try_say(&Text::key(format!("legend-kind-{}", unit.id)));
        let kind = legend.ok().and_then(|legend| Some(legend.split_once(':')?.0.trim_end().to_owned()));
        escape(&kind.unwrap_or_else(|| self.book.say(&unit.name)))
    }

    fn units(&self) -> String {
        let rows = self.report.units.iter().map(|unit| {
            let worth = unit.worth.map_or_else(|| "–".to_owned(), |worth| self.number(worth * 100.0, 0));
            let name = format!("{} · {}", self.say(&self.name(unit.side)), self.called(unit));
            vec![name, self.number(unit.had, 1), self.percent(unit.left), worth]
        });
        let body = self.rows(&["unit", "number", "survival", "worth"], 3, rows);
        self.section(&key("units"), &(body + &self.note(&key("units-note"))))
    }

    fn options(&self) -> String {
        let options = &self.report.options;
        let never: Vec<_> =
            options.iter().filter(|(_, counts)| counts[1] == 0).map(|(word, _)| word.as_str()).collect();
        let never = match never.is_empty() {
            true => key("options-all"),
            false => key("options-never").with("words", never.join(", ")),
        };
        let note = key("options-note")
            .with("branching", self.number(self.report.branching, 0))
            .with("most", self.report.most_actions);
        let rows = options.iter().map(|(word, [offered, chosen])| {
            vec![format!("<code>{}</code>", escape(word)), offered.to_string(), chosen.to_string()]
        });
        let body = self.rows(&["kind", "offered", "chosen"], 2, rows);
        self.section(&key("options"), &format!("<p>{} {}</p>\n{body}", self.say(&note), self.say(&never)))
    }
}
