// The house is a server: HTTP and WebSockets.

import { Refused, type House } from './house.ts';
import type { Text } from '../wire.ts';

async function reason(answer: Response): Promise<Text> {
  const text = await answer.text().catch(() => '');
  try {
    const body = JSON.parse(text) as { why?: Text; error?: Text } | string;
    if (typeof body === 'string') return body;
    const why = body.why ?? body.error;
    if (why !== undefined) return why;
  } catch {
    // Plain words, not JSON.
  }
  return text.trim() || { key: 'error-status', args: { status: String(answer.status) } };
}

async function text(answer: Response): Promise<string> {
  if (!answer.ok) throw new Refused(await reason(answer));
  return answer.text();
}

export const house: House = {
  device: false,
  read: async address => text(await fetch(`/api/${address}`)),
  ask: async (address, body, type) =>
    text(await fetch(`/api/${address}`, { method: 'POST', headers: { 'content-type': type }, body })),
  call(id, events) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(id)}`);
    socket.onopen = () => events.opened();
    socket.onmessage = event => {
      if (typeof event.data === 'string') events.heard(event.data);
    };
    socket.onclose = () => events.closed();
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: message => socket.send(message),
      close: () => socket.close(),
    };
  },
};
