// Spoken names of pieces and cells, made from the Scene.

import type { CellId, Piece, Scene, Text } from '../protocol/index.ts';
import { sideIndex } from './draw/styles.ts';
import type { Touchables, TouchState } from './types.ts';
import type { BoardWords } from './words.ts';

export interface Namer {
  scene: Scene;
  say: (t: Text) => string;
  words: BoardWords;
  touch: Touchables;
}

const join = (parts: (string | number | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');
const term = (w: BoardWords, key: string): string => w.terms[key] ?? key;

/** "Quatre-Bras", "D5": a place's own name when it has one. */
export function placeName(n: Namer, id: CellId): string {
  const b = n.scene.board;
  if (b.kind === 'hex') {
    const own = b.cells.find(c => c.id === id)?.name ?? b.labels.find(l => l.at === id && l.kind === 'place')?.text;
    return own === undefined ? id : typeof own === 'string' ? own : n.say(own);
  }
  if (b.kind === 'sectors') {
    const s = [...b.sectors, ...b.reserves].find(x => x.id === id);
    return s ? n.say(s.label) : id;
  }
  return id;
}

const nameOf = (n: Namer, p: Piece): string => n.say(p.name) || (p.label ? n.say(p.label) : '');

/** "French Jamin, infantry, 2 of 3, in Quatre-Bras, can be chosen". */
export function pieceName(n: Namer, p: Piece, state: TouchState | undefined): string {
  const w = n.words,
    side = p.side ? n.say(n.scene.sides[sideIndex(p.side)].name) : '',
    own = nameOf(n, p) || term(w, p.kind),
    arm = term(w, p.kind);
  return join([
    [side, own].filter(Boolean).join(' '),
    !own.toLowerCase().includes(arm.toLowerCase()) && arm,
    p.corner,
    p.strength != null && (p.max ? w.of(p.strength, p.max) : w.strength(p.strength)),
    p.formation && term(w, p.formation),
    p.speed != null && w.speed(p.speed),
    p.angle != null && w.heading(p.angle),
    p.at && w.at(placeName(n, p.at)),
    ...(p.badges ?? []).map(b => term(w, b)),
    p.loss && w.losses(p.loss),
    p.ghost && w.states.ghost,
    p.done && w.states.done,
    state && w.states[state],
  ]);
}

/** "Montfort J5, town, 2, empty, can be chosen". */
export function cellName(n: Namer, id: CellId, state: TouchState | undefined, mark = ''): string {
  const w = n.words,
    b = n.scene.board,
    place = placeName(n, id);
  const cell = b.kind === 'hex' ? b.cells.find(c => c.id === id) : undefined;
  const sector = b.kind === 'sectors' ? [...b.sectors, ...b.reserves].find(s => s.id === id) : undefined;
  const on = n.scene.pieces
    .filter(p => p.at === id && !p.ghost)
    .map(p => `${p.side ? n.say(n.scene.sides[sideIndex(p.side)].name) + ' ' : ''}${nameOf(n, p) || p.kind}`);
  return join([
    place === id ? id : `${place} ${id}`,
    cell && term(w, cell.terrain),
    cell?.value != null && b.kind === 'hex' && b.values && String(cell.value),
    ...(sector?.terrain ?? []).map(t => term(w, t)),
    sector?.contested && w.contested,
    sector?.holder && w.heldBy(n.say(n.scene.sides[sideIndex(sector.holder)].name)),
    sector?.limit ? w.of(sector.used, sector.limit) : '',
    on.length ? on.join(', ') : w.empty,
    mark,
    state ? w.states[state] : w.states.no,
  ]);
}
