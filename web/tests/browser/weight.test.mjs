// A page is light: what comes over the wire when it is opened for the first time.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './person.mjs';
import { Server } from './server.mjs';
import { home, LIGHT, table } from './weigh.mjs';

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const told = ({ bytes, parts }) =>
  `${bytes} bytes: ${parts
    .slice(0, 12)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')}`;

test('the home page is light', async () => {
  const cost = await home(browser, server.base);
  assert.ok(cost.bytes <= LIGHT.home, told(cost));
});

test('every table is light', async () => {
  for (const card of await server.games()) {
    const cost = await table(browser, server.base, await server.match(card, { start: 'quick' }));
    assert.ok(cost.bytes <= LIGHT.table, `${card.id}: ${told(cost)}`);
  }
});

test('who reads one language does not load the other, until he asks for it', async () => {
  const context = await browser.newContext({ locale: 'en-GB' }),
    page = await context.newPage(),
    loaded = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  const tongues = () => ['en', 'fr'].filter(t => loaded.some(path => new RegExp(`/${t}(-|$)`).test(path)));
  const speaks = tongue => page.locator(`html[lang=${tongue}] a.card`).nth(7).waitFor();
  await page.goto(server.base);
  await speaks('en');
  assert.deepEqual(tongues(), ['en']);
  await page.getByRole('button', { name: 'FR' }).click();
  await page.getByText('Les jeux, du plus facile au plus difficile').first().waitFor();
  assert.deepEqual(tongues(), ['en', 'fr']);
  loaded.length = 0;
  await page.reload();
  await speaks('fr');
  assert.deepEqual(tongues(), ['fr'], 'remembered');
  await context.close();
});
