// Addresses after the `#`: the server never sees them, so a seat's secret may stand there.

export type Route =
  | { page: 'home' }
  /** There is no such page. */
  | { page: 'lost' }
  /** A new match; `against` is what is proposed for the other seat. */
  | { page: 'new'; game: string; against?: 'open' }
  | { page: 'table'; id: string; secret: string; at?: number }
  | { page: 'review'; id: string; secret: string }
  | { page: 'army'; game: string; scenario: string; army: string | null }
  | { page: 'watch' }
  /** Who one is. */
  | { page: 'me' }
  /** All games of one's own. */
  | { page: 'games' }
  /** Games that are offered to whoever comes. */
  | { page: 'tables' }
  /** What everybody may know of somebody. */
  | { page: 'player'; name: string }
  /** The players of a game, by their strength. */
  | { page: 'ratings'; game: string | null }
  /** This device becomes somebody's. */
  | { page: 'join'; link: string }
  /** What a link in a letter leads to. */
  | { page: 'letter'; what: 'confirm' | 'off'; id: string; token: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'try'; game: string; figure: string }
  /** All puzzles, those of a game, or one of them by its number. */
  | { page: 'puzzles'; game: string | null; number: number | null };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(unescaped);
  const [page, first, second, third] = parts;
  if (page === 'new' && first) return { page: 'new', game: first, ...(second === 'open' ? { against: 'open' } : {}) };
  if (page === 't' && first && second)
    return { page: 'table', id: first, secret: second, ...(third === undefined ? {} : { at: Number(third) || 0 }) };
  if (page === 'review' && first && second) return { page: 'review', id: first, secret: second };
  if (page === 'army' && first && second) return { page: 'army', game: first, scenario: second, army: third ?? null };
  if (page === 'watch' || page === 'me' || page === 'games' || page === 'tables') return { page };
  if (page === 'player' && first) return { page: 'player', name: first };
  if (page === 'ratings') return { page: 'ratings', game: first ?? null };
  if (page === 'join' && first) return { page: 'join', link: first };
  if ((page === 'confirm' || page === 'off') && first && second)
    return { page: 'letter', what: page, id: first, token: second };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second ?? null };
  if (page === 'learn' && first) return { page: 'learn', game: first, lesson: second ?? null };
  if (page === 'try' && first && second) return { page: 'try', game: first, figure: second };
  if (page === 'puzzles') return { page: 'puzzles', game: first ?? null, number: Number(second) || null };
  return parts.length ? { page: 'lost' } : { page: 'home' };
}

export function format(route: Route): string {
  const parts: string[] =
    route.page === 'new'
      ? ['new', route.game, ...(route.against ? [route.against] : [])]
      : route.page === 'table'
        ? ['t', route.id, route.secret, ...(route.at === undefined ? [] : [String(route.at)])]
        : route.page === 'review'
          ? ['review', route.id, route.secret]
          : route.page === 'army'
            ? ['army', route.game, route.scenario, ...(route.army ? [route.army] : [])]
            : route.page === 'watch' || route.page === 'me' || route.page === 'games' || route.page === 'tables'
              ? [route.page]
              : route.page === 'ratings'
                ? ['ratings', ...(route.game ? [route.game] : [])]
                : route.page === 'letter'
                  ? [route.what, route.id, route.token]
                  : route.page === 'join' || route.page === 'player'
                    ? [route.page, route.page === 'join' ? route.link : route.name]
                    : route.page === 'rules'
                      ? ['rules', route.game, ...(route.rule ? [route.rule] : [])]
                      : route.page === 'learn'
                        ? ['learn', route.game, ...(route.lesson ? [route.lesson] : [])]
                        : route.page === 'try'
                          ? ['try', route.game, route.figure]
                          : route.page === 'puzzles'
                            ? ['puzzles', route.game, route.number].flatMap(part =>
                                part === null ? [] : [String(part)],
                              )
                            : [];
  return '#/' + parts.map(encodeURIComponent).join('/');
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
