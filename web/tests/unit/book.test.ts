// A rulebook with figures, cut into what stands beside each other.

import { expect, test } from 'vitest';
import { parseMarkdown, ruleOf, search, sections } from '../../src/app/markdown.ts';

const BOOK = `# A game

What it is.

## En bref

1. **But.** Gagner.

## Combat

**XY-01** A rule.

\`\`\`figure push
Seven to two
4 + 3 = 7, see XY-01.
\`\`\`

**XY-02** Another rule.

\`\`\`figure hold
Nothing
\`\`\`

## End
`;

test('figures have a number, a title and a caption with rules', () => {
  const figures = parseMarkdown(BOOK).flatMap(b => (b.kind === 'figure' ? [b] : []));
  expect(figures.map(f => [f.id, f.n, f.title])).toEqual([
    ['push', 1, 'Seven to two'],
    ['hold', 2, 'Nothing'],
  ]);
  expect(figures[0].body).toContainEqual({ kind: 'rule', id: 'XY-01', here: false });
  expect(figures[1].body).toEqual([]);
});

test('a chapter has its figures beside it, and the glance is known', () => {
  const parts = sections(parseMarkdown(BOOK));
  expect(parts.map(p => [p.heading?.id, p.figures.length, p.glance])).toEqual([
    ['a-game', 0, false],
    ['en-bref', 0, true],
    ['combat', 2, false],
    ['end', 0, false],
  ]);
  expect(parts[2].blocks.map(ruleOf)).toEqual(['XY-01', null, 'XY-02', null]);
});

test('a figure is found by its words', () => {
  const found = search(parseMarkdown(BOOK), 'seven to two');
  expect(found.map(b => b.kind)).toEqual(['heading', 'heading', 'figure']);
});
