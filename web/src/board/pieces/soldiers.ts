// Toy soldiers on stands, seen from the front or the back, for the panorama. Feet stand at the origin.

import type { Piece } from '../../protocol/index.ts';
import type { SideStyle } from '../draw/styles.ts';
import { esc, f1 } from '../draw/tools.ts';
import { textWidth } from '../draw/text.ts';
import { short, type Art } from './art.ts';

/** The size of names and numbers on plates. */
const WORDS = 13;

interface Uniform {
  coat: string;
  trim: string;
  leg: string;
  hat: string;
  plume: string;
}

export const UNIFORMS: Record<string, Uniform> = {
  french: { coat: '#27478a', trim: '#f2efe4', leg: '#e9e4d2', hat: '#17181c', plume: '#c8322a' },
  guard: { coat: '#27478a', trim: '#f2efe4', leg: '#f4f1e6', hat: '#2a1a10', plume: '#c8322a' },
  british: { coat: '#b7342a', trim: '#f5efdc', leg: '#8d8f92', hat: '#17181c', plume: '#f5efdc' },
  dutch: { coat: '#2f5a8f', trim: '#e8b33a', leg: '#8f9297', hat: '#17181c', plume: '#e8862a' },
  brunswick: { coat: '#23262b', trim: '#8fb3c9', leg: '#23262b', hat: '#101114', plume: '#8fb3c9' },
  prussian: { coat: '#26385c', trim: '#e9e4d2', leg: '#8f9297', hat: '#17181c', plume: '#f5efdc' },
  austrian: { coat: '#efeadb', trim: '#b3432f', leg: '#efeadb', hat: '#17181c', plume: '#e8c33a' },
  russian: { coat: '#2f5236', trim: '#f2efe4', leg: '#efeadb', hat: '#17181c', plume: '#c8322a' },
};
const uniformOf = (p: Piece, side: SideStyle): Uniform =>
  UNIFORMS[p.uniform ?? ''] ?? { coat: side.fill, trim: side.pale, leg: '#e9e4d2', hat: '#17181c', plume: side.pale };

function soldier(k: Uniform, back: boolean): string {
  return (
    '<ellipse cx="2" cy="0" rx="6" ry="2" fill="#1a2410" opacity=".4"/>' +
    `<path d="M-2.6-9L-3-1M2.6-9L3-1" stroke="${k.leg}" stroke-width="3.4"/>` +
    '<path d="M-4.4-1h2.6M1.8-1h2.6" stroke="#15120e" stroke-width="2.2"/>' +
    `<path d="M-4.8-17.6Q0-19.6 4.8-17.6L4-8.2H-4z" fill="${k.coat}" stroke="#15161a"` +
    ' stroke-width=".7"/>' +
    (back
      ? '<rect x="-3.6" y="-17" width="7.2" height="6.4" rx="1" fill="#7b5a36" stroke="#2a1c10"' +
        ' stroke-width=".6"/><path d="M-3.6-17.4h7.2" stroke="#b9b3a0" stroke-width="2"/>'
      : `<path d="M-3.6-17.4L3-9M3.6-17.4L-3-9" stroke="${k.trim}" stroke-width="1.5"/>`) +
    `<path d="M-5-17L-5.6-11.6M5-17L5.6-11.6" stroke="${k.coat}" stroke-width="2.2"/>` +
    `<circle cy="-20.4" r="2.5" fill="${back ? '#5a3d26' : '#e2b48d'}"/>` +
    `<path d="M-3.1-21.4L-3.4-26.6H3.4L3.1-21.4z" fill="${k.hat}"/>` +
    `<path d="M0-26.4v-3.4" stroke="${k.plume}" stroke-width="2.2" stroke-linecap="round"/>` +
    '<path d="M5.4-8.6V-28" stroke="#5b4128" stroke-width="1.3"/>' +
    '<path d="M5.4-24V-30" stroke="#e8edf0" stroke-width="1"/>'
  );
}

function rider(k: Uniform, back: boolean, heavy: boolean): string {
  const h = heavy ? '#3a2a20' : '#6d4727';
  return (
    '<ellipse cx="2" cy="0" rx="9" ry="2.6" fill="#1a2410" opacity=".4"/>' +
    `<path d="M-3.4-10L-4-1M3.4-10L4-1" stroke="${h}" stroke-width="3"/>` +
    `<ellipse cy="-13" rx="6.4" ry="6.6" fill="${h}" stroke="#1c120a"` +
    ' stroke-width=".7"/>' +
    (back
      ? '<path d="M0-14q1.6 6 0 11" stroke="#17100a" stroke-width="2.6" fill="none"/>'
      : `<path d="M-2.6-16Q0-23 2.6-16L1.8-9.6H-1.8z" fill="${h}" stroke="#1c120a" stroke-width=".7"/>` +
        `<path d="M-1.8-19.6l-.8-2.4M1.8-19.6l.8-2.4" stroke="${h}" stroke-width="1.6"/>`) +
    `<path d="M-4.6-27.4Q0-29.4 4.6-27.4L4-19H-4z" fill="${heavy ? '#c6cdd3' : k.coat}" stroke="#15161a"` +
    ` stroke-width=".7"/><path d="M-4-20.4L-6.6-14M4-20.4L6.6-14" stroke="${k.leg}" stroke-width="2.6"/>` +
    `<circle cy="-30" r="2.5" fill="${back ? '#5a3d26' : '#e2b48d'}"/>` +
    `<path d="M-3.3-31L-3-35.4Q0-37.4 3-35.4L3.3-31z" fill="${heavy ? '#c9a24a' : k.hat}"/>` +
    `<path d="M0-36v-4" stroke="${k.plume}" stroke-width="2.2" stroke-linecap="round"/>` +
    '<path d="M6-22l3.6-13" stroke="#e8edf0" stroke-width="1.4"/>'
  );
}

function gun(back: boolean): string {
  return (
    '<ellipse cx="1" cy="0" rx="12" ry="2.6" fill="#1a2410" opacity=".4"/><g fill="none" stroke="#4a3a1c">' +
    '<circle cx="-7.4" cy="-7" r="6.4" stroke-width="2"/><circle cx="7.4" cy="-7" r="6.4" stroke-width="2"/>' +
    '<path d="M-7.4-13.4v12.8M-13.8-7h12.8M7.4-13.4v12.8M1-7h12.8" stroke-width=".9"/></g>' +
    '<path d="M-8-8H8" stroke="#3c5a34" stroke-width="3.4"/>' +
    '<circle cy="-10.5" r="4.6" fill="#c49a46" stroke="#4a3510"' +
    ' stroke-width="1"/>' +
    (back ? '<circle cy="-10.5" r="1.6" fill="#8a6a28"/>' : '<circle cy="-10.5" r="2.2" fill="#17120a"/>')
  );
}

const armOf = (kind: string): 'foot' | 'gun' | 'horse' =>
  /artillery|gun|battery/.test(kind) ? 'gun' : /cavalry|mounted|lancer|dragoon/.test(kind) ? 'horse' : 'foot';
const STEP = { foot: 11.5, gun: 28, horse: 19 },
  GAP = { foot: 5, gun: 2, horse: 2 },
  PER = { foot: 2, gun: 1, horse: 1 };

/** Width of a stand before perspective. */
export function standWidth(p: Piece): number {
  const arm = armOf(p.kind),
    n = Math.max(1, p.max ?? p.strength ?? 1);
  return n * PER[arm] * STEP[arm] + (n - 1) * GAP[arm] + 16;
}

/** One figure for each element, two for foot; lost ones leave an empty base. The first side is seen from behind. */
export function stand(p: Piece, side: SideStyle, k: number): Art {
  const arm = armOf(p.kind),
    n = Math.max(1, p.max ?? p.strength ?? 1),
    left = p.strength ?? n,
    back = side.index === 0,
    w = standWidth(p),
    h = 15,
    u = uniformOf(p, side);
  const rim = side.index
    ? `M${f1(-w / 2 + 7)} ${-h / 2}H${f1(w / 2 - 7)}L${f1(w / 2)} 0L${f1(w / 2 - 7)} ${h / 2}H${f1(-w / 2 + 7)}` +
      `L${f1(-w / 2)} 0Z`
    : `M${f1(-w / 2)} ${-h / 2}H${f1(w / 2)}V${h / 2}H${f1(-w / 2)}Z`;
  let o =
    `<path d="${rim}" transform="translate(2 7)" fill="#10180a" opacity=".35"/>` +
    `<path d="${rim}" transform="translate(0 4)" fill="${side.deep}"/>` +
    `<path d="${rim}" fill="#8aa05a" stroke="${side.fill}"` +
    ` stroke-width="2.2" ${side.index ? 'stroke-dasharray="6 2.5"' : ''}/>`;
  const figure = arm === 'foot' ? soldier(u, back) : arm === 'gun' ? gun(back) : rider(u, back, /heavy/.test(p.kind));
  let x = -w / 2 + 8 + STEP[arm] / 2;
  for (let e = 0; e < n; e++) {
    for (let j = 0; j < PER[arm]; j++) {
      o +=
        e < left
          ? `<g transform="translate(${f1(x)} ${j % 2 ? 3.5 : 1.5})">${figure}</g>`
          : `<ellipse cx="${f1(x)}" cy="1" rx="4" ry="2" fill="#5a6a3a" stroke="#3f4d26" stroke-width=".8"/>`;
      x += STEP[arm];
    }
    x += GAP[arm];
  }
  const label = short(p),
    lw = label ? Math.max(44, textWidth(label, WORDS, 'cond') + 30) : 22;
  o +=
    `<g transform="translate(0 20)"><rect x="${f1(-lw / 2)}" y="-8" width="${f1(lw)}" height="16"` +
    ` rx="${side.index ? 2 : 8}" fill="${side.fill}" stroke="#fff" stroke-width="1"/>` +
    `<text x="${f1(label ? -lw / 2 + 7 : -3.3)}" y="4.2" class="cnum" font-size="${WORDS}"` +
    ` fill="${side.ink}">${left}</text>` +
    (label
      ? `<path d="M${f1(-lw / 2 + 17)}-6v12" stroke="${side.ink}" opacity=".5"/>` +
        '<text x="9" y="4.2" text-anchor="middle" class="cnum semi"' +
        ` font-size="${WORDS}" fill="${side.ink}">${esc(label)}</text>`
      : '') +
    '</g>';
  const full = Math.max(w, lw),
    tall = arm === 'foot' ? 32 : arm === 'gun' ? 18 : 42;
  return {
    svg: o,
    k,
    turn: 0,
    words: WORDS,
    outline: grow =>
      `M${f1(-full / 2 - grow - 2)} ${f1(-tall - grow)}h${f1(full + 4 + 2 * grow)}v` +
      `${f1(tall + 30 + 2 * grow)}h${f1(-full - 4 - 2 * grow)}z`,
    box: [(-full / 2) * k, -tall * k, full * k, (tall + 29) * k],
    badges: { x: -w / 2 + 4, y: -tall + 1, dx: 16, dy: 0 },
    loss: { x: w / 2 - 6, y: -tall - 1 },
  };
}

/** A general on horseback under his flag. */
export function mountedGeneral(p: Piece, side: SideStyle, k: number): Art {
  const label = [short(p), p.corner].filter(Boolean).join(' | '),
    lw = textWidth(label, WORDS, 'cond') + 18;
  const rim = side.index
    ? `<path d="M-17 0L-8-7H8L17 0 8 7H-8Z" fill="#8aa05a" stroke="${side.fill}" stroke-width="2.2"` +
      ' stroke-dasharray="5 2"/>'
    : `<ellipse rx="17" ry="8" fill="#8aa05a" stroke="${side.fill}" stroke-width="2.2"/>`;
  const plate = label
    ? `<g transform="translate(0 19)"><rect x="${f1(-lw / 2)}" y="-8" width="${f1(lw)}" height="15"` +
      ` rx="${side.index ? 2 : 8}" fill="#fffdf5" stroke="${side.deep}" stroke-width="1.4"/>` +
      '<text y="3.6" text-anchor="middle" class="cnum"' +
      ` font-size="${WORDS}" fill="${side.deep}">${esc(label)}</text></g>`
    : '';
  const o =
    `<ellipse cy="4" rx="17" ry="8" fill="${side.deep}"/>${rim}<g` +
    ` transform="translate(0 3) scale(1.15)">${rider(uniformOf(p, side), side.index === 0, false)}</g>` +
    '<path d="M13 2V-44" stroke="#3a2a14" stroke-width="1.6"/>' +
    `<path d="M13-44h17l-4 5.5 4 5.5H13z" fill="${side.fill}" stroke="#fff" stroke-width="1"/>` +
    `<path d="M20-42l1 2.4 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5-1.9-1.6 2.5-.2z" fill="#fff"/>${plate}`;
  const half = Math.max(lw / 2, 20);
  return {
    svg: o,
    k,
    turn: 0,
    words: WORDS,
    outline: grow =>
      `M${f1(-half - grow)} ${f1(-46 - grow)}h${f1(2 * half + 2 * grow)}v${f1(73 + 2 * grow)}h` +
      `${f1(-2 * half - 2 * grow)}z`,
    box: [-half * k, -46 * k, 2 * half * k, 73 * k],
    badges: { x: -14, y: -36, dx: -16, dy: 0 },
    loss: { x: -14, y: -20 },
  };
}

/** A stand that this viewer may not know. */
export function hiddenStand(side: SideStyle, x: number, y: number): string {
  const d = 'M-29-12H29L36 0 29 12H-29L-36 0Z';
  return (
    `<g transform="translate(${f1(x)} ${f1(y)})">` +
    `<path d="${d}" transform="translate(0 3)" fill="#10140c" opacity=".5"/>` +
    `<path d="${d}" fill="${side.deep}" stroke="${side.pale}" stroke-width="1.4" stroke-dasharray="5 3"/>` +
    `<text y="6" text-anchor="middle" class="cnum" font-size="17" fill="${side.pale}">?</text></g>`
  );
}
