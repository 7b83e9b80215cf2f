// What a person chose for this browser: language, light or dark, layers. Remembered.

import { browserTongue, type Tongue } from './say.ts';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'grognard.prefs';

interface Kept {
  tongue?: Tongue;
  theme?: Theme;
  values?: boolean;
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
  values = $state(false);
  name = $state('');
  tongue = $state<Tongue>('en');
  #system = $state(false);
  dark = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#system));

  constructor() {
    const from = kept();
    this.tongue = from.tongue ?? browserTongue(navigator.languages ?? [navigator.language]);
    this.theme = from.theme ?? 'auto';
    this.values = from.values ?? false;
    this.name = from.name ?? '';
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#system = system.matches;
    system.addEventListener('change', () => (this.#system = system.matches));
  }

  keep(): void {
    const { theme, values, name, tongue } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, values, name, tongue }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs();

/** Whether things may move by themselves. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
