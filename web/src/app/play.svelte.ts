// A person's decision under way: touches so far, what the pointer is at, what it would do, and the act itself.

import { poseOf, type Pose } from '../board/plane.ts';
import type { BoardDrag, BoardHover, BoardTouch } from '../board/types.ts';
import { aimed, back, decided, drag, given, touch, touchKey, walk, type Result, type Touched } from './gestures.ts';
import { piecesOf } from './legend.ts';
import type { Match } from './match.svelte.ts';
import type { Foreseen } from './odds.ts';
import { lit, shown, type Shown } from './show.ts';
import { Trial } from './trial.svelte.ts';
import type { Answer, Gesture, Piece, Scene, Touch } from './wire.ts';

export type Hint = Extract<Answer, { say: 'hint' }>;

/** Whoever is asked about a decision and told of it: a match at its table, or a puzzle. */
export type Umpire = Pick<
  Match,
  'view' | 'side' | 'card' | 'notice' | 'act' | 'explain' | 'attempt' | 'forecast' | 'hint'
>;

const NOTHING: Gesture[] = [];
/** The phases in which games set their pieces up. */
const SETTING_UP = new Set(['phase-deploy', 'phase-placement', 'phase-placing']);

function touchedOf(at: BoardTouch | BoardHover): Touched {
  const { piece, cell, pose, heading } = at;
  return {
    ...(piece === undefined ? {} : { piece }),
    ...(cell === undefined ? {} : { cell }),
    ...(pose === undefined ? {} : { pose }),
    ...(heading === undefined ? {} : { heading }),
  };
}

/** A state that holds for one view only. */
interface Held<T> {
  view: number;
  what: T;
}

export class Play {
  #match: Umpire;
  #touches = $state.raw<Held<Touch[]>>({ view: -1, what: [] });
  #throwing = $state.raw<Held<Gesture | null>>({ view: -1, what: null });
  #doubted = $state.raw<Held<Gesture | null>>({ view: -1, what: null });
  #armed = $state.raw<Held<Touched | null>>({ view: -1, what: null });
  #hint = $state.raw<Held<Hint | null>>({ view: -1, what: null });
  #pointed = $state.raw<Held<Gesture | null>>({ view: -1, what: null });
  #hover = $state.raw<Touched | null>(null);
  #foreseen = $state.raw<Record<string, Foreseen>>({});
  /** A piece lifted from a plane. */
  trial: Trial;
  sending = $state(false);
  /** What an act would throw is asked for before it is done. */
  weighing = $state(false);
  /** The table sets up the rest of the pieces. */
  deploying = $state(false);
  asking = $state(false);

  view = $derived.by(() => this.#match.view);
  side = $derived.by(() => this.#match.side);
  #now = $derived(this.view?.view ?? -1);
  /** Nothing can be touched while an act is on its way or the table is covered. */
  gestures = $derived(this.view && this.side && !this.sending && !this.view.die ? this.view.gestures : NOTHING);
  touches = $derived(this.#touches.view === this.#now ? this.#touches.what : given(this.gestures));
  /** Something was touched, beyond the piece that every act begins with. */
  begun = $derived(this.#touches.view === this.#now && this.#touches.what.length > 0);
  throwing = $derived(this.#throwing.view === this.#now ? this.#throwing.what : null);
  /** An act that throws something away for good: it waits for a second word. */
  doubted = $derived(this.#doubted.view === this.#now ? this.#doubted.what : null);
  armed = $derived(this.#armed.view === this.#now ? this.#armed.what : null);
  /** The act of the button that the pointer is at. */
  pointed = $derived(this.#pointed.view === this.#now ? this.#pointed.what : null);
  hint = $derived(this.#hint.view === this.#now ? this.#hint.what : null);
  step = $derived(walk(this.gestures, this.touches));
  #pieces = $derived(this.view?.scene.pieces ?? []);
  aim = $derived(aimed(this.step, this.armed ?? this.#hover, this.#pieces));
  hinted = $derived.by(() => {
    const hint = this.hint;
    return hint ? (this.gestures.find(g => g.action === hint.action) ?? null) : null;
  });
  /** The gesture whose consequences are shown. */
  gesture = $derived.by(
    () =>
      this.throwing ??
      this.doubted ??
      this.pointed ??
      this.aim?.gesture ??
      this.trial.act ??
      (this.step.ready.length === 1 ? this.step.ready[0] : null) ??
      this.hinted,
  );
  foreseen = $derived(this.gesture ? (this.#foreseen[`${this.#now} ${this.gesture.action}`] ?? null) : null);

  constructor(match: Umpire) {
    this.#match = match;
    this.trial = new Trial(match);
  }

  /** On a plane pieces stand anywhere. */
  free = $derived(this.view?.scene.board.kind === 'plane' && this.gestures.length > 0);
  ghost = $derived.by(() => (this.free ? this.trial.ghost : null));

  shown(scene: Scene): Shown {
    if (this.hinted && !this.begun && !this.aim) return lit(this.hinted, scene, this.side);
    const now = shown(
      this.step,
      this.aim?.next ?? null,
      this.throwing ?? this.pointed ?? this.aim?.gesture ?? null,
      scene,
      this.side,
    );
    // What the game itself draws for the act under the pointer comes with its forecast.
    const marks = this.gesture === this.trial.act ? [] : (this.foreseen?.preview ?? []); // a ghost has its own
    return marks.length ? { ...now, overlays: [...now.overlays, ...marks] } : now;
  }

  #set(touches: Touch[]): void {
    this.#touches = { view: this.#now, what: touches };
    this.#throwing = { view: this.#now, what: null };
    this.#doubted = { view: this.#now, what: null };
    this.#armed = { view: this.#now, what: null };
    this.#pointed = { view: this.#now, what: null };
  }

  #go(result: Result): void {
    if (result.kind === 'no') {
      if (this.side && this.gestures.length) void this.#match.explain(this.side, result.touches);
      return;
    }
    this.#match.notice = null;
    this.#set(result.touches);
    const lifted = this.trial.lifted;
    // A button pressed for the lifted piece changes what its pose means; anything else puts it back.
    if (lifted && this.#isFor(lifted.piece.id)) this.trial.after(this.touches);
    else this.trial.drop();
    const g = decided(this.step);
    if (g && result.kind === 'go') void this.carryOut(g);
  }

  /** A touch on the board, in a tray, or of a button. */
  touch(what: Touched, pointer: string = 'mouse'): void {
    if (!this.gestures.length) return;
    const result = touch(this.gestures, this.step, what, this.#pieces);
    if (pointer === 'touch' && result.kind === 'go' && !what.button && decided(walk(this.gestures, result.touches))) {
      // No pointer hovers over a touch screen: the first touch shows, the second does.
      const again = this.armed && this.#same(this.armed, what);
      if (!again) {
        this.#match.notice = null;
        this.#armed = { view: this.#now, what };
        return;
      }
    }
    this.#go(result);
  }

  #same(a: Touched, b: Touched): boolean {
    const first = aimed(this.step, a, this.#pieces),
      second = aimed(this.step, b, this.#pieces);
    return !!first && !!second && touchKey(first.next.touch) === touchKey(second.next.touch);
  }

  boardTouch = (at: BoardTouch): void => {
    this.deploying = false;
    if (!this.#ground(at)) this.touch(touchedOf(at), at.pointerType);
  };

  /** What a pose of this piece comes after: the piece, and the buttons pressed for it. */
  #before(piece: string): Touch[] {
    return this.#isFor(piece) ? this.touches : [{ piece }];
  }

  /** Only this piece and buttons were touched. */
  #isFor(piece: string): boolean {
    const [first, ...rest] = this.touches;
    return !!first && 'piece' in first && first.piece === piece && rest.every(t => 'button' in t);
  }

  #pieceOf(id: string): Piece | undefined {
    return piecesOf(this.view!.scene).find(p => p.id === id);
  }

  /** Open ground touched on a plane: the chosen piece is tried there. */
  #ground(at: BoardTouch): boolean {
    const first = this.touches[0];
    if (!this.free || at.piece !== undefined || at.pose || at.heading !== undefined || !first || !('piece' in first))
      return false;
    if (at.cell !== undefined && this.step.next.has(`c:${at.cell}`)) return false;
    const poses = [...this.step.next.values()].flatMap(n => ('pose' in n.touch ? [n.touch.pose] : [])),
      piece = this.#pieceOf(first.piece);
    if (!piece || (!poses.length && !this.trial.lifted)) return false;
    const angle = this.trial.lifted?.pose[2] ?? (piece.point ? poseOf(piece)[2] : (poses[0]?.[2] ?? -90));
    this.boardPose(piece.id, [at.point[0], at.point[1], angle]);
    return true;
  }

  /** A piece was lifted, carried or turned. */
  boardPose = (id: string, pose: Pose): void => {
    const piece = this.#pieceOf(id),
      { side } = this;
    if (!piece || !side || !this.free) return;
    this.#lift(id);
    this.#match.notice = null;
    this.#throwing = { view: this.#now, what: null };
    this.trial.put(side, piece, pose, this.#before(id));
  };

  /** The lifted piece is to stay where it is. */
  async place(): Promise<void> {
    const g = await this.trial.judged();
    if (g) await this.carryOut(g);
  }

  boardDrag = (at: BoardDrag): void => {
    if (!this.gestures.length) return;
    const to: Touched = {
      ...(at.onto === undefined ? {} : { piece: at.onto }),
      ...(at.cell === undefined ? {} : { cell: at.cell }),
    };
    if (at.onto !== undefined && this.step.next.has(`p:${at.onto}`))
      return this.touch({ piece: at.onto }, at.pointerType);
    const result = drag(this.gestures, this.step, at.piece, to, this.#pieces);
    if (result) this.#go(result);
  };

  /** A piece from beside the board is over this place, or let go there. */
  carry(piece: string, at: BoardHover | null, dropped: boolean): void {
    // chosen as soon as it is taken up, so that its places show before it is over one of them
    if (this.gestures.length) this.#lift(piece);
    this.boardHover(at && { ...at, dragging: piece });
    if (!dropped) return;
    if (at && this.free) this.boardTouch({ ...at, pointerType: 'mouse', shift: false });
    else if (at) {
      const { piece: onto, cell, point } = at;
      this.boardDrag({
        piece,
        ...(cell !== undefined && { cell }),
        ...(onto !== undefined && { onto }),
        point,
        pointerType: 'mouse',
      });
    }
    this.boardHover(null);
  }

  boardHover = (at: BoardHover | null): void => {
    if (at?.dragging !== undefined && this.gestures.length) this.#lift(at.dragging);
    const what = at ? touchedOf(at) : null;
    if (what && at?.dragging !== undefined && what.piece === at.dragging) delete what.piece;
    this.#hover = what;
  };

  /** A piece taken up by dragging is chosen, so that its reach shows. */
  #lift(piece: string): void {
    if (this.step.keys.includes(`p:${piece}`)) return;
    const result = touch(this.gestures, walk(this.gestures, []), { piece }, this.#pieces);
    if (result.kind === 'go' && !decided(walk(this.gestures, result.touches))) this.#set(result.touches);
  }

  point(gesture: Gesture | null): void {
    this.#pointed = { view: this.#now, what: gesture };
  }

  press(button: Touch): void {
    this.touch({ button });
  }

  /** Does what the first touch showed. */
  doArmed(): void {
    const armed = this.armed;
    if (armed) this.#go(touch(this.gestures, this.step, armed, this.#pieces));
  }

  /** One step back: the throw, the first touch, the last touch, the hint. */
  back(): boolean {
    if (this.throwing) this.#throwing = { view: this.#now, what: null };
    else if (this.doubted) this.#doubted = { view: this.#now, what: null };
    else if (this.armed) this.#armed = { view: this.#now, what: null };
    else if (this.trial.lifted) {
      this.trial.drop();
      return true;
    } else {
      const touches = back(this.step);
      if (touches) this.#set(touches);
      else if (this.hint) this.#hint = { view: this.#now, what: null };
      else if (this.#match.notice) this.#match.notice = null;
      else return false;
      return true;
    }
    if (this.step.ready.length === 1 && decided(this.step)) this.#set(this.touches.slice(0, -1));
    return true;
  }

  /**
   * Carries out a complete gesture. What throws something away for good asks once; dice that decide something are
   * shown their odds first and wait for a press, unless there is nothing else to do.
   */
  async carryOut(g: Gesture): Promise<void> {
    if (grave(g) && this.doubted !== g) {
      this.#doubted = { view: this.#now, what: g };
      return;
    }
    if (!g.confirm && this.#match.card?.about.dice && this.throwing !== g && !this.forced && this.doubted !== g) {
      const now = this.#now;
      this.weighing = true;
      const foreseen = await this.foresee(g.action);
      this.weighing = false;
      if (now !== this.#now) return;
      if (foreseen?.odds.dice && (foreseen.odds.rows.length || foreseen.forecast.rows.some(r => r.bar > 0))) {
        this.#throwing = { view: now, what: g };
        return;
      }
    }
    await this.send(g.action);
  }

  /** There is only one thing to do. */
  forced = $derived(this.gestures.length > 0 && this.gestures.every(g => g.action === this.gestures[0].action));

  async send(action: string): Promise<boolean> {
    const { side, view } = this;
    if (!side || !view || this.sending) return false;
    this.sending = true;
    const done = await this.#match.act(side, view.view, action);
    this.sending = false;
    this.trial.drop();
    if (!done) this.#set([]);
    return done;
  }

  /** What an act would do; asked once a view. */
  async foresee(action: string): Promise<Foreseen | null> {
    const { side } = this,
      now = this.#now,
      key = `${now} ${action}`;
    const old = this.#foreseen[key];
    if (old) return old;
    if (!side) return null;
    const answer = await this.#match.forecast(side, action);
    if (answer && now === this.#now) {
      const still = Object.entries(this.#foreseen).filter(([k]) => k.startsWith(`${now} `));
      this.#foreseen = { ...Object.fromEntries(still), [key]: answer };
    }
    return answer;
  }

  async askHint(): Promise<void> {
    const { side } = this,
      now = this.#now;
    if (!side || this.asking) return;
    this.asking = true;
    const hint = await this.#match.hint(side);
    this.asking = false;
    if (hint && now === this.#now) {
      this.#set([]);
      this.#hint = { view: now, what: hint };
    }
  }

  /** There are pieces to set up, which the table can do as well. */
  deploys = $derived.by(() => {
    const phase = this.view?.scene.banner.phase,
      key = typeof phase === 'object' && 'key' in phase ? phase.key : '';
    return SETTING_UP.has(key) && this.gestures.some(setsUp);
  });

  /** Sets up the next piece as a commander would. What ends the set-up is left to the person, as is taking back. */
  async deployNext(): Promise<void> {
    const { side } = this;
    if (!side || this.asking || this.sending) return;
    if (!this.deploys) {
      this.deploying = false;
      return;
    }
    const now = this.#now;
    this.asking = true;
    const hint = await this.#match.hint(side);
    this.asking = false;
    if (!this.deploying || now !== this.#now) return;
    const g = this.gestures.find(g => g.action === hint?.action);
    this.deploying = !!g && setsUp(g) && (await this.send(g.action)) && this.deploying;
  }

  dropHint(): void {
    this.#hint = { view: this.#now, what: null };
  }
}

/** Whether it puts a piece somewhere. */
const setsUp = (g: Gesture): boolean => g.touch.some(t => !('button' in t));

/** Whether an act throws something away that cannot be had back. Nothing is missed by who wins with it. */
const grave = ({ caution }: Gesture): boolean =>
  !!caution && !caution.wins && (caution.ends !== undefined || (caution.lasting && !!caution.forfeits?.length));
