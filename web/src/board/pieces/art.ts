// What every shape of piece hands over to be placed, ringed and tagged.

import type { Piece, Text } from '../../protocol/index.ts';
import type { SideStyle } from '../draw/styles.ts';
import type { Box } from '../draw/tools.ts';

/** A piece whose short name is in the reader's language: what draws it takes no other. */
export const spelled = (p: Piece, say: (t: Text) => string): Piece =>
  typeof p.label === 'object' ? { ...p, label: say(p.label) } : p;
/** The short name on a piece that is `spelled`. */
export const short = (p: Piece): string => (typeof p.label === 'string' ? p.label : '');

/** A name plate that is placed beside the piece where it hides nothing. */
export interface Tag {
  svg: string;
  w: number;
  h: number;
}

/** A drawing round the origin, in its own units. */
export interface Art {
  svg: string;
  /** Drawing units of the board for one unit of the art. */
  k: number;
  /** Turn of the body in degrees; tags and badges stay upright. */
  turn: number;
  /** A closed path `grow` units outside the rim. */
  outline(grow: number): string;
  /** The size of the smallest words on it, in its own units: where the board opens they must be readable. */
  words: number;
  /** The upright box of the body, after scale and turn. */
  box: Box;
  /** The box of the body before its turn, after scale; only for shapes that turn. */
  local?: Box;
  tag?: Tag;
  /** Where the first badge sits and how the next ones follow, in art units; with a tag they sit behind it. */
  badges?: { x: number; y: number; dx: number; dy: number };
  /** Where the drop of untested losses hangs. */
  loss?: { x: number; y: number };
}

export type Draw = (p: Piece, side: SideStyle, s: number) => Art;

export const rectPath = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** The upright box of a box turned by `deg` about the origin and scaled by `k`. */
export function turnedBox([x, y, w, h]: Box, deg: number, k: number): Box {
  const a = (deg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  const xs: number[] = [],
    ys: number[] = [];
  for (const [px, py] of [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const) {
    xs.push((px * c - py * s) * k);
    ys.push((px * s + py * c) * k);
  }
  const x0 = Math.min(...xs),
    y0 = Math.min(...ys);
  return [x0, y0, Math.max(...xs) - x0, Math.max(...ys) - y0];
}
