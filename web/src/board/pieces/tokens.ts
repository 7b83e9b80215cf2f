// Coins, activation chits and the triangles of deep space.

import type { Piece } from '../../protocol/index.ts';
import { BANDS, type SideStyle } from '../draw/styles.ts';
import { esc, f1, poly, polar, toPath, xy, type Pt } from '../draw/tools.ts';
import { short, type Art } from './art.ts';
import { symbol } from './counter.ts';

const disc = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

/** The first side's coin has twelve sides and a wreath, the second's is round with a head. */
export function coin(_p: Piece, side: SideStyle, k: number): Art {
  const R = 22;
  let o = '<ellipse cx="2" cy="4" rx="22.5" ry="22" fill="#1a1208" opacity=".42"/>';
  if (side.index === 0) {
    const d = toPath(poly(12, R + 0.8, 15), true);
    o +=
      `<path d="${d}" transform="translate(0 1.8)" fill="#59626a"/>` +
      `<path d="${d}" fill="url(#ggSilver)" stroke="#4d565d" stroke-width="1.2"/>` +
      `<path d="${toPath(poly(12, R - 3.4, 15), true)}" fill="none" stroke="#6f7a82" stroke-width="1.1"/>`;
    for (let a = 0; a < 7; a++)
      for (const sg of [-1, 1]) {
        const turn = 90 + sg * (24 + a * 20),
          q = polar(0, 1, 12.6, turn);
        o +=
          `<ellipse cx="${f1(q[0])}" cy="${f1(q[1])}" rx="3.6" ry="1.7"` +
          ` transform="rotate(${f1(turn + 90 - sg * 28)} ${xy(q)})" fill="#5d6870"/>`;
      }
    o +=
      '<text y="6" text-anchor="middle" class="coin" font-size="17.5" fill="#424c54">P</text>' +
      '<path d="M-13-12a18 18 0 0 1 14-6" stroke="#fff" stroke-width="2" fill="none" opacity=".8"' +
      ' stroke-linecap="round"/>';
  } else {
    o +=
      `<circle cy="1.8" r="${R}" fill="#7a560f"/>` +
      `<circle r="${R}" fill="url(#ggGold)" stroke="#7a560f" stroke-width="1.2"/>` +
      `<circle r="${R - 2.6}" fill="none" stroke="#8a6212" stroke-width="2.2" stroke-dasharray="1.2 2.1"/>`;
    o +=
      '<path d="M-2.6-12.4C3-14.6 8.6-11.4 9-6c.2 2 1.6 3.4 2.6 5 .3.6-.1 1-.8 1.2-.8.2-1 .5-.8 1.2.2.6.2 ' +
      '1-.2 1.3.3.5.2 1-.3 1.3.2 2-1 2.8-3 2.6-1.4-.2-2.3.4-2.4 2.2l-.2 3.8' +
      'C-.6 14-6.6 13-8.4 10.6c2-2 2-4.4.8-6.6C-9.8.4-9.8-9.4-2.6-12.4z" fill="#8a5f0e"/>' +
      '<path d="M-7.4-4.6C-4-9.6 2-11 8.2-8.2M-6.4-8.4l1.2 2.6M-3-10.8l.8 3M1-12l.2 3.2M5-11.4l-.6 3"' +
      ' stroke="#f7dc8a" stroke-width="1.5" fill="none" stroke-linecap="round"/>' +
      '<path d="M-13-12a18 18 0 0 1 14-6" stroke="#fff6d8" stroke-width="2" fill="none" opacity=".85"' +
      ' stroke-linecap="round"/>';
  }
  return {
    svg: o,
    k,
    turn: 0,
    words: 17.5,
    outline: grow => disc(R + grow),
    box: [-R * k, -R * k, 2 * R * k, 2 * R * k],
    badges: { x: 17, y: -19, dx: 0, dy: 15 },
    loss: { x: -18, y: -16 },
  };
}

/** A chit: round for the first side, eight-sided for the second; the colour of its formation, and pips for how many. */
export function token(p: Piece, side: SideStyle, k: number): Art {
  const R = 22,
    shape = (r: number) => (side.index ? toPath(poly(8, r, 22.5), true) : disc(r)),
    colour = p.band == null ? side.pale : BANDS[p.band % BANDS.length],
    words = short(p);
  let o =
    `<path d="${shape(R)}" transform="translate(1.6 2.6)" fill="#1a1208" opacity=".4"/>` +
    `<path d="${shape(R)}" fill="${side.fill}" stroke="${side.deep}" stroke-width="1.4"/>` +
    `<path d="${shape(R - 3.6)}" fill="none" stroke="${side.deep}" stroke-width="4.6"/>` +
    `<path d="${shape(R - 3.6)}" fill="none" stroke="${colour}" stroke-width="3.2"/>`;
  o +=
    `<text y="${p.max ? 3.4 : 5.4}" text-anchor="middle" class="cnum" font-size="15"` +
    ` fill="${side.ink}" ${words.length > 3 ? 'textLength="26" lengthAdjust="spacingAndGlyphs"' : ''}>` +
    `${esc(words)}</text>`;
  for (let i = 0; i < (p.max ?? 0); i++) {
    const x = (i - (p.max! - 1) / 2) * 7,
      full = i < (p.strength ?? 0);
    o +=
      `<circle cx="${f1(x)}" cy="10.4" r="2.5" fill="${full ? '#ffd84a' : side.deep}"` +
      ` stroke="${full ? '#1d1a14' : side.ink}" stroke-width=".9"/>`;
  }
  return {
    svg: o,
    k,
    turn: 0,
    words: 15,
    outline: grow => shape(R + grow),
    box: [-R * k, -R * k, 2 * R * k, 2 * R * k],
    badges: { x: 17, y: -19, dx: 0, dy: 15 },
    loss: { x: -18, y: -16 },
  };
}

/** Base down for the first side, base up for the second. */
export function trigon(p: Piece, side: SideStyle, k: number): Art {
  const up = side.index === 0,
    v = up ? 1 : -1,
    R = 29;
  const pts: Pt[] = [
    [0, -R * v],
    [R * 0.92, R * 0.58 * v],
    [-R * 0.92, R * 0.58 * v],
  ];
  const toward = (q: Pt, a: Pt): Pt => [q[0] + (a[0] - q[0]) * 0.13, q[1] + (a[1] - q[1]) * 0.13];
  const d =
    pts
      .map((q, j) => `${j ? 'L' : 'M'}${xy(toward(q, pts[(j + 2) % 3]))}Q${xy(q)} ${xy(toward(q, pts[(j + 1) % 3]))}`)
      .join('') + 'Z';
  let o =
    `<path d="${d}" transform="translate(1.5 3.5)" fill="#000" opacity=".6"/>` +
    `<path d="${d}" fill="${side.fill}" stroke="#0a0d18" stroke-width="3.4"/>` +
    `<path d="${d}" fill="${side.fill}" stroke="${side.pale}" stroke-width="1.6"/>`;
  o += up
    ? `<path d="M-21 12.6H21" stroke="${side.deep}" stroke-width="1.6"/>`
    : `<path d="M-21-12.4H21" stroke="${side.deep}" stroke-width="1.6" stroke-dasharray="3 2.2"/>`;
  o += `<g transform="translate(0 ${up ? 2.4 : -2.4})">${symbol(p.kind, side.pale, '#101520', 0.74)}</g>`;
  if (p.strength != null)
    o +=
      `<text x="0" y="${up ? -9.5 : 16.2}" text-anchor="middle" class="cnum" font-size="13"` +
      ` fill="${side.ink}">${p.strength}</text>`;
  if (p.movement != null)
    o +=
      `<g transform="translate(17 ${up ? -6 : 4})">` +
      `<circle r="7.6" fill="#0a0d18" stroke="${side.pale}" stroke-width="1"/>` +
      `<text y="4.4" text-anchor="middle" class="cnum" font-size="12.8" fill="${side.pale}">${p.movement}</text>` +
      '</g>';
  return {
    svg: o,
    k,
    turn: 0,
    words: 12.8,
    outline: grow => disc(29 + grow),
    box: [-R * k, -R * k, 2 * R * k, 2 * R * k],
    badges: { x: 24, y: -22, dx: 0, dy: 15 },
    loss: { x: -22, y: -18 },
  };
}
