// One piece with its state, badges and tag, ready to stand on any of the three boards.

import type { Piece } from '../../protocol/index.ts';
import type { SideStyle } from '../draw/styles.ts';
import { f1, f2, polar, type Box, type Pt } from '../draw/tools.ts';
import { targetBrackets } from '../overlays/shapes.ts';
import type { TouchState } from '../types.ts';
import type { Art } from './art.ts';
import { badge, lossMarker } from './badges.ts';
import { counter } from './counter.ts';
import { commander, tray } from './figures.ts';
import { mountedGeneral, stand } from './soldiers.ts';
import { coin, token, trigon } from './tokens.ts';
import { aircraft, ship } from './vessels.ts';

export interface PieceFrame {
  kind: 'hex' | 'sectors' | 'plane';
  /** Side of a hexagon; on other boards the size that a counter takes for it. */
  s: number;
  /** Scale of pieces, 1 for the usual size. */
  scale: number;
}

/** The drawing of a piece; an unknown shape is a counter. */
export function artOf(p: Piece, side: SideStyle, frame: PieceFrame, depth = 1): Art {
  const k = (frame.s / 40) * frame.scale;
  if (frame.kind === 'sectors') {
    if (p.shape === 'general' || (p.shape === 'stand' && p.kind === 'general')) return mountedGeneral(p, side, depth);
    if (p.shape === 'stand') return stand(p, side, depth);
  }
  if (frame.kind === 'plane') {
    if (p.shape === 'general') return commander(p, side);
    if (p.shape === 'tray') return tray(p, side);
  }
  switch (p.shape) {
    case 'coin':
      return coin(p, side, k);
    case 'chit':
      return token(p, side, k);
    case 'trigon':
      return trigon(p, side, k);
    case 'ship':
      return ship(p, side, frame.s);
    case 'plane':
      return aircraft(p, side, frame.s);
    case 'general':
      return counter({ ...p, kind: p.kind || 'general' }, side, k);
    default:
      return counter(p, side, k);
  }
}

/** Facing of a counter: a white triangle outside the rim. Other shapes face by themselves. */
const pointer = (p: Piece): string => {
  if (p.angle == null || /^(ship|plane|tray|stand|general)$/.test(p.shape)) return '';
  const q = polar(0, 0, 33, p.angle);
  return (
    `<path d="M0-6L8 0 0 6z" transform="translate(${f1(q[0])} ${f1(q[1])}) rotate(${p.angle})" fill="#fffdf5"` +
    ' stroke="#1d1a14" stroke-width="1.4"/>'
  );
};

const TICK =
  '<g class="tick"><circle r="7.6" fill="#1d1a14"/><circle r="6.4" fill="#ffd84a"/>' +
  '<path d="M-3.4.2l2.4 2.6L3.6-3" fill="none" stroke="#1d1a14" stroke-width="2"/></g>';

/** Shapes that cover all of their outline. */
const SOLID = new Set(['counter', 'coin', 'trigon']);

/** The inside of a piece's group: everything that moves with it. `tagAt` is where its tag was placed. */
export function drawPiece(p: Piece, art: Art, state: TouchState | undefined, tagAt: Pt | null): string {
  const { k } = art,
    thin = 1 / k;
  const ring = (grow: number, attrs: string) => `<path d="${art.outline(grow)}" fill="none" ${attrs}/>`;
  const w = (n: number) => f2(n * Math.min(1.6, Math.max(1, thin)));
  let rings =
    `<g class="focus">${ring(7, `stroke="#1d1a14" stroke-width="${w(5)}"`)}` +
    `${ring(7, `stroke="#ffd84a" stroke-width="${w(3)}" stroke-dasharray="4 3"`)}</g>`;
  if (state === 'selected' || state === 'chosen')
    rings += ring(4, `stroke="#1d1a14" stroke-width="${w(8)}"`) + ring(4, `stroke="#ffd84a" stroke-width="${w(5)}"`);
  if (state === 'legal')
    rings +=
      `<g class="breathe">${ring(2.6, `stroke="#fff" stroke-width="${w(5)}" opacity=".95"`)}` +
      `${ring(2.6, `stroke="#c99a12" stroke-width="${w(2.4)}"`)}</g>`;
  // What is done is pale, but lies on card of its own: no terrain comes through the words on it.
  const card = p.done && !p.ghost && SOLID.has(p.shape) ? `<path d="${art.outline(0)}" fill="#cfc7b4"/>` : '';
  const body =
    `${card}<g class="body" ` +
    (p.ghost ? 'opacity=".5"' : p.done ? 'opacity=".62"' : '') +
    `>${art.svg}${pointer(p)}</g>`;
  let o =
    `<g class="turning" transform="scale(${f2(k)})${art.turn ? ` rotate(${f1(art.turn)})` : ''}">${rings}` +
    `${body}</g>`;
  const badges = (p.badges ?? []).slice(0, 3);
  if (art.badges)
    o += badges
      .map((b, j) => badge(b, (art.badges!.x + j * art.badges!.dx) * k, (art.badges!.y + j * art.badges!.dy) * k, k))
      .join('');
  if (p.loss) {
    const at = art.loss ?? { x: 0, y: -20 };
    o += lossMarker(at.x * k, at.y * k, p.loss, k * 1.05);
  }
  if (state === 'target') o += targetBrackets(art.box, 5 * k);
  if (art.tag && tagAt) {
    const tk = art.k,
      size = art.tag.h / 17;
    o +=
      `<g class="tag" transform="translate(${f1(tagAt[0])} ${f1(tagAt[1])}) scale(${f2(tk)})">${art.tag.svg}` +
      `${badges.map((b, j) => badge(b, art.tag!.w / 2 + size * (6 + j * 14), 0, size * 0.95)).join('')}</g>`;
  }
  if (state === 'chosen')
    o += `<g transform="translate(${f1(art.box[0])} ${f1(art.box[1])}) scale(${f2(Math.max(k, 1))})">${TICK}</g>`;
  return o;
}

/** Half sizes and all: where a piece stands on the board. */
export const placed = (box: Box, at: Pt): Box => [box[0] + at[0], box[1] + at[1], box[2], box[3]];
