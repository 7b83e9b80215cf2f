// The open tables, as they are while somebody looks; and one's own offers, which are waited for on every page.

import { house } from '#house';
import { fetchTables, offerTable, Refused, sitDown, withdrawTable } from './api.ts';
import { mine } from './mine.svelte.ts';
import { keepInvitation } from './recent.ts';
import { format } from './router.ts';
import type { Offered, OpenTable, OpenTables, Text } from './wire.ts';

/** After a broken line the list is asked for again. */
const PAUSE = 3_000;
const OFFERS = 'grognard.offers';

/** The tables that this browser offers, kept so that every page knows that somebody may come. */
function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(OFFERS) ?? '[]') as string[];
  } catch {
    return [];
  }
}
function keep(ids: string[]): void {
  try {
    localStorage.setItem(OFFERS, JSON.stringify(ids));
  } catch {
    // The list on the page itself still tells.
  }
}

class Tables {
  list = $state.raw<OpenTable[] | null>(null);
  problem = $state.raw<Text | null>(null);
  /** Own tables at which somebody has sat down. */
  met = $state.raw<string[]>([]);
  #offers = $state.raw(house.device ? [] : kept());
  #seen: number | null = null;
  #lookers = 0;
  #asking: Promise<void> | null = null;

  /** Somebody may come to a table of one's own. */
  get offering(): boolean {
    return this.#offers.length > 0 || this.met.length > 0;
  }

  /** Keeps the list up to date as long as somebody looks; who offers something looks even with the page covered. */
  follow(): (() => void) | undefined {
    if (house.device) return;
    this.#lookers++;
    const look = (): void => void (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      this.#lookers--;
      document.removeEventListener('visibilitychange', look);
    };
  }

  async #ask(): Promise<void> {
    while (this.#lookers > 0 && (document.visibilityState === 'visible' || this.#offers.length)) {
      try {
        await this.#learn(await fetchTables(this.#seen));
      } catch {
        this.#seen = null;
        await new Promise(done => setTimeout(done, PAUSE));
      }
    }
  }

  async #learn({ seen, tables }: OpenTables): Promise<void> {
    this.#seen = seen;
    this.list = tables;
    const own = tables.filter(table => table.mine).map(table => table.id),
      gone = this.#offers.filter(id => !own.includes(id));
    this.#offers = own;
    keep(own);
    if (!gone.length) return;
    await mine.load();
    this.met = [...this.met, ...gone.filter(id => mine.games?.some(game => game.id === id && !game.begun))];
  }

  async #attempt(work: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.why : { key: 'home-lost' };
      this.#seen = null;
      return false;
    }
  }

  /** Offers a table; what the house says no with is thrown. */
  async offer(offered: Offered): Promise<void> {
    await this.#learn(await offerTable(offered));
  }

  withdraw = (id: string): Promise<boolean> =>
    this.#attempt(async () => {
      this.#offers = this.#offers.filter(own => own !== id);
      await this.#learn(await withdrawTable(id));
    });

  /** Sits down, and goes there. */
  sit = (id: string): Promise<boolean> =>
    this.#attempt(async () => {
      const { spectator } = await sitDown(id).catch((error: unknown) => {
        this.list = this.list?.filter(table => table.id !== id) ?? null;
        throw error;
      });
      keepInvitation(id, { seats: [null, null], spectator });
      this.go(id);
    });

  /** To a table at which one has a seat. */
  go(id: string): void {
    this.met = this.met.filter(other => other !== id);
    location.hash = format({ page: 'table', id, secret: 'me' });
  }
}

export const tables = new Tables();
