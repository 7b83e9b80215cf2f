// Terrain marks: trees, peaks, houses, hachures, forts, bridges. Each takes a place, a style and its own chance.

import type { MapStyle } from './styles.ts';
import type { HexGrid } from './hexgrid.ts';
import { area2, dist, f1, polar, rng, toPath, xy, type Pt, type Rng } from './tools.ts';

const ROUND = ['#4c7a45', '#5b8a4c', '#3f6d42', '#67924f', '#477546', '#557f3f'];
const INK = ['#a9b173', '#9fae70', '#b4b87c', '#98a768', '#aeb676', '#a2aa66'];

/** Six trees as symbols `t0` to `t5`. */
export function treeSymbols(kind: MapStyle['tree']): string {
  let out = '';
  for (let v = 0; v < 6; v++) {
    const r = rng('tree', kind, v);
    let g = '';
    if (kind === 'round') {
      g += '<ellipse cx="2" cy="3.2" rx="6.6" ry="4.4" fill="#16301c" opacity=".34"/>';
      const n = 3 + (v % 3);
      for (let i = 0; i < n; i++) {
        const [x, y] = polar(0, -1.5, 2.6, (i / n) * 360 + r() * 60);
        g += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r.in(2.7, 3.8))}" fill="${ROUND[v]}"/>`;
      }
      g += '<circle cx="-1.4" cy="-3.4" r="2.3" fill="#9cbb6e" opacity=".55"/>';
      g += '<path d="M3.4 1.6a4.6 4.6 0 0 1-6 1.2" stroke="#24452c" stroke-width=".9" fill="none" opacity=".7"/>';
    } else if (kind === 'ink') {
      const w = r.in(3.6, 4.8),
        h = r.in(4.4, 6);
      g += `<path d="M${f1(-w * 0.2)} 3 q7 2.2 9 -1" stroke="#6b5a34" stroke-width=".8" fill="none" opacity=".55"/>`;
      g += '<path d="M0 3.4V0" stroke="#4b3b22" stroke-width="1"/>';
      g +=
        `<path d="M${f1(-w)} .6c-1.8-1.8 -.4-3.6 .8-3.8 .2-2.4 2.6-3.4 ${f1(w * 0.8)}-${f1(h * 0.45)}` +
        ` 1.8-.6 3.6 .8 3.6 2.4 2 .6 2 3.2 .4 4.2 -1.6 1.4-6.8 1.4-${f1(w * 1.6)} .2z" fill="${INK[v]}"` +
        ' stroke="#4d4a2a" stroke-width=".8"/>';
      g +=
        '<path d="M1.6-.6c1.2 0 2-.8 2.2-1.6M.4 .4c1.4 .2 2.8-.2 3.6-1M-2.4-2.8q.8-.9 1.8-.8"' +
        ' stroke="#4d4a2a" stroke-width=".65" fill="none"/>';
    } else {
      // lithographed wood: little rings with a shadow arc
      g +=
        `<circle r="${f1(r.in(1.9, 2.7))}" fill="#8fa86c" stroke="#52693c" stroke-width=".7"/>` +
        '<path d="M2.4 .6a2.6 2.6 0 0 1-3 1.9" stroke="#2f4326" stroke-width=".8" fill="none"/>';
    }
    out += `<symbol id="t${v}" overflow="visible">${g}</symbol>`;
  }
  return out;
}

export const useTree = (x: number, y: number, k: number, r: Rng): string =>
  `<use href="#t${Math.floor(r() * 6)}" transform="translate(${f1(x)} ${f1(y)}) scale(${f1(k)})"/>`;

/** Points inside one hexagon, none nearer to another than `min`. */
export function scatter(
  grid: HexGrid,
  c: number,
  r: number,
  n: number,
  min: number,
  seed: string,
  spread = 0.86,
): Pt[] {
  const random = rng('scatter', seed, c, r),
    p = grid.at(c, r),
    pts: Pt[] = [];
  for (let k = 0; k < n * 14 && pts.length < n; k++) {
    const a = random() * 360,
      q = polar(p[0], p[1], Math.sqrt(random()) * grid.s * spread, a);
    if (pts.every(o => dist(o, q) > min)) pts.push(q);
  }
  return pts;
}

/** A mountain seen from the side, lit from the north-west. */
export function peak(
  x: number,
  y: number,
  w: number,
  h: number,
  st: { hachure?: boolean; relief?: boolean },
  r: Rng,
): string {
  const dark = st.hachure ? '#8d6a43' : st.relief ? '#3c322d' : '#8b6a45';
  const light = st.hachure ? '#e4cd9d' : st.relief ? '#8b7a6a' : '#cfae7c';
  const line = st.hachure ? '#5a3d20' : st.relief ? '#231c18' : '#5f4526';
  const top: Pt = [x + r.in(-0.08, 0.08) * w, y - h],
    m = 5;
  const left: Pt[] = [[x - w, y]],
    right: Pt[] = [[x + w, y]],
    ridge: Pt[] = [];
  for (let i = 1; i < m; i++) {
    const t = i / m;
    left.push([x - w + (top[0] - x + w) * t + r.in(-0.06, 0.06) * w, y - h * t * r.in(0.86, 1.02)]);
    right.push([x + w + (top[0] - x - w) * t + r.in(-0.06, 0.06) * w, y - h * t * r.in(0.86, 1.02)]);
    ridge.push([top[0] + (x + w * 0.12 - top[0]) * t + r.in(-0.16, 0.16) * w, y - h * (1 - t * 0.96)]);
  }
  const foot: Pt = [x - w * 0.1, y + h * 0.06];
  let g =
    `<ellipse cx="${f1(x + w * 0.25)}" cy="${f1(y + 1)}" rx="${f1(w * 1.1)}" ry="${f1(h * 0.16)}"` +
    ' fill="#2a1c0c" opacity=".22"/>';
  g +=
    `<path d="${toPath([...right, top, ...ridge, foot], true)}" fill="${dark}"/>` +
    `<path d="${toPath([...left, top, ...ridge, foot], true)}" fill="${light}"/>`;
  for (let i = 0; i < 4; i++) {
    const t = 0.25 + i * 0.17,
      bx = top[0] + (x + w - top[0]) * t,
      by = top[1] + (y - top[1]) * t;
    g +=
      `<path d="M${f1(bx)} ${f1(by)}l${f1(-w * 0.1)} ${f1(h * 0.3)}" stroke="${line}" stroke-width=".8"` +
      ' opacity=".55"/>';
  }
  g +=
    `<path d="M${f1(left[1][0] + w * 0.14)} ${f1(left[1][1])}l${f1(w * 0.1)} ${f1(h * 0.16)}M` +
    `${f1(left[2][0] + w * 0.12)} ${f1(left[2][1])}l${f1(w * 0.14)} ${f1(h * 0.24)}" stroke="${line}"` +
    ' stroke-width=".7" opacity=".4" fill="none"/>';
  if (!st.hachure)
    g +=
      `<path d="M${xy(top)}l${f1(-w * 0.24)} ${f1(h * 0.27)} ${f1(w * 0.12)} ${f1(-h * 0.05)} ${f1(w * 0.1)} ` +
      `${f1(h * 0.12)} ${f1(w * 0.1)} ${f1(-h * 0.1)} ${f1(w * 0.14)} ${f1(h * 0.06)}z" fill="#fbf6ea"` +
      ' opacity=".92"/>';
  return (
    g +
    `<path d="${toPath([...left, top, ...right.reverse()])}" fill="none" stroke="${line}" stroke-width="1.1"` +
    ' stroke-linejoin="round"/>'
  );
}

type Roof = [string, string, string];
const ROOFS: Record<MapStyle['house'], Roof> = {
  block: ['#c9655a', '#c9655a', '#5b2a26'],
  brick: ['#c77a55', '#a85a3a', '#53301c'],
  red: ['#d4553c', '#a93a2a', '#5c1c14'],
};

function house(x: number, y: number, w: number, h: number, a: number, roof: Roof, r: Rng): string {
  const d = r.in(0.85, 1.1),
    box = (dx: number, dy: number, ww: number, hh: number, attrs: string) =>
      `<rect x="${f1(dx)}" y="${f1(dy)}" width="${f1(ww)}" height="${f1(hh)}" ${attrs}/>`;
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(a)})">` +
    `${box(-w / 2 + 1, -h / 2 + 1.4, w, h, 'fill="#2a1c10" opacity=".35"')}` +
    `${box(-w / 2, -h / 2, w, (h / 2) * d, `fill="${roof[0]}"`)}` +
    `${box(-w / 2, -h / 2 + (h / 2) * d, w, h - (h / 2) * d, `fill="${roof[1]}"`)}` +
    `${box(-w / 2, -h / 2, w, h, `fill="none" stroke="${roof[2]}" stroke-width=".7"`)}</g>`
  );
}

/** A village: `n` houses round a church, which says "town" at any zoom. */
export function houses(x: number, y: number, s: number, st: MapStyle, r: Rng, n: number): string {
  const roof = ROOFS[st.house],
    pts: Pt[] = [];
  for (let k = 0; k < 120 && pts.length < n; k++) {
    const q = polar(x, y, Math.sqrt(r()) * s * 0.52, r() * 360);
    if (Math.hypot(q[0] - x, q[1] - y - s * 0.02) > s * 0.2 && pts.every(o => dist(o, q) > s * 0.22)) pts.push(q);
  }
  pts.sort((a, b) => a[1] - b[1]);
  const base = r.in(-25, 25),
    u = s * 0.1;
  let g = '';
  for (const q of pts)
    g += house(q[0], q[1], s * r.in(0.2, 0.32), s * r.in(0.15, 0.2), base + r.pick([0, 90]) + r.in(-8, 8), roof, r);
  return (
    g +
    `<g transform="translate(${f1(x)} ${f1(y)})">` +
    `<path d="M${f1(-u * 0.9)} ${f1(u * 1.5)}v${f1(-u * 1.8)}h${f1(u * 2.7)}v${f1(u * 1.8)}z"` +
    ` fill="${roof[1]}" stroke="${roof[2]}" stroke-width=".8"/>` +
    `<path d="M${f1(-u * 1.7)} ${f1(u * 1.5)}v${f1(-u * 2.7)}l${f1(u * 0.8)} ${f1(-u * 2.3)} ${f1(u * 0.8)} ` +
    `${f1(u * 2.3)}v${f1(u * 2.7)}z" fill="#f6ecd4" stroke="${roof[2]}" stroke-width=".8"/>` +
    `<path d="M${f1(-u * 1.7)} ${f1(-u * 1.2)}l${f1(u * 0.8)} ${f1(-u * 2.3)} ${f1(u * 0.8)} ${f1(u * 2.3)}z"` +
    ` fill="${roof[0]}" stroke="${roof[2]}" stroke-width=".7"/></g>`
  );
}

/** A walled farm or manor: buildings round a yard, and a wall that still shows round a piece. */
export function farm(x: number, y: number, s: number, st: MapStyle, r: Rng): string {
  const roof = ROOFS[st.house],
    a = r.in(-18, 18),
    h = s * 0.66,
    at = (dx: number, dy: number, w: number, d: number) => house(dx * s, dy * s, w * s, d * s, 0, roof, r);
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(a)})">` +
    `<rect x="${f1(-h)}" y="${f1(-h)}" width="${f1(2 * h)}" height="${f1(2 * h)}" fill="#e6d3a6" opacity=".7"/>` +
    `<rect x="${f1(-h)}" y="${f1(-h)}" width="${f1(2 * h)}" height="${f1(2 * h)}" fill="none" stroke="#4b3a2a"` +
    ` stroke-width="4.4"/><rect x="${f1(-h)}" y="${f1(-h)}" width="${f1(2 * h)}" height="${f1(2 * h)}"` +
    ' fill="none" stroke="#cfc2a4" stroke-width="2"' +
    ` stroke-dasharray="4 2.4"/>${at(0, -0.34, 0.8, 0.24)}${at(-0.34, 0.12, 0.24, 0.62)}` +
    `${at(0.34, 0.16, 0.24, 0.54)}</g>`
  );
}

/** The wall round a town: it still shows round a piece. */
export function townWall(x: number, y: number, s: number): string {
  const ring = (attrs: string) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(s * 0.72)}" ${attrs}/>`;
  return (
    ring('fill="#efd9b2"') +
    ring('fill="none" stroke="#5c1c14" stroke-width="6.4"') +
    ring('fill="none" stroke="#d4553c" stroke-width="4"') +
    ring('fill="none" stroke="#f6d9c0" stroke-width="4" stroke-dasharray="2 5.54" opacity=".8"')
  );
}

/** Short strokes down the slope, longer and darker to the south-east. */
export function hachures(pts: Pt[], len: number, gap: number, colour: string, seed: string, outward: boolean): string {
  const r = rng('hach', seed),
    sign = (area2(pts) > 0 ? 1 : -1) * (outward ? 1 : -1);
  let g = '',
    acc = 0;
  for (let i = 0; i < pts.length; i++) {
    const a = pts[i],
      b = pts[(i + 1) % pts.length],
      dx = b[0] - a[0],
      dy = b[1] - a[1],
      L = Math.hypot(dx, dy);
    if (!L) continue;
    while (acc < L) {
      const t = acc / L,
        nx = (dy / L) * sign,
        ny = (-dx / L) * sign,
        l = len * r.in(0.55, 1.1);
      const lit = 0.55 + 0.6 * (0.55 + 0.45 * ((nx + ny) / 1.42));
      g += `M${f1(a[0] + dx * t)} ${f1(a[1] + dy * t)}l${f1(nx * l * lit)} ${f1(ny * l * lit)}`;
      acc += gap * r.in(0.7, 1.3);
    }
    acc -= L;
  }
  return `<path d="${g}" stroke="${colour}" stroke-width="1.1" stroke-linecap="round" fill="none" opacity=".75"/>`;
}

export function starFort(x: number, y: number, s: number, colour: string): string {
  const p = Array.from({ length: 10 }, (_, i) => polar(x, y, i & 1 ? s * 0.34 : s * 0.56, -90 + i * 36));
  return (
    `<path d="${toPath(p, true)}" fill="#e9dcc0" stroke="${colour}" stroke-width="2.4"` +
    ` stroke-linejoin="round"/><path d="${toPath(p, true)}" fill="none" stroke="#fff" stroke-width=".8"` +
    ' opacity=".6"/>'
  );
}

export function bridge(x: number, y: number, s: number, angle: number): string {
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(angle)})">` +
    `<rect x="${f1(-s * 0.24)}" y="${f1(-s * 0.12)}" width="${f1(s * 0.48)}" height="${f1(s * 0.24)}"` +
    ' fill="#efe3c6" stroke="#4b3a22" stroke-width="1.3"/>' +
    `<path d="M${f1(-s * 0.3)} ${f1(-s * 0.17)}l${f1(s * 0.08)} ${f1(s * 0.05)}h${f1(s * 0.44)}l${f1(s * 0.08)}` +
    ` ${f1(-s * 0.05)}M${f1(-s * 0.3)} ${f1(s * 0.17)}l${f1(s * 0.08)} ${f1(-s * 0.05)}h${f1(s * 0.44)}l` +
    `${f1(s * 0.08)} ${f1(s * 0.05)}" fill="none" stroke="#4b3a22" stroke-width="1.6"/></g>`
  );
}

/** Stepping stones. */
export function ford(x: number, y: number, s: number, r: Rng): string {
  let g = '';
  for (let i = -2; i <= 2; i++)
    g +=
      `<ellipse cx="${f1(x + i * s * 0.14)}" cy="${f1(y + r.in(-2, 2))}" rx="${f1(s * 0.07)}"` +
      ` ry="${f1(s * 0.05)}" fill="#e9e2cf" stroke="#5f5a4a" stroke-width="1"/>`;
  return g;
}

/** A ford through a river on the side of a cell: a pale bar of gravel under water, and stones over it. */
export function sideFord([x, y]: Pt, s: number, angle: number, st: MapStyle, r: Rng): string {
  const bar = `cx="${f1(x)}" cy="${f1(y)}" rx="${f1(s * 0.34)}"`;
  return (
    `<g class="ford" transform="rotate(${f1(angle)} ${f1(x)} ${f1(y)})">` +
    `<ellipse ${bar} ry="${f1(s * 0.2)}" fill="${st.river}" opacity=".55"/>` +
    `<ellipse ${bar} ry="${f1(s * 0.15)}" fill="${st.riverCase}" opacity=".8"/>` +
    `${ford(x, y, s * 0.8, r)}</g>`
  );
}

/** An entrenchment towards `angle`. */
export function earthwork(p: Pt, s: number, angle: number): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const a = angle - 80 + i * 20;
    d += `M${xy(polar(p[0], p[1], s * 0.8, a))}L${xy(polar(p[0], p[1], s * 0.92, a))}`;
  }
  const a = polar(p[0], p[1], s * 0.8, angle - 88),
    b = polar(p[0], p[1], s * 0.8, angle + 88);
  return (
    `<path d="M${xy(a)}A${f1(s * 0.8)} ${f1(s * 0.8)} 0 0 1 ${xy(b)}" fill="none" stroke="#5b3a1c"` +
    ` stroke-width="3.2"/><path d="${d}" stroke="#5b3a1c" stroke-width="2"/>`
  );
}

/** A tree seen from above, for tables in inches. */
export function canopy(x: number, y: number, R: number, r: Rng): string {
  const c = r.pick(['#4c7a3c', '#5a8a44', '#41703a', '#648f46']);
  let g =
    `<ellipse cx="${f1(x + R * 0.35)}" cy="${f1(y + R * 0.45)}" rx="${f1(R * 1.05)}" ry="${f1(R * 0.95)}"` +
    ` fill="#16230c" opacity=".4"/><circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(R)}" fill="${c}"/>`;
  for (let i = 0; i < 7; i++) {
    const q = polar(x, y, R * 0.62, i * 51 + r() * 30);
    g += `<circle cx="${f1(q[0])}" cy="${f1(q[1])}" r="${f1(R * r.in(0.34, 0.5))}" fill="${i % 3 ? c : '#35602f'}"/>`;
  }
  return (
    g +
    `<circle cx="${f1(x - R * 0.3)}" cy="${f1(y - R * 0.35)}" r="${f1(R * 0.42)}" fill="#a6c46c"` +
    ` opacity=".6"/><circle cx="${f1(x - R * 0.05)}" cy="${f1(y - R * 0.05)}" r="${f1(R * 0.3)}"` +
    ' fill="#7fa653" opacity=".7"/>'
  );
}

/** A long roof seen from above. */
export function barn(x: number, y: number, w: number, h: number, angle: number): string {
  let tiles = '';
  for (let i = -w / 2 + 4; i < w / 2; i += 5) tiles += `M${f1(i)} ${f1(-h / 2)}v${f1(h)}`;
  const l = f1(-w / 2),
    t = f1(-h / 2),
    ww = f1(w),
    hh = f1(h);
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(angle)})">` +
    `<rect x="${f1(-w / 2 + 4)}" y="${f1(-h / 2 + 7)}" width="${ww}" height="${hh}" fill="#1a1208"` +
    ` opacity=".4"/><rect x="${l}" y="${t}" width="${ww}" height="${f1(h / 2)}"` +
    ` fill="${angle ? '#a8472f' : '#c6593c'}"/>` +
    `<rect x="${l}" y="0" width="${ww}" height="${f1(h / 2)}" fill="${angle ? '#c6593c' : '#963c28'}"/>` +
    `<path d="${tiles}" stroke="#6b2416" stroke-width=".8" opacity=".5"/>` +
    `<path d="M${l} 0h${ww}" stroke="#f0b18f" stroke-width="2"/>` +
    `<rect x="${l}" y="${t}" width="${ww}" height="${hh}" fill="none" stroke="#4a170c" stroke-width="2"/>` +
    `<rect x="${f1(-w / 2 + w * 0.2)}" y="${f1(-h * 0.3)}" width="6" height="6" fill="#5b5248"/></g>`
  );
}

/** A farmhouse seen from the side, for the panorama. */
export function farmhouse(x: number, y: number, k: number, dir: 1 | -1): string {
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1(k * dir)} ${f1(k)})">` +
    '<ellipse cx="4" cy="2" rx="30" ry="7" fill="#1a2410" opacity=".35"/>' +
    '<path d="M-24 0V-14L-10-18 24-14V2L-10 4z" fill="#f3e6cc" stroke="#4a3822" stroke-width="1"/>' +
    '<path d="M-10-18V4L-24 0V-14z" fill="#d8c6a2" stroke="#4a3822" stroke-width="1"/>' +
    '<path d="M-28-13L-17-28 -10-18z" fill="#a8452f"/>' +
    '<path d="M-17-28H18L27-13.5 -10-17z" fill="#c9553a" stroke="#5c2014" stroke-width="1"/>' +
    '<path d="M-17-28L-27-13 M-17-28l7 10.6" stroke="#5c2014" stroke-width="1"/>' +
    '<path d="M0-9h5v6H0zM12-8.6h5v6h-5z" fill="#4a3822"/></g>'
  );
}

/** A church seen from the side. */
export function church(x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1(k)})">` +
    '<ellipse cx="4" cy="2" rx="26" ry="6" fill="#1a2410" opacity=".35"/>' +
    '<path d="M-6 2V-16L22-16V2z" fill="#f3e6cc" stroke="#4a3822" stroke-width="1"/>' +
    '<path d="M-8-15L-2-26H20L26-15z" fill="#b04a33" stroke="#5c2014" stroke-width="1"/>' +
    '<path d="M-18 2V-30H-4V2z" fill="#efe2c8" stroke="#4a3822" stroke-width="1"/>' +
    '<path d="M-20-29L-11-50 -2-29z" fill="#5d6a74" stroke="#2c343b" stroke-width="1"/>' +
    '<path d="M-11-50v-7M-13.5-54.5h5" stroke="#2c343b" stroke-width="1.4"/>' +
    '<path d="M-13-22h4v6h-4zM4-10h4v7H4zM13-10h4v7h-4z" fill="#4a3822"/></g>'
  );
}

/** A bastion seen from the side. */
export function fort(x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1(k)})">` +
    '<ellipse cx="4" cy="4" rx="62" ry="9" fill="#1a2410" opacity=".35"/>' +
    '<path d="M-60 4L-50-22H50L60 4z" fill="#bda982" stroke="#4a3822" stroke-width="1.4"/>' +
    '<path d="M-50-22L-14-13 0-17 14-13 50-22 44-26H-44z" fill="#8fa25c" stroke="#4a3822" stroke-width="1.2"/>' +
    '<path d="M-14-13L-20 5M14-13L20 5M0-17V5" stroke="#7d6a48" stroke-width="1.2"/>' +
    '<path d="M-40-16v5m12-2v5m56-5v5m12-8v5" stroke="#2a2012" stroke-width="3"/>' +
    '<path d="M0-24V-52" stroke="#3a2a14" stroke-width="1.6"/>' +
    '<path d="M0-52h16l-4 5 4 5H0z" fill="#f3efe0" stroke="#4a3822" stroke-width="1"/></g>'
  );
}
