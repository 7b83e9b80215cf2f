// A whole board as one SVG text: pictures for cards and reports, and for tests.

import type { Scene, Text } from '../protocol/index.ts';
import { compose, SHARED_DEFS } from './compose.ts';
import { esc, f1, type Box } from './draw/tools.ts';
import { groundKey, groundOf } from './ground/index.ts';
import { layoutOf } from './layout.ts';
import { roseMark, windMark } from './overlays/shapes.ts';
import type { ClientOverlay, Touchables } from './types.ts';

export interface StillOptions {
  title?: string;
  crop?: Box;
  texture?: boolean;
  overlays?: boolean;
  rose?: boolean;
  touch?: Touchables;
  extra?: ClientOverlay[];
}

export function drawStill(scene: Scene, say: (t: Text) => string, opts: StillOptions = {}): string {
  const layout = layoutOf(scene.board),
    ground = groundOf(layout, scene.board, { texture: opts.texture });
  const shown = opts.overlays === false ? { ...scene, overlays: [] } : scene;
  const picture = compose(shown, layout, say, opts.touch, opts.extra),
    v = opts.crop ?? layout.view;
  const pieces = picture.pieces
    .map(p => `<g class="piece" transform="translate(${f1(p.at[0])} ${f1(p.at[1])})">${p.svg}</g>`)
    .join('');
  const svg =
    `<svg class="board-still" xmlns="http://www.w3.org/2000/svg" viewBox="${v.map(f1).join(' ')}` +
    // a part fills its frame, the whole is seen whole
    `" preserveAspectRatio="xMidYMid ${opts.crop ? 'slice' : 'meet'}" role="img" ` +
    `aria-label="${esc(opts.title ?? '')}">` +
    `<defs>${SHARED_DEFS}${ground.defs}</defs>${ground.layers.map(l => l.svg).join('')}${ground.ink}` +
    `${ground.lights}${picture.under}${pieces}${picture.names}${picture.over}` +
    `${opts.rose ? compass(scene, v) : ''}</svg>`;
  return own(svg, 'g' + groundKey(scene.board));
}

/** Several pictures may stand on one page: each has its own names for gradients and symbols. */
const own = (svg: string, prefix: string): string =>
  svg
    .replace(/ id="([\w-]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${prefix}$1)`)
    .replace(/ href="#([\w-]+)"/g, ` href="#${prefix}$1"`);

/** The rose and the wind in a corner of a box. */
export function compass(scene: Scene, [x, y, w, h]: Box): string {
  const rose = scene.board.kind === 'hex' ? scene.board.rose : null;
  if (!rose) return '';
  const wind = rose.wind != null ? windMark(x + w - 66, y + h - 156, 32, rose.wind) : '';
  return roseMark(x + w - 66, y + h - 68, 34, rose.directions) + wind;
}
