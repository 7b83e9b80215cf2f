#!/usr/bin/env node
// Licences, sources, duplicate versions and yanked releases of the crates we build on, from `cargo metadata` alone: what
// `cargo deny` would say without its database of advisories. (To compile cargo-deny takes longer than all our tests.)
//
// What is allowed stands in crates-allowed.mjs, with the reason; whatever is new, or no longer needed there, fails.
// Usage: tools/check-crates.mjs [METADATA.json]
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DUPLICATES, EXCEPTIONS, LICENCES, SOURCES } from './crates-allowed.mjs';

const asked = ['metadata', '--format-version', '1', '--locked'];
const metadata = process.argv[2]
  ? readFileSync(process.argv[2], 'utf8')
  : execFileSync(process.env.CARGO ?? 'cargo', asked, { maxBuffer: 1 << 28, cwd: join(import.meta.dirname, '..') });
const crates = JSON.parse(metadata).packages.filter(p => p.source !== null);
const faults = [];

/** An SPDX expression: `AND` needs all of its parts, `OR` (once written `/`) one of them, and `AND` binds closer. */
function permitted(expression) {
  const tokens = expression.replaceAll('/', ' OR ').match(/[()]|[^()\s]+(?: WITH [^()\s]+)?/g);
  const atom = () => {
    if (tokens[0] !== '(') return LICENCES.has(tokens.shift());
    tokens.shift();
    const inner = any();
    tokens.shift();
    return inner;
  };
  const chain = (word, part, join) => () => {
    let all = part();
    while (tokens[0] === word) {
      tokens.shift();
      all = join(part(), all);
    }
    return all;
  };
  const every = chain('AND', atom, (a, b) => a && b);
  const any = chain('OR', every, (a, b) => a || b);
  return any();
}

function licences() {
  for (const { name, version, license } of crates)
    if (!license) faults.push(`${name} ${version} states no licence`);
    else if (!permitted(license) && EXCEPTIONS[name]?.licence !== license)
      faults.push(`${name} ${version} has the licence ${license}, which is not among those we allow`);
}

function sources() {
  for (const { name, version, source } of crates)
    if (!SOURCES.includes(source)) faults.push(`${name} ${version} comes from ${source}`);
}

function duplicates() {
  const versions = new Map();
  for (const c of crates) versions.set(c.name, [...(versions.get(c.name) ?? []), c]);
  for (const [name, all] of versions)
    if (all.length > (DUPLICATES[name]?.versions ?? 1))
      faults.push(`${name} is there ${all.length} times: ${all.map(c => c.version).join(', ')}`);
  for (const [name, { versions: allowed }] of Object.entries(DUPLICATES))
    if ((versions.get(name)?.length ?? 0) < allowed) faults.push(`${name} is there less often than allowed: lower it`);
}

/** Where cargo keeps what the registry says of a crate: `se/rd/serde`, `3/s/syn`. */
const shelf = name =>
  name.length < 3 ? `${name.length}` : name.length === 3 ? `3/${name[0]}` : `${name.slice(0, 2)}/${name.slice(2, 4)}`;

/** Asks the copy of the registry's index that cargo keeps on this machine; without one a crate is not judged. */
function yanked() {
  const index = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'index');
  const caches = existsSync(index) ? readdirSync(index).map(host => join(index, host, '.cache')) : [];
  let known = 0;
  for (const { name, version } of crates) {
    const file = caches.map(c => join(c, shelf(name), name)).find(existsSync);
    const entries = file
      ? readFileSync(file, 'utf8')
          .split('\0')
          .filter(e => e.startsWith('{'))
      : [];
    const entry = entries.map(e => JSON.parse(e)).find(e => e.vers === version);
    if (entry) known += 1;
    if (entry?.yanked) faults.push(`${name} ${version} was yanked by its authors`);
  }
  return known;
}

licences();
sources();
duplicates();
const known = yanked();
if (faults.length) {
  console.error(faults.join('\n'));
  console.error('What is meant to be so goes into tools/crates-allowed.mjs, with the reason.');
  process.exit(1);
}
console.log(`crates: ${crates.length} with good licences and sources; of ${known} it is known that none was yanked`);
