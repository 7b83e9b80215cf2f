// Sums on a table in inches: poses, footprints, distances. All in the scene's hundredths of an inch, y downwards.

import type { Measure, Piece, PlaneBoard, Side } from '../protocol/index.ts';
import { inside, type Pt } from './draw/tools.ts';
import { ranks } from './pieces/figures.ts';

/** x, y, and the heading in whole degrees, 0 to the right, clockwise: the numbers of `Touch.pose`. */
export type Pose = [number, number, number];

/** Drawing units (millimetres) for one hundredth of an inch. */
export const MM = 0.254;
/** Half of a commander's base, in millimetres. */
export const DISC = 20;

/** A place written as an id: a point or a pose; nothing for any other id. */
export function placeOf(id: string): { at: Pt; angle: number | null } | null {
  const m = /^(-?\d+),(-?\d+)(?:,(-?\d+))?$/.exec(id);
  return m ? { at: [Number(m[1]), Number(m[2])], angle: m[3] === undefined ? null : Number(m[3]) } : null;
}

export const round360 = (deg: number): number => ((Math.round(deg) % 360) + 360) % 360;

export const poseOf = (p: Piece): Pose => [p.point?.[0] ?? 0, p.point?.[1] ?? 0, round360(p.angle ?? -90)];

export const moved = ([x, y, a]: Pose, dx: number, dy: number): Pose => [Math.round(x + dx), Math.round(y + dy), a];

/** Turned about the middle of the footprint, as a hand would turn a tray. */
export function turned(pose: Pose, to: number, depth: number): Pose {
  const [x, y, a] = pose,
    half = depth / 2,
    from = forward(a),
    then = forward(round360(to));
  return [Math.round(x + (then[0] - from[0]) * half), Math.round(y + (then[1] - from[1]) * half), round360(to)];
}

export function forward(deg: number): Pt {
  const a = (deg * Math.PI) / 180;
  return [Math.cos(a), Math.sin(a)];
}

/** Width and depth in hundredths of an inch; nothing for a piece without a front. */
export function sizeOf(p: Piece): [number, number] | null {
  if (p.size) return [p.size[0], p.size[1]];
  if (p.shape !== 'tray') return null;
  const { w, d } = ranks(p);
  return [w / MM, d / MM];
}

/** Corners from the left end of the front edge on; a round base as a polygon. */
export function footprint(p: Piece, [x, y, a]: Pose): Pt[] {
  const size = sizeOf(p);
  if (!size)
    return Array.from({ length: 24 }, (_, i): Pt => {
      const [c, s] = forward(i * 15);
      return [x + (c * DISC) / MM, y + (s * DISC) / MM];
    });
  const [c, s] = forward(a),
    [w, d] = size,
    corner = (right: number, back: number): Pt => [x - s * right - c * back, y + c * right - s * back];
  return [corner(-w / 2, 0), corner(w / 2, 0), corner(w / 2, d), corner(-w / 2, d)];
}

function nearestOn(p: Pt, a: Pt, b: Pt): Pt {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = dx * dx + dy * dy,
    t = l ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / l)) : 0;
  return [a[0] + t * dx, a[1] + t * dy];
}

/** One end of a tape: a point, a line or an area, as its corners. */
export interface End {
  pts: Pt[];
  closed: boolean;
}

const sides = ({ pts, closed }: End): [Pt, Pt][] =>
  pts.length === 1
    ? [[pts[0], pts[0]]]
    : pts.slice(closed ? 0 : 1).map((p, i) => (closed ? [p, pts[(i + 1) % pts.length]] : [pts[i], p]));

function cross(a: Pt, b: Pt, c: Pt, d: Pt): boolean {
  const turn = (p: Pt, q: Pt, r: Pt) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

/** The shortest way between two ends, and where it runs. */
export function gap(a: End, b: End): { length: number; from: Pt; to: Pt } {
  const holds = (area: End, p: Pt) => area.closed && area.pts.length > 2 && inside(p, area.pts);
  if (holds(a, b.pts[0])) return { length: 0, from: b.pts[0], to: b.pts[0] };
  if (holds(b, a.pts[0])) return { length: 0, from: a.pts[0], to: a.pts[0] };
  let best = { length: Infinity, from: a.pts[0], to: b.pts[0] };
  const keep = (from: Pt, to: Pt) => {
    const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
    if (length < best.length) best = { length, from, to };
  };
  for (const [p, q] of sides(a)) {
    for (const [r, s] of sides(b)) {
      if (cross(p, q, r, s)) return { length: 0, from: nearestOn(p, r, s), to: nearestOn(p, r, s) };
      keep(p, nearestOn(p, r, s));
      keep(q, nearestOn(q, r, s));
      keep(nearestOn(r, p, q), r);
      keep(nearestOn(s, p, q), s);
    }
  }
  return best;
}

/** "7.3″": to a tenth of an inch. */
export const inches = (hundredths: number, lang: string): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 100) + '″';

/** How near to a hedge or wall a finger may be to mean it. */
const NEAR = 60;

/**
 * What a tape laid at a point is held to, or null where the rules let nothing be measured: a piece, terrain, or the
 * point itself. Where only one's own is free, an enemy, a ghost and bare ground are no ends.
 */
export function endAt(
  board: PlaneBoard,
  pieces: Piece[],
  rule: Measure,
  mine: Side | null,
  at: Pt,
  on: Piece | undefined,
): End | null {
  if (rule === 'none') return null;
  const piece = on && !on.ghost ? on : pieces.find(p => p.point && !p.ghost && inside(at, footprint(p, poseOf(p))));
  if (piece?.point)
    return rule === 'free' || piece.side === mine ? { pts: footprint(piece, poseOf(piece)), closed: true } : null;
  if (rule === 'free') return { pts: [at], closed: false };
  const line = board.lines.find(l => gap({ pts: [at], closed: false }, { pts: l.pts, closed: false }).length <= NEAR);
  if (line) return { pts: line.pts, closed: false };
  const area = [...board.areas].reverse().find(a => inside(at, a.pts));
  return area ? { pts: area.pts, closed: true } : null;
}
