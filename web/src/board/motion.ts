// Moves shown as moves: a piece walks its path, a lost one falls off. Never more than a third of a second.

import type { Motion } from '../protocol/index.ts';
import type { Pt } from './draw/tools.ts';

export const STEP = 180,
  FAST = 90,
  LONGEST = 290,
  FALL = 250;

/** Points of the way relative to the end, start first. */
export function way(from: Pt, to: Pt, motion: Motion | undefined, centre: (id: string) => Pt | null): Pt[] {
  const cells = (motion?.path ?? []).map(centre).filter(p => p !== null);
  const through = cells.length > 2 ? cells.slice(1, -1) : [];
  return [from, ...through, to].map(p => [p[0] - to[0], p[1] - to[1]]);
}

export function duration(points: number, fast: boolean): number {
  return Math.min((fast ? FAST : STEP) * Math.max(1, points - 1), LONGEST);
}

export function walk(el: Element, points: Pt[], fast: boolean): void {
  el.animate?.(
    points.map(p => ({ transform: `translate(${p[0]}px, ${p[1]}px)` })),
    { duration: duration(points.length, fast), easing: 'ease-out' },
  );
}

export function fall(el: Element, done: () => void): void {
  const run = el.animate?.(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translate(6px, 26px) rotate(14deg)', opacity: 0 },
    ],
    { duration: FALL, easing: 'ease-in', fill: 'forwards' },
  );
  if (run) run.onfinish = done;
  else done();
}
