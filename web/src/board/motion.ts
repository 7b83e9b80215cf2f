// Moves shown as moves: a piece walks its path and turns on it, a lost one falls off.
// Never more than a third of a second.

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

/** Degrees to turn back from the end at each point of the way: always the short way round. */
export function turns(
  from: number,
  to: number,
  motion: Motion | undefined,
  heading: (id: string) => number | null,
): number[] {
  const told = (motion?.path ?? []).map(heading),
    through = told.length > 2 ? told.slice(1, -1) : [];
  const short = (deg: number) => ((((deg + 180) % 360) + 360) % 360) - 180;
  const out = [0];
  let last = to;
  for (const deg of [from, ...through].reverse()) {
    const at = deg === null ? last : last + short(deg - last);
    out.unshift(at - to);
    last = at;
  }
  return out;
}

export function duration(points: number, fast: boolean): number {
  return Math.min((fast ? FAST : STEP) * Math.max(1, points - 1), LONGEST);
}

const shift = (p: Pt): string => `translate(${p[0]}px, ${p[1]}px)`;

export function walk(el: Element, points: Pt[], fast: boolean): void {
  el.animate?.(
    points.map(p => ({ transform: shift(p) })),
    { duration: duration(points.length, fast), easing: 'ease-out' },
  );
}

/** Turns the body of a piece that ends scaled by `k` and turned by `turn`. */
export function spin(el: Element, by: number[], k: number, turn: number, fast: boolean): void {
  if (by.every(deg => deg === 0)) return;
  el.animate?.(
    by.map(deg => ({ transform: `scale(${k}) rotate(${turn + deg}deg)` })),
    { duration: duration(by.length, fast), easing: 'ease-out' },
  );
}

/** A lost piece goes its last way, then falls. `points` are relative to where it stood. */
export function fall(el: Element, points: Pt[], fast: boolean, done: () => void): void {
  const walked = points.length > 1 ? duration(points.length, fast) : 0,
    whole = walked + FALL,
    end = points[points.length - 1] ?? [0, 0];
  const run = el.animate?.(
    [
      ...points.map((p, i) => ({
        transform: shift(p),
        opacity: 1,
        offset: points.length > 1 ? (i / (points.length - 1)) * (walked / whole) : 0,
      })),
      { transform: `${shift([end[0] + 6, end[1] + 26])} rotate(14deg)`, opacity: 0, offset: 1 },
    ],
    { duration: whole, easing: 'ease-in', fill: 'forwards' },
  );
  if (run) run.onfinish = done;
  else done();
}
