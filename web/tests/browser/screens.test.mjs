// Every table on every screen: all panels, trays and buttons can be reached, the board has its room, nothing is too
// small to be read, no tag hides another, and everybody can use it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults } from './everybody.mjs';
import { launch, Person } from './person.mjs';
import { SCREENS } from './screens.mjs';
import { Server } from './server.mjs';

let server, browser, cards;
before(async () => {
  server = await Server.start();
  browser = await launch();
  cards = await server.games();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What a person with these eyes and hands finds amiss. */
const amiss = page =>
  page.evaluate(() => {
    const faults = [],
      box = sel => document.querySelector(sel)?.getBoundingClientRect(),
      least = innerWidth <= 760 ? 12 : 11;
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page sticks out to the side');
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page sticks out below');
    const board = box('.gg-board'),
      side = box('.side');
    const share = innerHeight < 500 && innerWidth > innerHeight ? 0.6 : 0.3;
    if (!board || board.width < innerWidth * 0.45 || board.height < innerHeight * share)
      faults.push(`the board has ${Math.round(board?.width)} × ${Math.round(board?.height)}`);
    if (!side || side.width < 200 || side.height < 120)
      faults.push(`the panel has ${Math.round(side?.width)} × ${Math.round(side?.height)}`);
    for (const button of document.querySelectorAll('.table button, .table a')) {
      const r = button.getBoundingClientRect();
      if (!r.width || button.closest('.side, .skip')) continue; // the panel scrolls
      if (r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1)
        faults.push(`out of reach: ${button.textContent.trim() || button.getAttribute('aria-label')}`);
    }
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const small = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement;
      if (!node.textContent.trim() || el.closest('svg, .spoken, style') || !el.getClientRects().length) continue;
      const size = parseFloat(getComputedStyle(el).fontSize);
      if (size < least) small.add(`${size} px: ${node.textContent.trim().slice(0, 30)}`);
    }
    for (const text of document.querySelectorAll('.gg-board text, .gg-board tspan, .table .side svg text')) {
      const r = text.getBoundingClientRect();
      if (!r.width || r.right < 0 || r.left > innerWidth || r.bottom < 0 || r.top > innerHeight) continue;
      const { a, b } = text.getScreenCTM(),
        size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      if (size < least - 0.05) small.add(`${size.toFixed(1)} px drawn: ${text.textContent}`);
    }
    for (const tray of document.querySelectorAll('.side .tray'))
      if (tray.clientHeight < Math.min(90, tray.scrollHeight)) faults.push(`cut: ${tray.textContent.slice(0, 30)}`);
    // tags beside their pieces, which may touch but not hide each other
    const tags = [...document.querySelectorAll('.gg-board .piece .tag')].map(tag => [
      tag.textContent,
      tag.getBoundingClientRect(),
    ]);
    tags.forEach(([name, r], i) => {
      for (const [other, q] of tags.slice(i + 1)) {
        const w = Math.min(r.right, q.right) - Math.max(r.left, q.left),
          h = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
        if (w > 4 && h > 4) faults.push(`the tags of ${name} and ${other} hide each other`);
      }
    });
    // what lies over the board keeps off each other, and the buttons off the tags
    const meets = (r, q) =>
      r &&
      q &&
      Math.min(r.right, q.right) - Math.max(r.left, q.left) > 4 &&
      Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 4;
    const [buttons, plan, rose] = [
      '.gg-board .controls.shown',
      '.gg-board .plan:is(.se, .ne, .sw, .nw)',
      '.gg-board .rose',
    ].map(box);
    if (meets(buttons, plan)) faults.push('the buttons lie on the plan');
    if (meets(buttons, rose)) faults.push('the buttons lie on the rose');
    for (const [name, tag] of tags) {
      if (meets(buttons, tag)) faults.push(`the buttons lie on the tag of ${name}`);
      if (meets(plan, tag)) faults.push(`the plan lies on the tag of ${name}`);
    }
    // what is told for the first time is seen without scrolling, and beside the board the bowl too
    const log = box('.side .log');
    for (const sel of innerWidth > 760 ? ['[data-understood]', '.side .bowl'] : ['[data-understood]']) {
      const seen = box(sel),
        covered = seen && log && seen.left >= log.left && seen.right <= log.right;
      if (seen && seen.bottom > (covered ? log.top : side.bottom) + 1) faults.push(`needs a scroll: ${sel}`);
    }
    return [...faults, ...small];
  });

const FRENCH = { 'phone-360x740, French': { ...SCREENS['phone-360x740'], locale: 'fr-FR' } };
for (const [screen, options] of Object.entries({ ...SCREENS, ...FRENCH }))
  test(`every table on ${screen}`, async () => {
    const me = await Person.sit(browser, server.base, options),
      found = [];
    for (const card of cards) {
      // a seat is its device's: each screen has matches of its own
      await me.go(await server.match(card, { start: 'quick' }));
      await me.until(s => s.turn !== 'none' && s.view >= 0, 'the table');
      await me.page.locator('.gg-board').waitFor();
      await me.page.evaluate(() => document.fonts.ready);
      const look = async when => found.push(...(await amiss(me.page)).map(fault => `${card.id}${when}: ${fault}`));
      await look('');
      // what comes onto a board that was opened empty can be read as well
      const deploy = me.page.locator('[data-deed=deploy]:visible');
      if (!(await deploy.count())) continue;
      await deploy.click();
      await deploy.waitFor({ state: 'detached' });
      await look(', deployed');
    }
    assert.deepEqual(found, []);
    await me.leave();
  });

for (const locale of ['en-GB', 'fr-FR'])
  test(`a battle against a friend is set up without scrolling, ${locale}`, async () => {
    const me = await Person.sit(browser, server.base, { locale, viewport: { width: 1440, height: 900 } }),
      found = [];
    for (const { id } of cards) {
      await me.go(`#/new/${id}`);
      await me.page.locator('input[name=opponent][value=friend]').check();
      await me.page.locator('input[name=pace][value="3d"]').check();
      for (const part of ['.preview svg', '.told .chances', '.battles img'])
        await me.page.locator(part).first().waitFor();
      await me.page.evaluate(() => document.fonts.ready);
      const scrollHeight = await me.page.evaluate(() => document.documentElement.scrollHeight);
      if (scrollHeight > 900) found.push(`${id}: ${scrollHeight}`);
    }
    assert.deepEqual(found, []);
    await me.leave();
  });

test('no page has a frame round the whole of it', async () => {
  const me = await Person.sit(browser, server.base),
    found = [],
    [{ id }] = cards;
  await me.games();
  for (const page of ['me', 'tables', 'games', `ratings/${id}`, `learn/${id}`, `rules/${id}`, `new/${id}`]) {
    await me.go(`#/${page}`);
    await me.page.locator('main:focus').waitFor();
    const frame = await me.page.locator('main').evaluate(main => getComputedStyle(main).outlineStyle);
    if (frame !== 'none') found.push(page);
  }
  assert.deepEqual(found, []);
  await me.leave();
});

test('what is printed on the sheet beside the map is dimmed with it in the dark', async () => {
  const eye = await browser.newPage();
  /** How light the rose of a game is, where it has one. */
  const rose = async (card, colorScheme) => {
    const me = await Person.sit(browser, server.base, { ...SCREENS['desktop-1440x900'], colorScheme });
    await me.go(await server.match(card, { start: 'quick' }));
    await me.page.locator('.ground canvas').waitFor();
    const wind = me.page.locator('.gg-board .rose .wind'),
      png = (await wind.count()) ? await wind.screenshot() : null;
    await me.leave();
    return png && eye.evaluate(lightness, png.toString('base64'));
  };
  const seen = [];
  for (const card of cards) {
    const light = await rose(card, 'light');
    if (light === null) continue;
    seen.push(card.id);
    const dark = await rose(card, 'dark');
    assert.ok(dark < light * 0.8, `${card.id}: ${dark} in the dark, ${light} in the light`);
  }
  assert.ok(seen.length > 0, 'a game has a wind');
  await eye.close();
});

/** In a page: the mean lightness of a picture, from 0 to 1. */
async function lightness(data) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
    pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const dots = pen.getImageData(0, 0, image.width, image.height).data;
  let sum = 0;
  for (let i = 0; i < dots.length; i += 4) sum += 0.2126 * dots[i] + 0.7152 * dots[i + 1] + 0.0722 * dots[i + 2];
  return sum / (dots.length / 4) / 255;
}

test('on a phone the button that begins a battle is always in sight', async () => {
  const me = await Person.sit(browser, server.base, SCREENS['phone-360x740']);
  await me.go(`#/new/${cards[0].id}`);
  const go = me.page.locator('form .act.main');
  await go.waitFor();
  const { y, height } = await go.boundingBox();
  assert.ok(y > 0 && y + height <= 740, `it lies at ${y}`);
  await me.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await me.page.locator('.right > :nth-last-child(2)').boundingBox();
  assert.ok(last.y + last.height <= (await go.boundingBox()).y, 'and hides nothing at the end of the page');
  await me.leave();
});

// in the dark only colours differ
for (const [colorScheme, only] of [
  ['light', undefined],
  ['dark', ['color-contrast']],
])
  test(`everybody can use every page and table, ${colorScheme}`, async () => {
    const me = await Person.sit(browser, server.base, { colorScheme }),
      found = [];
    const look = async where => {
      await me.page.evaluate(() => document.fonts.ready);
      found.push(...(await faults(me.page, only)).map(fault => `${where}: ${fault}`));
    };
    await me.games();
    await look('home');
    for (const card of cards) {
      const { id } = card;
      await me.go(`#/new/${id}`);
      await me.page.locator('form').waitFor();
      await look(`set-up of ${id}`);
      await me.go(`#/rules/${id}`);
      await me.page.locator('main h2').first().waitFor();
      await look(`rules of ${id}`);
      await me.go(await server.match(card, { start: 'quick' }));
      await me.until(s => s.turn !== 'none' && s.view >= 0, 'the table');
      await look(`table of ${id}`);
      await me.page.keyboard.press('?');
      await me.page.locator('.drawer').waitFor();
      await look(`keys of ${id}`);
      await me.page.keyboard.press('Escape');
    }
    await me.go('#/watch');
    await me.page.locator('main').waitFor();
    await look('record');
    assert.deepEqual(found, []);
    await me.leave();
  });
