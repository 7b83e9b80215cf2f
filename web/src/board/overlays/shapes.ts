// Shapes that several overlays share: arrows, pills, brackets, roses.

import { esc, f1, f2, polar, toPath, xy, type Box, type Pt } from '../draw/tools.ts';
import { textWidth } from '../draw/text.ts';

/** A tapering ribbon along a smooth line, with a barbed head. */
export function arrowPath(points: Pt[], w: number, head: number): string {
  let pts = points;
  if (pts.length === 2)
    pts = [0, 0.34, 0.67, 1].map(t => [
      pts[0][0] + (pts[1][0] - pts[0][0]) * t,
      pts[0][1] + (pts[1][1] - pts[0][1]) * t,
    ]);
  const q: Pt[] = [pts[0]];
  for (let i = 0; i < pts.length - 1; i++) {
    const p1 = pts[i],
      p2 = pts[i + 1],
      p0 = pts[i - 1] ?? p1,
      p3 = pts[i + 2] ?? p2;
    for (let t = 0.2; t <= 1.001; t += 0.2) {
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      q.push([at(0), at(1)]);
    }
  }
  const end = q[q.length - 1],
    far = q.filter(p => Math.hypot(p[0] - end[0], p[1] - end[1]) > head * 1.02);
  const body = far.length ? far : [q[0]],
    base = body[body.length - 1],
    dx = end[0] - base[0],
    dy = end[1] - base[1],
    l = Math.hypot(dx, dy) || 1,
    ux = dx / l,
    uy = dy / l;
  const neck: Pt = [end[0] - ux * head, end[1] - uy * head],
    left: Pt[] = [],
    right: Pt[] = [];
  body.push(neck);
  body.forEach((p, i) => {
    const a = body[Math.max(0, i - 1)],
      b = body[Math.min(body.length - 1, i + 1)],
      ex = b[0] - a[0],
      ey = b[1] - a[1],
      k = Math.hypot(ex, ey) || 1,
      ww = w * (0.45 + (0.55 * i) / body.length);
    left.push([p[0] - (ey / k) * ww, p[1] + (ex / k) * ww]);
    right.unshift([p[0] + (ey / k) * ww, p[1] - (ex / k) * ww]);
  });
  const barb = w * 2.5;
  return toPath(
    [...left, [neck[0] - uy * barb, neck[1] + ux * barb], end, [neck[0] + uy * barb, neck[1] - ux * barb], ...right],
    true,
  );
}

export interface PillLook {
  size: number;
  fill?: string;
  stroke?: string;
  ink?: string;
}

export const pillSize = (text: string, size: number): [number, number] => [
  textWidth(text, size, 'cond') + size * 1.15,
  size * 1.5,
];

export function pill(
  x: number,
  y: number,
  text: string,
  { size, fill = '#fffdf5', stroke = '#1d1a14', ink = '#1d1a14' }: PillLook,
): string {
  const [w, h] = pillSize(text, size);
  return (
    `<g transform="translate(${f1(x)} ${f1(y)})">` +
    `<rect x="${f1(-w / 2)}" y="${f1(-h / 2)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(h / 2)}"` +
    ` fill="${fill}" stroke="${stroke}" stroke-width="${f1(size * 0.1)}"/>` +
    `<text y="${f1(size * 0.36)}" text-anchor="middle" class="cnum" font-size="${f1(size)}"` +
    ` fill="${ink}">${esc(text)}</text></g>`
  );
}

/** Colours of a pill by tone. */
export const TONES: Record<string, Omit<PillLook, 'size'>> = {
  good: { fill: '#eaf6ef', stroke: '#17603a', ink: '#0f4a2b' },
  warn: { fill: '#fff3d6', stroke: '#8a5a00', ink: '#5e3d00' },
  bad: { fill: '#fdf1ea', stroke: '#8c2f1d', ink: '#7d1710' },
  attack: { fill: '#7d1710', stroke: '#fff', ink: '#fff' },
};

/** Four red brackets cased in white round a box. */
export function targetBrackets([x, y, w, h]: Box, grow: number): string {
  const x0 = x - grow,
    y0 = y - grow,
    x1 = x + w + grow,
    y1 = y + h + grow,
    l = Math.min(x1 - x0, y1 - y0) * 0.27;
  const d =
    `M${f1(x0)} ${f1(y0 + l)}V${f1(y0)}H${f1(x0 + l)}M${f1(x1 - l)} ${f1(y0)}H${f1(x1)}V${f1(y0 + l)}M${f1(x1)}` +
    ` ${f1(y1 - l)}V${f1(y1)}H${f1(x1 - l)}M${f1(x0 + l)} ${f1(y1)}H${f1(x0)}V${f1(y1 - l)}`;
  return (
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="6"/>` +
    `<path d="${d}" fill="none" stroke="#d7281d" stroke-width="3.4"/>`
  );
}

/** A compass rose with numbered directions. */
export function roseMark(x: number, y: number, R: number, directions: [string, number][]): string {
  let o =
    `<circle r="${f1(R * 1.16)}" fill="#f5edd4" opacity=".85"/>` +
    `<circle r="${f1(R * 1.1)}" fill="none" stroke="#3c4a50" stroke-width="1.2"/>` +
    `<circle r="${f1(R)}" fill="none" stroke="#3c4a50" stroke-width=".7" stroke-dasharray="2 3"/>`;
  for (let i = 0; i < 16; i++) {
    const k = i % 4 === 0 ? 0.94 : i % 2 === 0 ? 0.66 : 0.42,
      a = i * 22.5 - 90,
      t = polar(0, 0, R * k, a),
      l = polar(0, 0, R * 0.16, a - 45),
      r = polar(0, 0, R * 0.16, a + 45);
    o +=
      `<path d="M0 0L${xy(l)}L${xy(t)}Z" fill="#b3392c" opacity="${i % 2 ? 0.35 : 1}"/>` +
      `<path d="M0 0L${xy(r)}L${xy(t)}Z" fill="#f5edd4" stroke="#3c4a50" stroke-width=".6"/>`;
  }
  for (const [word, angle] of directions) {
    const q = polar(0, 0, R * 1.4, angle),
      wide = Math.max(R * 0.21, textWidth(word, R * 0.34, 'cond') / 2 + R * 0.07);
    o +=
      `<rect x="${f1(q[0] - wide)}" y="${f1(q[1] - R * 0.2)}" width="${f1(wide * 2)}" height="${f1(R * 0.4)}"` +
      ` rx="${f1(R * 0.2)}" fill="#fffdf5" stroke="#3c4a50"/>` +
      `<text x="${f1(q[0])}" y="${f1(q[1] + R * 0.11)}" text-anchor="middle" class="cnum"` +
      ` font-size="${f1(R * 0.34)}" fill="#3c4a50">${esc(word)}</text>`;
  }
  return `<g transform="translate(${f1(x)} ${f1(y)})">${o}</g>`;
}

/** Where the wind blows to. */
export function windMark(x: number, y: number, R: number, angle: number): string {
  const k = R / 32;
  return (
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f2(k)})">` +
    '<rect x="-32" y="-32" width="64" height="64" rx="6" fill="#f5edd4" opacity=".9" stroke="#3c4a50"/>' +
    `<g transform="rotate(${f1(angle - 90)})">` +
    '<path d="M-20-18c14 4 14 12 0 18M-6-20c14 6 14 16 0 24M10-18c14 4 14 12 0 18" fill="none" stroke="#2d6478"' +
    ' stroke-width="2.4"/><path d="M0-22V20M-9 10L0 24 9 10" fill="none" stroke="#b3392c" stroke-width="4"/>' +
    '</g></g>'
  );
}
