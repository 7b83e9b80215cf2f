import type { Piece, Sector, Side } from '../protocol/index.ts';
import { piece, scene, sides, type Sample } from './kit.ts';

const sector = (
  id: string,
  camp: Side,
  label: string,
  terrain: string[],
  used: number,
  limit: number,
  more: Partial<Sector> = {},
): Sector => ({
  id,
  label,
  camp,
  terrain,
  holder: camp,
  contested: false,
  used,
  limit,
  status: camp === 'a' ? 'French defend' : 'English defend',
  hidden: 0,
  ...more,
});
const unit = (
  at: string,
  side: Side,
  kind: string,
  label: string,
  strength: number,
  max: number,
  uniform: string,
  more: Partial<Piece> = {},
) => piece(side, 'stand', kind, { id: label, at, label, strength, max, uniform, ...more });
const general = (at: string, side: Side, label: string, uniform: string, corner: string) =>
  piece(side, 'general', 'general', { id: label, at, label, uniform, corner });

const pieces = [
  unit('NW', 'b', 'infantry', 'Saxe-Weimar', 2, 2, 'dutch'),
  unit('NW', 'b', 'infantry', 'Bijlandt', 1, 2, 'dutch', { badges: ['routed'] }),
  unit('NC', 'b', 'infantry', 'Kempt', 3, 3, 'british', { loss: 2 }),
  unit('NC', 'b', 'infantry', 'Pack', 2, 3, 'british', { loss: 1 }),
  unit('NC', 'b', 'artillery', 'KGL battery', 2, 2, 'british'),
  general('NC', 'b', 'Wellington', 'british', '2/2/3'),
  unit('NE', 'b', 'infantry', 'Brunswick', 2, 2, 'brunswick'),
  unit('NE', 'b', 'lightcavalry', 'van Merlen', 2, 2, 'dutch'),
  general('NE', 'b', 'Picton', 'british', '1/2/1'),
  unit('NC', 'a', 'infantry', 'Gauthier', 3, 3, 'french', { badges: ['fired'] }),
  unit('NC', 'a', 'infantry', 'Jamin', 2, 3, 'french'),
  unit('SC', 'a', 'heavycavalry', 'Guiton', 4, 4, 'guard'),
  general('NC', 'a', 'Kellermann', 'french', '1/2/1'),
  unit('SW', 'a', 'infantry', 'Bauduin', 3, 3, 'french'),
  unit('SW', 'a', 'infantry', 'Soye', 3, 3, 'french'),
  unit('SW', 'a', 'lightcavalry', 'Hubert', 3, 3, 'french'),
  unit('SC', 'a', 'artillery', 'II Corps guns', 3, 3, 'french'),
  unit('SC', 'a', 'artillery', 'Horse guns', 4, 4, 'french'),
  general('SC', 'a', 'Ney', 'french', '1/2/2'),
  unit('SE', 'a', 'infantry', 'Husson', 3, 3, 'french'),
  unit('SE', 'a', 'infantry', 'Campy', 1, 3, 'french', { badges: ['moved'] }),
  unit('SR', 'a', 'lightcavalry', 'Wathiez', 3, 3, 'french'),
  unit('SR', 'a', 'lightcavalry', 'Garde', 4, 4, 'guard'),
];

export const sample: Sample = {
  name: 'panorama',
  title: 'Panorama',
  scenario: 'Quatre-Bras, 16 June 1815',
  scene: scene({
    sides: sides('French', 'English'),
    board: {
      kind: 'sectors',
      style: 'country',
      seed: 'quatre',
      sectors: [
        sector('SW', 'a', 'Pierrepont', [], 3, 4),
        sector('NW', 'b', 'Bois de Bossu', ['wood'], 2, 3),
        sector('SC', 'a', 'Gémioncourt', [], 3, 5),
        sector('NC', 'b', 'Quatre-Bras', ['site'], 3, 5, { contested: true, status: 'Contested, English hold' }),
        sector('SE', 'a', 'Bois Delhutte', ['wood'], 2, 3),
        sector('NE', 'b', 'Étang Materne', ['pond'], 2, 3),
      ],
      reserves: [
        sector('SR', 'a', 'French reserve', [], 2, 9),
        sector('NR', 'b', 'English reserve (hidden)', [], 5, 9, { hidden: 5 }),
      ],
      rivers: [],
    },
    pieces,
    focus: ['NC'],
  }),
  touch: { pieces: { Jamin: 'selected', Kempt: 'target', Guiton: 'legal' }, cells: { SW: 'legal' } },
  extra: [
    { kind: 'attack', from: 'Jamin', to: 'Pack' },
    { kind: 'sum', at: 'Pack', text: '2 dice, 1 or 2 hits' },
    { kind: 'path', cells: ['Guiton', 'Jamin'] },
  ],
};

/** The same ground with every other mark that a sector can bear. */
export const marks: Sample = {
  name: 'panorama-marks',
  title: 'Panorama',
  scenario: 'River, hill, town, fort, marsh',
  scene: scene({
    sides: sides('French', 'English'),
    board: {
      kind: 'sectors',
      style: 'country',
      seed: 'marks',
      sectors: [
        sector('SW', 'a', 'Hill', ['hill'], 0, 4),
        sector('NW', 'b', 'Town', ['town'], 0, 3),
        sector('SC', 'a', 'Marsh', ['marsh'], 0, 5),
        sector('NC', 'b', 'Fort on a hill', ['hill', 'fort'], 0, 5),
        sector('SE', 'a', 'Wood and hill', ['hill', 'wood'], 0, 3),
        sector('NE', 'b', 'Unknown', ['glacier'], 0, 3),
      ],
      reserves: [sector('SR', 'a', 'French reserve', [], 0, 9), sector('NR', 'b', 'English reserve', [], 0, 9)],
      rivers: [
        { lane: 0, kind: 'bridge' },
        { lane: 1, kind: 'ford' },
      ],
    },
    pieces: [
      unit('SW', 'a', 'infantry', 'Bauduin', 3, 3, 'french'),
      unit('NC', 'b', 'infantry', 'Kempt', 3, 3, 'british'),
    ],
  }),
  touch: {},
  extra: [
    {
      kind: 'reach',
      cells: [
        { at: 'SC', mark: '1' },
        { at: 'NW', mark: '2', warn: true },
      ],
    },
  ],
};
