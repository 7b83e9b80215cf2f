// What the board shows, and from where it is looked at: all that follows from what the table hands over; the camera.

import { untrack } from 'svelte';
import type { CellId, PieceId } from '../../protocol/index.ts';
import * as cam from '../camera.ts';
import { compose } from '../compose.ts';
import { styleOf } from '../draw/styles.ts';
import type { Pt } from '../draw/tools.ts';
import { groundKey, groundOf } from '../ground/index.ts';
import { layoutOf, smallestWords } from '../layout.ts';
import type { Namer } from '../names.ts';
import type { BoardProps, Touchables } from '../types.ts';
import { wordsOf } from '../words.ts';

const NOTHING: Touchables = {};

export class Sight {
  #given: () => BoardProps;
  /** Moved and scaled as a whole. */
  world: HTMLDivElement | undefined = $state();
  live: SVGSVGElement | undefined = $state();
  /** The box in CSS pixels. */
  size = $state({ w: 0, h: 0 });
  /** Not reactive: it changes in every frame of a drag, and `place` alone follows it. */
  camera: cam.Camera = { x: 0, y: 0, z: 1 };
  /** Only a part of the board shows. */
  part = $state(false);
  /** The camera's zoom, for what keeps its size on the screen. */
  zoomed = $state(1);

  touch = $derived.by(() => this.given.touchables ?? NOTHING);
  // the ground changes with the board only, the rest with the scene and what may be touched
  key = $derived.by(() => groundKey(this.given.scene.board));
  #valued = $derived.by(() => this.given.scene.board.kind === 'hex' && this.given.scene.board.values);
  layout = $derived.by(() => layoutOf(this.given.scene.board));
  ground = $derived.by(() => {
    void [this.key, this.#valued];
    return untrack(() => groundOf(this.layout, this.given.scene.board));
  });
  picture = $derived.by(() =>
    compose(this.given.scene, this.layout, this.given.say, this.touch, this.given.overlays ?? []),
  );
  words = $derived.by(() => wordsOf(this.given.lang ?? 'en'));
  namer: Namer = $derived.by(() => ({
    scene: this.given.scene,
    say: this.given.say,
    words: this.words,
    touch: this.touch,
  }));
  style = $derived.by(() => styleOf(this.given.scene.board.style));
  /** The cell on which the arrows were last. */
  last = $state<CellId | null>(null);
  /** The cell that stands for all that may be touched in the order of the tab key: arrows reach the others. */
  stop = $derived.by((): CellId | null => {
    const cells = this.touch.cells ?? {},
      { last } = this;
    return last !== null && cells[last] ? last : (Object.keys(cells).find(id => this.layout.outline(id)) ?? null);
  });
  rose = $derived.by(() => (this.given.scene.board.kind === 'hex' ? this.given.scene.board.rose : null));
  stage = $derived.by((): cam.Stage => {
    const box = { view: this.layout.view, w: this.size.w, h: this.size.h };
    return { ...box, most: Math.max(140 / this.layout.s, cam.fit({ ...box, most: 9 }) * 1.02) };
  });

  /** How near the board must be for its words to be read, and for its cells to be as wide as a fingertip. */
  #legible = $derived.by(() => {
    const small = this.size.w <= 760,
      finger = this.layout.kind === 'hex' && small ? 26 / this.layout.s : 0;
    return Math.max(finger, (small ? 12 : 11) / smallestWords(this.layout, this.picture.pieces));
  });

  #resting: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** The board that was opened last, and how near. */
  #opened = { key: '', z: 0 };
  /** What may be touched, as it was last looked at, and where the last decision was. */
  #offered = '';
  #followed = '';
  /** The view has come to rest. */
  #onrest: () => void;
  #onplace: () => void;

  constructor(given: () => BoardProps, onplace: () => void, onrest: () => void) {
    this.#given = given;
    this.#onplace = onplace;
    this.#onrest = onrest;
    $effect(() => this.#open());
    $effect(() => this.#follow());
    $effect(() => this.#offer());
    $effect(() => () => {
      clearTimeout(this.#resting);
      cancelAnimationFrame(this.#frame);
    });
  }

  get given(): BoardProps {
    return this.#given();
  }

  /** A new board, or a box that got its size, or smaller words on a board that lies as it was opened: open it. */
  #open(): void {
    const { w, h } = this.size,
      { key } = this,
      legible = this.#legible;
    if (!w || !h) return;
    untrack(() => {
      const asOpened = this.#opened.key === key && this.camera.z === this.#opened.z;
      if (this.#opened.key !== key || (asOpened && legible > this.camera.z)) {
        const at = this.points(this.given.focus ?? this.given.scene.focus);
        this.camera = cam.opening(this.stage, legible, at.length ? at : this.picture.pieces.map(p => p.at));
        this.#opened = { key, z: this.camera.z };
      } else this.camera = cam.held(this.camera, this.stage);
      this.place();
      this.#rest();
    });
  }
  /** A new place of decision that is out of sight is brought into it. */
  #follow(): void {
    const ids = this.given.focus ?? this.given.scene.focus,
      key = ids.join();
    untrack(() => {
      if (key === this.#followed) return;
      this.#followed = key;
      if (!this.size.w || this.#opened.key !== this.key || !this.part) return;
      const pts = this.points(ids);
      if (pts.length && pts.every(p => !this.visible(p))) this.look(cam.centred(this.stage, pts[0], this.camera.z));
    });
  }

  /** Of new places and pieces to touch that all are out of sight, the nearest is brought into it. */
  #offer(): void {
    const { cells = {}, pieces = {} } = this.touch,
      ids = [...Object.keys(cells), ...Object.keys(pieces)],
      key = ids.join();
    untrack(() => {
      if (key === this.#offered) return;
      this.#offered = key;
      const pts = this.part ? this.points(ids) : [];
      if (!pts.length || pts.some(p => this.visible(p))) return;
      const [x, y] = this.at(this.size.w / 2, this.size.h / 2),
        far = (p: Pt) => Math.hypot(p[0] - x, p[1] - y);
      this.look(
        cam.centred(
          this.stage,
          pts.reduce((a, b) => (far(b) < far(a) ? b : a)),
          this.camera.z,
        ),
      );
    });
  }

  look(next: cam.Camera): void {
    this.camera = next;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.place();
      this.world?.classList.add('moving');
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => this.#rest(), 160);
    });
  }
  place(): void {
    const { camera, world } = this;
    this.zoomed = camera.z;
    // to whole pixels of the screen: what was drawn sharp is moved without being blurred
    const dots = globalThis.devicePixelRatio || 1,
      whole = (at: number) => Math.round(at * dots) / dots;
    if (world) world.style.transform = `translate(${whole(camera.x)}px, ${whole(camera.y)}px) scale(${camera.z})`;
    this.#onplace();
  }
  #rest(): void {
    this.#resting = undefined;
    this.world?.classList.remove('moving');
    const hidden = () => this.picture.pieces.some(p => !this.visible(p.at));
    this.part = this.size.w > 0 && (this.camera.z > cam.fit(this.stage) * 1.12 || hidden());
    this.#onrest();
  }
  get atRest(): boolean {
    return this.#resting === undefined;
  }

  points(ids: CellId[]): Pt[] {
    return ids.map(id => this.middle(id)).filter(p => p !== null);
  }
  /** The middle of a cell or of a piece. */
  middle(id: CellId | PieceId): Pt | null {
    return this.layout.centre(id) ?? this.pieceMiddle(id);
  }
  pieceMiddle(id: PieceId): Pt | null {
    const p = this.picture.pieces.find(x => x.id === id);
    return p ? [p.box[0] + p.box[2] / 2, p.box[1] + p.box[3] / 2] : null;
  }
  visible(p: Pt): boolean {
    const [x, y] = cam.toScreen(this.camera, this.stage, p);
    return x > 8 && y > 8 && x < this.size.w - 8 && y < this.size.h - 8;
  }
  /** The drawn group of a piece. */
  group(id: PieceId): SVGGElement | null {
    return this.live?.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? null;
  }
  /** The place of the board under a pixel of the box. */
  at(px: number, py: number): Pt {
    return cam.toBoard(this.camera, this.stage, px, py);
  }

  show(p: Pt | null): void {
    if (p) this.look(cam.shown(this.camera, this.stage, p));
  }
  /** Only what is out of sight moves the view. */
  reveal(p: Pt | null): void {
    if (p && !this.visible(p)) this.show(p);
  }
  whole(): void {
    this.look(cam.held({ ...this.camera, z: cam.fit(this.stage) }, this.stage));
  }
  zoom(k: number, px = this.size.w / 2, py = this.size.h / 2): void {
    this.look(cam.zoomAt(this.camera, this.stage, px, py, k));
  }
  pan(dx: number, dy: number, from: cam.Camera = this.camera): void {
    this.look(cam.held({ ...from, x: from.x + dx, y: from.y + dy }, this.stage));
  }
}
