// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { meaning, read, readings, sums, tossed } from '../../src/app/pad.ts';

const d6 = { faces: 6, lowest: 1 },
  d20 = { faces: 20, lowest: 1 },
  wants = [
    { from: 2, to: 3, means: 'a loss' },
    { from: 1, to: 1, means: 'a retreat' },
  ];

describe('the pad for real dice', () => {
  it('reads what is typed and nothing that cannot fall', () => {
    expect(read('3 5 6', d6, 5)).toEqual([3, 5, 6]);
    expect(read('3507 6', d6, 5)).toEqual([3, 5, 6]);
    expect(read('356124', d6, 3)).toEqual([3, 5, 6]);
    expect(read('12 3 21', d20, 5)).toEqual([12, 3]);
    expect(read('0 1 2', { faces: 2, lowest: 0 }, 5)).toEqual([0, 1]);
  });
  it('counts what counts', () => {
    expect(meaning(wants, 3)).toBe(wants[0]);
    expect(meaning(wants, 6)).toBeNull();
    expect(sums(wants, [2, 6, 3, 1])).toEqual([2, 1]);
  });
  it('throws within the faces', () => {
    const thrown = tossed(d6, 200);
    expect(thrown).toHaveLength(200);
    expect(thrown.every(n => readings(d6).includes(n))).toBe(true);
    expect(new Set(thrown).size).toBe(6);
  });
});
