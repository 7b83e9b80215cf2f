// Nothing is lost by a click and nothing stays unexplained: seats, cautions, buttons that keep their place, the
// commander beside one's own decision, what the enemy did, the log, and the pad for real dice.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';
import * as staged from './staged.mjs';
import { die, line, stage, table } from './staged.mjs';

let server,
  browser,
  game,
  scene,
  people = [];
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  ({ game, scene } = await stage(server));
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  for (const person of people.splice(0)) await person.leave();
});

const cell = i => scene.board.cells[i].id;
const view = more => staged.view(scene, more);
const button = (id, words, more) => ({ action: id, touch: [{ button: [id, words] }], ...more });
async function sit(hello, answer = (request, say) => say({ say: 'done', ask: request.ask }), options) {
  const seated = await staged.sit(browser, server, hello, answer, options);
  people.push(seated.person);
  return { ...seated, page: seated.person.page };
}
async function come() {
  const person = await Person.sit(browser, server.base);
  people.push(person);
  return person;
}
/** Keeps what banner, clock and log say together at every change from now on, however fast they change. */
const watch = page =>
  page.evaluate(() => {
    const text = selector => document.querySelector(selector)?.textContent ?? '',
      look = () => globalThis.seen.push({ banner: text('.banner'), page: text('main.table') });
    globalThis.seen = [];
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const seen = (page, words) =>
  page.waitForFunction(words => globalThis.seen.some(look => look.banner.includes(words)), words);
const acts = heard => heard.filter(r => r.say === 'act').map(r => r.action);

test('a seat belongs to who sat down: its link is used up, and a new one moves it', async () => {
  const host = await come();
  host.context.setDefaultTimeout(60_000); // four browsers at once are slow to begin
  await host.go(`#/new/${game}`);
  await host.page.locator('input[name=opponent][value=friend]').check();
  await host.page.locator('form .act.main').click();
  const link = await host.page.locator('input[data-link]').first().inputValue();
  const guest = await come();
  await guest.page.goto(link);
  await guest.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning');
  assert.ok(!guest.page.url().includes(link.split('/').pop()), 'the address no longer holds the link');

  // The inviter does not see the link any more, and who has it all the same is not let in.
  await host.button('Menu').click();
  await host.page.locator('[data-menu=links]').click();
  const shown = await host.page.locator('[data-link]').evaluateAll(all => all.map(input => input.value));
  assert.ok(!shown.includes(link), 'a taken seat is not offered again');
  const thief = await come();
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
  const other = await come();
  await other.page.goto(moved);
  await other.until(s => ['mine', 'theirs'].includes(s.turn), 'the seat on the other device');
  await guest.page.getByRole('alert').filter({ hasText: 'another device' }).waitFor();
});

test('an act that ends the game or gives something away says so on its button and asks once', async () => {
  const end = button('end', 'End movement', {
    caution: { ends: 'the game ends, 4 towns to 5', lasting: true },
  });
  const quiet = button('wait', 'Wait', { caution: { forfeits: ['one attack is open'], lasting: false } });
  const { page, heard, person } = await sit(say => {
    say(staged.welcome(game));
    say(table([{ side: 'a', view: view({ gestures: [end, quiet] }) }]));
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
  const { page, heard, person } = await sit(say => {
    say(staged.welcome(game));
    say(table([{ side: 'a', view: view({ gestures: [win] }) }]));
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
  const { page, person, say } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ gestures: long }) }]));
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
  say(table([{ side: 'a', view: view({ view: 2, gestures: long.slice(1) }) }]));
  await person.until(s => s.view === 2);
  say(table([{ side: 'a', view: view({ view: 3, gestures: long }) }]));
  await person.until(s => s.view === 3);
  await page.locator('.foot [aria-expanded=false]').waitFor();
  assert.equal(await page.locator('.foot .rest').count(), 0);
});

test('a press repeated in one place does the same thing or nothing', async () => {
  let told = 1;
  const { page, heard, person } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ gestures: [button('throw', 'Throw the dice')] }) }]));
    },
    (request, say) => {
      if (request.say === 'act') {
        told += 1;
        const next = told === 2 ? button('end', 'End the combats') : button('later', 'Later');
        say(table([{ side: 'a', view: view({ view: told, gestures: [next] }) }]));
      }
      say({ say: 'done', ask: request.ask });
    },
  );
  await person.until(s => s.turn === 'mine');
  const box = await page.locator('.banner .act.main').boundingBox();
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
  const main = words => page.locator('.banner .act.main', { hasText: words });
  // within the page, so that a slow machine does not make a patient hand of a hasty one
  await page.evaluate(
    async ([clientX, clientY]) => {
      for (let i = 0; i < 4; i++) {
        const press = new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY });
        document.elementFromPoint(clientX, clientY).dispatchEvent(press);
        await new Promise(done => setTimeout(done, 60));
      }
    },
    [x, y],
  );
  await main('End the combats').waitFor();
  assert.deepEqual(acts(heard), ['throw'], 'the hasty hand threw once and ended nothing');
  const after = await page.locator('.banner .act.main').boundingBox();
  assert.ok(Math.abs(after.x + after.width - (box.x + box.width)) < 1, 'the main button keeps its place');
  await page.mouse.move(x - 60, y + 80);
  await page.mouse.click(x, y);
  await main('Later').waitFor();
  assert.deepEqual(acts(heard), ['throw', 'end'], 'a hand that has moved means it');
});

test('while the commander thinks in a simultaneous phase, question and buttons stay', async () => {
  const asking = { ...scene, banner: { side: null, phase: 'Orders', ask: 'Write your orders.', help: null } };
  const { page, heard, person } = await sit(say => {
    say(staged.welcome(game, { seats: [{ kind: 'person' }, { kind: 'commander', rank: 'captain' }] }));
    say(
      table(
        [
          {
            side: 'a',
            view: view({ scene: asking, gestures: [button('seal', 'Seal')], awaits: [true, true], sealed: true }),
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

test('what the enemy does out of sight of a small screen is brought into it', async () => {
  const far = scene.board.cells.reduce((a, b) => (b.c + b.r > a.c + a.r ? b : a)).id,
    placed = { ...scene, focus: [cell(20)], pieces: [...scene.pieces, { ...scene.pieces[1], id: 'Sc', at: far }] };
  const put = line('Regiment b is there', { cells: [far] });
  const { page, person, say } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ scene: { ...scene, focus: [cell(20)] }, awaits: [false, true] }) }]));
    },
    undefined,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await person.until(s => s.turn === 'theirs');
  await page.locator('.ground canvas').waitFor();
  const outside = () =>
    page.evaluate(() => {
      const [piece, board] = ['[data-piece=Sc]', '.gg-board'].map(s =>
        document.querySelector(s).getBoundingClientRect(),
      );
      return (
        piece.left < board.left || piece.right > board.right || piece.top < board.top || piece.bottom > board.bottom
      );
    });
  say(
    table([{ side: 'a', view: view({ view: 2, ply: 1, scene: placed, gestures: [button('pass', 'Pass')] }) }], {
      frames: [{ line: put, pieces: placed.pieces, overlays: [] }],
      log: [{ ply: 1, lines: [put] }],
    }),
  );
  await person.until(s => s.turn === 'mine');
  await page.locator('[data-piece=Sc]').waitFor({ state: 'attached' });
  for (const end = Date.now() + 5000; await outside(); await page.waitForTimeout(50))
    assert.ok(Date.now() < end, 'the regiment stays out of sight');
});

test('what the enemy did is marked until I act, and is walked through again on request', async () => {
  const moved = { ...scene, pieces: scene.pieces.map(p => (p.id === 'Sb' ? { ...p, at: cell(40) } : p)) };
  const walk = line('Regiment b marches', {
    cells: [cell(21), cell(40)],
    motions: [{ piece: 'Sb', path: [cell(21), cell(40)], removed: false }],
  });
  const frame = { line: walk, pieces: moved.pieces, overlays: [] };
  const { page, person, say } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ awaits: [false, true] }) }]));
    },
    (request, answer) => {
      if (request.say === 'act')
        answer(
          table([{ side: 'a', view: view({ view: 4, ply: 2, scene: moved, awaits: [false, true] }) }], {
            log_kept: 2,
            log_from: 2,
          }),
        );
      answer({ say: 'done', ask: request.ask });
    },
  );
  await person.until(s => s.turn === 'theirs');
  say(
    table([{ side: 'a', view: view({ view: 2, ply: 1, scene: moved, gestures: [button('pass', 'Pass')] }) }], {
      frames: [frame],
      log: [{ ply: 1, lines: [walk] }],
    }),
  );
  await person.until(s => s.turn === 'mine');
  // A second message without an event of its own does not wipe it out.
  say(
    table([{ side: 'a', view: view({ view: 3, ply: 1, scene: moved, gestures: [button('pass', 'Pass')] }) }], {
      log_kept: 2,
      log_from: 2,
    }),
  );
  await person.until(s => s.view === 3);
  const ways = page.locator('.gg-board .ghostpath');
  await ways.first().waitFor({ state: 'attached' });
  await page.locator('[data-retell]').waitFor();
  await watch(page);
  await page.keyboard.press('w');
  await seen(page, 'marches');
  await person.until(s => !s.moving);
  await page.locator('.banner [data-deed="touch pass"]').click();
  await person.until(s => s.view === 4);
  assert.equal(await ways.count(), 0, 'gone once I have acted');
});

test('banner, cards and log do not run ahead of what the board shows', async () => {
  const later = { ...scene, banner: { side: 'a', phase: 'Combat', ask: 'LATER', help: null }, clock: 'Round 9' };
  const lines = ['first thing', 'second thing', 'third thing'].map(text => line(text));
  const frames = lines.map(one => ({ line: one, pieces: scene.pieces, overlays: [] }));
  const { page, person, say } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ awaits: [false, true] }) }]));
    },
    undefined,
    { reducedMotion: 'no-preference' },
  );
  await person.until(s => s.turn === 'theirs');
  await watch(page);
  say(
    table([{ side: 'a', view: view({ view: 2, ply: 1, scene: later, gestures: [button('pass', 'Pass')] }) }], {
      frames,
      log: [{ ply: 1, lines }],
    }),
  );
  await seen(page, 'LATER');
  const looks = await page.evaluate(() => globalThis.seen),
    early = looks.filter(look => look.banner.includes('first thing'));
  assert.ok(early.length, 'the first thing was told by itself');
  for (const look of early) assert.ok(!/third thing|LATER|Round 9/.test(look.page), 'nothing runs ahead of it');
  assert.match(await page.locator('.log').textContent(), /third thing/);
});

test('the log tells the game that was played, the newest in view', async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ ply: i, lines: [line(`line number ${i}.`)] }));
  const { page, person } = await sit(say => {
    say(staged.welcome(game));
    say(
      table([{ side: 'a', view: view({ ply: 13, gestures: [button('pass', 'Pass')] }) }], {
        log: [
          ...many,
          { ply: 12, lines: [line('taken back')], back_to: 10 },
          { ply: 13, lines: [line('Round one', { kind: 'turn', side: null })] },
        ],
      }),
    );
  });
  await person.until(s => s.turn === 'mine');
  const log = page.locator('.log'),
    text = await log.textContent();
  assert.ok(!/line number 1[01]\./.test(text), 'what was taken back is gone');
  assert.match(text, /Round one.*Before the first turn.*taken back.*line number 9\./s, 'each under its heading');
  const newest = await log.getByText('taken back').boundingBox(),
    height = page.viewportSize().height;
  assert.ok(newest && newest.y > 0 && newest.y + newest.height < height, 'the newest line is in view');
});

test('the pad asks for all dice of a throw at once, and takes them by keys in one go', async () => {
  const five = die({
    what: 'Attack: 2nd Division',
    count: 5,
    by: 'a',
    act: '2nd Division attacks',
    wants: [{ from: 2, to: 3, means: 'a loss' }],
  });
  const chits = die({ what: 'Chit', faces: 7, lowest: 0, drawn: ['I Corps', 'II Corps', 'Cavalry'] });
  const { page, heard } = await sit(
    say => {
      say(staged.welcome(game, { real_dice: true }));
      say(table([{ side: 'a', view: view({ die: five }) }]));
    },
    (request, say) => {
      if (request.say === 'throw') say(table([{ side: 'a', view: view({ view: 2, die: chits }) }]));
      if (request.say === 'draw') say(table([{ side: 'a', view: view({ view: 3 }) }]));
      say({ say: 'done', ask: request.ask });
    },
  );
  const pad = page.locator('[data-panel=pad]');
  await pad.getByText('2nd Division attacks').waitFor();
  assert.equal(await pad.locator('.slots li').count(), 5);
  assert.ok(await page.locator('[data-pad=go]').isDisabled(), 'not before all dice are there');
  await page.keyboard.type('3 5 6 2 2');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await pad.getByRole('button', { name: 'II Corps', exact: true }).click();
  await pad.waitFor({ state: 'detached' });
  assert.deepEqual(
    heard.slice(1).map(({ say, values, face }) => [say, values ?? face]),
    [
      ['throw', [3, 5, 6, 2, 1]],
      ['draw', 1],
    ],
  );
});

test('on a phone the dice of a throw are reached without scrolling', async () => {
  const wants = [{ from: 5, to: 6, means: 'saved' }],
    six = die({ what: 'Saves of the 33rd Foot', count: 6, by: 'a', act: '33rd Foot under fire', wants });
  const { page } = await sit(
    say => {
      say(staged.welcome(game, { real_dice: true }));
      say(table([{ side: 'a', view: view({ die: six }) }]));
    },
    undefined,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await page.locator('[data-panel=pad]').waitFor();
  const hidden = await page.evaluate(() => {
    const foot = document.querySelector('.foot').getBoundingClientRect().top;
    return [...document.querySelectorAll('[data-panel=pad] button')]
      .filter(el => el.getBoundingClientRect().bottom > foot)
      .map(el => el.textContent.trim() || el.dataset.face);
  });
  assert.deepEqual(hidden, []);
});

/** Two regiments beside the board, to be set up on two places. */
function reserve(left, more) {
  const piece = id => ({ ...scene.pieces[0], id, at: undefined, name: id, label: id }),
    banner = { ...scene.banner, phase: { key: 'phase-deploy' } };
  return {
    ...staged.view({
      ...scene,
      banner,
      trays: [{ kind: 'pieces', label: 'Reserve', pieces: left.map(piece), hidden: 0 }],
    }),
    gestures: [
      ...left.map((id, i) => ({ action: `put ${id}`, touch: [{ piece: id }, { cell: cell(40 + i) }] })),
      button('end', 'End deployment'),
    ],
    ...more,
  };
}

test('the table deploys the rest for who asks, and leaves the end of it to him', async () => {
  const all = ['R1', 'R2'];
  let left = all;
  const { page, heard } = await sit(
    say => {
      say(staged.welcome(game));
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
  sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: reserve(['R1', 'R2']) }]));
    },
    undefined,
    options,
  );

test('the piece that every act begins with has its ring and its places, and nothing is begun by that', async () => {
  const only = reserve(['R1']);
  only.gestures = only.gestures.filter(g => g.action === 'put R1');
  const { page } = await sit(say => {
    say(staged.welcome(game));
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
  await touch('touchStart', at);
  await draw(at, up);
  assert.equal(await page.locator('.carried').count(), 0, 'a quick finger scrolls');
  await touch('touchEnd');

  await piece.scrollIntoViewIfNeeded();
  const from = await middle(piece);
  await touch('touchStart', from);
  await page.waitForTimeout(260); // held for at least so long
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
  const { cells } = scene.board,
    [width, row] = [Math.max(...cells.map(c => c.c)), Math.round(Math.max(...cells.map(c => c.r)) / 2)],
    at = c => cells.find(cell => cell.c === c && cell.r === row)?.id;
  // the goal lies right of the middle: there is more room on the side where the piece stands
  const [from, goal] = [at(width - 4), at(width - 2)],
    there = { ...scene, pieces: scene.pieces.map(p => (p.id === 'Sa' ? { ...p, at: from } : p)) },
    go = { action: 'go', touch: [{ piece: 'Sa' }, { cell: goal }] };
  const { page, person } = await sit(
    say => {
      say(staged.welcome(game));
      say(table([{ side: 'a', view: view({ scene: there, gestures: [go] }) }]));
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
    say(staged.welcome(game));
    say(table([{ side: 'a', view: beside }]));
  };
  const { page } = await sit(hello),
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

  const small = await sit(hello, undefined, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
    finger = await small.person.context.newCDPSession(small.page),
    held = small.page.locator('[data-meter]').first();
  await held.scrollIntoViewIfNeeded();
  const [x, y] = await middle(held);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await small.page.locator('[data-card].pinned').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.ok(await small.page.locator('[data-card].pinned').isVisible(), 'it stays');
});

test('an address that leads nowhere says so', async () => {
  const me = await come();
  await me.go('#/no/such/page');
  await me.page.getByRole('heading', { name: 'This page does not exist.' }).waitFor();
});
