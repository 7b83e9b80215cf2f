// The table explains itself, and is there for every hand: mouse, keyboard and fingers, small screens, other eyes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { House } from './house.mjs';
import { Person } from './person.mjs';

/** A battle of a few minutes. */
const LONGER = { start: 'quick', turn_limit: 5 };

const here = new House(),
  sit = (...who) => here.come(...who);

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
