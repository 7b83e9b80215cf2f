// What men drew through the land: lanes, roads, railways, and the places on them.

import { cellKey, chains } from '../draw/hexgrid.ts';
import { bridge, earthwork, farm, ford, houses, sideFord, starFort, townWall } from '../draw/marks.ts';
import { chaikin, dist, f1, lerp, rng, spline, toPath, warp, type Pt } from '../draw/tools.ts';
import { RIVER, runOff, SEA, sideBetween, type HexMap } from './hexmap.ts';
import { streamLines } from './water.ts';

/** Where the stream of a cell is crossed: the point of the drawn line nearest to its middle. */
function crossingPoint(map: HexMap, id: string, p: Pt, lines: Pt[][]): Pt {
  const i = map.board.streams.findIndex(cells => cells.includes(id)),
    line = lines[i];
  return line?.length ? line.reduce((a, b) => (dist(b, p) < dist(a, p) ? b : a)) : p;
}

/** Sunken lanes along the sides of cells: a way between two banks. */
export function lanes(map: HexMap): string {
  const s = map.grid.s,
    sides = (map.board.lanes ?? []).map(([a, b]) => sideBetween(map, a, b)).filter(x => x !== null);
  let o = '';
  for (const line of chains(sides)) {
    const pts = chaikin(line, false, 2).map(p => warp(p, s, 0.08, map.seed)),
      d = toPath(pts);
    let banks = '';
    for (let i = 1; i < pts.length; i++) {
      const a = pts[i - 1],
        b = pts[i],
        l = dist(a, b) || 1,
        n: Pt = [(b[1] - a[1]) / l, (a[0] - b[0]) / l];
      for (let k = 0; k < l; k += s * 0.11) {
        const q = lerp(a, b, k / l);
        for (const g of [-1, 1])
          banks +=
            `M${f1(q[0] + n[0] * g * s * 0.07)} ${f1(q[1] + n[1] * g * s * 0.07)}l${f1(n[0] * g * s * 0.1)} ` +
            `${f1(n[1] * g * s * 0.1)}`;
      }
    }
    o +=
      `<path d="${d}" fill="none" stroke="${map.st.hillEdge}" stroke-width="${f1(s * 0.15)}"` +
      ' stroke-linejoin="round" opacity=".9"/>' +
      `<path d="${d}" fill="none" stroke="${map.st.road}" stroke-width="${f1(s * 0.09)}"` +
      ` stroke-linejoin="round"/><path d="${banks}" stroke="${map.st.hillEdge}" stroke-width="1.2"/>`;
  }
  return o;
}

export function ways(map: HexMap): string {
  const { st, seed, board } = map,
    s = map.grid.s;
  let o = '';
  const townEnds = (id: string | undefined) =>
    id !== undefined && /town|village|fortress/.test(map.byId.get(id)?.terrain ?? '');
  for (const road of board.roads) {
    let pts = road.cells.map(map.at).filter(p => p !== null);
    if (pts.length < 2) continue;
    pts = runOff(map, pts, !townEnds(road.cells[0]), !townEnds(road.cells[road.cells.length - 1]));
    const track = road.kind === 'track',
      w = s * (track ? 0.05 : 0.095),
      d = spline(pts.map(p => warp(p, s, 0.05, seed + 'rd')));
    o +=
      `<path d="${d}" fill="none" stroke="${st.roadCase}" stroke-width="${f1(w + 2)}" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${st.road}" stroke-width="${f1(w)}"` +
      ` stroke-linecap="round" ${track ? 'stroke-dasharray="7 4"' : ''}/>`;
  }
  for (const rail of board.rails) {
    const pts = rail.map(map.at).filter(p => p !== null);
    if (pts.length < 2) continue;
    const d = spline(runOff(map, pts).map(p => warp(p, s, 0.08, seed + 'rl')));
    o +=
      `<path d="${d}" fill="none" stroke="#2d2f31" stroke-width="1.4"/>` +
      `<path d="${d}" fill="none" stroke="#2d2f31" stroke-width="5" stroke-dasharray="1.2 6"/>`;
  }
  return o;
}

/** Which way a cell is crossed: along its road, or across its stream, or as the land lies on both sides of it. */
function crossingAngle(map: HexMap, id: string): number {
  const through = (chains: string[][]): number | null => {
    for (const cells of chains) {
      const i = cells.indexOf(id);
      if (i < 0) continue;
      const a = map.at(cells[Math.max(0, i - 1)]),
        b = map.at(cells[Math.min(cells.length - 1, i + 1)]);
      if (a && b && dist(a, b) > 0) return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    }
    return null;
  };
  const road = through(map.board.roads.map(r => r.cells));
  if (road !== null) return road;
  const stream = through(map.board.streams);
  if (stream !== null) return stream + 90;
  const cell = map.byId.get(id)!,
    p = map.grid.at(cell.c, cell.r);
  let x = 0,
    y = 0;
  for (let i = 0; i < 6; i++) {
    const [c, r] = map.grid.step(cell.c, cell.r, i),
      q = map.grid.at(c, r);
    const { terrain } = map.all.get(cellKey(c, r)) ?? { terrain: '' };
    if (!SEA.test(terrain) && terrain !== RIVER) continue;
    // twice the angle, so that two opposite waters add up
    const a = 2 * Math.atan2(q[1] - p[1], q[0] - p[0]);
    x += Math.cos(a);
    y += Math.sin(a);
  }
  return Math.hypot(x, y) < 0.1 ? 0 : (Math.atan2(y, x) * 90) / Math.PI + 90;
}

/** The middles of the sides between cells, and which way they are crossed. */
function sides(map: HexMap, pairs: [string, string][]): { at: Pt; angle: number }[] {
  return pairs.flatMap(([a, b]) => {
    const p = map.at(a),
      q = map.at(b);
    return p && q ? [{ at: lerp(p, q, 0.5), angle: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI }] : [];
  });
}

export function places(map: HexMap): string {
  const { st, seed, board } = map,
    s = map.grid.s,
    streams = streamLines(map);
  let o = '';
  for (const c of board.cells) {
    const p = map.grid.at(c.c, c.r),
      r = rng('town', seed, c.c, c.r);
    if (c.terrain === 'town') o += townWall(p[0], p[1], s) + houses(p[0], p[1] + s * 0.04, s, st, r, 10);
    else if (c.terrain === 'village' || c.terrain === 'hillvillage')
      o += houses(p[0], p[1] + s * 0.04, s * 0.92, st, r, 9);
    else if (c.terrain === 'building' || c.terrain === 'hillbuilding') o += farm(p[0], p[1], s, st, r);
    else if (c.terrain === 'fortress' || c.terrain === 'hillfortress') o += starFort(p[0], p[1], s * 1.1, '#7a3b22');
    else if (c.terrain === 'bridge' || c.terrain === 'ford') {
      const [x, y] = crossingPoint(map, c.id, p, streams),
        a = crossingAngle(map, c.id);
      o +=
        c.terrain === 'bridge'
          ? bridge(x, y, s, a)
          : `<g transform="rotate(${f1(a)} ${f1(x)} ${f1(y)})">${ford(x, y, s, r)}</g>`;
    }
  }
  for (const { at, angle } of sides(map, board.fords ?? [])) o += sideFord(at, s, angle, st, rng('ford', seed, ...at));
  for (const { at, angle } of sides(map, board.bridges)) o += bridge(...at, s, angle);
  for (const w of board.works) {
    const p = map.at(w.cell);
    if (p) o += earthwork(p, s, w.angle);
  }
  return o;
}
