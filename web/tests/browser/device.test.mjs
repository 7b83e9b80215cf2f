// The whole of Grognard on the visitor's own device: no server, and after the first visit no network.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { after, afterEach, before, describe, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { program } from './server.mjs';
import { Site } from './site.mjs';

let browser,
  sites = [],
  people = [];
before(async () => (browser = await launch()));
after(() => browser?.close());
afterEach(async () => {
  const [all, hosts] = [people, sites];
  [people, sites] = [[], []];
  for (const person of all) await person.leave();
  for (const host of hosts) await host.stop().catch(() => {});
});

/** Somebody who has visited the site once, after it was prepared for him. */
async function visitor(options, prepare = () => {}) {
  const site = await Site.start();
  sites.push(site);
  prepare(site);
  const person = await Person.sit(browser, site.base, options);
  people.push(person);
  await person.games();
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller);
  return { site, person };
}

/** A worker whose storage is refused before its first line. */
function refuseStorage(site) {
  const assets = new URL('../../site/assets/', import.meta.url);
  const [worker] = readdirSync(assets).filter(name => /^worker-.*\.js$/.test(name));
  const refused = "IDBFactory.prototype.open = () => { throw new Error('refused'); };";
  site.instead.set(`assets/${worker}`, refused + readFileSync(new URL(worker, assets), 'utf8'));
}

/** The first game on a board of each kind. */
async function boards(person) {
  const games = await person.page.evaluate(() => fetch('api/games.txt').then(a => a.json()));
  const found = {};
  for (const { id, scenarios } of games) {
    const scene = await person.page.evaluate(
      path => fetch(path).then(a => a.json()),
      `api/preview/${id}/${scenarios[0]}.txt`,
    );
    found[scene.board.kind] ??= id;
  }
  return found;
}

async function record(person) {
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    person.page.locator('[data-deed=record]').first().click(),
  ]);
  return download.path();
}

describe('with the network cut after the first visit', () => {
  for (const kind of ['hex', 'sectors', 'plane'])
    test(`a whole game on ${kind} against the computer, reloaded in the middle; its record is proved`, async () => {
      const { site, person: me } = await visitor({ viewport: { width: 1440, height: 900 }, seed: 5 });
      const game = (await boards(me))[kind];
      assert.ok(game, `there is a game on ${kind}`);
      await site.stop();
      await me.newMatch({ game, opponent: 'recruit', brief: true });
      await me.play((s, clicks) => s.turn === 'over' || (s.turn === 'mine' && clicks > 12));
      const half = await me.settled();
      if (half.turn !== 'over') {
        await me.page.reload();
        const again = await me.myTurn();
        assert.equal(again.ply, half.ply, 'every line is there again');
      }
      await me.play(s => s.turn === 'over', { haste: 0.6 });
      const said = execFileSync(program(), ['verify', await record(me)], { encoding: 'utf8' });
      assert.match(said, /\S/);
    });

  test('a phone plays too, and the page says whose dice these are', async () => {
    const { site, person: me } = await visitor({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await site.stop();
    await me.newMatch({ opponent: 'recruit', brief: true });
    await me.myTurn();
    await me.button('Menu').click();
    await me.page.locator('[data-menu=fair]').click();
    await me.page.locator('[data-device-dice]').waitFor();
    const wide = await me.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, 'nothing hangs over the edge');
  });
});

test('a record made by the native program is replayed here, one of each game', async () => {
  const { person: me } = await visitor();
  for (const game of readdirSync('../games')) {
    const golden = `../games/${game}/tests/golden`,
      file = readdirSync(golden).find(name => name.endsWith('.record'));
    await me.go('#/watch');
    await me.page.locator('input[type=file]').setInputFiles(`${golden}/${file}`);
    await me.page.waitForURL(/#\/t\//);
    await me.page.waitForFunction(() => /move 0 \/ [1-9]/.test(document.querySelector('.replay output')?.textContent));
  }
});

test('what lies beside the engine is there without a network: puzzles, judged, and the rulebook', async () => {
  const { site, person: me } = await visitor();
  const games = await me.page.evaluate(() => fetch('api/games.txt').then(a => a.json())),
    { id } = games.find(({ puzzles }) => puzzles > 0);
  await site.stop();
  await me.go(`#/puzzles/${id}`);
  await me.page.locator('main[data-state=open]').waitFor();
  await me.page.locator('[data-give-up]').click();
  await me.page.locator('[data-judged=wrong]').waitFor();
  await me.go(`#/rules/${id}`);
  await me.page.locator('.book [data-figure]').first().waitFor();
});

test('a friend elsewhere is not offered', async () => {
  const { person: me } = await visitor();
  await me.page.locator('a.card').first().click();
  await me.page.locator('input[name=opponent][value="hot-seat"]').waitFor();
  assert.equal(await me.page.locator('input[name=opponent][value="friend"]').count(), 0);
});

test('two windows on one match: one plays, the other says so', async () => {
  const { person: me } = await visitor();
  await me.newMatch({ opponent: 'recruit', brief: true });
  await me.myTurn();
  const second = await me.context.newPage();
  await second.goto(me.page.url());
  await second.getByText('another window').waitFor();
  await me.play((s, clicks) => s.turn === 'over' || clicks > 4);
});

test('a new version waits while a game is played, and is taken when the player wants it', async () => {
  const { site, person: me } = await visitor();
  await me.newMatch({ opponent: 'recruit', brief: true });
  await me.myTurn();
  const old = readFileSync(new URL('../../site/sw.js', import.meta.url), 'utf8');
  site.instead.set('sw.js', old.replace(/VERSION = '\w+'/, "VERSION = 'newer'"));
  await me.page.evaluate(() => navigator.serviceWorker.getRegistration().then(r => r.update()));
  await me.page.locator('[data-newer]').waitFor();
  await me.play((s, clicks) => s.turn === 'over' || (s.turn === 'mine' && clicks > 3));
  const before = await me.settled();
  await Promise.all([me.page.waitForEvent('load'), me.page.locator('[data-newer] button').click()]);
  const after = await me.myTurn();
  assert.equal(after.ply, before.ply, 'the game is where it was');
  assert.deepEqual(await me.page.evaluate(() => caches.keys()), ['grognard-newer']);
});

test('when nothing can be kept the game goes on and says so, offering the record', async () => {
  const { site, person: me } = await visitor({}, refuseStorage);
  await site.stop();
  await me.newMatch({ opponent: 'recruit', brief: true });
  await me.page.locator('[data-unkept]').waitFor();
  await me.play((s, clicks) => s.turn === 'over' || clicks > 6);
  const [download] = await Promise.all([
    me.page.waitForEvent('download'),
    me.page.locator('[data-unkept] button').click(),
  ]);
  assert.match(readFileSync(await download.path(), 'utf8'), /\S/);
});
