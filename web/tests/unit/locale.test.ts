// The client's own words: both languages say the same things, and French is set as the French set it.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const lines = (tongue: string): string[] =>
  readFileSync(`locale/${tongue}.ftl`, 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('#'));
const keys = (tongue: string): string[] =>
  lines(tongue)
    .flatMap(line => /^[\w-]+(?= =)/.exec(line)?.[0] ?? [])
    .sort();

describe('the words of the client', () => {
  test('are the same in both languages', () => expect(keys('fr')).toEqual(keys('en')));

  test('have unbreakable spaces at the high signs of French', () =>
    expect(lines('fr').filter(line => / [;:!?%»]|« /.test(line))).toEqual([]));

  test('have no space before the signs of English', () =>
    expect(lines('en').filter(line => /[\p{L}\d}] +[;:!?%]/u.test(line))).toEqual([]));
});
