// A chance in words: exact zeros and ones stay so, and nothing that can happen is said to be impossible.

import type { Tongue } from './say.ts';

export function percent(chance: number, tongue: Tongue, bare = false): string {
  const p = chance * 100,
    gap = '\u202f%';
  const one = (n: number) =>
    new Intl.NumberFormat(tongue, { maximumFractionDigits: n < 10 && n % 1 ? 1 : 0 }).format(n);
  const words =
    p > 0 && p < 0.1
      ? `<\u202f${one(0.1)}`
      : p > 99.9 && p < 100
        ? `>\u202f${one(99.9).replace('100', '99')}`
        : p > 99.5 && p < 100
          ? one(99)
          : one(p);
  return bare ? words : words + (tongue === 'fr' ? gap : '\u202f%');
}
