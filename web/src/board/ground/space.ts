// Deep space: nebulae, stars, planets, rocks, holes, force fields, stations.

import { hexPts, loops } from '../draw/hexgrid.ts';
import { scatter } from '../draw/marks.ts';
import { chaikin, f1, polar, rng, toPath, toPaths, xy } from '../draw/tools.ts';
import type { HexMap } from './hexmap.ts';

const glow = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const globe = (id: string, cx: number, r: number, stops: [number, string][]) =>
  `<radialGradient id="${id}" cx="${cx}" cy=".3"` +
  ` r="${r}">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`;

const DEFS =
  glow('n1', '#5a3b8f', 0.55) +
  glow('n2', '#1c6a80', 0.5) +
  glow('n3', '#8a3b3b', 0.32) +
  globe('pa', 0.34, 0.85, [
    [0, '#ffe0a0'],
    [0.45, '#d98a2c'],
    [0.8, '#7a3d0c'],
    [1, '#2a1205'],
  ]) +
  globe('pb', 0.66, 0.85, [
    [0, '#c6fff0'],
    [0.45, '#2e9d92'],
    [0.8, '#0f4a55'],
    [1, '#04181f'],
  ]) +
  globe('red', 0.35, 0.8, [
    [0, '#ff9d7a'],
    [0.5, '#b3392c'],
    [1, '#3b0c10'],
  ]) +
  globe('rock', 0.35, 0.9, [
    [0, '#c9c2b4'],
    [0.6, '#7a7268'],
    [1, '#2c2924'],
  ]) +
  '<radialGradient id="bh"><stop offset="0" stop-color="#000"/><stop offset=".44" stop-color="#000"/>' +
  '<stop offset=".5" stop-color="#ffd9a0"/><stop offset=".62" stop-color="#e0702a" stop-opacity=".8"/>' +
  '<stop offset="1" stop-color="#5a1f6a" stop-opacity="0"/></radialGradient>';

export function space(map: HexMap): { svg: string; defs: string } {
  const [x, y, w, h] = map.view,
    g = map.grid,
    s = g.s,
    r = rng('stars', map.seed);
  let o = `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#080b18"/>`,
    defs = DEFS;
  for (const [u, v, k, id] of [
    [0.3, 0.25, 0.34, 'n1'],
    [0.68, 0.72, 0.4, 'n2'],
    [0.55, 0.3, 0.3, 'n3'],
    [0.08, 0.8, 0.3, 'n2'],
    [0.9, 0.16, 0.3, 'n1'],
    [0.42, 0.85, 0.26, 'n1'],
  ] as [number, number, number, string][])
    o +=
      `<ellipse cx="${f1(x + w * u)}" cy="${f1(y + h * v)}" rx="${f1(w * k)}" ry="${f1(w * k * 0.55)}"` +
      ` fill="url(#${id})" transform="rotate(${f1(r.in(-24, 24))} ${f1(x + w * u)} ${f1(y + h * v)})"/>`;
  for (let i = 0; i < 420; i++) {
    const small = r() < 0.9;
    o +=
      `<circle cx="${f1(x + r() * w)}" cy="${f1(y + r() * h)}"` +
      ` r="${small ? f1(r.in(0.4, 0.9)) : f1(r.in(1, 1.8))}"` +
      ` fill="${r.pick(['#fff', '#cfe0ff', '#ffe9cf', '#fff'])}" opacity="${f1(r.in(0.25, 0.95))}"/>`;
  }
  const centres = (t: string) =>
    map.board.cells.filter(c => c.terrain === t).map(c => ({ c: c.c, r: c.r, p: g.at(c.c, c.r) }));
  // a planet of several cells is one globe
  (
    [
      ['planet0', 'pa', '#ffcf7a'],
      ['planet1', 'pb', '#8ff5e2'],
    ] as const
  ).forEach(([t, fill, rim], k) => {
    const cs = centres(t);
    if (!cs.length) return;
    const cx = cs.reduce((a, c) => a + c.p[0], 0) / cs.length,
      cy = cs.reduce((a, c) => a + c.p[1], 0) / cs.length;
    const R = Math.max(...cs.map(c => Math.hypot(c.p[0] - cx, c.p[1] - cy))) + s * (cs.length > 1 ? 0.99 : 0.72),
      q = rng('band', t);
    const disc = (rr: number, attrs: string) => `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(rr)}" ${attrs}/>`;
    o +=
      disc(R * 1.16, `fill="${rim}" opacity=".1"`) +
      disc(R * 1.06, `fill="${rim}" opacity=".14"`) +
      disc(R, `fill="url(#${fill})"`);
    defs += `<clipPath id="${fill}c">${disc(R, '')}</clipPath>`;
    let face = '';
    if (!k)
      for (let i = 0; i < 11; i++) {
        const yy = cy - R + ((i + 0.5) * R * 2) / 11;
        face +=
          `<path d="M${f1(cx - R)} ${f1(yy)}q${f1(R * 0.5)} ${f1(q.in(-14, 14))} ${f1(R)} 0t${f1(R)} 0"` +
          ` stroke="${q.pick(['#fff1c9', '#7a3d0c', '#c9762a'])}" stroke-width="${f1(q.in(3, 10))}" fill="none"` +
          ` opacity="${f1(q.in(0.12, 0.3))}"/>`;
      }
    else
      for (let i = 0; i < 9; i++) {
        const a = polar(cx, cy, q() * R * 0.85, q() * 360),
          pts = Array.from({ length: 9 }, (_, j) => polar(a[0], a[1], R * q.in(0.1, 0.3), j * 40));
        face +=
          `<path d="${toPath(chaikin(pts, true, 2), true)}" fill="${q.pick(['#bfe8b4', '#0b3a44', '#e4fff6'])}"` +
          ` opacity="${f1(q.in(0.16, 0.34))}"/>`;
      }
    o +=
      `<g clip-path="url(#${fill}c)">${face}</g>` +
      disc(R, `fill="none" stroke="${rim}" stroke-width="1.6" opacity=".8"`);
    o += `<path d="${toPaths(
      loops(
        g,
        cs.map(c => [c.c, c.r]),
      ),
    )}" fill="none" stroke="${rim}" stroke-width="2" stroke-dasharray="7 4" opacity=".95"/>`;
  });
  for (const { c, r: row } of centres('asteroid')) {
    const q = rng('ast', c, row);
    for (const p of scatter(g, c, row, 8, s * 0.24, 'a', 0.72)) {
      const R = s * q.in(0.07, 0.2),
        pts = Array.from({ length: 8 }, (_, j) => polar(p[0], p[1], R * q.in(0.75, 1.15), j * 45));
      o += `<path d="${toPath(chaikin(pts, true, 1), true)}" fill="url(#rock)" stroke="#15130f" stroke-width=".6"/>`;
      if (R > s * 0.13)
        o +=
          `<circle cx="${f1(p[0] + R * 0.2)}" cy="${f1(p[1] + R * 0.1)}" r="${f1(R * 0.24)}" fill="#3a352d"` +
          ' opacity=".7"/>';
    }
  }
  for (const { c, r: row, p } of centres('planetoid')) {
    const q = rng('pd', c, row);
    o +=
      `<circle cx="${f1(p[0])}" cy="${f1(p[1])}" r="${f1(s * 0.78)}" fill="#ff5a3c" opacity=".16"/>` +
      `<circle cx="${f1(p[0])}" cy="${f1(p[1])}" r="${f1(s * 0.66)}" fill="url(#red)" stroke="#ff8f70"` +
      ' stroke-width="1"/>';
    for (let i = 0; i < 6; i++) {
      const a = polar(p[0], p[1], q() * s * 0.46, q() * 360);
      o += `<circle cx="${f1(a[0])}" cy="${f1(a[1])}" r="${f1(s * q.in(0.05, 0.13))}" fill="#5a1614" opacity=".65"/>`;
    }
  }
  for (const { p } of centres('blackhole'))
    o +=
      `<ellipse cx="${f1(p[0])}" cy="${f1(p[1])}" rx="${f1(s * 1.15)}" ry="${f1(s * 0.42)}" fill="none"` +
      ` stroke="#ffb060" stroke-width="2" opacity=".7" transform="rotate(-18 ${xy(p)})"/>` +
      `<circle cx="${f1(p[0])}" cy="${f1(p[1])}" r="${f1(s * 0.95)}" fill="url(#bh)"/>` +
      `<path d="M${f1(p[0] - s * 1.08)} ${f1(p[1] + s * 0.36)}A${f1(s * 1.15)} ${f1(s * 0.42)} -18 0 0 ` +
      `${f1(p[0] + s * 1.09)} ${f1(p[1] - s * 0.34)}" fill="none" stroke="#ffe0b0" stroke-width="2.2"/>`;
  for (const { p } of centres('forcefield')) {
    const rim = hexPts(g, p, 0.9),
      chevron = (dx: number) =>
        `M${f1(p[0] + s * dx)} ${f1(p[1] - s * 0.2)}l${f1(s * 0.2)} ${f1(s * 0.2)}l${f1(-s * 0.2)} ${f1(s * 0.2)}`;
    o +=
      `<path d="${toPath(rim, true)}" fill="#43d6ff" fill-opacity=".13" stroke="#6fe3ff" stroke-width="1.6"/>` +
      `<path d="${toPath(hexPts(g, p, 0.65), true)}" fill="none" stroke="#6fe3ff" stroke-width="1"` +
      ` opacity=".6"/><path d="${chevron(-0.34)}${chevron(-0.06)}" fill="none" stroke="#bff3ff"` +
      ' stroke-width="2" opacity=".8"/>';
  }
  (['station0', 'station1'] as const).forEach((t, k) => {
    const colour = k ? '#8ff5e2' : '#ffcf7a';
    for (const { p } of centres(t))
      o +=
        `<g transform="translate(${xy(p)})" stroke="${colour}" fill="none">` +
        `<circle r="${f1(s * 0.6)}" stroke-width="2.4"/>` +
        `<circle r="${f1(s * 0.6)}" stroke-width="6"` +
        ` stroke-dasharray="3 ${f1((s * 0.6 * 2 * Math.PI) / 12 - 3)}" opacity=".8"/>` +
        `<path d="M${f1(-s * 0.6)} 0H${f1(s * 0.6)}M0 ${f1(-s * 0.6)}V${f1(s * 0.6)}" stroke-width="1.2"` +
        ' opacity=".6"/></g>';
  });
  return { svg: o, defs };
}
