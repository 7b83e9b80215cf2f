// State badges: a disc on the rim with a shape of its own, never colour alone.

import { esc, f1, f2 } from '../draw/tools.ts';

const stroke = (d: string, w: number) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${w}"/>`;

export const BADGES: Record<string, [string, string]> = {
  activated: ['#2f6b3f', stroke('M-3.6.2l2.4 2.6L3.8-3', 2)],
  moved: ['#4a5560', stroke('M-4 0H2.2M-.4-3L2.8 0-.4 3', 1.8)],
  fired: [
    '#a3341c',
    '<path d="M0-4.6l1.2 3L4.4-2.4 2.4.2 4 3 .9 2.2 0 4.8-.9 2.2-4 3l1.6-2.8-2-2.6 3.2.8z" fill="#ffe08a"/>',
  ],
  spent: ['#5b5148', stroke('M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4', 1.8)],
  routed: ['#fff', '<path d="M-2.4 4.6V-4.4h6l-1.8 2.4 1.8 2.4h-6" fill="#b3261a" stroke="#7d1710" stroke-width="1"/>'],
  square: [
    '#1f3f6e',
    '<rect x="-3.2" y="-3.2" width="6.4" height="6.4" fill="none" stroke="#fff" stroke-width="1.8"/>',
  ],
  demoralised: ['#6a3d7c', stroke('M-3.6-3.2L0 .2l3.6-3.4M-3.6.6L0 4 3.6.6', 1.8)],
  engaged: ['#8c2f1d', stroke('M-3.8-3.8l7 7M3.8-3.8l-7 7M-4 1.6l2.4 2.4M4 1.6L1.6 4', 1.5)],
  attacked: ['#8c2f1d', stroke('M-3.6-3.6L3.4 3.4M1-.6L3.6-3.4M-3.6 3.6L-.8.8', 1.7)],
  retreated: ['#5b5148', stroke('M0-4.4V3.6M-3.4.6L0 4 3.4.6', 1.8)],
  steady: ['#1f3f6e', '<path d="M-4-3.4H4V.2C4 2.8 1.8 4.2 0 4.8-1.8 4.2-4 2.8-4 .2z" fill="#fff"/>'],
  adrift: ['#2b7a94', stroke('M-4.6-1.4q2.3-2.6 4.6 0t4.6 0M-4.6 2.4q2.3-2.6 4.6 0t4.6 0', 1.5)],
  aground: ['#7a5a2a', stroke('M0-4.4V3.6M-2.4-2h4.8M-4 .8Q-3.4 4.2 0 4.2T4 .8', 1.5)],
  hidden: ['#333a44', '<text y="4" text-anchor="middle" class="cnum" font-size="11.2" fill="#fff">?</text>'],
  supplied: ['#2f6b3f', '<circle r="2.4" fill="#fff"/>'],
  tenacious: [
    '#8a6212',
    '<path d="M0-4.4l3.8 1.4V.4C3.8 2.8 1.6 4.2 0 4.8-1.6 4.2-3.8 2.8-3.8.4V-3z" fill="#ffe9b0"/>',
  ],
  fiery: [
    '#b3401c',
    '<path d="M0-4.8C2.6-2 3.6-.6 3.2 1.6 2.8 3.6 1.4 4.6 0 4.6S-3.2 3.4-3.2 1.4' +
      'C-3.2 0-2.2-.6-1.8-1.8-.8-1.4-.6-.6-.6-.2 0-1.6.2-3.2 0-4.8z" fill="#ffd27a"/>',
  ],
  shock: [
    '#7d1710',
    '<path d="M4.4-4.4L.2 2.6-2.6-.2z" fill="#f3efe6"/>' + stroke('M-4.6 4.6l2.6-2.6M-3.6.2l3.4 3.4', 1.7),
  ],
  impetuous: ['#9c5a00', stroke('M-4-3.4L-.6 0-4 3.4M.4-3.4L3.8 0 .4 3.4', 1.8)],
  flagrant: [
    '#b8860b',
    '<circle r="2.2" fill="#fff"/>' +
      stroke(
        'M0-5v1.6M0 3.4V5M-5 0h1.6M3.4 0H5M-3.5-3.5l1.1 1.1M2.4 2.4l1.1 1.1M-3.5 3.5l1.1-1.1M2.4-2.4l1.1-1.1',
        1.2,
      ),
  ],
  smokeless: [
    '#51606b',
    '<path d="M-4 2.4a2 2 0 0 1 .6-3.9A3 3 0 0 1 2.2-2 2.3 2.3 0 0 1 3.2 2.4z" fill="#fff"/>' +
      '<path d="M-4.4 4.2L4.2-4.4" stroke="#a3261a" stroke-width="1.7"/>',
  ],
  pathfinder: ['#2b5f4a', '<path d="M0-5L2-.2-2-.2z" fill="#ffd27a"/><path d="M0 5L-2 .2 2 .2z" fill="#fff"/>'],
};

/** The badge of that name; an unknown one is its first letter. */
export function badge(key: string, x: number, y: number, k = 1): string {
  const [fill, mark] = BADGES[key] ?? [
    '#4a463c',
    '<text y="4" text-anchor="middle" class="cnum" font-size="11.2"' +
      ` fill="#fff">${esc(key.slice(0, 1).toUpperCase())}</text>`,
  ];
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f2(k)})" class="badge"><circle r="7.6" fill="#fff"/>` +
    `<circle r="6.7" fill="${fill}" ${fill === '#fff' ? 'stroke="#7d1710" stroke-width="1"' : ''}/>${mark}</g>`
  );
}

/** The drop that means "a loss to be tested". */
export function lossMarker(x: number, y: number, n: number, k = 1): string {
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f2(k)})">` +
    '<path d="M0-9C4-3.6 6-1 6 2.2A6 6 0 0 1-6 2.2C-6-1-4-3.6 0-9z" fill="#d7281d" stroke="#fff"' +
    ' stroke-width="1.4"/>' +
    (n > 1 ? `<text y="6" text-anchor="middle" class="cnum" font-size="11.2" fill="#fff">${n}</text>` : '') +
    '</g>'
  );
}
