// Puzzles in a real browser: one is solved, one is missed and explained, and the device remembers both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { House } from './house.mjs';

let person, card;
const here = new House(async ({ server }) => {
  card = (await server.games()).find(({ puzzles }) => puzzles > 1);
});

const at = selector => person.page.locator(selector);
const number = async () => Number(await at('main[data-puzzle]').getAttribute('data-puzzle'));
const figure = async name => Number(await at(`.side [data-${name}]`).getAttribute(`data-${name}`));

async function ask(number, body) {
  const answer = await fetch(`${here.server.base}/api/puzzles/${card.id}/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: here.server.base },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200);
  return answer.json();
}

/** What is touched for an act: the gesture of the puzzle's own view. */
async function gestureOf(number, wanted) {
  const view = await (await fetch(`${here.server.base}/api/puzzles/${card.id}/${number}`)).json();
  for (const gesture of view.view.gestures) {
    const answer = { say: 'act', ask: 0, side: view.side, view: 0, action: gesture.action },
      { judged } = await ask(number, answer);
    if (judged.right === wanted) return gesture;
  }
  throw new Error(`puzzle ${number} has no such answer`);
}

/** Touches piece after piece, cell after cell, button after button, as a person would. */
async function answer(gesture) {
  for (const touch of [...gesture.touch, ...(gesture.with ?? [])]) {
    if ('button' in touch) await at(`[data-deed="touch ${touch.button[0]}"]:visible`).first().click();
    else {
      const place = at('piece' in touch ? `[data-piece="${touch.piece}"]` : `[data-cell="${touch.cell}"]`).first(),
        box = await place.boundingBox();
      await person.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
  // What throws dice or throws something away asks first.
  const judged = at('[data-judged]'),
    press = at(
      '.banner .act.main[data-deed^="go "], .act.main[data-deed=throw], .act.main[data-deed^="sure "]',
    ).first();
  for (let n = 0; n < 3 && !(await judged.count()); n++) {
    await Promise.race([judged.waitFor(), press.waitFor()]);
    if (await press.isVisible()) await press.click();
  }
  await judged.waitFor();
}

test('a puzzle is solved and one is missed: streak, rating and the line that refutes', async () => {
  person = await here.come({ locale: 'fr-FR' });
  await person.go();
  await at('[data-puzzles-link]').click();
  await at(`[data-puzzles="${card.id}"]`).click();
  await at('main[data-state=open]').waitFor();
  const first = await number();
  assert.equal(await figure('rating'), 1000);

  await answer(await gestureOf(first, true));
  assert.equal(await at('[data-judged]').getAttribute('data-judged'), 'right');
  assert.equal(await figure('streak'), 1);
  const risen = await figure('rating');
  assert.ok(risen > 1000);

  await person.page.keyboard.press('n');
  await at(`main[data-state=open]:not([data-puzzle="${first}"])`).waitFor();
  const second = await number();
  await answer(await gestureOf(second, false));
  assert.equal(await at('[data-judged]').getAttribute('data-judged'), 'wrong');
  assert.equal(await figure('streak'), 0);
  assert.ok((await figure('rating')) < risen);
  const refutation = at('[data-line=refuted]');
  assert.ok((await refutation.locator('[data-event]').count()) > 0, 'the line that refutes is told');
  await refutation.locator('[data-event]').last().click();
  assert.equal(await refutation.locator('[data-event]').last().getAttribute('aria-pressed'), 'true');
  assert.doesNotMatch(await at('.side').innerText(), /\[[a-z-]+\]/, 'every sentence has its words');

  await person.page.reload();
  await at('main[data-state=open]').waitFor();
  assert.equal(await figure('streak'), 0, 'the device remembers');
  assert.equal(await at('.foot .solved').count(), 1);
  assert.equal(await at('.foot .missed').count(), 1);
});

test('by keyboard and on a phone: a nudge, the solution, its line', async () => {
  person = await here.come({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await person.go(`#/puzzles/${card.id}`);
  await at('main[data-state=open]').waitFor();
  await person.page.keyboard.press('h');
  assert.ok(await at('[data-nudge]').isDisabled());
  await at('[data-give-up]').focus();
  await person.page.keyboard.press('Enter');
  await at('[data-judged=wrong]').waitFor();
  assert.equal(await figure('streak'), 0);
  await person.page.keyboard.press('ArrowRight');
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `nothing stands beyond the screen: ${wide}`);
});
