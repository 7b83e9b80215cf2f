import { cellsFrom, hexBoard, LETTERS, pairs, piece, scene, sides, type Sample } from './kit.ts';

const board = hexBoard({
  style: 'country',
  seed: 'ov4',
  piece_scale: 84,
  values: true,
  cells: cellsFrom(
    `
~ ~ ~ . . f f . . . . ~ ~
 ~ ~ . . ^ . . f T . . ~
~ . T ^ . . . ^ f . . f .
 . f f . . f . . . . ^ .
. . . . ^ . f . f T f . .
 f T . f . . f . . ^ . .
. ^ . . . . T . . . . ^ .
 . . ^ . . f . . f . T f
. . f T f . f . ^ . . . .
 . ^ . . . . f . . f f .
. f . . f ^ . . . ^ T . ~
 ~ . . T f . . ^ . . ~ ~
~ ~ . . . . f f . . ~ ~ ~`,
    {
      '.': { terrain: 'plain', value: 1 },
      T: { terrain: 'town', value: 2 },
      f: { terrain: 'forest', value: 3 },
      '^': { terrain: 'mountain', value: 4 },
      '~': 'sea',
    },
    (c, r) => LETTERS[c] + (r + 1),
  ),
  rivers: pairs(
    'A4-B3 B3-B4 B4-C3 B11-B12 B12-C11 C3-C4 C4-D3 C11-C12 C12-D11 D3-D4 D4-E3 D11-D12 D12-E11 E3-E4 ' +
      'H10-I11 I2-I3 I2-J3 I10-I11 I10-J11 J2-J3 J2-K3 J10-J11 J10-K11 K2-K3 K2-L3 K10-K11 K10-L11 L10-L11',
  ),
  labels: [
    ['C3', 'Havre-Gris'],
    ['I2', 'Port-Clair'],
    ['J5', 'Montfort'],
    ['B6', 'Valbois'],
    ['G7', 'La Croix'],
    ['K8', 'Sauveterre'],
    ['D9', 'Bellombre'],
    ['K11', 'Estuaire'],
    ['D12', 'Quatre-Eaux'],
  ].map(([at, text]) => ({ at: at, text: text, kind: 'place', size: 100 })),
});
const coins = (side: 'a' | 'b', cells: string, done: RegExp) =>
  cells.split(' ').map(at =>
    piece(side, 'coin', 'coin', {
      id: side + at,
      at,
      name: { en: 'piece at ' + at, fr: 'pièce en ' + at },
      ...(done.test(at) ? { done: true, badges: ['moved'] } : {}),
    }),
  );

export const sample: Sample = {
  name: 'coins',
  title: 'Coins',
  scenario: 'Nine towns, ten coins',
  scene: scene({
    sides: sides('Tails', 'Heads', 'silver', 'gold', 'dodecagon', 'disc'),
    board,
    pieces: [
      ...coins('a', 'C3 B6 D9 D12 D3 C7 E8 E9 E11 F8', /C7|E8/),
      ...coins('b', 'K11 K8 J5 I2 J11 L7 I6 I5 I3 G6', /^$/),
    ],
    focus: ['F8', 'G6', 'G7', 'E9'],
    clock: 'Round 6 of 20',
    goal: '',
  }),
  touch: {
    pieces: { aF8: 'selected', bG6: 'target', aE9: 'legal', aD9: 'legal' },
    cells: Object.fromEntries('G7 F7 G8 G9 H7 H8 E7 F9 F10 E10 G10 H9 I8'.split(' ').map(c => [c, 'legal' as const])),
  },
  extra: [
    {
      kind: 'reach',
      cells: [
        ['G7', '2', 1],
        ['F7', '1'],
        ['G8', '1'],
        ['H7', '3'],
        ['E7', '2'],
        ['F9', '1'],
        ['E10', '3'],
        ['F10', '2'],
        ['H8', '2'],
        ['G10', '5'],
        ['F6', '2'],
        ['E6', '3'],
        ['H9', '2'],
      ].map(([at, mark, hot]) => ({ at: String(at), mark: String(mark), hot: !!hot })),
    },
    { kind: 'path', cells: ['F8', 'G7'] },
    { kind: 'note', at: 'G6', text: '2 : 3, nothing', tone: 'bad' },
  ],
};
