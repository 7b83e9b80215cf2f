import { mount, tick, unmount, flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { cellName, pieceName } from '../src/board/names.ts';
import { EN, FR } from '../src/board/words.ts';
import { duration, LONGEST, way } from '../src/board/motion.ts';
import { poseOf } from '../src/board/plane.ts';
import { say } from '../src/specimen/kit.ts';
import { SAMPLES } from '../src/specimen/all.ts';

const sample = (name: string) => SAMPLES.find(s => s.name === name)!;

describe('spoken names', () => {
  const s = sample('panorama'),
    namer = { scene: s.scene, say, words: EN, touch: s.touch };
  it('of a piece', () => {
    const p = s.scene.pieces.find(x => x.id === 'Jamin')!;
    expect(pieceName(namer, p, 'legal')).toBe('French Jamin, infantry, 2 of 3, in Quatre-Bras, can be chosen');
    expect(pieceName({ ...namer, words: FR }, p, 'selected')).toBe(
      'French Jamin, infanterie, 2 sur 3, à Quatre-Bras, sélectionné',
    );
  });
  it('of a cell', () => {
    const c = sample('coins');
    expect(cellName({ scene: c.scene, say, words: EN, touch: {} }, 'G7', 'legal', '2')).toBe(
      'La Croix G7, town, 2, empty, 2, can be chosen',
    );
    expect(cellName(namer, 'NC', undefined)).toContain('contested, held by English, 3 of 5');
  });
  it('of every piece and cell of every sample', () => {
    for (const x of SAMPLES) {
      const n = { scene: x.scene, say, words: EN, touch: x.touch };
      for (const p of x.scene.pieces) expect(pieceName(n, p, undefined)).toMatch(/\w/);
    }
  });
});

describe('motion', () => {
  it('walks through its cells and never lasts long', () => {
    expect(
      way(
        [0, 0],
        [20, 0],
        { piece: 'x', path: ['a', 'b', 'c'], removed: false },
        id => ({ a: [0, 0], b: [10, 5], c: [20, 0] })[id] as [number, number],
      ),
    ).toEqual([
      [-20, 0],
      [-10, 5],
      [0, 0],
    ]);
    expect(duration(9, false)).toBe(LONGEST);
    expect(LONGEST).toBeLessThan(300);
  });
});

describe('the component', () => {
  let app: Record<string, unknown> | null = null;
  beforeAll(() => {
    vi.stubGlobal('CSS', { escape: (s: string) => s.replace(/["\\]/g, '\\$&') });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
  });
  afterEach(() => {
    if (app) void unmount(app);
    app = null;
    document.body.replaceChildren();
  });
  const show = (name: string, more: object = {}) => {
    const s = sample(name);
    app = mount(Board, {
      target: document.body,
      props: { scene: s.scene, say, touchables: s.touch, overlays: s.extra, ...more },
    });
    flushSync();
    return document.querySelector<HTMLElement>('.gg-board')!;
  };

  it('stops the tab key at what may be touched, all cells together, each with a name', () => {
    const box = show('coins'),
      touch = sample('coins').touch;
    const stops = [...box.querySelectorAll('svg [tabindex="0"]')];
    // one stop for all cells: the arrows go on from there
    expect(stops).toHaveLength(Object.keys(touch.pieces!).length + 1);
    for (const el of stops) expect(el.getAttribute('role')).toBe('button');
    for (const el of box.querySelectorAll('.handle, .cell')) expect(el.getAttribute('aria-label')).toMatch(/\w/);
  });
  it('reports a touched piece with its cell, by key', () => {
    const ontouch = vi.fn(),
      box = show('coins', { ontouch });
    const piece = box.querySelector<SVGElement>('[data-piece="aF8"]')!;
    piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(ontouch).toHaveBeenCalledWith(expect.objectContaining({ piece: 'aF8', cell: 'F8', pointerType: 'key' }));
  });
  it('walks over cells with the arrows and says what cannot be chosen', async () => {
    const onforbidden = vi.fn(),
      ontouch = vi.fn(),
      onescape = vi.fn(),
      box = show('coins', { onforbidden, ontouch, onescape });
    const press = (key: string) =>
      (document.activeElement ?? box).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    box.querySelector<SVGElement>('[data-piece="aF8"] .handle')!.focus();
    press('ArrowUp');
    await tick();
    await tick();
    expect((document.activeElement as SVGElement).dataset.cell).toBe('F7');
    press('Enter');
    expect(ontouch).toHaveBeenCalledWith(expect.objectContaining({ cell: 'F7' }));
    press('ArrowUp');
    await tick();
    await tick();
    expect(document.activeElement!.getAttribute('aria-label')).toContain('cannot be chosen now');
    press('Enter');
    expect(onforbidden).toHaveBeenCalledWith(expect.objectContaining({ cell: 'F6' }));
    press('Escape');
    expect(onescape).toHaveBeenCalled();
  });
  it('offers headings and poses', () => {
    const ontouch = vi.fn();
    show('sea', { ontouch })
      .querySelector('[data-heading="30"]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(ontouch).toHaveBeenCalledWith(expect.objectContaining({ heading: 30, cell: '14.06' }));
    void unmount(app!);
    show('table', { ontouch })
      .querySelector('[data-pose="0"]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(ontouch).toHaveBeenLastCalledWith(
      expect.objectContaining({ pose: sample('table').touch.poses!.choices[0].pose }),
    );
  });
  it('cannot be touched when it stands still', () => {
    const ontouch = vi.fn(),
      box = show('coins', { ontouch, still: true });
    expect(box.querySelectorAll('.handle[tabindex="0"]')).toHaveLength(0);
    box
      .querySelector('[data-piece="aF8"]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(ontouch).not.toHaveBeenCalled();
  });
  describe('a table in inches', () => {
    const own = () => sample('table').scene.pieces.find(p => p.side === 'a' && p.shape === 'tray')!;
    const press = (el: Element, key: string, more: object = {}) =>
      el.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    const lifted = (more: object = {}) => {
      const piece = own(),
        onpose = vi.fn(),
        onconfirm = vi.fn();
      const box = show('table', {
        free: true,
        side: 'a',
        touchables: { pieces: { [piece.id]: 'legal' } },
        onpose,
        onconfirm,
        ...more,
      });
      return { box, piece, onpose, onconfirm, handle: box.querySelector(`[data-piece="${piece.id}"] .handle`)! };
    };
    it('lifts a listed piece by the arrows and by Q and E, finely with Shift', () => {
      const { handle, piece, onpose } = lifted(),
        [x, y, a] = poseOf(piece);
      press(handle, 'ArrowRight');
      expect(onpose).toHaveBeenLastCalledWith(piece.id, [x + 50, y, a]);
      press(handle, 'ArrowUp', { shiftKey: true });
      expect(onpose).toHaveBeenLastCalledWith(piece.id, [x, y - 10, a]);
      press(handle, 'e');
      expect(onpose.mock.lastCall![1][2]).toBe((a + 5) % 360);
    });
    it('lifts it by dragging, and lets an enemy be', () => {
      const { handle, box, piece, onpose } = lifted();
      const drag = (el: Element) => {
        box.setPointerCapture = () => {};
        el.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 }));
        box.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 60, clientY: 10 }));
      };
      drag(handle);
      expect(onpose).toHaveBeenCalledTimes(1);
      expect(onpose.mock.lastCall![0]).toBe(piece.id);
      expect(onpose.mock.lastCall![1][0]).toBeGreaterThan(piece.point![0]);
      box.dispatchEvent(new MouseEvent('pointercancel', { bubbles: true }));
      onpose.mockClear();
      const foe = sample('table').scene.pieces.find(p => p.side === 'b')!;
      drag(box.querySelector(`[data-piece="${foe.id}"] .handle`)!);
      expect(onpose).not.toHaveBeenCalled();
    });
    it('draws the ghost with its state in words, and Enter leaves it there', () => {
      const piece = own(),
        ghost = {
          piece,
          pose: [1000, 1000, 90],
          state: 'no',
          fresh: true,
          marks: [{ kind: 'note', at: '1000,1000', text: 'too far', tone: 'bad' }],
        };
      const { box, onconfirm } = lifted({ ghost });
      const hold = box.querySelector('[data-ghost]')!;
      expect(hold.getAttribute('aria-label')).toContain('may not stand here');
      expect(box.querySelector('.ghost')!.textContent).toContain('too far');
      expect(box.querySelector('[data-grip]')).not.toBeNull();
      press(hold, 'Enter');
      expect(onconfirm).toHaveBeenCalledTimes(1);
    });
    it('has a tape where measuring is allowed', async () => {
      const { box } = lifted(),
        handles = [...box.querySelectorAll('.piece .handle')];
      press(box, 't');
      flushSync();
      expect(box.querySelector('.ruler')!.getAttribute('aria-pressed')).toBe('true');
      press(handles[0], 'Enter');
      press(handles[3], 'Enter');
      flushSync();
      expect(box.querySelector('.tape')!.textContent).toMatch(/\d+\.\d″/);
      void unmount(app!);
      const scene = sample('table').scene;
      show('table', { scene: { ...scene, board: { ...scene.board, measure: 'none' } } });
      expect(document.querySelector('.ruler')).toBeNull();
    });
  });
});
