//! What a march sweeps over, and the boxes that leave the far away out quickly (MP-19).

use std::cell::OnceCell;

use super::{PENETRATION, Point, cross, keeps_off, overlap};

/// Something convex that may lie over a polygon or a segment.
pub(crate) trait Convex {
    /// Whether it overlaps another one (MP-18).
    fn overlaps(&self, other: &[Point]) -> bool;
}

impl Convex for [Point] {
    #[inline]
    fn overlaps(&self, other: &[Point]) -> bool {
        overlap(self, other)
    }
}

impl<const N: usize> Convex for [Point; N] {
    #[inline]
    fn overlaps(&self, other: &[Point]) -> bool {
        overlap(self, other)
    }
}

/// A convex polygon of at most eight corners (MP-19).
#[derive(Clone, Debug)]
pub struct Hull {
    /// What it is around.
    within: [Point; 8],
    /// Its corners counter-clockwise and their number, once somebody asks.
    corners: OnceCell<([Point; 8], usize)>,
    /// Its bounding box.
    pub bounds: Bounds,
}

impl Convex for Hull {
    /// Most of what is near a march is kept off by its own edges, which does not take the corners.
    fn overlaps(&self, other: &[Point]) -> bool {
        !keeps_off(other, &self.within, PENETRATION) && !keeps_off(self.points(), other, PENETRATION)
    }
}

impl Hull {
    /// The hull of a start and an end footprint (MP-19).
    pub fn sweep(start: &[Point; 4], end: &[Point; 4]) -> Hull {
        let mut points = [Point::default(); 8];
        points[..4].copy_from_slice(start);
        points[4..].copy_from_slice(end);
        Hull::of(points)
    }

    /// The hull of eight points.
    pub fn of(points: [Point; 8]) -> Hull {
        Hull { within: points, corners: OnceCell::new(), bounds: Bounds::of(&points) }
    }

    fn corners_of(mut points: [Point; 8]) -> ([Point; 8], usize) {
        points.sort_unstable_by_key(|point| point.rank());
        let mut chain = [Point::default(); 18];
        let mut len = 0;
        for &point in &points {
            while len >= 2 && cross(chain[len - 2], chain[len - 1], point) <= 0 {
                len -= 1;
            }
            chain[len] = point;
            len += 1;
        }
        let lower = len + 1;
        for &point in points[..7].iter().rev() {
            while len >= lower && cross(chain[len - 2], chain[len - 1], point) <= 0 {
                len -= 1;
            }
            chain[len] = point;
            len += 1;
        }
        let count = (len - 1).clamp(1, 8);
        let mut hull = [points[0]; 8];
        hull[..count].copy_from_slice(&chain[..count]);
        (hull, count)
    }

    /// Its corners, counter-clockwise.
    #[inline]
    pub fn points(&self) -> &[Point] {
        let (corners, count) = self.corners.get_or_init(|| Hull::corners_of(self.within));
        &corners[..*count]
    }
}

/// An upright box around something, to leave the far away out quickly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// South-west.
    pub low: Point,
    /// North-east.
    pub high: Point,
}

impl Bounds {
    /// The box around points.
    #[inline]
    pub fn of(points: &[Point]) -> Bounds {
        let mut bounds = Bounds { low: points[0], high: points[0] };
        for p in &points[1..] {
            bounds.low = Point { x: bounds.low.x.min(p.x), y: bounds.low.y.min(p.y) };
            bounds.high = Point { x: bounds.high.x.max(p.x), y: bounds.high.y.max(p.y) };
        }
        bounds
    }

    /// The box around two boxes.
    #[inline]
    pub fn around(&self, other: &Bounds) -> Bounds {
        Bounds {
            low: Point::new(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: Point::new(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    /// The box grown on all sides.
    #[inline]
    pub fn grown(&self, margin: i32) -> Bounds {
        let Bounds { low, high } = *self;
        Bounds { low: Point::new(low.x - margin, low.y - margin), high: Point::new(high.x + margin, high.y + margin) }
    }

    /// Whether another box is wholly inside this one.
    #[inline]
    pub fn holds(&self, other: &Bounds) -> bool {
        self.low.x <= other.low.x
            && self.low.y <= other.low.y
            && other.high.x <= self.high.x
            && other.high.y <= self.high.y
    }

    /// Whether the boxes come within `margin` of each other.
    #[inline]
    pub fn near(&self, other: &Bounds, margin: i32) -> bool {
        self.low.x - margin <= other.high.x
            && other.low.x - margin <= self.high.x
            && self.low.y - margin <= other.high.y
            && other.low.y - margin <= self.high.y
    }
}
