// Games of this browser, to be resumed. The secrets stay here and in the address; they are sent only to sit down.

import { house } from '#house';
import type { BySide, Side } from './wire.ts';

export interface Recent {
  id: string;
  secret: string;
  game: string;
  scenario: string;
  sides: Side[];
  /** Milliseconds since 1970. */
  when: number;
  over: boolean;
  /** Whether a decision of this seat was awaited when it was last seen. */
  mine?: boolean;
  opponent: string;
}

/** What the maker of a match keeps to hand on: the seats' and the spectators' secrets. */
export interface Invitation {
  seats: BySide<string | null>;
  spectator: string;
}

// A server may offer the device's games under its own name: the two lists are apart.
const OURS = house.device ? 'grognard.device' : 'grognard',
  RECENT = `${OURS}.recent`,
  INVITE = `${OURS}.invite.`,
  NONCE = `${OURS}.nonce.`,
  KEY = `${OURS}.key.`,
  HEARD = `${OURS}.heard.`,
  MUTED = `${OURS}.muted`,
  MOST_MUTED = 200,
  KEEP = 24;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the link in the address bar still opens the match.
  }
}

export const recents = (): Recent[] =>
  read<Recent[]>(RECENT, []).filter(r => r && typeof r.id === 'string' && typeof r.secret === 'string');

export function remember(entry: Recent): void {
  const others = recents().filter(r => r.id !== entry.id || r.secret !== entry.secret);
  for (const gone of others.slice(KEEP - 1)) forgetKeys(gone.id);
  write(RECENT, [entry, ...others].slice(0, KEEP));
}

export function forget(id: string): void {
  write(
    RECENT,
    recents().filter(r => r.id !== id),
  );
  forgetKeys(id);
}

/** Nothing of any game stays here. */
export function forgetAll(): void {
  for (const { id } of recents()) forget(id);
}

function forgetKeys(id: string): void {
  try {
    localStorage.removeItem(INVITE + id);
    localStorage.removeItem(NONCE + id);
    localStorage.removeItem(KEY + id);
    localStorage.removeItem(HEARD + id);
  } catch {
    // Nothing was kept.
  }
}

export const keepInvitation = (id: string, invitation: Invitation): void => write(INVITE + id, invitation);
export const invitation = (id: string): Invitation | null => read<Invitation | null>(INVITE + id, null);

/** The number of the last remark that was read here. */
export const heard = (id: string): number => read<number>(HEARD + id, 0);
export const keepHeard = (id: string, n: number): void => write(HEARD + id, n);

/** Whoever is not to be heard on this device: a name, or a match where the other has none. */
export const isMuted = (whom: string): boolean => read<string[]>(MUTED, []).includes(whom);
export function mute(whom: string, yes: boolean): void {
  const others = read<string[]>(MUTED, []).filter(one => one !== whom);
  write(MUTED, (yes ? [whom, ...others] : others).slice(0, MOST_MUTED));
}

/** This seat's own part of the fair dice: made once a match, the same after a reload. */
export function nonce(id: string): string {
  const old = read<string | null>(NONCE + id, null);
  if (old && /^[0-9a-f]{64}$/.test(old)) return old;
  const fresh = random(32);
  write(NONCE + id, fresh);
  return fresh;
}

const random = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(b => b.toString(16).padStart(2, '0')).join('');

/** A secret for a link, as the house makes them. */
export const freshLink = (): string => random(16);

/** Marks the key of a seat, so that nobody takes it for a link. */
const MARK = 'k';

/** The key under which this device has the seat that a link leads to: made once, the same after a reload. */
export function seatKey(id: string, secret: string): string {
  if (secret.startsWith(MARK)) return secret;
  const keys = read<Record<string, string>>(KEY + id, {});
  const key = keys[secret] ?? MARK + random(16);
  write(KEY + id, { ...keys, [secret]: key });
  return key;
}

/** Seats that somebody has sat down at are no longer to be handed on. */
export function keepUntaken(id: string, taken: BySide<boolean>): void {
  const old = invitation(id);
  if (!old?.seats.some((secret, i) => secret && taken[i])) return;
  keepInvitation(id, { ...old, seats: [taken[0] ? null : old.seats[0], taken[1] ? null : old.seats[1]] });
}
