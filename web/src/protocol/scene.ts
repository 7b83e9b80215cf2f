// The shapes of the kernel's Scene as they come over the wire (crates/kernel/src/scene.rs, side.rs, text.rs).

export type Side = 'a' | 'b';
export type BySide<T> = [T, T];
export type Arg = number | Text;
export type Text = { key: string; args?: { [name: string]: Arg } } | { fr: string; en: string } | string;

export type CellId = string;
export type PieceId = string;
/** Hundredths of an inch, x to the right, y downwards. */
export type Point = [number, number];

export interface Scene {
  sides: BySide<SideLook>;
  board: Board;
  pieces: Piece[];
  overlays: Overlay[];
  banner: Banner;
  meters: Meter[];
  trays: Tray[];
  focus: CellId[];
  clock: Text;
}

export interface SideLook {
  name: Text;
  livery: string;
  emblem: string;
}

export type Board = ({ kind: 'hex' } & HexBoard) | ({ kind: 'sectors' } & SectorBoard) | ({ kind: 'plane' } & PlaneBoard);

export interface HexBoard {
  style: string;
  seed: string;
  pointy: boolean;
  base: string;
  values: boolean;
  piece_scale: number;
  cells: Cell[];
  rivers: [CellId, CellId][];
  streams: CellId[][];
  roads: Road[];
  rails: CellId[][];
  bridges: [CellId, CellId][];
  works: Work[];
  labels: MapLabel[];
  rose: Rose | null;
}

export interface Cell {
  id: CellId;
  c: number;
  r: number;
  terrain: string;
  value?: number;
  name?: string;
}

export interface Road {
  cells: CellId[];
  kind: string;
}

export interface Work {
  cell: CellId;
  angle: number;
}

export interface MapLabel {
  at: CellId;
  text: Text;
  kind: string;
  size: number;
}

export interface Rose {
  directions: [string, number][];
  wind: number | null;
}

export interface SectorBoard {
  style: string;
  seed: string;
  sectors: Sector[];
  reserves: Sector[];
  rivers: LaneRiver[];
}

export interface Sector {
  id: CellId;
  label: Text;
  camp: Side;
  terrain: string[];
  holder: Side | null;
  contested: boolean;
  used: number;
  limit: number;
  status: Text | null;
  hidden: number;
}

export interface LaneRiver {
  lane: number;
  kind: string;
}

export interface PlaneBoard {
  style: string;
  seed: string;
  w: number;
  h: number;
  areas: Area[];
  lines: Area[];
  roads: Area[];
  labels: PlaneLabel[];
}

export interface Area {
  kind: string;
  name: string | null;
  pts: Point[];
}

export interface PlaneLabel {
  at: Point;
  text: Text;
  kind: string;
}

export interface Piece {
  id: PieceId;
  side: Side | null;
  shape: string;
  kind: string;
  at?: CellId;
  point?: Point;
  angle?: number;
  also?: CellId[];
  label?: string;
  name: Text;
  strength?: number;
  max?: number;
  notch?: number;
  corner?: string;
  movement?: number;
  speed?: number;
  formation?: string;
  files?: number;
  uniform?: string;
  badges?: string[];
  loss?: number;
  done?: boolean;
  ghost?: boolean;
}

export type Overlay =
  | { kind: 'zone'; cells: CellId[] }
  | { kind: 'objective'; at: CellId; side: Side | null; points: number }
  | { kind: 'field'; cells: [CellId, number][] }
  | { kind: 'refuge'; at: CellId; barred: Text | null }
  | { kind: 'attack'; from: CellId; to: CellId }
  | { kind: 'los'; from: CellId; to: CellId; blocked: CellId | null }
  | { kind: 'ghostpath'; side: Side; cells: CellId[]; steps: string[] }
  | { kind: 'path'; cells: CellId[] }
  | { kind: 'target'; at: CellId }
  | { kind: 'crosshair'; at: CellId }
  | { kind: 'note'; at: CellId; text: Text; tone: string }
  | { kind: 'ring'; at: Point; radius: number; text: Text | null }
  | { kind: 'arc'; at: Point; angle: number; spread: number; bands: number[] }
  | { kind: 'footprint'; pts: Point[]; legal: boolean }
  | { kind: 'march'; pts: Point[] };

export interface Banner {
  side: Side | null;
  phase: Text;
  ask: Text;
  help: Text | null;
}

export interface Meter {
  label: Text;
  kind: string;
  max: number;
  marks: number[];
  values: BySide<number | null>;
}

export type Tray =
  | { kind: 'bowl'; label: Text; chits: BySide<string[]> }
  | { kind: 'sheet'; label: Text; rows: BySide<SheetRow[]> }
  | { kind: 'pieces'; label: Text; side: Side; pieces: Piece[]; hidden: number };

export interface SheetRow {
  piece: PieceId | null;
  label: string;
  entry: string;
  struck: boolean;
}

export interface Gesture {
  action: string;
  touch: Touch[];
  with?: Touch[];
  confirm?: Text;
  mark?: string;
  warn?: boolean;
  path?: CellId[];
  angle?: number;
}

export type Touch =
  | { piece: PieceId }
  | { cell: CellId }
  | { pose: [number, number, number] }
  | { heading: number }
  | { button: [string, Text] };

export interface LogLine {
  kind: string;
  side: Side | null;
  text: Text;
  cells: CellId[];
  dice: ShownDie[];
  motions: Motion[];
}

export interface ShownDie {
  sides: number;
  n: number;
  hit: boolean;
}

export interface Motion {
  piece: PieceId;
  path: CellId[];
  removed: boolean;
}

export interface Forecast {
  title: Text;
  rows: ForecastRow[];
}

export interface ForecastRow {
  label: Text;
  value: Text;
  bar: number;
  tone: string;
}
