import { describe, expect, it } from 'vitest';
import { aside, beside } from '../../src/app/aside.ts';

const room = { w: 1000, h: 700 },
  card = { w: 400, h: 150 };

describe('the card of what is pointed at', () => {
  it('lies beside it, where there is more room, and never beyond the board', () => {
    expect(beside(room, card, [100, 100])).toEqual([128, 40]);
    expect(beside(room, card, [900, 600])).toEqual([472, 510]);
    expect(beside(room, card, [1200, 690])).toEqual([596, 546]);
  });

  it('stays beside it while it hides nothing of a move', () => {
    expect(aside(room, card, [100, 300], [[20, 280, 40, 40]], [])).toEqual(beside(room, card, [100, 300]));
  });

  it('goes aside from the piece, its way and its goal, to where the fewest may be touched', () => {
    const chosen: [number, number, number, number] = [500, 280, 40, 40];
    expect(aside(room, card, [700, 300], [chosen], [])).toEqual([592, 8]);
    expect(aside(room, card, [700, 300], [chosen], [[800, 80]])).toEqual([592, 542]);
    expect(
      aside(
        room,
        card,
        [700, 300],
        [chosen],
        [
          [800, 80],
          [800, 600],
        ],
      ),
    ).toEqual([8, 8]);
  });
});
