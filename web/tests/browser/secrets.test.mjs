// What is written in secret stays secret: everything that goes over the other browsers' sockets is read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser, hidden;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  hidden = (await server.games()).filter(card => card.about.hidden);
});

/** A scenario that begins with a decision of both, if the game has one; else the usual one. */
async function secretScenario({ id, scenarios, raised }) {
  for (const scenario of scenarios.filter(s => !raised.includes(s)))
    if ((await server.beginning(id, scenario)).banner.side === null) return scenario;
  return scenarios[0];
}

/** Two people and a spectator at a table of their own. */
async function gather(people, match) {
  const [one, two, guest] = people;
  await one.newMatch({ opponent: 'friend', ...match });
  await one.page.locator('input[data-link]').first().waitFor();
  await two.page.goto(await one.page.locator('input[data-link]').first().inputValue());
  await Promise.all([one, two].map(p => p.until(s => ['mine', 'theirs'].includes(s.turn), 'the beginning')));
  await one.button('Menu').click();
  await one.button('Links').click();
  await guest.page.goto(await one.page.getByLabel('For spectators').inputValue());
  await one.page.keyboard.press('Escape');
  await guest.until(s => s.turn === 'theirs', 'the table watched');
}
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
const toldOf = (
  side,
  {
    views: [
      {
        view: { scene },
      },
    ],
  },
) =>
  JSON.stringify([
    scene.pieces.filter(p => p.side === side),
    scene.trays.flatMap(tray =>
      tray.kind === 'sheet'
        ? [tray.rows[index(side)]]
        : tray.kind === 'bowl'
          ? [tray.chits[index(side)]]
          : tray.side === side
            ? [[tray.pieces, tray.hidden]]
            : [],
    ),
    scene.meters.map(meter => meter.values[index(side)]),
    scene.overlays.filter(o => o.side === side),
  ]);
const acts = person =>
  person.said
    .map(text => JSON.parse(text))
    .filter(request => request.say === 'act')
    .map(request => request.action);
const quiet = () => new Promise(done => setTimeout(done, 400));

test('orders written in secret reach no other browser before they are opened', async t => {
  assert.ok(hidden.length, 'a game with secrets is listed');
  for (const card of hidden) {
    const game = card.id;
    // Each side writes first once: the other one and the spectator wait.
    for (const side of ['a', 'b'])
      await t.test(`${game}, ${side} writes first`, async () => {
        const people = await Promise.all([5, 6, 7].map(seed => Person.sit(browser, server.base, { seed }))),
          [one, two, guest] = people;
        const [writer, reader] = side === 'a' ? [one, two] : [two, one];
        await gather(people, { game, scenario: await secretScenario(card) });

        // on to the first decision that both make in secret
        const both = () => [one, two].every((p, i) => viewOf(p)?.sealed && viewOf(p).awaits[i]);
        for (let clicks = 0; !both();) {
          assert.ok(clicks < 150, `${game}: no decision is made by both in secret`);
          const states = await Promise.all([one.state(), two.state()]),
            turn = states.findIndex(s => s.turn === 'mine' && !s.moving);
          assert.ok(!states.some(s => s.turn === 'over'), `${game}: over before it began`);
          if (both()) break;
          if (turn < 0) await one.page.waitForTimeout(25);
          else if (await people[turn].clickSomething()) clicks++;
          else await one.page.waitForTimeout(25);
        }
        await Promise.all([one, two].map(p => p.until(s => s.turn === 'mine' && !s.moving, 'the secret decision')));
        // A last press may have written something already, which the guest is not told.
        await guest.until(() => viewOf(guest)?.sealed && viewOf(guest).awaits.every(Boolean), 'what everybody sees');
        await quiet();
        const decision = viewOf(guest).ply;
        const since = people.map(p => p.heard.length),
          saidBefore = acts(writer).length,
          mine = toldOf(side, tables(writer).at(-1));
        const known = new Map([reader, guest].map(p => [p, toldOf(side, tables(p).at(-1))]));

        // the writer writes everything and seals it: something first, since nothing can be as good as an order
        await writer.play(s => s.turn !== 'mine' || acts(writer).length > saidBefore, { haste: 0 });
        await writer.play(s => s.turn !== 'mine', { haste: 0.4 });
        await quiet();
        const orders = acts(writer).slice(saidBefore);
        assert.ok(orders.length > 0, `${game}: something was written`);
        assert.notEqual(
          toldOf(side, tables(writer).at(-1)),
          mine,
          `${game}: the writer sees what is written (${orders.join(', ')})`,
        );
        // An answer to one's own question of before may come late; nothing else comes.
        const unasked = p => p.heard.slice(since[people.indexOf(p)]).filter(text => parsed(text).ask === undefined);
        for (const p of [reader, guest]) assert.deepEqual(unasked(p), [], `${game}: a frame told of secret writing`);

        // the reader writes too: until the seals are broken the spectator hears nothing, and the reader nothing new of
        // the writer
        await reader.play(() => guest.heard.length > since[2], { haste: 0.4 });
        await quiet();
        const later = p =>
          p.heard
            .slice(since[people.indexOf(p)])
            .map(text => ({ text, answer: parsed(text) }))
            .filter(f => f.answer.say === 'table');
        const line = later(guest)[0].answer.views[0].view.ply,
          early = later(reader).filter(f => f.answer.views[0].view.ply < line);
        assert.ok(line > decision, `${game}: the game goes on for everybody`);
        // both sides may have ships of one name: what the reader could write itself tells nothing
        const own = new Set([
          ...acts(reader),
          ...tables(reader).flatMap(table => table.views[0].view.gestures.map(g => g.action)),
        ]);
        for (const { text, answer } of early) {
          assert.equal(toldOf(side, answer), known.get(reader), `${game}: something of the other side was told early`);
          for (const order of orders.filter(o => !own.has(o)))
            assert.ok(!text.includes(JSON.stringify(order)), `${game}: “${order}” was told early`);
        }
        for (const p of people) await p.leave();
        read.clear();
      });
  }
});

test('what is kept in reserve is told to nobody else: not when it is recruited, not when it is deployed', async t => {
  const raising = hidden.filter(card => card.raised.length && card.options.some(o => o.choices.kind === 'seed'));
  for (const {
    id: game,
    raised: [scenario],
    options,
  } of raising)
    await t.test(game, async () => {
      // a ground that is the same for both: they deploy in secret, at once
      const seed = options.find(o => o.choices.kind === 'seed'),
        of = (board, camp) =>
          JSON.stringify(
            board.sectors
              .filter(s => s.camp === camp)
              .flatMap(s => s.terrain)
              .sort(),
          );
      let number = 0;
      for (; ; number++) {
        const { board } = await server.beginning(game, scenario, { [seed.key]: number });
        if (of(board, 'a') === of(board, 'b')) break;
        assert.ok(number < 500, `${game}: no even ground`);
      }
      const people = await Promise.all([5, 6, 7].map(n => Person.sit(browser, server.base, { seed: n }))),
        [one, two, guest] = people;
      await gather(people, { game, scenario, options: { [seed.key]: number } });

      // both recruit, then deploy, until something waits in the reserve of each and the battle has begun
      // A ground that stays is told once.
      const ground = person => tables(person).findLast(t => !t.views[0].same_board).views[0].view.scene.board;
      const reserve = (person, side) => ground(person).reserves.find(r => r.camp === side).id;
      const kept = (person, side) =>
        viewOf(person)
          .scene.pieces.filter(p => p.side === side && p.at === reserve(person, side))
          .map(p => p.id);
      const shown = side => viewOf(guest).scene.pieces.some(p => p.side === side);
      for (let looks = 0; !shown('a') || !shown('b'); looks++) {
        assert.ok(looks < 20_000, `${game}: the battle does not begin`);
        const states = await Promise.all([one.state(), two.state()]);
        assert.ok(!states.some(s => s.turn === 'over'), `${game}: over before it began`);
        const turn = states.findIndex(s => s.turn === 'mine' && !s.moving);
        if (turn < 0 || !(await people[turn].clickSomething({ haste: 0.5 }))) await one.page.waitForTimeout(25);
      }
      await quiet();
      let secrets = 0;
      for (const [side, owner, others] of [
        ['a', one, [two, guest]],
        ['b', two, [one, guest]],
      ]) {
        const hiding = kept(owner, side);
        secrets += hiding.length;
        const written = acts(owner).filter(action => hiding.some(id => action.split(' ').includes(id)));
        for (const other of others) {
          for (const table of tables(other)) {
            const { scene } = table.views[0].view,
              seen = [...scene.pieces, ...scene.trays.flatMap(tray => tray.pieces ?? [])]
                .filter(p => p.side === side)
                .map(p => p.id);
            assert.deepEqual(
              seen.filter(id => hiding.includes(id)),
              [],
              `${game}: a piece in the reserve of ${side} was shown`,
            );
          }
          const own = new Set(acts(other));
          for (const action of written)
            if (!own.has(action))
              for (const text of other.heard)
                assert.ok(!text.includes(JSON.stringify(action)), `${game}: “${action}” was told`);
        }
      }
      assert.ok(secrets > 0, `${game}: somebody keeps a reserve`);
      for (const p of people) await p.leave();
      read.clear();
    });
});
