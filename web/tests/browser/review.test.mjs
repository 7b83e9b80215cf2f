// After the battle: its review is opened, weighed and walked through, and a mistake is played again.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, PATIENCE, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, me;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  Person.usual = (await server.plain()).id;
});
after(async () => {
  await me?.leave();
  await browser?.close();
  await server?.stop();
});

test('a finished game is talked over, a mistake is looked at and played again', async () => {
  me = await Person.sit(browser, server.base, { seed: 5 });
  const { page } = me;
  await me.newMatch({ opponent: 'recruit', options: { start: 'quick', turn_limit: 1 } });
  await me.play(s => s.turn === 'over', { haste: 0.2 });

  // the small summary is there at once, and its sum closes
  const row = page.locator('[data-panel=review] tr[data-side=a]');
  await row.waitFor();
  const cells = await row.locator('td').allTextContents();
  const [start, sign, skill, sign2, luck, , result] = cells;
  const by = (mark, n) => (mark === '−' ? -Number(n) : Number(n));
  assert.equal(Number(start) + by(sign, skill) + by(sign2, luck), Number(result));

  // on an upright tablet it lies over both halves of the panel, and the curve has the width of its page
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  const wide = async it => (await page.locator(it).boundingBox()).width;
  assert.ok((await wide('[data-panel=review]')) > 780, 'the summary has the whole width');
  await page.locator('.banner [data-deed=review]').click();
  await page.locator('main.rv svg[role=group]').waitFor();
  assert.ok((await wide('main.rv svg[role=group]')) > 600, 'the curve can be read');
  await page.goBack();
  await page.setViewportSize(desk);
  await row.waitFor();

  // the whole is asked for, can be stopped, and is asked for again
  await page.locator('.banner [data-deed=review]').click();
  await page.locator('main.rv[data-depth="0"]').waitFor();
  await page.locator('[data-go=whole]').click();
  await page.locator('progress').waitFor();
  await page.locator('[data-go=stop]').click();
  await page.locator('[data-go=whole]').click();
  await page.locator('main.rv:not([data-depth="0"])').waitFor({ timeout: 5 * PATIENCE });

  // keys choose a moment; Enter opens it on the board
  const cards = page.locator('[data-moment]');
  assert.ok((await cards.count()) > 0, 'a battle played by lot has its moments');
  await page.keyboard.press('1');
  await page.locator('[data-moment="1"].on').waitFor();
  await page.getByText('The battle, decision by decision').click();
  assert.ok((await page.locator('details tbody tr').count()) > 4, 'the curve is told in words too');
  await page.locator('main.rv h2').first().click();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/t\/.*\/\d+$/);
  const at = Number(/\d+$/.exec(page.url())[0]);
  await page.waitForFunction(
    n => new RegExp(`move ${n} /`).test(document.querySelector('.replay output')?.textContent),
    at,
  );

  // a mistake is played again, with what was better
  await page.goBack();
  await page.locator('[data-moment]').first().waitFor();
  const better = page.locator('[data-go=better]').first();
  const again = (await better.count()) ? better : page.locator('[data-go=again]').first();
  const before = page.url();
  await again.click();
  await page.waitForURL(url => /#\/t\//.test(String(url)) && String(url) !== before);
  await me.until(s => s.turn !== 'none' && !Number.isNaN(s.ply), 'the match that goes on');
  assert.equal((await me.state()).turn === 'over', false, 'it goes on');

  // or with what was done then
  await page.goBack();
  const played = page.locator('[data-go=played]').first();
  await played.waitFor();
  const here = page.url();
  await played.click();
  await page.waitForURL(url => /#\/t\//.test(String(url)) && String(url) !== here);
  await me.until(s => s.ply > 0 || s.turn === 'over', 'the act of the record, played at once');
});
