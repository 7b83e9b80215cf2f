// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isOn, lastMarks, layered, layersOf } from '../../src/app/layers.ts';
import type { Scene } from '../../src/app/wire.ts';

const field = (n: number) => ({ kind: 'field', cells: Array.from({ length: n }, (_, i) => [`c${i}`, 1]) });
const scene = (overlays: unknown[], values = false) =>
  ({
    board: { kind: 'hex', values, cells: [{ id: 'A1', value: 2 }], labels: [{ at: 'A1', text: 'Town' }] },
    overlays,
  }) as unknown as Scene;

describe('layers', () => {
  it('offers only what the scene has', () => {
    expect(layersOf(scene([]), [])).toEqual(['values', 'names', 'coordinates']);
    expect(layersOf(scene([field(3), { kind: 'zone', cells: [] }]), [{ kind: 'path', cells: [] }])).toEqual([
      'values',
      'names',
      'coordinates',
      'zones',
      'fields',
      'last',
    ]);
  });
  it('shows small fields and hides large ones until somebody chooses', () => {
    const both = scene([field(3), field(41)]);
    expect(layered(both, {}).overlays).toHaveLength(1);
    expect(layered(both, { fields: true }).overlays).toHaveLength(2);
    expect(layered(both, { fields: false }).overlays).toHaveLength(0);
    expect(isOn('fields', {}, both)).toBe(false);
  });
  it('leaves the scene as it was and takes the game’s own word on values', () => {
    const before = scene([{ kind: 'objective', at: 'A1', side: null, points: 1 }], true),
      after = layered(before, { names: false, zones: false, values: false });
    expect(after.board).toMatchObject({ values: false, labels: [] });
    expect(after.overlays).toEqual([]);
    expect(before.board).toMatchObject({ values: true });
    expect(isOn('values', {}, before)).toBe(true);
  });
  it('draws the ways of the other side only', () => {
    const line = (side: 'a' | 'b') => ({
      kind: 'act',
      side,
      text: '',
      cells: [],
      dice: [],
      motions: [{ piece: 'P', path: ['A1', 'B1'], removed: false }],
    });
    expect(lastMarks([line('a'), line('b')], 'a')).toEqual([
      { kind: 'ghostpath', side: 'b', cells: ['A1', 'B1'], steps: [] },
    ]);
  });
});
