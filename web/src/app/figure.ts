// The picture of a figure: the part of the board that it is about.

import type { Box, Pt } from '../board/draw/tools.ts';
import { layoutOf, type Layout, type Standing } from '../board/layout.ts';
import { footprint, poseOf } from '../board/plane.ts';
import { drawStill } from '../board/still.ts';
import type { Say } from './say.ts';
import type { FigureView, Scene } from './wire.ts';

/** Width over height. */
const ASPECT = 1.9;

export function figurePicture(figure: FigureView, after: Scene | null, say: Say, title: string): string {
  const scene = after ?? figure.scene,
    layout = layoutOf(scene.board);
  return drawStill(scene, say, {
    title,
    texture: false,
    extra: after ? [] : figure.marks,
    crop: frame(layout, figure),
  });
}

/** A box of the right shape round what is framed, or round all that stands on the board. */
function frame(layout: Layout, { frame, scene }: FigureView): Box {
  const stand = layout.stand(scene),
    pad = layout.s * 1.3,
    round = ([x, y]: Pt): Pt[] => [
      [x - pad, y - pad],
      [x + pad, y + pad],
    ],
    // a unit on a plane is seen whole, and so is a sector
    spot = ({ piece, at }: Standing) =>
      (layout.kind === 'plane' ? footprint(piece, poseOf(piece)).map(layout.toBoard) : [at]).flatMap(round),
    at = frame.flatMap(id => {
      const sector = layout.sectors?.cells.get(id),
        cell = layout.centre(id);
      if (sector) return sector.quad;
      return cell ? round(cell) : stand.filter(p => p.piece.id === id).flatMap(spot);
    });
  const pts = at.length ? at : stand.flatMap(spot),
    [x, y, w, h] = layout.view;
  if (!pts.length) return layout.view;
  const xs = pts.map(p => p[0]),
    ys = pts.map(p => p[1]),
    left = Math.min(...xs),
    top = Math.min(...ys);
  const wide = Math.max(...xs) - left,
    high = Math.max(...ys) - top,
    width = Math.min(w, Math.max(wide, high * ASPECT)),
    height = Math.min(h, width / ASPECT);
  const hold = (n: number, low: number, most: number) => Math.max(low, Math.min(most, n));
  return [
    hold(left + wide / 2 - width / 2, x, x + w - width),
    hold(top + high / 2 - height / 2, y, y + h - height),
    width,
    height,
  ];
}
