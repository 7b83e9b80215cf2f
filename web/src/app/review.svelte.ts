// The review of one match: the first glance at once, the whole when it is wanted.

import { createMatch } from './api.ts';
import { indexOf, other, type Match } from './match.svelte.ts';
import { branch } from './branch.ts';
import { format } from './router.ts';
import type { Debrief, Ply, Scene, Seat } from './wire.ts';

export class Review {
  debrief = $state.raw<Debrief | null>(null);
  /** The whole is being weighed. */
  busy = $state(false);
  /** Nothing could be found out. */
  failed = $state(false);
  /** Pictures of the moments, by their line. */
  pictures = $state.raw<Record<number, Scene>>({});
  whole = $derived((this.debrief?.depth ?? 0) > 0);

  constructor(readonly match: Match) {}

  /** What can be had at once: the whole, if it is there already. */
  async glance(): Promise<void> {
    this.#take(await this.match.debrief(false));
    this.failed = this.debrief === null;
  }

  /** Every decision is thought over. */
  async weigh(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#take(await this.match.debrief(true));
    this.busy = false;
  }

  stop(): void {
    this.match.enough();
  }

  #take(debrief: Debrief | null): void {
    if (!debrief) return;
    this.debrief = debrief;
    void this.#draw(debrief);
  }

  async #draw(debrief: Debrief): Promise<void> {
    for (const { ply } of debrief.moments) {
      const line = debrief.plies[ply].line - 1;
      if (line in this.pictures) continue;
      const answer = await this.match.replay(line);
      if (answer) this.pictures = { ...this.pictures, [line]: answer.scene };
    }
  }

  /** A new match from before this decision, against the same opponent; `action` is played at once. */
  async playOn(ply: Ply, action: string | null): Promise<void> {
    const welcome = this.match.welcome,
      position = await this.match.positionBefore(ply.line);
    if (!welcome || position === null) return;
    const rival = welcome.seats[indexOf(other(ply.side))];
    const opponent: Seat = rival.kind === 'commander' ? rival : { kind: 'commander', rank: 'captain' };
    const seats: [Seat, Seat] = [opponent, opponent];
    seats[indexOf(ply.side)] = { kind: 'person' };
    const order = { ...welcome.order, players: ['', ''] as [string, string] };
    const created = await createMatch({ order, seats, hot_seat: false, real_dice: false, position });
    const secret = created.seats[indexOf(ply.side)];
    if (!secret) return;
    if (action !== null) branch.plan(created.id, action);
    location.hash = format({ page: 'table', id: created.id, secret });
  }
}
