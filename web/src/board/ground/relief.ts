// The painted relief, seen from the air: plateaux, crags, clouds.

import { hachures, scatter, useTree } from '../draw/marks.ts';
import { f1, polar, rng, toPath, toPaths, xy, type Box, type Pt, type Rng } from '../draw/tools.ts';
import { of, region, type HexMap } from './hexmap.ts';

export function reliefLand(map: HexMap): { svg: string; defs: string } {
  const { grid, seed } = map,
    s = grid.s;
  let o = '';
  const bush = rng('bush', seed);
  for (const c of of(map, /^lowland$/))
    if (bush() < 0.5)
      for (const q of scatter(grid, c.c, c.r, 4, s * 0.25, seed + 'b', 0.7))
        o += useTree(q[0], q[1], (s / 40) * 0.9, bush);
  const L = region(map, c => /^(plateau|peak)$/.test(c.terrain), 0.13, seed + 'pl'),
    d = toPaths(L);
  if (!L.length) return { svg: o, defs: '' };
  (
    [
      [9, 0.16],
      [6, 0.2],
      [3.5, 0.3],
    ] as const
  ).forEach(
    ([k, op]) => (o += `<path d="${d}" transform="translate(${f1(k * 0.7)} ${k})" fill="#2c2412" opacity="${op}"/>`),
  );
  o += `<path d="${d}" transform="translate(1.4 3)" fill="#8a6534"/><path d="${d}" fill="url(#pl)"/>`;
  L.forEach(
    (l, i) => (o += `<g opacity=".8">${hachures(l, s * 0.34, s * 0.13, '#8a6534', seed + 'p' + i, false)}</g>`),
  );
  o += `<path d="${d}" fill="none" stroke="#fbeec0" stroke-width="1.4" opacity=".8" transform="translate(-.6 -.8)"/>`;
  const ochre = rng('ochre', seed);
  for (const c of of(map, /^plateau$/)) {
    const p = grid.at(c.c, c.r);
    for (let i = 0; i < 3; i++) {
      const q = polar(p[0], p[1], ochre() * s * 0.7, ochre() * 360);
      o +=
        `<ellipse cx="${f1(q[0])}" cy="${f1(q[1])}" rx="${f1(s * ochre.in(0.1, 0.3))}"` +
        ` ry="${f1(s * ochre.in(0.06, 0.14))}" fill="${ochre.pick(['#b98f4a', '#f3e2a8', '#d3ae63'])}"` +
        ' opacity=".5"/>';
    }
  }
  const crags = of(map, /^peak$/)
    .map(c => ({ p: grid.at(c.c, c.r), r: rng('pk', seed, c.c, c.r) }))
    .sort((a, b) => a.p[1] - b.p[1]);
  return {
    svg: o + crags.map(({ p, r }) => crag(p[0], p[1], s, r)).join(''),
    defs:
      '<linearGradient id="pl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ecd592"/>' +
      '<stop offset="1" stop-color="#c9a55c"/></linearGradient>',
  };
}

/** A rock summit from above: facets round a point, lit from the north-west. */
function crag(x: number, y: number, s: number, r: Rng): string {
  const n = 9,
    top: Pt = [x + r.in(-0.12, 0.12) * s, y + r.in(-0.12, 0.12) * s],
    rim: Pt[] = [];
  for (let i = 0; i < n; i++) rim.push(polar(x, y, s * r.in(0.9, 1.2), (i * 360) / n + r.in(-12, 12)));
  let o = `<path d="${toPath(rim, true)}" transform="translate(5 7)" fill="#1a1410" opacity=".4"/>`;
  for (let i = 0; i < n; i++) {
    const a = rim[i],
      b = rim[(i + 1) % n],
      mx = (a[0] + b[0]) / 2 - x,
      my = (a[1] + b[1]) / 2 - y;
    const lit = (-mx - my) / (Math.hypot(mx, my) * 1.414),
      v = Math.round(74 + 52 * lit + r.in(-9, 9)),
      k = 0.34;
    o += `<path d="M${xy(top)}L${xy(a)}L${xy(b)}Z" fill="rgb(${v + 14},${v},${v - 10})"/>`;
    o +=
      `<path d="M${xy(top)}L${f1(top[0] + (a[0] - top[0]) * k)} ${f1(top[1] + (a[1] - top[1]) * k)}L` +
      `${f1(top[0] + (b[0] - top[0]) * k * 1.3)} ${f1(top[1] + (b[1] - top[1]) * k * 1.3)}Z" fill="#fff"` +
      ` opacity="${f1(0.62 + 0.3 * lit)}"/>`;
  }
  return o + `<path d="${toPath(rim, true)}" fill="none" stroke="#1c1512" stroke-width="1.6" stroke-linejoin="round"/>`;
}

export function clouds([x, y, w, h]: Box, seed: string): string {
  const r = rng('cloud', seed);
  let o = '',
    shadow = '';
  for (let i = 0; i < 5; i++) {
    const cx = x + r() * w,
      cy = y + r() * h,
      k = r.in(0.7, 1.3);
    let g = '';
    for (let j = 0; j < 7; j++)
      g +=
        `<ellipse cx="${f1(cx + r.in(-46, 46) * k)}" cy="${f1(cy + r.in(-9, 9) * k)}"` +
        ` rx="${f1(r.in(16, 34) * k)}" ry="${f1(r.in(8, 15) * k)}"/>`;
    shadow += `<g transform="translate(16 26)">${g}</g>`;
    o += g;
  }
  return `<g fill="#06202c" opacity=".1">${shadow}</g><g fill="#fff" opacity=".2">${o}</g>`;
}
