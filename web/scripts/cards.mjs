// The pictures of the home page: a battle of each game in the middle of the action, as src/cards/GAME.webp, and a wide
// one of the game with which one begins, as src/cards/wide/GAME.webp.
//
//   GROGNARD_BIN=target/release/grognard node scripts/cards.mjs [game ...]
//
// Two commanders fight the battle; the picture is taken at the moment and place where most pieces of both sides meet.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, Person } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';
import { writeWebp } from './webp.mjs';

const out = fileURLToPath(new URL('../src/cards/', import.meta.url)),
  // shapes of the pictures, and how much of the board each shows
  CARD = { shape: 640 / 420, part: 0.5, width: 400, quality: 0.25 },
  WIDE = { shape: 800 / 430, part: 0.62, width: 1000, quality: 0.3 },
  // of a battle's length
  MOMENTS = [0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85],
  PATIENCE = 240_000;

mkdirSync(`${out}wide`, { recursive: true });
const server = await Server.start(),
  browser = await launch();
try {
  const wanted = process.argv.slice(2),
    encoder = await browser.newPage(),
    games = await server.games(),
    length = ({ about }) => about.minutes_from + about.minutes_to,
    [first] = games.toSorted((a, b) => a.about.difficulty - b.about.difficulty || length(a) - length(b));
  for (const card of games) {
    const { id } = card;
    if (wanted.length && !wanted.includes(id)) continue;
    const me = await Person.sit(browser, server.base, {
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1.5,
    });
    me.context.setDefaultTimeout(PATIENCE);
    const fought = await battle(me, card);
    const shoot = async (frame, path) => {
      const best = await liveliest(me.page, fought, frame);
      const png = await me.page.screenshot({ clip: best.clip });
      console.log(path, `both sides ${best.both}`, await writeWebp(encoder, png, out + path, frame));
    };
    await shoot(CARD, `${id}.webp`);
    if (id === first.id) await shoot(WIDE, `wide/${id}.webp`);
    await me.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** A battle between two commanders, watched to its end: its address and its length. */
async function battle(me, card) {
  const rank = { kind: 'commander', rank: 'sergeant' },
    { id, spectator } = await server.make(card, [rank, rank], { start: 'quick', setup_mode: 'standard' }),
    hash = `#/t/${id}/${spectator}`;
  await me.go(hash);
  const { ply } = await me.until(s => s.turn === 'over' || s.ply > 400, `the end of ${card.id}`, PATIENCE);
  return { hash, ply };
}

/** The moment and the part of the board with most pieces of both sides, shown. */
async function liveliest(page, { hash, ply }, frame) {
  let best = { both: -1 };
  for (const share of MOMENTS) {
    const at = Math.round(ply * share),
      seen = await show(page, hash, at, frame);
    if (seen.both > best.both) best = { at, ...seen };
  }
  return { ...best, ...(await show(page, hash, best.at, frame)) };
}

async function show(page, hash, at, { shape, part }) {
  await page.goto('about:blank');
  await page.goto(`${server.base}/${hash}/${at}`);
  await page.locator('.ground canvas').waitFor();
  await page.locator('.banner [data-deed=now]').waitFor();
  await page.addStyleTag({ content: '.controls, .plan, .asks, [data-card] { visibility: hidden }' });
  await page.locator('.gg-board').press('0');
  await page.mouse.move(2, 2);
  await page.waitForTimeout(700);
  return page.evaluate(
    ([shape, part]) => {
      const box = document.querySelector('.gg-board .world').getBoundingClientRect(),
        width = Math.min(box.width, box.height * shape) * part,
        height = width / shape,
        held = (v, from, room) => Math.max(from, Math.min(from + room, v));
      const pieces = [...document.querySelectorAll('.gg-board .piece')].map(el => {
        const r = el.getBoundingClientRect();
        return { side: el.dataset.side, x: r.x + r.width / 2, y: r.y + r.height / 2 };
      });
      const clips = pieces.map(p => {
        const x = held(p.x - width / 2, box.x, box.width - width),
          y = held(p.y - height / 2, box.y, box.height - height),
          inside = pieces.filter(q => q.x > x && q.x < x + width && q.y > y && q.y < y + height),
          of = side => inside.filter(q => q.side === side).length;
        return { both: Math.min(of('a'), of('b')) + inside.length / 100, clip: { x, y, width, height } };
      });
      return clips.reduce((a, b) => (b.both > a.both ? b : a), { both: -1 });
    },
    [shape, part],
  );
}
