// Things to touch that are neither pieces nor cells: headings round a cell, poses on a plane.

import type { Piece } from '../../protocol/index.ts';
import { f1, f2, polar, type Pt } from '../draw/tools.ts';
import type { Layout } from '../layout.ts';
import { ranks } from '../pieces/figures.ts';
import type { HeadingChoice, PoseChoice } from '../types.ts';
import { pill } from './shapes.ts';

/** A fat arrow pointing away from the centre: easy to hit. */
export function headingMark(centre: Pt, s: number, c: HeadingChoice): string {
  const r = s * 1.05,
    k = Math.max(1, 24 / s) * (s / 40),
    p = polar(centre[0], centre[1], r, c.angle),
    on = c.state === 'selected' || c.state === 'chosen';
  const word = polar(centre[0], centre[1], r + s * 0.62, c.angle);
  return (
    `<g transform="translate(${f1(p[0])} ${f1(p[1])}) rotate(${f1(c.angle)}) scale(${f2(k)})">` +
    '<path class="hit" d="M-16-24H26V24H-16Z" fill="transparent"/>' +
    `<path d="M-12-7H2V-15L20 0 2 15V7H-12Z" fill="${on ? '#ffd84a' : c.warn ? '#fdf1ea' : '#fffdf5'}"` +
    ` stroke="${c.warn ? '#8c2f1d' : '#1d1a14'}" stroke-width="2"` +
    ` stroke-linejoin="round" ${c.warn ? 'stroke-dasharray="4 2"' : ''}/>` +
    `</g>${c.mark ? pill(word[0], word[1], c.mark, { size: Math.max(11, s * 0.3) }) : ''}`
  );
}

/** The footprint that the piece would have, front edge thick; where there are many, only an arrowhead at its front. */
export function poseMark(layout: Layout, piece: Piece | undefined, c: PoseChoice, many = false): string {
  const [x, y, a] = c.pose,
    at = layout.toBoard([x, y]),
    on = c.state === 'selected' || c.state === 'chosen';
  if (many && !on)
    return (
      `<g transform="translate(${f1(at[0])} ${f1(at[1])}) rotate(${f1(a + 90)})">` +
      '<circle class="hit" cy="2" r="17" fill="transparent"/>' +
      `<path d="M0-13L11 11 0 5-11 11z" fill="${c.warn ? '#fdf1ea' : '#ffe58a'}" stroke="#1d1a14"` +
      ' stroke-width="2.4" stroke-linejoin="round"/></g>'
    );
  const size = piece && piece.shape !== 'general' ? ranks(piece) : { w: 44, d: 44 },
    w = size.w,
    d = size.d;
  const edge = c.warn ? '#b3261a' : '#1d1a14';
  return (
    `<g transform="translate(${f1(at[0])} ${f1(at[1])})"><g transform="rotate(${f1(a + 90)})">` +
    `<rect x="${f1(-w / 2)}" y="0" width="${f1(w)}" height="${f1(d)}" fill="${c.warn ? '#d7422b' : '#ffe58a'}"` +
    ` fill-opacity="${on ? 0.55 : 0.22}" stroke="${edge}" stroke-width="${on ? 4 : 2.6}"/>` +
    `<rect x="${f1(-w / 2)}" y="0" width="${f1(w)}" height="${f1(d)}" fill="none" stroke="#ffd84a"` +
    ' stroke-width="1.6" stroke-dasharray="8 5"/>' +
    `<path d="M${f1(-w / 2)} 0H${f1(w / 2)}" stroke="${edge}" stroke-width="5"/>` +
    `<path d="M-9-5L0-15 9-5z" fill="#fff8dc" stroke="${edge}" stroke-width="2"/>` +
    `</g>${c.mark ? pill(...polar(0, 0, d / 2, a + 180), c.mark, { size: 18 }) : ''}</g>`
  );
}
