// A hex board taken apart for drawing: cells by id and place, margin cells, regions of one kind.

import type { Cell, CellId, HexBoard } from '../../protocol/index.ts';
import { cellKey, hexGrid, loops, type HexGrid } from '../draw/hexgrid.ts';
import { styleOf, type MapStyle } from '../draw/styles.ts';
import { chaikin, clamp, R3, rng, warp, type Box, type Pt } from '../draw/tools.ts';

export interface GroundCell {
  c: number;
  r: number;
  terrain: string;
}

export interface HexMap {
  board: HexBoard;
  grid: HexGrid;
  st: MapStyle;
  seed: string;
  byId: Map<CellId, Cell>;
  byPlace: Map<string, Cell>;
  /** The cells and two rings beyond the edge, which repeat their neighbours. */
  all: Map<string, GroundCell>;
  /** Centre of a cell; nothing when there is no such cell. */
  at(id: CellId): Pt | null;
  view: Box;
}

export const SEA = /^(sea|lake)$/;
/** Cells of a river: drawn as one broad water through all of them. */
export const RIVER = 'river';
const RUNS_OFF = /^(sea|lake|land|plateau|lowland|hill|void)$/;

export function hexMap(board: HexBoard): HexMap {
  const st = styleOf(board.style),
    grid = hexGrid(board.pointy, st.unit);
  const byId = new Map(board.cells.map(c => [c.id, c]));
  const byPlace = new Map(board.cells.map(c => [cellKey(c.c, c.r), c]));
  const seed = board.seed || board.style;
  const at = (id: CellId): Pt | null => {
    const c = byId.get(id);
    return c ? grid.at(c.c, c.r) : null;
  };
  return {
    board,
    grid,
    st,
    seed,
    byId,
    byPlace,
    at,
    all: withMargin(board, grid, byPlace),
    view: st.space ? skyward(bounds(board, grid, grid.s * st.pad)) : bounds(board, grid, grid.s * st.pad),
  };
}

function bounds(board: HexBoard, grid: HexGrid, pad: number): Box {
  const s = grid.s,
    hw = grid.flat ? s : (s * R3) / 2,
    hh = grid.flat ? (s * R3) / 2 : s;
  let x0 = 0,
    y0 = 0,
    x1 = 0,
    y1 = 0;
  board.cells.forEach((c, i) => {
    const p = grid.at(c.c, c.r);
    if (!i) {
      x0 = x1 = p[0];
      y0 = y1 = p[1];
    }
    x0 = Math.min(x0, p[0]);
    x1 = Math.max(x1, p[0]);
    y0 = Math.min(y0, p[1]);
    y1 = Math.max(y1, p[1]);
  });
  return [x0 - hw - pad, y0 - hh - pad, x1 - x0 + 2 * (hw + pad), y1 - y0 + 2 * (hh + pad)];
}

/** The sky has no edge: it fills a stage of the usual shape. */
function skyward([x, y, w, h]: Box): Box {
  const aspect = clamp(w / h, 1.45, 1.58),
    W = Math.max(w, h * aspect),
    H = Math.max(h, w / aspect);
  return [x - (W - w) / 2, y - (H - h) / 2, W, H];
}

function withMargin(board: HexBoard, grid: HexGrid, byPlace: Map<string, Cell>): Map<string, GroundCell> {
  const all = new Map<string, GroundCell>(byPlace);
  let ring: GroundCell[] = [...byPlace.values()];
  for (let k = 0; k < 2; k++) {
    const next: GroundCell[] = [];
    for (const cell of ring)
      for (let i = 0; i < 6; i++) {
        const [c, r] = grid.step(cell.c, cell.r, i),
          key = cellKey(c, r);
        if (all.has(key)) continue;
        let terrain = cell.terrain;
        if (!RUNS_OFF.test(terrain)) {
          const repeats = (terrain === 'forest' || terrain === 'mountain') && rng('ring', c, r)() < 0.5;
          if (!repeats) terrain = board.base || 'plain';
        }
        const beyond = { c, r, terrain };
        all.set(key, beyond);
        next.push(beyond);
      }
    ring = next;
  }
  return all;
}

export const of = (map: HexMap, kinds: RegExp): GroundCell[] =>
  [...map.all.values()].filter(c => kinds.test(c.terrain));

/** A ford, a bridge or broken ground that two waters touch: the water runs on through it. */
export function isCrossing(map: HexMap, cell: GroundCell): boolean {
  if (!/^(ford|bridge|broken)$/.test(cell.terrain)) return false;
  let waters = 0;
  for (let i = 0; i < 6; i++) {
    const [c, r] = map.grid.step(cell.c, cell.r, i);
    if (SEA.test(map.all.get(cellKey(c, r))?.terrain ?? '')) waters++;
  }
  return waters > 1;
}

/** The smoothed and bent outline of all cells that pass the test. */
export function region(map: HexMap, test: (c: GroundCell) => boolean, amp: number, seed: string): Pt[][] {
  const cells = [...map.all.values()].filter(test).map(c => [c.c, c.r] as [number, number]);
  return loops(map.grid, cells).map(l => chaikin(l, true, 2).map(p => warp(p, map.grid.s, amp, seed)));
}

/** The two ends of the side between neighbours; nothing when they are not neighbours. */
export function sideBetween(map: HexMap, a: CellId, b: CellId): [Pt, Pt] | null {
  const A = map.byId.get(a),
    B = map.byId.get(b);
  if (!A || !B) return null;
  const p = map.grid.at(A.c, A.r);
  for (let i = 0; i < 6; i++) {
    const n = map.grid.step(A.c, A.r, i);
    if (n[0] === B.c && n[1] === B.r) return [map.grid.corner(p, i), map.grid.corner(p, (i + 1) % 6)];
  }
  return null;
}

/** A way that reaches the edge of the board runs off the sheet. */
export function runOff(map: HexMap, pts: Pt[], start = true, finish = true): Pt[] {
  const [x, y, w, h] = map.view,
    s = map.grid.s;
  const beyond = (p: Pt): Pt | null => {
    const d = [p[0] - x, x + w - p[0], p[1] - y, y + h - p[1]],
      i = d.indexOf(Math.min(...d));
    if (d[i] > s * (map.st.pad + 1.02)) return null;
    return (
      [
        [x - s, p[1]],
        [x + w + s, p[1]],
        [p[0], y - s],
        [p[0], y + h + s],
      ] as Pt[]
    )[i];
  };
  const first = start ? beyond(pts[0]) : null,
    last = finish ? beyond(pts[pts.length - 1]) : null;
  return [...(first ? [first] : []), ...pts, ...(last ? [last] : [])];
}
