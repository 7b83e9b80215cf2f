// How well somebody solves puzzles, and which one comes next.

import { beforeEach, describe, expect, it } from 'vitest';
import { after, expected, next, note, solved, standing } from '../../src/app/rating.ts';

describe('the rating of who solves puzzles', () => {
  beforeEach(() => localStorage.clear());

  it('rises by what was not expected and falls by what was', () => {
    const now = standing();
    expect(expected(1000, 1000)).toBe(0.5);
    const hard = after(now, 1400, true, false).rating - now.rating,
      easy = after(now, 700, true, false).rating - now.rating;
    expect(hard).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(0);
    expect(after(now, 700, false, false).rating).toBeLessThan(after(now, 1400, false, false).rating);
  });
  it('counts what is solved in a row, and remembers the longest', () => {
    for (const [n, right] of [true, true, false, true].entries()) note('some_game', n + 1, 1000, right, false);
    expect(standing()).toMatchObject({ streak: 1, best: 2 });
  });
  it('counts the first answer only', () => {
    const first = note('some_game', 1, 1000, false, false);
    expect(note('some_game', 1, 1000, true, false)).toEqual(first);
  });
  it('gives nothing for what was solved with a nudge, and takes nothing either', () => {
    expect(note('some_game', 1, 1000, true, true)).toMatchObject({ rating: 1000, streak: 0 });
  });
  it('asks what fits, then what was missed, then nothing more', () => {
    const puzzles = [800, 990, 1500].map((grade, i) => ({ number: i + 1, grade }));
    expect(next(standing(), 'some_game', puzzles, null)).toBe(2);
    note('some_game', 2, 990, true, false);
    note('some_game', 1, 800, false, false);
    note('some_game', 3, 1500, true, false);
    expect(next(standing(), 'some_game', puzzles, null)).toBe(1);
    expect(next(standing(), 'some_game', puzzles, 1)).toBeNull();
  });
  it('knows a puzzle by its number, whatever comes or goes beside it', () => {
    note('some_game', 7, 1000, true, false);
    note('some_game_2', 8, 1000, true, false);
    const then = [12, 7, 3].map(number => ({ number, grade: 1000 }));
    expect(next(standing(), 'some_game', then, null)).toBe(3);
    expect(next(standing(), 'some_game', then, 3)).toBe(12);
    expect(solved(standing(), 'some_game')).toBe(1);
  });
  it('bears what is not its own', () => {
    localStorage.setItem('grognard.puzzles', '{');
    expect(standing().rating).toBe(1000);
  });
});
