// Small tools of all drawing code: numbers, seeded chance, one noise field, smoothing, paths.

export type Pt = [number, number];
/** x, y, width, height. */
export type Box = [number, number, number, number];

export const PI = Math.PI;
export const R3 = Math.sqrt(3);

/** A number with one decimal, as SVG text. */
export const f1 = (n: number): string => (Math.round(n * 10) / 10).toString();
export const f2 = (n: number): string => (Math.round(n * 100) / 100).toString();
export const xy = (p: Pt): string => `${f1(p[0])} ${f1(p[1])}`;
export const clamp = (n: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, n));
export const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const dist = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function hash(...parts: (string | number)[]): number {
  let h = 2166136261;
  for (const part of parts) {
    const s = part + '|';
    for (let i = 0; i < s.length; i++) {
      h ^= s.charCodeAt(i);
      h = Math.imul(h, 16777619);
    }
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}

export interface Rng {
  (): number;
  in(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Chance that is the same on every machine for the same parts. */
export function rng(...parts: (string | number)[]): Rng {
  let a = hash(...parts);
  const f = (() => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Rng;
  f.in = (lo, hi) => lo + (hi - lo) * f();
  f.pick = list => list[Math.floor(f() * list.length)];
  return f;
}

/** Smooth value noise, -1..1: one displacement field, so that coasts, rivers and woods agree where they meet. */
export function noise(x: number, y: number, seed: string): number {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    u = x - xi,
    v = y - yi;
  const g = (i: number, j: number) => hash(seed, i, j) / 2147483648 - 1;
  const s = (t: number) => t * t * (3 - 2 * t);
  const a = g(xi, yi),
    b = g(xi + 1, yi),
    c = g(xi, yi + 1),
    d = g(xi + 1, yi + 1);
  const top = a + (b - a) * s(u),
    bottom = c + (d - c) * s(u);
  return top + (bottom - top) * s(v);
}

export function warp(p: Pt, s: number, amp: number, seed: string): Pt {
  const k = 1 / (s * 0.9),
    k2 = 2.3 / s;
  return [
    p[0] + amp * s * (noise(p[0] * k, p[1] * k, seed) + 0.45 * noise(p[0] * k2, p[1] * k2, seed + 'x')),
    p[1] + amp * s * (noise(p[0] * k + 31, p[1] * k + 7, seed) + 0.45 * noise(p[0] * k2 + 11, p[1] * k2, seed + 'y')),
  ];
}

/** Corner cutting, `n` times. */
export function chaikin(points: Pt[], closed: boolean, n: number): Pt[] {
  let pts = points;
  for (let k = 0; k < n; k++) {
    const out: Pt[] = [],
      m = pts.length;
    if (!closed) out.push(pts[0]);
    for (let i = 0; i < (closed ? m : m - 1); i++) {
      const a = pts[i],
        b = pts[(i + 1) % m];
      out.push(lerp(a, b, 0.25), lerp(a, b, 0.75));
    }
    if (!closed) out.push(pts[m - 1]);
    pts = out;
  }
  return pts;
}

export const toPath = (pts: Pt[], closed = false): string => 'M' + pts.map(xy).join('L') + (closed ? 'Z' : '');
export const toPaths = (loops: Pt[][]): string => loops.map(l => toPath(l, true)).join('');

/** A smooth line through the points (Catmull-Rom). */
export function spline(pts: Pt[]): string {
  if (pts.length < 3) return toPath(pts);
  let d = 'M' + xy(pts[0]);
  for (let i = 0; i < pts.length - 1; i++) {
    const p1 = pts[i],
      p2 = pts[i + 1],
      p0 = pts[i - 1] ?? p1,
      p3 = pts[i + 2] ?? p2;
    d +=
      'C' +
      [
        p1[0] + (p2[0] - p0[0]) / 6,
        p1[1] + (p2[1] - p0[1]) / 6,
        p2[0] - (p3[0] - p1[0]) / 6,
        p2[1] - (p3[1] - p1[1]) / 6,
        p2[0],
        p2[1],
      ]
        .map(f1)
        .join(' ');
  }
  return d;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const esc = (s: string | number): string => String(s).replace(/[&<>"]/g, c => ENTITIES[c]);

export const polar = (x: number, y: number, r: number, deg: number): Pt => [
  x + r * Math.cos((deg * PI) / 180),
  y + r * Math.sin((deg * PI) / 180),
];
/** A regular polygon round the origin. */
export const poly = (n: number, r: number, rot: number): Pt[] =>
  Array.from({ length: n }, (_, i) => polar(0, 0, r, rot + (i * 360) / n));

export const area2 = (pts: Pt[]): number =>
  pts.reduce((sum, p, i) => {
    const q = pts[(i + 1) % pts.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);

export function boxOf(pts: Pt[]): Box {
  let x0 = Infinity,
    y0 = Infinity,
    x1 = -Infinity,
    y1 = -Infinity;
  for (const [x, y] of pts) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1 - x0, y1 - y0];
}

export function inside(p: Pt, pts: Pt[]): boolean {
  let hit = false;
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i++) {
    const a = pts[i],
      b = pts[j];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
  }
  return hit;
}
