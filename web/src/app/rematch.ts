// The same battle once more, sides changed: agreed between two who play apart, begun at once by who plays alone.

import { createMatch } from './api.ts';
import type { Match } from './match.svelte.ts';
import { keepInvitation } from './recent.ts';
import { format } from './router.ts';
import { other } from './sides.ts';
import type { Welcome } from './wire.ts';

/** Two people, each at his own screen. */
export const apart = (w: Welcome | null): boolean =>
  !!w && !w.hot_seat && !w.watching && !w.learnt && w.seats.every(seat => seat.kind === 'person');

export async function rematch(match: Match): Promise<void> {
  const w = match.welcome;
  if (!w) return;
  if (apart(w)) return void match.propose({ kind: 'rematch' });
  const { order, seats, hot_seat, real_dice } = w,
    [first, second] = order.players;
  const made = await createMatch({
    order: { ...order, players: hot_seat ? [second, first] : seats[0].kind === 'person' ? ['', first] : [second, ''] },
    seats: [seats[1], seats[0]],
    hot_seat,
    real_dice,
  });
  keepInvitation(made.id, { seats: made.seats, spectator: made.spectator });
  const seat = made.seats[w.you[0] && other(w.you[0]) === 'b' ? 1 : 0] ?? made.seats[0] ?? made.seats[1];
  if (seat) location.hash = format({ page: 'table', id: made.id, secret: seat });
}
