// A table measured in inches, seen from above: flock, ridges, roads, woods, farms, hedges, walls, streams.

import type { Area, PlaneBoard } from '../../protocol/index.ts';
import { hachures } from '../draw/marks.ts';
import { boxOf, chaikin, dist, esc, f1, lerp, noise, rng, spline, toPath, warp, xy, type Pt } from '../draw/tools.ts';
import type { GroundOptions } from './hex.ts';
import { area, stones } from './plane-areas.ts';
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
    ink: `<g class="cnum" font-size="21" fill="#e8cf9c" aria-hidden="true">${t}</g>`,
  };
}
