// What the board shows of a gesture under way: what glows, what is shaded, which arrows are drawn. Pure.

import type { ClientOverlay, HeadingChoice, PoseChoice, ReachCell, Touchables, TouchState } from '../board/types.ts';
import { markOf, wholeOf, type Next, type Step } from './gestures.ts';
import type { CellId, Gesture, Piece, PieceId, Scene, Side, Touch } from './wire.ts';

const pieceAt = (pieces: Piece[], cell: CellId): Piece | undefined =>
  pieces.find(p => !p.ghost && (p.at === cell || (p.also ?? []).includes(cell)));

/** Whether a touched thing is the enemy's: it is aimed at, not chosen. */
function hostile(t: Touch, pieces: Piece[], side: Side | null): boolean {
  const piece = 'piece' in t ? pieces.find(p => p.id === t.piece) : 'cell' in t ? pieceAt(pieces, t.cell) : undefined;
  return !!piece?.side && !!side && piece.side !== side;
}

/** The thing that headings are chosen at, or that poses belong to. */
function anchor(touches: Touch[]): { cell?: CellId; piece?: PieceId } {
  const out: { cell?: CellId; piece?: PieceId } = {};
  for (const t of touches) {
    if ('cell' in t) out.cell = t.cell;
    if ('piece' in t) out.piece = t.piece;
  }
  return out;
}

export interface Shown {
  touch: Touchables;
  overlays: ClientOverlay[];
}

export function shown(step: Step, aim: Next | null, preview: Gesture | null, scene: Scene, side: Side | null): Shown {
  const pieces: Record<PieceId, TouchState> = {},
    cells: Record<CellId, TouchState> = {},
    reach: ReachCell[] = [];
  const poses: PoseChoice[] = [],
    headings: HeadingChoice[] = [],
    overlays: ClientOverlay[] = [];
  const at = anchor(step.touches),
    begun = step.touches.length > 0;
  for (const next of step.next.values()) {
    const { mark, warn } = markOf(next),
      t = next.touch;
    const state: TouchState = begun && !next.ofSet && hostile(t, scene.pieces, side) ? 'target' : 'legal';
    const words = { ...(mark === undefined ? {} : { mark }), ...(warn ? { warn } : {}) };
    if ('piece' in t) pieces[t.piece] = state;
    else if ('cell' in t) {
      cells[t.cell] = state;
      reach.push({ at: t.cell, ...words, ...(next === aim ? { hot: true } : {}) });
    } else if ('pose' in t) poses.push({ pose: t.pose, state, ...words });
    else if ('heading' in t) headings.push({ angle: t.heading, state, ...words });
  }
  step.touches.forEach((t, i) => {
    const state: TouchState = i >= step.ordered ? 'chosen' : hostile(t, scene.pieces, side) ? 'target' : 'selected';
    if ('piece' in t) pieces[t.piece] = state;
    if ('cell' in t) {
      cells[t.cell] = state;
      const on = pieceAt(scene.pieces, t.cell);
      if (on && !(on.id in pieces)) pieces[on.id] = state;
      if (state !== 'target') overlays.push({ kind: 'select', at: t.cell });
    }
  });
  for (const key of step.chosen) if (key.startsWith('p:')) pieces[key.slice(2)] = 'chosen';
  if (reach.length) overlays.unshift({ kind: 'reach', cells: reach });
  overlays.push(...arrows(step, scene.pieces, side));
  if (preview) overlays.push(...previewOf(preview, step, scene, side));
  return {
    touch: {
      pieces,
      cells,
      ...(poses.length ? { poses: { piece: at.piece ?? null, choices: poses } } : {}),
      ...(headings.length ? { headings: { at: at.cell ?? at.piece ?? '', choices: headings } } : {}),
    },
    overlays,
  };
}

/** From each chosen piece of the set to what the ordered touches aim at. */
function arrows(step: Step, pieces: Piece[], side: Side | null): ClientOverlay[] {
  const target = [...step.touches.slice(0, step.ordered)].reverse().find(t => 'piece' in t || 'cell' in t);
  const to = !target ? undefined : 'piece' in target ? target.piece : 'cell' in target ? target.cell : undefined;
  if (to === undefined || !target || !hostile(target, pieces, side)) return [];
  const out: ClientOverlay[] = [];
  for (const key of step.chosen) if (key.startsWith('p:')) out.push({ kind: 'attack', from: key.slice(2), to });
  const mark = step.ready.length === 1 ? step.ready[0].mark : undefined;
  if (out.length && mark) out.push({ kind: 'sum', at: to, text: mark });
  return out;
}

/** The act that the pointer or the hint is at: its way, and an arrow where it strikes. */
export function previewOf(g: Gesture, step: Step | null, scene: Scene, side: Side | null): ClientOverlay[] {
  const out: ClientOverlay[] = [],
    all = wholeOf(g);
  if (g.path && g.path.length > 1) out.push({ kind: 'path', cells: g.path });
  const target = all.find(t => hostile(t, scene.pieces, side));
  const to = !target ? undefined : 'piece' in target ? target.piece : 'cell' in target ? target.cell : undefined;
  if (to !== undefined && !step?.chosen.size) {
    for (const t of all)
      if (t !== target && 'piece' in t && !hostile(t, scene.pieces, side))
        out.push({ kind: 'attack', from: t.piece, to });
    if (g.mark) out.push({ kind: 'sum', at: to, text: g.mark });
  }
  return out;
}

/** Everything that a gesture touches lit up: for a hint. */
export function lit(g: Gesture, scene: Scene, side: Side | null): Shown {
  const pieces: Record<PieceId, TouchState> = {},
    cells: Record<CellId, TouchState> = {};
  const overlays = previewOf(g, null, scene, side);
  for (const t of wholeOf(g)) {
    if ('piece' in t) pieces[t.piece] = hostile(t, scene.pieces, side) ? 'target' : 'selected';
    if ('cell' in t) {
      cells[t.cell] = 'legal';
      overlays.unshift({ kind: 'reach', cells: [{ at: t.cell, hot: true, ...(g.mark ? { mark: g.mark } : {}) }] });
    }
  }
  return { touch: { pieces, cells }, overlays };
}

/** Touches that the board cannot show: buttons of the banner first, then things that stand nowhere. */
export function strays(step: Step, scene: Scene): Next[] {
  const board = scene.board;
  const cells = new Set<CellId>(
    board.kind === 'hex'
      ? board.cells.map(c => c.id)
      : board.kind === 'sectors'
        ? [...board.sectors, ...board.reserves].map(s => s.id)
        : [],
  );
  const placed = new Set<PieceId>(
    scene.pieces.filter(p => (p.at !== undefined && cells.has(p.at)) || p.point).map(p => p.id),
  );
  for (const tray of scene.trays) {
    if (tray.kind === 'pieces') for (const p of tray.pieces) placed.add(p.id);
    if (tray.kind === 'sheet')
      for (const rows of tray.rows) for (const row of rows) if (row.piece) placed.add(row.piece);
  }
  return [...step.next.values()].filter(
    ({ touch: t }) => 'button' in t || ('piece' in t && !placed.has(t.piece)) || ('cell' in t && !cells.has(t.cell)),
  );
}
