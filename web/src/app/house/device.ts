// The house is this device: a worker keeps the rooms. What never changes lies beside the page as files.

import type { FromWorker, ToWorker } from '../../device/talk.ts';
import type { Text } from '../wire.ts';
import { Refused, type House, type Wire, type WireEvents } from './house.ts';

interface Question {
  done: (text: string) => void;
  failed: (error: Error) => void;
}

/** The worker, and everybody who waits for it. After an accident it is started anew: the matches are kept. */
class Staff {
  #worker = new Worker(new URL('../../device/worker.ts', import.meta.url), { type: 'module' });
  #questions = new Map<number, Question>();
  #lines = new Set<() => void>();
  #last = 0;

  constructor(readonly ended: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('broken' in data) return this.#end();
      const question = this.#questions.get(data.answer);
      this.#questions.delete(data.answer);
      if (data.ok) question?.done(data.text);
      else question?.failed(new Refused((JSON.parse(data.text) as { why: Text }).why));
    };
    this.#worker.onerror = () => this.#end();
  }

  #end(): void {
    this.#worker.terminate();
    this.ended();
    for (const { failed } of this.#questions.values()) failed(new Refused({ key: 'server-broken' }));
    for (const hangUp of [...this.#lines]) hangUp();
  }

  ask(address: string, body: string): Promise<string> {
    const ask = ++this.#last;
    return new Promise((done, failed) => {
      this.#questions.set(ask, { done, failed });
      this.#say({ ask, address, body });
    });
  }

  call(id: string, events: WireEvents): Wire {
    const { port1: ours, port2: theirs } = new MessageChannel();
    let open = true;
    const hangUp = (): void => {
      if (!open) return;
      open = false;
      this.#lines.delete(hangUp);
      // Later, as a socket does: whoever hangs up has done so by then.
      queueMicrotask(() => events.closed());
    };
    this.#lines.add(hangUp);
    ours.onmessage = ({ data }: MessageEvent<string | null>) => (data === null ? hangUp() : events.heard(data));
    this.#say({ call: id }, [theirs]);
    queueMicrotask(() => events.opened());
    return {
      get open() {
        return open;
      },
      send: text => ours.postMessage(text),
      close: () => {
        ours.postMessage(null);
        hangUp();
      },
    };
  }

  #say(message: ToWorker, ports: Transferable[] = []): void {
    this.#worker.postMessage(message, ports);
  }
}

let present: Staff | null = null;
const staff = (): Staff => (present ??= new Staff(() => (present = null)));

export const house: House = {
  device: true,
  async read(address) {
    const file = await fetch(`api/${address}.txt`).catch(() => null);
    return file?.ok ? file.text() : staff().ask(address, '');
  },
  ask: (address, body) => staff().ask(address, body),
  call: (id, events) => staff().call(id, events),
};
