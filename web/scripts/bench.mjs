// Figures of the real client in a real browser: frames a second of pan and zoom, and a move on two screens.
//
//   GROGNARD_BIN=target/release/grognard node scripts/bench.mjs [game ...]
//
// Without a graphics card the browser draws in software, on the processor: the figures are then a lower bound,
// and the load counts.

import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, preview } from 'vite';
import { launch, Person } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';

const MOVES = 40,
  SPAN = 3000;
const at = (sorted, percent) => sorted[Math.floor(((sorted.length - 1) * percent) / 100)];
const figures = list => {
  const sorted = [...list].sort((a, b) => a - b);
  const ms = percent => `${at(sorted, percent).toFixed(1)} ms`;
  return `median ${ms(50)}, 95 % ${ms(95)}, worst ${ms(100)}`;
};

const server = await Server.start(),
  browser = await launch();
try {
  const wanted = process.argv.slice(2),
    cards = (await server.games()).filter(c => !wanted.length || wanted.includes(c.id));
  if (!wanted.length) await specimen('province');
  for (const card of cards) await table(card.id);
  const plain = cards.find(c => !c.about.hidden);
  if (plain) await screens(plain.id);
} finally {
  await browser.close();
  await server.stop();
}

/** Frames of a large board by itself, at the size of a small desktop. */
async function specimen(scene) {
  await build({ mode: 'specimen', logLevel: 'error' });
  const site = await preview({ mode: 'specimen', logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  try {
    await page.goto(`${site.resolvedUrls.local[0]}specimen.html?scene=${scene}`);
    await frames(page, await page.locator('h1 small').textContent());
  } finally {
    await page.context().close();
    await site.close();
  }
}

/** Frames of a game as it is played. */
async function table(game) {
  const me = await Person.sit(browser, server.base, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await me.newMatch({ game, opponent: 'recruit', options: { start: 'quick' } });
  await me.page.locator('.ground canvas').waitFor({ timeout: 60_000 });
  const told = me.heard.map(text => JSON.parse(text)).find(m => m.say === 'table'),
    board = told?.views[0]?.view.scene.board;
  const size = board?.kind === 'hex' ? `${board.cells.length} hexes` : (board?.kind ?? 'board'),
    pieces = await me.page.locator('.gg-board .piece').count();
  await frames(me.page, `${game}, ${size}, ${pieces} pieces`);
  await me.context.close();
}

/**
 * Milliseconds of the processor that the browser has used so far, by the kind of its processes: other programs do not
 * spoil these.
 */
async function work() {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo'),
    sum = {};
  for (const { type, cpuTime } of processInfo) sum[type] = (sum[type] ?? 0) + 1000 * cpuTime;
  return sum;
}

/**
 * Frames while a board is dragged about, and while the wheel turns: the mouse is moved sixty times a second, as a hand
 * would.
 */
async function frames(page, what) {
  await page.locator('.ground canvas').waitFor({ timeout: 60_000 });
  const r = await page.locator('.gg-board').boundingBox(),
    x = Math.round(r.x + r.width / 2),
    y = Math.round(r.y + r.height / 2),
    { mouse } = page;
  const hands = {
    pan: i => mouse.move(Math.round(x + 160 * Math.sin(i / 14)), Math.round(y + 110 * Math.cos(i / 11))),
    zoom: i => mouse.wheel(0, i % 60 < 30 ? -30 : 30),
  };
  await mouse.move(x, y);
  for (let i = 0; i < 4; i++) await mouse.wheel(0, -120);
  for (const [name, hand] of Object.entries(hands)) {
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const times = (window.times = []);
      const tick = now => (times.push(now), (window.ticking = requestAnimationFrame(tick)));
      window.ticking = requestAnimationFrame(tick);
    });
    await mouse.move(x, y);
    if (name === 'pan') await mouse.down({ button: 'middle' });
    const before = await work(),
      moves = [],
      begun = performance.now();
    for (let i = 0; performance.now() - begun < SPAN; i++) {
      moves.push(hand(i));
      await sleep(Math.max(0, begun + ((i + 1) * 1000) / 60 - performance.now()));
    }
    await Promise.all(moves);
    const after = await work(),
      shown = await page.evaluate(() => (cancelAnimationFrame(window.ticking), window.times));
    if (name === 'pan') await mouse.up({ button: 'middle' });
    const times = shown.slice(1).map((now, i) => now - shown[i]),
      fps = (1000 * times.length) / (shown.at(-1) - shown[0]);
    const each = kind => ((after[kind] - before[kind]) / times.length).toFixed(1);
    console.log(
      `${what}: ${name} ${fps.toFixed(0)} frames a second; a frame ${figures(times)}; ` +
        `work of a frame: page ${each('renderer')}, screen ${each('GPU')} ms (load ${loadavg()[0].toFixed(1)})`,
    );
  }
}

/** From the press that completes a move to the change of either page; both pages share one clock. */
async function screens(game) {
  const one = await Person.sit(browser, server.base),
    two = await Person.sit(browser, server.base);
  await one.newMatch({ game, opponent: 'friend', options: { start: 'quick' } });
  await two.page.goto(await one.page.locator('input[data-link]').inputValue());
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
  // A hand comes to rest on what it presses and stays a moment on it: what that draws is drawn by then.
  for (const p of [one, two]) {
    p.press = async ({ x, y }) => {
      await p.page.mouse.move(x, y);
      await sleep(150);
      await p.page.mouse.click(x, y, { delay: 70 });
    };
  }
  const both = [one, two],
    apart = [],
    late = [],
    sent = [],
    after = [];
  for (const { page } of both) {
    await page.evaluate(() => {
      const now = () => performance.timeOrigin + performance.now(),
        table = () => document.querySelector('main.table').dataset.ply;
      window.changed = {};
      new MutationObserver(() => (window.changed[table()] ??= now())).observe(document.body, {
        subtree: true,
        attributeFilter: ['data-ply'],
      });
      addEventListener('pointerup', event => (window.pressed = performance.timeOrigin + event.timeStamp), true);
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (String(text).includes('"act"')) window.acted = { pressed: window.pressed, sent: now() };
        return send.call(this, text);
      };
    });
  }
  while (late.length < MOVES) {
    const states = await Promise.all(both.map(p => p.state()));
    if (states.some(s => s.turn === 'over')) break;
    const mover = states[0].turn === 'mine' ? one : two,
      from = (await mover.state()).ply;
    await mover.play(s => s.ply > from, { haste: 0 });
    const { ply } = await mover.state();
    await Promise.all(both.map(p => p.until(s => s.ply >= ply, 'the move on both screens')));
    const [a, b] = await Promise.all(both.map(p => p.page.evaluate(n => window.changed[n], ply))),
      acted = await mover.page.evaluate(() => window.acted);
    if (a === undefined || b === undefined) continue;
    apart.push(Math.abs(a - b));
    late.push(Math.max(a, b) - acted.pressed);
    sent.push(acted.sent - acted.pressed);
    after.push(Math.max(a, b) - acted.sent);
  }
  console.log(
    `${game}: ${late.length} moves, from the press to both pages: ${figures(late)}; ` +
      `of it until the order is sent: ${figures(sent)}, and from there: ${figures(after)}; ` +
      `the pages apart: ${figures(apart)} (load ${loadavg()[0].toFixed(1)})`,
  );
  for (const p of both) await p.context.close();
}
