//! Curves and bars as SVG. What a colour says, a form says too: bands, thick and broken lines.

use std::error::Error;

use lab::{Interval, MOMENTS};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::report::Report;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn Error>>;

const INK: RGBColor = RGBColor(35, 31, 24);
const FIRST: RGBColor = RGBColor(47, 98, 168);
const GROUND: RGBColor = RGBColor(251, 248, 240);
const WIDTH: u32 = 620;

fn picture(height: u32, draw: impl FnOnce(&Area) -> Drawn) -> String {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        let drawn = area.fill(&GROUND).map_err(Into::into).and_then(|()| draw(&area));
        drawn.and_then(|()| area.present().map_err(Into::into)).expect("a picture in memory is drawn");
    }
    svg
}

/// How a language prints so many in a hundred.
type Percent<'a> = &'a dyn Fn(&f64) -> String;

/// The first side's chances for every two players, each with its interval.
pub(crate) fn chances(rows: &[(String, Interval)], percent: Percent) -> String {
    picture(84 + 26 * rows.len() as u32, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(24)
            .build_cartesian_2d(0.0..100.0, 0.0..rows.len() as f64)?;
        chart.configure_mesh().disable_y_mesh().disable_y_axis().x_label_formatter(percent).draw()?;
        chart.draw_series([PathElement::new([(50.0, 0.0), (50.0, rows.len() as f64)], INK.stroke_width(2))])?;
        for (n, (name, rate)) in rows.iter().enumerate() {
            let y = rows.len() as f64 - n as f64 - 0.62;
            let [low, middle, high] = [rate.low, rate.rate, rate.high].map(|share| share * 100.0);
            chart.draw_series([PathElement::new([(low, y), (high, y)], FIRST.stroke_width(5))])?;
            chart.draw_series([Circle::new((middle, y), 6, INK.filled())])?;
            // The names stand where the bar is not.
            let (x, edge) = if middle > 50.0 { (1.0, HPos::Left) } else { (99.0, HPos::Right) };
            let style = ("sans-serif", 13).into_font().color(&INK).pos(Pos::new(edge, VPos::Center));
            chart.draw_series([Text::new(name.clone(), (x, y), style)])?;
        }
        Ok(())
    })
}

/// The first side's lead over time: the band of eight games in ten, the middle one, and the mean.
pub(crate) fn lead(report: &Report, percent: Percent) -> String {
    picture(260, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(24)
            .y_label_area_size(40)
            .build_cartesian_2d(0.0..100.0, -100.0..100.0)?;
        chart.configure_mesh().x_label_formatter(percent).draw()?;
        let at = |n: usize| n as f64 * 100.0 / (MOMENTS - 1) as f64;
        let points = |of: fn(&crate::Spread) -> f64| report.lead.iter().enumerate().map(move |(n, s)| (at(n), of(s)));
        let upper: Vec<_> = points(|spread| spread.high).collect();
        let band: Vec<_> = points(|spread| spread.low).chain(upper.into_iter().rev()).collect();
        chart.draw_series([Polygon::new(band, FIRST.mix(0.22).filled())])?;
        chart.draw_series([PathElement::new([(0.0, 0.0), (100.0, 0.0)], INK.stroke_width(1))])?;
        chart.draw_series(LineSeries::new(points(|spread| spread.middle), FIRST.stroke_width(3)))?;
        let mean: Vec<_> = points(|spread| spread.mean).collect();
        chart.draw_series(DashedLineSeries::new(mean, 6, 4, INK.stroke_width(2)))?;
        Ok(())
    })
}

/// How often the leader of each moment won.
pub(crate) fn leader_wins(report: &Report, percent: Percent) -> String {
    picture(220, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(24)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..100.0, 40.0..100.0)?;
        chart.configure_mesh().x_label_formatter(percent).y_label_formatter(percent).draw()?;
        let at = |n: usize| n as f64 * 100.0 / (MOMENTS - 1) as f64;
        let points = report.leader_wins.iter().enumerate().filter_map(|(n, share)| Some((at(n), (*share)? * 100.0)));
        chart.draw_series(LineSeries::new(points, FIRST.stroke_width(3)))?;
        if let Some(moment) = report.no_return {
            let x = at(moment);
            chart.draw_series(DashedLineSeries::new([(x, 40.0), (x, 100.0)], 5, 4, INK.stroke_width(2)))?;
        }
        Ok(())
    })
}

/// How long games are, in decisions.
pub(crate) fn lengths(report: &Report) -> String {
    const BARS: u32 = 24;
    let longest = report.lengths.iter().max().copied().unwrap_or(1);
    let step = longest.div_ceil(BARS).max(1);
    let mut bars = vec![0u32; (longest / step + 1) as usize];
    report.lengths.iter().for_each(|length| bars[(length / step) as usize] += 1);
    let most = bars.iter().max().copied().unwrap_or(1).max(1);
    picture(200, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(24)
            .y_label_area_size(40)
            .build_cartesian_2d(0..step * bars.len() as u32, 0..most + most / 8 + 1)?;
        chart.configure_mesh().disable_x_mesh().draw()?;
        chart.draw_series(bars.iter().enumerate().map(|(n, &games)| {
            let from = n as u32 * step;
            let mut bar = Rectangle::new([(from, 0), (from + step, games)], FIRST.filled());
            bar.set_margin(0, 0, 1, 1);
            bar
        }))?;
        Ok(())
    })
}
