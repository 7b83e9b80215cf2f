// Tables in inches: units are lifted, carried and turned with a real pointer, and a battle is fought to its end.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, table, people = [];
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  for (const card of await server.games()) {
    const scene = await (await fetch(`${server.base}/api/preview/${card.id}/${card.scenarios[0]}`)).json();
    if (scene.board.kind === 'plane') table = card.id;
  }
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
async function sit(options) {
  const person = await Person.sit(browser, server.base, options);
  people.push(person);
  return person;
}

/** Where a piece stands on the screen. */
const middle = (me, id) => me.page.evaluate(id => {
  const r = document.querySelector(`.gg-board .piece[data-piece="${id}"] .body`)?.getBoundingClientRect();
  return r && { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}, id);
const ghost = (me, state) => me.page.locator(`.gg-board .ghost.${state}:not(.stale)`).waitFor({ state: 'attached' });
const deed = async (me, id) => (await me.glowing()).find(o => o.kind === 'deed' && o.id === id);

async function carry(me, from, to) {
  await me.page.mouse.move(from.x, from.y);
  await me.page.mouse.down();
  await me.page.mouse.move(from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2, { steps: 4 });
  await me.page.mouse.move(to.x, to.y, { steps: 4 });
  await me.page.mouse.up();
}

describe('a table in inches', () => {
  test('a unit is carried, refused too far away, turned by its handle, and put down', async () => {
    const me = await sit({ viewport: { width: 1440, height: 900 } });
    await me.newMatch({ game: table, opponent: 'recruit' });
    const { ply } = await me.myTurn(), unit = await me.seek(o => o.kind === 'piece'), at = await middle(me, unit.id);
    await carry(me, at, { x: at.x + 8, y: at.y - 420 });
    await ghost(me, 'no');
    assert.match(await me.page.locator('[role=status], [role=alert]').allTextContents().then(all => all.join(' ')), /Farther than|way|table|near/);
    assert.equal(await deed(me, 'place'), undefined, 'what is forbidden cannot be placed');
    await me.page.locator('.banner [data-deed=putback]').click();
    await me.page.locator('.gg-board .ghost').waitFor({ state: 'detached' });
    const back = await middle(me, unit.id);
    await carry(me, back, { x: back.x + 2, y: back.y - 34 });
    await ghost(me, 'legal');
    await me.page.locator('[data-panel=odds]').getByText('Distance', { exact: true }).waitFor();
    const grip = await me.page.locator('.gg-board [data-turn]').boundingBox();
    await carry(me, { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }, { x: grip.x + grip.width / 2 + 6, y: grip.y + grip.height / 2 });
    await ghost(me, 'legal');
    await me.press(await me.seek(o => o.id === 'place'));
    await me.until(s => s.ply > ply, 'the move');
    const there = await middle(me, unit.id);
    assert.ok(back.y - there.y > 15 || at.y - there.y > 15, 'it stands farther ahead');
  });

  test('the training battle is fought to its end, units carried by hand', async () => {
    const me = await sit({ viewport: { width: 1440, height: 900 }, seed: 11 });
    await me.newMatch({ game: table, opponent: 'recruit' });
    const end = Date.now() + 420_000, tired = new Set();
    let carried = 0;
    for (;;) {
      const state = await me.state();
      if (state.turn === 'over') break;
      assert.ok(Date.now() < end, `the battle does not end: ${JSON.stringify(state)}`);
      if (state.turn !== 'mine' || state.moving) {
        await me.page.waitForTimeout(20);
        continue;
      }
      const all = await me.glowing(), unit = all.find(o => o.kind === 'piece' && !tired.has(o.id));
      if (carried < 12 && unit && all.some(o => o.id === 'touch end')) {
        tired.add(unit.id);
        const at = await middle(me, unit.id);
        if (!at) continue;
        await carry(me, at, { x: at.x, y: at.y - 40 });
        await me.page.waitForTimeout(250);
        const put = await deed(me, 'place');
        if (put) {
          carried++;
          await me.press(put);
        } else await me.page.keyboard.press('Escape');
        await me.page.waitForTimeout(60);
        continue;
      }
      const onward = all.find(o => o.id === 'touch end');
      if (onward) {
        tired.clear();
        await me.press(onward);
      } else await me.clickSomething({ haste: 1 });
      await me.page.waitForTimeout(30);
    }
    assert.ok(carried >= 6, `units were carried by hand: ${carried}`);
    assert.match((await me.state()).ask, /./, 'the verdict is said');
    console.log(`# ${table}: to its end with ${carried} units carried`);
  });
});
