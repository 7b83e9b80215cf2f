// Which corner of the box the plan, the rose and the buttons take, so that they hide nothing that matters.

import { untrack } from 'svelte';
import * as cam from '../camera.ts';
import type { Box, Pt } from '../draw/tools.ts';
import type { Sight } from './sight.svelte.ts';

type Spot = [corner: string, x: number, y: number];

/** As high as a row of buttons, with the room round it. */
const ROW = 54;

/** What must be seen of a piece so that it is not missed: all but its rim. */
const core = ([x, y, w, h]: Box): Box => [x + w / 8, y + h / 8, w * 0.75, h * 0.75];

const lightest = (spots: Spot[], load: (spot: Spot) => number): Spot =>
  spots.reduce((a, b) => (load(b) < load(a) ? b : a));

export class Corners {
  #sight: Sight;
  /** How many buttons there are. */
  #buttons: () => number;
  /** None when a piece, its tag or something that may be touched lies under each. */
  plan = $state('se');
  /** How far the plan keeps from its edge, for the sake of what else lies in its corner. */
  planLift = $state(0);
  controls = $state('sw');
  rose: HTMLDivElement | undefined = $state();
  roseAt: Pt = $state([0, 0]);
  #roseCorner = 'se';
  /** As wide as can be read, and no higher than a third of a low board. */
  planWidth = $derived.by(() => {
    const { size, layout } = this.#sight,
      [, , w, h] = layout.view;
    return Math.round(Math.min(190, Math.max(84, size.w * 0.17), (size.h * 0.34 * w) / h));
  });

  constructor(sight: Sight, buttons: () => number) {
    this.#sight = sight;
    this.#buttons = buttons;
    $effect(() => {
      // what may be touched is never under the plan, and the rose makes way for what has moved
      void sight.touch;
      untrack(() => this.#make());
    });
  }

  settle(): void {
    this.controls = this.#freeCorner();
    this.#make();
  }
  #make(): void {
    this.#placeRose();
    if (!this.#sight.part) return;
    this.plan = this.#quietCorner();
    this.planLift = this.#planLift(this.plan);
  }

  /** The corner where the buttons hide neither a name nor a piece; the lower left one when all are alike. */
  #freeCorner(): string {
    const { size, part } = this.#sight;
    const w = 10 + (this.#buttons() + (part ? 1 : 0)) * 48;
    const spots: Spot[] = [
      ['sw', 0, size.h - ROW],
      ['nw', 0, 0],
      ['se', size.w - w, size.h - ROW],
      ['ne', size.w - w, 0],
    ];
    // plan and rose make way for them
    const load = ([corner, x, y]: Spot) =>
      2 * this.#crowd(x, y, w, ROW) + (part && corner === this.plan ? 1 : 0) - (corner === this.controls ? 1 : 0);
    return lightest(spots, load)[0];
  }
  /** How far what lies in a corner keeps from its edge: the buttons may be there. */
  #lift(corner: string): number {
    return corner === this.controls ? ROW - 2 : 0;
  }
  /** The plan lies beyond the buttons, and beyond the rose. */
  #planLift(corner: string): number {
    const { rose, size } = this.#sight,
      top = this.roseAt[1];
    if (!rose || !this.rose || corner !== this.#roseCorner) return this.#lift(corner);
    return corner.startsWith('s') ? size.h - top : top + this.rose.offsetHeight;
  }
  /** How many names and pieces lie under this part of the box. */
  #crowd(x: number, y: number, w: number, h: number, of = this.#sight.picture.taken): number {
    const { camera, stage } = this.#sight;
    const under = (b: Box) => {
      const [x0, y0] = cam.toScreen(camera, stage, [b[0], b[1]]),
        [x1, y1] = cam.toScreen(camera, stage, [b[0] + b[2], b[1] + b[3]]);
      return x1 > x && x0 < x + w && y1 > y && y0 < y + h;
    };
    return of.filter(under).length;
  }
  /** The rose lies in the corner where it hides least; where it lies already, while it hides nothing there. */
  #placeRose(): void {
    if (!this.rose) return;
    const { camera, size, layout } = this.#sight;
    const w = this.rose.offsetWidth + 6,
      h = this.rose.offsetHeight + 6,
      [, , vw, vh] = layout.view;
    const left = Math.max(0, camera.x) + 6,
      top = Math.max(0, camera.y) + 6,
      right = Math.min(size.w, camera.x + vw * camera.z) - w,
      bottom = Math.min(size.h, camera.y + vh * camera.z) - h;
    const spots: Spot[] = [
      ['se', right, bottom - this.#lift('se')],
      ['ne', right, top + this.#lift('ne')],
      ['sw', left, bottom - this.#lift('sw')],
      ['nw', left, top + this.#lift('nw')],
    ];
    const load = ([corner, x, y]: Spot) => 2 * this.#crowd(x, y, w, h) - (corner === this.#roseCorner ? 1 : 0);
    const [corner, x, y] = lightest(spots, load);
    this.#roseCorner = corner;
    this.roseAt = [x, y];
  }
  /** The corner of the box with the fewest pieces, tags and names under it. */
  #quietCorner(): string {
    const { camera, stage, size, layout, picture, touch, given, rose } = this.#sight;
    // with its frame and the room round it
    const w = this.planWidth + 18,
      h = (this.planWidth * layout.view[3]) / layout.view[2] + 18,
      reach = layout.kind === 'plane' ? 20 : layout.s * camera.z;
    const spots: Spot[] = [
      ['se', size.w - w, size.h - h - this.#planLift('se')],
      ['ne', size.w - w, this.#planLift('ne')],
      ['sw', 0, size.h - h - this.#planLift('sw')],
      ['nw', 0, this.#planLift('nw')],
    ];
    const under = (p: Pt, x: number, y: number) => {
      const q = cam.toScreen(camera, stage, p);
      return q[0] > x - reach && q[0] < x + w + reach && q[1] > y - reach && q[1] < y + h + reach;
    };
    const asked = this.#sight.points(given.focus ?? given.scene.focus),
      live = [
        ...this.#sight.points(Object.keys(touch.cells ?? {})),
        ...picture.pieces.filter(p => touch.pieces?.[p.id]).map(p => this.#sight.pieceMiddle(p.id)!),
        ...(touch.headings ? this.#sight.points([touch.headings.at]) : []),
      ];
    const hidden = [...picture.tags, ...picture.pieces.filter(p => !p.piece.ghost).map(p => core(p.box))];
    const free = spots.filter(([, x, y]) => !live.some(p => under(p, x, y)) && !this.#crowd(x, y, w, h, hidden));
    const load = ([corner, x, y]: Spot) =>
      (corner === this.#roseCorner && rose ? 0.5 : 0) +
      asked.filter(p => under(p, x, y)).length * 3 +
      this.#crowd(x, y, w, h);
    return free.length ? lightest(free, load)[0] : '';
  }
}
