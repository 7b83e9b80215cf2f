import { cellsFrom, hexBoard, LETTERS, piece, scene, sides, type Sample } from './kit.ts';

const board = hexBoard({
  style: 'space',
  seed: 'pl2',
  base: 'void',
  piece_scale: 112,
  cells: cellsFrom(
    `
. . . . . . . = = = . . . : : . .
 . . . . # : . . . . . . : # . .
. . a . . . : . . . @ . . . b . .
 . A A . . . . : = # . : . B B .
. A A A . : . . @ . . : . B B B .
 . A A . : . # = : . . . . B B .
. . a . . . @ . . . : . . . b . .
 . . # : . . . . . . : # . . . .
. . : : . . . = = = . . . . . . .`,
    {
      '.': 'void',
      ':': 'asteroid',
      '#': 'planetoid',
      '=': 'forcefield',
      '@': 'blackhole',
      A: 'planet0',
      B: 'planet1',
      a: 'station0',
      b: 'station1',
    },
    (c, r) => LETTERS[c] + (r + 1),
  ),
});
const ARMS = { I: ['infantry', 4, 4], C: ['cavalry', 2, 6], R: ['artillery', 6, 2] } as const;
const units = (side: 'a' | 'b', list: string) =>
  list.split(' ').map(x => {
    const [kind, strength, movement] = ARMS[x[0] as 'I'],
      at = x.slice(1);
    return piece(side, 'trigon', kind, {
      id: side + at,
      at,
      strength,
      movement,
      name: { en: `${kind} at ${at}`, fr: `${kind} en ${at}` },
      ...(at === 'G2' ? { badges: ['moved'] } : {}),
    });
  });

export const sample: Sample = {
  name: 'space',
  title: 'Deep space',
  scenario: 'Amber and Beryl',
  scene: scene({
    sides: sides('Amber', 'Beryl', 'amber', 'beryl', 'up', 'down'),
    board,
    pieces: [
      ...units('a', 'IH5 IF5 IC5 IF3 CG2 CE8 CB5 RF4 RC6'),
      ...units('b', 'II3 IJ5 IN4 IO6 CH4 CK8 CP5 RL5 RN6'),
    ],
    focus: ['F4', 'H4', 'H5', 'J5'],
  }),
  touch: { pieces: { aF4: 'selected', aH5: 'chosen', bH4: 'target', bJ5: 'legal' } },
  extra: [
    { kind: 'attack', from: 'F4', to: 'H4' },
    { kind: 'attack', from: 'H5', to: 'H4' },
    { kind: 'sum', at: 'H4', text: '6 + 4 : 2 = 5 to 1, destroyed' },
  ],
};
