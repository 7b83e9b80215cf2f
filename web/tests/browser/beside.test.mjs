// Beside the table, in a real browser: who is new is helped, everything that may be done is listed in words, and every
// scenario has its card.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { House } from './house.mjs';

const here = new House();
let person;

const novice = () => person.page.locator('[data-panel=novice]');
const help = () => person.page.locator('.banner em');
const mine = () => person.page.locator('main.table[data-turn=mine][data-moving=false]').waitFor();

async function sit(card, hash) {
  await person.go(hash ?? (await here.server.match(card, { first_player: card.sides[0] })));
  await mine();
}

test('a kind of decision is introduced once, and the first three matches are helped through', async () => {
  person = await here.come();
  const card = await here.server.plain(),
    hash = await here.server.match(card, { first_player: card.sides[0] });
  await sit(card, hash);
  await novice().waitFor();
  assert.match(await help().innerText(), /Touch what is lit/);
  await person.page.locator('[data-understood]').click();
  await novice().waitFor({ state: 'detached' });
  await person.page.reload();
  await mine();
  assert.equal(await novice().count(), 0, 'it was understood');
  assert.match(await help().innerText(), /Touch what is lit/, 'the same match is still one of the first');
  for (let n = 2; n <= 4; n++) {
    await sit(card);
    const helped = /Touch what is lit/.test((await help().allInnerTexts()).join(' '));
    assert.equal(helped, n <= 3, `match ${n}`);
  }
});

test('an introduction goes with the first decision of its kind', async () => {
  person = await here.come();
  await sit(await here.server.plain());
  await novice().waitFor();
  const asked = await person.page.locator('.banner .who').innerText(),
    ply = (await person.state()).ply;
  await person.play(s => s.ply > ply && s.turn === 'mine' && !s.moving, { haste: 0 });
  await mine();
  assert.equal(await person.page.locator('.banner .who').innerText(), asked, 'the same is asked again');
  assert.equal(await novice().count(), 0);
});

test('what can I do: every act in words, shown first and then done', async () => {
  person = await here.come();
  const { page } = person,
    card = await here.server.plain();
  await sit(card);
  await page.keyboard.press('a');
  const kinds = page.locator('[role=dialog] [data-acts]');
  await kinds.first().waitFor();
  const said = await page.locator('[role=dialog]').innerText();
  assert.doesNotMatch(said, /\[[a-z-]+\]/, 'every sentence has its words');
  const ply = await page.locator('main.table').getAttribute('data-ply');
  await kinds.first().locator('.what').first().click();
  await kinds.first().locator('.act.main').click();
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await page.waitForFunction(before => document.querySelector('main.table')?.dataset.ply !== before, ply);
});

test('every scenario has a card with both armies, and says what was measured or that nothing was', async () => {
  person = await here.come();
  const { page } = person;
  for (const { id, scenarios, raised } of await here.server.games()) {
    await person.go(`#/rules/${id}`);
    for (const scenario of scenarios) {
      const card = page.locator(`[data-briefing="${scenario}"]`);
      await card.scrollIntoViewIfNeeded();
      await card.locator('.armies section').first().waitFor();
      // where players raise their armies there is none yet
      if (!raised.includes(scenario)) await card.locator('.armies li').first().waitFor();
      assert.equal(await card.locator('.armies section').count(), 2, `${id}, ${scenario}`);
      const said = await card.innerText();
      assert.match(
        said,
        /Measured between (captains|sergeants), \d+ games|have not been measured/,
        `${id}, ${scenario}`,
      );
      assert.doesNotMatch(said, /\[[a-z-]+\]|undefined|NaN/, `${id}, ${scenario}: every sentence has its words`);
    }
  }
});
