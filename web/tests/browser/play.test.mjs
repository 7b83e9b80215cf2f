// The table in a real browser, driven as a person drives it: looking, clicking, typing, touching.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

/** A battle of a few minutes for a person, of seconds for a test. */
const SHORT = { start: 'quick', turn_limit: 1 },
  LONGER = { start: 'quick', turn_limit: 5 };

let server,
  browser,
  people = [];
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  Person.usual = (await server.plain()).id;
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  const all = people;
  people = [];
  for (const person of all) await person.leave();
});
async function sit(options, base = server.base) {
  const person = await Person.sit(browser, base, options);
  people.push(person);
  return person;
}

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
    assert.ok(link.startsWith(`${server.base}/#/t/`));
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

test('the first load is small', async () => {
  const me = await sit();
  await me.newMatch({ options: LONGER });
  await me.myTurn();
  await me.page.reload();
  await me.myTurn();
  const weigh = () =>
    me.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(r => /\.(js|css)$/.test(r.name))
        .map(r => r.encodedBodySize)
        .reduce((a, b) => a + b, 0),
    );
  const table = await weigh();
  await me.go();
  await me.page.reload();
  await me.page.locator('.card img').first().waitFor();
  const home = await weigh();
  console.log(
    `# compressed script and style: home ${Math.round(home / 1000)} kB, table ${Math.round(table / 1000)} kB`,
  );
  assert.ok(home > 10_000 && home < 250_000 && table < 250_000);
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

describe('the table explains itself', () => {
  test('in both languages, switched on the spot', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    const { ask } = await me.myTurn();
    await me.button('FR').click();
    await me.until(s => s.ask !== ask, 'French');
    assert.equal(await me.page.evaluate(() => document.documentElement.lang), 'fr');
    assert.ok(await me.button('Conseil').isVisible());
    assert.equal(
      await me.page.locator('body').evaluate(b => /\[[a-z]+-[a-z-]+\]/.exec(b.innerText)?.[0] ?? ''),
      '',
      'no word is missing',
    );
    await me.page.reload();
    await me.myTurn();
    assert.equal(await me.page.evaluate(() => document.documentElement.lang), 'fr', 'remembered');
    const french = await sit({ locale: 'fr-FR' });
    await french.go();
    await french.page.getByText('Mille batailles, une table.').waitFor();
  });

  test('the board stays where it is, whatever the banner says', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      games = await (await sit()).games();
    for (const size of [{}, phone]) {
      const banners = new Set();
      for (const game of games) {
        const me = await sit({ ...size, seed: 5 });
        await me.newMatch({ game, opponent: 'recruit', options: { start: 'quick' } });
        await me.myTurn();
        const board = () => me.page.locator('.boardwrap').boundingBox(),
          at = await board();
        await me.play((state, clicks) => (banners.add(state.ask), state.turn === 'over' || clicks >= 6), {
          haste: 0.2,
        });
        assert.deepEqual(await board(), at, `${game}: the board stands still`);
      }
      assert.ok(banners.size > games.length, 'the banners spoke of several things');
    }
  });

  test('a forbidden touch shows its rule, and the rule opens the rulebook', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    const spot = await me.page.evaluate(() => {
      const piece = [...document.querySelectorAll('.gg-board .piece:not(.legal)')].find(
          p => !p.classList.contains('target'),
        ),
        r = piece.getBoundingClientRect();
      return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
    });
    await me.press(spot);
    const notice = me.page.locator('[data-notice]');
    await notice.waitFor();
    const rule = await notice.locator('[data-rule-link]').getAttribute('data-rule-link');
    assert.match(rule, /^[A-Z]+-\d+/);
    await notice.locator('[data-rule-link]').click();
    const place = me.page.locator(`.drawer [data-rule="${rule}"]`);
    await place.waitFor();
    await me.page.waitForFunction(r => {
      const box = document.querySelector(`.drawer [data-rule="${r}"]`).getBoundingClientRect();
      return box.top > 0 && box.bottom < innerHeight;
    }, rule);
    await me.page.getByRole('searchbox').fill(rule);
    assert.ok(await place.isVisible());
    await me.page.getByRole('searchbox').press('Escape');
    await me.page.locator('.drawer').waitFor({ state: 'detached' });
    await me.go(`#/rules/${Person.usual}/${rule}`);
    await me.page.locator(`[data-rule="${rule}"].lit`).waitFor();
  });

  test('a hint says what and why, and can be followed', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    const { ply } = await me.myTurn();
    await me.button('Hint').click();
    const hint = me.page.locator('[data-hint]');
    await hint.waitFor();
    assert.ok((await hint.locator('span').textContent()).length > 10);
    await hint.getByRole('button', { name: 'Do it' }).click();
    await me.until(s => s.ply > ply, 'the hint played');
    // and the log shows where it was done
    const line = me.page.locator('[data-panel=log] li button').first();
    await line.click();
    assert.equal(await line.getAttribute('aria-pressed'), 'true');
  });

  test('what an act would do is shown before it is done', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    await me.press(await me.seek(o => o.kind === 'piece'));
    await me.page.locator('.gg-board .cell.legal').first().waitFor({ state: 'attached' });
    const cell = await me.seek(o => o.kind === 'cell');
    await me.page.mouse.move(cell.x, cell.y);
    await me.page.locator('[data-panel=odds] .orow').first().waitFor();
    assert.ok((await me.state()).ply >= 0);
    await me.page.keyboard.press('Escape');
    await me.page.locator('.gg-board .cell.legal').first().waitFor({ state: 'detached' });
  });

  test('resigning takes two steps', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    await me.button('Menu').click();
    await me.page.locator('[data-menu=resign]').click();
    assert.equal((await me.state()).turn, 'mine');
    await me.page.locator('[data-resign=yes]').click();
    await me.over();
  });

  test('an order can be typed; a bad one says why', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    await me.page.keyboard.press('/');
    await me.page.locator('#command').fill('nonsense');
    await me.page.keyboard.press('Enter');
    await me.page.locator('#command-error').getByText(/./).waitFor();
    await me.page.keyboard.press('Escape');
    await me.page.locator('#command').waitFor({ state: 'detached' });
  });
});

describe('other hands', () => {
  test('a move with the keyboard alone', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    const { ply } = await me.myTurn();
    const { page } = me,
      focus = () =>
        page.evaluate(() => {
          const el = document.activeElement?.closest('[data-piece], [data-cell]');
          return !el ? '' : `${el.dataset.piece !== undefined ? 'piece' : 'cell'} ${el.getAttribute('class')}`;
        });
    await page.locator('.gg-board').focus();
    for (let i = 0; i < 60 && !(await focus()).startsWith('piece'); i++) await page.keyboard.press('Tab');
    assert.match(await focus(), /^piece .*legal/);
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /can be chosen/);
    await page.keyboard.press('Enter');
    await page.locator('.gg-board .cell.legal').first().waitFor({ state: 'attached' });
    for (let i = 0; i < 60 && !(await focus()).startsWith('cell'); i++) await page.keyboard.press('Shift+Tab');
    assert.match(await focus(), /^cell .*legal/);
    await page.keyboard.press('Enter');
    await me.until(s => s.ply > ply, 'the move');
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not lost');
  });

  test('dragging a piece moves it', async () => {
    const me = await sit();
    await me.newMatch({ options: LONGER });
    const { ply } = await me.myTurn();
    const piece = await me.seek(o => o.kind === 'piece');
    await me.page.mouse.move(piece.x, piece.y);
    await me.page.mouse.down();
    await me.page.mouse.move(piece.x + 12, piece.y + 8, { steps: 3 });
    await me.page.locator('.gg-board .cell.legal').first().waitFor({ state: 'attached' });
    const cell = await me.page.evaluate(() => {
      for (const el of document.querySelectorAll('.gg-board .cell.legal')) {
        const r = el.getBoundingClientRect(),
          x = r.left + r.width / 2,
          y = r.top + r.height / 2;
        if (document.elementFromPoint(x, y) === el) return { x, y };
      }
    });
    await me.page.mouse.move(cell.x, cell.y, { steps: 5 });
    await me.page.mouse.up();
    await me.until(s => s.ply > ply, 'the move');
  });

  test('on a phone of 390 px the first touch shows and the second does', async () => {
    const me = await sit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await me.newMatch({ options: LONGER });
    const { ply } = await me.myTurn();
    assert.ok(await me.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
    await me.press(await me.seek(o => o.kind === 'piece'));
    await me.page.locator('.gg-board .cell.legal').first().waitFor({ state: 'attached' });
    const cell = await me.seek(o => o.kind === 'cell');
    await me.press(cell);
    await me.page.locator('[data-panel=odds] .orow').first().waitFor();
    assert.equal((await me.state()).ply, ply, 'only shown');
    await me.press(await me.seek(o => o.kind === 'cell' && o.id === cell.id));
    await me.until(s => s.ply > ply, 'the move');
    for (const tab of ['Forces', 'Log', 'Rules']) await me.page.getByRole('tab', { name: tab }).tap();
    await me.page.locator('.book [data-rule]').first().waitFor();
    await me.page.getByRole('tab', { name: 'Odds' }).tap();
    await me.play(s => s.ply > ply + 3 || s.turn === 'over', { haste: 0.2 });
  });

  test('two fingers zoom the board, not the page, and touch nothing', async () => {
    const me = await sit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await me.newMatch({ options: LONGER });
    const { ply } = await me.myTurn();
    await me.page.locator('.ground canvas').waitFor();
    const { x, y, width, height } = await me.page.locator('.gg-board').boundingBox(),
      cx = x + width / 2,
      cy = y + height / 2;
    const finger = await me.context.newCDPSession(me.page);
    const touch = (type, ...at) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
    const zoom = () =>
      me.page.locator('.gg-board .world').evaluate(w => new DOMMatrix(getComputedStyle(w).transform).a);
    const pinch = async (from, to) => {
      await touch('touchStart', [cx - from, cy], [cx + from, cy]);
      for (let i = 1; i <= 5; i++)
        await touch('touchMove', ...[-1, 1].map(side => [cx + side * (from + ((to - from) * i) / 5), cy]));
      await touch('touchEnd');
      await me.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    const before = await zoom();
    await pinch(40, 100);
    const near = await zoom();
    assert.ok(near > before * 1.5, `${before} to ${near}`);
    await pinch(120, 30);
    assert.ok((await zoom()) < near);
    assert.equal(await me.page.evaluate(() => visualViewport.scale), 1);
    assert.equal(await me.page.locator('.gg-board .piece.selected').count(), 0);
    assert.equal((await me.state()).ply, ply);
  });

  test('pages have names, contrast and order for everybody', async () => {
    const me = await sit(),
      axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
    const check = async where => {
      await me.page.evaluate(axe);
      const found = await me.page.evaluate(() =>
        window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] }),
      );
      assert.deepEqual(
        found.violations.map(
          v =>
            `${where}: ${v.id}: ${v.nodes
              .slice(0, 2)
              .map(n => n.target.join(' '))
              .join(', ')}`,
        ),
        [],
      );
    };
    for (const colorScheme of ['light', 'dark']) {
      await me.page.emulateMedia({ colorScheme });
      await me.games();
      await check(`home ${colorScheme}`);
      await me.page.locator('a.card').first().click();
      await me.page.locator('form').waitFor();
      await check(`new ${colorScheme}`);
    }
    await me.newMatch({ options: LONGER });
    await me.myTurn();
    await check('table dark');
    await me.page.emulateMedia({ colorScheme: 'light' });
    await check('table light');
  });
});
