// The tape: laid from one place of a plane to another, as far as the rules let anybody measure.

import { untrack } from 'svelte';
import { endAt, type End } from '../plane.ts';
import type { Hit } from './hits.ts';
import type { Sight } from './sight.svelte.ts';

export class TapeMeasure {
  #sight: Sight;
  /** In the hand: touches lay it. */
  taken = $state(false);
  lying: { from: End; to: End | null; laid: boolean } | null = $state.raw(null);
  /** The last touch was where it may not begin. */
  barred = $state(false);
  #plane = $derived.by(() => {
    const { board } = this.#sight.given.scene;
    return board.kind === 'plane' ? board : null;
  });
  /** What may be measured; nothing for a spectator where one measures from one's own pieces. */
  rule = $derived.by(() => {
    const rule = this.#plane?.measure;
    return rule === 'free' || (rule === 'own' && this.#sight.given.side) ? rule : null;
  });

  constructor(sight: Sight) {
    this.#sight = sight;
    $effect(() => {
      if (!this.rule) untrack(() => this.#put(false));
    });
  }

  /** It follows the pointer. */
  get loose(): boolean {
    return !!this.lying && !this.lying.laid;
  }
  toggle(): void {
    this.#put(!this.taken && !!this.rule);
  }
  #put(taken: boolean): void {
    this.taken = taken;
    this.lying = null;
    this.barred = false;
  }
  lay(h: Hit, down: boolean): void {
    if (!this.#plane || !this.rule) return;
    const { given, layout } = this.#sight,
      { pieces } = given.scene,
      piece = pieces.find(p => p.id === h.piece),
      end = endAt(this.#plane, pieces, this.rule, given.side ?? null, layout.toScene(h.at), piece),
      tape = this.lying;
    if (down) this.barred = !end;
    if (!tape || (down && tape.laid)) this.lying = end && down ? { from: end, to: null, laid: false } : null;
    else this.lying = { ...tape, to: end, laid: down && !!end };
  }
  /** The finger that drew it out is lifted. */
  release(): void {
    if (this.lying && this.loose && this.lying.to) this.lying = { ...this.lying, laid: true };
  }
}
