// Pictures of the real client: pictures/{home,PAGE,table-GAME}-SCREEN-{light,dark}.png, to be looked at one by one, and
// the few that the README shows, small, in docs/pictures.
//
//   GROGNARD_BIN=target/release/grognard node scripts/pictures.mjs [pages] [game ...]
//
// Plays a few moves in every game by clicking what glows, so that the tables show a battle; the first is played to its
// end, so that there is something to review.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, Person } from '../tests/browser/person.mjs';
import { SCREENS } from '../tests/browser/screens.mjs';
import { Server } from '../tests/browser/server.mjs';
import { writeWebp } from './webp.mjs';

const here = path => fileURLToPath(new URL(path, import.meta.url)),
  out = process.env.PICTURES ?? here('../pictures/'),
  shown = here('../../docs/pictures/');
/** Those of the README, with their width there. */
const README = {
  'home-desktop-1440x900-light': 1200,
  'home-phone-360x740-dark': 480,
  'first-desktop-1440x900-light': 1440,
  'first-desktop-1440x900-dark': 1200,
  'first-phone-360x740-light': 480,
};
const MOVES = 14;
/** The pages around the tables, for a game and the seat of a battle that is over. */
const pagesOf = (game, seat) => ({
  setup: `#/new/${game}`,
  rules: `#/rules/${game}`,
  learn: `#/learn/${game}`,
  puzzles: `#/puzzles/${game}`,
  review: seat.replace('#/t/', '#/review/'),
  over: seat,
  me: '#/me',
  games: '#/games',
  tables: '#/tables',
  ratings: `#/ratings/${game}`,
});

for (const folder of [out, shown]) mkdirSync(folder, { recursive: true });
const server = await Server.start(),
  browser = await launch(),
  // no page of ours: theirs let nothing in from elsewhere
  encoder = await browser.newPage(),
  wantedOnly = process.argv.length > 2;
try {
  const maker = await Person.sit(browser, server.base, { ...SCREENS['desktop-1440x900'], seed: 1805 });
  const games = await maker.games(),
    wanted = process.argv.slice(2),
    wants = what => !wanted.length || wanted.includes(what),
    tables = [];
  const pages = wants('pages') ? pagesOf(games[0], await fought(maker, games[0])) : {};
  for (const game of games.filter(wants)) {
    await maker.newMatch({ game, opponent: 'recruit', options: { start: 'quick' } });
    await maker
      .play((s, clicks) => s.turn === 'over' || (s.turn === 'mine' && !s.moving && clicks >= MOVES), { haste: 0.12 })
      .catch(error => console.error(`${game}: ${error.message}`));
    tables.push([game, await maker.seat()]);
  }
  // a seat is its device's: every screen is the maker's
  const storageState = await maker.context.storageState();
  for (const [size, options] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark']) {
      const person = await Person.sit(browser, server.base, { ...options, colorScheme, storageState }),
        { page } = person;
      if (wants('pages')) {
        const stranger = await Person.sit(browser, server.base, { ...options, colorScheme });
        await stranger.games();
        await settled(stranger.page);
        await take(stranger.page, 'home', `${size}-${colorScheme}`);
        await stranger.context.close();
      }
      for (const [name, hash] of Object.entries(pages)) {
        await person.go(hash);
        await page.locator('main').waitFor();
        await page.waitForLoadState('networkidle');
        await settled(page);
        await take(page, name, `${size}-${colorScheme}`);
      }
      for (const [game, hash] of tables) {
        await person.go(hash);
        await person.until(s => s.turn !== 'none' && s.view >= 0, 'the table');
        await page.locator('.ground canvas').waitFor();
        await choose(person);
        await settled(page);
        await take(page, `table-${game}`, `${size}-${colorScheme}`, game === tables[0][0]);
      }
      await person.context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The seat of a battle that was fought to its end, by somebody with a name, while another offers a table. */
async function fought(maker, game) {
  const { page } = maker,
    other = await Person.sit(browser, server.base);
  for (const [person, name] of [
    [maker, 'Vedette'],
    [other, 'Mamelouk'],
  ]) {
    await person.go('#/me');
    await person.page.locator('input[name=name]').fill(name);
    await person.page.locator('main form .act').first().click();
    await person.page.locator('[data-told]', { hasText: name }).waitFor();
  }
  await other.go(`#/new/${game}/open`);
  await other.page.locator('form .act.main').click();
  await other.page.waitForURL(url => !url.hash.startsWith('#/new'));
  await other.context.close();
  await maker.newMatch({ game, opponent: 'recruit', options: { start: 'quick' }, brief: 2 });
  await maker.play(s => s.turn === 'over', { haste: 0.2 });
  await page.locator('[data-panel=review]').waitFor();
  return maker.seat();
}

/** One picture; the first game's are also the README's. */
async function take(page, name, screen, first = false) {
  const png = await page.screenshot({ path: `${out}/${name}-${screen}.png` }),
    known = `${first ? 'first' : name}-${screen}`;
  if (!wantedOnly && README[known]) await writeWebp(encoder, png, `${shown}/${known}.webp`, { width: README[known] });
}

/** Something chosen and pointed at, so that reach, path and odds are seen. */
async function choose(person) {
  if ((await person.state()).turn !== 'mine') return;
  const piece = (await person.glowing()).find(o => o.kind === 'piece');
  if (!piece) return;
  await person.press(piece);
  await person.page.waitForTimeout(200);
  const cells = (await person.glowing()).filter(o => o.kind === 'cell'),
    cell = cells[Math.floor(cells.length / 2)];
  if (!cell) return;
  if (person.touch) await person.press(cell);
  else await person.page.mouse.move(cell.x, cell.y);
}

async function settled(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
}
