// A puzzle under way: it answers as a match does, but an act is judged instead of played, and nothing is kept anywhere
// but how well it went.

import { askPuzzle, fetchGames, fetchPuzzle, Refused } from './api.ts';
import type { Question } from './line.ts';
import type { Notice } from './match.svelte.ts';
import type { Umpire } from './play.svelte.ts';
import { note, standing } from './rating.ts';
import type { Answer, GameCard, Judged, LineStep, PuzzleView, Scene, Side, Text, Touch, View } from './wire.ts';
import { words } from './words.svelte.ts';

/** Which of the two lines is looked at. */
export type Which = 'best' | 'refuted';

export class Puzzle implements Umpire {
  #posed = $state.raw<PuzzleView | null>(null);
  card = $state.raw<GameCard | null>(null);
  notice = $state.raw<Notice | null>(null);
  lost = $state.raw<Text | null>(null);
  judged = $state.raw<Judged | null>(null);
  /** The nudge was asked for. */
  nudged = $state(false);
  standing = $state.raw(standing());
  /** What the answer did to the rating; nothing when it does not count. */
  gain = $state<number | null>(null);
  /** The line that is looked at, and how many of its events have happened. */
  which = $state<Which>('best');
  at = $state(0);

  side = $derived(this.#posed?.side ?? null);
  grade = $derived(this.#posed?.grade ?? 0);
  order = $derived(this.#posed?.order ?? null);
  nudge = $derived(this.nudged ? (this.#posed?.nudge ?? null) : null);
  view = $derived.by((): View | null => {
    const view = this.#posed?.view ?? null;
    // A new number each time: what was touched before is forgotten.
    return view && this.judged ? { ...view, view: view.view + 1, gestures: [] } : view;
  });
  steps = $derived.by((): LineStep[] => this.judged?.[this.which] ?? []);
  frames = $derived(this.steps.flatMap(step => step.frames));
  scene = $derived.by((): Scene | null => {
    const scene = this.#posed?.view.scene ?? null,
      frame = this.judged ? this.frames[this.at - 1] : undefined;
    return scene && frame ? { ...scene, pieces: frame.pieces, overlays: frame.overlays } : scene;
  });

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const [posed, games] = await Promise.all([
        fetchPuzzle(this.game, this.number),
        fetchGames(),
        words.need(this.game),
      ]);
      this.card = games.find(card => card.id === this.game) ?? null;
      this.#posed = posed;
    } catch (error) {
      this.lost = error instanceof Refused ? error.why : { key: 'home-lost' };
    }
  }

  async #ask(question: Question): Promise<Answer | null> {
    try {
      return await askPuzzle(this.game, this.number, question);
    } catch (error) {
      this.notice = { text: error instanceof Refused ? error.why : { key: 'home-lost' }, rule: null, tone: 'bad' };
      return null;
    }
  }

  /** The answer: judged, never played. */
  act = async (side: Side, view: number, action: string): Promise<boolean> => {
    this.notice = null;
    const answer = await this.#ask({ say: 'act', side, view, action });
    if (answer?.say !== 'judged') return false;
    const { right } = answer.judged,
      before = this.standing.rating,
      first = standing().done[`${this.game}/${this.number}`] === undefined;
    this.standing = note(this.game, this.number, this.grade, right, this.nudged);
    this.gain = first ? this.standing.rating - before : null;
    this.judged = answer.judged;
    this.look(right ? 'best' : 'refuted', 1);
    return true;
  };

  explain = async (side: Side, touched: Touch[]): Promise<void> => {
    const answer = await this.#ask({ say: 'explain', side, touched });
    if (answer?.say === 'explained') this.notice = { text: answer.why, rule: answer.rule || null, tone: 'bad' };
  };

  attempt = async (side: Side, touched: Touch[]) => {
    const answer = await this.#ask({ say: 'try', side, touched });
    return answer?.say === 'tried' ? answer : null;
  };

  forecast = async (side: Side, action: string) => {
    const answer = await this.#ask({ say: 'forecast', side, action });
    return answer?.say === 'forecast' ? answer : null;
  };

  /** Nobody whispers. */
  hint = () => Promise.resolve(null);

  /** Gives up: the solution is shown, and it counts as missed. */
  giveUp = async (): Promise<void> => {
    if (this.side) await this.act(this.side, 0, '');
  };

  /** Looks at a line after so many of its events. */
  look(which: Which, at: number): void {
    this.which = which;
    this.at = Math.max(0, Math.min(at, this.frames.length));
  }

  again(): void {
    this.judged = null;
    this.gain = null;
  }
}
