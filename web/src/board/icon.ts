// A single piece as a small picture, for trays, lists and tooltips.

import type { Piece, Scene } from '../protocol/index.ts';
import { SHARED_DEFS } from './compose.ts';
import { sideStyle } from './draw/styles.ts';
import { f1 } from './draw/tools.ts';
import { artOf, drawPiece } from './pieces/piece.ts';
import type { TouchState } from './types.ts';

type Look = Pick<Scene, 'sides' | 'board'>;

const drawn = ({ sides, board }: Look, piece: Piece) =>
  artOf(piece, sideStyle(sides, piece.side), { kind: board.kind, s: 40, scale: 1 }, 1);
/** What surrounds the body: rings, badges, a speed. */
const rimOf = (piece: Piece): number => (piece.shape === 'plane' ? 24 : 9);

/** How wide a picture must be for the words on the piece to be of this size. */
export function iconWidth(look: Look, piece: Piece, words: number): number {
  const { box, words: own } = drawn(look, piece),
    [, , w, h] = box;
  return Math.round(((Math.max(w, h) + 2 * rimOf(piece)) * words) / own);
}

export function pieceIcon(look: Look, piece: Piece, size = 48, state?: TouchState): string {
  const art = drawn(look, piece),
    [x, y, w, h] = art.box,
    rim = rimOf(piece),
    // no higher than it need be: rows of wide pieces stand close
    [wide, high] = [Math.max(w, h) + 2 * rim, h + 2 * rim];
  return (
    `<svg class="piece-icon" width="${size}" height="${f1((size * high) / wide)}"` +
    ` viewBox="${f1(x + (w - wide) / 2)} ${f1(y - rim)} ${f1(wide)} ${f1(high)}" aria-hidden="true">` +
    `<defs>${SHARED_DEFS}</defs>${drawPiece(piece, art, state, null)}</svg>`
  );
}
