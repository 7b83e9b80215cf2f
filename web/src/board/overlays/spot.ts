// The light of a lesson: all but what the step speaks of is darkened, with a soft edge, and a ring with a few words.

import { f1, lerp, toPath, type Pt } from '../draw/tools.ts';
import type { ClientOverlay } from '../types.ts';
import type { OverlayContext } from './context.ts';
import { pill, pillSize } from './shapes.ts';

/** Each layer darkens as much as the one before; together 24 %. */
const EDGES = [1.9, 1.6, 1.3],
  SHADE = 0.088;

/** Something in the light: where its words hang, and its outline `k` times as large. */
interface Lit {
  at: Pt;
  half: number;
  outline(k: number): string;
}

const circle = ([x, y]: Pt, r: number): string =>
  `M${f1(x - r)} ${f1(y)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0z`;

/** How much a sector's light is wider than the sector, where a ring's would be as wide again. */
const SPILL = 0.08;

/** A sector is lit in its own outline, all else in a ring. */
function litUp(id: string, ctx: OverlayContext): Lit[] {
  const sector = ctx.layout.sectors?.cells.get(id),
    at = ctx.where(id),
    box = ctx.boxAt(id);
  if (sector && box) {
    const grown = (k: number) => sector.quad.map(p => lerp(sector.centre, p, 1 + SPILL * (k - 1)));
    return [{ at: [sector.centre[0], box[1] + box[3] / 2], half: box[3] / 2, outline: k => toPath(grown(k), true) }];
  }
  const r = Math.max(ctx.layout.s * 0.9, box ? Math.hypot(box[2], box[3]) / 2 : 0);
  return at ? [{ at, half: r, outline: k => circle(at, r * k) }] : [];
}

export function drawSpot(v: Extract<ClientOverlay, { kind: 'spot' }>, ctx: OverlayContext): string {
  const s = ctx.layout.s,
    lit = v.at.flatMap(id => litUp(id, ctx));
  const last = lit.at(-1);
  if (!last) return '';
  const [x, y, w, h] = ctx.layout.view;
  const many = lit.length > 3 ? 0.72 : 1,
    shade = EDGES.map((edge, i) => {
      const id = `ggSpot${i}`,
        holes = lit.map(one => `<path d="${one.outline(edge * many)}" fill="#000"/>`).join('');
      return (
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}">` +
        `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#fff"/>${holes}</mask>` +
        `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#0b0a06" opacity="${SHADE}" ` +
        `mask="url(#${id})"/>`
      );
    }).join('');
  const rings = lit
    .map(
      one =>
        `<path d="${one.outline(1)}" fill="none" stroke="#1d1a14" stroke-width="5" opacity=".75"/>` +
        `<path d="${one.outline(1)}" fill="none" stroke="#ffd84a" stroke-width="3"/>`,
    )
    .join('');
  const text = ctx.say(v.text);
  if (!text) return shade + rings;
  const [pw, ph] = pillSize(text, ctx.type),
    off = last.half + ph / 2 + s * 0.1,
    tx = Math.max(x + pw / 2 + 4, Math.min(x + w - pw / 2 - 4, last.at[0])),
    onBoard = (ty: number) => ty - ph / 2 >= y && ty + ph / 2 <= y + h,
    hides = (ty: number) =>
      lit.some(({ at, half }) => Math.abs(at[0] - tx) < half + pw / 2 && Math.abs(at[1] - ty) < half + ph / 2),
    [above, below] = [last.at[1] - off, last.at[1] + off],
    // Above, but not over something else that is in the light.
    ty = onBoard(below) && (!onBoard(above) || (hides(above) && !hides(below))) ? below : above;
  return shade + rings + pill(tx, ty, text, { size: ctx.type, fill: '#1d1a14', ink: '#fff', stroke: '#fffdf5' });
}
