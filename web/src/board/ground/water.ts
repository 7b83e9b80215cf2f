// Running water: rivers and streams.

import { cellKey, chains } from '../draw/hexgrid.ts';
import { chaikin, dist, f1, lerp, toPath, warp, type Pt } from '../draw/tools.ts';
import { RIVER, runOff, SEA, sideBetween, type GroundCell, type HexMap } from './hexmap.ts';

const stroke = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f1(width)}" stroke-linecap="round"` +
  ` stroke-linejoin="round" opacity="${opacity}"/>`;

/** The course of the river's cells: from middle to middle, through fords and bridges, into the sea or off the sheet. */
export function courses(map: HexMap): Pt[][] {
  const { grid } = map,
    cells = map.board.cells.filter(c => c.terrain === RIVER),
    steps = cells.map(cell => stepsFrom(map, cell));
  const puddles = cells.filter((_, i) => !steps[i].length).map(({ c, r }): Pt[] => across(grid.at(c, r), grid.s));
  return [...chains(steps.flat()), ...puddles].map(line =>
    chaikin(line, false, 3).map(p => warp(p, grid.s, 0.2, map.seed + 'river')),
  );
}

const AROUND = [0, 1, 2, 3, 4, 5];
const terrainBeside = ({ grid, byPlace }: HexMap, { c, r }: GroundCell, i: number): string | undefined =>
  byPlace.get(cellKey(...grid.step(c, r, i)))?.terrain;

/** Whether the river runs on through a ford or bridge: it must come in on one side and go out on another. */
function crosses(map: HexMap, cell: GroundCell): boolean {
  const rivers = AROUND.filter(i => terrainBeside(map, cell, i) === RIVER);
  return rivers.some(i => rivers.some(k => Math.abs(i - k) > 1 && Math.abs(i - k) < 5));
}

/** Where the water of a cell goes. Two cells of a river share a step, and a chain takes it once. */
function stepsFrom(map: HexMap, cell: GroundCell): [Pt, Pt][] {
  const { grid } = map,
    from = grid.at(cell.c, cell.r);
  const ways = AROUND.map(i => {
    const [c, r] = grid.step(cell.c, cell.r, i),
      terrain = terrainBeside(map, cell, i),
      passes = /^(ford|bridge)$/.test(terrain ?? '') && crosses(map, { c, r, terrain: terrain! });
    return { i, to: grid.at(c, r), terrain, wet: passes || /^(river|sea|lake)$/.test(terrain ?? '') };
  });
  const wet = ways.filter(w => w.wet);
  const steps = wet.map(({ to, terrain }): [Pt, Pt] => [from, SEA.test(terrain!) ? lerp(from, to, 0.75) : to]);
  if (wet.length !== 1) return steps;
  // the end of a river at the rim of the board runs off the sheet, as straight as it came
  const bend = (i: number) => Math.abs(((i - wet[0].i + 6) % 6) - 3);
  const [off] = ways.filter(w => w.terrain === undefined && bend(w.i) < 2).sort((a, b) => bend(a.i) - bend(b.i));
  return off ? [...steps, [from, lerp(from, off.to, 3)]] : steps;
}

const across = ([x, y]: Pt, s: number): Pt[] => [
  [x - s * 0.5, y],
  [x + s * 0.5, y],
];

/** A river as wide as half a cell: its banks, its water, and the current as the engraver echoes them. */
function broadWater(map: HexMap): string {
  const { st } = map,
    s = map.grid.s,
    d = courses(map)
      .map(line => toPath(line))
      .join('');
  if (!d) return '';
  return (
    stroke(d, '#14242a', s * 0.66, 0.2) +
    stroke(d, st.coast, s * 0.62, 0.85) +
    stroke(d, st.river, s * 0.58, 1) +
    stroke(d, st.riverCase, s * 0.44, 0.16) +
    stroke(d, st.river, s * 0.4, 1) +
    stroke(d, st.riverCase, s * 0.2, 0.14) +
    stroke(d, st.river, s * 0.17, 1)
  );
}

/** Rivers through cells of their own, along the sides of cells, and streams through other cells. */
export function rivers(map: HexMap): string {
  const { st, seed, board, grid } = map,
    s = grid.s;
  let o = broadWater(map);
  const draw = (pts: Pt[], k: number) => {
    const d = toPath(pts);
    o +=
      stroke(d, '#1d3d4c', s * k + 3, 0.45) +
      stroke(d, st.river, s * k + 1.2, 1) +
      stroke(d, st.riverCase, s * k * 0.3, 0.55);
  };
  const seas = board.cells.filter(c => SEA.test(c.terrain)).map(c => grid.at(c.c, c.r));
  const sides = board.rivers.map(([a, b]) => sideBetween(map, a, b)).filter(x => x !== null);
  for (const line of chains(sides)) {
    // a river that reaches the coast runs a little way into the water
    for (const first of [true, false]) {
      const v = first ? line[0] : line[line.length - 1],
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
  for (const line of streamLines(map)) if (line.length) draw(line, 0.12);
  return o;
}

/** Streams as they are drawn: a stream ends in water or off the sheet. */
export function streamLines(map: HexMap): Pt[][] {
  const wet = (id: string) => SEA.test(map.byId.get(id)?.terrain ?? '');
  return map.board.streams.map(cells => {
    const pts = cells.map(map.at).filter(p => p !== null);
    if (pts.length < 2) return [];
    const line = runOff(map, pts, !wet(cells[0]), !wet(cells[cells.length - 1]));
    return chaikin(line, false, 4).map(p => warp(p, map.grid.s, 0.24, map.seed + 'st'));
  });
}
