// A lesson at a table: what it says now, what it points at, and what may be done with it.

import { untrack } from 'svelte';
import type { ClientOverlay } from '../board/types.ts';
import type { Deed } from './deeds.ts';
import { touchKey } from './gestures.ts';
import type { Match } from './match.svelte.ts';
import type { Play } from './play.svelte.ts';
import { learn } from './progress.ts';
import { format, type Route } from './router.ts';
import type { Say } from './say.ts';
import type { Gesture, StepCard, Touch, Turn } from './wire.ts';
import { schoolOf, words } from './words.svelte.ts';

/** After so many other acts in one step the lesson offers to show it. */
const PATIENCE = 3;

export class Lesson {
  #match: Match;
  #play: Play;
  /** Other acts in the present step. */
  #strays = $state({ step: -1, count: 0 });

  game = $derived.by(() => this.#match.welcome?.order.game ?? '');
  syllabus = $derived.by(() => this.#match.welcome?.syllabus ?? null);
  standing = $derived.by(() => this.#match.table?.lesson ?? null);
  mood = $derived(this.standing?.mood ?? null);
  /** The lesson speaks; where the learner has gone his own way the banner does. */
  on = $derived(this.syllabus !== null && this.mood !== null && this.mood !== 'free');
  ready = $derived.by(() => words.ready(schoolOf(this.game)));
  step = $derived(this.standing?.step ?? 0);
  card = $derived.by((): StepCard | null => this.syllabus?.steps[Math.min(this.step, this.of - 1)] ?? null);
  of = $derived(this.syllabus?.steps.length ?? 0);
  stuck = $derived(this.#strays.step === this.step && this.#strays.count >= PATIENCE);

  constructor(match: Match, play: Play) {
    this.#match = match;
    this.#play = play;
    $effect(() => {
      if (this.syllabus && this.game) void words.need(this.game, schoolOf(this.game));
    });
    $effect(() => {
      const { syllabus, standing, game } = this;
      if (!syllabus || !standing || standing.mood === 'free') return;
      const { id, secret } = match;
      const done = standing.mood === 'over';
      learn(game, syllabus.id, { step: standing.step, of: syllabus.steps.length, done, id, secret });
    });
    $effect(() => {
      const { mood, step } = this;
      if (mood !== 'other') return;
      void match.table;
      const { step: at, count } = untrack(() => this.#strays);
      this.#strays = { step, count: at === step ? count + 1 : 1 };
    });
  }

  /** A sentence of the lesson or of one of its steps; nothing where it has none. */
  #told(say: Say, ...parts: string[]): string {
    const key = ['lesson', this.syllabus?.id ?? '', ...parts].filter(Boolean).join('-');
    return words.knows(this.game, key) ? say({ key }) : '';
  }

  title = (say: Say): string => this.#told(say);
  end = (say: Say): string => this.#told(say, 'end');
  heading = (say: Say, step: StepCard): string => this.#told(say, step.id);
  says = (say: Say): string => this.#told(say, this.card?.id ?? '', 'say');
  other = (say: Say): string => this.#told(say, this.card?.id ?? '', 'other');

  /** What came of the step before. */
  done(say: Say): string {
    const before = this.syllabus?.steps[this.step - 1];
    return before ? this.#told(say, before.id, 'done') : '';
  }

  /** The gesture of what is asked for. */
  wanted = $derived.by((): Gesture | null => {
    const action = this.standing?.action;
    return (action && this.#play.gestures.find(g => g.action === action)) || null;
  });

  /** What is to be touched next for it. */
  next = $derived.by((): Touch[] => {
    const g = this.wanted;
    if (!g) return [];
    const { keys, chosen } = this.#play.step,
      open = (t: Touch) => !keys.includes(touchKey(t)) && !chosen.has(touchKey(t)),
      ordered = g.touch.find(open);
    return ordered ? [ordered] : (g.with ?? []).filter(open);
  });

  /** The light on the board. */
  overlays = $derived.by((): ClientOverlay[] => {
    const { standing, card } = this;
    if (!this.on || !this.ready || !standing || !card) return [];
    if (standing.mood !== 'read' && standing.mood !== 'do') return [];
    const touch = this.wanted?.touch ?? [],
      set = this.wanted?.with ?? [],
      own = standing.point.length ? standing.point : [...touch, ...set].flatMap(placeOf);
    // The words stand at the goal of the act: where it leads to, or what it is against.
    const goal = standing.point.length ? undefined : touch.flatMap(placeOf).at(-1),
      at = goal === undefined ? own : [...own.filter(id => id !== goal), goal];
    const key = `lesson-${this.syllabus?.id}-${card.id}-mark`;
    return [{ kind: 'spot', at, text: words.knows(this.game, key) ? { key } : '' }];
  });

  /** What may be done with the lesson itself. */
  steer = $derived.by((): Deed[] => {
    const back = this.#deed('back', () => this.turn('back'));
    switch (this.mood) {
      case 'read':
        return [back, this.#deed('next', () => this.turn('next'), true)];
      case 'do':
      case 'battle':
        return [back, this.#deed('show', () => this.show(), this.stuck)];
      default:
        return [];
    }
  });

  /** The answers to what was done, or the buttons of the table with the one that is asked for as the main one. */
  answers(deeds: Deed[]): Deed[] {
    const go = (route: Route) => () => void (location.hash = format(route)),
      { game } = this,
      next = this.syllabus?.next;
    switch (this.mood) {
      case 'other':
        return [this.#deed('again', () => this.turn('back'), true), this.#deed('on', () => this.turn('on'))];
      case 'lost':
        return [this.#deed('retry', () => this.turn('back'), true)];
      case 'over':
        return [
          ...(next ? [this.#deed('following', go({ page: 'learn', game, lesson: next }), true)] : []),
          this.#deed('play', go({ page: 'new', game }), !next),
          this.#deed('book', go({ page: 'rules', game, rule: null })),
        ];
      case 'do':
        return deeds.map(d => this.#weighed(d));
      case 'battle':
        return deeds;
      default:
        return [];
    }
  }

  /** The few buttons of a small screen: what is asked for, then the lesson's own. */
  foot(deeds: Deed[]): Deed[] {
    const answers = this.answers(deeds);
    return this.mood === 'do' ? [...answers.filter(d => d.main), ...this.steer] : [...answers, ...this.steer];
  }

  #deed = (id: string, run: () => void, main = false): Deed => ({
    id: `teach ${id}`,
    label: { key: `teach-${id}` },
    main,
    run,
  });

  /** A button of the table: the one that the step asks for is the main one, and nobody doubts it. */
  #weighed(deed: Deed): Deed {
    const action = this.standing?.action ?? '';
    if (deed.gesture?.action === action) return { ...deed, main: true, warn: false, costs: [], run: () => this.show() };
    const next = this.next.some(t => 'button' in t && deed.id === `touch ${t.button[0]}`);
    return { ...deed, main: deed.id === 'throw' || next };
  }

  turn = (turn: Turn): void => void this.#match.lesson(turn);

  /** Does what is asked for; in the battle at the end it is the commander's advice. */
  show(): void {
    const action = this.standing?.action;
    if (action) void this.#play.send(action);
    else if (this.mood === 'battle') void this.#play.askHint();
  }
}

/** A place on the board that a touch is at. */
const placeOf = (t: Touch): string[] => ('piece' in t ? [t.piece] : 'cell' in t ? [t.cell] : []);
