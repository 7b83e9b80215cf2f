import { describe, expect, it } from 'vitest';
import { certainty, facts, unsaid, type Foreseen } from '../../src/app/odds.ts';
import type { Say } from '../../src/app/say.ts';
import type { OddsRow } from '../../src/app/wire.ts';

const say: Say = text => (typeof text === 'object' && 'key' in text ? text.key : '');
const text = (key: string) => ({ key, args: {} });
const row = (key: string, chance: number): OddsRow => ({ what: text(key), chance, most: chance });
const foreseen = (exact: boolean, ...rows: OddsRow[]): Foreseen =>
  ({
    say: 'forecast',
    forecast: {
      title: text('title'),
      rows: [{ label: text('hit'), value: text('1/3'), bar: 333, tone: '' }],
    },
    odds: { exact, ways: 6, error: exact ? 0 : 0.02, dice: true, aside: false, rows, next: null },
  }) as unknown as Foreseen;

describe('odds beside a forecast', () => {
  it('says the same outcome once', () => {
    const told = foreseen(true, row('miss', 2 / 3), row('hit', 1 / 3));
    expect(unsaid(told, say)).toEqual([row('miss', 2 / 3)]);
  });

  it('shows an outcome that is only called like a row of the forecast', () => {
    const told = foreseen(true, row('hit', 0.5), row('miss', 0.5));
    expect(unsaid(told, say)).toEqual([row('hit', 0.5), row('miss', 0.5)]);
  });

  it('takes a sampled chance for the exact one within its error', () => {
    expect(unsaid(foreseen(false, row('hit', 0.35)), say)).toEqual([]);
    expect(unsaid(foreseen(false, row('hit', 0.36)), say)).toEqual([row('hit', 0.36)]);
  });

  it('tells an end once, as the game tells it', () => {
    const end = { label: text('end'), value: text('won'), bar: 1000, tone: 'good' },
      caution = (ending: string) => ({
        label: text('caution-row-end'),
        value: { key: 'caution-ends', args: { ending: text(ending) } },
        bar: 0,
        tone: 'bad',
      });
    const told = (...rows: unknown[]) => ({ forecast: { title: text(''), rows } }) as unknown as Foreseen;
    expect(facts(told(end, caution('won')), say)).toEqual([end]);
    expect(facts(told(end, caution('drawn')), say)).toHaveLength(2);
    expect(facts(told(caution('won')), say)).toHaveLength(1);
  });

  it('never calls exact what was sampled, though the forecast has said every row', () => {
    expect(certainty(foreseen(true, row('hit', 1 / 3)))).toBe('odds-exact');
    expect(certainty(foreseen(false, row('hit', 1 / 3)))).toBe('odds-sampled');
  });

  it('calls neither exact nor certain what an answer or a lot decides', () => {
    const told = foreseen(true, row('hit', 1 / 3));
    expect(certainty({ ...told, odds: { ...told.odds, next: { side: 'b', ask: text('ask') } } })).toBe('odds-answer');
    expect(certainty({ ...told, odds: { ...told.odds, dice: false, aside: true } })).toBe('odds-aside');
  });
});
