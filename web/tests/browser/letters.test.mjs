// Whoever is away is told once, by the ways that he has chosen on his page, and turns everything off by one link.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults } from './everybody.mjs';
import { launch, Person } from './person.mjs';
import { chat, mails, pushService } from './receivers.mjs';
import { Server } from './server.mjs';

let server, browser, card, mail, hook, push;
before(async () => {
  [mail, hook, push] = await Promise.all([mails(), chat(), pushService()]);
  const flags = [
    '--smtp',
    mail.address,
    '--mail-from',
    'Club <club@example.org>',
    '--post-inside',
    '--post-after',
    '1',
  ];
  [server, browser] = await Promise.all([Server.start(flags), launch()]);
  card = await server.plain();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  for (const receiver of [mail, hook, push]) receiver?.close();
});

/** The browser asks a push service of this test's instead of its maker's, which no test may call. */
const pretend = subscription => {
  const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('pretended') ? made : null);
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('pretended', 'yes');
    return made;
  };
};

const way = (person, kind) => person.page.locator(`[data-way=${kind}]`);
const turnedOn = (person, kind) => person.page.locator(`[data-way=${kind}][data-on=true]`).waitFor();

test('one chooses how one is told, and is told once when one is away', async () => {
  const [one, two] = await Promise.all([
    Person.sit(browser, server.base, { permissions: ['notifications'] }),
    Person.sit(browser, server.base, {
      ...{ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    }),
  ]);
  await one.context.addInitScript(pretend, push.subscription);
  const devtools = await one.context.newCDPSession(one.page);
  let registration = null;
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration = registrations.at(-1)?.registrationId ?? registration;
  });
  await devtools.send('ServiceWorker.enable');

  await one.go('#/me');
  await one.page.locator('[data-letters=there]').waitFor();
  assert.deepEqual(await faults(one.page), []);
  await way(one, 'push').locator('button').click();
  await turnedOn(one, 'push');
  await one.page.locator('input[name=hook]').fill(hook.address);
  await way(one, 'hook').locator('form button').click();
  await turnedOn(one, 'hook');
  await one.page.locator('input[name=mail]').fill('vedette@example.org');
  await way(one, 'mail').locator('form button').click();
  await one.page.getByText('We have written to vedette@example.org').waitFor();
  assert.deepEqual(await faults(one.page), []);
  // On another device the address agrees.
  const asked = await mail.inbox.next();
  await two.page.goto(asked.match(/http:\S+#\/confirm\/\S+/)[0]);
  await two.page.locator('[data-agree=letter-confirm]').click();
  await two.page.locator('[data-letter-done=confirm]').waitFor();
  assert.deepEqual(await faults(two.page), []);
  await one.page.reload();
  for (const kind of ['push', 'mail', 'hook']) await turnedOn(one, kind);

  // An offer for days; he goes, and somebody sits down.
  await one.go(`#/new/${card.id}/open`);
  await one.page.locator('input[name=side][value=a]').check();
  await one.page.locator('input[name=pace][value="3d"]').check();
  await one.page.locator('form .act.main').click();
  await one.page.locator('[data-withdraw]').waitFor();
  await one.page.goto('about:blank');
  await two.go('#/tables');
  await two.page.locator('[data-sit]').click();
  const [pushed, posted, mailed] = await Promise.all([push.next(), hook.next(), mail.inbox.next()]);
  const letter = JSON.parse(pushed);
  assert.equal(letter.link, posted.table);
  assert.ok(mailed.includes(letter.link) && mailed.includes('List-Unsubscribe-Post'), mailed);
  assert.match(letter.title, /Somebody sat down/);

  // What the browser shows of it, and where it leads.
  await one.go('#/me');
  assert.ok(registration, 'the service worker is there');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.base,
    registrationId: registration,
    data: pushed,
  });
  const shown = await one.page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.ready;
    const [notification] = await worker.getNotifications();
    return notification && { title: notification.title, link: notification.data.link, lang: notification.lang };
  });
  assert.deepEqual(await shown.jsonValue(), { title: letter.title, link: letter.link, lang: 'en' });
  await one.page.goto(letter.link);
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));

  // All off by one link, pressed on whatever device; who only opens it changes nothing.
  await two.page.goto(mailed.match(/http:\S+\/off\/\w+\/\w+/)[0]);
  await two.page.locator('[data-agree=letter-off]').waitFor();
  assert.deepEqual(await faults(two.page), []);
  await one.go('#/me');
  await turnedOn(one, 'mail');
  await two.page.locator('[data-agree=letter-off]').click();
  await two.page.locator('[data-letter-done=off]').waitFor();
  await one.page.reload();
  await one.page.locator('[data-letters=there]').waitFor();
  for (const kind of ['push', 'mail', 'hook']) await one.page.locator(`[data-way=${kind}][data-on=false]`).waitFor();
  assert.ok(mail.inbox.empty, 'nothing came twice');
  await Promise.all([one, two].map(p => p.leave()));
});

test('what is refused is said beside it', async () => {
  const one = await Person.sit(browser, server.base, { viewport: { width: 360, height: 740 } });
  await one.go('#/me');
  await one.page.locator('input[name=hook]').fill('ftp://example.org/');
  await way(one, 'hook').locator('form button').click();
  await way(one, 'hook').getByRole('alert').waitFor();
  assert.deepEqual(await faults(one.page), []);
  await one.page.locator('input[name=hook]').fill(hook.address);
  await way(one, 'hook').locator('form button').click();
  await turnedOn(one, 'hook');
  await way(one, 'hook').locator('button').click();
  await one.page.locator('[data-way=hook][data-on=false]').waitFor();
  await one.go('#/off/nothing/nothing');
  await one.page.locator('[data-agree=letter-off]').click();
  await one.page.getByText('This link was used already').waitFor();
  await one.leave();
});

test('on holiday the clock of a game by days stands still, and both see it', async () => {
  const [one, two] = await Promise.all([
    Person.sit(browser, server.base),
    Person.sit(browser, server.base, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  ]);
  const people = [{ kind: 'person' }, { kind: 'person' }];
  const made = await server.make(card, people, {}, { kind: 'days', days: 3, reserve: 7 });
  await one.go(`#/t/${made.id}/${made.seats[0]}`);
  await two.go(`#/t/${made.id}/${made.seats[1]}`);
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
  await one.go('#/me');
  await one.page.getByText('30 days are left').waitFor();
  assert.deepEqual(await faults(one.page), []);
  await one.page.locator('input[name=days]').fill('12');
  await one.button('Go on holiday').click();
  await one.page.locator('[data-holidays=on]').waitFor();
  await two.page.locator('[data-rests]', { hasText: 'on holiday' }).first().waitFor();
  assert.deepEqual(await faults(two.page), []);
  await one.button('I am back').click();
  await one.page.locator('[data-holidays=off]').waitFor();
  await two.page.locator('[data-rests]').first().waitFor({ state: 'detached' });
  await Promise.all([one, two].map(p => p.leave()));
});
