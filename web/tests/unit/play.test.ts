// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../../src/app/deeds.ts';
import type { Match } from '../../src/app/match.svelte.ts';
import { Play } from '../../src/app/play.svelte.ts';
import type { Gesture, Piece, Scene, Touch, View } from '../../src/app/wire.ts';

const P = (piece: string): Touch => ({ piece }),
  C = (cell: string): Touch => ({ cell });
const moves: Gesture[] = [
  { action: 'move', touch: [P('P1'), C('B1')], mark: '1' },
  { action: 'other', touch: [P('P1'), C('B2')], mark: '2' },
  { action: 'end', touch: [{ button: ['end', 'End'] }] },
];
const scene = {
  sides: [
    { name: 'A', livery: 'azure', emblem: 'square' },
    { name: 'B', livery: 'vermilion', emblem: 'chamfer' },
  ],
  board: { kind: 'hex', cells: ['A1', 'B1', 'B2'].map((id, c) => ({ id, c, r: 0, terrain: 'plain' })) },
  pieces: [{ id: 'P1', side: 'a', shape: 'counter', kind: 'infantry', at: 'A1', name: 'P1' } as Piece],
  overlays: [],
  trays: [],
} as unknown as Scene;

/** A match that notes what it is told. */
function table({ dice = false, gestures = moves } = {}) {
  const said: string[] = [];
  const match = {
    view: { view: 1, scene, gestures, die: null } as unknown as View,
    side: 'a',
    notice: null,
    card: { about: { dice } },
    act: async (_: string, view: number, action: string) => (said.push(`act ${view} ${action}`), true),
    explain: async (_: string, touched: Touch[]) => void said.push(`why ${JSON.stringify(touched)}`),
    forecast: async (_: string, action: string) => (
      said.push(`odds ${action}`),
      {
        say: 'forecast',
        ask: 1,
        forecast: { title: '', rows: [] },
        odds: {
          dice: action === 'move',
          exact: true,
          ways: 6,
          error: 0,
          rows: action === 'move' ? [{ what: 'Hit', chance: 0.5 }] : [],
        },
      }
    ),
    hint: async () => ({ say: 'hint', ask: 1, action: 'other', what: 'what', why: 'why' }),
  };
  return { play: new Play(match as unknown as Match), said, match };
}
const soon = () => new Promise(done => setTimeout(done, 0));
const labels = (play: Play) => deedsOf(play, scene, key => key).map(d => `${d.main ? '*' : ''}${d.label as string}`);

describe('a decision under way', () => {
  it('two clicks are an act', async () => {
    const { play, said } = table();
    play.touch({ piece: 'P1', cell: 'A1' });
    expect(said).toEqual([]);
    play.touch({ cell: 'B1' });
    await soon();
    expect(said).toEqual(['act 1 move']);
  });
  it('a press on a button is an act, also while a piece is chosen', async () => {
    const { play, said } = table();
    play.touch({ piece: 'P1' });
    expect(labels(play)).toEqual(['*End', 'back']);
    deedsOf(play, scene, key => key)[0].run();
    await soon();
    expect(said).toEqual(['act 1 end']);
  });
  it('a piece without rivals is chosen already, and can be let go', () => {
    const { play } = table({ gestures: moves.slice(0, 2) });
    expect(play.touches).toEqual([P('P1')]);
    expect(play.back()).toBe(true);
    expect(play.touches).toEqual([]);
  });
  it('on a touch screen the first touch shows and the second does', async () => {
    const { play, said } = table();
    play.touch({ piece: 'P1' }, 'touch');
    play.touch({ cell: 'B1' }, 'touch');
    await soon();
    expect([said, play.gesture?.action, labels(play)[0]]).toEqual([[], 'move', '*do-it']);
    play.touch({ cell: 'B2' }, 'touch');
    await soon();
    expect([said, play.gesture?.action]).toEqual([[], 'other']);
    play.touch({ cell: 'B2' }, 'touch');
    await soon();
    expect(said).toEqual(['act 1 other']);
  });
  it('dice show their odds first and wait for the throw', async () => {
    const { play, said } = table({ dice: true });
    play.touch({ piece: 'P1' });
    play.touch({ cell: 'B1' });
    await soon();
    expect([said, labels(play)]).toEqual([['odds move'], ['*throw', 'back']]);
    deedsOf(play, scene, key => key)[0].run();
    await soon();
    expect(said).toEqual(['odds move', 'act 1 move']);
  });
  it('an act without dice is not held up in a game of dice', async () => {
    const { play, said } = table({ dice: true });
    play.touch({ piece: 'P1' });
    play.touch({ cell: 'B2' });
    await soon();
    expect(said).toEqual(['odds other', 'act 1 other']);
  });
  it('steps back from the throw to the piece, and then to nothing', async () => {
    const { play } = table({ dice: true });
    play.touch({ piece: 'P1' });
    play.touch({ cell: 'B1' });
    await soon();
    expect(play.back()).toBe(true);
    expect(play.touches).toEqual([P('P1')]);
    expect(play.back()).toBe(true);
    expect(play.touches).toEqual([]);
    expect(play.back()).toBe(false);
  });
  it('asks why when something is forbidden, and says nothing when it is not our turn', async () => {
    const { play, said } = table();
    play.touch({ cell: 'Z9' });
    expect(said).toEqual(['why [{"cell":"Z9"}]']);
    const other = table({ gestures: [] });
    other.play.touch({ cell: 'Z9' });
    expect(other.said).toEqual([]);
  });
  it('a drag is both touches at once', async () => {
    const { play, said } = table();
    play.boardHover({ piece: 'P1', cell: 'A1', dragging: 'P1', point: [0, 0], x: 0, y: 0 });
    expect(play.touches).toEqual([P('P1')]);
    play.boardDrag({ piece: 'P1', from: 'A1', cell: 'B2', point: [0, 0], pointerType: 'mouse' });
    await soon();
    expect(said).toEqual(['act 1 other']);
  });
  it('a hint lights its gesture', async () => {
    const { play } = table();
    await play.askHint();
    expect([play.hinted?.action, play.gesture?.action]).toEqual(['other', 'other']);
    expect(play.back()).toBe(true);
    expect(play.hint).toBeNull();
  });
});
