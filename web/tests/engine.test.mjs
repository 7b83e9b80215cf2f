// The engine in WebAssembly against the native program: counts, records and choices are the same to the letter.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { engine } from '../scripts/engine.mjs';

/** Games played by lot and compared, of each game. */
const GAMES = Number(process.env.GROGNARD_PLAYOUTS ?? 200);
const program = process.env.GROGNARD_ACCOUNT;

test('the engine gives the same account of every game as the native program', async t => {
  assert.ok(program, 'GROGNARD_ACCOUNT names the native program');
  // Both reckon at the same time, each on a core of its own.
  const reckoning = promisify(execFile)(program, [String(GAMES)], { maxBuffer: 2 ** 30 });
  const { account, ask } = await engine();
  const games = JSON.parse(ask('games', '')).map(card => card.id);
  const accounts = games.map(game => account(game, GAMES));
  const native = JSON.parse((await reckoning).stdout);
  assert.deepEqual(Object.keys(native).sort(), [...games].sort());
  for (const [i, game] of games.entries())
    await t.test(game, () => {
      const here = accounts[i].split('\n'),
        there = native[game].split('\n');
      here.forEach((line, i) => assert.equal(line, there[i], `${game}, line ${i + 1}`));
      assert.equal(here.length, there.length);
    });
});
