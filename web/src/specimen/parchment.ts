import type { Piece } from '../protocol/index.ts';
import { cellsFrom, hexBoard, pairs, piece, scene, sides, two, type Sample } from './kit.ts';

const board = hexBoard({
  style: 'parchment',
  seed: 're2',
  base: 'clear',
  piece_scale: 93,
  cells: cellsFrom(
    `
. . . . . f f f f ^ f f . . . . .
 . . . . . . f ^ v ^ . . . . . . .
. . . . . . . . . . . v . . . . .
 . . . . v ^ . . . . . . . . . . .
. . . . . . v . . v . v . . . . .
 . . . . . v . . ^ ^ . . . . . . v
. . . . . . . ^ ^ ^ . . . . . . .
 . . . . . . . v ^ ^ . . v . . . .
. . . . . . . ^ ^ ^ . . . . . . .
 . . . . v m . ^ ^ . . . . . . . .
. . f o . . . ^ ^ v . . . . f . .
 . . f v . . ^ ^ v . . . . f . . .
. . . . . . ^ . . . . . . . . . .
 . . . v . . v . . . . . . . . . .
. . . m w m . . . . . . . . . . .
 . . w w w w w . . . . . . . . . .`,
    { '.': 'clear', '^': 'hill', f: 'forest', o: 'orchard', v: 'village', m: 'marsh', w: 'lake' },
    (c, r) => two(c) + two(r),
  ),
  rivers: pairs(
    '0213-0313 0311-0411 0311-0412 0312-0313 0312-0412 0409-0509 0409-0510 0410-0411 0410-0510 0505-0605 ' +
      '0505-0606 0506-0606 0507-0606 0507-0607 0507-0608 0508-0509 0508-0608 0603-0703 0603-0704 0604-0605 ' +
      '0604-0704',
  ),
  roads: [
    '0002 0102 0202 0302 0402 0502 0602 0702 0802 0902 0901 1001 1101 1201 1301 1401 1501 1601',
    '1101 1202 1302 1303 1403 1504 1604 1605',
    '0604 0505 0506 0407 0508 0409 0410 0311 0312 0313 0213 0113 0114 0014',
    '0505 0606 0706 0707 0807 0908 1008 1007 1107 1207 1307 1406 1506 1505 1605',
    '0613 0712 0812 0811 0910 0909 1009 1108 1208 1207',
  ].map((x, i) => ({ cells: x.split(' '), kind: i > 1 ? 'track' : 'road' })),
  works: [
    { cell: '0701', angle: 20 },
    { cell: '0310', angle: 20 },
  ],
  labels: [
    ['0403', 'Schlapanitz'],
    ['0604', 'Girzikowitz'],
    ['0505', 'Puntowitz'],
    ['0409', 'Kobelnitz'],
    ['0311', 'Sokolnitz'],
    ['0313', 'Tellnitz'],
    ['0801', 'Bosenitz'],
    ['0904', 'Blasowitz'],
    ['1104', 'Krug'],
    ['1102', 'Holubitz'],
    ['0707', 'Pratze'],
    ['0910', 'Hostieradek'],
    ['0613', 'Augezd'],
    ['1207', 'Krzenowitz'],
    ['1605', 'Austerlitz'],
    ['0908', 'Plateau de Pratzen', 'wood'],
    ['0607', 'Goldbach', 'water'],
    ['0415', 'Étang de Satschan', 'water'],
  ].map(([at, text, kind]) => ({ at: at, text: text, kind: kind ?? 'place', size: 100 })),
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
) => piece(side, 'counter', kind, { id: side + label, label, at, strength, max, corner, ...more });

export const sample: Sample = {
  name: 'parchment',
  title: 'Parchment',
  scenario: 'Austerlitz, 2 December 1805',
  scene: scene({
    sides: sides('French', 'Allies'),
    board,
    pieces: [
      unit('a', 'Vandamme', 'infantry', '0706', 4, 4, 'IV'),
      unit('a', 'Vandamme 2', 'infantry', '0805', 3, 4, 'IV'),
      unit('a', 'St-Hilaire', 'infantry', '0708', 3, 4, 'IV'),
      unit('a', 'IV Corps', 'artillery', '0605', 1, 1, 'IV'),
      unit('a', 'Legrand', 'infantry', '0409', 2, 4, 'IV'),
      unit('a', 'Merle', 'infantry', '0311', 2, 3, 'IV'),
      unit('a', 'Margaron', 'lightcavalry', '0410', 2, 2, 'IV'),
      unit('a', 'Friant', 'infantry', '0211', 4, 4, 'III'),
      unit('a', 'Bourcier', 'heavycavalry', '0212', 3, 3, 'III'),
      unit('a', 'Rivaud', 'infantry', '0604', 4, 4, 'I'),
      unit('a', 'Drouet', 'infantry', '0505', 4, 4, 'I'),
      unit('a', 'Caffarelli', 'infantry', '0904', 4, 4, 'V', { badges: ['activated'] }),
      unit('a', 'Suchet', 'infantry', '0902', 4, 4, 'V', { badges: ['activated'] }),
      unit('a', 'V Corps', 'artillery', '0803', 1, 1, 'V'),
      unit('a', 'Nansouty', 'heavycavalry', '0703', 3, 3, 'R'),
      unit('a', 'Kellermann', 'lightcavalry', '0704', 2, 3, 'R', { badges: ['moved'], done: true }),
      unit('a', 'Garde', 'elite', '0504', 4, 4, 'G'),
      unit('a', 'Oudinot', 'elite', '0404', 4, 4, 'G'),
      unit('b', 'Miloradov.', 'infantry', '0806', 3, 3, '4'),
      unit('b', 'Rottermund', 'infantry', '0808', 4, 4, '4', { badges: ['square'] }),
      unit('b', 'Jurczik', 'infantry', '0907', 3, 4, '4'),
      unit('b', 'Batterie', 'artillery', '0906', 1, 1, '4'),
      unit('b', 'Wimpfen', 'infantry', '0709', 2, 4, '3', { badges: ['demoralised'] }),
      unit('b', 'Müller', 'infantry', '0510', 1, 3, '3', { badges: ['routed'] }),
      unit('b', 'Olsufiev', 'infantry', '0411', 4, 4, '2'),
      unit('b', 'Kamensky', 'infantry', '0611', 4, 4, '2'),
      unit('b', 'Leontiev', 'infantry', '0412', 4, 4, '1'),
      unit('b', 'Hohenlohe', 'heavycavalry', '1005', 3, 3, '5', { angle: 180 }),
      unit('b', 'Essen', 'lightcavalry', '1003', 2, 2, '5', { badges: ['activated'] }),
      unit('b', 'Maliutin', 'elite', '1106', 4, 4, 'G'),
      unit('b', 'Semenovsky', 'elite', '1105', 3, 3, 'G'),
      unit('b', 'Garde', 'heavycavalry', '1205', 3, 3, 'G'),
      unit('b', 'Dolgorukov', 'infantry', '1102', 4, 4, 'B'),
    ],
    overlays: [
      ...(
        [
          ['0806', 'b', 2],
          ['0709', 'b', 2],
          ['0904', 'a', 1],
          ['1207', 'b', 1],
          ['0311', 'a', 1],
          ['0313', 'b', 1],
        ] as const
      ).map(([at, side, points]) => ({ kind: 'objective' as const, at, side, points })),
      { kind: 'los', from: '0803', to: '1003', blocked: null },
    ],
    focus: ['0706', '0806', '0707', '0605'],
  }),
  touch: {
    pieces: { aVandamme: 'selected', 'aVandamme 2': 'legal', 'aSt-Hilaire': 'legal', 'bMiloradov.': 'target' },
    cells: { '0606': 'legal', '0607': 'legal', '0707': 'legal', '0705': 'legal' },
  },
  extra: [
    { kind: 'reach', cells: ['0606', '0607', '0707', '0705'].map(at => ({ at, mark: '1' })) },
    { kind: 'attack', from: '0706', to: '0806' },
    { kind: 'sum', at: '0806', text: '3 + 2 flank = 5 dice' },
    { kind: 'note', at: '1003', text: 'clear: 2 dice', tone: 'good' },
  ],
};
