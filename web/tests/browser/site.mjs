// The site on a plain web host, below a path, that can be cut off.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../site/', import.meta.url));
const PATH = '/some/folder';
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export class Site {
  #host = null;
  /** What is served instead of a file, by its name: for an update. */
  instead = new Map();
  /** What was asked for, in order. */
  asked = [];

  static async start() {
    if (!existsSync(join(FOLDER, 'sw.js'))) throw new Error('no site: run `make site`');
    const site = new Site();
    site.#host = createServer((request, answer) => site.#answer(request, answer));
    await new Promise(done => site.#host.listen(0, '127.0.0.1', done));
    site.base = `http://127.0.0.1:${site.#host.address().port}${PATH}`;
    return site;
  }

  #answer(request, answer) {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const name = path.slice(PATH.length + 1) || 'index.html';
    const file = join(FOLDER, name);
    this.asked.push(name);
    const kind = { 'content-type': KINDS[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' };
    if (path.startsWith(PATH) && this.instead.has(name)) {
      answer.writeHead(200, kind).end(this.instead.get(name));
    } else if (path.startsWith(`${PATH}/`) && existsSync(file) && statSync(file).isFile()) {
      answer.writeHead(200, kind);
      createReadStream(file).pipe(answer);
    } else answer.writeHead(404).end();
  }

  /** Cuts the network for good. */
  async stop() {
    this.#host.closeAllConnections();
    await new Promise(done => this.#host.close(done));
  }
}
