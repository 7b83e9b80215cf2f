// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import {
  costOf,
  draftOf,
  dropArmy,
  dropPlan,
  freeName,
  keepArmy,
  keepPlan,
  keptArmies,
  pack,
  planOf,
  unpack,
} from '../../src/app/armies.ts';
import type { Draft, Stock } from '../../src/app/wire.ts';

const army = (name: string): Draft => ({
  name,
  choices: { nation: 'x' },
  pieces: [
    { what: 'foot', name: 'Éblé', dials: { n: 3 }, qualities: ['light'] },
    { what: 'foot', name: '', dials: {}, qualities: [] },
  ],
});

class Shelf implements Pick<Storage, 'getItem' | 'setItem'> {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}
beforeEach(() => {
  Object.assign(globalThis, { localStorage: new Shelf(), sessionStorage: new Shelf() });
});

describe('armies of this browser', () => {
  test('are kept under their names, the last one first', () => {
    expect(keptArmies('g')).toEqual([]);
    keepArmy('g', army('one'));
    keepArmy('g', army('two'));
    keepArmy('g', { ...army('one'), pieces: [] });
    expect(keptArmies('g').map(k => [k.name, k.draft.pieces.length])).toEqual([
      ['one', 0],
      ['two', 2],
    ]);
    expect(keptArmies('h')).toEqual([]);
    expect([freeName('g', 'one'), freeName('g', 'three')]).toEqual(['one 2', 'three']);
    dropArmy('g', 'one');
    expect(keptArmies('g').map(k => k.name)).toEqual(['two']);
    localStorage.setItem('grognard.armies.g', '{broken');
    expect(keptArmies('g')).toEqual([]);
  });

  test('fit into a link and come out of it unchanged', async () => {
    const word = await pack(army('Corps')),
      big = await pack({ ...army('Corps'), pieces: Array.from({ length: 18 }, () => army('').pieces[0]) });
    expect(word).toMatch(/^[\w-]+$/);
    expect(big.length).toBeLessThan(400);
    expect(await unpack(word)).toEqual(army('Corps'));
    for (const bad of ['', 'nothing', word.slice(3), await pack({ pieces: 3 } as unknown as Draft)])
      expect(await unpack(bad)).toBeNull();
  });

  test('from outside are taken with care', () => {
    expect(
      draftOf({ pieces: [{ what: 1, dials: { n: 'x', m: 2 }, qualities: 'no' }, null], choices: { a: 1 } }),
    ).toEqual({
      name: '',
      choices: {},
      pieces: [
        { what: '1', name: '', dials: { m: 2 }, qualities: [] },
        { what: '', name: '', dials: {}, qualities: [] },
      ],
    });
    for (const bad of [null, 3, {}, { pieces: new Array(61).fill({}) }]) expect(draftOf(bad)).toBeNull();
  });

  test('cost what their dials say', () => {
    const stock = { offers: [{ id: 'foot', dials: [{ id: 'n', cost: 4, usual: 2 }] }] } as unknown as Stock;
    expect(army('x').pieces.map(p => costOf(stock, p))).toEqual([12, 8]);
  });

  test('a set-up left for the workbench is found again', () => {
    const plan = {
      scenario: 's',
      options: { a: 1 },
      side: 'b' as const,
      opponent: 'captain',
      realDice: true,
      armies: ['table', 'kept one'] as ['table', 'kept one'],
    };
    expect(planOf('g')).toBeNull();
    keepPlan('g', plan);
    expect(planOf('g')).toEqual(plan);
    dropPlan('g');
    expect(planOf('g')).toBeNull();
  });
});
