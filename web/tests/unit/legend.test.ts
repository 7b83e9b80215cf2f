import { describe, expect, it } from 'vitest';
import {
  explainCell,
  explainPanel,
  explainPiece,
  heard,
  legendOf,
  lineOf,
  markAt,
  parted,
  spoken,
  valuesOf,
} from '../../src/app/legend.ts';
import { bundleOf, speaker } from '../../src/app/say.ts';
import type { Scene } from '../../src/app/wire.ts';

const WORDS = `
legend-kind-infantry = Infantry: marches and shoots [XX-1]
legend-badge-moved = Has moved: once a turn [XX-2]
legend-value-strength = Strength: { $value } of { $max } [XX-3]
legend-ground-forest = Forest: 3 points to enter
legend-ground-river = River: crossed for nothing
legend-mark-zone = Zone: stops a move
legend-meter-towns = Towns: 7 win [XX-5]
legend-tray-bowl = The bowl: chits of both sides
fact = Counts { $n } here [XX-4]
`;
const say = speaker('en', [bundleOf('en', WORDS)]);
const piece = {
  id: 'p',
  side: 'a',
  shape: 'counter',
  kind: 'infantry',
  name: 'Jamin',
  at: 'A1',
  strength: 2,
  max: 3,
  badges: ['moved'],
  facts: [{ key: 'fact', args: { n: 4 } }],
} as Scene['pieces'][number];
const scene = {
  board: {
    kind: 'hex',
    values: false,
    cells: [{ id: 'A1', c: 0, r: 0, terrain: 'forest' }],
    rivers: [['A1', 'B1']],
    streams: [],
    roads: [],
    rails: [],
    bridges: [],
    works: [],
  },
  pieces: [piece],
  overlays: [{ kind: 'zone', cells: ['A1'] }],
  meters: [{ label: { key: 'meter-towns' } }],
  trays: [
    { kind: 'bowl', label: { key: 'tray-bowl' } },
    { kind: 'pieces', label: { key: 'tray-lost' }, pieces: [] },
  ],
} as unknown as Scene;

describe('what things mean', () => {
  it('parts words from rules, and a name from what it does', () => {
    expect(parted('3 dice [BE-41], or 2')).toEqual([{ words: '3 dice ' }, { rule: 'BE-41' }, { words: ', or 2' }]);
    expect(lineOf('Forêt : 3 points [OV-12]')).toEqual({
      name: 'Forêt',
      text: [{ words: '3 points ' }, { rule: 'OV-12' }],
    });
    expect(spoken('7 towns win: 4, 5 [OV-90]')).toBe('7 towns win: 4, 5');
  });
  it('explains every value and badge of a piece, and what else is known of it', () => {
    expect(
      explainPiece(piece, say).map(e => e.name || e.text.map(p => ('words' in p ? p.words : p.rule)).join('')),
    ).toEqual(['Infantry', 'Strength', 'Has moved', 'Counts 4 here XX-4']);
    expect(explainPiece(piece, say)[1].text[0]).toEqual({ words: '2 of 3 ' });
  });
  it('explains a place: ground, what runs there, marks', () => {
    expect(explainCell(scene, 'A1', say).map(e => e.name)).toEqual(['Forest', 'River', 'Zone']);
  });
  it('makes a legend of what is on the table, each once', () => {
    const names = ['Infantry', 'Has moved', 'Forest', 'River', 'Zone', 'Towns', 'The bowl'];
    expect(legendOf(scene, say).map(e => e.name)).toEqual(names);
  });
  it('explains a meter by its title, and tells the ear what the eye reads', () => {
    const lines = explainPanel({ key: 'meter-towns' }, say);
    expect(lines.map(e => e.name)).toEqual(['Towns']);
    expect(heard(lines)).toBe('7 win');
    expect(explainPanel('Towns', say)).toEqual([]);
  });

  it('finds the number that stands on a plane under the pointer, and explains it', () => {
    const plane = {
      ...scene,
      board: { kind: 'plane', areas: [], lines: [], roads: [] },
      overlays: [{ kind: 'objective', at: '1200,450', side: null, points: 8 }],
    } as unknown as Scene;
    expect(markAt(plane, [1250, 500])).toBe('1200,450');
    expect(markAt(plane, [1250, 700])).toBeUndefined();
    expect(markAt(scene, [0, 0])).toBeUndefined();
    expect(explainCell(plane, '1200,450', say).map(e => e.word)).toEqual(['objective']);
  });

  it('names the values of a piece', () => {
    expect(valuesOf(piece, say)).toEqual([{ name: 'Strength', value: 2 }]);
  });
});
