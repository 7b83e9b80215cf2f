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
  await one.takeName('Vedette');
  assert.deepEqual(await faults(one.page), []);
  await gather(one, two);
  await two.page.locator('.players', { hasText: 'Vedette' }).waitFor();

  // The second device: the link works once.
  await one.go('#/me');
  await one.page.locator('[data-me=link]').click();
  await one.page.locator('[data-qr]').waitFor();
  const link = await one.page.locator('[data-device-link]').inputValue();
  await phone.page.goto(link);
  await phone.page.locator('[data-agree=join]').click();
  await phone.page.getByText('Welcome, Vedette.').waitFor();
  await two.page.goto(link);
  await two.page.locator('[data-agree=join]').click();
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
  assert.match(first, /^(10:00|9:\d\d)/);
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
  await stays.over();
  await stays.page.getByText('on time').first().waitFor();
  await Promise.all([one, two].map(p => p.leave()));
});

test('strangers meet at an open table, and each finds his way there', async () => {
  const [one, two, late] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, { locale: 'fr-FR' }),
    Person.sit(browser, server.base, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
  ]);
  await one.takeName('Windsock');
  await two.go();
  await two.page.locator('[data-no-tables]').waitFor();
  await late.go('#/tables');

  // One offers; the others see it without doing anything.
  await one.go('#/tables');
  assert.deepEqual(await faults(one.page), []);
  await one.page.locator(`[data-offer="${card.id}"]`).click();
  assert.ok(await one.page.locator('input[name=opponent][value=open]').isChecked());
  await one.page.locator('input[name=side][value=b]').check();
  await one.page.locator('input[name=pace][value="10+5"]').check();
  await one.page.locator('form .act.main').click();
  await one.page.locator('[data-withdraw]').waitFor();
  for (const [person, name] of [
    [two, 'Windsock'],
    [late, 'Windsock'],
  ])
    await person.page.locator('[data-table]', { hasText: name }).waitFor();
  assert.deepEqual(await faults(two.page), []);
  assert.deepEqual(await faults(late.page), []);

  // Withdrawn it is gone everywhere; offered again it is there again.
  await one.page.locator('[data-withdraw]').click();
  await two.page.locator('[data-no-tables]').waitFor();
  await one.go(`#/new/${card.id}/open`);
  await one.page.locator('input[name=side][value=b]').check();
  await one.page.locator('input[name=pace][value="10+5"]').check();
  await one.page.locator('form .act.main').click();
  await one.page.locator('[data-withdraw]').waitFor();

  // Who sits down is at the table, and so is who waited for him, at the side that he wanted; with clocks.
  await two.page.locator('[data-sit]').click();
  const [first, second] = await Promise.all(
    [one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')),
  );
  assert.notEqual(first.turn, second.turn);
  assert.equal(await two.page.locator('[data-clock]').count(), 2);
  await two.page.locator('.players', { hasText: 'Windsock' }).waitFor();
  await late.page.locator('[data-no-tables]').waitFor();
  await Promise.all([one, two, late].map(p => p.leave()));
});

test('two people agree: an adjournment, another pace, a draw, and a rematch with the sides changed', async () => {
  const [one, two] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
  ]);
  await one.takeName('Sapper');
  await gather(one, two, page => page.locator('input[name=pace][value="30+10"]').check());
  const menu = async (person, ...items) => {
    await person.button('Menu').click();
    for (const item of items) await person.page.locator(item).click();
  };
  const reply = (person, kind, yes) =>
    person.page.locator(`[data-proposed=${kind}] [data-reply=${yes ? 'yes' : 'no'}]`).click();

  await menu(one, '[data-menu=adjourn]');
  await two.page.getByText('Sapper asks to adjourn').waitFor();
  assert.deepEqual(await faults(two.page), []);
  await reply(two, 'adjourn', true);
  await one.page.locator('[data-adjourned]').waitFor();

  await menu(two, '[data-menu=pace]', '[data-pace="3d"]');
  await reply(one, 'pace', true);
  for (const person of [one, two]) await person.page.locator('[data-clock]', { hasText: '10 d' }).first().waitFor();
  assert.equal(await one.page.locator('[data-adjourned]').count(), 0);

  const mover = (await one.state()).turn === 'mine' ? one : two;
  await mover.play(s => s.turn === 'theirs');
  await menu(one, '[data-menu=draw]');
  await reply(two, 'draw', false);
  await one.page.locator('[data-proposed]').waitFor({ state: 'detached' });
  await menu(two, '[data-menu=draw]');
  await reply(one, 'draw', true);
  await Promise.all([one, two].map(p => p.over()));
  await one.page.getByText('Nobody has won').first().waitFor();
  assert.deepEqual(await faults(one.page), []);

  const side = person => person.page.locator('.players .pl', { hasText: 'Sapper' }).locator('b').textContent();
  const before = await side(one);
  await one.page.locator('[data-deed=rematch]').first().click();
  await two.page.getByText('Sapper asks for a rematch').waitFor();
  await reply(two, 'rematch', true);
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the rematch')));
  assert.notEqual(await side(one), before);
  await Promise.all([one, two].map(p => p.leave()));
});

test('a rated battle changes the rating on both pages, and its record can be watched', async () => {
  const [one, two] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, { locale: 'fr-FR' }),
  ]);
  await one.takeName('Topman');
  await two.go('#/me');
  await two.page.locator('input[name=name]').fill('Guérite');
  await two.page.locator('form .act.main').click();
  await two.page.locator('[data-told]', { hasText: 'Guérite' }).waitFor();
  await gather(one, two, page => page.locator('input[name=rated]').check());
  await one.page.getByText('rated').first().waitFor();
  assert.ok(await one.page.getByRole('button', { name: 'Hint' }).isDisabled());
  await one.button('Menu').click();
  await one.page.locator('[data-menu=resign]').click();
  await one.page.locator('[data-resign=yes]').click();
  await Promise.all([one, two].map(p => p.over()));

  await one.go('#/me');
  await one.page.locator('[data-my-page]').click();
  const rating = async person => Number(await person.page.locator('[data-rating]').getAttribute('data-rating'));
  await two.go('#/player/Gu%C3%A9rite');
  const [lost, won] = [await rating(one), await rating(two)];
  assert.ok(lost < 1500 && won > 1500, `${lost} and ${won}`);
  assert.deepEqual(await faults(one.page), []);
  assert.deepEqual(await faults(two.page), []);

  // The list of the game: the stronger stands above, and leads to his page.
  await one.page.locator(`[data-rated="${card.id}"] a`).click();
  await one.page.locator('[data-ranked=Topman].me').waitFor();
  const ranked = await one.page.locator('[data-ranked]').evaluateAll(rows => rows.map(row => row.dataset.ranked));
  assert.ok(ranked.indexOf('Guérite') < ranked.indexOf('Topman'), ranked.join());
  // Among the people stand the commanders: the sergeant where everybody begins, each in both languages.
  const sergeant = async (person, word) => {
    const row = person.page.locator('[data-commander=sergeant]');
    await row.getByText(word).first().waitFor();
    assert.match(await row.innerText(), /1500/);
  };
  await two.go(`#/ratings/${card.id}`);
  await Promise.all([sergeant(one, 'Sergeant'), sergeant(two, 'Sergent')]);
  const order = await one.page
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => row.dataset.commander ?? row.dataset.ranked));
  assert.ok(order.indexOf('Guérite') < order.indexOf('sergeant'), order.join());
  assert.ok(order.indexOf('sergeant') < order.indexOf('Topman'), order.join());
  assert.deepEqual(await faults(one.page), []);

  await two.page.getByRole('link', { name: 'Topman' }).click();
  await two.page.locator(`[data-rating="${lost}"]`).waitFor();
  await two.page.locator('[data-watch]').click();
  await two.page.locator('.gg-board').waitFor();
  await Promise.all([one, two].map(p => p.leave()));
});

test('two people of two languages talk at the table, and one may mute the other', async () => {
  const [one, two, watcher] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, {
      ...{ locale: 'fr-FR', viewport: { width: 390, height: 844 } },
      ...{ hasTouch: true, isMobile: true },
    }),
    Person.sit(browser, server.base),
  ]);
  await watcher.takeName('Lorgnette');
  await gather(one, two);
  const remarks = person => person.page.locator('[data-panel=talk] [data-remark]');

  // A phrase arrives in the reader's language; on a phone it is counted until it is read.
  await one.page.locator('[data-tab=talk]').click();
  await one.page.locator('[data-phrase=good-luck]').click();
  await remarks(one).filter({ hasText: 'Good luck!' }).waitFor();
  await two.page.locator('[data-tab=talk] i', { hasText: '1' }).waitFor();
  await two.page.locator('[data-tab=talk]').click();
  await remarks(two).filter({ hasText: 'Bonne chance' }).waitFor();
  await two.page.locator('[data-tab=talk] i').waitFor({ state: 'detached' });
  assert.deepEqual(await faults(two.page), []);

  // Words stay what they are, whatever they look like; what is refused stays in the field, with the reason.
  await two.page.locator('input[name=words]').fill('<img src=x onerror=alert(1)> & vous ?');
  await two.page.locator('input[name=words]').press('Enter');
  await remarks(one).filter({ hasText: '<img src=x onerror=alert(1)> & vous ?' }).waitFor();
  assert.equal(await one.page.locator('[data-panel=talk] img').count(), 0);
  await one.page.locator('input[name=words]').fill('left\u202eright');
  await one.button('Send').click();
  await one.page.locator('[data-notice]', { hasText: 'ordinary letters' }).waitFor();
  assert.equal(await one.page.locator('input[name=words]').inputValue(), 'left\u202eright');
  assert.deepEqual(await faults(one.page), []);

  // Spectators are by themselves.
  const link = await one.page.evaluate(() => {
    const [{ id }] = JSON.parse(localStorage.getItem('grognard.recent'));
    return `#/t/${id}/${JSON.parse(localStorage.getItem(`grognard.invite.${id}`)).spectator}`;
  });
  await watcher.go(link);
  await watcher.page.locator('[data-tab=talk]').click();
  await watcher.page.locator('input[name=words]').fill('Who is to move?');
  await watcher.page.locator('input[name=words]').press('Enter');
  await remarks(watcher).filter({ hasText: 'Lorgnette' }).waitFor();
  assert.equal(await remarks(watcher).count(), 1);

  // Muted, he is heard no more, here and after a reload, until he is listened to again.
  await one.page.locator('[data-mute]').click();
  await one.page.locator('[data-muted]').waitFor();
  assert.equal(await remarks(one).count(), 1);
  await two.page.locator('[data-phrase=thanks]').click();
  await remarks(two).filter({ hasText: 'Merci' }).waitFor();
  await one.page.reload();
  await one.page.locator('[data-tab=talk]').click();
  await one.page.locator('[data-muted]').waitFor();
  await remarks(one).filter({ hasText: 'Good luck!' }).waitFor();
  assert.equal(await remarks(one).count(), 1);
  await one.button('Listen again').click();
  await remarks(one).filter({ hasText: 'Thank you!' }).waitFor();
  assert.equal(await remarks(one).count(), 3, 'nothing from around the table');
  await Promise.all([one, two, watcher].map(p => p.leave()));
});

test('who looks elsewhere is told once that it is his move', async () => {
  const [one, two] = await Promise.all([Person.sit(browser, server.base), Person.sit(browser, server.base)]);
  for (const person of [one, two]) {
    await person.context.grantPermissions(['notifications'], { origin: server.base });
    // What the system would show is written down; the page believes to be in the background when it is told so.
    await person.page.addInitScript(() => {
      window.shown = [];
      window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) {
          window.shown.push(`${title}: ${body}`);
        }
        close() {}
      };
      let hidden = false;
      Object.defineProperty(document, 'hidden', { get: () => hidden });
      window.turnAway = to => {
        hidden = to;
        document.dispatchEvent(new Event('visibilitychange'));
      };
    });
    await person.go('#/me');
    await person.page.locator('[data-notify=off]').waitFor();
    await person.page.locator('[data-me=notify]').click();
    await person.page.locator('[data-notify=on]').waitFor();
  }
  const [mover, waits] = await gather(one, two);
  // At his own table nobody is counted; away from it he is.
  await mover.page.waitForFunction(() => !document.title.startsWith('('));
  // Once it is known that nobody waits for him, what comes is news.
  const known = waits.page.waitForResponse(answer => answer.url().endsWith('/api/me/games'));
  await waits.page.evaluate(() => window.turnAway(true));
  await known;
  await mover.page.evaluate(() => window.turnAway(true));
  await mover.page.waitForFunction(() => document.title.startsWith('(1) '));
  await mover.page.evaluate(() => window.turnAway(false));
  await mover.page.waitForFunction(() => !document.title.startsWith('('));
  await mover.play(s => s.turn === 'theirs');
  await waits.page.waitForFunction(() => document.title.startsWith('(1) ') && window.shown.length === 1);
  assert.match((await waits.page.evaluate(() => window.shown))[0], /^Your move: .+, against /);
  assert.deepEqual(await mover.page.evaluate(() => window.shown), []);
  await waits.page.evaluate(() => window.turnAway(false));
  await waits.page.waitForFunction(() => !document.title.startsWith('('));
  assert.equal(await waits.page.evaluate(() => window.shown.length), 1, 'one for one turn');
  await Promise.all([one, two].map(p => p.leave()));
});
