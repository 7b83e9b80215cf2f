// Pieces beside the board are set up by touch, mouse and finger; what lies there and where it goes explains itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acts, button, Company, table, view } from './staged.mjs';

const here = new Company();

/** Two regiments beside the board, to be set up on two places. */
function reserve(left, more) {
  const piece = id => ({ ...here.scene.pieces[0], id, at: undefined, name: id, label: id }),
    banner = { ...here.scene.banner, phase: { key: 'phase-deploy' } };
  return {
    ...view({
      ...here.scene,
      banner,
      trays: [{ kind: 'pieces', label: 'Reserve', pieces: left.map(piece), hidden: 0 }],
    }),
    gestures: [
      ...left.map((id, i) => ({ action: `put ${id}`, touch: [{ piece: id }, { cell: here.cell(40 + i) }] })),
      button('end', 'End deployment'),
    ],
    ...more,
  };
}

test('the table deploys the rest for who asks, and leaves the end of it to him', async () => {
  const all = ['R1', 'R2'];
  let left = all;
  const { page, heard } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: reserve(all) }]));
    },
    (request, say) => {
      const { ask } = request;
      if (request.say === 'hint')
        return say({ say: 'hint', ask, action: left.length ? `put ${left[0]}` : 'end', what: '', why: '', line: [] });
      if (request.say === 'act') {
        left = left.slice(1);
        say(table([{ side: 'a', view: reserve(left, { view: 1 + all.length - left.length }) }]));
      }
      say({ say: 'done', ask });
    },
  );
  await page.locator('.banner [data-deed=deploy]').click();
  await page.locator('[data-tray-piece]').first().waitFor({ state: 'detached' });
  await page.locator('.banner [data-deed="touch end"]').waitFor();
  assert.deepEqual(acts(heard), ['put R1', 'put R2']);
});

/** The middle of an element, and of a cell that may be touched. */
const middle = async place => {
  const { x, y, width, height } = await place.boundingBox();
  return [x + width / 2, y + height / 2];
};
/** Its middle once it has come to rest: two looks find it in the same place. */
async function atRest(place) {
  for (let before; ; await place.page().waitForTimeout(100)) {
    const now = await middle(place);
    if (String(now) === String(before)) return now;
    before = now;
  }
}
/** Somebody with two regiments beside the board. */
const besides = options =>
  here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: reserve(['R1', 'R2']) }]));
    },
    undefined,
    options,
  );

test('the piece that every act begins with has its ring and its places, and nothing is begun by that', async () => {
  const only = reserve(['R1']);
  only.gestures = only.gestures.filter(g => g.action === 'put R1');
  const { page } = await here.sit(say => {
    say(here.welcome());
    say(table([{ side: 'a', view: only }]));
  });
  await page.locator('[data-tray-piece=R1].selected').waitFor();
  await page.locator('.gg-board .cell.legal').waitFor({ state: 'attached' });
  await page.locator('.banner [data-deed=deploy]').waitFor();
  assert.match(await page.locator('.banner').textContent(), /Touch what is lit/);
});

test('a piece is drawn out of its tray with the mouse, its place lit on the way', async () => {
  const { page, heard, person } = await besides(),
    [x, y] = await middle(page.locator('[data-tray-piece=R2]'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 20, { steps: 4 });
  await page.locator('.carried').waitFor();
  const goal = page.locator('.gg-board .cell.legal');
  await goal.waitFor({ state: 'attached' });
  await page.mouse.move(...(await middle(goal)), { steps: 6 });
  await page.mouse.up();
  await page.locator('.carried').waitFor({ state: 'detached' });
  await person.until(() => acts(heard).length > 0, 'the act');
  assert.deepEqual(acts(heard), ['put R2']);
});

test('on a phone a finger scrolls past the pieces of a tray, and carries one that it has held', async () => {
  const { page, heard, person } = await besides({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    }),
    finger = await person.context.newCDPSession(page),
    touch = (type, ...at) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) }),
    draw = async (from, to) => {
      for (let i = 1; i <= 8; i++)
        await touch(
          'touchMove',
          from.map((v, k) => v + ((to[k] - v) * i) / 8),
        );
    };
  const piece = page.locator('[data-tray-piece=R1]');
  await piece.scrollIntoViewIfNeeded();
  const at = await middle(piece),
    up = [at[0], at[1] - 120];
  // Time stands still for the page but for what it is given, so that a slow machine does not make the finger slow.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await touch('touchStart', at);
  await draw(at, up);
  assert.equal(await page.locator('.carried').count(), 0, 'a quick finger scrolls');
  await touch('touchEnd');

  await piece.scrollIntoViewIfNeeded();
  const from = await middle(piece);
  await touch('touchStart', from);
  await page.clock.runFor(260);
  await page.clock.resume();
  await draw(from, [from[0], from[1] - 60]);
  await page.locator('.carried').waitFor();
  const goal = page.locator('.gg-board .cell.legal');
  await goal.waitFor({ state: 'attached' });
  await draw(from, await atRest(goal)); // the board comes to where the piece can go

  await touch('touchEnd');
  await person.until(() => acts(heard).length > 0, 'the act');
  assert.deepEqual(acts(heard), ['put R1']);
});

test('the card of a place hides neither the piece that goes there nor its way', async () => {
  const { cells } = here.scene.board,
    [width, row] = [Math.max(...cells.map(c => c.c)), Math.round(Math.max(...cells.map(c => c.r)) / 2)],
    at = c => cells.find(cell => cell.c === c && cell.r === row)?.id;
  // the goal lies right of the middle: there is more room on the side where the piece stands
  const [from, goal] = [at(width - 4), at(width - 2)],
    there = { ...here.scene, pieces: here.scene.pieces.map(p => (p.id === 'Sa' ? { ...p, at: from } : p)) },
    go = { action: 'go', touch: [{ piece: 'Sa' }, { cell: goal }] };
  const { page, person } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ scene: there, gestures: [go] }) }]));
    },
    undefined,
    { viewport: { width: 1440, height: 900 } },
  );
  await person.until(s => s.turn === 'mine');
  const { x, y } = await person.seek(it => it.id === goal);
  await page.mouse.move(x, y, { steps: 4 });
  await page.locator('[data-card]').waitFor();
  const [card, piece] = await page.evaluate(() =>
    ['[data-card]', '.gg-board .piece.selected'].map(it => document.querySelector(it).getBoundingClientRect().toJSON()),
  );
  const apart = (a, b) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  assert.ok(apart(card, piece), 'the piece is seen');
  assert.ok(apart(card, { x: piece.x, y: y - 4, width: x - piece.x, height: 8 }), 'its way is seen');
});

test('a meter and a piece beside the board explain themselves, pointed at, held or read aloud', async () => {
  const beside = reserve(['R1', 'R2']);
  const hello = say => {
    say(here.welcome());
    say(table([{ side: 'a', view: beside }]));
  };
  const { page } = await here.sit(hello),
    card = page.locator('[data-card]'),
    meter = page.locator('[data-meter]').first();
  const said = await meter.locator('.spoken').textContent();
  assert.match(said, /\w+ \w+/);
  await meter.hover();
  await card.waitFor();
  assert.ok((await card.textContent()).includes(said.trim()), 'the card says what is read aloud');
  await page.mouse.move(2, 2);
  await card.waitFor({ state: 'detached' });
  await page.locator('[data-tray-piece=R1]').hover();
  await card.getByText('R1').first().waitFor();

  const small = await here.sit(hello, undefined, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    }),
    finger = await small.person.context.newCDPSession(small.page),
    held = small.page.locator('[data-meter]').first();
  await held.scrollIntoViewIfNeeded();
  const [x, y] = await middle(held);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await small.page.locator('[data-card].pinned').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.ok(await small.page.locator('[data-card].pinned').isVisible(), 'it stays');
});
