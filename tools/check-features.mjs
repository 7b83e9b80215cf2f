#!/usr/bin/env node
// A game tested alone is built with the features that it has beside all other crates: else `cargo test -p GAME` compiles
// the kernel and all below it once more. What differs is to be named in crates/alike/Cargo.toml.
//
// Usage: tools/check-features.mjs [LISTS.json]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const cargo = (...args) =>
  execFileSync(process.env.CARGO ?? 'cargo', args, { maxBuffer: 1 << 28, cwd: root, encoding: 'utf8' });

/** The crates that the tests of some packages are built from, each with its features: `serde v1.0.2 [default,rc]`. */
function crates(...which) {
  const told = cargo('tree', '--locked', ...which, '--edges=normal,build,dev', '--format={p} [{f}]', '--prefix=none');
  return [...new Set(told.split('\n').map(line => line.replace(/ \(\*\)$/, '')))].filter(Boolean);
}

function games() {
  const { packages } = JSON.parse(cargo('metadata', '--format-version=1', '--locked', '--no-deps'));
  return packages.filter(p => /games|template/.test(p.manifest_path.slice(root.length))).map(p => p.name);
}

const lists = process.argv[2]
  ? JSON.parse(readFileSync(process.argv[2], 'utf8'))
  : { together: crates('--workspace'), alone: Object.fromEntries(games().map(game => [game, crates('-p', game)])) };

const [named, features] = [line => line.replace(/ \[.*/, ''), line => /\[(.*)\]/.exec(line)[1].split(',')];
const faults = new Set();
for (const [game, alone] of Object.entries(lists.alone))
  for (const one of alone.filter(line => !lists.together.includes(line))) {
    const beside = lists.together.filter(line => named(line) === named(one)).flatMap(features),
      missing = [...new Set(beside)].filter(feature => !features(one).includes(feature));
    faults.add(`${game}, tested alone, has ${named(one)} without ${missing.join(', ')}`);
  }
if (faults.size) {
  console.error([...faults, 'Name it in crates/alike/Cargo.toml.'].join('\n'));
  process.exit(1);
}
console.log(`${Object.keys(lists.alone).length} games have the same features alone and beside all other crates`);
