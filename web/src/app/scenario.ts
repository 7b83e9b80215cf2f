// Words for what a game names by an id.

import { words } from './words.svelte.ts';

/** `quatre_rivieres` as a title, where nobody gave it a better one. */
export const pretty = (id: string): string => id.replace(/[_-]+/g, ' ').replace(/^./, c => c.toUpperCase());

export const hyphens = (id: string): string => id.replace(/_/g, '-');

export function scenarioTitle(game: string, id: string): string {
  const key = `scenario-${hyphens(id)}`;
  return words.knows(game, key) ? words.sayOf(game)({ key }) : pretty(id);
}

/** A line about a scenario, if the game has one. */
export function scenarioBlurb(game: string, id: string): string {
  const key = [`scenario-${hyphens(id)}-blurb`, `scenario-${hyphens(id)}-help`].find(k => words.knows(game, k));
  return key ? words.sayOf(game)({ key }) : '';
}
