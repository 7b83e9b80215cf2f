// Questions that are put faster than they are answered: one at a time, not too often, and of those that wait the last.

export class Latest<T> {
  #next: { what: T } | null = null;
  #busy = false;
  #after = 0;

  /** `gap`: milliseconds between two questions at least. */
  constructor(
    readonly run: (what: T) => Promise<void>,
    readonly gap: number,
  ) {}

  ask(what: T): void {
    this.#next = { what };
    if (!this.#busy) void this.#go();
  }

  /** What waits is forgotten. */
  drop(): void {
    this.#next = null;
  }

  async #go(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const wait = this.#after - performance.now();
      if (wait > 0) {
        await new Promise(done => setTimeout(done, wait));
        continue;
      }
      const { what } = this.#next;
      this.#next = null;
      this.#after = performance.now() + this.gap;
      await this.run(what);
    }
    this.#busy = false;
  }
}
