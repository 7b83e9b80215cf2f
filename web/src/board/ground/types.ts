// What a ground gives: one picture to be kept as a bitmap, and what must stay live above it.

import type { Box } from '../draw/tools.ts';

export interface GroundLayer {
  svg: string;
  /** Stains and grain: costly filters, drawn at single size and stretched. */
  texture?: boolean;
}

export interface Ground {
  /** The picture without words, lowest layer first: it is drawn once. */
  layers: GroundLayer[];
  defs: string;
  view: Box;
  /** Printed words on the ground, below the pieces: fonts work only in the live part. */
  ink: string;
  /** Lights that the evening lamp does not dim. */
  lights: string;
  /** Whether the evening lamp dims it. */
  dims: boolean;
  /** Radius of the sheet's corners. */
  radius: number;
}

/** Paper stains and grain; the costly part of a ground. */
export function paperFilters(seed: number): string {
  return (
    '<filter id="paper" x="0" y="0" width="1" height="1">' +
    `<feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves="4" seed="${seed % 90}"` +
    ' result="n"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .24  0 0 0 0 .1  .9 0 0 0 -.36"/></filter>' +
    '<filter id="grain" x="0" y="0" width="1" height="1">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/>' +
    '<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .05  .5 0 0 0 -.22"/></filter>'
  );
}
