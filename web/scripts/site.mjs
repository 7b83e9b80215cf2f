// Completes the site that `vite build --mode site` made: what the engine answers to everybody as files, the manifest,
// and the service worker with the list of all files.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { engine } from './engine.mjs';

const SITE = 'site';
const TONGUES = ['fr', 'en'];

function write(path, text) {
  const file = join(SITE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file of a game that its engine leaves out. */
const ofGame = (id, file) => readFileSync(join('..', 'games', id, file), 'utf8');

/** What the house answers without a seat, ready to be fetched. */
async function answers() {
  const { ask } = await engine();
  const keep = address => write(`api/${address}.txt`, ask(address, ''));
  keep('games');
  const games = JSON.parse(ask('games', ''));
  for (const tongue of TONGUES) {
    for (const id of ['shared', ...games.map(card => card.id)]) keep(`words/${id}/${tongue}`);
    for (const { id } of games) write(`api/rules/${id}/${tongue}.txt`, ofGame(id, `rules/${tongue}.md`));
  }
  for (const { id, puzzles } of games) if (puzzles) write(`puzzles/${id}.toml`, ofGame(id, 'puzzles.toml'));
  for (const { id, scenarios } of games) for (const scenario of scenarios) keep(`preview/${id}/${scenario}`);
}

function manifest() {
  const icon = purpose => ({ src: `mark-${purpose}.svg`, sizes: 'any', type: 'image/svg+xml', purpose });
  const mark = readFileSync('public/mark.svg', 'utf8');
  const inside = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'));
  const framed = (ground, scale) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="512" height="512">${ground}` +
    `<g transform="translate(15 15) scale(${scale}) translate(-15 -13)">${inside}</g></svg>`;
  write('mark-any.svg', framed('', 0.95));
  write('mark-maskable.svg', framed('<path d="M0 0h30v30H0z" fill="#efe6d0"/>', 0.6));
  const about = {
    name: 'Grognard',
    short_name: 'Grognard',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#efe6d0',
    theme_color: '#2b1c12',
    categories: ['games'],
    icons: [icon('any'), icon('maskable')],
  };
  write('manifest.webmanifest', JSON.stringify(about, null, 2));
  const page = readFileSync(join(SITE, 'index.html'), 'utf8');
  write('index.html', page.replace('</head>', '    <link rel="manifest" href="./manifest.webmanifest" />\n  </head>'));
}

function files() {
  const all = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const path = entry =>
    relative(SITE, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/');
  return all
    .map(path)
    .filter(file => !['sw.js', 'version.txt'].includes(file))
    .sort();
}

function serviceWorker() {
  const all = files();
  const hash = createHash('sha256');
  for (const file of all) hash.update(file).update(readFileSync(join(SITE, file)));
  const version = hash.digest('hex').slice(0, 12);
  const list = ['./', ...all.filter(file => file !== 'index.html')];
  const text = readFileSync('scripts/sw.js', 'utf8');
  write('sw.js', text.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(list, null, 2)));
  write('version.txt', `${version}\n`);
  console.log(`site: ${all.length} files, version ${version}`);
}

await answers();
manifest();
serviceWorker();
