// The ground of a hex board: sea, land, relief, woods, rivers, roads, places, grid, paper.

import { chains, vertexKey } from '../draw/hexgrid.ts';
import { bridge, earthwork, ford, hachures, houses, peak, scatter, starFort, townWall, treeSymbols, useTree } from '../draw/marks.ts';
import { KNOWN_TERRAIN } from '../draw/styles.ts';
import { chaikin, dist, esc, f1, hash, lerp, polar, rng, spline, toPath, toPaths, warp, xy, type Box, type Pt } from '../draw/tools.ts';
import { chartFrame, chartLand, chartSea, lighthouse, soundings } from './chart.ts';
import { of, region, sideBetween, type GroundCell, type HexMap } from './hexmap.ts';
import { clouds, reliefLand } from './relief.ts';
import { space } from './space.ts';
import { paperFilters, type Ground } from './types.ts';

const SEA = /^(sea|lake)$/;

export interface GroundOptions {
  /** Paper, stains and grain; off for small pictures. */
  texture?: boolean;
}

export function hexGround(map: HexMap, opts: GroundOptions = {}): Ground {
  const { st, view, seed } = map,
    texture = opts.texture !== false;
  const sky = st.space ? space(map) : null;
  const land = sky ? null : landscape(map);
  let defs = sky?.defs ?? land!.defs;
  let o = (sky?.svg ?? land!.svg) + gridLines(map);
  if (st.relief) o += clouds(view, seed);
  let paper = '',
    top = '';
  if (st.paper && texture) {
    defs += paperFilters(hash(seed));
    const grain = Math.round(Math.min(0.2, st.paper * 0.5 + 0.06) * 10) / 10;
    paper =
      rect(view, '#fff', `filter="url(#paper)" opacity="${st.paper}"`) + rect(view, '#fff', `filter="url(#grain)" opacity="${grain}"`);
  }
  if (!st.space) {
    defs +=
      '<radialGradient id="vig" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-color="#2a1a08" stop-opacity="0"/><stop offset="1" stop-color="#2a1a08" stop-opacity=".26"/></radialGradient>';
    top = rect(view, 'url(#vig)');
  }
  const radius = st.space ? 10 : 3;
  defs += `<clipPath id="sheet">${rect(view, '#000', `rx="${radius}"`)}</clipPath>`;
  return {
    layers: [{ svg: sheet(o) }, ...(paper ? [{ svg: sheet(paper), texture: true }] : []), { svg: sheet(top) + frame(map) }],
    defs,
    view,
    radius,
    ink: ink(map),
    lights: map.board.cells
      .filter(c => c.terrain === 'lighthouse')
      .map(c => lighthouse(...map.grid.at(c.c, c.r), map.grid.s))
      .join(''),
    dims: !st.space,
  };
}

const sheet = (svg: string): string => `<g clip-path="url(#sheet)">${svg}</g>`;

export const rect = (v: Box, fill: string, extra = ''): string =>
  `<rect x="${f1(v[0])}" y="${f1(v[1])}" width="${f1(v[2])}" height="${f1(v[3])}" fill="${fill}" ${extra}/>`;

function landscape(map: HexMap): { svg: string; defs: string } {
  const { st, seed, view } = map,
    s = map.grid.s;
  const isSea = (c: GroundCell) => SEA.test(c.terrain);
  const water = [...map.all.values()].some(isSea);
  const coast = water ? region(map, c => !isSea(c), 0.13, seed) : [],
    land = toPaths(coast);
  let defs = treeSymbols(st.tree),
    o = '';
  if (water) {
    defs += `<radialGradient id="sea" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${st.sea}"/><stop offset="1" stop-color="${st.sea2}"/></radialGradient>`;
    o += rect(view, 'url(#sea)') + openSea(map, land, isSea);
  }
  defs += `<linearGradient id="land" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${st.ground2}"/><stop offset="1" stop-color="${st.ground}"/></linearGradient>`;
  if (water) {
    o += `<path d="${land}" transform="translate(2 3)" fill="#14242a" opacity=".25"/><path d="${land}" fill="url(#land)"/>`;
    defs += `<clipPath id="lc"><path d="${land}"/></clipPath>`;
  } else o += rect(view, 'url(#land)');
  o += `<g ${water ? 'clip-path="url(#lc)"' : ''}>${washes(map)}`;
  if (map.board.style === 'country' || st.relief) o += fields(map);
  if (st.hachure || map.board.style === 'country') o += grass(map);
  if (st.relief) {
    const high = reliefLand(map);
    defs += high.defs;
    o += high.svg;
  }
  o += hills(map) + marshes(map) + ravines(map) + rows(map) + woodsAndPeaks(map) + '</g>';
  o += rivers(map) + ways(map);
  if (water) o += `<path d="${land}" fill="none" stroke="${st.coast}" stroke-width="${st.relief ? 1 : 1.5}" opacity=".85"/>`;
  if (st.chart) o += chartLand(map, coast);
  return { svg: o + places(map, s), defs };
}

function openSea(map: HexMap, land: string, isSea: (c: GroundCell) => boolean): string {
  const {
      st,
      seed,
      view: [vx, vy, vw, vh],
    } = map,
    s = map.grid.s;
  let o = st.chart ? chartSea(map.view) : '';
  if (st.relief) {
    const r = rng('swell', seed);
    let w = '';
    for (let i = 0; i < 260; i++) {
      const x = vx + r() * vw,
        y = vy + r() * vh,
        l = r.in(6, 22);
      w += `M${f1(x)} ${f1(y)}q${f1(l / 2)} ${f1(r.in(-3, -1))} ${f1(l)} 0`;
    }
    o += `<path d="${w}" stroke="#bfe3ea" stroke-width=".8" fill="none" opacity=".22"/>`;
  }
  // waterlines: the engraver's echo of the coast
  const lines = st.relief
    ? [
        [1.5, 0.12],
        [0.9, 0.2],
        [0.4, 0.35],
      ]
    : st.chart
      ? [
          [1.9, 0.3],
          [1.2, 0.4],
          [0.62, 0.55],
        ]
      : [
          [1.5, 0.16],
          [0.95, 0.2],
          [0.45, 0.3],
        ];
  for (const [w, op] of lines)
    o += `<path d="${land}" fill="none" stroke="${st.shore}" stroke-width="${f1(s * w!)}" stroke-linejoin="round" opacity="${op}"/>`;
  if (!st.relief && !st.chart) {
    const r = rng('wv', seed);
    let w = '';
    for (const c of map.board.cells.filter(isSea)) {
      const p = map.grid.at(c.c, c.r);
      for (let i = 0; i < 2; i++) {
        const q = polar(p[0], p[1], r() * s * 0.6, r() * 360);
        w += `M${f1(q[0] - 6)} ${f1(q[1])}q3-3.4 6 0t6 0`;
      }
    }
    o += `<path d="${w}" fill="none" stroke="#eef8f6" stroke-width="1.1" opacity=".6" stroke-linecap="round"/>`;
  }
  return o;
}

/** Large uneven patches, so that a plain is never flat colour. */
function washes(map: HexMap): string {
  const {
      st,
      view: [vx, vy, vw, vh],
    } = map,
    s = map.grid.s,
    r = rng('wash', map.seed);
  let o = '';
  for (let i = 0; i < 46; i++)
    o += `<ellipse cx="${f1(vx + r() * vw)}" cy="${f1(vy + r() * vh)}" rx="${f1(s * r.in(0.6, 2.2))}" ry="${f1(s * r.in(0.4, 1.2))}" fill="${r() < 0.5 ? st.ground : st.ground2}" opacity="${f1(r.in(0.2, 0.6))}" transform="rotate(${f1(r.in(-20, 20))} ${f1(vx + vw / 2)} ${f1(vy + vh / 2)})"/>`;
  return o;
}

function fields(map: HexMap): string {
  const { st, seed } = map,
    s = map.grid.s;
  const tint = st.relief ? ['#a8bd72', '#7f9f5f', '#b9b070', '#92ad68'] : ['#d9d79a', '#b4c57f', '#e2d9a2', '#c5cf8c', '#cbb978'];
  let o = '';
  for (const c of of(map, /^(plain|lowland)$/)) {
    const r = rng('field', seed, c.c, c.r);
    if (r() > (st.relief ? 0.55 : 0.5)) continue;
    const p = map.grid.at(c.c, c.r),
      a = r.in(-40, 40),
      n = 2 + Math.floor(r() * 3);
    let g = '',
      x = -s * 0.5;
    for (let i = 0; i < n; i++) {
      const w = s * r.in(0.22, 0.4),
        h = s * r.in(0.5, 0.9),
        y = -h / 2 + s * r.in(-0.1, 0.1),
        col = r.pick(tint);
      g += `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${col}" stroke="#7d8a4c" stroke-width=".6" stroke-opacity=".5"/>`;
      let d = '';
      for (let k = 3; k < h - 2; k += 3.4) d += `M${f1(x + 1)} ${f1(y + k)}h${f1(w - 2)}`;
      if (r() < 0.6) g += `<path d="${d}" stroke="#8d7f45" stroke-width=".6" opacity=".4"/>`;
      x += w;
    }
    o += `<g transform="translate(${xy(p)}) rotate(${f1(a)})" opacity=".75">${g}</g>`;
  }
  return o;
}

function grass(map: HexMap): string {
  const r = rng('grass', map.seed),
    s = map.grid.s;
  let w = '';
  for (const c of of(map, /^(plain|clear)$/)) {
    const p = map.grid.at(c.c, c.r);
    for (let i = 0; i < 3; i++) w += `M${xy(polar(p[0], p[1], r() * s * 0.8, r() * 360))}l-1.6-3.4m1.6 3.4l.2-4.2m-.2 4.2l2-3.2`;
  }
  return `<path d="${w}" stroke="${map.st.hillEdge}" stroke-width=".7" opacity=".38" fill="none"/>`;
}

/** Two levels of hills, with hachures or with contour lines. */
function hills(map: HexMap): string {
  const { st, seed } = map,
    s = map.grid.s;
  let o = '';
  (
    [
      [/^(hill|height|kopje|kopje2|woodhill|hillvillage|cliff)$/, 1],
      [/^(height|kopje2|cliff)$/, 2],
    ] as [RegExp, number][]
  ).forEach(([re, level]) => {
    const L = region(map, c => re.test(c.terrain), level === 2 ? 0.16 : 0.12, seed + 'h' + (level === 2 ? '2' : ''));
    if (!L.length) return;
    const inset = level === 2 ? L.map(l => inward(l, s * 0.14)) : L,
      d = toPaths(inset);
    o += `<path d="${d}" transform="translate(2.5 3.5)" fill="#5a3d18" opacity=".16"/><path d="${d}" fill="${level === 2 ? shade(st.hillFill) : st.hillFill}" opacity="${level === 1 ? 0.8 : 0.9}"/>`;
    if (st.contour) {
      o += `<path d="${d}" fill="none" stroke="${st.hillEdge}" stroke-width="1.3" opacity=".85"/><path d="${toPaths(inset.map(l => inward(l, s * 0.17)))}" fill="none" stroke="${st.hillEdge}" stroke-width=".8" opacity=".7"/><path d="${toPaths(inset.map(l => inward(l, s * 0.33)))}" fill="#dcc296" fill-opacity=".5" stroke="${st.hillEdge}" stroke-width=".8" opacity=".6"/>`;
      inset.forEach((l, i) => (o += hachures(l, s * 0.12, s * 0.1, st.hillEdge, seed + level + i, true)));
    } else {
      o += `<path d="${d}" fill="none" stroke="${st.hillEdge}" stroke-width=".8" opacity=".45"/>`;
      inset.forEach((l, i) => (o += hachures(l, s * (level === 2 ? 0.26 : 0.34), s * 0.085, st.hillEdge, seed + level + i, true)));
    }
  });
  for (const c of of(map, /^cliff$/)) {
    const r = rng('cliff', seed, c.c, c.r),
      p = map.grid.at(c.c, c.r),
      edge: Pt[] = [];
    for (let i = 0; i <= 6; i++) edge.push([p[0] + s * (i / 3 - 1) * 0.66, p[1] + s * r.in(-0.12, 0.12)]);
    o +=
      `<path d="${toPath(edge)}" fill="none" stroke="#4b3520" stroke-width="2.4"/>` +
      edge.map(q => `<path d="M${xy(q)}l${f1(r.in(-2, 2))} ${f1(s * r.in(0.14, 0.26))}" stroke="#4b3520" stroke-width="1.6"/>`).join('');
  }
  return o;
}

const inward = (l: Pt[], k: number): Pt[] =>
  l.map((p, i) => {
    const n = l.length,
      a = l[(i + n - 2) % n]!,
      c = l[(i + 2) % n]!,
      q = dist(a, c) || 1;
    return [p[0] - ((c[1] - a[1]) / q) * k, p[1] + ((c[0] - a[0]) / q) * k];
  });

/** The same colour a tenth darker. */
const shade = (hex: string): string =>
  '#' +
  [1, 3, 5]
    .map(i =>
      Math.round(parseInt(hex.slice(i, i + 2), 16) * 0.9)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

function marshes(map: HexMap): string {
  const s = map.grid.s;
  let o = '';
  for (const c of of(map, /^marsh$/)) {
    const r = rng('marsh', c.c, c.r),
      p = map.grid.at(c.c, c.r);
    let w = '',
      t = '';
    for (let i = 0; i < 11; i++) {
      const q = polar(p[0], p[1], Math.sqrt(r()) * s * 0.8, r() * 360),
        l = r.in(5, 12);
      w += `M${f1(q[0] - l / 2)} ${f1(q[1])}h${f1(l)}`;
      if (i % 2) t += `M${f1(q[0])} ${f1(q[1] - 1)}l-2.4-5m2.4 5v-6.4m0 6.4l2.4-5`;
    }
    o += `<path d="${w}" stroke="#5a93a6" stroke-width="1.3"/><path d="${t}" stroke="#60703a" stroke-width="1" fill="none"/>`;
  }
  return o;
}

function ravines(map: HexMap): string {
  const s = map.grid.s,
    L = region(map, c => /^(ravine|donga)$/.test(c.terrain), 0.2, map.seed + 'r');
  if (!L.length) return '';
  return (
    `<path d="${toPaths(L)}" fill="#b79a6c" opacity=".5"/>` +
    L.map((l, i) => hachures(l, s * 0.3, s * 0.09, '#6b4a28', map.seed + 'rv' + i, false)).join('')
  );
}

/** Scrub, vines and orchards stand in rows. */
function rows(map: HexMap): string {
  const { st } = map,
    s = map.grid.s;
  let o = '';
  for (const c of of(map, /^(scrub|orchard|vineyard)$/)) {
    const r = rng('vine', c.c, c.r),
      p = map.grid.at(c.c, c.r),
      a = r.in(-35, 35);
    let w = '';
    for (let i = -3; i <= 3; i++)
      for (let j = -3; j <= 3; j++) {
        let x = i * s * 0.2,
          y = j * s * 0.19 + (i & 1 ? s * 0.06 : 0);
        if (c.terrain === 'scrub') {
          x += r.in(-4, 4);
          y += r.in(-4, 4);
        }
        if (Math.hypot(x, y) >= s * 0.68) continue;
        w +=
          c.terrain === 'orchard'
            ? `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(s * 0.065)}" fill="${st.forest}" stroke="${st.forestEdge}" stroke-width=".8"/>`
            : c.terrain === 'scrub'
              ? `<path d="M${f1(x - 2.4)} ${f1(y + 1)}q2.4-4.600 4.800 0" stroke="${st.forestEdge}" stroke-width="1" fill="${st.forest}"/>`
              : `<path d="M${f1(x)} ${f1(y + 2)}v-5m-1.8 1.4h3.6" stroke="${st.forestEdge}" stroke-width="1"/>`;
      }
    o += `<g transform="translate(${xy(p)}) rotate(${f1(a)})"><rect x="${f1(-s * 0.66)}" y="${f1(-s * 0.62)}" width="${f1(s * 1.32)}" height="${f1(s * 1.24)}" rx="${f1(s * 0.3)}" fill="${st.forest}" opacity="${c.terrain === 'scrub' ? 0.2 : 0.35}"/>${w}</g>`;
  }
  return o;
}

/** One ragged edge round all touching wood cells, then single trees; mountains stand among them. */
function woodsAndPeaks(map: HexMap): string {
  const { st, seed, grid } = map,
    s = grid.s,
    standing: [number, string][] = [];
  const isWood = (c: GroundCell) => /^(forest|wood|woodhill)$/.test(c.terrain),
    isPeak = (c: GroundCell) => c.terrain === 'mountain';
  let o = '';
  const woods = region(map, isWood, 0.17, seed + 'f');
  if (woods.length) {
    const d = toPaths(woods);
    o += `<path d="${d}" transform="translate(1.5 2.5)" fill="#22301a" opacity=".2"/><path d="${d}" fill="${st.forest}" opacity="${st.tree === 'round' ? 0.85 : 0.8}"/><path d="${d}" fill="none" stroke="${st.forestEdge}" stroke-width="1" opacity=".5" ${st.tree === 'dots' ? 'stroke-dasharray="2 1.6"' : ''}/>`;
    const n = { ink: 12, round: 17, dots: 30 }[st.tree],
      gap = { ink: 0.3, round: 0.22, dots: 0.145 }[st.tree],
      size = { ink: 1.15, round: 1.05, dots: 0.95 }[st.tree];
    for (const c of [...map.all.values()].filter(isWood)) {
      const r = rng('trees', seed, c.c, c.r);
      for (const q of scatter(grid, c.c, c.r, n, s * gap, seed, 0.84)) {
        const [x, y] = warp(q, s, 0.1, seed + 'f');
        standing.push([y, useTree(x, y, (s / 40) * size * r.in(0.85, 1.2), r)]);
      }
    }
  }
  const high = region(map, isPeak, 0.15, seed + 'm');
  if (high.length) {
    o += `<path d="${toPaths(high)}" fill="${st.hillFill}" opacity=".95"/>`;
    high.forEach((l, i) => (o += hachures(l, s * 0.22, s * 0.11, st.hillEdge, seed + 'mt' + i, true)));
    for (const c of [...map.all.values()].filter(isPeak)) {
      const r = rng('peak', seed, c.c, c.r),
        p = grid.at(c.c, c.r);
      for (const [dx, dy, w, h] of [
        [-0.36, 0.06, 0.38, 0.62],
        [0.34, 0.16, 0.4, 0.72],
        [-0.02, 0.5, 0.46, 0.86],
      ] as [number, number, number, number][])
        standing.push([
          p[1] + dy * s,
          peak(p[0] + dx * s + r.in(-3, 3), p[1] + dy * s, s * w * r.in(0.9, 1.1), s * h * r.in(0.85, 1.1), st, r),
        ]);
    }
  }
  standing.sort((a, b) => a[0] - b[0]);
  return o + standing.map(t => t[1]).join('');
}

/** Rivers along the sides of cells, streams through cells. */
function rivers(map: HexMap): string {
  const { st, seed, board, grid } = map,
    s = grid.s;
  let o = '';
  const draw = (pts: Pt[], k: number) => {
    const d = toPath(pts),
      line = (stroke: string, w: number, op: number) =>
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f1(w)}" stroke-linecap="round" stroke-linejoin="round" opacity="${op}"/>`;
    o += line('#1d3d4c', s * k + 3, 0.45) + line(st.river, s * k + 1.2, 1) + line(st.riverCase, s * k * 0.3, 0.55);
  };
  const seas = board.cells.filter(c => SEA.test(c.terrain)).map(c => grid.at(c.c, c.r));
  const sides = board.rivers.map(([a, b]) => sideBetween(map, a, b)).filter(x => x !== null);
  for (const line of chains(sides)) {
    // a river that reaches the coast runs a little way into the water
    for (const first of [true, false]) {
      const v = first ? line[0]! : line[line.length - 1]!,
        mouth = seas.find(p => dist(p, v) < s * 1.05);
      if (!mouth) continue;
      if (first) line.unshift(lerp(v, mouth, 0.45));
      else line.push(lerp(v, mouth, 0.45));
    }
    draw(
      chaikin(line, false, 2).map(p => warp(p, s, 0.1, seed)),
      0.1,
    );
  }
  for (const cells of board.streams) {
    const pts = cells.map(map.at).filter(p => p !== null);
    if (pts.length > 1)
      draw(
        chaikin(pts, false, 4).map(p => warp(p, s, 0.24, seed + 'st')),
        0.12,
      );
  }
  return o;
}

/** A way that reaches the edge of the board runs off the sheet. */
function runOff(map: HexMap, pts: Pt[], start = true, finish = true): Pt[] {
  const [x, y, w, h] = map.view,
    s = map.grid.s;
  const beyond = (p: Pt): Pt | null => {
    const d = [p[0] - x, x + w - p[0], p[1] - y, y + h - p[1]],
      i = d.indexOf(Math.min(...d));
    if (d[i]! > s * (map.st.pad + 1.02)) return null;
    return (
      [
        [x - s, p[1]],
        [x + w + s, p[1]],
        [p[0], y - s],
        [p[0], y + h + s],
      ] as Pt[]
    )[i]!;
  };
  const first = start ? beyond(pts[0]!) : null,
    last = finish ? beyond(pts[pts.length - 1]!) : null;
  return [...(first ? [first] : []), ...pts, ...(last ? [last] : [])];
}

function ways(map: HexMap): string {
  const { st, seed, board } = map,
    s = map.grid.s;
  let o = '';
  const townEnds = (id: string | undefined) => id !== undefined && /town|village|fortress/.test(map.byId.get(id)?.terrain ?? '');
  for (const road of board.roads) {
    let pts = road.cells.map(map.at).filter(p => p !== null);
    if (pts.length < 2) continue;
    pts = runOff(map, pts, !townEnds(road.cells[0]), !townEnds(road.cells[road.cells.length - 1]));
    const track = road.kind === 'track',
      w = s * (track ? 0.05 : 0.095),
      d = spline(pts.map(p => warp(p, s, 0.05, seed + 'rd')));
    o += `<path d="${d}" fill="none" stroke="${st.roadCase}" stroke-width="${f1(w + 2)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${st.road}" stroke-width="${f1(w)}" stroke-linecap="round" ${track ? 'stroke-dasharray="7 4"' : ''}/>`;
  }
  for (const rail of board.rails) {
    const pts = rail.map(map.at).filter(p => p !== null);
    if (pts.length < 2) continue;
    const d = spline(runOff(map, pts).map(p => warp(p, s, 0.08, seed + 'rl')));
    o += `<path d="${d}" fill="none" stroke="#2d2f31" stroke-width="1.4"/><path d="${d}" fill="none" stroke="#2d2f31" stroke-width="5" stroke-dasharray="1.2 6"/>`;
  }
  return o;
}

function places(map: HexMap, s: number): string {
  const { st, seed, board } = map;
  let o = '';
  for (const c of board.cells) {
    const p = map.grid.at(c.c, c.r),
      r = rng('town', seed, c.c, c.r);
    if (c.terrain === 'town') o += townWall(p[0], p[1], s) + houses(p[0], p[1] + s * 0.04, s, st, r, 10);
    else if (c.terrain === 'village' || c.terrain === 'hillvillage') o += houses(p[0], p[1] + s * 0.04, s * 0.92, st, r, 9);
    else if (c.terrain === 'fortress') o += starFort(p[0], p[1], s * 1.1, '#7a3b22');
    else if (c.terrain === 'bridge') o += bridge(p[0], p[1], s, 0);
    else if (c.terrain === 'ford') o += ford(p[0], p[1], s, r);
  }
  for (const [a, b] of board.bridges) {
    const p = map.at(a),
      q = map.at(b);
    if (p && q) o += bridge((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, s, (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI);
  }
  for (const w of board.works) {
    const p = map.at(w.cell);
    if (p) o += earthwork(p, s, w.angle);
  }
  return o;
}

/** Faint sides, firmer corners: the eye completes the hexagons. */
function gridLines(map: HexMap): string {
  const { grid, st } = map,
    seen = new Set<string>();
  let full = '',
    corners = '';
  for (const c of map.board.cells) {
    const p = grid.at(c.c, c.r);
    for (let i = 0; i < 6; i++) {
      const a = grid.corner(p, i),
        e = grid.corner(p, (i + 1) % 6),
        k = [vertexKey(a), vertexKey(e)].sort().join(';');
      if (seen.has(k)) continue;
      seen.add(k);
      const dx = e[0] - a[0],
        dy = e[1] - a[1];
      full += `M${xy(a)}l${f1(dx)} ${f1(dy)}`;
      corners += `M${xy(a)}l${f1(dx * 0.2)} ${f1(dy * 0.2)}M${xy(e)}l${f1(-dx * 0.2)} ${f1(-dy * 0.2)}`;
    }
  }
  return `<path d="${full}" stroke="${st.grid}" stroke-width="${st.space ? 1 : 0.9}" opacity="${st.gridOpacity}" fill="none"/><path d="${corners}" stroke="${st.grid}" stroke-width="1.1" opacity="${f1(st.gridOpacity * 23) === '0' ? 0 : Math.round(st.gridOpacity * 230) / 100}" fill="none"/>`;
}

function frame(map: HexMap): string {
  const { st, view } = map,
    [x, y, w, h] = view;
  if (st.space) return '';
  return (
    rect(view, 'none', `stroke="${st.frame}" stroke-width="3"`) +
    rect([x + 5, y + 5, w - 10, h - 10], 'none', `stroke="${st.frame}" stroke-width=".9" opacity=".8"`) +
    (st.chart ? chartFrame(view) : '')
  );
}

/** Words printed on the ground: values, soundings, and the names of terrain that has no drawing. */
function ink(map: HexMap): string {
  const { st, board, grid } = map,
    s = grid.s;
  let o = st.chart ? soundings(map) : '';
  for (const c of board.cells) {
    const p = grid.at(c.c, c.r);
    if (board.values && c.value)
      o += `<text x="${f1(p[0])}" y="${f1(p[1] + s * 0.86)}" class="val" font-size="${f1(s * 0.3)}" text-anchor="middle" fill="${st.label}" stroke="${st.halo}">${c.value}</text>`;
    if (!KNOWN_TERRAIN.has(c.terrain))
      o += `<text x="${f1(p[0])}" y="${f1(p[1] + s * 0.55)}" class="name wood" font-size="${f1(s * 0.26)}" text-anchor="middle" fill="${st.label}" stroke="${st.halo}">${esc(c.terrain)}</text>`;
  }
  return o;
}
