// Nothing stays unexplained: what the enemy did, in its order, and what the log and the dice pad say of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, Company, die, line, table } from './staged.mjs';

const here = new Company();

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

test('what the enemy does out of sight of a small screen is brought into it', async () => {
  const far = here.scene.board.cells.reduce((a, b) => (b.c + b.r > a.c + a.r ? b : a)).id,
    placed = {
      ...here.scene,
      focus: [here.cell(20)],
      pieces: [...here.scene.pieces, { ...here.scene.pieces[1], id: 'Sc', at: far }],
    };
  const put = line('Regiment b is there', { cells: [far] });
  const { page, person, say } = await here.sit(
    say => {
      say(here.welcome());
      say(
        table([
          { side: 'a', view: here.view({ scene: { ...here.scene, focus: [here.cell(20)] }, awaits: [false, true] }) },
        ]),
      );
    },
    undefined,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await person.until(s => s.turn === 'theirs');
  await page.locator('.ground canvas').waitFor();
  say(
    table([{ side: 'a', view: here.view({ view: 2, ply: 1, scene: placed, gestures: [button('pass', 'Pass')] }) }], {
      frames: [{ line: put, pieces: placed.pieces, overlays: [] }],
      log: [{ ply: 1, lines: [put] }],
    }),
  );
  await person.until(s => s.turn === 'mine');
  await page.locator('[data-piece=Sc]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const [piece, board] = ['[data-piece=Sc]', '.gg-board'].map(s => document.querySelector(s).getBoundingClientRect());
    return (
      piece.left >= board.left && piece.right <= board.right && piece.top >= board.top && piece.bottom <= board.bottom
    );
  });
});

test('what the enemy did is marked until I act, and is walked through again on request', async () => {
  const moved = {
    ...here.scene,
    pieces: here.scene.pieces.map(p => (p.id === 'Sb' ? { ...p, at: here.cell(40) } : p)),
  };
  const walk = line('Regiment b marches', {
    cells: [here.cell(21), here.cell(40)],
    motions: [{ piece: 'Sb', path: [here.cell(21), here.cell(40)], removed: false }],
  });
  const frame = { line: walk, pieces: moved.pieces, overlays: [] };
  const { page, person, say } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ awaits: [false, true] }) }]));
    },
    (request, answer) => {
      if (request.say === 'act')
        answer(
          table([{ side: 'a', view: here.view({ view: 4, ply: 2, scene: moved, awaits: [false, true] }) }], {
            log_kept: 2,
            log_from: 2,
          }),
        );
      answer({ say: 'done', ask: request.ask });
    },
  );
  await person.until(s => s.turn === 'theirs');
  say(
    table([{ side: 'a', view: here.view({ view: 2, ply: 1, scene: moved, gestures: [button('pass', 'Pass')] }) }], {
      frames: [frame],
      log: [{ ply: 1, lines: [walk] }],
    }),
  );
  await person.until(s => s.turn === 'mine');
  // A second message without an event of its own does not wipe it out.
  say(
    table([{ side: 'a', view: here.view({ view: 3, ply: 1, scene: moved, gestures: [button('pass', 'Pass')] }) }], {
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
  const later = { ...here.scene, banner: { side: 'a', phase: 'Combat', ask: 'LATER', help: null }, clock: 'Round 9' };
  const lines = ['first thing', 'second thing', 'third thing'].map(text => line(text));
  const frames = lines.map(one => ({ line: one, pieces: here.scene.pieces, overlays: [] }));
  const { page, person, say } = await here.sit(
    say => {
      say(here.welcome());
      say(table([{ side: 'a', view: here.view({ awaits: [false, true] }) }]));
    },
    undefined,
    { reducedMotion: 'no-preference' },
  );
  await person.until(s => s.turn === 'theirs');
  await watch(page);
  say(
    table([{ side: 'a', view: here.view({ view: 2, ply: 1, scene: later, gestures: [button('pass', 'Pass')] }) }], {
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
  const { page, person } = await here.sit(say => {
    say(here.welcome());
    say(
      table([{ side: 'a', view: here.view({ ply: 13, gestures: [button('pass', 'Pass')] }) }], {
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
  const { page, heard } = await here.sit(
    say => {
      say(here.welcome({ real_dice: true }));
      say(table([{ side: 'a', view: here.view({ die: five }) }]));
    },
    (request, say) => {
      if (request.say === 'throw') say(table([{ side: 'a', view: here.view({ view: 2, die: chits }) }]));
      if (request.say === 'draw') say(table([{ side: 'a', view: here.view({ view: 3 }) }]));
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
  const { page } = await here.sit(
    say => {
      say(here.welcome({ real_dice: true }));
      say(table([{ side: 'a', view: here.view({ die: six }) }]));
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
