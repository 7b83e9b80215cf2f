import { describe, expect, it } from 'vitest';
import { figurePicture } from '../src/app/figure.ts';
import type { FigureView, Overlay, Scene, Text } from '../src/protocol/index.ts';
import { compose } from '../src/board/compose.ts';
import { Placer, round } from '../src/board/draw/placer.ts';
import { rng, type Box } from '../src/board/draw/tools.ts';
import { groundKey, groundOf } from '../src/board/ground/index.ts';
import { layoutOf } from '../src/board/layout.ts';
import { pieceIcon } from '../src/board/icon.ts';
import { chit, die, emblem } from '../src/board/pieces/small.ts';
import { sideStyle } from '../src/board/draw/styles.ts';
import { drawStill } from '../src/board/still.ts';
import type { ClientOverlay } from '../src/board/types.ts';
import { hexBoard, piece, say, scene, sides } from '../src/specimen/kit.ts';
import { SAMPLES } from '../src/specimen/all.ts';

const sound = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/);
  const doc = new DOMParser().parseFromString(
    svg.startsWith('<svg') ? svg : `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  );
  expect(doc.querySelector('parsererror')?.textContent ?? '').toBe('');
  expect(svg).not.toMatch(/ style="/);
};
const sample = (name: string) => SAMPLES.find(s => s.name === name)!;
const touches = (a: Box, b: Box) =>
  a[0] < b[0] + b[2] - 0.5 && b[0] < a[0] + a[2] - 0.5 && a[1] < b[1] + b[3] - 0.5 && b[1] < a[1] + a[3] - 0.5;

describe.each(SAMPLES.map(s => [s.name, s] as const))('sample %s', (_, s) => {
  it('is drawn without holes, and the same each time', () => {
    const one = drawStill(s.scene, say, { touch: s.touch, extra: s.extra, rose: true }),
      two = drawStill(structuredClone(s.scene), say, { touch: s.touch, extra: s.extra, rose: true });
    sound(one);
    expect(one).toBe(two);
  });
  it('has names that hide neither pieces nor each other', () => {
    const layout = layoutOf(s.scene.board),
      picture = compose(s.scene, layout, say, s.touch, s.extra);
    const boxes = picture.labels.map((l): Box => [l.at[0] - l.w / 2, l.at[1] - l.h / 2, l.w, l.h]);
    boxes.forEach((a, i) =>
      boxes
        .slice(i + 1)
        .forEach((b, j) =>
          expect(touches(a, b), `${picture.labels[i].text} on ${picture.labels[i + 1 + j].text}`).toBe(false),
        ),
    );
    if (layout.kind !== 'hex') return;
    for (const p of picture.pieces) {
      if (p.piece.ghost || p.art.turn) continue;
      const core: Box = [p.box[0] + 3, p.box[1] + 3, p.box[2] - 6, p.box[3] - 6];
      boxes.forEach((b, i) => expect(touches(b, core), `${picture.labels[i].text} on ${p.id}`).toBe(false));
    }
  });
});

it('names stay where they are while somebody points and chooses', () => {
  for (const { scene } of SAMPLES) {
    const layout = layoutOf(scene.board),
      at = scene.board.kind === 'hex' ? scene.board.labels.map(l => l.at) : [],
      places = (extra: ClientOverlay[]) => compose(scene, layout, say, {}, extra).labels.map(l => [l.text, l.at]);
    const marks = at.flatMap((cell): ClientOverlay[] => [
      { kind: 'reach', cells: [{ at: cell, mark: '3' }] },
      { kind: 'note', at: cell, text: '7 to 2, pushed back', tone: 'plain' },
    ]);
    expect(places(marks)).toEqual(places([]));
  }
});

it('a piece carries its short name in the language of the reader', () => {
  const { scene } = sample('parchment'),
    [one] = scene.pieces,
    named = { ...scene, pieces: [{ ...one, label: { fr: 'Garde', en: 'Guard' } }] };
  const french = (text: Text) => (typeof text === 'object' && 'fr' in text ? text.fr : '');
  expect(compose(named, layoutOf(scene.board), french).pieces[0].svg).toContain('>Garde<');
});

it('crowded maps still show most names', () => {
  const s = sample('parchment'),
    shown = compose(s.scene, layoutOf(s.scene.board), say).labels.length;
  expect(shown).toBeGreaterThanOrEqual(16);
});

it('names never touch on boards full of names and pieces', () => {
  const r = rng('crowd');
  const cells = Array.from({ length: 60 }, (_, i) => ({
    id: String(i),
    c: i % 10,
    r: Math.floor(i / 10),
    terrain: 'plain',
  }));
  const board = hexBoard({
    style: 'staffmap',
    cells,
    labels: cells.filter(() => r() < 0.7).map(c => ({ at: c.id, text: 'Long name ' + c.id, kind: 'place', size: 100 })),
  });
  const crowd = scene({
    sides: sides('A', 'B'),
    board,
    pieces: cells.filter(() => r() < 0.5).map(c => piece('a', 'counter', 'infantry', { at: c.id, label: 'x' })),
  });
  const labels = compose(crowd, layoutOf(board), say).labels,
    boxes = labels.map((l): Box => [l.at[0] - l.w / 2, l.at[1] - l.h / 2, l.w, l.h]);
  expect(labels.length).toBeGreaterThan(10);
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => expect(touches(a, b)).toBe(false)));
});

it('the placer takes the first free place and refuses when there is none', () => {
  const p = new Placer([0, 0, 100, 100]);
  p.add([40, 40, 20, 20]);
  expect(
    p.place(
      10,
      10,
      [
        [50, 50],
        [80, 80],
      ],
      1,
    ),
  ).toEqual([80, 80]);
  expect(
    p.place(
      10,
      10,
      [
        [50, 50],
        [80, 80],
      ],
      1,
    ),
  ).toBeNull();
  expect(round([0, 0, 10, 10], 4, 4, 1)[0]).toEqual([5, 13]);
});

describe('unknown words', () => {
  it('are drawn as something plain with their name', () => {
    const board = hexBoard({
      style: 'no such style',
      base: 'nowhere',
      cells: [
        { id: 'A1', c: 0, r: 0, terrain: 'tundra' },
        { id: 'B1', c: 1, r: 0, terrain: 'sea' },
      ],
      roads: [{ cells: ['A1', 'gone'], kind: 'canal' }],
      rivers: [['A1', 'gone']],
      bridges: [['A1', 'gone']],
      works: [{ cell: 'gone', angle: 0 }],
      labels: [{ at: 'gone', text: 'x', kind: 'place', size: 100 }],
    });
    const svg = drawStill(
      scene({
        sides: [
          { name: 'A', livery: 'mauve', emblem: 'star' },
          { name: 'B', livery: '', emblem: '' },
        ],
        board,
        pieces: [
          piece('a', 'zeppelin', 'hussars', { at: 'A1', label: 'Z<&>', badges: ['cursed'] }),
          { ...piece('a', 'counter', 'infantry', { at: 'B1' }), side: null },
        ],
      }),
      say,
    );
    sound(svg);
    expect(svg).toContain('>tundra<');
    expect(svg).toContain('hussars');
    expect(svg).toContain('>C</text>');
    expect(svg).toContain('Z&lt;&amp;&gt;');
  });
  it('on panorama and table too', () => {
    expect(drawStill(sample('panorama-marks').scene, say)).toContain('glacier');
    expect(drawStill(sample('table-marks').scene, say)).toContain('>glasshouse<');
    sound(pieceIcon(sample('table').scene, piece('b', 'blob', 'thing', { point: [0, 0] })));
    sound(emblem({ ...sideStyle(sides('A', 'B'), 'a'), emblem: 'heart' }));
  });
});

const HEX: Overlay[] = [
  { kind: 'zone', cells: ['F8', 'G8'] },
  { kind: 'objective', at: 'G7', side: 'b', points: 3 },
  { kind: 'objective', at: 'F9', side: null, points: 0 },
  {
    kind: 'field',
    cells: [
      ['F8', 2],
      ['G8', 1],
    ],
  },
  { kind: 'refuge', at: 'E7', barred: null },
  { kind: 'refuge', at: 'E8', barred: 'enemy near' },
  { kind: 'attack', from: 'F8', to: 'G7' },
  { kind: 'los', from: 'F8', to: 'I8', blocked: null },
  { kind: 'los', from: 'F8', to: 'I8', blocked: 'G8' },
  { kind: 'ghostpath', side: 'a', cells: ['F8', 'G8', 'H8'], steps: ['1', 'R'] },
  { kind: 'path', cells: ['F8', 'G8', 'H8'] },
  { kind: 'target', at: 'G7' },
  { kind: 'crosshair', at: 'G7' },
  { kind: 'note', at: 'G7', text: 'six words at the most here', tone: 'warn' },
];
const PLANE: Overlay[] = [
  { kind: 'ring', at: [1000, 1000], radius: 600, text: 'command' },
  { kind: 'arc', at: [1000, 1000], angle: 90, spread: 45, bands: [600, 1200] },
  {
    kind: 'footprint',
    pts: [
      [0, 0],
      [400, 0],
      [400, 200],
      [0, 200],
    ],
    legal: false,
  },
  {
    kind: 'march',
    pts: [
      [0, 0],
      [500, 500],
      [900, 500],
    ],
  },
];
const CLIENT: ClientOverlay[] = [
  {
    kind: 'reach',
    cells: [
      { at: 'F8', mark: '1', warn: true },
      { at: 'G8', hot: true },
    ],
  },
  { kind: 'select', at: 'F8' },
  { kind: 'sum', at: 'G7', text: '3 : 1' },
];

describe('overlays', () => {
  const bare = (name: string): Scene => ({ ...sample(name).scene, overlays: [] });
  const layers = (s: Scene, extra: ClientOverlay[]) => {
    const p = compose(s, layoutOf(s.board), say, {}, extra);
    return p.under + p.over;
  };
  it.each([...HEX, ...CLIENT].map(o => [o.kind, o] as const))('%s is drawn on hexagons', (_, o) => {
    const s = bare('coins'),
      svg = layers(s, [o]);
    expect(svg.length).toBeGreaterThan(layers(s, []).length + 40);
    sound(svg);
  });
  it.each(PLANE.map(o => [o.kind, o] as const))('%s is drawn on a plane', (_, o) => {
    const s = bare('table'),
      svg = layers(s, [o]);
    expect(svg.length).toBeGreaterThan(layers(s, []).length + 40);
    sound(svg);
  });
  it('tell costs above ways and pieces, where in its cell no piece lies', () => {
    const s = bare('coins'),
      layout = layoutOf(s.board),
      reach = (at: string): ClientOverlay => ({ kind: 'reach', cells: [{ at, mark: '9' }] }),
      put = (at: string) => Number(/y="([-\d.]+)"[^>]*>9</.exec(compose(s, layout, say, {}, [reach(at)]).over)![1]);
    const free = 'F8',
      before = put(free),
      [x, y] = layout.centre(free)!;
    expect(before).toBeLessThan(y);
    // a piece that lies on the upper half of the cell
    const standing = layout.stand(s)[0],
      onto = { ...layout, stand: () => [{ ...standing, at: [x, y - layout.s * 0.6] as [number, number] }] };
    const over = compose(s, onto, say, {}, [reach(free)]).over;
    expect(Number(/y="([-\d.]+)"[^>]*>9</.exec(over)![1])).toBeGreaterThan(y);
  });
  it('of sectors use the same words', () => {
    const s = bare('panorama');
    for (const o of [
      { kind: 'attack', from: 'SC', to: 'NC' },
      { kind: 'reach', cells: [{ at: 'SC', mark: '1' }] },
      { kind: 'target', at: 'NC' },
      { kind: 'note', at: 'NC', text: 'here', tone: '' },
      { kind: 'zone', cells: ['NC'] },
    ] as ClientOverlay[])
      expect(layers(s, [o]).length).toBeGreaterThan(layers(s, []).length);
  });
  it('with cells that do not exist draw nothing and do not fail', () => {
    const s = bare('coins'),
      empty = layers(s, []);
    const lost = JSON.parse(JSON.stringify([...HEX, ...CLIENT]).replace(/"[A-K]\d+"/g, '"nowhere"')) as ClientOverlay[];
    expect(layers(s, lost)).not.toMatch(/NaN|undefined/);
    expect(layers(s, [{ kind: 'attack', from: 'x', to: 'y' }])).toBe(empty);
  });
});

it('a figure shows the sectors whole that it frames', () => {
  const { scene } = sample('panorama'),
    figure = { scene, frame: ['NR', 'NW', 'SE'], marks: [] as Overlay[] } as FigureView,
    view =
      /viewBox="([^"]+)"/
        .exec(figurePicture(figure, null, say, ''))?.[1]
        .split(' ')
        .map(Number) ?? [],
    rims = figure.frame.flatMap(id =>
      layoutOf(scene.board)
        .sectors!.cells.get(id)!
        .quad.map(([, y]) => y),
    );
  expect(view[1]).toBeLessThanOrEqual(Math.min(...rims) + 0.1);
  expect(view[1] + view[3]).toBeGreaterThanOrEqual(Math.max(...rims) - 0.1);
});

it('the word of a lesson hangs below where it would hide something else in the light', () => {
  const { board } = sample('coins').scene,
    layout = layoutOf(board),
    height = (id: string) => layout.centre(id)![1],
    word = (at: string[]) => {
      const bare = { ...sample('coins').scene, overlays: [] },
        svg = compose(bare, layout, say, {}, [{ kind: 'spot', at, text: 'mark' }]).over;
      return Number(/translate\([\d.-]+ ([\d.-]+)\)(?:(?!translate).)*>mark</.exec(svg)?.[1]);
    };
  expect(word(['E6'])).toBeLessThan(height('E6'));
  expect(word(['E4', 'E6'])).toBeLessThan(height('E6'));
  expect(word(['E5', 'E6'])).toBeGreaterThan(height('E6'));
});

it('the ground depends on the board, not on what happens on it', () => {
  const s = sample('panorama').scene,
    board = structuredClone(s.board);
  if (board.kind !== 'sectors') throw new Error();
  board.sectors[0].holder = 'b';
  board.sectors[0].contested = true;
  expect(groundKey(board)).toBe(groundKey(s.board));
  board.sectors[0].terrain = ['hill'];
  expect(groundKey(board)).not.toBe(groundKey(s.board));
  const layout = layoutOf(s.board);
  expect(
    groundOf(layout, s.board)
      .layers.map(l => l.svg)
      .join(''),
  ).not.toContain('<text');
});

it('small pictures are sound', () => {
  for (const d of [4, 6, 8, 10, 12, 20]) sound(die(3, { sides: d, hit: true }));
  sound(chit(sideStyle(sides('A', 'B'), 'b'), 30, 'IV'));
});
