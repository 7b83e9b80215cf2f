// The real program on a free port with a data folder of its own.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program is up within so long, on whatever machine. */
const PATIENCE = 120_000;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The program under test: GROGNARD_BIN, or what cargo built last. */
export function program() {
  const found = [
    process.env.GROGNARD_BIN,
    join(root, 'target/release/grognard'),
    join(root, 'target/debug/grognard'),
  ].find(p => p && existsSync(p));
  if (!found) throw new Error('no program: build it, or set GROGNARD_BIN');
  return found;
}

/**
 * A port that nobody listens at, outside of those that the system gives away by itself: so it is still free when the
 * program has been killed and comes again.
 */
async function freePort() {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000),
      probe = createServer();
    const free = await new Promise(done =>
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => probe.close(() => done(true))),
    );
    if (free) return port;
  }
}

export class Server {
  #child = null;

  /** Flags beyond where it listens and keeps. */
  flags = [];

  static async start(flags = []) {
    const server = new Server();
    server.flags = flags;
    server.data = mkdtempSync(join(tmpdir(), 'grognard-test-'));
    server.port = await freePort();
    server.base = `http://127.0.0.1:${server.port}`;
    await server.up();
    return server;
  }

  /** The cards of the games, in the order of the home page. */
  async games() {
    return (await fetch(`${this.base}/api/games`)).json();
  }

  /** The beginning of a match that is not made yet, as anybody sees it. */
  async beginning(game, scenario, options = {}) {
    const headers = { 'content-type': 'application/json', origin: this.base };
    const answer = await fetch(`${this.base}/api/preview`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ game, scenario, options }),
    });
    if (!answer.ok) throw new Error(`${game} ${scenario}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** The address of a new match of the first side against a recruit. Only options that the game has are taken. */
  async match(card, options = {}) {
    const made = await this.make(card, [{ kind: 'person' }, { kind: 'commander', rank: 'recruit' }], options);
    return `#/t/${made.id}/${made.seats[0]}`;
  }

  /** A new match of the usual scenario with these in its seats. */
  async make(card, seats, options = {}, pace = undefined) {
    const known = Object.entries(options).filter(([key]) => card.options.some(spec => spec.key === key)),
      order = { game: card.id, scenario: card.scenarios[0], options: Object.fromEntries(known), players: ['', ''] };
    const answer = await fetch(`${this.base}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.base },
      body: JSON.stringify({ order, seats, hot_seat: false, real_dice: false, pace }),
    });
    if (!answer.ok) throw new Error(`${card.id}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** The first game without secrets, which any test can play. */
  async plain() {
    return (await this.games()).find(card => !card.about.hidden);
  }

  /** Starts the program; returns when it answers. */
  async up() {
    const where = ['--listen', `127.0.0.1:${this.port}`, '--data', this.data];
    this.#child = spawn(program(), ['serve', ...where, ...this.flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const pipe of [this.#child.stdout, this.#child.stderr])
      pipe.on('data', text => (said = (said + text).slice(-4000)));
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      if (this.#child.exitCode !== null) throw new Error(`the program ended: ${said}`);
      const ok = await fetch(`${this.base}/api/health`).then(
        a => a.ok,
        () => false,
      );
      if (ok) return;
      await new Promise(r => setTimeout(r, 50));
    }
    throw new Error(`the program does not answer: ${said}`);
  }

  /** Ends the program at once, without a farewell. */
  async kill(signal = 'SIGKILL') {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise(done => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  /** Changes what is stored while the program is down, as a program of other rules would have left it. */
  restore(change) {
    const by = 'import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1])\ndb.executescript(sys.argv[2])\ndb.commit()';
    execFileSync('python3', ['-c', by, join(this.data, 'grognard.sqlite3'), change]);
  }

  async stop() {
    await this.kill('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}
