// The pictures of the home page: a battle of each game in the middle of the action, as src/cards/GAME.webp.
//
//   GROGNARD_BIN=target/release/grognard node scripts/cards.mjs [game ...]

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, Person } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';
import { writeWebp } from './webp.mjs';

const out = fileURLToPath(new URL('../src/cards/', import.meta.url)),
  MOVES = 26,
  // so much of the board, about its middle
  SHAPE = 640 / 420,
  PART = 0.62;

mkdirSync(out, { recursive: true });
const server = await Server.start(),
  browser = await launch();
try {
  const wanted = process.argv.slice(2),
    page = await (await browser.newContext()).newPage();
  await page.goto('about:blank');
  for (const card of await server.games()) {
    const { id } = card;
    if (wanted.length && !wanted.includes(id)) continue;
    const me = await Person.sit(browser, server.base, {
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1.5,
      seed: 1815,
    });
    me.context.setDefaultTimeout(120_000);
    await me.go(await server.match(card, { start: 'quick', setup_mode: 'standard' }));
    await me
      .play((s, clicks) => s.turn === 'over' || (s.turn === 'mine' && !s.moving && clicks >= MOVES), { haste: 0.1 })
      .catch(error => console.error(`${id}: ${error.message}`));
    await me.page.locator('.ground canvas').waitFor();
    await me.page.addStyleTag({ content: '.controls, .plan, .asks, [data-card] { visibility: hidden }' });
    await me.page.mouse.move(2, 2);
    await me.page.waitForTimeout(1200);
    const png = await me.page.screenshot({ clip: await middle(me.page) });
    console.log(id, await writeWebp(page, png, `${out}${id}.webp`, { width: 480, quality: 0.4 }));
    await me.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The part of the board round its pieces. */
async function middle(page) {
  const [box, at] = await page.evaluate(() => {
    const rect = el => {
        const { x, y, width, height } = el.getBoundingClientRect();
        return { x, y, width, height };
      },
      pieces = [...document.querySelectorAll('.gg-board .piece')].map(rect),
      mean = list => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
    return [
      rect(document.querySelector('.gg-board .world')),
      [mean(pieces.map(r => r.x + r.width / 2)), mean(pieces.map(r => r.y + r.height / 2))],
    ];
  });
  const width = Math.min(box.width, box.height * SHAPE) * PART,
    height = width / SHAPE,
    held = (v, from, room) => Math.max(from, Math.min(from + room, v));
  return {
    x: held(at[0] - width / 2, box.x, box.width - width),
    y: held(at[1] - height / 2, box.y, box.height - height),
    width,
    height,
  };
}
