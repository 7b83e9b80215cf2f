// Nothing is lost by a click: seats, cautions, buttons that keep their place, the commander beside one's own decision.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acts, button, Company, table } from './staged.mjs';

const here = new Company();

test('a seat belongs to who sat down: its link is used up, and a new one moves it', async () => {
  const host = await here.come();
  await host.go(`#/new/${here.game}`);
  await host.page.locator('input[name=opponent][value=friend]').check();
  await host.page.locator('form .act.main').click();
  const link = await host.page.locator('input[data-link]').first().inputValue();
  const guest = await here.come();
  await guest.page.goto(link);
  await guest.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning');
  assert.ok(!guest.page.url().includes(link.split('/').pop()), 'the address no longer holds the link');

  // The inviter does not see the link any more, and who has it all the same is not let in.
  await host.button('Menu').click();
  await host.page.locator('[data-menu=links]').click();
  const shown = await host.page.locator('[data-link]').evaluateAll(all => all.map(input => input.value));
  assert.ok(!shown.includes(link), 'a taken seat is not offered again');
  const thief = await here.come();
  await thief.page.goto(link);
  await thief.page.getByRole('alert').filter({ hasText: 'already sat down' }).waitFor();
  await guest.page.locator('[data-notice]', { hasText: 'tried to open your seat' }).waitFor();

  // His own seat survives a reload, and goes where he wants it.
  await guest.page.reload();
  await guest.until(s => ['mine', 'theirs'].includes(s.turn), 'his own seat again');
  await guest.button('Menu').click();
  await guest.page.locator('[data-menu=links]').click();
  await guest.page.locator('[data-menu=move-seat]').click();
  const moved = await guest.page.locator('[data-link]').last().inputValue();
  const other = await here.come();
  await other.page.goto(moved);
  await other.until(s => ['mine', 'theirs'].includes(s.turn), 'the seat on the other device');
  await guest.page.getByRole('alert').filter({ hasText: 'another device' }).waitFor();
});

test('an act that ends the game or gives something away says so on its button and asks once', async () => {
  const end = button('end', 'End movement', {
    caution: { ends: 'the game ends, 4 towns to 5', lasting: true },
  });
  const quiet = button('wait', 'Wait', { caution: { forfeits: ['one attack is open'], lasting: false } });
  const { page, heard, person } = await here.sit(say => {
    say(here.welcome());
    say(table([{ side: 'a', view: here.view({ gestures: [end, quiet] }) }]));
  });
  await person.until(s => s.turn === 'mine');
  const deed = page.locator('.banner [data-deed="touch end"]');
  assert.match(await deed.textContent(), /4 towns to 5/);
  assert.match(await page.locator('.banner [data-deed="touch wait"]').textContent(), /one attack is open/);
  await deed.click();
  await page.locator('.banner [data-deed="sure end"]').waitFor();
  await page.getByText('End movement: are you sure?').waitFor();
  assert.deepEqual(acts(heard), [], 'asked once');
  await page.locator('.banner [data-deed=back]').click();
  await deed.click();
  await page.waitForTimeout(500); // read for at least so long: a hasty second press in one place does nothing
  await page.locator('.banner [data-deed="sure end"]').click();
  await person.until(() => acts(heard).length > 0, 'the act');
  assert.deepEqual(acts(heard), ['end']);
});

test('an act that wins the game says so on its button, and is done without being asked about', async () => {
  const win = button('end', 'End movement', {
    caution: { ends: 'the game ends, you win 8 towns to 1', wins: true, forfeits: ['one attack'], lasting: true },
  });
  const { page, heard, person } = await here.sit(say => {
    say(here.welcome());
    say(table([{ side: 'a', view: here.view({ gestures: [win] }) }]));
  });
  await person.until(s => s.turn === 'mine');
  const deed = page.locator('.banner [data-deed="touch end"]');
  assert.match(await deed.textContent(), /8 towns to 1/);
  await deed.click();
  await person.until(() => acts(heard).length > 0, 'the act');
  assert.deepEqual(acts(heard), ['end']);
});

test('on a phone the words of a button fit it, and a list of others closes with its decision', async () => {
  const long = ['attack', 'wait', 'end'].map(id => button(id, 'Attack: 3 to 1, without a refuge, removed'));
  const { page, person, say } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ gestures: long }) }]));
    },
    undefined,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await person.until(s => s.turn === 'mine');
  const main = page.locator('.foot .act.main'),
    [words, box] = [await main.locator('span').boundingBox(), await main.boundingBox()];
  assert.ok(words.y >= box.y && words.y + words.height <= box.y + box.height, 'the words fit');
  await page.locator('.foot [aria-expanded]').tap();
  await page.locator('.foot .rest').waitFor();
  say(table([{ side: 'a', view: here.view({ view: 2, gestures: long.slice(1) }) }]));
  await person.until(s => s.view === 2);
  say(table([{ side: 'a', view: here.view({ view: 3, gestures: long }) }]));
  await person.until(s => s.view === 3);
  await page.locator('.foot [aria-expanded=false]').waitFor();
  assert.equal(await page.locator('.foot .rest').count(), 0);
});

test('a press repeated in one place does the same thing or nothing', async () => {
  let told = 1;
  const { page, heard, person } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ gestures: [button('throw', 'Throw the dice')] }) }]));
    },
    (request, say) => {
      if (request.say === 'act') {
        told += 1;
        const next = told === 2 ? button('end', 'End the combats') : button('later', 'Later');
        say(table([{ side: 'a', view: here.view({ view: told, gestures: [next] }) }]));
      }
      say({ say: 'done', ask: request.ask });
    },
  );
  await person.until(s => s.turn === 'mine');
  const box = await page.locator('.banner .act.main').boundingBox();
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
  const main = words => page.locator('.banner .act.main', { hasText: words });
  // The hand says when it pressed, so that a slow machine does not make a patient one of a hasty one.
  const begun = await page.evaluate(() => performance.now());
  const press = n =>
    page.evaluate(
      ([clientX, clientY, timeStamp]) => {
        const press = new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY });
        Object.defineProperty(press, 'timeStamp', { value: timeStamp });
        document.elementFromPoint(clientX, clientY).dispatchEvent(press);
      },
      [x, y, begun + 60 * n],
    );
  await press(0);
  await main('End the combats').waitFor();
  for (let n = 1; n < 4; n++) await press(n);
  assert.deepEqual(acts(heard), ['throw'], 'the hasty hand threw once and ended nothing');
  const after = await page.locator('.banner .act.main').boundingBox();
  assert.ok(Math.abs(after.x + after.width - (box.x + box.width)) < 1, 'the main button keeps its place');
  await page.mouse.move(x - 60, y + 80);
  await page.mouse.click(x, y);
  await main('Later').waitFor();
  assert.deepEqual(acts(heard), ['throw', 'end'], 'a hand that has moved means it');
});

test('while the commander thinks in a simultaneous phase, question and buttons stay', async () => {
  const asking = { ...here.scene, banner: { side: null, phase: 'Orders', ask: 'Write your orders.', help: null } };
  const { page, heard, person } = await here.sit(say => {
    say(here.welcome({ seats: [{ kind: 'person' }, { kind: 'commander', rank: 'captain' }] }));
    say(
      table(
        [
          {
            side: 'a',
            view: here.view({ scene: asking, gestures: [button('seal', 'Seal')], awaits: [true, true], sealed: true }),
          },
        ],
        { thinking: 'b' },
      ),
    );
  });
  await person.until(s => s.turn === 'mine');
  assert.match(await page.locator('.banner [role=status]').textContent(), /Write your orders/);
  await page.locator('[data-panel=sides] [data-hurry]').click();
  await page.locator('.banner [data-deed="touch seal"]').click();
  await person.until(() => acts(heard).length && heard.some(r => r.say === 'hurry'), 'both requests');
  assert.deepEqual(acts(heard), ['seal']);
  assert.ok(heard.some(r => r.say === 'hurry'));
});

test('an address that leads nowhere says so', async () => {
  const me = await here.come();
  await me.go('#/no/such/page');
  await me.page.getByRole('heading', { name: 'This page does not exist.' }).waitFor();
});
