// The sea chart: rhumb lines, soundings, engraved coasts, lighthouses.

import { hachures, peak } from '../draw/marks.ts';
import { cellKey } from '../draw/hexgrid.ts';
import { printed } from '../draw/text.ts';
import { dist, f1, polar, rng, xy, type Box, type Pt } from '../draw/tools.ts';
import type { HexMap } from './hexmap.ts';

export function chartSea([x, y, w, h]: Box): string {
  let d = '';
  for (const c of [
    [x + w * 0.5, y + h * 0.5],
    [x + w * 0.06, y + h * 0.93],
    [x + w * 0.94, y + h * 0.07],
  ] as Pt[])
    for (let i = 0; i < 32; i++) d += `M${xy(c)}L${xy(polar(c[0], c[1], w * 1.2, i * 11.25))}`;
  return `<path d="${d}" stroke="#7c98a0" stroke-width=".6" opacity=".38"/>`;
}

/** Depths, deeper away from the coast; they mean nothing in the rules. */
export function soundings(map: HexMap): string {
  const { grid, board } = map,
    r = rng('sound', map.seed);
  const shores = board.cells.filter(c => c.terrain !== 'sea').map(c => grid.at(c.c, c.r));
  let t = '';
  for (const c of board.cells) {
    if (c.terrain !== 'sea' || r() > 0.2) continue;
    const p = grid.at(c.c, c.r),
      near = shores.reduce((m, q) => Math.min(m, dist(p, q) / grid.W), 9);
    t +=
      `<text x="${f1(p[0] + r.in(-8, 8))}" y="${f1(p[1] + r.in(-6, 9))}">` +
      `${Math.max(2, Math.round(near * 3.4 + r.in(-2, 3)))}</text>`;
  }
  return (
    `<g class="name water" font-size="${f1(printed(grid.s))}" fill="#3f6f80" stroke="none" opacity=".8"` +
    ` text-anchor="middle" aria-hidden="true">${t}</g>`
  );
}

export function chartLand(map: HexMap, coast: Pt[][]): string {
  const s = map.grid.s,
    r = rng('chartland', map.seed);
  let o = coast.map((l, i) => hachures(l, s * 0.3, s * 0.16, '#8a6f3e', map.seed + 'c' + i, false)).join('');
  for (const c of map.board.cells) {
    if (c.terrain !== 'land') continue;
    let inner = true;
    for (let i = 0; i < 6; i++) {
      const n = map.grid.step(c.c, c.r, i);
      if (map.byPlace.get(cellKey(n[0], n[1]))?.terrain === 'sea') inner = false;
    }
    const p = map.grid.at(c.c, c.r);
    if (inner && r() < 0.75)
      o += peak(p[0] + r.in(-3, 3), p[1] + s * 0.4, s * 0.55, s * r.in(0.7, 1), { hachure: true }, r);
  }
  return o;
}

export function chartFrame([x, y, w, h]: Box): string {
  let d = '';
  for (let i = 0; i < w - 12; i += 24) d += `M${f1(x + i)} ${f1(y + 2.5)}h12M${f1(x + i + 12)} ${f1(y + h - 2.5)}h12`;
  for (let i = 0; i < h - 12; i += 24) d += `M${f1(x + 2.5)} ${f1(y + i)}v12M${f1(x + w - 2.5)} ${f1(y + i + 12)}v12`;
  return `<path d="${d}" stroke="#f3ead0" stroke-width="3"/>`;
}

export function lighthouse(x: number, y: number, s: number): string {
  const u = s * 0.2;
  let ray = '';
  for (let i = 0; i < 12; i++)
    ray +=
      `M${f1(x)} ${f1(y - u * 2.2)}L${xy(polar(x, y - u * 2.2, s * 0.95, i * 30 - 6))}L` +
      `${xy(polar(x, y - u * 2.2, s * 0.95, i * 30 + 6))}Z`;
  return (
    `<circle cx="${f1(x)}" cy="${f1(y - u * 2)}" r="${f1(s * 1.5)}" fill="#f6c94a" opacity=".28"/>` +
    `<path d="${ray}" fill="#ffdf6b" opacity=".8"/>` +
    `<path d="M${f1(x - u * 1.1)} ${f1(y + u * 2)}l${f1(u * 0.5)} ${f1(-u * 3.6)}h${f1(u * 1.2)}l${f1(u * 0.5)}` +
    ` ${f1(u * 3.6)}z" fill="#fff" stroke="#6d1710" stroke-width="1"/>` +
    `<path d="M${f1(x - u * 0.95)} ${f1(y + u * 0.9)}h${f1(u * 1.9)}l-${f1(u * 0.12)} ${f1(-u)}h-` +
    `${f1(u * 1.66)}z" fill="#c8281c"/><circle cx="${f1(x)}" cy="${f1(y - u * 2.2)}" r="${f1(u * 0.85)}"` +
    ' fill="#c8281c" stroke="#fff" stroke-width="1.1"/>'
  );
}
