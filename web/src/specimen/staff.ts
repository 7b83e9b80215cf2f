import type { Piece } from '../protocol/index.ts';
import { cellsFrom, hexBoard, piece, scene, sides, two, type Sample } from './kit.ts';

const road = (cells: string, kind = 'road') => ({ cells: cells.split(' '), kind });
const board = hexBoard({
  style: 'staffmap',
  seed: 'be5',
  base: 'clear',
  piece_scale: 93,
  cells: cellsFrom(
    `
. . . . . . v . . . . . .
 . . . . v . . v . w . .
. . d . . . . . h . . . .
 . d d . w w . h . . v .
. v . . . v . . v . . h .
 . . . v . . v . h . . .
. . . . . . . w w . w w .
 . . h . . . w . . w w .
. . . . h . . v . . . . .`,
    { '.': 'clear', v: 'village', w: 'wood', h: 'hill', d: 'ravine' },
    (c, r) => two(c) + two(r),
  ),
  roads: [
    road('0004 0104 0204 0304 0404 0504 0604 0704 0804 0903 1003 1103 1203'),
    road('0708 0707 0706 0705 0605 0504', 'track'),
    road('0804 0905 0906 0907 0908', 'track'),
    road('0600 0601 0701 0702 0803 0804'),
    road('0104 0305 0406 0407 0408', 'track'),
    road('0600 0501 0401 0302 0203 0104', 'track'),
  ],
  labels: [
    ['0104', 'Mars-la-Tour', 108],
    ['0305', 'Tronville', 90],
    ['0504', 'Vionville', 102],
    ['0605', 'Flavigny', 90],
    ['0804', 'Rezonville', 108],
    ['1003', 'Gravelotte', 102],
    ['0401', 'Bruville', 84],
    ['0701', 'Saint-Marcel', 84],
    ['0600', 'Doncourt', 90],
    ['0708', 'Gorze', 90],
    ['1107', 'Bois des Ognons', 100, 'wood'],
    ['0203', 'Fond de la Cuve', 88, 'wood'],
    ['0503', 'Bois de Tronville', 84, 'wood'],
  ].map(([at, text, size, kind]) => ({
    at: String(at),
    text: String(text),
    kind: String(kind ?? 'place'),
    size: Number(size),
  })),
});
const unit = (
  side: 'a' | 'b',
  label: string,
  kind: string,
  at: string,
  strength: number,
  max: number,
  corner: string,
  more: Partial<Piece> = {},
) => piece(side, 'counter', kind, { id: label, label, at, strength, max, corner, ...more });

export const sample: Sample = {
  name: 'staff',
  title: 'Staff map',
  scenario: 'Mars-la-Tour, 16 August 1870',
  scene: scene({
    sides: sides('Germans', 'French'),
    board,
    pieces: [
      unit('a', '9th Bde', 'infantry', '0707', 4, 4, 'D', { badges: ['activated'] }),
      unit('a', '10th Bde', 'infantry', '0606', 3, 4, 'D'),
      unit('a', '11th Bde', 'infantry', '0506', 4, 4, 'D'),
      unit('a', '12th Bde', 'infantry', '0405', 2, 4, 'D', { badges: ['activated'] }),
      unit('a', 'Bredow', 'cavalry', '0404', 3, 3, 'F', { badges: ['fiery'] }),
      unit('a', 'Barby', 'cavalry', '0304', 3, 3, 'F'),
      unit('a', '6th Cav', 'cavalry', '0807', 3, 3, 'F'),
      unit('a', 'Lehmann', 'infantry', '0207', 3, 3, 'D'),
      unit('b', 'Vergé', 'infantry', '0805', 4, 4, 'C'),
      unit('b', 'Bataille', 'infantry', '0605', 2, 3, 'C'),
      unit('b', 'Forton', 'cavalry', '0504', 1, 3, 'G', { badges: ['routed'] }),
      unit('b', 'Valabrègue', 'cavalry', '0604', 2, 2, 'G', { badges: ['activated'] }),
      unit('b', 'La Font', 'infantry', '0703', 3, 3, 'C'),
      unit('b', 'Tixier', 'infantry', '0603', 4, 4, 'C', { badges: ['activated'] }),
      unit('b', 'Levassor', 'infantry', '0905', 3, 3, 'C'),
      unit('b', 'Bisson', 'infantry', '0804', 2, 2, 'C'),
      unit('b', 'Picard', 'elite', '1004', 3, 3, 'C', { badges: ['tenacious'] }),
      unit('b', 'Deligny', 'elite', '1103', 3, 3, 'C'),
      unit('b', 'Aymard', 'infantry', '0700', 3, 3, 'C'),
    ],
    overlays: [
      ...(
        [
          ['0104', 'a', 5],
          ['0504', 'b', 7],
          ['0605', 'b', 4],
          ['0804', 'b', 8],
          ['1003', 'b', 5],
        ] as const
      ).map(([at, side, points]) => ({ kind: 'objective' as const, at, side, points })),
      { kind: 'los', from: '0606', to: '0805', blocked: '0706' },
    ],
    focus: ['0606', '0605', '0706', '0505'],
  }),
  touch: {
    pieces: {
      '10th Bde': 'selected',
      '11th Bde': 'legal',
      Bredow: 'legal',
      Barby: 'legal',
      '6th Cav': 'legal',
      Lehmann: 'legal',
      Bataille: 'target',
    },
    cells: { '0706': 'legal', '0607': 'legal', '0507': 'legal', '0505': 'legal' },
  },
  extra: [
    {
      kind: 'reach',
      cells: [
        { at: '0706', mark: '1' },
        { at: '0607', mark: 'march' },
        { at: '0507', mark: '1' },
        { at: '0505', mark: '1' },
      ],
    },
    { kind: 'attack', from: '0606', to: '0605' },
    { kind: 'sum', at: '0605', text: '3 dice, 1 or 2 hits' },
    { kind: 'note', at: '0706', text: 'wood blocks', tone: 'bad' },
  ],
};
