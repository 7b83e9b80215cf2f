// What the banner of a table says, and which buttons it has: the question, the help, the verdict.

import { deedsOf, type Deed } from './deeds.ts';
import { buttonOf } from './gestures.ts';
import { spoken } from './legend.ts';
import { indexOf, type Match } from './match.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Replay } from './replay.svelte.ts';
import { rematch } from './rematch.ts';
import { format } from './router.ts';
import type { Say } from './say.ts';
import type { Scene, Side } from './wire.ts';
import { t } from './words.svelte.ts';

/** The table at which it is asked. */
export interface Asked {
  game: string;
  title: string;
  scene: Scene | null;
  say: Say;
  name: (side: Side) => string;
  /** Something may be touched. */
  active: boolean;
  phone: boolean;
  /** Who is new is told more. */
  novice: boolean;
  /** A step back was asked for. */
  undoing: boolean;
}

export class Question {
  #match: Match;
  #play: Play;
  #replay: Replay;
  #at: () => Asked;

  constructor(match: Match, play: Play, replay: Replay, at: () => Asked) {
    this.#match = match;
    this.#play = play;
    this.#replay = replay;
    this.#at = at;
  }

  #view = $derived.by(() => this.#match.view);
  deciding = $derived.by((): boolean => {
    const { side } = this.#match,
      view = this.#view;
    return view && !view.end && !this.#replay.moving && side ? view.awaits[indexOf(side)] && !view.die : false;
  });
  deeds = $derived.by((): Deed[] => {
    const { scene, active, game } = this.#at(),
      [match, replay, view] = [this.#match, this.#replay, this.#view];
    if (!view || !scene) return [];
    if (replay.past) return [{ id: 'now', label: t('replay-now'), main: true, run: () => replay.now() }];
    if (view.end && !replay.moving) {
      const review = () => void (location.hash = format({ page: 'review', id: match.id, secret: match.door })),
        over: Deed[] = [
          { id: 'replay', label: t('over-replay'), main: false, run: () => void replay.play() },
          { id: 'review', label: { key: 'review-open' }, main: false, run: review },
          { id: 'record', label: t('download'), main: false, run: () => void match.save() },
        ],
        again = () => void (location.hash = format({ page: 'new', game }));
      if (match.welcome?.watching) return over;
      const fresh: Deed = { id: 'new', label: t('over-new'), main: !match.side, run: again };
      if (!match.side || match.welcome?.learnt) return [fresh, ...over];
      const asked = match.table?.proposed?.what.kind === 'rematch' ? match.table.proposed.side : null;
      const more: Deed = {
        id: 'rematch',
        label: t(asked && asked !== match.side ? 'rematch-take' : 'rematch'),
        main: true,
        run: () => void rematch(match),
      };
      return [...(asked === match.side ? [] : [more]), fresh, ...over];
    }
    if (match.welcome?.halted)
      return [
        { id: 'replay', label: t('over-replay'), main: false, run: () => void replay.play() },
        { id: 'record', label: t('download'), main: true, run: () => void match.save() },
      ];
    if (replay.moving) return [{ id: 'skip', label: t('skip'), main: false, run: () => replay.settle() }];
    if (match.thinking && !this.deciding)
      return match.welcome?.you.length
        ? [{ id: 'hurry', label: t('hurry'), main: false, run: () => match.hurry() }]
        : [];
    if (this.#play.deploying)
      return [{ id: 'stop', label: t('deploy-stop'), main: false, run: () => (this.#play.deploying = false) }];
    return active ? [...deedsOf(this.#play, scene, t), ...this.#setUp] : [];
  });
  /** Offered until somebody is in the middle of a decision. */
  #setUp = $derived.by((): Deed[] => {
    const play = this.#play;
    return play.deploys && !play.begun
      ? [{ id: 'deploy', label: t('deploy-for-me'), main: false, run: () => (play.deploying = true) }]
      : [];
  });
  ask = $derived.by((): string => {
    const { scene, say, name } = this.#at(),
      [match, replay, view] = [this.#match, this.#replay, this.#view];
    if (!view || !scene) return '';
    if (replay.past) return t('replay-past', { at: String(replay.ply), of: String(replay.length) });
    if (replay.moving && replay.event) return say(replay.event.line.text);
    if (view.end) return [this.#verdict, say(view.end.verdict)].filter(Boolean).join(' ');
    if (match.welcome?.halted) return say(match.welcome.halted);
    if (view.die) {
      const { what, answers, drawn } = view.die;
      return answers.length || drawn.length ? say(what) : t('die-ask', { what: say(what) });
    }
    const sure = this.#at().active && this.#play.doubted && buttonOf(this.#play.doubted);
    if (sure) return t('sure-ask', { what: say(sure) });
    if (match.thinking && !this.deciding) return t('thinking', { who: name(match.thinking) });
    if (this.deciding || !match.side) return say(scene.banner.ask);
    const to = view.awaits[0] !== view.awaits[1] ? (view.awaits[0] ? 'a' : 'b') : null;
    return to && to !== match.side ? t('waiting-other', { side: name(to) }) : t('turn-passed');
  });
  /** From the seat of who reads it. */
  #verdict = $derived.by((): string => {
    const end = this.#view?.end,
      { side, welcome } = this.#match;
    if (!end || !side || welcome?.hot_seat) return '';
    return t(end.winner === null ? 'verdict-draw' : end.winner === side ? 'verdict-won' : 'verdict-lost');
  });
  help = $derived.by((): string => {
    const { scene, say, active, phone, novice, undoing } = this.#at(),
      [play, replay, view] = [this.#play, this.#replay, this.#view];
    if (replay.past) return replay.event ? say(replay.event.line.text) : '';
    if (!view || !scene) return '';
    // the score, and why
    if (view.end) return `${spoken(say(scene.goal))}. ${say(scene.clock)}`;
    if (undoing) return t('undo-asked');
    if (active && play.armed && play.foreseen) return t('armed', { what: say(play.foreseen.forecast.title) });
    // with a piece in hand it is asked where it goes
    const pressing = phone && active && (!play.begun || !!play.doubted),
      costs = pressing ? (this.deeds.find(d => d.main)?.costs ?? []).map(say).join('; ') : '';
    if (active && play.doubted)
      return [t(play.doubted.caution?.ends ? 'sure-ends' : 'sure-help'), costs].filter(Boolean).join(' ');
    if (costs) return costs;
    if (active && this.#gathering)
      return t(play.step.ready.length ? 'gathering' : 'gathering-more', { n: play.step.chosen.size });
    if (!this.deciding) return '';
    const help = scene.banner.help ? say(scene.banner.help) : '',
      // beside many buttons there is room for what the game says alone
      hand = novice && active && this.deeds.length < 3 ? t(play.begun ? 'novice-on' : 'novice-begin') : '';
    return [help, hand].filter(Boolean).join(' ');
  });
  /** A set is being touched together, such as those who attack. */
  #gathering = $derived.by(() => [...this.#play.step.next.values()].some(next => next.ofSet));
  /** Who did what is being shown. */
  #doer = $derived.by(() => (this.#replay.moving ? (this.#replay.event?.line.side ?? null) : null));
  side = $derived.by((): Side | null => {
    const end = this.#view?.end;
    if (this.#doer) return this.#doer;
    return end ? end.winner : (this.#at().scene?.banner.side ?? (this.deciding ? this.#match.side : null));
  });
  phase = $derived.by((): string => {
    const { scene, say, phone } = this.#at();
    if (!scene) return '';
    const phase = this.#doer && this.#doer !== scene.banner.side ? '' : say(scene.banner.phase),
      clock = phone ? say(scene.clock) : '';
    return [phase, clock === phase ? '' : clock].filter(Boolean).join(' · ');
  });
  who = $derived.by((): string => {
    const { name, title } = this.#at(),
      { side } = this.#match;
    if (this.side) return name(this.side);
    return this.#view?.end ? t('over') : side ? name(side) : title;
  });
}
