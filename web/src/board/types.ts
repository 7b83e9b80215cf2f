// What the table hands to the board besides the Scene, and what the board reports back.

import type { CellId, Motion, Overlay, Piece, PieceId, Scene, Side, Text } from '../protocol/index.ts';
import type { Pose } from './plane.ts';

/** `legal`: may be touched next. `selected`: was touched first. `chosen`: one of a set. `target`: will be acted on. */
export type TouchState = 'legal' | 'selected' | 'target' | 'chosen';

export interface PoseChoice {
  /** x and y in hundredths of an inch, heading in degrees: the numbers of `Touch.pose`. */
  pose: [number, number, number];
  state: TouchState;
  mark?: string;
  warn?: boolean;
}

export interface HeadingChoice {
  /** Degrees, 0 to the right, clockwise: the number of `Touch.heading`. */
  angle: number;
  state: TouchState;
  mark?: string;
  warn?: boolean;
}

/** What may be touched now, by id. What is not listed is reported as forbidden. */
export interface Touchables {
  pieces?: Record<PieceId, TouchState>;
  cells?: Record<CellId, TouchState>;
  /** Poses on a plane; the piece whose footprint they show. */
  poses?: { piece: PieceId | null; choices: PoseChoice[] };
  /** Headings round a cell or a piece. */
  headings?: { at: CellId | PieceId; choices: HeadingChoice[] };
}

export interface ReachCell {
  at: CellId;
  /** Cost, ratio: a short word in a disc. */
  mark?: string;
  /** Dangerous. */
  warn?: boolean;
  /** Pointed at. */
  hot?: boolean;
}

/** Marks that come from the gesture, not from the rules. Ends of attacks may also be ids of pieces. */
export type ClientOverlay =
  | Overlay
  | { kind: 'reach'; cells: ReachCell[] }
  | { kind: 'select'; at: CellId }
  /** All but these cells and pieces is darkened; a few words beside the last. */
  | { kind: 'spot'; at: (CellId | PieceId)[]; text: Text }
  /** The name of each cell, as orders and the log write it. */
  | { kind: 'coordinates' }
  /** A pill in the colours of an attack, beside its target. */
  | { kind: 'sum'; at: CellId | PieceId; text: Text };

/** A piece lifted from a plane: where it would stand and what the rules say of that. */
export interface GhostView {
  piece: Piece;
  pose: Pose;
  /** `asking`: nothing is known yet. */
  state: 'asking' | 'legal' | 'no';
  /** The state and the marks are about this very pose, not about one that it has left since. */
  fresh: boolean;
  marks: ClientOverlay[];
}

export type PointerKind = 'mouse' | 'touch' | 'pen' | 'key';

/** One touch on the board. A touch on a piece also says where the piece stands. */
export interface BoardTouch {
  piece?: PieceId;
  cell?: CellId;
  pose?: [number, number, number];
  heading?: number;
  /** Where, in the scene's units: hundredths of an inch on a plane, drawing units elsewhere. */
  point: [number, number];
  /** On `touch` there is no hover: show at the first, do at the second. */
  pointerType: PointerKind;
  shift: boolean;
}

export interface BoardDrag {
  piece: PieceId;
  /** Where the piece stood. */
  from?: CellId;
  /** The cell it was let go over; nothing beyond the board. */
  cell?: CellId;
  /** The piece it was let go on. */
  onto?: PieceId;
  point: [number, number];
  pointerType: PointerKind;
}

export interface BoardHover {
  piece?: PieceId;
  cell?: CellId;
  pose?: [number, number, number];
  heading?: number;
  point: [number, number];
  /** Where to put a tooltip, in CSS pixels of the board's box. */
  x: number;
  y: number;
  /** A piece is being dragged. */
  dragging?: PieceId;
}

/** What the table hands to the board. */
export interface BoardProps {
  scene: Scene;
  /** Words in the reader's language. */
  say: (text: Text) => string;
  /** 'en' or 'fr': the board's own few words. */
  lang?: string;
  touchables?: Touchables;
  /** Reach, path, attack, sum, note, target, select … of the gesture. */
  overlays?: ClientOverlay[];
  /** Moves of the change that made this scene: set them together with `scene`. */
  motions?: Motion[];
  /** Quick replay: half the time for a step. */
  fast?: boolean;
  theme?: 'light' | 'dark';
  /** Default: what the system says. */
  reducedMotion?: boolean;
  /** Where to look; default `scene.focus`. A change moves the view only if it is out of sight. */
  focus?: CellId[];
  /** Spoken name of the board. */
  label?: string;
  /** Zoom buttons, unless false. */
  controls?: boolean;
  /** Nothing can be touched (replay, spectators): no forbidden touches are reported. */
  still?: boolean;
  /** A listed piece, cell, pose or heading was touched; a piece also names its cell. */
  ontouch?: (t: BoardTouch) => void;
  /** Something else was touched: say why not. */
  onforbidden?: (t: BoardTouch) => void;
  /** The pointer is over something else than before; also while dragging (`h.dragging`). */
  onhover?: (h: BoardHover | null) => void;
  /** A finger was held on something: what is it? */
  onask?: (h: BoardHover) => void;
  /** A listed piece was let go over a cell, piece or point. */
  ondrag?: (d: BoardDrag) => void;
  /** Step back. */
  onescape?: () => void;
  /** On a plane: listed pieces are lifted by dragging and stand anywhere. */
  free?: boolean;
  /** The lifted piece, with what the rules say of its pose. */
  ghost?: GhostView | null;
  /** Whose eyes look: the tape measures from his pieces. */
  side?: Side | null;
  /** A piece was lifted, carried or turned so. */
  onpose?: (piece: PieceId, pose: Pose) => void;
  /** The ghost is to stay where it is. */
  onconfirm?: () => void;
}
