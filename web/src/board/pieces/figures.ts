// Figures on bases, seen from above, for tables in inches. One unit is a millimetre; the front is up.

import type { Piece } from '../../protocol/index.ts';
import type { SideStyle } from '../draw/styles.ts';
import { esc, f1, poly, rng, toPath } from '../draw/tools.ts';
import { textWidth } from '../draw/text.ts';
import { rectPath, short, turnedBox, type Art, type Tag } from './art.ts';

type Coat = [coat: string, belts: string, hat: string];
export const COATS: Record<string, Coat> = {
  french: ['#2c4a86', '#f4f0e4', '#1c1c20'],
  british: ['#b8342a', '#f2ead8', '#1c1c20'],
  rifles: ['#2f4a36', '#2a2f2c', '#161a18'],
  cuirass: ['#2c4a86', '#cfd5da', '#b08c3a'],
  guardcav: ['#b8342a', '#e9d9a0', '#20201f'],
  hanover: ['#a33a34', '#dcd6c2', '#2a2a2a'],
  gunner: ['#31476e', '#a23b30', '#1c1c20'],
  rha: ['#24365c', '#d8b74a', '#1c1c20'],
  prussian: ['#26385c', '#e9e4d2', '#1c1c20'],
  dutch: ['#2f5a8f', '#e8b33a', '#17181c'],
  brunswick: ['#23262b', '#8fb3c9', '#101114'],
  austrian: ['#efeadb', '#b9b19c', '#1c1c20'],
  russian: ['#2f5236', '#efe9dc', '#1c1c20'],
  light: ['#22386a', '#e0d6b8', '#1c1c20'],
  oldguard: ['#27406f', '#f4f0e4', '#34210f'],
  youngguard: ['#2c4a86', '#e8d9b0', '#1c1c20'],
  highland: ['#b8342a', '#2f4a36', '#26221e'],
  nassau: ['#2f4f34', '#d8a83a', '#1c1c20'],
  landwehr: ['#31425f', '#b3432f', '#3d4b63'],
  chasseur: ['#2f5a3c', '#e9e4d2', '#1c1c20'],
  lancer: ['#2f5a3c', '#c8452c', '#8a6a2c'],
  hussar: ['#2b3f70', '#d8b74a', '#4a3020'],
  dragoon: ['#35573a', '#e9e4d2', '#b08c3a'],
  reddragoon: ['#b8342a', '#e9d9a0', '#26221e'],
  greys: ['#b8342a', '#e9d9a0', '#34281c'],
};
const HORSES: Record<string, string> = {
  guardcav: '#2a2320',
  greys: '#c9c6be',
  reddragoon: '#4a2f1c',
  hussar: '#7a5030',
};
const coatOf = (p: Piece, side: SideStyle): Coat => COATS[p.uniform ?? ''] ?? [side.fill, side.pale, '#1c1c20'];

const base = (w: number, h: number) =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="1.5" fill="#6f8a45" stroke="#4b6130"` +
  ' stroke-width=".8"/>';

export function footFigure(k: Coat, on: boolean, uniform = ''): string {
  const plume =
    uniform === 'rifles' || uniform === 'light'
      ? '#3c6b45'
      : /british|hanover|highland|prussian/.test(uniform)
        ? '#f4f0e4'
        : '#c8452c';
  return (
    `${on ? base(20, 20) : ''}<ellipse cx="1.6" cy="2.4" rx="7.6" ry="6" fill="#1d2a12" opacity=".45"/>` +
    '<path d="M4.6 3V-12.5" stroke="#5b4128" stroke-width="2"/>' +
    '<path d="M4.6-9V-13.6" stroke="#dfe5e8" stroke-width="1.3"/>' +
    `<ellipse cy="1" rx="7.4" ry="4.6" fill="${k[0]}" stroke="#14161c" stroke-width=".8"/>` +
    `<path d="M-4.6-2L3.4 4.6M4.6-2l-8 6.6" stroke="${k[1]}" stroke-width="1.5"/>` +
    '<rect x="-4.4" y="2.8" width="8.8" height="4.4" rx="1" fill="#7a5a34" stroke="#2a1c10" stroke-width=".6"/>' +
    `<circle cy="-.6" r="4.1" fill="${k[2]}" stroke="#000" stroke-width=".5"/>` +
    '<path d="M-2.6-2.6a3.4 3.4 0 0 1 3-1.2" stroke="#8a8f96" stroke-width="1" fill="none"/>' +
    `<circle cy="-4.2" r="1.3" fill="${plume}"/>`
  );
}

export function horseFigure(k: Coat, on: boolean, uniform = ''): string {
  const horse = HORSES[uniform] ?? '#6b4526',
    cuirass = uniform === 'cuirass';
  return (
    `${on ? base(25, 50) : ''}<ellipse cx="2" cy="2" rx="8" ry="21" fill="#1d2a12" opacity=".4"/>` +
    '<path d="M0-23c2 0 2.8 2 2.6 4.6L4-13C6.6-9 6.8 10 4.6 17 3.6 21-3.6 21-4.6 17-6.8 10-6.6-9-4-13l1.4-5.4' +
    `C-2.8-21-2-23 0-23z" fill="${horse}" stroke="#20140a" stroke-width=".9"/>` +
    '<path d="M0 19q2 3 0 6" stroke="#1b120a" stroke-width="2.4" fill="none"/>' +
    '<path d="M0-18V-9" stroke="#1b120a" stroke-width="1.8"/>' +
    `<rect x="-6" y="2" width="12" height="8" rx="2" fill="${cuirass ? '#9c2f2a' : '#24365c'}"/>` +
    `<ellipse cy="0" rx="7.6" ry="4.8" fill="${cuirass ? '#c9d0d6' : k[0]}" stroke="#14161c"` +
    ` stroke-width=".9"/><circle cy="-1" r="4.2" fill="${k[2]}" stroke="#000" stroke-width=".5"/>` +
    '<path d="M-1.6 2.6h3.2" stroke="#c8452c" stroke-width="2.2"/>' +
    '<path d="M7.4-1L9-15" stroke="#e6ebee" stroke-width="1.6"/>'
  );
}

export function gunFigure(heavy: boolean): string {
  const m = heavy ? 21 : 17;
  return (
    '<ellipse cx="2" cy="2" rx="14" ry="18" fill="#1d2a12" opacity=".35"/>' +
    '<path d="M-2 4l-2.6 22h9.2L2 4z" fill="#56683a" stroke="#242c16" stroke-width="1"/>' +
    '<rect x="-12" y="-6" width="3.4" height="17" rx="1.4" fill="#7a6236" stroke="#2a1c10" stroke-width=".8"/>' +
    '<rect x="8.6" y="-6" width="3.4" height="17" rx="1.4" fill="#7a6236" stroke="#2a1c10" stroke-width=".8"/>' +
    '<path d="M-9 2.4h18" stroke="#3a2c16" stroke-width="2.4"/>' +
    `<path d="M-2.8 12L-2-${m}h4L2.8 12z" fill="#b58a3c" stroke="#4a3510" stroke-width="1"/>` +
    `<path d="M-2.2-${m}h4.4" stroke="#4a3510" stroke-width="2"/>`
  );
}

export interface Stand {
  /** Figures: x right, y backwards from the front edge, turn. */
  figures: [number, number, number][];
  w: number;
  d: number;
}

const isHorse = (kind: string) => /cavalry|mounted|lancer|dragoon/.test(kind);
const isGun = (kind: string) => /artillery|battery|gun/.test(kind);

/** Where the figures of a unit stand; the point of the unit is the middle of its front edge. */
export function ranks(p: Piece): Stand {
  const drawn = drill(p);
  return p.size ? { ...drawn, w: p.size[0] * 0.254, d: p.size[1] * 0.254 } : drawn;
}

function drill(p: Piece): Stand {
  const n = Math.max(0, p.strength ?? 1),
    f = p.formation ?? '',
    horse = isHorse(p.kind),
    open = f === 'skirmish';
  if (isGun(p.kind)) {
    const guns = Math.max(2, Math.ceil((p.max ?? 4) / 2));
    return f === 'limbered' ? { figures: [], w: 50, d: guns > 2 ? 150 : 120 } : { figures: [], w: guns * 50, d: 60 };
  }
  const figures: Stand['figures'] = [];
  if (f === 'square') {
    const w = 20 * (Math.ceil(n / 4) + 1);
    for (let k = 0; k < 4; k++) {
      const c = Math.floor(n / 4) + (k < n % 4 ? 1 : 0);
      for (let i = 0; i < c; i++) {
        const l = (2 * i - (c - 1)) * 10;
        const q = (
          [
            [l, 10],
            [w / 2 - 10, w / 2 + l],
            [l, w - 10],
            [-w / 2 + 10, w / 2 - l],
          ] as const
        )[k];
        figures.push([q[0], q[1], k * 90]);
      }
    }
    return { figures, w, d: w };
  }
  const bw = horse ? 25 : open ? 40 : 20,
    bd = horse ? 50 : open ? 40 : 20;
  const files = Math.max(1, Math.min(p.files || Math.ceil(n / 2), n || 1)),
    rows = Math.max(1, Math.ceil(n / files));
  for (let j = 0; j < rows; j++) {
    const c = Math.min(files, n - j * files);
    for (let i = 0; i < c; i++) figures.push([((2 * i - (c - 1)) * bw) / 2, ((2 * j + 1) * bd) / 2, 0]);
  }
  return { figures, w: files * bw, d: rows * bd };
}

/** The size of names on plates. */
const WORDS = 21;

/** Name and strength on a plate behind the rear rank. */
function plate(p: Piece, side: SideStyle): Tag {
  const t = short(p) + (p.max ? `  ${p.strength ?? 0}/${p.max}` : ''),
    w = textWidth(t, WORDS, 'cond') + 24;
  return {
    w,
    h: 28,
    svg:
      `<rect x="${f1(-w / 2)}" y="-14" width="${f1(w)}" height="28" rx="${side.index ? 3 : 14}"` +
      ` fill="${side.fill}" stroke="#fff" stroke-width="2"/>` +
      '<text y="7" text-anchor="middle" class="cnum semi"' +
      ` font-size="${WORDS}" fill="${side.ink}" xml:space="preserve">${esc(t)}</text>`,
  };
}

export function tray(p: Piece, side: SideStyle): Art {
  const at = ranks(p),
    open = p.formation === 'skirmish',
    pad = 4,
    turn = (p.angle ?? -90) + 90,
    coat = coatOf(p, side),
    l = -at.w / 2 - pad;
  let g = '';
  if (!open) {
    g +=
      `<rect x="${f1(l + 4)}" y="2" width="${f1(at.w + 8)}" height="${f1(at.d + 8)}" rx="3" fill="#14200c"` +
      ` opacity=".35"/><rect x="${f1(l)}" y="-4" width="${f1(at.w + 8)}" height="${f1(at.d + 8)}"` +
      ` rx="${side.index ? 0 : 4}" fill="#6a8442" stroke="${side.fill}"` +
      ` stroke-width="3.4" ${side.index ? 'stroke-dasharray="11 4"' : ''}/>`;
    g +=
      `<path d="M${f1(l)} -4H${f1(-l)}" stroke="#fff8dc" stroke-width="4"/>` +
      `<path d="M-9-10L0-19 9-10z" fill="#fff8dc" stroke="${side.deep}" stroke-width="2"/>`;
  }
  if (isGun(p.kind)) {
    const heavy = p.kind.startsWith('heavy') || (p.max ?? 4) > 4,
      guns = Math.max(2, Math.ceil((p.max ?? 4) / 2)),
      crew = p.strength ?? 0,
      limbered = p.formation === 'limbered';
    for (let i = 0; i < guns; i++) {
      const off = (2 * i - (guns - 1)) / guns / 2;
      g += limbered
        ? `<g transform="translate(0 ${f1(at.d / 2 + off * at.d)}) rotate(180)">${gunFigure(heavy)}</g>`
        : `<g transform="translate(${f1(off * at.w)} 26)">${gunFigure(heavy)}</g>`;
    }
    for (let i = 0; i < crew; i++)
      g +=
        '<g transform="translate(' +
        (limbered ? (i % 2 ? 14 : -14) : f1(((2 * i - (crew - 1)) * at.w) / crew / 2)) +
        ' ' +
        (limbered ? f1(12 + i * (at.d / Math.max(1, crew))) : 47) +
        `) scale(.62)">${footFigure(coat, false, p.uniform)}</g>`;
  } else {
    const horse = isHorse(p.kind),
      one = horse ? horseFigure(coat, true, p.uniform) : footFigure(coat, true, p.uniform);
    for (const [x, y, a] of at.figures)
      g += `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(a + rng(p.id, x, y).in(-5, 5))})">${one}</g>`;
  }
  return {
    svg: g,
    k: 1,
    turn,
    outline: grow => rectPath(l - grow - 3, -7 - grow, at.w + 14 + 2 * grow, at.d + 14 + 2 * grow),
    box: turnedBox([l, -4, at.w + 8, at.d + 8], turn, 1),
    local: [l, -4, at.w + 8, at.d + 8],
    words: WORDS,
    tag: plate(p, side),
  };
}

/** A commander on a round base with a star. */
export function commander(p: Piece, side: SideStyle): Art {
  const turn = (p.angle ?? -90) + 90;
  const rim = side.index
    ? `<path d="${toPath(poly(8, 22, 22.5), true)}" fill="#6f8a45" stroke="${side.fill}" stroke-width="5"` +
      ' stroke-dasharray="9 4"/>'
    : `<circle r="20" fill="#6f8a45" stroke="${side.fill}" stroke-width="5"/>`;
  return {
    svg:
      `<circle cx="3" cy="4" r="22" fill="#14200c" opacity=".4"/>${rim}<g` +
      ` transform="rotate(${turn}) scale(.74)">${horseFigure(coatOf(p, side), false, p.uniform)}</g>` +
      '<path d="M0-9l2.6 6.2 6.8.5-5.2 4.4 1.7 6.5L0 5.2l-5.9 3.4 1.7-6.5-5.2-4.4 6.8-.5z"' +
      ' transform="translate(17 -17) scale(1.1)" fill="#ffd84a" stroke="#3a2a05" stroke-width="1.2"/>',
    k: 1,
    turn: 0,
    outline: grow =>
      `M${-24 - grow} 0A${24 + grow} ${24 + grow} 0 1 1 ${24 + grow} 0` +
      `A${24 + grow} ${24 + grow} 0 1 1 ${-24 - grow} 0Z`,
    box: [-24, -27, 54, 51],
    words: WORDS,
    tag: plate({ ...p, max: undefined }, side),
  };
}
