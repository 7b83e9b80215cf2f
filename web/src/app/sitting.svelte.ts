// Somebody at a table: the match, the decision under way, and what of both is shown. The page and its parts read it.

import type { BoardHover, BoardTouch, ClientOverlay } from '../board/types.ts';
import { Asking } from './asking.svelte.ts';
import { isOn, lastMarks, layered } from './layers.ts';
import { markAt } from './legend.ts';
import { Lesson } from './lesson.svelte.ts';
import type { Entry } from './log.ts';
import { indexOf, Match } from './match.svelte.ts';
import { decisionOf, hasMet, isNovice, wordOf } from './novice.ts';
import { Play } from './play.svelte.ts';
import { prefs } from './prefs.svelte.ts';
import { Question } from './question.svelte.ts';
import { Replay } from './replay.svelte.ts';
import { scenarioTitle } from './scenario.ts';
import type { Scene, Side } from './wire.ts';
import { t, words } from './words.svelte.ts';

export class Sitting {
  readonly match: Match;
  readonly play: Play;
  readonly replay: Replay;
  readonly lesson: Lesson;
  readonly question: Question;
  readonly asking = new Asking();

  phone = $state(false);
  /** An order is being typed. */
  commanding = $state(false);
  /** Something is to be said: the field for it wants the focus. */
  speaking = $state(false);
  /** The line of the log whose places are marked on the board. */
  marked = $state.raw<Entry | null>(null);
  /** The board while nobody has sat down yet. */
  preview = $state.raw<Scene | null>(null);
  /** Decisions that were introduced since this page was opened. */
  #met = $state.raw<string[]>([]);
  /** What was said when each was met, and after which act. */
  #told: Record<string, { help: string; ply: number }> = {};
  /** The last act was done with the keyboard. */
  byKey = false;

  constructor(id: string, secret: string) {
    this.match = new Match(id, secret);
    this.play = new Play(this.match);
    this.replay = new Replay(this.match);
    this.lesson = new Lesson(this.match, this.play);
    this.question = new Question(this.match, this.play, this.replay, () => ({
      game: this.game,
      title: this.title,
      scene: this.scene,
      say: this.say,
      name: this.name,
      active: this.active,
      phone: this.phone,
      novice: this.novice,
      undoing: this.asked,
    }));
  }

  leave(): void {
    this.replay.stop();
    this.match.close();
  }

  game = $derived.by(() => this.match.welcome?.order.game ?? '');
  say = $derived(words.sayOf(this.game));
  ready = $derived(!!this.game && words.ready(this.game));
  title = $derived(this.ready ? this.say({ key: 'game-title' }) : '');
  scenario = $derived.by(() => {
    if (this.lesson.syllabus) return this.lesson.title(this.say);
    if (this.match.welcome?.learnt) return t('learn-try');
    const s = this.match.welcome?.order.scenario;
    return !this.ready || s === undefined ? '' : scenarioTitle(this.game, typeof s === 'string' ? s : s.name);
  });
  view = $derived.by(() => this.match.view);
  scene = $derived.by(() => this.replay.scene);
  names = $derived.by((): [string, string] => {
    const from = this.scene ?? this.preview,
      { card } = this.match;
    return from && this.ready
      ? [this.say(from.sides[0].name), this.say(from.sides[1].name)]
      : [card?.sides[0] ?? '', card?.sides[1] ?? ''];
  });
  name = (side: Side): string => this.names[indexOf(side)];

  /** One of the first matches of this game on this device. */
  novice = $derived.by(() => {
    const { welcome, id } = this.match;
    return !!welcome?.you.length && !welcome.learnt && !welcome.watching && isNovice(this.game, id);
  });
  /** The kind of decision that is asked for, where it was never met before. */
  introduced = $derived.by((): string | null => {
    if (!this.novice || !this.scene || !this.question.deciding || this.replay.past) return null;
    const { banner } = this.scene,
      decision = decisionOf(banner),
      now = { help: wordOf(banner.help ?? ''), ply: this.view?.ply ?? 0 };
    // who has decided, or gone on to where something else is said, has met it
    const first = (this.#told[decision] ??= now),
      gone = first.help !== now.help || first.ply < now.ply;
    return gone || this.#met.includes(decision) || hasMet(this.game, decision) ? null : decision;
  });
  forgetIntroduction(): void {
    if (this.introduced) this.#met = [...this.#met, this.introduced];
  }

  /** Something may be touched. */
  active = $derived.by(() => {
    const { replay, play, match } = this;
    return !replay.past && !replay.moving && play.gestures.length > 0 && match.state === 'open';
  });
  shown = $derived.by(() =>
    this.active && this.scene ? this.play.shown(this.scene) : { touch: {}, overlays: [] as ClientOverlay[] },
  );
  /** What the other side did, until this one acts. */
  last = $derived.by(() =>
    lastMarks(
      this.replay.news.map(event => event.frame.line),
      this.match.side,
    ),
  );
  #lastShown = $derived.by(() => {
    const { scene, replay, play } = this,
      quiet = !replay.past && !replay.moving && !play.begun && !play.aim;
    return scene && quiet && isOn('last', prefs.layers, scene) ? this.last : [];
  });
  overlays = $derived.by((): ClientOverlay[] => {
    const { scene, marked, lesson } = this;
    return [
      ...this.#lastShown,
      ...this.shown.overlays,
      ...(this.active || lesson.mood === 'read' ? lesson.overlays : []),
      ...(marked?.line.cells ?? []).map(at => ({ kind: 'target', at }) as const),
      // by themselves while the log or an order speaks of them
      ...(scene?.board.kind === 'hex' && (marked || this.commanding || isOn('coordinates', prefs.layers, scene))
        ? [{ kind: 'coordinates' } as const]
        : []),
    ];
  });
  drawn = $derived.by(() => this.scene && layered(this.scene, prefs.layers));
  /** What may be touched lies beside the board: a small screen shows it without being asked. */
  beside = $derived.by(
    () =>
      !!this.scene?.trays.some(
        tray => tray.kind === 'pieces' && tray.pieces.some(p => p.id in (this.shown.touch.pieces ?? {})),
      ),
  );

  /** Whose last step can be taken back. */
  undoing = $derived.by((): Side | null => {
    const { match } = this,
      views = match.hiding ? (match.seat ? [match.seat] : []) : (match.table?.views ?? []);
    return (views.find(v => v.view.undo === 'free') ?? views.find(v => v.view.undo === 'ask'))?.side ?? null;
  });
  mustAsk = $derived.by(
    () => !!this.undoing && this.match.table?.views.find(v => v.side === this.undoing)?.view.undo === 'ask',
  );
  asked = $derived.by(() => this.match.table?.views.some(v => v.view.undo === 'asked') ?? false);

  touched = (at: BoardTouch): void => {
    this.byKey = at.pointerType === 'key';
    this.replay.settle();
    this.marked = null;
    this.asking.close();
    this.play.boardTouch(at);
  };
  hovered = (at: BoardHover | null): void => {
    const mark = at && this.scene && at.piece === undefined ? markAt(this.scene, at.point) : undefined;
    this.asking.hover(at && mark !== undefined ? { ...at, cell: mark } : at);
    if (!this.replay.past) this.play.boardHover(at);
  };
  /** A piece from beside the board is over this place, or let go there. */
  carried = (piece: string, at: BoardHover | null, dropped: boolean): void => {
    this.asking.close();
    if (this.active) this.play.carry(piece, at, dropped);
  };
  escape(): void {
    if (this.marked) this.marked = null;
    else if (!this.play.back() && this.replay.past) this.replay.now();
  }
}
