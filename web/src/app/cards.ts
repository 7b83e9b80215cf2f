// Pictures of battles at full swing, drawn beforehand (`npm run cards`); a game without one is drawn live.

const files = import.meta.glob<string>('../cards/**/*.webp', { eager: true, query: '?url', import: 'default' });

/** The picture of a game, if it has one. */
export const cardOf = (game: string): string | undefined => files[`../cards/${game}.webp`];

/** The same over half a page. */
export const wideOf = (game: string): string | undefined => files[`../cards/wide/${game}.webp`];
