// What everything on the table means, in the game's words: `legend-TOPIC-WORD` says "Name: what it does [RULE]". Pure.

import type { Say } from './say.ts';
import type { Board, CellId, Overlay, Piece, Scene, Text } from './wire.ts';

/** A part of a sentence: plain words, or the id of a rule. */
export type Part = { words: string } | { rule: string };
export interface Line {
  /** What it is called; nothing where a sentence says all. */
  name: string;
  text: Part[];
}
export type Topic = 'kind' | 'badge' | 'formation' | 'value' | 'ground' | 'mark' | 'panel';
export interface Entry extends Line {
  topic: Topic;
  word: string;
  /** The piece to draw beside it. */
  piece?: Piece;
}

const RULE = /\[([A-Z]{2}-[A-Z]?\d+)\]/;

/** "Strength 3 [OV-60]" as words and rules. */
export function parted(said: string): Part[] {
  return said
    .split(RULE)
    .map((part, i): Part => (i % 2 ? { rule: part } : { words: part }))
    .filter(part => 'rule' in part || part.words !== '');
}

/** Without the ids of rules: for a reader's ear. */
export const spoken = (said: string): string => said.replace(new RegExp(`\\s*${RULE.source}`, 'g'), '');

/** Lines for a reader's ear: their sentences, without names and rules. */
export const heard = (lines: Line[]): string =>
  lines.map(({ text }) => text.map(part => ('words' in part ? part.words.trim() : '')).join('')).join(' ');

/** "Forest: 3 points to enter" with its name apart. */
export function lineOf(said: string): Line {
  const [, name = '', rest = said] = /^([^:[\]]{2,60}?)\s*:\s+(.*)$/su.exec(said) ?? [];
  return { name, text: parted(rest) };
}

const slug = (word: string): string => word.replace(/[ _]/g, '-');
const entry = (say: Say, topic: Topic, word: string, args?: Record<string, number | Text>): Entry => ({
  topic,
  word,
  ...lineOf(say({ key: `legend-${topic}-${slug(word)}`, ...(args && { args }) })),
});

const VALUES = ['strength', 'movement', 'speed', 'corner', 'loss'] as const;

/** A value on a piece: what it is called, and what it is. */
export interface Value {
  name: string;
  value: number | string;
}

/** The values that a piece has, by their names. */
export const valuesOf = (piece: Piece, say: Say): Value[] =>
  VALUES.flatMap(word => {
    const value = piece[word];
    return value === undefined ? [] : [{ name: entry(say, 'value', word, { value, max: piece.max ?? 0 }).name, value }];
  });

/** Everything that a piece shows, and what else one may know of it. */
export function explainPiece(piece: Piece, say: Say): Entry[] {
  const value = (word: (typeof VALUES)[number]): Entry[] => {
    const shown = piece[word];
    return shown === undefined
      ? []
      : [entry(say, 'value', word, { value: shown, max: piece.max ?? (typeof shown === 'number' ? shown : 0) })];
  };
  return [
    ...(piece.kind ? [entry(say, 'kind', piece.kind)] : []),
    ...VALUES.flatMap(value),
    ...(piece.formation ? [entry(say, 'formation', piece.formation)] : []),
    ...(piece.badges ?? []).map(badge => entry(say, 'badge', badge)),
    ...(piece.facts ?? []).map((fact): Entry => ({ topic: 'value', word: 'fact', name: '', text: parted(say(fact)) })),
  ];
}

/** What runs through a cell or along its sides. */
function features(board: Extract<Board, { kind: 'hex' }>, id: CellId): string[] {
  const has = (chains: CellId[][]) => chains.some(chain => chain.includes(id)),
    lies: [string, boolean][] = [
      ['river', has(board.rivers)],
      ['stream', has(board.streams)],
      ['lane', has(board.lanes ?? [])],
      ['rail', has(board.rails)],
      ['bridge', has(board.bridges)],
      ['ford', has(board.fords ?? [])],
      ['works', board.works.some(w => w.cell === id)],
      ...board.roads.map((road): [string, boolean] => [road.kind, road.cells.includes(id)]),
    ];
  return [...new Set(lies.filter(([, here]) => here).map(([word]) => word))];
}

/** The ground of a cell or sector, and the marks on it. */
export function explainCell(scene: Scene, id: CellId, say: Say): Entry[] {
  const { board } = scene,
    cell = board.kind === 'hex' ? board.cells.find(c => c.id === id) : undefined,
    sector = board.kind === 'sectors' ? board.sectors.find(s => s.id === id) : undefined;
  const ground = cell && board.kind === 'hex' ? [cell.terrain, ...features(board, id)] : (sector?.terrain ?? []);
  const marks = scene.overlays.filter(o => touches(o, id) && MARKS.has(o.kind)).map(o => o.kind);
  return [
    ...ground.map(word => entry(say, 'ground', word)),
    ...(cell?.value !== undefined && board.kind === 'hex' && board.values
      ? [entry(say, 'value', 'cell', { value: cell.value })]
      : []),
    ...[...new Set(marks)].map(word => entry(say, 'mark', word)),
    ...(sector?.status
      ? [{ topic: 'value', word: 'status', name: '', text: parted(say(sector.status)) } as Entry]
      : []),
  ];
}

const MARKS = new Set(['zone', 'group', 'objective', 'field', 'refuge', 'los', 'ghostpath', 'ring', 'arc']);
function touches(o: Overlay, id: CellId): boolean {
  if (o.kind === 'field') return o.cells.some(([at]) => at === id);
  return 'cells' in o ? o.cells.includes(id) : 'at' in o ? o.at === id : false;
}

/** Hundredths of an inch round a mark on a plane that are its own. */
const NEAR = 110;

/** The mark with a number that stands where the pointer rests on a plane, by its place. */
export function markAt({ board, overlays }: Scene, [x, y]: [number, number]): CellId | undefined {
  if (board.kind !== 'plane') return undefined;
  const near = overlays.find(o => {
    if (o.kind !== 'objective') return false;
    const [mx = Infinity, my = Infinity] = o.at.split(',').map(Number);
    return Math.hypot(mx - x, my - y) <= NEAR;
  });
  return near?.kind === 'objective' ? near.at : undefined;
}

/** A meter, bowl or sheet, by its title: what it counts or holds, and what for. */
export function explainPanel(label: Text, say: Say): Entry[] {
  const key = typeof label === 'object' && 'key' in label ? label.key : '';
  return key ? [{ topic: 'panel', word: key, ...lineOf(say({ key: `legend-${key}` })) }] : [];
}

/** The titles beside the board that have an explanation; pieces there explain themselves. */
const titled = ({ meters, trays }: Scene): Text[] =>
  [...meters, ...trays.filter(tray => tray.kind !== 'pieces')].map(({ label }) => label);

function groundWords(board: Board): string[] {
  if (board.kind === 'sectors') return [...board.sectors.flatMap(s => s.terrain), ...board.rivers.map(r => r.kind)];
  if (board.kind === 'plane') return [...board.areas, ...board.lines, ...board.roads].map(part => part.kind);
  return board.cells.flatMap(c => [c.terrain]).concat(board.cells.flatMap(c => features(board, c.id)));
}

/** The pieces on the board and beside it. */
export const piecesOf = (scene: Scene): Piece[] => [
  ...scene.pieces,
  ...scene.trays.flatMap(tray => (tray.kind === 'pieces' ? tray.pieces : [])),
];

/** All that lies on this table and nothing else, each once. */
export function legendOf(scene: Scene, say: Say): Entry[] {
  const pieces = piecesOf(scene),
    first = new Map(pieces.map(p => [p.kind, p]).reverse() as [string, Piece][]),
    each = (topic: Topic, words: (string | undefined)[]) =>
      [...new Set(words)].filter(w => w !== undefined && w !== '').map(word => entry(say, topic, word as string));
  return [
    ...each('kind', [...new Set(pieces.map(p => p.kind))]).map(e => ({ ...e, piece: first.get(e.word) })),
    ...each(
      'badge',
      pieces.flatMap(p => p.badges ?? []),
    ),
    ...each(
      'formation',
      pieces.map(p => p.formation),
    ),
    ...each('ground', groundWords(scene.board)),
    ...each(
      'mark',
      scene.overlays.map(o => o.kind).filter(kind => MARKS.has(kind)),
    ),
    ...titled(scene).flatMap(label => explainPanel(label, say)),
  ];
}
