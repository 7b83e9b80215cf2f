// What is typed on the pad for real dice. Pure.

import type { Want } from './wire.ts';

/** A kind of die: its outcomes and its lowest reading. */
export interface Kind {
  faces: number;
  lowest: number;
}

export const readings = ({ faces, lowest }: Kind): number[] => Array.from({ length: faces }, (_, i) => i + lowest);

/** The readings in a text: "3 5 6", or "356" where every reading has one digit; what cannot fall is left out. */
export function read(text: string, kind: Kind, count: number): number[] {
  const single = kind.faces + kind.lowest - 1 < 10,
    words = text.match(single ? /\d/g : /\d+/g) ?? [];
  return words
    .map(Number)
    .filter(n => n >= kind.lowest && n < kind.lowest + kind.faces)
    .slice(0, count);
}

/** What a reading counts for. */
export const meaning = (wants: Want[], n: number): Want | null => wants.find(w => n >= w.from && n <= w.to) ?? null;

/** How many of the typed readings count, for each thing that they may count for. */
export const sums = (wants: Want[], typed: number[]): number[] =>
  wants.map(w => typed.filter(n => n >= w.from && n <= w.to).length);

/** Dice as chance throws them. */
export function tossed(kind: Kind, count: number): number[] {
  const most = 2 ** 32 - (2 ** 32 % kind.faces);
  const one = (): number => {
    for (;;) {
      const [word] = crypto.getRandomValues(new Uint32Array(1));
      if (word < most) return (word % kind.faces) + kind.lowest;
    }
  };
  return Array.from({ length: count }, one);
}
