// The school in a real browser: every lesson of every game is played to its end by its own steps, and the rulebook's
// figures are drawn and tried.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, person, taught;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  taught = (await server.games()).filter(card => card.lessons.length);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => person?.leave());

const strip = () => person.page.locator('[data-lesson]');
const says = () =>
  person.page.evaluate(() => {
    const { mood, next } = document.querySelector('[data-lesson]')?.dataset ?? {},
      table = document.querySelector('main.table');
    return {
      mood,
      next: next?.split(' ').filter(Boolean) ?? [],
      step: document.querySelector('[data-lesson] h2')?.textContent,
      still: table?.dataset.moving === 'false' && table.dataset.turn !== 'theirs',
      touched: document.querySelectorAll('.gg-board [data-state=selected], .gg-board [data-state=chosen]').length,
    };
  });

async function until(wanted, what, patience = 30_000) {
  const end = Date.now() + patience;
  for (;;) {
    const now = await says();
    if (wanted(now)) return now;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(now)}`);
    await person.page.waitForTimeout(30);
  }
}

const button = id => person.page.locator(`[data-deed="${id}"]:visible`).first();

/** Does what the step asks for, touch by touch, as its light shows. */
async function touch(now) {
  const [key] = now.next;
  if (!key)
    return person.page.locator('[data-lesson] .act.main[data-deed^="go "], .act.main[data-deed=throw]').first().click();
  const id = key.slice(2);
  if (key.startsWith('b:')) return button(`touch ${id}`).click();
  const at = person.page.locator(key.startsWith('p:') ? `[data-piece="${id}"]` : `[data-cell="${id}"]`).first();
  const box = await at.boundingBox();
  await person.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Follows a lesson from its first step to its end. */
async function follow({ byHand }) {
  await strip().waitFor();
  for (let n = 0; n < 400; n++) {
    const now = await until(s => s.mood && s.mood !== 'reply' && (s.still || s.mood === 'over'), 'a step');
    if (now.mood === 'over') return;
    assert.notEqual(now.mood, 'other', `${now.step}: the lesson does not follow itself`);
    if (now.mood === 'read') await button('teach next').click();
    else if (now.mood === 'battle') {
      await button('teach show').click();
      await person.page.locator('[data-hint] .act.main').click();
    } else if (now.mood === 'lost') throw new Error('the battle was lost');
    else if (byHand) await touch(now);
    else await button('teach show').click();
    await until(s => JSON.stringify(s) !== JSON.stringify(now) || s.mood === 'battle', 'an answer');
  }
  throw new Error('the lesson does not end');
}

test(
  'from a clean home page into the first lesson, and through it by touch, in both languages',
  { timeout: 300_000 },
  async () => {
    for (const locale of ['fr-FR', 'en-GB']) {
      person = await Person.sit(browser, server.base, { locale });
      await person.go();
      await person.page.locator(`[data-learn="${taught[0].id}"].main`).click();
      await follow({ byHand: true });
      assert.doesNotMatch(await strip().innerText(), /\[[a-z-]+\]/, 'every sentence has its words');
      await person.go();
      assert.equal(await person.page.locator(`[data-learn="${taught[0].id}"].main`).count(), 0, 'it is remembered');
      if (locale === 'fr-FR') await person.leave();
    }
  },
);

test('every lesson is played to its end', { timeout: 900_000 }, async () => {
  person = await Person.sit(browser, server.base);
  for (const { id, lessons } of taught)
    for (const lesson of lessons) {
      await person.go(`#/learn/${id}/${lesson.id}`);
      await follow({ byHand: false });
      assert.match(await strip().innerText(), /Lesson learnt/, `${id} ${lesson.id}`);
    }
});

test('another act is answered, taken back, or gone on with', async () => {
  person = await Person.sit(browser, server.base);
  const { page } = person;
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  await strip().waitFor();
  while ((await until(s => s.still, 'a step')).mood === 'read') await page.keyboard.press('Enter');
  const asked = await says();
  await page.locator('[data-lesson] .reply .act:not(.main)').first().click();
  await until(s => s.mood === 'other', 'an answer');
  await button('teach again').click();
  assert.equal((await until(s => s.mood === 'do' && s.still, 'the step again')).step, asked.step);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await until(s => s.mood === 'do' && s.step !== asked.step, 'the next step');
  await page.keyboard.press('Backspace');
  assert.equal((await until(s => s.step === asked.step, 'the step before')).mood, 'do');
});

test('a lesson goes on after a reload, and on a phone', async () => {
  person = await Person.sit(browser, server.base, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  await strip().waitFor();
  await button('teach next').click();
  await until(s => s.mood === 'do', 'something to do');
  await button('teach show').click();
  const now = await until(s => s.mood === 'do' && s.still && s.next.length > 0, 'the next step');
  await person.page.reload();
  assert.equal((await until(s => s.step && s.still, 'the lesson')).step, now.step);
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  const again = await until(s => s.step && s.still, 'the lesson');
  assert.equal(again.step, now.step, 'the way back leads to the same step');
});

test('the rulebook draws its figures beside the rules, and each can be tried', { timeout: 300_000 }, async () => {
  person = await Person.sit(browser, server.base, { viewport: { width: 1440, height: 900 } });
  const { page } = person;
  for (const { id } of taught) {
    await person.go(`#/rules/${id}`);
    await page.locator('[data-figure]').first().waitFor();
    const figures = await page.locator('[data-figure]').all();
    assert.ok(figures.length >= 12, `${id} has ${figures.length} figures`);
    for (const figure of figures) {
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('svg.board-still').waitFor();
    }
    await page.locator('[data-try]').nth(1).click();
    await page.waitForURL(/#\/t\//);
    await person.until(s => ['mine', 'cover'].includes(s.turn), 'a table where all can be moved');
  }
});
