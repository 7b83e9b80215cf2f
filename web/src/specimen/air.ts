import type { Piece } from '../protocol/index.ts';
import { cellsFrom, hexBoard, piece, scene, sides, two, type Sample } from './kit.ts';

const board = hexBoard({
  style: 'relief',
  seed: 'es3',
  base: 'sea',
  cells: cellsFrom(
    `........ppp......pppp......
.......ppYpp....ppYYpp....
......ppYYYp....ppYYYpp....
......pYY#Yp....pY##Yp....
......ppYYpp...ppY#YYpp....
.......ppp.....ppYYYpp....
.....pp.........pppp.......
....pYYp.....pppp.........
....pY#Yp...ppYYpp.........
....pYYp....pYYY#p........
.....pp....pY#Yp....pp.....
........p#YYYp....pYYp....
.........ppYYpp...pY#Yp....
.........pppp.....pYYp....
.......pppp.........pp.....
....ppYYYpp.....ppp.......
....ppYY#Ypp...ppYYpp......
....pY##Yp....pY#YYp......
....ppYYYpp....pYYYpp......
....ppYYpp....ppYpp.......
......pppp......ppp........`,
    { '.': 'sea', p: 'lowland', Y: 'plateau', '#': 'peak' },
    (c, r) => two(c) + '.' + two(r),
    true,
  ),
  labels: [
    ['18.02', 'Sierra Alta'],
    ['07.17', 'Los Gemelos'],
    ['06.08', 'El Centinela'],
    ['14.10', 'La Espina'],
  ].map(([at, text]) => ({ at: at, text: text, kind: 'place', size: 105 })),
});
const ANGLE: Record<string, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
const machine = (side: 'a' | 'b', n: number, at: string, d: string, speed: number, more: Partial<Piece> = {}): Piece =>
  piece(side, 'plane', 'aircraft', {
    id: side + n + (more.ghost ? 'g' : ''),
    label: String(n),
    at,
    angle: ANGLE[d],
    speed,
    name: { en: 'aircraft ' + n, fr: 'avion ' + n },
    ...more,
  });

export const sample: Sample = {
  name: 'air',
  title: 'Aircraft',
  scenario: 'The sierras',
  scene: scene({
    sides: sides('West squadron', 'East squadron'),
    board,
    pieces: [
      machine('a', 1, '10.02', 'E', 4),
      machine('a', 2, '08.05', 'NE', 3),
      machine('a', 3, '11.07', 'E', 5),
      machine('a', 4, '09.08', 'E', 4),
      machine('a', 5, '09.10', 'SE', 3),
      machine('a', 6, '08.13', 'E', 4),
      machine('a', 8, '12.15', 'NE', 5),
      machine('a', 9, '06.18', 'E', 2),
      machine('b', 1, '19.18', 'W', 4),
      machine('b', 2, '17.14', 'NW', 5),
      machine('b', 3, '20.14', 'W', 3),
      machine('b', 4, '15.12', 'W', 4),
      machine('b', 5, '17.10', 'W', 6),
      machine('b', 6, '14.06', 'SW', 4),
      machine('b', 7, '19.06', 'W', 3),
      machine('b', 9, '21.02', 'W', 2),
      machine('a', 4, '12.06', 'E', 4, { ghost: true }),
    ],
    overlays: [
      { kind: 'ghostpath', side: 'a', cells: ['09.08', '10.08', '10.07', '11.06', '12.06'], steps: [] },
      { kind: 'crosshair', at: '14.06' },
    ],
    focus: ['09.08', '12.06', '14.06', '11.10'],
  }),
  touch: {
    pieces: { a4: 'selected', a5: 'legal', a6: 'legal' },
    cells: { '12.06': 'legal', '10.08': 'legal', '11.08': 'legal' },
  },
  extra: [
    {
      kind: 'reach',
      cells: [
        ['10.08', 1],
        ['11.08', 2],
        ['12.08', 4],
        ['12.07', 3],
        ['12.09', 4],
        ['11.09', 3],
        ['10.09', 2],
        ['11.10', 4],
        ['12.06', 4],
        ['11.06', 4],
        ['10.07', 2],
      ].map(([at, n]) => ({ at: String(at), mark: String(n), warn: at === '12.09', hot: at === '12.06' })),
    },
    { kind: 'note', at: '14.06', text: 'shot at 2 hexes', tone: '' },
    { kind: 'note', at: '12.09', text: 'climb unpaid: crash', tone: 'bad' },
  ],
};
