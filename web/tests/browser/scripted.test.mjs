// Moments that the shortest battles do not bring, played by a scripted table: hidden hot seats, real dice, throws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { die as asked, Company, table } from './staged.mjs';

const here = new Company();
let person;

/** A table that answers as `answer` says; returns what it heard. */
async function sit(hello, answer) {
  const seated = await here.sit(hello, answer);
  person = seated.person;
  return seated.heard;
}

test('a hidden hot seat is covered between decisions, with nothing of the other seat in the page', async () => {
  const secret = { ...here.scene, banner: { side: 'b', phase: '', ask: 'SECRET OF B', help: null } },
    open = { ...here.scene, banner: { side: 'a', phase: '', ask: 'SECRET OF A', help: null } };
  const gesture = side => [{ action: `pass ${side}`, touch: [{ button: ['pass', 'Pass'] }] }];
  const seats = (a, b) =>
    table([
      {
        side: 'a',
        view: here.view({ view: a.view, scene: open, gestures: a.gestures, awaits: [a.gestures.length > 0, true] }),
      },
      {
        side: 'b',
        view: here.view({ view: b.view, scene: secret, gestures: b.gestures, awaits: [true, b.gestures.length > 0] }),
      },
    ]);
  const heard = await sit(
    say => {
      say(here.welcome({ you: ['a', 'b'], hot_seat: true, hidden: true }));
      say(seats({ view: 1, gestures: gesture('a') }, { view: 1, gestures: gesture('b') }));
    },
    (request, say) => {
      if (request.say !== 'act') return;
      say(seats({ view: 2, gestures: [] }, { view: 1, gestures: gesture('b') }));
      say({ say: 'done', ask: request.ask });
    },
  );
  const { page } = person,
    html = () => page.content(),
    cover = page.locator('main.cover');
  await cover.waitFor();
  assert.ok(!/SECRET|Regiment/.test(await html()), 'nothing before the first player says so');
  await cover.getByRole('button').click();
  await page.getByText('SECRET OF A').waitFor();
  assert.ok(!/SECRET OF B/.test(await html()));
  await page.locator('.banner [data-deed]', { hasText: 'Pass' }).click();
  await cover.waitFor();
  assert.ok(!/SECRET|Regiment/.test(await html()), 'covered between decisions');
  await cover.getByRole('button').click();
  await page.getByText('SECRET OF B').waitFor();
  assert.ok(!/SECRET OF A/.test(await html()));
  assert.deepEqual(
    heard.filter(r => r.say === 'act').map(r => [r.side, r.action]),
    [['a', 'pass a']],
  );
});

test('real dice are asked for by name and can be corrected', async () => {
  const die = asked();
  const heard = await sit(
    say => {
      say(here.welcome({ real_dice: true }));
      say(table([{ side: 'a', view: here.view({ die }) }]));
    },
    (request, say) => {
      if (request.say === 'throw')
        say(
          table([
            {
              side: 'a',
              view: here.view({
                view: 2,
                correctable: [{ index: 0, faces: 6, lowest: 1, value: request.values[0], what: null, answers: [] }],
              }),
            },
          ]),
        );
      say({ say: 'done', ask: request.ask });
    },
  );
  const { page } = person;
  await page.locator('.pad .what', { hasText: 'Fire of the battery' }).waitFor();
  assert.equal(await page.locator('[data-face]').count(), 6);
  await page.locator('[data-face="4"]').click();
  await page.locator('[data-face]').first().waitFor({ state: 'detached' });
  await page.getByText('Something was mistyped?').click();
  await page.getByRole('button', { name: 'Die 1: 4' }).click();
  await page.locator('[data-correct="2"]').click();
  await person.until(() => heard.some(r => r.say === 'correct'), 'the correction');
  assert.deepEqual(
    heard.slice(1).map(({ say, values, value, index }) => [say, values ?? value, index]),
    [
      ['throw', [4], undefined],
      ['correct', 2, 0],
    ],
  );
});

test('facts of a table that the program does not see are asked for in words and can be corrected', async () => {
  const answers = ['up to 6″', 'up to 12″', 'farther'];
  const heard = await sit(
    say => {
      say(here.welcome());
      say(
        table([
          { side: 'a', view: here.view({ die: asked({ what: 'How far is it?', faces: 3, lowest: 0, answers }) }) },
        ]),
      );
    },
    (request, say) => {
      if (request.say === 'throw')
        say(
          table([
            {
              side: 'a',
              view: here.view({
                view: 2,
                correctable: [
                  { index: 0, faces: 3, lowest: 0, value: request.values[0], what: 'How far is it?', answers },
                ],
              }),
            },
          ]),
        );
      say({ say: 'done', ask: request.ask });
    },
  );
  const { page } = person;
  await page.locator('.pad .what', { hasText: 'How far is it?' }).waitFor();
  assert.deepEqual(await page.locator('.answers .answer').allInnerTexts(), answers);
  await page.getByRole('button', { name: 'farther' }).click();
  await page.locator('.answers').waitFor({ state: 'detached' });
  await page.getByText('Something was mistyped?').click();
  await page.getByRole('button', { name: 'How far is it? farther' }).click();
  await page.locator('[data-correct="1"]').click();
  await person.until(() => heard.some(r => r.say === 'correct'), 'the correction');
  assert.deepEqual(
    heard.slice(1).map(({ say, values, value, index }) => [say, values ?? value, index]),
    [
      ['throw', [2], undefined],
      ['correct', 1, 0],
    ],
  );
});

test('odds are shown before dice are thrown', async () => {
  const games = await (await fetch(`${here.server.base}/api/games`)).json();
  const shoot = [
    { action: 'fire', touch: [{ piece: 'Sa' }, { piece: 'Sb' }] },
    { action: 'move', touch: [{ piece: 'Sa' }, { cell: here.cell(30) }] },
  ];
  const odds = {
    exact: false,
    ways: 900,
    error: 0.021,
    dice: true,
    rows: [
      { what: 'One loss', chance: 0.44 },
      { what: 'No loss', chance: 0.3 },
    ],
  };
  const heard = await sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ gestures: shoot }) }]));
    },
    (request, say) => {
      if (request.say === 'forecast')
        say({
          say: 'forecast',
          ask: request.ask,
          forecast: { title: 'Fire', rows: [] },
          odds: request.action === 'fire' ? odds : { ...odds, dice: false, rows: [] },
        });
      else say({ say: 'done', ask: request.ask });
    },
  ).catch(error => {
    throw error;
  });
  const { page } = person;
  await page.route('**/api/games', route =>
    route.fulfill({ json: games.map(g => ({ ...g, about: { ...g.about, dice: true } })) }),
  );
  await page.reload();
  await person.until(s => s.turn === 'mine');
  const press = async id => person.press(await person.seek(o => o.id === id));
  await page.locator('.piece.target').waitFor();
  await press('Sb');
  await page.locator('.banner [data-deed=throw]').waitFor();
  assert.equal(heard.filter(r => r.say === 'act').length, 0, 'nothing is thrown yet');
  assert.equal(await page.locator('[data-odds-row]').count(), 2);
  assert.match(await page.locator('[data-panel=odds] h2').textContent(), /sampled ± 2/);
  await page.keyboard.press('Escape');
  await page.locator('.banner [data-deed=throw]').waitFor({ state: 'detached' });
  await press('Sb');
  await page.locator('.banner [data-deed=throw]').click();
  await person.until(() => heard.some(r => r.say === 'act'), 'the act');
  assert.deepEqual(
    heard.filter(r => r.say === 'act').map(r => r.action),
    ['fire'],
  );
});

test('a line with several events is stepped through event by event, forth and back', async () => {
  const at = i => here.scene.pieces.map((p, k) => (k ? p : { ...p, at: here.cell(i) })),
    spots = [30, 31, 32];
  const frames = spots.map((i, n) => ({
    line: {
      kind: 'act',
      side: 'a',
      text: `EVENT ${n + 1}`,
      cells: [here.cell(i)],
      dice: [],
      motions: [{ piece: 'Sa', path: [here.cell(i - 1), here.cell(i)], removed: false }],
    },
    pieces: at(i),
    overlays: [],
  }));
  const now = { ...here.scene, pieces: at(32) };
  await sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ ply: 1, scene: now }) }]));
    },
    (request, say) =>
      request.say === 'replay' &&
      say({
        say: 'replayed',
        ask: request.ask,
        ply: request.ply,
        scene: request.ply ? now : here.scene,
        frames: request.ply ? frames : [],
      }),
  );
  const { page } = person,
    stands = async () => page.locator('.gg-board [data-piece=Sa]').getAttribute('data-cell');
  const step = async (name, where, words) => {
    await person.button(name).click();
    await page.waitForFunction(c => document.querySelector('.gg-board [data-piece=Sa]').dataset.cell === c, where);
    if (words) await page.locator('.banner').getByText(words).waitFor();
  };
  await page.locator('.gg-board [data-piece=Sa]').waitFor();
  assert.equal(await stands(), here.cell(32));
  await step('Step back', here.cell(31), 'EVENT 2');
  await step('Step back', here.cell(30), 'EVENT 1');
  await step('Step back', here.cell(20));
  await step('Step forward', here.cell(30), 'EVENT 1');
  await step('Step forward', here.cell(31), 'EVENT 2');
  await step('Step forward', here.cell(32), 'EVENT 3');
  // and played as an animation
  await page.getByRole('slider').fill('0');
  await page.waitForFunction(
    c => document.querySelector('.gg-board [data-piece=Sa]').dataset.cell === c,
    here.cell(20),
  );
  await person.button('Play', { exact: true }).click();
  for (const i of spots)
    await page.waitForFunction(
      c => document.querySelector('.gg-board [data-piece=Sa]').dataset.cell === c,
      here.cell(i),
    );
});
