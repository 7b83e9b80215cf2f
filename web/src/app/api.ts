// What the house answers without a seat.

import { house } from '#house';
import type { Question } from './line.ts';
import type { Tongue } from './say.ts';
import type {
  Answer,
  Briefing,
  BySide,
  ChannelAsked,
  Created,
  Ceremony,
  CeremonyDone,
  DeviceLink,
  Draft,
  FigureView,
  GameCard,
  Glance,
  Holidays,
  LetterLink,
  Letters,
  Me,
  MyGame,
  Offered,
  OpenTables,
  Order,
  Player,
  PuzzleCard,
  PuzzleView,
  Ranked,
  Review,
  Sat,
  Scene,
  Setting,
  Side,
  Stock,
  Wanted,
} from './wire.ts';

export { Refused } from './house/house.ts';

const read = async <T>(address: string): Promise<T> => JSON.parse(await house.read(address)) as T;
const post = async <T>(address: string, body: string, type = 'application/json'): Promise<T> =>
  JSON.parse(await house.ask(address, body, type)) as T;

const seg = encodeURIComponent;
let games: Promise<GameCard[]> | null = null;

/** The games that are there; asked once. */
export function fetchGames(): Promise<GameCard[]> {
  games ??= read<GameCard[]>('games');
  games.catch(() => (games = null));
  return games;
}

export const fetchWords = (name: string, tongue: Tongue): Promise<string> => house.read(`words/${seg(name)}/${tongue}`);
/** The words of a game's lessons. */
export const fetchSchool = (game: string, tongue: Tongue): Promise<string> =>
  house.read(`school/${seg(game)}/${tongue}`);
const figures = new Map<string, Promise<FigureView[]>>();
/** The figures of a rulebook; asked once. */
export function fetchFigures(game: string): Promise<FigureView[]> {
  const asked = figures.get(game) ?? read<FigureView[]>(`figures/${seg(game)}`);
  figures.set(game, asked);
  asked.catch(() => figures.delete(game));
  return asked;
}
/** The puzzles of a game: number and grade of each. */
export const fetchPuzzles = (game: string): Promise<PuzzleCard[]> => post(`puzzles/${seg(game)}`, '');
export const fetchPuzzle = (game: string, number: number): Promise<PuzzleView> =>
  post(`puzzles/${seg(game)}/${number}`, '');
/** What is asked about a puzzle, said as at a table. */
export const askPuzzle = (game: string, number: number, question: Question): Promise<Answer> =>
  post(`puzzles/${seg(game)}/${number}`, JSON.stringify({ ...question, ask: 0 }));
export const fetchRules = (game: string, tongue: Tongue): Promise<string> => house.read(`rules/${seg(game)}/${tongue}`);
export const fetchPreview = (game: string, scenario: string): Promise<Scene> =>
  read(`preview/${seg(game)}/${seg(scenario)}`);
const briefings = new Map<string, Promise<Briefing>>();
/** The card of a scenario; asked once. */
export function fetchBriefing(game: string, scenario: string): Promise<Briefing> {
  const address = `briefing/${seg(game)}/${seg(scenario)}`,
    asked = briefings.get(address) ?? read<Briefing>(address);
  briefings.set(address, asked);
  asked.catch(() => briefings.delete(address));
  return asked;
}
export const createMatch = (wanted: Wanted): Promise<Created> => post('matches', JSON.stringify(wanted));
export const watchRecord = (text: string): Promise<{ id: string; spectator: string }> =>
  post('watch', text, 'text/plain;charset=utf-8');

/** Who this browser belongs to, at a house that knows people. */
export const fetchMe = (): Promise<Me> => read('me');
export const takeName = (name: string): Promise<Me> => post('me/name', JSON.stringify({ name }));
/** A link by which one other device joins. */
export const fetchDeviceLink = (): Promise<DeviceLink> => post('me/link', '');
export const joinPerson = (link: string): Promise<Me> => post('me/join', JSON.stringify({ link }));
/** A ceremony of passkeys: what the browser is to ask, and what it was given. */
export const askForPasskey = (whose: 'me/' | ''): Promise<Ceremony> => post(`${whose}passkeys/ask`, '');
export const answerWithPasskey = (whose: 'me/' | '', done: CeremonyDone): Promise<Me> =>
  post(`${whose}passkeys`, JSON.stringify(done));
export const dropPasskeys = (): Promise<Me> => post('me/passkeys/drop', '');
export const signOutOthers = (): Promise<Me> => post('me/only', '');
export const deleteMe = (): Promise<Me> => post('me/delete', '');
/** How one is told things while one is away. */
export const fetchLetters = (): Promise<Letters> => read('me/letters');
export const chooseWay = (way: ChannelAsked): Promise<Letters> => post('me/letters', JSON.stringify(way));
export const dropWay = (id: string): Promise<Letters> => post('me/letters/drop', JSON.stringify({ id }));
/** Whether one's clocks stand still; so many days from now, or none. */
export const fetchHolidays = (): Promise<Holidays> => read('me/holidays');
export const rest = (days: number): Promise<Holidays> => post('me/holidays', JSON.stringify({ days }));
/** What a link in a letter leads to. */
export const openLetterLink = (what: 'confirm' | 'off', link: LetterLink): Promise<string> =>
  house.ask(`letters/${what}`, JSON.stringify(link), 'application/json');
/** All that is kept of a person, as text. */
export const exportMe = (): Promise<string> => house.read('me/export');
export const fetchMyGames = (): Promise<MyGame[]> => read('me/games');
export const glanceAt = (id: string): Promise<Glance> => read(`me/games/${seg(id)}`);

/** What everybody may know of a player. */
export const fetchPlayer = (name: string): Promise<Player> => read(`players/${seg(name)}`);
/** The players of a game, the strongest first. */
export const fetchRanking = (game: string): Promise<Ranked[]> => read(`ratings/${seg(game)}`);
/** The record of a rated battle that is over. */
export const fetchRecord = (id: string): Promise<string> => house.read(`records/${seg(id)}`);
/** The open tables; to who has seen them already, as soon as they have changed. */
export const fetchTables = (seen: number | null): Promise<OpenTables> =>
  read(`tables${seen === null ? '' : `?seen=${seen}`}`);
export const offerTable = (offered: Offered): Promise<OpenTables> => post('tables', JSON.stringify(offered));
export const sitDown = (id: string): Promise<Sat> => post(`tables/${seg(id)}/sit`, '');
export const withdrawTable = (id: string): Promise<OpenTables> => post(`tables/${seg(id)}/withdraw`, '');

/** The beginning of a match that is not made yet, as its house rules have it. */
export const fetchPicture = (order: Omit<Order, 'players' | 'practice'>): Promise<Scene> =>
  post('preview', JSON.stringify(order));

/** Where a game's armies are raised. */
export interface Bench {
  game: string;
  scenario: string;
  options: Record<string, Setting>;
}
const depot = <T>({ game, scenario, options }: Bench, what: string, more: object): Promise<T> =>
  post(`depot/${seg(game)}/${what}`, JSON.stringify({ scenario, options, ...more }));
export const fetchStock = (bench: Bench): Promise<Stock> => depot(bench, 'stock', {});
export const reviewArmy = (bench: Bench, side: Side, draft: Draft): Promise<Review> =>
  depot(bench, 'review', { side, draft });
export const completeArmy = (bench: Bench, side: Side, draft: Draft, seed: number): Promise<Draft> =>
  depot(bench, 'complete', { side, draft, seed });
export const readArmy = (game: string, toml: string): Promise<Draft> =>
  post(`depot/${seg(game)}/read`, JSON.stringify({ toml }));
/** The scenario's text with these armies in it. */
export const enlist = async (bench: Bench, armies: BySide<Draft | null>): Promise<string> =>
  (await depot<{ toml: string }>(bench, 'enlist', { armies })).toml;
