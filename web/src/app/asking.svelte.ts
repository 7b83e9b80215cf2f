// What is being asked about: the piece or place on which the pointer or the focus rests, or which a finger holds.

import type { BoardHover } from '../board/types.ts';

/** The pointer must rest so long; from one thing to the next the card follows at once. */
const REST = 450,
  FOLLOW = 60;

export class Asking {
  at = $state.raw<BoardHover | null>(null);
  /** It stays until it is put away. */
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hover(at: BoardHover | null): void {
    if (this.pinned) return;
    clearTimeout(this.#timer);
    if (at?.dragging || (at && at.piece === undefined && at.cell === undefined)) this.close();
    else if (at) this.#timer = setTimeout(() => (this.at = at), this.at ? FOLLOW : REST);
    else this.#timer = setTimeout(() => (this.at = null), FOLLOW);
  }
  /** Held by a finger, or asked by the key: it stays. */
  ask(at: BoardHover): void {
    clearTimeout(this.#timer);
    [this.at, this.pinned] = [at, true];
  }
  pin(): void {
    if (this.at) this.pinned = !this.pinned;
  }
  /** Whether that was all there was to put away: a card that only follows the pointer goes along with the rest. */
  close(): boolean {
    clearTimeout(this.#timer);
    const { pinned } = this;
    [this.at, this.pinned] = [null, false];
    return pinned;
  }
}
