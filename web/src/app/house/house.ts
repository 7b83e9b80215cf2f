// The house where the rooms are: a server, or this device. The client knows no other difference between them.

import type { Text } from '../wire.ts';

/** What the house said no with, in words for the player. */
export class Refused extends Error {
  constructor(readonly why: Text) {
    super(typeof why === 'string' ? why : JSON.stringify(why));
  }
}

/** A line to a room, as a WebSocket has it. */
export interface Wire {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface House {
  /** Its rooms are on this device: nobody else can reach them, and nobody vouches for their dice. */
  readonly device: boolean;
  /** What lies ready at an address below `api/`. */
  read(address: string): Promise<string>;
  /** The answer to a question sent to an address below `api/`. */
  ask(address: string, body: string, type: string): Promise<string>;
  /** A line to the room of a match. */
  call(id: string, events: WireEvents): Wire;
}
