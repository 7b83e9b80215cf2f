import { describe, expect, it } from 'vitest';
import { cellKey, chains, hexGrid, loops } from '../src/board/draw/hexgrid.ts';
import { dist, hash, inside, noise, rng } from '../src/board/draw/tools.ts';
import * as cam from '../src/board/camera.ts';
import { layoutOf } from '../src/board/layout.ts';
import { MM } from '../src/board/plane.ts';
import { hexBoard } from '../src/specimen/kit.ts';
import { SAMPLES } from '../src/specimen/all.ts';

describe.each([true, false])('hexagons, pointy %s', pointy => {
  const g = hexGrid(pointy, 40);
  it('shifts odd rows right, or odd columns down', () => {
    const [x0, y0] = g.at(0, 0),
      odd = pointy ? g.at(0, 1) : g.at(1, 0);
    expect(odd[0] > x0 && odd[1] > y0).toBe(true);
    expect(pointy ? g.at(0, 2)[0] : g.at(2, 0)[1]).toBeCloseTo(pointy ? x0 : y0);
  });
  it('has six neighbours at one distance, in the named directions, and back', () => {
    for (const [c, r] of [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ] as const)
      for (let i = 0; i < 6; i++) {
        const n = g.step(c, r, i),
          p = g.at(c, r),
          q = g.at(...n);
        expect(dist(p, q)).toBeCloseTo(g.W);
        const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
        expect(((((angle - g.angle(i)) % 360) + 540) % 360) - 180).toBeCloseTo(0);
        expect(g.step(...n, (i + 3) % 6)).toEqual([c, r]);
      }
  });
  it('finds the hexagon round a point', () => {
    const r = rng('find');
    for (let k = 0; k < 200; k++) {
      const c = Math.floor(r() * 9),
        row = Math.floor(r() * 9),
        p = g.at(c, row),
        a = r() * Math.PI * 2,
        d = r() * 34;
      expect(g.find([p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d])).toEqual([c, row]);
    }
  });
  it('draws one loop round a solid set and two round a ring', () => {
    const ring = Array.from({ length: 6 }, (_, i) => g.step(4, 4, i));
    expect(loops(g, [...ring, [4, 4]])).toHaveLength(1);
    expect(loops(g, ring)).toHaveLength(2);
    expect(loops(g, [[0, 0]])[0]).toHaveLength(6);
  });
  it('chains sides into one line', () => {
    const p = g.at(2, 2),
      c = (i: number) => g.corner(p, i);
    expect(
      chains([
        [c(0), c(1)],
        [c(2), c(3)],
        [c(1), c(2)],
      ]),
    ).toHaveLength(1);
  });
});

it('has keys that tell cells apart', () => expect(cellKey(1, 12)).not.toBe(cellKey(11, 2)));

it('makes the same chance everywhere', () => {
  expect(hash('a', 1)).toBe(3783691175);
  const r = rng('x', 3);
  expect([r(), r(), r()].map(n => n.toFixed(6))).toEqual(
    [rng('x', 3)].flatMap(q => [q(), q(), q()]).map(n => n.toFixed(6)),
  );
  expect(Math.abs(noise(1.5, 2.5, 's'))).toBeLessThanOrEqual(1);
});

describe('layouts', () => {
  it.each(SAMPLES.map(s => [s.name, s] as const))('%s: each cell holds its own centre', (_, s) => {
    const l = layoutOf(s.scene.board);
    for (const id of l.cells) {
      const p = l.centre(id)!;
      expect(l.outline(id)).toMatch(/^M/);
      if (l.kind !== 'plane') expect(l.cellAt(p)).toBe(id);
    }
  });
  it('moves over cells by direction and back', () => {
    const l = layoutOf(SAMPLES.find(s => s.name === 'coins')!.scene.board);
    expect(l.neighbour('F8', 'right')).toBe('G8');
    expect(l.neighbour('F8', 'up')).toBe('F7');
    expect(l.neighbour('A1', 'up')).toBeNull();
    const p = layoutOf(SAMPLES.find(s => s.name === 'panorama')!.scene.board);
    expect(p.neighbour('SC', 'up')).toBe('NC');
    expect(p.neighbour('NC', 'up')).toBe('NR');
    expect(p.neighbour('SR', 'up')).toBe('SC');
    expect(p.neighbour('SW', 'right')).toBe('SC');
  });
  it('turns points of a plane into drawing units and back', () => {
    const l = layoutOf(SAMPLES.find(s => s.name === 'table')!.scene.board);
    expect(l.toBoard([1000, 400])).toEqual([1000 * MM, 400 * MM]);
    expect(l.toScene(l.toBoard([1234, 567]))).toEqual([1234, 567]);
  });
  it('fans pieces that share a cell, and survives an empty board and unknown cells', () => {
    const board = hexBoard({ style: 'country', cells: [{ id: 'A', c: 0, r: 0, terrain: 'plain' }] }),
      l = layoutOf(board);
    const piece = (id: string, at: string) => ({
      id,
      side: 'a' as const,
      shape: 'counter',
      kind: 'infantry',
      name: id,
      at,
    });
    const scene = { ...SAMPLES[0].scene, board, pieces: [piece('1', 'A'), piece('2', 'A'), piece('3', 'nowhere')] };
    const on = l.stand(scene);
    expect(on).toHaveLength(2);
    expect(dist(on[0].at, on[1].at)).toBeGreaterThan(5);
    expect(layoutOf(hexBoard({ style: 'country', cells: [] })).cellAt([0, 0])).toBeNull();
  });
});

describe('camera', () => {
  const stage: cam.Stage = { view: [-20, -10, 1000, 800], w: 500, h: 400, most: 4 };
  it('keeps the point under the pointer while zooming', () => {
    const c = cam.zoomAt(cam.centred(stage, [480, 390], 1), stage, 120, 90, 1.5),
      before = cam.toBoard(cam.centred(stage, [480, 390], 1), stage, 120, 90);
    expect(dist(cam.toBoard(c, stage, 120, 90), before)).toBeLessThan(0.01);
  });
  it('never lets the board leave the box and centres a small one', () => {
    expect(cam.held({ x: 9999, y: -9999, z: 2 }, stage).x).toBeLessThan(40);
    expect(cam.held({ x: 0, y: 0, z: 0.1 }, stage)).toEqual({ x: 0, y: 0, z: 0.5 });
  });
  it('opens whole when that can be read, else at the place of the decision', () => {
    expect(cam.opening(stage, 0.4, [[100, 100]]).z).toBe(0.5);
    const c = cam.opening(stage, 1.5, [[500, 400]]);
    expect(c.z).toBe(1.5);
    expect(dist(cam.toBoard(c, stage, 250, 200), [500, 400])).toBeLessThan(1);
  });
  it('brings a point into sight', () => {
    const c = cam.shown(cam.centred(stage, [0, 0], 2), stage, [900, 700]),
      p = cam.toScreen(c, stage, [900, 700]);
    expect(
      inside(p, [
        [0, 0],
        [500, 0],
        [500, 400],
        [0, 400],
      ]),
    ).toBe(true);
  });
});
