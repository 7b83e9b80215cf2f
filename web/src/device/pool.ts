// The commander's workers, as many as the machine has cores to spare. They think about the same decision, each for
// himself, and the first adds up what all of them found.

import type { FromThinker, ToThinker } from './talk.ts';

/** More than these help little and warm a phone. */
const MOST = 6;

interface Job {
  minds: number;
  ballots: string[];
  heard: number;
  done: (advice: string | null) => void;
}

export class Pool {
  #workers: Worker[] = [];
  #jobs = new Map<number, Job>();
  #last = 0;

  constructor(readonly module: WebAssembly.Module) {}

  #hire(count: number): Worker[] {
    while (this.#workers.length < count) {
      const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
      const place = this.#workers.push(worker) - 1;
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#heard(data, place === 0);
      worker.postMessage({ module: this.module } satisfies ToThinker);
    }
    return this.#workers.slice(0, count);
  }

  /** Has a task thought over; a number by which it can be interrupted. */
  think(task: { millis: number; shared: boolean }, done: (advice: string | null) => void): number {
    const job = ++this.#last;
    const spare = Math.min(MOST, Math.max(1, navigator.hardwareConcurrency - 1));
    const minds = this.#hire(task.shared ? spare : 1);
    this.#jobs.set(job, { minds: minds.length, ballots: [], heard: 0, done });
    const text = JSON.stringify(task);
    const seeds = crypto.getRandomValues(new Uint32Array(minds.length));
    minds.forEach((worker, i) => {
      const start: ToThinker = { start: job, task: text, seed: seeds[i], millis: task.millis, chief: i === 0 };
      worker.postMessage(start);
    });
    return job;
  }

  interrupt(job: number): void {
    for (const worker of this.#workers) worker.postMessage({ stop: job } satisfies ToThinker);
  }

  #heard(message: FromThinker, chief: boolean): void {
    if ('decided' in message) {
      this.#jobs.get(message.decided)?.done(message.advice);
      this.#jobs.delete(message.decided);
      return;
    }
    const job = this.#jobs.get(message.thought);
    if (!job) return;
    job.heard += 1;
    if (!chief && message.ballot !== null) job.ballots.push(message.ballot);
    if (job.heard === job.minds)
      this.#workers[0].postMessage({ count: message.thought, ballots: job.ballots } satisfies ToThinker);
  }
}
