// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../src/board/layout.ts';
import { turns, way } from '../src/board/motion.ts';
import { endAt, footprint, gap, inches, moved, placeOf, poseOf, turned, type End } from '../src/board/plane.ts';
import type { Piece, PlaneBoard } from '../src/protocol/index.ts';

const unit = (id: string, side: 'a' | 'b', point: [number, number], angle = 0): Piece =>
  ({
    id,
    side,
    shape: 'tray',
    kind: 'infantry',
    name: id,
    point,
    angle,
    size: [400, 100],
    strength: 24,
    max: 24,
  }) as unknown as Piece;
const rounded = (pts: [number, number][]) => pts.map(p => p.map(Math.round));
const point = (x: number, y: number): End => ({ pts: [[x, y]], closed: false });
const board = (measure: PlaneBoard['measure']): PlaneBoard => ({
  style: 'baize',
  seed: 's',
  w: 4800,
  h: 4800,
  measure,
  labels: [],
  roads: [],
  areas: [
    {
      kind: 'wood',
      name: 'wood',
      pts: [
        [0, 0],
        [500, 0],
        [500, 500],
        [0, 500],
      ],
    },
  ],
  lines: [
    {
      kind: 'hedge',
      name: null,
      pts: [
        [1000, 0],
        [1000, 1000],
      ],
    },
  ],
});

describe('poses', () => {
  it('are read from ids', () => {
    expect(placeOf('1200,-450')).toEqual({ at: [1200, -450], angle: null });
    expect(placeOf('1200,450,270')).toEqual({ at: [1200, 450], angle: 270 });
    expect(placeOf('D5')).toBeNull();
    const layout = layoutOf({ kind: 'plane', ...board('free') });
    expect(layout.centre('1000,2000,90')).toEqual([254, 508]);
    expect(layout.heading?.('1000,2000,90')).toBe(90);
  });
  it('have their footprint behind the middle of the front edge', () => {
    // heading east: the front edge runs from north to south
    expect(rounded(footprint(unit('u', 'a', [0, 0]), [1000, 1000, 0]))).toEqual([
      [1000, 800],
      [1000, 1200],
      [900, 1200],
      [900, 800],
    ]);
    expect(rounded(footprint(unit('u', 'a', [0, 0]), [1000, 1000, 90]))).toEqual([
      [1200, 1000],
      [800, 1000],
      [800, 900],
      [1200, 900],
    ]);
  });
  it('move and turn without moving their middle', () => {
    expect(moved([10, 20, 30], 5, -5)).toEqual([15, 15, 30]);
    expect(turned([1000, 1000, 0], 180, 100)).toEqual([900, 1000, 180]);
    expect(turned([1000, 1000, 0], -90, 100)).toEqual([950, 950, 270]);
    expect(poseOf(unit('u', 'a', [3, 4], -90))).toEqual([3, 4, 270]);
  });
});

describe('the tape', () => {
  it('runs from edge to edge', () => {
    const a = { pts: footprint(unit('a', 'a', [0, 0]), [1000, 1000, 0]), closed: true },
      b = { pts: footprint(unit('b', 'a', [0, 0]), [2000, 1000, 180]), closed: true };
    expect(gap(a, b).length).toBeCloseTo(1000);
    expect(gap(a, a).length).toBe(0);
    expect(gap(a, point(950, 1000)).length).toBe(0);
    expect(gap(point(0, 0), point(300, 400)).length).toBe(500);
    expect(
      gap(a, {
        pts: [
          [950, 0],
          [950, 2000],
        ],
        closed: false,
      }).length,
    ).toBe(0);
  });
  it('is read to a tenth of an inch', () => {
    expect(inches(734, 'en')).toBe('7.3″');
    expect(inches(1296, 'fr')).toBe('13,0″');
  });
  it('may be free', () => {
    const pieces = [unit('foe', 'b', [2000, 2000])];
    expect(endAt(board('free'), pieces, 'free', 'a', [1990, 2000], undefined)?.pts).toHaveLength(4);
    expect(endAt(board('free'), pieces, 'free', 'a', [3000, 3000], undefined)?.pts).toEqual([[3000, 3000]]);
    expect(endAt(board('none'), pieces, 'none', 'a', [3000, 3000], undefined)).toBeNull();
  });
  it('reads nothing off an enemy where that is left to the eye', () => {
    const foe = unit('foe', 'b', [2000, 2000]),
      own = unit('own', 'a', [3000, 2000]),
      ghost = { ...unit('own', 'a', [2200, 2000]), ghost: true };
    const at = (x: number, y: number, on?: Piece) => endAt(board('own'), [foe, own, ghost], 'own', 'a', [x, y], on);
    expect(at(2990, 2000, own)?.closed).toBe(true);
    expect(at(1990, 2000, foe)).toBeNull();
    expect(at(1990, 2000)).toBeNull(); // beneath the pointer, though it hit nothing
    expect(at(2010, 2000)).toBeNull(); // open ground short of him
    expect(at(2190, 2000, ghost)).toBeNull(); // nor by way of a ghost
    expect(at(1030, 500)?.pts).toEqual([
      [1000, 0],
      [1000, 1000],
    ]); // a hedge
    expect(at(200, 200)?.pts).toHaveLength(4); // a wood
  });
});

describe('motion on a plane', () => {
  const layout = layoutOf({ kind: 'plane', ...board('free') });
  const motion = { piece: 'u', path: ['0,0,350', '1000,0,10', '2000,0,80'], removed: false };
  it('goes through its poses', () => {
    expect(way([0, 0], [508, 0], motion, layout.centre)).toEqual([
      [-508, 0],
      [-254, 0],
      [0, 0],
    ]);
  });
  it('turns the short way round', () => {
    expect(turns(350, 80, motion, layout.heading!)).toEqual([-90, -70, 0]);
    expect(turns(10, 350, undefined, layout.heading!)).toEqual([20, 0]);
    expect(turns(0, 0, { ...motion, path: ['B1', 'B2', 'B3'] }, layout.heading!)).toEqual([0, 0, 0]);
  });
});
