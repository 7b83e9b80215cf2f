// This browser as one that is told things while no page is open.

import { chooseWay, dropWay } from './api.ts';
import type { Tongue } from './say.ts';
import type { Letters } from './wire.ts';

/** Whether there is a way to tell it anything: browsers want a safe address for that. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscribed = async (): Promise<PushSubscription | null> => {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** The name of the way to this browser, where it has been chosen. */
export async function ownWay({ channels }: Letters): Promise<string | null> {
  const endpoint = (await subscribed())?.endpoint;
  return channels.find(({ kind, address }) => kind === 'push' && address === endpoint)?.id ?? null;
}

/** The letters of the web as bytes. */
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

/** Asks its person and has it told things; nothing, if he says no. */
export async function startPush(key: string, tongue: Tongue): Promise<Letters | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/post.js');
  const worker = await navigator.serviceWorker.ready;
  const way = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = way.toJSON();
  return chooseWay({ kind: 'push', tongue, endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth });
}

export async function stopPush(id: string): Promise<Letters> {
  await (await subscribed())?.unsubscribe();
  return dropWay(id);
}
