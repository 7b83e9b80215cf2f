// Every sound of the table, rendered as a browser plays it, is heard and not distorted.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import typescript from 'typescript';
import { launch } from './person.mjs';

const source = readFileSync(new URL('../../src/app/scores.ts', import.meta.url), 'utf8'),
  target = typescript.ScriptTarget.ES2022,
  script = typescript.transpile(source, { target, module: typescript.ModuleKind.ESNext });

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** The loudest sample and the mean loudness of each sound, by name. */
const heard = page =>
  page.evaluate(async script => {
    const { SCORES } = await import(`data:text/javascript,${encodeURIComponent(script)}`),
      out = {};
    for (const [name, score] of Object.entries(SCORES)) {
      const air = new OfflineAudioContext(1, 44_100, 44_100);
      score(air);
      const samples = (await air.startRendering()).getChannelData(0);
      out[name] = {
        peak: samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
        mean: Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length),
      };
    }
    return out;
  }, script);

test('every sound is heard and none is clipped', async () => {
  const sounds = await heard(await browser.newPage());
  assert.deepEqual(Object.keys(sounds).sort(), ['dice', 'gun', 'move', 'turn']);
  for (const [name, { peak, mean }] of Object.entries(sounds)) {
    assert.ok(peak < 1, `${name} is clipped: ${peak}`);
    assert.ok(peak > 0.03 && mean > 0.003, `${name} is not heard: ${peak}, ${mean}`);
  }
});
