// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { walk } from '../../src/app/gestures.ts';
import { lit, shown, strays } from '../../src/app/show.ts';
import type { Gesture, Piece, Scene, Touch } from '../../src/app/wire.ts';

const piece = (id: string, side: 'a' | 'b', at?: string): Piece => ({
  id,
  side,
  shape: 'counter',
  kind: 'infantry',
  ...(at ? { at } : {}),
  name: id,
});
const P = (piece: string): Touch => ({ piece }),
  C = (cell: string): Touch => ({ cell });
const scene = {
  sides: [
    { name: 'A', livery: 'azure', emblem: 'square' },
    { name: 'B', livery: 'vermilion', emblem: 'chamfer' },
  ],
  board: {
    kind: 'hex',
    style: 'country',
    seed: '',
    pointy: true,
    base: '',
    values: false,
    piece_scale: 100,
    cells: ['A1', 'B1', 'C1'].map((id, c) => ({ id, c, r: 0, terrain: 'plain' })),
    rivers: [],
    streams: [],
    roads: [],
    rails: [],
    bridges: [],
    works: [],
    labels: [],
    rose: null,
  },
  pieces: [piece('P1', 'a', 'A1'), piece('E1', 'b', 'C1')],
  overlays: [],
  banner: { side: 'a', phase: '', ask: '', help: null },
  meters: [],
  trays: [{ kind: 'pieces', label: 'reserve', side: 'a', pieces: [piece('R1', 'a')], hidden: 0 }],
  focus: [],
  clock: '',
  goal: '',
} as Scene;

describe('what the board shows', () => {
  const moves: Gesture[] = [
    { action: 'm', touch: [P('P1'), C('B1')], mark: '2', path: ['A1', 'B1'] },
    { action: 'h', touch: [P('P1'), P('E1')] },
  ];
  it('lights what may be touched first', () => {
    expect(shown(walk(moves, []), null, null, scene, 'a').touch.pieces).toEqual({ P1: 'legal' });
  });
  it('shades the reach with its costs and brackets the enemy', () => {
    const step = walk(moves, [P('P1')]),
      s = shown(step, step.next.get('c:B1')!, moves[0], scene, 'a');
    expect(s.touch.pieces).toEqual({ P1: 'selected', E1: 'target' });
    expect(s.overlays).toContainEqual({ kind: 'reach', cells: [{ at: 'B1', mark: '2', hot: true }] });
    expect(s.overlays).toContainEqual({ kind: 'path', cells: ['A1', 'B1'] });
  });
  it('draws an arrow from each chosen piece and the sum at the target', () => {
    const attack: Gesture[] = [{ action: 'x', touch: [P('E1')], with: [P('P1')], confirm: 'go', mark: '2:1' }];
    const s = shown(walk(attack, [P('E1')]), null, null, scene, 'a');
    expect(s.touch.pieces).toEqual({ E1: 'target', P1: 'chosen' });
    expect(s.overlays).toEqual([
      { kind: 'attack', from: 'P1', to: 'E1' },
      { kind: 'sum', at: 'E1', text: '2:1' },
    ]);
  });
  it('puts headings at the cell chosen and poses at the piece', () => {
    const turn: Gesture[] = [{ action: 't', touch: [P('P1'), C('B1'), { heading: 60 }] }],
      pose: Gesture[] = [{ action: 'p', touch: [P('P1'), { pose: [1, 2, 3] }] }];
    expect(shown(walk(turn, [P('P1'), C('B1')]), null, null, scene, 'a').touch.headings).toEqual({
      at: 'B1',
      choices: [{ angle: 60, state: 'legal' }],
    });
    expect(shown(walk(pose, [P('P1')]), null, null, scene, 'a').touch.poses).toEqual({
      piece: 'P1',
      choices: [{ pose: [1, 2, 3], state: 'legal' }],
    });
  });
  it('lights a whole hint', () => {
    expect(lit(moves[0], scene, 'a').touch).toEqual({ pieces: { P1: 'selected' }, cells: { B1: 'legal' } });
  });
  it('leaves nothing out of reach: what stands nowhere becomes a button', () => {
    const odd: Gesture[] = [
      { action: '1', touch: [P('R1')] },
      { action: '2', touch: [P('gone')] },
      { action: '3', touch: [C('Z9')] },
      { action: '4', touch: [{ button: ['end', 'End'] }] },
      { action: '5', touch: [C('A1')] },
    ];
    expect(strays(walk(odd, []), scene).map(n => n.through[0].action)).toEqual(['2', '3', '4']);
  });
});
