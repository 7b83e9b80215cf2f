#!/usr/bin/env node
// A crate that says `test = false` of its sources has no test in them: nothing would run it.
//
// Usage: tools/check-tests.mjs [FOLDER]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const files = (folder, name) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(path => name.test(path))
        .map(path => join(root, folder, path))
    : [];

const silent = [...files('crates', /(^|\/)Cargo\.toml$/), ...files('games', /^[^/]*\/Cargo\.toml$/)]
  .filter(manifest => /^test = false$/m.test(readFileSync(manifest, 'utf8')))
  .map(dirname);
const faults = silent
  .flatMap(folder => files(relative(root, join(folder, 'src')), /\.rs$/))
  .filter(source => /#\[(\w+::)?test\]|cfg\(test\)|proptest!/.test(readFileSync(source, 'utf8')))
  .map(source => `${relative(root, source)} has a test that nothing runs: move it to tests/, or drop “test = false”`);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${silent.length} crates have their tests beside their sources only`);
