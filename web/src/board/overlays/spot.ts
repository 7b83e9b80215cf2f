// The light of a lesson: all but what the step speaks of is darkened, with a soft edge, and a ring with a few words.

import { f1, type Pt } from '../draw/tools.ts';
import type { ClientOverlay } from '../types.ts';
import type { OverlayContext } from './context.ts';
import { pill, pillSize } from './shapes.ts';

/** Each layer darkens as much as the one before; together 24 %. */
const EDGES = [1.9, 1.6, 1.3],
  SHADE = 0.088;

export function drawSpot(v: Extract<ClientOverlay, { kind: 'spot' }>, ctx: OverlayContext): string {
  const s = ctx.layout.s,
    lit = v.at.flatMap(id => {
      const at = ctx.where(id),
        box = ctx.boxAt(id);
      return at ? [{ at, r: Math.max(s * 0.9, box ? Math.hypot(box[2], box[3]) / 2 : 0) }] : [];
    });
  const last = lit.at(-1);
  if (!last) return '';
  const [x, y, w, h] = ctx.layout.view,
    circle = ([cx, cy]: Pt, r: number) =>
      `M${f1(cx - r)} ${f1(cy)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0z`;
  const many = lit.length > 3 ? 0.72 : 1,
    shade = EDGES.map((edge, i) => {
      const id = `ggSpot${i}`,
        holes = lit.map(({ at, r }) => `<path d="${circle(at, r * edge * many)}" fill="#000"/>`).join('');
      return (
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}">` +
        `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#fff"/>${holes}</mask>` +
        `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#0b0a06" opacity="${SHADE}" ` +
        `mask="url(#${id})"/>`
      );
    }).join('');
  const rings = lit
    .map(
      ({ at, r }) =>
        `<path d="${circle(at, r)}" fill="none" stroke="#1d1a14" stroke-width="5" opacity=".75"/>` +
        `<path d="${circle(at, r)}" fill="none" stroke="#ffd84a" stroke-width="3"/>`,
    )
    .join('');
  const text = ctx.say(v.text);
  if (!text) return shade + rings;
  const [pw, ph] = pillSize(text, ctx.type),
    above = last.at[1] - last.r - ph / 2 - s * 0.1,
    ty = above - ph / 2 < y ? last.at[1] + last.r + ph / 2 + s * 0.1 : above,
    tx = Math.max(x + pw / 2 + 4, Math.min(x + w - pw / 2 - 4, last.at[0]));
  return shade + rings + pill(tx, ty, text, { size: ctx.type, fill: '#1d1a14', ink: '#fff', stroke: '#fffdf5' });
}
