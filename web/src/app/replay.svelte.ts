// What stands on the board when it is not simply the present: the last line being shown event by event, or the past.

import type { Match } from './match.svelte.ts';
import { stillness } from './prefs.svelte.ts';
import type { Frame, Scene, Table } from './wire.ts';

const STEP = 260, REPLAY = 620, EVENT = 380;
/** A long line is shown faster, so that nobody waits longer than this for it. */
const LONGEST = 5000;

/** A moment of the past: after a line, or within it. */
interface Moment {
  ply: number;
  scene: Scene;
  frames: Frame[];
  /** The frame shown; as many as there are frames: the end of the line. */
  sub: number;
}

export class Replay {
  #match: Match;
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  loading = $state(false);
  #frame = $state.raw<Frame | null>(null);
  #queue: Frame[] = [];
  #pace = STEP;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #player: ReturnType<typeof setTimeout> | undefined;

  length = $derived.by(() => this.#match.view?.ply ?? 0);
  past = $derived(this.moment !== null);
  ply = $derived(this.moment?.ply ?? this.length);
  /** The event on show: its line tells what moved. */
  event = $derived.by((): Frame | null => {
    const m = this.moment;
    return m ? (m.frames[Math.min(m.sub, m.frames.length - 1)] ?? null) : this.#frame;
  });
  /** The event of a line that has several, and how many there are. */
  within = $derived(this.moment && this.moment.frames.length > 1 ? ([Math.min(this.moment.sub + 1, this.moment.frames.length), this.moment.frames.length] as const) : null);
  /** The moving line of the present is still being shown. */
  moving = $derived(this.#frame !== null && !this.past);

  scene = $derived.by((): Scene | null => {
    const m = this.moment;
    if (m) return m.sub < m.frames.length ? within(m.scene, m.frames[m.sub]!) : m.scene;
    const now = this.#match.view?.scene ?? null;
    return now && this.#frame ? within(now, this.#frame) : now;
  });

  constructor(match: Match) {
    this.#match = match;
    match.arrived = table => this.#arrived(table);
  }

  /** The last line is shown event by event, then the table as it is. */
  #arrived(table: Table): void {
    const many = table.frames.filter(f => f.pieces.length || f.overlays.length);
    if (stillness() || many.length < 2 || document.hidden) return;
    // A line is shown whole; what is still owed of earlier ones is passed over when it grows long.
    if (this.#queue.length + many.length > 12) this.#queue = [];
    this.#queue.push(...many.slice(0, -1));
    this.#pace = Math.min(STEP, LONGEST / this.#queue.length);
    if (!this.#frame) this.#advance();
  }

  #advance(): void {
    clearTimeout(this.#clock);
    this.#frame = this.#queue.shift() ?? null;
    if (this.#frame) this.#clock = setTimeout(() => this.#advance(), this.#pace);
  }

  /** The present at once. */
  settle(): void {
    clearTimeout(this.#clock);
    this.#queue = [];
    this.#frame = null;
  }

  /** After this line. */
  async goTo(ply: number, within = false): Promise<boolean> {
    const to = Math.max(0, Math.min(this.length, ply));
    this.settle();
    this.loading = true;
    const answer = await this.#match.replay(to);
    this.loading = false;
    if (!answer) return false;
    const sub = within && answer.frames.length > 1 ? 0 : answer.frames.length;
    this.moment = { ply: answer.ply, scene: answer.scene, frames: answer.frames, sub };
    return true;
  }

  async forward(): Promise<boolean> {
    const m = this.moment;
    if (m && m.sub < m.frames.length) {
      this.moment = { ...m, sub: m.sub + 1 >= m.frames.length - 1 ? m.frames.length : m.sub + 1 };
      return true;
    }
    return this.ply < this.length && m ? this.goTo(m.ply + 1, true) : false;
  }

  async backward(): Promise<boolean> {
    this.pause();
    if (!this.moment && !(await this.goTo(this.length))) return false;
    const m = this.moment!, end = m.frames.length;
    // The last event ends where the line ends.
    const sub = m.sub === end ? end - 2 : m.sub - 1;
    if (sub >= 0) {
      this.moment = { ...m, sub };
      return true;
    }
    return m.ply > 0 ? this.goTo(m.ply - 1) : false;
  }

  async play(): Promise<void> {
    if (this.playing) return this.pause();
    if (!this.moment || this.ply >= this.length) await this.goTo(0);
    this.playing = true;
    this.#tick();
  }

  #tick(): void {
    const m = this.moment, pace = m && m.sub < m.frames.length ? EVENT : REPLAY;
    this.#player = setTimeout(async () => {
      if (!this.playing) return;
      if (await this.forward()) this.#tick();
      else this.pause();
    }, pace);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#player);
  }

  /** Back to the present. */
  now(): void {
    this.pause();
    this.settle();
    this.moment = null;
  }

  stop(): void {
    this.now();
    this.#match.arrived = null;
  }
}

const within = (scene: Scene, frame: Frame): Scene => ({ ...scene, pieces: frame.pieces, overlays: frame.overlays });
