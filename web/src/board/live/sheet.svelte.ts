// The ground as a bitmap: drawn once for a board and a zoom, between two frames, and never while the view moves.

import { untrack } from 'svelte';
import { groundBitmap, stepFor } from '../raster.ts';
import type { Sight } from './sight.svelte.ts';

export class Sheet {
  #sight: Sight;
  holder: HTMLDivElement | undefined = $state();
  /** The ground as it is shown. */
  bitmap = $state.raw<HTMLCanvasElement | null>(null);
  #painted = '';
  #of = '';
  #lamp = $derived.by(() => this.#sight.given.theme === 'dark' && this.#sight.ground.dims);

  constructor(sight: Sight) {
    this.#sight = sight;
    $effect(() => {
      void this.#lamp;
      untrack(() => void this.paint());
    });
  }

  async paint(): Promise<void> {
    const { size, key, ground, camera } = this.#sight;
    if (!size.w) return;
    if (this.#of !== key) this.#clear(key);
    const step = stepFor(ground, camera.z * (globalThis.devicePixelRatio || 1)),
      id = `${key}@${step} ${this.#lamp}`;
    if (this.#painted === id) return;
    this.#painted = id;
    const canvas = await groundBitmap(key, ground, step, this.#lamp, () => this.#atRest());
    if (!canvas || this.#painted !== id) return;
    this.holder?.replaceChildren(canvas);
    this.bitmap = canvas;
  }
  /** Another board: what is painted is of the last one. */
  #clear(key: string): void {
    this.#of = key;
    this.#painted = '';
    this.holder?.replaceChildren();
    this.bitmap = null;
  }
  async #atRest(): Promise<void> {
    do await new Promise(done => setTimeout(done, this.#sight.atRest ? 0 : 80));
    while (!this.#sight.atRest);
  }
}
