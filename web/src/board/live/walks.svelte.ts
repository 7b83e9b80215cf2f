// Motion: what stands elsewhere than before walks there, what is gone falls off.

import { tick, untrack } from 'svelte';
import type { Motion, PieceId } from '../../protocol/index.ts';
import type { DrawnPiece } from '../compose.ts';
import type { Pt } from '../draw/tools.ts';
import { fall, spin, turns, walk, way } from '../motion.ts';
import type { Sight } from './sight.svelte.ts';

/** More at once are no move but another position. */
const MOST = 24;

const elsewhere = (a: DrawnPiece, b: DrawnPiece): boolean =>
  Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > 0.5 || Math.abs(a.art.turn - b.art.turn) > 0.5;

export class Walks {
  #sight: Sight;
  falling: DrawnPiece[] = $state([]);
  /** Let go by a hand where it now stands: it need not walk there. */
  dropped: PieceId | null = null;
  #before: { key: string; pieces: Map<PieceId, DrawnPiece> } | null = null;

  constructor(sight: Sight) {
    this.#sight = sight;
    $effect(() => {
      const now = sight.picture.pieces,
        key = sight.key;
      untrack(() => this.#changed(now, key));
    });
  }

  get #calm(): boolean {
    return (
      this.#sight.given.reducedMotion ??
      (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    );
  }

  #changed(now: DrawnPiece[], key: string): void {
    const last = this.#before;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- kept for the next change, never shown
    const pieces = new Map(now.map(p => [p.id, p]));
    this.#before = { key, pieces };
    if (!last || last.key !== key || this.#calm) return;
    const stirred = now.filter(p => !p.piece.ghost && last.pieces.has(p.id) && elsewhere(p, last.pieces.get(p.id)!));
    if (stirred.length > MOST) return;
    const { motions = [] } = this.#sight.given;
    for (const p of stirred) if (p.id !== this.dropped) this.#walk(p, last.pieces.get(p.id)!, motions);
    this.dropped = null;
    const gone = motions.filter(m => m.removed && !pieces.has(m.piece) && last.pieces.has(m.piece));
    if (gone.length) this.#fall(gone, last.pieces);
  }

  #walk(p: DrawnPiece, was: DrawnPiece, motions: Motion[]): void {
    const { layout, given } = this.#sight,
      fast = given.fast ?? false,
      motion = motions.find(m => m.piece === p.id),
      el = this.#sight.group(p.id),
      by = el?.querySelector('.anim'),
      body = el?.querySelector('.turning');
    if (by) walk(by, way(was.at, p.at, motion, layout.centre), fast);
    if (body)
      spin(
        body,
        turns(was.art.turn, p.art.turn, motion, id => this.#turnOf(id)),
        p.art.k,
        p.art.turn,
        fast,
      );
  }
  /** A tray's art is drawn with its front up. */
  #turnOf(id: string): number | null {
    const deg = this.#sight.layout.heading?.(id) ?? null;
    return deg === null ? null : deg + 90;
  }

  #fall(gone: Motion[], pieces: Map<PieceId, DrawnPiece>): void {
    const { layout, live, given } = this.#sight,
      falling = gone.map(m => pieces.get(m.piece)!);
    this.falling = falling;
    const ways = gone.map((m, i) => way(falling[i].at, falling[i].at, m, layout.centre).slice(0, -1));
    const ends = gone.map(m => (m.path.length > 1 ? layout.centre(m.path[m.path.length - 1]) : null));
    const lastWay = (i: number): Pt[] =>
      ends[i] ? [...ways[i], [ends[i][0] - falling[i].at[0], ends[i][1] - falling[i].at[1]]] : [[0, 0]];
    void tick().then(() =>
      live
        ?.querySelectorAll('.falling')
        .forEach((el, i) => fall(el, lastWay(i), given.fast ?? false, () => (this.falling = []))),
    );
  }
}
