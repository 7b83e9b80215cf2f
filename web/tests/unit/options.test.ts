// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { patience } from '../../src/app/line.ts';
import { changed, drawSeed, isVoid, readNumber } from '../../src/app/options.ts';
import { crop } from '../../src/app/picture.ts';
import type { OptionSpec } from '../../src/app/wire.ts';

const limit: OptionSpec = {
  key: 'turn_limit',
  choices: { kind: 'number', min: 1, max: 99, none: true },
  default: 20,
  rule: 'X-3',
  void: [],
};
const fog: OptionSpec = { key: 'fog', choices: { kind: 'flag' }, default: false, rule: 'X-1', void: [] };

describe('house rules', () => {
  it('send only what differs', () => {
    expect(changed([limit, fog], { turn_limit: 20, fog: true })).toEqual({ fog: true });
    expect(changed([limit, fog], {})).toEqual({});
  });
  it('are void while the others are set so', () => {
    const scouts: OptionSpec = { ...fog, key: 'scouts', void: [['fog', true]] };
    expect(isVoid(scouts, [fog, scouts], { fog: true })).toBe(true);
    expect(isVoid(scouts, [fog, scouts], {})).toBe(false);
    expect(isVoid(fog, [fog, scouts], { fog: true })).toBe(false);
  });
  it('read numbers within their range', () => {
    expect(['5', '500', '0', '', 'x'].map(text => readNumber(limit, text))).toEqual([5, 99, 1, 'none', 20]);
  });
});

describe('numbers of chance', () => {
  const seed: OptionSpec = {
    key: 'ground',
    choices: { kind: 'seed', max: 999 },
    default: 'none',
    rule: 'X-4',
    void: [],
  };
  it('are read within their range, or left out', () => {
    expect(['5', '5000', '-1', '', 'x'].map(text => readNumber(seed, text))).toEqual([5, 999, 0, 'none', 'none']);
  });
  it('are drawn from all of it', () =>
    expect([0, 0.5, 0.9999].map(luck => drawSeed(999, () => luck))).toEqual([0, 500, 999]));
});

describe('coming back after a broken line', () => {
  it('is tried soon at first and never in step', () => {
    expect(patience(0, 0.5)).toBe(250);
    expect(patience(10, 0.5)).toBe(8000);
    expect(patience(0, 0)).not.toBe(patience(0, 1));
  });
});

describe('pictures of boards', () => {
  it('stay on the board and keep their shape', () => {
    const [x, y, w, h] = crop([0, 0, 1000, 700], 40, 1.5, [[950, 690]]);
    expect(w / h).toBeCloseTo(1.5);
    expect([x + w <= 1000, y + h <= 700, x >= 0, y >= 0]).toEqual([true, true, true, true]);
  });
});
