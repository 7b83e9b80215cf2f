// The panorama's perspective: lanes that widen towards the viewer, the first side's camp in front.

import type { CellId, Piece, Sector, SectorBoard, Side } from '../../protocol/index.ts';
import { rng, type Box, type Pt } from '../draw/tools.ts';
import { short } from '../pieces/art.ts';
import { standWidth } from '../pieces/soldiers.ts';

export const VW = 1280,
  VH = 860;
const CX = VW / 2,
  TOP = 92;

export interface SectorCell {
  sector: Sector;
  /** Lane, or -1 for a reserve. */
  lane: number;
  reserve: boolean;
  u: number;
  v0: number;
  v1: number;
  quad: Pt[];
  centre: Pt;
}

export interface SectorFrame {
  view: Box;
  lanes: number;
  cells: Map<CellId, SectorCell>;
  /** From lane coordinates to the picture: u is 0 in the middle, v grows towards the viewer. */
  pt(u: number, v: number): Pt;
  depth(y: number): number;
  arrange(pieces: Piece[]): { piece: Piece; at: Pt; depth: number }[];
  neighbour(id: CellId, to: 'up' | 'down' | 'left' | 'right'): CellId | null;
}

const ROWS: Record<Side, [number, number]> = { b: [0.1, 0.475], a: [0.5, 0.885] };
const RESERVES: Record<Side, [number, number]> = { b: [0.012, 0.092], a: [0.9, 0.99] };

export function sectorFrame(board: SectorBoard): SectorFrame {
  const lanes = Math.max(1, Math.ceil(board.sectors.length / 2));
  const laneWidth = (v: number) => ((366 + 50 * v) * 3) / lanes;
  const y = (v: number) => TOP + (VH - TOP - 22) * v;
  const pt = (u: number, v: number): Pt => [CX + u * laneWidth(v), y(v)];
  const depth = (py: number) => 1.06 + 0.4 * (py / VH);
  const quad = (u0: number, u1: number, v0: number, v1: number, seed: string): Pt[] => {
    const r = rng('q', seed),
      n = 7,
      out: Pt[] = [];
    for (let i = 0; i <= n; i++) out.push(pt(u0 + ((u1 - u0) * i) / n, v0));
    for (let i = 0; i <= n; i++) out.push(pt(u1, v0 + ((v1 - v0) * i) / n));
    for (let i = 0; i <= n; i++) out.push(pt(u1 - ((u1 - u0) * i) / n, v1));
    for (let i = 0; i < n; i++) out.push(pt(u0, v1 - ((v1 - v0) * i) / n));
    return out.map(p => [p[0] + r.in(-1.4, 1.4), p[1] + r.in(-1.4, 1.4)]);
  };
  const cells = new Map<CellId, SectorCell>();
  board.sectors.forEach((sector, i) => {
    const lane = Math.floor(i / 2),
      u = lane - (lanes - 1) / 2,
      [v0, v1] = ROWS[sector.camp];
    cells.set(sector.id, {
      sector,
      lane,
      reserve: false,
      u,
      v0,
      v1,
      quad: quad(u - 0.485, u + 0.485, v0 + 0.008, v1 - 0.008, sector.id),
      centre: pt(u, (v0 + v1) / 2),
    });
  });
  const half = (lanes / 2) * 0.98;
  for (const sector of board.reserves) {
    const [v0, v1] = RESERVES[sector.camp];
    cells.set(sector.id, {
      sector,
      lane: -1,
      reserve: true,
      u: 0,
      v0,
      v1,
      quad: [pt(-half, v0), pt(half, v0), pt(half * 1.005, v1), pt(-half * 1.005, v1)],
      centre: pt(0, (v0 + v1) / 2),
    });
  }

  /** Rows of stands, none wider than the sector; a contested sector is shared, the second side behind. */
  const arrange = (pieces: Piece[]) => {
    const out: { piece: Piece; at: Pt; depth: number }[] = [];
    for (const cell of cells.values()) {
      const here = pieces.filter(p => p.at === cell.sector.id);
      if (!here.length) continue;
      const both = here.some(p => p.side === 'a') && here.some(p => p.side === 'b');
      for (const side of ['b', 'a'] as const) {
        const mine = here.filter(p => (p.side ?? 'a') === side);
        if (mine.length) out.push(...block(mine, cell, side, both));
      }
    }
    return out;
  };
  const isGeneral = (p: Piece) => p.shape === 'general' || p.kind === 'general';
  const block = (mine: Piece[], cell: SectorCell, side: Side, both: boolean) => {
    const H = cell.v1 - cell.v0;
    const width = (p: Piece, v: number) =>
      (isGeneral(p) ? 74 : Math.max(standWidth(p), 70 + short(p).length * 2)) * depth(y(v)) + 12;
    if (cell.reserve) {
      const v = cell.v0 + (cell.v1 - cell.v0) * 0.46,
        // beside the reserve's name, in either language
        left = pt(-half, v)[0] + 335,
        right = pt(half, v)[0] - 20;
      const total = mine.reduce((a, p) => a + width(p, v), 0),
        squeeze = Math.min(1, (right - left) / total);
      let x = left;
      return mine.map(piece => {
        const w = width(piece, v) * squeeze,
          at: Pt = [x + w / 2, y(v)];
        x += w;
        return { piece, at, depth: depth(at[1]) * Math.max(0.62, Math.min(1, squeeze)) * (side === 'b' ? 0.8 : 0.92) };
      });
    }
    // units first, generals close the last row
    const aside = both && side === 'b' ? mine.filter(isGeneral) : [];
    const order = [...mine.filter(p => !isGeneral(p)), ...mine.filter(p => isGeneral(p) && !aside.includes(p))];
    const apart = aside.map((piece, i) => {
      const at = pt(cell.u + 0.37 - i * 0.18, cell.v0 + H * 0.19);
      return { piece, at, depth: depth(at[1]) * 0.92 };
    });
    const from = both ? (side === 'b' ? 0.34 : 0.7) : side === 'b' ? 0.4 : 0.38,
      to = both ? (side === 'b' ? 0.52 : 0.94) : side === 'b' ? 0.86 : 0.8;
    const room = laneWidth((cell.v0 + cell.v1) / 2) * (cell.sector.terrain.includes('wood') ? 0.86 : 0.93);
    let squeeze = 1,
      rows: Piece[][] = [];
    for (; squeeze > 0.5; squeeze -= 0.08) {
      rows = [[]];
      let used = 0;
      for (const p of order) {
        const w = width(p, cell.v0 + H * 0.6) * squeeze;
        if (used + w > room && rows[rows.length - 1].length) {
          rows.push([]);
          used = 0;
        }
        rows[rows.length - 1].push(p);
        used += w;
      }
      if (rows.length <= (both ? 1 : 2)) break;
      if (rows.length <= 2 && squeeze < 0.72) break;
    }
    // even rows look better than a full one and a straggler
    if (rows.length === 2 && rows[0].length - rows[1].length > 1) rows[1].unshift(rows[0].pop()!);
    const shift = cell.sector.terrain.includes('wood') ? (cell.u < 0 ? 0.05 : -0.05) : 0;
    return [
      ...apart,
      ...rows.flatMap((row, j) => {
        const v =
          cell.v0 +
          H *
            (rows.length === 1
              ? both
                ? side === 'b'
                  ? 0.42
                  : 0.8
                : side === 'b'
                  ? 0.62
                  : 0.6
              : from + ((to - from) * j) / (rows.length - 1));
        const total = row.reduce((a, p) => a + width(p, v) * squeeze, 0),
          gap = Math.min(26, Math.max(0, (room - total) / (row.length + 1)));
        let x = pt(cell.u + shift, v)[0] - (total + gap * (row.length - 1)) / 2;
        return row.map(piece => {
          const w = width(piece, v) * squeeze,
            at: Pt = [x + w / 2, y(v)];
          x += w + gap;
          return { piece, at, depth: depth(at[1]) * squeeze };
        });
      }),
    ];
  };

  const grid = (side: Side, lane: number) =>
    board.sectors.find((s, i) => s.camp === side && Math.floor(i / 2) === lane)?.id ?? null;
  const reserve = (side: Side) => board.reserves.find(s => s.camp === side)?.id ?? null;
  const neighbour: SectorFrame['neighbour'] = (id, to) => {
    const c = cells.get(id);
    if (!c) return null;
    const camp = c.sector.camp,
      middle = Math.floor((lanes - 1) / 2);
    if (to === 'left' || to === 'right') return c.reserve ? null : grid(camp, c.lane + (to === 'left' ? -1 : 1));
    const up = to === 'up';
    if (c.reserve) return up === (camp === 'a') ? grid(camp, middle) : null;
    return up === (camp === 'a') ? grid(camp === 'a' ? 'b' : 'a', c.lane) : reserve(camp);
  };
  return { view: [0, 0, VW, VH], lanes, cells, pt, depth, arrange, neighbour };
}
