//! The review as one page that needs nothing else: to be sent to one's opponent. Both languages, light and dark, and
//! readable in grey: what a colour says, a form says too.

use std::fmt::Write as _;

use kernel::{Eyes, Phrasebook, Side, Text, Tongue, sketch};

use crate::case::Case;
use crate::curve;
use crate::luck::Throw;
use crate::moments::{Moment, MomentKind};
use crate::sums::{Debrief, Ledger, Ply, points};

const STYLE: &str = include_str!("page.css");

/// The review as a page of HTML.
pub fn page(case: &Case, review: &Debrief) -> String {
    let mut out = format!(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>Grognard</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n"
    );
    for (tongue, name, checked) in [(Tongue::Fr, "Français", ""), (Tongue::En, "English", " checked")] {
        let code = code(tongue);
        _ = writeln!(
            out,
            "<input type=\"radio\" name=\"language\" id=\"{code}\"{checked}>\
             <label for=\"{code}\" lang=\"{code}\">{name}</label>"
        );
    }
    for tongue in Tongue::BOTH {
        let table = case.table();
        let words = [table.words(tongue), crate::words(tongue)];
        let book = Phrasebook::new(tongue, &words).expect("the words of games and reviews are proved by tests");
        let page = Page { case, review, book };
        _ = writeln!(out, "<main lang=\"{}\">\n{}</main>", code(tongue), page.body());
    }
    out + "</body>\n</html>\n"
}

fn code(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Fr => "fr",
        Tongue::En => "en",
    }
}

/// Text as HTML shows it.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number of points with its sign.
pub(crate) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", -n),
        n => format!("+{n}"),
    }
}

pub(crate) struct Page<'a> {
    case: &'a Case,
    pub review: &'a Debrief,
    book: Phrasebook,
}

impl Page<'_> {
    pub fn say(&self, text: &Text) -> String {
        escape(&self.book.say(text))
    }

    pub fn word(&self, key: &str) -> String {
        self.say(&Text::key(format!("review-{key}")))
    }

    pub fn name(&self, side: Side) -> Text {
        self.review.sides[side].name.clone()
    }

    fn named(&self, key: &str, side: Side) -> Text {
        Text::key(format!("review-{key}")).with("side", self.name(side))
    }

    fn body(&self) -> String {
        let mut out = self.head();
        _ = write!(
            out,
            "<div class=\"top\">\n{}<div>\n{}{}</div>\n</div>\n",
            curve::panel(self),
            self.ledger(),
            self.throws()
        );
        out + &self.moments() + &self.table()
    }

    fn head(&self) -> String {
        let end = self.review.end.as_ref().map_or(Text::key("review-unfinished"), |end| end.verdict.clone());
        let (game, title) = (self.say(&Text::key("game-title")), self.word("title"));
        let players: Vec<_> = Side::BOTH.map(|side| self.player(side)).into();
        let figures = self.say(&self.named("figures", Side::A));
        format!(
            "<header><p>{title} · {game} · {}</p>\n<h1>{}</h1>\n<p>{figures}</p></header>\n",
            players.join(" – "),
            self.say(&end)
        )
    }

    fn player(&self, side: Side) -> String {
        let (name, player) = (self.say(&self.name(side)), escape(&self.review.players[side]));
        let mark = mark(side);
        if player.is_empty() { format!("{mark}{name}") } else { format!("{mark}{name} ({player})") }
    }

    fn ledger(&self) -> String {
        let Ledger { points: sums, given, rest, error, luck, throws, .. } = &self.review.ledger;
        let row = |side: Side| {
            let of = |n: i32| if side == Side::A { n } else { 100 - n };
            let gain = |n: i32| if side == Side::A { n } else { -n };
            let step = |n: i32| format!("<td class=\"op\">{}</td><td>{}</td>", if n < 0 { "−" } else { "+" }, n.abs());
            format!(
                "<tr><th>{}{}</th><td>{}</td>{}{}<td class=\"op\">=</td><td class=\"sum\">{}</td></tr>\n",
                mark(side),
                self.say(&self.name(side)),
                of(sums.start),
                step(gain(sums.skill)),
                step(gain(sums.luck)),
                of(sums.result)
            )
        };
        let [start, skill, fortune, result] = ["start", "skill", "luck", "result"].map(|key| self.word(key));
        let gave = |side: Side| self.say(&self.named("gave", side).with("points", points(given[side])));
        let favoured = if *luck < 0.0 { Side::B } else { Side::A };
        let dice = self.named("dice-gave", favoured).with("throws", *throws).with("points", points(luck.abs()));
        let depth = match self.review.depth.0 {
            0 => Text::key("review-glance"),
            n => Text::key("review-depth").with("simulations", n),
        };
        let rest = Text::key("review-rest").with("points", signed(points(*rest)));
        let error = Text::key("review-error").with("points", points(*error).max(1));
        format!(
            "<section class=\"panel\"><h2>{}</h2>\n<table class=\"ledger\"><tr><td></td><th>{start}</th><td></td>\
             <th>{skill}</th><td></td><th>{fortune}</th><td></td><th>{result}</th></tr>\n{}{}</table>\n\
             <p>{} {} {} {}</p>\n<p>{} {}</p></section>\n",
            self.word("ledger"),
            row(Side::A),
            row(Side::B),
            gave(Side::A),
            gave(Side::B),
            self.say(&rest),
            self.say(&dice),
            self.say(&error),
            self.say(&depth)
        )
    }

    fn throws(&self) -> String {
        let Debrief { plies, throws, opening, ledger, .. } = self.review;
        let mut rows = String::new();
        let mut row = |what: String, throw: &Throw| {
            let (odds, luck) = (self.say(&odds(throw.chance)), signed(points(throw.luck)));
            _ = writeln!(
                rows,
                "<tr><td>{what}</td><td>{}</td><td>{odds}</td><td class=\"sum\">{luck}</td></tr>",
                dice(throw)
            );
        };
        if let Some(throw) = opening {
            row(self.word("opening"), throw);
        }
        let shown = throws.iter().filter_map(|&i| Some((&plies[i], plies[i].throw.as_ref()?)));
        let mut sum = opening.as_ref().map_or(0, |throw| points(throw.luck));
        let mut count = usize::from(opening.is_some());
        for (ply, throw) in shown {
            row(format!("{}{} · {}", mark(ply.side), self.say(&ply.turn), self.say(&ply.what)), throw);
            sum += points(throw.luck);
            count += 1;
        }
        if ledger.throws > count {
            let others = self.say(&Text::key("review-others").with("count", ledger.throws - count));
            let left = signed(ledger.points.luck - sum);
            _ = writeln!(rows, "<tr><td colspan=\"3\">{others}</td><td class=\"sum\">{left}</td></tr>");
        }
        let body = if rows.is_empty() {
            format!("<p>{}</p>", self.word("throws-none"))
        } else {
            format!("<table>{rows}</table>")
        };
        format!("<section class=\"panel\"><h2>{}</h2>\n{body}</section>\n", self.word("throws"))
    }

    fn moments(&self) -> String {
        let cards: String =
            self.review.moments.iter().enumerate().map(|(i, moment)| self.card(i + 1, moment)).collect();
        let cards = if cards.is_empty() { format!("<p>{}</p>\n", self.word("moments-none")) } else { cards };
        format!("<h2>{}</h2>\n<div class=\"cards\">\n{cards}</div>\n", self.word("moments"))
    }

    fn card(&self, number: usize, moment: &Moment) -> String {
        let ply = &self.review.plies[moment.ply];
        let scene = self.case.steps[moment.ply].before.scene(Eyes::All);
        let picture = sketch::svg(&scene, &self.book);
        let head = match moment.kind {
            MomentKind::Decision => self.named("moment-decision", ply.side),
            MomentKind::Dice => Text::key("review-moment-dice"),
        };
        let told = match moment.kind {
            MomentKind::Decision => self.told_decision(ply),
            MomentKind::Dice => self.told_dice(ply),
        };
        format!(
            "<article class=\"card\"><div class=\"picture\">{picture}<b class=\"number\">{number}</b></div>\n\
             <p class=\"when\">{}{} <b>{}</b></p>\n<h3>{}</h3>\n{told}</article>\n",
            mark(ply.side),
            self.say(&head.with("turn", ply.turn.clone())),
            signed(points(moment.worth)),
            self.say(&ply.what)
        )
    }

    fn told_decision(&self, ply: &Ply) -> String {
        let Some(better) = &ply.better else { return format!("<p>{}</p>\n", self.word("nothing-better")) };
        let hope = Text::key("review-hope")
            .with("better", points(better.hope))
            .with("played", points(better.played))
            .with("error", points(better.error).max(1));
        let reason = better.reason.as_ref().map(|reason| {
            Text::key("review-reason")
                .with("what", reason.what.clone())
                .with("better", points(reason.better))
                .with("played", points(reason.played))
        });
        let why = [Some(better.why.clone()), reason, Some(hope)];
        let why: Vec<_> = why.iter().flatten().map(|text| self.say(text)).collect();
        let (label, what) = (self.word("better"), self.say(&better.what));
        format!("<p><b>{label}</b> {what}</p>\n<p class=\"why\">{}</p>\n", why.join(" "))
    }

    fn told_dice(&self, ply: &Ply) -> String {
        let Some(throw) = &ply.throw else { return String::new() };
        let told: Vec<_> = throw.told.iter().map(|line| self.say(line)).collect();
        let good = (throw.luck >= 0.0) == (ply.side == Side::A);
        let odds = Text::key(if good { "review-odds" } else { "review-odds-bad" }).with("odds", odds(throw.chance));
        let how = match throw.exact {
            true => Text::key("review-exact").with("ways", throw.ways),
            false => Text::key("review-sampled").with("ways", throw.ways).with("error", points(throw.error).max(1)),
        };
        format!(
            "<p>{}</p><p><b>{}</b> {}</p>\n<p class=\"why\">{} {}</p>\n",
            dice(throw),
            self.word("came"),
            told.join(" "),
            self.say(&odds),
            self.say(&how)
        )
    }

    fn table(&self) -> String {
        let columns = ["turn", "side", "decision", "before", "after", "given", "dice"];
        let head: String = columns.iter().map(|key| format!("<th>{}</th>", self.word(key))).collect();
        let mut rows = String::new();
        for ply in &self.review.plies {
            let given = if points(ply.given) > 0 { points(ply.given).to_string() } else { String::new() };
            let luck = ply.throw.as_ref().map_or(String::new(), |throw| signed(points(throw.luck)));
            _ = writeln!(
                rows,
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{given}</td><td>{luck}</td></tr>",
                self.say(&ply.turn),
                self.say(&self.name(ply.side)),
                self.say(&ply.what),
                points(ply.before),
                points(ply.after)
            );
        }
        let title = self.word("table");
        format!("<details><summary>{title}</summary><table class=\"plies\"><tr>{head}</tr>\n{rows}</table></details>\n")
    }
}

/// A side's mark: a square for the first, a disc for the second.
fn mark(side: Side) -> &'static str {
    match side {
        Side::A => "<i class=\"first\" aria-hidden=\"true\"></i>",
        Side::B => "<i class=\"second\" aria-hidden=\"true\"></i>",
    }
}

fn dice(throw: &Throw) -> String {
    let die =
        |die: &kernel::ShownDie| format!("<span class=\"die{}\">{}</span>", if die.hit { " hit" } else { "" }, die.n);
    throw.dice.iter().map(die).collect()
}

/// A chance as one says it: in percent, or 1 in so many where it is small.
fn odds(chance: f64) -> Text {
    match points(chance) {
        0..5 => Text::key("review-one-in").with("n", (1.0 / chance.max(1e-6)).round() as u32),
        percent => Text::key("review-percent").with("percent", percent),
    }
}
