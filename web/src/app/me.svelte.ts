// Who plays at this browser, where the house knows people.

import { house } from '#house';
import { fetchMe } from './api.ts';
import { prefs } from './prefs.svelte.ts';
import type { Me } from './wire.ts';

class Self {
  /** Nothing until the house has answered; nothing on a device by itself. */
  known = $state.raw<Me | null>(null);
  name = $derived(this.known?.name ?? null);

  async load(): Promise<void> {
    if (house.device) return;
    const before = this.known;
    try {
      const me = await fetchMe();
      // What was learnt meanwhile is newer than a late answer.
      if (this.known === before) this.learn(me);
    } catch {
      // The page works without: it asks again when it is opened anew.
    }
  }

  learn(me: Me): void {
    this.known = me;
    if (!me.name) return;
    // The set-up page offers it.
    prefs.name = me.name;
    prefs.keep();
  }
}

export const self = new Self();
