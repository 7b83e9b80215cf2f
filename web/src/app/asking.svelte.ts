// What is being asked about: what the pointer or the focus rests on, or what a finger holds.

import type { Attachment } from 'svelte/attachments';
import type { BoardHover } from '../board/types.ts';
import type { Text } from './wire.ts';

/** Something on the board, a piece beside it, or a meter or tray there by its title. */
export interface Asked extends BoardHover {
  panel?: Text;
}
export type Beside = Pick<Asked, 'piece' | 'panel'>;

/** The pointer must rest so long; from one thing to the next the card follows at once. */
const REST = 450,
  FOLLOW = 60;
/** A finger that rests so long asks. */
const HELD = 480;

export class Asking {
  at = $state.raw<Asked | null>(null);
  /** It stays until it is put away. */
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hover(at: Asked | null): void {
    if (this.pinned) return;
    clearTimeout(this.#timer);
    if (at?.dragging || (at && at.piece === undefined && at.cell === undefined && at.panel === undefined)) this.close();
    else if (at) this.#timer = setTimeout(() => (this.at = at), this.at ? FOLLOW : REST);
    else this.#timer = setTimeout(() => (this.at = null), FOLLOW);
  }
  /** Held by a finger, or asked by the key: it stays. */
  ask(at: Asked): void {
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

  /** What stands beside the board explains itself at its rim: `where` is the pointer as seen from the board. */
  beside =
    (what: Beside, where: (event: PointerEvent) => [number, number] | undefined): Attachment<HTMLElement> =>
    node => {
      let holding: ReturnType<typeof setTimeout> | undefined,
        held = false;
      const asked = (event: PointerEvent): Asked => {
        const [x, y] = where(event) ?? [0, 0];
        return { ...what, point: [0, 0], x, y };
      };
      const away = () => clearTimeout(holding);
      const on: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
        pointerenter: event => event.pointerType === 'mouse' && this.hover(asked(event)),
        pointerleave: event => event.pointerType === 'mouse' && this.hover(null),
        pointerdown: event => {
          held = false;
          if (event.pointerType === 'mouse') return;
          away();
          holding = setTimeout(() => {
            held = true;
            this.ask(asked(event));
          }, HELD);
        },
        pointermove: event => Math.hypot(event.movementX, event.movementY) > 3 && away(),
        pointerup: away,
        pointercancel: away,
        // the finger asked, and does nothing else
        click: event => {
          if (held) event.stopPropagation();
          held = false;
        },
        contextmenu: event => event.preventDefault(),
      };
      const listeners = Object.entries(on) as [string, EventListener][];
      for (const [type, listen] of listeners) node.addEventListener(type, listen, true);
      return () => {
        away();
        for (const [type, listen] of listeners) node.removeEventListener(type, listen, true);
      };
    };
}
