// The keyboard: arrows go from cell to cell or move the board, Enter touches, Q and E turn what is in the hand, the
// brackets go from piece to piece, the enemy's too.

import { tick } from 'svelte';
import type { CellId, Piece, PieceId } from '../../protocol/index.ts';
import type { Direction } from '../layout.ts';
import { moved, poseOf, sizeOf, turned } from '../plane.ts';
import { choiceOf, touch } from './hits.ts';
import type { Sight } from './sight.svelte.ts';
import type { TapeMeasure } from './tape.svelte.ts';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const along = (to: Direction | undefined, far: number): [number, number] => [
  to === 'left' ? -far : to === 'right' ? far : 0,
  to === 'up' ? -far : to === 'down' ? far : 0,
];

export class Keys {
  #sight: Sight;
  #tape: TapeMeasure;
  /** The cell that the arrows have reached, where nothing may be touched. */
  cursor: CellId | null = $state(null);

  constructor(sight: Sight, tape: TapeMeasure) {
    this.#sight = sight;
    this.#tape = tape;
  }

  down = (e: KeyboardEvent): void => {
    if (e.altKey || e.metaKey || (e.ctrlKey && e.key !== '0')) return;
    const el = (e.target as Element).closest<SVGElement>('[data-piece], [data-cell], [data-pose], [data-heading]'),
      to = ARROWS[e.key],
      sight = this.#sight;
    if (this.#nudge(e, el?.dataset.piece, to)) return e.preventDefault();
    if (e.key.toLowerCase() === 't' && this.#tape.rule) this.#tape.toggle();
    else if (e.key === 'Escape' && this.#tape.taken) {
      this.#tape.toggle();
      e.preventDefault();
    } else if (to) {
      e.preventDefault();
      const from = el?.dataset.cell;
      if (from && sight.layout.cells.length) void this.#step(from, to);
      else if (!el && sight.stop !== null) this.#enter();
      else {
        const [dx, dy] = along(to, 80);
        sight.pan(-dx, -dy);
      }
    } else if ((e.key === 'Enter' || e.key === ' ') && el) {
      e.preventDefault();
      this.#touch(el, e.shiftKey);
    } else if (e.key === 'Escape') sight.given.onescape?.();
    else if (e.key === '+' || e.key === '=') sight.zoom(1.25);
    else if (e.key === '-' || e.key === '−') sight.zoom(0.8);
    else if (e.key === '0') sight.whole();
    else if (e.key === '[' || e.key === ']') this.#next(el?.dataset.piece, e.key === ']' ? 1 : -1);
  };

  /** The next piece in the order of the drawing, whether it may be touched or not. */
  #next(from: PieceId | undefined, by: number): void {
    const pieces = this.#sight.picture.pieces.filter(p => !p.piece.ghost),
      at = pieces.findIndex(p => p.id === from),
      next = pieces.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % pieces.length);
    if (next) this.#sight.group(next.id)?.querySelector<SVGElement>('.handle')?.focus({ preventScroll: true });
  }

  /** From the board itself onto the cell that stands for all cells in the order of the tab key. */
  #enter(): void {
    this.#sight.live?.querySelector<SVGElement>('.cell[tabindex="0"]')?.focus({ preventScroll: true });
  }

  #touch(el: SVGElement, shift: boolean): void {
    const { piece, cell } = el.dataset,
      at = (piece !== undefined ? this.#sight.pieceMiddle(piece) : cell ? this.#sight.layout.centre(cell) : null) ?? [
        0, 0,
      ],
      own = piece !== undefined && { piece };
    if (this.#tape.taken) return this.#tape.lay({ ...own, at }, true);
    const choice = choiceOf(this.#sight, el.dataset) ?? { ...own, ...(cell && { cell }) };
    touch(this.#sight, { ...choice, at }, 'key', shift);
  }

  /** The keys of a ghost: arrows move it, Q and E turn it, Enter leaves it there. On a listed piece they lift it. */
  #nudge(e: KeyboardEvent, id: PieceId | undefined, to: Direction | undefined): boolean {
    const { given, layout } = this.#sight,
      { ghost } = given,
      spun = { q: -1, e: 1 }[e.key.toLowerCase()] ?? 0;
    if (ghost && (e.key === 'Enter' || e.key === ' ') && !id && !(e.target as Element).closest('[data-pose], button')) {
      given.onconfirm?.();
      return true;
    }
    if (!given.free || given.still || this.#tape.taken || (!to && !spun)) return false;
    const own = ghost?.piece ?? this.#liftable(id);
    if (!own) return false;
    const pose = ghost?.pose ?? poseOf(own);
    if (spun) given.onpose?.(own.id, turned(pose, pose[2] + spun * (e.shiftKey ? 1 : 5), sizeOf(own)?.[1] ?? 0));
    else given.onpose?.(own.id, moved(pose, ...along(to, e.shiftKey ? 10 : 50)));
    void tick().then(() => {
      this.#sight.live?.querySelector<SVGElement>('[data-ghost]')?.focus({ preventScroll: true });
      this.#sight.reveal(layout.toBoard([pose[0], pose[1]]));
    });
    return true;
  }
  #liftable(id: PieceId | undefined): Piece | undefined {
    const state = id !== undefined ? this.#sight.touch.pieces?.[id] : undefined;
    return state && state !== 'target' ? this.#sight.given.scene.pieces.find(p => p.id === id && p.point) : undefined;
  }

  /** To the next cell: onto what may be touched there, else onto the cell itself. */
  async #step(from: CellId, to: Direction): Promise<void> {
    const { layout, touch, given, live } = this.#sight,
      next = layout.neighbour(from, to);
    if (!next) return;
    const piece = given.scene.pieces.find(p => p.at === next && touch.pieces?.[p.id]);
    this.cursor = touch.cells?.[next] || piece ? null : next;
    await tick();
    const el = touch.cells?.[next]
      ? live?.querySelector<SVGElement>(`.cell[data-cell="${CSS.escape(next)}"]`)
      : piece
        ? this.#sight.group(piece.id)?.querySelector<SVGElement>('.handle')
        : live?.querySelector<SVGElement>('.cursor');
    el?.focus({ preventScroll: true });
  }

  focusin = (e: FocusEvent): void => {
    // A finger or a mouse is already there: only the keyboard needs the view to follow.
    const el = e.target as Element;
    if (!el.matches(':focus-visible')) return;
    const { piece, cell } = el.closest<SVGElement>('[data-piece], [data-cell]')?.dataset ?? {};
    if (piece === undefined && cell && this.#sight.touch.cells?.[cell]) this.#sight.last = cell;
    this.#sight.reveal(
      piece !== undefined ? this.#sight.pieceMiddle(piece) : cell ? this.#sight.layout.centre(cell) : null,
    );
  };
  focusout = (e: FocusEvent): void => {
    if (!(e.relatedTarget as Element | null)?.closest?.('.cursor')) this.cursor = null;
  };
}
