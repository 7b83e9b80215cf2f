import type { Area, Piece, PlaneLabel, Point, Side } from '../protocol/index.ts';
import { piece, scene, sides, type Sample } from './kit.ts';

const H = 48;
/** Inches from the south-west corner, as rulebooks draw tables. */
const at = (x: number, y: number): Point => [Math.round(x * 100), Math.round((H - y) * 100)];
const area = (kind: string, name: string | null, ...pts: [number, number][]): Area => ({
  kind,
  name,
  pts: pts.map(p => at(...p)),
});
const box = (kind: string, name: string, x0: number, y0: number, x1: number, y1: number): Area =>
  area(kind, name, [x0, y0], [x1, y0], [x1, y1], [x0, y1]);
const label = (x: number, y: number, text: string, kind = 'place'): PlaneLabel => ({ at: at(x, y), text, kind });
const unit = (
  side: Side,
  name: string,
  kind: string,
  uniform: string,
  formation: string,
  files: number,
  strength: number,
  max: number,
  x: number,
  y: number,
  facing: number,
  more: Partial<Piece> = {},
): Piece =>
  piece(side, kind === 'general' ? 'general' : 'tray', kind, {
    id: name,
    label: name,
    uniform,
    formation,
    files,
    strength,
    max,
    point: at(x, y),
    angle: facing - 90,
    ...more,
  });

export const sample: Sample = {
  name: 'table',
  title: 'Table in inches',
  scenario: 'La Haye Sainte, 18 June 1815',
  scene: scene({
    sides: sides('French', 'Allied'),
    board: {
      kind: 'plane',
      measure: 'free',
      style: 'baize',
      seed: 'lhs',
      w: 4800,
      h: 4800,
      areas: [
        box('hill', 'French ridge', 0, 2, 48, 8),
        box('farm', 'La Haye Sainte', 16.5, 24, 23.5, 30),
        box('orchard', 'orchard', 16.5, 17, 23.5, 24),
        box('pit', 'sandpit', 26, 25, 33, 29),
        box('garden', 'garden', 16.5, 30, 23.5, 33.5),
      ],
      lines: [
        area('crest', null, [0, 37], [48, 37]),
        area('hedge', null, [16.5, 24], [16.5, 17], [23.5, 17], [23.5, 24]),
        area('hedge', null, [16.5, 30], [16.5, 33.5], [23.5, 33.5], [23.5, 30]),
        area('bank', null, [26, 29], [26, 25], [33, 25]),
        area('hedge', null, [27, 38], [48, 38]),
        area('abatis', null, [24.2, 23.2], [25.6, 23.2]),
      ],
      roads: [
        area('road', null, [25.2, -2], [25, 8], [24.8, 16], [24.75, 24], [24.8, 32], [25.1, 38], [25.4, 50]),
        area('track', null, [-2, 38.8], [12, 38.9], [25, 38.9], [36, 39], [50, 38.8]),
      ],
      labels: [
        label(20, 34.4, 'La Haye Sainte'),
        label(36.4, 26.6, 'Sandpit', 'wood'),
        label(11.5, 35.1, 'Crest of Mont-Saint-Jean', 'wood'),
      ],
    },
    pieces: [
      unit('a', 'I/54e', 'infantry', 'french', 'column', 6, 21, 24, 12.4, 22, 20, { badges: ['moved'] }),
      unit('a', 'II/54e', 'infantry', 'french', 'column', 6, 17, 24, 20, 15.6, 0, { badges: ['fired'] }),
      unit('a', 'I/55e', 'infantry', 'french', 'column', 6, 24, 24, 28.6, 19.4, 0),
      unit('a', 'II/55e', 'infantry', 'french', 'column', 6, 24, 24, 36, 17.6, 0),
      unit('a', 'Voltigeurs', 'infantry', 'french', 'skirmish', 4, 6, 8, 20, 20.6, 0),
      unit('a', '7e cuirassiers', 'cavalry', 'cuirass', 'echelon', 6, 11, 12, 10.4, 31.6, 15),
      unit('b', '2nd Light KGL', 'infantry', 'rifles', 'line', 8, 13, 16, 20, 24.7, 180),
      unit('b', '95th Rifles', 'infantry', 'rifles', 'skirmish', 4, 7, 8, 29.6, 25.4, 180),
      unit('b', '1st Light KGL', 'infantry', 'rifles', 'line', 8, 16, 16, 14.7, 39.6, 180),
      unit('b', 'Lüneburg', 'infantry', 'hanover', 'square', 0, 18, 20, 6.2, 36.6, 180, { badges: ['square'] }),
      unit('b', '5th Line KGL', 'infantry', 'british', 'line', 9, 18, 18, 31.4, 36.2, 180),
      unit('b', '8th Line KGL', 'infantry', 'british', 'line', 10, 20, 20, 38.6, 39.8, 180),
      unit('b', 'Life Guards', 'cavalry', 'guardcav', 'echelon', 6, 12, 12, 22, 40.6, 180),
      unit('b', 'Ross RHA', 'artillery', 'rha', 'unlimbered', 0, 4, 4, 28, 40.6, 180),
      unit('b', 'Baring', 'general', 'rifles', '', 0, 1, 0, 21.6, 27.6, 180),
      unit('a', 'Charlet', 'general', 'french', '', 0, 1, 0, 24.7, 18, 0),
    ],
    overlays: [
      { kind: 'ring', at: at(24.7, 18), radius: 600, text: null },
      { kind: 'arc', at: at(29.6, 25.2), angle: 90, spread: 45, bands: [600, 1200] },
      { kind: 'footprint', pts: [at(27.3, 24.8), at(31.9, 24.4), at(31.6, 21.4), at(27, 21.7)], legal: true },
      { kind: 'march', pts: [at(28.6, 19.6), at(28.9, 21.6), at(29.5, 24.2)] },
    ],
  }),
  touch: {
    pieces: { 'I/55e': 'selected', '95th Rifles': 'target', 'II/55e': 'legal' },
    poses: {
      piece: 'II/55e',
      choices: [
        { pose: [...at(36, 21.6), -90], state: 'legal', mark: '4″' },
        { pose: [...at(39.5, 20.2), -60], state: 'legal', mark: '4″' },
      ],
    },
  },
  extra: [{ kind: 'note', at: '95th Rifles', text: 'charge, 5 in estimated', tone: '' }],
};

/** Walls, abatis, streams and the other marks of a table. */
export const marks: Sample = {
  name: 'table-marks',
  title: 'Table in inches',
  scenario: 'Walls, abatis, streams',
  scene: scene({
    sides: sides('French', 'Allied'),
    board: {
      kind: 'plane',
      measure: 'free',
      style: 'baize',
      seed: 'marks',
      w: 3600,
      h: 2400,
      areas: [
        area('hill', 'knoll', [4, 30 + 8], [12, 31 + 8], [13, 38 + 8], [6, 47], [2, 42]),
        area('wood', 'wood', [14, 38], [21, 37], [22, 45], [15, 46]),
        box('village', 'village', 24, 38, 33, 46),
        area('rough', 'rough', [3, 27], [10, 26], [11, 33], [4, 34]),
        box('building', 'mill', 14, 32, 17, 34),
        box('field', 'field', 26, 26, 33, 31),
        area('pond', 'pond', [19, 26], [23, 26], [24, 29], [20, 30]),
        box('glasshouse', 'unknown', 12.5, 26, 16, 29),
      ],
      lines: [
        area('stream', null, [0, 36], [8, 35.5], [16, 35.6], [25, 34], [36, 35]),
        area('wall', null, [24, 38], [33, 38], [33, 46]),
        area('abatis', null, [18, 33], [24, 32.5]),
        area('fence', null, [26, 31.5], [33, 31.5]),
      ],
      roads: [area('road', null, [12.5, 22], [12.5, 35], [13, 50])],
      labels: [label(28, 47, 'Village'), label(6, 35, 'Brook', 'water')],
    },
    pieces: [],
  }),
  touch: {},
  extra: [],
};
