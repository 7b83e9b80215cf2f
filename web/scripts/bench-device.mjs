// How the site compares with the native program: speed of the search, bytes over the wire, time to the first decision,
// and how long the page is held up while the marshal thinks.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch, Person } from '../tests/browser/person.mjs';
import { Site } from '../tests/browser/site.mjs';
import { engine } from './engine.mjs';

const SIMULATIONS = 400;
/** The best of so many rounds counts, there as here: at first a browser runs what it compiled in a hurry. */
const ROUNDS = 12;
const row = (name, ...figures) => console.log(name.padEnd(34), ...figures.map(f => String(f).padStart(12)));
const kB = bytes => `${(bytes / 1000).toFixed(0)} kB`;

/** Simulations a second: WebAssembly in Node, whose engine is the browser's, and the native program. */
async function speed() {
  const native = JSON.parse(
    execFileSync(process.env.GROGNARD_ACCOUNT, ['--speed', String(SIMULATIONS)], { encoding: 'utf8' }),
  );
  const { exert } = await engine();
  row('simulations a second', 'native', 'wasm', 'share');
  for (const [game, there] of Object.entries(native)) {
    let here = 0;
    for (let i = 0; i < ROUNDS; i++) {
      const begun = performance.now();
      here = Math.max(here, (exert(game, SIMULATIONS) * 1000) / (performance.now() - begun));
    }
    row(`  ${game}`, there.toFixed(0), here.toFixed(0), `${((100 * here) / there).toFixed(0)} %`);
  }
}

const packed = name => brotliCompressSync(readFileSync(join('site', name))).length;

function bytes(site) {
  const home = [...new Set(site.asked)].filter(name => name !== 'sw.js');
  row('home page, compressed', kB(home.reduce((sum, name) => sum + packed(name), 0)));
  const code = readdirSync('site/assets').filter(name => name.endsWith('.wasm'));
  row('all games, compressed', kB(code.reduce((sum, name) => sum + packed(`assets/${name}`), 0)));
}

/** Milliseconds from touching a card's button to the first decision. */
async function decision(person) {
  const { page } = person;
  await person.go();
  await page.locator('a.card').first().click();
  await page.locator('input[name=opponent][value=marshal]').check();
  await page.locator('form .act.main').waitFor();
  const begun = performance.now();
  await page.locator('form .act.main').click();
  await person.until(s => s.turn === 'mine' || s.turn === 'theirs', 'the table');
  return performance.now() - begun;
}

async function page() {
  const [site, browser] = await Promise.all([Site.start(), launch()]);
  const person = await Person.sit(browser, site.base);
  // The home page alone: the service worker fetches the rest at its leisure.
  await person.page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await person.games();
  await person.page.waitForLoadState('networkidle');
  bytes(site);
  row('card to first decision, cold', `${(await decision(person)).toFixed(0)} ms`);
  row('card to first decision, warm', `${(await decision(person)).toFixed(0)} ms`);
  await person.page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await person.play((s, clicks) => s.turn === 'theirs' || s.turn === 'over' || clicks > 60);
  await person.page.waitForTimeout(4000);
  const longest = await person.page.evaluate(() => window.longest);
  row('longest task of the page', longest ? `${longest.toFixed(0)} ms` : 'under 50 ms');
  await person.context.close();
  await browser.close();
  await site.stop();
}

await speed();
await page();
