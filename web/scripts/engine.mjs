// The browser's engine in Node: for the site's files and for the proof that it plays like the native program.

import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FOLDER = new URL('../engine/', import.meta.url);

export async function engine() {
  globalThis.grognardRandom = count => webcrypto.getRandomValues(new Uint8Array(count));
  const made = await import(new URL('engine.js', FOLDER));
  made.initSync({ module: readFileSync(new URL('engine_bg.wasm', FOLDER)) });
  return made;
}
