// The school in a real browser: every lesson of every game is played to its end by its own steps, and the rulebook's
// figures are drawn and tried.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Pupil } from './pupil.mjs';
import { Server } from './server.mjs';

let server, browser, person, pupil, taught;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  taught = (await server.games()).filter(card => card.lessons.length);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => person?.leave());

/** Somebody who learns, at a browser of his own. */
async function enrol(options) {
  person = await Person.sit(browser, server.base, options);
  pupil = new Pupil(person);
}

test('from a clean home page into the first lesson, and through it by touch, in both languages', async () => {
  for (const locale of ['fr-FR', 'en-GB']) {
    await enrol({ locale });
    await person.go();
    await person.page.locator(`[data-learn="${taught[0].id}"].main`).click();
    await pupil.follow({ byHand: true });
    assert.doesNotMatch(await pupil.strip().innerText(), /\[[a-z-]+\]/, 'every sentence has its words');
    await person.go();
    assert.equal(await person.page.locator(`[data-learn="${taught[0].id}"].main`).count(), 0, 'it is remembered');
    if (locale === 'fr-FR') await person.leave();
  }
});

test('every lesson is played to its end', async () => {
  await enrol();
  for (const { id, lessons } of taught)
    for (const lesson of lessons) {
      await person.go(`#/learn/${id}/${lesson.id}`);
      await pupil.follow({ byHand: false });
      assert.match(await pupil.strip().innerText(), /Lesson learnt/, `${id} ${lesson.id}`);
    }
});

test('another act is answered, taken back, or gone on with', async () => {
  await enrol();
  const { page } = person;
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  await pupil.strip().waitFor();
  while ((await pupil.until(s => s.still, 'a step')).mood === 'read') await page.keyboard.press('Enter');
  const asked = await pupil.says();
  await page.locator('[data-lesson] .reply .act:not(.main)').first().click();
  await pupil.until(s => s.mood === 'other', 'an answer');
  await pupil.button('teach again').click();
  assert.equal((await pupil.until(s => s.mood === 'do' && s.still, 'the step again')).step, asked.step);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await pupil.until(s => s.mood === 'do' && s.step !== asked.step, 'the next step');
  await page.keyboard.press('Backspace');
  assert.equal((await pupil.until(s => s.step === asked.step, 'the step before')).mood, 'do');
});

test('a lesson goes on after a reload, and on a phone', async () => {
  await enrol({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  await pupil.strip().waitFor();
  await pupil.button('teach next').click();
  await pupil.until(s => s.mood === 'do', 'something to do');
  await pupil.button('teach show').click();
  const now = await pupil.until(s => s.mood === 'do' && s.still && s.next.length > 0, 'the next step');
  await person.page.reload();
  assert.equal((await pupil.until(s => s.step && s.still, 'the lesson')).step, now.step);
  await person.go(`#/learn/${taught[0].id}/${taught[0].lessons[0].id}`);
  const again = await pupil.until(s => s.step && s.still, 'the lesson');
  assert.equal(again.step, now.step, 'the way back leads to the same step');
});

test('the rulebook draws its figures beside the rules, and each can be tried', async () => {
  await enrol({ viewport: { width: 1440, height: 900 } });
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
