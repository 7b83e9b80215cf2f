// The armies of a scenario as its card lists them: alike units together, with every value they have. Pure.

import { explainPiece, spoken, valuesOf, type Value } from './legend.ts';
import type { Say, Tongue } from './say.ts';
import type { Piece, Scene, Side } from './wire.ts';

/** Units that have everything in common but their names. */
export interface Troop {
  n: number;
  /** One of them, to be drawn. */
  piece: Piece;
  /** What they are. */
  kind: string;
  /** What they are called, where that tells them apart. */
  names: string[];
  values: Value[];
  /** Formation, badges, and what else is known of them: a few words each. */
  facts: string[];
}

export interface Army {
  side: Side;
  /** On the table from the beginning. */
  here: Troop[];
  /** What lies beside it: still to be placed, or to come. */
  beside: { label: string; troops: Troop[] }[];
}

export const armiesOf = (scene: Scene, say: Say): Army[] =>
  (['a', 'b'] as const).map(side => ({
    side,
    here: troops(
      scene.pieces.filter(piece => piece.side === side),
      say,
    ),
    beside: scene.trays.flatMap(tray =>
      tray.kind === 'pieces' && tray.side === side && tray.pieces.length
        ? [{ label: say(tray.label), troops: troops(tray.pieces, say) }]
        : [],
    ),
  }));

/** Each army in a line: how many of what are on the table, or wait beside it where it is still empty. */
export const mustered = (scene: Scene, say: Say, tongue: Tongue): { side: Side; troops: string }[] =>
  armiesOf(scene, say).map(({ side, here, beside }) => ({
    side,
    troops: counted(here.length ? here : (beside[0]?.troops ?? []), tongue),
  }));

function counted(troops: Troop[], tongue: Tongue): string {
  const kinds = new Map<string, number>();
  for (const { kind, n } of troops) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
  return new Intl.ListFormat(tongue, { type: 'unit' }).format(
    [...kinds].map(([kind, n]) => (n > 1 ? `${n}\u00a0× ${kind}` : kind)),
  );
}

function troops(pieces: Piece[], say: Say): Troop[] {
  const alike = new Map<string, Troop>();
  for (const piece of pieces) {
    const troop = troopOf(piece, say),
      { kind, values, facts } = troop,
      key = JSON.stringify([kind, values, facts]),
      known = alike.get(key);
    if (!known) alike.set(key, troop);
    else {
      known.n += 1;
      known.names.push(...troop.names);
    }
  }
  return [...alike.values()]
    .map(troop => ({ ...troop, names: new Set(troop.names).size === troop.n ? troop.names : [] }))
    .sort((a, b) => a.kind.localeCompare(b.kind));
}

function troopOf(piece: Piece, say: Say): Troop {
  const said = explainPiece(piece, say),
    [kind] = said.filter(e => e.topic === 'kind').map(e => e.name),
    marks = said.filter(e => e.topic === 'formation' || e.topic === 'badge').map(e => e.name);
  return {
    n: 1,
    piece,
    kind: kind ?? say(piece.name),
    names: [say(piece.label ?? piece.name)],
    values: valuesOf(piece, say),
    facts: [...marks, ...(piece.facts ?? []).map(fact => spoken(say(fact)))].filter(Boolean),
  };
}
