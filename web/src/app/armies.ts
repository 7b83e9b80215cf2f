// Armies of this browser: kept under their names, packed into links, and laid ready for a match.

import type { Draft, Recruit, Setting, Side, Stock } from './wire.ts';

/** An army that was saved under its name. */
export interface Kept {
  name: string;
  draft: Draft;
}

const KEPT = 'grognard.armies.',
  PLAN = 'grognard.plan.',
  MOST = 100;

function read<T>(store: Storage, key: string, otherwise: T): T {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(store: Storage, key: string, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden
  }
}

/** What came from outside as a draft; nothing when it is none. */
export function draftOf(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, choices, pieces } = value as Partial<Draft>;
  if (!Array.isArray(pieces) || pieces.length > 60) return null;
  const numbers = (o: unknown) =>
    Object.fromEntries(Object.entries(o ?? {}).filter((e): e is [string, number] => Number.isInteger(e[1])));
  const words = (o: unknown) =>
    Object.fromEntries(Object.entries(o ?? {}).filter((e): e is [string, string] => typeof e[1] === 'string'));
  const piece = (p: Partial<Recruit> | null): Recruit => ({
    what: String(p?.what ?? ''),
    name: String(p?.name ?? ''),
    dials: numbers(p?.dials),
    qualities: Array.isArray(p?.qualities) ? p.qualities.filter(q => typeof q === 'string') : [],
  });
  return { name: typeof name === 'string' ? name : '', choices: words(choices), pieces: pieces.map(piece) };
}

export const keptArmies = (game: string): Kept[] =>
  read<Kept[]>(localStorage, KEPT + game, []).flatMap(k => {
    const draft = draftOf(k?.draft);
    return draft && typeof k.name === 'string' ? [{ name: k.name, draft }] : [];
  });

/** Keeps an army under its name, in place of an older one of that name. */
export function keepArmy(game: string, draft: Draft): boolean {
  const others = keptArmies(game).filter(k => k.name !== draft.name);
  return write(localStorage, KEPT + game, [{ name: draft.name, draft }, ...others].slice(0, MOST));
}

export const dropArmy = (game: string, name: string): boolean =>
  write(
    localStorage,
    KEPT + game,
    keptArmies(game).filter(k => k.name !== name),
  );

/** A name that no kept army has: the wanted one, or the wanted one with a number. */
export function freeName(game: string, wanted: string): string {
  const taken = new Set(keptArmies(game).map(k => k.name));
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** What a draft costs, before anybody else has said so. */
export function costOf(stock: Stock, piece: Recruit): number {
  const offer = stock.offers.find(o => o.id === piece.what);
  return offer ? offer.dials.reduce((sum, d) => sum + d.cost * (piece.dials[d.id] ?? d.usual), 0) : 0;
}

// ---- links ----

async function through(
  bytes: Uint8Array,
  stream: { readable: ReadableStream; writable: WritableStream },
): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** An army as a short word for an address. */
export async function pack(draft: Draft): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(draft)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The army of such a word; nothing when it holds none. */
export async function unpack(word: string): Promise<Draft | null> {
  try {
    const text = atob(word.replace(/-/g, '+').replace(/_/g, '/')),
      bytes = Uint8Array.from(text, c => c.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    return plain.length > 65_536 ? null : draftOf(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null;
  }
}

// ---- the match being set up ----

/** Where a side's army comes from: raised at the table, from the commander, ready made, or kept here. */
export type Source = 'table' | 'commander' | `ready ${string}` | `kept ${string}`;

/** A set-up that was left for a moment. */
export interface Plan {
  scenario: string;
  options: Record<string, Setting>;
  side: Side | 'lots';
  opponent: string;
  realDice: boolean;
  armies: [Source, Source];
}

export const planOf = (game: string): Plan | null => read<Plan | null>(sessionStorage, PLAN + game, null);
export const keepPlan = (game: string, plan: Plan): boolean => write(sessionStorage, PLAN + game, plan);
/** A match was made of it. */
export const dropPlan = (game: string): boolean => write(sessionStorage, PLAN + game, null);
