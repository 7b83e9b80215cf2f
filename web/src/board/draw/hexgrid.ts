// Hexagons in offset coordinates: pointy tops with odd rows shifted right, or flat tops with odd columns shifted down.

import { polar, R3, type Pt } from './tools.ts';

export interface HexGrid {
  /** Side of a hexagon. */
  s: number;
  flat: boolean;
  /** Distance between the centres of neighbours. */
  W: number;
  at(c: number, r: number): Pt;
  corner(p: Pt, i: number): Pt;
  /** The neighbour through side `i`. */
  step(c: number, r: number, i: number): [number, number];
  /** Direction of side `i` in degrees, 0 to the right, clockwise. */
  angle(i: number): number;
  /** Column and row of the hexagon round a point. */
  find(p: Pt): [number, number];
}

export const cellKey = (c: number, r: number): string => c + ',' + r;
/** The same vertex seen from three hexagons has one key. */
export const vertexKey = (p: Pt): string => Math.round(p[0] * 4 + 0.017) + ',' + Math.round(p[1] * 4 + 0.017);

export function hexGrid(pointy: boolean, s: number): HexGrid {
  const flat = !pointy,
    W = R3 * s;
  const at = (c: number, r: number): Pt =>
    flat ? [1.5 * s * c, W * (r + (c & 1 ? 0.5 : 0))] : [W * (c + (r & 1 ? 0.5 : 0)), 1.5 * s * r];
  const step = (c: number, r: number, i: number): [number, number] => {
    if (flat) {
      const o = c & 1;
      return (
        [
          [c + 1, r + o],
          [c, r + 1],
          [c - 1, r + o],
          [c - 1, r + o - 1],
          [c, r - 1],
          [c + 1, r + o - 1],
        ] as [number, number][]
      )[i];
    }
    const o = r & 1;
    return (
      [
        [c + 1, r],
        [c + o, r + 1],
        [c + o - 1, r + 1],
        [c - 1, r],
        [c + o - 1, r - 1],
        [c + o, r - 1],
      ] as [number, number][]
    )[i];
  };
  const find = (p: Pt): [number, number] => {
    const c0 = flat ? Math.round(p[0] / (1.5 * s)) : Math.round(p[0] / W);
    const r0 = flat ? Math.round(p[1] / W) : Math.round(p[1] / (1.5 * s));
    let best: [number, number] = [c0, r0],
      d = Infinity;
    for (let c = c0 - 1; c <= c0 + 1; c++)
      for (let r = r0 - 1; r <= r0 + 1; r++) {
        const q = at(c, r),
          e = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2;
        if (e < d) {
          d = e;
          best = [c, r];
        }
      }
    return best;
  };
  return {
    s,
    flat,
    W,
    at,
    step,
    find,
    corner: (p, i) => polar(p[0], p[1], s, flat ? 60 * i : 60 * i - 30),
    angle: i => (flat ? 60 * i + 30 : 60 * i),
  };
}

/** The corners of the hexagon round `p`, drawn in by `k`. */
export const hexPts = (grid: HexGrid, p: Pt, k: number): Pt[] =>
  Array.from({ length: 6 }, (_, i) => {
    const q = grid.corner(p, i);
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  });

/** The boundary of a set of cells as closed loops (a vertex touches three hexagons, so the chain is unique). */
export function loops(grid: HexGrid, cells: [number, number][]): Pt[][] {
  const has = new Set(cells.map(([c, r]) => cellKey(c, r)));
  const next = new Map<string, { a: Pt; to: string }>();
  for (const [c, r] of cells) {
    const p = grid.at(c, r);
    for (let i = 0; i < 6; i++) {
      const n = grid.step(c, r, i);
      if (has.has(cellKey(n[0], n[1]))) continue;
      const a = grid.corner(p, i),
        b = grid.corner(p, (i + 1) % 6);
      next.set(vertexKey(a), { a, to: vertexKey(b) });
    }
  }
  const out: Pt[][] = [];
  while (next.size) {
    let k = next.keys().next().value as string;
    const loop: Pt[] = [];
    for (let e = next.get(k); e; e = next.get(k)) {
      next.delete(k);
      loop.push(e.a);
      k = e.to;
    }
    out.push(loop);
  }
  return out;
}

/** Hexagon sides chained into lines; a side that is given twice counts once. */
export function chains(sides: [Pt, Pt][]): Pt[][] {
  const adj = new Map<string, string[]>(),
    pt = new Map<string, Pt>();
  const link = (a: string, b: string) => {
    const list = adj.get(a) ?? [];
    if (!list.includes(b)) adj.set(a, [...list, b]);
  };
  for (const [a, b] of sides) {
    const ka = vertexKey(a),
      kb = vertexKey(b);
    pt.set(ka, a);
    pt.set(kb, b);
    link(ka, kb);
    link(kb, ka);
  }
  const used = new Set<string>(),
    edge = (a: string, b: string) => (a < b ? a + ';' + b : b + ';' + a),
    out: Pt[][] = [];
  const walk = (k: string) => {
    for (;;) {
      const line: Pt[] = [pt.get(k)!];
      let cur = k;
      for (;;) {
        const n = adj.get(cur)!.find(x => !used.has(edge(cur, x)));
        if (!n) break;
        used.add(edge(cur, n));
        line.push(pt.get(n)!);
        cur = n;
        if (adj.get(cur)!.length !== 2) break;
      }
      if (line.length < 2) return;
      out.push(line);
    }
  };
  const keys = [...adj.keys()];
  keys.filter(k => adj.get(k)!.length !== 2).forEach(walk);
  keys.forEach(walk);
  return out;
}
