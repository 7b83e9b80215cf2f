// A board of 416 hexes with everything that costs time: for measuring how it is moved about.

import type { Piece, Side } from '../protocol/index.ts';
import { cellsFrom, hexBoard, piece, scene, sides, two, type Sample } from './kit.ts';

const at = (c: number, r: number): string => two(c) + two(r);
const ROWS = 16;

/** A river down the map between a column and the next one. */
const river = (c: number): [string, string][] =>
  Array.from({ length: ROWS }, (_, r): [string, string][] => [
    [at(c, r), at(c + 1, r)],
    ...(r + 1 < ROWS ? [[at(c + (r % 2 ? 0 : 1), r), at(c + (r % 2 ? 1 : 0), r + 1)] as [string, string]] : []),
  ]).flat();
const across = (r: number): string[] => Array.from({ length: 26 }, (_, c) => at(c, r));
const down = (c: number): string[] => Array.from({ length: ROWS }, (_, r) => at(c, r));

const board = hexBoard({
  style: 'parchment',
  seed: 'province',
  base: 'clear',
  piece_scale: 93,
  cells: cellsFrom(
    `
. . f f f . . . . ^ ^ . . . . . . f f . . . . . ^ ^
 . f f f . . v . . . ^ ^ . . . v . f f . . . v . . ^
. . f . . . . . . . ^ . . . . . . . f . . . . . . .
 . . . . ^ ^ . . . . . . . . . . . . . . . ^ ^ . . .
. v . . ^ ^ ^ . . v . . . m m . . . . v . ^ ^ ^ . .
 . . . . ^ ^ . . . . . . m m . . . . . . . ^ ^ . . v
. . . . . . . . . . f . . m . . . f f . . . . . . .
 . . . v . . . . . f f . . . . . f f f . . . . . . .
. . . . . . . v . . . . . v . . . f f . v . . . v .
 f f . . . . . . . . . ^ . . . . . . . . . . . . . .
f f f . . . . . . . ^ ^ ^ . . . . . . . . . f f . .
 f f . . . v . . . ^ ^ ^ . . . . v . . . . f f f . .
. . . . . . . . . . ^ . . . o o . . . . . . f f . .
 . . . m m . . . . . . . . . o . . . ^ ^ . . . . . v
. . m m . . . v . . f f . . . . . . ^ ^ ^ . v . . .
 . . . m . . . . . f f f . . . . . . . ^ . . . . . .`,
    { '.': 'clear', '^': 'hill', f: 'forest', o: 'orchard', v: 'village', m: 'marsh' },
    at,
  ),
  rivers: [...river(7), ...river(19)],
  roads: [
    { cells: across(8), kind: 'road' },
    { cells: down(13), kind: 'road' },
    { cells: across(1), kind: 'track' },
    { cells: down(3), kind: 'track' },
    { cells: down(22), kind: 'track' },
  ],
  labels: (
    [
      [6, 1, 'Ambry'],
      [15, 1, 'Cernay'],
      [22, 1, 'Dormans'],
      [1, 4, 'Vierzy'],
      [9, 4, 'Longpont'],
      [18, 4, 'Fismes'],
      [25, 5, 'Reuil'],
      [3, 7, 'Chacrise'],
      [7, 8, 'Braine'],
      [13, 8, 'Vailly'],
      [20, 8, 'Oulchy'],
      [24, 8, 'Sainte-Gemme'],
      [5, 11, 'Corcy'],
      [16, 11, 'Rozoy'],
      [25, 13, 'Bligny'],
      [7, 14, 'Troësnes'],
      [22, 14, 'Passy'],
    ] as const
  ).map(([c, r, text]) => ({ at: at(c, r), text, kind: 'place', size: 92 })),
});

const ARMS = ['infantry', 'infantry', 'infantry', 'cavalry', 'artillery'];
/** Twenty units in two lines. */
const army = (side: Side, columns: [number, number]): Piece[] =>
  Array.from({ length: 20 }, (_, i) =>
    piece(side, 'counter', ARMS[i % 5], {
      id: `${side}${i + 1}`,
      label: `${i + 1}${side === 'a' ? 'e div.' : '. Div.'}`,
      at: at(columns[i % 2], (i >> 1) + 3),
      strength: 2 + (i % 3),
      max: 4,
      corner: i % 4 ? 'L' : 'G',
      badges: i % 3 ? [] : ['moved'],
    }),
  );
const near = ['1005', '1105', '1006', '1106', '1107', '1108', '1007', '1008'];

export const sample: Sample = {
  name: 'province',
  title: 'A large map',
  scenario: '416 hexes, 40 units',
  scene: scene({ sides: sides('French', 'Allied'), board, pieces: [...army('a', [8, 9]), ...army('b', [15, 17])] }),
  touch: {
    pieces: { a7: 'selected', ...Object.fromEntries([1, 3, 5, 9, 11, 13, 15].map(n => [`a${n}`, 'legal' as const])) },
    cells: Object.fromEntries(near.map(id => [id, 'legal' as const])),
  },
  extra: [{ kind: 'reach', cells: near.map(id => ({ at: id, mark: '2' })) }],
};
