// A single piece as a small picture, for trays, lists and tooltips.

import type { Piece, Scene } from '../protocol/index.ts';
import { SHARED_DEFS } from './compose.ts';
import { sideStyle } from './draw/styles.ts';
import { f1 } from './draw/tools.ts';
import { artOf, drawPiece } from './pieces/piece.ts';
import type { TouchState } from './types.ts';

export function pieceIcon(scene: Pick<Scene, 'sides' | 'board'>, piece: Piece, size = 48, state?: TouchState): string {
  const kind = scene.board.kind,
    art = artOf(piece, sideStyle(scene.sides, piece.side), { kind, s: 40, scale: 1 }, 1);
  const [x, y, w, h] = art.box,
    rim = piece.shape === 'plane' ? 24 : 9,
    // no higher than it need be: rows of wide pieces stand close
    [wide, high] = [Math.max(w, h) + 2 * rim, h + 2 * rim];
  return (
    `<svg class="piece-icon" width="${size}" height="${f1((size * high) / wide)}"` +
    ` viewBox="${f1(x + (w - wide) / 2)} ${f1(y - rim)} ${f1(wide)} ${f1(high)}" aria-hidden="true">` +
    `<defs>${SHARED_DEFS}</defs>${drawPiece(piece, art, state, null)}</svg>`
  );
}
