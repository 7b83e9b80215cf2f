// Names on the map, placed so that they hide neither a strength nor each other. What finds no room is left out.

import type { Scene, Text } from '../protocol/index.ts';
import { FREE, type Placer } from './draw/placer.ts';
import { styleOf } from './draw/styles.ts';
import { isSmall, named, textWidth } from './draw/text.ts';
import { esc, f1, polar, type Pt } from './draw/tools.ts';
import type { Layout } from './layout.ts';

export interface PlacedLabel {
  text: string;
  at: Pt;
  w: number;
  h: number;
  size: number;
  kind: string;
}

interface Wish {
  text: string;
  kind: string;
  size: number;
  at: Pt;
  candidates: (w: number, h: number) => Pt[];
}

function hexWishes(scene: Scene, layout: Layout, say: (t: Text) => string): Wish[] {
  const board = scene.board;
  if (board.kind !== 'hex') return [];
  const s = layout.s,
    small = isSmall(s);
  return board.labels.flatMap(l => {
    const at = layout.centre(l.at),
      text = say(l.text);
    if (!at || !text) return [];
    const broad = l.kind === 'water' || l.kind === 'wood';
    const candidates = (w: number, h: number): Pt[] => {
      const near: Pt[] = broad
        ? [
            [at[0], at[1]],
            [at[0], at[1] + s * 0.5],
            [at[0], at[1] - s * 0.5],
          ]
        : [];
      const down = small ? s * 1.15 : s * 0.8,
        up = small ? s * 1.25 : s * 0.84,
        side = w / 2 + s * (small ? 0.9 : 0.6);
      near.push([at[0], at[1] + down], [at[0], at[1] - up], [at[0] + side, at[1]], [at[0] - side, at[1]]);
      for (const k of [0.7, 1, 1.35, 1.8])
        for (const a of [90, 60, 120, -90, -60, -120, 30, 150, -30, -150, 0, 180]) {
          const q = polar(at[0], at[1], s * k, a),
            lean = Math.cos((a * Math.PI) / 180);
          near.push([q[0] + lean * (w / 2), q[1] + Math.sin((a * Math.PI) / 180) * (h / 2)]);
        }
      return near;
    };
    return [{ text, kind: l.kind, size: named(l, s), at, candidates }];
  });
}

function planeWishes(scene: Scene, layout: Layout, say: (t: Text) => string): Wish[] {
  const board = scene.board;
  if (board.kind !== 'plane') return [];
  return board.labels.map(l => {
    const at = layout.toBoard(l.at);
    const candidates = (w: number, h: number): Pt[] => [
      at,
      ...[1, 2, 3].flatMap(k =>
        [90, -90, 0, 180, 45, 135, -45, -135].map((a): Pt =>
          polar(at[0], at[1], k * h * 1.1 + (Math.abs(Math.cos((a * Math.PI) / 180)) * w) / 3, a),
        ),
      ),
    ];
    return { text: say(l.text), kind: l.kind, size: l.kind === 'place' ? 27 : 24, at, candidates };
  });
}

export function placeLabels(scene: Scene, layout: Layout, placer: Placer, say: (t: Text) => string): PlacedLabel[] {
  const wishes = [...hexWishes(scene, layout, say), ...planeWishes(scene, layout, say)];
  const out: PlacedLabel[] = [];
  // places before woods and waters, large before small
  wishes.sort((a, b) => rank(a.kind) - rank(b.kind) || b.size - a.size);
  for (const wish of wishes) {
    const w = textWidth(wish.text, wish.size, 'serif') + 4,
      h = wish.size * 1.02;
    const at = placer.place(w, h, wish.candidates(w, h), FREE + 1.2);
    if (at) out.push({ text: wish.text, kind: wish.kind, size: wish.size, at, w, h });
  }
  return out;
}

const rank = (kind: string): number => (kind === 'water' ? 2 : kind === 'wood' ? 1 : 0);

/** `numbers`: where the effect of fire is printed. A name that lies on one steps back for as long. */
export function drawLabels(labels: PlacedLabel[], style: string, numbers: Pt[] = []): string {
  const st = styleOf(style),
    halo = style === 'baize' ? '#c9d79c' : st.halo;
  const water = st.chart ? '#2d6478' : st.relief || st.space ? '#cfe8f2' : '#2f6f90';
  const hides = ({ at, w, h }: PlacedLabel) =>
    numbers.some(([x, y]) => Math.abs(x - at[0]) < w / 2 + 4 && Math.abs(y - at[1]) < h / 2 + 4);
  return labels
    .map(
      l =>
        `<text x="${f1(l.at[0])}" y="${f1(l.at[1] + l.size * 0.3)}"` +
        ` class="name ${l.kind === 'water' || l.kind === 'wood' ? l.kind : ''}" font-size="${f1(l.size)}"` +
        (hides(l) ? ' opacity=".3"' : '') +
        ` text-anchor="middle" fill="${l.kind === 'water' ? water : st.label}"` +
        ` stroke="${l.kind === 'water' && st.chart ? '#e3eee8' : halo}">${esc(l.text)}</text>`,
    )
    .join('');
}
