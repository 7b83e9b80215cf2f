// A person at a browser: looks at the page and clicks, types and touches. Nothing here talks to the server.

import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
export const launch = () => chromium.launch({ ...CHROMIUM, timeout: PATIENCE });

/** Nothing that is waited for takes longer, however busy the machine is; what is broken is known after so long. */
export const PATIENCE = 120_000;
/** No game needs as many presses. */
const ENDLESS = 5000;

/** Whether something is asked of who looks at the page, or all is over. */
const awaited = s => s.turn === 'mine' || s.turn === 'over' || s.turn === 'cover' || s.die;

/** Chance that is the same every time. */
export function luck(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Person {
  /** The game that is played when no other is wanted; the first one when nobody said. */
  static usual;

  static async sit(browser, base, options = {}) {
    const person = new Person();
    person.base = base;
    person.context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      ...options,
    });
    person.context.setDefaultTimeout(PATIENCE);
    person.page = await person.context.newPage();
    person.troubles = [];
    person.touch = !!options.hasTouch;
    person.random = luck(options.seed ?? 1815);
    /** What went over the page's sockets, in order: frames as they were. */
    person.heard = [];
    person.said = [];
    const { page, troubles } = person;
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => person.heard.push(String(payload)));
      socket.on('framesent', ({ payload }) => person.said.push(String(payload)));
    });
    page.on('pageerror', error => troubles.push(`error: ${error.message}`));
    page.on('console', line => {
      // A broken line is what some tests are about.
      if (line.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(line.text()))
        troubles.push(`console: ${line.text()}`);
    });
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(base) && !/^(blob|data|ws:\/\/127\.0\.0\.1)/.test(url)) troubles.push(`request to ${url}`);
    });
    return person;
  }

  async leave() {
    assert.deepEqual(this.troubles, [], 'the page had troubles');
    await this.context.close();
  }

  /** The address under which another browser of the same person has the seat of the last match. */
  seat() {
    return this.page.evaluate(() => {
      const [{ id, secret }] = JSON.parse(localStorage.getItem('grognard.recent'));
      return `#/t/${id}/${secret}`;
    });
  }

  go(hash = '#/') {
    return this.page.goto(`${this.base}/${hash}`);
  }

  button(name) {
    return this.page.getByRole('button', { name });
  }

  /** Takes a name on the page of oneself. */
  async takeName(name) {
    await this.go('#/me');
    await this.page.locator('input[name=name]').fill(name);
    await this.button('Take this name').click();
    await this.page.locator('[data-told]', { hasText: name }).waitFor();
  }

  /** The games that can be played, in the order of the home page. */
  async games() {
    await this.go();
    await this.page.locator('a.card').first().waitFor();
    return this.page.locator('a.card').evaluateAll(cards => cards.map(c => c.getAttribute('href').split('/').pop()));
  }

  /**
   * From the home page to the table, as a person sets a match up: the usual game unless another is wanted.
   * `options` are house rules by key; those that a game does not have are left out.
   * `brief` sets every limit as low as it goes, or to that number.
   */
  async newMatch({
    game = Person.usual,
    opponent = 'sergeant',
    side = 'a',
    scenario,
    options = {},
    realDice = false,
    brief = false,
  } = {}) {
    const { page } = this;
    await this.go();
    await page
      .locator(game ? `a.card[href="#/new/${game}"]` : 'a.card')
      .first()
      .click();
    await page.locator(`input[name=opponent][value="${opponent}"]`).check();
    if (scenario) await page.locator(`input[name=scenario][value="${scenario}"]`).check();
    if (opponent !== 'hot-seat') await page.locator(`input[name=side][value="${side}"]`).check();
    if (realDice) await page.locator('input[name=real-dice]').check();
    const keys = Object.keys(options);
    if ((keys.length || brief) && (await page.locator('details[data-house] summary').count()))
      await page.locator('details[data-house] summary').click();
    for (const key of keys) {
      const field = page.locator(`#option-${key}`),
        value = options[key];
      if (!(await field.count())) continue;
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (typeof value === 'number') {
        await field.fill(String(value));
        await field.press('Tab');
      } else await field.selectOption(value);
    }
    if (brief) await this.shorten(Number(brief));
    await page.locator('form .act.main').click();
    await page.waitForURL(/#\/t\//);
  }

  /** On the set-up page: every limit as low as it goes, or as wanted. */
  async shorten(limit = 1) {
    for (const field of await this.page.locator('input[type=number][id^=option-]').all()) {
      if (!/limit|turns|rounds/.test(await field.getAttribute('id'))) continue;
      await field.fill(String(Math.max(limit, Number(await field.getAttribute('min')))));
      await field.press('Tab');
    }
  }

  /** What the page says of itself. */
  state() {
    return this.page.evaluate(() => {
      const table = document.querySelector('main.table');
      if (document.querySelector('main.cover')) return { turn: 'cover' };
      if (!table) return { turn: 'none' };
      const { turn, view, ply, moving } = table.dataset;
      return {
        turn,
        view: Number(view),
        ply: Number(ply),
        moving: moving === 'true',
        die: !!document.querySelector('[data-face]'),
        ask: document.querySelector('.banner [role=status]')?.textContent ?? '',
      };
    });
  }

  async until(wanted, what = 'a state') {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const state = await this.state();
      if (wanted(state)) return state;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(state)}`);
      await this.page.waitForTimeout(25);
    }
  }

  myTurn() {
    return this.until(awaited, 'my turn');
  }

  /** The same, once the last click has had its effect: nothing moves and nothing is on its way. */
  settled() {
    return this.until(s => awaited(s) && !s.moving, 'my turn, with everything at rest');
  }

  over() {
    return this.until(s => s.turn === 'over', 'the end');
  }

  /** Everything that glows and can be reached with the pointer, with where to press. */
  glowing() {
    return this.page.evaluate(() => {
      const out = [],
        seen = el => {
          const r = el.getBoundingClientRect(),
            x = r.left + r.width / 2,
            y = r.top + r.height / 2;
          if (!r.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
          const top = document.elementFromPoint(x, y);
          const same =
            top &&
            (el.contains(top) ||
              top.contains(el) ||
              (el.dataset.cell && top.closest('[data-cell]')?.getAttribute('data-cell') === el.dataset.cell));
          return same ? { x, y } : null;
        };
      const add = (kind, selector) => {
        for (const el of document.querySelectorAll(selector)) {
          const at = seen(el);
          if (at)
            out.push({
              kind,
              id:
                el.dataset.piece ??
                el.dataset.cell ??
                el.dataset.pose ??
                el.dataset.heading ??
                el.dataset.trayPiece ??
                el.dataset.deed ??
                '',
              main: el.classList.contains('main'),
              ...at,
            });
        }
      };
      add('piece', '.gg-board .piece.legal, .gg-board .piece.target');
      add('cell', '.gg-board .cell.legal, .gg-board .cell.target');
      add('choice', '.gg-board .choice');
      add('tray', '[data-tray-piece].legal, [data-tray-piece].target, tr.legal th button');
      add('deed', '.banner [data-deed], .foot [data-deed]');
      return out.filter(
        o =>
          !['back', 'putback', 'skip', 'replay', 'record', 'new', 'rematch', 'hurry', 'now', 'deploy', 'stop'].includes(
            o.id,
          ),
      );
    });
  }

  /** The first thing that glows and is wanted, as soon as it does. */
  async seek(wanted) {
    for (const end = Date.now() + PATIENCE; ; await this.page.waitForTimeout(40)) {
      const all = await this.glowing(),
        found = all.find(wanted);
      if (found) return found;
      if (Date.now() > end) throw new Error(`not found among what glows: ${JSON.stringify(all.slice(0, 8))}`);
    }
  }

  async press({ x, y }) {
    if (this.touch) return this.page.touchscreen.tap(x, y);
    // A hand comes from somewhere: one that stays where it is presses hastily.
    await this.page.mouse.move(x + 11, y + 11);
    await this.page.mouse.click(x, y);
  }

  /** One click on something that glows. Returns what, or nothing when nothing did. */
  async clickSomething({ haste = 0.3 } = {}) {
    const all = await this.glowing(),
      deeds = all.filter(o => o.kind === 'deed'),
      rest = all.filter(o => o.kind !== 'deed');
    const sure = deeds.find(d => /^(go |throw|do$|place$|sure )/.test(d.id));
    const pick = list => list[Math.floor(this.random() * list.length)];
    // A chosen piece is moved rather than let go: cells and choices come before other pieces.
    const places = rest.filter(o => o.kind !== 'piece'),
      wish = places.length && this.random() < 0.8 ? places : rest;
    const chosen =
      sure && this.random() < 0.85
        ? sure
        : deeds.length && (!rest.length || this.random() < haste)
          ? pick(deeds)
          : pick(wish.length ? wish : deeds);
    if (chosen) await this.press(chosen);
    return chosen ?? null;
  }

  /** Presses a face of the die that the umpire asks for, if he still does. */
  async throwDie() {
    const at = await this.page.evaluate(luck => {
      const whole = [...document.querySelectorAll('[data-pad="go"]:not([disabled])')],
        faces = whole.length ? whole : [...document.querySelectorAll('[data-face]:not([disabled])')],
        face = faces[Math.floor(luck * faces.length)];
      face?.scrollIntoView({ block: 'nearest' });
      const r = face?.getBoundingClientRect();
      return r ? { x: r.left + r.width / 2, y: r.top + r.height / 2 } : null;
    }, this.random());
    if (at) await this.press(at);
    else await this.page.waitForTimeout(20);
  }

  /** Plays by clicking whatever glows until `enough` says so. Any game will do. */
  async play(enough, { haste } = {}) {
    let [presses, idle, seen, end] = [0, 0, '', 0];
    for (let looks = 0; ; looks++) {
      const state = await this.state(),
        now = JSON.stringify(state);
      if (enough(state, looks)) return state;
      // A game that goes on may take its time.
      if (now !== seen) [seen, end] = [now, Date.now() + PATIENCE];
      if (Date.now() > end || presses > ENDLESS)
        throw new Error(`the game does not end: ${now} ${JSON.stringify((await this.glowing()).slice(0, 6))}`);
      // A press that came when the game was just over may have led away from the table.
      if (state.turn === 'none' && !this.page.url().includes('#/t/')) await this.page.goBack();
      else if (state.turn === 'cover') await this.page.locator('main.cover button').click();
      else if (state.die) await this.throwDie();
      else if (state.turn !== 'mine' || state.moving) await this.page.waitForTimeout(20);
      else if (await this.clickSomething({ haste })) [presses, idle] = [presses + 1, 0];
      else {
        // What may be touched lies out of sight: look at the whole board.
        if (++idle === 3) await this.page.locator('.gg-board').press('0');
        await this.page.waitForTimeout(50);
      }
    }
  }
}
