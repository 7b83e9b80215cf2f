// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aimed, back, decided, drag, given, markOf, meanings, touch, walk } from '../../src/app/gestures.ts';
import type { Gesture, Piece, Touch } from '../../src/app/wire.ts';

const piece = (id: string, side: 'a' | 'b', at: string): Piece => ({
  id,
  side,
  shape: 'counter',
  kind: 'infantry',
  at,
  name: id,
});
const pieces = [piece('P1', 'a', 'A1'), piece('P2', 'a', 'A2'), piece('E1', 'b', 'C1')];
const P = (piece: string): Touch => ({ piece }),
  C = (cell: string): Touch => ({ cell }),
  B = (id: string): Touch => ({ button: [id, id] });

const moves: Gesture[] = [
  { action: 'A1-B1', touch: [P('P1'), C('B1')], mark: '1', path: ['A1', 'B1'] },
  { action: 'A1-B2', touch: [P('P1'), C('B2')], mark: '3', warn: true },
  { action: 'A2-B2', touch: [P('P2'), C('B2')], mark: '2' },
  { action: 'end', touch: [B('end')] },
];
const attacks: Gesture[] = [
  { action: 'x1', touch: [P('E1')], with: [P('P1')], confirm: 'attack 1', mark: '1:2' },
  { action: 'x2', touch: [P('E1')], with: [P('P2')], confirm: 'attack 2', mark: '2:2' },
  { action: 'x12', touch: [P('E1')], with: [P('P1'), P('P2')], confirm: 'attack both', mark: '3:2' },
];

const tap = (gestures: Gesture[], touches: Touch[], what: Parameters<typeof touch>[2]) =>
  touch(gestures, walk(gestures, touches), what, pieces);

describe('ordered touches', () => {
  it('offers every first touch, then only what follows from it', () => {
    expect([...walk(moves, []).next.keys()]).toEqual(['p:P1', 'p:P2', 'b:end']);
    expect([...walk(moves, [P('P1')]).next.keys()]).toEqual(['c:B1', 'c:B2']);
  });
  it('is decided at the last touch and not before', () => {
    expect(decided(walk(moves, [P('P2')]))).toBeNull();
    expect(decided(walk(moves, [P('P2'), C('B2')]))?.action).toBe('A2-B2');
    expect(decided(walk(moves, [B('end')]))?.action).toBe('end');
  });
  it('takes a cell for the piece in it and a piece for its cell', () => {
    expect(tap(moves, [], { cell: 'A1' })).toEqual({ kind: 'go', touches: [P('P1')] });
    const onto: Gesture[] = [{ action: 'hit', touch: [P('P1'), C('C1')] }];
    expect(tap(onto, [P('P1')], { piece: 'E1' })).toEqual({ kind: 'go', touches: [P('P1'), C('C1')] });
  });
  it('lets go when the last thing is touched again', () => {
    expect(tap(moves, [P('P1')], { piece: 'P1' })).toEqual({ kind: 'back', touches: [] });
  });
  it('begins anew with another piece', () => {
    expect(tap(moves, [P('P1')], { piece: 'P2' })).toEqual({ kind: 'go', touches: [P('P2')] });
  });
  it('swaps a middle touch for another', () => {
    const turn: Gesture[] = ['B1', 'B2'].flatMap(c =>
      [0, 60].map(h => ({ action: `${c}/${h}`, touch: [P('P1'), C(c), { heading: h }] })),
    );
    expect(tap(turn, [P('P1'), C('B1')], { cell: 'B2' })).toEqual({ kind: 'go', touches: [P('P1'), C('B2')] });
    expect(tap(turn, [P('P1'), C('B1')], { heading: 60, cell: 'B1' })).toEqual({
      kind: 'go',
      touches: [P('P1'), C('B1'), { heading: 60 }],
    });
  });
  it('says what was forbidden, with what led there', () => {
    expect(tap(moves, [P('P1')], { cell: 'Z9' })).toEqual({ kind: 'no', touches: [P('P1'), C('Z9')] });
    expect(tap(moves, [], { piece: 'E1', cell: 'C1' })).toEqual({ kind: 'no', touches: [P('E1')] });
  });
  it('takes a piece as given when every act begins with it', () => {
    expect(given(moves)).toEqual([]);
    expect(given(moves.slice(0, 2))).toEqual([P('P1')]);
    expect(given([{ action: 'rally', touch: [P('P1')] }])).toEqual([]);
    expect(given([])).toEqual([]);
  });
  it('steps back one touch at a time', () => {
    expect(back(walk(moves, [P('P1')]))).toEqual([]);
    expect(back(walk(moves, []))).toBeNull();
  });
});

describe('sets', () => {
  it('toggles members in any order and enables the button when the set is one gesture', () => {
    const one = walk(attacks, [P('E1'), P('P2')]);
    expect(one.ready.map(g => g.action)).toEqual(['x2']);
    expect([...one.next.keys()]).toEqual(['p:P1']);
    expect(walk(attacks, [P('E1'), P('P2'), P('P1')]).ready.map(g => g.action)).toEqual(['x12']);
    expect(tap(attacks, [P('E1'), P('P2'), P('P1')], { piece: 'P2' })).toEqual({
      kind: 'back',
      touches: [P('E1'), P('P1')],
    });
  });
  it('never acts without the button', () => {
    expect(decided(walk(attacks, [P('E1'), P('P2'), P('P1')]))).toBeNull();
  });
  it('chooses the only set whole, so that only the button is left', () => {
    const only = walk([attacks[2]], [P('E1')]);
    expect(only.ready.map(g => g.action)).toEqual(['x12']);
    expect([...only.chosen]).toEqual(['p:P1', 'p:P2']);
  });
  it('waits for a button when more could still be touched', () => {
    const open: Gesture[] = [
      { action: 'one', touch: [P('E1')], with: [P('P1')] },
      { action: 'two', touch: [P('E1')], with: [P('P1'), P('P2')] },
    ];
    const step = walk(open, [P('E1'), P('P1')]);
    expect(decided(step)).toBeNull();
    expect(step.ready.map(g => g.action)).toEqual(['one']);
  });
  it('may begin with the set, and leaves out what can only be typed', () => {
    const volley: Gesture[] = [
      { action: 'typed', touch: [] },
      { action: 'v1', touch: [], with: [P('E1')], confirm: 'fire' },
      { action: 'hold', touch: [B('hold')] },
    ];
    expect(walk(volley, []).ready).toEqual([]);
    expect([...walk(volley, []).next.keys()]).toEqual(['p:E1', 'b:hold']);
    expect(walk(volley, [P('E1')]).ready.map(g => g.action)).toEqual(['v1']);
  });
  it('keeps gestures apart that share all touches', () => {
    const twins: Gesture[] = [
      { action: 'walk', touch: [P('P1')], confirm: 'walk' },
      { action: 'run', touch: [P('P1')], confirm: 'run' },
    ];
    expect(walk(twins, [P('P1')]).ready.map(g => g.action)).toEqual(['walk', 'run']);
  });
});

describe('dragging', () => {
  const start = walk(moves, []);
  it('is touching the piece and then the place', () => {
    expect(drag(moves, start, 'P1', { cell: 'B2' }, pieces)).toEqual({ kind: 'go', touches: [P('P1'), C('B2')] });
    expect(drag(moves, walk(moves, [P('P1')]), 'P1', { cell: 'B1' }, pieces)).toEqual({
      kind: 'go',
      touches: [P('P1'), C('B1')],
    });
  });
  it('does nothing where the piece stood, and asks why where it must not go', () => {
    expect(drag(moves, start, 'P1', { cell: 'A1' }, pieces)).toBeNull();
    expect(drag(moves, start, 'P1', { cell: 'Z9' }, pieces)).toEqual({ kind: 'no', touches: [P('P1'), C('Z9')] });
    expect(drag(moves, start, 'E1', { cell: 'B1' }, pieces)?.kind).toBe('no');
  });
});

describe('marks and aims', () => {
  it('shows the mark of the last touch, the smallest where several end there', () => {
    const next = walk(moves, [P('P1')]).next;
    expect(markOf(next.get('c:B1')!)).toEqual({ mark: '1', warn: false });
    expect(markOf(next.get('c:B2')!)).toEqual({ mark: '3', warn: true });
    const turn = walk(
      [2, 5].map(n => ({ action: `${n}`, touch: [C('B1'), { heading: n }], mark: `${n}` })),
      [],
    ).next;
    expect(markOf(turn.get('c:B1')!)).toEqual({ mark: '2', warn: false });
  });
  it('knows which act the pointer would complete', () => {
    expect(aimed(walk(moves, [P('P1')]), { cell: 'B1' }, pieces)?.gesture?.action).toBe('A1-B1');
    expect(aimed(walk(moves, []), { piece: 'P1' }, pieces)?.gesture).toBeNull();
    expect(aimed(walk(moves, []), { cell: 'Z9' }, pieces)).toBeNull();
  });
  it('reads a touch as the thing itself first', () => {
    expect(meanings({ piece: 'P1', cell: 'A1' }, pieces)).toEqual([P('P1'), C('A1')]);
    expect(meanings({ cell: 'C1' }, pieces)).toEqual([C('C1'), P('E1')]);
  });
  it('looks at each of thousands of sets a few times only', () => {
    let looks = 0;
    const many: Gesture[] = Array.from({ length: 4096 }, (_, n) => {
      const set = Array.from({ length: 12 }, (_, i) => i)
        .filter(i => n & (1 << i))
        .map(i => P(`Q${i}`));
      return {
        action: `${n}`,
        touch: [P('E1')],
        get with() {
          looks++;
          return set;
        },
        confirm: 'go',
      };
    });
    const step = walk(many, [P('E1'), P('Q3'), P('Q7')]);
    expect(step.candidates.length).toBe(1024);
    expect(step.next.size).toBe(10);
    expect(looks).toBeLessThan(4 * many.length);
  });
});
