// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Steady } from '../../src/app/steady.ts';

describe('a steady hand', () => {
  it('does the same thing twice, but not another thing in the same place', () => {
    const hand = new Steady();
    expect(hand.allows('throw', { x: 100, y: 50, at: 0 })).toBe(true);
    expect(hand.allows('throw', { x: 101, y: 51, at: 90 })).toBe(true);
    expect(hand.allows('end combats', { x: 101, y: 51, at: 180 })).toBe(false);
    expect(hand.allows('end combats', { x: 101, y: 51, at: 400 })).toBe(false);
  });
  it('may do it elsewhere, after a movement, or once it could be read', () => {
    const hand = new Steady();
    hand.allows('seal', { x: 100, y: 50, at: 0 });
    expect(hand.allows('go on', { x: 300, y: 50, at: 100 })).toBe(true);
    hand.allows('seal', { x: 100, y: 50, at: 1000 });
    hand.moved(140, 60);
    expect(hand.allows('go on', { x: 100, y: 50, at: 1100 })).toBe(true);
    hand.allows('seal', { x: 100, y: 50, at: 2000 });
    expect(hand.allows('go on', { x: 100, y: 50, at: 2700 })).toBe(true);
  });
  it('leaves keys alone', () => {
    const hand = new Steady();
    hand.allows('seal', null);
    expect(hand.allows('go on', null)).toBe(true);
  });
});
