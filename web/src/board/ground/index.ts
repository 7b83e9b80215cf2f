// The ground of any board.

import type { Board } from '../../protocol/index.ts';
import { hash } from '../draw/tools.ts';
import type { Layout } from '../layout.ts';
import { hexGround, type GroundOptions } from './hex.ts';
import { planeGround } from './plane.ts';
import { sectorGround } from './sectors.ts';
import type { Ground, GroundLayer } from './types.ts';

export type { Ground, GroundLayer } from './types.ts';

export function groundOf(layout: Layout, board: Board, opts: GroundOptions = {}): Ground {
  if (board.kind === 'sectors') return sectorGround(board, layout.sectors!, opts);
  if (board.kind === 'plane') return planeGround(board, opts);
  return hexGround(layout.hex!, opts);
}

/** What the picture of the ground depends on: names, holders and contests change, the picture does not. */
export function groundKey(board: Board): string {
  const parts =
    board.kind === 'sectors'
      ? [
          board.kind,
          board.style,
          board.seed,
          board.sectors.map(s => [s.id, s.camp, s.terrain]),
          board.reserves.map(s => [s.id, s.camp]),
          board.rivers,
        ]
      : board.kind === 'plane'
        ? [board.kind, board.style, board.seed, board.w, board.h, board.areas, board.lines, board.roads]
        : [
            board.kind,
            board.style,
            board.seed,
            board.pointy,
            board.base,
            board.cells.map(c => [c.id, c.c, c.r, c.terrain]),
            board.rivers,
            board.streams,
            board.roads,
            board.rails,
            board.bridges,
            board.fords,
            board.works,
          ];
  const text = JSON.stringify(parts);
  return hash(text).toString(36) + text.length.toString(36);
}

/** One layer of the ground as a picture of its own. */
export function layerPicture(g: Ground, layer: GroundLayer, width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${g.view.join(' ')}" width="${width}" height="${height}">` +
    `<defs>${g.defs}</defs>${layer.svg}</svg>`
  );
}
