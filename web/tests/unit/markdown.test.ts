// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseMarkdown, search, wordsOf, type Inline } from '../../src/app/markdown.ts';

const text = `# Rules

Intro with *stress* and \`code\`. See OV-2.

## Moving

- **OV-1** A piece moves.
  It may stop.
- **OV-2** A town costs two; see OV-1 and XX-9.

*Rulings.* **OV-R5** So it is.

| Terrain | Cost |
|---|---:|
| plain | 1 |
| town | 2 |

1. one
2. two
   - deep

> quoted <script>alert(1)</script>

[bad](javascript:alert(1)) [good](https://example.org)
`;
const book = parseMarkdown(text);

describe('rulebooks', () => {
  it('are read into plain data', () => {
    expect(book.map(b => b.kind)).toEqual([
      'heading',
      'para',
      'heading',
      'list',
      'para',
      'table',
      'list',
      'quote',
      'para',
    ]);
  });
  it('know where a rule stands and where it is only mentioned', () => {
    const all: Inline[] = [];
    const collect = (x: unknown): void => {
      if (Array.isArray(x)) x.forEach(collect);
      else if (x && typeof x === 'object') {
        if ('here' in x) all.push(x as Inline);
        Object.values(x).forEach(collect);
      }
    };
    collect(book);
    expect(all).toEqual([
      { kind: 'rule', id: 'OV-2', here: false },
      { kind: 'rule', id: 'OV-1', here: true },
      { kind: 'rule', id: 'OV-2', here: true },
      { kind: 'rule', id: 'OV-1', here: false },
      { kind: 'rule', id: 'OV-R5', here: true },
    ]);
  });
  it('make no link that could act', () => {
    expect(JSON.stringify(book)).not.toContain('javascript:');
    expect(JSON.stringify(book)).toContain('https://example.org');
  });
  it('are searched without regard to accents, item by item, under their headings', () => {
    const found = search(book, 'TOWN two');
    expect(found.map(wordsOf)).toEqual(['Rules', 'Moving', 'OV-2 A town costs two; see OV-1 and XX-9.']);
    expect(search(parseMarkdown('Décote à Épinal'), 'decote epinal')).toHaveLength(1);
    expect(search(book, 'nothing like it')).toEqual([]);
  });
});
