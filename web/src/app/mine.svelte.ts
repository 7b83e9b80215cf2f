// The games of the person who plays here, as the house knows them on all his devices.

import { house } from '#house';
import { fetchMyGames } from './api.ts';
import { recents, type Recent } from './recent.ts';
import { indexOf, other } from './sides.ts';
import type { MyGame } from './wire.ts';

/** How often the list is asked for while it is looked at. */
const EVERY = 15_000;

export type Group = 'mine' | 'theirs' | 'over';

/** A game in the list: with what it opens, and what this browser alone knows of it. */
export interface Listed extends MyGame {
  secret: string;
}

export function groupOf({ over, awaits, sides }: MyGame): Group {
  if (over) return 'over';
  return sides.some(side => awaits[indexOf(side)]) ? 'mine' : 'theirs';
}

/** Milliseconds that one has left, where one's clock runs. */
export function pressing({ clock, sides }: MyGame): number {
  return Math.min(...sides.map(side => (clock?.runs[indexOf(side)] ? clock.left[indexOf(side)] : Infinity)));
}

/** Least time first; where none runs, what was touched last. */
export const byUrgency = (a: MyGame, b: MyGame): number => {
  const [first, second] = [pressing(a), pressing(b)];
  return first === second ? b.touched - a.touched : first - second;
};

/** A game that this browser has a key to and that the house does not know as anybody's: an earlier program made it. */
function fromHere(r: Recent): Listed {
  const awaits: [boolean, boolean] = [false, false],
    hot_seat = r.opponent === 'hot-seat';
  for (const side of r.sides) awaits[indexOf(side)] = !!r.mine;
  const seats: MyGame['seats'] = [{ kind: 'person' }, { kind: 'person' }];
  if (!hot_seat && r.opponent !== 'friend' && r.sides[0])
    seats[indexOf(other(r.sides[0]))] = { kind: 'commander', rank: r.opponent };
  const { id, secret, game, scenario, sides, over } = r;
  const touched = Math.floor(r.when / 1000),
    players: MyGame['players'] = ['', ''];
  return {
    ...{ id, secret, game, scenario, sides, players, seats, hot_seat, awaits, over, touched },
    ...{ begun: true, winner: null, clock: null },
  };
}

class Mine {
  games = $state.raw<Listed[] | null>(null);

  async load(): Promise<void> {
    const told = await fetchMyGames().catch(() => null);
    if (!told) return;
    const known = new Set(told.map(game => game.id));
    const keys = new Map(recents().map(r => [r.id, r.secret]));
    this.games = [
      ...told.map(game => ({ ...game, secret: keys.get(game.id) ?? 'me' })),
      ...recents()
        .filter(r => !known.has(r.id))
        .map(fromHere),
    ];
  }

  /** Keeps the list up to date as long as it is looked at. */
  follow(): (() => void) | undefined {
    if (house.device) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.load();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const mine = new Mine();
