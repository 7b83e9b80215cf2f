// Short ways to write sample scenes.

import type { Cell, HexBoard, Piece, Scene, Side, Text } from '../protocol/index.ts';
import type { ClientOverlay, Touchables } from '../board/types.ts';

export interface Sample {
  name: string;
  title: string;
  scenario: string;
  scene: Scene;
  touch: Touchables;
  extra: ClientOverlay[];
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const two = (n: number): string => String(n).padStart(2, '0');

type Legend = Record<string, string | { terrain: string; value?: number }>;

/** Cells from a drawn map: one sign a cell, apart by blanks unless `packed`. */
export function cellsFrom(map: string, legend: Legend, id: (c: number, r: number) => string, packed = false): Cell[] {
  return map
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, r) =>
      (packed ? [...line] : line.trim().split(/\s+/)).flatMap((sign, c): Cell[] => {
        const d = legend[sign];
        return d === undefined ? [] : [{ id: id(c, r), c, r, ...(typeof d === 'string' ? { terrain: d } : d) }];
      }),
    );
}

export const hexBoard = (b: Partial<HexBoard> & Pick<HexBoard, 'style' | 'cells'>): { kind: 'hex' } & HexBoard => ({
  kind: 'hex',
  seed: '',
  pointy: true,
  base: '',
  values: false,
  piece_scale: 100,
  rivers: [],
  streams: [],
  roads: [],
  rails: [],
  bridges: [],
  works: [],
  labels: [],
  rose: null,
  ...b,
});

export const piece = (side: Side, shape: string, kind: string, more: Partial<Piece>): Piece => ({
  id: `${side}-${more.label ?? kind}-${more.at ?? more.point?.join()}${more.ghost ? '-ghost' : ''}`,
  side,
  shape,
  kind,
  name: more.label ?? kind,
  ...more,
});

export const scene = (s: Pick<Scene, 'sides' | 'board' | 'pieces'> & Partial<Scene>): Scene => ({
  overlays: [],
  banner: { side: 'a', phase: '', ask: '', help: null },
  meters: [],
  trays: [],
  focus: [],
  clock: '',
  goal: '',
  ...s,
});

export const sides = (
  a: string,
  b: string,
  la = 'azure',
  lb = 'vermilion',
  ea = 'square',
  eb = 'chamfer',
): Scene['sides'] => [
  { name: a, livery: la, emblem: ea },
  { name: b, livery: lb, emblem: eb },
];

export const pairs = (text: string): [string, string][] => text.split(' ').map(x => x.split('-') as [string, string]);

/** Words of a sample: plain, or English. */
export const say = (t: Text): string => (typeof t === 'string' ? t : 'en' in t ? t.en : t.key);
