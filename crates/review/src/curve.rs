//! The curve of chances as a picture of the page.

use std::fmt::Write as _;

use kernel::Side;

use crate::page::Page;
use crate::sums::{Ply, points};

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 340.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 16.0;
const RIGHT: f64 = 12.0;
const BOTTOM: f64 = 34.0;

/// The panel with the curve, its legend and its numbered moments.
pub(crate) fn panel(page: &Page) -> String {
    let named = |key: &str, side| page.say(&kernel::Text::key(format!("review-{key}")).with("side", page.name(side)));
    let curve = Curve { plies: &page.review.plies };
    let legend = format!(
        "<p class=\"legend\"><span class=\"first\">{}</span> · <span class=\"second\">{}</span> · \
         <span class=\"dice\">{}</span></p>",
        named("step-side", Side::A),
        named("step-side", Side::B),
        page.word("step-dice")
    );
    format!(
        "<section class=\"panel\"><h2>{}</h2>{legend}\n<svg class=\"curve\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         role=\"img\" aria-label=\"{}\">\n{}{}{}{}</svg></section>\n",
        named("curve", Side::A),
        named("curve", Side::A),
        curve.grid(page),
        curve.line(page.review.ledger.start),
        curve.steps(),
        curve.moments(page)
    )
}

struct Curve<'a> {
    plies: &'a [Ply],
}

impl Curve<'_> {
    /// The place of a ply across: 0 is the beginning.
    fn x(&self, ply: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * ply / self.plies.len().max(1) as f64
    }

    fn y(chance: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)
    }

    fn grid(&self, page: &Page) -> String {
        let mut out = String::new();
        for chance in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let y = Self::y(chance);
            let class = if chance == 0.5 { "even" } else { "grid" };
            _ = writeln!(out, "<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{:.1}\"/>", WIDTH - RIGHT);
            _ = writeln!(
                out,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 8.0,
                y + 4.0,
                points(chance)
            );
        }
        let mut free = LEFT;
        for (i, ply) in self.plies.iter().enumerate() {
            if i > 0 && self.plies[i - 1].turn == ply.turn {
                continue;
            }
            let x = self.x(i as f64);
            _ = writeln!(out, "<path class=\"grid\" d=\"M{x:.1} {TOP}V{:.1}\"/>", HEIGHT - BOTTOM);
            let words = page.say(&ply.turn);
            if x >= free {
                _ = writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\">{words}</text>", x + 3.0, HEIGHT - BOTTOM + 18.0);
                free = x + 8.0 + 7.0 * words.chars().count() as f64;
            }
        }
        out
    }

    /// The whole way: level, then up or down by the decision, then by the dice.
    fn line(&self, start: f64) -> String {
        let mut way = format!("M{:.1} {:.1}", self.x(0.0), Self::y(start));
        for (i, ply) in self.plies.iter().enumerate() {
            let [decided, fallen] = [i as f64 + 0.5, i as f64 + 0.75].map(|at| self.x(at));
            _ = write!(
                way,
                "V{:.1}H{decided:.1}V{:.1}H{fallen:.1}V{:.1}H{:.1}",
                Self::y(ply.before),
                Self::y(ply.expected),
                Self::y(ply.after),
                self.x(i as f64 + 1.0)
            );
        }
        format!("<path class=\"way\" d=\"{way}\"/>\n")
    }

    /// The steps that count, drawn over it: solid for a decision, broken for dice.
    fn steps(&self) -> String {
        let mut out = String::new();
        for (i, ply) in self.plies.iter().enumerate() {
            let mut step = |class: &str, at: f64, from: f64, to: f64| {
                if points((from - to).abs()) >= 3 {
                    let [from, to] = [from, to].map(Self::y);
                    _ = writeln!(
                        out,
                        "<path class=\"{class}\" d=\"M{:.1} {from:.1}V{to:.1}\"/>",
                        self.x(i as f64 + at)
                    );
                }
            };
            step(if ply.side == Side::A { "first" } else { "second" }, 0.5, ply.before, ply.expected);
            step("dice", 0.75, ply.expected, ply.after);
        }
        out
    }

    fn moments(&self, page: &Page) -> String {
        let mut out = String::new();
        for (i, moment) in page.review.moments.iter().enumerate() {
            let ply = &self.plies[moment.ply];
            let top = Self::y(ply.before.max(ply.after)) - 16.0;
            let (x, y) = (
                self.x(moment.ply as f64 + 0.6),
                if top < TOP { Self::y(ply.before.min(ply.after)) + 16.0 } else { top },
            );
            _ = writeln!(
                out,
                "<circle class=\"moment\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10\"/>\
                 <text class=\"moment\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
                y + 4.5,
                i + 1
            );
        }
        out
    }
}
