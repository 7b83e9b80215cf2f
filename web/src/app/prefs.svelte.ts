// What a person chose for this browser: language, light or dark, layers, how fast acts are shown. Remembered.

import type { Chosen } from './layers.ts';
import { browserTongue, type Tongue } from './say.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** How long what happened stays on the board before the next thing does. */
export const PACES = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'grognard.prefs';

interface Kept {
  tongue?: Tongue;
  theme?: Theme;
  layers?: Chosen;
  pace?: Pace;
  name?: string;
  sound?: boolean;
  notify?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Prefs {
  theme = $state<Theme>('auto');
  layers = $state.raw<Chosen>({});
  pace = $state<Pace>('usual');
  name = $state('');
  /** Off until somebody asks for it. */
  sound = $state(false);
  /** Told by the system that it is one's move; off until somebody asks for it. */
  notify = $state(false);
  tongue = $state<Tongue>('en');
  #system = $state(false);
  dark = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#system));

  constructor() {
    const from = kept();
    this.tongue = from.tongue ?? browserTongue(navigator.languages ?? [navigator.language]);
    this.theme = from.theme ?? 'auto';
    this.layers = from.layers ?? {};
    this.pace = PACES.find(pace => pace === from.pace) ?? 'usual';
    this.name = from.name ?? '';
    this.sound = from.sound === true;
    this.notify = from.notify === true;
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#system = system.matches;
    system.addEventListener('change', () => (this.#system = system.matches));
  }

  keep(): void {
    const { theme, layers, pace, name, sound, notify, tongue } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, layers, pace, name, sound, notify, tongue }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs();

/** Whether things may move by themselves. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
