// A review as the screen shows it: signs, odds in words, and the way of its curve. Pure.

import type { Debrief, Moment, Ply, Side, Text, Throw } from './wire.ts';

/** A share in points out of 100. */
export const points = (share: number): number => Math.round(share * 100);

/** Points with their sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A chance as one says it: in percent, or 1 in so many where it is small. */
export const odds = (chance: number): Text =>
  points(chance) < 5
    ? { key: 'review-one-in', args: { n: Math.round(1 / Math.max(chance, 1e-6)) } }
    : { key: 'review-percent', args: { percent: points(chance) } };

/** Whether the dice were good for the side that threw them. */
export const lucky = (ply: Ply, throw_: Throw): boolean => throw_.luck >= 0 === (ply.side === 'a');

/** What a moment was worth to a side. */
export const worthTo = (side: Side, worth: number): number => (side === 'a' ? worth : -worth);

/** Plies that deserve a mark on the slider of the replay: where something was given away. */
export const mistakes = (debrief: Debrief): Ply[] => debrief.plies.filter(ply => points(ply.given) >= 2);

export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Curve {
  /** The whole way, as a path, and what lies between it and the middle. */
  way: string;
  area: string;
  /** Steps worth a thick line. */
  steps: { kind: 'a' | 'b' | 'dice'; path: string }[];
  turns: { x: number; label: Text; shown: boolean }[];
  moments: { x: number; y: number; number: number; moment: Moment }[];
  y: (chance: number) => number;
}

/** Steps of fewer points are left thin. */
const THICK = 3;
/** The least room of a turn's name. */
const NAME = 64;

export function curveOf(debrief: Debrief, frame: Frame): Curve {
  const { plies } = debrief,
    span = Math.max(1, plies.length);
  const x = (ply: number): number => frame.left + ((frame.width - frame.left - frame.right) * ply) / span;
  const y = (chance: number): number => frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance);
  const f = (n: number): string => n.toFixed(1);
  let way = `M${f(x(0))} ${f(y(debrief.ledger.start))}`;
  const steps: Curve['steps'] = [],
    turns: Curve['turns'] = [];
  let free = 0;
  plies.forEach((ply, i) => {
    const decided = f(x(i + 0.5)),
      fallen = f(x(i + 0.75));
    way += `V${f(y(ply.before))}H${decided}V${f(y(ply.expected))}H${fallen}V${f(y(ply.after))}H${f(x(i + 1))}`;
    const step = (kind: 'a' | 'b' | 'dice', at: string, from: number, to: number): void => {
      if (points(Math.abs(from - to)) >= THICK) steps.push({ kind, path: `M${at} ${f(y(from))}V${f(y(to))}` });
    };
    step(ply.side, decided, ply.before, ply.expected);
    step('dice', fallen, ply.expected, ply.after);
    if (i === 0 || JSON.stringify(plies[i - 1].turn) !== JSON.stringify(ply.turn)) {
      const shown = x(i) >= free;
      if (shown) free = x(i) + NAME;
      turns.push({ x: x(i), label: ply.turn, shown });
    }
  });
  const moments = debrief.moments.map((moment, i) => {
    const ply = plies[moment.ply],
      above = y(Math.max(ply.before, ply.after)) - 18;
    const at = above < frame.top ? y(Math.min(ply.before, ply.after)) + 18 : above;
    return { x: x(moment.ply + 0.6), y: at, number: i + 1, moment };
  });
  const area = `${way}V${f(y(0.5))}H${f(x(0))}Z`;
  return { way, area, steps, turns, moments, y };
}
