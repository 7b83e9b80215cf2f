// Where cells and pieces are, for each of the three kinds of board. All other code asks here.

import type { Board, CellId, Piece, PieceId, PlaneBoard, Point, Scene } from '../protocol/index.ts';
import { cellKey, hexPts, loops } from './draw/hexgrid.ts';
import { sideStyle } from './draw/styles.ts';
import { named, printed } from './draw/text.ts';
import { boxOf, chaikin, inside, toPath, toPaths, type Box, type Pt } from './draw/tools.ts';
import { hexMap, type HexMap } from './ground/hexmap.ts';
import { sectorFrame, type SectorFrame } from './ground/sector-frame.ts';
import { artOf, type PieceFrame } from './pieces/piece.ts';
import { MM, placeOf } from './plane.ts';
import type { Art } from './pieces/art.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Standing {
  piece: Piece;
  at: Pt;
  art: Art;
}

export interface Layout {
  kind: Board['kind'];
  view: Box;
  frame: PieceFrame;
  /** Size of marks: the side of a hexagon. */
  s: number;
  cells: CellId[];
  centre(id: CellId): Pt | null;
  /** The heading that a pose written as an id has. */
  heading?(id: CellId): number | null;
  /** Outline of a cell drawn in by `k`, as a path. */
  outline(id: CellId, k?: number): string;
  /** One outline round a set of cells. */
  around(ids: CellId[]): string;
  cellAt(p: Pt): CellId | null;
  neighbour(id: CellId, to: Direction): CellId | null;
  /** From the scene's points to drawing units and back. */
  toBoard(p: Point): Pt;
  toScene(p: Pt): [number, number];
  stand(scene: Scene): Standing[];
  hex?: HexMap;
  sectors?: SectorFrame;
  plane?: PlaneBoard;
}

export function layoutOf(board: Board): Layout {
  return board.kind === 'sectors'
    ? sectorLayout(board)
    : board.kind === 'plane'
      ? planeLayout(board)
      : hexLayout(board);
}

const same = (p: Point | Pt): [number, number] => [p[0], p[1]];

function hexLayout(board: Board & { kind: 'hex' }): Layout {
  const map = hexMap(board),
    { grid } = map,
    scale = (board.piece_scale || 100) / 100;
  const frame: PieceFrame = { kind: 'hex', s: grid.s, scale };
  return {
    kind: 'hex',
    view: map.view,
    frame,
    s: grid.s,
    hex: map,
    cells: board.cells.map(c => c.id),
    centre: map.at,
    outline: (id, k = 1) => {
      const p = map.at(id);
      return p ? toPath(hexPts(grid, p, k), true) : '';
    },
    around: ids => {
      const cells = ids
        .map(id => map.byId.get(id))
        .filter(c => c !== undefined)
        .map(c => [c.c, c.r] as [number, number]);
      return toPaths(loops(grid, cells).map(l => chaikin(l, true, 1)));
    },
    cellAt: p => map.byPlace.get(cellKey(...grid.find(p)))?.id ?? null,
    neighbour: (id, to) => {
      const c = map.byId.get(id),
        dx = to === 'left' ? -1 : to === 'right' ? 1 : 0,
        dy = to === 'up' ? -1 : to === 'down' ? 1 : 0;
      for (let k = 1; c && k <= 4; k++) {
        const n = map.byPlace.get(cellKey(c.c + dx * k, c.r + dy * k));
        if (n) return n.id;
      }
      return null;
    },
    toBoard: same,
    toScene: same,
    stand: scene => {
      const here = new Map<CellId, number>(),
        count = new Map<CellId, number>();
      for (const p of scene.pieces) if (p.at && !p.ghost) count.set(p.at, (count.get(p.at) ?? 0) + 1);
      const out: Standing[] = [];
      for (const piece of scene.pieces) {
        const p = piece.at ? map.at(piece.at) : null;
        if (!p) continue;
        const n = piece.ghost ? 1 : (count.get(piece.at!) ?? 1),
          i = here.get(piece.at!) ?? 0;
        if (!piece.ghost) here.set(piece.at!, i + 1);
        const fan = n > 1 ? (i - (n - 1) / 2) * Math.min(grid.s * 0.34, (grid.s * 0.9) / n) : 0;
        out.push({
          piece,
          at: [p[0] + fan, p[1] + fan * 0.6],
          art: artOf(piece, sideStyle(scene.sides, piece.side), frame),
        });
      }
      return out.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
    },
  };
}

function sectorLayout(board: Board & { kind: 'sectors' }): Layout {
  const f = sectorFrame(board),
    frame: PieceFrame = { kind: 'sectors', s: 44, scale: 1 };
  const all = [...f.cells.keys()];
  return {
    kind: 'sectors',
    view: f.view,
    frame,
    s: 56,
    sectors: f,
    cells: all,
    centre: id => f.cells.get(id)?.centre ?? null,
    outline: id => {
      const c = f.cells.get(id);
      return c ? toPath(c.quad, true) : '';
    },
    around: ids =>
      ids
        .map(id => f.cells.get(id))
        .filter(c => c !== undefined)
        .map(c => toPath(c.quad, true))
        .join(''),
    cellAt: p => all.find(id => inside(p, f.cells.get(id)!.quad)) ?? null,
    neighbour: (id, to) => f.neighbour(id, to),
    toBoard: same,
    toScene: same,
    stand: scene =>
      f
        .arrange(scene.pieces)
        .map(({ piece, at, depth }) => ({
          piece,
          at,
          art: artOf(piece, sideStyle(scene.sides, piece.side), frame, depth),
        }))
        .sort((a, b) => a.at[1] - b.at[1]),
  };
}

function planeLayout(board: Board & { kind: 'plane' }): Layout {
  const w = board.w * MM,
    h = board.h * MM,
    frame: PieceFrame = { kind: 'plane', s: 60, scale: 1 };
  const toBoard = (p: Point): Pt => [p[0] * MM, p[1] * MM];
  const named = new Map(board.areas.filter(a => a.name).map(a => [a.name!, a.pts.map(toBoard)]));
  return {
    kind: 'plane',
    view: [-30, -30, w + 60, h + 60],
    frame,
    s: 60,
    plane: board,
    // a named area can be spoken of and touched like a cell
    cells: [...named.keys()],
    centre: id => {
      const pts = named.get(id),
        b = pts && boxOf(pts);
      if (b) return [b[0] + b[2] / 2, b[1] + b[3] / 2];
      const place = placeOf(id);
      return place && toBoard(place.at);
    },
    heading: id => placeOf(id)?.angle ?? null,
    outline: id => {
      const pts = named.get(id);
      return pts ? toPath(pts, true) : '';
    },
    around: ids =>
      ids
        .map(id => named.get(id))
        .filter(p => p !== undefined)
        .map(p => toPath(p, true))
        .join(''),
    cellAt: p => [...named.keys()].find(id => inside(p, named.get(id)!)) ?? null,
    neighbour: () => null,
    toBoard,
    toScene: p => [Math.round(p[0] / MM), Math.round(p[1] / MM)],
    stand: scene =>
      scene.pieces
        .filter(p => p.point)
        .map(piece => ({
          piece,
          at: toBoard(piece.point!),
          art: artOf(piece, sideStyle(scene.sides, piece.side), frame),
        }))
        .sort((a, b) => (a.piece.shape === 'general' ? 1 : 0) - (b.piece.shape === 'general' ? 1 : 0)),
  };
}

/** The smallest words on a board with these pieces, in drawing units: what else is written there is larger. */
export function smallestWords({ hex, s, kind }: Layout, pieces: Standing[]): number {
  const onPieces = pieces.map(({ art }) => art.words * art.k);
  if (kind === 'sectors') return Math.min(14, ...onPieces);
  if (kind === 'plane') return Math.min(21, ...onPieces);
  return Math.min(printed(s), ...hex!.board.labels.map(label => named(label, s)), ...onPieces);
}

export type PiecePlaces = Map<PieceId, Pt>;
