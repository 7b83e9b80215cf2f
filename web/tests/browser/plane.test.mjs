// A table in inches in a real browser: units are dragged, turned, judged and placed with mouse, finger and keys.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { House } from './house.mjs';

let game;
const here = new House(async house => void (game = await house.plane()));

/** At the table with a unit in mind that may move. */
async function atTheTable(options) {
  const me = await here.come(options);
  await me.newMatch({ game, opponent: 'hot-seat' });
  await me.myTurn();
  await me.page.locator('.ground canvas').waitFor();
  const unit = await me.seek(o => o.kind === 'piece');
  // CSS pixels for an inch of the table.
  const inch =
    25.4 * (await me.page.locator('.gg-board .world').evaluate(w => new DOMMatrix(getComputedStyle(w).transform).a));
  return { me, unit, inch, ...(await me.state()) };
}
const middle = locator =>
  locator.evaluate(el => {
    const r = el.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  });
async function drag(me, from, dx, dy) {
  const { mouse } = me.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (let i = 1; i <= 6; i++) await mouse.move(from.x + (dx * i) / 6, from.y + (dy * i) / 6);
  await mouse.up();
}
/** The umpire's word about the pose that is shown. */
async function judged(me) {
  await me.page.locator('.gg-board .ghost:not(.stale):not(.asking)').waitFor({ state: 'attached' });
  return (await me.page.locator('.gg-board .ghost.legal').count()) ? 'legal' : 'no';
}
/** What is said of it. */
const said = me => me.page.locator('[data-trial]').innerText();
const board = me => me.page.locator('.gg-board');
/** Where the unit is now: the board may have shifted. */
const standing = (me, unit) => middle(board(me).locator(`.piece[data-piece="${unit.id}"] .handle`));
const ghost = me => me.page.locator('.gg-board [data-ghost]');

describe('a table in inches', () => {
  test('a unit is dragged, forbidden with its rule, dragged back, turned, and placed', async t => {
    if (!game) return t.skip('no game is played on a table');
    const { me, unit, inch, ply } = await atTheTable();
    await drag(me, unit, 0, -30 * inch);
    assert.equal(await judged(me), 'no');
    const note = me.page.locator('[data-trial=no]');
    assert.match(await note.innerText(), /\w+ \w+/, 'a sentence says why');
    assert.equal(await note.locator('[data-rule-link]').count(), 1, 'and which rule');
    assert.equal(await me.page.locator('[data-deed=place]').count(), 0, 'it cannot be placed');
    await me.page.keyboard.press('Escape');
    await ghost(me).waitFor({ state: 'detached' });
    await drag(me, await standing(me, unit), 0, -inch / 2);
    assert.equal(await judged(me), 'legal');
    assert.equal((await me.state()).ply, ply, 'nothing is done yet');
    // Turned by its handle, then by the wheel.
    const label = () => ghost(me).locator('.figure').innerHTML();
    const before = await label(),
      grip = await middle(me.page.locator('[data-grip] circle').last());
    await drag(me, grip, inch, inch / 4);
    await judged(me);
    const turned = await label();
    assert.notEqual(turned, before);
    const at = await middle(ghost(me));
    await me.page.mouse.move(at.x, at.y);
    await me.page.mouse.wheel(0, -100);
    await judged(me);
    assert.notEqual(await label(), turned);
    // Straight ahead again, and placed.
    await me.page.keyboard.press('Escape');
    await ghost(me).waitFor({ state: 'detached' });
    await drag(me, await standing(me, unit), 0, -inch / 2);
    assert.equal(await judged(me), 'legal');
    await me.page.locator('.banner [data-deed=place]').click();
    await me.until(s => s.ply > ply, 'the move');
    await ghost(me).waitFor({ state: 'detached' });
  });

  test('by keyboard alone', async t => {
    if (!game) return t.skip('no game is played on a table');
    const { me, unit, ply } = await atTheTable();
    await me.page.locator(`.piece[data-piece="${unit.id}"] .handle`).focus();
    await me.page.keyboard.press('ArrowUp');
    await ghost(me).waitFor();
    assert.equal(await judged(me), 'legal');
    assert.match(await ghost(me).getAttribute('aria-label'), /may stand here/);
    await me.page.keyboard.press('Shift+E');
    await me.page.keyboard.press('Shift+Q');
    assert.equal(await judged(me), 'legal');
    await me.page.keyboard.press('Enter');
    await me.until(s => s.ply > ply, 'the move');
  });

  test('by finger on a phone', async t => {
    if (!game) return t.skip('no game is played on a table');
    const { me, unit, inch, ply } = await atTheTable({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const finger = await me.context.newCDPSession(me.page),
      touch = (type, ...at) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [unit.x, unit.y]);
    for (let i = 1; i <= 6; i++) await touch('touchMove', [unit.x, unit.y - (2 * i * inch) / 6]);
    await touch('touchEnd');
    await judged(me);
    const held = await middle(ghost(me));
    await touch('touchStart', [held.x, held.y]);
    for (let i = 1; i <= 6; i++) await touch('touchMove', [held.x, held.y + (1.5 * i * inch) / 6]);
    await touch('touchEnd');
    assert.equal(await judged(me), 'legal', await said(me));
    assert.ok(
      (await me.page
        .locator('[data-grip] circle')
        .first()
        .evaluate(c => c.getBoundingClientRect().width)) >= 44,
      'the handle is as wide as a fingertip',
    );
    // A browser takes a tap right after a swift drag for the hand that stops a scroll: a person is never so quick.
    await me.page.waitForTimeout(500);
    await me.page.locator('.foot [data-deed=place]').tap();
    await me.until(s => s.ply > ply, 'the move');
  });

  test('the tape measures between own units, and nothing to an enemy', async t => {
    if (!game) return t.skip('no game is played on a table');
    const { me, unit } = await atTheTable();
    if (!(await me.page.locator('.ruler').count())) return t.skip('nothing may be measured');
    await me.page.locator('.ruler').click();
    const own = await me.glowing(),
      other = own.filter(o => o.kind === 'piece' && o.id !== unit.id)[0];
    await me.page.mouse.click(unit.x, unit.y);
    await me.page.mouse.click(other.x, other.y);
    assert.match(await me.page.locator('.gg-board .tape').textContent(), /\d+\.\d″/);
    const glowing = new Set(own.map(o => o.id));
    const foe = await board(me)
      .locator('.piece')
      .evaluateAll((all, mine) => all.map(p => p.dataset.piece).find(id => !mine.includes(id)), [...glowing]);
    const at = await middle(board(me).locator(`.piece[data-piece="${foe}"] .handle`));
    await me.page.mouse.click(unit.x, unit.y);
    await me.page.mouse.click(at.x, at.y);
    await me.page.locator('.taping').getByText('left to your eye').waitFor();
    assert.equal(
      await me.page
        .locator('.gg-board .tape')
        .textContent()
        .then(text => text.trim()),
      '',
    );
  });

  test('on a table of the players’ own, facts are asked for and the figures stay with them', async t => {
    if (!game) return t.skip('no game is played on a table');
    const me = await here.come();
    await me.newMatch({ game, opponent: 'hot-seat', options: { declared_table: true } });
    const { ply } = await me.myTurn();
    await me.press(await me.seek(o => o.kind === 'piece'));
    await me.page.locator('[data-deed="touch progress"]').click();
    await me.page.locator('.answers .answer').first().waitFor();
    assert.equal(await me.page.locator('.answers .answer').count(), 2);
    await me.page.getByRole('button', { name: 'Yes' }).click();
    await me.until(s => s.ply > ply, 'the order');
    assert.match(await me.page.locator('body').innerText(), /up to 2\.0″/, 'difficult ground halves 4″');
    assert.equal(await me.page.locator('.gg-board [data-ghost]').count(), 0);
    // Fire, a charge, a melee: whatever is asked is answered for a while.
    await me.play((s, clicks) => s.turn === 'over' || clicks > 60);
  });
});
