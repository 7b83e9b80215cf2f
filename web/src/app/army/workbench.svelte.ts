// An army while it is put together: what is offered, what is drafted, what the rules say of it, and where it is kept.

import { pieceIcon } from '../../board/index.ts';
import { completeArmy, fetchGames, fetchPicture, fetchStock, readArmy, Refused, reviewArmy } from '../api.ts';
import {
  costOf,
  draftOf,
  dropArmy,
  freeName,
  keepArmy,
  keepPlan,
  keptArmies,
  pack,
  planOf,
  unpack,
  type Plan,
} from '../armies.ts';
import { download } from '../download.ts';
import { format } from '../router.ts';
import { upload } from '../upload.ts';
import type { Dial, Draft, Flaw, Offer, Piece, Recruit, Review, Scene, Side, Stock, Text } from '../wire.ts';
import { words } from '../words.svelte.ts';

const EMPTY = (): Draft => ({ name: '', choices: {}, pieces: [] });

/** What an offer gives before anything is turned. */
export const recruitOf = (offer: Offer): Recruit => ({
  what: offer.id,
  name: '',
  dials: Object.fromEntries(offer.dials.map(d => [d.id, d.usual])),
  qualities: [],
});

export const dialOf = (piece: Recruit, dial: Dial): number => piece.dials[dial.id] ?? dial.usual;

export class Workbench {
  stock = $state.raw<Stock | null>(null);
  scene = $state.raw<Scene | null>(null);
  review = $state.raw<Review | null>(null);
  draft = $state<Draft>(EMPTY());
  side = $state<Side>('a');
  kept = $state.raw<ReturnType<typeof keptArmies>>([]);
  missing = $state(false);
  notice = $state.raw<Text | null>(null);
  link = $state('');

  readonly cost = $derived(this.draft.pieces.reduce((sum, piece) => sum + this.priceOf(piece), 0));
  readonly budget = $derived(this.stock?.budget ?? 0);
  readonly over = $derived(this.cost > this.budget);
  readonly flaws = $derived<Flaw[]>(this.review?.flaws ?? []);
  readonly legal = $derived(this.review !== null && this.flaws.length === 0 && !this.over);

  readonly game: string;
  readonly scenario: string;
  readonly #plan: Plan;
  readonly #match: { game: string; scenario: string; options: Plan['options'] };

  constructor(game: string, scenario: string) {
    [this.game, this.scenario] = [game, scenario];
    const old = planOf(game);
    this.#plan =
      old?.scenario === scenario
        ? old
        : { scenario, options: {}, side: 'a', opponent: 'sergeant', realDice: false, armies: ['table', 'table'] };
    this.#match = { game, scenario, options: this.#plan.options };
    this.side = this.#plan.side === 'b' ? 'b' : 'a';
    this.kept = keptArmies(game);
  }

  say(text: Text): string {
    return words.sayOf(this.game)(text);
  }

  /** Fetches what is offered, and opens the army of a link. */
  async begin(packed: string | null): Promise<void> {
    try {
      const [list] = await Promise.all([fetchGames(), words.need(this.game)]);
      if (!list.find(c => c.id === this.game)?.raised.includes(this.scenario)) throw new Error('no depot');
      const [found, begun, shared] = await Promise.all([
        fetchStock(this.#match),
        fetchPicture(this.#match),
        packed ? unpack(packed) : null,
      ]);
      [this.stock, this.scene] = [found, begun];
      if (!found.raised[this.side === 'a' ? 0 : 1]) this.side = this.side === 'a' ? 'b' : 'a';
      if (shared) this.draft = shared;
      else if (packed) this.notice = { key: 'army-link-broken' };
    } catch {
      this.missing = true;
    }
  }

  /** Asks the rules when the hand rests; the points are counted at once. An effect: the next change calls it off. */
  examine(): (() => void) | undefined {
    const asked = $state.snapshot(this.draft),
      who = this.side;
    if (!this.stock) return;
    let current = true;
    const ask = () =>
      reviewArmy(this.#match, who, asked).then(
        review => current && (this.review = review),
        error => current && this.#fail(error),
      );
    const timer = setTimeout(() => void ask(), 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  #fail(error: unknown): void {
    this.notice = error instanceof Refused ? error.why : { key: 'home-lost' };
  }

  priceOf(piece: Recruit): number {
    return this.stock ? costOf(this.stock, piece) : 0;
  }

  offerOf(piece: Recruit): Offer | undefined {
    return this.stock?.offers.find(o => o.id === piece.what);
  }

  flawsOf(i: number): Flaw[] {
    return this.flaws.filter(f => f.piece === i);
  }

  /** A piece of an offer, drawn in the livery of the side it is raised for. */
  picture(offer: Offer, piece: Recruit, size: number): string {
    const one = offer.dials.length === 1 ? dialOf(piece, offer.dials[0]) : null;
    const shown: Piece = {
      id: 'x',
      side: this.side,
      shape: offer.shape,
      kind: offer.kind,
      name: '',
      badges: [],
      ...(one === null ? {} : { strength: one, max: one }),
    };
    return this.scene ? pieceIcon(this.scene, shown, size) : '';
  }

  /** What was said of the army before a change is not said of it after. */
  changed(): void {
    [this.notice, this.link] = [null, ''];
  }

  choose(choice: string, word: string): void {
    this.draft.choices[choice] = word;
    this.changed();
  }

  add(offer: Offer): void {
    this.draft.pieces.push(recruitOf(offer));
    this.changed();
  }

  turn(piece: Recruit, dial: Dial, by: number): void {
    piece.dials[dial.id] = Math.max(dial.min, Math.min(dial.max, dialOf(piece, dial) + by));
    this.changed();
  }

  toggle(piece: Recruit, quality: string): void {
    piece.qualities = piece.qualities.includes(quality)
      ? piece.qualities.filter(q => q !== quality)
      : [...piece.qualities, quality];
    this.changed();
  }

  remove(i: number): void {
    this.draft.pieces.splice(i, 1);
    this.changed();
  }

  twin(i: number): void {
    this.draft.pieces.splice(i + 1, 0, { ...$state.snapshot(this.draft.pieces[i]), name: '' });
    this.changed();
  }

  clear(): void {
    this.#load(EMPTY());
  }

  #load(next: Draft): void {
    this.draft = draftOf($state.snapshot(next)) ?? EMPTY();
    this.changed();
  }

  async complete(): Promise<void> {
    try {
      const seed = Math.floor(Math.random() * 2 ** 31);
      this.#load(await completeArmy(this.#match, this.side, $state.snapshot(this.draft), seed));
    } catch (error) {
      this.#fail(error);
    }
  }

  #name(): string {
    return this.draft.name.trim() || freeName(this.game, this.say({ key: 'army-unnamed' }));
  }

  save(): boolean {
    this.draft.name = this.#name();
    const done = keepArmy(this.game, $state.snapshot(this.draft));
    this.kept = keptArmies(this.game);
    this.notice = { key: done ? 'army-saved' : 'army-not-saved', args: { name: this.draft.name } };
    return done;
  }

  /** Opens a ready army (`ready ID`) or a kept one (`kept NAME`). */
  open(which: string): void {
    const ready = this.stock?.ready.find(r => `ready ${r.id}` === which),
      mine = this.kept.find(k => `kept ${k.name}` === which);
    if (ready) this.#load({ ...ready.draft, name: this.say(ready.name) });
    if (mine) this.#load(mine.draft);
  }

  forget(): void {
    dropArmy(this.game, this.draft.name);
    this.kept = keptArmies(this.game);
    this.changed();
  }

  async toFile(): Promise<void> {
    try {
      const { toml } = await reviewArmy(this.#match, this.side, $state.snapshot(this.draft));
      const name = this.#name()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
      download(`${name || 'army'}.toml`, toml);
    } catch (error) {
      this.#fail(error);
    }
  }

  async fromFile(file: File): Promise<void> {
    try {
      this.#load(await readArmy(this.game, await upload(file, 'army')));
    } catch (error) {
      this.#fail(error);
    }
  }

  async share(): Promise<void> {
    const army = await pack($state.snapshot(this.draft));
    const { game, scenario } = this;
    this.link = location.origin + location.pathname + format({ page: 'army', game, scenario, army });
    try {
      await navigator.clipboard.writeText(this.link);
      this.notice = { key: 'army-link-copied' };
    } catch {
      this.notice = { key: 'army-link-there' };
    }
  }

  /** Saves the army and takes it to the table of a new match. */
  use(who: Side): void {
    if (!this.save()) return;
    this.#plan.armies[who === 'a' ? 0 : 1] = `kept ${this.draft.name}`;
    keepPlan(this.game, this.#plan);
    location.hash = format({ page: 'new', game: this.game });
  }
}
