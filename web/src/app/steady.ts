// A hand that presses twice in one place means the same thing twice, or nothing: what has come under it meanwhile
// waits until the hand has moved or the eye has had time to read. Pure but for the clock that is handed in.

/** Milliseconds that a new meaning needs to be read. */
const READ = 450;
/** Pixels that a hand may tremble. */
const STILL = 8;

export interface Press {
  x: number;
  y: number;
  /** Milliseconds, from any beginning. */
  at: number;
}

export class Steady {
  #last: (Press & { id: string }) | null = null;

  /** Whether this press of a button counts. Keys have no place and always do. */
  allows(id: string, press: Press | null): boolean {
    if (!press) return true;
    this.moved(press.x, press.y);
    const last = this.#last,
      hasty = !!last && last.id !== id && press.at - last.at < READ;
    // A hasty hand is watched further: it has still not read what is there.
    this.#last = { ...press, id: hasty ? last.id : id };
    return !hasty;
  }

  /** The hand has gone elsewhere. */
  moved(x: number, y: number): void {
    const last = this.#last;
    if (last && Math.hypot(x - last.x, y - last.y) > STILL) this.#last = null;
  }
}

/** The one hand of this page: what it pressed is remembered though the buttons come and go. */
export const hand = new Steady();

/** Where a click was made; nowhere for keys. */
export const pressOf = (event: MouseEvent): Press | null =>
  event.detail ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
