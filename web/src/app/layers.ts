// What a person may switch on and off over the board. Only what the present scene has is offered. Pure.

import type { ClientOverlay } from '../board/types.ts';
import type { Board, LogLine, Overlay, Scene, Side } from './wire.ts';

export const LAYERS = ['values', 'names', 'coordinates', 'zones', 'fields', 'last'] as const;
export type Layer = (typeof LAYERS)[number];
/** What was chosen; a layer that is not named shows as it does by default. */
export type Chosen = Partial<Record<Layer, boolean>>;

/** A field with more cells is not about the question that is asked. */
const SMALL = 40;
const isZone = (o: Overlay): boolean => o.kind === 'zone' || o.kind === 'objective';
const isLarge = (o: Overlay): boolean => o.kind === 'field' && o.cells.length > SMALL;

export function layersOf(scene: Scene, last: ClientOverlay[]): Layer[] {
  const { board, overlays } = scene;
  const has: Record<Layer, boolean> = {
    values: board.kind === 'hex' && board.cells.some(c => c.value !== undefined),
    names: board.kind !== 'sectors' && board.labels.length > 0,
    coordinates: board.kind === 'hex',
    zones: overlays.some(isZone),
    fields: overlays.some(o => o.kind === 'field'),
    last: last.length > 0,
  };
  return LAYERS.filter(layer => has[layer]);
}

export function isOn(layer: Layer, chosen: Chosen, scene: Scene): boolean {
  const usual =
    layer === 'values'
      ? scene.board.kind === 'hex' && scene.board.values
      : layer === 'fields'
        ? !scene.overlays.some(isLarge)
        : layer !== 'coordinates';
  return chosen[layer] ?? usual;
}

const bare = new WeakMap<Board, Map<string, Board>>();

/** The same board for the same choice, so that nobody takes it for a new one. */
function layeredBoard(scene: Scene, chosen: Chosen): Board {
  const from = scene.board,
    values = from.kind === 'hex' && isOn('values', chosen, scene),
    names = isOn('names', chosen, scene),
    key = `${values} ${names}`;
  let known = bare.get(from);
  if (!known) bare.set(from, (known = new Map()));
  let board = known.get(key);
  if (!board) {
    board = { ...from };
    if (board.kind === 'hex') board.values = values;
    if (board.kind !== 'sectors' && !names) board.labels = [];
    known.set(key, board);
  }
  return board;
}

/** The scene without what is switched off. */
export function layered(scene: Scene, chosen: Chosen): Scene {
  const board = layeredBoard(scene, chosen);
  const shows = (o: Overlay): boolean =>
    isZone(o) ? isOn('zones', chosen, scene) : o.kind === 'field' ? (chosen.fields ?? !isLarge(o)) : true;
  return { ...scene, board, overlays: scene.overlays.filter(shows) };
}

/** Marks of what the other side did: the ways it went, and where it struck or something was lost. */
export function lastMarks(lines: LogLine[], mine: Side | null): ClientOverlay[] {
  const out: ClientOverlay[] = [],
    struck = new Set<string>();
  let side: Side | null = null;
  for (const line of lines) {
    // A note belongs to the act before it.
    if (line.kind === 'turn') side = null;
    else if (line.side) side = line.side;
    if (side === mine && mine) continue;
    for (const { path, removed } of line.motions) {
      if (path.length > 1 && (line.side ?? side))
        out.push({ kind: 'ghostpath', side: (line.side ?? side)!, cells: path, steps: [] });
      if (removed && path.length) struck.add(path[path.length - 1]);
    }
    if (line.dice.length && !line.motions.length && line.cells.length) struck.add(line.cells[line.cells.length - 1]);
  }
  return [...out, ...[...struck].map(at => ({ kind: 'target', at }) as const)];
}
