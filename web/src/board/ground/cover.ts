// What covers the land: washes, fields, grass, hills, marshes, ravines, rows, woods and mountains.

import { hachures, peak, scatter, useTree } from '../draw/marks.ts';
import { dist, f1, polar, rng, toPath, toPaths, warp, xy, type Pt } from '../draw/tools.ts';
import { of, region, type GroundCell, type HexMap } from './hexmap.ts';

/** Large uneven patches, so that a plain is never flat colour. */
export function washes(map: HexMap): string {
  const {
      st,
      view: [vx, vy, vw, vh],
    } = map,
    s = map.grid.s,
    r = rng('wash', map.seed);
  let o = '';
  for (let i = 0; i < 46; i++)
    o +=
      `<ellipse cx="${f1(vx + r() * vw)}" cy="${f1(vy + r() * vh)}" rx="${f1(s * r.in(0.6, 2.2))}"` +
      ` ry="${f1(s * r.in(0.4, 1.2))}" fill="${r() < 0.5 ? st.ground : st.ground2}"` +
      ` opacity="${f1(r.in(0.2, 0.6))}" transform="rotate(${f1(r.in(-20, 20))} ${f1(vx + vw / 2)} ` +
      `${f1(vy + vh / 2)})"/>`;
  return o;
}

export function fields(map: HexMap): string {
  const { st, seed } = map,
    s = map.grid.s;
  const tint = st.relief
    ? ['#a8bd72', '#7f9f5f', '#b9b070', '#92ad68']
    : ['#d9d79a', '#b4c57f', '#e2d9a2', '#c5cf8c', '#cbb978'];
  let o = '';
  for (const c of of(map, /^(plain|lowland)$/)) {
    const r = rng('field', seed, c.c, c.r);
    if (r() > (st.relief ? 0.55 : 0.5)) continue;
    const p = map.grid.at(c.c, c.r),
      a = r.in(-40, 40),
      n = 2 + Math.floor(r() * 3);
    let g = '',
      x = -s * 0.5;
    for (let i = 0; i < n; i++) {
      const w = s * r.in(0.22, 0.4),
        h = s * r.in(0.5, 0.9),
        y = -h / 2 + s * r.in(-0.1, 0.1),
        col = r.pick(tint);
      g +=
        `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${col}" stroke="#7d8a4c"` +
        ' stroke-width=".6" stroke-opacity=".5"/>';
      let d = '';
      for (let k = 3; k < h - 2; k += 3.4) d += `M${f1(x + 1)} ${f1(y + k)}h${f1(w - 2)}`;
      if (r() < 0.6) g += `<path d="${d}" stroke="#8d7f45" stroke-width=".6" opacity=".4"/>`;
      x += w;
    }
    o += `<g transform="translate(${xy(p)}) rotate(${f1(a)})" opacity=".75">${g}</g>`;
  }
  return o;
}

export function grass(map: HexMap): string {
  const r = rng('grass', map.seed),
    s = map.grid.s;
  let w = '';
  for (const c of of(map, /^(plain|clear)$/)) {
    const p = map.grid.at(c.c, c.r);
    for (let i = 0; i < 3; i++)
      w += `M${xy(polar(p[0], p[1], r() * s * 0.8, r() * 360))}l-1.6-3.4m1.6 3.4l.2-4.2m-.2 4.2l2-3.2`;
  }
  return `<path d="${w}" stroke="${map.st.hillEdge}" stroke-width=".7" opacity=".38" fill="none"/>`;
}

/** Two levels of hills, with hachures or with contour lines. */
export function hills(map: HexMap): string {
  const { st, seed } = map,
    s = map.grid.s;
  let o = '';
  (
    [
      [/^(hill|height|kopje|kopje2|woodhill|hillvillage|hillorchard|hillfortress|hillbuilding|cliff)$/, 1],
      [/^(height|kopje2|cliff)$/, 2],
    ] as [RegExp, number][]
  ).forEach(([re, level]) => {
    const L = region(map, c => re.test(c.terrain), level === 2 ? 0.16 : 0.12, seed + 'h' + (level === 2 ? '2' : ''));
    if (!L.length) return;
    const inset = level === 2 ? L.map(l => inward(l, s * 0.14)) : L,
      d = toPaths(inset);
    o +=
      `<path d="${d}" transform="translate(2.5 3.5)" fill="#5a3d18" opacity=".16"/>` +
      `<path d="${d}" fill="${level === 2 ? shade(st.hillFill) : st.hillFill}"` +
      ` opacity="${level === 1 ? 0.8 : 0.9}"/>`;
    if (st.contour) {
      o +=
        `<path d="${d}" fill="none" stroke="${st.hillEdge}" stroke-width="1.3" opacity=".85"/>` +
        `<path d="${toPaths(inset.map(l => inward(l, s * 0.17)))}" fill="none" stroke="${st.hillEdge}"` +
        ` stroke-width=".8" opacity=".7"/><path d="${toPaths(inset.map(l => inward(l, s * 0.33)))}"` +
        ` fill="#dcc296" fill-opacity=".5" stroke="${st.hillEdge}" stroke-width=".8" opacity=".6"/>`;
      inset.forEach((l, i) => (o += hachures(l, s * 0.12, s * 0.1, st.hillEdge, seed + level + i, true)));
    } else {
      o += `<path d="${d}" fill="none" stroke="${st.hillEdge}" stroke-width=".8" opacity=".45"/>`;
      inset.forEach(
        (l, i) => (o += hachures(l, s * (level === 2 ? 0.26 : 0.34), s * 0.085, st.hillEdge, seed + level + i, true)),
      );
    }
  });
  for (const c of of(map, /^cliff$/)) {
    const r = rng('cliff', seed, c.c, c.r),
      p = map.grid.at(c.c, c.r),
      edge: Pt[] = [];
    for (let i = 0; i <= 6; i++) edge.push([p[0] + s * (i / 3 - 1) * 0.66, p[1] + s * r.in(-0.12, 0.12)]);
    o +=
      `<path d="${toPath(edge)}" fill="none" stroke="#4b3520" stroke-width="2.4"/>` +
      edge
        .map(
          q =>
            `<path d="M${xy(q)}l${f1(r.in(-2, 2))} ${f1(s * r.in(0.14, 0.26))}" stroke="#4b3520" stroke-width="1.6"/>`,
        )
        .join('');
  }
  return o;
}

const inward = (l: Pt[], k: number): Pt[] =>
  l.map((p, i) => {
    const n = l.length,
      a = l[(i + n - 2) % n],
      c = l[(i + 2) % n],
      q = dist(a, c) || 1;
    return [p[0] - ((c[1] - a[1]) / q) * k, p[1] + ((c[0] - a[0]) / q) * k];
  });

/** The same colour a tenth darker. */
const shade = (hex: string): string =>
  '#' +
  [1, 3, 5]
    .map(i =>
      Math.round(parseInt(hex.slice(i, i + 2), 16) * 0.9)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export function marshes(map: HexMap): string {
  const s = map.grid.s;
  let o = '';
  for (const c of of(map, /^marsh$/)) {
    const r = rng('marsh', c.c, c.r),
      p = map.grid.at(c.c, c.r);
    let w = '',
      t = '';
    for (let i = 0; i < 11; i++) {
      const q = polar(p[0], p[1], Math.sqrt(r()) * s * 0.8, r() * 360),
        l = r.in(5, 12);
      w += `M${f1(q[0] - l / 2)} ${f1(q[1])}h${f1(l)}`;
      if (i % 2) t += `M${f1(q[0])} ${f1(q[1] - 1)}l-2.4-5m2.4 5v-6.4m0 6.4l2.4-5`;
    }
    o +=
      `<path d="${w}" stroke="#5a93a6" stroke-width="1.3"/>` +
      `<path d="${t}" stroke="#60703a" stroke-width="1" fill="none"/>`;
  }
  return o;
}

/** Stones on rocky hills, and all over broken ground. */
export function rocks(map: HexMap): string {
  const s = map.grid.s;
  let o = '';
  for (const c of of(map, /^(kopje2?|broken)$/)) {
    const r = rng('rocks', map.seed, c.c, c.r),
      all = c.terrain === 'broken';
    for (const [x, y] of scatter(map.grid, c.c, c.r, all ? 14 : 9, s * 0.24, map.seed + 'rocks', 0.8)) {
      const k = s * r.in(0.05, all ? 0.12 : 0.1);
      o +=
        `<path d="M${f1(x - k)} ${f1(y + k * 0.5)}l${f1(k * 0.4)} ${f1(-k * r.in(0.8, 1.2))} ${f1(k * 0.8)} ` +
        `${f1(-k * 0.2)} ${f1(k * 0.7)} ${f1(k * 0.9)} ${f1(-k * 0.3)} ${f1(k * 0.6)}z"` +
        ` fill="${all ? '#a39a86' : '#b09472'}" stroke="#4b3520" stroke-width="1" stroke-linejoin="round"/>`;
    }
  }
  return o;
}

export function ravines(map: HexMap): string {
  const s = map.grid.s,
    L = region(map, c => /^(ravine|donga)$/.test(c.terrain), 0.2, map.seed + 'r');
  if (!L.length) return '';
  return (
    `<path d="${toPaths(L)}" fill="#b79a6c" opacity=".5"/>` +
    L.map((l, i) => hachures(l, s * 0.3, s * 0.09, '#6b4a28', map.seed + 'rv' + i, false)).join('')
  );
}

/** Scrub, vines and orchards stand in rows. */
export function rows(map: HexMap): string {
  const { st } = map,
    s = map.grid.s;
  let o = '';
  for (const c of of(map, /^(scrub|orchard|hillorchard|vineyard)$/)) {
    const r = rng('vine', c.c, c.r),
      p = map.grid.at(c.c, c.r),
      a = r.in(-35, 35);
    let w = '';
    for (let i = -3; i <= 3; i++)
      for (let j = -3; j <= 3; j++) {
        let x = i * s * 0.2,
          y = j * s * 0.19 + (i & 1 ? s * 0.06 : 0);
        if (c.terrain === 'scrub') {
          x += r.in(-4, 4);
          y += r.in(-4, 4);
        }
        if (Math.hypot(x, y) >= s * 0.68) continue;
        w += c.terrain.endsWith('orchard')
          ? `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(s * 0.065)}" fill="${st.forest}"` +
            ` stroke="${st.forestEdge}" stroke-width=".8"/>`
          : c.terrain === 'scrub'
            ? `<path d="M${f1(x - 2.4)} ${f1(y + 1)}q2.4-4.6 4.8 0" stroke="${st.forestEdge}" stroke-width="1"` +
              ` fill="${st.forest}"/>`
            : `<path d="M${f1(x)} ${f1(y + 2)}v-5m-1.8 1.4h3.6" stroke="${st.forestEdge}" stroke-width="1"/>`;
      }
    o +=
      `<g transform="translate(${xy(p)}) rotate(${f1(a)})">` +
      `<rect x="${f1(-s * 0.66)}" y="${f1(-s * 0.62)}" width="${f1(s * 1.32)}" height="${f1(s * 1.24)}"` +
      ` rx="${f1(s * 0.3)}" fill="${st.forest}" opacity="${c.terrain === 'scrub' ? 0.2 : 0.35}"/>${w}</g>`;
  }
  return o;
}

/** One ragged edge round all touching wood cells, then single trees; mountains stand among them. */
export function woodsAndPeaks(map: HexMap): string {
  const { st, seed, grid } = map,
    s = grid.s,
    standing: [number, string][] = [];
  const isWood = (c: GroundCell) => /^(forest|wood|woodhill)$/.test(c.terrain),
    isPeak = (c: GroundCell) => c.terrain === 'mountain';
  let o = '';
  const woods = region(map, isWood, 0.17, seed + 'f');
  if (woods.length) {
    const d = toPaths(woods);
    o +=
      `<path d="${d}" transform="translate(1.5 2.5)" fill="#22301a" opacity=".2"/>` +
      `<path d="${d}" fill="${st.forest}" opacity="${st.tree === 'round' ? 0.85 : 0.8}"/>` +
      `<path d="${d}" fill="none" stroke="${st.forestEdge}" stroke-width="1"` +
      ` opacity=".5" ${st.tree === 'dots' ? 'stroke-dasharray="2 1.6"' : ''}/>`;
    const n = { ink: 12, round: 17, dots: 30 }[st.tree],
      gap = { ink: 0.3, round: 0.22, dots: 0.145 }[st.tree],
      size = { ink: 1.15, round: 1.05, dots: 0.95 }[st.tree];
    for (const c of [...map.all.values()].filter(isWood)) {
      const r = rng('trees', seed, c.c, c.r);
      for (const q of scatter(grid, c.c, c.r, n, s * gap, seed, 0.84)) {
        const [x, y] = warp(q, s, 0.1, seed + 'f');
        standing.push([y, useTree(x, y, (s / 40) * size * r.in(0.85, 1.2), r)]);
      }
    }
  }
  const high = region(map, isPeak, 0.15, seed + 'm');
  if (high.length) {
    o += `<path d="${toPaths(high)}" fill="${st.hillFill}" opacity=".95"/>`;
    high.forEach((l, i) => (o += hachures(l, s * 0.22, s * 0.11, st.hillEdge, seed + 'mt' + i, true)));
    for (const c of [...map.all.values()].filter(isPeak)) {
      const r = rng('peak', seed, c.c, c.r),
        p = grid.at(c.c, c.r);
      for (const [dx, dy, w, h] of [
        [-0.36, 0.06, 0.38, 0.62],
        [0.34, 0.16, 0.4, 0.72],
        [-0.02, 0.5, 0.46, 0.86],
      ] as [number, number, number, number][])
        standing.push([
          p[1] + dy * s,
          peak(p[0] + dx * s + r.in(-3, 3), p[1] + dy * s, s * w * r.in(0.9, 1.1), s * h * r.in(0.85, 1.1), st, r),
        ]);
    }
  }
  standing.sort((a, b) => a[0] - b[0]);
  return o + standing.map(t => t[1]).join('');
}
