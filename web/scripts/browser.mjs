// Plays the browser tests three files at a time: each has a server, a browser and a data folder of its own, and none of
// them measures time. The longest come first, so that none is alone at the end; all others follow.
//
// Usage: node scripts/browser.mjs [NAME…] (by default all but those of the device, which need `make site`)
import { readdirSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const LONGEST = ['secrets', 'play', 'learn', 'screens', 'armies', 'hands', 'club', 'beside', 'plane', 'tables'];
const ELSEWHERE = ['device'];

const folder = fileURLToPath(new URL('../tests/browser/', import.meta.url)),
  all = readdirSync(folder).flatMap(file => /^(.*)\.test\.mjs$/.exec(file)?.[1] ?? []),
  others = all.filter(name => ![...LONGEST, ...ELSEWHERE].includes(name)),
  named = process.argv.slice(2),
  names = named.length ? named : [...LONGEST, ...others];

run({ files: names.map(name => `${folder}${name}.test.mjs`), concurrency: 3 })
  .on('test:fail', () => (process.exitCode = 1))
  .compose(spec)
  .pipe(process.stdout);
