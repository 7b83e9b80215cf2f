// The words on the page in the language chosen: the client's own, those shared by all games, and each game's.

import type { FluentBundle } from '@fluent/bundle';
import { fetchSchool, fetchWords } from './api.ts';
import { prefs } from './prefs.svelte.ts';
import { bundleOf, knows, speaker, type Say, type Tongue } from './say.ts';
import type { Arg } from './wire.ts';

/** The client's own words: each language by itself, so that nobody waits for the one he does not read. */
const OWN = 'own';
const own = {
  en: () => import('../../locale/en.ftl?raw'),
  fr: () => import('../../locale/fr.ftl?raw'),
};

const SCHOOL = '/school';
/** The words of a game's lessons, which most pages do without. */
export const schoolOf = (game: string): string => game + SCHOOL;
async function fetched(name: string, tongue: Tongue): Promise<string> {
  if (name === OWN) return (await own[tongue]()).default;
  return name.endsWith(SCHOOL) ? fetchSchool(name.slice(0, -SCHOOL.length), tongue) : fetchWords(name, tongue);
}

/** Where a word of a game is looked for, one after the other. */
const sources = (game: string): string[] => [game, schoolOf(game), 'shared', OWN];

/**
 * The browser reads its tables of numbers and of plurals at the first of each. That takes long: it is done while words
 * travel, not in the midst of drawing.
 */
const TABLES = [
  (tongue: Tongue) => new Intl.NumberFormat(tongue).format(2),
  (tongue: Tongue) => new Intl.PluralRules(tongue).select(2),
];

class Words {
  #loaded = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set([OWN]);
  #asked = new Map<string, Promise<void>>();

  /** Speaks the client's own words. */
  t = (key: string, args?: Record<string, Arg>): string => this.#speak([OWN])({ key, args });

  #bundles(names: string[]): FluentBundle[] {
    return names.map(name => this.#loaded[`${name}/${prefs.tongue}`]).filter(b => b !== undefined);
  }

  #speak(names: string[]): Say {
    return speaker(prefs.tongue, this.#bundles(names));
  }

  /** Speaks a game's words; the shared and own ones where it has none. */
  sayOf(game: string): Say {
    return this.#speak(sources(game));
  }

  knows(game: string, key: string): boolean {
    return knows(this.#bundles(sources(game)), key);
  }

  ready(game: string): boolean {
    return this.#loaded[`${game}/${prefs.tongue}`] !== undefined;
  }

  /** Fetches the client's own words: nothing is shown before. */
  async open(): Promise<void> {
    for (const read of TABLES) setTimeout(() => read(prefs.tongue));
    await this.#fetch(prefs.tongue);
  }

  /** Fetches a game's words once; from now on they follow the language. */
  async need(...games: string[]): Promise<void> {
    for (const game of ['shared', ...games]) this.#wanted.add(game);
    await this.#fetch(prefs.tongue);
  }

  /** Changes the language as soon as its words are here; without them it stays, to be asked for again. */
  async speak(tongue: Tongue): Promise<void> {
    await this.#fetch(tongue);
    if (!this.#loaded[`${OWN}/${tongue}`]) return;
    prefs.tongue = tongue;
    prefs.keep();
    await this.#fetch(tongue); // what was needed meanwhile
  }

  async #fetch(tongue: Tongue): Promise<void> {
    await Promise.all(
      [...this.#wanted].map(name => {
        const id = `${name}/${tongue}`;
        let asked = this.#asked.get(id);
        if (!asked) {
          asked = fetched(name, tongue).then(
            text => void (this.#loaded = { ...this.#loaded, [id]: bundleOf(tongue, text) }),
            () => {
              this.#asked.delete(id);
              if (name !== OWN) this.#loaded = { ...this.#loaded, [id]: this.#loaded[id] ?? bundleOf(tongue) };
            },
          );
          this.#asked.set(id, asked);
        }
        return asked;
      }),
    );
  }
}

export const words = new Words();
export const t = words.t;
