// Where the card of what is pointed at lies on the board. Pure sums in the board's own pixels.

import type { Box, Pt } from '../board/draw/tools.ts';

export interface Room {
  w: number;
  h: number;
}

/** Between the pointer and the card. */
const BESIDE = 28;
/** What is pointed at, and the finger or arrow on it. */
const POINTED = 26;
const EDGE = 8;
/** Round a chosen piece: it is lifted, and has its ring. */
const RING = 12;

/** Beside what it speaks of: where there is more room. */
export function beside(room: Room, card: Room, [x, y]: Pt): Pt {
  const left = x < room.w / 2 ? x + BESIDE : x - BESIDE - card.w,
    top = y < room.h / 2 ? y - 60 : y + 60 - card.h;
  return [within(left, room.w - card.w), within(top, room.h - card.h)];
}

/**
 * While a piece is chosen: where it hides least of what matters, and nothing of the piece, its way and its goal.
 * Of places that are alike the nearest is taken.
 */
export function aside(room: Room, card: Room, at: Pt, chosen: Box[], live: Pt[]): Pt {
  const [right, low] = [room.w - card.w - EDGE, room.h - card.h - EDGE];
  const spots: Pt[] = [beside(room, card, at), [EDGE, EDGE], [right, EDGE], [EDGE, low], [right, low]];
  const way = chosen.map(box => around(box, at));
  const load = ([x, y]: Pt): number => {
    const box: Box = [x, y, card.w, card.h],
      far = Math.hypot(x + card.w / 2 - at[0], y + card.h / 2 - at[1]);
    return (
      way.filter(other => meet(box, other)).length * 1000 +
      live.filter(([px, py]) => meet(box, [px - 12, py - 12, 24, 24])).length +
      far / (room.w + room.h)
    );
  };
  return spots.reduce((a, b) => (load(b) < load(a) ? b : a));
}

/** The chosen piece and the place pointed at, with what lies between them. */
function around([x, y, w, h]: Box, [px, py]: Pt): Box {
  const left = Math.min(x - RING, px - POINTED),
    top = Math.min(y - RING, py - POINTED);
  return [left, top, Math.max(x + w + RING, px + POINTED) - left, Math.max(y + h + RING, py + POINTED) - top];
}

const meet = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

const within = (at: number, most: number): number => Math.max(4, Math.min(at, most - 4));
