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
export const scenarioBlurb = (game: string, id: string): string => told(game, id, ['blurb', 'help']);

/** What was set otherwise than at first to make it even, if anything was. */
export const scenarioChanges = (game: string, id: string): string => told(game, id, ['changed']);

function told(game: string, id: string, about: string[]): string {
  const key = about.map(word => `scenario-${hyphens(id)}-${word}`).find(k => words.knows(game, k));
  return key ? words.sayOf(game)({ key }) : '';
}
