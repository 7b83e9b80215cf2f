//! The words that everything on the screen is made of: names, formations, lengths, chances.

use kernel::{Side, Text, Throw};

use crate::MornePlaine;
use crate::formation::{Face, Pivot, Reform, Shape};
use crate::geometry::{INCH, Pose};
use crate::terrain::Cover;
use crate::units::UnitId;

/// A formation in words.
pub(crate) fn shape_words(shape: Shape) -> Text {
    let text = Text::key(format!("form-{}", shape.formation.word()));
    if shape.files > 0 { text.with("files", shape.files) } else { text }
}

/// A reform in words.
pub(crate) fn reform_words(reform: Reform) -> Text {
    match reform.pivot {
        Pivot::Front => Text::key("reform-front").with("shape", shape_words(reform.shape)),
        Pivot::Centre(facing) => {
            Text::key("reform-centre").with("shape", shape_words(reform.shape)).with("facing", facing)
        }
    }
}

/// A side of a square in words.
pub(crate) fn face_words(face: Face) -> Text {
    Text::key(format!("face-{}", face.word()))
}

/// What hides a target, in words.
pub(crate) fn cover_words(cover: Cover) -> Text {
    match cover {
        Cover::None => Text::key("cover-none"),
        Cover::Soft => Text::key("cover-soft"),
        Cover::Hard => Text::key("cover-hard"),
    }
}

/// A length in engine units as inches with a tenth.
pub(crate) fn length(units: i32) -> Text {
    let tenths = (units * 10 + INCH / 2) / INCH;
    Text::key("length").with("whole", tenths / 10).with("part", (tenths % 10).to_string())
}

/// A length in engine units as inches with hundredths.
pub(crate) fn exact_length(units: i32) -> Text {
    let hundredths = (units * 100 + INCH / 2) / INCH;
    Text::key("length").with("whole", hundredths / 100).with("part", format!("{:02}", hundredths % 100))
}

/// How far apart two poses are, in engine units.
pub(crate) fn distance(from: Pose, to: Pose) -> i32 {
    let (dx, dy) = to.point().from(from.point());
    ((dx * dx + dy * dy) as u64).isqrt() as i32
}

/// A chance in words: whole percent, finer where it is nearly nothing or nearly certain.
pub(crate) fn percent(chance: f64) -> Text {
    let hundred = 100.0 * chance;
    let finely = (0.05..1.95).contains(&hundred) || (98.05..99.95).contains(&hundred);
    if !finely {
        return Text::key("percent").with("n", hundred.round() as i32);
    }
    let tenths = (10.0 * hundred).round() as i32;
    Text::key("percent").with("n", Text::key("decimal").with("whole", tenths / 10).with("part", tenths % 10))
}

/// The length of a bar for a chance.
pub(crate) fn bar(chance: f64) -> u16 {
    (1000.0 * chance).clamp(0.0, 1000.0) as u16
}

/// A number with one decimal.
pub(crate) fn decimal(n: f64) -> Text {
    let tenths = (n * 10.0 + 0.5) as i32;
    Text::key("decimal").with("whole", tenths / 10).with("part", (tenths % 10).to_string())
}

/// A number with its sign, as modifiers are written.
pub(crate) fn signed(n: i32) -> Text {
    Text::plain(match n {
        0 => "±0".to_owned(),
        1.. => format!("+{n}"),
        _ => format!("−{}", -n),
    })
}

impl MornePlaine {
    /// A throw for a unit, by who commands it.
    pub(crate) fn throw_of(&self, unit: UnitId) -> Throw {
        Throw::by(self.spec(unit).side).of(self.called(unit))
    }

    /// A unit's name.
    pub(crate) fn called(&self, unit: UnitId) -> Text {
        self.spec(unit).name.clone()
    }

    /// A side's name.
    pub(crate) fn camp(&self, side: Side) -> Text {
        self.setup.armies[side].name.clone()
    }
}
