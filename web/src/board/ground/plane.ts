// A table measured in inches, seen from above: flock, ridges, roads, woods, farms, hedges, walls, streams.

import type { Area, PlaneBoard } from '../../protocol/index.ts';
import { barn, canopy, hachures, houses, starFort } from '../draw/marks.ts';
import { STYLES } from '../draw/styles.ts';
import {
  boxOf,
  chaikin,
  dist,
  esc,
  f1,
  inside,
  lerp,
  noise,
  rng,
  spline,
  toPath,
  warp,
  xy,
  type Box,
  type Pt,
} from '../draw/tools.ts';
import type { GroundOptions } from './hex.ts';
import type { Ground, GroundLayer } from './types.ts';

const MM = 0.254,
  INCH = 25.4;
export const PLANE_AREAS = new Set([
  'hill',
  'wood',
  'farm',
  'village',
  'orchard',
  'rough',
  'pit',
  'garden',
  'building',
  'field',
  'pond',
  'marsh',
  'fort',
  'objective',
]);
export const PLANE_LINES = new Set(['crest', 'hedge', 'wall', 'bank', 'abatis', 'stream', 'fence']);

export function planeGround(b: PlaneBoard, opts: GroundOptions = {}): Ground {
  const W = b.w * MM,
    H = b.h * MM,
    seed = b.seed || 'table',
    texture = opts.texture !== false;
  const pts = (a: Area): Pt[] => a.pts.map(p => [p[0] * MM, p[1] * MM]);
  let defs =
    '<radialGradient id="g" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#96b064"/>' +
    '<stop offset="1" stop-color="#6f8c48"/></radialGradient>' +
    '<pattern id="oak" width="60" height="14" patternUnits="userSpaceOnUse">' +
    '<rect width="60" height="14" fill="#6b4426"/>' +
    '<path d="M0 3q20 3 60-1M0 9q30-3 60 1" stroke="#53331a" fill="none"/></pattern>' +
    `<clipPath id="t"><rect width="${f1(W)}" height="${f1(H)}"/></clipPath>`;
  let o =
    `<rect x="-30" y="-30" width="${f1(W + 60)}" height="${f1(H + 60)}" fill="url(#oak)"/>` +
    `<g clip-path="url(#t)"><rect width="${f1(W)}" height="${f1(H)}" fill="url(#g)"/>`;
  b.areas.forEach((a, k) => {
    if (a.kind === 'hill') o += hill(pts(a), W, H, seed + k);
  });
  b.lines.forEach((l, k) => {
    if (l.kind === 'crest') o += crest(pts(l), seed + k);
  });
  b.lines.forEach((l, k) => {
    if (l.kind === 'stream') o += stream(pts(l), seed + k);
  });
  for (const r of b.roads) o += road(pts(r), r.kind);
  const layers: GroundLayer[] = [{ svg: o + '</g>' }];
  o = '<g clip-path="url(#t)">';
  if (texture) {
    defs +=
      '<filter id="flock" x="0" y="0" width="1" height="1">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="3" seed="8"/>' +
      '<feColorMatrix values="0 0 0 0 .12  0 0 0 0 .2  0 0 0 0 .04  1.1 0 0 0 -.46"/></filter>' +
      '<filter id="wash" x="0" y="0" width="1" height="1">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="3" seed="21"/>' +
      '<feColorMatrix values="0 0 0 0 .78  0 0 0 0 .74  0 0 0 0 .38  1.3 0 0 0 -.52"/></filter>';
    const r = rng('tuft', seed);
    let tufts = '';
    for (let i = 0; i < 900; i++) tufts += `M${f1(r() * W)} ${f1(r() * H)}l-2-5m2 5l.4-6m-.4 6l3-4`;
    layers.push({
      texture: true,
      svg:
        `<g clip-path="url(#t)"><rect width="${f1(W)}" height="${f1(H)}" filter="url(#wash)" opacity=".4"/>` +
        `<rect width="${f1(W)}" height="${f1(H)}" filter="url(#flock)" opacity=".45"/></g>`,
    });
    o += `<path d="${tufts}" stroke="#4d6a2c" stroke-width="1.4" opacity=".5" fill="none"/>`;
  }
  let ink = '';
  b.areas.forEach((a, k) => {
    o += area(a, pts(a), seed + k);
    if (!PLANE_AREAS.has(a.kind)) ink += unknown(a, pts(a));
  });
  b.lines.forEach((l, k) => {
    o += line(l, pts(l), seed + k);
    if (!PLANE_LINES.has(l.kind)) ink += unknown(l, pts(l));
  });
  o += '</g>';
  // Where nothing may be measured, the table is a sheet with pieces on it.
  const ruler = b.measure === 'none' ? { svg: '', ink: '' } : edges(b.w, b.h, W, H);
  layers.push({ svg: o + ruler.svg });
  return { layers, defs, view: [-30, -30, W + 60, H + 60], ink: ink + ruler.ink, lights: '', dims: true, radius: 3 };
}

/** A kind that has no drawing is named. */
function unknown(a: Area, pts: Pt[]): string {
  const [x, y, w, h] = boxOf(pts);
  return (
    `<text x="${f1(x + w / 2)}" y="${f1(y + h / 2)}" class="name wood" font-size="22" text-anchor="middle"` +
    ` fill="#20281a" stroke="#c9d79c">${esc(a.kind)}</text>`
  );
}

/** Broad soft steps, lit from the north-west. One that spans the table runs off it. */
function hill(pts: Pt[], W: number, H: number, seed: string): string {
  const [x, y, w, h] = boxOf(pts),
    spans = x < 8 && x + w > W - 8 && pts.length <= 4,
    cx = x + w / 2,
    cy = y + h / 2;
  let o = '';
  (
    [
      [0, '#a4b96c', 0.75],
      [14, '#b0c277', 0.8],
      [30, '#bccb84', 0.8],
    ] as const
  ).forEach(([inset, colour, op], j) => {
    let l: Pt[];
    if (spans) {
      const top: Pt[] = [],
        bottom: Pt[] = [];
      for (let px = -40; px <= W + 40; px += 30) {
        top.push([px, y + (y < 8 ? -40 : inset) + noise(px / 90, j, seed) * 9]);
        bottom.unshift([px, y + h + (y + h > H - 8 ? 40 : -inset) + noise(px / 90, j + 9, seed) * 9]);
      }
      l = [...top, ...bottom];
    } else {
      const k = Math.max(0.2, 1 - (2 * inset) / Math.max(60, Math.min(w, h)));
      l = chaikin(pts, true, 3).map(p => warp([cx + (p[0] - cx) * k, cy + (p[1] - cy) * k], 70, 0.1, seed));
    }
    const d = toPath(l, true);
    o +=
      `<path d="${d}" transform="translate(0 5)" fill="#33451c" opacity=".25"/>` +
      `<path d="${d}" fill="${colour}" opacity="${op}"/>`;
    if (!j) o += hachures(l, 16, 7, '#5d7236', 'h' + seed, true);
  });
  return o;
}

function along(pts: Pt[], step: number): { p: Pt; n: Pt }[] {
  const out: { p: Pt; n: Pt }[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i],
      b = pts[i + 1],
      L = dist(a, b) || 1,
      n: Pt = [-(b[1] - a[1]) / L, (b[0] - a[0]) / L];
    for (let t = 0; t < L; t += step) out.push({ p: lerp(a, b, t / L), n });
  }
  return out;
}

function crest(pts: Pt[], seed: string): string {
  const top = along(pts, 24).map(({ p, n }): { p: Pt; n: Pt } => ({
    p: [p[0], p[1] + noise(p[0] / 120, p[1] / 120, seed) * 10],
    n: n[1] < 0 ? [-n[0], -n[1]] : n,
  }));
  const foot = top
      .map(({ p, n }): Pt => [p[0] + n[0] * 34, p[1] + n[1] * 34 + noise(p[0] / 120, 4, seed) * 10])
      .reverse(),
    r = rng('crest', seed);
  let strokes = '';
  for (const { p, n } of along(
    top.map(t => t.p),
    8,
  )) {
    const l = r.in(12, 26),
      v = n[1] < 0 ? -1 : 1;
    strokes += `M${xy(p)}l${f1(n[0] * l * v + r.in(-2, 2))} ${f1(n[1] * l * v)}`;
  }
  return (
    `<path d="${toPath([...top.map(t => t.p), ...foot], true)}" fill="#c4cf8c" opacity=".55"/>` +
    `<path d="${toPath(top.map(t => t.p))}" fill="none" stroke="#e6ecb8" stroke-width="3" opacity=".8"/>` +
    `<path d="${strokes}" stroke="#55692f" stroke-width="1.3" opacity=".6"/>`
  );
}

function stream(pts: Pt[], seed: string): string {
  const d = toPath(chaikin(pts, false, 3).map(p => warp(p, 60, 0.12, 's' + seed)));
  const run = (stroke: string, w: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round"` +
    ` stroke-linejoin="round" ${extra}/>`;
  return (
    run('#4d6a2c', 26, 'opacity=".55"') +
    run('#3d6f86', 19) +
    run('#5f9fb8', 15) +
    run('#d6eef0', 2, 'stroke-dasharray="22 16" opacity=".75"')
  );
}

function road(pts: Pt[], kind: string): string {
  const w = kind === 'track' || kind === 'lane' ? 16 : 26,
    d = spline(pts);
  const rut = (dx: number, dash: string) =>
    `<path d="${d}" fill="none" stroke="#a8935e" stroke-width="2" stroke-dasharray="${dash}"` +
    ` transform="translate(${dx} 0)"/>`;
  return (
    `<path d="${d}" fill="none" stroke="#8f7c4c" stroke-width="${w + 7}" opacity=".8"/>` +
    `<path d="${d}" fill="none" stroke="#cfbb88"` +
    ` stroke-width="${w}"/>${rut(-w * 0.27, '40 12')}${rut(w * 0.27, '30 16')}`
  );
}

function area(a: Area, pts: Pt[], seed: string): string {
  const [x, y, w, h] = boxOf(pts),
    r = rng('area', a.name ?? a.kind, seed),
    shape = toPath(pts, true);
  switch (a.kind) {
    case 'orchard': {
      let o = `<path d="${shape}" fill="#8aa552" opacity=".7"/>`;
      for (let px = x + 18; px < x + w - 8; px += 29)
        for (let py = y + 18; py < y + h - 8; py += 29)
          if (inside([px, py], pts)) o += canopy(px + r.in(-3, 3), py + r.in(-3, 3), r.in(10.5, 12.5), r);
      return o;
    }
    case 'wood': {
      const soft = toPath(
          chaikin(pts, true, 2).map(p => warp(p, 60, 0.08, seed)),
          true,
        ),
        trees: [number, string][] = [];
      for (let i = 0; i < (w * h) / 700; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (inside(p, pts)) trees.push([p[1], canopy(p[0], p[1], r.in(13, 22), r)]);
      }
      return (
        `<path d="${soft}" fill="#5f7f3c" opacity=".75"/>` +
        trees
          .sort((p, q) => p[0] - q[0])
          .map(t => t[1])
          .join('')
      );
    }
    case 'pit': {
      const l = chaikin(pts, true, 2).map(p => warp(p, 40, 0.12, 'pit'));
      let o =
        `<path d="${toPath(l, true)}" fill="#d8b876"/>` +
        `<path d="${toPath(l, true)}" fill="none" stroke="#8a6a34" stroke-width="3"/>` +
        hachures(l, 20, 6, '#8a6a34', 'pit', false);
      for (let i = 0; i < 40; i++)
        o +=
          `<circle cx="${f1(r.in(x + 20, x + w - 20))}" cy="${f1(r.in(y + 18, y + h - 18))}"` +
          ` r="${f1(r.in(1, 3))}" fill="#b58f4e"/>`;
      return o;
    }
    case 'rough': {
      let o = `<path d="${toPath(
        chaikin(pts, true, 2).map(p => warp(p, 50, 0.1, seed)),
        true,
      )}" fill="#a39a62" opacity=".6"/>`;
      for (let i = 0; i < (w * h) / 420; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (!inside(p, pts)) continue;
        o +=
          i % 3
            ? `<path d="M${xy(p)}l-4-8m4 8v-10m0 10l5-7" stroke="#4d5c2a" stroke-width="1.8" fill="none"/>`
            : `<ellipse cx="${f1(p[0])}" cy="${f1(p[1])}" rx="${f1(r.in(4, 8))}" ry="${f1(r.in(3, 5))}"` +
              ' fill="#b9b3a4" stroke="#5f5a4c" stroke-width="1.2"/>';
      }
      return o;
    }
    case 'farm':
      return farm([x, y, w, h], shape, r);
    case 'building':
      return (
        `<path d="${shape}" fill="#cdb888"/>` +
        (w >= h ? barn(x + w / 2, y + h / 2, w, h, 0) : barn(x + w / 2, y + h / 2, h, w, 90))
      );
    case 'village': {
      let o = `<path d="${shape}" fill="#cdb888" opacity=".85"/>`;
      const spots: Pt[] = [];
      for (let i = 0; i < 90 && spots.length < (w * h) / 6500 + 2; i++) {
        const p: Pt = [r.in(x + 34, x + w - 34), r.in(y + 28, y + h - 28)];
        if (inside(p, pts) && spots.every(q => dist(p, q) > 74)) spots.push(p);
      }
      spots
        .sort((p, q) => p[1] - q[1])
        .forEach(
          (p, i) =>
            (o +=
              i === Math.floor(spots.length / 2)
                ? houses(p[0], p[1], 70, STYLES.country, r, 2)
                : barn(p[0], p[1], r.in(52, 70), r.in(28, 36), r.pick([0, 90, 8, 82]))),
        );
      return o;
    }
    case 'garden': {
      let o = `<path d="${shape}" fill="#8aa552" opacity=".6"/>`;
      const n = Math.max(2, Math.round(w / 30)),
        step = (w - 24) / n;
      for (let i = 0; i < n; i++) {
        const gx = x + 14 + i * step;
        o +=
          `<rect x="${f1(gx)}" y="${f1(y + 14)}" width="${f1(step - 6)}" height="${f1(h - 26)}" fill="#7d5f3a"` +
          ' stroke="#5b4326"/>';
        for (let py = y + 20; py < y + h - 16; py += 9)
          o +=
            `<circle cx="${f1(gx + 7)}" cy="${f1(py)}" r="3.2" fill="#5f8a3c"/>` +
            `<circle cx="${f1(gx + 16)}" cy="${f1(py + 3)}" r="3.2" fill="#74a04a"/>`;
      }
      return o;
    }
    case 'field': {
      let d = '';
      for (let py = y + 6; py < y + h; py += 9) d += `M${f1(x + 4)} ${f1(py)}h${f1(w - 8)}`;
      return (
        `<path d="${shape}" fill="#c9bb6c" opacity=".6"/>` +
        `<path d="${d}" stroke="#9a8a44" stroke-width="1.6" opacity=".55"/>`
      );
    }
    case 'pond': {
      const d = toPath(chaikin(pts, true, 2), true);
      return (
        `<path d="${d}" fill="#5f9fb8" stroke="#4a6a4a" stroke-width="6"/>` +
        `<path d="${d}" fill="none" stroke="#d9efef" stroke-width="2" opacity=".6" transform="translate(0 3)"/>`
      );
    }
    case 'marsh': {
      let water = '',
        reed = '';
      for (let i = 0; i < (w * h) / 500; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (!inside(p, pts)) continue;
        water += `M${f1(p[0] - 10)} ${f1(p[1])}h20`;
        if (i % 2) reed += `M${xy(p)}l-4-10m4 10v-13m0 13l4-10`;
      }
      return (
        `<path d="${shape}" fill="#7f9a6a" opacity=".6"/><path d="${water}" stroke="#5a93a6" stroke-width="3"/>` +
        `<path d="${reed}" stroke="#4f6230" stroke-width="1.8" fill="none"/>`
      );
    }
    case 'fort':
      return starFort(x + w / 2, y + h / 2, Math.min(w, h) * 0.85, '#7a3b22');
    case 'objective':
      // a ring of pegs: where it matters to stand
      return (
        `<path d="${shape}" fill="#fff8dc" fill-opacity=".1" stroke="#3a2a14" stroke-opacity=".4"` +
        ' stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>' +
        `<path d="${shape}" fill="none" stroke="#fff8dc" stroke-width="2.4" stroke-dasharray="2 9"` +
        ' stroke-linecap="round"/>'
      );
    case 'hill':
      return '';
    default:
      return (
        `<path d="${shape}" fill="#cbbf8a" fill-opacity=".45" stroke="#5d5a3a" stroke-width="2.5"` +
        ' stroke-dasharray="10 7"/>'
      );
  }
}

/** Four ranges round a yard, a wall and a well. */
function farm([x, y, w, h]: Box, shape: string, r: ReturnType<typeof rng>): string {
  let o = `<path d="${shape}" fill="#cdb888"/>`;
  for (let i = 0; i < 190; i++)
    o +=
      `<ellipse cx="${f1(r.in(x + 8, x + w - 8))}" cy="${f1(r.in(y + 8, y + h - 8))}" rx="3.4" ry="2.4"` +
      ' fill="#b09a68" opacity=".7"/>';
  o +=
    barn(x + w * 0.5, y + 17, w * 0.96, 34, 0) +
    barn(x + 16, y + h * 0.56, h * 0.74, 32, 90) +
    barn(x + w - 16, y + h * 0.36, h * 0.44, 32, 90) +
    barn(x + w * 0.26, y + h - 14, w * 0.4, 27, 0);
  return (
    o +
    stones(`M${f1(x + w * 0.47)} ${f1(y + h - 3)}H${f1(x + w - 3)}V${f1(y + h * 0.6)}`) +
    `<circle cx="${f1(x + w * 0.6)}" cy="${f1(y + h * 0.52)}" r="9" fill="#9a9384" stroke="#4a4438"` +
    ` stroke-width="2"/><circle cx="${f1(x + w * 0.6)}" cy="${f1(y + h * 0.52)}" r="4.6" fill="#22323a"/>`
  );
}

const stones = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#1a1208" stroke-width="9" opacity=".35" transform="translate(3 4)"/>` +
  `<path d="${d}" fill="none" stroke="#5f564a" stroke-width="8" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#c9c0ae" stroke-width="5" stroke-dasharray="11 1.4"/>`;

function line(l: Area, pts: Pt[], seed: string): string {
  const r = rng('line', seed);
  switch (l.kind) {
    case 'crest':
    case 'stream':
      return '';
    case 'hedge': {
      const spots = along(pts, 7);
      return (
        spots
          .map(({ p }) => `<circle cx="${f1(p[0] + 3)}" cy="${f1(p[1] + 4)}" r="7" fill="#1d2c12" opacity=".3"/>`)
          .join('') +
        spots
          .map(
            ({ p }) =>
              `<circle cx="${f1(p[0] + r.in(-1.5, 1.5))}" cy="${f1(p[1] + r.in(-1.5, 1.5))}"` +
              ` r="${f1(r.in(4.6, 7))}" fill="${r.pick(['#4e7a3a', '#5d8a44', '#3f6a34'])}"/>`,
          )
          .join('')
      );
    }
    case 'wall':
      return stones(toPath(pts));
    case 'bank':
      return (
        `<path d="${toPath(pts)}" fill="none" stroke="#7d6034" stroke-width="9" stroke-linejoin="round"/>` +
        `<path d="${toPath(pts)}" fill="none" stroke="#c6a566" stroke-width="4" stroke-linejoin="round"/>`
      );
    case 'fence':
      return (
        `<path d="${toPath(pts)}" fill="none" stroke="#5b4326" stroke-width="2.4"/>` +
        along(pts, 16)
          .map(({ p }) => `<circle cx="${f1(p[0])}" cy="${f1(p[1])}" r="2.8" fill="#7d5f3a" stroke="#3a2a14"/>`)
          .join('')
      );
    case 'abatis':
      // felled trees, points outwards, over a rough log line
      return (
        `<path d="${toPath(pts)}" fill="none" stroke="#3a2a14" stroke-width="5" stroke-dasharray="18 5"` +
        ' opacity=".8"/>' +
        along(pts, 11)
          .map(({ p, n }, i) => {
            const len = r.in(15, 22),
              lean = r.in(-0.35, 0.35) + (i % 2 ? 0.2 : -0.2),
              dx = n[0] - n[1] * lean,
              dy = n[1] + n[0] * lean;
            return (
              `<path d="M${f1(p[0] - dx * 6)} ${f1(p[1] - dy * 6)}L${f1(p[0] + dx * len)} ` +
              `${f1(p[1] + dy * len)}" stroke="#6b4a28" stroke-width="3.2" stroke-linecap="round"/>` +
              `<path d="M${f1(p[0] + dx * len * 0.5)} ${f1(p[1] + dy * len * 0.5)}l${f1((dx - dy) * 6)} ` +
              `${f1((dy + dx) * 6)}m${f1(-(dx - dy) * 6)} ${f1(-(dy + dx) * 6)}l${f1((dx + dy) * 6)} ` +
              `${f1((dy - dx) * 6)}" stroke="#8a6a3c" stroke-width="1.6"/>`
            );
          })
          .join('')
      );
    default:
      return `<path d="${toPath(pts)}" fill="none" stroke="#3a2a14" stroke-width="4" stroke-dasharray="12 8"/>`;
  }
}

/** A ruler on the table's edge, in inches. */
function edges(w: number, h: number, W: number, H: number): { svg: string; ink: string } {
  let d = '',
    t = '';
  for (let i = 0; i * 100 <= w; i++) {
    const L = i % 6 === 0 ? 16 : 8;
    d += `M${f1(i * INCH)} ${f1(H)}v${L}M${f1(i * INCH)} 0v-${L}`;
    if (i % 6 === 0) t += `<text x="${f1(i * INCH + 4)}" y="${f1(H + 24)}">${i}</text>`;
  }
  for (let i = 0; i * 100 <= h; i++) {
    const L = i % 6 === 0 ? 16 : 8;
    d += `M0 ${f1(i * INCH)}h-${L}M${f1(W)} ${f1(i * INCH)}h${L}`;
  }
  return {
    svg: `<path d="${d}" stroke="#e8cf9c" stroke-width="1.6" opacity=".8"/>`,
    ink: `<g class="cnum" font-size="16" fill="#e8cf9c" aria-hidden="true">${t}</g>`,
  };
}
