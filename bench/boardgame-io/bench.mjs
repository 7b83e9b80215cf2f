// Durable decisions a second: boardgame.io's own server with its file storage, then ours with SQLite, on the same machine
// in the same run. So many matches, two sockets each, and whoever is to decide does so as soon as both have seen the
// decision before. Theirs counts in turn, the cheapest game there is; ours are all games of the catalogue, chosen by lot,
// or the one that is named.
// A match of theirs is played whole and is as long as ours are: what it has stored is written again with every move, so
// that its length counts. Theirs is durable when it is in a file, which is not flushed to the disk; ours when it is
// flushed.
//
//     node bench.mjs SWARM [MATCHES] [SECONDS] [GAME]      (SWARM: target/release/examples/swarm, see `make club-bench`)
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { io } from 'socket.io-client';

const [swarm, matches = '200', seconds = '20', ...game] = process.argv.slice(2);
if (!swarm) throw new Error('usage: node bench.mjs SWARM [MATCHES] [SECONDS] [GAME]');
/** Decisions in a match of ours by lot: the mean of all games, 40 matches of each (`grognard duel random random`). */
const MOVES = 379;

/** Two players of one match, from its first decision to its last. */
class Pair {
  constructor(base, number) {
    const connect = () => io(`${base}/counting`, { transports: ['websocket'], forceNew: true });
    [this.id, this.sockets] = [`m${number}`, [connect(), connect()]];
  }

  /** What both hear next by this name. */
  async hear(name) {
    return Promise.all(this.sockets.map(socket => new Promise(heard => socket.once(name, (...words) => heard(words)))));
  }

  /** Both sit down, the second after the first: he would make the match as well if they came at once. */
  async sit() {
    for (const [player, socket] of this.sockets.entries()) {
      const synced = new Promise(heard => socket.once('sync', (_, { state }) => heard(state)));
      socket.emit('sync', this.id, String(player), undefined, 2);
      this.state = await synced;
    }
  }

  async play() {
    for (let made = 0; made < MOVES; made++) {
      const player = this.state.ctx.currentPlayer,
        seen = this.hear('update'),
        action = { type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID: player } };
      this.sockets[player].emit('update', action, this.state._stateID, this.id, player);
      [[, this.state]] = await seen;
    }
  }
}

async function theirs(folder) {
  const server = fork(join(import.meta.dirname, 'server.mjs'), [folder, MOVES], { silent: true });
  server.stderr.pipe(process.stderr);
  server.once('exit', code => {
    if (code) throw new Error(`boardgame.io's server ended with ${code}`);
  });
  try {
    const [{ port }] = await once(server, 'message');
    const pairs = Array.from({ length: Number(matches) }, (_, n) => new Pair(`http://127.0.0.1:${port}`, n));
    const asked = async () => {
      server.send('kept');
      const [{ kept, work }] = await once(server, 'message');
      return { kept, work: work.user + work.system, at: performance.now() };
    };
    await Promise.all(pairs.map(pair => pair.sit()));
    const before = await asked();
    await Promise.all(pairs.map(pair => pair.play()));
    const after = await asked(),
      made = after.kept - before.kept;
    pairs.forEach(pair => pair.sockets.forEach(socket => socket.disconnect()));
    return { rate: (1000 * made) / (after.at - before.at), work: Math.round((after.work - before.work) / made) };
  } finally {
    server.kill();
  }
}

/** Ours, with 0 for the pace: as many decisions as there can be. */
async function ours() {
  const { stdout } = await promisify(execFile)(swarm, [matches, '0', seconds, ...game]);
  console.log(stdout.trim());
  return Number(/, (\d+) decisions a second/.exec(stdout)[1]);
}

const folder = await mkdtemp(join(tmpdir(), 'boardgame-io-'));
try {
  const load = (await readFile('/proc/loadavg', 'utf8').catch(() => 'unknown')).trim();
  console.log(
    `${matches} matches, ${2 * matches} sockets, theirs of ${MOVES} moves, ours for ${seconds} s; load: ${load}`,
  );
  const { rate, work } = await theirs(folder);
  console.log(`boardgame.io: ${Math.round(rate)} durable decisions a second; ${work}µs of work for each`);
  const own = await ours();
  console.log(`Grognard: ${own} durable decisions a second, ${(own / rate).toFixed(1)} times as many`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
