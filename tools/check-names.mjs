#!/usr/bin/env node
// No generic crate and no module of the client names a game: a rule for one game has no business there.
//
// The names are those of the folders in games/ and the titles in their words. Free to name one are the catalogue's list
// of games, the tests (`crates/*/tests`, `web/tests`: some need a real game), and prose (`*.md`).
// Usage: tools/check-names.mjs [ROOT]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const LIST = ['crates/catalogue/src/lib.rs', 'crates/catalogue/Cargo.toml'];
const NOT_OURS = new Set([
  'node_modules',
  'target',
  'dist',
  'dist-specimen',
  'engine',
  'site',
  'shots',
  'tests',
  'fonts',
]);

/** One pattern a game: its id however it is spelled (`belle_epoque`, `BelleEpoque`, `belle-epoque`), or its title. */
function patternOf(id) {
  const spelled = id.split('_').map(w => `[${w[0]}${w[0].toUpperCase()}]${w.slice(1)}`);
  const loud = id.toUpperCase().replaceAll('_', '[_ ]');
  const words = [`${spelled.join('[-_ ]?')}`, loud, ...titles(id)];
  return new RegExp(`(?<!\\p{Ll})(?:${words.join('|')})(?!\\p{Ll})`, 'u');
}

function titles(id) {
  const locale = join(root, 'games', id, 'locale');
  if (!existsSync(locale)) return [];
  const title = file => /^game-title *= *(.+)$/m.exec(readFileSync(join(locale, file), 'utf8'))?.[1].trim();
  const found = readdirSync(locale).map(title).filter(Boolean);
  return [...new Set(found)].map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

function* files(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* files(path);
    else if (entry.isFile() && !/\.(md|png|ico|woff2|snap)$|^package-lock/.test(entry.name)) yield path;
  }
}

const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter(e => e.isDirectory());
const patterns = games.map(e => patternOf(e.name));
const faults = [];
for (const path of [...files('crates'), ...files('web')].filter(p => !LIST.includes(p)))
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .forEach((line, i) => {
      for (const name of patterns.flatMap(p => p.exec(line)?.[0] ?? []))
        faults.push(`${relative('.', join(root, path))}:${i + 1}: names the game “${name}”`);
    });

if (faults.length) {
  console.error(faults.join('\n'));
  console.error('Generic code knows no game: ask the game for what differs, or take the name from the list of games.');
  process.exit(1);
}
console.log(`names: no generic crate and no module of the client names one of the ${games.length} games`);
