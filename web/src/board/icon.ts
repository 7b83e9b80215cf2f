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
    r = Math.max(w, h) / 2 + (piece.shape === 'plane' ? 24 : 9),
    cx = x + w / 2,
    cy = y + h / 2;
  return (
    `<svg class="piece-icon" width="${size}"` +
    ` height="${size}" viewBox="${f1(cx - r)} ${f1(cy - r)} ${f1(2 * r)} ${f1(2 * r)}" aria-hidden="true">` +
    `<defs>${SHARED_DEFS}</defs>${drawPiece(piece, art, state, null)}</svg>`
  );
}
