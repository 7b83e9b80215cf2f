// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { percent } from '../../src/app/percent.ts';
import { browserTongue, bundleOf, speaker } from '../../src/app/say.ts';

const game = bundleOf(
  'fr',
  'move = { $n ->\n    [one] un pas\n   *[other] { $n } pas\n}\nattack = { $who } attaque { $whom }\ntown = Montfort\n',
);
const shared = bundleOf('fr', 'town = partagé\nover = fin\n');
const say = speaker('fr', [game, shared]);

describe('say', () => {
  it('says plain words, both languages and keys', () => {
    expect(say('Ney')).toBe('Ney');
    expect(say({ fr: 'droite', en: 'right' })).toBe('droite');
    expect(say({ key: 'over' })).toBe('fin');
  });
  it('puts words into words', () => {
    expect(say({ key: 'attack', args: { who: { fr: 'Bleu', en: 'Blue' }, whom: { key: 'town' } } })).toBe(
      'Bleu attaque Montfort',
    );
  });
  it('lets a name bring its grammar', () => {
    const horse = bundleOf('fr', 'horse = cavalerie\n    .of = de cavalerie\nnone = pas { $kind-of }\n');
    expect(speaker('fr', [horse])({ key: 'none', args: { kind: { key: 'horse' } } })).toBe('pas de cavalerie');
  });
  it('reads the grammar that a scenario writes before a name, and shows the name without it', () => {
    const words = bundleOf(
      'fr',
      'lost = { $unit-The } est perdu{ $unit-e }, loin { $side-of }\n' +
        'namesake = { $unit } ({ $side })\n    .The = { $unit-The } ({ $side })\n    .e = { $unit-e }\n',
    );
    const side = { fr: '(les, m) Français', en: '(the, many) French' };
    const unit = { fr: '(la) batterie de 6', en: '(the) 6-pdr battery' };
    const speak = speaker('fr', [words]);
    expect(speak(unit)).toBe('Batterie de 6');
    expect(speak({ key: 'lost', args: { unit, side } })).toBe('La batterie de 6 est perdue, loin des Français');
    const namesake = { key: 'namesake', args: { unit, side } };
    expect(speak({ key: 'lost', args: { unit: namesake, side: 'Ney' } })).toBe(
      'La batterie de 6 (Français) est perdue, loin de Ney',
    );
    const english = bundleOf('en', 'charge = { $unit-The } charge{ $unit-s } { $side-the }\n');
    const hussars = { fr: '', en: '(the, many) 15th Hussars' };
    expect(speaker('en', [english])({ key: 'charge', args: { unit: hussars, side: '(le) 28e ligne' } })).toBe(
      'The 15th Hussars charge the 28e ligne',
    );
  });
  it('counts', () => {
    expect(say({ key: 'move', args: { n: 1 } })).toBe('un pas');
    expect(say({ key: 'move', args: { n: 3 } })).toBe('3 pas');
  });
  it('never says nothing', () => {
    expect(say({ key: 'missing' })).toBe('[missing]');
    expect(say({ key: 'attack', args: { who: { key: 'nobody' }, whom: 'Ney' } })).toBe('[nobody] attaque Ney');
  });
});

describe('the client’s own words', () => {
  const ids = (tongue: string) =>
    [...readFileSync(`locale/${tongue}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map(m => m[1]);
  it('are the same in both languages, each once', () => {
    expect(ids('fr').toSorted()).toEqual(ids('en').toSorted());
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });
  it('can all be said', () => {
    for (const tongue of ['fr', 'en'] as const) {
      const own = speaker(tongue, [bundleOf(tongue, readFileSync(`locale/${tongue}.ftl`, 'utf8'))]);
      for (const key of ids(tongue)) expect(own({ key, args: { n: 2, faces: 6, side: 'x' } })).not.toMatch(/^\[/);
    }
  });
  it('follow the browser', () => {
    expect(browserTongue(['fr-CA', 'en'])).toBe('fr');
    expect(browserTongue(['de', 'fr', 'en'])).toBe('fr');
    expect(browserTongue(['de', 'en-GB', 'fr'])).toBe('en');
    expect(browserTongue([])).toBe('en');
  });
});

describe('percent', () => {
  it('is exact where it matters', () => {
    const bare = (x: number) => percent(x, 'en', true);
    expect([0, 0.0004, 0.034, 0.5, 0.667, 0.997, 1].map(bare)).toEqual([
      '0',
      '<\u202f0.1',
      '3.4',
      '50',
      '67',
      '99',
      '100',
    ]);
  });
});
