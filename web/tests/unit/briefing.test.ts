import { describe, expect, it } from 'vitest';
import { armiesOf, mustered } from '../../src/app/briefing.ts';
import { bundleOf, speaker } from '../../src/app/say.ts';
import type { Piece, Scene } from '../../src/app/wire.ts';

const WORDS = `
legend-kind-infantry = Infantry: marches and shoots [XX-1]
legend-kind-cavalry = Cavalry: rides
legend-formation-line = In line: all fire
legend-value-strength = Figures: { $value } of { $max } [XX-3]
fact = Counts { $n } here [XX-4]
late = From round { $turn } on
`;
const say = speaker('en', [bundleOf('en', WORDS)]);
const unit = (label: string, more: Partial<Piece> = {}): Piece => ({
  id: label,
  side: 'a',
  shape: 'counter',
  kind: 'infantry',
  name: label,
  label,
  strength: 20,
  ...more,
});
const scene = {
  pieces: [
    unit('1st', { formation: 'line' }),
    unit('2nd', { formation: 'line' }),
    unit('3rd', { strength: 24, facts: [{ key: 'fact', args: { n: 4 } }] }),
    unit('Reds', { side: 'b' }),
  ],
  trays: [
    {
      kind: 'pieces',
      side: 'a',
      label: { key: 'late', args: { turn: 3 } },
      pieces: [unit('Hussars', { kind: 'cavalry', strength: 12 })],
      hidden: 0,
    },
    { kind: 'pieces', side: 'b', label: 'nothing', pieces: [], hidden: 0 },
  ],
} as unknown as Scene;

describe('the armies on a scenario’s card', () => {
  const [ours, theirs] = armiesOf(scene, say);

  it('counts units that are alike, and tells apart what differs in a value', () => {
    expect(ours?.here.map(troop => [troop.n, troop.kind, troop.names])).toEqual([
      [2, 'Infantry', ['1st', '2nd']],
      [1, 'Infantry', ['3rd']],
    ]);
    expect(ours?.here.map(troop => troop.values)).toEqual([
      [{ name: 'Figures', value: 20 }],
      [{ name: 'Figures', value: 24 }],
    ]);
    expect(ours?.here.map(troop => troop.facts)).toEqual([['In line'], ['Counts 4 here']]);
  });

  it('lists each side’s own, and what comes later under its own words', () => {
    expect(theirs?.here.map(troop => troop.names)).toEqual([['Reds']]);
    expect(theirs?.beside).toEqual([]);
    expect(ours?.beside.map(({ label, troops }) => [label, troops.map(t => t.kind)])).toEqual([
      ['From round 3 on', ['Cavalry']],
    ]);
  });

  it('says each army in a line, and what waits beside an empty table', () => {
    expect(mustered(scene, say, 'en').map(army => army.troops)).toEqual(['3\u00a0× Infantry', 'Infantry']);
    const empty = mustered({ ...scene, pieces: [] }, say, 'en');
    expect(empty.map(army => army.troops)).toEqual(['Cavalry', '']);
  });
});
