// Mouse, pen and fingers: touch, drag, carry and turn, pan and pinch.

import type { PieceId } from '../../protocol/index.ts';
import * as cam from '../camera.ts';
import { inside, type Pt } from '../draw/tools.ts';
import { footprint, moved, poseOf, sizeOf, turned, type Pose } from '../plane.ts';
import type { BoardHover, PointerKind } from '../types.ts';
import { hitOf, listed, reported, something, touch, type Hit } from './hits.ts';
import type { Sight } from './sight.svelte.ts';
import type { TapeMeasure } from './tape.svelte.ts';
import type { Walks } from './walks.svelte.ts';

interface Press {
  id: number;
  hit: Hit;
  x: number;
  y: number;
  start: cam.Camera;
  mode: 'press' | 'asked' | 'pan' | 'drag' | 'ghost' | 'turn' | 'tape';
  type: PointerKind;
  /** What is carried, and the pose it had when it was taken. */
  held?: { piece: PieceId; pose: Pose };
}

/** A finger that rests so long asks what lies under it. */
const HELD = 480;

const far = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const kindOf = (e: PointerEvent): PointerKind =>
  e.pointerType === 'touch' || e.pointerType === 'pen' ? e.pointerType : 'mouse';

export class Hand {
  #sight: Sight;
  #tape: TapeMeasure;
  #walks: Walks;
  box: HTMLDivElement | undefined = $state();
  dragged: PieceId | null = $state(null);
  /** The ghost hangs at the pointer. */
  carrying = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen follows the fingers by themselves
  #fingers = new Map<number, Pt>();
  #press: Press | null = null;
  #pinch: { d: number; m: Pt; start: cam.Camera } | null = null;
  #lastTap = { t: 0, x: 0, y: 0 };
  #hovered = '';
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(sight: Sight, tape: TapeMeasure, walks: Walks) {
    this.#sight = sight;
    this.#tape = tape;
    this.#walks = walks;
  }

  local(e: { clientX: number; clientY: number }): Pt {
    const r = this.box!.getBoundingClientRect();
    return [e.clientX - r.left, e.clientY - r.top];
  }
  #hit(target: EventTarget | null, [x, y]: Pt): Hit {
    return hitOf(this.#sight, target, this.#sight.at(x, y));
  }
  /** What lies under the pointer, not what it was pressed on. */
  #under(e: PointerEvent, p: Pt): Hit {
    return this.#hit(document.elementFromPoint(e.clientX, e.clientY), p);
  }
  under(e: PointerEvent): BoardHover | null {
    const p = this.local(e);
    return p[0] < 0 || p[1] < 0 || p[0] > this.box!.clientWidth || p[1] > this.box!.clientHeight
      ? null
      : { ...reported(this.#sight, this.#under(e, p)), x: p[0], y: p[1] };
  }
  #two(): [Pt, Pt] {
    return [...this.#fingers.values()] as [Pt, Pt];
  }

  down = (e: PointerEvent): void => {
    const el = e.target as Element;
    if (el.closest('.controls, .plan') || (e.pointerType === 'mouse' && e.button > 1)) return;
    const p = this.local(e),
      [x, y] = p,
      { camera, given } = this.#sight;
    this.#fingers.set(e.pointerId, p);
    clearTimeout(this.#holding);
    if (this.#fingers.size === 2) {
      this.#endDrag();
      this.#press = null;
      const [a, b] = this.#two();
      this.#pinch = { d: far(a, b), m: between(a, b), start: camera };
      return;
    }
    const press: Press = {
      id: e.pointerId,
      hit: this.#hit(el, p),
      x,
      y,
      start: camera,
      mode: 'press',
      type: kindOf(e),
    };
    this.#press = press;
    const { ghost } = given;
    if (e.button === 1) {
      // the middle button takes hold of the board, whatever lies under it
      press.mode = 'pan';
      this.box!.setPointerCapture(e.pointerId);
    } else if (this.#tape.taken) {
      press.mode = 'tape';
      this.#tape.lay(press.hit, true);
    } else if (ghost && el.closest('[data-grip]')) this.#hold(e, 'turn', ghost.piece.id, ghost.pose);
    else if (ghost && el.closest('[data-ghost]')) this.#hold(e, 'ghost', ghost.piece.id, ghost.pose);
    else if (press.type !== 'mouse' && given.onask && something(press.hit))
      this.#holding = setTimeout(() => this.#ask(press), HELD);
  };
  #ask(press: Press): void {
    if (this.#press !== press || press.mode !== 'press') return;
    press.mode = 'asked';
    this.#sight.given.onask?.({ ...reported(this.#sight, press.hit), x: press.x, y: press.y });
  }

  /** What a drag from here takes up: a listed piece, also under a pose offered to it, or else that pose. */
  #liftable(h: Hit): [PieceId, Pose] | null {
    const { given, touch, layout } = this.#sight;
    if (!given.free) return null;
    const id = h.piece ?? (h.pose ? touch.poses?.piece : undefined),
      own = given.scene.pieces.find(p => p.id === id && p.point);
    if (h.pose && id)
      return own && inside(layout.toScene(h.at), footprint(own, poseOf(own))) ? [id, poseOf(own)] : [id, h.pose];
    return own && touch.pieces?.[own.id] && touch.pieces[own.id] !== 'target' ? [own.id, poseOf(own)] : null;
  }
  #hold(e: PointerEvent, mode: 'ghost' | 'turn', piece: PieceId, pose: Pose): void {
    if (!this.#press) return;
    this.#press.mode = mode;
    this.#press.held = { piece, pose };
    this.carrying = mode === 'ghost';
    this.box!.setPointerCapture(e.pointerId);
  }
  /** The ghost follows the pointer, or turns towards it. */
  #carry(p: Press, x: number, y: number): void {
    const { layout, given } = this.#sight,
      { piece, pose } = p.held!,
      to = layout.toScene(this.#sight.at(x, y));
    if (p.mode === 'ghost') {
      // by places on the table: the board may be zoomed meanwhile
      const from = layout.toScene(p.hit.at);
      given.onpose?.(piece, moved(pose, to[0] - from[0], to[1] - from[1]));
    } else if (given.ghost) {
      const depth = sizeOf(given.ghost.piece)?.[1] ?? 0,
        [gx, gy, ga] = pose,
        [c, s] = [Math.cos((ga * Math.PI) / 180), Math.sin((ga * Math.PI) / 180)],
        mid: Pt = [gx - (c * depth) / 2, gy - (s * depth) / 2];
      given.onpose?.(piece, turned(pose, (Math.atan2(to[1] - mid[1], to[0] - mid[0]) * 180) / Math.PI, depth));
    }
  }
  #turnGhost(by: number): void {
    const { ghost, onpose } = this.#sight.given;
    if (!ghost) return;
    const pose = turned(ghost.pose, ghost.pose[2] + by, sizeOf(ghost.piece)?.[1] ?? 0);
    onpose?.(ghost.piece.id, pose);
    const press = this.#press;
    if (press?.mode === 'ghost' && press.held) {
      // from here on it is carried as it lies now
      const [fx, fy] = [...this.#fingers.values()][0] ?? [press.x, press.y];
      this.#press = { ...press, hit: { at: this.#sight.at(fx, fy) }, held: { ...press.held, pose } };
    }
  }

  move = (e: PointerEvent): void => {
    const p = this.local(e),
      [x, y] = p,
      press = this.#press,
      tape = this.#tape;
    if (this.#fingers.has(e.pointerId)) this.#fingers.set(e.pointerId, p);
    if (this.#pinch && this.#fingers.size === 2) return this.#pinched(this.#pinch);
    if (!press || press.id !== e.pointerId) {
      if (tape.taken && tape.loose) tape.lay(this.#hit(e.target, p), false);
      if (!press) this.#hover(e, p);
      return;
    }
    if (press.mode === 'tape') {
      if (tape.loose && far(p, [press.x, press.y]) > 8) tape.lay(this.#under(e, p), false);
      return;
    }
    if (press.mode === 'ghost' || press.mode === 'turn') return this.#carry(press, x, y);
    if (press.mode === 'press' && far(p, [press.x, press.y]) > (press.type === 'mouse' ? 5 : 10))
      this.#begin(e, press, p);
    const dx = x - press.x,
      dy = y - press.y;
    if (press.mode === 'pan') this.#sight.pan(dx, dy, press.start);
    if (press.mode === 'drag') {
      const { z } = this.#sight.camera,
        el = this.#sight.group(press.hit.piece!)?.querySelector<SVGGElement>('.anim');
      if (el) el.style.transform = `translate(${dx / z}px, ${dy / z}px)`;
      this.#hover(e, p);
    }
  };
  #pinched(pinch: { d: number; m: Pt; start: cam.Camera }): void {
    const [a, b] = this.#two(),
      m = between(a, b),
      { stage } = this.#sight;
    const zoomed = cam.zoomAt(pinch.start, stage, pinch.m[0], pinch.m[1], far(a, b) / pinch.d);
    this.#sight.pan(m[0] - pinch.m[0], m[1] - pinch.m[1], zoomed);
  }
  /** The press has become a drag: of a ghost, a piece or the board. */
  #begin(e: PointerEvent, press: Press, [x, y]: Pt): void {
    const { given, touch } = this.#sight,
      id = press.hit.piece,
      taken = given.still ? null : this.#liftable(press.hit);
    if (taken) {
      this.#hold(e, 'ghost', ...taken);
      return this.#carry(press, x, y);
    }
    press.mode = !given.still && id !== undefined && touch.pieces?.[id] && given.ondrag ? 'drag' : 'pan';
    this.box!.setPointerCapture(e.pointerId);
    if (press.mode === 'drag') this.dragged = id!;
    else if (press.type === 'mouse') this.#hover(null, [x, y]);
  }

  up = (e: PointerEvent): void => {
    const p = this.local(e),
      press = this.#press;
    this.#fingers.delete(e.pointerId);
    clearTimeout(this.#holding);
    if (this.#pinch) {
      if (this.#fingers.size < 2) this.#pinch = null;
      return;
    }
    if (!press || press.id !== e.pointerId) return;
    this.#press = null;
    this.carrying = false;
    if (press.mode === 'tape') {
      if (far(p, [press.x, press.y]) > 8) this.#tape.release();
    } else if (press.mode === 'ghost') this.#letGo(e, press, p);
    else if (press.mode === 'drag') this.#drop(e, press, p);
    else if (press.mode === 'press') this.#tap(e, press, p);
  };
  /** A ghost let go over an enemy that may be acted on: that is what was meant. */
  #letGo(e: PointerEvent, press: Press, [x, y]: Pt): void {
    const { given, touch, layout } = this.#sight,
      id = press.held!.piece,
      onto = this.#under(e, [x, y]).piece;
    if (onto !== undefined && onto !== id && touch.pieces?.[onto] === 'target')
      given.ondrag?.({ piece: id, onto, point: layout.toScene(this.#sight.at(x, y)), pointerType: press.type });
  }
  #drop(e: PointerEvent, press: Press, p: Pt): void {
    const { given, layout } = this.#sight,
      id = press.hit.piece!,
      h = this.#under(e, p),
      from = given.scene.pieces.find(q => q.id === id)?.at;
    this.#walks.dropped = id;
    this.#endDrag();
    given.ondrag?.({
      piece: id,
      ...(from !== undefined && { from }),
      ...(h.cell !== undefined && { cell: h.cell }),
      ...(h.piece !== undefined && h.piece !== id && { onto: h.piece }),
      point: layout.toScene(h.at),
      pointerType: press.type,
    });
    setTimeout(() => (this.#walks.dropped = null), 400);
  }
  #tap(e: PointerEvent, press: Press, [x, y]: Pt): void {
    const last = this.#lastTap,
      again = e.timeStamp - last.t < 320 && far([x, y], [last.x, last.y]) < 24;
    this.#lastTap = { t: e.timeStamp, x, y };
    if (again && !listed(this.#sight, press.hit)) {
      const whole = cam.fit(this.#sight.stage),
        { z } = this.#sight.camera;
      return this.#sight.zoom(z > whole * 2 ? whole / z : 1.7, x, y);
    }
    touch(this.#sight, press.hit, press.type, e.shiftKey);
  }
  cancel = (e: PointerEvent): void => {
    clearTimeout(this.#holding);
    this.#fingers.delete(e.pointerId);
    if (this.#press?.id === e.pointerId) this.#press = null;
    this.carrying = false;
    if (this.#fingers.size < 2) this.#pinch = null;
    this.#endDrag();
  };
  #endDrag(): void {
    if (this.dragged === null) return;
    this.#sight.group(this.dragged)?.querySelector<SVGGElement>('.anim')?.style.removeProperty('transform');
    this.dragged = null;
  }

  #hover(e: PointerEvent | null, p: Pt): void {
    const { given, layout } = this.#sight,
      { dragged } = this;
    if (!given.onhover) return;
    const h = e ? (this.#press?.mode === 'drag' ? this.#under(e, p) : this.#hit(e.target, p)) : null;
    const id = h ? `${h.piece ?? ''}|${h.cell ?? ''}|${h.pose ?? ''}|${h.heading ?? ''}|${dragged ?? ''}` : '';
    if (id === this.#hovered && layout.kind !== 'plane') return;
    this.#hovered = id;
    if (!h || (!something(h) && !(dragged && layout.kind === 'plane'))) return given.onhover(null);
    given.onhover({
      ...reported(this.#sight, h),
      x: p[0],
      y: p[1],
      ...(dragged !== null && { dragging: dragged }),
    });
  }
  leave = (): void => {
    if (this.#press) return;
    this.#hovered = '';
    this.#sight.given.onhover?.(null);
  };

  /** Wheel: zoom at the pointer. The listener must be able to stop the page from scrolling. */
  wheel = (node: HTMLElement): { destroy: () => void } => {
    const on = (e: WheelEvent) => {
      e.preventDefault();
      const [x, y] = this.local(e),
        over = (e.target as Element).closest('[data-ghost], [data-grip]');
      if (this.#sight.given.ghost && (this.#press?.mode === 'ghost' || over)) {
        const notch = e.deltaY || e.deltaX;
        this.#turnGhost(Math.sign(notch) * (e.shiftKey ? 1 : 5));
      } else if (e.shiftKey && !e.ctrlKey) this.#sight.pan(-(e.deltaX || e.deltaY), 0);
      else this.#sight.zoom(Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : e.ctrlKey ? 0.01 : 0.0016)), x, y);
    };
    node.addEventListener('wheel', on, { passive: false });
    return { destroy: () => node.removeEventListener('wheel', on) };
  };
}
