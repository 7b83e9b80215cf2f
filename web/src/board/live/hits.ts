// What lies under a pointer, and what a touch there is reported as.

import type { CellId, PieceId } from '../../protocol/index.ts';
import type { Pt } from '../draw/tools.ts';
import type { BoardTouch, PointerKind } from '../types.ts';
import type { Sight } from './sight.svelte.ts';

export interface Hit {
  piece?: PieceId;
  cell?: CellId;
  pose?: [number, number, number];
  heading?: number;
  /** Where, in drawing units. */
  at: Pt;
}

/** Something of the board, not the bare mat. */
export const something = (h: Hit): boolean =>
  h.piece !== undefined || h.cell !== undefined || h.pose !== undefined || h.heading !== undefined;

/** The choice of a pose or heading that an element stands for. */
export function choiceOf(sight: Sight, data: DOMStringMap): Omit<Hit, 'at'> | null {
  const { touch } = sight;
  if (data.pose) return { pose: touch.poses!.choices[Number(data.pose)].pose };
  if (data.heading) return { heading: Number(data.heading), cell: touch.headings!.at };
  return null;
}

export function hitOf(sight: Sight, target: EventTarget | null, at: Pt): Hit {
  const { given, touch, layout } = sight,
    el = target instanceof Element ? target.closest<SVGElement>('[data-pose], [data-heading], [data-piece]') : null,
    choice = el && choiceOf(sight, el.dataset);
  if (choice) return { ...choice, at };
  const under = layout.cellAt(at),
    id = el?.dataset.piece;
  if (id) {
    const cell = given.scene.pieces.find(p => p.id === id)?.at ?? under ?? undefined;
    return { piece: id, cell, at };
  }
  if (!under) return { at };
  // a touch beside a listed piece, in its cell, means the piece
  if (!touch.cells?.[under]) {
    const near = given.scene.pieces.filter(p => (p.at === under || p.also?.includes(under)) && touch.pieces?.[p.id]);
    if (near.length === 1) return { piece: near[0].id, cell: near[0].at, at };
  }
  return { cell: under, at };
}

/** It may be touched now. */
export const listed = ({ touch }: Sight, h: Hit): boolean =>
  h.pose !== undefined ||
  h.heading !== undefined ||
  (h.piece !== undefined && !!touch.pieces?.[h.piece]) ||
  (h.cell !== undefined && !!touch.cells?.[h.cell]);

/** A hit as the table is told of it. */
export const reported = (sight: Sight, h: Hit): Omit<BoardTouch, 'pointerType' | 'shift'> => ({
  ...(h.piece !== undefined && { piece: h.piece }),
  ...(h.cell !== undefined && { cell: h.cell }),
  ...(h.pose && { pose: h.pose }),
  ...(h.heading !== undefined && { heading: h.heading }),
  point: sight.layout.toScene(h.at),
});

export function touch(sight: Sight, h: Hit, pointerType: PointerKind, shift: boolean): void {
  const { given, layout } = sight;
  if (given.still || (!something(h) && layout.kind !== 'plane')) return;
  const t: BoardTouch = { ...reported(sight, h), pointerType, shift };
  if (listed(sight, h)) given.ontouch?.(t);
  else given.onforbidden?.(t);
}
