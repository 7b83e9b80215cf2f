// Who is new to a game on this device: its first matches, and the kinds of decision that were met in them.

import { house } from '#house';
import type { Banner, Text } from './wire.ts';

/** So many matches of a game are helped through. */
export const FIRST = 3;

interface Known {
  /** The first matches, by their ids. */
  matches: string[];
  /** The decisions that were introduced. */
  met: string[];
}

const KEY = house.device ? 'grognard.device.novice' : 'grognard.novice';

function all(): Record<string, Known | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, Known> | null) ?? {};
  } catch {
    return {};
  }
}

function change(game: string, to: (known: Known) => Known): void {
  const kept = all();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: to(kept[game] ?? { matches: [], met: [] }) }));
  } catch {
    // A browser that keeps nothing helps every time.
  }
}

/** Whether this is one of the first matches of a game; it counts from now on. */
export function isNovice(game: string, match: string): boolean {
  const known = all()[game]?.matches ?? [];
  if (known.includes(match)) return true;
  if (known.length >= FIRST) return false;
  change(game, k => ({ ...k, matches: [...k.matches, match] }));
  return true;
}

export const hasMet = (game: string, decision: string): boolean => all()[game]?.met.includes(decision) ?? false;

/** It was introduced, once and for all. */
export function meet(game: string, decision: string): void {
  if (!hasMet(game, decision)) change(game, k => ({ ...k, met: [...k.met, decision] }));
}

/** What kind of decision a banner asks for: its phase and its question, whatever their names and numbers. */
export const decisionOf = ({ phase, ask }: Banner): string => `${wordOf(phase)}/${wordOf(ask)}`;

/** Which sentence it is, whatever is filled into it. */
export const wordOf = (text: Text): string =>
  typeof text === 'object' && 'key' in text ? text.key : JSON.stringify(text);
