// The panorama: sky, patchwork, lanes and their terrain, rivers between the camps, reserves.

import type { SectorBoard } from '../../protocol/index.ts';
import { church, farmhouse, fort, treeSymbols, useTree } from '../draw/marks.ts';
import { chaikin, f1, noise, PI, polar, rng, spline, toPath, xy, type Pt } from '../draw/tools.ts';
import type { GroundOptions } from './hex.ts';
import { VH, VW, type SectorCell, type SectorFrame } from './sector-frame.ts';
import type { Ground } from './types.ts';

const CX = VW / 2;
export const SECTOR_TERRAIN = new Set([
  'hill',
  'wood',
  'town',
  'village',
  'fort',
  'marsh',
  'pond',
  'site',
  'farm',
  'plain',
  'clear',
]);

export function sectorGround(board: SectorBoard, f: SectorFrame, opts: GroundOptions = {}): Ground {
  const seed = board.seed || 'panorama',
    cells = [...f.cells.values()].filter(c => !c.reserve);
  let defs =
    treeSymbols('round') +
    '<linearGradient id="swell" x1="0" y1="0" x2="0" y2="1">' +
    '<stop offset="0" stop-color="#d2c581" stop-opacity=".95"/>' +
    '<stop offset=".45" stop-color="#b5a764" stop-opacity=".8"/>' +
    '<stop offset="1" stop-color="#9aa05a" stop-opacity="0"/></linearGradient>' +
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c4cf"/>' +
    '<stop offset=".7" stop-color="#f3dfb4"/><stop offset="1" stop-color="#f7e9c8"/></linearGradient>' +
    '<linearGradient id="gr" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9bf8a"/>' +
    '<stop offset=".35" stop-color="#a9b873"/><stop offset="1" stop-color="#7f9a52"/></linearGradient>' +
    `<clipPath id="sheet"><rect width="${VW}" height="${VH}" rx="6"/></clipPath>`;
  let o =
    sky(seed) + `<path d="M0 90Q${CX} 76 ${VW} 90V${VH}H0Z" fill="url(#gr)"/>` + patchwork(f, seed) + roads(f, seed);
  const flat: string[] = [],
    standing: [number, string][] = [];
  for (const c of cells) for (const t of c.sector.terrain) terrain(t, c, f, flat, standing);
  o += flat.join('') + frontLine(f) + rivers(board, f, seed);
  for (const c of cells)
    o +=
      `<path d="${toPath(c.quad, true)}" fill="#fff" fill-opacity=".07" stroke="#3d4a24" stroke-opacity=".5"` +
      ' stroke-width="2.2" stroke-dasharray="10 6"/>';
  standing.sort((a, b) => a[0] - b[0]);
  o += standing.map(t => t[1]).join('');
  for (const c of f.cells.values())
    if (c.reserve) {
      const open = c.sector.camp === 'a';
      o +=
        `<path d="${toPath(c.quad, true)}" fill="${open ? '#f7efd6' : '#2b2f26'}"` +
        ` fill-opacity="${open ? 0.42 : 0.3}" stroke="${open ? '#5a4a22' : '#20241c'}" stroke-opacity=".6"` +
        ' stroke-width="1.6" stroke-dasharray="3 4"/>';
    }
  if (opts.texture !== false) {
    defs +=
      '<filter id="grain" x="0" y="0" width="1" height="1">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3"/>' +
      '<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .05  .5 0 0 0 -.2"/></filter>';
  }
  return {
    layers: [
      { svg: `<g clip-path="url(#sheet)">${o}</g>` },
      ...(opts.texture !== false
        ? [
            {
              svg:
                `<g clip-path="url(#sheet)"><rect width="${VW}" height="${VH}" filter="url(#grain)"` +
                ' opacity=".2"/></g>',
              texture: true,
            },
          ]
        : []),
      {
        svg:
          `<rect x="1.5" y="1.5" width="${VW - 3}" height="${VH - 3}" rx="6" fill="none" stroke="#4a3f28"` +
          ' stroke-width="3"/>',
      },
    ],
    defs,
    view: f.view,
    ink: '',
    lights: '',
    dims: true,
    radius: 6,
  };
}

function sky(seed: string): string {
  const r = rng('sky', seed);
  let o = `<rect width="${VW}" height="${VH}" fill="url(#sky)"/>`;
  for (let i = 0; i < 9; i++) {
    const cx = r() * VW,
      cy = 6 + r() * 40;
    for (let j = 0; j < 6; j++)
      o +=
        `<ellipse cx="${f1(cx + r.in(-70, 70))}" cy="${f1(cy + r.in(-7, 7))}" rx="${f1(r.in(26, 60))}"` +
        ` ry="${f1(r.in(5, 11))}" fill="#fff" opacity=".32"/>`;
  }
  (
    [
      ['#9fb0a0', 70, 14],
      ['#8ea37f', 82, 10],
    ] as const
  ).forEach(([c, y, a], k) => {
    let d = `M0 ${VH}V${y}`;
    for (let x = 0; x <= VW; x += 40) d += `L${x} ${f1(y + noise(x / 130, k * 9, 'rid' + seed) * a)}`;
    o += `<path d="${d}L${VW} ${VH}Z" fill="${c}"/>`;
  });
  // smoke on the horizon
  for (let i = 0; i < 16; i++)
    o +=
      `<ellipse cx="${f1(300 + r() * 700)}" cy="${f1(72 + r.in(-16, 8))}" rx="${f1(r.in(18, 46))}"` +
      ` ry="${f1(r.in(6, 12))}" fill="#fff" opacity=".25"/>`;
  return o;
}

const TINTS = ['#d6c77e', '#93aa5e', '#bfbf78', '#a6b76c', '#dccf92', '#b3a464', '#8aa257', '#9fb266'];

/** Strips that run towards the horizon, furrowed, never the colour of a wood. */
function patchwork(f: SectorFrame, seed: string): string {
  const r = rng('fld', seed),
    wide = f.lanes * 0.8;
  let o = '',
    v = 0.005;
  while (v < 1.04) {
    const dv = (0.026 + 0.075 * v) * r.in(0.8, 1.25);
    let u = -wide + r() * 0.2;
    while (u < wide) {
      const du = r.in(0.12, 0.36),
        a = u + 0.012,
        c = u + du - 0.012;
      if (r() < 0.86) {
        o +=
          `<path d="${toPath([f.pt(a, v), f.pt(c, v), f.pt(c, v + dv * 0.93), f.pt(a, v + dv * 0.93)], true)}"` +
          ` fill="${r.pick(TINTS)}" opacity="${f1(r.in(0.3, 0.62))}"/>`;
        if (r() < 0.5) {
          const n = 3 + Math.floor(r() * 6);
          let d = '';
          for (let k = 1; k < n; k++)
            d += `M${xy(f.pt(a + ((c - a) * k) / n, v + dv * 0.05))}L${xy(f.pt(a + ((c - a) * k) / n, v + dv * 0.88))}`;
          o += `<path d="${d}" stroke="#5f6a34" stroke-width="1" opacity=".26"/>`;
        }
      }
      u += du;
    }
    v += dv;
  }
  return o;
}

/** A high road to the horizon and one across: scenery, no rule. */
function roads(f: SectorFrame, seed: string): string {
  const r = rng('road', seed),
    j = () => r.in(-0.03, 0.03),
    side = f.lanes * 0.62;
  const ways: [number, number][][] = [
    [
      [0.02 + j(), 0],
      [j(), 0.18],
      [-0.02 + j(), 0.3],
      [0.03 + j(), 0.5],
      [0.02 + j(), 0.75],
      [0.05, 1.05],
    ],
    [
      [-side, 0.3 + j()],
      [-side / 2, 0.26 + j()],
      [-0.02, 0.235],
      [side / 3, 0.22 + j()],
      [side, 0.2 + j()],
    ],
  ];
  return ways
    .map(w => spline(w.map(([u, v]) => f.pt(u, v))))
    .map(
      d =>
        `<path d="${d}" fill="none" stroke="#8a7748" stroke-width="15" stroke-linecap="round"/>` +
        `<path d="${d}" fill="none" stroke="#e6d6a8" stroke-width="11" stroke-linecap="round"/>`,
    )
    .join('');
}

function frontLine(f: SectorFrame): string {
  const pts: Pt[] = [],
    side = f.lanes * 0.52;
  for (let u = -side; u <= side; u += 0.1) pts.push(f.pt(u, 0.4875 + 0.004 * Math.sin(u * 9)));
  return (
    `<path d="${toPath(pts)}" fill="none" stroke="#f7efd6" stroke-width="3" opacity=".75"` +
    ' stroke-dasharray="2 7" stroke-linecap="round"/>'
  );
}

const grow = (v: number) => 0.75 + v * 0.75;

function terrain(t: string, c: SectorCell, f: SectorFrame, flat: string[], standing: [number, string][]): void {
  const r = rng('ter', c.sector.id, t),
    outer = c.u < 0 ? -1 : 1,
    H = c.v1 - c.v0;
  const stand = (p: Pt, svg: string) => standing.push([p[1], svg]);
  if (t === 'wood') {
    for (let i = 0; i < 62; i++) {
      const v = r.in(c.v0 + 0.03, c.v1 - 0.01),
        p = f.pt(c.u + outer * (0.47 - r() ** 1.7 * 0.2), v);
      stand(p, useTree(p[0], p[1] - 6, grow(v) * r.in(1.6, 2.3), r));
    }
    for (let i = 0; i < 16; i++) {
      const v = c.v0 + 0.02 + r() * 0.05,
        p = f.pt(c.u + r.in(-0.44, 0.44), v);
      stand(p, useTree(p[0], p[1] - 4, grow(v) * r.in(1.4, 1.9), r));
    }
  } else if (t === 'pond') {
    const m = f.pt(c.u + 0.3, c.v0 + 0.1);
    const d = toPath(
      chaikin(
        Array.from({ length: 12 }, (_, i): Pt => {
          const R = r.in(0.85, 1.12);
          return [m[0] + Math.cos((i * PI) / 6) * 74 * R, m[1] + Math.sin((i * PI) / 6) * 24 * R];
        }),
        true,
        2,
      ),
      true,
    );
    let g =
      `<path d="${d}" fill="#6fa6b4" stroke="#4a6a4a" stroke-width="4"/>` +
      `<path d="${d}" fill="none" stroke="#d9efef" stroke-width="1.4" opacity=".7" transform="translate(0 2)"/>`;
    for (let i = 0; i < 9; i++)
      g +=
        `<path d="M${f1(m[0] + r.in(-48, 40))} ${f1(m[1] + r.in(-12, 12))}h${f1(r.in(8, 20))}" stroke="#e4f5f2"` +
        ' opacity=".6"/>';
    flat.push(g);
  } else if (t === 'site' || t === 'farm') {
    for (const [du, dv, dir] of [
      [0.02, 0.052, 1],
      [0.17, 0.04, -1],
      [-0.1, 0.03, 1],
    ] as [number, number, 1 | -1][]) {
      const p = f.pt(c.u + du, c.v0 + dv);
      stand(p, farmhouse(p[0], p[1], 1 + dv * 2, dir));
    }
  } else if (t === 'town' || t === 'village') {
    // two rows of roofs along the back of the sector, a church among them
    const n = t === 'town' ? 9 : 5;
    for (let i = 0; i < n; i++) {
      const u = c.u - 0.02 + (i / (n - 1)) * 0.44,
        v = c.v0 + (i % 2 ? 0.055 : 0.03) + r.in(-0.006, 0.006),
        p = f.pt(u, v);
      stand(
        p,
        i === Math.floor(n / 2)
          ? church(p[0], p[1], grow(v) * 1.15)
          : farmhouse(p[0], p[1], grow(v) * r.in(0.85, 1.1), r() < 0.5 ? 1 : -1),
      );
    }
  } else if (t === 'fort') {
    const p = f.pt(c.u + 0.26, c.v0 + 0.075);
    stand(p, fort(p[0], p[1], grow(c.v0 + 0.07) * 1.25));
  } else if (t === 'hill') {
    // a long swell across the back, lit from the left, with hachures down its face
    const crest: Pt[] = [],
      foot: Pt[] = [];
    for (let i = 0; i <= 16; i++) {
      const q = i / 16,
        u = c.u - 0.48 + q * 0.96,
        rise = Math.sin(q * PI) ** 0.45;
      const b = f.pt(u, c.v0 + H * 0.62);
      foot.unshift([b[0], b[1] + noise(i * 0.6, 3, c.sector.id) * 5]);
      const a = f.pt(u, c.v0 + H * 0.2);
      crest.push([a[0], a[1] + (b[1] - a[1]) * 0.55 * (1 - rise) + noise(i * 0.5, 1, c.sector.id) * 6]);
    }
    let strokes = '';
    for (let i = 1; i < 96; i++) {
      const q = (i / 96) * 16,
        k = Math.floor(q),
        w = q - k,
        a = crest[k],
        b = crest[Math.min(16, k + 1)],
        x = a[0] + (b[0] - a[0]) * w,
        yy = a[1] + (b[1] - a[1]) * w,
        len = 10 + 26 * Math.sin((q / 16) * PI),
        lean = (q / 16 - 0.5) * 16;
      strokes += `M${f1(x)} ${f1(yy + 4)}l${f1(lean + r.in(-2, 3))} ${f1(len * r.in(0.5, 1))}`;
    }
    const d = toPath([...crest, ...foot], true);
    flat.push(
      `<path d="${d}" fill="url(#swell)"/><path d="${toPath(crest)}" fill="none" stroke="#efe6b4"` +
        ` stroke-width="3" opacity=".85"/><path d="${strokes}" stroke="#6e5a2c" stroke-width="1.2"` +
        ' opacity=".55"/>',
    );
  } else if (t === 'marsh') {
    let water = '',
      reed = '';
    for (let i = 0; i < 46; i++) {
      const v = c.v0 + H * r.in(0.16, 0.92),
        p = f.pt(c.u + r.in(-0.44, 0.44), v),
        l = r.in(12, 34) * grow(v);
      water += `M${f1(p[0] - l / 2)} ${f1(p[1])}h${f1(l)}`;
      if (i % 2) reed += `M${f1(p[0])} ${f1(p[1] - 1)}l-4-11m4 11v-14m0 14l4-11`;
    }
    flat.push(
      `<path d="${water}" stroke="#5a93a6" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
        `<path d="${reed}" stroke="#4f6230" stroke-width="1.7" fill="none"/>`,
    );
  }
}

/** Rivers between the two sectors of a lane; neighbouring lanes share one river, a single end is a spring. */
function rivers(board: SectorBoard, f: SectorFrame, seed: string): string {
  const wet = new Map(board.rivers.map(r => [r.lane, r.kind]));
  let o = '';
  for (let lane = 0; lane < f.lanes; lane++) {
    if (!wet.has(lane) || wet.has(lane - 1)) continue;
    let last = lane;
    while (wet.has(last + 1)) last++;
    const opensLeft = lane === 0,
      opensRight = last === f.lanes - 1;
    const u0 = lane - (f.lanes - 1) / 2 - (opensLeft ? 0.9 : 0.5),
      u1 = last - (f.lanes - 1) / 2 + (opensRight ? 0.9 : 0.5),
      n = Math.ceil((u1 - u0) * 12);
    const upper: Pt[] = [],
      lower: Pt[] = [];
    for (let i = 0; i <= n; i++) {
      const q = i / n,
        u = u0 + (u1 - u0) * q,
        taper = Math.min(1, opensLeft ? 1 : q * 5, opensRight ? 1 : (1 - q) * 5);
      const v = 0.4875 + 0.012 * noise(u * 2.2, 4, seed + 'riv'),
        half = 0.0125 * taper * (1 + 0.25 * noise(u * 3, 8, seed));
      upper.push(f.pt(u, v - half));
      lower.unshift(f.pt(u, v + half));
    }
    const d = toPath([...chaikin(upper, false, 1), ...chaikin(lower, false, 1)], true),
      line = toPath(
        chaikin(
          upper.map((p, i): Pt => [p[0], (p[1] + lower[n - i][1]) / 2]),
          false,
          1,
        ),
      );
    o +=
      `<path d="${d}" fill="#6d8a4a" stroke="#55703a" stroke-width="9" stroke-linejoin="round" opacity=".7"/>` +
      `<path d="${d}" fill="#5f9fb8" stroke="#3b6d84" stroke-width="1.6"/>` +
      `<path d="${line}" fill="none" stroke="#d6eef0" stroke-width="2" stroke-dasharray="26 18" opacity=".7"/>`;
  }
  for (const { lane, kind } of board.rivers) {
    const u = lane - (f.lanes - 1) / 2 + 0.02,
      [x, y] = f.pt(u, 0.4875),
      r = rng('ford', lane, seed);
    if (kind === 'bridge')
      o +=
        `<g transform="translate(${f1(x)} ${f1(y)})">` +
        '<path d="M-24 20Q0 8 24 20L22-16Q0-26-22-16Z" fill="#cdbf9c" stroke="#4b3a22" stroke-width="1.6"/>' +
        '<path d="M-24 20Q0 8 24 20V14Q0 2-24 14ZM-22-16Q0-26 22-16V-22Q0-32-22-22Z" fill="#e9dcbc"' +
        ' stroke="#4b3a22" stroke-width="1.4"/></g>';
    else if (kind === 'ford')
      for (let i = 0; i < 12; i++) {
        const q = polar(x, y, r.in(0, 1), r() * 360);
        o +=
          `<ellipse cx="${f1(q[0] + ((i % 3) - 1) * 15 + r.in(-4, 4))}"` +
          ` cy="${f1(q[1] - 15 + Math.floor(i / 3) * 10)}" rx="6" ry="3.4" fill="#e9e2cf" stroke="#5f5a4a"` +
          ' stroke-width="1"/>';
      }
  }
  return o;
}
