// The gesture engine: from a view's gestures and the touches so far, what may be touched next and what is complete.
// A gesture is its `touch` in order, then the set `with` in any order, then perhaps a button.
// Pure: no page, no network.

import type { CellId, Gesture, Piece, PieceId, Text, Touch } from './wire.ts';

export function touchKey(t: Touch): string {
  if ('piece' in t) return `p:${t.piece}`;
  if ('cell' in t) return `c:${t.cell}`;
  if ('pose' in t) return `o:${t.pose.join(',')}`;
  if ('heading' in t) return `h:${t.heading}`;
  return `b:${t.button[0]}`;
}

interface Keys {
  touch: string[];
  with: Set<string>;
}

const known = new WeakMap<Gesture, Keys>();

function keysOf(g: Gesture): Keys {
  let keys = known.get(g);
  if (!keys) known.set(g, (keys = { touch: g.touch.map(touchKey), with: new Set((g.with ?? []).map(touchKey)) }));
  return keys;
}

/** What one more touch would lead to. */
export interface Next {
  touch: Touch;
  /** The gestures that go on through it. */
  through: Gesture[];
  /** Those that it completes. */
  ends: Gesture[];
  /** It is one of a set, in any order. */
  ofSet: boolean;
}

export interface Step {
  touches: Touch[];
  keys: string[];
  /** How many of the touches were ordered ones; the rest are members of the set. */
  ordered: number;
  candidates: Gesture[];
  next: Map<string, Next>;
  /** Gestures that the touches complete. */
  ready: Gesture[];
  /** Members of the set chosen so far. */
  chosen: Set<string>;
}

function begins(keys: Keys, touched: string[]): boolean {
  const k = keys.touch.length;
  for (let i = 0; i < touched.length; i++) {
    if (i < k ? keys.touch[i] !== touched[i] : !keys.with.has(touched[i])) return false;
  }
  return true;
}

/** An act without any touch and without a button can only be typed. */
const touchable = (g: Gesture): boolean => g.touch.length > 0 || !!g.with?.length || g.confirm !== undefined;

/** Where the touches have led. */
export function walk(gestures: Gesture[], touches: Touch[]): Step {
  const keys = touches.map(touchKey),
    n = keys.length;
  const candidates = gestures.filter(g => touchable(g) && begins(keysOf(g), keys));
  const next = new Map<string, Next>(),
    ready: Gesture[] = [];
  let ordered = n;
  const add = (touch: Touch, key: string, g: Gesture, ends: boolean, ofSet: boolean) => {
    let entry = next.get(key);
    if (!entry) next.set(key, (entry = { touch, through: [], ends: [], ofSet }));
    entry.through.push(g);
    if (ends) entry.ends.push(g);
  };
  for (const g of candidates) {
    const own = keysOf(g),
      k = own.touch.length,
      whole = k + own.with.size;
    if (n < k) {
      add(g.touch[n], own.touch[n], g, n + 1 === whole, false);
      continue;
    }
    ordered = Math.min(ordered, k);
    if (n === whole) ready.push(g);
    else {
      for (const t of g.with ?? []) {
        const key = touchKey(t);
        if (!keys.includes(key)) add(t, key, g, n + 1 === whole, true);
      }
    }
  }
  let chosen = new Set(keys.slice(ordered));
  // Only one set is possible and it waits for a button anyway: it is chosen whole.
  const only = candidates.length === 1 ? candidates[0] : null;
  if (only?.confirm && n >= keysOf(only).touch.length && !ready.length) {
    ready.push(only);
    chosen = new Set(keysOf(only).with);
    next.clear();
  }
  return { touches, keys, ordered, candidates, next, ready, chosen };
}

/** The gesture that is carried out at once: the touches allow no other, and it wants no button. */
export function decided(step: Step): Gesture | null {
  const g = step.ready[0];
  return g && step.ready.length === 1 && step.candidates.length === 1 && !g.confirm ? g : null;
}

/** What a person may have meant by a touch, the likeliest first. */
export interface Touched {
  piece?: PieceId;
  cell?: CellId;
  pose?: [number, number, number];
  heading?: number;
  button?: Touch;
}

const stands = (p: Piece, cell: CellId): boolean => p.at === cell || (p.also ?? []).includes(cell);

/** A piece counts as its cell and a cell as the pieces in it. */
export function meanings(what: Touched, pieces: Piece[]): Touch[] {
  if (what.button) return [what.button];
  if (what.heading !== undefined) return [{ heading: what.heading }];
  const out: Touch[] = [];
  if (what.pose) out.push({ pose: what.pose });
  const cells: CellId[] = [];
  if (what.piece !== undefined) {
    const piece = pieces.find(p => p.id === what.piece);
    out.push({ piece: what.piece });
    if (what.cell !== undefined) cells.push(what.cell);
    for (const c of [piece?.at, ...(piece?.also ?? [])]) if (c !== undefined && !cells.includes(c)) cells.push(c);
  } else if (what.cell !== undefined) cells.push(what.cell);
  out.push(...cells.map(cell => ({ cell })));
  for (const cell of cells) {
    for (const p of pieces) if (p.id !== what.piece && stands(p, cell) && !p.ghost) out.push({ piece: p.id });
  }
  return out;
}

export type Result =
  | { kind: 'go'; touches: Touch[] }
  | { kind: 'back'; touches: Touch[] }
  /** Forbidden: what to ask the umpire about. */
  | { kind: 'no'; touches: Touch[] };

/** What a touch does to the touches so far: goes on, takes one back, begins anew, or is forbidden. */
export function touch(gestures: Gesture[], step: Step, what: Touched, pieces: Piece[]): Result {
  const meant = meanings(what, pieces),
    keys = meant.map(touchKey);
  const pick = (from: Step) => meant.find((_, i) => from.next.has(keys[i]));
  const on = pick(step);
  if (on) return { kind: 'go', touches: [...step.touches, on] };
  const back = step.keys.findIndex(key => keys.includes(key));
  if (back >= 0) {
    const inSet = back >= step.ordered,
      last = back === step.touches.length - 1;
    const touches = inSet ? step.touches.filter((_, i) => i !== back) : step.touches.slice(0, last ? back : back + 1);
    return { kind: 'back', touches };
  }
  if (keys.some(key => step.chosen.has(key))) return { kind: 'back', touches: step.touches };
  for (let i = Math.min(step.ordered, step.touches.length) - 1; i >= 0; i--) {
    const sooner = pick(walk(gestures, step.touches.slice(0, i)));
    if (sooner) return { kind: 'go', touches: [...step.touches.slice(0, i), sooner] };
  }
  return { kind: 'no', touches: [...step.touches, ...meant.slice(0, 1)] };
}

/** A piece dragged somewhere: touched, then the place touched. Nothing when it was let go where it stood. */
export function drag(gestures: Gesture[], step: Step, piece: PieceId, to: Touched, pieces: Piece[]): Result | null {
  const own = `p:${piece}`,
    at = pieces.find(p => p.id === piece);
  let from = step;
  if (step.keys[step.keys.length - 1] !== own && !(at?.at && step.keys[step.keys.length - 1] === `c:${at.at}`)) {
    const first = touch(gestures, walk(gestures, []), { piece, ...(at?.at ? { cell: at.at } : {}) }, pieces);
    if (first.kind !== 'go') return first;
    from = walk(gestures, first.touches);
  }
  if (to.piece === undefined && to.cell === undefined && !to.pose) return null;
  if (to.piece === undefined && to.cell !== undefined && at && stands(at, to.cell) && !from.next.has(`c:${to.cell}`))
    return null;
  const meant = meanings(to, pieces).filter(t => touchKey(t) !== own),
    on = meant.find(t => from.next.has(touchKey(t)));
  return on
    ? { kind: 'go', touches: [...from.touches, on] }
    : { kind: 'no', touches: [...from.touches, ...meant.slice(0, 1)] };
}

/** The piece that every act begins with, where there is no choice: it need not be touched. */
export function given(gestures: Gesture[]): Touch[] {
  const all = gestures.filter(touchable),
    first = all[0]?.touch[0];
  if (!first || !('piece' in first)) return [];
  const key = touchKey(first);
  return all.every(g => (g.touch.length > 1 || !!g.with?.length) && keysOf(g).touch[0] === key) ? [first] : [];
}

/** One step back; nothing when there is none. */
export const back = (step: Step): Touch[] | null => (step.touches.length ? step.touches.slice(0, -1) : null);

/** The mark shown where a touch leads: the common one, or the smallest number. */
export function markOf(next: Next): { mark?: string; warn: boolean } {
  const from = next.ends.length ? next.ends : next.through;
  const warn = from.length > 0 && from.every(g => g.warn);
  const marks = [...new Set(from.map(g => g.mark).filter(m => m !== undefined))];
  if (!marks.length) return { warn };
  if (marks.length === 1) return { mark: marks[0], warn };
  const numbers = marks.map(Number);
  return numbers.some(Number.isNaN) ? { warn } : { mark: String(Math.min(...numbers)), warn };
}

/** The touches of a gesture in an order that a person could follow: for hints and replays. */
export const wholeOf = (g: Gesture): Touch[] => [...g.touch, ...(g.with ?? [])];

/** What the button says that completes a gesture. */
export function buttonOf(g: Gesture): Text | undefined {
  const last = g.touch.findLast(touch => 'button' in touch);
  return g.confirm ?? last?.button[1];
}

/** The gesture that the pointer is about to complete. */
export function aimed(
  step: Step,
  what: Touched | null,
  pieces: Piece[],
): { next: Next; gesture: Gesture | null } | null {
  if (!what) return null;
  for (const t of meanings(what, pieces)) {
    const next = step.next.get(touchKey(t));
    if (next) return { next, gesture: next.ends.length === 1 ? next.ends[0] : null };
  }
  return null;
}
