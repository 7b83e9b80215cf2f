// What a person chose for this browser: language, light or dark, layers. Remembered.

import type { Chosen } from './layers.ts';
import { browserTongue, type Tongue } from './say.ts';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'grognard.prefs';

interface Kept {
  tongue?: Tongue;
  theme?: Theme;
  layers?: Chosen;
  name?: string;
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
  name = $state('');
  tongue = $state<Tongue>('en');
  #system = $state(false);
  dark = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#system));

  constructor() {
    const from = kept();
    this.tongue = from.tongue ?? browserTongue(navigator.languages ?? [navigator.language]);
    this.theme = from.theme ?? 'auto';
    this.layers = from.layers ?? {};
    this.name = from.name ?? '';
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#system = system.matches;
    system.addEventListener('change', () => (this.#system = system.matches));
  }

  keep(): void {
    const { theme, layers, name, tongue } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, layers, name, tongue }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs();

/** Whether things may move by themselves. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
