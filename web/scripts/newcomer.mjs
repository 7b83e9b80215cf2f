// Somebody who has never been here learns every game: from the home page of a clean profile into its first lesson by
// touch, then through the others, then through three pages of its rulebook. Prints how long each first lesson took and
// leaves pictures/school/{GAME-LESSON-{first,last},GAME-rules-{1,2,3}}.png to be looked at.
//
//   GROGNARD_BIN=target/release/grognard node scripts/newcomer.mjs [fr|en] [game ...]

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, Person } from '../tests/browser/person.mjs';
import { Pupil } from '../tests/browser/pupil.mjs';
import { Server } from '../tests/browser/server.mjs';

const out = process.env.PICTURES ?? fileURLToPath(new URL('../pictures/school/', import.meta.url)),
  [tongue, ...wanted] = ['fr', 'en'].includes(process.argv[2])
    ? process.argv.slice(2)
    : ['fr', ...process.argv.slice(2)],
  clean = { locale: tongue, viewport: { width: 1440, height: 900 } };
/** Seconds to the first decision, and to the end of the first lesson: what a newcomer may be asked for. */
const MOST = [20, 360];
const PAGES = 3;

mkdirSync(out, { recursive: true });
const server = await Server.start(),
  browser = await launch();
let late = false;
try {
  const games = (await server.games()).filter(({ id }) => !wanted.length || wanted.includes(id));
  for (const card of games) {
    const person = await Person.sit(browser, server.base, clean);
    await learns(person, card);
    await reads(person, card);
    await person.leave();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = late ? 1 : 0;

/** The first lesson from the home page, by touch and with a clock; the others by their own hand. */
async function learns(person, { id, lessons }) {
  const pupil = new Pupil(person),
    begun = Date.now(),
    seconds = () => (Date.now() - begun) / 1000;
  let decided = 0;
  await person.go();
  await person.page.locator(`[data-learn="${id}"]`).first().click();
  await lesson(pupil, `${id}-${lessons[0].id}`, true, now => (decided ||= now.mood === 'read' ? 0 : seconds()));
  const took = [decided, seconds()],
    told = took.map(n => `${n.toFixed(1)} s`).join(', its end after ');
  late ||= took.some((n, i) => n > MOST[i]);
  console.log(`${id}: the first decision after ${told}`);
  for (const { id: next } of lessons.slice(1)) {
    await person.go(`#/learn/${id}/${next}`);
    await lesson(pupil, `${id}-${next}`, false);
  }
}

async function lesson(pupil, name, byHand, seen = () => {}) {
  let first = true;
  const look = async now => {
    seen(now);
    if (first || now.mood === 'over') await take(pupil.page, `${name}-${first ? 'first' : 'last'}`);
    first = false;
  };
  await pupil.follow({ byHand, seen: look });
}

/** The rulebook's beginning, and what lies a third and two thirds down. */
async function reads({ page, base }, { id }) {
  await page.goto(`${base}/#/rules/${id}`);
  const figures = page.locator('[data-figure]');
  await figures.first().waitFor();
  await take(page, `${id}-rules-1`);
  for (let n = 1; n < PAGES; n++) {
    const figure = figures.nth(Math.floor(((await figures.count()) * n) / PAGES));
    await figure.evaluate(it => it.scrollIntoView({ block: 'center' }));
    await figure.locator('svg').first().waitFor();
    await take(page, `${id}-rules-${n + 1}`);
  }
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/${name}.png` });
}
