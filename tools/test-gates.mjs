#!/usr/bin/env node
// A gate that never shuts is none: plants a fault for each, in a place of its own, and sees that the gate names it.
// Clippy is left out, since it would compile the workspace a second time.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const place = mkdtempSync(join(tmpdir(), 'gates-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
const tool = name => join(root, 'tools', name);
const npx = (...args) => ['npx', ['--no-install', ...args], join(place, 'web')];

/** The client's settings around the one file that is at fault. */
function client(path, text) {
  mkdirSync(join(place, 'web/src'), { recursive: true });
  for (const file of ['package.json', '.prettierrc.json', '.prettierignore', 'eslint.config.js', 'svelte.config.js'])
    cpSync(join(root, 'web', file), join(place, 'web', file));
  cpSync(join(root, 'web/tsconfig.json'), join(place, 'web/tsconfig.json'));
  symlinkSync(join(root, 'web/node_modules'), join(place, 'web/node_modules'));
  write(join('web', path), text);
}

/** The crates as cargo would tell of them, with one more. */
function crates(one) {
  const run = spawnSync('cargo', ['metadata', '--format-version', '1', '--locked'], { cwd: root, maxBuffer: 1 << 28 });
  const told = JSON.parse(run.stdout);
  const known = told.packages.find(p => p.source !== null);
  told.packages.push({ ...known, name: 'planted', ...one(known) });
  write('metadata.json', JSON.stringify(told));
}

const game = path => () => {
  write('games/salamine/locale/en.ftl', 'game-title = Salamis at Dawn\n');
  write('crates/kernel/src/lib.rs', '');
  write('web/src/main.ts', '');
  write(path, '// as in Salamine\nconst title = "Salamis at Dawn";\n');
};
const names = [tool('check-names.mjs'), [place]];
const metadata = [tool('check-crates.mjs'), [join(place, 'metadata.json')]];

/** What a game has alone, and what it should have. */
const features = (alone, together) => () =>
  write('lists.json', JSON.stringify({ alone: { salamine: [alone] }, together: [together] }));
const alike = [tool('check-features.mjs'), [join(place, 'lists.json')]];
/** A crate whose sources are not tested. */
const silent = source => () => {
  write('crates/silent/Cargo.toml', '[lib]\ntest = false\n');
  write('crates/silent/src/lib.rs', source);
};
const tests = [tool('check-tests.mjs'), [place]];

/** What is planted, which gate is run, and what it must say. */
const FAULTS = [
  ['rustfmt', () => write('a.rs', 'fn main( ) {}\n'), ['rustfmt', ['--check', join(place, 'a.rs')]], 'Diff in'],
  ['prettier', () => client('src/a.ts', 'export const a = "b"\n'), npx('prettier', '--check', '.'), 'src/a.ts'],
  [
    'prettier, markup',
    () => client('src/A.svelte', '<p   class="x">a</p>\n'),
    npx('prettier', '--check', '.'),
    'src/A.svelte',
  ],
  [
    'eslint, types',
    () => client('src/a.ts', 'const later = async () => 1;\nlater();\n'),
    npx('eslint', 'src'),
    'no-floating-promises',
  ],
  [
    'eslint, markup',
    () => client('src/A.svelte', '<script>\n  let { a } = $props();\n</script>\n\n{@html a}\n'),
    npx('eslint', 'src'),
    'no-at-html-tags',
  ],
  ['eslint, width', () => client('src/a.ts', `// ${'x'.repeat(120)}\n`), npx('eslint', 'src'), 'max-len'],
  [
    'svelte-check',
    () => client('src/A.svelte', '<script lang="ts">\n  const a: number = "b";\n</script>\n\n{a}\n'),
    npx('svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'),
    "Type 'string' is not assignable to type 'number'",
  ],
  ['a licence', () => crates(() => ({ license: 'MIT AND AGPL-3.0' })), metadata, 'has the licence MIT AND AGPL-3.0'],
  ['no licence', () => crates(() => ({ license: null })), metadata, 'states no licence'],
  ['a source', () => crates(() => ({ source: 'git+https://example.org/x' })), metadata, 'comes from git+https'],
  ['a duplicate', () => crates(known => ({ name: known.name, version: '99.0.0' })), metadata, 'is there 2 times'],
  [
    'a yanked release',
    () => {
      write('home/registry/index/x/.cache/pl/an/planted', '\0{"vers":"1.0.0","yanked":true}\0');
      crates(() => ({ version: '1.0.0' }));
    },
    ['env', [`CARGO_HOME=${join(place, 'home')}`, metadata[0], ...metadata[1]]],
    'planted 1.0.0 was yanked',
  ],
  ['other features', features('serde v1.0.0 []', 'serde v1.0.0 [rc]'), alike, 'has serde v1.0.0 without rc'],
  ['the same features', features('serde v1.0.0 [rc]', 'serde v1.0.0 [rc]'), alike, null],
  ['a test that nothing runs', silent('#[test]\nfn a() {}\n'), tests, 'has a test that nothing runs'],
  ['no test that nothing runs', silent('fn a() {}\n'), tests, null],
  ['a name in a crate', game('crates/kernel/src/lib.rs'), names, 'names the game “Salamine”'],
  ['a title in the client', game('web/src/main.ts'), names, 'names the game “Salamis at Dawn”'],
  ['a name in a test', game('crates/kernel/tests/it.rs'), names, null],
  ['a name in a test of the client', game('web/tests/it.ts'), names, null],
];

let held = true;
for (const [what, plant, [program, args, cwd = place], expected] of FAULTS) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  plant();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  const good = expected === null ? status === 0 : status !== 0 && said.includes(expected);
  held &&= good;
  if (!good) console.error(`gate: ${what}: expected ${expected ?? 'no fault'}, but status ${status} and:\n${said}`);
}
if (!held) process.exit(1);
console.log(`gates: all ${FAULTS.length} trials went as they should`);
