// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../../src/app/deeds.ts';
import { Latest } from '../../src/app/latest.ts';
import type { Match } from '../../src/app/match.svelte.ts';
import { Play } from '../../src/app/play.svelte.ts';
import type { Gesture, Piece, Scene, Touch, View } from '../../src/app/wire.ts';

const gestures: Gesture[] = [
  { action: 'march', touch: [{ piece: 'u' }, { button: ['march', 'March'] }, { pose: [100, 0, 0] }] },
  { action: 'run', touch: [{ piece: 'u' }, { button: ['run', 'Run'] }, { pose: [900, 0, 0] }] },
  { action: 'step', touch: [{ piece: 'u' }, { pose: [50, 0, 0] }] },
  { action: 'charge', touch: [{ piece: 'u' }, { piece: 'foe' }] },
  { action: 'wait', touch: [{ piece: 'v' }, { button: ['wait', 'Wait'] }] },
];
const piece = (id: string, side: 'a' | 'b', x: number) =>
  ({
    id,
    side,
    shape: 'tray',
    kind: 'infantry',
    name: id,
    point: [x, 0],
    angle: 0,
    size: [400, 100],
  }) as unknown as Piece;
const scene = {
  sides: [
    { name: 'A', livery: 'azure', emblem: 'square' },
    { name: 'B', livery: 'vermilion', emblem: 'chamfer' },
  ],
  board: { kind: 'plane', w: 4800, h: 4800, measure: 'own', areas: [], lines: [], roads: [], labels: [] },
  pieces: [piece('u', 'a', 0), piece('v', 'a', 1000), piece('foe', 'b', 3000)],
  overlays: [],
  trays: [],
} as unknown as Scene;

/** A match whose umpire allows poses up to 500, and notes what it is told; it answers when `answer` is called. */
function table() {
  const said: string[] = [],
    waiting: (() => void)[] = [];
  const match = {
    view: { view: 1, scene, gestures, die: null } as unknown as View,
    side: 'a',
    notice: null,
    card: { about: { dice: false } },
    act: async (_: string, __: number, action: string) => (said.push(`act ${action}`), true),
    explain: async () => void said.push('why'),
    forecast: async () => null,
    attempt: (_: string, touched: Touch[]) =>
      new Promise(done => {
        said.push(`try ${touched.map(t => Object.values(t)[0]).join(' ')}`);
        const pose = touched[touched.length - 1] as { pose: [number, number, number] },
          refusal = pose.pose[0] > 500 ? { rule: 'R-1', why: 'too far' } : null;
        waiting.push(() =>
          done({
            say: 'tried',
            ask: 1,
            action: `to ${pose.pose.join()}`,
            what: 'goes',
            refusal,
            preview: [],
            forecast: null,
          }),
        );
      }),
  };
  const answer = async () => {
    while (!waiting.length) await new Promise(done => setTimeout(done, 10));
    waiting.shift()?.();
    await new Promise(done => setTimeout(done, 0));
  };
  return { play: new Play(match as unknown as Match), said, match, answer };
}
const labels = (play: Play) => deedsOf(play, scene, key => key).map(d => `${d.main ? '*' : ''}${d.label as string}`);

describe('a lifted piece', () => {
  it('is judged where it is and placed by a press', async () => {
    const { play, said, answer } = table();
    play.boardPose('u', [300, 10, 5]);
    expect(play.ghost?.state).toBe('asking');
    await answer();
    expect(play.ghost).toMatchObject({ state: 'legal', fresh: true, pose: [300, 10, 5] });
    expect(labels(play).slice(0, 2)).toEqual(['*trial-place', 'trial-back']);
    await play.place();
    expect(said).toEqual(['try u 300,10,5', 'act to 300,10,5']);
    expect(play.ghost).toBeNull();
  });
  it('cannot be placed where a rule forbids it', async () => {
    const { play, said, answer } = table();
    play.boardPose('u', [900, 0, 0]);
    await answer();
    expect(play.ghost?.state).toBe('no');
    expect(play.trial.refusal).toEqual({ rule: 'R-1', why: 'too far' });
    expect(labels(play)).not.toContain('*trial-place');
    await play.place();
    expect(said.filter(s => s.startsWith('act'))).toEqual([]);
  });
  it('of the poses tried meanwhile only the last is asked about', async () => {
    const { play, said, answer } = table();
    for (const x of [100, 200, 300, 400]) play.boardPose('u', [x, 0, 0]);
    await answer();
    await answer();
    expect(said).toEqual(['try u 100,0,0', 'try u 400,0,0']);
    expect(play.ghost).toMatchObject({ fresh: true, pose: [400, 0, 0] });
  });
  it('shows what was said of the last pose, but is not placed by it', async () => {
    const { play, said, answer } = table();
    play.boardPose('u', [300, 0, 0]);
    await answer();
    play.boardPose('u', [900, 0, 0]);
    expect(play.ghost).toMatchObject({ state: 'legal', fresh: false });
    const placed = play.place();
    await answer();
    await placed;
    expect(play.ghost?.state).toBe('no');
    expect(said.filter(s => s.startsWith('act'))).toEqual([]);
  });
  it('is judged anew when a button is pressed for it, and put back when another piece is touched', async () => {
    const { play, said, answer } = table();
    play.boardPose('u', [300, 0, 0]);
    await answer();
    play.press({ button: ['run', 'Run'] });
    await answer();
    expect(said[1]).toBe('try u run,Run 300,0,0');
    expect(play.ghost?.fresh).toBe(true);
    play.touch({ piece: 'v' });
    expect(play.ghost).toBeNull();
  });
  it('is put back by a step back, and stays chosen', async () => {
    const { play, answer } = table();
    play.boardPose('u', [300, 0, 0]);
    await answer();
    expect(play.back()).toBe(true);
    expect(play.ghost).toBeNull();
    expect(play.touches).toEqual([{ piece: 'u' }]);
  });
  it('goes where open ground is touched', async () => {
    const { play, said, answer } = table();
    const at = (x: number) => ({ point: [x, 7] as [number, number], pointerType: 'touch' as const, shift: false });
    play.boardTouch(at(200));
    expect(play.ghost).toBeNull(); // nobody was chosen
    play.touch({ piece: 'u' });
    play.boardTouch(at(200));
    await answer();
    expect(said.filter(s => s.startsWith('try'))).toEqual(['try u 200,7,0']);
    expect(play.ghost?.state).toBe('legal');
  });
  it('let go over an enemy that may be attacked is that attack', async () => {
    const { play, said, answer } = table();
    play.boardPose('u', [2900, 0, 0]);
    await answer();
    play.boardDrag({ piece: 'u', onto: 'foe', point: [2900, 0], pointerType: 'mouse' });
    await new Promise(done => setTimeout(done, 0));
    expect(said).toContain('act charge');
  });
  it('listed poses stay one click', async () => {
    const { play, said } = table();
    play.touch({ piece: 'u' });
    play.touch({ pose: [50, 0, 0] });
    await new Promise(done => setTimeout(done, 0));
    expect(said).toEqual(['act step']);
  });
});

describe('the latest question', () => {
  it('runs one at a time and forgets what was overtaken', async () => {
    const ran: number[] = [];
    let done = () => {};
    const latest = new Latest<number>(n => (ran.push(n), new Promise<void>(d => (done = d))), 0);
    latest.ask(1);
    latest.ask(2);
    latest.ask(3);
    expect(ran).toEqual([1]);
    done();
    await new Promise(d => setTimeout(d, 0));
    expect(ran).toEqual([1, 3]);
    latest.ask(4);
    latest.drop();
    done();
    await new Promise(d => setTimeout(d, 0));
    expect(ran).toEqual([1, 3]);
  });
});
