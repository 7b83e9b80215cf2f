// The line to a room: one wire that comes back by itself, and questions that wait for their answer.

import { house } from '#house';
import type { Wire } from './house/house.ts';
import type { Answer, Request } from './wire.ts';

export type LineState = 'calling' | 'open' | 'lost' | 'closed';

type Asking = Extract<Request, { ask: number }>;
type WithoutAsk<T> = T extends unknown ? Omit<T, 'ask'> : never;
export type Question = WithoutAsk<Asking>;

export interface LineEvents {
  /** Said first on every call. */
  hello: () => Request;
  told: (answer: Answer) => void;
  state: (state: LineState) => void;
}

/** Milliseconds before the nth try to come back: doubling from a quarter of a second to eight, never in step. */
export const patience = (tries: number, luck: number): number => Math.min(8000, 250 * 2 ** tries) * (0.75 + luck / 2);

export class LineDown extends Error {}

export class Line {
  #wire: Wire | null = null;
  #asks = new Map<number, { done: (a: Answer) => void; failed: (e: Error) => void }>();
  #last = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly events: LineEvents,
  ) {
    this.#call();
    addEventListener('online', this.#now);
  }

  #now = (): void => {
    if (this.#closed || this.#wire?.open) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#call();
  };

  #drop(): void {
    for (const waiting of this.#asks.values()) waiting.failed(new LineDown());
    this.#asks.clear();
  }

  #call(): void {
    this.#drop();
    this.#wire?.close();
    const wire = house.call(this.id, {
      opened: () => wire.send(JSON.stringify(this.events.hello())),
      heard: text => {
        if (wire === this.#wire) this.#heard(JSON.parse(text) as Answer);
      },
      closed: () => {
        if (wire === this.#wire) this.#lost();
      },
    });
    this.#wire = wire;
  }

  #heard(answer: Answer): void {
    if (answer.say === 'welcome') {
      this.#tries = 0;
      this.events.state('open');
    }
    const ask = 'ask' in answer ? answer.ask : null;
    const waiting = ask === null ? undefined : this.#asks.get(ask);
    if (waiting) {
      this.#asks.delete(ask!);
      waiting.done(answer);
    } else this.events.told(answer);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.events.state('lost');
    this.#timer = setTimeout(() => this.#call(), patience(this.#tries++, Math.random()));
  }

  /** Asks and waits for the answer; fails when the line breaks first. */
  ask(question: Question): Promise<Answer> {
    const ask = ++this.#last;
    return new Promise((done, failed) => {
      if (!this.#wire?.open) return failed(new LineDown());
      this.#asks.set(ask, { done, failed });
      this.#wire.send(JSON.stringify({ ...question, ask }));
    });
  }

  say(request: Request): void {
    if (this.#wire?.open) this.#wire.send(JSON.stringify(request));
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    this.#wire?.close();
    this.events.state('closed');
  }
}
