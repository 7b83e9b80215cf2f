// People: a name, a second device by a link, one's own games everywhere, clocks that run and fall.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults } from './everybody.mjs';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, card;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  card = await server.plain();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Takes a name on the page of oneself. */
async function takeName(person, name) {
  await person.go('#/me');
  await person.page.locator('input[name=name]').fill(name);
  await person.button('Take this name').click();
  await person.page.locator('[data-told]', { hasText: name }).waitFor();
}

/** Two people at a table of their own; the one whose move it is comes first. */
async function gather(one, two, choose = async () => {}) {
  await one.go(`#/new/${card.id}`);
  await one.page.locator('input[name=opponent][value=friend]').check();
  await choose(one.page);
  await one.page.locator('form .act.main').click();
  await one.page.locator('input[data-link]').first().waitFor();
  await two.page.goto(await one.page.locator('input[data-link]').first().inputValue());
  const [state] = await Promise.all(
    [one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')),
  );
  return state.turn === 'mine' ? [one, two] : [two, one];
}

test('a person has a name, two devices, and his games on both', async () => {
  const [one, two, phone] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, { locale: 'fr-FR' }),
    Person.sit(browser, server.base, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  ]);
  await takeName(one, 'Vedette');
  assert.deepEqual(await faults(one.page), []);
  await gather(one, two);
  await two.page.locator('.players', { hasText: 'Vedette' }).waitFor();

  // The second device: the link works once.
  await one.go('#/me');
  await one.page.locator('[data-me=link]').click();
  await one.page.locator('[data-qr]').waitFor();
  const link = await one.page.locator('[data-device-link]').inputValue();
  await phone.page.goto(link);
  await phone.page.locator('[data-join]').click();
  await phone.page.getByText('Welcome, Vedette.').waitFor();
  await two.page.goto(link);
  await two.page.locator('[data-join]').click();
  await two.page.getByText('Ce lien a servi').waitFor();

  // The same table, in the same seat, on a device that never had its link.
  await phone.go();
  const game = phone.page.locator('[data-my-games] [data-game]').first();
  await game.locator('svg').first().waitFor();
  assert.deepEqual(await faults(phone.page), []);
  await game.click();
  await phone.until(s => ['mine', 'theirs'].includes(s.turn), 'the table');
  const here = await phone.state();
  await one.go('#/games');
  await one.page.locator(`[data-group=${here.turn}] [data-game]`).waitFor();
  assert.equal(await one.page.locator('[data-game]').count(), 1);
  assert.deepEqual(await faults(one.page), []);

  // A move on the phone moves the game to the other group, everywhere.
  const mover = here.turn === 'mine' ? phone : two;
  if (mover === two) {
    await two.go('#/games');
    await two.page.locator('[data-game]').click();
  }
  await mover.until(s => s.turn === 'mine', 'the move');
  await mover.play(s => s.turn === 'theirs');
  await one.go('#/');
  await one.go('#/games');
  await one.page.locator(`[data-group=${here.turn === 'mine' ? 'theirs' : 'mine'}] [data-game]`).waitFor();

  // Deleted, the name is gone from the other one's table.
  await one.go('#/me');
  await one.page.locator('[data-me=delete]').click();
  await one.page.locator('[data-me=delete-sure]').click();
  await one.page.getByText('Nothing of you is kept').waitFor();
  await two.go('#/games');
  await two.page.locator('[data-group=over] [data-game]').waitFor();
  assert.equal(await two.page.getByText('Vedette').count(), 0);
  await Promise.all([one, two, phone].map(p => p.leave()));
});

test('two people play with a clock, and when one goes his flag falls', async () => {
  const [one, two] = await Promise.all([Person.sit(browser, server.base), Person.sit(browser, server.base)]);
  const [mover] = await gather(one, two, page => page.locator('input[name=pace][value="10+5"]').check());
  for (const person of [one, two])
    assert.deepEqual(await person.page.locator('[data-clock]').count(), 2, 'a clock at both names');
  const clock = mover.page.locator('.pl.on [data-clock]');
  const first = await clock.textContent();
  assert.match(first, /^(10:00|9:5\d)/);
  await mover.page.waitForFunction(
    ([selector, before]) => document.querySelector(selector)?.textContent !== before,
    ['.pl.on [data-clock]', first],
  );
  assert.deepEqual(await faults(mover.page), []);

  // Ten seconds for everything: who is to move closes the page.
  const made = await server.make(
    card,
    [{ kind: 'person' }, { kind: 'person' }],
    {},
    { kind: 'live', seconds: 10, increment: 0 },
  );
  await one.go(`#/t/${made.id}/${made.seats[0]}`);
  await two.go(`#/t/${made.id}/${made.seats[1]}`);
  const state = await one.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning');
  const [leaver, stays] = state.turn === 'mine' ? [one, two] : [two, one];
  await leaver.page.goto('about:blank');
  await stays.over(40_000);
  await stays.page.getByText('on time').first().waitFor();
  await Promise.all([one, two].map(p => p.leave()));
});
