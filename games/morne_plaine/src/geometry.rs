//! Points, headings and distances on the table, exact in integers (MP-06 to MP-25).
//!
//! The well-kept geometry crates (`geo`, `parry2d`, `kurbo`) reckon in floats or with hidden tolerances of their own;
//! the rules ask for integers, tabulated sines and stated tolerances, so this module is our own.

mod distance;
mod hull;

use serde::{Deserialize, Serialize};

pub use distance::Gap;
use distance::to_segment;
pub(crate) use hull::Convex;
pub use hull::{Bounds, Hull};

/// Engine units in an inch: a unit is 0.1 mm (MP-06).
pub const INCH: i32 = 254;
/// What absorbs rounding in every distance check (MP-17).
pub const TOLERANCE: i32 = 3;
/// The scale of sines, headings and local coordinates (MP-08).
pub const ONE: i64 = 65536;
/// The smallest penetration that is an overlap, in units (MP-18).
const PENETRATION: i64 = 2;

/// Inches in engine units.
pub const fn inches(p: i32) -> i32 {
    p * INCH
}

/// A point of the table (MP-06, MP-07): x to the east, y to the north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// East.
    pub x: i32,
    /// North.
    pub y: i32,
}

impl Point {
    /// The point (x, y).
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// Where it comes in the order of points, from west to east and from south to north: quicker than comparing twice.
    #[inline]
    fn rank(self) -> u64 {
        let part = |at: i32| u64::from(at.cast_unsigned() ^ 1 << 31);
        part(self.x) << 32 | part(self.y)
    }

    /// The vector from `other` to here.
    #[inline]
    pub fn from(self, other: Point) -> Vector {
        (i64::from(self.x) - i64::from(other.x), i64::from(self.y) - i64::from(other.y))
    }
}

/// An integer vector.
pub type Vector = (i64, i64);

/// S(t) for 0 to 90 degrees: floor(65536 sin t + 1/2) (MP-08).
#[rustfmt::skip]
const SINES: [i32; 91] = [
    0, 1144, 2287, 3430, 4572, 5712, 6850, 7987, 9121, 10252, 11380, 12505, 13626, 14742, 15855, 16962, 18064, 19161,
    20252, 21336, 22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772, 32768, 33754, 34729, 35693,
    36647, 37590, 38521, 39441, 40348, 41243, 42126, 42995, 43852, 44695, 45525, 46341, 47143, 47930, 48703, 49461,
    50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175, 56756, 57319, 57865, 58393, 58903, 59396,
    59870, 60326, 60764, 61183, 61584, 61966, 62328, 62672, 62997, 63303, 63589, 63856, 64104, 64332, 64540, 64729,
    64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526, 65536,
];

/// S(t) for a whole turn and a quarter more, by symmetry: so that C(t) is there too.
const CIRCLE: [i32; 450] = {
    let mut circle = [0; 450];
    let mut t = 0;
    while t < 450 {
        circle[t] = match t {
            0..=90 => SINES[t],
            91..=180 => SINES[180 - t],
            181..=270 => -SINES[t - 180],
            271..=359 => -SINES[360 - t],
            _ => SINES[t - 360],
        };
        t += 1;
    }
    circle
};

/// S(t), the sine scaled by 65536 (MP-08).
#[inline]
pub fn sine(degrees: i32) -> i64 {
    i64::from(CIRCLE[degrees.rem_euclid(360) as usize])
}

/// C(t) = S(t + 90) (MP-08).
#[inline]
pub fn cosine(degrees: i32) -> i64 {
    sine(degrees + 90)
}

/// rd: a scaled number rounded to units (MP-09).
#[inline]
pub fn round(scaled: i64) -> i32 {
    ((scaled + 32768) >> 16) as i32
}

/// A heading brought into 0..360.
#[inline]
pub fn turn(facing: u16, degrees: i32) -> u16 {
    (i32::from(facing) + degrees).rem_euclid(360) as u16
}

/// Where a unit stands: the midpoint of its front edge and its facing, in degrees clockwise from north (MP-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pose {
    /// East.
    pub x: i32,
    /// North.
    pub y: i32,
    /// Bearing 0..=359.
    pub facing: u16,
}

impl Pose {
    /// The pose (x, y, facing).
    pub const fn new(x: i32, y: i32, facing: u16) -> Pose {
        Pose { x, y, facing }
    }

    /// The midpoint of the front edge.
    #[inline]
    pub const fn point(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// The world point of a local point, right and forward (MP-10).
    #[inline]
    pub fn place(self, right: i32, forward: i32) -> Point {
        let (s, c) = heading(self.facing);
        let (lx, ly) = (i64::from(right), i64::from(forward));
        Point { x: self.x + round(lx * c + ly * s), y: self.y + round(ly * c - lx * s) }
    }

    /// Scaled local coordinates (right, forward) of a world point, without rounding (MP-10).
    #[inline]
    pub fn local(self, point: Point) -> Vector {
        self.axes(point.from(self.point()))
    }

    /// A vector in scaled local coordinates.
    #[inline]
    pub fn axes(self, (dx, dy): Vector) -> Vector {
        let (s, c) = heading(self.facing);
        (dx * c - dy * s, dx * s + dy * c)
    }

    /// The pose moved along a scaled unit vector (MP-24).
    #[inline]
    pub fn shifted(self, along: Vector, length: i32) -> Pose {
        let k = i64::from(length);
        Pose { x: self.x + round(along.0 * k), y: self.y + round(along.1 * k), ..self }
    }

    /// The forward vector, scaled (MP-08).
    #[inline]
    pub fn forward(self) -> Vector {
        heading(self.facing)
    }
}

/// The scaled unit vector of a bearing.
#[inline]
pub fn heading(facing: u16) -> Vector {
    let t = usize::from(facing % 360);
    (i64::from(CIRCLE[t]), i64::from(CIRCLE[t + 90]))
}

/// The scaled unit vector of an integer vector; nothing for a null vector (MP-24).
pub fn direction((dx, dy): Vector) -> Option<Vector> {
    let length = (((dx * dx + dy * dy) as u128) << 32).isqrt() as i128;
    if length == 0 {
        return None;
    }
    let unit = |d: i64| ((2 * (i128::from(d) << 32) + length).div_euclid(2 * length)) as i64;
    Some((unit(dx), unit(dy)))
}

/// A scaled vector turned clockwise (MP-24).
pub fn rotated((x, y): Vector, degrees: i32) -> Vector {
    let (s, c) = (sine(degrees), cosine(degrees));
    (i64::from(round(x * c + y * s)), i64::from(round(y * c - x * s)))
}

/// The bearing nearest to a vector, the lowest on a tie (MP-24).
pub fn bearing((dx, dy): Vector) -> u16 {
    let quarter = match (dx >= 0, dy >= 0) {
        (true, true) => 0,
        (true, false) => 90,
        (false, false) => 180,
        (false, true) => 270,
    };
    let reach = |t: i32| dx * sine(t) + dy * cosine(t);
    // Within a quarter the dot product rises and then falls: the first bearing that the next does not beat is it.
    let (mut low, mut high) = (quarter, quarter + 90);
    while low < high {
        let middle = (low + high) / 2;
        if reach(middle + 1) <= reach(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    // A whole turn is bearing 0, the lowest of all.
    let north = low == 359 && reach(360) == reach(359);
    if north { 0 } else { (low % 360) as u16 }
}

/// Whether a squared displacement is within `limit` (MP-17).
#[inline]
pub fn within((dx, dy): Vector, limit: i32) -> bool {
    let far = i64::from(limit + TOLERANCE);
    dx * dx + dy * dy <= far * far
}

/// The sides of a polygon, or the one segment of two points.
#[inline]
fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let closing = if polygon.len() == 2 { None } else { polygon.last().copied().zip(polygon.first().copied()) };
    polygon.windows(2).map(|side| (side[0], side[1])).chain(closing)
}

/// The distance between two convex polygons, or a polygon and a point or segment; 0 if they meet (MP-16).
pub fn gap(a: &[Point], b: &[Point]) -> Gap {
    if let ([a], [b]) = (a, b) {
        let (x, y) = a.from(*b);
        return Gap { above: i128::from(x * x + y * y), below: 1 };
    }
    if !apart(a, b, 0) {
        return Gap::NONE;
    }
    let mut least = Gap::FAR;
    for (points, polygon) in [(a, b), (b, a)] {
        if polygon.len() < 2 {
            continue;
        }
        let outwards = outwards(polygon);
        for (from, to) in edges(polygon) {
            for &point in points {
                // Nobody is nearest to an edge, or to both its ends, that does not look at him.
                if outwards.is_some_and(|outwards| cross(from, to, point) * outwards >= 0) {
                    continue;
                }
                let gap = to_segment(point, from, to);
                if gap.shorter(least) {
                    least = gap;
                }
            }
        }
    }
    least
}

/// Which way round a polygon is given: 1 counter-clockwise, -1 clockwise; nothing for a segment or a point.
fn outwards(polygon: &[Point]) -> Option<i64> {
    let [first, second, third, ..] = *polygon else { return None };
    Some(if cross(first, second, third) < 0 { -1 } else { 1 })
}

/// Whether two convex polygons (or segments) overlap; touching is not overlapping (MP-18).
#[inline]
pub fn overlap(a: &[Point], b: &[Point]) -> bool {
    !apart(a, b, PENETRATION)
}

/// Whether some edge normal keeps two convex polygons apart but for a penetration.
fn apart(a: &[Point], b: &[Point], allowed: i64) -> bool {
    keeps_off(a, b, allowed) || keeps_off(b, a, allowed)
}

/// Whether an edge of a polygon keeps another one off; of a segment, both its sides and its ends. Outward normals
/// are enough: convex polygons never overlap less along another direction than along the best of those.
fn keeps_off(polygon: &[Point], other: &[Point], allowed: i64) -> bool {
    if let [from, to] = *polygon {
        let (ex, ey) = to.from(from);
        return (ex, ey) != (0, 0)
            && [(from, (ey, -ex)), (from, (-ey, ex)), (to, (ex, ey)), (from, (-ex, -ey))]
                .into_iter()
                .any(|(at, normal)| beyond(at, normal, other, allowed));
    }
    let Some(outwards) = outwards(polygon) else { return false };
    let mut from = polygon[polygon.len() - 1];
    for &to in polygon {
        let (ex, ey) = to.from(from);
        if (ex, ey) != (0, 0) && beyond(from, (ey * outwards, -ex * outwards), other, allowed) {
            return true;
        }
        from = to;
    }
    false
}

/// Whether all points lie beyond the line through a point with this normal, but for a penetration.
#[inline]
fn beyond(at: Point, (nx, ny): Vector, points: &[Point], allowed: i64) -> bool {
    // A normal is never longer than its two parts together: most points that are not beyond are far from it.
    let most = allowed * (nx.abs() + ny.abs());
    let mut depth = i64::MIN;
    for point in points {
        let (dx, dy) = at.from(*point);
        depth = depth.max(dx * nx + dy * ny);
        if depth > most {
            return false;
        }
    }
    if allowed == 0 {
        return depth < 0;
    }
    depth <= 0 || i128::from(depth) * i128::from(depth) <= i128::from(allowed * allowed) * i128::from(nx * nx + ny * ny)
}

/// Whether a point is inside a convex polygon given counter-clockwise, its border included (MP-32).
pub fn inside(point: Point, polygon: &[Point]) -> bool {
    edges(polygon).all(|(from, to)| cross(from, to, point) >= 0)
}

/// Whether a point is strictly inside a convex polygon, whichever way round it is given.
pub fn strictly_inside(point: Point, polygon: &[Point]) -> bool {
    let mut signs = edges(polygon).map(|(from, to)| cross(from, to, point).signum());
    let first = signs.next().unwrap_or(0);
    first != 0 && signs.all(|sign| sign == first)
}

/// The distance from a point to the border of a polygon.
pub fn to_border(point: Point, polygon: &[Point]) -> Gap {
    edges(polygon)
        .map(|(from, to)| to_segment(point, from, to))
        .reduce(|a, b| if b.shorter(a) { b } else { a })
        .unwrap_or(Gap::FAR)
}

/// The distance between two points is within `limit` (MP-17).
pub fn near(a: Point, b: Point, limit: i32) -> bool {
    within(a.from(b), limit)
}

#[inline]
pub(crate) fn cross(from: Point, to: Point, point: Point) -> i64 {
    let (ex, ey) = to.from(from);
    let (px, py) = point.from(from);
    ex * py - ey * px
}

/// The largest length up to `most` that is allowed, where shorter is always allowed too (MP-25).
pub fn farthest(most: i32, mut allowed: impl FnMut(i32) -> bool) -> i32 {
    if allowed(most) {
        return most;
    }
    let (mut yes, mut no) = (0, most);
    while no - yes > 1 {
        let middle = (yes + no) / 2;
        if allowed(middle) {
            yes = middle;
        } else {
            no = middle;
        }
    }
    yes
}
