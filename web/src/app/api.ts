// The server's small HTTP side.

import type { Tongue } from './say.ts';
import type {
  BySide,
  Created,
  Draft,
  GameCard,
  Order,
  Review,
  Scene,
  Setting,
  Side,
  Stock,
  Text,
  Wanted,
} from './wire.ts';

/** What the server said no with, in words for the player. */
export class Refused extends Error {
  constructor(readonly why: Text) {
    super(typeof why === 'string' ? why : JSON.stringify(why));
  }
}

async function get(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused(await reason(answer));
  return answer;
}

async function reason(answer: Response): Promise<Text> {
  const text = await answer.text().catch(() => '');
  try {
    const body = JSON.parse(text) as { why?: Text; error?: Text } | string;
    if (typeof body === 'string') return body;
    const why = body.why ?? body.error;
    if (why !== undefined) return why;
  } catch {
    // Plain words, not JSON.
  }
  return text.trim() || { key: 'error-status', args: { status: String(answer.status) } };
}

async function post<T>(path: string, body: string, type: string): Promise<T> {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
  if (!answer.ok) throw new Refused(await reason(answer));
  return (await answer.json()) as T;
}

const seg = encodeURIComponent;
let games: Promise<GameCard[]> | null = null;

/** The games that are there; asked once. */
export function fetchGames(): Promise<GameCard[]> {
  games ??= get('/api/games').then(a => a.json() as Promise<GameCard[]>);
  games.catch(() => (games = null));
  return games;
}

export const fetchWords = async (name: string, tongue: Tongue): Promise<string> =>
  (await get(`/api/words/${seg(name)}/${tongue}`)).text();
export const fetchRules = async (game: string, tongue: Tongue): Promise<string> =>
  (await get(`/api/rules/${seg(game)}/${tongue}`)).text();
export const fetchPreview = async (game: string, scenario: string): Promise<Scene> =>
  (await get(`/api/preview/${seg(game)}/${seg(scenario)}`)).json() as Promise<Scene>;
export const createMatch = (wanted: Wanted): Promise<Created> =>
  post('/api/matches', JSON.stringify(wanted), 'application/json');
export const watchRecord = (text: string): Promise<{ id: string; spectator: string }> =>
  post('/api/watch', text, 'text/plain;charset=utf-8');

/** The beginning of a match that is not made yet, as its house rules have it. */
export const fetchPicture = (order: Omit<Order, 'players'>): Promise<Scene> =>
  post('/api/preview', JSON.stringify(order), 'application/json');

/** Where a game's armies are raised. */
export interface Bench {
  game: string;
  scenario: string;
  options: Record<string, Setting>;
}
const depot = <T>({ game, scenario, options }: Bench, what: string, more: object): Promise<T> =>
  post(`/api/depot/${seg(game)}/${what}`, JSON.stringify({ scenario, options, ...more }), 'application/json');
export const fetchStock = (bench: Bench): Promise<Stock> => depot(bench, 'stock', {});
export const reviewArmy = (bench: Bench, side: Side, draft: Draft): Promise<Review> =>
  depot(bench, 'review', { side, draft });
export const completeArmy = (bench: Bench, side: Side, draft: Draft, seed: number): Promise<Draft> =>
  depot(bench, 'complete', { side, draft, seed });
export const readArmy = (game: string, toml: string): Promise<Draft> =>
  post(`/api/depot/${seg(game)}/read`, JSON.stringify({ toml }), 'application/json');
/** The scenario's text with these armies in it. */
export const enlist = async (bench: Bench, armies: BySide<Draft | null>): Promise<string> =>
  (await depot<{ toml: string }>(bench, 'enlist', { armies })).toml;
