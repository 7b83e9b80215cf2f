// A worker in which the commander thinks, a slice at a time, so that he can be interrupted.

import init, { Thinker } from '#engine';
import type { FromThinker, ToThinker } from './talk.ts';

/** How long a slice should last, in milliseconds. */
const SLICE = 60;

interface Thinking {
  mind: Thinker | null;
  until: number;
  /** Simulations that fill about a slice. */
  portion: number;
  /** He adds up what the others find. */
  chief: boolean;
}

let ready: Promise<unknown> = Promise.resolve();
const all = new Map<number, Thinking>();
const again = new MessageChannel();
again.port1.onmessage = ({ data }: MessageEvent<number>) => slice(data);

const say = (message: FromThinker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ('module' in data) ready = init({ module_or_path: data.module });
  else void ready.then(() => hear(data));
};

function hear(message: Exclude<ToThinker, { module: WebAssembly.Module }>): void {
  if ('start' in message) return start(message);
  if ('stop' in message) {
    const thinking = all.get(message.stop);
    if (thinking) thinking.until = 0;
    return;
  }
  decide(message.count, message.ballots);
}

function start({ start: job, task, seed, millis, chief }: Extract<ToThinker, { start: number }>): void {
  let mind: Thinker | null = null;
  try {
    mind = new Thinker(task, seed);
  } catch (error) {
    console.error(error);
  }
  all.set(job, { mind, until: performance.now() + millis, portion: 4, chief });
  slice(job);
}

function slice(job: number): void {
  const thinking = all.get(job);
  if (!thinking) return;
  const { mind, until, portion } = thinking;
  const begun = performance.now();
  try {
    if (mind && begun < until && !mind.think(portion)) {
      const took = Math.max(1, performance.now() - begun);
      thinking.portion = Math.max(1, Math.min(portion * 2, Math.round((portion * SLICE) / took)));
      return again.port2.postMessage(job);
    }
    say({ thought: job, ballot: mind?.ballot() ?? null });
    if (!thinking.chief) forget(job);
  } catch (error) {
    console.error(error);
    thinking.mind = null;
    say({ thought: job, ballot: null });
  }
}

function forget(job: number): void {
  all.get(job)?.mind?.free();
  all.delete(job);
}

/** The first adds up what the others found. */
function decide(job: number, ballots: string[]): void {
  const mind = all.get(job)?.mind;
  try {
    for (const ballot of ballots) mind?.count(ballot);
    say({ decided: job, advice: mind?.advice() ?? null });
    forget(job);
  } catch (error) {
    console.error(error);
    say({ decided: job, advice: null });
  }
}
