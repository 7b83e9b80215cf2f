// A board as a still picture for cards: the part where the pieces stand, or the whole.

import type { Box } from '../board/draw/tools.ts';
import { layoutOf } from '../board/layout.ts';
import { drawStill } from '../board/still.ts';
import type { Say } from './say.ts';
import type { CellId, Scene, Text } from './wire.ts';

export function cardPicture(
  scene: Scene,
  say: Say,
  { title, aspect, whole }: { title: string; aspect: number; whole: boolean },
): string {
  const layout = layoutOf(scene.board),
    view = layout.view;
  return drawStill(scene, say, {
    title,
    texture: false,
    overlays: false,
    ...(whole
      ? {}
      : {
          crop: crop(
            view,
            layout.s,
            aspect,
            layout.stand(scene).map(p => p.at),
          ),
        }),
  });
}

/** A moment of a battle: the part where something happened or, where nothing did, where it should have, marked. */
export function momentPicture(scene: Scene, say: Say, cells: CellId[], instead?: Text): string {
  const layout = layoutOf(scene.board),
    there = (all: CellId[]) => all.filter(cell => layout.centre(cell)),
    happened = there(cells),
    known = happened.length || !instead ? happened : there(mentioned(instead)),
    extra = known.map(at => ({ kind: 'target', at }) as const);
  const at = known.map(cell => layout.centre(cell)!);
  return drawStill(scene, say, {
    texture: false,
    extra,
    crop: crop(layout.view, layout.s, 1.7, at.length ? at : layout.stand(scene).map(p => p.at), 7),
  });
}

/** What a sentence names. */
function mentioned(text: Text): string[] {
  if (typeof text === 'string') return [text];
  if (!('key' in text)) return [];
  return Object.values(text.args ?? {}).flatMap(arg => (typeof arg === 'number' ? [] : mentioned(arg)));
}

/** A part of the board of the right shape round the middle of the pieces. */
export function crop(view: Box, s: number, aspect: number, at: [number, number][], cells = 13.5): Box {
  const [x, y, w, h] = view,
    width = Math.min(w, h * aspect, Math.max(s * cells, w * 0.3)),
    height = width / aspect;
  const mean = (i: 0 | 1, middle: number) => (at.length ? at.reduce((sum, p) => sum + p[i], 0) / at.length : middle);
  const hold = (n: number, lo: number, hi: number) => Math.max(lo, Math.min(hi, n));
  return [
    hold(mean(0, x + w / 2) - width / 2, x, x + w - width),
    hold(mean(1, y + h / 2) - height / 2, y, y + h - height),
    width,
    height,
  ];
}
