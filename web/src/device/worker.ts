// The worker of the rooms: it carries letters to the engine and does what comes out. A step is kept before it is shown.

import init, { ask, ask_puzzle as askPuzzle, create, Host, refusal, unkept } from '#engine';
import engine from '../../engine/engine_bg.wasm?url';
import { Hall } from './hall.ts';
import { Pool } from './pool.ts';
import { Store, type Left, type Row } from './store.ts';
import type { FromWorker, ToWorker } from './talk.ts';

Object.assign(globalThis, { grognardRandom: (count: number) => crypto.getRandomValues(new Uint8Array(count)) });

const say = (message: FromWorker): void => postMessage(message);
const store = new Store();
const halls = new Map<string, Promise<Hall>>();
/** Matches and records that are in memory only. */
const unstored = new Map<string, Left | Host>();

const pool = compiled().then(async module => {
  await init({ module_or_path: module });
  return new Pool(module);
});

async function compiled(): Promise<WebAssembly.Module> {
  const answer = await fetch(engine);
  // A host may not know the type of the file.
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

onmessage = ({ data, ports }: MessageEvent<ToWorker>) => {
  if ('ask' in data) void answer(data.ask, data.address, data.body);
  else void enter(data.call, ports[0]);
};

/** An accident of the engine leaves it in no known state: the page starts a new worker. */
function broken(error: unknown): void {
  console.error(error);
  say({ broken: String(error) });
}

async function answer(number: number, address: string, body: string): Promise<void> {
  try {
    await pool;
    say({ answer: number, ok: true, text: await reply(address, body) });
  } catch (error) {
    if (typeof error === 'string') say({ answer: number, ok: false, text: error });
    else broken(error);
  }
}

async function reply(address: string, body: string): Promise<string> {
  if (address === 'matches') {
    const { row, created } = JSON.parse(create(body)) as { row: Row; created: unknown };
    await store.create(row).catch(() => unstored.set(row.id, { row, ops: [], after: {} }));
    return JSON.stringify(created);
  }
  if (address === 'watch') {
    const host = Host.watch(body);
    unstored.set((JSON.parse(host.watched()) as { id: string }).id, host);
    return host.watched();
  }
  const [about, game] = address.split('/');
  return about === 'puzzles' ? askPuzzle(await puzzles(game), address, body) : ask(address, body);
}

/** The puzzles of a game, which lie beside the page; none where they cannot be had. */
async function puzzles(game: string): Promise<string> {
  const file = await fetch(new URL(`../puzzles/${game}.toml`, self.location.href)).catch(() => null);
  return file?.ok ? file.text() : '';
}

async function enter(id: string, port: MessagePort): Promise<void> {
  // What is said before the room is open waits.
  const early: (string | null)[] = [];
  port.onmessage = ({ data }: MessageEvent<string | null>) => void early.push(data);
  try {
    const thinkers = await pool;
    let opening = halls.get(id);
    if (!opening) halls.set(id, (opening = open(id, thinkers)));
    (await opening).enter(port, early);
  } catch (error) {
    halls.delete(id);
    if (typeof error !== 'string') return broken(error);
    port.postMessage(error);
    port.postMessage(null);
  }
}

async function open(id: string, thinkers: Pool): Promise<Hall> {
  const memory = unstored.get(id);
  const leave = (): void => void halls.delete(id);
  if (memory instanceof Host) return new Hall(memory, null, store, thinkers, broken, leave, null);
  const release = await only(id);
  const left = memory ?? (await store.load(id).catch(() => null));
  if (!left) {
    release();
    return Promise.reject<Hall>(refusal('no-match'));
  }
  const closed = (): void => {
    leave();
    release();
  };
  let host: Host;
  try {
    host = Host.open(JSON.stringify(left));
  } catch (refused) {
    // What cannot be opened stays as it is kept, for a program that can.
    release();
    throw refused;
  }
  return new Hall(host, left.row, store, thinkers, broken, closed, memory ? unkept() : null);
}

/** One window at a time plays a match: the others say so. */
function only(id: string): Promise<() => void> {
  return new Promise((granted, refused) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) return void refused(refusal('elsewhere'));
      return new Promise(release => granted(release));
    };
    if (!navigator.locks) return granted(() => {});
    void navigator.locks.request(`grognard-match-${id}`, { ifAvailable: true }, hold);
  });
}
