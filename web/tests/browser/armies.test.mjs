// Armies raised at the workbench, ground by number, and a whole battle with real dice: any game that has them will do.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { House } from './house.mjs';
import { program } from './server.mjs';

let card;
const here = new House(async ({ server }) => {
  card = (await server.games()).find(c => c.raised.length && c.about.dice);
  assert.ok(card, 'a game raises armies');
});

const said = page =>
  page.locator('main.army').evaluate(m => ({
    legal: m.dataset.legal === 'true',
    cost: Number(m.dataset.cost),
    pieces: m.querySelectorAll('[data-piece-row]').length,
  }));
const settled = async (page, legal) => {
  await page.locator(`main.army[data-legal="${legal}"]`).waitFor();
  return said(page);
};
const roster = page =>
  page
    .locator('[data-piece-row]')
    .evaluateAll(rows =>
      rows.map(r => [r.dataset.pieceRow, ...[...r.querySelectorAll('output')].map(o => o.textContent)].join(' ')),
    );

/** From the home page to the workbench. */
async function bench(person) {
  const { page } = person;
  await person.go();
  await page.locator(`a.card[href="#/new/${card.id}"]`).click();
  await page.locator(`input[name=scenario][value="${card.raised[0]}"]`).check();
  await page.locator('[data-build]').click();
  await page.locator('[data-offer]').first().waitFor();
}

describe('an army', () => {
  test('that cannot march is told why, with its rules; the commander mends it', async () => {
    const me = await here.come(),
      { page } = me;
    await bench(me);
    await page.locator('[data-flaws] .flaw').first().waitFor();
    assert.ok(
      (await page.locator('[data-flaws] a').allTextContents()).every(link => /[A-Z]+-R?\d+/.test(link)),
      'each fault names its rule',
    );
    assert.ok(await page.locator('[data-use]').first().isDisabled());
    // with the keyboard alone, as dear as it gets
    const dearest = page.locator('[data-offer]').nth(3),
      faults = await page.locator('[data-flaws] .flaw').allTextContents();
    await dearest.focus();
    for (let i = 0; i < 20; i++) await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-piece-row]').length === 20);
    const budget = Number(/\d+/.exec(await page.locator('.cost span').textContent())[0]);
    assert.ok((await said(page)).cost > budget, 'the points are counted at once');
    await page.waitForFunction(
      old => JSON.stringify([...document.querySelectorAll('[data-flaws] .flaw')].map(f => f.textContent)) !== old,
      JSON.stringify(faults),
    );
    assert.ok(
      (await page.locator('[data-flaws] .flaw').allTextContents()).some(words => words.includes(String(budget))),
      'over the budget, in words',
    );
    const { cost } = await said(page);
    await page.locator('[data-piece-row]').first().getByRole('button', { name: /^Less/ }).click();
    assert.ok((await said(page)).cost < cost, 'one element less costs less');
    await page.locator('[data-do=clear]').click();
    await page.locator('[data-offer]').first().click();
    await page.locator('[data-do=complete]').click();
    const done = await settled(page, true);
    assert.ok(done.cost <= budget && done.pieces > 10, JSON.stringify(done));
    assert.ok(await page.locator('[data-use]').first().isEnabled());
    // in French not a word is missing
    await page.locator('button[lang=fr]').click();
    await page.getByText('Lever une armée').first().waitFor();
    assert.equal(await page.locator('body').evaluate(b => /\[[a-z]+-[a-z-]+\]/.exec(b.innerText)?.[0] ?? ''), '');
  });

  test('is saved, loaded, written to a file, shared by a link, and played', async () => {
    const me = await here.come({ seed: 11 }),
      { page } = me,
      name = 'Corps of trial';
    await bench(me);
    await page.locator('[data-do=complete]').click();
    await page.locator('input[name=army-name]').fill(name);
    const made = await settled(page, true),
      list = await roster(page);
    await page.locator('[data-do=save]').click();
    await page.locator('[data-notice]').getByText(name).waitFor();
    const empty = async () => {
      await page.locator('[data-do=clear]').click();
      await page.waitForFunction(() => !document.querySelector('[data-piece-row]'));
    };
    await empty();
    await page.locator('select[name=open]').selectOption({ label: name });
    assert.deepEqual([await settled(page, true), await roster(page)], [made, list], 'loaded');

    const saving = page.waitForEvent('download');
    await page.locator('[data-do=file]').click();
    const download = await saving,
      file = await download.path(),
      text = readFileSync(file, 'utf8');
    assert.match(download.suggestedFilename(), /^Corps-of-trial\.toml$/);
    assert.match(text, /^name = "Corps of trial"$/m);
    await empty();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'army.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('[data-piece-row]').first().waitFor();
    assert.deepEqual([...(await roster(page))].sort(), [...list].sort(), 'from the file');

    await page.locator('[data-do=link]').click();
    const link = await page.locator('[data-army-link]').inputValue(),
      friend = await here.come();
    assert.ok(link.startsWith(`${here.server.base}/#/army/`) && link.length < 1500, `${link.length} characters`);
    await friend.page.goto(link);
    await settled(friend.page, true);
    assert.deepEqual([...(await roster(friend.page))].sort(), [...list].sort(), 'by the link');
    await friend.go(`#/army/${card.id}/${card.raised[0]}/nonsense`);
    await friend.page.getByText('This link holds no army.').waitFor();

    // for one side, and one of the commander's for the other; the battle is fought to its end
    await page.locator('[data-use=a]').click();
    await page.waitForURL(/#\/new\//);
    assert.equal(await page.locator('select[name=army-a]').inputValue(), `kept ${name}`);
    await page.locator('select[name=army-b]').selectOption('commander');
    await page.locator('input[name=opponent][value=recruit]').check();
    await page.locator('details[data-house] summary').click();
    await me.shorten(2);
    await page.locator('form .act.main').click();
    await page.waitForURL(/#\/t\//);
    await me.myTurn();
    assert.match(await page.locator('body').innerText(), new RegExp(name), 'the army fights under its name');
    await me.play(s => s.turn === 'over', { haste: 0.4 });
    assert.match((await me.state()).ask, /./);
  });

  test('is raised on a phone as well, and by everybody', async () => {
    const me = await here.come({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      }),
      { page } = me;
    const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
    await bench(me);
    await page.locator('select[name=open]').selectOption({ index: 1 });
    await settled(page, true);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
    const small = await page
      .locator('.step:visible')
      .evaluateAll(all => all.filter(b => b.getBoundingClientRect().height < 44).length);
    assert.equal(small, 0, 'fingers find every button');
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(axe);
      const found = await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] }));
      assert.deepEqual(
        found.violations.map(
          v =>
            `${colorScheme}: ${v.id}: ${v.nodes
              .slice(0, 2)
              .map(n => n.target.join(' '))
              .join(', ')}`,
        ),
        [],
      );
    }
  });
});

test('the ground by number is drawn, seen before the match, and is the one that is played on', async () => {
  const me = await here.come(),
    { page } = me,
    spec = card.options.find(o => o.choices.kind === 'seed');
  await me.go(`#/new/${card.id}`);
  await page.locator('.preview svg').waitFor();
  const picture = () => page.locator('.preview svg').evaluate(svg => svg.outerHTML),
    field = page.locator(`#option-${spec.key}`);
  let before = await picture();
  await page.locator(`[data-draw="${spec.key}"]`).click();
  await page.waitForFunction(old => document.querySelector('.preview svg').outerHTML !== old, before);
  assert.match(await field.inputValue(), /^\d+$/);
  before = await picture();
  await field.fill('7');
  await field.press('Tab');
  await page.waitForFunction(old => document.querySelector('.preview svg').outerHTML !== old, before);
  const shown = await here.server.beginning(card.id, card.scenarios[0], { [spec.key]: 7 });
  await page.locator('form .act.main').click();
  await page.waitForURL(/#\/t\//);
  await me.myTurn();
  const table = me.heard.map(text => JSON.parse(text)).find(answer => answer.say === 'table');
  const ground = ({ board }) => JSON.stringify([board.sectors?.map(s => [s.id, s.terrain]), board.rivers, board.cells]);
  assert.equal(ground(table.views[0].view.scene), ground(shown));
});

test('the usual battle, without any shorter limit, is fought to its end', async () => {
  const me = await here.come({ seed: 1815 });
  await me.newMatch({ game: card.id, opponent: 'recruit' });
  await me.play(s => s.turn === 'over', { haste: 0.45 });
  const { ply, ask } = await me.state();
  assert.ok(ply > 40 && /./.test(ask), `${ply} moves: ${ask}`);
  console.log(`# ${card.scenarios[0]}: ${ply} moves, ${ask}`);
});

test('a match with real dice: a mistyped die is corrected, and the record is proved', async () => {
  const me = await here.come({ seed: 21 }),
    { page } = me;
  const begin = () => me.newMatch({ game: card.id, opponent: 'recruit', realDice: true, brief: 3 });
  await begin();
  // on until a die can be corrected: it was typed wrong
  const dice = () =>
    page
      .locator('.pad details .face')
      .evaluateAll(all => all.map(b => Number(/(\d+)\D*$/.exec(b.getAttribute('aria-label'))[1])));
  let typed,
    unfought = 0;
  for (;;) {
    // An act that is still under way takes the dice of the one before out of reach.
    const state = await me.settled();
    if (state.turn === 'over') {
      assert.ok(++unfought < 5, 'a die is thrown in one of five battles');
      await begin();
      continue;
    }
    typed = state.die ? [] : await dice();
    if (typed.length) break;
    await me.play((_, clicks) => clicks > 0, { haste: 0.5 });
  }
  const right = typed[0] === 1 ? 2 : 1;
  await page.getByText('Something was mistyped?').click();
  await page.getByRole('button', { name: `Die 1: ${typed[0]}` }).click();
  await page.locator(`[data-correct="${right}"]`).click();
  const asked = () => me.said.map(text => JSON.parse(text)).find(request => request.say === 'correct');
  const answered = () =>
    me.heard.map(text => JSON.parse(text)).find(answer => answer.ask === asked()?.ask && answer.say !== 'table');
  await me.until(() => !!answered(), 'an answer to the correction');
  assert.deepEqual([asked().index, asked().value, answered().say], [0, right, 'done']);
  await me.play(s => s.turn === 'over', { haste: 0.5 });
  const saving = page.waitForEvent('download');
  await page.locator('.banner [data-deed=record]').click();
  const file = await (await saving).path(),
    record = readFileSync(file, 'utf8');
  assert.match(record, /physical/);
  const proved = execFileSync(program(), ['verify', file], { encoding: 'utf8' });
  assert.match(proved, /./);
});
