// The ground of a hex board: sea, land and what covers it, grid, frame, paper.

import { printed } from '../draw/text.ts';
import { vertexKey } from '../draw/hexgrid.ts';
import { treeSymbols } from '../draw/marks.ts';
import { KNOWN_TERRAIN } from '../draw/styles.ts';
import { esc, f1, f2, hash, polar, rng, toPaths, xy, type Box } from '../draw/tools.ts';
import { chartFrame, chartLand, chartSea, lighthouse, soundings } from './chart.ts';
import { fields, grass, hills, marshes, ravines, rocks, rows, washes, woodsAndPeaks } from './cover.ts';
import { isCrossing, region, SEA, type GroundCell, type HexMap } from './hexmap.ts';
import { clouds, reliefLand } from './relief.ts';
import { space } from './space.ts';
import { paperFilters, type Ground } from './types.ts';
import { rivers } from './water.ts';
import { lanes, places, ways } from './ways.ts';

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
      rect(view, '#fff', `filter="url(#paper)" opacity="${st.paper}"`) +
      rect(view, '#fff', `filter="url(#grain)" opacity="${grain}"`);
  }
  if (!st.space) {
    defs +=
      '<radialGradient id="vig" cx=".5" cy=".5" r=".72">' +
      '<stop offset=".62" stop-color="#2a1a08" stop-opacity="0"/>' +
      '<stop offset="1" stop-color="#2a1a08" stop-opacity=".26"/></radialGradient>';
    top = rect(view, 'url(#vig)');
  }
  const radius = st.space ? 10 : 3;
  defs += `<clipPath id="sheet">${rect(view, '#000', `rx="${radius}"`)}</clipPath>`;
  return {
    layers: [
      { svg: sheet(o) },
      ...(paper ? [{ svg: sheet(paper), texture: true }] : []),
      { svg: sheet(top) + frame(map) },
    ],
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
  const { st, seed, view } = map;
  const isSea = (c: GroundCell) => SEA.test(c.terrain) || isCrossing(map, c);
  const water = [...map.all.values()].some(isSea);
  const coast = water ? region(map, c => !isSea(c), 0.13, seed) : [],
    land = toPaths(coast);
  let defs = treeSymbols(st.tree),
    o = '';
  if (water) {
    defs +=
      `<radialGradient id="sea" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${st.sea}"/>` +
      `<stop offset="1" stop-color="${st.sea2}"/></radialGradient>`;
    o += rect(view, 'url(#sea)') + openSea(map, land, isSea);
  }
  defs +=
    `<linearGradient id="land" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${st.ground2}"/>` +
    `<stop offset="1" stop-color="${st.ground}"/></linearGradient>`;
  if (water) {
    o +=
      `<path d="${land}" transform="translate(2 3)" fill="#14242a" opacity=".25"/>` +
      `<path d="${land}" fill="url(#land)"/>`;
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
  o += rivers(map) + lanes(map) + ways(map);
  if (water)
    o += `<path d="${land}" fill="none" stroke="${st.coast}" stroke-width="${st.relief ? 1 : 1.5}" opacity=".85"/>`;
  if (st.chart) o += chartLand(map, coast);
  return { svg: o + shallows(map) + rocks(map) + places(map), defs };
}

/** A ford or bridge between two waters is water too, but no deep one. */
function shallows(map: HexMap): string {
  const cells = region(map, c => c.terrain !== 'bridge' && isCrossing(map, c), 0.13, map.seed);
  return cells.length ? `<path d="${toPaths(cells)}" fill="${map.st.ground2}" opacity=".5"/>` : '';
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
    o +=
      `<path d="${land}" fill="none" stroke="${st.shore}" stroke-width="${f1(s * w)}" stroke-linejoin="round"` +
      ` opacity="${op}"/>`;
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
  return (
    `<path d="${full}" stroke="${st.grid}" stroke-width="${st.space ? 1 : 0.9}" opacity="${st.gridOpacity}"` +
    ` fill="none"/><path d="${corners}" stroke="${st.grid}" stroke-width="1.1"` +
    ` opacity="${f2(st.gridOpacity * 2.3)}" fill="none"/>`
  );
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
      o +=
        `<text x="${f1(p[0])}" y="${f1(p[1] + s * 0.86)}" class="val" font-size="${f1(printed(s))}"` +
        ` text-anchor="middle" fill="${st.label}" stroke="${st.halo}">${c.value}</text>`;
    if (!KNOWN_TERRAIN.has(c.terrain))
      o +=
        `<text x="${f1(p[0])}" y="${f1(p[1] + s * 0.55)}" class="name wood" font-size="${f1(printed(s))}"` +
        ` text-anchor="middle" fill="${st.label}" stroke="${st.halo}">${esc(c.terrain)}</text>`;
  }
  return o;
}
