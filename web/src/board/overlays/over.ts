// Overlays that lie above the pieces: attacks, lines of sight, steps of plotted ways, targets, sights, notes, marches.

import { sideStyle } from '../draw/styles.ts';
import { round, type Placer } from '../draw/placer.ts';
import { isSmall, printed, textWidth } from '../draw/text.ts';
import { dist, esc, f1, lerp, xy, type Box, type Pt } from '../draw/tools.ts';
import type { ClientOverlay, ReachCell } from '../types.ts';
import type { OverlayContext } from './context.ts';
import { arrowPath, pill, pillSize, targetBrackets, TONES } from './shapes.ts';
import { drawSpot } from './spot.ts';

export function drawOver(list: ClientOverlay[], ctx: OverlayContext): string {
  // costs find their place first; lines are drawn first, so that words never lie under an arrow; the light of a lesson
  // lies above all
  const costs = list.flatMap(v => (v.kind === 'reach' ? v.cells.map(c => cost(c, ctx)) : [])),
    words = (v: ClientOverlay) => v.kind === 'note' || v.kind === 'sum',
    draw = (some: ClientOverlay[]) => some.map(v => one(v, ctx)).join(''),
    spots = list.flatMap(v => (v.kind === 'spot' ? [drawSpot(v, ctx)] : []));
  return draw(list.filter(v => !words(v))) + costs.join('') + draw(list.filter(words)) + spots.join('');
}

/** What it costs to be in a cell, in a disc: above its middle, or where no piece, name or tag lies in it. */
function cost({ at, mark, warn }: ReachCell, { layout, where, placer }: OverlayContext): string {
  const p = where(at);
  if (!p || !mark) return '';
  const hex = layout.kind === 'hex',
    s = layout.s,
    z = hex ? Math.max(15, s * 0.31) : 17,
    h = z * 1.16,
    w = Math.max(h, textWidth(mark, z * 0.95, 'cond') + (mark.length > 1 ? 12 : 8));
  const up = s * (isSmall(s) ? 0.36 : 0.52),
    aside = s * 0.5,
    high: Pt[] = [
      [0, -up],
      [0, up * 0.9],
      [-aside, 0],
      [aside, 0],
    ];
  const steps: Pt[] = hex ? [...high, [0, 0]] : [[0, 0], ...high],
    spots = steps.map(([dx, dy]): Pt => [p[0] + dx, p[1] + dy]),
    [x, y] = placer.place(w, h, spots) ?? spots[0];
  return (
    `<rect x="${f1(x - w / 2)}" y="${f1(y - h / 2)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(h / 2)}"` +
    ` fill="${warn ? '#fdf1ea' : '#fffdf5'}" fill-opacity=".94" stroke="${warn ? '#8c2f1d' : '#1d1a14'}"` +
    ` stroke-width=".9"/><text x="${f1(x)}" y="${f1(y + z * 0.34)}" text-anchor="middle" class="cnum"` +
    ` font-size="${f1(z * 0.95)}" fill="${warn ? '#7d1710' : '#1d1a14'}">${esc(mark)}</text>`
  );
}

/** Room for words beside a box: above first, then below, then round it. */
export function beside(placer: Placer, box: Box, w: number, h: number, gap: number): Pt {
  const [below, above, ...rest] = round(box, w, h, gap);
  return placer.place(w, h, [above, below, ...rest]) ?? above;
}

function one(v: ClientOverlay, ctx: OverlayContext): string {
  const { layout, where } = ctx,
    s = layout.s;
  switch (v.kind) {
    case 'attack': {
      const a = where(v.from),
        b = where(v.to);
      if (!a || !b) return '';
      const l = dist(a, b);
      if (l < 1) return targetBrackets([a[0] - s * 0.7, a[1] - s * 0.7, s * 1.4, s * 1.4], 0);
      const gap = Math.min(l * 0.32, s * 0.5),
        A = lerp(a, b, gap / l),
        B = lerp(b, a, (gap * 0.9) / l);
      guard(ctx, A, B);
      return (
        `<path d="${arrowPath([A, lerp(A, B, 0.5), B], s * 0.13, Math.min(s * 0.46, l * 0.5))}" fill="#d7382a"` +
        ' stroke="#fff" stroke-width="2" stroke-linejoin="round"/>'
      );
    }
    case 'los':
      return sight(v, ctx);
    case 'ghostpath': {
      const pts = v.cells.map(where).filter(p => p !== null),
        side = sideStyle(ctx.sides, v.side);
      if (pts.length < 2) return '';
      return v.steps
        .map((word, i) => {
          const p = pts[i + 1];
          if (!p || !word) return '';
          const size = isSmall(s) ? printed(s) : s * 0.5,
            r = Math.max(s * 0.36, size * 0.62),
            w = Math.max(2 * r, textWidth(word, size, 'cond') + r);
          return (
            `<rect x="${f1(p[0] - w / 2)}" y="${f1(p[1] - r)}" width="${f1(w)}" height="${f1(2 * r)}" rx="${f1(r)}"` +
            ` fill="#fffdf5" stroke="${side.deep}" stroke-width="1.5"/>` +
            `<text x="${f1(p[0])}" y="${f1(p[1] + size * 0.34)}" text-anchor="middle" class="cnum"` +
            ` font-size="${f1(size)}" fill="#1d1a14">${esc(word)}</text>`
          );
        })
        .join('');
    }
    case 'target': {
      const box = ctx.boxAt(v.at);
      return box ? targetBrackets(box, s * 0.08) : '';
    }
    case 'crosshair': {
      const p = where(v.at);
      return p
        ? `<g transform="translate(${xy(p)})" fill="none">` +
            `<circle r="${f1(s * 0.85)}" stroke="#fff" stroke-width="4.5"/>` +
            `<circle r="${f1(s * 0.85)}" stroke="#d7281d" stroke-width="2.2"/>` +
            `<path d="M${f1(-s * 1.2)} 0h${f1(s * 0.6)}M${f1(s * 0.6)} 0h${f1(s * 0.6)}M0 ${f1(-s * 1.2)}v` +
            `${f1(s * 0.6)}M0 ${f1(s * 0.6)}v${f1(s * 0.6)}" stroke="#d7281d" stroke-width="2.4"/></g>`
        : '';
    }
    case 'note':
    case 'sum': {
      const box = ctx.boxAt(v.at),
        text = ctx.say(v.text);
      if (!box || !text) return '';
      const look = { size: ctx.type, ...TONES[v.kind === 'sum' ? 'attack' : v.tone] },
        [w, h] = pillSize(text, ctx.type);
      const at = beside(ctx.placer, box, w, h, s * 0.1);
      return pill(at[0], at[1], text, look);
    }
    case 'march': {
      const pts = v.pts.map(p => layout.toBoard(p));
      return pts.length > 1
        ? `<path d="${arrowPath(pts, 7, 34)}" fill="#ffe58a" stroke="#1d1a14" stroke-width="2.4"` +
            ' stroke-linejoin="round"/>'
        : '';
    }
    default:
      return '';
  }
}

/** Words keep off a line. */
function guard(ctx: OverlayContext, a: Pt, b: Pt): void {
  const n = Math.max(2, Math.ceil(dist(a, b) / 12));
  for (let i = 0; i <= n; i++) {
    const p = lerp(a, b, i / n);
    ctx.placer.add([p[0] - 5, p[1] - 5, 10, 10], 300);
  }
}

function sight(v: Extract<ClientOverlay, { kind: 'los' }>, ctx: OverlayContext): string {
  const a = ctx.where(v.from),
    b = ctx.where(v.to),
    m = v.blocked ? ctx.where(v.blocked) : null;
  if (!a || !b) return '';
  guard(ctx, a, b);
  const line = (p: Pt, q: Pt, attrs: string) => `<path d="M${xy(p)}L${xy(q)}" fill="none" ${attrs}/>`;
  if (!v.blocked)
    return (
      line(a, b, 'stroke="#fff" stroke-width="5.4" opacity=".85"') +
      line(a, b, 'stroke="#17603a" stroke-width="2.6"') +
      `<circle cx="${f1(b[0])}" cy="${f1(b[1])}" r="6" fill="none" stroke="#fff" stroke-width="5"/>` +
      `<circle cx="${f1(b[0])}" cy="${f1(b[1])}" r="6" fill="none" stroke="#17603a" stroke-width="2.6"/>`
    );
  const stop = m ?? lerp(a, b, 0.5);
  return (
    line(a, stop, 'stroke="#fff" stroke-width="5" opacity=".8"') +
    line(a, stop, 'stroke="#8c2f1d" stroke-width="2.4" stroke-dasharray="7 5"') +
    line(stop, b, 'stroke="#8c2f1d" stroke-width="1.6" stroke-dasharray="2 6" opacity=".8"') +
    `<g transform="translate(${xy(stop)})"><circle r="9" fill="#8c2f1d" stroke="#fff" stroke-width="2"/>` +
    '<path d="M-4-4l8 8m0-8l-8 8" stroke="#fff" stroke-width="2.4"/></g>'
  );
}
