// Widths of words without a browser: good enough to keep names from touching.

const NARROW = /[iljtfrI.,:;'’!|()\- ]/,
  WIDE = /[mwMW@%]/,
  CAPITAL = /[A-ZÀ-Ý0-9]/;
const FACES = {
  serif: [0.28, 0.8, 0.62, 0.485],
  cond: [0.27, 0.72, 0.52, 0.46],
  sans: [0.3, 0.85, 0.62, 0.54],
} as const;

export function textWidth(text: string, size: number, face: keyof typeof FACES): number {
  const [narrow, wide, capital, plain] = FACES[face];
  let w = 0;
  for (const c of text) w += NARROW.test(c) ? narrow : WIDE.test(c) ? wide : CAPITAL.test(c) ? capital : plain;
  return w * size;
}

/** Maps of many cells have small ones. */
export const isSmall = (s: number): boolean => s < 30;
/** The size of numbers printed in a hexagon of this side; in a small one they take more of it. */
export const printed = (s: number): number => s * (isSmall(s) ? 0.58 : 0.355);
/** The size of a name on hexagons of this side. */
export function named({ kind, size }: { kind: string; size: number }, s: number): number {
  const water = kind === 'water',
    share = isSmall(s) ? (water ? 0.86 : 0.72) : (water ? 0.35 : 0.32) * (s < 44 ? 1.12 : 1);
  return (s * share * (size || 100)) / 100;
}
