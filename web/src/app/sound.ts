// When the table is heard. Off until somebody asks for it.

import { prefs } from './prefs.svelte.ts';
import { SCORES, type Sound } from './scores.ts';
import type { Frame } from './wire.ts';

let air: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  SCORES[sound](air);
}

/** What an event sounds like, as far as one can hear it. */
export function soundOf({ line }: Frame): Sound | null {
  if (line.motions.some(m => m.removed)) return 'gun';
  if (line.dice.length) return 'dice';
  return line.motions.length ? 'move' : null;
}
