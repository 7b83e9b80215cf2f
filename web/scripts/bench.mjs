// Figures of the real client in a real browser: frames a second of pan and zoom, and a move on two screens.
//
//   GROGNARD_BIN=target/release/grognard node scripts/bench.mjs [game ...]
//
// Without a graphics card the browser draws in software: the figures are then a lower bound.

import { launch, Person } from '../tests/browser/person.mjs';
import { Server } from '../tests/browser/server.mjs';

const MOVES = 40, SPAN = 3000;
const at = (sorted, percent) => sorted[Math.floor(((sorted.length - 1) * percent) / 100)];
const figures = list => {
  const sorted = [...list].sort((a, b) => a - b);
  return `median ${at(sorted, 50).toFixed(1)} ms, 95 % ${at(sorted, 95).toFixed(1)} ms, worst ${at(sorted, 100).toFixed(1)} ms`;
};

const server = await Server.start(), browser = await launch();
try {
  const wanted = process.argv.slice(2), cards = (await server.games()).filter(c => !wanted.length || wanted.includes(c.id));
  for (const card of cards) await frames(card.id);
  const plain = cards.find(c => !c.about.hidden);
  if (plain) await screens(plain.id);
} finally {
  await browser.close();
  await server.stop();
}

/** Frames while the board is dragged about, and while the wheel turns. */
async function frames(game) {
  const me = await Person.sit(browser, server.base, { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  await me.newMatch({ game, opponent: 'recruit', options: { start: 'quick' } });
  await me.page.locator('.ground canvas').waitFor({ timeout: 60_000 });
  await me.page.waitForTimeout(500);
  const told = me.heard.map(text => JSON.parse(text)).find(m => m.say === 'table'), board = told?.views[0]?.view.scene.board;
  const size = board?.kind === 'hex' ? `${board.cells.length} hexes` : (board?.kind ?? 'board'), pieces = await me.page.locator('.gg-board .piece').count();
  for (const what of ['pan', 'zoom']) {
    // Moved by the page itself, once a frame: a driver from outside would be the thing measured.
    const times = await me.page.evaluate(async ([kind, span]) => {
      const board = document.querySelector('.gg-board'), r = board.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
      const send = (type, dx, dy) => board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'mouse', button: 1, buttons: 4, clientX: x + dx, clientY: y + dy }));
      board.setPointerCapture = () => {};
      const wheel = delta => board.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: delta, clientX: x, clientY: y }));
      if (kind === 'pan') for (let i = 0; i < 6; i++) wheel(-120);
      await new Promise(done => setTimeout(done, 800));
      const times = [];
      let last = performance.now();
      const begun = last;
      if (kind === 'pan') send('pointerdown', 0, 0);
      for (let i = 0; last - begun < span; i++) {
        const now = await new Promise(done => requestAnimationFrame(done));
        times.push(now - last);
        last = now;
        if (kind === 'pan') send('pointermove', 160 * Math.sin(i / 14), 110 * Math.cos(i / 11));
        else wheel(i % 60 < 30 ? -30 : 30);
      }
      if (kind === 'pan') send('pointerup', 0, 0);
      return times.slice(2);
    }, [what, SPAN]);
    const fps = (1000 * times.length) / times.reduce((a, b) => a + b, 0);
    console.log(`${game} (${size}, ${pieces} pieces): ${what} ${fps.toFixed(0)} frames a second; a frame ${figures(times)}`);
  }
  await me.context.close();
}

/** From the mover's click to the picture on either screen; both pages share one clock. */
async function screens(game) {
  const one = await Person.sit(browser, server.base), two = await Person.sit(browser, server.base);
  await one.newMatch({ game, opponent: 'friend', options: { start: 'quick' } });
  await two.page.goto(await one.page.locator('input[data-link]').inputValue());
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
  const both = [one, two], apart = [], sent = [];
  for (const { page } of both) {
    await page.evaluate(() => {
      window.shown = {};
      const look = () => {
        const ply = document.querySelector('main.table')?.dataset.ply;
        window.shown[ply] ??= performance.timeOrigin + performance.now();
        requestAnimationFrame(look);
      };
      look();
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (String(text).includes('"act"')) window.acted = performance.timeOrigin + performance.now();
        return send.call(this, text);
      };
    });
  }
  while (apart.length < MOVES) {
    const states = await Promise.all(both.map(p => p.state()));
    if (states.some(s => s.turn === 'over')) break;
    const mover = states[0].turn === 'mine' ? one : two, from = (await mover.state()).ply;
    await mover.play(s => s.ply > from, { haste: 0 });
    const { ply } = await mover.state();
    await Promise.all(both.map(p => p.until(s => s.ply >= ply, 'the move on both screens')));
    const [a, b] = await Promise.all(both.map(p => p.page.evaluate(n => window.shown[n], ply))), acted = await mover.page.evaluate(() => window.acted);
    if (a === undefined || b === undefined) continue;
    apart.push(Math.abs(a - b));
    sent.push(Math.max(a, b) - acted);
  }
  console.log(`${game}: ${sent.length} moves, from the click to both screens: ${figures(sent)}; the screens apart: ${figures(apart)}`);
  for (const p of both) await p.context.close();
}
