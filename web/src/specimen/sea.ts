import type { Piece } from '../protocol/index.ts';
import { cellsFrom, hexBoard, piece, scene, sides, two, type Sample } from './kit.ts';

const board = hexBoard({
  style: 'chart',
  pointy: false,
  seed: 'de7',
  base: 'sea',
  cells: cellsFrom(
    `...........#####...##########
............###.....########.
...................#######...
........#..........####......
.......###....##..####.......
........###.......###........
..........*.......*..........
.............................
.......#.....................
......#.......#......##......
.............................
.............................
.........#*.......*#.........
.......####..#....####.......
.......####...#.....#........
...#.#####..........#........
.#.######......#.............
.#########...#####...........
# # # # # . . # # . . . . . .`,
    { '.': 'sea', '#': 'land', '*': 'lighthouse' },
    (c, r) => two(c) + '.' + two(r),
    true,
  ),
  labels: [
    ['22.02', 'Grande Terre', 'place', 120],
    ['07.15', 'Terre Basse', 'place', 110],
    ['13.00', 'Les Aiguilles', 'place', 100],
    ['14.09', 'La Vigie', 'place', 96],
    ['05.12', 'Rade de l’Ouest', 'water', 100],
    ['21.07', 'Baie du Levant', 'water', 100],
    ['23.17', 'Mouillage du Sud', 'water', 90],
    ['10.06', 'Phare d’Armor', 'place', 96],
    ['18.06', 'Phare du Nord', 'place', 96],
    ['18.12', 'Phare du Sud', 'place', 96],
    ['10.12', 'Phare de l’Anse', 'place', 96],
  ].map(([at, text, kind, size]) => ({ at: String(at), text: String(text), kind: String(kind), size: Number(size) })),
  rose: {
    directions: [
      ['1', -90],
      ['2', -30],
      ['3', 30],
      ['4', 90],
      ['5', 150],
      ['6', 210],
    ],
    wind: 90,
  },
});
const ANGLE = [0, -90, -30, 30, 90, 150, 210];
const ship = (
  side: 'a' | 'b',
  label: string,
  at: string,
  d: number,
  strength: number,
  more: Partial<Piece> = {},
): Piece =>
  piece(side, 'ship', label[0] === 'T' ? 'threemaster' : 'frigate', {
    id: side + label + (more.ghost ? 'g' : ''),
    label,
    at,
    angle: ANGLE[d],
    strength,
    max: label[0] === 'T' ? 17 : 9,
    notch: 3,
    name: label,
    ...more,
  });
const column = (c: number, a: number, b: number) =>
  Array.from({ length: b - a + 1 }, (_, i) => two(c) + '.' + two(a + i));
const fire: [string, number][] = [
  ...[...column(11, 8, 10), ...column(13, 8, 10)].map((at): [string, number] => [at, 4]),
  ...[...column(10, 8, 11), '14.08', ...column(14, 10, 11)].map((at): [string, number] => [at, 3]),
  ...[...column(9, 7, 11), ...column(15, 7, 11)].map((at): [string, number] => [at, 2]),
  ...[...column(8, 7, 12), ...column(16, 7, 12)].map((at): [string, number] => [at, 1]),
];

export const sample: Sample = {
  name: 'sea',
  title: 'Ships',
  scenario: 'Four lighthouses',
  scene: scene({
    sides: sides('North-west fleet', 'South-east fleet'),
    board,
    pieces: [
      ship('a', 'T1', '12.09', 1, 14),
      ship('a', 'T2', '08.07', 3, 17),
      ship('a', 'F1', '13.05', 4, 7),
      ship('a', 'F2', '07.05', 3, 9),
      ship('a', 'F3', '05.09', 3, 3, { badges: ['adrift'] }),
      ship('b', 'T1', '17.09', 6, 12, { badges: ['fired'] }),
      ship('b', 'T2', '20.11', 6, 17),
      ship('b', 'F1', '15.07', 5, 5),
      ship('b', 'F2', '18.15', 1, 9),
      ship('b', 'F3', '22.13', 6, 2, { badges: ['aground'] }),
      ship('a', 'T1', '14.06', 2, 14, { ghost: true }),
    ],
    overlays: [
      {
        kind: 'zone',
        cells: [
          ...column(10, 7, 11),
          ...column(11, 6, 11),
          ...column(12, 6, 12),
          ...column(13, 6, 11),
          ...column(14, 6, 8),
          ...column(14, 10, 12),
          ...column(15, 6, 11),
          ...column(16, 6, 12),
          ...column(17, 6, 11),
          ...column(18, 7, 11),
        ],
      },
      { kind: 'field', cells: fire },
      {
        kind: 'ghostpath',
        side: 'a',
        cells: ['12.09', '12.08', '12.07', '13.06', '14.06'],
        steps: ['1', '2', '4', '5'],
      },
    ],
    focus: ['12.09', '12.08', '14.06', '15.07'],
  }),
  touch: {
    pieces: { aT1: 'selected', aF1: 'legal' },
    headings: {
      at: '14.06',
      choices: [
        { angle: -90, state: 'legal' },
        { angle: -30, state: 'selected' },
        { angle: 30, state: 'legal' },
      ],
    },
  },
  extra: [],
};
