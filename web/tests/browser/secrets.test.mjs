// What is written in secret stays secret: everything that goes over the other browsers' sockets is read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, hidden;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  hidden = (await server.games()).filter(card => card.about.hidden).map(card => card.id);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const read = new Map();
const parsed = text => read.get(text) ?? read.set(text, JSON.parse(text)).get(text);
const tables = person => person.heard.map(parsed).filter(answer => answer.say === 'table');
const viewOf = person => tables(person).at(-1)?.views[0]?.view;
const index = side => (side === 'a' ? 0 : 1);
/** What a table tells of one side: its pieces, its sheets and trays, its meters, its marks, its lines of the log. */
const toldOf = (side, { views: [{ view: { scene } }] }) => JSON.stringify([
  scene.pieces.filter(p => p.side === side),
  scene.trays.map(tray => (tray.kind === 'sheet' ? tray.rows[index(side)] : tray.kind === 'bowl' ? tray.chits[index(side)] : tray.side === side ? [tray.pieces, tray.hidden] : null)),
  scene.meters.map(meter => meter.values[index(side)]),
  scene.overlays.filter(o => o.side === side),
]);
const acts = person => person.said.map(text => JSON.parse(text)).filter(request => request.say === 'act').map(request => request.action);
const quiet = () => new Promise(done => setTimeout(done, 400));

test('orders written in secret reach no other browser before they are opened', async t => {
  assert.ok(hidden.length, 'a game with secrets is listed');
  for (const game of hidden) {
    // Each side writes first once: the other one and the spectator wait.
    for (const side of ['a', 'b']) await t.test(`${game}, ${side} writes first`, async t => {
      const people = await Promise.all([5, 6, 7].map(seed => Person.sit(browser, server.base, { seed }))), [one, two, guest] = people;
      const [writer, reader] = side === 'a' ? [one, two] : [two, one];
      await one.newMatch({ game, opponent: 'friend' });
      await one.page.locator('input[data-link]').first().waitFor();
      await two.page.goto(await one.page.locator('input[data-link]').first().inputValue());
      await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
      await one.button('Menu').click();
      await one.button('Links').click();
      await guest.page.goto(await one.page.getByLabel('For spectators').inputValue());
      await one.page.keyboard.press('Escape');
      await guest.until(s => s.turn === 'theirs', 'the table watched');

      // on to the first decision that both make in secret
      const both = () => [one, two].every((p, i) => viewOf(p)?.sealed && viewOf(p).awaits[i]);
      for (let clicks = 0; !both(); ) {
        // hidden things, but no decision that both make at once: not what this test is about
        if (clicks > 25) {
          await Promise.all(people.map(p => p.leave()));
          return t.skip('no decision is made by both in secret');
        }
        const states = await Promise.all([one.state(), two.state()]), turn = states.findIndex(s => s.turn === 'mine' && !s.moving);
        assert.ok(!states.some(s => s.turn === 'over'), `${game}: over before it began`);
        if (both()) break;
        if (turn < 0) await one.page.waitForTimeout(25);
        else if (await people[turn].clickSomething()) clicks++;
        else await one.page.waitForTimeout(25);
      }
      await Promise.all([one, two].map(p => p.until(s => s.turn === 'mine' && !s.moving, 'the secret decision')));
      await quiet();
      const decision = viewOf(guest).ply;
      const since = people.map(p => p.heard.length), saidBefore = acts(writer).length, mine = toldOf(side, tables(writer).at(-1));
      const known = new Map([reader, guest].map(p => [p, toldOf(side, tables(p).at(-1))]));

      // the writer writes everything and seals it
      await writer.play(s => s.turn !== 'mine', { haste: 0.4 });
      await quiet();
      const orders = acts(writer).slice(saidBefore);
      assert.ok(orders.length > 0, `${game}: something was written`);
      assert.notEqual(toldOf(side, tables(writer).at(-1)), mine, `${game}: the writer sees what is written`);
      for (const p of [reader, guest]) assert.deepEqual(p.heard.slice(since[people.indexOf(p)]), [], `${game}: a frame told of secret writing`);

      // the reader writes too: until the seals are broken the spectator hears nothing, and the reader nothing new of the writer
      await reader.play(() => guest.heard.length > since[2], { haste: 0.4 });
      await quiet();
      const later = p => p.heard.slice(since[people.indexOf(p)]).map(text => ({ text, answer: parsed(text) })).filter(f => f.answer.say === 'table');
      const line = later(guest)[0].answer.views[0].view.ply, early = later(reader).filter(f => f.answer.views[0].view.ply < line);
      assert.ok(line > decision, `${game}: the game goes on for everybody`);
      // both sides may have ships of one name: what the reader could write itself tells nothing
      const own = new Set([...acts(reader), ...tables(reader).flatMap(table => table.views[0].view.gestures.map(g => g.action))]);
      for (const { text, answer } of early) {
        assert.equal(toldOf(side, answer), known.get(reader), `${game}: something of the other side was told early`);
        for (const order of orders) if (!own.has(order)) assert.ok(!text.includes(JSON.stringify(order)), `${game}: “${order}” was told early`);
      }
      for (const p of people) await p.leave();
      read.clear();
    });
  }
});
