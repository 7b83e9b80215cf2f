// Ships and aircraft: they show their heading by their own shape. Bow and nose point along +x.

import type { Piece } from '../../protocol/index.ts';
import type { SideStyle } from '../draw/styles.ts';
import { esc, f1, f2, polar } from '../draw/tools.ts';
import { short, turnedBox, type Art, type Tag } from './art.ts';

const S = 24; // the art is drawn for hexagons of this side
/** The size of numbers on tags. */
const WORDS = 14;
const ellipse = (cx: number, rx: number, ry: number) =>
  `M${f1(cx - rx)} 0A${f1(rx)} ${f1(ry)} 0 1 1 ${f1(cx + rx)} 0A${f1(rx)} ${f1(ry)} 0 1 1 ${f1(cx - rx)} 0Z`;

function hullOf(p: Piece, side: SideStyle): string {
  const s = S,
    i = side.index,
    long = isLong(p),
    W = s * Math.sqrt(3),
    L = long ? W * 1.92 : W * 1.2,
    b = long ? s * 0.56 : s * 0.52,
    x0 = long ? -W * 1.46 : -W * 0.6,
    x1 = x0 + L;
  const hull =
    `M${f1(x0)} ${f1(-b * 0.72)}C${f1(x0 + L * 0.3)} ${f1(-b * 1.12)} ${f1(x0 + L * 0.7)} ${f1(-b * 1.1)} ` +
    `${f1(x1)} 0C${f1(x0 + L * 0.7)} ${f1(b * 1.1)} ${f1(x0 + L * 0.3)} ${f1(b * 1.12)} ${f1(x0)} ` +
    `${f1(b * 0.72)}Q${f1(x0 - 3)} 0 ${f1(x0)} ${f1(-b * 0.72)}Z`;
  let o =
    `<path d="M${f1(x0)} 0q${f1(-s * 0.5)} ${f1(-b)} ${f1(-s * 0.9)} ${f1(-b * 1.2)}M${f1(x0)} 0q` +
    `${f1(-s * 0.5)} ${f1(b)} ${f1(-s * 0.9)} ${f1(b * 1.2)}" stroke="#fff" stroke-width="1.6" fill="none"` +
    ' opacity=".85"/>';
  o +=
    `<path d="${hull}" transform="translate(1.5 3)" fill="#0c2530" opacity=".4"/>` +
    `<path d="${hull}" fill="${side.fill}" stroke="#14181c" stroke-width="1.5"/>`;
  if (i) {
    let d = '';
    for (let k = 0.08; k < 0.72; k += 0.09)
      d += `M${f1(x0 + L * k)} ${f1(-b * 0.98)}h${f1(L * 0.045)}M${f1(x0 + L * k)} ${f1(b * 0.98)}h${f1(L * 0.045)}`;
    o += `<path d="${d}" stroke="#fff" stroke-width="3"/>`;
  } else {
    const strake = (v: number) =>
      `M${f1(x0 + 3)} ${f1(b * 0.86 * v)}C${f1(x0 + L * 0.3)} ${f1(b * 1.06 * v)} ${f1(x0 + L * 0.65)} ` +
      `${f1(b * v)} ${f1(x1 - 5)} ${f1(b * 0.2 * v)}`;
    o += `<path d="${strake(-1)}${strake(1)}" stroke="#fff" stroke-width="2" fill="none"/>`;
  }
  o +=
    `<path d="M${f1(x0 + 4)} ${f1(-b * 0.5)}C${f1(x0 + L * 0.3)} ${f1(-b * 0.8)} ${f1(x0 + L * 0.65)} ` +
    `${f1(-b * 0.75)} ${f1(x1 - 8)} 0C${f1(x0 + L * 0.65)} ${f1(b * 0.75)} ${f1(x0 + L * 0.3)} ${f1(b * 0.8)} ` +
    `${f1(x0 + 4)} ${f1(b * 0.5)}Z" fill="#d9b981" stroke="#6b4a22" stroke-width=".7"/>`;
  o += `<path d="M${f1(x1 - 2)} 0h${f1(s * 0.28)}" stroke="#5a3d1c" stroke-width="2"/>`;
  for (const t of long ? [0.24, 0.5, 0.75] : [0.34, 0.68]) {
    const x = x0 + L * t,
      w = b * (long ? 1.55 : 1.7) * (t > 0.7 ? 0.82 : 1);
    o +=
      `<path d="M${f1(x - 1)} ${f1(-w)}C${f1(x + s * 0.24)} ${f1(-w * 0.5)} ${f1(x + s * 0.24)} ${f1(w * 0.5)} ` +
      `${f1(x - 1)} ${f1(w)}C${f1(x + s * 0.05)} ${f1(w * 0.4)} ${f1(x + s * 0.05)} ${f1(-w * 0.4)} ` +
      `${f1(x - 1)} ${f1(-w)}Z" fill="#fffaf0" stroke="#55503f" stroke-width=".9"/>`;
    o += i
      ? `<path d="M${f1(x + s * 0.09)} ${f1(-w * 0.62)}q${f1(s * 0.07)} ${f1(w * 0.14)} ${f1(s * 0.08)} ` +
        `${f1(w * 0.26)}M${f1(x + s * 0.09)} ${f1(w * 0.62)}q${f1(s * 0.07)} ${f1(-w * 0.14)} ${f1(s * 0.08)} ` +
        `${f1(-w * 0.26)}" stroke="${side.fill}" stroke-width="${f1(s * 0.13)}" fill="none"/>`
      : `<path d="M${f1(x + s * 0.15)} ${f1(-w * 0.22)}q${f1(s * 0.03)} ${f1(w * 0.22)} 0 ${f1(w * 0.44)}"` +
        ` stroke="${side.fill}" stroke-width="${f1(s * 0.14)}" fill="none"/>`;
    o += `<circle cx="${f1(x)}" r="1.5" fill="#4a3218"/>`;
  }
  return (
    o +
    (i
      ? `<path d="M${f1(x0)} 0l${f1(-s * 0.34)} ${f1(-s * 0.16)}v${f1(s * 0.32)}z" fill="${side.fill}"` +
        ' stroke="#fff" stroke-width=".9"/>'
      : `<path d="M${f1(x0)} ${f1(-s * 0.13)}h${f1(-s * 0.34)}v${f1(s * 0.26)}h${f1(s * 0.34)}z"` +
        ` fill="${side.fill}" stroke="#fff" stroke-width=".9"/>`)
  );
}

/** A ship that covers a second cell is a long one. */
const isLong = (p: Piece): boolean => p.kind === 'threemaster' || (p.also?.length ?? 0) > 0;

/** Number and resistance; the notch marks where trouble begins. */
function shipTag(p: Piece, side: SideStyle): Tag {
  const w = S * 2.2,
    x = -w / 2,
    round = side.index ? 0 : 8.5,
    label = short(p);
  let o =
    `<rect x="${f1(x)}" y="-8.5" width="${f1(w)}" height="17" rx="${round}" fill="#fffdf5"` +
    ` stroke="${side.deep}" stroke-width="1.3"/>` +
    `<rect x="${f1(x + 1)}" y="-7.5" width="20" height="15" rx="${side.index ? 0 : 7.5}" fill="${side.fill}"/>` +
    `<text x="${f1(x + 11)}" y="4.6" text-anchor="middle" class="cnum" font-size="${WORDS}"` +
    ` fill="${side.ink}">${esc(label)}</text>`;
  if (p.strength != null && p.max) {
    const room = w - 29,
      low = p.notch != null && p.strength <= p.notch;
    o +=
      `<rect x="${f1(x + 24)}" y="-3.5" width="${f1(room)}" height="7" fill="#d9d5c4"/>` +
      `<rect x="${f1(x + 24)}" y="-3.5" width="${f1((room * p.strength) / p.max)}" height="7"` +
      ` fill="${low ? '#c8452c' : side.fill}"/>`;
    if (p.notch != null)
      o += `<path d="M${f1(x + 24 + (room * p.notch) / p.max)} -6.5v13" stroke="#111" stroke-width="1.4"/>`;
  } else if (p.strength != null)
    o +=
      `<text x="${f1(x + 37)}" y="4.6" text-anchor="middle" class="cnum" font-size="${WORDS}"` +
      ` fill="#1d1a14">${p.strength}</text>`;
  return { svg: o, w, h: 17 };
}

export function ship(p: Piece, side: SideStyle, s: number): Art {
  const long = isLong(p),
    k = s / S,
    turn = p.angle ?? 0,
    cx = long ? -S * 0.87 : 0,
    rx = S * (long ? 1.9 : 1.12);
  return {
    svg: hullOf(p, side),
    k,
    turn,
    words: WORDS,
    outline: grow => ellipse(cx, rx + grow, S * 0.74 + grow),
    box: turnedBox([cx - rx, -S * 0.7, 2 * rx, S * 1.4], turn, k),
    local: [(cx - rx) * k, -S * 0.7 * k, 2 * rx * k, S * 1.4 * k],
    ...(p.ghost ? {} : { tag: shipTag(p, side) }),
  };
}

const WINGS = [
  'M15 0C15-1.6 12-2.6 8-2.8L5-3V-17.5Q5-19 3-19H-2.6Q-4-19-4-17.5V-3L-12-1.8V-6.6Q-12-7.4-13-7.4H-15.4' +
    'Q-16-7.4-16-6.6V6.6Q-16 7.4-15.4 7.4H-13Q-12 7.4-12 6.6V1.8L-4 3V17.5Q-4 19-2.6 19H3Q5 19 5 17.5V3L8 2.8' +
    'C12 2.6 15 1.6 15 0Z',
  'M16 0C16-1.8 12-2.8 8-3L6.4-3C4-10-3-17.6-9-20-9.4-14-6-8-5-3.2L-11-2-16.4-8' +
    'C-17.6-5-16.4-2-15.4 0-16.4 2-17.6 5-16.4 8L-11 2-5 3.2C-6 8-9.4 14-9 20-3 17.6 4 10 6.4 3L8 3' +
    'C12 2.8 16 1.8 16 0Z',
];

/** The machine; number and speed stand upright. */
export function aircraft(p: Piece, side: SideStyle, s: number): Art {
  const k = s / S,
    turn = p.angle ?? 0,
    i = side.index,
    z = S / 19,
    d = WINGS[i],
    shadow = polar(7, 11, 0, 0),
    back = polar(0, 0, S * 1.02, turn + 180);
  let o =
    `<g transform="translate(${f1(shadow[0])} ${f1(shadow[1])}) rotate(${turn}) scale(${f2(z)})">` +
    `<path d="${d}" fill="#04161f" opacity=".28"/></g>`;
  o +=
    `<g transform="rotate(${turn}) scale(${f2(z)})">` +
    `<path d="${d}" fill="${side.fill}" stroke="#10151a" stroke-width="1.3" stroke-linejoin="round"/>` +
    '<path d="M15-6.5v13" stroke="#e9eef2" stroke-width="1.2" opacity=".85"/>';
  o += i
    ? '<path d="M-2.6-13.4l4 3.4M-2.6 13.4l4-3.4" stroke="#fff" stroke-width="2.6"/>' +
      '<path d="M-15-5v10" stroke="#fff" stroke-width="1.4"/>'
    : [-13.4, 13.4]
        .map(
          y => `<circle cx=".4" cy="${y}" r="3.4" fill="#fff"/><circle cx=".4" cy="${y}" r="1.6" fill="${side.deep}"/>`,
        )
        .join('');
  o += '<ellipse cx="4.6" rx="3" ry="1.7" fill="#cfe6f2" stroke="#10151a" stroke-width=".8"/></g>';
  if (!p.ghost) {
    if (short(p))
      o +=
        `<circle r="${f1(S * 0.36)}" fill="#fffdf5" stroke="#10151a" stroke-width="1"/>` +
        `<text y="${f1(S * 0.2)}" text-anchor="middle" class="cnum" font-size="${WORDS}"` +
        ` fill="#10151a">${esc(short(p))}</text>`;
    if (p.speed != null)
      o +=
        `<g transform="translate(${f1(back[0])} ${f1(back[1])})">` +
        `<rect x="-8" y="-7" width="16" height="14" rx="${i ? 0 : 7}" fill="#16232c" stroke="#fff"` +
        ' stroke-width="1"/><text y="4.8" text-anchor="middle" class="cnum"' +
        ` font-size="${WORDS}" fill="#ffe58a">${p.speed}</text></g>`;
  }
  const R = S * 1.02;
  return {
    svg: o,
    k,
    turn: 0,
    words: WORDS,
    outline: grow => ellipse(0, R + grow, R + grow),
    box: [-R * k, -R * k, 2 * R * k, 2 * R * k],
    badges: { x: 20, y: -20, dx: 0, dy: 15 },
    loss: { x: -18, y: -18 },
  };
}
