// Areas of a table measured in inches: woods, farms, villages, orchards, rough ground, pits, gardens, ponds.

import type { Area } from '../../protocol/index.ts';
import { barn, canopy, hachures, houses, starFort } from '../draw/marks.ts';
import { STYLES } from '../draw/styles.ts';
import { boxOf, chaikin, dist, f1, inside, rng, toPath, warp, xy, type Box, type Pt } from '../draw/tools.ts';

/** A wall along a line. */
export const stones = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#1a1208" stroke-width="9" opacity=".35" transform="translate(3 4)"/>` +
  `<path d="${d}" fill="none" stroke="#5f564a" stroke-width="8" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#c9c0ae" stroke-width="5" stroke-dasharray="11 1.4"/>`;

export function area(a: Area, pts: Pt[], seed: string): string {
  const [x, y, w, h] = boxOf(pts),
    r = rng('area', a.name ?? a.kind, seed),
    shape = toPath(pts, true);
  switch (a.kind) {
    case 'orchard': {
      let o = `<path d="${shape}" fill="#8aa552" opacity=".7"/>`;
      for (let px = x + 18; px < x + w - 8; px += 29)
        for (let py = y + 18; py < y + h - 8; py += 29)
          if (inside([px, py], pts)) o += canopy(px + r.in(-3, 3), py + r.in(-3, 3), r.in(10.5, 12.5), r);
      return o;
    }
    case 'wood': {
      const soft = toPath(
          chaikin(pts, true, 2).map(p => warp(p, 60, 0.08, seed)),
          true,
        ),
        trees: [number, string][] = [];
      for (let i = 0; i < (w * h) / 700; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (inside(p, pts)) trees.push([p[1], canopy(p[0], p[1], r.in(13, 22), r)]);
      }
      return (
        `<path d="${soft}" fill="#5f7f3c" opacity=".75"/>` +
        trees
          .sort((p, q) => p[0] - q[0])
          .map(t => t[1])
          .join('')
      );
    }
    case 'pit': {
      const l = chaikin(pts, true, 2).map(p => warp(p, 40, 0.12, 'pit'));
      let o =
        `<path d="${toPath(l, true)}" fill="#d8b876"/>` +
        `<path d="${toPath(l, true)}" fill="none" stroke="#8a6a34" stroke-width="3"/>` +
        hachures(l, 20, 6, '#8a6a34', 'pit', false);
      for (let i = 0; i < 40; i++)
        o +=
          `<circle cx="${f1(r.in(x + 20, x + w - 20))}" cy="${f1(r.in(y + 18, y + h - 18))}"` +
          ` r="${f1(r.in(1, 3))}" fill="#b58f4e"/>`;
      return o;
    }
    case 'rough': {
      let o = `<path d="${toPath(
        chaikin(pts, true, 2).map(p => warp(p, 50, 0.1, seed)),
        true,
      )}" fill="#a39a62" opacity=".6"/>`;
      for (let i = 0; i < (w * h) / 420; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (!inside(p, pts)) continue;
        o +=
          i % 3
            ? `<path d="M${xy(p)}l-4-8m4 8v-10m0 10l5-7" stroke="#4d5c2a" stroke-width="1.8" fill="none"/>`
            : `<ellipse cx="${f1(p[0])}" cy="${f1(p[1])}" rx="${f1(r.in(4, 8))}" ry="${f1(r.in(3, 5))}"` +
              ' fill="#b9b3a4" stroke="#5f5a4c" stroke-width="1.2"/>';
      }
      return o;
    }
    case 'farm':
      return farm([x, y, w, h], shape, r);
    case 'building':
      return (
        `<path d="${shape}" fill="#cdb888"/>` +
        (w >= h ? barn(x + w / 2, y + h / 2, w, h, 0) : barn(x + w / 2, y + h / 2, h, w, 90))
      );
    case 'village': {
      let o = `<path d="${shape}" fill="#cdb888" opacity=".85"/>`;
      const spots: Pt[] = [];
      for (let i = 0; i < 90 && spots.length < (w * h) / 6500 + 2; i++) {
        const p: Pt = [r.in(x + 34, x + w - 34), r.in(y + 28, y + h - 28)];
        if (inside(p, pts) && spots.every(q => dist(p, q) > 74)) spots.push(p);
      }
      spots
        .sort((p, q) => p[1] - q[1])
        .forEach(
          (p, i) =>
            (o +=
              i === Math.floor(spots.length / 2)
                ? houses(p[0], p[1], 70, STYLES.country, r, 2)
                : barn(p[0], p[1], r.in(52, 70), r.in(28, 36), r.pick([0, 90, 8, 82]))),
        );
      return o;
    }
    case 'garden': {
      let o = `<path d="${shape}" fill="#8aa552" opacity=".6"/>`;
      const n = Math.max(2, Math.round(w / 30)),
        step = (w - 24) / n;
      for (let i = 0; i < n; i++) {
        const gx = x + 14 + i * step;
        o +=
          `<rect x="${f1(gx)}" y="${f1(y + 14)}" width="${f1(step - 6)}" height="${f1(h - 26)}" fill="#7d5f3a"` +
          ' stroke="#5b4326"/>';
        for (let py = y + 20; py < y + h - 16; py += 9)
          o +=
            `<circle cx="${f1(gx + 7)}" cy="${f1(py)}" r="3.2" fill="#5f8a3c"/>` +
            `<circle cx="${f1(gx + 16)}" cy="${f1(py + 3)}" r="3.2" fill="#74a04a"/>`;
      }
      return o;
    }
    case 'field': {
      let d = '';
      for (let py = y + 6; py < y + h; py += 9) d += `M${f1(x + 4)} ${f1(py)}h${f1(w - 8)}`;
      return (
        `<path d="${shape}" fill="#c9bb6c" opacity=".6"/>` +
        `<path d="${d}" stroke="#9a8a44" stroke-width="1.6" opacity=".55"/>`
      );
    }
    case 'pond': {
      const d = toPath(chaikin(pts, true, 2), true);
      return (
        `<path d="${d}" fill="#5f9fb8" stroke="#4a6a4a" stroke-width="6"/>` +
        `<path d="${d}" fill="none" stroke="#d9efef" stroke-width="2" opacity=".6" transform="translate(0 3)"/>`
      );
    }
    case 'marsh': {
      let water = '',
        reed = '';
      for (let i = 0; i < (w * h) / 500; i++) {
        const p: Pt = [r.in(x, x + w), r.in(y, y + h)];
        if (!inside(p, pts)) continue;
        water += `M${f1(p[0] - 10)} ${f1(p[1])}h20`;
        if (i % 2) reed += `M${xy(p)}l-4-10m4 10v-13m0 13l4-10`;
      }
      return (
        `<path d="${shape}" fill="#7f9a6a" opacity=".6"/><path d="${water}" stroke="#5a93a6" stroke-width="3"/>` +
        `<path d="${reed}" stroke="#4f6230" stroke-width="1.8" fill="none"/>`
      );
    }
    case 'fort':
      return starFort(x + w / 2, y + h / 2, Math.min(w, h) * 0.85, '#7a3b22');
    case 'objective':
      // a ring of pegs: where it matters to stand
      return (
        `<path d="${shape}" fill="#fff8dc" fill-opacity=".1" stroke="#3a2a14" stroke-opacity=".4"` +
        ' stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>' +
        `<path d="${shape}" fill="none" stroke="#fff8dc" stroke-width="2.4" stroke-dasharray="2 9"` +
        ' stroke-linecap="round"/>'
      );
    case 'hill':
      return '';
    default:
      return (
        `<path d="${shape}" fill="#cbbf8a" fill-opacity=".45" stroke="#5d5a3a" stroke-width="2.5"` +
        ' stroke-dasharray="10 7"/>'
      );
  }
}

/** Four ranges round a yard, a wall and a well. */
function farm([x, y, w, h]: Box, shape: string, r: ReturnType<typeof rng>): string {
  let o = `<path d="${shape}" fill="#cdb888"/>`;
  for (let i = 0; i < 190; i++)
    o +=
      `<ellipse cx="${f1(r.in(x + 8, x + w - 8))}" cy="${f1(r.in(y + 8, y + h - 8))}" rx="3.4" ry="2.4"` +
      ' fill="#b09a68" opacity=".7"/>';
  o +=
    barn(x + w * 0.5, y + 17, w * 0.96, 34, 0) +
    barn(x + 16, y + h * 0.56, h * 0.74, 32, 90) +
    barn(x + w - 16, y + h * 0.36, h * 0.44, 32, 90) +
    barn(x + w * 0.26, y + h - 14, w * 0.4, 27, 0);
  return (
    o +
    stones(`M${f1(x + w * 0.47)} ${f1(y + h - 3)}H${f1(x + w - 3)}V${f1(y + h * 0.6)}`) +
    `<circle cx="${f1(x + w * 0.6)}" cy="${f1(y + h * 0.52)}" r="9" fill="#9a9384" stroke="#4a4438"` +
    ` stroke-width="2"/><circle cx="${f1(x + w * 0.6)}" cy="${f1(y + h * 0.52)}" r="4.6" fill="#22323a"/>`
  );
}
