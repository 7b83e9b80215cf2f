// Counters: name above, arm symbol, one pip for each element, a letter in the corner.

import type { Piece } from '../../protocol/index.ts';
import { BANDS, type SideStyle } from '../draw/styles.ts';
import { esc, f1, f2 } from '../draw/tools.ts';
import { textWidth } from '../draw/text.ts';
import { short, type Art } from './art.ts';

/** The size of names, and the smallest there is. */
const WORDS = 11.2;

const line = (d: string, k: string, w = 1.7) => `<path d="${d}" fill="none" stroke="${k}" stroke-width="${w}"/>`;
const CROSS = 'M-14-9L14 9M-14 9L14-9',
  SLASH = 'M-14 9L14-9';
const STAR = 'M0-7l2 4.8 5.2.4-4 3.4 1.3 5L0 4l-4.5 2.6 1.3-5-4-3.4 5.2-.4z';

/** Arm symbols in a box of 28 by 18 round the origin. */
export const ARMS: Record<string, (ink: string) => string> = {
  infantry: k => line(CROSS, k),
  elite: k =>
    line(CROSS, k) +
    '<path d="M0-7.4l1.7 4 4.3.3-3.3 2.8 1.1 4.2L0 1.6l-3.8 2.3 1.1-4.2L-6-3.1l4.3-.3z"' +
    ` transform="translate(0 1.2) scale(.82)" fill="${k}"/>`,
  light: k => line(CROSS, k) + `<path d="M-4.5 5.8L0 1.4 4.5 5.8z" fill="${k}"/>`,
  militia: k => line('M-14 9L0-2 14 9', k),
  tribal: k => line('M0-7.5C6-5 6 5 0 7.5-6 5-6-5 0-7.5z', k, 1.6) + line('M-11 6L11-6', k, 1.5),
  cavalry: k => line(SLASH, k),
  heavycavalry: k => `<path d="M-14 9L14-9V9z" fill="${k}"/>` + line(SLASH, k),
  lightcavalry: k => line(SLASH, k) + `<path d="M-12.5-7.5v6l7-3z" fill="${k}"/>`,
  mounted: k => line(CROSS, k) + line('M-14 0H14', k, 1.4),
  artillery: k => `<circle r="4.4" fill="${k}"/>`,
  heavyartillery: k => `<circle r="5.2" fill="${k}"/>` + line('M-10 7H10', k, 1.8),
  horseartillery: k => line(SLASH, k, 1.4) + `<circle r="4.4" fill="${k}"/>`,
  headquarters: k =>
    line('M-14-3.5H14', k, 1.6) + `<path d="M-14-9h28v5.5h-28z" fill="${k}" opacity=".85"/>` + line('M-14 9v8', k, 2),
  general: k => `<path d="${STAR}" fill="${k}"/>`,
};
ARMS.commander = ARMS.general!;

/** Troops in skirmish order have gaps in their box. */
const SKIRMISH = 'stroke-dasharray="2.6 2.2"';

/** The symbol of an arm; an unknown one is its box with its name. */
export function symbol(kind: string, fill: string, ink: string, scale = 1, frame = ''): string {
  const arm = ARMS[kind];
  const mark = arm
    ? arm(ink)
    : `<text y="3.2" text-anchor="middle" class="cnum" font-size="${WORDS}"` +
      ` fill="${ink}" ${kind.length > 5 ? 'textLength="25" lengthAdjust="spacingAndGlyphs"' : ''}>` +
      `${esc(kind.slice(0, 8))}</text>`;
  return (
    `<g transform="scale(${f2(scale)})"><rect x="-14" y="-9" width="28" height="18" fill="${fill}"` +
    ` stroke="${ink}" stroke-width="1.7" ${frame}/>${mark}</g>`
  );
}

/** The rim of a counter of half width `h`. */
export const counterRim = (form: 'square' | 'chamfer', h: number): string =>
  form === 'chamfer'
    ? `M${-h + 9} ${-h}H${h - 9}L${h} ${-h + 9}V${h - 9}L${h - 9} ${h}H${-h + 9}L${-h} ${h - 9}V${-h + 9}Z`
    : `M${-h + 4} ${-h}H${h - 4}Q${h} ${-h} ${h} ${-h + 4}V${h - 4}Q${h} ${h} ${h - 4} ${h}H${-h + 4}Q${-h} ` +
      `${h} ${-h} ${h - 4}V${-h + 4}Q${-h} ${-h} ${-h + 4} ${-h}Z`;

/** Pips up to six, figures beyond. */
function strength(p: Piece, ink: string): string {
  if (p.strength == null) return '';
  if (!p.max || p.max > 6)
    return (
      `<text x="${p.corner ? 20 : 0}" y="20.8" text-anchor="${p.corner ? 'end' : 'middle'}" class="cnum"` +
      ` font-size="12" fill="${ink}">${p.strength}` +
      `${p.max && p.max > 6 ? `<tspan font-size="${WORDS}">/${p.max}</tspan>` : ''}</text>`
    );
  let o = '';
  const w = p.max > 5 ? 6 : 7,
    half = ((p.max - 1) * w) / 2,
    clear = textWidth(p.corner ?? '', WORDS, 'cond') - 16.4 + half;
  const shift = p.corner ? Math.min(Math.max(4, clear), 19.4 - half) : 0; // off the corner, but on the counter
  for (let i = 0; i < p.max; i++) {
    const x = shift - half + i * w;
    // the element whose loss is felt: a disc among the pips
    if (i === p.notch) {
      const lost = i >= p.strength;
      o +=
        `<circle cx="${f1(x)}" cy="16.8" r="${lost ? 2.3 : 2.9}" fill="${lost ? 'none' : ink}" stroke="${ink}"` +
        ` stroke-width="${lost ? 1 : 0}" ${lost ? 'opacity=".7"' : ''}/>`;
      continue;
    }
    o +=
      i < p.strength
        ? `<rect x="${f1(x - 2.6)}" y="13.6" width="5.2" height="6.4" rx="1" fill="${ink}"/>`
        : `<rect x="${f1(x - 2.2)}" y="14" width="4.4" height="5.6" rx="1" fill="none" stroke="${ink}"` +
          ' stroke-width="1" opacity=".7"/>';
  }
  return o;
}

export function counter(p: Piece, side: SideStyle, k: number): Art {
  const h = 25,
    d = counterRim(side.form, h),
    room = side.form === 'chamfer' ? 36 : 42;
  let o =
    `<path d="${d}" transform="translate(2.2 3)" fill="#1a1208" opacity=".45"/>` +
    `<path d="${d}" transform="translate(.8 1.4)" fill="${side.deep}"/><path d="${d}" fill="${side.fill}"/>`;
  if (side.form === 'chamfer')
    o +=
      '<path d="M-25-8h50v-8h-50z" fill="#fff" opacity=".16"/>' +
      `<path d="${counterRim('chamfer', 23.2)}" fill="none" stroke="${side.pale}" stroke-width="1.1"` +
      ' stroke-dasharray="4 2.4"/>';
  else o += `<path d="${counterRim('square', 23.2)}" fill="none" stroke="${side.pale}" stroke-width="1"/>`;
  o +=
    `<path d="${d}" fill="none" stroke="${side.deep}" stroke-width="1.3"/>` +
    `<path d="M${-h + 5} ${-h + 1.2}H${h - 9}" stroke="#fff" stroke-width="1.2" opacity=".5"/>`;
  if (p.band != null) {
    const colour = BANDS[p.band % BANDS.length];
    o +=
      `<path d="M-22.4 -8.2h5v16.4h-5zM17.4 -8.2h5v16.4h-5z" fill="${colour}" stroke="${side.deep}"` +
      ' stroke-width=".8"/>';
  }
  const label = short(p);
  if (label)
    o +=
      '<text y="-12.4" text-anchor="middle" class="cnum semi"' +
      ` font-size="${WORDS}" fill="${side.ink}" ` +
      (textWidth(label, WORDS, 'cond') > room ? `textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '') +
      `>${esc(label)}</text>`;
  o +=
    '<g transform="translate(0 -.5)">' +
    symbol(p.kind, side.pale, '#15202c', 1, p.formation === 'skirmish' ? SKIRMISH : '') +
    '</g>';
  if (p.corner)
    o += `<text x="-20" y="20.6" class="cnum" font-size="${WORDS}" fill="${side.ink}">${esc(p.corner)}</text>`;
  o += strength(p, side.ink);
  return {
    svg: o,
    k,
    turn: 0,
    words: WORDS,
    outline: grow => counterRim(side.form, h + grow),
    box: [-h * k, -h * k, 2 * h * k, 2 * h * k],
    badges: { x: 24, y: -24, dx: 0, dy: 15 },
    loss: { x: -22, y: -18 },
  };
}
