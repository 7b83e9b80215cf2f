import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../src/app/match.svelte.ts';
import type { Frame, Scene, Table } from '../../src/app/wire.ts';

vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => {} })) as never;
});
const { holds, Replay } = await import('../../src/app/replay.svelte.ts');
const { prefs } = await import('../../src/app/prefs.svelte.ts');

const frame = (at: string, dice = 0): Frame =>
  ({
    line: { text: at, dice: Array(dice).fill({}), motions: [{ piece: 'u', path: ['', at], removed: false }] },
    pieces: [{ id: 'u', at }],
    overlays: [],
  }) as unknown as Frame;
const scene = (at: string): Scene => ({ pieces: [{ id: 'u', at }], overlays: [] }) as unknown as Scene;
const table = (ply: number, ...frames: Frame[]): Table =>
  ({
    frames,
    views: [{ side: 'a', view: { ply, scene: scene(frames[frames.length - 1]?.pieces[0]?.at ?? 'A') } }],
  }) as unknown as Table;

function watching() {
  const match = { view: null, table: null, arrived: null } as unknown as {
    view: unknown;
    table: Table | null;
    arrived: (t: Table) => void;
  };
  const replay = new Replay(match as unknown as Match);
  const tell = (t: Table) => {
    match.arrived(t);
    match.table = t;
    match.view = t.views[0].view;
  };
  // What a plain object told before is not seen to change: the board is asked each time as a page would be.
  const at = () => (replay.event ? replay.event.pieces[0].at : (match.view as { scene: Scene }).scene.pieces[0].at);
  return { replay, tell, at };
}

describe('acts that come fast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    prefs.pace = 'usual';
  });

  it('are shown one after the other, the first at once', () => {
    const { replay, tell, at } = watching();
    tell(table(1, frame('B')));
    expect([at(), replay.moving]).toEqual(['B', false]);
    tell(table(2, frame('C')));
    tell(table(3, frame('D')));
    expect([at(), replay.moving]).toEqual(['B', true]);
    vi.advanceTimersToNextTimer();
    expect([at(), replay.moving]).toEqual(['C', true]);
    expect(replay.motions[0].path[1]).toBe('C');
    vi.advanceTimersToNextTimer();
    expect([at(), replay.moving]).toEqual(['D', false]);
    expect(replay.motions[0].path[1]).toBe('D');
    vi.runAllTimers();
    tell(table(4, frame('E')));
    expect([at(), replay.moving]).toEqual(['E', false]);
  });
  it('event by event within an act', () => {
    const { replay, tell, at } = watching(),
      seen: (string | undefined)[] = [];
    tell(table(1, frame('B'), frame('C'), frame('D')));
    for (seen.push(at()); replay.moving; seen.push(at())) vi.advanceTimersToNextTimer();
    expect(seen).toEqual(['B', 'C', 'D']);
  });
  it('can be passed over', () => {
    const { replay, tell, at } = watching();
    tell(table(1, frame('B'), frame('C')));
    replay.settle();
    expect([at(), replay.moving]).toEqual(['C', false]);
  });
  it('are not shown one by one to who does not want it, nor when a move is taken back', () => {
    const { replay, tell, at } = watching();
    prefs.pace = 'none';
    tell(table(5, frame('B'), frame('C')));
    expect([at(), replay.moving]).toEqual(['C', false]);
    prefs.pace = 'slow';
    tell(table(6, frame('D'), frame('E')));
    expect(replay.moving).toBe(true);
    tell(table(4));
    expect(replay.moving).toBe(false);
  });
  it('stay longer with dice, and hurry when they are many', () => {
    const [plain, dice] = holds([frame('B'), frame('C', 2)], 'usual');
    expect(dice).toBeGreaterThan(plain);
    const many = holds(
      Array.from({ length: 60 }, () => frame('B')),
      'usual',
    );
    expect(many[0]).toBeLessThan(plain);
    expect(holds([frame('B')], 'slow')[0]).toBeGreaterThan(holds([frame('B')], 'fast')[0]);
  });
});
