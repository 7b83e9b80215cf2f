// How well somebody solves puzzles: kept on this device alone, and reckoned as chess players do, against each puzzle's
// grade.

import { house } from '#house';
import type { PuzzleCard } from './wire.ts';

export interface Standing {
  rating: number;
  /** Right answers in a row, and the most there ever were. */
  streak: number;
  best: number;
  /** Puzzles answered: by game and number (which a puzzle keeps for good), whether the first answer was right. */
  done: Record<string, boolean | undefined>;
}

const KEY = house.device ? 'grognard.device.puzzles' : 'grognard.puzzles';
const FIRST: Standing = { rating: 1000, streak: 0, best: 0, done: {} };
/** How far one puzzle moves the rating: far at first, when little is known. */
const SWING = { new: 60, known: 24 },
  NEW = 20;

export function standing(): Standing {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? 'null') as Standing | null) };
  } catch {
    return FIRST;
  }
}

const name = (game: string, number: number): string => `${game}/${number}`;
export const answered = (now: Standing, game: string, number: number): boolean | undefined =>
  now.done[name(game, number)];

/** The chance that who has this rating solves a puzzle of this grade. */
export const expected = (rating: number, grade: number): number => 1 / (1 + 10 ** ((grade - rating) / 400));

/** After a first answer. What was solved with a nudge keeps the streak and moves no rating. */
export function after(now: Standing, grade: number, right: boolean, helped: boolean): Standing {
  const swing = Object.keys(now.done).length < NEW ? SWING.new : SWING.known,
    gain = right && helped ? 0 : Math.round(swing * ((right ? 1 : 0) - expected(now.rating, grade))),
    streak = !right ? 0 : helped ? now.streak : now.streak + 1;
  return { ...now, rating: now.rating + gain, streak, best: Math.max(now.best, streak) };
}

/** Notes the first answer to a puzzle; later ones teach but do not count. */
export function note(game: string, number: number, grade: number, right: boolean, helped: boolean): Standing {
  const now = standing();
  if (answered(now, game, number) !== undefined) return now;
  const then = after(now, grade, right, helped);
  then.done = { ...now.done, [name(game, number)]: right };
  try {
    localStorage.setItem(KEY, JSON.stringify(then));
  } catch {
    // A browser that keeps nothing still asks.
  }
  return then;
}

/** What fits best: the nearest in grade that was not tried, else one that was missed; none when all are solved. */
export function next(now: Standing, game: string, puzzles: PuzzleCard[], last: number | null): number | null {
  const others = puzzles.filter(({ number }) => number !== last),
    untried = others.filter(({ number }) => answered(now, game, number) === undefined),
    open = untried.length ? untried : others.filter(({ number }) => answered(now, game, number) === false),
    far = ({ grade }: PuzzleCard): number => Math.abs(grade - now.rating);
  return open.toSorted((a, b) => far(a) - far(b) || a.number - b.number)[0]?.number ?? null;
}

/** How many puzzles of a game were solved at once. */
export const solved = (now: Standing, game: string): number =>
  Object.entries(now.done).filter(([puzzle, right]) => right && puzzle.startsWith(`${game}/`)).length;
