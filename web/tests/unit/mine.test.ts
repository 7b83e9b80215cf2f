// One's own games: whose move it is, what presses most, and how time is told.

import { expect, test, vi } from 'vitest';
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => {} })) as never;
});

import { dial, left } from '../../src/app/clock.ts';
import { byUrgency, groupOf, pressing } from '../../src/app/mine.svelte.ts';
import { prefs } from '../../src/app/prefs.svelte.ts';
import { counted, isAwaited } from '../../src/app/turns.svelte.ts';
import type { MyGame } from '../../src/app/wire.ts';
import { words } from '../../src/app/words.svelte.ts';

prefs.tongue = 'en';
await words.open();

const game = (more: Partial<MyGame>): MyGame => ({
  id: 'm',
  game: 'g',
  scenario: 's',
  sides: ['b'],
  players: ['', ''],
  seats: [{ kind: 'person' }, { kind: 'person' }],
  hot_seat: false,
  begun: true,
  awaits: [false, true],
  over: false,
  winner: null,
  clock: null,
  touched: 0,
  ...more,
});

test('a game waits for one side, for the other, or for nobody', () => {
  expect(groupOf(game({}))).toBe('mine');
  expect(groupOf(game({ sides: ['a'] }))).toBe('theirs');
  expect(groupOf(game({ sides: ['a', 'b'] }))).toBe('mine');
  expect(groupOf(game({ over: true }))).toBe('over');
});

test('least time comes first, then what was touched last', () => {
  const clock = (mine: number): MyGame['clock'] => ({ left: [9_000_000, mine], runs: [false, true], rest: [0, 0] });
  const hurry = game({ id: 'hurry', clock: clock(60_000) }),
    days = game({ id: 'days', clock: clock(200_000_000) }),
    late = game({ id: 'late', touched: 7 }),
    early = game({ id: 'early', touched: 3 });
  expect([early, days, late, hurry].toSorted(byUrgency).map(g => g.id)).toEqual(['hurry', 'days', 'late', 'early']);
  expect(pressing(game({ sides: ['a'], clock: clock(5) }))).toBe(Infinity);
});

test('a clock shows days, hours, minutes and in the end tenths', () => {
  expect([187_200_000, 3_723_000, 61_999, 59_940, -5].map(dial)).toEqual(['2 d 4 h', '1:02:03', '1:01', '59.9', '0.0']);
  expect([187_200_000, 6_000_000, 61_000].map(left)).toEqual(['2 d 4 h left', '1 h 40 min left', '2 min left']);
});

test('a person who waits is counted, a commander is not', () => {
  expect(isAwaited(game({}))).toBe(true);
  expect(isAwaited(game({ awaits: [true, false] }))).toBe(false);
  expect(isAwaited(game({ over: true }))).toBe(false);
  expect(isAwaited(game({ seats: [{ kind: 'commander', rank: 'recruit' }, { kind: 'person' }] }))).toBe(false);
  expect(isAwaited(game({ sides: ['a', 'b'], hot_seat: true }))).toBe(false);
  expect(counted(counted('You · Grognard', 2), 12)).toBe('(12) You · Grognard');
  expect(counted('(3) You', 0)).toBe('You');
});
