import { beforeEach, describe, expect, it } from 'vitest';
import { decisionOf, FIRST, hasMet, isNovice, meet } from '../../src/app/novice.ts';
import type { Banner } from '../../src/app/wire.ts';

const banner = (ask: Banner['ask'], phase: Banner['phase'] = { key: 'phase-move' }): Banner => ({
  side: 'a',
  phase,
  ask,
  help: null,
});

describe('who is new to a game', () => {
  beforeEach(() => localStorage.clear());

  it('is helped through the first matches of it, each as often as it is opened', () => {
    const matches = Array.from({ length: FIRST + 1 }, (_, i) => `match-${i}`);
    expect(matches.map(id => isNovice('one', id))).toEqual([true, true, true, false]);
    expect(isNovice('one', 'match-0')).toBe(true);
    expect(isNovice('one', 'match-3')).toBe(false);
    expect(isNovice('other', 'match-3')).toBe(true);
  });

  it('meets a decision once, in this game', () => {
    expect(hasMet('one', 'move')).toBe(false);
    meet('one', 'move');
    meet('one', 'move');
    expect(hasMet('one', 'move')).toBe(true);
    expect(hasMet('other', 'move')).toBe(false);
    expect(JSON.parse(localStorage.getItem('grognard.novice') ?? '')).toEqual({ one: { matches: [], met: ['move'] } });
  });

  it('is not troubled by a browser that has kept something else', () => {
    localStorage.setItem('grognard.novice', 'not JSON');
    expect(isNovice('one', 'match-0')).toBe(true);
    expect(hasMet('one', 'move')).toBe(false);
  });
});

describe('kinds of decision', () => {
  it('are told apart by their sentences, not by the names in them', () => {
    const asked = (n: number) => decisionOf(banner({ key: 'ask-move', args: { n } }));
    expect(asked(1)).toBe(asked(2));
    expect(asked(1)).not.toBe(decisionOf(banner({ key: 'ask-fire' })));
    expect(asked(1)).not.toBe(decisionOf(banner({ key: 'ask-move' }, { key: 'phase-fire' })));
    expect(decisionOf(banner('plain words'))).toBe('phase-move/"plain words"');
  });
});
