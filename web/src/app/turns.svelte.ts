// Tells who looks elsewhere that a person waits for his move: in the title, on the icon where the system shows a number
// there, and by a notification, if he has asked for that on this device. One for one turn, none for the table he is at.

import { fetchMyGames } from './api.ts';
import { groupOf } from './mine.svelte.ts';
import { prefs } from './prefs.svelte.ts';
import { recents } from './recent.ts';
import { format, parse } from './router.ts';
import { indexOf, other } from './sides.ts';
import type { MyGame } from './wire.ts';
import { t, words } from './words.svelte.ts';

/** How often it is asked whose move it is. A table that is open tells by itself. */
const EVERY = 30_000;

/** Another person waits for who looks at the list. */
export const isAwaited = (game: MyGame): boolean =>
  groupOf(game) === 'mine' && game.sides.length === 1 && game.seats[indexOf(other(game.sides[0]))].kind === 'person';

/** A title with the number of those who wait before it. */
export const counted = (title: string, n: number): string => (n ? `(${n}) ` : '') + title.replace(/^\(\d+\) /, '');

/** The table that is being looked at. */
function lookedAt(): string | null {
  const route = parse(location.hash);
  return !document.hidden && route.page === 'table' ? route.id : null;
}

class Turns {
  /** The games in which somebody waits. */
  #games: MyGame[] = [];
  /** What is found next was there before who plays here looked away. */
  #known = true;
  #asking = false;
  #again = false;

  /** Looks after it as long as the page is open. */
  follow(): void {
    const look = (): void => void this.look();
    look();
    setInterval(look, EVERY);
    addEventListener('grognard-turn', look);
    addEventListener('hashchange', () => this.#mark());
    document.addEventListener('visibilitychange', () => {
      this.#known = document.hidden;
      look();
    });
    const title = document.querySelector('title');
    if (title) new MutationObserver(() => this.#mark()).observe(title, { childList: true });
  }

  async look(): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    const games = await fetchMyGames().catch(() => null);
    this.#asking = false;
    if (this.#again) return this.look();
    if (!games) return;
    // A turn that goes on is no news, nor one that came before somebody looked away.
    const before = this.#games,
      waiting = games.filter(isAwaited),
      news = this.#known ? [] : waiting.filter(game => !before.some(({ id }) => id === game.id));
    this.#known = false;
    this.#games = waiting;
    this.#mark();
    if (document.hidden && prefs.notify && notifies()) for (const game of news) await this.#tell(game);
  }

  #mark(): void {
    const here = lookedAt(),
      waiting = this.#games.filter(game => game.id !== here).length,
      title = counted(document.title, waiting);
    if (document.title !== title) document.title = title;
    if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => {});
  }

  async #tell(game: MyGame): Promise<void> {
    await words.need(game.game);
    const i = indexOf(other(game.sides[0])),
      secret = recents().find(r => r.id === game.id)?.secret ?? 'me';
    const notification = new Notification(t('turn-yours'), {
      body: t('turn-where', {
        game: words.sayOf(game.game)({ key: 'game-title' }),
        who: game.players[i] || t('recent-friend'),
      }),
      tag: `grognard ${game.id}`,
      icon: '/mark.svg',
      lang: prefs.tongue,
    });
    notification.onclick = () => {
      notification.close();
      window.focus();
      location.hash = format({ page: 'table', id: game.id, secret });
    };
  }
}

/** Whether this browser may tell something. */
export const notifies = (): boolean => 'Notification' in window && Notification.permission === 'granted';

export const turns = new Turns();
