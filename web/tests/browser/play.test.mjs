// The table in a real browser, driven as a person drives it: whole games, two browsers, and nothing that is lost.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { House } from './house.mjs';
import { Server } from './server.mjs';

/** A battle of a few minutes for a person, of seconds for a test. */
const SHORT = { start: 'quick', turn_limit: 1 },
  LONGER = { start: 'quick', turn_limit: 5 };

const here = new House(),
  sit = (...who) => here.come(...who);

describe('a whole game', () => {
  test('against the sergeant, by clicking, to its end; then its replay and its record', async () => {
    const me = await sit();
    await me.newMatch({ options: { turn_limit: 2 } });
    await me.play(s => s.turn === 'over', { haste: 0.15 });
    const { ply, ask } = await me.state();
    assert.ok(ply > 10, 'something was played');
    assert.match(ask, /./, 'the verdict is said');

    // replay: to the beginning, forward, and back to now
    const { page } = me,
      output = page.locator('.replay output');
    await page.getByRole('slider').fill('0');
    await page.waitForFunction(() => /move 0 \//.test(document.querySelector('.replay output').textContent));
    const first = await page
      .locator('.gg-board .piece')
      .evaluateAll(all => all.map(p => p.getAttribute('transform')).join());
    for (let i = 0; i < 40 && !/move [12] \//.test(await output.textContent()); i++) {
      await me.button('Step forward').click();
      await me.until(s => !s.moving, 'the step');
    }
    assert.match(await output.textContent(), /move [12] \//);
    await me.button('Back to now').first().click();
    assert.match(await output.textContent(), new RegExp(`move ${ply} / ${ply}`));
    const last = await page
      .locator('.gg-board .piece')
      .evaluateAll(all => all.map(p => p.getAttribute('transform')).join());
    assert.notEqual(first, last, 'the pieces stand elsewhere');

    // the secret of the dice is told, and the record opens again
    await me.button('Menu').click();
    await page.locator('[data-menu=fair]').click();
    await page.getByText('The secret', { exact: true }).waitFor();
    assert.match(await page.locator('dl code').last().textContent(), /^[0-9a-f]{64}$/);
    await page.keyboard.press('Escape');
    const saving = page.waitForEvent('download');
    await page.locator('.banner [data-deed=record]').click();
    const file = await (await saving).path();
    assert.match(readFileSync(file, 'utf8'), /./);
    await me.go('#/watch');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL(/#\/t\//);
    await me.until(s => s.turn === 'over', 'the record');
    await page.waitForFunction(() => /move 0 \//.test(document.querySelector('.replay output')?.textContent));
    await me.button('Play', { exact: true }).click();
    await page.waitForFunction(() => /move [2-9]/.test(document.querySelector('.replay output').textContent));
  });

  test('every game of the list is played to its end by clicking what glows', async () => {
    for (const game of await (await sit()).games()) {
      const me = await sit({ seed: 7 }),
        start = Date.now();
      await me.newMatch({ game, opponent: 'recruit', options: { start: 'quick' }, brief: true });
      await me.play(s => s.turn === 'over', { haste: 0.4 });
      assert.match((await me.state()).ask, /./, 'the verdict is said');
      console.log(`# ${game}: to its end in ${Math.round((Date.now() - start) / 1000)} s`);
    }
  });

  test('hot seat: two people on one screen', async () => {
    // with everything in motion, as most people have it
    const both = await sit({ seed: 3, reducedMotion: 'no-preference' });
    await both.newMatch({ opponent: 'hot-seat', options: SHORT });
    const decided = new Set();
    await both.play(s => {
      const who = /./.exec(s.ask ?? '') && s.turn === 'mine' ? s.ply : null;
      if (who !== null) decided.add(who);
      return s.turn === 'over';
    });
    assert.ok(decided.size > 1);
  });
});

describe('two browsers', () => {
  test('play by link, and a move comes to both screens', async () => {
    const one = await sit(),
      two = await sit({ locale: 'fr-FR' });
    await one.newMatch({ opponent: 'friend', options: LONGER });
    const link = await one.page.locator('input[data-link]').inputValue();
    assert.ok(link.startsWith(`${here.server.base}/#/t/`));
    await two.page.goto(link);
    await Promise.all(
      [one, two].map(p => p.until(s => s.view >= 0 && s.turn !== 'none' && !Number.isNaN(s.ply), 'the beginning')),
    );
    const states = await Promise.all([one.state(), two.state()]);
    const [mover, watcher] = states[0].turn === 'mine' ? [one, two] : [two, one];
    await mover.myTurn();
    // The watcher asks for nothing and touches nothing: the move comes to him by itself. (`make bench` says how soon.)
    const from = (await watcher.state()).ply,
      asked = watcher.said.length;
    await mover.play(s => s.ply > from, { haste: 0 });
    const { ply } = await mover.state();
    await watcher.until(s => s.ply === ply, 'the move on the other screen');
    assert.equal(watcher.said.length, asked);
    const standing = person =>
      person.page
        .locator('.gg-board .piece')
        .evaluateAll(all => all.map(p => `${p.dataset.piece} ${p.getAttribute('transform')}`).sort());
    assert.deepEqual(await standing(watcher), await standing(mover));
    // A spectator sees the same table and touches nothing.
    await one.button('Menu').click();
    await one.button('Links').click();
    const public_ = await one.page.getByLabel('For spectators').inputValue();
    await one.page.keyboard.press('Escape');
    const guest = await sit();
    await guest.page.goto(public_);
    const watched = await guest.until(s => s.turn === 'theirs' || s.turn === 'over', 'the table watched');
    assert.equal(watched.ply, (await mover.state()).ply);
    assert.equal((await guest.glowing()).length, 0);
    // Out of turn nothing glows.
    const waits = (await one.state()).turn === 'mine' ? two : one;
    assert.equal((await waits.glowing()).length, 0);
  });

  test('a link that opens no seat says so', async () => {
    const me = await sit();
    await me.go('#/t/0123456789abcdef/00000000000000000000000000000000');
    await me.page.getByText('This seat cannot be taken.').waitFor();
    await me.page.getByRole('link', { name: 'To all games' }).click();
    await me.page.locator('a.card').first().waitFor();
  });

  test('undo is free for a quiet move, and asks the other player after the turn has passed', async () => {
    const one = await sit(),
      two = await sit();
    await one.newMatch({ opponent: 'friend', options: LONGER });
    await two.page.goto(await one.page.locator('input[data-link]').inputValue());
    await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
    const [first, second] = (await one.state()).turn === 'mine' ? [one, two] : [two, one];
    const start = (await first.state()).ply;
    await first.play(s => s.ply > start, { haste: 0 });
    await first.page.locator('.foot button').first().click();
    await first.until(s => s.ply === start && s.turn === 'mine', 'the move taken back');
    await first.play(s => s.turn === 'theirs', { haste: 0.9 });
    await second.until(s => s.turn === 'mine');
    await first.button('Ask to take back').click();
    await second.button('Refuse').click();
    await first.button('Ask to take back').click();
    await second.button('Agree').click();
    await first.until(s => s.turn === 'mine', 'the turn given back');
  });
});

describe('nothing is lost', () => {
  test('reload in the middle', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    await me.play((s, clicks) => clicks > 3 && s.turn === 'mine' && s.ply > 1, { haste: 0 });
    const before = await me.state(),
      pieces = () => me.page.locator('.gg-board .piece').evaluateAll(all => all.map(p => p.dataset.piece).sort());
    const stood = await pieces();
    await me.page.reload();
    await me.until(s => s.turn === 'mine');
    await me.page.locator('.gg-board .piece').first().waitFor();
    assert.equal((await me.state()).ply, before.ply);
    assert.deepEqual(await pieces(), stood);
    // and from the home page
    await me.go();
    await me.page.locator('section a[href^="#/t/"]').first().click();
    await me.until(s => s.ply === before.ply, 'the game resumed');
  });

  test('SIGKILL between moves loses no acknowledged move', async () => {
    const own = await Server.start();
    try {
      const me = await sit({}, own.base);
      await me.newMatch({ opponent: 'hot-seat', options: LONGER });
      await me.play(s => s.ply > 2, { haste: 0 });
      for (let round = 0; round < 2; round++) {
        const { ply } = await me.until(s => s.turn === 'mine' && !s.moving);
        await own.kill('SIGKILL');
        await me.page.getByText('The line to the server is broken').waitFor();
        await own.up();
        await me.page.getByText('The line to the server is broken').waitFor({ state: 'detached' });
        assert.equal((await me.state()).ply, ply);
        await me.play(s => s.ply > ply, { haste: 0 });
      }
    } finally {
      await own.stop();
    }
  });
});
