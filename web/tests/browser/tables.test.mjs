// A whole battle on a table in inches, its units carried with a real pointer.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { House } from './house.mjs';

let table;
const here = new House(async house => void (table = await house.plane()));

/** Where a piece stands on the screen. */
const middle = (me, id) =>
  me.page.evaluate(id => {
    const r = document.querySelector(`.gg-board .piece[data-piece="${id}"] .body`)?.getBoundingClientRect();
    return r && { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  }, id);
const deed = async (me, id) => (await me.glowing()).find(o => o.kind === 'deed' && o.id === id);

async function carry(me, from, to) {
  await me.page.mouse.move(from.x, from.y);
  await me.page.mouse.down();
  await me.page.mouse.move(from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2, { steps: 4 });
  await me.page.mouse.move(to.x, to.y, { steps: 4 });
  await me.page.mouse.up();
}

/** The umpire has said what he thinks of the pose, if a unit was lifted. */
const judged = me => me.page.waitForFunction(() => !document.querySelector('.gg-board .ghost:is(.stale, .asking)'));

describe('a table in inches', () => {
  test('the training battle is fought to its end, units carried by hand', async () => {
    const me = await here.come({ viewport: { width: 1440, height: 900 }, seed: 11 });
    await me.newMatch({ game: table, opponent: 'recruit' });
    const tired = new Set();
    let carried = 0;
    for (let looks = 0; ; looks++) {
      const state = await me.state();
      if (state.turn === 'over') break;
      assert.ok(looks < 50_000, `the battle does not end: ${JSON.stringify(state)}`);
      if (state.turn !== 'mine' || state.moving) {
        await me.page.waitForTimeout(20);
        continue;
      }
      const all = await me.glowing(),
        unit = all.find(o => o.kind === 'piece' && !tired.has(o.id));
      if (carried < 12 && unit && all.some(o => o.id === 'touch end')) {
        tired.add(unit.id);
        const at = await middle(me, unit.id);
        if (!at) continue;
        await carry(me, at, { x: at.x, y: at.y - 40 });
        await judged(me);
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
