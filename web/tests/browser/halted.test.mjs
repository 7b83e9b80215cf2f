// A match that was begun under other rules, which would lead elsewhere now: it is shown up to there, says so, and its
// record can be taken home.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launch, Person } from './person.mjs';
import { Server } from './server.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
  Person.usual = (await server.plain()).id;
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a match of other rules stops where they lead elsewhere, and says so in both languages', async () => {
  const me = await Person.sit(browser, server.base, { seed: 3 });
  await me.newMatch({ opponent: 'recruit', options: { start: 'quick' } });
  // Who passes may agree to a draw before it has begun.
  await me.play(s => s.ply >= 8, { haste: 0 });
  const hash = new URL(me.page.url()).hash;

  await server.kill('SIGTERM');
  // Another version, under which an act in the midst of it led to another position.
  server.restore(`
    UPDATE matches SET rules = rules + 1;
    UPDATE ops SET json = replace(json, '"reached":"', '"reached":"0')
      WHERE seq = (SELECT min(seq) FROM ops WHERE seq > 3 AND json LIKE '%"reached"%');
  `);
  await server.up();

  await me.go(hash);
  await me.page.reload();
  const banner = me.page.locator('.banner');
  await banner.getByText('Nothing of it is lost').waitFor();
  const said = /under version (\d+) of the game’s rules\. Under version (\d+)/.exec(await banner.textContent());
  assert.equal(Number(said?.[1]), Number(said?.[2]) + 1);
  const before = await me.state();
  assert.ok(before.ply > 0 && before.ply < 8, `it is shown up to there: ${before.ply}`);
  assert.notEqual(before.turn, 'mine', 'nothing is asked of anybody');

  // What was stored beyond it can be taken home.
  const saved = me.page.waitForEvent('download');
  await banner.locator('[data-deed=record]').click();
  const record = await readFile(await (await saved).path(), 'utf8');
  assert.match(record, new RegExp(`^game \\S+ ${said[1]}$`, 'm'));
  assert.ok(record.split('\n').filter(line => /^\d+ /.test(line)).length >= 8, record);

  await banner.locator('[data-deed=replay]').click();
  await me.page.locator('.replay output').waitFor();
  await me.leave();

  const other = await Person.sit(browser, server.base, { locale: 'fr-FR' });
  await other.go(hash);
  await other.page.locator('.banner').getByText('Rien n’en est perdu').waitFor();
  await other.leave();
});
