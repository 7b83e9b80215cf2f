// Everything that lies on the ground, in layers, from one Scene: the live part of the board.

import type { Piece, PieceId, Scene, Text } from '../protocol/index.ts';
import { Placer, round } from './draw/placer.ts';
import { styleOf } from './draw/styles.ts';
import { boxOf, type Box, type Pt } from './draw/tools.ts';
import { drawLabels, placeLabels, type PlacedLabel } from './labels.ts';
import type { Layout, Standing } from './layout.ts';
import type { OverlayContext } from './overlays/context.ts';
import { drawOver } from './overlays/over.ts';
import { drawUnder } from './overlays/under.ts';
import { spelled, turnedBox } from './pieces/art.ts';
import { drawPiece, placed } from './pieces/piece.ts';
import { placeOf } from './plane.ts';
import { sectorTags } from './sector-tags.ts';
import type { ClientOverlay, Touchables } from './types.ts';

export interface DrawnPiece extends Standing {
  id: PieceId;
  /** The inside of the piece's group. */
  svg: string;
  /** Box on the board. */
  box: Box;
}

export interface Picture {
  under: string;
  pieces: DrawnPiece[];
  /** Names, above the pieces. */
  names: string;
  labels: PlacedLabel[];
  over: string;
  /** What a button over the board should not hide: pieces, tags, names. */
  taken: Box[];
  /** The tags beside their pieces. */
  tags: Box[];
}

export const SHARED_DEFS =
  '<radialGradient id="ggSilver" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="#fbfdff"/>' +
  '<stop offset=".55" stop-color="#c6ced4"/><stop offset="1" stop-color="#8a949c"/></radialGradient>' +
  '<radialGradient id="ggGold" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="#fff0b8"/>' +
  '<stop offset=".55" stop-color="#e2b244"/><stop offset="1" stop-color="#a87818"/></radialGradient>' +
  '<pattern id="ggHatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0V7" stroke="#7d1f12" stroke-width="2.2"/></pattern>' +
  '<pattern id="ggDots" width="7" height="7" patternUnits="userSpaceOnUse">' +
  '<circle cx="3.5" cy="3.5" r="1.2" fill="#0d3d5c" opacity=".55"/></pattern>';

/** The boxes that a piece fills: a turned one is cut into slices, so that its corners stay free. */
function solids(st: Standing): Box[] {
  const { art, at } = st;
  const b = art.local;
  if (!b || art.turn % 90 === 0) return [placed(art.box, at)];
  const n = 5,
    long = b[2] >= b[3];
  return Array.from({ length: n }, (_, i): Box => {
    const slice: Box = long
      ? [b[0] + (b[2] * i) / n, b[1], b[2] / n, b[3]]
      : [b[0], b[1] + (b[3] * i) / n, b[2], b[3] / n];
    return placed(turnedBox(slice, art.turn, 1), at);
  });
}

export function compose(
  scene: Scene,
  layout: Layout,
  say: (t: Text) => string,
  touch: Touchables = {},
  extra: ClientOverlay[] = [],
): Picture {
  const st = styleOf(scene.board.style),
    v = layout.view,
    s = layout.s,
    pad = 4;
  const placer = new Placer([v[0] + pad, v[1] + pad, v[2] - 2 * pad, v[3] - 2 * pad]);
  // on a table a unit without a short name goes by its own
  const named = (x: Piece): Piece =>
      x.label || layout.kind !== 'plane' ? spelled(x, say) : { ...x, label: say(x.name).replace(/ \(.*\)$/, '') },
    standing = layout.stand({ ...scene, pieces: scene.pieces.map(named) }),
    byId = new Map(standing.map(x => [x.piece.id, x]));
  for (const x of standing) {
    if (x.piece.ghost) continue;
    for (const box of solids(x)) placer.add([box[0] + 2, box[1] + 2, box[2] - 4, box[3] - 4]);
    const { badges, k, loss } = x.art,
      rim = 6.5 * k;
    if (badges)
      (x.piece.badges ?? [])
        .slice(0, 3)
        .forEach((_, j) =>
          placer.add([
            x.at[0] + (badges.x + j * badges.dx) * k - rim,
            x.at[1] + (badges.y + j * badges.dy) * k - rim,
            2 * rim,
            2 * rim,
          ]),
        );
    if (loss && x.piece.loss) placer.add([x.at[0] + loss.x * k - rim, x.at[1] + loss.y * k - rim, 2 * rim, 2 * rim]);
  }
  keepClear(scene.overlays, layout, placer);
  const sectors = layout.sectors ? sectorTags(scene, layout.sectors, placer, say) : null;
  // a chosen piece's tag makes way for where it may go; those of others stay where they are
  const goals = costsIn(extra, layout),
    tagAt = new Map<PieceId, Pt>(),
    tags: Box[] = [];
  for (const x of standing) {
    const { art } = x;
    if (!art.tag) continue;
    const extraWidth = (x.piece.badges?.length ?? 0) * art.tag.h * 0.8,
      w = (art.tag.w + extraWidth) * art.k,
      h = art.tag.h * art.k;
    const chosen = touch.pieces?.[x.piece.id] === 'selected',
      where = placer.place(w, h, tagPlaces(x, w, h, layout), Infinity, chosen ? goals : []) ?? [x.at[0], x.at[1] + h];
    tags.push([where[0] - w / 2, where[1] - h / 2, w, h]);
    tagAt.set(x.piece.id, [where[0] - x.at[0] - (extraWidth * art.k) / 2, where[1] - x.at[1]]);
  }
  const where = (id: string): Pt | null => {
    const cell = layout.centre(id);
    if (cell) return cell;
    const x = byId.get(id);
    if (!x) return null;
    const b = placed(x.art.box, x.at);
    return [b[0] + b[2] / 2, b[1] + b[3] / 2];
  };
  const cellBox = (id: string): Box | null => {
    const c = layout.sectors?.cells.get(id);
    if (c) return boxOf(c.quad);
    const p = layout.centre(id),
      half = layout.kind === 'plane' && placeOf(id) ? 8 : s * 0.68;
    return p ? [p[0] - half, p[1] - half, 2 * half, 2 * half] : null;
  };
  const boxAt = (id: string): Box | null => {
    const direct = byId.get(id);
    if (direct && !layout.centre(id)) return placed(direct.art.box, direct.at);
    const on = layout.kind === 'hex' ? standing.find(x => x.piece.at === id && !x.piece.ghost) : undefined;
    return on ? placed(on.art.box, on.at) : cellBox(id);
  };
  const ctx: OverlayContext = {
    layout,
    sides: scene.sides,
    say,
    placer,
    where,
    boxAt,
    dark: !!(st.space || st.relief),
    type: typeOf(layout),
  };
  // Names stay where they are while somebody points and chooses: what comes and goes makes room for them.
  const ground = (sectors?.under ?? '') + drawUnder(scene.overlays, ctx, [...scene.overlays, ...extra]),
    labels = placeLabels(scene, layout, placer, say);
  keepClear(
    extra.filter(v => v.kind !== 'reach'),
    layout,
    placer,
  );
  if (touch.headings) clearAbout(layout.centre(touch.headings.at), s * 1.3, placer);
  const under = ground + drawUnder(extra, ctx),
    over = drawOver([...scene.overlays, ...extra], ctx);
  // a ghost lies below what is there, tags and all
  const lowest = (x: Standing): number => (x.piece.ghost ? 0 : 1);
  const pieces = standing
    .toSorted((a, b) => lowest(a) - lowest(b))
    .map((x): DrawnPiece => ({
      ...x,
      id: x.piece.id,
      box: placed(x.art.box, x.at),
      svg: drawPiece(x.piece, x.art, touch.pieces?.[x.piece.id], tagAt.get(x.piece.id) ?? null),
    }));
  const style = layout.kind === 'plane' ? 'baize' : scene.board.style,
    fields = [...scene.overlays, ...extra].flatMap(v => (v.kind === 'field' ? v.cells : [])),
    fired = fields.map(([at]) => layout.centre(at)).filter(p => p !== null);
  return {
    under: under + (sectors?.tags ?? ''),
    pieces,
    names: drawLabels(labels, style, fired),
    labels,
    over,
    taken: placer.taken(),
    tags,
  };
}

const typeOf = ({ kind, s }: Layout): number =>
  kind === 'plane' ? 21 : kind === 'sectors' ? 15 : s < 30 ? 15 : Math.max(14, s * 0.31);

/** Marks that come and go while a piece is carried: drawn by themselves, so that the rest of the board stays. */
export function marksOf(
  marks: ClientOverlay[],
  scene: Scene,
  layout: Layout,
  say: (t: Text) => string,
  pieces: DrawnPiece[],
  keep: Box[],
): { under: string; over: string } {
  const st = styleOf(scene.board.style),
    placer = new Placer(layout.view),
    byId = new Map(pieces.map(p => [p.id, p])),
    point = (p: Pt): Box => [p[0] - 8, p[1] - 8, 16, 16];
  for (const box of keep) placer.add(box);
  const boxAt = (id: string): Box | null => {
    const p = byId.get(id),
      c = layout.centre(id);
    return p ? p.box : c && point(c);
  };
  const where = (id: string): Pt | null => {
    const b = boxAt(id);
    return b && [b[0] + b[2] / 2, b[1] + b[3] / 2];
  };
  const ctx: OverlayContext = {
    layout,
    sides: scene.sides,
    say,
    placer,
    where,
    boxAt,
    dark: !!(st.space || st.relief),
    type: typeOf(layout),
  };
  return { under: drawUnder(marks, ctx), over: drawOver(marks, ctx) };
}

/** What is put down later keeps off plotted ways, costs and flags. */
function keepClear(overlays: ClientOverlay[], layout: Layout, placer: Placer): void {
  const s = layout.s;
  for (const v of overlays) {
    const flag = v.kind === 'objective' && layout.centre(v.at);
    if (flag) placer.add([flag[0] - s * 0.56 - 3, flag[1] - s * 0.88, s * 0.42, s * 0.34]);
    if (v.kind === 'ghostpath') for (const id of v.cells) clearAbout(layout.centre(id), s * 0.5, placer);
  }
  for (const box of costsIn(overlays, layout)) placer.add(box, 400);
}
/** Where costs are written on cells that may be reached. */
function costsIn(overlays: ClientOverlay[], layout: Layout): Box[] {
  const cells = overlays.flatMap(v => (v.kind === 'reach' ? v.cells : [])).filter(c => c.mark);
  return cells.flatMap(c => {
    const p = layout.centre(c.at);
    return p ? [about(p, layout.s * 0.55)] : [];
  });
}
const about = (p: Pt, r: number): Box => [p[0] - r, p[1] - r, 2 * r, 2 * r];
const clearAbout = (p: Pt | null, r: number, placer: Placer): void => {
  if (p) placer.add(about(p, r), 400);
};

/** Behind the rear rank on a plane, round the hull elsewhere. */
function tagPlaces(x: Standing, w: number, h: number, layout: Layout): Pt[] {
  const box = placed(x.art.box, x.at),
    free = round(box, w, h, 3);
  if (layout.kind !== 'plane' || x.piece.shape === 'general') return free;
  const a = ((x.art.turn + 90) * Math.PI) / 180,
    depth = (x.art.local?.[3] ?? box[3]) - 4,
    c = Math.cos(a);
  const reach = depth + 3 + (h / 2) * (1 + 0.3 * Math.abs(c)) + (w / 2) * c * c;
  const rear: Pt = [x.at[0] + c * reach, x.at[1] + Math.sin(a) * reach];
  return [rear, [rear[0] + 40, rear[1]], [rear[0] - 40, rear[1]], ...free];
}
