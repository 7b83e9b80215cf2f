// A piece lifted from a plane: where it would stand, and what the umpire says of that before it is done.

import type { Pose } from '../board/plane.ts';
import type { GhostView } from '../board/types.ts';
import { Latest } from './latest.ts';
import type { Match } from './match.svelte.ts';
import type { Answer, Gesture, Piece, Refusal, Side, Text, Touch } from './wire.ts';

type Tried = Extract<Answer, { say: 'tried' }>;

interface Lifted {
  /** The view it was lifted in: in the next one it is down again. */
  view: number;
  side: Side;
  piece: Piece;
  pose: Pose;
  /** What was touched before the pose. */
  before: Touch[];
}

/** Milliseconds between two tries: well within what the server lets a person say. */
const GAP = 60;
const AGAIN = 400;

export class Trial {
  #match: Pick<Match, 'view' | 'attempt'>;
  #lifted = $state.raw<Lifted | null>(null);
  #answer = $state.raw<{ to: Lifted; tried: Tried } | null>(null);
  #settled: (() => void)[] = [];
  #asks = new Latest<Lifted>(lifted => this.#try(lifted), GAP);

  #now = $derived.by(() => this.#match.view?.view ?? -1);
  lifted = $derived(this.#lifted?.view === this.#now ? this.#lifted : null);
  /** The last answer about this piece, perhaps about a pose that it has left. */
  #about = $derived(this.lifted && this.#answer?.to.piece.id === this.lifted.piece.id ? this.#answer : null);
  fresh = $derived(this.#about !== null && this.#about.to === this.lifted);
  refusal = $derived.by((): Refusal | null => this.#about?.tried.refusal ?? null);
  what = $derived.by((): Text | null => this.#about?.tried.what ?? null);
  /** The act that a press would carry out: legal, and about the very pose that is shown. */
  act = $derived.by((): Gesture | null => {
    const about = this.#about;
    if (!about || !this.fresh || about.tried.refusal || about.tried.action === null) return null;
    return { action: about.tried.action, touch: touchesOf(about.to) };
  });
  ghost = $derived.by((): GhostView | null => {
    const { lifted } = this,
      about = this.#about;
    if (!lifted) return null;
    const state = !about ? 'asking' : about.tried.refusal || about.tried.action === null ? 'no' : 'legal';
    return { piece: lifted.piece, pose: lifted.pose, state, fresh: this.fresh, marks: about?.tried.preview ?? [] };
  });

  constructor(match: Pick<Match, 'view' | 'attempt'>) {
    this.#match = match;
  }

  /** Lifts a piece, or moves the one that is lifted. */
  put(side: Side, piece: Piece, pose: Pose, before: Touch[]): void {
    const last = this.lifted;
    if (
      last &&
      last.piece.id === piece.id &&
      last.pose.join() === pose.join() &&
      JSON.stringify(last.before) === JSON.stringify(before)
    )
      return;
    this.#lifted = { view: this.#now, side, piece, pose, before };
    this.#asks.ask(this.#lifted);
  }

  /** Something else was touched before it. */
  after(before: Touch[]): void {
    const { lifted } = this;
    if (lifted) this.put(lifted.side, lifted.piece, lifted.pose, before);
  }

  drop(): void {
    this.#lifted = null;
    this.#answer = null;
    this.#asks.drop();
    this.#settle();
  }

  async #try(lifted: Lifted): Promise<void> {
    if (lifted.view !== this.#now || this.#lifted === null) return;
    const tried = await this.#match.attempt(lifted.side, touchesOf(lifted));
    if (this.#lifted === null || lifted.view !== this.#now) return this.#settle();
    if (!tried) {
      // Told to slow down, or the line is down: if it still lies there it is tried again.
      if (this.#lifted === lifted) setTimeout(() => this.#lifted === lifted && this.#asks.ask(lifted), AGAIN);
      return;
    }
    this.#answer = { to: lifted, tried };
    if (this.#lifted === lifted) this.#settle();
  }

  #settle(): void {
    const waiting = this.#settled;
    this.#settled = [];
    for (const done of waiting) done();
  }

  /** The act as soon as the umpire has spoken about the pose that is shown; nothing when it is forbidden. */
  async judged(): Promise<Gesture | null> {
    if (this.lifted && !this.fresh) await new Promise<void>(done => this.#settled.push(done));
    return this.act;
  }
}

const touchesOf = (lifted: Lifted): Touch[] => [...lifted.before, { pose: lifted.pose }];
