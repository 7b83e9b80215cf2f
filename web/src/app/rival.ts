// Whom one plays against, in words.

import { indexOf, other } from './sides.ts';
import type { MyGame } from './wire.ts';
import { t } from './words.svelte.ts';

export function rival({ sides, seats, players, hot_seat }: MyGame): string {
  if (hot_seat || sides.length !== 1) return t('recent-hot-seat');
  const i = indexOf(other(sides[0])),
    seat = seats[i];
  const who = seat.kind === 'commander' ? t(`rank-${seat.rank.split(':')[0]}`) : players[i] || t('recent-friend');
  return t('recent-against', { who });
}

/** How it ended for who looks at it. */
export function ending({ sides, winner, over }: MyGame): string {
  if (!over) return '';
  if (winner === null) return t('recent-over');
  return sides.length === 1 ? t(sides[0] === winner ? 'mine-won' : 'mine-lost') : t('recent-over');
}
