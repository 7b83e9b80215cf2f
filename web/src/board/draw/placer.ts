// Puts words where they hide nothing: candidates in order of liking, the first that is free wins.

import type { Box, Pt } from './tools.ts';

interface Obstacle {
  box: Box;
  /** Cost of a box that lies wholly on it. */
  weight: number;
}

/** What must not be hidden. */
export const TAKEN = 1000;
/** A place that hides (nearly) nothing costs less. */
export const FREE = 1;

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]),
    h = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
};

export class Placer {
  private readonly obstacles: Obstacle[] = [];
  constructor(private readonly bounds: Box) {}

  add(box: Box, weight = TAKEN): void {
    this.obstacles.push({ box, weight });
  }

  /** What must not be hidden, so far. */
  taken(): Box[] {
    return this.obstacles.filter(o => o.weight >= TAKEN).map(o => o.box);
  }

  /** `also` is in the way of this box alone. */
  cost(box: Box, also: Box[] = []): number {
    const b = this.bounds;
    if (box[0] < b[0] || box[1] < b[1] || box[0] + box[2] > b[0] + b[2] || box[1] + box[3] > b[1] + b[3])
      return Infinity;
    let sum = 0;
    for (const o of this.obstacles) {
      const shared = overlap(box, o.box);
      sum += (o.weight * shared) / (box[2] * box[3]);
    }
    for (const other of also) sum += (TAKEN * overlap(box, other)) / (box[2] * box[3]);
    return sum;
  }

  /** The centre of the best place for such a box, and the place is taken; nothing when none costs less than `limit`. */
  place(w: number, h: number, candidates: Pt[], limit = Infinity, also: Box[] = []): Pt | null {
    let best: Pt | null = null,
      least = limit;
    candidates.forEach((c, i) => {
      const cost = this.cost([c[0] - w / 2, c[1] - h / 2, w, h], also) + i * 0.02;
      if (cost < least) {
        least = cost;
        best = c;
      }
    });
    if (best) this.add([best[0] - w / 2, best[1] - h / 2, w, h]);
    return best;
  }
}

/** Places round a box, nearest first: below, above, right, left, the corners, then the same further off. */
export function round(at: Box, w: number, h: number, gap: number): Pt[] {
  const [x, y, bw, bh] = at,
    cx = x + bw / 2,
    cy = y + bh / 2,
    out: Pt[] = [];
  for (const k of [1, 2.4, 4.2]) {
    const g = gap * k,
      dx = bw / 2 + w / 2 + g,
      dy = bh / 2 + h / 2 + g;
    out.push(
      [cx, cy + dy],
      [cx, cy - dy],
      [cx + dx, cy],
      [cx - dx, cy],
      [cx + dx * 0.7, cy + dy],
      [cx - dx * 0.7, cy + dy],
      [cx + dx * 0.7, cy - dy],
      [cx - dx * 0.7, cy - dy],
      [cx + dx, cy + dy * 0.6],
      [cx - dx, cy + dy * 0.6],
      [cx + dx, cy - dy * 0.6],
      [cx - dx, cy - dy * 0.6],
    );
  }
  return out;
}
