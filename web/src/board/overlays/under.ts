// Overlays that lie below the pieces: zones, reach, fields of fire, refuges, ways, objectives;
// on a plane rings and arcs.

import { sideStyle } from '../draw/styles.ts';
import { dist, esc, f1, lerp, polar, spline, toPath, xy, type Pt } from '../draw/tools.ts';
import { isSmall, printed } from '../draw/text.ts';
import type { ClientOverlay, ReachCell } from '../types.ts';
import type { OverlayContext } from './context.ts';
import { arrowPath, pill } from './shapes.ts';

/** `all`: what else will lie there. A cell has one number. */
export function drawUnder(list: ClientOverlay[], ctx: OverlayContext, all = list): string {
  const marked = new Set(all.flatMap(v => (v.kind === 'reach' ? v.cells.filter(c => c.mark).map(c => c.at) : [])));
  return list.map(v => one(v, ctx, marked)).join('');
}

/** The name of each cell at its upper rim, where pieces seldom lie. */
function coordinates({ layout, dark }: OverlayContext): string {
  const s = layout.s,
    [fill, rim] = dark ? ['#f4efe2', '#10131c'] : ['#2b2417', '#fff8e8'];
  return layout.cells
    .map(id => {
      const p = layout.centre(id);
      if (!p) return '';
      return (
        `<text x="${f1(p[0])}" y="${f1(p[1] - s * 0.56)}" text-anchor="middle" class="cnum halo" fill="${fill}"` +
        ` font-size="${f1(printed(s))}" stroke="${rim}" stroke-width="2.2">${esc(id)}</text>`
      );
    })
    .join('');
}

/** `marked`: cells whose number is another one. */
function one(v: ClientOverlay, ctx: OverlayContext, marked: Set<string>): string {
  const { layout, where } = ctx,
    s = layout.s;
  switch (v.kind) {
    case 'zone': {
      const d = layout.around(v.cells);
      return (
        d &&
        `<path d="${d}" fill="#d8a21c" fill-opacity=".14" stroke="#a8322a" stroke-width="2" stroke-dasharray="9 5"/>`
      );
    }
    case 'group': {
      const d = layout.around(v.cells),
        side = sideStyle(ctx.sides, v.side);
      return (
        d &&
        `<path d="${d}" fill="${side.fill}" fill-opacity=".1" stroke="#fffdf5" stroke-width="5.4"` +
          ` stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${side.fill}" stroke-width="3"` +
          ' stroke-linejoin="round"/>'
      );
    }
    case 'coordinates':
      return coordinates(ctx);
    case 'reach':
      return reach(v.cells, ctx);
    case 'select': {
      const d = layout.outline(v.at, 0.97);
      return (
        d &&
        `<path d="${d}" fill="#ffdf70" fill-opacity=".35" stroke="#1d1a14" stroke-width="5"/>` +
          `<path d="${d}" fill="none" stroke="#ffd84a" stroke-width="3"/>`
      );
    }
    case 'field':
      return v.cells
        .map(([at, value]) => {
          const p = where(at),
            d = layout.outline(at, 0.93);
          if (!p || !d) return '';
          return (
            `<path d="${d}" fill="#d7422b" fill-opacity="${f1(Math.min(0.5, 0.1 + 0.07 * Math.max(0, value)))}` +
            `"/><path d="${d}" fill="url(#ggDots)"` +
            ' opacity=".5"/>' +
            (marked.has(at)
              ? ''
              : `<text x="${f1(p[0])}" y="${f1(p[1] + s * 0.17)}" text-anchor="middle" class="cnum halo"` +
                ` font-size="${f1(isSmall(s) ? printed(s) : s * 0.5)}" fill="#5d1208"` +
                ` stroke="#fff6e6" stroke-width="2.4">${value}</text>`)
          );
        })
        .join('');
    case 'refuge': {
      const p = where(v.at),
        d = layout.outline(v.at, 0.84);
      if (!p) return '';
      if (!v.barred)
        return (
          `<path d="${d}" fill="#2d8a5a" fill-opacity=".25" stroke="#17603a" stroke-width="2.4"` +
          ' stroke-dasharray="2 3"/>'
        );
      const r = s * 0.2;
      return (
        `<path d="${d}" fill="none" stroke="#8c2f1d" stroke-width="1.6" stroke-dasharray="2 4" opacity=".7"/>` +
        `<path d="M${f1(p[0] - r)} ${f1(p[1] - r)}l${f1(2 * r)} ${f1(2 * r)}m0-${f1(2 * r)}l-${f1(2 * r)} ` +
        `${f1(2 * r)}" stroke="#fff" stroke-width="6" opacity=".8"/>` +
        `<path d="M${f1(p[0] - r)} ${f1(p[1] - r)}l${f1(2 * r)} ${f1(2 * r)}m0-${f1(2 * r)}l-${f1(2 * r)} ` +
        `${f1(2 * r)}" stroke="#8c2f1d" stroke-width="3">` +
        `<title>${ctx.say(v.barred).replace(/[<&>]/g, '')}</title></path>`
      );
    }
    case 'objective': {
      const p = where(v.at);
      if (!p) return '';
      const side = sideStyle(ctx.sides, v.side),
        held = v.side != null;
      const x = p[0] - s * 0.56,
        y = p[1] - s * 0.42;
      const flag =
        v.side === 'b'
          ? `M0 ${f1(-s * 0.42)}h${f1(s * 0.38)}l${f1(-s * 0.1)} ${f1(s * 0.14)} ${f1(s * 0.1)} ${f1(s * 0.14)}H0z`
          : `M0 ${f1(-s * 0.42)}h${f1(s * 0.36)}v${f1(s * 0.28)}H0z`;
      return (
        `<g transform="translate(${f1(x)} ${f1(y)})">` +
        `<path d="M0 ${f1(s * 0.3)}V${f1(-s * 0.44)}" stroke="#2a2012" stroke-width="1.8"/>` +
        `<path d="${flag}" fill="${held ? side.fill : '#f7efd6'}" stroke="#2a2012"` +
        ' stroke-width="1.1"/>' +
        (v.points
          ? `<text x="${f1(s * 0.16)}" y="${f1(-s * 0.19)}" text-anchor="middle" class="cnum"` +
            ` font-size="${f1(layout.kind === 'hex' ? printed(s) : s * 0.35)}"` +
            ` fill="${held ? side.ink : '#2a2012'}">${v.points}</text>`
          : '') +
        '</g>'
      );
    }
    case 'path': {
      const pts = v.cells.map(where).filter(p => p !== null);
      if (pts.length < 2) return '';
      if (layout.kind !== 'hex') {
        // stands hide what lies under them: the way ends before them
        const n = pts.length - 1,
          trim = (a: Pt, b: Pt): Pt => lerp(a, b, Math.min(0.4, 46 / (dist(a, b) || 1)));
        [pts[0], pts[n]] = [trim(pts[0], pts[1]), trim(pts[n], pts[n - 1])];
      }
      return (
        `<path d="${arrowPath(pts, s * 0.13, s * 0.5)}" fill="#ffe58a" stroke="#1d1a14" stroke-width="1.6"` +
        ' stroke-linejoin="round"/>' +
        pts
          .slice(1, -1)
          .map(p => `<circle cx="${f1(p[0])}" cy="${f1(p[1])}" r="${f1(s * 0.09)}" fill="#1d1a14"/>`)
          .join('')
      );
    }
    case 'ghostpath': {
      const pts = v.cells.map(where).filter(p => p !== null);
      if (pts.length < 2) return '';
      const d = spline(pts),
        side = sideStyle(ctx.sides, v.side);
      return (
        `<path class="ghostpath" d="${d}" fill="none" stroke="#1d1a14" stroke-width="${f1(s * 0.22)}" opacity=".4"` +
        ` stroke-linecap="round"/><path d="${d}" fill="none" stroke="${ctx.dark ? '#ffe58a' : side.fill}"` +
        ` stroke-width="${f1(s * 0.13)}" stroke-dasharray="${f1(s * 0.3)} ${f1(s * 0.22)}"` +
        ' stroke-linecap="round"/>'
      );
    }
    case 'ring': {
      const c = layout.toBoard(v.at),
        r = layout.toBoard([v.radius, 0])[0];
      let o =
        `<circle cx="${f1(c[0])}" cy="${f1(c[1])}" r="${f1(r)}" fill="#fff" fill-opacity=".07" stroke="#1d1a14"` +
        ' stroke-opacity=".35" stroke-width="4.6" stroke-dasharray="4 8"/>' +
        `<circle cx="${f1(c[0])}" cy="${f1(c[1])}" r="${f1(r)}" fill="none" stroke="#fff" stroke-width="2.4"` +
        ' stroke-dasharray="4 8" opacity=".9"/>';
      if (v.text) o += pill(c[0], c[1] - r, ctx.say(v.text), { size: ctx.type * 0.8 });
      return o;
    }
    case 'arc':
      return arc(v, ctx);
    case 'footprint': {
      const pts = v.pts.map(p => layout.toBoard(p));
      if (pts.length < 3) return '';
      const d = toPath(pts, true),
        front = toPath([pts[0], pts[1]]),
        fill = v.legal ? '#ffe58a' : '#d7422b';
      return (
        `<path d="${d}" fill="${fill}" fill-opacity=".35" stroke="${v.legal ? '#1d1a14' : '#fff'}"` +
        ` stroke-width="3.6"/><path d="${d}" fill="none" stroke="${v.legal ? '#ffd84a' : '#b3261a'}"` +
        ' stroke-width="2" stroke-dasharray="8 5"/>' +
        `<path d="${front}" stroke="${v.legal ? '#1d1a14' : '#7d1710'}"` +
        ` stroke-width="5"/>${v.legal ? '' : `<path d="${d}" fill="url(#ggHatch)" opacity=".3"/>`}`
      );
    }
    default:
      return '';
  }
}

/** A pale wash and one gold outline round the whole set; what it costs to be there lies above the pieces. */
function reach(cells: ReachCell[], { layout, dark, where }: OverlayContext): string {
  let o = '';
  for (const c of cells) {
    const d = layout.outline(c.at, 0.9);
    if (!where(c.at) || !d) continue;
    o +=
      `<path d="${d}" fill="${c.hot ? '#ffd84a' : '#fff7d6'}"` +
      ` fill-opacity="${c.hot ? 0.5 : dark ? 0.16 : 0.24}" ` +
      `${c.warn ? 'stroke="#b3261a" stroke-width="2" stroke-dasharray="4 3"' : ''}/>`;
    if (c.warn) o += `<path d="${d}" fill="url(#ggHatch)" opacity=".35"/>`;
  }
  const d = layout.around(cells.map(c => c.at));
  return (
    o +
    `<path d="${d}" fill="none" stroke="#1d1a14" stroke-width="3.6" opacity=".45" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="#ffe58a" stroke-width="2.2" stroke-linejoin="round"/>`
  );
}

/** A fire arc with its bands in inches. */
function arc(v: Extract<ClientOverlay, { kind: 'arc' }>, ctx: OverlayContext): string {
  const c = ctx.layout.toBoard(v.at),
    unit = ctx.layout.toBoard([100, 0])[0];
  const half = ((v.width ?? 0) / 200) * unit,
    left = polar(c[0], c[1], half, v.angle - 90),
    right = polar(c[0], c[1], half, v.angle + 90);
  return v.bands
    .map((band, i) => {
      // all that is within the band of the front: round the corners, straight between them
      const r = (band / 100) * unit,
        a = polar(left[0], left[1], r, v.angle - v.spread),
        b = polar(right[0], right[1], r, v.angle + v.spread),
        big = half === 0 && v.spread > 90 ? 1 : 0,
        ahead = half
          ? `${xy(polar(left[0], left[1], r, v.angle))}L${xy(polar(right[0], right[1], r, v.angle))}A${f1(r)} ` +
            `${f1(r)} 0 0 1 `
          : '',
        word = polar(left[0], left[1], r + 16, v.angle - v.spread * 0.8);
      return (
        `<path d="M${xy(left)}L${xy(a)}A${f1(r)} ${f1(r)} 0 ${big} 1 ${ahead}${xy(b)}L${xy(right)}Z"` +
        ` fill="#d7422b" fill-opacity="${i ? 0.05 : 0.12}" stroke="#b3392c"` +
        ` stroke-width="2.4" ${i ? 'stroke-dasharray="10 6"' : ''}/>` +
        `<text x="${f1(word[0])}" y="${f1(word[1])}" text-anchor="middle" class="cnum halo" font-size="21"` +
        ` fill="#7d1710" stroke="#f2e9cf" stroke-width="4">${f1(band / 100)}″</text>`
      );
    })
    .join('');
}
