import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/look/look.css', 'utf8');
const THEMES = ['light', 'dark'] as const;

/** The colour of a token in a theme. */
function colour(token: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
  if (!found) throw new Error(`--${token} has no two colours`);
  return found[1 + THEMES.indexOf(theme)];
}

/** How bright a colour is, from 0 to 1, as people see it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const linear = (n: number) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = [1, 3, 5].map(at => linear(parseInt(digits.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// A browser test meets what happens to be on the page when it looks; this is all that may be there.
test.each(THEMES)('words can be read on every paper, %s', theme => {
  const faint = ['ink', 'dim', 'accent', 'good', 'warn', 'bad'].flatMap(ink =>
    ['bg', 'panel', 'panel2']
      .filter(paper => contrast(colour(ink, theme), colour(paper, theme)) < 4.5)
      .map(paper => `${ink} on ${paper}`),
  );
  expect(faint).toEqual([]);
  expect(contrast(colour('accent-ink', theme), colour('accent', theme))).toBeGreaterThanOrEqual(4.5);
});
