// Dice, chits and emblems: small pictures for panels, banner and log.

import type { SideStyle } from '../draw/styles.ts';
import { esc, f1, poly, toPath, type Pt } from '../draw/tools.ts';

const PIPS: Record<number, Pt[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

export interface DieLook {
  sides?: number;
  /** Counts, does not, or no matter. */
  hit?: boolean | null;
  size?: number;
  /** Spoken; the face alone when missing. */
  label?: string;
}

/** A die as it lies: green rim when it counts, grey and pale when it does not. */
export function die(n: number, { sides = 6, hit = null, size = 26, label }: DieLook = {}): string {
  const z = size,
    c = z / 2,
    ink = '#1d1a14',
    fill = '#fffdf6';
  const rim =
    hit === true
      ? 'stroke="#1f7a4a" stroke-width="2.6"'
      : hit === false
        ? 'stroke="#8d8778" stroke-width="1.2"'
        : 'stroke="#3a3428" stroke-width="1.4"';
  let b: string;
  if (sides === 6 && PIPS[n]) {
    b =
      `<rect x="1.5" y="1.5" width="${z - 3}" height="${z - 3}" rx="${f1(z * 0.2)}" fill="${fill}" ${rim}/>` +
      PIPS[n]
        .map(
          p =>
            `<circle cx="${f1(c + p[0] * z * 0.23)}" cy="${f1(c + p[1] * z * 0.23)}" r="${f1(z * 0.088)}"` +
            ` fill="${ink}"/>`,
        )
        .join('');
  } else {
    const corners = sides === 2 ? 24 : sides === 8 || sides === 20 ? 6 : sides === 10 ? 4 : 5;
    const d: Pt[] =
      sides === 4
        ? [
            [c, 1.5],
            [z - 1, z - 3],
            [1, z - 3],
          ]
        : poly(corners, c - 1.5, -90).map(q => [q[0] + c, q[1] + c]);
    b = `<path d="${toPath(d, true)}" fill="${fill}" ${rim} stroke-linejoin="round"/>`;
    if (sides === 8)
      b +=
        `<path d="M${f1(c)} 1.5L${f1(z * 0.84)} ${f1(z * 0.7)}H${f1(z * 0.16)}Z" fill="none" stroke="${ink}"` +
        ' stroke-width=".7" opacity=".5"/>';
    b +=
      `<text x="${f1(c)}" y="${f1(c + z * (sides === 4 ? 0.26 : 0.15))}" text-anchor="middle" class="cnum"` +
      ` font-size="${f1(z * 0.46)}" fill="${ink}">${n}</text>`;
  }
  const words = label ?? `${sides === 6 ? '' : 'd' + sides + ' '}${n}`;
  return (
    `<svg class="die${hit === false ? ' miss' : ''}" width="${z}" height="${z}" viewBox="0 0 ${z} ${z}"` +
    ` role="img" aria-label="${esc(words)}">${b}</svg>`
  );
}

/** Round for the first side, octagonal for the second. */
export function chit(side: SideStyle, size = 30, words = ''): string {
  const z = size,
    c = z / 2,
    oct = (r: number) =>
      toPath(
        poly(8, r, 22.5).map(q => [q[0] + c, q[1] + c]),
        true,
      );
  const rim = side.index
    ? `<path d="${oct(c - 1.5)}" fill="${side.fill}" stroke="${side.deep}" stroke-width="1.6"/>` +
      `<path d="${oct(c - 5)}" fill="none" stroke="${side.pale}" stroke-dasharray="3 2"/>`
    : `<circle cx="${c}" cy="${c}" r="${c - 1.5}" fill="${side.fill}" stroke="${side.deep}"` +
      ` stroke-width="1.6"/><circle cx="${c}" cy="${c}" r="${c - 5}" fill="none" stroke="${side.pale}"/>`;
  const long = words.length > 3 ? `textLength="${f1(z * 0.66)}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<svg class="chit" width="${z}" height="${z}" viewBox="0 0 ${z} ${z}"` +
    ` aria-hidden="true">${rim}` +
    (words
      ? `<text x="${c}" y="${f1(c + z * 0.14)}" text-anchor="middle" class="cnum" font-size="${f1(z * 0.42)}"` +
        ` fill="${side.ink}" ${long}>${esc(words)}</text>`
      : '') +
    '</svg>'
  );
}

export const EMBLEMS: Record<string, string> = {
  square: 'M-11-11H11V11H-11Z',
  chamfer: 'M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z',
  up: 'M0-12L12 9H-12Z',
  down: 'M0 12L12-9H-12Z',
  disc: 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z',
  dodecagon: toPath(poly(12, 11.6, 15), true),
};

/** A side's mark: the shape that its pieces have. */
export function emblem(side: SideStyle, size = 22): string {
  const d = EMBLEMS[side.emblem] ?? EMBLEMS[side.index ? 'chamfer' : 'square'],
    tri = side.emblem === 'up' ? 1 : side.emblem === 'down' ? -1 : 0;
  const round = side.emblem === 'disc' || side.emblem === 'dodecagon';
  return (
    `<svg class="emblem" width="${size}" height="${size}" viewBox="-13 -13 26 26" aria-hidden="true">` +
    `<path d="${d}" fill="${side.fill}" stroke="${side.deep}" stroke-width="2"/>` +
    `<path d="${d}" transform="${tri ? `translate(0 ${tri}) scale(.5)` : 'scale(.66)'}" fill="none"` +
    ` stroke="${round ? side.deep : side.pale}"` +
    ` stroke-width="2.2" ${side.index ? 'stroke-dasharray="4 2.6"' : ''}/></svg>`
  );
}
