// Pictures of the real client for the documentation: docs/pictures/{home,table-GAME}-{desktop,phone}-{light,dark}.png
//
//   GROGNARD_BIN=target/release/grognard node scripts/pictures.mjs [game ...]
//
// Plays a few moves in every game by clicking what glows, so that the tables show a battle.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, Person } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';

const out = process.env.PICTURES ?? fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const MOVES = 14;

mkdirSync(out, { recursive: true });
const server = await Server.start(),
  browser = await launch();
try {
  const maker = await Person.sit(browser, server.base, { ...SIZES.desktop, seed: 1805 });
  const games = await maker.games(),
    wanted = process.argv.slice(2),
    tables = [];
  for (const game of games.filter(g => !wanted.length || wanted.includes(g))) {
    await maker.newMatch({ game, opponent: 'recruit', options: { start: 'quick' } });
    await maker
      .play((s, clicks) => s.turn === 'over' || (s.turn === 'mine' && !s.moving && clicks >= MOVES), { haste: 0.12 })
      .catch(error => console.error(`${game}: ${error.message}`));
    tables.push([game, new URL(maker.page.url()).hash]);
  }
  for (const [size, options] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) {
      const person = await Person.sit(browser, server.base, { ...options, colorScheme }),
        { page } = person;
      await page.addInitScript(
        value => localStorage.setItem('grognard.prefs', value),
        JSON.stringify({ theme: 'auto', tongue: 'en' }),
      );
      if (!wanted.length) {
        await person.games();
        await settled(page);
        await page.screenshot({ path: `${out}/home-${size}-${colorScheme}.png` });
      }
      for (const [game, hash] of tables) {
        await person.go(hash);
        await person.until(s => s.turn !== 'none' && s.view >= 0, 'the table');
        await page.locator('.ground canvas').waitFor();
        await choose(person);
        await settled(page);
        await page.screenshot({ path: `${out}/table-${game}-${size}-${colorScheme}.png` });
      }
      await person.context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
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
