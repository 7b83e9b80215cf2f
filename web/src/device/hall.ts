// A room and the lines that lead to it.

import { unkept, type Host } from '#engine';
import type { Pool } from './pool.ts';
import type { Row, Store } from './store.ts';

type Deed =
  | { do: 'send'; to: number[]; text: string }
  | { do: 'dismiss'; guest: number }
  | { do: 'parts'; parts: unknown }
  | { do: 'keep'; from: number; ops: unknown[]; after: unknown }
  | { do: 'think'; job: number; task: { millis: number; shared: boolean } }
  | { do: 'file'; filed: unknown }
  | { do: 'work'; job: number }
  | { do: 'interrupt'; job: number }
  | { do: 'stuck'; side: string; why: string };

export class Hall {
  #guests = new Map<number, MessagePort>();
  #last = 0;
  /** The pool's numbers of the room's jobs. */
  #jobs = new Map<number, number>();

  /** `row` is what is kept of the match (nothing of a record), `warning` what is told when it is not kept. */
  constructor(
    readonly host: Host,
    readonly row: Row | null,
    readonly store: Store,
    readonly pool: Pool,
    readonly broken: (error: unknown) => void,
    readonly closed: () => void,
    public warning: string | null,
  ) {}

  /** Somebody comes in; what he has said already is heard first. */
  enter(port: MessagePort, early: (string | null)[]): void {
    const guest = ++this.#last;
    let known = false;
    this.#guests.set(guest, port);
    const hear = (text: string | null): void => {
      if (text === null) return this.#leave(guest);
      this.#do(() => (known ? this.host.say(guest, text) : this.host.hello(guest, text)));
      if (!known && this.warning) port.postMessage(this.warning);
      known = true;
    };
    port.onmessage = ({ data }: MessageEvent<string | null>) => hear(data);
    early.forEach(hear);
  }

  #leave(guest: number): void {
    if (!this.#guests.delete(guest)) return;
    this.#do(() => this.host.leave(guest));
    this.#close();
  }

  /** An empty room is closed, and opened again from what is kept; where nothing is kept it stays. */
  #close(): void {
    if (this.#guests.size === 0 && this.warning === null) this.closed();
  }

  #do(letter: () => string): void {
    try {
      for (const deed of JSON.parse(letter()) as Deed[]) this.#perform(deed);
    } catch (error) {
      this.broken(error);
    }
  }

  #perform(deed: Deed): void {
    switch (deed.do) {
      case 'send':
        for (const guest of deed.to) this.#guests.get(guest)?.postMessage(deed.text);
        break;
      case 'dismiss':
        this.#guests.get(deed.guest)?.postMessage(null);
        this.#guests.delete(deed.guest);
        this.#close();
        break;
      case 'parts':
        this.row!.parts = deed.parts;
        void this.#keep(() => this.store.setRow(this.row!));
        break;
      case 'keep':
        void this.#keep(() => this.store.append(this.row!, deed.from, deed.ops, deed.after));
        break;
      case 'think':
        this.#jobs.set(deed.job, this.#think(deed.job, deed.task));
        break;
      case 'file':
        // Nobody waits for it, and the match does without.
        if (this.row) this.store.file(this.row.id, deed.filed).catch((error: unknown) => console.error(error));
        break;
      case 'work':
        // What guests have said in the meantime is heard first.
        setTimeout(() => this.#do(() => this.host.work(deed.job)));
        break;
      case 'interrupt':
        this.pool.interrupt(this.#jobs.get(deed.job) ?? 0);
        break;
      case 'stuck':
        console.error(deed.side, deed.why);
    }
  }

  #think(job: number, task: { millis: number; shared: boolean }): number {
    const begun = performance.now();
    return this.pool.think(task, advice => {
      this.#jobs.delete(job);
      this.#do(() => this.host.found(job, advice ?? undefined, Math.round(performance.now() - begun)));
    });
  }

  /** When nothing more can be kept the game goes on, and says so. */
  async #keep(write: () => Promise<void>): Promise<void> {
    if (this.warning === null) {
      try {
        await write();
      } catch (error) {
        console.error(error);
        this.warning = unkept();
        for (const port of this.#guests.values()) port.postMessage(this.warning);
      }
    }
    this.#do(() => this.host.kept());
  }
}
