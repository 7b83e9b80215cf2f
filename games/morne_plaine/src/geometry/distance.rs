//! Distances, exact as fractions (MP-16, MP-17).

use super::{INCH, Point, TOLERANCE};

/// A distance, as the exact square of it: a fraction (MP-16).
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    pub(super) above: i128,
    pub(super) below: i128,
}

impl Gap {
    /// No distance at all.
    pub const NONE: Gap = Gap { above: 0, below: 1 };
    pub(super) const FAR: Gap = Gap { above: i128::MAX, below: 1 };

    /// Whether it is within `limit`, tolerance included (MP-17).
    #[inline]
    pub fn within(self, limit: i32) -> bool {
        let far = i128::from(limit + TOLERANCE);
        self.above <= far * far * self.below
    }

    /// Whether it is at least `limit`, tolerance included (MP-63).
    #[inline]
    pub fn at_least(self, limit: i32) -> bool {
        let near = i128::from((limit - TOLERANCE).max(0));
        self.above >= near * near * self.below
    }

    /// Whether it is at least as long as another, tolerance included (MP-63).
    pub fn keeps(self, before: Gap) -> bool {
        self.fine() + (i128::from(TOLERANCE) << 10) >= before.fine()
    }

    /// Whether it is really shorter.
    #[inline]
    pub fn shorter(self, other: Gap) -> bool {
        match (self.above == i128::MAX, other.above == i128::MAX) {
            (true, _) => false,
            (_, true) => true,
            _ => self.above * other.below < other.above * self.below,
        }
    }

    /// The distance to the nearest unit: for people and judgement, never for rules.
    pub fn units(self) -> i32 {
        (((4 * self.above / self.below) as u128).isqrt().div_ceil(2)) as i32
    }

    /// The distance in hundredths of an inch, rounded down, for people.
    pub fn hundredths(self) -> i32 {
        (((self.above * 10_000) / (self.below * i128::from(INCH * INCH))) as u128).isqrt() as i32
    }

    fn fine(self) -> i128 {
        (((self.above << 20) / self.below) as u128).isqrt() as i128
    }
}

/// The distance from a point to a segment.
pub(super) fn to_segment(point: Point, from: Point, to: Point) -> Gap {
    let (ex, ey) = to.from(from);
    let (px, py) = point.from(from);
    let (along, length) = (px * ex + py * ey, ex * ex + ey * ey);
    if along <= 0 || length == 0 {
        return Gap { above: i128::from(px * px + py * py), below: 1 };
    }
    if along >= length {
        let (qx, qy) = point.from(to);
        return Gap { above: i128::from(qx * qx + qy * qy), below: 1 };
    }
    let cross = i128::from(px * ey - py * ex);
    Gap { above: cross * cross, below: i128::from(length) }
}
