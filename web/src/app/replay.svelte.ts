// What stands on the board when it is not simply the present: the last line being shown event by event, or the past.

import { ALL, type Reach } from './log.ts';
import type { Match } from './match.svelte.ts';
import { prefs, stillness, type Pace } from './prefs.svelte.ts';
import { play, soundOf } from './sound.ts';
import type { Frame, Motion, Scene, Table } from './wire.ts';

const REPLAY = 620,
  EVENT = 380;
/** Milliseconds that an event stays on the board, and how much longer when dice fell. */
const HOLD: Record<Pace, number> = { slow: 1100, usual: 560, fast: 230, none: 0 },
  DICE = 1.6;
/** Many acts at once are shown faster: nobody waits longer than this for them. */
const LONGEST: Record<Pace, number> = { slow: 20_000, usual: 8000, fast: 3000, none: 0 };

/** How long each of these events is shown. */
export function holds(frames: Frame[], pace: Pace): number[] {
  const each = frames.map(f => HOLD[pace] * (f.line.dice.length ? DICE : 1)),
    all = each.reduce((a, b) => a + b, 0);
  return all > LONGEST[pace] ? each.map(ms => (ms * LONGEST[pace]) / all) : each;
}

/** Something that happened: the line of the match that it belongs to, and its place in it. */
export interface Event {
  frame: Frame;
  ply: number;
  nth: number;
}

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
  /** What the other side did since this one acted last: marked on the board until it acts again. */
  news = $state.raw<Event[]>([]);
  #frame = $state.raw<Event | null>(null);
  /** The event that the board has come to. */
  #last = $state.raw<Event | null>(null);
  /** Everything but the pieces as it stood before what is being shown: nothing runs ahead of it. */
  #before = $state.raw<Scene | null>(null);
  #queue: Event[] = [];
  /** Every event is told, the last one too. */
  #retelling = false;
  #seen = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #player: ReturnType<typeof setTimeout> | undefined;

  length = $derived.by(() => this.#match.view?.ply ?? 0);
  past = $derived(this.moment !== null);
  ply = $derived(this.moment?.ply ?? this.length);
  /** The event on show: its line tells what moved. */
  event = $derived.by((): Frame | null => {
    const m = this.moment;
    return m ? (m.frames[Math.min(m.sub, m.frames.length - 1)] ?? null) : (this.#frame?.frame ?? null);
  });
  /** How far the log may be read: no further than what the board has come to. */
  reach = $derived.by((): Reach => {
    if (this.moment) return { ply: this.moment.ply, lines: Infinity };
    return this.#frame ? { ply: this.#frame.ply, lines: this.#frame.nth + 1 } : ALL;
  });
  /** The event of a line that has several, and how many there are. */
  within = $derived(
    this.moment && this.moment.frames.length > 1
      ? ([Math.min(this.moment.sub + 1, this.moment.frames.length), this.moment.frames.length] as const)
      : null,
  );
  /** What moved in the event that the board has come to. */
  motions = $derived.by((): Motion[] => {
    const one = this.event ?? this.#last?.frame;
    return one ? one.line.motions : (this.#match.table?.frames ?? []).flatMap(f => f.line.motions);
  });
  /** What happened of late is still being shown. */
  moving = $derived(this.#frame !== null && !this.past);

  scene = $derived.by((): Scene | null => {
    const m = this.moment;
    if (m) return m.sub < m.frames.length ? within(m.scene, m.frames[m.sub]) : m.scene;
    const now = this.#match.view?.scene ?? null;
    return now && this.#frame ? within(this.#before ?? now, this.#frame.frame) : now;
  });

  constructor(match: Match) {
    this.#match = match;
    match.arrived = table => this.#arrived(table);
  }

  /** Acts are shown one after the other, however fast they come, and then the table as it is. */
  #arrived(table: Table): void {
    const ply = table.views[0]?.view.ply ?? 0,
      back = ply < this.#seen,
      all = table.frames.map((frame, nth): Event => ({ frame, ply, nth })),
      many = all.filter(({ frame: f }) => f.pieces.length || f.overlays.length);
    this.#seen = ply;
    if (back || this.#match.acting) this.news = [];
    else this.news = [...this.news, ...many];
    if (back || stillness() || document.hidden || prefs.pace === 'none') return this.settle();
    this.#show(many);
  }

  #show(many: Event[]): void {
    if (!many.length) return;
    if (this.#clock === undefined) this.#before = this.#match.view?.scene ?? null;
    // What is on the board keeps its time, though the table has gone on.
    if (this.#clock !== undefined && !this.#frame) this.#frame = this.#last;
    this.#queue.push(...many);
    if (this.#clock === undefined) this.#advance();
  }

  /** Walks again through what the other side did, however things are shown otherwise. */
  retell(): void {
    this.now();
    this.#retelling = true;
    this.#show(this.news);
  }

  #advance(): void {
    const pace = prefs.pace === 'none' || stillness() ? 'usual' : prefs.pace,
      [hold] = holds(
        this.#queue.map(event => event.frame),
        pace,
      ),
      next = this.#queue.shift();
    if (!next) {
      this.#clock = undefined;
      this.#frame = null;
      this.#retelling = false;
      return;
    }
    this.#last = next;
    const sound = soundOf(next.frame);
    if (sound) play(sound);
    // The last event is the present: it needs no frame of its own, only its time.
    this.#frame = this.#queue.length || this.#retelling ? next : null;
    this.#clock = setTimeout(() => this.#advance(), hold);
  }

  /** The present at once. */
  settle(): void {
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.#queue = [];
    this.#retelling = false;
    this.#frame = null;
    this.#last = null;
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
    const m = this.moment!,
      end = m.frames.length;
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
    const m = this.moment,
      pace = m && m.sub < m.frames.length ? EVENT : REPLAY;
    this.#player = setTimeout(() => void this.#step(), pace);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    if (await this.forward()) this.#tick();
    else this.pause();
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
