// The words on the page in the language chosen: the client's own, those shared by all games, and each game's.

import type { FluentBundle } from '@fluent/bundle';
import en from '../../locale/en.ftl?raw';
import fr from '../../locale/fr.ftl?raw';
import { fetchSchool, fetchWords } from './api.ts';
import { prefs } from './prefs.svelte.ts';
import { bundleOf, knows, speaker, type Say, type Tongue } from './say.ts';
import type { Arg } from './wire.ts';

const own: Record<Tongue, FluentBundle> = { en: bundleOf('en', en), fr: bundleOf('fr', fr) };

const SCHOOL = '/school';
/** The words of a game's lessons, which most pages do without. */
export const schoolOf = (game: string): string => game + SCHOOL;
const fetched = (name: string, tongue: Tongue): Promise<string> =>
  name.endsWith(SCHOOL) ? fetchSchool(name.slice(0, -SCHOOL.length), tongue) : fetchWords(name, tongue);

class Words {
  #loaded = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();
  #asked = new Map<string, Promise<void>>();

  /** Speaks the client's own words. */
  t = (key: string, args?: Record<string, Arg>): string => this.#speak([own[prefs.tongue]])({ key, args });

  #speak(bundles: FluentBundle[]): Say {
    return speaker(prefs.tongue, bundles);
  }

  #bundles(game: string): FluentBundle[] {
    const { tongue } = prefs,
      of = (name: string) => this.#loaded[`${name}/${tongue}`];
    return [of(game), of(schoolOf(game)), of('shared'), own[tongue]].filter(b => b !== undefined);
  }

  /** Speaks a game's words; the shared and own ones where it has none. */
  sayOf(game: string): Say {
    return this.#speak(this.#bundles(game));
  }

  knows(game: string, key: string): boolean {
    return knows(this.#bundles(game), key);
  }

  ready(game: string): boolean {
    return this.#loaded[`${game}/${prefs.tongue}`] !== undefined;
  }

  /** Fetches a game's words once; from now on they follow the language. */
  async need(...games: string[]): Promise<void> {
    for (const game of ['shared', ...games]) this.#wanted.add(game);
    await this.#fetch(prefs.tongue);
  }

  /** Changes the language as soon as its words are here. */
  async speak(tongue: Tongue): Promise<void> {
    await this.#fetch(tongue);
    prefs.tongue = tongue;
    prefs.keep();
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
              this.#loaded = { ...this.#loaded, [id]: this.#loaded[id] ?? bundleOf(tongue) };
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
